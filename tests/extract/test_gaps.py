"""From whom a gap is told, and several measures told of in turn."""

from __future__ import annotations

import pytest

GAPS = [
    ("ko", "참매 N2는 전작 참매 N1이 낸 45.0분을 1.5배 앞당겼고, A100과의 차이는 7%까지 좁혔다.", 7, "참매 N2", "A100", None),
    ("ko", "참매 N2는 H100보다 12% 빠르고, L40S와는 6% 차이다.", 6, "참매 N2", "L40S", None),
    ("ko", "참매 N2는 41.5분으로 H100(74.7분)보다 1.8배 빨랐고, A100이 지난해 세운 210분과는 5배 넘게 벌어졌다.", 5, "참매 N2", "A100", "better"),
    ("ko", "나래메모리의 점유율은 21%이고 경쟁사와의 격차는 9%포인트다.", 9, "나래메모리", "경쟁사", None),
    ("ko", "나래메모리의 12단 HBM4 수율은 68%로, 8단과의 차이가 7%포인트로 좁혀졌다.", 7, None, "8단", None),
    ("tr", "Bozkır B2, H100'den yüzde 13 hızlı, H200'le arasındaki fark ise yüzde 6.", 6, "Bozkır B2", "H200", None),
    # the gap of two that are told together, and a comparison that is no gap
    ("ko", "솔개 5와 A100의 차이는 9%다.", 9, "솔개 5", "A100", None),
    ("ko", "참매 N2는 A100과 비교해 9% 빠르다.", 9, "참매 N2", "A100", "better"),
    ("ko", "나래테크는 지난해(4조 원)보다 25% 많은 5조 원을 투자한다.", 25, "나래테크", "previous", "higher"),
]


@pytest.mark.parametrize(("language", "text", "value", "subject", "comparator", "direction"), GAPS)
def test_a_gap_is_told_from_whom_stands_before_it(read, language, text, value, subject, comparator, direction):
    claim = next(c for c in read(text, language).claims if c.value == value)
    assert (subject in (None, claim.subject), claim.comparator, claim.direction) == (True, comparator, direction)


IN_TURN = [
    ("ko", "나래테크 전장 부문은 매출 3조 원, 영업이익 2,000억 원으로 각각 전 분기보다 6%, 17% 줄었다.", ["revenue", "profit"]),
    ("ko", "나래테크의 매출과 영업이익은 각각 6%, 17% 늘었다.", ["revenue", "profit"]),
    ("tr", "Bozkır Teknoloji'nin cirosu 3 milyar, net kârı 400 milyon dolar oldu; ciro ve net kâr sırasıyla yüzde 6 ve yüzde 17 azaldı.", ["revenue", "profit"]),
    # as many names as values, and one measure
    ("ko", "참매 N2와 L4의 가격은 각각 6%, 17% 내렸다.", ["price", "price"]),
]


@pytest.mark.parametrize(("language", "text", "metrics"), IN_TURN)
def test_measures_are_told_of_in_turn(read, language, text, metrics):
    assert [c.metric for c in read(text, language).claims if c.value in (6, 17)] == metrics


LEVELS = [
    ("ko", "나래메모리의 점유율은 올해 23%로 마이크론(17%)을 앞섰다.", 17, "마이크론", None),
    ("ko", "나래메모리의 점유율은 올해 23%다. 나래메모리는 작년만 해도 13%로 마이크론에 뒤졌다.", 13, "나래메모리", None),
    ("tr", "Bozkır B2'nin doğruluğu yüzde 91. H200, Bozkır B2'nin yarısı kadar enerjiyle aynı doğruluğa (yüzde 91,5) ulaşıyor.", 91.5, None, None),
    ("tr", "H200 aynı yükte 3.100 token/s veriyor, yani H100'ün yüzde 24 üstü.", 24, "H200", "H100"),
    ("tr", "Bozkır B2 iş yükünde H100'ün yüzde 24 altı.", 24, "Bozkır B2", "H100"),
    ("tr", "Poyraz P3, Ryzen 9 7900'lü Monster Huma'dan yüzde 14, Surface'tan yüzde 24 daha hızlı.", 24, "Poyraz P3", "Surface"),
    # by so much
    ("ko", "참매 N2는 H100을 24% 차이로 앞섰다.", 24, "참매 N2", "H100"),
    ("tr", "Bozkır B2, H100'ün yüzde 24 üstünde.", 24, "Bozkır B2", "H100"),
]


@pytest.mark.parametrize(("language", "text", "value", "subject", "comparator"), LEVELS)
def test_what_each_side_has_is_no_difference(read, language, text, value, subject, comparator):
    claim = next(c for c in read(text, language).claims if c.value == value)
    assert (subject in (None, claim.subject), claim.comparator) == (True, comparator)


TIMES = [
    ("ko", "시세로 L40S가 시간당 1.2달러, H100이 3.6달러니까 가격은 3배입니다.", "H100", "L40S"),
    ("ko", "시세로 H100이 시간당 3.6달러, L40S가 1.2달러니까 가격은 3배입니다.", "H100", "L40S"),
    ("tr", "Saatlik fiyat L40S'te 1,2 dolar, H100'de 3,6 dolar; yani üç kat.", "H100", "L40S"),
    # of the one against the other by its words
    ("ko", "가격은 L40S가 1.2달러, H100이 3.6달러로 L40S가 3배 싸다.", "L40S", "H100"),
]


@pytest.mark.parametrize(("language", "text", "subject", "comparator"), TIMES)
def test_a_multiple_that_two_values_make_is_of_the_larger(read, language, text, subject, comparator):
    claim = next(c for c in read(text, language).claims if c.unit == "x")
    assert (claim.subject, claim.comparator) == (subject, comparator)


def test_what_a_part_of_the_whole_amounts_to_is_no_change(read):
    found = {c.value: (c.metric, c.comparator) for c in read("Sunucu bölümünün geliri 640 milyon dolara yükseldi ve toplam cironun üçte birine ulaştı.", "tr").claims if c.unit == "x"}
    assert [(metric, comparator) for metric, comparator in found.values()] == [("share", None)]


def test_a_number_among_thousands_is_no_version(read):
    document = read("SGLang 4.150 token/s'ye çıktı, vLLM 3.420'de, TensorRT-LLM ise 3.310'da kaldı. Testte vLLM 0.9.1 ve CUDA 12.4'te çalıştık.", "tr")
    assert {(c.subject, c.value) for c in document.claims if c.unit == "token/s"} == {("SGLang", 4150), ("vLLM", 3420), ("TensorRT-LLM", 3310)}
    assert {f.text_value for f in document.figures if f.kind == "version"} == {"0.9.1", "12.4"}
