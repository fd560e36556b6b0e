"""Check *reference*: who brought what to MLPerf Training, by the rows of the results.

``HPE, BERT'te TensorFlow kullandı``; ``바이두는 패들패들로 BERT 결과를 제출했다``; ``MI300X에는 ResNet-50 결과가 없다``; ``A40 결과는 인스퍼뿐이다``. Rows that have all that is
told of a submission support it. They are in conflict with it where those of who brought it, on that benchmark in that round, all have other hardware, another
division or other software; where there is a result and the article says none; and where somebody else brought one as well. No row at all says nothing of what
was brought: some results are missing. That there is none is told by ResNet-50 and BERT, of which the rows are complete, and by those whose rows are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from pipeline.extract.fields import PARTNER
from pipeline.languages import submitting_of
from pipeline.lexicon import fold, load_lexicon
from pipeline.verify.names import mentions, name_key
from pipeline.verify.records import Brought, Case, Finding
from pipeline.verify.reference.book import Book, Result
from pipeline.verify.reference.results import is_called, row_words, runs_on
from pipeline.verify.reference.rounds import (
    PUBLISHED,
    is_of_training,
    round_here,
    rounds_at,
    rounds_of,
    speaks_of_others,
    speaks_of_training,
)
from pipeline.verify.reference.sole_makers import judge_sole
from pipeline.verify.reference.times import BENCHMARK_NAMES, around, is_hardware, rows_of_last_times, submitters_in

CHECK, METHOD = "reference", "submission"
COMPLETE = frozenset({"resnet", "bert"})  # benchmarks with the rows of every submitter
COMPLETE_OF = frozenset({"NVIDIA", "Google", "Intel", "Intel-HabanaLabs", "Habana", "Graphcore", "Baidu"})  # whose rows are there of all benchmarks
_SOFTWARE = {"TensorFlow": r"tensorflow|(?<![a-z])tf(?![a-z])|(?<![a-z])tf\d", "PaddlePaddle": "paddle", "Poplar": r"poplar|popart|(?<![a-z])ipu", "JAX": "jax|pax(?![a-z])|maxtext", "Caffe": "caffe"}
_KNOWN_SOFTWARE = re.compile(r"tensorflow|(?<![a-z])tf(?![a-z])|pytorch|mxnet|paddle|popart|poplar|jax|(?<![a-z])pax(?![a-z])|maxtext|mindspore|tinygrad|caffe|lingvo")
_PROCESSORS = re.compile(r"xeon|sapphire|(?<![a-z])cpu|제온|epyc|işlemci")
_NAMED = {"vendor", "organisation", "chip", "system"}
SHOWN = 2  # rows
UNKNOWN = "unknown_submitter"  # how a firm was found that no lexicon knows


@dataclass(frozen=True, slots=True)
class _Told:
    """What is said of a submission."""

    submitters: frozenset[str]
    things: tuple[str, ...]
    benchmarks: tuple[str, ...]
    round: str | None
    division: str | None
    software: tuple[str, ...]
    chips: int | None
    fields: tuple[frozenset[str], ...] = ()  # benchmarks, any of which is meant


def check_submissions(case: Case, book: Book) -> Iterator[Finding]:
    """Findings for what is said of submissions."""
    if not book.results or not speaks_of_training(_folded(case.text)):
        return
    for one in _completed(case, case.submissions):
        if one.method.endswith(UNKNOWN):
            continue  # somebody of whom there are no rows, whatever they brought
        if one.kind == "sole":
            if (sole := judge_sole(case, one, book)) is not None:
                yield sole
            continue
        last, found = _of_last_time(case, one, book), _first(case, one, book)
        finding = last if last is not None and (one.division or found is None or last.verdict == found.verdict) else found
        if finding is not None and (finding.verdict == "supported" or not _is_doubtful(case, one, finding, book)) and is_of_training(_folded(case.text), one.end) and not speaks_of_others(fold(" ".join(one.benchmark))):
            yield finding


@lru_cache(maxsize=4)
def _folded(text: str) -> str:
    return fold(text)


def _is_doubtful(case: Case, one: Brought, finding: Finding, book: Book) -> bool:
    """Whether a sentence says more or otherwise than its submission holds, so that rows do not speak against it."""
    words, told = fold(case.text[one.start : one.end]), submitting_of(case.language)
    if told.in_doubt.search(words) or any(not name.startswith("MLPerf") and name not in FIELDS and not BENCHMARK_NAMES.search(fold(name)) for name in one.benchmark):
        return True
    if one.kind in {"only", "none", "fastest"} and told.narrowed.search(words) and not (one.chips and one.kind == "fastest"):
        return True
    if one.kind in {"only", "none"} and told.counted.search(words) and not (one.chips and one.kind == "none"):
        return True
    of_chips = any(runs_on(r, thing) for r in book.results for thing in (one.subject, one.system or one.subject))
    return NOT_AMONG in finding.explanation and of_chips and len({m[0] for m in book.any_name.finditer(words)}) > 1  # `H200이 아니라 H100으로`: which was brought


FIELDS = {
    "vision": frozenset({"resnet", "ssd", "maskrcnn", "unet3d"}),
    "natural language processing": frozenset({"bert", "gnmt", "transformer", "gpt3", "llama2_70b_lora"}),
    "language model": frozenset({"bert", "gpt3", "llama2_70b_lora"}),
    "speech recognition": frozenset({"rnnt"}),
    "recommendation": frozenset({"dlrm", "dlrm_dcnv2"}),
}  # the benchmarks of the rows that a field of work stands for
NOT_AMONG = "in none of the results of that submitter"


def _first(case: Case, one: Brought, book: Book) -> Finding | None:
    """What the rows of the round say that is told, else of another one of the article that bears it out; where those of one alone speak of it, theirs."""
    told, folded = _told(case, one, book), _folded(case.text)
    if not told.submitters and not told.things:
        return None
    if one.kind == "fastest" or (one.division and one.kind == "submitted" and told.submitters):
        here = round_here(case, folded, one.end - 1, one.end) or told.round
        finding = _judged(case, one, replace(told, round=here), book) if here else None
        if one.kind == "fastest" or (finding is not None and finding.verdict == "conflicting"):
            return finding
    near: list[str | None] = [told.round] if told.round else [*rounds_at(case, folded, one.end - 1, one.end)]
    rounds = list(dict.fromkeys([*near, *rounds_of(case, folded), *([] if near else [None])]))
    found = {r: _judged(case, one, replace(told, round=r), book) for r in rounds}
    specific = told.things or told.software or (told.benchmarks and told.division)
    borne_out = [r for r, f in found.items() if f is not None and f.verdict == "supported" and (r in near or (specific and one.kind != "none"))]
    if borne_out:
        return found[borne_out[0]]
    speaking = [r for r in rounds if r and any(row.round == r and row.submitter in told.submitters for row in book.results)]
    return found[speaking[0] if len(speaking) == 1 and one.kind != "none" else rounds[0]]


def _completed(case: Case, told: Sequence[Brought]) -> Iterator[Brought]:
    """``Açık bölüme dev bir model sokmuş. İkisinde de TensorFlow kullanmışlar``: a software is told of what the sentence before says was brought."""
    last: Brought | None = None
    for raw in told:
        one, words = raw, fold(case.text[raw.start : raw.end])
        pointing = one.kind == "used" and last is not None and submitting_of(case.language).these.search(words) is not None and not BENCHMARK_NAMES.search(words)
        if pointing and last is not None and last.subject == one.subject and last.division and 0 <= one.start - last.end <= 2:  # two: what parts sentences
            one = replace(one, division=last.division, benchmark=last.benchmark)
        yield one
        last = one


def _of_last_time(case: Case, one: Brought, book: Book) -> Finding | None:
    """``1.024 A100 ile 22 saniyede bitirdi. Sonuç kapalı bölümde yayımlandı``: of the result that was timed last, where nobody is named who brought it."""
    if one.kind not in {"submitted", "used"} or not (one.division or one.software) or submitters_in(book, fold(case.text[one.start : one.end])):
        return None
    block = case.block_at(one.start)
    before = case.sentence_at(max(one.start - 2, block.start)).start
    times = rows_of_last_times(case, max(before, min(block.start, one.start)), one.end, book)
    for rows in times:
        if one.division and all(r.division != one.division for r in rows):
            return _against(one, rows, f"not in the {one.division} division")
        if one.software and all(_KNOWN_SOFTWARE.search(fold(r.framework)) and not any(_uses(r, s) for s in one.software) for r in rows):
            return _against(one, rows, f"not with {' or '.join(one.software)}")
    fits = all((not one.division or r.division == one.division) and all(_uses(r, s) for s in one.software) for rows in times for r in rows)
    return _finding(one, "supported", "reference", times[0], "") if times and fits else None


def _told(case: Case, one: Brought, book: Book) -> _Told:
    submitters = submitters_in(book, fold(one.subject))
    if not submitters and one.software and not is_hardware(one.subject, book):
        submitters = around(case, _folded(case.text), case.block_at(one.start), one.start, book)  # a name of their own for it: `클라우드브레인 II`
    things = tuple(dict.fromkeys([*([] if submitters else [one.subject]), *([one.system] if one.system else [])]))
    if submitters and one.software:
        things = tuple(t for t in things if _is_known(t) or any(_has(r, t) for r in book.results))  # `프리미엄 A`: a name of their own
    works = tuple(dict.fromkeys(str(m.lastgroup) for name in one.benchmark for m in BENCHMARK_NAMES.finditer(fold(name))))
    if one.subject.endswith(f" {PARTNER}"):
        firm = one.subject.removesuffix(f" {PARTNER}")
        submitters, things = _partners(firm, book), (f"{firm} chip", *([one.system] if one.system else []))
    fields = tuple(FIELDS[name] for name in one.benchmark if name in FIELDS)
    return _Told(submitters, things, works, f"v{one.round}" if one.round else None, one.division, one.software, one.chips, fields)


def _partners(firm: str, book: Book) -> frozenset[str]:
    """Who else brought results on the chips of a firm."""
    return frozenset(r.submitter for r in book.results if fold(firm) in fold(r.accelerator)) - submitters_in(book, fold(firm))


def _judged(case: Case, one: Brought, told: _Told, book: Book) -> Finding | None:
    if one.kind == "none":
        return _none(case, one, told, book)
    if one.kind == "fastest":
        return _best(one, told, book)
    if one.kind == "only":
        return _alone(case, one, told, book)
    rows = [r for r in book.results if (not told.submitters or r.submitter in told.submitters) and r.round == told.round]
    if one.exclusive and told.submitters and told.benchmarks and not told.things:  # that there is nothing else no table of some benchmarks tells
        others = [r for r in rows if r.benchmark not in told.benchmarks]
        return _against(one, others, "there are others") if others else None
    if told.round is None:  # of whatever round: what holds in each of those that have such rows
        each = [f for r in PUBLISHED if (f := _judged(case, one, replace(told, round=r), book)) is not None]
        return each[0] if each and all(f.verdict == "supported" for f in each) and (told.software or told.division or (told.things and told.benchmarks)) else None
    if len(told.software) > 1 and len(told.benchmarks) > 1:  # one for each, in whatever order
        parts = [replace(told, software=(), benchmarks=(b,)) for b in told.benchmarks] + [replace(told, software=(s,)) for s in told.software]
        found = [_brought(one, part, [r for r in rows if r.benchmark in part.benchmarks], book) for part in parts]
    else:
        words = fold(case.text[one.start : one.end])
        every = submitting_of(case.language).every.search(words) is not None
        works = told.benchmarks if not every or BENCHMARK_NAMES.search(words) or told.division else ()
        meant: list[frozenset[str] | None] = [frozenset({b}) for b in works] or list(told.fields) or [None]
        found = [_brought(one, told, [r for r in rows if names is None or r.benchmark in names], book, all_of_them=every) for names in meant]
    against = next((f for f in found if f is not None and f.verdict == "conflicting"), None)
    loosely = told.fields or one.subject.endswith(f" {PARTNER}")
    if against is not None and loosely and not (told.submitters <= COMPLETE_OF or all(field <= COMPLETE for field in told.fields or (frozenset(told.benchmarks or ("",)),))):
        return None  # a row of theirs may be missing
    return against or (found[0] if None not in found else None)


def _brought(one: Brought, told: _Told, rows: Sequence[Result], book: Book, *, all_of_them: bool = False) -> Finding | None:
    """What the rows of who brought it, on one benchmark, say of hardware, division and software."""
    sure = bool(told.submitters)
    narrow = rows
    for thing in told.things:
        narrow = [r for r in narrow if _has(r, thing)]
    if not rows:
        return None
    if not narrow:
        return _against(one, rows, f"{'; '.join(told.things)} is {NOT_AMONG}") if sure and all(_is_elsewhere(t, rows[0].round, book) for t in told.things) else None
    if one.exclusive and (others := [r for r in rows if r not in narrow]):
        return _against(one, others, "there are others") if sure else None
    if told.division:
        within = [r for r in narrow if r.division == told.division]
        if not within:
            return _against(one, narrow, f"none in the {told.division} division") if sure else None
        narrow = within
    for software in told.software:
        using = [r for r in narrow if _uses(r, software)]
        if sure and all_of_them and len(told.software) == 1 and using != narrow and all(_KNOWN_SOFTWARE.search(fold(r.framework)) for r in narrow):
            return _against(one, [r for r in narrow if r not in using], f"not all with {software}")
        if not using:
            return _against(one, narrow, f"none with {software}") if sure and all(_KNOWN_SOFTWARE.search(fold(r.framework)) for r in narrow) else None
    fitting = [r for r in narrow if not told.software or any(_uses(r, s) for s in told.software)]
    fitting = [r for r in fitting if r.count == told.chips] or fitting
    return _finding(one, "supported", "reference", fitting, "")


def _none(case: Case, one: Brought, told: _Told, book: Book) -> Finding | None:
    """``BERT sonucu yok``: whether the rows have one, in the round or, where the words say so, in any up to it."""
    if told.round is None or told.round not in PUBLISHED or not (told.submitters or _is_known(one.subject) or load_lexicon().canonical(one.subject, _NAMED) or is_hardware(one.subject, book)):
        return None
    rounds = [told.round]
    if submitting_of(case.language).up_to.search(fold(case.text[one.start : one.end])):
        rounds = [r for r in PUBLISHED if r <= told.round]
    rows = [r for r in book.results if r.round in rounds and (not told.benchmarks or r.benchmark in told.benchmarks) and (not told.submitters or r.submitter in told.submitters)]
    rows = [r for r in rows if all(_has(r, thing) for thing in told.things) and (not told.division or r.division == told.division) and all(_uses(r, s) for s in told.software)]
    rows = [r for r in rows if not told.chips or r.count == told.chips]
    if rows:
        return _against(one, rows, "there is one")
    complete = (told.benchmarks and set(told.benchmarks) <= COMPLETE) or (told.submitters and told.submitters <= COMPLETE_OF)
    words = f"No such row in {' to '.join(dict.fromkeys((rounds[0], rounds[-1])))} of the results."
    return Finding(one.submission_id, CHECK, "supported", "reference", words, {"rounds": rounds}, METHOD) if complete else None


def _best(one: Brought, told: _Told, book: Book) -> Finding | None:
    """``O turda GPT-3'te en hızlı sistem Google'ındı``: whether no other row of the round is shorter. Where no division is told, either's best may be meant."""
    if told.round is None or len(told.benchmarks) != 1 or not (told.submitters or all(map(_is_known, told.things))):
        return None
    rows = [r for r in book.results if r.round == told.round and r.benchmark in told.benchmarks and r.division in (told.division or r.division)]
    rows = [r for r in rows if (not told.chips or r.count == told.chips) and (not one.system or _has(r, one.system))]
    ours = [r for r in rows if (r.submitter in told.submitters if told.submitters else all(_has(r, t) for t in told.things))]
    if not ours or len({r.submitter for r in rows}) < 2:  # two: who else was there
        return None
    best = [min((r for r in rows if r.division in kind), key=lambda r: r.minutes, default=rows[0]) for kind in (("closed",), ("open",), ("closed", "open"))]
    theirs = [r for r in best if r not in ours and r.minutes < min(o.minutes for o in ours)]
    if not theirs and (set(told.benchmarks) <= COMPLETE or best[-1].submitter in COMPLETE_OF):
        return _finding(one, "supported", "reference", [best[-1]], "")
    if best[0] in ours or best[-1] in ours:
        return None
    return _finding(one, "conflicting", "wrong_side", [best[0] if best[0] in theirs else theirs[0], min(ours, key=lambda r: r.minutes)], "somebody else has a shorter time")


def _alone(case: Case, one: Brought, told: _Told, book: Book) -> Finding | None:
    """``A40 sonucu gönderen tek kuruluş``: whether all rows of it are of the one; who that is may be told in the paragraph only."""
    if told.round is None or not told.benchmarks or not set(told.benchmarks) <= COMPLETE:
        return None
    limits = [one.system] if one.system else [] if told.submitters else list(told.things)
    rows = [r for r in book.results if r.round == told.round and r.benchmark in told.benchmarks and all(_has(r, thing) for thing in limits)]
    rows = [r for r in rows if r.division in (told.division or r.division) and (not told.chips or r.count == told.chips)]
    if not rows:
        return None
    together = _alone_together(case, one)
    named = [submitters_in(book, fold(other.subject)) for other in together]
    if len(together) > 1 and not all(named):
        return None  # one of them is somebody of whom there are no rows, or is called otherwise there
    who = frozenset().union(*named) or submitters_in(book, fold(case.text[case.block_at(one.start).start : one.end]))
    others = [r for r in rows if r.submitter not in who]
    if len(together) > 1 and not others:
        rows = [r for r in rows if r.submitter in told.submitters]
    if rows and not others and (told.submitters or len({r.submitter for r in rows}) == 1):
        return _finding(one, "supported", "reference", rows, "nobody else has a row")
    return _against(one, others, "somebody else has one") if others and told.submitters else None


def _alone_together(case: Case, one: Brought) -> list[Brought]:
    """All those of whom a sentence says that nobody else did: ``yalnızca Dell, Fujitsu ve Lenovo``; the one itself among them."""
    return [o for o in case.submissions if (o.kind, o.start, o.end, o.benchmark, o.division, o.system, o.chips, o.software) == (one.kind, one.start, one.end, one.benchmark, one.division, one.system, one.chips, one.software)] or [one]


def _has(row: Result, thing: str) -> bool:
    """Whether a result was brought with a thing: a system or chip by its name, processors alone, any chip of a maker (``AMD GPU``)."""
    name = fold(thing)
    if _PROCESSORS.search(name):
        return row.count == 0 or not row.accelerator
    maker = re.match(r"(\S+) (gpu|ipu|tpu|chip|그래픽|가속기|칩|프로세서|ekran|hizlandirici|yonga|çip)", name)
    if maker is not None:
        return (maker[2] if maker[2] in OF_ONE_MAKER else maker[1]) in fold(row.accelerator)
    if is_called(row, name_key(thing)) or runs_on(row, thing) or mentions(fold(f"{row.system} {row.accelerator}"), thing):
        return True
    designations = [name_key(w) for w in thing.split() if len(w) >= DESIGNATION and any(c.isdigit() for c in w) and not w.isdigit()]  # `파워엣지 XE9680`
    return any(d in name_key(row.system) for d in (*designations, *([name_key("".join(thing.split()[-2:]))] if designations else [])) if len(d) >= DESIGNATION)


OF_ONE_MAKER = frozenset({"ipu", "tpu"})  # sorts of chips that rows name without their maker (``TPU-v4``)
DESIGNATION = 5  # letters and digits of what tells a system


def _is_known(thing: str) -> bool:
    """Whether a name can be held against the rows: one with a number of its own."""
    return any(c.isdigit() for c in thing)


def _is_elsewhere(thing: str, round_: str, book: Book) -> bool:
    """Whether a thing that a submitter is said to have brought is known to the rows: a chip of any row, a system that somebody else brought in that round. A family (``DGX H100``, ``HGX H200``) is none."""
    if not _is_known(thing) or re.match(r"(?:dgx|hgx)(?![a-z])", fold(thing)):
        return False
    return any(runs_on(r, thing) or (r.round == round_ and _has(r, thing)) for r in book.results)


def _uses(row: Result, software: str) -> bool:
    pattern = _SOFTWARE.get(software, re.escape(fold(software)))
    return re.search(pattern, f"{fold(row.framework)} {fold(row.system)} {fold(row.accelerator)}") is not None


def _against(one: Brought, rows: Sequence[Result], why: str) -> Finding:
    return _finding(one, "conflicting", "reference_differs", rows, why)


def _finding(one: Brought, verdict: str, cause: str, rows: Sequence[Result], why: str) -> Finding:
    shown = rows[:SHOWN]
    words = "; ".join(f"{row_words(r)}, {r.division} division{', ' + r.framework if r.framework else ''}" for r in shown)
    more = f" and {len(rows) - SHOWN} more" if len(rows) > SHOWN else ""
    said = f"{why[0].upper()}{why[1:]}: {words}{more}." if why else f"{words}{more}."
    return Finding(one.submission_id, CHECK, "supported" if verdict == "supported" else "conflicting", cause, said, {"rows": [r.cited() for r in shown]}, METHOD)
