"""Whose value is whose: the new thing by its common noun, values set against each other, values that are overtaken, a predecessor's own."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.settings import Settings

RULES = Pipeline(Settings(model="none"))
TOROS = "Boğa Yonga yeni yapay zekâ çipi Toros 4'ü tanıttı\n\n"
TAEBAEK = "한울칩스 AI 칩 '태백 4' 출시\n\n"


def said(language, text, surface):
    document = RULES.process(text, language=language)
    starts = [f.start for f in document.figures if f.surface == surface]
    return [(claim.subject, claim.comparator) for claim in document.claims if claim.figure in starts]


@pytest.mark.parametrize(
    ("language", "text", "surface", "sides"),
    [
        ("tr", TOROS + "Toros 3 saniyede 900 jeton üretiyordu, Toros 4'te bu sayı 1800; yani yeni çip iki kat hızlı.", "iki kat", ("Toros 4", "Toros 3")),
        ("tr", TOROS + "Toros 3 48 GB bellek taşıyordu. Yeni çipin belleği 96 GB.", "96 GB", ("Toros 4", None)),
        ("tr", TOROS + "Toros 3 400 W çekiyordu. Can Ersoy, “Bu çip 210 W çekiyor” dedi.", "210 W", ("Toros 4", None)),
        ("ko", TAEBAEK + "태백 3은 초당 900토큰을 냈는데 새 칩은 1800토큰이다.", "1800토큰", ("태백 4", None)),
        ("ko", TAEBAEK + "태백 3은 400W를 썼다. 신제품은 210W다.", "210W", ("태백 4", None)),
        ("ko", TAEBAEK + '태백 3은 400W를 썼다. 서도윤 대표는 "이 칩은 210W만 쓴다"고 말했다.', "210W", ("태백 4", None)),
    ],
)
def test_the_new_thing_is_the_newest_one_introduced(language, text, surface, sides):
    assert said(language, text, surface) == [sides]


@pytest.mark.parametrize(
    ("language", "text", "surface", "sides"),
    [
        ("ko", "솔개 6은 초당 180장을 처리해 솔개 5의 72장을 크게 앞섰다. 솔개 6은 카드다.", "72장", ("솔개 5", None)),
        ("tr", "Şahin 6 çipi saniyede 180 görüntüyle Şahin 5'in 72 görüntüsünü geçti. Şahin 6 ve Şahin 5 bir karttır.", "72 görüntü", ("Şahin 5", None)),
        ("ko", "솔개 6은 초당 180장 대 72장으로 솔개 5를 크게 앞섰다. 솔개 5는 카드다.", "180장", ("솔개 6", None)),
        ("ko", "솔개 6은 초당 180장 대 72장으로 솔개 5를 크게 앞섰다. 솔개 5는 카드다.", "72장", ("솔개 5", None)),
        ("tr", "Poyraz P6 saniyede 31,5 bine karşı 41 bin görüntüyle H100'ü geride bıraktı.", "41 bin görüntü", ("Poyraz P6", None)),
        ("tr", "Poyraz P6 saniyede 31,5 bine karşı 41 bin görüntüyle H100'ü geride bıraktı.", "31,5 bin", ("H100", None)),
        ("tr", "Poyraz P6, gecikmede 4 ms'ye karşı 3 ms ile H100'ün önünde.", "4 ms", ("H100", None)),
    ],
)
def test_each_of_two_values_has_its_own_side(language, text, surface, sides):
    assert said(language, text, surface) == [sides]


@pytest.mark.parametrize(
    ("language", "text", "surface", "period"),
    [
        ("ko", "물결 3은 96GB를 얹었다. 전작의 가격은 900만 원이었다.", "900만 원", "previous"),
        ("tr", "Dalga 3'ün belleği 96 GB. Öncekinin belleği 48 GB idi.", "48 GB", "previous"),
        ("tr", "Dalga 3 tanıtıldı. Selefi 310 W çekerken yeni kart 250 W ile yetiniyor.", "250 W", None),
    ],
)
def test_what_belonged_to_the_predecessor_is_of_the_past(language, text, surface, period):
    document = RULES.process(text, language=language)
    start = next(f.start for f in document.figures if f.surface == surface)
    assert [claim.conditions.get("period") for claim in document.claims if claim.figure == start] == [period]


def test_nothing_is_measured_on_itself():
    document = RULES.process("Şahin 6 testi\n\nŞahin 6 saniyede 180 görüntü işliyor.", language="tr")
    assert [(claim.subject, claim.benchmark) for claim in document.claims] == [("Şahin 6", ())]


def test_a_number_of_several_parts_behind_a_numbered_name_is_one_amount():
    document = RULES.process("Rakip Kartal 9 bin 200 jetonda kalıyor. Poyraz P6 ise Kartal 9'dan yüzde 40 hızlı.", language="tr")
    assert 9200 in {figure.value for figure in document.figures}


def test_a_firm_is_no_part_of_the_name_behind_it():
    document = RULES.process("Bugün Boğa Yonga Toros 4'ü duyurdu.", language="tr")
    assert {one.name for one in document.entities} >= {"Boğa Yonga", "Toros 4"}
