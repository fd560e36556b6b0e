"""What two sides of a comparison are given, how long a recording is that was worked off, and what several cards reach together."""

from __future__ import annotations

import pytest

TOLD = [
    # not as many on both sides
    ("tr", "Dört Veyra V10, BERT-Large'da iki A100'ü yüzde 12 geçti.", 12, "(4 chips against 2)"),
    ("ko", "벼리 X2 4장이 BERT-Large에서 A100 2장을 12% 앞섰다.", 12, "(4 chips against 2)"),
    ("tr", "Dört Veyra V10, BERT-Large'da dört A100'ü yüzde 12 geçti.", 12, "than A100 on BERT-Large"),
    # the same power or money
    ("tr", "Veyra V20, aynı güçle Veyra V10'un iki katı performans veriyor.", 2, "at equal power"),
    ("ko", "벼리 X3는 같은 전력에서 벼리 X2보다 40% 빠르다.", 40, "at equal power"),
    ("ko", "벼리 X3는 같은 가격에 벼리 X2보다 성능이 40% 높다.", 40, "at equal cost"),
    ("tr", "Veyra V20, güç açısından Veyra V10'dan yüzde 40 hızlı.", 40, "40% faster than Veyra V10."),
    # recordings
    ("tr", "L40S, Whisper large-v3 ile bir saatlik ses kaydını 48 saniyede yazıya döküyor.", 48, "for 1 hour of audio"),
    ("ko", "L40S는 위스퍼 라지 v3로 30분짜리 회의 녹음을 20초에 받아 적는다.", 20, "for 30 minutes of audio"),
    ("tr", "L40S, Whisper large-v3'ü bir saatlik bir aradan sonra 48 saniyede çalıştırdı.", 48, "48 seconds on Whisper"),
    # several reach it
    ("tr", "İki RTX 3090 ile 48 GB'a çıktık.", 48, "48 GB of memory with 2 chips"),
    ("ko", "RTX 3090 두 장으로 48GB를 확보했다.", 48, "48 GB of memory with 2 chips"),
    ("tr", "İki sunucudaki RTX 3090 24 GB bellekle geliyor.", 24, "24 GB of memory."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "words"), TOLD)
def test_what_a_run_was_given(read, language: str, text: str, value: float, words: str) -> None:
    claims = [claim.statement for claim in read(text, language).claims if claim.value == value]
    assert [words in claim for claim in claims] == [True], claims


def test_the_same_work_is_as_long(read) -> None:
    text = "L40S, Whisper large-v3 ile bir saatlik ses kaydını 48 saniyede yazıya döküyor. Aynı iş H100'de 21 saniye sürüyor."
    assert [claim.conditions.get("case") for claim in read(text, "tr").claims] == ["for 1 hour of audio"] * 2


def test_no_number_of_one_side_is_the_comparisons_own(read) -> None:
    (claim,) = [claim for claim in read("Dört Veyra V10, BERT-Large'da iki A100'ü yüzde 12 geçti.", "tr").claims if claim.value == 12]
    assert "chips" not in claim.conditions


TRAINED = [
    ("tr", "ResNet-50 eğitiminde Veyra V10 saniyede 1.400 görüntü işliyor.", 1400, "on ResNet-50 in training."),
    ("tr", "ResNet-50'yi karma hassasiyetle eğittim. Veyra V10 saniyede 1.400 görüntü işledi.", 1400, "in training"),
    ("tr", "Önceden eğitilmiş ResNet-50'de Veyra V10 saniyede 1.400 görüntü işliyor.", 1400, "on ResNet-50."),
    ("tr", "Eğitim sektörü için çıkan Veyra V10, ResNet-50 çıkarımında saniyede 1.400 görüntü işliyor.", 1400, "on ResNet-50."),
    ("ko", "벼리 X2는 라마 3 8B 학습에서 초당 1,400토큰을 처리한다.", 1400, "on Llama 3 8B in training."),
    ("ko", "벼리 X2는 사전 학습된 라마 3 8B로 초당 1,400토큰을 처리한다.", 1400, "on Llama 3 8B."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "words"), TRAINED)
def test_what_was_trained_is_told_so(read, language: str, text: str, value: float, words: str) -> None:
    claims = [claim.statement for claim in read(text, language).claims if claim.value == value]
    assert [words in claim for claim in claims] == [True], claims


def test_a_comparison_without_a_number_in_training(read) -> None:
    assert [claim.statement for claim in read("벼리 X2는 ResNet-50 학습에서 H100보다 느리다.", "ko").claims] == ["Byeori X2 is slower than H100 on ResNet-50 in training."]


PUT = [
    ("tr", "Llama 3 8B, MMLU'da beş örnekli sınamada yüzde 38,4 aldı.", ["(5-shot)"]),
    ("ko", "라마 3 8B는 MMLU 5샷에서 정확도 38.4%를 얻었다.", ["(5-shot)"]),
    ("tr", "Eğitimde kayıp 3 milyar token'dan sonra bozuldu.", []),
    ("ko", "손실은 3조 토큰 이후 튀었다.", []),
    ("tr", "Llama 3 8B 15 trilyon token'la eğitildi.", ["15 trillion tokens"]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "words"), PUT)
def test_how_a_test_is_put_is_no_amount_of_data(read, language: str, text: str, words: list[str]) -> None:
    claims = [claim.statement for claim in read(text, language).claims]
    assert len(claims) == len(words) and all(told in claim for told, claim in zip(words, claims, strict=True)), claims


MOODS = [
    ("tr", "Llama 3 8B eğitiminin 24,8 saatte bitmesi gerekiyordu.", "hypothetical"),
    ("ko", "라마 3 8B 학습은 24.8시간에 끝났어야 했다.", "hypothetical"),
    ("tr", "Llama 3 8B eğitimi 24,8 saatte bitti.", "asserted"),
    ("ko", "라마 3 8B 학습은 24.8시간에 끝났다.", "asserted"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "mood"), MOODS)
def test_what_had_to_be_so_was_not(read, language: str, text: str, mood: str) -> None:
    assert [claim.modality for claim in read(text, language).claims] == [mood]
