"""``yeni çip``, ``신제품``, ``새 칩은``: the newest thing that the article has introduced, by the words with which things come out."""

from __future__ import annotations

import re

from pipeline.extract.context import Bound, Context, is_set_against
from pipeline.extract.reading import CLASSES, COMPONENTS, THINGS, Named, Page, Reading
from pipeline.languages import pointing_of

KINDS = THINGS | {"product"}
_NEW_BEFORE = re.compile(r"(?:(?<![가-힣])(?:신형|새|새로운|신제품|차세대|신작|최신|신규|후속작|후속)|(?<![a-zçğöşü])(?:yeni|en yeni|son|halefi|ardili))(?: [a-zçğöşü0-9가-힣]+){0,4}?(?: adli)? ?['‘\"“(]*$")
_OUT_BEHIND = re.compile(r"['’\"”]?(?:\([^)]*\))?(?:을|를)? ?(?:[가-힣0-9]+ ){0,3}?(?:공개|출시|발표|선보|내놓|내놨|내놔|소개|양산)|['’\"”]?(?!n?[iuü]n )[a-zçğöşü]{0,4} (?:adli |isimli |adini verdiği )?(?:[a-zçğöşü]+ ){0,4}?(?:tanit|duyur|piyasaya|çikar|sun(?:du|uyor)|açikla)")
_MARK = re.compile(r"[\"“”]")
_REACH, _REACH_BEHIND = 40, 60  # code points before and behind a name in which words say that it is new


def new_thing(page: Page, reading: Reading, at: int, context: Context) -> Bound | None:
    """What a phrase for the new thing means, as the subject of a figure at ``at``; None where another thing is spoken of between them.

    In somebody's words ``bu çip``, ``이 칩은`` means it too.
    """
    words = pointing_of(page.grammar.code)
    matches = list(words.new.finditer(page.folded, reading.start, at))
    matches += [match for match in words.this.finditer(page.folded, reading.start, at) if _is_quoted(page, reading, match.start())]
    if not matches:
        return None
    start, end = matches[-1].span("phrase")
    if any(n.type in KINDS and start - 1 <= n.start < at and n.role != "comparator" and n.entity.entity_id not in COMPONENTS for n in reading.names):
        return None
    newest = _introduced(page, start, context)
    return Bound(newest.name, newest.entity, start, end, 0.75, "newest") if newest else None


def new_topic(page: Page, reading: Reading, index: int, context: Context) -> Bound | None:
    """What a sentence that speaks of the new thing and names no other behind it, but to hold it against that, leaves as topic for the next."""
    match = pointing_of(page.grammar.code).new.search(page.folded, reading.start, reading.end)
    against = context.comparator.entity if context.comparator and context.comparator_sentence == index else None
    if match is None or any(n.type in KINDS and n.start > match.start("phrase") and n.role != "comparator" and n.entity is not against and n.entity.entity_id not in COMPONENTS for n in reading.names):
        return None
    return _introduced(page, match.start("phrase"), context)


def _is_quoted(page: Page, reading: Reading, at: int) -> bool:
    """Whether a quotation is open at an offset in its block."""
    return len(_MARK.findall(page.text, page.block(reading).start, at)) % 2 == 1


def _introduced(page: Page, before: int, context: Context) -> Bound | None:
    """The thing that came out last in the text, else what the title is about."""
    for reading in reversed(page.readings_between(0, before)):
        for named in reversed(reading.names):
            if named.end <= before and _is_introduced(page, reading, named, context):
                return Bound(named.name, named.entity, None, None, 0.7, "introduced")
    title = context.title_thing
    return title if title and title.entity and title.entity.entity_id not in context.rivals | CLASSES | COMPONENTS else None


def _is_introduced(page: Page, reading: Reading, named: Named, context: Context) -> bool:
    if named.type not in KINDS or named.role in ("comparator", "maker") or named.entity.entity_id in context.rivals | CLASSES | COMPONENTS or is_set_against(page, named):
        return False
    low = max(reading.start, named.start - _REACH, *(n.end for n in reading.names if n.end <= named.start and n.type in KINDS), 0)
    behind = _OUT_BEHIND.match(page.folded, named.end, min(reading.end, named.end + _REACH_BEHIND))
    return bool(_NEW_BEFORE.search(page.folded, low, named.start) or (behind and not any(named.end <= n.start < behind.end() for n in reading.names)))
