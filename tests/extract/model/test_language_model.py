"""A language model of the user's own: what it is shown, what of its answers counts, and one tiny random model from end to end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import duckdb
import pytest

from pipeline.cli import main
from pipeline.errors import ModelError
from pipeline.extract.model import language_model
from pipeline.extract.model.language_model import (
    ask,
    check_language_model,
    items_of,
    numbered,
    prompt_of,
    questions_of,
    schema_of,
)
from pipeline.extract.reading import Page, read_page
from pipeline.settings import Settings
from schemas.records import Document

KOREAN = "다온 N2는 ResNet-50 추론에서 A100보다 31% 빠르다. 전력은 75W다."
TURKISH = "Kıyı K2, Kıyı K1'den 2,4 kat hızlı. Kart 75 W çekiyor."


@pytest.fixture
def page_of(read: Callable[..., Document]) -> Callable[[str, str], Page]:
    return lambda text, language: read_page(read(text, language))


@pytest.fixture
def read() -> Callable[..., Document]:
    from pipeline.clean import read_article
    from pipeline.clean.sentences import split_sentences
    from pipeline.extract.figures import find_figures
    from pipeline.extract.mentions import find_mentions
    from schemas.records import Source

    def document_of(text: str, language: str) -> Document:
        settings = Settings(language=language)
        source = Source(uri="mem:1", media_type="text/plain", text=text, language=language)
        document = Document(article=read_article(source, settings))
        for stage in (split_sentences, find_figures, find_mentions):
            document = stage(document, settings)
        return document

    return document_of


def _item(number: int, figure: str, **said: Any) -> dict[str, Any]:
    blank = {"type": "comparison", "metric": "throughput", "direction": "better", "modality": "asserted"}
    return {"number": number, "figure": figure, **blank, "subject": None, "comparator": None, "benchmark": None, "speaker": None, **said}


def _writer(*items: Mapping[str, Any]) -> language_model.Writer:
    return lambda _prompt, _schema, _most: json.dumps(list(items), ensure_ascii=False)


def test_every_figure_to_judge_is_shown_with_its_number(page_of: Callable[[str, str], Page]) -> None:
    page = page_of(KOREAN, "ko")
    (question,) = questions_of(page)
    assert numbered(page.text, question) == "다온 N2는 ResNet-50 추론에서 A100보다 [1|31%] 빠르다.\n전력은 [2|75W]다."
    assert prompt_of(page.text, question, "ko").endswith("전력은 [2|75W]다.\nAnswer:\n")


def test_a_long_article_is_asked_about_in_stretches_that_hold_every_figure_once(page_of: Callable[[str, str], Page]) -> None:
    page = page_of(" ".join(f"Kıyı K{n} saniyede {n}00 token üretiyor." for n in range(2, 60)), "tr")
    questions = list(questions_of(page))
    asked = [figure.start for question in questions for figure in question.figures]
    assert len(questions) > 3
    assert asked == sorted(set(asked))
    assert len(asked) == 58


def test_names_that_stand_in_the_text_become_places(page_of: Callable[[str, str], Page]) -> None:
    page = page_of(KOREAN, "ko")
    opinions = ask(page, _writer(_item(1, "31%", subject="다온 N2", comparator="A100", benchmark="ResNet-50")))
    (opinion,) = opinions.figures.values()
    places = {role: page.text[one.candidates[0].start : one.candidates[0].end] for role, one in opinion.roles.items() if one.candidates}
    assert places == {"subject": "다온 N2", "comparator": "A100", "benchmark": "ResNet-50"}
    assert not opinions.refused


def test_the_past_of_a_thing_is_its_comparator(page_of: Callable[[str, str], Page]) -> None:
    opinions = ask(page_of(TURKISH, "tr"), _writer(_item(1, "2,4 kat", comparator="previous")))
    (opinion,) = opinions.figures.values()
    assert opinion.roles["comparator"].previous > 0.5


def test_other_digits_are_refused(page_of: Callable[[str, str], Page]) -> None:
    opinions = ask(page_of(TURKISH, "tr"), _writer(_item(1, "75 W", subject="Kıyı K2")))
    assert not opinions.figures
    assert [(one.slot, one.said) for one in opinions.refused] == [("figure", "75 W")]


def test_a_name_that_stands_nowhere_is_refused_and_the_rest_kept(page_of: Callable[[str, str], Page]) -> None:
    opinions = ask(page_of(TURKISH, "tr"), _writer(_item(1, "2,4 kat", subject="Kıyı K9", comparator="Kıyı K1")))
    (opinion,) = opinions.figures.values()
    assert "subject" not in opinion.roles
    assert opinion.roles["comparator"].candidates
    assert [(one.slot, one.said) for one in opinions.refused] == [("subject", "Kıyı K9")]


def test_an_answer_cut_at_its_end_keeps_its_whole_items() -> None:
    assert list(items_of('[{"number": 1, "figure": "31%"}, {"number": 2, "fig')) == [{"number": 1, "figure": "31%"}]


@pytest.mark.parametrize("language", ["ko", "tr"])
def test_the_solved_examples_keep_the_rules_that_answers_must_keep(language: str) -> None:
    for example in language_model._examples()[language]:
        shown = dict(re.findall(r"\[(\d+)\|([^\]]+)\]", example["text"]))
        plain = re.sub(r"\[\d+\|([^\]]+)\]", r"\1", example["text"])
        for item in json.loads(example["answer"]):
            assert shown[str(item["number"])] == item["figure"]
            assert all(item[role] in (None, "previous") or item[role] in plain for role in ("subject", "comparator", "benchmark", "speaker"))


def test_a_name_of_no_model_is_one_clear_sentence(tmp_path: Path) -> None:
    pytest.importorskip("transformers")
    pytest.importorskip("llguidance")
    with pytest.raises(ModelError, match="There is no language model"):
        check_language_model(f"llm:{tmp_path / 'nothing'}")


@pytest.fixture
def tiny_model(tmp_path: Path) -> Path:
    """A causal model of random weights over the bytes."""
    torch = pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    pytest.importorskip("llguidance")
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers

    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    tokenizer = Tokenizer(models.BPE({**{letter: n for n, letter in enumerate(alphabet)}, "<end>": len(alphabet)}, []))
    tokenizer.pre_tokenizer, tokenizer.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    folder = tmp_path / "tiny"
    transformers.PreTrainedTokenizerFast(tokenizer_object=tokenizer, eos_token="<end>").save_pretrained(folder)
    torch.manual_seed(4)
    config = transformers.LlamaConfig(
        vocab_size=len(alphabet) + 1, hidden_size=16, intermediate_size=16, num_hidden_layers=1, num_attention_heads=2, max_position_embeddings=8192,
        eos_token_id=len(alphabet), bos_token_id=len(alphabet),
    )  # fmt: skip
    transformers.LlamaForCausalLM(config).save_pretrained(folder)
    return folder


def test_a_random_model_answers_in_the_grammar(tiny_model: Path, page_of: Callable[[str, str], Page]) -> None:
    page = page_of("Kart 75 W çekiyor.", "tr")
    (question,) = questions_of(page)
    answer = language_model.load_writer(f"llm:{tiny_model}")(prompt_of(page.text, question, "tr"), schema_of(question), 400)
    assert answer.startswith("[")
    assert all(item["number"] == 1 and item["figure"] == "75 W" for item in items_of(answer))


def test_an_article_read_with_a_random_model_is_stored_and_grounded(tiny_model: Path, tmp_path: Path) -> None:
    article, database = tmp_path / "a.txt", tmp_path / "a.duckdb"
    article.write_text(TURKISH, encoding="utf-8")
    assert main(["ingest", str(article), "--db", str(database), "--quiet", "--model", f"llm:{tiny_model}"]) == 0
    with duckdb.connect(str(database), read_only=True) as connection:
        rows = connection.execute("SELECT surface, span_start, span_end FROM figures JOIN claims USING (figure_id)").fetchall()
    assert rows
    assert all(TURKISH[start:end] == surface for surface, start, end in rows)
