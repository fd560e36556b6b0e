"""Arithmetic by place: a share, margin or yield that no two amounts around it give, and the only two amounts that it can be of.

``880개가 나오고 792개가 쓸 만하니 수율은 90%``; ``36 milyon avroluk yatırımda donanıma 21,6 milyon avro gitti, bu yüzde 60 demek``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from pipeline.languages import reckoning_of, stating_of
from pipeline.lexicon import fold
from pipeline.verify.amounts import digits, dimension_of, slack
from pipeline.verify.asides import falls_short, is_denied, is_listed, of_other_names
from pipeline.verify.changes import is_percentile
from pipeline.verify.numbers import Tolerances, shown, written_half_step
from pipeline.verify.partners import Scene, alike, amount, titled
from pipeline.verify.places import claims_on, spans_of, spread
from pipeline.verify.records import Case, Finding, Number
from pipeline.verify.sides import EARLIER, context
from pipeline.verify.told_changes import YEARLY

CHECK, METHOD = "arithmetic", "told share"
NEAR = (0.5, 2.0)  # times that what two amounts give may be off and be meant
EXPLAINS = 3  # sentences in which any two amounts may give it
POINTS = 0.6  # that a share may be off, beyond what is written
REACH = 26
TWO = 2
_SHARE_AFTER = re.compile(
    r"^[^\s.,]{0,3}(?:를|을)?\s?(?:차지|책임|맡[았은]|해당|점유|담당|채웠|채운)|^[’']?(?:[yns]?[iiuü]n?[iiuü]?|l[iiuü]k|s?[iiuü]n[ae])?\s?(?:demek|eder\b|ediyor|oluştur|düzeyi|karşilik|denk|anlam)"
)
_SHARE_BEFORE = re.compile(
    r"(?:비중|비율|점유율|수율|채택률|달성률|가동률|합격률|이익률|회수율|통과율)(?:[은는이가도]|로(?:는|만)?)?\s(?:약 |딱 |꼭 )?$|,\s(?:곧|즉|비율로는?)\s$|(?:\bpayi?|\borani?|\bverim\w{0,2}|\bmarji?|\bdoluluk|\bbaşari orani)\s(?:tam |yaklaşik |böylece |da |ise )?$|\byani\s$"
)
_CHANGES = re.compile(
    r"^\S{0,3}\s?(?:\S{1,4}\s)?(?:[더덜]\s)?(?:늘|줄|증가|감소|뛰|올[라랐려]|오[른르]|상승|하락|빠르|느리|앞[서선섰]|뒤[진처]|높|낮|많|적[은다]|깎|할인|싸|비싸|내[려린렸]|떨어|웃돌|밑돌|포인트|에서|→|->|부터)"
    r"|^[’']?\w{0,5}\s(?:\w+ )?(?:daha|art|azal|kisal|düş|yüksel|geri|önde|fazla|indirim|büyü|hiz|tasarruf|çik|zam\b|altinda|üst|uzun|ucuz|pahali|yavaş|puan)|^[’'][dt][ae]n"
)


def check_told_shares(case: Case, tolerances: Tolerances) -> Iterator[Finding]:
    del tolerances  # shares are compared to the digits they are written with
    claims = claims_on(case)
    for target, (part, whole), computed in wrong_shares(case):
        said = f"{shown(part.value, part.unit)} of {shown(whole.value, whole.unit)} is {computed:.3g}%, the article says {shown(target.value, target.unit)}; no two amounts near give that."
        finding = Finding("", CHECK, "conflicting", "ratio", said, {"figures": spans_of((part, whole, target)), "computed": computed}, METHOD)
        for number in (target, part, whole):
            yield from spread(number, claims, finding)


def wrong_shares(case: Case) -> Iterator[tuple[Number, tuple[Number, Number], float]]:
    scene = Scene(case)
    for target in scene.numbers:
        if not _is_share(scene, target):
            continue
        near = [n for n in (*scene.around(target, EXPLAINS, 1), *titled(scene)) if n.kind in {"quantity", "money", "percentage"} and n.unit != "percentage_point"]
        pair = _pair(scene, target, near)
        apart = pair is None
        if apart and (pair := _just_told(scene, target, near)) is not None:
            some = stating_of(case.language).some_of.fullmatch(case.text[pair[0].end : pair[1].start]) is not None  # so many of so many: what was counted before explains no share of them
            near = [n for n in near if n.end <= target.start and alike(n, pair[0]) and (n.start >= pair[0].start or not some)]
        if pair is None or _is_given(target, near) or any(n.value == target.value and n.unit == target.unit and scene.at(n) != scene.at(target) for n in near):
            continue
        x, y = amount(*pair)
        part, whole = pair if x < y else (pair[1], pair[0])
        computed = 100 * min(x, y) / max(x, y)
        told_otherwise = of_other_names(case, target, pair) or any(not apart and EARLIER.search(context(case, n)) for n in pair if n is not pair[1] or not _OF_WHOLE.fullmatch(fold(case.text[n.end : target.start])))
        if computed < 100 and NEAR[0] <= computed / (target.value or 1) <= NEAR[1] and not told_otherwise:
            yield target, (part, whole), computed


def _is_share(scene: Scene, target: Number) -> bool:
    case = scene.case
    if target.unit != "percent" or not 0 < (target.value or 0) < 100 or target.value_max or target.quantifier not in {"exact", "about"} or scene.kind(target) in {"table", "title"}:
        return False
    sentence = case.sentence_at(target.start)
    after, before = fold(case.text[target.end : min(sentence.end, target.end + REACH)]), fold(case.text[max(sentence.start, target.start - REACH) : target.start])
    if _CHANGES.match(after) or not (_SHARE_AFTER.match(after) or _SHARE_BEFORE.search(before) or _RATE.search(before)):
        return False
    return not (is_percentile(case, target) or is_denied(case, target) or is_listed(case, target) or falls_short(case, target) or YEARLY.search(case.words(sentence)))


def _pair(scene: Scene, target: Number, near: Sequence[Number]) -> tuple[Number, Number] | None:
    """The only two like amounts before a share in its sentence."""
    before = [n for n in near if n.end <= target.start and scene.kind(n) != "title" and n.unit not in {"percent", "year", "month", "week"} and n.base_unit != "s"]
    here = [n for n in before if scene.at(n) == scene.at(target)]
    pairs = [(a, b) for a, b in itertools.combinations(here, TWO) if alike(a, b) and NEAR[0] <= _percent(a, b) / (target.value or 1) <= NEAR[1]] if _whole(scene, target, here) else [(a, b) for a, b in itertools.combinations(here, TWO) if alike(a, b)]
    if not pairs and (whole := _whole(scene, target, here)) is not None:  # `계약금액은 180억. 지난해 매출 240억의 75%`: the part stands in the sentence before
        pairs = [(n, whole) for n in before if scene.at(target) - scene.at(n) == 1 and alike(n, whole) and NEAR[0] <= _percent(n, whole) / (target.value or 1) <= NEAR[1]]
        pairs = pairs[:1] if len({n.base_value for n, _ in pairs}) == 1 else []
    return pairs[0] if len(pairs) == 1 and None not in {pairs[0][0].unit, pairs[0][1].unit} else None


def _just_told(scene: Scene, target: Number, near: Sequence[Number]) -> tuple[Number, Number] | None:
    """``4,600개를 넣었다. 3,910개가 통과했다. 이 단계 수율은 85%``, ``118 dumanın 109'u yakalandı. Yakalama oranı yüzde 92``: a rate whose sentence counts nothing
    before it, and the whole and the part counted last before it.
    """
    case, sentence = scene.case, scene.case.sentence_at(target.start)
    if _RATE.search(fold(case.text[max(sentence.start, target.start - REACH) : target.start])) is None or reckoning_of(case.language).yardstick.search(fold(case.words(sentence))):
        return None
    before = [n for n in near if n.end <= target.start and scene.kind(n) != "title" and n.kind == "quantity" and not n.value_max]
    counts = [n for n in before if dimension_of(n) == "count" and len(digits(n)) > 1]
    if len(counts) < TWO or any(sentence.start <= n.start for n in before) or case.block_at(counts[-1].start) != case.block_at(target.start):
        return None
    whole, part = counts[-TWO:]
    some = stating_of(case.language).some_of.fullmatch(case.text[whole.end : part.start]) is not None
    if not some and (not alike(whole, part) or scene.at(target) - scene.at(part) != 1 or scene.at(part) - scene.at(whole) > 1):
        return None
    return (whole, part) if scene.at(target) - scene.at(whole) <= TWO and NEAR[0] <= _percent(part, whole) / (target.value or 1) <= NEAR[1] and (whole.value or 0) > (part.value or 0) else None


_RATE = re.compile(r"(?:수율|합격률|통과율|적중률|성공률|회수율|검출률|달성률|정확도)(?:[은는이가]|로(?:는|만)?)\s(?:약 |꼭 )?$|\b(?:orani|oranini|verim|verimi)\s(?:de |da |ise |böylece |tam )?(?:yüzde |% ?)?$")
_OF_WHOLE = re.compile(r"\s?(?:[가-힣]{2,6})?의 (?:약 |꼭 |딱 )?|(?:[’']?[yns]?[iuü]n[iuü]?n?|l[iuü]k [a-zçğöşü]{3,14}[iuü]n)\s(?:yaklaşik |tam )?(?:yüzde |% ?)?")


def _whole(scene: Scene, target: Number, here: Sequence[Number]) -> Number | None:
    """``매출 240억의 75%``, ``240 milyonun yüzde 75'i``: the amount right before a share, as what it is a share of."""
    return here[-1] if here and _OF_WHOLE.fullmatch(fold(scene.case.text[here[-1].end : target.start])) else None


def _percent(part: Number, whole: Number) -> float:
    x, y = amount(part, whole)
    return 100 * x / y if y else 0.0


def _is_given(target: Number, near: Sequence[Number]) -> bool:
    """Whether any two amounts near give the share, or as a change, or other shares do."""
    value = target.value or 0.0
    allowed = POINTS + written_half_step(target.surface, value) if any(c.isdecimal() for c in target.surface) else 0.15 * value
    if target.quantifier == "about":
        allowed = max(allowed, 0.1 * value)
    for a, b in itertools.combinations(near, TWO):
        if not alike(a, b):
            continue
        low, high = sorted(amount(a, b))
        if low <= 0:
            continue
        open_ = 100 * (slack(a) + slack(b)) * high / low
        comes = [100 * low / high, 100 * (high / low - 1), 100 * (1 - low / high)]
        if a.unit == b.unit == "percent":
            comes += [abs((a.value or 0) - (b.value or 0)), (a.value or 0) + (b.value or 0), (a.value or 0) * (b.value or 0) / 100]
        if any(abs(come - value) <= allowed + min(open_, POINTS) for come in comes):
            return True
    return any(n.unit == "percent" and abs(100 - (n.value or 0) - value) <= allowed for n in near)
