"""Parts and multiples that two values pass or miss by a little, told rightly and the other way round."""

from __future__ import annotations

import pytest

from pipeline.verify.just_beyond import METHOD
from pipeline.verify.run import run_audit

WRONG = [
    ("ko", "전력은 옛 기계가 700W, 새 기계가 340W다. 새 기계는 옛 기계의 절반을 조금 넘는다."),
    ("ko", "하룻밤에 든 전기는 새 기계가 38kWh, 옛 기계가 72kWh다. 새것이 옛것의 절반을 조금 밑도는 셈이다."),
    ("ko", "처리량은 옛 카드가 초당 9.3장, 새 카드가 초당 28.9장이다. 세 배에 조금 못 미친다."),
    ("ko", "학습에 옛 서버는 9.8시간, 새 서버는 3.5시간이 걸렸다. 3분의 1보다 조금 짧다."),
    ("tr", "Küçük kutunun bant genişliği 256 GB/s, büyüğününki 484 GB/s; yani yarısından da az."),
    ("tr", "Eğitim 310 dakika sürüyordu. Yeni ekip aynı işi 151 dakikada bitirdi; süre yarının biraz üstünde kaldı."),
    ("tr", "Eski fırın 410 W, yenisi 132 W çekiyor; üçte birinden biraz fazla."),
]
RIGHT = [
    ("tr", "Eski fırın 700 W, yeni fırın 340 W çekiyor. Yarısından biraz fazla mı?"),  # asked
    ("ko", "새 기계는 38kWh, 옛 기계는 72kWh를 쓴다. 관람객의 절반을 조금 넘는 수가 새것을 골랐다."),  # of other things
    ("tr", "Eski fırın 700 W, yeni fırın 340 W çekiyor. Müşterilerimizin yarısından biraz fazlası yenisini seçti."),
    ("ko", "전력은 옛 기계가 700W, 새 기계가 340W다. 절반을 조금 넘게 아꼈다."),  # what lies between the two
    ("tr", "Eski fırın 700 W, yeni fırın 340 W çekiyor. Tasarruf yarısından biraz fazla."),
    ("ko", "하룻밤에 든 전기는 새 기계가 38kWh, 옛 기계가 72kWh다. 새것이 옛것의 절반을 조금 넘는 셈이다."),
    ("ko", "가격은 430달러에서 790달러로 올랐다. 두 배가 채 안 된다."),
    ("ko", "학습에 옛 서버는 9.8시간, 새 서버는 3.5시간이 걸렸다. 연산 성능은 두 배가 채 안 된다."),  # of another measure
    ("ko", "전력은 옛 카드가 350W, 새 카드가 190W다. 절반 넘게 남은 것은 예산이다."),  # of something else, some way off
    ("tr", "Küçük kutunun bant genişliği 256 GB/s, büyüğününki 484 GB/s; yani yarısından azıcık fazla."),
    ("tr", "Eğitim 310 dakika sürüyordu. Yeni ekip aynı işi 151 dakikada bitirdi; süre yarının biraz altına indi."),
    ("tr", "Fiyatı 940 dolar, eskisininki 490 dolardı. Belleği iki katından fazla."),  # the price is not what was doubled
    ("tr", "Depoda 120 kart vardı, 70'i satıldı. Kartların üçte birinden biraz azı elimizde."),  # neither side of it by a little
]


def objections(store, document) -> list[str]:
    store.add(document)
    run_audit(store)
    return [cause for (cause,) in store.sql("SELECT DISTINCT cause FROM verifications WHERE method = ? AND verdict = 'conflicting'", [METHOD]).fetchall()]


@pytest.mark.parametrize(("language", "words"), WRONG)
def test_told_of_the_wrong_side(store, read, language, words):
    assert objections(store, read(words + "\n", language)) == ["wrong_side"]


@pytest.mark.parametrize(("language", "words"), RIGHT)
def test_told_rightly_or_of_something_else(store, read, language, words):
    assert not objections(store, read(words + "\n", language))


@pytest.mark.parametrize(
    ("words", "quantifier"),
    [
        ("Süre yarının da biraz altına indi.", "less_than"),
        ("Fatura yarının üstünde kaldı.", "more_than"),
        ("Ötekinin yarısından azıcık fazla.", "more_than"),
        ("Ötekinin yarısından da az.", "less_than"),
        ("Kartın gücü 300 W'ın biraz altında.", "less_than"),
    ],
)
def test_turkish_bounds_with_a_word_between(read, words, quantifier):
    document = read(words + "\n", "tr")
    assert [f.quantifier for f in document.figures] == [quantifier]


def test_tomorrow_is_no_half(read):
    assert not read("Yarının işini bugün yap, yarının havası bozacak.\n", "tr").figures
