"""Names of authors out of bylines: ``임정우 기자 happy23@mk.co.kr`` and ``Muhabir: Ayşe Yılmaz`` without titles and addresses."""

from __future__ import annotations

import re
from typing import Final

_ADDRESS: Final = re.compile(r"[\w.+-]+@[\w.-]+\.\w+|https?://\S+|@\w+|\(\s*\)")
_EMPTY: Final = re.compile(r"[(\[<]\s*[)\]>]")  # brackets that held an address
_KOREAN_TITLES: Final = (
    r"(?:(?:선임|수습|인턴|객원|전문|대|의학|과학|부장|차장|명예|취재|온라인|시민)\s?)?기자|특파원|논설위원|논설실장|편집위원|편집장|에디터|"
    r"칼럼니스트|평론가|통신원|리포터|앵커|아나운서|PD|피디|작가|교수|연구원|위원|팀장|국장|대표"
)
_TITLE_AFTER: Final = re.compile(rf"(?<=[가-힣A-Za-z])\s*(?:{_KOREAN_TITLES})(?:들)?(?=$|[\s,·/|)=\]])")
_LABEL_BEFORE: Final = re.compile(
    r"^\s*(?:(?:글쓴이|작성자|기자|저자|취재|글|글·사진|사진)\s*[:：=ㅣ|]?\s+|(?:by|yazan|yazar|muhabir|editör|haber|kaynak|derleyen|author)\s*[:：]\s*|by\s+)",
    re.IGNORECASE,
)
_TURKISH_TITLE: Final = re.compile(r"\s*[-–|,(]?\s*\b(?:muhabiri?|editörü?|yazarı?|editor|reporter|muhabirler)\b\)?\s*$", re.IGNORECASE)
_AGENCY_BEFORE: Final = re.compile(r"^\s*[(\[<（]?[^()\[\]<>]{1,12}[=＝][^()\[\]<>]{1,12}[)\]>）]\s*")
_FOLLOW_BUTTON: Final = re.compile(r"(?<=기자)(?:\s|기자).*(?:구독|기사|페이지).*$")  # "주노을 기자 페이지 구독", "… 기자 다른 기사 보기"
_JOINTS: Final = re.compile(r"\s*(?:[,;·|ㅣ/&]|\bve\b|\band\b| 및 )\s*")
_NAME: Final = re.compile(r"[^\W\d_][\w.'’\- ()]{0,58}[\w.)]$")


def read_authors(byline: str) -> list[str]:
    """Names in the order of the byline; empty where none can be read."""
    byline = _FOLLOW_BUTTON.sub("", _AGENCY_BEFORE.sub("", _EMPTY.sub(" ", _ADDRESS.sub(" ", byline)).strip().strip("=[]【】")))
    names: list[str] = []
    for part in _JOINTS.split(byline):
        name = _clean_name(part)
        if name and name not in names:
            names.append(name)
    return names


def _clean_name(part: str) -> str:
    name = _LABEL_BEFORE.sub("", part.strip(" =.-–·"))
    name = _TITLE_AFTER.sub("", name)
    name = _TURKISH_TITLE.sub("", name).strip(" =.-–·:")
    return name if _NAME.fullmatch(name) else ""
