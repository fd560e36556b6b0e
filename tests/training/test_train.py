"""The trainer, on a tiny random encoder."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")

from safetensors.numpy import load_file  # noqa: E402

from pipeline.errors import ModelError  # noqa: E402
from pipeline.extract.claims import overhear  # noqa: E402
from pipeline.extract.model.heads import load_heads  # noqa: E402
from pipeline.extract.model.opinions import ROLES  # noqa: E402
from pipeline.extract.model.reader import form_opinions, load_reader  # noqa: E402
from pipeline.extract.reading import read_page  # noqa: E402
from training.average import main as average  # noqa: E402
from training.examples import course_of, passages  # noqa: E402
from training.release import main as release  # noqa: E402
from training.restore import main as restore  # noqa: E402
from training.train import main  # noqa: E402

PASSAGE = """\
voice: haber
@k/chip = Kıyı K2 : Zirve
@z/vendor = Zirve
@e/chip = Kıyı K1 : Zirve
---
Zirve'ye göre Kıyı «K2|n», Kıyı «K1|n»'den «2,4 kat|r:2.4;C k throughput vs=e dir=better by=z» hızlı ve «75 W|q:75 W;S k power» çeker.
===
"""


@pytest.fixture
def encoder(tmp_path: Path) -> Path:
    from tokenizers import Tokenizer
    from tokenizers.models import Unigram
    from tokenizers.pre_tokenizers import Metaspace

    pieces = ["<s>", "<pad>", "</s>", "<unk>", "▁", *"abcçdefgğhıijklmnoöprsştuüvyzKZW0123456789.,'"]
    tokenizer = Tokenizer(Unigram([(piece, -1.0) for piece in pieces], unk_id=3))
    tokenizer.pre_tokenizer = Metaspace()
    folder = tmp_path / "encoder"
    fast = transformers.PreTrainedTokenizerFast(tokenizer_object=tokenizer, pad_token="<pad>", unk_token="<unk>")
    fast.save_pretrained(folder)
    torch.manual_seed(1)
    config = transformers.BertConfig(
        vocab_size=len(pieces), hidden_size=24, num_hidden_layers=2, num_attention_heads=2, intermediate_size=32, pad_token_id=1
    )
    transformers.BertModel(config, add_pooling_layer=False).save_pretrained(folder)
    return folder


def _train(encoder: Path, folder: Path, output: Path, *more: str) -> list[dict[str, object]]:
    for voice in ("haber", "forum"):
        (folder / "tr").mkdir(parents=True, exist_ok=True)
        (folder / "tr" / f"{voice}.txt").write_text(PASSAGE, encoding="utf-8")
    nothing = str(folder / "none")
    options = ["--epochs", "1", "--head-epochs", "1", "--freeze", "1", "--held-out", "tr/forum", "--articles", nothing, "--goldens", nothing]
    assert main([str(encoder), str(output), "--passages", str(folder), *options, *more]) == 0
    return json.loads((output / "training.json").read_text(encoding="utf-8"))


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::UserWarning")
def test_weights_and_scores_are_written_and_one_seed_gives_one_result(encoder, tmp_path, capsys):
    first = _train(encoder, tmp_path / "passages", tmp_path / "one")
    second = _train(encoder, tmp_path / "passages", tmp_path / "two")
    assert [row["epoch"] for row in first] == ["heads", "epoch 0"]
    assert first[1]["loss"] == second[1]["loss"]
    assert [row["held_out"] for row in first] == [row["held_out"] for row in second]
    assert {"subject", "comparator", "benchmark", "speaker", "metric"} <= set(first[1]["held_out"]["tr"])
    assert load_heads(tmp_path / "one" / "heads.safetensors").labels["metric"] == ("other",)
    assert (tmp_path / "one" / "encoder" / "model.safetensors").exists()


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::UserWarning")
def test_training_goes_on_from_an_earlier_one(encoder, tmp_path):
    before = _train(encoder, tmp_path / "passages", tmp_path / "one")
    best = max(before, key=lambda row: row["held_out"]["all"]["goal"])
    after = _train(encoder, tmp_path / "passages", tmp_path / "two", "--start", str(tmp_path / "one"), "--epochs", "0", "--head-epochs", "0")
    assert [row["epoch"] for row in after] == ["start"]
    assert after[0]["held_out"] == best["held_out"]


@pytest.mark.filterwarnings("ignore")
def test_a_released_model_forms_opinions_on_every_figure(encoder, tmp_path):
    folder = tmp_path / "passages"
    _train(encoder, folder, tmp_path / "reader")
    assert release([str(tmp_path / "reader"), str(tmp_path / "out"), "--passages", str(folder)]) == 0
    document = next(passages(folder)).document
    opinions = form_opinions(page := read_page(document), load_reader(str(tmp_path / "out")), overhear(page))
    assert set(opinions.figures) == {figure.start for figure in document.figures if figure.kind in ("ratio", "quantity")}
    for opinion in opinions.figures.values():
        assert 0 < opinion.claim < 1
        for role in ROLES:
            found = opinion.roles[role]
            assert found.none + found.previous + sum(one.probability for one in found.candidates) == pytest.approx(1, abs=0.02)
            assert found.previous == 0 or role == "comparator"


@pytest.mark.filterwarnings("ignore")
def test_what_was_trained_runs_in_torch_as_it_does_exported(encoder, tmp_path):
    folder = tmp_path / "passages"
    _train(encoder, folder, tmp_path / "reader")
    release([str(tmp_path / "reader"), str(tmp_path / "out"), "--passages", str(folder)])
    page = read_page(next(passages(folder)).document)
    ours, theirs = (form_opinions(page, load_reader(str(tmp_path / name)), overhear(page)).figures for name in ("reader", "out"))
    assert [one.claim for one in ours.values()] == pytest.approx([one.claim for one in theirs.values()], abs=0.05)


@pytest.mark.filterwarnings("ignore")
def test_a_released_model_is_restored_for_more_training(encoder, tmp_path):
    folder = tmp_path / "passages"
    _train(encoder, folder, tmp_path / "reader")
    release([str(tmp_path / "reader"), str(tmp_path / "out"), "--passages", str(folder)])
    assert restore([str(tmp_path / "out"), str(tmp_path / "restored")]) == 0
    page = read_page(next(passages(folder)).document)
    ours, theirs = (form_opinions(page, load_reader(str(tmp_path / name)), overhear(page)).figures for name in ("reader", "restored"))
    assert [one.claim for one in ours.values()] == pytest.approx([one.claim for one in theirs.values()], abs=0.05)
    weights = [load_file(tmp_path / name / "encoder" / "model.safetensors") for name in ("reader", "restored")]
    assert weights[0].keys() == weights[1].keys()
    assert all(np.allclose(one, weights[1][name], atol=0.02) for name, one in weights[0].items())
    _train(tmp_path / "restored" / "encoder", folder, tmp_path / "more", "--start", str(tmp_path / "restored"))


def test_an_epoch_repeats_a_share_of_what_an_earlier_training_taught(tmp_path):
    folder = tmp_path / "tr"
    folder.mkdir()
    (folder / "haber.txt").write_text("voice: haber\n" + PASSAGE.removeprefix("voice: haber\n") * 40, encoding="utf-8")
    (folder / "forum.txt").write_text(PASSAGE, encoding="utf-8")
    course = course_of(tmp_path, (), new=("tr/forum",), share=0.25)
    groups = Counter(lesson.group for lesson in course.lessons(Random(3)))
    assert groups["tr/forum"] == 1
    assert 3 <= groups["tr/haber"] <= 20
    assert len(list(course_of(tmp_path, ()).lessons(Random(3)))) == 41


@pytest.mark.filterwarnings("ignore")
def test_a_folder_without_its_encoder_is_refused(encoder, tmp_path):
    _train(encoder, tmp_path / "passages", tmp_path / "reader")
    (tmp_path / "reader" / "encoder" / "model.safetensors").unlink()
    with pytest.raises(ModelError, match=r"holds no encoder/model\.safetensors"):
        load_reader(str(tmp_path / "reader"))


@pytest.mark.filterwarnings("ignore")
def test_heads_of_another_model_are_refused(encoder, tmp_path):
    _train(encoder, tmp_path / "passages", tmp_path / "reader")
    release([str(tmp_path / "reader"), str(tmp_path / "out"), "--passages", str(tmp_path / "passages")])
    heads = tmp_path / "out" / "heads.safetensors"
    heads.write_bytes(heads.read_bytes()[:-1] + b"\x7f")
    with pytest.raises(ModelError, match="copy the whole folder again"):
        load_reader(str(tmp_path / "out"))


@pytest.mark.filterwarnings("ignore")
def test_two_trainings_are_averaged(encoder, tmp_path):
    folder = tmp_path / "passages"
    _train(encoder, folder, tmp_path / "one")
    _train(encoder, folder, tmp_path / "two", "--seed", "5")
    assert average([str(tmp_path / "one"), str(tmp_path / "two"), str(tmp_path / "mean"), "--share", "0.25"]) == 0
    for file in ("heads.safetensors", "encoder/model.safetensors"):
        one, two, mean = (load_file(tmp_path / name / file) for name in ("one", "two", "mean"))
        assert mean.keys() == one.keys()
        assert all(np.allclose(mean[key], 0.75 * one[key] + 0.25 * two[key], atol=1e-5) for key in one)
    with pytest.raises(ValueError, match="between 0 and 1"):
        average([str(tmp_path / "one"), str(tmp_path / "two"), str(tmp_path / "mean"), "--share", "2"])
