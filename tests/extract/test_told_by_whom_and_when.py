"""Turns of polarity, what is only thought or meant, reviews by their heads, tests that are not run yet, pasts beside each other."""

from __future__ import annotations

import pytest

from pipeline.extract.figures import read_figures
from pipeline.extract.glosses import in_english

MODALITIES = [
    # a negation behind `-ㄴ데` is of its own clause
    ("ko", "솔개 M4는 L40S보다 조금 느린데 열이 적어서 팬 소리가 들리지 않습니다.", "asserted"),
    ("ko", "솔개 M4는 L40S보다 빠른데 값은 비싸지 않다.", "asserted"),
    ("ko", "솔개 M4는 L40S보다 빠르지 않다.", "denied"),
    # thought, meant, heard
    ("ko", "L40S 값은 800만 원 밑으로 떨어질 거라고 봅니다.", "hedged"),
    ("ko", "L40S 값은 800만 원으로 내릴 겁니다.", "planned"),
    ("ko", "솔개 M4는 시간당 2700원에 시작하려고 합니다.", "planned"),
    ("ko", "솔개 M4가 87만 원에 나온다는 얘기도 있습니다.", "hedged"),
    ("ko", "한 곳이 L40S를 700만 원에 내놓을 거라는 소문이 있던데 저는 믿지 않습니다.", "hedged"),
    ("ko", "솔개칩은 솔개 M4를 700만 원에 내놓을 계획이다.", "planned"),
    ("tr", "L40S 7.000 doların altına iner diye düşünüyorum.", "hedged"),
    ("tr", "L40S için 6.500 dolardan bahsedenler var.", "hedged"),
    ("tr", "Poyraz P3 bana kalırsa 40.000 lirayı bulur.", "hedged"),
    ("tr", "Poyraz P3'ü 3,75 dolardan satmayı düşünüyoruz.", "planned"),
    ("tr", "Lodos L2'yi 3,10 dolara veriyoruz, Poyraz P3'ü 4,75 dolardan satmayı düşünüyoruz.", "asserted"),
    ("tr", "Belki siz duymazsınız ama Poyraz P3'te 38 dBA ölçtüm.", "asserted"),
    ("tr", "Belki Poyraz P3'ün gürültüsü 38 dBA olur.", "hedged"),
    ("tr", "Poyraz P3'ün payı yüzde 18'e ulaşmasını beklediklerini söyledi.", "planned"),
    ("tr", "Korkut Bellek'in geliri 9,3 milyar dolara çıkarak beklentileri geride bıraktı.", "asserted"),
]


@pytest.mark.parametrize(("language", "text", "modality"), MODALITIES)
def test_modality(read, language: str, text: str, modality: str) -> None:
    assert [claim.modality for claim in read(text, language).claims][:1] == [modality]


SPEAKERS = [
    (
        "ko", "솔개 M4의 소음은 31dBA다.\n\n구매 후기\n\n★★★☆☆ 밤톨이 (단품 구매)\n시끄럽습니다. 솔개 M4 소음은 44dBA예요.\n\n★★★★★ 산들네 (두 장 구매)\n솔개 M4는 180W를 먹습니다.\n\n배송 안내\n\n솔개 M4의 무게는 1.2kg이다.",
        [None, "밤톨이", "산들네", None],
    ),
    (
        "tr", "Poyraz P3 120 W çekiyor.\n\nKullanıcı yorumları\n\n★★★★☆ Derya K. (doğrulanmış alıcı) – \"Poyraz P3 bizde 148 W çekiyor, haberiniz olsun.\"\n\n★★☆☆☆ kirpi_tr – \"Poyraz P3 saniyede 60 token işliyor, bu kadar.\"\n\nPoyraz P3'ün ağırlığı 1,2 kg.",
        [None, "Derya K", "kirpi_tr", None],
    ),
    ("ko", "솔개 M4 평가\n\n★★★★☆ 성능\n솔개 M4는 180W를 쓴다.", [None]),
    ("ko", "엔비디아 말로는 B200의 추론 속도가 H100의 15배라지만 제가 써 본 바로는 3.2배였어요.", ["NVIDIA", None]),
    ("tr", "NVIDIA'ya göre B200, H100'den 15 kat hızlı, ama bizim ölçümümüzde 3,2 kat hızlıydı.", ["NVIDIA", None]),
    ("ko", "인텔은 서울에 있다. 클라우드 업체 말로는 H100의 전력이 690W라고 한다.", ["클라우드 업체"]),
    ("ko", "인텔은 새 칩을 내놨다. 업체 측은 전력이 300W라고 설명했다.", ["Intel"]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "speakers"), SPEAKERS)
def test_speakers(read, language: str, text: str, speakers: list[str | None]) -> None:
    assert [claim.attributed_to for claim in read(text, language).claims] == speakers


BENCHMARKS = [
    ("tr", "Bağımsız ölçüm henüz yok; MLPerf sonuçlarının baharda gönderileceği söylendi. Poyraz P3 saniyede 4.100 görüntü işliyor.", ()),
    ("tr", "Poyraz P3, MLPerf testlerine girdi. Poyraz P3 saniyede 4.100 görüntü işliyor.", ("MLPerf",)),
    ("ko", "솔개 M4의 MLPerf 결과는 내년 봄에 제출할 예정이다. 솔개 M4는 초당 이미지 4100장을 처리한다.", ()),
    ("ko", "솔개 M4는 MLPerf 결과를 공개했다. 솔개 M4는 초당 이미지 4100장을 처리한다.", ("MLPerf",)),
    ("ko", "두 대를 쟀다.\n\n| 작업 | 솔개 M4 | 솔개 M3 |\n|---|---|---|\n| 스테이블 디퓨전(초) | 8 | 13 |\n| 시네벤치 2024 | 900 | 700 |\n\n그림 그리기는 솔개 M4가 한 장에 7.8초였다.", ()),
    ("tr", "YOLOv8m ile Poyraz P3 saniyede 500 kare işliyor.\n\nBüyük dil modellerinde ise L4, Poyraz P3'ten yüzde 11 daha hızlıdır.", ()),
]


@pytest.mark.parametrize(("language", "text", "benchmark"), BENCHMARKS)
def test_what_is_not_run_yet_or_only_a_row_is_not_what_follows_was_measured_on(read, language: str, text: str, benchmark: tuple[str, ...]) -> None:
    assert read(text, language).claims[-1].benchmark == benchmark


STATEMENTS = [
    ("tr", "Korkut Bellek'in geliri yıllık bazda yüzde 41, bir önceki çeyreğe kıyasla yüzde 12 arttı.", ["is 41% higher than a year earlier", "is 12% higher than a quarter earlier"]),
    ("ko", "솔개반도체의 매출은 작년 같은 기간보다 41%, 전 분기보다 12% 늘었다.", ["is 41% higher than a year earlier", "is 12% higher than a quarter earlier"]),
    ("tr", "Korkut Bellek'in geliri bir önceki çeyreğe göre yüzde 48 büyüdü ve 7 milyar doları aştı.", ["is 48% higher than a quarter earlier", "has revenue of more than USD 7 billion"]),
    ("ko", "솔개반도체의 매출은 48% 늘어 7조 원을 넘어섰다.", ["is 48% higher than before", "has revenue of more than KRW 7 trillion"]),
    ("tr", "Korkut Bellek'in geliri 2 milyar dolar arttı.", ["is USD 2 billion higher than before"]),
    ("tr", "Modeli 64 adet A100 40 GB üzerinde eğitiyorduk.", ["is 64", "A100 has 40 GB of memory"]),
    ("tr", "Poyraz P3 300 watt çekiyor, Lodos L2 bundan 70 watt daha az çekiyor.", ["Poyraz P3 draws 300 W", "The power of Lodos L2 is 70 W lower than that of Poyraz P3"]),
    ("ko", "솔개 M4는 H100보다 비쌉니다. 솔개 M4 값은 H100보다 25% 더 받습니다.", ["more expensive than H100", "costs 25% more than H100"]),
    ("ko", "솔개반도체의 HBM 매출은 올해 3200억원에서 2028년 9000억원으로 커질 전망이다.", ["Solgaebandoche is thought to have revenue of KRW 320 billion this year", "KRW 900 billion (2028)"]),
    ("ko", "솔개반도체의 매출은 지난해 3200억원에서 올해 4100억원으로 늘었다.", ["Before, Solgaebandoche had revenue of KRW 320 billion"]),
    ("tr", "Korkut Bellek'in geliri bu yıl 320 milyon dolardan 2028'de 900 milyon dolara çıkacak.", ["Korkut Bellek has revenue of USD 320 million this year", "USD 900 million"]),
    ("ko", "내년 솔개반도체의 매출이 올해의 1.6배인 12조원에 이를 것으로 보인다.", ["1.6 times what it was before", "revenue of KRW 12 trillion next year"]),
    ("ko", "솔개 DX9의 읽기 속도는 초당 14GB로, 지난해 제품인 DX7의 두 배다.", ["14 GB/s", "Solgae DX9 has twice the storage bandwidth of DX7."]),
    ("tr", "L40S Türkiye'de 8.500 dolara satılıyor.", ["costs USD 8,500 in Türkiye"]),
    ("ko", '고객사 임원은 "H200 처리량이 A100보다 20% 높았다"고 말했다.', ["an executive of a customer says"]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "parts"), STATEMENTS)
def test_statements(read, language: str, text: str, parts: list[str]) -> None:
    told = [claim.statement for claim in read(text, language).claims]
    assert len(told) >= len(parts) and all(part in statement for part, statement in zip(parts, told, strict=False)), told


@pytest.mark.parametrize(
    ("words", "english"),
    [("Türkiye", "Türkiye"), ("고객사 임원", "an executive of a customer"), ("협력사 관계자", "an official of a partner"), ("통신사 엔지니어", "an engineer of a telecom carrier"), ("박서연 팀장", "Park Seo-yeon")],
)
def test_words_for_people_and_places(words: str, english: str) -> None:
    assert in_english(words, {}) == english


def test_the_half_of_a_year_is_no_proportion() -> None:
    figures = read_figures("Pay, takvim yılının ikinci yarısında artacak; karttaki yarısı boş.", "tr")
    assert [(f.kind, f.text_value) for f in figures][:1] == [("date", "XXXX-H2")]


def test_a_price_that_never_goes_below_is_a_lower_bound() -> None:
    assert [f.quantifier for f in read_figures("솔개 M4는 7.4초 밑으로는 못 봤습니다.", "ko") if f.surface == "7.4초"] == ["at_least"]


def test_a_verb_with_its_object_is_no_part_of_a_name(read) -> None:
    text = "내년 1분기에는 파라미터를 2조 개로 키운 v6를 학습합니다. 다온 N2는 300W다."
    names = {entity.name for entity in read(text, "ko").entities}
    assert "키운 v6" not in names and "다온 N2" in names
