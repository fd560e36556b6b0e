"""What the weighing of subjects knows of a whole document."""

from __future__ import annotations

from pipeline.extract.ranking import open_tally
from pipeline.extract.reading import read_page

TEXT = "삼성 990 프로 후기\n\n990 프로를 반년 썼다. 엔비디아 로고는 없다.\n\n## SN850X와 견주기\n\nWD SN850X는 조금 느리다. 990 프로는 조용하다.\n"


def test_a_tally_knows_title_headings_and_places(read):
    page = read_page(read(TEXT, "ko"))
    tally = open_tally(page)
    names = {entity.entity_id: entity.name for entity in page.entities.values()}
    drive = next(key for key, name in names.items() if "990" in name)
    rival = next(key for key, name in names.items() if "SN850X" in name)
    assert drive in tally.titled
    assert rival not in tally.titled
    assert tally.places[drive] == 3
    below = {key for reading in page.readings if reading.start > TEXT.index("조금") - 12 for key in tally.headed[reading.block]}
    assert rival in below
    assert drive not in below


def test_a_document_without_headings_has_none_above(read):
    page = read_page(read("다온 N2는 8GB다. 다온 N2는 작다.", "ko"))
    assert not any(open_tally(page).headed.values())
