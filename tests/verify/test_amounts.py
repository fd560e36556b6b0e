"""Arithmetic with the pair that words and places bind to a figure: differences, shares, rests, breakdowns, tables, units of another kind."""

from __future__ import annotations

import pytest

from pipeline.verify.amounts import counts_in_words, one_digit_off
from pipeline.verify.records import Case, Number, Span
from pipeline.verify.run import run_audit


def objections(store, read, text: str, language: str) -> set[str]:
    store.add(read(text, language))
    run_audit(store)
    return {row[0] for row in store.sql("SELECT cause FROM verifications WHERE verdict IN ('refuted', 'conflicting')").fetchall()}


RULES = [
    ("percentage a sentence after its values", "ko", "대역폭\n\n새 칩은 초당 5.2TB로 데이터를 옮긴다. 앞선 N5가 초당 4TB였다는 점을 생각하면 {}의 향상이다.\n", "30%", "50%", "ratio"),
    ("percentage a sentence after its values", "tr", "Kapasite\n\nKartta 96 GB bellek var. Bir önceki kuşakta 64 GB vardı. Artış {}.\n", "yüzde 50", "yüzde 80", "ratio"),
    ("difference of two values", "ko", "무게\n\n'한결 3'의 무게는 640g이다. 800g이던 전작보다 {} 가볍다. 색은 두 가지다.\n", "160g", "260g", "ratio"),
    ("difference of two values", "tr", "Süre\n\nEski kart işi 15,9 dakikada bitiriyor, yeni kart 13,6 dakikada. Yeni kart {} daha hızlı.\n", "2,3 dakika", "4,3 dakika", "ratio"),
    ("points of two percentages", "ko", "가동률\n\n센터의 가동률은 72%에서 81%로 {} 올라갔다. 하반기에는 더 오른다.\n", "9%포인트", "6%포인트", "ratio"),
    ("share of a named whole", "ko", "투자\n\n설비 투자는 모두 1,500억 원이다. 장비가 1,050억 원으로 {}이고 나머지는 건물에 들어간다.\n", "70%", "80%", "ratio"),
    ("margin", "ko", "실적\n\n매출은 2,760억 원, 영업이익은 414억 원이다. 영업이익률은 {}를 기록했다.\n", "15%", "25%", "ratio"),
    ("margin", "tr", "Bilanço\n\nŞirketin cirosu 400 milyon lira, faaliyet kârı 60 milyon lira oldu. Faaliyet kâr marjı {} olarak gerçekleşti.\n", "yüzde 15", "yüzde 25", "ratio"),
    ("parts and the rest", "ko", "공급\n\n회사는 150대를 공급한다. 이 가운데 90대는 통신사가, 나머지 {}는 대학이 가져간다.\n", "60대", "80대", "wrong_total"),
    ("breakdown", "ko", "구축비\n\n구축에는 360억 원이 들었다. 장비에 270억 원, 냉각 설비에 {}, 건물에 30억 원을 썼다.\n", "60억 원", "80억 원", "wrong_total"),
    ("shares told at once", "ko", "부문\n\n세 부문의 비중은 각각 50%, 30%, {}다. 지난해와 같다.\n", "20%", "30%", "wrong_total"),
    ("shares in lines", "tr", "Rapor\n\nSatıcı payları\nPera: %35\nVolkan: %25\nOva: %20\nDiğer: {}\n\nRapor yarın çıkıyor.\n", "%20", "%40", "wrong_total"),
    ("count, price and amount in a table", "tr", "İhale\n\n| Kalem | Adet | Birim | Tutar |\n|---|---|---|---|\n| Sunucu | 4 | 6.850 | 27.400 |\n| Anahtar | 3 | 950 | {} |\n| Raf | 2 | 400 | 800 |\n\nTeslim mayısta.\n", "2.850", "8.250", "product"),
    ("total of a column", "ko", "표\n\n| 업체 | 장수 |\n|---|---|\n| 갑 | 420 |\n| 을 | 310 |\n| 병 | 270 |\n| 합계 | {} |\n\n집계는 6월 기준이다.\n", "1000", "1200", "wrong_total"),
    ("a move between two kinds of unit", "tr", "Güç\n\nKartın güç tüketimi 300 watttan {} indi. Fiyat değişmedi.\n", "240 watta", "240 GB'a", "unit_error"),
    ("a difference told by the month", "ko", "전기\n\n새 서버는 90.5kWh, 옛 서버는 130.2kWh를 썼다. 한 달에 {} 차이다.\n", "39.7kWh", "59.7kWh", "ratio"),
    ("so much a day for so many days", "tr", "Depo\n\nŞirket günde 12.500 lira depo kirası ödedi. 48 günde ödenen tutar {} lirayı buldu. Kart başına 750 lira eder; depoda 800 kart vardı.\n", "600.000", "900.000", "product"),
    ("a difference that is nothing to its value", "ko", "사용기\n\n전화기의 무게는 {}이라 전작보다 4g 무겁다. 손에 쥐면 모른다.\n", "189g", "189kg", "unit_error"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong", "cause"), RULES, ids=[f"{r[0]}-{r[1]}-{i}" for i, r in enumerate(RULES)])
def test_rule_finds_what_is_wrong(name, language, text, right, wrong, cause, store, read):
    assert cause in objections(store, read, text.format(wrong), language)


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong", "cause"), RULES, ids=[f"{r[0]}-{r[1]}-{i}" for i, r in enumerate(RULES)])
def test_rule_leaves_the_clean_twin_alone(name, language, text, right, wrong, cause, store, read):
    assert not objections(store, read, text.format(right), language)


LEFT_ALONE = [
    ("discount of a price that is not told", "tr", "Fiyat\n\n16 GB'lık sürüm 62.999 TL, 32 GB'lık sürüm 69.499 TL. Peşin alımda %5 indirim var.\n"),
    ("shares beside one another", "ko", "시장\n\n지난해 점유율은 갑이 53%, 을이 38%였다. 병은 9%에 머물렀다.\n"),
    ("if it were so", "tr", "Varsayım\n\nBellek 16 GB yerine 32 GB olsaydı verim dörtte bir oranında artardı.\n"),
    ("a multiple of a value not told", "ko", "전망\n\n올해 시장은 전년의 세 배인 164억 달러로, 내년은 300억 달러로 커진다.\n"),
    ("a percentile", "ko", "속도\n\n응답 시간은 상위 99% 기준으로 52ms에서 37ms로 줄었다. 서버는 그대로다.\n"),
    ("a multiple of the number before it", "ko", "새 칩\n\n전력은 400W에서 260W로 내려왔는데도 연산은 900TOPS, 곧 전작의 두 배다.\n"),
    ("a multiple of its own year before", "ko", "수주\n\n가람은 지난해 매출이 420억 원이다. 반면 나루는 이번 계약 150억 원이 작년 매출의 여섯 배에 이른다.\n"),
    ("the time of a rate told once", "tr", "Hız\n\nBellek bant genişliği saniyede 2,9 TB'tan 4,1 TB'a çıktı. Güç değişmedi.\n"),
    ("a product that stands beside it", "ko", "메모리\n\n구형은 24GB짜리라 두 장이면 48GB, 신형은 32GB입니다. 생각보다 큽니다.\n"),
    ("a day that no calendar has", "ko", "출시\n\n새 칩은 2027년 2월 30일에 출시된다. 값은 정하지 않았다.\n"),
    ("points of a table of scores", "tr", "Puanlar\n\n- Hız: 8\n- Verim: 7\n- Sessizlik: 9\n- Yazılım: 6\n\nToplamda kart 40 üzerinden 30 puan topluyor.\n"),
]


@pytest.mark.parametrize(("name", "language", "text"), LEFT_ALONE, ids=[r[0] for r in LEFT_ALONE])
def test_no_objection(name, language, text, store, read):
    assert not objections(store, read, text, language)


@pytest.mark.parametrize(
    ("surface", "value", "expected", "slip"),
    [("4.8분", 4.8, 0.8, True), ("63%", 63.0, 43.28, True), ("9.126", 9126.0, 9216.0, True), ("4", 4.0, 9.0, False), ("76%", 76.0, 51.0, False), ("세 배", 3.0, 2.0, False)],
)
def test_one_digit_makes_the_difference(surface, value, expected, slip):
    number = Number("", 0, len(surface), surface, "quantity", value, None, None, None, value, None, "exact", 0)
    assert one_digit_off(number, expected) is slip


def test_a_count_in_words_may_open_a_sentence_with_a_turkish_capital():
    text = "İki yığın"
    case = Case("d", text, "", "tr", None, None, "d", (Span(0, len(text)),), (), (), ())
    assert [n.value for n in counts_in_words(case, 0, len(text))] == [2.0]
