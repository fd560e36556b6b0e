"""Who says so: the speaker of a turn, a source phrase, the subject of a verb of speech, the speaker of a quotation."""

from __future__ import annotations

import re
from dataclasses import replace

from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.reading import Named, Page, Reading
from pipeline.lexicon import fold

_GENERIC_SPEAKER = re.compile(r"a|답|답변|yanit|cevap|c|y")
SPEAKERS = frozenset({"person", "organisation", "vendor", "product"})
_QUOTE = re.compile(r"[\"“”„«»]")
_KO_VOICE = re.compile(
    r"(?<![가-힣])((?:(?:이 |해당 |한 )?(?:회사|업체)(?: ?(?:측|관계자))?|업계(?: ?관계자)?|증권가|시장|전문가들?|소식통들?|관계자|연구진|저자들?|외신|현지 매체)|[가-힣A-Za-z0-9]{2,12}(?: [가-힣]{2,8})?)(?:은|는|이|가|측은)(?= )"
)
_TR_VOICE = re.compile(r"(?<![a-zçğöşü])((?:şirket|firma|üretici|ekip|araştirmacilar|yazarlar|uzmanlar|analistler|eleştirmenler|yetkililer|kaynaklar|kurum|kurul|ajans)(?:in|un|nin|nun|e|ye|i)?)(?![a-zçğöşü])")
_COMPANY_WORDS = re.compile(r"^(?:이 |해당 )?(?:회사|업체)|^(?:şirket|firma|üretici)")
_AFTER_QUOTE_KO = re.compile(r"[\"”] ?(?:이?라고|고|며|이?라며|이?라면서|는|이?라는)")
_SAYS_TR = re.compile(r"^[,.]? ?(?:diyen|diyor|dedi|diye|şeklinde|ifade)")


def choose_source(page: Page, reading: Reading, index: int, at: int, context: Context) -> Bound | None:
    """The source of what stands at ``at``; None where the article speaks for itself."""
    return (
        _source_phrase(page, reading, context) or _quotation(page, reading, index, at, context) or _speech(page, reading, index, at, context) or _labelled(page, reading) or _turn(page, reading)
    )  # fmt: skip


def _turn(page: Page, reading: Reading) -> Bound | None:
    """The speaker of an interview turn or of a forum post."""
    block = page.block(reading)
    if not block.speaker or block.kind == "question":
        return None
    wanted = fold(block.speaker).strip(" .:")
    if _GENERIC_SPEAKER.fullmatch(wanted):
        return _interviewee(page)
    for entity in page.entities.values():
        if entity.type == "person" and any(fold(name) in wanted or wanted in fold(name) for name in (entity.name, *entity.aliases)):
            return Bound(entity.name, entity, None, None, 0.85, "speaker")
    return Bound(block.speaker.strip(), None, None, None, 0.75, "speaker")


def _interviewee(page: Page) -> Bound | None:
    """Who answers under a bare ``A.`` or ``Yanıt``: the person whom the article introduces first, else its main maker."""
    for kind in ("person", "vendor"):
        for reading in page.readings:
            if page.block(reading).kind in ("title", "paragraph"):
                for named in reading.names:
                    if named.type == kind:
                        return Bound(named.name, named.entity, None, None, 0.6, "interviewee")
    return None


def _labelled(page: Page, reading: Reading) -> Bound | None:
    """``송다온 재무책임자: …``: a paragraph that opens with the name of its speaker and a colon."""
    block = page.block(reading)
    for named in page.names_between(block.start, min(block.end, block.start + 30)):
        if named.type == "person" and re.match(r"[^.!?\n]{0,14}:", page.text[named.end : named.end + 16]):
            return Bound(named.name, named.entity, named.start, named.end, 0.8, "labelled_speaker")
    return None


def _source_phrase(page: Page, reading: Reading, context: Context) -> Bound | None:
    """``X에 따르면``, ``X'e göre`` anywhere in the sentence; ``그에 따르면`` goes to the last source."""
    for named in reading.names:
        if named.type in SPEAKERS and (named.role == "source" or page.grammar.source_phrase.match(page.folded, named.end, min(reading.end, named.end + 40))):
            if page.grammar.code == "tr" and named.role == "comparator":
                continue
            return bound(named, 0.85, "source_phrase")
    match = page.grammar.pronoun_source.search(page.folded, reading.start, reading.end)
    if match:
        if match[1]:
            return context.maker.carried() if context.maker else None
        return context.source.carried() if context.source else None
    return None


def _speech(page: Page, reading: Reading, index: int, at: int, context: Context) -> Bound | None:
    """The subject of a verb of speech that closes the sentence (or the clause of the figure)."""
    match = None
    for match in page.grammar.speech_verb.finditer(page.folded, at, reading.end):
        pass
    if match is None or reading.end - match.end() > 45:
        return None
    return _voice(page, reading, at, context)


def _voice(page: Page, reading: Reading, at: int, context: Context) -> Bound | None:
    subjects = [n for n in reading.names if n.start < at and n.type in SPEAKERS and n.type != "product" and n.role in ("topic", "subject", "source")]
    people = [n for n in reading.names if n.type == "person" and n.role in ("topic", "subject", "bare", "source", "genitive")]
    raw = _raw_voice(page, reading, at, context)
    if people:
        return bound(people[-1], 0.8, "speech_verb")
    if raw and (not subjects or raw.start is None or (raw.start or 0) > subjects[-1].start):
        return raw
    if subjects:
        best = subjects[0] if page.grammar.code == "tr" else _outer(page, subjects)
        return bound(best, 0.75, "speech_verb")
    return raw


def _outer(page: Page, subjects: list[Named]) -> Named:
    """In Korean the speaker is the topic; of several the first."""
    topics = [n for n in subjects if n.role == "topic"]
    return topics[0] if topics else subjects[0]


def _raw_voice(page: Page, reading: Reading, at: int, context: Context) -> Bound | None:
    pattern = _KO_VOICE if page.grammar.code == "ko" else _TR_VOICE
    for match in pattern.finditer(page.folded, reading.start, reading.end):
        words = page.text[match.start(1) : match.end(1)]
        if _COMPANY_WORDS.match(match[1]):
            return context.maker.carried() if context.maker else None
        if page.grammar.code == "tr" or re.match(r"업계|증권가|시장$|전문가|소식통|관계자|연구진|저자|외신|현지", match[1]) or _journal(match[1]):
            return Bound(re.sub(r"(?:e|ye|in|nin|un|nun)$", "", words) if page.grammar.code == "tr" else words, None, match.start(1), match.end(1), 0.6, "unnamed_source")
    return None


def _journal(words: str) -> bool:
    return bool(re.search(r"(?:필드|캣|레이더|타임스|매체|일보|신문|리서치|연구소|대학|포스트|저널|채널|유튜버|팁스터|미$|키$)", words))


def _quotation(page: Page, reading: Reading, index: int, at: int, context: Context) -> Bound | None:
    """A quotation around ``at``: its speaker stands before it, after it, or opened it sentences ago."""
    block = page.block(reading)
    marks = [m.start() for m in _QUOTE.finditer(page.text, block.start, block.end)]
    opened = [m for m in marks if m < at]
    if len(opened) % 2 == 0:
        return None
    start = opened[-1]
    close = next((m for m in marks if m > at), block.end)
    after = page.folded[close : close + 80]
    around = [r for r in page.readings[max(0, index - 3) : index + 4] if r.start < close + 80 and start - 80 < r.end and r.block == reading.block]
    names = [n for r in around for n in r.names if n.type in SPEAKERS and n.type != "product"]
    before = [n for n in names if n.end <= start and start - n.end < 70 and n.role in ("topic", "subject", "source", "bare", "genitive")]
    behind = [n for n in names if 0 <= n.start - close < 60]
    spoken = page.grammar.speech_verb.search(after) or _AFTER_QUOTE_KO.match(after) or _SAYS_TR.match(after[1:])
    headline = block.kind in ("title", "heading") or start - max((n.end for n in names if n.end <= start), default=-99) <= 2
    if not spoken and not headline:
        return None
    people = [n for n in before if n.type == "person"] or [n for n in behind if n.type == "person"]
    chosen = people[-1] if people else behind[0] if behind and page.grammar.code == "tr" else before[-1] if before else behind[0] if behind else None
    if chosen:
        return bound(chosen, 0.8, "quotation")
    raw = _raw_voice(page, replace_span(reading, max(block.start, start - 60), start), at, context)
    return raw or (context.maker.carried() if context.maker and _COMPANY_WORDS.search(page.folded[max(block.start, start - 30) : start]) else None)


def replace_span(reading: Reading, start: int, end: int) -> Reading:
    """The same reading with other bounds."""
    return replace(reading, start=start, end=end)
