"""Which dates, lengths of time and counts assert something, and what lengths of time measure."""

import pytest

from pipeline import Pipeline
from pipeline.settings import Settings

ASSERTED = [
    ("ko", "솔비 2\n\n솔빛칩스의 추론 칩 솔비 2 이야기다. 양산은 2027년 2분기로 잡혔다.\n", "2027년 2분기", "mass_production_date"),
    ("tr", "Ateş-3\n\nKuzey Silikon Ateş-3 yongasını anlattı. Ateş-3'ün teslim süresi 36 haftadan 14 haftaya düştü.\n", "14 hafta", "lead_time"),
    ("tr", "Ateş-3\n\nAteş-3 kartı 3 yıl garantiyle satılıyor.\n", "3 yıl", "warranty"),
    ("ko", "솔비 2\n\n솔비 2의 보증 기간은 5년이다.\n", "5년", "warranty"),
    ("ko", "솔비 2\n\n솔비 2의 납기는 36주에서 14주로 줄었다.\n", "14주", "lead_time"),
]
TOLD = [
    ("ko", "솔비 2\n\n김도현 대표는 삼성전자에서 9년을 일한 뒤 회사를 세웠다.\n", "9년"),
    ("tr", "Ateş-3\n\nRöportaj 9 Ocak'ta, on yıl sonra aynı odada yapıldı.\n", "9 Ocak"),
    ("ko", "솔비 2\n\n이유는 두 가지다. 솔비 2는 조용하다.\n", "두 가지"),
]


@pytest.mark.parametrize(("language", "text", "figure", "metric"), ASSERTED)
def test_what_asserts_something_makes_a_claim(read, language, text, figure, metric):
    document = read(text, language)
    starts = {f.start for f in document.figures if f.surface == figure}
    assert [claim.metric for claim in document.claims if claim.figure in starts] == [metric]


@pytest.mark.parametrize(("language", "text", "figure"), TOLD)
def test_what_only_tells_the_story_makes_none(read, language, text, figure):
    document = read(text, language)
    starts = {f.start for f in document.figures if f.surface == figure}
    assert not [claim for claim in document.claims if claim.figure in starts]


def test_a_window_without_names_is_read():
    assert Pipeline(Settings(model="default")).process("9월 12일, 3년 만이다. 값은 12만 원.", language="ko").figures
