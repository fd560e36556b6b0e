"""The other side of a comparison, and how the two sides compare."""

from __future__ import annotations

import itertools
import re
from bisect import bisect_left

from pipeline.extract.columns import is_change_column
from pipeline.extract.context import EXPECTED, VARIANT, Bound, Context, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.ranked import places_of
from pipeline.extract.reading import CLASSES, COMPONENTS, LOOSE, MAKERS, MEASURES, THINGS, Named, Page, Reading, asked_once
from pipeline.extract.wording import SPENT
from pipeline.languages import measuring_of, moving_of, pointing_of
from pipeline.languages.grammar import Degree
from schemas.records import Cell, Direction, Figure

_OWNED_RATIO_KO = re.compile(r"의 ?(?:약 |거의 |무려 |최대 |딱 |꼭 |정확히 )?$")
_OWNED_RATIO_TR = re.compile(r"['’]?n?[iuü]n (?:\([^()]{1,24}\) )?(?:yaklaşik |neredeyse |tam |aşaği yukari |ancak |yalnizca |sadece |en fazla |en az |kabaca )?$")
_SAID_OF_IT = re.compile(r"(?: oraninda| kadar)?(?: daha)? (?!performans)[a-zçğöşü]+ (?:ol|kal|çalis|çaliş)[a-zçğöşü]*(?:[ae]c[ae][ğk]|[dt][iuü][ğk]|m[ae]s)[iuü]")
_MEASURED_THEN = re.compile(r"^[^.;]{0,24}?(?:보다|대비|비해|göre|kiyasla|nazaran|[dt][ae]n daha)")
_BASELINE = re.compile(r"(?:현행|현세대|기존|이전|종전|구형|mevcut|önceki|eski)(?: [가-힣a-zçğöşü]{1,6})? ?$")
_LIST_GOES_ON = re.compile(r"['’]?[a-zçğöşü가-힣]{0,3}(?:,| ve | ile |와 |과 |·|이?고 |이며 )")
_BECOMES = re.compile(r"(?:가|이)? ?(?:됐|된(?![가-힣])|되|됩)|로 (?:뛰|늘|불)")
_DOUBLES = re.compile(r"katl[ai]")
_MULTIPLIED = re.compile(r"(?:['’]?y?[ae]|['’]?n[ae])? (?:çik|katlan)|['’]?n[ae] çik|배(?:로|가)? ?(?:뛰|뛴|늘|불어|커[지졌진]|키[우웠울]|높[이였일])|(?:으)?로 (?:뛰|뛴|늘|불어|커[지졌진]|키[우웠울]|높[이였일])")
_DEGREE_REACH = 70  # code points behind a figure, more behind another one
_COUNTED_OF = re.compile(r" 중 ")
TIME_METRICS = frozenset({"training_time", "inference_time", "execution_time", "latency", "boot_time", "load_time", "compile_time", "duration"})
OF_AMOUNTS = frozenset({None, "size", "length", "thickness"})  # what words of comparison speak of that say of any measure that it is more or less
BETTER_METRICS = frozenset({"performance", "throughput", "accuracy", "top1_accuracy", "energy_efficiency", "cost_efficiency", "frame_rate", "benchmark_score", "area_efficiency"}) | TIME_METRICS


@asked_once
def degree_near(page: Page, reading: Reading, figure: Figure) -> tuple[Degree, int, int] | None:
    """The nearest word of comparison after the figure in its clause, else before it; with its span."""
    _, high = reading.clause(figure.start)
    following = next((f.start for f in reading.figures if f.start >= figure.end and f.kind in ("quantity", "percentage", "ratio", "money")), high)
    start = _past_vague(page, reading, figure)
    shares = figure.unit == "x" or _LIST_GOES_ON.match(page.folded, start)  # one word of comparison for a whole list
    end = max(high, min(figure.end + 24, reading.end))
    found: list[tuple[int, int, Degree, int]] = []
    for degree in page.grammar.degrees:
        match = degree.pattern.search(page.folded, start, end)
        if match and (shares or match.start() < following) and not _bounds(page, figure, match.start()) and not _is_of_else(page, reading, figure, match.start()):
            found.append((match.start() - figure.end + (30 if match.start() > following else 0), match.start(), degree, match.end()))
    if found:
        distance, start, degree, end = min(found, key=lambda row: row[:2])
        if distance <= _DEGREE_REACH and not page.grammar.superlative.search(page.folded, figure.end, start):
            return degree, start, end
    return None


def _bounds(page: Page, figure: Figure, word: int) -> bool:
    """``두 배에 조금 못 미친다``: what bounds a multiple from above calls nothing less than the other."""
    return figure.unit == "x" and (figure.value or 0) > 1 and _NOT_QUITE.fullmatch(page.folded, figure.end, word) is not None and page.folded.startswith("못", word)


def _is_of_else(page: Page, reading: Reading, figure: Figure, word: int) -> bool:
    """``kart başına dört model düşüyor``: how many fall to each. ``T4의 4배였고, 배치를 줄이자``, ``격차는 1.8배로 좁혀졌다``, ``fark 1,8 kata indi``: a word of the next clause behind a multiple of somebody's, or by which a gap grows or closes, says nothing of who has more."""
    if _FALLS_TO.match(page.folded, word) and _EACH_BEFORE.search(page.folded, reading.start, figure.start):
        return True
    if figure.unit != "x":
        return False
    if tells_gap(page, reading, figure):
        return True
    return word >= reading.clause(figure.start)[1] and owned_ratio(page, reading, figure) is not None


_EACH_BEFORE = re.compile(r"(?<![a-zçğöşü])(?:başina|her (?:bir )?[a-zçğöşü]+) (?:[a-zçğöşü]+ ){0,3}$")
_FALLS_TO = re.compile(r"düş(?:üyor|er|mekte|tü|müş)(?:[.,;]| ve | ama |$)")


def tells_gap(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether a multiple is what the gap between two sides has grown or closed to."""
    gap = _GAP_IS_KO if page.grammar.code == "ko" else _GAP_IS_TR
    return figure.unit == "x" and gap.search(page.folded, reading.start, figure.start) is not None and page.grammar.level.match(page.folded, figure.end, reading.end) is not None


_GAP_IS_KO = re.compile(r"(?:격차|차이)(?:는|가|도|를)? (?:약 |다시 |최대 )?$")
_GAP_IS_TR = re.compile(r"(?<![a-zçğöşü])(?:fark|makas)(?:[iuü]|[iuü]n[iuü])?(?: ise| da| de)? (?:yaklaşik |yeniden )?$")
_NOT_QUITE = re.compile(r"에(?:는|도)? (?:조금 |약간 |살짝 |다소 |아직 )?")


def _past_vague(page: Page, reading: Reading, figure: Figure) -> int:
    """Where a figure ends with the words that bound it (``80% 이상,``)."""
    vague = page.grammar.vague.match(page.folded, figure.end, reading.end)
    return vague.end() if vague else figure.end


def named_rival(page: Page, reading: Reading, figure: Figure, low: int, high: int) -> Bound | None:
    """A name marked as standard of comparison (보다, 대비, -den daha, -e göre), nearest before the figure, else after it."""
    rivals = [n for n in reading.names if n.role == "comparator" and low <= n.start < high and n.type in THINGS | MAKERS | {"model", "framework"}]
    if not rivals:
        return None
    best = min(rivals, key=lambda n: (figure.start - n.end) if n.end <= figure.start else 40 + n.start - figure.end)
    return bound(_whole(page, reading, best), 0.9, "marked_comparator")


_PART_OF = re.compile(r"['’]?n?[iuü]n |의 ")


def _whole(page: Page, reading: Reading, part: Named) -> Named:
    """``젯슨 오린의 GPU보다``, ``Dimensity 9300'ün NPU'sundan``: a part without a name of its own stands for the thing that owns it."""
    if part.entity.entity_id not in CLASSES:
        return part
    return next((n for n in reading.names if n.type in THINGS and n.end <= part.start and _PART_OF.fullmatch(page.folded, n.end, part.start)), part)


_TOPIC_BETWEEN = re.compile(r"[가-힣][은는] ")
_NEXT_WORD = 4  # code points into a figure by which a word before it is known (``2분기의 두 배``)


def owned_ratio(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``람다의 3.7배``, ``TPU v4'ün 2,7 katı``: the owner of a ratio is what it is measured against."""
    if figure.unit not in ("x", "percent"):
        return None
    ending = _OWNED_RATIO_KO if page.grammar.code == "ko" else _OWNED_RATIO_TR
    for named in reversed(reading.names):
        if named.end <= figure.start and figure.start - named.end <= 24 and named.type != "person":
            gap = page.folded[named.end : figure.start]
            if _TOPIC_BETWEEN.search(gap) or page.grammar.unnamed_rival.search(page.folded, named.end, figure.end):
                return None  # `G700의 가격은 경쟁 제품의 절반`
            if page.grammar.previous.search(page.folded, named.end, figure.start + _NEXT_WORD) or page.grammar.expectation.search(gap) or page.grammar.rate_of_change.match(page.folded, figure.end):
                return None
            if page.grammar.code == "tr" and _SAID_OF_IT.match(page.folded, figure.end):
                return None  # `Orbit-4'ün iki kat hızlı olacağını`: what it will be, no part of it
            if ending.search(gap) and named.role in ("genitive", "comparator", "bare", "maker") and len(gap) <= 24:
                return bound(named, 0.85, "owned_ratio")
            return None
    return None


MATCHED = "matched_for_part"  # whose performance is had for a part of what it takes


def matched_for_part(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``H100'ün performansını onun gücünün yarısıyla``, ``H100의 성능을 절반의 전력으로``: what has that performance is what the part is of, not what is told of."""
    if figure.unit not in ("x", "percent") or not 0 < (figure.value or 0) < (1 if figure.unit == "x" else _WHOLE):
        return None
    before, behind = (_MATCHED_KO, _WITH_KO) if page.grammar.code == "ko" else (_MATCHED_TR, _WITH_TR)
    if not behind.match(page.folded, figure.end, reading.end):
        return None
    named = next((n for n in reversed(reading.names) if n.end <= figure.start and n.type in THINGS and before.fullmatch(page.folded, n.end, figure.start)), None)
    return bound(named, 0.8, MATCHED) if named else None


_MATCHED_TR = re.compile(r"['’]?n?[iuü]n (?:performans|başarim|hiz|verim|çikti|sonuç|sonuc|işlem gücü)[a-zçğöşü]*n?[iuü] (?:onun |onunkinin )?(?:(?:güc|enerji|elektri|tüketim|fiyat|maliyet|bedel|watt?)[a-zçğöşü]*n[iuü]n |yaklaşik |neredeyse |sadece |yalnizca )*")
_WITH_TR = re.compile(r"['’]?(?:[iuü]|s[iuü])?y?l[ae](?![a-zçğöşü])|['’]?(?:[iuü]|s[iuü])?n[ae](?= (?:sun|ver|sağla))|['’]?s?[iuü] (?:güç|enerji|fiyat|maliyet)(?:l?e|la)(?![a-zçğöşü])| (?:güç|enerji|fiyat|maliyet)l?[ae](?![a-zçğöşü])")
_MATCHED_KO = re.compile(r"의 (?:성능|속도|처리량|결과)(?:을|를|만큼을)? (?:(?:그것의|그|약|단|고작|겨우|단지) )*")
_WITH_KO = re.compile(r"(?:도 안 ?되는|의|에 불과한)? ?(?:전력|소비 ?전력|에너지|전기|가격|값|비용)(?:만)?(?:으로|로|에)(?![가-힣])")


def format_owner(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``이때 속도는 INT8의 4분의 1``, ``hız INT8'in dörtte biri``: a thing in one format of numbers stands against itself in another."""
    owner = _FORMAT_OWNS.search(page.folded, max(reading.start, figure.start - 20), figure.start) if figure.unit in ("x", "percent") else None
    return Bound(page.text[owner.start(1) : owner.end(1)], None, owner.start(1), owner.end(1), 0.75, VARIANT) if owner else None


_FORMAT_OWNS = re.compile(r"(?<![a-z0-9])((?:nv|mx)?(?:fp|bf|int|tf)[0-9]{1,2})(?:의|['’]?n?[iuü]n) (?:약 |거의 |yaklaşik |neredeyse |tam )?(?:yüzde |% ?)?$")


def is_share(page: Page, figure: Figure, rival: Bound | None, degree: tuple[Degree, int, int] | None) -> bool:
    """``H100의 60% 수준``, ``H100'ün yüzde 60'ı kadar hızlı``: what part of the other side's measure it is, no difference from it."""
    if figure.unit != "percent" or rival is None or is_gap(page, figure, degree):
        return False
    if rival.method in ("owned_ratio", "its_ratio"):
        return True
    return degree is None and bool(page.grammar.share_of.match(page.folded, figure.end)) and (rival.method != "marked_comparator" or not page.grammar.than.match(page.folded, rival.end or 0))


def is_gap(page: Page, figure: Figure, degree: tuple[Degree, int, int] | None) -> bool:
    """``15% 느리다``, ``3분의 1 적은``, ``üçte bir oranında daha az``: right before a word of comparison a proportion tells by how much."""
    return degree is not None and degree[1] >= figure.end and bool(page.grammar.difference.fullmatch(page.folded, figure.end, degree[1]))


def measured_rival(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``RTX 4090'daki 16.384 çekirdeğe göre üçte bir``: the rival's own measure carries the mark of comparison."""
    for other in reversed(reading.figures):
        if other.end <= figure.start and other.kind in ("quantity", "money", "percentage"):
            if not _MEASURED_THEN.search(page.folded, other.end, figure.start) and not page.grammar.so_much.fullmatch(page.folded, other.end, figure.start):
                return None
            owners = [n for n in reading.names if n.end <= other.start and n.type in THINGS and n.role in ("genitive", "locative", "bare", "subject", "topic")]
            return bound(owners[-1], 0.6, "measured_rival") if len(owners) > 0 else None
    return None


def is_difference(page: Page, figure: Figure, degree: tuple[Degree, int, int] | None) -> bool:
    """``18W 더 먹었다``, ``300 MHz daha hızlı``: an absolute figure right before a word of comparison says by how much."""
    if degree is None or figure.kind not in ("quantity", "money") or figure.unit == "x" or degree[1] < figure.end or is_earned(page, figure):
        return False
    return bool(page.grammar.difference.fullmatch(page.folded, figure.end, degree[1]))


def whole_of(page: Page, figure: Figure) -> tuple[int, int] | None:
    """``매출의 70%가 수출에서``, ``siparişlerin üçte biri``: the noun for the amount that a proportion is a part of; None where it compares or stands alone."""
    if figure.unit not in ("x", "percent") or not 0 < (figure.value or 0) < (1 if figure.unit == "x" else _WHOLE):
        return None
    words = measuring_of(page.grammar.code)
    noun = words.whole.search(page.folded, max(0, figure.start - _REACH), figure.start)
    return noun.span("noun") if noun and words.part_of_it.match(page.folded, figure.end) else None


_WHOLE, _REACH = 100, 36


def is_earned(page: Page, figure: Figure) -> bool:
    """``매출 210억 원을 올렸다``: an amount that is earned, not by how much something rose."""
    return figure.kind == "money" and bool(measuring_of(page.grammar.code).earned.match(page.folded, figure.end))


def compares_alone(page: Page, figure: Figure, degree: tuple[Degree, int, int] | None) -> bool:
    """``35% 정도 쌉니다``, ``200 MHz daha hızlı olan``: a word of comparison right after the figure tells the direction though nothing names the other side."""
    if degree is None or degree[1] < figure.end or figure.kind not in ("quantity", "money", "percentage", "ratio") or is_earned(page, figure):
        return False
    return bool(page.grammar.difference.fullmatch(page.folded, figure.end, degree[1]))


def baseline(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``현행 RTX 4090의 …이므로 33% 늘어난다``: a name introduced as the present or former one."""
    for named in reading.names:
        if named.end <= figure.start and named.type in THINGS and _BASELINE.search(page.folded, max(reading.start, named.start - 14), named.start):
            return bound(named, 0.55, "baseline")
    return None


def unnamed_rival(page: Page, low: int, high: int) -> Bound | None:
    """``경쟁사 제품보다``, ``시장 전망치를 8% 웃돌았다``: the other side without a name of its own."""
    match = page.grammar.unnamed_rival.search(page.folded, low, high)
    if not match:
        return None
    group = next(n for n, words in enumerate(match.groups(), 1) if words)
    if page.grammar.expectation.search(match[group]) and (year := _OF_YEAR.search(page.folded, low, match.start(group))):
        return Bound("previous", None, year.start(), match.end(group), 0.7, "own_past")  # `올해 추정치보다 2%p 높은`
    method = EXPECTED if page.grammar.expectation.search(match[group]) else UNNAMED
    (start, end), case = match.span(group), _CASE_OF_RIVAL.search(match[group])
    end -= len(case[0]) if case and page.grammar.code == "tr" else 0
    return Bound(page.text[start:end], None, start, end, 0.7, method)


_OF_YEAR = re.compile(r"(?<![가-힣])(?:올해|작년|지난해|전년|재작년)(?:의)? $|(?<![a-zçğöşü])(?:bu yil(?:ki)?|geçen yil(?:ki)?|bu yil için(?:ki)?) $")
UNNAMED = "unnamed_rival"
ONE_RIVAL = re.compile(r"(?:yerli )?(?:rakibi|rakip (?:kart|çip|yonga|işlemci|model))")
_CASE_OF_RIVAL = re.compile(r"(?<=[iuü])n[iuü]nk[iuü](?:n[dt][ae]n)?$|(?<=modül|.kart|cihaz)(?:[ae]|[dt][ae]n)$|(?<=[iuü])n(?:[iuü]n|[dt][ae]n)$|(?<=l[ae]r)(?:[iuü]n|[dt][ae]n)$")  # `rakibinin`, `rakiplerinden`, `diğer kartlardan`


def raw_rival(page: Page, reading: Reading, low: int, figure: Figure) -> Bound | None:
    """``사람보다 4% 짧다``, ``일반 D램 모듈의 두 배``: a standard of comparison that is a common noun."""
    owner = page.grammar.raw_owner.search(page.folded, low, figure.start) if figure.unit == "x" and not _is_half_of_them(page, figure) else None
    for match in [owner] if owner else reversed(list(page.grammar.raw_rival.finditer(page.folded, low, figure.start))):
        words, start, end = match[1], match.start(1), match.end(1)
        told = next((f for f in reading.figures if f.start == start and f.unit in _OF_VARIANTS and (f.end == end or _VARIANT.fullmatch(page.folded, f.end, end))), None)  # `8단 제품보다`, `8단(24GB)보다`
        taken = any(start < n.end and n.start < end for n in reading.names) or any(f.start < end and start < f.end and f is not told for f in reading.figures if f.kind in MEASURES)
        if _VARIANT.fullmatch(words) and (stacked := _STACKED.search(page.folded, low, start)):
            return Bound(f"{stacked[1]} {page.text[start:end]}", None, stacked.start(), end, 0.6, VARIANT)
        if not taken and not page.grammar.no_rival.search(words) and not page.grammar.previous.search(words):
            return Bound(page.text[start:end], None, start, end, 0.55, VARIANT if told else "raw_rival")
    return None


_BARELY = re.compile(r" (?:anca|ancak|zar zor|bile|sadece) |(?:밖에|만) ")
_STACKED = re.compile(r"([0-9]+단) ?\([^()\n]{1,16}\) ?$")  # `8단(24GB) 제품보다`
_OF_VARIANTS = frozenset({"layer", "nm", "GB", "TB"})
_VARIANT = re.compile(r" ?(?:짜리 |급 )?(?:제품|모델|버전|칩|카드|적층)")


def owns(page: Page, past: Bound, figure: Figure) -> bool:
    """``전작의 세 배``, ``önceki neslin üç katı``, ``rakibinin yarısı``: whether a word for one's own past or for a rival stands right before a proportion, as its owner."""
    return figure.unit in ("x", "percent") and past.end is not None and bool(_OWNS.fullmatch(page.folded, past.end, figure.start))


_OWNS = re.compile(r"의 ?(?:약 |거의 |무려 |딱 |꼭 |정확히 )?|(?: ?[a-zçğöşü]{1,8}?|[a-zçğöşü]{0,4})n?[iuü]n (?:tam |yaklaşik |neredeyse |aşaği yukari )?")
_OF_WHICH = re.compile(r"의$|[iuü]n$|[dt][ae]$")


def _leads(page: Page, at: int) -> bool:
    """``이전 모델은 해미르의 1.5배``, ``selefi, Kuzgun X'in iki katı``: a predecessor that a clause is about, not measured against."""
    kin = pointing_of(page.grammar.code).kin.match(page.folded, at)
    return kin is not None and not _OF_WHICH.search(kin[0])


_NAMED_PAST = re.compile(r"(?:인|이던)? ?(?:[가-힣]+의 )?['\"‘“]?")


def own_past(page: Page, low: int, high: int, at: int = 0) -> Bound | None:
    """``전작보다``, ``geçen yıla göre``: the subject's own past or predecessor, by its name where that follows (``전작 RX-6의``).

    Of several the last before ``at``: ``yıllık bazda yüzde 37, önceki çeyreğe göre yüzde 15``.
    """
    told = [one for one in page.grammar.previous.finditer(page.folded, low, high) if not _leads(page, one.start())]
    match = told[0] if told else None
    for before, one in itertools.pairwise(told):
        if one.end() <= at and _ANOTHER.search(page.folded, before.end(), one.start()):
            match = one
    if match and page.grammar.code == "ko":
        stack = page.grammar.stack.match(page.folded, match.end() + (page.folded[match.end() : match.end() + 1] == " "), high + 1)
        if stack:  # `종전 8단 제품(24GB)의 1.5배`
            return Bound(page.text[stack.start() : stack.end("phrase")], None, stack.start(), stack.end("phrase"), 0.75, VARIANT)
        named = next((n for n in page.names_between(match.end(), match.end() + 12) if n.type in THINGS | LOOSE), None)
        if named and named.role not in ("topic", "label") and _NAMED_PAST.fullmatch(page.folded, match.end(), named.start):
            return bound(named, 0.75, "named_past")
    return Bound("previous", None, match.start(), match.end(), 0.8, "own_past") if match else None


_ANOTHER = re.compile(r"[0-9%][^,]*(?:, | ve |고 |며 )")  # `yıllık bazda yüzde 37, önceki çeyreğe göre`: another value stands between
_DESCRIBES_IT = re.compile(r" ?(?:짜리|대의?|급)? |['’]?(?:l[iuü]k|y?[ae] sat[iı]lan) ")


def its_ratio(page: Page, reading: Reading, figure: Figure, context: Context) -> Bound | None:
    """``H100은 700W이니 그 절반이다``, ``H100은 700W다. 샛별은 그 절반이다``, ``900만 원짜리 A100이 부담이라면 그 40% 값인 샛별은``: of what has its own measure before, in the sentence or last of all."""
    if figure.unit not in ("x", "percent") or not page.grammar.its.search(page.folded, max(reading.start, figure.start - 24), figure.start):
        return None
    before = [n for n in reading.names if n.end <= figure.start and n.type in THINGS | MAKERS]
    if not before:
        return None
    own = before[-1]
    if own.type in THINGS and any((own.end <= f.start and f.end <= figure.start) or (f.end <= own.start and _DESCRIBES_IT.fullmatch(page.folded, f.end, own.start)) for f in reading.figures if f.kind in MEASURES):
        return bound(own, 0.65, "its_ratio")
    others = [n for n in before if n.name != own.name]
    if others and own.role in ("topic", "subject"):
        return bound(others[-1], 0.65, "its_ratio")
    told = next((thing for _, thing, _ in reversed(context.measured) if thing.name != own.name), None)
    return Bound(told.name, told.entity, None, None, 0.55, "its_ratio") if told and own.role in ("topic", "subject") else None


def tells_ours(page: Page, low: int, figure: Figure) -> bool:
    """Whether a proportion is told of the speaker's own product: ``우리가 48% 빠르다``, ``yüzde 48 daha hızlıyız``. ``low``: where its clause begins."""
    return bool(page.grammar.we_are.match(page.folded, figure.end) or page.grammar.ours.search(page.folded, low, figure.start))


def pronoun_rival(page: Page, reading: Reading, figure: Figure, low: int, high: int, context: Context) -> Bound | None:
    """``이보다``, ``bundan``: the thing of the sentence before; where the speaker's own is told of (``L4 980'de, ondan %48 hızlıyız``), what was named last before it."""
    match = page.grammar.pronoun_rival.search(page.folded, low, high)
    if match and tells_ours(page, low, figure):
        named = [n for n in reading.names if n.end <= match.start() and n.type in THINGS and not (context.hero and n.entity is context.hero.entity)]
        if named:
            return bound(named[-1], 0.7, "pronoun")
    if match and page.grammar.code == "tr" and _WE_DID.search(page.folded, figure.end, high) and (other := _last_beside_hero(page, reading, context)):
        return Bound(other.name, other.entity, match.start(), match.end(), 0.65, "pronoun")
    leading = [n for n in reading.names if low <= n.start and n.end <= match.start() and n.type in THINGS | LOOSE] if match else []
    told = [n for n in reading.names if n.end <= low and n.type in THINGS | LOOSE and n.role != "comparator"] if leading and match else []
    if match and told and all(n.entity is not told[-1].entity for n in leading):
        return Bound(told[-1].name, told[-1].entity, match.start(), match.end(), 0.65, "pronoun")  # `X2 300 watt çekiyor, Z4 bundan 70 watt az`
    firms = [n for n in reading.names if reading.start <= n.start and match and n.end <= match.start() and n.type == "vendor"] if not leading else []
    earlier = {key: last for key, last in context.tally.last_sentence.items() if key.startswith("vendor:")} if firms and match else {}
    if match and firms and earlier:  # `X'in cirosu 86 milyarla bunun üç katı`: of what the firm spoken of before has
        key = max(earlier, key=lambda one: (earlier[one], one))
        firm = page.entities.get(key)
        if firm is not None and all(n.entity is not firm for n in firms):
            return Bound(firm.name, firm, match.start(), match.end(), 0.65, "pronoun")
    return Bound(context.thing.name, context.thing.entity, match.start(), match.end(), 0.6, "pronoun") if match and context.thing else None


_WE_DID = re.compile(r"(?:[dt][iuü]k|[iuü]yoruz)(?=[.,;:]| çünkü| ve |$)")


def _last_beside_hero(page: Page, reading: Reading, context: Context) -> Named | None:
    """``Atlas 2'den 1.960 aldık. Bunu onun yarısından az güçle yaptık``: what the sentence before names last, where that is not what the article is about."""
    at = page.readings.index(reading)
    before = page.readings[at - 1] if at else None
    own = {one.entity.entity_id for one in (context.hero, context.title_thing) if one and one.entity}
    names = [n for n in before.names if n.type in THINGS and n.entity.entity_id not in CLASSES | COMPONENTS] if before and before.block == reading.block else []
    return names[-1] if names and own and names[-1].entity.entity_id not in own else None


_OWNS_DISTANCE = re.compile(r"['’]?(?:l[iuü]n?)?n?[iuü]n (?:de |da |ise |ancak |yaklaşik |tam |sadece |bile ){0,2}|의 ")  # `Coral'ın 14 kare gerisinde`


def exceeded(page: Page, reading: Reading, figure: Figure, low: int, high: int, degree: tuple[Degree, int, int] | None) -> Bound | None:
    """``V100을 7.7배 앞섰다``, ``A10'u iki kat geçiyor``: the object or goal of a verb of winning or losing."""
    if degree is None or not page.grammar.exceed.match(page.folded, degree[1]):
        return None
    rivals = [n for n in reading.names if low <= n.start < high and n.type in THINGS | MAKERS and n.role in ("object", "locative", "dative", "genitive")]
    before = [n for n in rivals if n.end <= figure.start and (n.role != "genitive" or _OWNS_DISTANCE.fullmatch(page.folded, n.end, figure.start))]
    return bound(before[-1], 0.8, "exceeded") if before else None


_AMOUNTS_TO = re.compile(r" (?:ed(?:iyor|er|erdi)|tut(?:uyor|ar|tu)|yap(?:iyor|ar|ti))(?![a-zçğöşü])")  # `4,2 liradan 588 lira ediyor`: at so much each


def is_change(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether a figure is one end of a change (``14.2kW에서 8.9kW로``, ``%38'den %35'e``): a value then or now, no comparison."""
    measures = [f for f in reading.figures if f.kind in MEASURES]
    at = measures.index(figure) if figure in measures else -2
    for first, second in ((at, at + 1), (at - 1, at)):
        if first >= 0 and second < len(measures):
            one, other = measures[first], measures[second]
            if other.rule != "part_of_them" and (one.unit == other.unit or None in (one.unit, other.unit)) and not _AMOUNTS_TO.match(page.folded, other.end) and page.grammar.from_to.fullmatch(page.folded, one.end, other.start):
                return True
    return False


@asked_once
def gives_way(page: Page, reading: Reading, figure: Figure) -> bool:
    """``180 milisaniye yerine 240 milisaniyede``, ``180ms 대신 240ms``: whether another value takes the place of one."""
    following = next((f for f in reading.figures if f.start >= figure.end), None)
    return following is not None and following.unit == figure.unit and figure.kind in MEASURES and moving_of(page.grammar.code).instead.fullmatch(page.folded, figure.end, following.start) is not None


@asked_once
def begins_change(page: Page, reading: Reading, figure: Figure) -> bool:
    """Whether a change begins from a value: ``14.2kW에서 8.9kW로``, ``1조 원에서 60% 증가``, ``1,15 milyar liradan yüzde 60 arttı``, ``45%에서 개선됐다``."""
    following = next((f for f in reading.figures if f.start >= figure.end), None)
    if leaves(page, figure) or (following is not None and _is_brought_to(page, figure, following)):
        return True
    if following is None or not page.grammar.from_to.fullmatch(page.folded, figure.end, following.start):
        return False
    if is_change(page, reading, figure):
        return True
    level = page.grammar.level.match(page.folded, following.end)
    by = following.unit in ("percent", "x") and figure.kind in ("money", "quantity")
    return by and bool(page.grammar.change.match(page.folded, level.end() if level else following.end + 1))


def _is_brought_to(page: Page, figure: Figure, following: Figure) -> bool:
    """``52만 원을 48만 원으로 깎았다``, ``52.000'i 48.000'e indirdi``: a value that somebody changes to another one."""
    object_of, to = (_OBJECT_KO, _BRINGS_KO) if page.grammar.code == "ko" else (_OBJECT_TR, _BRINGS_TR)
    alike = figure.unit == following.unit or None in (figure.unit, following.unit)
    return alike and figure.kind in MEASURES and object_of.fullmatch(page.folded, figure.end, following.start) is not None and to.match(page.folded, following.end) is not None


_OBJECT_KO = re.compile(r"(?:이던 것|하던 것)?[을를] (?:다시 |결국 )?")
_BRINGS_KO = re.compile(r"(?:으로|로|까지) (?:[가-힣]+ )?(?:깎|낮[췄춰추]|내[렸려린]|올[렸려린]|높[였여인]|줄[였여인]|늘[렸려린])")
_OBJECT_TR = re.compile(r"['’]?(?:(?:l[iuü]k )?(?:lira|dolar|avro|fiyat|ücret|bedel)[a-z]{0,2}|y?[iuü]|n[iuü]) (?:sonunda |nihayet )?")
_BRINGS_TR = re.compile(r"['’]?(?:y?[ae]|n[ae])(?: kadar)? (?:[a-zçğöşü]+ )?(?:indir|düşür|çek(?=ti|iyor|miş)|yükselt|çikar)")


def leaves(page: Page, figure: Figure) -> bool:
    """``62%로 7월의 45%에서 개선됐다``, ``bir yıl önceki yüzde 15'ten hayli yükseldi``: whether a change is told from a value on, and no other value behind it: what was, no difference."""
    behind = (_LEAVES_KO if page.grammar.code == "ko" else _LEAVES_TR).match(page.folded, figure.end) if figure.kind in MEASURES and figure.unit != "x" else None
    return behind is not None and page.grammar.change.match(page.folded, behind.end()) is not None and _STAYS.match(page.folded, behind.end()) is None


_STAYS = re.compile(r"[가-힣]{1,4}지(?:는|도|를)? ?(?:않|못)|[a-zçğöşü]{2,8}?m(?:[iuü]yor|[ae]di|[ae]z|[ae]mak|[ae]mek)|[a-zçğöşü]{2,8}[ae]m(?:[iuü]yor|[ae]z|[ae]di)")  # `1,120토큰에서 더 늘지 않는다`, `1.120 token'dan artmıyor`
_LEAVES_KO = re.compile(r"(?:대)?(?: ?(?:안팎|수준|선))?에서 (?:(?:[가-힣]+(?:게|히)|더|훨씬|대폭|소폭|다시|한참|단숨에) ){0,2}")
_LEAVES_TR = re.compile(r"['’]?[a-zçğöşü]{0,4}n?[dt][ae]n (?:(?:hayli|epey|çok|belirgin|biraz|keskin|hizla|önemli ölçüde|belirgin biçimde|büyük ölçüde|ciddi biçimde) ){0,2}")


def is_at_level(page: Page, figure: Figure) -> bool:
    """``P5'te yüzde 61'deyiz``, ``kullanımı yüzde 61'de``: a percentage at which something or somebody stands, no difference."""
    return figure.unit == "percent" and _STANDS_AT.match(page.folded, figure.end) is not None


_STANDS_AT = re.compile(r"['’][dt][ae](?:y(?:[iuü]z|[iuü]m|d[iuü][mk]?|k[ae]n|l[ae]r))?(?=[.,;:)\"”]|$)")


def is_level_of_side(page: Page, reading: Reading, figure: Figure) -> bool:
    """``이익률은 41%로, 70%대인 엔비디아와 비교하면 낮다``, ``marjı yüzde 41 ile yüzde 70 olan Nvidia'dan düşük``: two percentages of which the second describes the other side are what each side has, no difference."""
    at = reading.figures.index(figure) if figure in reading.figures else -1
    if figure.kind != "percentage" or at < 0:
        return False
    following = reading.figures[at + 1 : at + 2]
    if figure.unit == "percent" and any(f.unit == "percentage_point" and _STATED.match(page.folded, figure.end, f.start) for f in following):
        return True  # `점유율은 12%로, 엔비디아보다 8%p 낮다`
    if _SAME_FOR_BOTH.search(page.folded, reading.start, figure.start) or _is_rivals_in_brackets(page, reading, at) or _by_own_percentage(page, reading, figure):
        return True
    return _describes_side(page, reading, figure) or any(_BY_ITS_OWN.fullmatch(page.folded, figure.end, f.start) and _describes_side(page, reading, f) for f in following)


def _is_rivals_in_brackets(page: Page, reading: Reading, at: int) -> bool:
    """``18%로 마이크론(15%)을 앞섰다``, ``yüzde 18'le Micron'u (yüzde 15) geçti``: behind a percentage of its own, the other side's in brackets after its name."""
    figure, before = reading.figures[at], reading.figures[at - 1] if at else None
    if before is None or before.kind != "percentage" or before.unit != figure.unit or page.folded[figure.end : figure.end + 1] != ")":
        return False
    return any(before.end <= n.start and n.type in THINGS | MAKERS and _OPENED.fullmatch(page.folded, n.end, figure.start) for n in reading.names)


def _by_own_percentage(page: Page, reading: Reading, figure: Figure) -> bool:
    """``11%로 마이크론에 뒤졌다``, ``yüzde 11'le Micron'un gerisinde``: with what percentage of its own something is ahead or behind, no difference."""
    own = (_WITH_OWN_KO if page.grammar.code == "ko" else _WITH_OWN_TR).match(page.folded, figure.end)
    rival = next((n for n in reading.names if own and n.start == own.end() and n.type in THINGS | MAKERS), None)
    beaten = rival and _BEATEN.match(page.folded, rival.end)
    return bool(beaten) and page.grammar.exceed.match(page.folded, beaten.end() if beaten else 0) is not None


_SAME_FOR_BOTH = re.compile(r"(?<![a-zçğöşü])(?:ayni|eşit) [a-zçğöşü]+ \((?:yaklaşik )?(?:yüzde |% ?)?$|(?<![가-힣])(?:같은|동일한|똑같은) [가-힣]+\((?:약 )?$")  # `aynı doğruluğa (yüzde 94)`
_OPENED = re.compile(r"['’]?[a-zçğöşü]{0,4} ?\((?:약 |yaklaşik )?(?:yüzde |% ?)?")
_WITH_OWN_KO = re.compile(r"(?:대)?(?:으)?로,? (?:(?:경쟁사|맞수|라이벌)인? )?")
_WITH_OWN_TR = re.compile(r"['’]?(?:[iuü])?(?:yl|l)[ae],? (?:rakibi )?| (?:ile|payla),? (?:rakibi )?")
_BEATEN = re.compile(r"(?:\([^()\n]{1,20}\))?(?:을|를|에|에게|보다)? ?(?:[가-힣]+(?:게|히|이) )?|['’]?n?(?:[iuü]n|[iuü]|[dt][ae]n|[ae]) ")


def _describes_side(page: Page, reading: Reading, figure: Figure) -> bool:
    described = _DESCRIBES_NAME.match(page.folded, figure.end) if figure.kind == "percentage" else None
    return described is not None and any(n.start == described.end() for n in reading.names)


_DESCRIBES_NAME = re.compile(r" ?(?:대|선|수준|가량)?(?:인|이던|였던) |['’]?(?:l[iuü]k marja sahip|[iuü] bulan)? olan ")
_STATED = re.compile(r" ?(?:대)?(?:으로|로|이고|이며|인데),? |['’]?[dt][iuü]r?,? ")
_BY_ITS_OWN = re.compile(r" ?(?:대|선|수준)?(?:으로|로|인데|이고|이며),? |['’]?(?:l[ae]|yl[ae])?(?: ile)?,? (?:yüzde |% ?)?")


def multiplied(page: Page, reading: Reading, low: int, figure: Figure) -> Bound | None:
    """``ikiye katlandı``, ``dört katına çıktı``, ``세 배로 늘었다``: what multiplies does so against its own past; what it takes as its object (``T4'ü ikiye katladı``) is the other side. ``low``: where its clause begins."""
    if figure.unit != "x":
        return None
    beaten = next((n for n in reversed(reading.names) if n.end <= figure.start), None) if _DOUBLES.search(page.folded, figure.start, figure.end + 12) else None
    if beaten is not None and beaten.role == "object" and beaten.type in THINGS and beaten.start >= low and not metric_words(page, beaten.end, figure.start):
        return bound(beaten, 0.75, "exceeded")
    if _DOUBLES.search(page.folded, figure.start, figure.end + 12) or "토막" in page.folded[figure.start : figure.end + 4] or _MULTIPLIED.match(page.folded, figure.end):
        return Bound("previous", None, figure.start, figure.end, 0.65, "change_verb")
    return None


def is_part(page: Page, figure: Figure) -> bool:
    """Whether a proportion is a part of a whole by its own words (``10대 중 8대``), which compares nothing."""
    return figure.unit == "x" and bool(_COUNTED_OF.search(page.folded, figure.start, figure.end))


def end_of_change(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``payı %88'den %84'e geriledi``: where a share or an amount has moved, it stands against its own past.

    Turkish only: of such Korean figures (``82%에서 74%로``) the annotators make plain values.
    """
    measures = [f for f in reading.figures if f.kind in MEASURES]
    at = measures.index(figure) if figure in measures else 0
    if page.grammar.code != "tr" or at == 0 or figure.kind not in ("percentage", "money"):
        return None
    first = measures[at - 1]
    if first.unit == figure.unit and not _AMOUNTS_TO.match(page.folded, figure.end) and page.grammar.from_to.fullmatch(page.folded, first.end, figure.start):
        return Bound("previous", None, first.start, first.end, 0.7, "end_of_change")
    return None


_UP_TO = re.compile(r"까지|kadar")


_SIGNED = (
    Degree(re.compile(r"(?<![^\s(|])[+▲↑]$|(?<=[\d원점]) [▲↑] $"), +1),
    Degree(re.compile(r"(?<![^\s(|])(?:[-−–△]|[▼▽↓] ?)$"), -1),
)
_SIGN_WITHIN = (Degree(re.compile(r"(?:yüzde |% ?)\+"), +1), Degree(re.compile(r"(?:yüzde |% ?)[-−]"), -1))  # `yüzde -12`
_TOLD_WITHIN = 40  # code points before a percentage in which the noun of its change stands


def change_told(page: Page, figure: Figure) -> tuple[Degree, int, int] | None:
    """``성장률은 30%``, ``yıllık artış yüzde 36``, ``yüzde 16 ekside``, ``+%22``: a percentage by which something has changed, with the word or sign that says so."""
    if figure.unit != "percent" or (figure.value or 0) < 0:
        return None
    return _told_change(page, figure) or _shared_change(page, figure) or _led_change(page, figure)


_NEXT_OF_LIST = re.compile(r"['’]?(?:대)?,? (?:[a-zçğöşü가-힣0-9'’·&.-]+ ){0,4}?")


_LISTED = 24  # percentages of a list at most, of which one tells the change of all


def _shared_change(page: Page, figure: Figure) -> tuple[Degree, int, int] | None:
    """``브로드컴이 17%, 마벨이 19% 밀렸다``, ``hissesi yüzde 2, AMD hissesi yüzde 6 düşüşle``: the change of a list is told behind its last percentage."""
    at = bisect_left(page.ordered, figure.end, key=lambda one: one.start)
    for following in page.ordered[at : at + _LISTED]:
        if following.unit != "percent" or page.folded[figure.end : figure.end + 1] != "," or not _NEXT_OF_LIST.fullmatch(page.folded, figure.end, following.start):
            return None
        change = page.grammar.change.match(page.folded, following.end + 1)
        sign = next((d for d in page.grammar.degrees if change and d.pattern.match(page.folded, change.start())), None)
        told = (sign, change.start(), change.end()) if sign and change else _told_change(page, following)
        if told is not None:
            return told
        figure = following
    return None


def _led_change(page: Page, figure: Figure) -> tuple[Degree, int, int] | None:
    """``향상 폭은 평균 30%, 검색에서 40%``, ``artış ortalama %30, oyunlarda %40``: the noun before its first percentage tells the change of a list that names no other metric."""
    at = bisect_left(page.ordered, figure.start, key=lambda one: one.start)
    for leading in page.ordered[max(0, at - _LISTED) : at][::-1]:
        if leading.unit != "percent" or not _NEXT_LED.fullmatch(page.folded, leading.end, figure.start) or metric_words(page, leading.end, figure.start):
            return None
        if any(degree.pattern.search(page.folded, max(0, leading.start - _TOLD_WITHIN), leading.start) for degree in page.grammar.changed):
            return _told_change(page, leading)
        figure = leading
    return None


_NEXT_LED = re.compile(r"['’]?(?:[a-zçğöşü]{1,4})?(?:이고|이며|였고)?(?:,| ve) (?:[a-zçğöşü가-힣0-9'’·&.-]+ ){0,5}?(?:yüzde |% ?)?")


def _told_change(page: Page, figure: Figure) -> tuple[Degree, int, int] | None:
    """The word or sign that says of one percentage that it is a change."""
    before = max(0, figure.start - _TOLD_WITHIN)
    for degree in (*page.grammar.changed, *_SIGNED):
        match = degree.pattern.search(page.folded, before, figure.start)
        if match:
            return degree, match.start(), match.end()
    for degree in _SIGN_WITHIN:
        match = degree.pattern.match(page.folded, figure.start, figure.end)
        if match:
            return degree, match.start(), match.end()
    for degree in page.grammar.changing:
        match = degree.pattern.match(page.folded, figure.end)
        if match:
            return degree, match.start(), match.end()
    return None


def _changed(page: Page, reading: Reading, figure: Figure, low: int, high: int) -> Bound | None:
    """What a percentage that is told as a change stands against: the rival of its clause, else its own past."""
    if change_told(page, figure) is None:
        return None
    return _nearest_marked(page, reading, figure, low, high) or own_past(page, low, high, figure.start) or Bound("previous", None, None, None, 0.65, "change_verb")


def _is_level(page: Page, reading: Reading, figure: Figure) -> bool:
    """``40%로 높아졌다``, ``%40'a çıktı``: where a change arrives is a value, not a difference."""
    match = page.grammar.level.match(page.folded, figure.end, reading.end)
    if match and figure.quantifier == "at_most" and figure.unit == "percent" and _UP_TO.search(match[0]):
        return _of_percentages(page, reading, figure, match.end())  # `최대 40%까지 줄인다`, `yüzde 40'a kadar azaltıyor`: by so much
    return bool(match and page.grammar.change.match(page.folded, match.end(), reading.end))


_PERCENTAGES = frozenset({"market_share", "share", "utilization", "yield", "profit_margin", "operating_margin", "gross_margin"})
_RISES = re.compile(r"오[르를른]|올라|늘어[날나난]|높아[질지진]|내려[갈가간]|떨어[질지진]|낮아[질지진]|(?:çik|yüksel|ulaş|in|düş|gerile|art)(?![a-z]*t[iuü]r)")


def rises_to(page: Page, reading: Reading, figure: Figure) -> bool:
    """``점유율은 10%까지 오를 수 있다``: whether a percentage is up to what something that is one rises or falls."""
    match = page.grammar.level.match(page.folded, figure.end, reading.end) if figure.unit == "percent" else None
    return match is not None and _UP_TO.search(match[0]) is not None and _of_percentages(page, reading, figure, match.end())


def _of_percentages(page: Page, reading: Reading, figure: Figure, verb: int) -> bool:
    """``점유율은 … 10%까지 오를 수 있다``, ``payı yüzde 10'a kadar çıkabilir``: what is itself a percentage rises or falls to one, and by none."""
    told = metric_words(page, reading.start, figure.start)
    return bool(told) and told[-1].metric in _PERCENTAGES and _RISES.match(page.folded, verb) is not None


def left_behind(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``0.9밀리초로 L4의 2.1밀리초에서 절반 이하로 단축됐다``, ``L4'ün 2,1 milisaniyesinden yarıya indi``: whose value it is that has become so small a part of itself."""
    before = next((f for f in reversed(reading.figures) if f.end <= figure.start and f.kind in MEASURES), None)
    if before is None or before.unit in ("x", "percent") or not page.grammar.from_to.fullmatch(page.folded, before.end, figure.start):
        return None
    owner = owner_right_before(page, reading, before)
    return bound(owner, 0.7, LEFT_BEHIND) if owner and owner.type in THINGS else None


LEFT_BEHIND, RAISED = "left_behind", "raised"
_RAISES_KO = re.compile(r"(?: ?(?:이상|가까이|남짓))?(?:으)?로 (?:[가-힣]+ )?(?:끌어올린|끌어내린|늘린|높인|키운|줄인|낮춘)(?= )")
_RAISES_TR = re.compile(r"[a-zçğöşü'’]{0,5}(?: (?:fazla|çok|yakin)[a-zçğöşü]*)? (?:çikaran|çikartan|yükselten|artiran|katlayan|indiren|düşüren)(?= )")


def raised_above(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``S2의 10TOPS 성능을 세 배 이상으로 끌어올린 S3``, ``S2'nin 10 TOPS'luk gücünü üç katına çıkaran S3``: whose measure it is that something else has multiplied."""
    if figure.unit != "x" or not (_RAISES_KO if page.grammar.code == "ko" else _RAISES_TR).match(page.folded, figure.end):
        return None
    before = next((f for f in reversed(reading.figures) if f.end <= figure.start and f.kind in MEASURES), None)
    owner = (owner_right_before(page, reading, before) if before else None) or owner_right_before(page, reading, figure)
    return bound(owner, 0.75, RAISED) if owner and owner.type in THINGS else None


def arrives(page: Page, reading: Reading, figure: Figure) -> bool:
    """``üçte bire indi``, ``절반으로 줄었다``: a proportion at which something has arrived is one of what it was."""
    match = page.grammar.level.match(page.folded, figure.end, reading.end) if figure.unit == "x" else None
    return bool(match and page.grammar.change.match(page.folded, match.end(), reading.end))


def between_two(page: Page, reading: Reading, figure: Figure, context: Context, index: int) -> tuple[Bound, Bound] | None:
    """``… 차이``, ``aradaki fark``: the two sides of a difference, in the sentence or just measured before it."""
    if not page.grammar.gap.search(page.folded, max(reading.start, figure.start - 30), min(reading.end, figure.end + 16)):
        return None
    names: list[Bound] = []
    for kinds in (THINGS, MAKERS) if figure.unit == "percentage_point" else (THINGS,):
        names = names or list({n.name: bound(n, 0.7, "between_two") for n in reading.names if n.type in kinds and n.start < figure.end and n.entity.entity_id not in COMPONENTS}.values())
    if len(names) == 2:
        if led_by(page, reading, names[1], names[0]):
            names.reverse()
        return names[0], names[1]
    if not names and len(context.pairs) == 2 and index - context.pairs_sentence <= 2:
        return context.pairs[0].carried(), context.pairs[1].carried()
    return None


def sides_by_value(page: Page, reading: Reading, figure: Figure) -> tuple[Bound, Bound] | None:
    """``A가 1,800GB/s, B가 600GB/s로 세 배 차이``, ``A가 1달러, B가 3달러니까 세 배다``, ``A 1.800 GB/s, B 600 GB/s: üç kat fark``: of two whose values stand before the multiple by which they differ the larger, and the other."""
    if figure.unit != "x" or (figure.value or 0) <= 1:
        return None
    apart = _TIMES_APART.match(page.folded, figure.end) is not None
    if not apart and (degree_near(page, reading, figure) is not None or owned_ratio(page, reading, figure) is not None):
        return None
    values = [f for f in reading.figures if f.end <= figure.start and f.kind in ("quantity", "money")][-2:]
    if len(values) != len(("one", "other")) or values[0].unit != values[1].unit or not values[0].value or not values[1].value or values[0].value == values[1].value:
        return None
    if not apart and (_SO_THAT.match(page.folded, values[1].end) is None or abs(max(v.value or 0 for v in values) / min(v.value or 1 for v in values) / (figure.value or 1) - 1) > _ROUGHLY):
        return None
    lows = (reading.start, values[0].end)
    owners = [next((n for n in reversed(reading.names) if low <= n.start and n.end <= f.start and n.type in THINGS | MAKERS), None) for low, f in zip(lows, values, strict=True)]
    if owners[0] is None or owners[1] is None or owners[0].entity is owners[1].entity or any(n.start >= values[1].end and n.end <= figure.start for n in reading.names):
        return None
    sides = bound(owners[0], 0.75, "between_two"), bound(owners[1], 0.75, "between_two")
    return sides if values[0].value > values[1].value else (sides[1], sides[0])


_ROUGHLY = 0.06  # relative, that a multiple may be off from what two values make
_SO_THAT = re.compile(r"(?:이?니까?|이라서|라서|이므로|므로|여서|이어서|으?로)(?:,| [^,.;]{0,14}$| )|['’]?[a-zçğöşü]{0,6}[,;:] (?:yani|demek ki|böylece|bu da) ")
_TIMES_APART = re.compile(r"(?: ?(?:가까이|넘게|이상|정도|가량|의))? ?(?:차이|격차)|(?:['’]?l[iuü]k)?(?: bir)? (?:fark|makas)(?![a-zçğöşü]*(?:l[iuü]))")


def only_differs(page: Page, figure: Figure) -> bool:
    """``비용은 10% 차이도 나지 않는다``, ``arada yüzde 10 fark var``, ``fark 32 istekte yüzde 14``: a percentage by which two things differ, of which nothing says who has more."""
    behind = (_APART_KO if page.grammar.code == "ko" else _APART_TR).match(page.folded, figure.end)
    return figure.unit in ("percent", "percentage_point") and (behind is not None or gap_before(page, figure))


def gap_before(page: Page, figure: Figure) -> bool:
    """``fark 32 istekte yüzde 14``, ``makas yüzde 8'in altına iniyor``, ``격차는 배치 32에서 14% 정도``: whether a percentage is how far two things are apart, by the noun before it."""
    gap = _GAP_OF_KO if page.grammar.code == "ko" else _GAP_OF_TR
    return figure.unit == "percent" and gap.search(page.folded, max(0, figure.start - _GAP_REACH), figure.start) is not None


_GAP_REACH = 40  # code points
_GAP_OF_KO = re.compile(r"(?<![가-힣])(?:격차|차이)(?:는|가|도)? (?:[가-힣a-z0-9.]+(?:에서는|에서|일 때는|일 때) ){0,1}(?:약 |다시 |최대 |불과 )?$")
_GAP_OF_TR = re.compile(r"(?<![a-zçğöşü])(?:fark|makas)(?: ise| da| de)?,? (?:(?:[a-zçğöşü0-9.]+ )?[a-zçğöşü0-9.]+(?:[dt][ae]|n[dt][ae]) )?(?:ise |yaklaşik |yeniden |ancak |yalnizca )?$")


_APART_KO = re.compile(r" ?(?:가량|정도|쯤|내외|안팎|이상|이하|미만)?(?:의)? ?(?:차이|격차)(?!로)")
_APART_TR = re.compile(r"['’]?(?:l[iuü]k)?(?: (?:civarinda|kadar|bile))?(?: bir)? fark(?![a-z]*l[iuüa])(?!a?(?:la)? (?:at|yarat|aç))")


def led_by(page: Page, reading: Reading, first: Bound, second: Bound | None) -> tuple[Degree, int, int] | None:
    """``1위 새벽칩스와 2위 나래칩스의 격차``: that the one is ahead, by the places that a sentence gives both."""
    places = places_of(page, reading)
    own, others = (places.get(one.entity.entity_id) if one and one.entity else None for one in (first, second))
    if own is None or others is None or own >= others or second is None or second.start is None or second.end is None:
        return None
    return _RISEN, second.start, second.end


def signed_change(page: Page, figure: Figure, cell: Cell | None) -> tuple[Bound | None, tuple[Degree, int, int] | None]:
    """``438만원 (▲11만원)``, ``(yıllık +yüzde 66)``, ``+22%`` in a table: what a sign adds to or takes away has changed by so much."""
    start = cell.start if cell else page.folded.rfind("\n", 0, figure.start) + 1
    sign = (_SIGN_IN_CELL if cell else _SIGN_IN_BRACKETS).search(page.folded, start, figure.start)
    if sign is None and cell is not None and figure.kind == "percentage" and is_change_column(page, cell):
        return Bound("previous", None, None, None, 0.7, "signed"), (_RISEN, figure.start, figure.end)
    if sign is None or figure.kind not in ("percentage", "money", "quantity") or (sign[1] in "+-−–" and figure.kind != "percentage"):
        return None, None
    degree = Degree(_SIGN_IN_CELL, 1 if sign[1] in "+▲↑" else -1)
    start, end = (told.span() if (told := page.grammar.previous.search(page.folded, sign.start(), sign.start(1))) else sign.span(1))
    return Bound("previous", None, start, end, 0.7, "signed"), (degree, sign.start(1), sign.end(1))


_RISEN = Degree(re.compile(r""), +1)
_SIGN_IN_CELL = re.compile(r"(?<![\w.])([▲▼△▽↑↓+−–-]) ?(?:yüzde )?%?$")
_SIGN_IN_BRACKETS = re.compile(r"[(（,] ?[^()（）\d]{0,16}([▲▼△▽↑↓+−–-]) ?(?:yüzde )?%?$")


def _becomes_part(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``가격을 L4의 60%로 낮췄다``, ``150W로 A100의 40%를 밑돈다``: of what a change has made it a part, or of what a verb bounds it as one."""
    told = figure.unit == "percent" and (_is_level(page, reading, figure) or _BOUNDED.match(page.folded, figure.end))
    owner = owned_ratio(page, reading, figure) if told else None
    return owner if owner and owner.entity and owner.entity.type in THINGS else None


def _ends_on_share(page: Page, reading: Reading, figure: Figure, share: re.Match[str], owner: Bound) -> bool:
    """``매출 비중은 HBM의 64%.``: where nothing but the end of a sentence follows, a part of a kind, or by a share, is no ratio to it."""
    if share.end() > share.start():
        return False
    kind = owner.entity is not None and owner.entity.entity_id in CLASSES | COMPONENTS
    return kind or any(word.metric in _PERCENTAGES for word in metric_words(page, reading.start, figure.start))


_BOUNDED = re.compile(r"(?:을|를) ?(?:살짝 |조금 |약간 |크게 |한참 )?(?:밑[도돌돈]|웃[도돌돈]|하회|상회|넘는|넘긴|넘었|넘어|못 넘)")


def choose_comparator(page: Page, reading: Reading, index: int, figure: Figure, context: Context) -> tuple[Bound | None, tuple[Degree, int, int] | None]:  # noqa: C901, PLR0912  # one line for each way of naming the other side
    """The comparator of a figure, None where it compares nothing, and the word of comparison."""
    degree = degree_near(page, reading, figure)
    low, high = reading.clause(figure.start)
    if _is_passed(page, figure) or _is_run_on(page, figure) or is_part(page, figure) or whole_of(page, figure) or is_overtaken(page, reading, figure) or leaves(page, figure) or is_at_level(page, figure) or any(n.start < figure.end and figure.start < n.end for n in reading.names):
        return None, None
    moved = end_of_change(page, reading, figure)
    if moved:
        return moved, degree
    if figure.unit != "x" and (is_change(page, reading, figure) or page.grammar.standard.match(page.folded, figure.end, reading.end) or _is_level(page, reading, figure)):
        return _becomes_part(page, reading, figure), None
    if figure.kind in ("quantity", "money") and page.folded[figure.end : figure.end + 1] == ")":
        return None, None
    lead = tells_lead(page, figure)
    share = page.grammar.share_of.match(page.folded, figure.end) if figure.unit == "percent" and not lead else None
    if share and (degree is None or figure.end <= degree[1] < share.end()):
        owner = owned_ratio(page, reading, figure) or its_ratio(page, reading, figure, context) or _set_beside(page, reading, figure, low, high) or _shared_before(page, reading, figure)
        return (owner, None) if owner and owner.entity and owner.entity.type in THINGS and not _ends_on_share(page, reading, figure, share, owner) else (_changed(page, reading, figure, low, high), None)
    relative = figure.unit in ("x", "percentage_point") or (figure.unit == "percent" and degree is not None)
    if not relative:
        if degree is None or degree[1] - figure.end > 12 or not re.fullmatch(r"[^,.;]{0,12}", page.folded[figure.end : degree[1]]) or _is_rivals_own(reading, figure, degree[1]):
            return _changed(page, reading, figure, low, high), None
        beaten = exceeded(page, reading, figure, low, high, degree) if is_difference(page, figure, degree) else None
        found = beaten or _nearest_marked(page, reading, figure, low, high) or _own_side(page, reading, figure, low, context) or unnamed_rival(page, low, figure.end) or own_past(page, low, high, figure.start) or measured_rival(page, reading, figure) or pronoun_rival(page, reading, figure, low, high, context) or raw_rival(page, reading, low, figure)
        if not found and is_difference(page, figure, degree):
            found = _unnamed_side(page, context, index, degree)
        return (found, degree) if found else (None, degree if is_difference(page, figure, degree) else None)
    if matched := matched_for_part(page, reading, figure) or format_owner(page, reading, figure):
        return matched, None
    owner = None if lead else raised_above(page, reading, figure) or owned_ratio(page, reading, figure) or its_ratio(page, reading, figure, context) or _common_owner(page, figure, low) or (left_behind(page, reading, figure) if figure.unit == "x" else None)
    found = owner or exceeded(page, reading, figure, low, high, degree) or _nearest_marked(page, reading, figure, low, high)
    found = found or _variant(page, low, figure) or _own_side(page, reading, figure, low, context) or measured_rival(page, reading, figure) or unnamed_rival(page, low, high) or own_past(page, low, high, figure.start) or pronoun_rival(page, reading, figure, low, high, context)
    found = found or raw_rival(page, reading, low, figure) or multiplied(page, reading, low, figure)
    if not found:
        since = max(reading.start, page.folded.rfind("; ", reading.start, figure.start))  # `geçen çeyrekte 13 dolardı; gelecek yıl yüzde 10 düşüş`
        found = _elsewhere(reading, low, high, named_rival(page, reading, figure, reading.start, said_up_to(page, reading, figure))) or unnamed_rival(page, reading.start, figure.start) or own_past(page, since, figure.start)
        found = found and Bound(found.name, found.entity, found.start, found.end, found.confidence - 0.15, found.method)
    if not found and (degree is None or degree[0].metric != "price"):
        found = baseline(page, reading, figure)
    led = _leads_itself(reading, context.comparator, low, figure)
    recent = not led and context.comparator and context.comparator.entity and context.comparator.entity.type in THINGS and index - context.comparator_sentence <= 1
    found = found or _improved(page, figure)
    if not found and figure.unit == "percent" and degree is not None and (is_gap(page, figure, degree) or _BARELY.fullmatch(page.folded, figure.end, degree[1])) and page.grammar.change.match(page.folded, degree[1]):
        found = Bound("previous", None, None, None, 0.65, "change_verb")
    if not found and recent and context.comparator and figure.unit != "percentage_point":
        found = context.comparator.carried()
    if not found and (change_told(page, figure) or page.grammar.change.search(page.folded, figure.end, min(_next_measure(reading, figure, high), figure.end + 24)) or (figure.unit == "x" and _BECOMES.match(page.folded, figure.end))):
        found = Bound("previous", None, None, None, 0.65, "change_verb")
    if not found and not led and context.comparator and context.comparator.entity and index - context.comparator_sentence <= 2:
        found = context.comparator.carried()
    return found or (_other_of_title(page, reading, figure) if lead else None), degree


def _other_of_title(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``TPU'nun yaklaşık yüzde 2'lik bir liderliği var``: ahead of the other of the two things that the headline sets against each other."""
    owner = next((n for n in reversed(reading.names) if n.type in THINGS and n.end <= figure.start), None)
    titled = {n.entity.entity_id: n for one in page.readings if page.block(one).kind == "title" for n in one.names if n.type in THINGS}
    other = [n for key, n in titled.items() if owner is not None and key != owner.entity.entity_id]
    return bound(other[0], 0.6, "other_of_title").carried() if owner is not None and len(titled) == len(other) + 1 == 2 else None


_PASSED = re.compile(r"['’]?(?:s[iuü]n|y)?[iuü] (?:aş|geç)(?:ti|iyor|ar|er|miş|mişti|acak|ecek|arak|erek)(?:l[ae]r)?(?![a-zçğöşü])|[을를] (?:넘어섰|넘겼|넘었|넘어서|돌파)")


def _is_passed(page: Page, figure: Figure) -> bool:
    """``yüzde 50 büyüdü ve 6 milyar doları aştı``, ``50% 늘어 6조 원을 넘어섰다``: an amount that something has passed is a level, no difference."""
    return figure.kind == "money" and bool(_PASSED.match(page.folded, figure.end))


_RUN_ON = re.compile(r" üzerinde (?:[a-zçğöşü]+ ){0,2}?(?:eğit|çaliş|koş|dene|test ed|çikarim)")


def _is_run_on(page: Page, figure: Figure) -> bool:
    """``A100 80 GB üzerinde eğitiyorduk``: a thing on which work runs is called by its amount, which is above nothing."""
    return bool(_RUN_ON.match(page.folded, figure.end))


_HEAD_OF_VARIANT = r"(?:sürüm|versiyon|varyant|model|kart|seçene[kğ])"
_VARIANT_TR = re.compile(rf"l[iuü]k? (?P<head>{_HEAD_OF_VARIANT})[a-zçğöşü]*,? (?:[^.;\n]{{0,24}}? )??(?P<other>(?:[0-9][0-9.,]* ?[a-z]{{1,4}}['’]?l[iuü]k|(?:[a-zçğöşü]+ )?[a-zçğöşü]+l[iuü]) (?P=head)(?:s?[iuü])?)n?[dt][ae]n (?:tam |yaklaşik |en az )?$")
_VARIANT_KO = re.compile(r"(?P<head>버전|모델|제품)(?:은|는|이|가) (?P<other>(?:[0-9]+ ?[a-z]{1,4}|[가-힣]+식) ?(?P=head))보다 (?:약 )?$")


def _variant(page: Page, low: int, figure: Figure) -> Bound | None:
    """``16 GB'lık sürümü 8 GB'lık sürümünden yüzde 12 daha hızlı``, ``공랭식 모델은 수랭식 모델보다 12%``: one variant against another, not against what was before."""
    match = (_VARIANT_KO if page.grammar.code == "ko" else _VARIANT_TR).search(page.folded, low, figure.start)
    return Bound(page.text[match.start("other") : match.end("other")], None, match.start("other"), match.end("other"), 0.75, VARIANT) if match else None


def _leads_itself(reading: Reading, rival: Bound | None, low: int, figure: Figure) -> bool:
    """``Yapay zekâda ise RTX 5070 Ti yüzde 30 daha hızlı``: whether a clause is about what was the other side before, and names nothing else."""
    here = {n.entity.entity_id for n in reading.names if low <= n.start and n.end <= figure.start and n.type in THINGS and n.role in ("topic", "subject", "bare", "label")}
    return rival is not None and rival.entity is not None and here == {rival.entity.entity_id}


def leader(page: Page, reading: Reading, figure: Figure) -> Named | None:
    """``H100이 2.7배 빠르다``: the one thing that a clause without another and without another value says to be more or less, whatever a model makes of it."""
    copula = figure.unit == "x" and page.grammar.code == "ko" and _SO_MANY_TIMES.match(page.folded, figure.end)  # `용량은 K2가 1.5배다`
    if figure.unit not in ("x", "percent") or not (copula or told_as_more(page, reading, figure)):
        return None
    low, _ = reading.clause(figure.start)
    before = [n for n in reading.names if low <= n.start and n.end <= figure.start and n.type in THINGS | MAKERS and n.entity.entity_id not in COMPONENTS | CLASSES]
    if before and _DOER.fullmatch(page.folded, before[-1].end, figure.start):
        return before[-1]  # `A100에서는 18토큰, H200에서는 21토큰으로 오히려 H200이 13% 앞선다`
    if copula:
        return None
    leading = [n for n in before if n.role in ("topic", "subject") or (n.role == "bare" and _RIGHT_BEFORE.fullmatch(page.folded, n.end, figure.start))]
    if len(leading) != 1 or any(n not in leading and n.role not in ("comparator", "locative") for n in before):
        return None
    return None if has_own_value(reading, leading[0].end, figure) else leading[0]




def if_with(page: Page, reading: Reading, figure: Figure) -> Named | None:
    """``aynı işi L40S ile yapsak yüzde 40 daha fazla öderdik``, ``L40S로 했다면 40% 더 냈을 것``: with what something would have been done, of which a comparison without another name is told."""
    if figure.unit not in ("x", "percent") or not told_as_more(page, reading, figure):
        return None
    before = [n for n in reading.names if n.end <= figure.start and n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES]
    return before[0] if len(before) == 1 and _IF_WITH.match(page.folded, before[0].end) else None


_IF_WITH = re.compile(r"(?:['’]?y?l[ae]| ile| kullanarak| üzerinde) (?:[a-zçğöşü]+ ){0,2}?(?:yap|çaliş|kur|eğit|koş|çaliştir|kullan)(?:sak|sam|saydik|saydim|sa)(?![a-zçğöşü])|(?:으?로|에서) (?:[가-힣]+ ){0,2}?(?:돌렸|했|썼|만들었|구축했|돌린|한|쓴)다면")
_SO_MANY_TIMES = re.compile(r"(?:이다|다|입니다|예요|였다|이었다|이며)(?![가-힣])")
_DOER = re.compile(r"(?: (?:[0-9]+ ?|한 |두 |세 |네 |여덟 )(?:장|개|대))?[이가] (?:약 |무려 |오히려 |되레 |최대 |평균 )?")
_RIGHT_BEFORE = re.compile(r" (?:tam |yaklaşik |neredeyse |en az )?")


def told_as_more(page: Page, reading: Reading, figure: Figure) -> bool:
    """``2.7배 빠르다``, ``yüzde 30 daha hızlı``: whether a word of comparison stands right behind a figure."""
    degree = degree_near(page, reading, figure)
    return degree is not None and (0 <= degree[1] - figure.end <= _RIGHT_BEHIND or is_gap(page, figure, degree))


def has_own_value(reading: Reading, end: int, figure: Figure) -> bool:
    """Whether another measure stands between what ends at ``end`` and a figure."""
    return any(end <= f.start and f.end <= figure.start for f in reading.figures if f.kind in MEASURES)


_RIGHT_BEHIND = 4  # code points between a figure and its word of comparison
_LEAD = re.compile(r"(?:['’]?l[iuü]k)? (?:[a-zçğöşü]+ ){0,2}(?:liderliği|üstünlüğü|avantaji)| ?(?:정도|가량)?(?:의)? ?(?:우위|우세)")


def tells_lead(page: Page, figure: Figure) -> bool:
    """``yüzde 2'lik bir üstünlüğü``, ``12% 우위``: by how much its owner is ahead, no part of what it has."""
    return figure.unit in ("percent", "x") and _LEAD.match(page.folded, figure.end) is not None


_ITS_MEASURE_KO = re.compile(r"(?:의|짜리)? ?[가-힣]{1,8}(?=[을를])")
_ITS_MEASURE_TR = re.compile(r"['’]?l[iuü]k [a-zçğöşüâ ]{2,24}?[iuü](?=n[iuüae] )")
_OVERTAKEN_KO = re.compile(r"(?:을|를|에) ?(?:[가-힣]+(?:게|히|이|로) |훨씬 |한참 |살짝 |조금 )?")
_OVERTAKEN_TR = re.compile(r"['’]?[a-zçğöşü]{0,2}?(?:n?[iuü]|n?[ae]) (?:açik ara |rahat(?:ça|likla)? |kolay(?:ca|likla) |epey |büyük farkla |az farkla )?")
_OWNER_KO = re.compile(r"의 (?:[가-힣]+ )?$")
_OWNER_TR = re.compile(r"['’]?n?[iuü]n (?:[a-zçğöşü]+ )?$")


def is_overtaken(page: Page, reading: Reading, figure: Figure) -> bool:
    """``솔개 5의 72장을 크게 앞섰다``, ``Şahin 5'in 72 görüntüsünü geçti``, ``rakibinin yüzde 36'lık marjını geride bıraktı``: a value with an owner that a verb of winning or losing takes is its owner's, by no difference."""
    ko = page.grammar.code == "ko"
    noun = (_ITS_MEASURE_KO if ko else _ITS_MEASURE_TR).match(page.folded, figure.end, reading.end) if figure.kind == "percentage" else None
    behind = (_OVERTAKEN_KO if ko else _OVERTAKEN_TR).match(page.folded, noun.end() if noun else figure.end, reading.end)
    if behind is None or not page.grammar.exceed.match(page.folded, behind.end()):
        return False
    owner = owner_right_before(page, reading, figure)
    return owner is not None and (figure.kind in ("quantity", "money") or noun is not None or _has_its_percentage(reading, owner, figure))


def _has_its_percentage(reading: Reading, owner: Named, figure: Figure) -> bool:
    """``52.3%로 솔개 5의 49.8%를 앞섰다``, ``yüzde 52'yle Şahin 5'in yüzde 49'unu geçti``: where the other side's own percentage stands before it, one with an owner is its owner's."""
    low = reading.clause(figure.start)[0]
    return figure.kind == "percentage" and any(low <= f.start and f.end <= owner.start and f.kind == "percentage" for f in reading.figures)


def owner_right_before(page: Page, reading: Reading, figure: Figure) -> Named | None:
    """``솔개 5의 72장``, ``Şahin 5'in 72 görüntüsü``: the name that owns a value, right before it."""
    owner = next((n for n in reversed(reading.names) if n.end <= figure.start), None)
    return owner if owner and (_OWNER_KO if page.grammar.code == "ko" else _OWNER_TR).fullmatch(page.folded, owner.end, figure.start) else None


def _is_rivals_own(reading: Reading, figure: Figure, word: int) -> bool:
    """``96GB를 얹은 H20보다 크다``: between an amount and the word of comparison stands the rival that it describes."""
    return any(figure.end <= named.start < word and named.role == "comparator" for named in reading.names)


def _improved(page: Page, figure: Figure) -> Bound | None:
    """``37% 향상된 성능``: where the sentence names no rival, what is improved is better than it was."""
    if figure.unit == "percent" and page.grammar.improved.match(page.folded, figure.end):
        return Bound("previous", None, None, None, 0.65, "change_verb")
    return None


def _nearest_marked(page: Page, reading: Reading, figure: Figure, low: int, high: int) -> Bound | None:
    """A marked name, unless one's own past stands marked between it and the figure (``geçen yılki modelden ise``)."""
    named = named_rival(page, reading, figure, low, high)
    past = own_past(page, named.end, figure.start) if named and named.end is not None and named.end < figure.start else None
    return past or named


def _set_beside(page: Page, reading: Reading, figure: Figure, low: int, high: int) -> Bound | None:
    """``H100 대비 60% 수준``: what a share is taken of, where its mark says no "more than"."""
    rival = named_rival(page, reading, figure, low, high)
    return rival if rival and rival.end is not None and rival.end <= figure.start and not page.grammar.than.match(page.folded, rival.end) else None


def _shared_before(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``배치 1에서 A100의 64% 속도에 머물렀고, 배치 32에서도 71% 선이다``, ``yüzde 64'ü hızında kaldı, 32'de yüzde 71 düzeyinde``: what the percentage before it in its sentence is a part of, where no other name comes between."""
    before = next((f for f in reversed(reading.figures) if f.end <= figure.start and f.kind in MEASURES and f.unit == "percent"), None)
    owner = owned_ratio(page, reading, before) if before and page.grammar.share_of.match(page.folded, before.end) else None
    if owner is None or before is None or any(before.end <= n.start < figure.start and n.type in THINGS | MAKERS for n in reading.names):
        return None
    return Bound(owner.name, owner.entity, None, None, 0.65, "its_ratio")


def _own_side(page: Page, reading: Reading, figure: Figure, low: int, context: Context) -> Bound | None:
    """``L40S가 저희보다 8% 빨랐어요``, ``L40S bizimkinden yüzde 8 hızlı``: the speaker's own product is what the article is about."""
    match = page.grammar.own_side.search(page.folded, low, figure.start)
    own = context.hero or context.title_thing
    if match is None:
        return None
    if own is None or own.entity is None:
        return Bound(page.text[match.start(1) : match.end(1)], None, match.start(1), match.end(1), 0.6, "own_side")
    if any(low <= n.start < figure.start and n.entity.entity_id == own.entity.entity_id for n in reading.names):
        return None
    return Bound(own.name, own.entity, match.start(), match.end(), 0.65, "own_side")


def _common_owner(page: Page, figure: Figure, low: int) -> Bound | None:
    """``diğer sağlayıcıların iki katı``: a common noun that owns a ratio right before it."""
    match = page.grammar.raw_owner.search(page.folded, low, figure.start) if figure.unit == "x" and page.grammar.code == "tr" else None
    if match and _is_half_of_them(page, figure):
        return None
    return Bound(page.text[match.start(1) : match.end(1)], None, match.start(1), match.end(1), 0.6, "raw_rival") if match else None


def multiplies_setting(page: Page, reading: Reading, figure: Figure) -> bool:
    """``istek sayısını dörde katlamak bunu değiştirmiyor``, ``배치 크기를 네 배로 키워도``: by how much a setting is raised, which says nothing of what is measured."""
    if figure.unit != "x":
        return False
    before, behind = (_SETTING_KO, _IF_RAISED_KO) if page.grammar.code == "ko" else (_SETTING_TR, _IF_RAISED_TR)
    return before.search(page.folded, reading.start, figure.start) is not None and behind.match(page.folded, figure.start) is not None


_SETTING_KO = re.compile(r"(?:요청|배치|동시 ?접속|사용자|스레드|워커|문맥|입력|출력)(?: ?(?:수|크기|길이|개수|규모))?[를을] (?:약 )?$")
_IF_RAISED_KO = re.compile(r"[^,.;\n]{1,8}?(?:으?로)? ?(?:늘려|늘리|키워|키우|높여|높이|올려|올리|줄여|줄이)(?:도|면|고|니|는|어도)")
_SETTING_TR = re.compile(r"(?:istek|kullanici|parti|yiğin|iş parçaciği|bağlam|girdi|çikti)(?: (?:sayi|boyut|uzunlu[kğ]|büyüklü[kğ])[a-zçğöşü]*|[a-zçğöşü]*)n[iuü] (?:yaklaşik )?$")
_IF_RAISED_TR = re.compile(r"[^,.;\n]{1,20}?(?:katla|çikar|artir|düşür|indir)(?:mak|mek|y[iuü]nca|[iuü]nca|d[iuü]ğ|t[iuü]ğ|s[ae]k|[iuü]rsa|rs[ae])")


def half_of_several(page: Page, reading: Reading, figure: Figure) -> bool:
    """``kiracıların yarısı kodunu taşımaya hevesli değil``: a part of several without a name that a clause is about, of which nothing is measured."""
    if figure.unit != "x" or page.grammar.code != "tr" or not _is_half_of_them(page, figure):
        return False
    owner = page.grammar.raw_owner.search(page.folded, reading.clause(figure.start)[0], figure.start)
    return owner is not None and (_PEOPLE.search(owner[1]) is not None or not metric_words(page, owner.start(), figure.start)) and whole_of(page, figure) is None and not any(n.start < owner.end() and owner.start() < n.end for n in reading.names)


_PEOPLE = re.compile(r"[cç][iuü]l[ae]r$")  # `kiracılar`, though `kira` is a price


def _is_half_of_them(page: Page, figure: Figure) -> bool:
    """``kiracıların yarısı kodunu taşımaya hevesli değil``: a part of several that a clause is about, not of what they have."""
    return page.grammar.code == "tr" and (figure.value or 0) < 1 and _SUCH_PART.match(page.folded, figure.end) is None


_SUCH_PART = re.compile(r"['’]?[a-zçğöşü]{0,2}(?:[.,;)]|$| (?:kadar|düzey|seviye|hiz|güç|enerji|fiyat|maliyet|performans|ölçü|oran))|n[iuüae]|s[iuü]|[dt]")


def _next_measure(reading: Reading, figure: Figure, high: int) -> int:
    """Where the next measure of the clause stands; in a list that shares one word of change, its end."""
    return next((f.start for f in reading.figures if f.start >= figure.end and f.kind in MEASURES and f.unit != figure.unit), high)


def _unnamed_side(page: Page, context: Context, index: int, degree: tuple[Degree, int, int]) -> Bound | None:
    """What a difference without a named side is taken from: the past for a verb of change, else the rival of the last sentences."""
    if page.grammar.change.match(page.folded, degree[1]):
        return Bound("previous", None, None, None, 0.65, "change_verb")
    rival = context.comparator
    return rival.carried() if rival and rival.entity and rival.entity.type in THINGS and index - context.comparator_sentence <= 2 else None


def said_up_to(page: Page, reading: Reading, figure: Figure) -> int:
    """``여덟 배 커졌는데, 이는 H100과 같은 용량이다``, ``sekiz kat büyüdü, bu da H100 ile aynı``: where another statement begins, which takes up what a figure says."""
    pauses = (match for match in _PAUSE.finditer(page.folded, figure.end, reading.end))
    return next((pause.start() for pause in pauses if page.grammar.demonstrative.match(page.folded, pause.end())), reading.end)


_PAUSE = re.compile(r"[,;] ")


def _elsewhere(reading: Reading, low: int, high: int, rival: Bound | None) -> Bound | None:
    """A rival marked in another clause, unless the clause itself is about it."""
    if rival and rival.entity and any(n.entity.entity_id == rival.entity.entity_id and low <= n.start < high and n.role in ("topic", "subject") for n in reading.names):
        return None
    return rival


def direction_of(metric: str, figure: Figure, degree: tuple[Degree, int, int] | None) -> Direction | None:
    """Better or worse for measures of merit, higher or lower for amounts; a multiple without a word of comparison tells by its size."""
    if degree is None:
        if figure.unit not in ("x", "percent") or figure.value is None:
            return None
        sign = 1 if figure.value > (100 if figure.unit == "percent" else 1) else -1
    else:
        sign = degree[0].sign
    if sign == 0:
        return "equal"
    if degree is None or (degree[0].metric in OF_AMOUNTS and not degree[0].merit):
        merit = sign * (-1 if metric in TIME_METRICS else 1)
    else:
        merit = sign
    if metric in BETTER_METRICS:
        return "better" if merit > 0 else "worse"
    if degree is not None and degree[0].merit and metric in SPENT | {"convergence_epochs"}:  # `전력 면에서 30% 유리하다`
        return "better" if sign > 0 else "worse"
    return "higher" if sign > 0 else "lower"
