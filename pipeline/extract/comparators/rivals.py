"""The other side of a comparison by its mark or without a name: rivals, pronouns, baselines and one's own past."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from pipeline.extract.comparators.measures import Near, whole_of
from pipeline.extract.context import EXPECTED, VARIANT, Bound, Context, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.reading import CLASSES, COMPONENTS, LOOSE, MAKERS, MEASURES, THINGS, Named, Page, Reading
from pipeline.languages import neighbours_of, pointing_of
from schemas.records import Figure

_BASELINE = re.compile(r"(?:현행|현세대|기존|이전|종전|구형|mevcut|önceki|eski)(?: [가-힣a-zçğöşü]{1,6})? ?$")


def named_rival(page: Page, reading: Reading, figure: Figure, low: int, high: int) -> Bound | None:
    """A name marked as standard of comparison (보다, 대비, -den daha, -e göre), nearest before the figure, else after it."""
    rivals = [n for n in reading.names if n.role == "comparator" and low <= n.start < high and n.type in THINGS | MAKERS | {"model", "framework"}]
    if not rivals:
        return None
    best = min(rivals, key=lambda n: (figure.start - n.end) if n.end <= figure.start else 40 + n.start - figure.end)
    return bound(whole_named(page, reading, best), 0.9, "marked_comparator")


_PART_OF = re.compile(r"['’]?n?[iuü]n |의 ")


def whole_named(page: Page, reading: Reading, part: Named) -> Named:
    """``젯슨 오린의 GPU보다``, ``Dimensity 9300'ün NPU'sundan``: a part without a name of its own stands for the thing that owns it."""
    if part.entity.entity_id not in CLASSES:
        return part
    return next((n for n in reading.names if n.type in THINGS and n.end <= part.start and _PART_OF.fullmatch(page.folded, n.end, part.start)), part)


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
    before = next((f for f in reversed(reading.figures) if f.end <= figure.start), None)
    if before is not None and (other := rival_with_amount(page, reading, before, figure)):
        return bound(other, 0.7, "marked_comparator")
    owner = page.grammar.raw_owner.search(page.folded, low, figure.start) if figure.unit == "x" and not is_half_of_them(page, figure) else None
    for match in [owner] if owner else reversed(list(page.grammar.raw_rival.finditer(page.folded, low, figure.start))):
        words, start, end = match[1], match.start(1), match.end(1)
        told = next((f for f in reading.figures if f.start == start and f.unit in _OF_VARIANTS and (f.end == end or _VARIANT.fullmatch(page.folded, f.end, end))), None)  # `8단 제품보다`, `8단(24GB)보다`
        taken = any(start < n.end and n.start < end for n in reading.names) or any(f.start < end and start < f.end and f is not told for f in reading.figures if f.kind in MEASURES)
        if _VARIANT.fullmatch(words) and (stacked := _STACKED.search(page.folded, low, start)):
            return Bound(f"{stacked[1]} {page.text[start:end]}", None, stacked.start(), end, 0.6, VARIANT)
        if not taken and not page.grammar.no_rival.search(words) and not page.grammar.previous.search(words):
            return Bound(page.text[start:end], None, start, end, 0.55, VARIANT if told else "raw_rival")
    return None


def rival_with_amount(page: Page, reading: Reading, amount: Figure, figure: Figure) -> Named | None:
    """``A10보다 대역폭이 두 배 넓고, 용량도 24GB보다 3분의 1 많다``, ``24 GB'a göre üçte bir fazla``: whose amount it is that a difference right behind it is held against: that of the one other side of the sentence, unless it was one's own before."""
    if not neighbours_of(page.grammar.code).set_against.fullmatch(page.folded, amount.end, figure.start) or amount.kind not in ("quantity", "money"):
        return None
    rivals = {n.entity.entity_id: n for n in reading.names if n.end <= amount.start and n.role == "comparator" and n.type in THINGS and n.entity.entity_id not in COMPONENTS | CLASSES}
    [rival] = rivals.values() if len(rivals) == 1 else [None]
    if rival is None or page.grammar.previous.search(page.folded, rival.end, amount.end) or page.grammar.unnamed_rival.search(page.folded, rival.end, amount.end):
        return None
    return rival if not any(rival.end <= n.start and n.end <= amount.start and n.role == "genitive" and n.type in THINGS for n in reading.names) else None


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
    if match and (other := _other_model(page, reading, match.start())):
        return Bound(other.name, other.entity, match.start(), match.end(), 0.65, "pronoun")
    leading = [n for n in reading.names if low <= n.start and n.end <= match.start() and n.type in THINGS | LOOSE] if match else []
    if match and (held := _held_before(reading, leading)):
        return Bound(held.name, held.entity, match.start(), match.end(), 0.65, "pronoun")
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


def _held_before(reading: Reading, leading: Sequence[Named]) -> Named | None:
    """``A 1,8 görüntü çıkarırken B 0,9 görüntüyle bunun yarısında kaldı``: of two things of a clause that each have a value the first, which the last is held against."""
    if len({n.entity.entity_id for n in leading}) != 2 or leading[-1].role not in ("topic", "subject", "bare"):
        return None
    last = next(n for n in leading if n.entity is leading[-1].entity)
    first = next((n for n in leading if n.end <= last.start and n.entity is not last.entity), None)
    both = first is not None and any(first.end <= f.start < last.start and f.kind in MEASURES for f in reading.figures)
    return first if both else None


def _other_model(page: Page, reading: Reading, at: int) -> Named | None:
    """``(BLOOM-1B1 27,9'da kaldı.) Çam 31,2 puanla ondan önde``: where a sentence is about a model alone, that it is held against was named last before the sentence."""
    here = [n for n in reading.names if n.end <= at and n.type in THINGS | {"model"}]
    if not here or any(n.type != "model" for n in here):
        return None
    before = [n for n in page.names_between(page.block(reading).start, reading.start) if n.type in THINGS | {"model"}]
    return before[-1] if before and before[-1].type == "model" and all(n.entity is not before[-1].entity for n in here) else None


_WE_DID = re.compile(r"(?:[dt][iuü]k|[iuü]yoruz)(?=[.,;:]| çünkü| ve |$)")


def _last_beside_hero(page: Page, reading: Reading, context: Context) -> Named | None:
    """``Atlas 2'den 1.960 aldık. Bunu onun yarısından az güçle yaptık``: what the sentence before names last, where that is not what the article is about."""
    at = page.readings.index(reading)
    before = page.readings[at - 1] if at else None
    own = {one.entity.entity_id for one in (context.hero, context.title_thing) if one and one.entity}
    names = [n for n in before.names if n.type in THINGS and n.entity.entity_id not in CLASSES | COMPONENTS] if before and before.block == reading.block else []
    return names[-1] if names and own and names[-1].entity.entity_id not in own else None


def other_of_title(page: Page, reading: Reading, figure: Figure) -> Bound | None:
    """``TPU'nun yaklaşık yüzde 2'lik bir liderliği var``: ahead of the other of the two things that the headline sets against each other."""
    owner = next((n for n in reversed(reading.names) if n.type in THINGS and n.end <= figure.start), None)
    titled = {n.entity.entity_id: n for one in page.readings if page.block(one).kind == "title" for n in one.names if n.type in THINGS}
    other = [n for key, n in titled.items() if owner is not None and key != owner.entity.entity_id]
    return bound(other[0], 0.6, "other_of_title").carried() if owner is not None and len(titled) == len(other) + 1 == 2 else None


_HEAD_OF_VARIANT = r"(?:sürüm|versiyon|varyant|model|kart|seçene[kğ])"
_VARIANT_TR = re.compile(rf"l[iuü]k? (?P<head>{_HEAD_OF_VARIANT})[a-zçğöşü]*,? (?:[^.;\n]{{0,24}}? )??(?P<other>(?:[0-9][0-9.,]* ?[a-z]{{1,4}}['’]?l[iuü]k|(?:[a-zçğöşü]+ )?[a-zçğöşü]+l[iuü]) (?P=head)(?:s?[iuü])?)n?[dt][ae]n (?:tam |yaklaşik |en az )?$")
_VARIANT_KO = re.compile(r"(?P<head>버전|모델|제품)(?:은|는|이|가) (?P<other>(?:[0-9]+ ?[a-z]{1,4}|[가-힣]+식) ?(?P=head))보다 (?:약 )?$")


def other_variant(page: Page, low: int, figure: Figure) -> Bound | None:
    """``16 GB'lık sürümü 8 GB'lık sürümünden yüzde 12 daha hızlı``, ``공랭식 모델은 수랭식 모델보다 12%``: one variant against another, not against what was before."""
    match = (_VARIANT_KO if page.grammar.code == "ko" else _VARIANT_TR).search(page.folded, low, figure.start)
    return Bound(page.text[match.start("other") : match.end("other")], None, match.start("other"), match.end("other"), 0.75, VARIANT) if match else None


def leads_itself(reading: Reading, rival: Bound | None, low: int, figure: Figure) -> bool:
    """``Yapay zekâda ise RTX 5070 Ti yüzde 30 daha hızlı``: whether a clause is about what was the other side before, and names nothing else."""
    here = {n.entity.entity_id for n in reading.names if low <= n.start and n.end <= figure.start and n.type in THINGS and n.role in ("topic", "subject", "bare", "label")}
    return rival is not None and rival.entity is not None and here == {rival.entity.entity_id}


def is_rivals_own(reading: Reading, figure: Figure, word: int) -> bool:
    """``96GB를 얹은 H20보다 크다``: between an amount and the word of comparison stands the rival that it describes."""
    return any(figure.end <= named.start < word and named.role == "comparator" for named in reading.names)


def nearest_marked(page: Page, reading: Reading, figure: Figure, low: int, high: int) -> Bound | None:
    """A marked name, unless one's own past stands marked between it and the figure (``geçen yılki modelden ise``)."""
    named = named_rival(page, reading, figure, low, high)
    past = own_past(page, named.end, figure.start) if named and named.end is not None and named.end < figure.start else None
    return past or named


def own_side(page: Page, reading: Reading, figure: Figure, low: int, context: Context) -> Bound | None:
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


def half_of_several(page: Page, reading: Reading, figure: Figure) -> bool:
    """``kiracıların yarısı kodunu taşımaya hevesli değil``: a part of several without a name that a clause is about, of which nothing is measured."""
    if figure.unit != "x" or page.grammar.code != "tr" or not is_half_of_them(page, figure):
        return False
    owner = page.grammar.raw_owner.search(page.folded, reading.clause(figure.start)[0], figure.start)
    return owner is not None and (_PEOPLE.search(owner[1]) is not None or not metric_words(page, owner.start(), figure.start)) and whole_of(page, figure) is None and not any(n.start < owner.end() and owner.start() < n.end for n in reading.names)


_PEOPLE = re.compile(r"[cç][iuü]l[ae]r$")  # `kiracılar`, though `kira` is a price


def is_half_of_them(page: Page, figure: Figure) -> bool:
    """``kiracıların yarısı kodunu taşımaya hevesli değil``: a part of several that a clause is about, not of what they have."""
    return page.grammar.code == "tr" and (figure.value or 0) < 1 and _SUCH_PART.match(page.folded, figure.end) is None


_SUCH_PART = re.compile(r"['’]?[a-zçğöşü]{0,2}(?:[.,;)]|$| (?:kadar|düzey|seviye|hiz|güç|enerji|fiyat|maliyet|performans|ölçü|oran))|n[iuüae]|s[iuü]|[dt]")


def unnamed_side(page: Page, context: Context, index: int, degree: Near) -> Bound | None:
    """What a difference without a named side is taken from: the past for a verb of change, else the rival of the last sentences."""
    if page.grammar.change.match(page.folded, degree[1]):
        return Bound("previous", None, None, None, 0.65, "change_verb")
    rival = context.comparator
    return rival.carried() if rival and rival.entity and rival.entity.type in THINGS and index - context.comparator_sentence <= 2 else None


def rival_elsewhere(reading: Reading, low: int, high: int, rival: Bound | None) -> Bound | None:
    """A rival marked in another clause, unless the clause itself is about it."""
    if rival and rival.entity and any(n.entity.entity_id == rival.entity.entity_id and low <= n.start < high and n.role in ("topic", "subject") for n in reading.names):
        return None
    return rival
