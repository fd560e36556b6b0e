"""What stood before is the standard where it owns a proportion, and the thing told of where the sentence tells its value."""

from __future__ import annotations

import pytest

OWNS_THE_PROPORTION = [
    ("ko", "참매 N2를 공개했다. 참매 N2의 전력당 성능은 전작의 세 배다.", "세 배", "참매 N2"),
    ("tr", "Poyraz P3 tanıtıldı. Poyraz P3'ün verimi önceki neslin üç katı.", "üç katı", "Poyraz P3"),
]
FORMER = [
    ("tr", "Poyraz P3'ün ilk token gecikmesi 310 milisaniye yerine 190 milisaniye oldu.", "310 milisaniye"),
    ("ko", "Poyraz P3는 첫 토큰을 310ms 대신 190ms에 낸다.", "310ms"),
    ("tr", "Poyraz P3, 16 GB yerine 24 GB bellek taşıyor.", "16 GB"),
    ("tr", "Poyraz P3 çipi 3,5 watt çekiyor. Şirket, ilk kuşağın 5 watt çektiğini hatırlattı.", "5 watt"),
    ("tr", "Poyraz P3 çipi 3,5 watt çekiyor. Önceki nesil 5 watt çekiyordu.", "5 watt"),
]


@pytest.fixture
def told(read):
    """The claim of a figure of a text."""

    def of(text, language, surface):
        document = read(text, language)
        starts = {f.start for f in document.figures if f.surface == surface}
        [claim] = [c for c in document.claims if c.figure in starts]
        return claim

    return of


@pytest.mark.parametrize(("language", "text", "figure", "subject"), OWNS_THE_PROPORTION)
def test_what_owns_a_proportion_is_its_standard_and_not_its_subject(told, language, text, figure, subject):
    claim = told(text, language, figure)
    assert (claim.subject, claim.comparator, claim.direction) == (subject, "previous", "better")


@pytest.mark.parametrize(("language", "text", "figure"), FORMER)
def test_the_value_of_an_earlier_generation_is_not_told_of_the_new_one(told, language, text, figure):
    claim = told(text, language, figure)
    assert claim.statement.startswith("Before, ") or claim.subject != "Poyraz P3"


def test_a_narrow_width_is_one_of_numbers_not_of_a_bus(read, told):
    narrow = read("참매 N3의 8비트 연산 성능은 26TOPS다.", "ko")
    assert [c.metric for c in narrow.claims] == ["compute_performance"]
    assert [c.metric for c in read("Poyraz P3'ün 8 bitlik işlem başarımı 26 TOPS.", "tr").claims] == ["compute_performance"]
    assert told("참매 N2는 128비트 버스를 쓴다.", "ko", "128비트").metric == "bus_width"


@pytest.mark.parametrize(
    ("text", "comparator"),
    [
        pytest.param("위성\n\n나루 2호는 무거웠다. 나루 3호의 값은 90억 원, 전작보다 15억 원 비싸다.\n", "나루 2호", id="numbered-before"),
        pytest.param("위성\n\n2호는 무거웠다. 길동이 3호의 값은 90억 원, 전작보다 15억 원 비싸다.\n", "길동이 2호", id="numbered-before-and-called-by-its-number"),
        pytest.param("위성\n\n나루 3호의 값은 90억 원, 전작보다 15억 원 비싸다.\n", "previous", id="told-nowhere"),
        pytest.param("위성\n\n나루 2호는 무거웠다. 나루 3호의 값은 90억 원, 작년보다 15억 원 비싸다.\n", "previous", id="a-time"),
    ],
)
def test_a_predecessor_that_the_text_names_has_its_name(read, text, comparator):
    document = read(text, "ko")
    start = next(f.start for f in document.figures if f.surface == "15억 원")
    assert next(c for c in document.claims if c.figure == start).comparator == comparator


KEPT_AT = [
    ("ko", "RTX 4070은 61프레임을 유지했다."),
    ("ko", "한별 K2는 온도를 70도로 안정적으로 유지했다."),
    ("tr", "RTX 4070 61 karede sabit kaldı."),
]


@pytest.mark.parametrize(("language", "text"), KEPT_AT)
def test_what_is_kept_at_a_value_is_no_tie_with_the_past(read, language: str, text: str) -> None:
    assert [c.comparator for c in read(text, language).claims] == [None]


@pytest.mark.parametrize(("language", "text"), [("ko", "나래칩스는 점유율을 유지했다."), ("ko", "한별 K2의 가격은 90만 원으로 동결됐다."), ("tr", "Poyraz P4'ün fiyatı değişmedi.")])
def test_what_is_kept_is_as_before(read, language: str, text: str) -> None:
    assert ("previous", "equal") in {(c.comparator, c.direction) for c in read(text, language).claims}


@pytest.mark.parametrize(("language", "text", "figure", "subject"), [
    ("tr", "Resim üretimi Karaca K2'de, RTX 4090'daki 3,1 saniye yerine 11,4 saniye sürdü.", "3,1 saniye", "RTX 4090"),
    ("ko", "해솔 H1은 그림 한 장을 RTX 4090의 3.1초 대신 11.4초에 그렸다.", "3.1초", "RTX 4090"),
])  # fmt: skip
def test_what_another_thing_has_is_of_no_time_before(told, language, text, figure, subject):
    claim = told(text, language, figure)
    assert (claim.subject, claim.conditions.get("period")) == (subject, None)
