"""Words of more and less in all the forms in which a clause may end or go on: a missing one makes ``40% 줄고`` a value without a direction."""

from __future__ import annotations

import pytest

from pipeline.languages.grammar import Degree
from pipeline.languages.korean.roles import DEGREES as KOREAN
from pipeline.languages.turkish.roles import DEGREES as TURKISH
from pipeline.lexicon import fold

KO_MORE = (
    "늘고 늘며 늘지만 늘면서 늘어 늘었고 늘었지만 늘어난 늘어나고 느는데 늘었는데 늘더니 늘자 늘었다가 늘렸고 늘리고 늘리며 늘려 오르고 오르며 오르지만 오르면서 올라 올랐고 오른 오르는데 오르더니 오르자 올리고 올리며 올려 높고 높으며 높지만 높은데"
    " 높아져 높이고 높여 높인 크고 크며 큰데 커서 커지고 커졌고 빠르고 빠르며 빨라지고 빨라졌고 증가하고 상승하고 앞서고 앞서며 앞섰고 앞지르고 웃돌고 웃돌며 뛰고 뛰며 뛰었고 뛴 치솟고 비싸고 비싸졌고 좋고 좋으며 나아지고 나아졌고 많고 많으며 길고 길며 긴데 길었고"
)
KO_LESS = (
    "줄고 줄며 줄지만 줄면서 줄어 줄었고 줄었지만 줄어든 줄어들고 줄었는데 줄더니 줄자 줄이고 줄이며 줄여 줄인 내리고 내리며 내리지만 내리면서 내려 내렸고 내린 내리는데 내리더니 내리자 내려가고 떨어지고 떨어지며 떨어져 낮고 낮으며 낮지만 낮은데 낮아지고 낮추고"
    " 낮추며 낮춰 낮춘 적고 적으며 적어서 작고 작으며 작아지고 작아졌고 느리고 느리며 느려지고 감소하고 하락하고 뒤지고 뒤처지고 밑돌고 밀리고 싸고 싼데 싸졌고 저렴하고 짧고 짧으며 짧아지고 얇고 좁고 빠지고 빠지며 깎고 깎으며 깎이고 아끼고 아껴 나빠지고 나빠졌고"
)
TR_MORE = (
    "arttı artıyor artarken artıp artarak artan artması artınca artmış artacak yükseldi yükselip yükselirken büyüdü büyür büyürken büyüyüp büyüyerek uzadı uzuyor uzayan uzaması çoğaldı fırladı fırlıyor sıçradı sıçrıyor hızlandı hızlanıp iyileşti"
)
TR_LESS = (
    "azaldı azalıyor azalıp azalırken azalan düştü düşerken düşüp düşerek düşmesi düşmekte indi iniyordu inerken inerek inmesi inince geriledi geriliyor kısaldı kısalıp yavaşladı küçüldü hafifledi hafifliyor daraldı eriyip indirdi indirmesi kırptı kırpıp kötüleşti"
)


def direction(degrees: tuple[Degree, ...], text: str) -> int | None:
    """The sign of the first word of degree in a text."""
    found = [(match.start(), degree.sign) for degree in degrees if (match := degree.pattern.search(text))]
    return min(found)[1] if found else None


@pytest.mark.parametrize(("degrees", "forms", "sign"), [(KOREAN, KO_MORE, 1), (KOREAN, KO_LESS, -1), (TURKISH, TR_MORE, 1), (TURKISH, TR_LESS, -1)])
def test_every_form_has_its_direction(degrees, forms, sign):
    assert {form: direction(degrees, fold(f"40% {form}, ")) for form in forms.split()} == dict.fromkeys(forms.split(), sign)


@pytest.mark.parametrize(
    ("degrees", "text"),
    [(KOREAN, text) for text in ("떠오르고 있다", "두 줄로 적힌", "줄자로 쟀다", "늘 그랬듯이", "지시를 내리는", "길이가", "흥미를 끄는")]
    + [(TURKISH, text) for text in ("düşünce", "uzak", "indeks", "erişim", "'inde", "artı olarak")],
)
def test_words_that_look_alike_have_none(degrees, text):
    assert direction(degrees, fold(text)) is None
