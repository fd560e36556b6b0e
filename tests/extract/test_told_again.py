"""Whose value it is by what was told before: a measure or a service pointed at, a firm that speaks of its own, a half of that, a pronoun for a model; what is only switched, or measures, has none."""

from __future__ import annotations

import pytest

SUBJECTS = [
    # a measure that is pointed at
    ("tr", "Llama 3 8B, tek bir NVIDIA T4 üzerinde INT8 ile saniyede 62 token üretiyor. FP16'da bu hız 41 token.", 41, "T4"),
    ("ko", "엔비디아 T4는 라마 3 8B를 INT8로 초당 62토큰 처리한다. FP16에서 이 속도는 41토큰이다.", 41, "T4"),
    ("tr", "NVIDIA T4 saniyede 62 token üretiyor. NVIDIA L4'te bu hız 140 token.", 140, "L4"),
    # the same service
    ("tr", "Groq, Llama 3 70B'yi saniyede 300 token hızında sunuyor; bir test sitesi olan HızTartı ise aynı hizmette ortalama 284 token ölçmüş.", 284, "Groq"),
    # a maker speaks of its own
    ("tr", "Cerebras WSE-3 yongasında 900 bin çekirdek var.\n\nGroq'tan ses var. Firma, Llama 3 70B'yi saniyede 300 token hızında sunduğunu söylüyor.", 300, "Groq"),
    ("tr", "Cerebras WSE-3 yongasında 900 bin çekirdek var. Cerebras, Llama 3 70B'yi saniyede 450 token hızında sunduğunu söylüyor.", 450, "WSE-3"),
    # a half of that
    ("tr", "Veyra V20 kartı 24 GB bellek taşıyor. Küçük kardeşi Veyra V10'un belleği bunun yarısı.", 0.5, "Veyra V10"),
    ("tr", "Veyra V20 kartı 24 GB bellek taşıyor. Bellek, Veyra V30'un yarısı.", 0.5, "Veyra V20"),
    # switched programs
    ("tr", "NVIDIA A100 kartında eğittik. FlashAttention'ı açmadan saniyede 8.750 token görebildik.", 8750, "A100"),
    ("ko", "엔비디아 A100에서 학습했다. 플래시어텐션을 켜면 초당 14,000토큰이 나온다.", 14000, "A100"),
    ("tr", "Şirket yeni yazılımını tanıttı. TensorRT-LLM saniyede 8.750 token veriyor.", 8750, "TensorRT-LLM"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject"), SUBJECTS)
def test_whose_value_it_is(read, language: str, text: str, value: float, subject: str) -> None:
    assert [claim.subject for claim in read(text, language).claims if claim.value == value] == [subject]


STATEMENTS = [
    ("tr", "Kelime hata oranı yüzde 9,1'den yüzde 9,4'e çıkmış.", 9.4, "up from before"),
    ("tr", "Whisper'ın kelime hata oranı yüzde 9,4'ten yüzde 9,1'e geldi.", 9.1, "down from before"),
    ("tr", "Mistral 7B TurkishMMLU'da yüzde 27,9 aldı. Llama 3 8B, 31,2 puanla ondan 3,5 puan önde.", 3.5, "that of Mistral 7B"),
    ("tr", "Llama 3 8B INT8 ile 9 GB yer tutuyor ve NVIDIA T4 üzerinde saniyede 62 token üretiyor.", 62, "on Llama 3 8B"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "words"), STATEMENTS)
def test_what_the_statement_says(read, language: str, text: str, value: float, words: str) -> None:
    assert [words in claim.statement for claim in read(text, language).claims if claim.value == value] == [True]


SPEAKERS = [
    ("tr", "Bağımsız bir test sitesi olan HızTartı'ya göre H100 saniyede 300 token veriyor. Kartta 80 GB bellek bulunduğunu hatırlatalım.", 80, None),
    ("tr", "H100 saniyede 300 token veriyor. Deniz Karasu, kartta 80 GB bellek bulunduğunu hatırlatıyor.", 80, "Deniz Karasu"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "source"), SPEAKERS)
def test_who_says_it(read, language: str, text: str, value: float, source: str | None) -> None:
    assert [claim.attributed_to for claim in read(text, language).claims if claim.value == value] == [source]


KINDS = [
    ("tr", "Bu bahar Çam adını verdiğimiz dil modelini eğittik. Çam'ın 1,3 milyar parametresi var.", "Çam has 1.3 billion parameters."),
    ("ko", "연구팀은 '솔잎'을 공개했다. 솔잎의 매개변수는 70억 개다.", "Sorip has 7 billion parameters."),
    ("tr", "Poyraz 5 kartı, 70 milyar parametreye kadar modelleri çalıştırıyor.", "Poyraz 5 runs models of up to 70 billion parameters."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "statement"), KINDS)
def test_who_has_parameters_is_a_model(read, language: str, text: str, statement: str) -> None:
    assert read(text, language).claims[-1].statement == statement


def test_a_short_form_behind_a_word_that_opens_its_sentence(read) -> None:
    text = "RX 7900 XTX 24 GB bellek taşıyor. Sıfır XTX 42.000 lira."
    assert [claim.subject for claim in read(text, "tr").claims] == ["RX 7900 XTX", "RX 7900 XTX"]


MET = [
    ("tr", "Panelde Elif Sayar yeniden kürsüdeydi. Poyraz P3'ün 6.800 dolardan satışa çıkacağını duyurdu.", "Elif Sayar"),
    ("tr", "Panelde Poyraz P3 sergilendi. Kartın 6.800 dolardan satışa çıkacağı duyuruldu.", None),
    ("tr", "Lisa Su, MI325X'in H200'den yüzde 40 hızlı olduğunu söyledi. NVIDIA'dan yanıt gecikmedi: Şirket sözcüsü, H200'ün 141 GB belleği olduğunu belirtti.", "NVIDIA"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "source"), MET)
def test_who_speaks_without_a_name(read, language: str, text: str, source: str | None) -> None:
    assert read(text, language).claims[-1].attributed_to == source


def test_the_only_thing_of_a_maker_is_the_other_side(read) -> None:
    text = "RTX 4090 saniyede 128 token, RTX 3090 104 token, RX 7900 XTX 96 token verdi. RTX 4090, AMD'nin kartından yüzde 33 daha hızlı."
    assert [(claim.subject, claim.comparator) for claim in read(text, "tr").claims if claim.value == 33] == [("RTX 4090", "RX 7900 XTX")]


def test_who_takes_a_thing_from_a_pocket_beats_nothing(read) -> None:
    assert read("DerinKod etkinliğinde kurucu, Poyraz P3'ü cebinden çıkarıp gösterdi.", "tr").claims == ()


RUN_WITH = [
    ("tr", "Instinct MI300X kartında ilk token gecikmesi iyi. ROCm'un yeni sürümüyle gecikme 310 ms'den 240 ms'ye indi.", [("MI300X", 310, None), ("MI300X", 240, "ROCm")]),
    ("ko", "인스팅트 MI300X를 시험했다. ROCm 새 버전으로 지연시간이 310ms에서 240ms로 줄었다.", [("MI300X", 310, None), ("MI300X", 240, "ROCm")]),
    ("tr", "vLLM'in yeni sürümü saniyede 900 token veriyor.", [("vLLM", 900, None)]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "told"), RUN_WITH)
def test_what_is_run_with_a_program_has_the_value(read, language: str, text: str, told: list[tuple[str, float, str | None]]) -> None:
    assert [(claim.subject, claim.value, claim.conditions.get("software")) for claim in read(text, language).claims] == told


def test_capacity_of_computing_is_no_memory(read) -> None:
    assert [claim.metric for claim in read("Deniz Hesaplama Merkezi'nin yapay zekâ kapasitesi dört katına çıkacak.", "tr").claims] == ["capacity"]
    assert [claim.metric for claim in read("Poyraz 5'in bellek kapasitesi 64 GB.", "tr").claims] == ["memory_capacity"]
