"""Names without a dictionary: shape, apposition, quotes, the other script in parentheses, company endings, case.

Every finder yields ``Found`` spans cut clean of particles, suffixes and makers. They may overlap; ``mentions`` picks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.company_endings import company_names
from pipeline.extract.found import Found
from pipeline.extract.guessed_types import guess_type
from pipeline.extract.hangul_designators import korean_designators
from pipeline.extract.korean_words import PARTICLE_TAIL, is_marked, strip_particles
from pipeline.extract.no_names import GENERIC_LATIN, KO_STOP, TR_COMMON, UNITS
from pipeline.extract.quoted import bold_names, quoted_names
from pipeline.extract.titled import people_with_titles
from pipeline.languages.grammar import RoleGrammar
from pipeline.languages.korean.everyday import EVERYDAY_NOUNS
from pipeline.languages.korean.nouns import COMMON_NOUNS

_HEADED = re.compile(r"의 (?:[가-힣A-Za-z0-9]+ ){0,2}?(NPU|GPU|CPU|칩|가속기|반도체|프로세서|언어모델) ([가-힣]{2,6})(?=[ ,.]|$)")
_VERBAL = re.compile(r"(?:다|한|된|는|며|고|해|돼|할|될|등|및|중|간|용|형|급|당|시장|업체|기업|사업|개발|설계|생산|제조|기술|성능|가격|수출|시리즈|출하|양산)$|^(?:시장|업체|기업|개발|설계|생산|제조|기술|성능|가격|수출|코어|서버|제품|모델|카드|하나|대신|수천|여러|모두|사용|탑재|기반|구매|확보|분야|부문|사업|수요|공급|출시)")
_PAREN = re.compile(r"(?<![가-힣A-Za-z])((?:[가-힣A-Za-z0-9]+ ){0,2}?[가-힣][가-힣A-Za-z0-9·]*) ?\(([A-Z][A-Za-z0-9 .&\-]{1,30}?)(?:[,·] ?[^)]{1,20})?\)")
_LATIN_SEQUENCE = re.compile(r"(?<![A-Za-z0-9_./@$#-])[A-Z][A-Za-z0-9]+(?:[ -][A-Z][A-Za-z0-9]+){0,3}(?![A-Za-z0-9_/@]|\.[a-z])")
_TR_DEFINED = re.compile(r"(?m)(?:^|[.!?] )([A-ZÇĞİÖŞÜ][A-Za-zÇĞİÖŞÜçğıöşü]{3,}), (?:[^.!?,\n]* )?(?:(?:avuç|tek|bir) )?(?:şirket(?:i|ten biri|lerden biri|lerinden biri)?|girişim(?:i|lerden biri)?|firma(?:si|lardan biri|sı)?)(?:dir|dır)?(?=[.,]| olan)")
_KO_DEFINED = re.compile(r"(?m)(?:^|[.!?\"”] )([가-힣]{3,9}[은는]) [^.!?\n]{2,60} (?:회사|기업|스타트업|업체|팹리스)(?:다|이다|입니다|인데|로)(?=[., ])")


def other_script(text: str) -> Iterator[tuple[str, str, int, int]]:
    """``보우(Bow)``: (Hangul, Latin, start, end of the Hangul part) for names that give the other script in parentheses."""
    for match in _PAREN.finditer(text):
        hangul, latin = match[1].strip(), match[2].strip()
        if latin.lower() in GENERIC_LATIN or not re.search(r"[A-Za-z]{2}", latin):
            continue
        words = hangul.split(" ")
        keep = len(words)
        while keep > 1 and (PARTICLE_TAIL.search(words[-keep]) or words[-keep] in KO_STOP or keep > len(latin.split(" ")) + 1):
            keep -= 1
        kept = " ".join(words[-keep:])
        yield kept, latin, match.end(1) - len(kept), match.end(1)


def korean_names(text: str, folded: str, grammar: RoleGrammar) -> Iterator[Found]:
    """Names in Korean text by shape, quotes, endings and titles."""
    yield from korean_designators(text)
    yield from _headed_names(text)
    yield from quoted_names(text, folded, grammar)
    if "**" in text:
        yield from bold_names(text)
    yield from company_names(text)
    yield from people_with_titles(text)
    yield from _latin_names(text, folded, grammar)


def _headed_names(text: str) -> Iterator[Found]:
    """``리벨리온의 NPU 아톰``: a Hangul name right after the noun that says what it is."""
    for match in _HEADED.finditer(text):
        name = strip_particles(match[2])
        if len(name) > 1 and name not in KO_STOP and name not in EVERYDAY_NOUNS and name not in COMMON_NOUNS and not _VERBAL.search(match[2]) and not is_marked(match[2]):
            yield Found(match.start(2), match.start(2) + len(name), name, "model" if "모델" in match[1] else "chip", "headed", 3)


def _latin_names(text: str, folded: str, grammar: RoleGrammar) -> Iterator[Found]:
    """Latin words with a capital in Korean text."""
    for match in _LATIN_SEQUENCE.finditer(text):
        name = match[0]
        if len(name) < 3 or re.fullmatch(UNITS, name) or all(word.lower() in GENERIC_LATIN for word in re.split(r"[ -]", name)):
            continue
        head, _, rest = name.partition(" ")
        if rest and head.lower() in GENERIC_LATIN and rest[0].isupper() and any(c.isdigit() for c in rest):  # `미니PC N100`
            continue
        kind = guess_type(folded[max(0, match.start() - 12) : match.start()], folded[match.end() : match.end() + 14], grammar)
        yield Found(match.start(), match.end(), name, kind or ("chip" if any(c.isdigit() for c in name) else "product"), "latin_sequence", 1)


def defined_makers(text: str, grammar: RoleGrammar) -> Iterator[Found]:
    """``Bulutbey, … GPU kiralayan bir şirket``, ``두레넷은 … 회사다``: a sentence that says what firm its first word names."""
    for match in (_TR_DEFINED if grammar.code == "tr" else _KO_DEFINED).finditer(text):
        name = match[1] if grammar.code == "tr" else strip_particles(match[1])
        if name not in KO_STOP and name.lower() not in TR_COMMON | GENERIC_LATIN and not is_marked(name):
            yield Found(match.start(1), match.start(1) + len(name), name, "vendor", "defined", 4)
