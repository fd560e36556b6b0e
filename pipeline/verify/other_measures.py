"""Whether the words around a change name another measure than the two values beside it are of."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from pipeline.languages import grammar_of
from pipeline.lexicon import fold
from pipeline.verify.asides import came_of_it
from pipeline.verify.metrics import SPEEDS, UNSPECIFIED, same_family
from pipeline.verify.records import Assertion, Case, Number

NEXT_TO = 40  # characters between a change and the two values it is told with


def metrics_named(case: Case, low: int, high: int) -> set[str]:
    """The metrics that words between two offsets name."""
    words = fold(case.text[low:high])
    return {metric for metric, pattern in grammar_of(case.language).metric_words if pattern.search(words)} - {"growth", "share"}


def names_another_measure(case: Case, stated: Number, pair: Sequence[Number], claimed: dict[str, list[Assertion]], idle: frozenset[str] = frozenset()) -> bool:
    """``메모리는 64GB에서 144GB로 늘었고 성능은 2배가 됐다``, ``출하량은 70% 늘었고, 수율은 62%에서 78%로``: words between name another measure than the two values are claimed of. ``idle``: metrics whose words say nothing here."""
    end, start = max(n.end for n in pair), min(n.start for n in pair)
    if stated.end <= start:
        if _over_clause(case, stated, start, {c.metric for n in pair for c in claimed.get(n.figure_id, ()) if c.metric}):
            return True
        told, own = ({c.metric for n in some for c in claimed.get(n.figure_id, ()) if c.metric} for some in ((stated,), pair))
        if not (told and own):
            told, own = (metrics_named(case, *span) for span in ((max(case.sentence_at(stated.start).start, stated.start - NEXT_TO), stated.start), (stated.end, start)))
        return bool(told and own and (_CLAUSE_OVER.search(case.text, stated.end - 1, start) or _WHILE.search(case.text, stated.end, start))) and not any(same_family(a, b) or (a in UNSPECIFIED and b in SPEEDS) for a in told for b in own)
    if stated.start < end:
        return False
    if _has_its_own_object(case, stated, pair) or came_of_it(case, stated, pair) or _TURNED.search(fold(case.text[end : stated.start])):
        return True
    last = max([end, stated.start - NEXT_TO, *(n.end for n in case.numbers if end <= n.start and n.end <= stated.start)])  # `Kart sayısı 2,7 kat arttı, süre ise 4,7 kat`
    named = metrics_named(case, last, stated.start) - idle
    own = {c.metric for n in pair for c in claimed.get(n.figure_id, ()) if c.metric}
    return bool(named and own) and not any(same_family(a, b) or (a in UNSPECIFIED and b in SPEEDS) for a in named for b in own)


def _over_clause(case: Case, stated: Number, start: int, own: set[str]) -> bool:
    """``dört katı hıza ulaşırken güç tüketimi 95 vattan``, ``네 배 속도를 내면서 전력은 95W에서``: a clause of its own that names what it is told of, and not what two values behind it are of."""
    over = _CLAUSE_OVER.search(case.text, stated.end, start) or _WHILE.search(case.text, stated.end, start)
    named = metrics_named(case, stated.end, over.end()) | ({"performance"} if _AT_A_PACE.search(fold(case.text[stated.end : over.end()])) else set()) if over else set()
    return bool(named and own) and not any(same_family(a, b) or (a in UNSPECIFIED and b in SPEEDS) for a in named for b in own)


_AT_A_PACE = re.compile(r"(?<![a-zçğöşü])hiz(?:a|ina|la|iyla|da)\s")
_WHILE = re.compile(r"[^\W\d_](?:ken|면서|는 동안|는데)[, ]")
_TURNED = re.compile(r"(?<![a-z])tersi (?:ol|geçerli|doğru)|반대로|정반대|거꾸로")  # `1.120 … 890. Eğitimde ise tersi oluyor`


def _has_its_own_object(case: Case, stated: Number, pair: Sequence[Number]) -> bool:
    """``boyutunu 128'den 64'e çekmek hızı yüzde 8 düşürüyor``, ``크기를 128에서 64로 줄이면 속도는 8% 떨어진다``: what the change is told of is not what the move is told of."""
    first, second = sorted(pair, key=lambda n: n.start)
    low = case.sentence_at(first.start).start
    if _BY_DOING.search(fold(case.text[second.end : stated.start])) and _GAINS.match(fold(case.text[stated.end : stated.end + 30])):
        return True
    moved = _OBJECT.search(fold(case.text[low : first.start]))
    told = _TOLD_OF.search(fold(case.text[second.end : stated.start]))
    if moved is None or told is None or case.sentence_at(stated.start).start != low or not metrics_named(case, second.end + told.start(), second.end + told.end()):
        return False
    letters = 2 if "가" <= told[0][0] <= "힣" else 3
    return moved[0][:letters] != told[0][:letters]


_BY_DOING = re.compile(r"m[ae]k(?:le)?(?![a-zçğöşü])|m[ae]s[iı](?:yla)?(?![a-zçğöşü])|것만으로|기만 ?(?:해|하)도|덕분에|(?:올|늘|바꾸|키우|높이)[가-힣]{0,2}자 ")
_GAINS = re.compile(r"['’]?[a-zçğöşü]{0,4} ?(?:[a-zçğöşü]+ )?(?:kazandir|kazanç|sağla|getir|hizlan|yavaşla)|(?:를|을|가|이)? ?(?:[가-힣]+ )?(?:빨라|느려|이득|벌었|더 나왔)")  # `400 Gb/sn'den 800'e çıkarmak yüzde 18 kazandırdı`: what came of the move
_OBJECT = re.compile(r"[가-힣]{2,}[을를]\s(?:약 )?$|[a-zçğöşü]{3,}[iuü]\s(?:yaklaşik )?$")
_TOLD_OF = re.compile(r"(?<=\s)(?:[가-힣]{2,}[은는이가을를도]\s(?:약 )?|[a-zçğöşü]{3,}\s(?:da |de |ise )?(?:yaklaşik |tam )?(?:yüzde |% ?)?)$")
_CLAUSE_OVER = re.compile(r"(?:고|며|지만|으나),?\s|;\s|(?:[^\W\d_]|%)(?:,| ve)\s")


def of_two_measures(claims: Mapping[str, Sequence[Assertion]], a: Number, b: Number) -> bool:
    """Whether two amounts are read as of measures that nobody compares: what a card costs, what a firm earns."""
    ours, theirs = ([c.metric for c in claims.get(n.figure_id, ()) if c.metric] for n in (a, b))
    return bool(ours and theirs) and not any(same_family(x, y) for x in ours for y in theirs)
