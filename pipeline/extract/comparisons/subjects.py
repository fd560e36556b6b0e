"""What is held against a marked name: described, marked, measured or made by somebody, else carried over."""

from __future__ import annotations

import re

from pipeline.extract.coined import is_common
from pipeline.extract.comparisons.sentence import MATCH_MEMORY, PAIR, PAIR_MEMORY, REACH, SIDES, Sentence
from pipeline.extract.comparisons.sides import find_subject, joined_with
from pipeline.extract.context import Bound, bound
from pipeline.extract.metrics import metric_words
from pipeline.extract.pointing import thing_of_maker, unnamed_thing_of
from pipeline.extract.reading import CLASSES, COMPONENTS, MAKERS, MEASURES, PIECES, THINGS, Named
from pipeline.languages.turkish.words import PLACES
from pipeline.languages.turkish.words import is_common as is_word
from schemas.records import Figure

MODIFIER = 12  # code points between a word of comparison and the name that it describes


def find_subjects(s: Sentence, start: int, end: int, metric: str, rivals: list[Named]) -> list[Bound]:
    """What is compared: the thing that the word describes, what its clause or sentence has as topic or subject, else what is carried over."""
    described = _described(s, start, end, rivals[-1])
    if described:
        return [described]
    before = _before_rival(s, rivals[0]) or _bare_class(s, rivals[0]) or _owner_behind(s, start, rivals[-1])
    if before:
        return [before]
    both = _all_of_them(s, s.reading.clause(start)[0], end, rivals)
    if both:
        return both
    named = _in_sentence(s, start, rivals)
    if named:
        return [bound(one, 0.8, "marked_subject") for one in named]
    if made := _made(s, rivals):
        return [made]
    if told := _just_measured(s, start, metric, rivals) or _ours(s, start, rivals):
        return [told]
    one = find_subject(s, start, end, metric, bound(rivals[-1], 0.8, "marked_comparator"))
    if one and one.start is None and one.entity and one.entity.type in THINGS and s.page.maker(one.entity) == rivals[-1].name:  # its own maker's: what the text is about
        one = s.context.hero.carried() if s.context.hero and s.context.hero.entity and s.page.maker(s.context.hero.entity) != rivals[-1].name else None
    if one and one.entity and one.entity.type == "model" and rivals[-1].type in ("chip", "system") and s.context.thing and s.context.thing.name not in {n.name for n in rivals}:  # `ResNet-50은 물론 BERT에서도`
        one = s.context.thing.carried()
    if one and any(n.start == one.start and n.role == "comparator" for n in s.reading.names):  # another that the sentence only compares with
        one = s.context.thing.carried() if s.context.thing and s.context.thing.name not in {n.name for n in s.reading.names} else None
    one = _chip_in_it(s, one, metric, rivals) or one
    return [one] if one and _carries_over(s, one, rivals[-1]) and not s.words.of_any.match(s.page.folded, end, s.reading.end) else []


OF_CHIPS = frozenset({"core_count", "transistor_count", "die_area", "process_node"})


def _chip_in_it(s: Sentence, one: Bound | None, metric: str, rivals: list[Named]) -> Bound | None:
    """``GX2 서버에 H200 8장을 넣었다. 코어 수는 H100과 같다``: what only chips have is told of the chip that the paragraph counts last, not of the machine that so many of them sit in."""
    carried = one is not None and not (one.start is not None and s.reading.start <= one.start < s.reading.end)
    if one is None or not carried or metric not in OF_CHIPS or rivals[-1].type != "chip":
        return None
    readings = [r for r in s.page.readings[max(0, s.index - MATCH_MEMORY) : s.index] if r.start >= s.page.block(s.reading).start]
    others = {one.name, *(n.name for n in rivals)}
    told = [n for r in readings for n in r.names if n.type == "chip" and n.entity.entity_id not in COMPONENTS | CLASSES and n.name not in others and (_OF_EACH.match(s.page.folded, n.end) or any(_counts(f, n) for f in r.figures))]
    return bound(told[-1], 0.6, "chip_in_it").carried() if told else None


_OF_EACH = re.compile(r"(?:은|는|이|가|의)? ?(?:장당|개당|칩당|카드당)")


def _counts(figure: Figure, named: Named) -> bool:
    """``H200 8장``, ``sekiz H200``: whether a number right beside a name counts it."""
    return figure.unit in PIECES and (figure.value or 0) > 1 and (0 <= figure.start - named.end <= 1 or 0 <= named.start - figure.end <= 1)


def _just_measured(s: Sentence, start: int, metric: str, rivals: list[Named]) -> Bound | None:
    """``초당 38토큰이라 H100보다 느려요``, ``saniyede 38 token veriyor, H100'den yavaş``: without a name of its own a sentence goes on about what its value was told of; a value right before the other side may be that side's (``메모리는 128GB로, 96GB를 얹은 H20보다 크다``)."""
    figures = [f for f in s.reading.figures if f.kind in MEASURES]
    if not figures or any(f.start >= start for f in figures) or any(n.type in THINGS and n not in rivals and n.entity.entity_id not in COMPONENTS for n in s.reading.names):
        return None
    here = [(of, thing) for of, thing, index in s.context.measured if index == s.index]
    theirs = _HAS_IT.match(s.page.folded, figures[-1].end, rivals[0].start) is not None and len(figures) > 1
    told = next((thing for of, thing in here if of == metric and theirs), here[-1][1] if here else None)
    return told.carried() if told and told.start is None and told.name not in {n.name for n in rivals} else None


_HAS_IT = re.compile(r"(?:[을를의]|짜리|급)? ?(?:[가-힣]+[은는한된인던] )|(?:['’]?[a-zçğıöşü]{0,6} )?(?:[a-zçğıöşü]+[ae]n|['’]?l[iıuü]k?) ")  # `96GB를 얹은`, `32 GB taşıyan`


def _ours(s: Sentence, start: int, rivals: list[Named]) -> Bound | None:
    """``우리가 H100보다 빠르다고 한 적은 없다``: the first person as a subject is the thing that the document is about."""
    hero = s.context.hero
    said = s.words.ours.search(s.page.folded, s.reading.start, start)
    return hero.carried() if said and hero and hero.entity and hero.entity.type in _sides(rivals[-1]) - MAKERS and hero.name not in {n.name for n in rivals} else None


def _made(s: Sentence, rivals: list[Named]) -> Bound | None:
    """``Doruk Silikon'un ürünü H100'den hızlı``: a maker's thing before all that a sentence compares with, by its name where the text has told it."""
    first = next((n.start for n in s.reading.names if n.role == "comparator"), rivals[0].start)
    made = thing_of_maker(s.page, s.reading, first, s.context) or unnamed_thing_of(s.page, s.reading, first)
    return made if made and made.name not in {n.name for n in rivals} else None


def _all_of_them(s: Sentence, low: int, high: int, rivals: list[Named]) -> list[Bound]:
    """``A100에는 둘 다 못 미친다``, ``ikisi de A100'ün gerisinde``: as many things as the word counts, of those that were just spoken of."""
    match = s.words.together.search(s.page.folded, low, high)
    if match is None:
        return []
    number = 2 if match["two"] else 3
    others = {n.name for n in rivals}
    here = list({n.name: bound(n, 0.7, "together") for n in s.reading.names if n.end <= match.start() and n.type in THINGS | {"product"} and n.name not in others}.values())
    before = [one.carried() for one in s.context.pairs if one.name not in others] if s.index - s.context.pairs_sentence <= PAIR_MEMORY else []
    return next((group for group in (here, before) if len(group) == number), [])


def _carries_over(s: Sentence, one: Bound, rival: Named) -> bool:
    """Whether a clause without a subject of its own goes on about this one: a thing that was spoken of, and no ``우리가``, ``국산이`` stands there."""
    if one.entity is None or one.entity.type not in _sides(rival) or one.method == "other_kind":
        return False
    if one.start is not None:
        return True
    spoken_of = any(m.entity_id == one.entity.entity_id and m.start < s.reading.start for m in s.page.document.mentions)
    return spoken_of and not s.words.own.search(s.page.folded, s.reading.start, s.reading.end)


def _sides(rival: Named) -> frozenset[str]:
    """What can be compared with a name: a maker with a maker, a thing with a thing or, for short, with the maker of one."""
    return SIDES if rival.type in MAKERS or rival.type == "product" else SIDES - MAKERS


def _before_rival(s: Sentence, rival: Named) -> Bound | None:
    """``지게가 느루를 앞섰다``, ``Sakarya, Orin Nano'dan daha hızlı``: a subject right before the other side, though no lexicon and no other sentence tells that it is a name."""
    if s.words.unknown is None:
        return None
    match = s.words.unknown.search(s.page.folded, max(s.reading.start, rival.start - REACH // 2), rival.start)
    if match is None or s.between(match.start(1), match.end(1)) or is_common(match[1]) or metric_words(s.page, match.start(1), match.end(1)):
        return None
    if s.page.grammar.code == "tr" and not _is_capital_name(s, match.start(1), match.end(1), rival):
        return None
    return Bound(s.page.text[match.start(1) : match.end(1)], None, match.start(1), match.end(1), 0.6, "unknown_subject")


def _owner_behind(s: Sentence, start: int, rival: Named) -> Bound | None:
    """``H100보다 H200의 전력이 낮다``, ``호퍼보다 블랙웰 마진이 낮다``: the owner of a measure between the other side and the word of comparison."""
    owner = next((n for n in reversed(s.reading.names) if rival.end <= n.start and n.end <= start), None)
    if owner is None or s.page.grammar.code != "ko" or owner.type not in _sides(rival) or owner.name == rival.name or owner.role not in ("genitive", "bare", "maker"):
        return None
    owned = next(iter(metric_words(s.page, owner.end, start)), None)
    return bound(owner, 0.7, "owner_behind") if owned and owned.start - owner.end <= PAIR else None


def _bare_class(s: Sentence, rival: Named) -> Bound | None:
    """``왜 GPU CPU보다 좋은지``: a sort of thing that stands before another without a mark; nothing is carried over to it."""
    bare = next((n for n in s.reading.names if n.role == "bare" and {n.entity.entity_id, rival.entity.entity_id} <= CLASSES and s.page.text[n.end : rival.start] == " "), None)
    return bound(bare, 0.6, "marked_subject") if bare else None


_TOLD_THAT = re.compile(r"(?:[dt][iuü]|aca|ece)ğ[iuü]")


def _is_capital_name(s: Sentence, start: int, end: int, rival: Named) -> bool:
    """Whether capital words at the head of a Turkish sentence are no words of the language, and do not say what follows of something else (``Kaya, A100'den hızlı olduğunu söyledi``)."""
    parts = s.page.folded[start:end].split(" ")
    capital = all(part[0].isupper() for part in s.page.text[start:end].split(" "))
    return capital and rival.type in THINGS and all(part in PLACES or not is_word(part) for part in parts) and not _TOLD_THAT.search(s.page.folded, rival.end, s.reading.end)


def _in_sentence(s: Sentence, start: int, rivals: list[Named]) -> list[Named]:
    """The last topic or subject before the word of comparison, in its clause or before; with those joined to it."""
    others = {n.name for n in rivals}
    sides = _sides(rivals[-1])
    low = s.reading.clause(start)[0]
    leading = [n for n in s.reading.names if n.end <= start and n.type in sides and n.name not in others and _leads(s, n) and not _speaks(s, n, start)]
    if rivals[-1].type in THINGS | MAKERS:  # `ResNet-50은 물론 BERT에서도 DGX A100보다 빨랐다`
        leading = [n for n in leading if n.type != "model" and (n.entity.entity_id not in COMPONENTS or rivals[-1].entity.entity_id in COMPONENTS)]
    leading = [n for n in leading if not _is_in_another(s, n, rivals)] or leading
    inside = [n for n in leading if n.start >= low]
    best = (inside or leading)[-1:]
    return [n for n in joined_with(s, best[0]) if n.name not in others] if best else []


def _is_in_another(s: Sentence, named: Named, rivals: list[Named]) -> bool:
    """``POD16 sekiz A100'lü DGX A100'ü geride bıraktı``, ``H3C'nin on A30'lu sunucusu xFusion'ın gerisinde``: a chip that only says what is in the other side, or in the machine of a firm that is held against a firm."""
    if s.page.grammar.code != "tr" or not _WITH_IT.match(s.page.folded, named.end):
        return False
    next_one = next((n for n in s.reading.names if n.start >= named.end), None)
    behind = next_one is not None and next_one in rivals and next_one.start - named.end <= MODIFIER
    owned = rivals[-1].type in MAKERS and any(n.type in MAKERS and n.end <= named.start <= n.end + REACH // 2 and _OWNS.match(s.page.folded, n.end) for n in s.reading.names)
    return behind or owned


_WITH_IT = re.compile(r"['’]?(?:[0-9]+ ?gb['’]?)?l[iuü]k? ")


def _leads(s: Sentence, named: Named) -> bool:
    """Whether a clause speaks of a name; a Korean particle may stand behind its version (``cuDNN 9는``)."""
    if named.type in MAKERS and _ITS_MACHINE.match(s.page.folded, named.end):
        return True
    return named.role in s.words.leading or (named.role == "bare" and _VERSION.match(s.page.folded, named.end) is not None)


_OWNS = re.compile(r"['’]n?[iuü]n ")
_ITS_MACHINE = re.compile(r"의 (?:[가-힣a-z0-9]+ ){0,2}?(?:기계|서버|시스템|머신|장비|구성|클러스터)(?:이|가|은|는|도) |['’]n?[iuü]n (?:[^ ,.;]+ ){0,3}?(?:makine|sunucu|sistem|küme)(?:s?[iuü])(?:,? |$)")  # `델의 기계가 엑스퓨전의 기계보다`
_VERSION = re.compile(r" ?v?[0-9][0-9.]*[은는이가] ")


def _described(s: Sentence, start: int, end: int, rival: Named) -> Bound | None:
    """``그보다 싼 1080 Ti``, ``H100'den daha ucuz bir kart olan L4``: the name that the word of comparison describes."""
    for named in s.reading.names:
        if named.start >= end and named.type in THINGS and named.name != rival.name:
            near = named.start - end <= MODIFIER and s.words.modifier.fullmatch(s.page.folded, start, named.start)
            return bound(named, 0.8, "described") if near and s.page.grammar.code == "ko" else None
    return None


def _speaks(s: Sentence, named: Named, word: int) -> bool:
    """``봄내칩은 "우리가 H100보다 빠르다"고``: between a name and the word of comparison a quotation has opened, so that the name is who says it."""
    between = s.page.folded[named.end : word].lstrip("\"”’'")
    return between.count('"') % 2 == 1 or between.count("“") > between.count("”")
