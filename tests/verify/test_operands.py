"""What comes out of numbers of another metric, thing or unit leaves a claim undecided; of its own it supports it."""

from __future__ import annotations

import pytest
from handmade_cases import case, claim, number

from pipeline.verify.operands import Operands
from pipeline.verify.records import Finding

# language, text, (surface, value, unit, slots) of the numbers, the last that of the claim; cause; what is wrong with it, if anything
SIZES = {"subject": "이슬 R5", "metric": "memory_capacity"}
COMPARED = {"type": "comparison", "subject": "이슬 R5", "comparator": "이슬 R4", "direction": "higher"}
SAID = [
    ("the same metric", "ko", "이슬 R4는 24GB. 이슬 R5는 36GB로 50% 많다.", [("24GB", 24, "GB", {**SIZES, "subject": "이슬 R4"}), ("36GB", 36, "GB", SIZES), ("50%", 50, "percent", {**COMPARED, "metric": "memory_capacity"})], "ratio", None),
    ("another metric", "ko", "이슬 R4는 24GB. 이슬 R5는 36GB로 50% 많다.", [("24GB", 24, "GB", {**SIZES, "subject": "이슬 R4"}), ("36GB", 36, "GB", SIZES), ("50%", 50, "percent", {**COMPARED, "metric": "price"})], "ratio", "no amounts of price"),
    ("another unit", "ko", "8단이 12단이 됐다. 이슬 R5의 용량은 50% 많다.", [("8단", 8, "layer", None), ("12단", 12, "layer", None), ("50%", 50, "percent", {**COMPARED, "metric": "memory_capacity"})], "ratio", "no amounts of memory capacity"),
    ("two metrics", "tr", "Ova'nın PUE'si 1,48'di. Su tüketimi 0,2 L/kWh, yani yedide biri.", [("1,48", 1.48, None, {"subject": "Ova", "metric": "pue"}), ("0,2 L/kWh", 0.2, "L/kWh", {"subject": "Ova", "metric": "water_usage"}), ("yedide biri", 1 / 7, "x", {"type": "comparison", "subject": "Tesis", "comparator": "Ova", "metric": "water_usage"})], "ratio", "not claimed of water usage"),
    ("one metric of two halls", "tr", "Ova'nın su tüketimi 1,4 L/kWh idi. Tesiste 0,2 L/kWh, yani yedide biri.", [("1,4 L/kWh", 1.4, "L/kWh", {"subject": "Ova", "metric": "water_usage"}), ("0,2 L/kWh", 0.2, "L/kWh", {"subject": "Tesis", "metric": "water_usage"}), ("yedide biri", 1 / 7, "x", {"type": "comparison", "subject": "Tesis", "comparator": "Ova", "metric": "water_usage"})], "ratio", None),
    ("a profit is no share", "ko", "매출 100억 원. 영업이익 40억 원. 이익률 40%다.", [("100억 원", 1e10, "KRW", {"subject": "새미", "metric": "revenue"}), ("40억 원", 4e9, "KRW", {"subject": "새미", "metric": "operating_profit"}), ("40%", 40, "percent", {"subject": "새미", "metric": "share"})], "ratio", "two metrics"),
    ("a profit is a margin", "ko", "매출 100억 원. 영업이익 40억 원. 이익률 40%다.", [("100억 원", 1e10, "KRW", {"subject": "새미", "metric": "revenue"}), ("40억 원", 4e9, "KRW", {"subject": "새미", "metric": "operating_profit"}), ("40%", 40, "percent", {"subject": "새미", "metric": "profit_margin"})], "ratio", None),
    ("changes are no levels", "tr", "Fiyat yüzde 8 düştü. Maliyet yüzde 45 düştü. Güç A4'ün yüzde 37'si.", [("yüzde 8", 8, "percent", None), ("yüzde 45", 45, "percent", None), ("yüzde 37", 37, "percent", {"type": "comparison", "subject": "Sarp 3", "comparator": "A4", "metric": "power", "direction": "lower"})], "ratio", "no amounts of power"),
    ("the other way round", "tr", "H2 21 gün sürdü. N7 9 gün sürdü: 2,3 kat.", [("21 gün", 21, "day", {"subject": "H2", "metric": "training_time"}), ("9 gün", 9, "day", {"subject": "N7", "metric": "training_time"}), ("2,3 kat", 2.3, "x", {"type": "comparison", "subject": "H2", "comparator": "N7", "metric": "training_time", "direction": "better"})], "ratio", "other way round"),
    ("as they lie", "tr", "H2 21 gün sürdü. N7 9 gün sürdü: 2,3 kat.", [("21 gün", 21, "day", {"subject": "H2", "metric": "training_time"}), ("9 gün", 9, "day", {"subject": "N7", "metric": "training_time"}), ("2,3 kat", 2.3, "x", {"type": "comparison", "subject": "N7", "comparator": "H2", "metric": "training_time", "direction": "better"})], "ratio", None),
    ("a rise told as a fall", "ko", "목표주가는 기존 2만 원에서 2만 5,000원으로 25% 올린다.", [("2만 원", 20000, "KRW", None), ("2만 5,000원", 25000, "KRW", None), ("25%", 25, "percent", {"type": "comparison", "subject": "새미", "comparator": "previous", "metric": "target_price", "direction": "lower"})], "ratio", "other way round"),
    ("a rise told as one", "ko", "목표주가는 기존 2만 원에서 2만 5,000원으로 25% 올린다.", [("2만 원", 20000, "KRW", None), ("2만 5,000원", 25000, "KRW", None), ("25%", 25, "percent", {"type": "comparison", "subject": "새미", "comparator": "previous", "metric": "target_price", "direction": "higher"})], "ratio", None),
    ("of two other things", "tr", "V1 30 saat, V2 24 saat sürdü. B7, A4'ten yüzde 20 hızlı.", [("30 saat", 30, "h", {"subject": "V1", "metric": "training_time"}), ("24 saat", 24, "h", {"subject": "V2", "metric": "training_time"}), ("yüzde 20", 20, "percent", {"type": "comparison", "subject": "B7", "comparator": "A4", "metric": "performance", "direction": "better"})], "ratio", "other things"),
    ("so many, whatever happens to them", "tr", "80 sunucu var. Her sunucuda 8 kart, toplam 640 kart.", [("80 sunucu", 80, "server", None), ("8 kart", 8, "card", {"subject": "Sarp 3", "metric": "chip_count"}), ("640 kart", 640, "card", {"subject": "Sarp 3", "metric": "shipments"})], "product", "told of shipments"),
    ("so many of them", "tr", "80 sunucu var. Her sunucuda 8 kart, toplam 640 kart.", [("80 sunucu", 80, "server", None), ("8 kart", 8, "card", {"subject": "Sarp 3", "metric": "chip_count"}), ("640 kart", 640, "card", {"subject": "Sarp 3", "metric": "chip_count"})], "product", None),
    ("so much for all the time", "ko", "요금은 시간당 24달러. 10시간에 240달러가 든다.", [("24달러", 24, "USD/h", {"subject": "이슬 R5", "metric": "price"}), ("10시간", 10, "h", None), ("240달러", 240, "USD/h", {"subject": "이슬 R5", "metric": "price"})], "product", "not so much for each h"),
    ("so much in all", "ko", "요금은 시간당 24달러. 10시간에 240달러가 든다.", [("24달러", 24, "USD/h", {"subject": "이슬 R5", "metric": "price"}), ("10시간", 10, "h", None), ("240달러", 240, "USD", {"subject": "이슬 R5", "metric": "cost"})], "product", None),
    ("so much a month", "tr", "Günde 240 dolar. 30 günde, ayda 7.200 dolar eder.", [("240 dolar", 240, "USD/day", None), ("30 gün", 30, "day", None), ("7.200 dolar", 7200, "USD/month", {"subject": "Sarp 3", "metric": "price"})], "product", None),
    ("what another draws", "ko", "B2는 75W만 먹는다. H1이 700W니까 다섯 장을 꽂아도 375W다.", [("75W", 75, "W", {"subject": "비단 B2", "metric": "power"}), ("700W", 700, "W", {"subject": "H1", "metric": "power"}), ("다섯 장", 5, "card", None), ("375W", 375, "W", {"subject": "H1", "metric": "power"})], "product", "another thing"),
    ("what it draws itself", "ko", "B2는 75W만 먹는다. H1이 700W니까 다섯 장을 꽂아도 375W다.", [("75W", 75, "W", {"subject": "비단 B2", "metric": "power"}), ("700W", 700, "W", {"subject": "H1", "metric": "power"}), ("다섯 장", 5, "card", None), ("375W", 375, "W", {"subject": "비단 B2", "metric": "power"})], "product", None),
]  # fmt: skip


@pytest.mark.parametrize(("name", "language", "text", "told", "cause", "wrong"), SAID, ids=[f"{one[1]} {one[0]}" for one in SAID])
def test_only_numbers_of_the_claim_support_it(name, language, text, told, cause, wrong):
    numbers = [number(text, surface, value, unit, kind="money" if (unit or "").startswith(("USD", "KRW")) else "percentage" if unit == "percent" else "ratio" if unit == "x" else "quantity") for surface, value, unit, _ in told]
    claims = [claim(n, **slots) for n, (*_, slots) in zip(numbers, told, strict=True) if slots]
    used = [n for n in numbers if n.surface != "700W"]
    finding = Finding(claims[-1].claim_id, "arithmetic", "supported", cause, "It comes out.", {"figures": [[n.start, n.end] for n in used]}, "borne out")
    one = next(Operands(case(text, claims, numbers=numbers, language=language)).judged(finding))
    assert (one.verdict, wrong is None) in {("supported", True), ("inconclusive", False)}
    assert wrong is None or wrong in one.explanation


def test_a_number_that_comes_out_stays_supported_where_another_claim_was_read_from_it():
    text = "이슬 R4는 24GB. 이슬 R5는 36GB로 50% 많다."
    numbers = [number(text, "24GB", 24, "GB"), number(text, "36GB", 36, "GB"), number(text, "50%", 50, "percent", kind="percentage")]
    read = claim(numbers[2], **COMPARED, metric="price")
    for computed, told in ((50.0, 2), (51.4, 1)):
        finding = Finding(read.claim_id, "arithmetic", "supported", "ratio", "It comes out.", {"figures": [[n.start, n.end] for n in numbers], "computed": computed}, "borne out")
        found = list(Operands(case(text, [read], numbers=numbers)).judged(finding))
        assert len(found) == told
        assert [f.verdict for f in found] == ["inconclusive", "supported"][:told]
        assert found[-1].claim_id == (numbers[2].figure_id if told > 1 else read.claim_id)


NEAREST = [
    ("ko", "실적\n\n새미의 전사 매출 351억 달러, 데이터센터 매출 308억 달러로 비중은 88%이고 전 분기는 {}였다.\n", "87%", "88%"),
    ("tr", "Bilanço\n\nSami'nin geliri 30,8 milyar dolardan 35 milyar dolara, {} arttı; beklenti yüzde 14 idi.\n", "yüzde 13", "14%"),
]


@pytest.mark.parametrize(("language", "text", "other", "right"), NEAREST, ids=["ko", "tr"])
def test_of_two_shares_only_the_nearer_comes_out(store, read, language, text, other, right):
    from pipeline.verify.run import run_audit

    store.add(read(text.format(other), language))
    run_audit(store)
    said = " ".join(e for (e,) in store.sql("SELECT explanation FROM verifications WHERE method = 'borne out' AND verdict = 'supported'").fetchall())
    assert f"says {right}" in said
    assert f"says {other[-2:] if language == 'tr' else other}" not in said
