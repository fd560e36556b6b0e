"""Whose a value is: the speaker's own in an interview, a building's, a part of a firm's, the other side's."""

from __future__ import annotations

import pytest

from schemas.records import Document
from tests.extract.conftest import Read

TALK_KO = (
    '"컴파일러가 절반이에요" — 한결칩스 윤서진 팀장\n\n한결칩스의 추론 칩 가람 K2를 만든 윤서진 팀장을 만났다.\n\n'
    "Q. K2의 성능은 어떻습니까?\n\nA. K2는 60W에 초당 900장을 처리합니다. K2의 메모리는 24GB고요.\n\n"
)
TALK_TR = (
    "Doruk Çip'ten Selin Aydın ile derleyici üzerine\n\nDoruk Çip, Ankara'da çıkarım çipleri yapıyor. Şirketin çipleri D4 ve D2.\n\n"
    "Soru: D4'ü anlatır mısınız?\n\nAydın: Doruk Çip'in D4'ü 60 watt çekiyor. D4'te 24 GB bellek var. D4 900 dolar.\n\n"
)


def of_values(document: Document) -> dict[tuple[float | None, str | None], str | None]:
    return {(claim.value, claim.unit): claim.subject for claim in document.claims}


@pytest.mark.parametrize(
    ("answer", "value", "unit", "subject"),
    [
        ("Q. 경쟁사와 견주면요?\n\nA. 엔비디아 L4가 300GB/s잖아요. 저희는 대역폭이 180GB/s로 좁아요.", 180, "GB/s", "가람 K2"),
        ("Q. 경쟁사와 견주면요?\n\nA. 엔비디아 L4가 300GB/s잖아요. 저희는 대역폭이 180GB/s로 좁아요. 대신 클럭은 1.9GHz로 높아요.", 1.9, "GHz", "가람 K2"),
        ("Q. 경쟁사와 견주면요?\n\nA. 엔비디아 L4가 300GB/s잖아요. 전력은 72W입니다.", 72, "W", "L4"),
        ("Q. 값은 어떻습니까?\n\nA. 카드 한 장에 180만 원이니 L4 중고보다는 비싸죠.", 1_800_000, "KRW", "가람 K2"),
        ("Q. 다음은요?\n\nA. M.2 모듈도 내놓으려고 해요. 9W에 20TOPS쯤 될 겁니다.", 9, "W", "M.2 모듈"),
    ],
)
def test_what_a_speaker_says_of_their_own(read: Read, answer: str, value: float, unit: str, subject: str) -> None:
    assert of_values(read(TALK_KO + answer, "ko"))[value, unit] == subject


@pytest.mark.parametrize(
    ("answer", "value", "unit", "subject"),
    [
        ("Soru: L4 ile karşılaştırırsanız?\n\nAydın: NVIDIA L4 saniyede 700 token üretiyor. Tek kullanıcıda biz saniyede 850 token'dayız.", 850, "token/s", "D4"),
        ("Soru: L4 ile karşılaştırırsanız?\n\nAydın: NVIDIA L4 saniyede 700 token üretiyor. Gücü de 72 watt.", 72, "W", "L4"),
        ("Soru: D2'de ne eksikti?\n\nAydın: Bellek. 8 GB bellekle büyük modelleri çalıştıramıyorduk.", 8, "GB", "D2"),
    ],
)
def test_what_a_speaker_says_of_their_own_in_turkish(read: Read, answer: str, value: float, unit: str, subject: str) -> None:
    assert of_values(read(TALK_TR + answer, "tr"))[value, unit] == subject


def test_ours_and_theirs(read: Read) -> None:
    told = of_values(read(TALK_TR + "Soru: Gecikme?\n\nAydın: NVIDIA L4 saniyede 700 token üretiyor. İlk token gecikmesi bizde 150 milisaniye, onda 210 milisaniye.", "tr"))
    assert told[210, "ms"] == "L4"


@pytest.mark.parametrize(
    ("text", "language", "value", "subject"),
    [
        ("가온센터의 GPU 서버에는 B200이 들어간다. 현재 가동률은 1동이 88%, 2동은 51%다.", "ko", 88, "1동"),
        ("가온센터의 GPU 서버에는 B200이 들어간다. 현재 가동률은 1동이 88%, 2동은 51%다.", "ko", 51, "2동"),
        ("Ege Veri iki merkez işletiyor. Tuzla-2'nin PUE değeri 1,18. 2015'te açılan Tuzla-1'de bu değer 1,52'ydi.", "tr", 1.52, "Tuzla-1"),
        ("B200 서버를 쓴다. 랙 하나가 45kW를 쓴다.", "ko", 45, "랙"),
        ("Ege Veri'nin 90 milyon avroya mal olan tesisi haziranda açıldı.", "tr", 90_000_000, "tesis"),
        ("Salonda 24 adet GB300 NVL72 kabini duruyor. Her birinde 72 GPU bulunuyor.", "tr", 72, "GB300 NVL72"),
        ("H200 sunucuları tam yükte 9,8 kW çekiyor.", "tr", 9.8, "H200 sunucu"),
    ],
)
def test_premises(read: Read, text: str, language: str, value: float, subject: str) -> None:
    assert {claim.value: claim.subject for claim in read(text, language).claims}[value] == subject


@pytest.mark.parametrize(
    ("text", "language", "metric"),
    [
        ("Salonda 24 adet NVIDIA GB300 NVL72 kabini duruyor.", "tr", "rack_count"),
        ("Salonda Dell PowerEdge XE9680 sunucularından 48 tane var.", "tr", "server_count"),
        ("Salonda 24 adet NVIDIA H200 kartı duruyor.", "tr", "chip_count"),
    ],
)
def test_racks_and_servers_are_no_chips(read: Read, text: str, language: str, metric: str) -> None:
    assert [claim.metric for claim in read(text, language).claims] == [metric]


@pytest.mark.parametrize(
    ("text", "language", "subject", "vendor", "statement"),
    [
        ("인텔의 데이터센터 매출은 33억 달러였다.", "ko", "인텔 데이터센터", "Intel", "The data-centre business of Intel has revenue of USD 3.3 billion."),
        ("마이크론은 HBM 매출이 전 분기보다 50% 늘었다고 밝혔다.", "ko", "마이크론 HBM", "Micron", None),
        ("Marvell'in yapay zeka geliri 1,5 milyar dolar oldu.", "tr", "Marvell yapay zeka", "Marvell", None),
        ("인텔의 3분기 매출은 133억 달러였다.", "ko", "인텔", "Intel", None),
        ("Marvell'in net geliri 1,5 milyar dolar oldu.", "tr", "Marvell", "Marvell", None),
    ],
)
def test_part_of_a_firm(read: Read, text: str, language: str, subject: str, vendor: str, statement: str | None) -> None:
    claim = next(claim for claim in read(text, language).claims if claim.metric == "revenue")
    assert (claim.subject, claim.vendor) == (subject, vendor)
    assert statement is None or claim.statement == statement


@pytest.mark.parametrize(
    ("text", "language", "value", "subject"),
    [
        ("엔비디아 L4의 FP8 성능은 485TFLOPS로 가람 K2의 2.5배에 달하고, 메모리 대역폭도 300GB/s다.", "ko", 300, "L4"),
        ("Doruk D4, selefi Doruk D2'nin üç katı hıza ulaşırken güç tüketimi 60 vattan 110 vata çıktı.", "tr", 110, "Doruk D4"),
        ("Doruk D4, selefi Doruk D2'nin üç katı hıza ulaşırken güç tüketimi 60 vattan 110 vata çıktı.", "tr", 60, "Doruk D2"),
        ("Doruk D4'te 48 GB bellek var, bant genişliği 800 GB/s. Doruk D2'de bu değerler sırasıyla 16 GB ve 200 GB/s idi.", "tr", 16, "Doruk D2"),
        ("Saatlik kirada L4'ün 0,80 dolar, L40S'in 1,60 dolar, GB200'ün ise GPU başına 4,30 dolar olduğunu söylüyor.", "tr", 4.3, "GB200"),
        ("10나노 공정에 LPDDR4 8GB를 썼던 시험용 칩 가람 K0와 비교하면 가람 K2의 메모리 용량은 3배다.", "ko", 10, "가람 K0"),
        ("원래 CPU로 80초 걸리던 게 가람 K2를 넣고 5초로 줄었다.", "ko", 80, "CPU"),
        ("Gaudi 3 ve H100 NVL denendi. Güç sınırı bakımından Intel kartına 600 watt tanımış, NVIDIA ise 400 watt ile yetiniyor.", "tr", 400, "H100 NVL"),
    ],
)
def test_of_the_one_that_the_sentence_means(read: Read, text: str, language: str, value: float, subject: str) -> None:
    assert {claim.value: claim.subject for claim in read(text, language).claims}[value] == subject


def test_the_others_of_a_list(read: Read) -> None:
    text = "Hızlandırıcı pazarında paylar şöyle:\n\n- NVIDIA: yüzde 80\n- AMD: yüzde 12\n- Diğerleri, Intel dahil: yüzde 8"
    assert next(claim.subject for claim in read(text, "tr").claims if claim.value == 8) == "Diğerleri"


@pytest.mark.parametrize("text", ["가람반도체가 여울 Z700을 냈다. 대역폭이 15% 넓은 Z700이 앞선다. 격차가 줄어 Z700이 5% 빠르다."])
def test_words_before_a_code(read: Read, text: str) -> None:
    assert {entity.name for entity in read(text, "ko").entities if "Z700" in entity.name} == {"여울 Z700"}


def test_capitals_are_no_word_of_a_firm(read: Read) -> None:
    document = read("Halka arza hazırlanan Kuzey Semi, Kuzey B3 hızlandırıcısından 9.400 adet sattı. Kuzey Semi geçen yıl kuruldu.", "tr")
    assert "SEMI" not in {entity.name for entity in document.entities}
    assert "SEMI" in {entity.name for entity in read("SEMI'ye göre fabrika yatırımları yüzde 12 arttı.", "tr").entities}


@pytest.mark.parametrize(
    ("text", "language", "value", "part", "statement"),
    [
        ("가온전자는 올해 실적을 내놓았다. 데이터센터 매출은 42억 달러였다.", "ko", 4_200_000_000, "데이터센터", "The data-centre business of"),
        ("엔비디아는 올해 실적을 내놓았다. 게임 매출은 32억 달러였다.", "ko", 3_200_000_000, "게임", "The gaming business of NVIDIA has revenue of USD 3.2 billion"),
        ("엔비디아는 올해 실적을 내놓았다. 지난해 클라우드 영업이익은 7억 달러였다.", "ko", 700_000_000, "클라우드", "the cloud business of NVIDIA had an operating profit of USD 700 million"),
        ("엔비디아는 올해 실적을 내놓았다. 데이터센터 매출은 37% 늘었다.", "ko", 37, "데이터센터", "The revenue of the data-centre business of NVIDIA is 37% higher"),
        ("NVIDIA sonuçlarını açıkladı. Oyun geliri 3,2 milyar dolardı.", "tr", 3_200_000_000, "Oyun", "The gaming business of NVIDIA has revenue of USD 3.2 billion"),
        # all of the firm
        ("엔비디아는 올해 실적을 내놓았다. 전체 매출은 42억 달러였다.", "ko", 4_200_000_000, None, "NVIDIA has revenue of USD 4.2 billion"),
        ("엔비디아는 올해 실적을 내놓았다. 3분기 매출은 42억 달러였다.", "ko", 4_200_000_000, None, "NVIDIA"),
        ("엔비디아는 올해 데이터센터 투자를 늘렸다. 예상 매출은 42억 달러였다.", "ko", 4_200_000_000, None, "NVIDIA"),
        ("NVIDIA sonuçlarını açıkladı. Toplam gelir 3,2 milyar dolar oldu.", "tr", 3_200_000_000, None, "NVIDIA has revenue of USD 3.2 billion"),
    ],
)
def test_what_a_part_of_a_firm_earned_is_not_all_of_it(read: Read, text: str, language: str, value: float, part: str | None, statement: str) -> None:
    (claim,) = [c for c in read(text, language).claims if c.value == value]
    assert (claim.conditions.get("of"), statement in claim.statement) == (part, True)


def test_a_line_of_business_that_its_sentence_leads_with_keeps_its_firm(read: Read) -> None:
    (claim,) = read("NVIDIA sonuçlarını açıkladı. Veri merkezi geliri 42 milyar dolar oldu.", "tr").claims
    assert claim.statement == "The data-centre business of NVIDIA has revenue of USD 42 billion."
