"""People in Korean text by the titles behind their names: ``한도윤 대표``, ``도한결 은하대 교수``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.company_endings import KO_COMPANY
from pipeline.extract.found import Found
from pipeline.extract.korean_words import PARTICLE_TAIL, VERB_ENDING, has_past
from pipeline.extract.no_names import KO_STOP, is_noun
from pipeline.languages.korean.everyday import EVERYDAY_NOUNS
from pipeline.languages.korean.nouns import COMMON_NOUNS

TITLE = "분과장|위원장|사무총장|단장|처장|총장|지사장|공장장|재무책임자|기술책임자|운영책임자|책임자|대변인|국장|과장|부장|원장|청장|대표이사|대표|최고경영자|최고기술책임자|ceo|cto|cfo|coo|사장|부사장|회장|부회장|상무|전무|이사|본부장|팀장|실장|센터장|그룹장|부문장|교수|박사|연구원|선임연구원|수석연구원|책임연구원|수석|책임|애널리스트|연구위원|소장|총괄|의장|기자|특파원|장관|위원|매니저|엔지니어|개발자"
_KO_PERSON = re.compile(rf"(?<![가-힣])((?:[가-힣]{{2,5}} )?[가-힣]{{2,4}}) (?:([가-힣a-z&]{{1,6}}) ?)?(?:{TITLE})(?![가-힣](?<![은는이가을를의도와과로님]))", re.IGNORECASE)
_PERSON_OF_BODY = re.compile(rf"(?<![가-힣])([김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도석선설마길연위표명기반왕금옥육인맹제모탁국어은편용][가-힣]{{2}}) [가-힣A-Z]{{3,12}}(?<=[대원소권회사단행부교]) (?:{TITLE})(?![가-힣](?<![은는이가을를의도와과로님]))")  # `한도윤 한국전자기술연구원 교수`
_KO_FULL_NAME = re.compile(r"[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용][가-힣]{2}(?= )")
_HOUSE_END = frozenset("대칩텍사원실과팀부스국측의를")  # with which words for firms, schools and offices end, or a particle
_BEFORE_TITLE = frozenset("전현신부겸총")  # one syllable of an office: ``전 대표``
_FIELDS_OF_WORK = frozenset("마케팅 엔지니어링 비즈니스 솔루션 파운드리 인프라 클라우드 데이터센터 글로벌 아키텍처 소프트웨어 하드웨어 메모리 네트워크 테크니컬 시니어 수석 책임 선임 최고 공동 대외협력 디자인 프로덕트 플랫폼".split())
_FIELD_END = frozenset("부팀실과국단소원장부문용술품발업계략무보영")  # with which words for departments and fields of work end
FEWEST_SURNAME, MOST_SURNAME = 3, 6  # syllables of a foreign surname that is told from a field of work
MOST_GIVEN = 5  # syllables that no given name before a surname has
INTRODUCED_PERSON = 4  # surname, given name and title: stronger than a frame that finds firms beside an office


def people_with_titles(text: str) -> Iterator[Found]:
    """``한도윤 대표``, ``한도윤 한국전자기술연구원 교수``: by the title after the name, with the body between at most."""
    for match in _PERSON_OF_BODY.finditer(text):
        if match[1] not in COMMON_NOUNS and match[1] not in EVERYDAY_NOUNS and match[1] not in KO_STOP and match[1][-1] not in _HOUSE_END:
            yield Found(*match.span(1), match[1], "person", "person_title", INTRODUCED_PERSON)
    for match in _KO_PERSON.finditer(text):
        if named := _full_name(text, match):
            yield Found(*named, text[slice(*named)], "person", "person_title", INTRODUCED_PERSON)
            continue
        start, name = match.start(1), match[1]
        inner = _KO_FULL_NAME.match(text, match.end(1) + 1)
        if inner and VERB_ENDING.search(name):  # `만난 조은빛 CTO`
            start, name = inner.start(), inner[0]
        if has_past(name) or VERB_ENDING.search(name):
            continue
        first, _, last = name.rpartition(" ")
        if first and (first in COMMON_NOUNS or _KO_FULL_NAME.match(last + " ") or KO_COMPANY.match(first + " ") or first in KO_STOP or PARTICLE_TAIL.search(first) or first[-1] in "대원팀사"):
            start, name = start + len(first) + 1, last
        if _is_surname(text, match, name):
            name = text[start : match.end(2)]
        if name in COMMON_NOUNS or name in EVERYDAY_NOUNS:
            continue  # `한 증권사 연구원은`
        if not any(word in KO_STOP or PARTICLE_TAIL.search(word) for word in name.split(" ")):
            yield Found(start, start + len(name), name, "person", "person_title", 2)


def _is_surname(text: str, match: re.Match[str], given: str) -> bool:
    """``페드로 벨루치 이사``: a word before the title that is no field of work, behind a word that is no Korean's full name."""
    word = match[2] or ""
    if match.end(1) + 1 != match.start(2) or text[match.end(2) : match.end(2) + 1] != " " or not FEWEST_SURNAME <= len(word) <= MOST_SURNAME:
        return False
    return not (" " in given or _KO_FULL_NAME.match(given + " ") or is_noun(given) or is_noun(word) or word in _FIELDS_OF_WORK or word[-1] in _FIELD_END or PARTICLE_TAIL.search(word) or not re.fullmatch(r"[가-힣]+", word))


def _full_name(text: str, match: re.Match[str]) -> tuple[int, int] | None:
    """The word nearest to the title that is surname and given name and no house: ``은하대 도한결 교수``, ``도한결 은하대 교수``; or ``루시 한 애널리스트``."""
    words = list(re.finditer(r"\S+(?= )", text[match.start() : match.end()]))
    for word in reversed(words):
        name = word[0]
        if len(name) == 1 and name not in _BEFORE_TITLE and (given := next((one for one in words if one.end() + 1 == word.start() and 1 < len(one[0]) < MOST_GIVEN), None)):
            return match.start() + given.start(), match.start() + word.end()
        if _KO_FULL_NAME.match(name + " ") and name[-1] not in _HOUSE_END and not (name in COMMON_NOUNS or name[:-1] in COMMON_NOUNS or name in KO_STOP or name in EVERYDAY_NOUNS or has_past(name) or VERB_ENDING.search(name)):
            return match.start() + word.start(), match.start() + word.end()
    return None
