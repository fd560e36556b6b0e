from __future__ import annotations

import pytest

from pipeline.clean.bylines import read_authors

BYLINES = {
    "문가람 기자 garam@example.com": ["문가람"],
    "글 문가람": ["문가람"],
    "문가람 기자기자 페이지 구독기자의 다른기사 보기": ["문가람"],
    "(서울=가람통신) 문가람 기자 =": ["문가람"],
    "문가람·한누리 기자": ["문가람", "한누리"],
    "문가람 선임기자, 한누리 인턴기자": ["문가람", "한누리"],
    "문가람 워싱턴 특파원": ["문가람 워싱턴"],
    "작성자: 문가람": ["문가람"],
    "Muhabir: Ayşe Nur Yılmaz": ["Ayşe Nur Yılmaz"],
    "Ayşe Yılmaz - Muhabir": ["Ayşe Yılmaz"],
    "Ayşe Yılmaz ve Can Öz": ["Ayşe Yılmaz", "Can Öz"],
    "by Deniz Kaya": ["Deniz Kaya"],
    "Munsu (Luke or sms)": ["Munsu (Luke or sms)"],
    "info@example.com": [],
    "": [],
}


@pytest.mark.parametrize(("byline", "authors"), BYLINES.items())
def test_read_authors(byline: str, authors: list[str]) -> None:
    assert read_authors(byline) == authors
