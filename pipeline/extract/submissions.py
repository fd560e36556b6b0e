"""Submissions: who brought results to a benchmark, with which software, in which division; who brought none, who alone did.

``바이두는 패들패들로 BERT 결과를 제출했다``; ``HPE'nin BERT'te sonucu yok``; ``A40 sonucu gönderen tek kuruluş Inspur oldu``. The subject is who brought
it, or the thing of which there is no result or no other. Only what is told as a fact counts, in articles that name MLPerf and speak of rounds or divisions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from pipeline.extract.context import Bound, Context, bound
from pipeline.extract.fastest import Fastest, fastest_in
from pipeline.extract.fields import PARTNER, division_in, fields_in, partner_of, speaking, told_of_fields
from pipeline.extract.glosses import in_english
from pipeline.extract.modality import choose_modality
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, THINGS, WORKLOADS, Named, Page, Reading, asked_once
from pipeline.extract.sole_makers import sole_maker
from pipeline.extract.submitters import BACK, SPOKEN_OF, Kind, Told, Who, brought_by_others, has_more, told_before, who_brought
from pipeline.extract.suites import suite_in_full
from pipeline.extract.units import base_of
from pipeline.languages import submitting_of
from pipeline.languages.submitting import Submitting
from schemas.records import Figure, Submission

_OWNERS = frozenset({"genitive", "maker"})
_ORDER: dict[Kind, int] = {"none": 0, "only": 1, "submitted": 2, "used": 3, "fastest": 4, "sole": 5}
_RELEASE = re.compile(r"[0-9]\.[0-9]")
_CHIPS = frozenset({"chip", "GPU", "NPU", "TPU", "IPU", "card", "piece", "accelerator"})
MOST_CHIPS = 10_000_000  # of one system
LONGEST = 4_000  # code points of a sentence that is read; longer ones list data
_SOFTWARE_BEFORE = 16  # code points before a release of it


def find_submissions(page: Page, reading: Reading, index: int, context: Context) -> Iterator[Submission]:
    """What a sentence says was or was not submitted, in articles that tell of a suite and of those who take part in it."""
    suite, words = _suite(page), submitting_of(page.grammar.code)
    if suite is not None and page.block(reading).kind == "table":
        yield from _of_row(page, reading, index, suite)
    if suite is None or reading.end - reading.start > LONGEST or words.to_come.search(page.folded, reading.start, reading.end) or _tells_nothing(page, reading):
        return
    found = 0
    for told in _told(page, reading, words) or told_of_fields(page, reading, page.readings[index - 1] if index else None):
        for part in _in_pairs(reading, told):
            for one in _submissions(page, reading, index, context, part, suite):
                yield replace(one, ordinal=found)
                found += 1
    best = fastest_in(page, reading, index, context)
    if best is not None and (fastest := _fastest(page, reading, context, best, suite)) is not None:
        yield replace(fastest, ordinal=found)
        found += 1
    if (sole := sole_maker(page, reading, suite)) is not None:
        yield replace(sole, ordinal=found)


def _tells_nothing(page: Page, reading: Reading) -> bool:
    """A row of a table, whose head only names who sent it in; a question (``왜 결과를 내지 않았습니까?``)."""
    return page.block(reading).kind in ("table", "question") or page.text[reading.start : reading.end].rstrip(_CLOSING).endswith("?")


_CLOSING = ' \n\t*_"”’)'


def _of_row(page: Page, reading: Reading, index: int, suite: Bound) -> Iterator[Submission]:
    """``| 제출사 | 가속기 | BERT (분) |`` over ``| 델 | H100 8장 | 5.4 |``: whoever stands under such a head, with the workloads under which the row has numbers."""
    first = index
    while first and index - first < MOST_ROWS and page.block(page.readings[first - 1]).kind == "table":
        first -= 1
    head, cells = page.readings[first], _cells(page, reading)
    if first == index or not cells or not submitting_of(page.grammar.code).sender.search(page.folded, *_cells(page, head)[0]):
        return
    firms = [n for n in reading.names if n.type in MAKERS and cells[0][0] <= n.start < cells[0][1]]
    works = [n.name for (low, high), cell in zip(_cells(page, head), cells, strict=False) for n in head.names if low <= n.start < high and n.type in WORKLOADS and any(c.isdigit() for c in page.text[slice(*cell)])]
    works = [name for name in dict.fromkeys(works) if not name.startswith("MLPerf")]
    if len(firms) != 1 or not works:
        return
    thing = next((n for n in reading.names if _is_thing(n)), None)
    count = _SO_MANY.search(page.folded, reading.start, thing.start) if thing else None
    suite, release = _of_round(page, reading, suite)
    firm = bound(firms[0], 0.8, "submitter_of_row")
    one = Submission(
        reading.start, reading.end, "submitted", firm.name, firm.entity.entity_id if firm.entity else None, (*works, suite.name),
        firm.confidence, firm.method, release, None, thing.name if thing else None, int(count[1]) if count else None,
    )  # fmt: skip
    yield replace(one, statement=_statement(page, one, (firm.name,)))


def _cells(page: Page, reading: Reading) -> list[tuple[int, int]]:
    """The cells of a row between bars."""
    bars = [at for at in range(reading.start, reading.end) if page.text[at] == "|"]
    return [(low + 1, high) for low, high in pairwise(bars)]


MOST_ROWS = 100
_SO_MANY = re.compile(r"(?<![0-9.,])([0-9]{1,5}) ?[x×] ?[^|0-9]{0,16}$")


def _fastest(page: Page, reading: Reading, context: Context, best: Fastest, suite: Bound) -> Submission | None:
    """A superlative as a submission, with the one workload that it is told of."""
    words, low = submitting_of(page.grammar.code), reading.clause(best.start)[0]
    if choose_modality(page, reading, best.end - 1).modality != "asserted":
        return None
    named = [n for n in reading.names if n.type in WORKLOADS]
    inside = [n for n in named if low <= n.start < best.end] or [n for n in named if n.start < best.end][-1:]
    works = {n.name for n in inside} or ({w.name for w in context.workload} if context.workload_block == reading.block else set())
    works = {w for w in works if not w.startswith("MLPerf")}
    if len(works) != 1:
        return None
    suite, release = _of_round(page, reading, suite)
    division = division_in(page, reading.start, reading.end, words)
    who = best.subject
    one = Submission(
        reading.start, reading.end, "fastest", who.name, who.entity.entity_id if who.entity else None, (*works, suite.name),
        who.confidence, who.method, release, division, best.system, best.chips,
    )  # fmt: skip
    return replace(one, statement=_statement(page, one, (one.subject,)))


@asked_once
def _suite(page: Page) -> Bound | None:
    """The suite of an article that speaks of rounds or divisions, by its first name."""
    if submitting_of(page.grammar.code).rounds.search(page.folded) is None:
        return None
    named = next((n for r in page.readings for n in r.names if n.type == "benchmark" and n.name.startswith("MLPerf")), None)
    return Bound(named.name, named.entity, None, None, 0.8, "suite") if named else None


def _told(page: Page, reading: Reading, words: Submitting) -> list[Told]:
    """The words that tell of submissions in their order, one of a clause and of who is named in it; what denies or excludes goes before what brings."""
    found: list[tuple[int, int, Kind]] = []
    firms = {n.start for n in reading.names if n.type in MAKERS and not words.rather_than.match(page.folded, n.end, reading.end)}
    kinds: tuple[tuple[Kind, re.Pattern[str]], ...] = (("none", words.none), ("only", words.alone), ("submitted", words.brought), ("submitted", words.brought_weakly))
    for kind, pattern in kinds:
        for match in pattern.finditer(page.folded, reading.start, reading.end):
            if kind == "only" and _counts_else(page, reading, match.start(), words):
                continue  # `코어가 4개뿐이었다`
            if kind == "only" and words.only_before.search(page.folded, match.start(), match.end()) and match.end() not in firms:
                continue  # `Dell yalnızca BERT sonucu gönderdi`
            if not any(start < match.end() and match.start() < end for start, end, _ in found) and (pattern is not words.brought_weakly or _of_results(page, reading, match.start(), words)):
                found.append((match.start(), match.end(), kind))
    found += [(m.start(), m.end(), "none") for m in words.short.finditer(page.folded, min((start for start, *_ in found), default=reading.end), reading.end) if not any(start < m.end() and m.start() < end for start, end, _ in found)]
    software = [n for n in reading.names if n.type == "framework"]
    used = [_is_used(page, reading, n, words) for n in software]
    used = [one or (any(used[at:]) and page.folded[n.end : n.end + 1] == ",") for at, (n, one) in enumerate(zip(software, used, strict=True))]  # `NVIDIA burada MXNet, Google ise TensorFlow kullandı`
    found += [(n.start, n.end, "used") for n, one in zip(software, used, strict=True) if one]
    told: list[Told] = []
    for start, end, kind in sorted(found):
        last = told[-1] if told else None
        if last and reading.clause(start) == reading.clause(last.start) and (last.end in firms or not any(last.end <= n.start < start and n.type in MAKERS and n.role in SPOKEN_OF | _OWNERS for n in reading.names)):
            if _ORDER[kind] < _ORDER[last.kind]:
                told[-1] = Told(kind, start, end, last.low, reading.clause(start)[1])
            continue
        if last:
            told[-1] = Told(last.kind, last.start, last.end, last.low, min(last.high, max(last.end, _before(page, reading, last.end, start))))
        told.append(Told(kind, start, end, told[-1].high if told else reading.start, reading.clause(start)[1]))
    return told or _by_division(page, reading, words)


def _counts_else(page: Page, reading: Reading, at: int, words: Submitting) -> bool:
    """Whether a word for "only" stands right behind a number of something that brings no results."""
    return any(f.start < at <= f.end + 1 for f in reading.figures if not words.counts_firms.match(page.folded, f.start))


def _by_division(page: Page, reading: Reading, words: Submitting) -> list[Told]:
    """``Fujitsu, kapalı bölümde 2.048 V100 ile 70 saniye aldı``, ``결과는 클로즈드 부문에 올랐다``: a time, a speed, or a result, that is told with its division."""
    found = [(m, name) for name, p in words.divisions for m in p.finditer(page.folded, reading.start, reading.end) if not words.not_this.match(page.folded, m.end())]
    timed = any(base_of(f.value, f.unit)[1] == "s" or (f.unit or "").endswith("/s") for f in reading.figures)
    if len(found) != 1 or not (timed or words.passive.search(page.folded, reading.start, reading.end)):
        return []
    return [Told("submitted", found[0][0].start(), found[0][0].end(), reading.start, reading.end)]


def _in_pairs(reading: Reading, told: Told) -> list[Told]:
    """``ResNet-50 için MXNet'i, BERT için PyTorch'u``: each software with its own workload, where they are told by turns."""
    row = [n for n in reading.names if told.low <= n.start < told.high and n.type in ("framework", "model")]
    kinds = [n.type for n in row]
    if len(row) < 2 * _PAIR or len(row) % 2 or len(set(kinds[::2])) > 1 or len(set(kinds[1::2])) > 1 or kinds[0] == kinds[1]:
        return [told]
    ends = [row[at].start for at in range(2, len(row), 2)]
    return [Told(told.kind, told.start, told.end, low, high) for low, high in zip([told.low, *ends], [*ends, told.high], strict=True)]


_PAIR = 2


def _before(page: Page, reading: Reading, low: int, high: int) -> int:
    """Where the words of a second submission begin in one clause: at who brought it."""
    return next((n.start for n in reading.names if low <= n.start < high and n.type in MAKERS and n.role in SPOKEN_OF | _OWNERS), high)


def _of_results(page: Page, reading: Reading, at: int, words: Submitting) -> bool:
    """Whether the clause of a verb that says little by itself speaks of results, workloads or divisions."""
    low, high = reading.clause(at)
    return bool(words.result.search(page.folded, low, at)) or any(low <= n.start < high and n.type in WORKLOADS for n in reading.names) or any(p.search(page.folded, low, high) for _, p in words.divisions)


def _is_used(page: Page, reading: Reading, named: Named, words: Submitting) -> bool:
    """Whether a software is said to have been used: behind its name, else before it."""
    before = words.is_software.search(page.folded, max(reading.start, named.start - 40), named.start)
    told = before or words.used.match(page.folded, named.end, reading.end)
    return told is not None and not words.instead.match(page.folded, named.end, reading.end)


def _submissions(page: Page, reading: Reading, index: int, context: Context, told: Told, suite: Bound) -> Iterator[Submission]:
    """One of each firm that is named for it; of the thing where none is."""
    words = submitting_of(page.grammar.code)
    inside = [n for n in reading.names if told.low <= n.start < told.high]
    if brought_by_others(page, reading, told, inside):
        return
    software = [n for n in inside if n.type == "framework" and not words.instead.match(page.folded, n.end, reading.end)]
    works = [bound(n, 0.85, "in_clause") for n in inside if n.type in WORKLOADS] or [bound(n, 0.7, "in_sentence") for n in reading.names if n.type in WORKLOADS and told.kind != "submitted"]
    things = _things(page, reading, index, told, inside)
    who = _unnamed(page, reading, index, context, told, inside) or who_brought(page, reading, index, told, inside)
    told = _as_meant(page, told, who)
    if told.kind == "none" and words.nobody.search(page.folded, told.start, told.end) and not things:
        return  # `국내 기업 가운데 결과를 낸 곳은 없다`
    other = bound(things[0], 0.7, "submitted") if things else _carried(context, told.kind)
    who = who or (Who((other,)) if other else None)
    if who is None or not _is_whole(page, reading, told, who) or choose_modality(page, reading, told.end - 1).modality not in ("asserted", "denied"):
        return
    subject = who.firms[0]
    if told.kind == "used" and subject.start is None and not things and index:  # `가우디2 8개로 16.4분을 냈다. 프레임워크는 파이토치다`
        things = [n for n in page.readings[index - 1].names if page.readings[index - 1].block == reading.block and _is_thing(n)][:1]
    if told.kind == "submitted" and all(w.name.startswith("MLPerf") for w in works):
        works = [*works, *fields_in(page, reading, told)]
    if told.kind == "used" and not works and context.workload_block == reading.block:
        works = [w.carried() for w in context.workload]
    division = division_in(page, told.low, told.high, words)
    others = [n for n in things if n.name != subject.name and (told.kind != "submitted" or subject.start is None or n.start > subject.start)]
    system = (_of_maker(page, inside, subject) if told.kind == "only" else None) or next((_generation(page, n) for n in others), None) or _sort_used(page, inside, told, words)
    names = tuple(dict.fromkeys(n.name for n in software))
    if len(who.firms) > 1:  # which of several is whose is not told
        system, names = None if len({n.name for n in others}) > 1 else system, names if len(names) == 1 else ()
    if (told.kind == "used" and not names) or not (works or system or things or names or division or _is_plain(page, told, who)):
        return
    works = [w for w in {w.name: w for w in works}.values() if not w.name.startswith("MLPerf")]
    suite, release = _of_round(page, reading, suite)
    exclusive = told.kind == "submitted" and any(_is_all(page, reading, n, told, words) for n in others or ([] if things else [n for n in inside if n.type in WORKLOADS]))
    for one in who.firms:
        found = Submission(
            reading.start, reading.end, told.kind, one.name, one.entity.entity_id if one.entity else None, (*(w.name for w in works), suite.name),
            round(one.confidence * min((w.confidence for w in works), default=1.0), 3), one.method, release, division, system, _chips(page, reading, told), names, exclusive,
        )  # fmt: skip
        yield replace(found, statement=_statement(page, found, tuple(w.name for w in who.firms)))


def _is_all(page: Page, reading: Reading, named: Named, told: Told, words: Submitting) -> bool:
    """``BERT 결과만 제출했다``, ``yalnızca BERT sonucu gönderdi``: nothing else of its sort; not ``BERT 결과를 델만 냈다``."""
    if words.nothing_but.search(page.folded, told.low, named.start):
        return True
    behind = words.nothing_else.match(page.folded, named.end, told.start)
    return behind is not None and not any(named.end <= n.start < behind.end() for n in reading.names)


def _things(page: Page, reading: Reading, index: int, told: Told, inside: list[Named]) -> list[Named]:
    """The things of a clause; the one told of last, where the clause points to it."""
    things = [n for n in inside if _is_thing(n)]
    if things or not index or not submitting_of(page.grammar.code).this_thing.search(page.folded, told.low, told.end):
        return things
    return [n for before in page.readings[max(0, index - BACK) : index] if before.block == reading.block for n in before.names if _is_thing(n)][-1:]


def _as_meant(page: Page, told: Told, who: Who | None) -> Told:
    """``yalnızca Dell gönderdi``: Dell alone; ``ne Google ne Intel gönderdi``: neither of them."""
    if who is None or told.kind not in ("submitted", "none"):
        return told
    first = who.firms[0].start
    if told.kind == "submitted" and len(who.firms) > 1 and first is not None and submitting_of(page.grammar.code).neither.search(page.folded, told.low, first):
        return replace(told, kind="none")
    return replace(told, kind="only") if who.alone else told


def _is_whole(page: Page, reading: Reading, told: Told, who: Who) -> bool:
    """Whether those who are said to be the only ones are all named: not so with ``등 세 곳뿐``."""
    words, last = submitting_of(page.grammar.code), who.firms[-1].end
    if told.kind != "only" or last is None:
        return True
    counts = [f.value for f in reading.figures if told.low <= f.start < told.high and words.counts_firms.match(page.folded, f.start)]
    return words.others_too.match(page.folded, last) is None and not has_more(page, reading, who) and all(count in (None, len(who.firms)) for count in counts)


def _is_plain(page: Page, told: Told, who: Who) -> bool:
    """``구글과 인텔은 결과를 내지 않았다``, ``처음 결과를 낸 구글은``: with no workload, of those alone who stand right before or behind what is told of them."""
    words, first, last = submitting_of(page.grammar.code), who.firms[0], who.firms[-1]
    if told.kind == "submitted" and first.start is not None and first.method == "submitter" and words.who_brought.search(page.folded, told.low, first.start):
        return True
    if told.kind == "only" and first.start is not None and first.method in ("submitter", "unknown_submitter"):  # `이 라운드에 결과를 낸 곳은 델과 후지쯔뿐이다`
        return words.rounds.search(page.folded, told.low, first.start) is not None and words.result.search(page.folded, told.low, told.high) is not None
    if told.kind not in ("none", "submitted") or last.end is None or last.method != "submitter" or last.end > told.start:
        return False
    return words.plain.fullmatch(page.folded, last.end, told.start) is not None and (told.kind == "none" or words.result.search(page.folded, last.end, told.end) is not None)


def _sort_used(page: Page, inside: list[Named], told: Told, words: Submitting) -> str | None:
    """``그래프코어 IPU 시스템을 활용한 결과``, ``NVIDIA GPU'larıyla``: a sort of chips with its maker, with which results were brought."""
    if told.kind != "submitted":
        return None
    for sort in inside:
        if sort.entity.entity_id in CLASSES and sort.end <= told.start and words.with_sort.match(page.folded, sort.end, told.end):
            beside = next((n.name for n in inside if n.type in MAKERS and sort.start - 1 <= n.end <= sort.start), None)
            maker = beside or page.lexicon.canonical(page.text[sort.start : sort.end].rpartition(" ")[0], MAKERS)
            return f"{maker} {sort.name}" if maker else None
    return None


def _generation(page: Page, named: Named) -> str:
    """``3세대 가우디``, ``üçüncü nesil Gaudi``: another chip than the first of that name."""
    words = submitting_of(page.grammar.code)
    told = next((at for at, pattern in words.generations if pattern.search(page.folded, max(0, named.start - _GENERATION), named.start)), 1)
    later = f"{named.name} {told}"
    return later if told > 1 and page.lexicon.canonical(later, {"chip"}) == later else named.name


_GENERATION = 16  # code points of the words for one


def _is_thing(named: Named) -> bool:
    return named.type in THINGS and named.entity.entity_id not in COMPONENTS | CLASSES


def _unnamed(page: Page, reading: Reading, index: int, context: Context, told: Told, inside: list[Named]) -> Who | None:
    """Who speaks, or a partner of the firm that the paragraph speaks of, else of the main maker; none where a firm is named."""
    if any(n.type in MAKERS for n in inside):
        return None
    if ours := speaking(page, reading, told, context.hero_maker):
        return ours
    before = told_before(page, reading, index)
    return partner_of(page, reading, told, before.firms[0] if before else context.hero_maker)


def _chips(page: Page, reading: Reading, told: Told) -> int | None:
    """The one number of chips that is told beside it."""
    words = submitting_of(page.grammar.code)
    counts = [f.value for f in reading.figures if told.low <= f.start < told.high and f.unit in _CHIPS and f.kind == "quantity" and f.value and not words.counts_firms.match(page.folded, f.start)]
    return int(counts[0]) if len(counts) == 1 and float(counts[0]).is_integer() and counts[0] <= MOST_CHIPS else None


def _carried(context: Context, kind: Kind) -> Bound | None:
    """What was told of last, where that is a thing or a firm; of the main maker's things that maker, which brought them."""
    told = context.said[1] if context.said else None
    one = next((b for b in (told, context.thing, context.maker) if b and b.entity and b.entity.type in MAKERS | THINGS and b.entity.entity_id not in COMPONENTS | CLASSES), None)
    main = context.hero_maker
    if one and one.entity and main and main.entity and kind == "submitted" and one.entity.vendor_id == main.entity.entity_id:
        one = main
    return one.carried(0.7) if one else None


def _of_maker(page: Page, inside: list[Named], subject: Bound) -> str | None:
    """``AMD 그래픽카드로 나온 결과는``: the sort of things, by their maker, of which there is no other result."""
    return next((f"{n.name} {page.text[n.end : sort.end()].strip()}" for n in inside if n.type in MAKERS and n.name != subject.name and (sort := _SORT.match(page.folded, n.end))), None)


_SORT = re.compile(r"(?:['’][a-z]+)?(?:의)? ?(?:gpu|cpu|그래픽 ?카드|가속기|칩|프로세서|ekran kart|işlemci|hizlandirici|yonga|çip)[a-zçğöşü]*")


def _of_round(page: Page, reading: Reading, suite: Bound) -> tuple[Bound, str | None]:
    """The suite and the round that its sentence or what stands before it in its paragraph tells, else the only one that the article tells."""
    words = submitting_of(page.grammar.code)
    rounds = _rounds(page)
    plain = replace(suite, name=re.sub(r" \d+\.\d+$", "", suite.name))
    here = [f for f in rounds if page.block(reading).start <= f.start < reading.end]
    one = here[-1] if here else rounds[0] if len({f.text_value for f in rounds}) == 1 else None
    if one is None or (one.start < reading.start and words.round_before.search(page.folded, reading.start, reading.end)):
        return plain, None
    return replace(plain, name=f"{plain.name} {one.text_value}"), one.text_value


@asked_once
def _rounds(page: Page) -> list[Figure]:
    return [f for f in page.ordered if _is_round(page, f) and not _is_ahead(page, f)]


def _is_ahead(page: Page, figure: Figure) -> bool:
    """``v9.0 turunda 40 bini hedefliyoruz``, ``다음 라운드인 v9.0``: a round that is still to come."""
    ahead = submitting_of(page.grammar.code).ahead
    return any(ahead.search(page.folded, reading.start, reading.end) for reading in page.readings_between(figure.start, figure.end))


def _is_round(page: Page, figure: Figure) -> bool:
    """Whether a version is a round of a suite: told beside such words, or with an ending of place and behind no software."""
    if figure.kind != "version" or not figure.text_value or not _RELEASE.fullmatch(figure.text_value):
        return False
    words = submitting_of(page.grammar.code)
    if any(n.type == "framework" for n in page.names_between(figure.start - _SOFTWARE_BEFORE, figure.start)):
        return False
    around = page.folded[max(0, figure.start - 30) : figure.end + 12]
    return words.rounds.search(around) is not None or words.placed.match(page.folded, figure.end) is not None or page.folded[figure.start - 1 : figure.start] == "v"


@asked_once
def _english(page: Page) -> dict[str, str]:
    return {spelled: e.name_en for e in page.entities.values() if e.name_en for spelled in (e.name, page.spelled(e, e.name))}


def _statement(page: Page, one: Submission, firms: tuple[str, ...]) -> str:
    """``Graphcore submitted RNN-T results on MLPerf 2.0 in the open division``; ``HPE has no BERT result``; ``Inspur is the only one with``. ``firms``: all that it is told of."""
    english, is_field = _english(page), {name for name, _ in submitting_of(page.grammar.code).fields}
    subject, system = (name and in_english(name, english) for name in (one.subject, one.system))
    if subject and subject.endswith(f" {PARTNER}"):
        subject = f"A partner of {subject.removesuffix(f' {PARTNER}')}"
    works = " and ".join(name if name in is_field else in_english(name, english) for name in one.benchmark[:-1])
    thing = f" with {system}" if system else ""
    place = f" on {suite_in_full(page, one.benchmark[-1])}{f' in the {one.division} division' if one.division else ''}"
    software = " and ".join(one.software)
    with_software = f" with {software}" if software and one.kind != "used" else ""
    if one.kind == "only":
        together = [name and in_english(name, english) for name in firms]
        subject = f"{', '.join(map(str, together[:-1]))} and {together[-1]}" if len(together) > 1 else subject
        told = f"{'are the only ones' if len(together) > 1 else 'is the only one'} with {works + ' results' if works else 'a result'}{thing}"
    elif one.kind == "fastest":
        told = f"has the fastest {works} result{thing}"
        place = f"{place}{f' with {one.chips:,} chips' if one.chips else ''}"
    elif one.kind == "none":
        told = f"has no {works + ' ' if works else ''}result{thing}"
    elif one.kind == "used":
        told = f"used {software}{' for ' + works if works else ''}{thing}"
    elif (one.subject_id or "").startswith(("chip:", "system:")):
        told = f"was submitted{' for ' + works if works else ''}{thing}"
    else:
        told = f"submitted {works + ' ' if works else ''}results{thing}{' only' if one.exclusive else ''}"
    return f"{subject} {told}{with_software}{place}."
