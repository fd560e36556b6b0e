"""Units of bare numbers that follow from what their claims measure."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pipeline.extract.completing import complete_units
from pipeline.extract.reading import read_page
from schemas.records import Claim

TEXTS = [
    ("ko", "도토리는 초당 740토큰을 낸다.\n\n사용자가 늘어난 뒤로 저쪽이라고 다르지 않아서, 밤새 돌려 본 값은 고작 310.", "throughput", "310", "quantity", "token/s"),
    ("tr", "Kirpi saniyede 740 jeton üretiyor.\n\nÖbürleri için not düştük, hepsi aynı gün ölçüldü: Martı 310, çünkü belleği dar.", "throughput", "310", "quantity", "token/s"),
    ("tr", "Kart 720 watt çekiyor.\n\nAkşam yapılan ölçümde ise rakibin gösterdiği değer şöyleydi: 290, hem de boşta.", "power", "290", "quantity", "W"),
    ("ko", "정확도는 92.4%였다.\n\n다른 날 잰 결과를 모아 보면 경쟁 제품 쪽의 값은 이랬다. 91.8, 조금 낮다.", "accuracy", "91.8", "percentage", "percent"),
    ("ko", "도토리는 초당 740토큰을 낸다.\n\n저쪽은 밤새 돌려도 고작 310토큰이다.", "throughput", "310토큰", "quantity", "token/s"),
]
OTHERS = [
    ("ko", "도토리는 초당 740토큰을 낸다.\n\n밤새 돌려 본 값은 고작 9.", "throughput", "9"),  # not of a like amount
    ("tr", "Santral 14 MW verir, yedeği 10 MW.\n\nKurulum bittiğinde elde edilen: 2, öncekinden az.", "power", "2"),  # a single digit
    ("tr", "Doğruluk yüzde 92,4 idi.\n\nBir başka gün alınan sonuç: 310, hepsi bu.", "accuracy", "310"),  # more than all
    ("ko", "매출은 3억 달러였다.\n\n지난달까지 앱을 내려받은 사람은 모두 2억을 넘었다.", "revenue", "2억"),  # a large sum is judged by its words
    ("tr", "Ciro 300 milyon dolardı.\n\nUygulamanın kullanıcı sayısı 200 milyonu buldu.", "revenue", "200 milyon"),
    ("ko", "도토리는 5W를 쓴다.\n\n같은 표에 적힌 소비전력 등급은 4, 나쁘지 않다.", "power", "4"),  # a grade
    ("tr", "Kart 90 watt çekiyor.\n\nİkinci etapta belediyenin bu yıl kurduracağı 70 kavşak daha var.", "power", "70"),  # a count of something else
    ("tr", "Kart 190 watt çekiyor.\n\nKutunun içindeki hava akışı en az 200 olmalı.", "power", "200"),
    ("tr", "Kirpi 5 watt çekiyor.\n\nAynı tabloda güç notu 4, fena değil.", "power", "4"),
]


def _completed(read, language, text, metric, surface):
    document = replace(read(text, language), claims=())
    document = replace(document, figures=tuple(replace(one, kind="quantity", unit=None, rule="bare") if one.surface == surface and one.rule == "carried_unit" else one for one in document.figures))
    page = read_page(document)
    claims = [Claim(figure=one.start, start=one.start, end=one.end, type="result", subject="A", metric=metric, value=one.value, unit=one.unit) for one in document.figures]
    figures, done = complete_units(page, claims)
    figure = next(one for one in figures if one.surface == surface)
    assert next(one for one in done if one.figure == figure.start).unit == figure.unit
    return figure


@pytest.mark.parametrize(("language", "text", "metric", "surface", "kind", "unit"), TEXTS)
def test_a_bare_number_is_in_the_unit_of_its_metric(read, language, text, metric, surface, kind, unit):
    figure = _completed(read, language, text, metric, surface)
    assert (figure.kind, figure.unit) == (kind, unit)


@pytest.mark.parametrize(("language", "text", "metric", "surface"), OTHERS)
def test_an_amount_of_another_size_stays_bare(read, language, text, metric, surface):
    assert _completed(read, language, text, metric, surface).unit is None
