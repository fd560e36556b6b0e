"""Who makes what, for things that the lexicon does not know."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from pipeline.extract.found import KNOWN, Found
from pipeline.extract.introductions import is_name, may_head_firm
from pipeline.extract.shortening import TIERS
from pipeline.languages import kinds_of, speech_of
from pipeline.languages.grammar import RoleGrammar
from pipeline.lexicon import Lexicon, fold, places_of
from schemas.records import EntityType

MADE: frozenset[EntityType] = frozenset({"chip", "system", "product", "model"})
FIRMS: frozenset[EntityType] = frozenset({"vendor", "organisation"})
TRADE_REACH = 40  # code points before a name in which its trade is told
MAX_GAP = 60  # code points between maker and thing
BROUGHT_REACH = 40  # code points behind a thing in which it is told to be brought out
SENTENCE = 160  # code points of a sentence behind a thing that are looked at
FAR = 4 * MAX_GAP  # code points to a maker of sentences before
OFFERED = 6  # of the makers that a text names most, those offered to every thing
LAST_RANK, LAST_COUNT = 4, 3  # ranks and numbers from which all are one cue
NOBODY = ""  # the offer that none of the others made it
WEIGHTS = Path(__file__).with_name("makers.toml")

PURE_FOUNDRIES = frozenset({"TSMC", "GlobalFoundries", "SMIC", "UMC", "Rapidus"})  # which produce what others have designed, and sell no chip
FOUNDRIES = PURE_FOUNDRIES | {"Samsung Electronics"}
_NODE = re.compile(r"[NA]\d{1,2}[A-Z]{0,2}|\d{1,2}A|CoWoS.*|SoIC.*")  # what a foundry does make: a process, a way of packing
BUYER_REACH = 24  # code points before a name in which it is called a customer
_OWNER = re.compile(r"(?:\([^)]*\))?(?:의 |['’]?n?[iuü]n )(?:[^,]{0,36} )?['\"‘“]?")
_GENITIVE = re.compile(r" |의 |['’]?n?[iuü]n ")
_SHORT_NAME = re.compile(r"[a-z]\d{1,2}")
_OWNER_OF_CHIP = re.compile(r"(?:\([^)]*\))?(?:의 |['’]?n?[iuü]n )(?:[^,]{0,24} )?(?:칩|반도체|프로세서|가속기|카드|npu|gpu|soc|(?:yonga|çip|işlemci|hizlandirici|kart)[a-zçğöşü]*)(?:인)? ['\"‘“]?")
_LEADS = re.compile(r"(?:\([^)]*\))?(?:(?:은|는|이|가) |(?: ise| de| da)?,? )")
_BROUGHT_OUT = re.compile(r"['’\"”]?(?: ?(?:칩|반도체|가속기|카드|프로세서|gpu|npu))?(?:을|를) (?:[가-힣0-9]+ ){0,3}(?:출시|공개|선보|내놨|내놓|발표)|(?:['’]?(?:y?[iuü]|n[iuü])| (?:karti|çipi|yongasi|işlemcisi|hizlandiricisi)n[iuü]) (?:[a-zçğöşü0-9]+ ){0,3}(?:tanit(?:ti|iyor)|duyur(?:du|uyor)|çikar(?:di|iyor)|piyasaya|satişa)")
_TOPIC = re.compile(r"(?:은|는|이|가|,| ise)(?![가-힣])")
_ENDS = re.compile(r"[.!?]\s|\n")
_OTHER_HOLDS = re.compile(r"['’”\")]?(?:은|는|이|가|의)(?![가-힣])|['’]?n?[iuü]n(?![a-zçğöşü])|,? ise ")  # particles with which another thing leads what stands behind it
_BRACKET = re.compile(r" ?\((?:[^()]{0,12}[ ,])?$")
_STRONG = frozenset({"owner", "makes", "made_by", "launch", "beside", "bracketed", "namesake"})  # cues by which a firm seems to make a thing
_CODE = re.compile(r"[A-Z]{1,5}-?\d{1,4}[A-Z]{0,3}")
_WORD_BEFORE = re.compile(r"(?<![^\W_])(?<![.&'’-])(?P<word>[A-Za-zÇĞİÖŞÜçğıöşü가-힣][\w&-]{1,13}) ['\"‘“]?$")
_NO_FIRM = re.compile(r"[은는이가의을를에서로과와도인던린진든된온낸킨친한고어아면니라며데나다자]$|[로러거려쉬까벼라꺼]운$|싼$|[빠느다오이]른$|(?:l[iıuü]|l[ae]r[ıi]n)$")
_OWNS = re.compile(r"(?:['’]n?[ıiuü]n|의|는|은|이|가) ")
_OPENS = re.compile(r"(?:^|[.!?:…\n|*#>(-] ?\*{0,2})$")
_DIGIT = re.compile(r"\d")
_LETTERS = re.compile(r"[^\W\d_]+")
_STEM = re.compile(r"[ -]")
_WORD = re.compile(r"[^\W\d_]{2,}")
_SERIES = re.compile(r"(?<![^\W_])(\d{3,})[A-Z]$")


@dataclass(slots=True)
class Thing:
    """A thing whose maker is asked for: all its places, and the cues of everybody who may have made it."""

    name: str
    type: EntityType
    places: list[Found] = field(default_factory=list)
    offers: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))


def find_makers(found: list[Found], text: str, folded: str, grammar: RoleGrammar, lexicon: Lexicon) -> dict[str, str]:
    """Thing's name -> maker's name: of all whom the text or a name's first word offers, and nobody, the one whose cues weigh most."""
    chosen = {thing.name: heaviest(thing) for thing in things(found, text, folded, grammar, lexicon)}
    line_of = _lines(chosen)
    makers: dict[str, set[str]] = defaultdict(set)
    for name, maker in chosen.items():
        makers[line_of[name]] |= {maker} - {NOBODY}
    for name, maker in chosen.items():
        if maker == NOBODY and len(makers[line_of[name]]) == 1:  # `Yelken Pruva` beside `Yelken C70`
            chosen[name] = next(iter(makers[line_of[name]]))
    chosen.update(_of_product_page(chosen, found, folded))
    return {name: maker for name, maker in chosen.items() if maker != NOBODY}


def _of_product_page(chosen: dict[str, str], found: list[Found], folded: str) -> dict[str, str]:
    """``새빛엣지 SB-400 | 현장용 추론 카드`` at the head of a page that goes on with ``SB-400`` and ``SB-200`` alone, and names no other firm of its own: the first word is the maker."""
    if any(one.type in FIRMS and one.strength < KNOWN for one in found):
        return {}
    for one in found:
        word, _, code = one.name.partition(" ")
        if one.start > _HEAD or chosen.get(one.name) != NOBODY or not _WORD.fullmatch(word) or len(word) < _LEAST_OF_FIRM or not _CODE.fullmatch(code) or not _HEADS_PAGE.match(folded, one.end):
            continue
        letters = _LETTERS.match(code)
        kin = [name for name, maker in chosen.items() if maker == NOBODY and letters and _CODE.fullmatch(name) and name.startswith(letters[0])]
        alone = len(re.findall(rf"(?<![^\W_])(?<!{re.escape(fold(word))} ){re.escape(fold(code))}(?![a-z0-9])", folded))
        if kin and alone >= _OFTEN:
            return dict.fromkeys([one.name, *kin], word)
    return {}


_HEADS_PAGE = re.compile(r" ?(?:[|–—:]|\n)| (?:[^\n|]{1,40})(?:\||\n)")
_HEAD, _LEAST_OF_FIRM, _OFTEN = 2, 3, 3


def without_chance_makers(found: list[Found], folded: str) -> list[Found]:
    """``스타트업 가온칩의 가속기 M2``, ``가온칩 M2``: a letter and a number of the lexicon's that the text gives another maker has the lexicon's no more, nor have its siblings (``M1``)."""
    short = [one for one in found if one.strength >= KNOWN and one.vendor and _SHORT_NAME.fullmatch(folded, one.start, one.end)]
    chosen = {id(one) for one in short}
    named = {one.name for one in found} | {one.vendor for one in found if id(one) not in chosen}
    firms = sorted((one for one in found if one.type == "vendor"), key=lambda one: one.start)
    starts = [one.start for one in firms]
    told: dict[tuple[str | None, str], Counter[str]] = defaultdict(Counter)
    for one in short:
        k = bisect_right(starts, one.start) - 1
        if k >= 0 and firms[k].end <= one.start <= firms[k].end + FAR:
            gap = folded[firms[k].end : one.start]
            plain = len(gap.strip(" '\"‘“")) == 0
            told[one.vendor, one.name[0]][firms[k].name if firms[k].strength < KNOWN or firms[k].name == one.vendor else ""] += 1 if plain else 2 * (bool(_OWNER_OF_CHIP.fullmatch(gap)) or _is_brought_out(folded, gap, one))
    chance = set()
    for (vendor, letter), counts in told.items():
        firm, count = max(sorted(counts.items()), key=lambda pair: pair[1])
        if firm and firm != vendor and count > (2 if vendor in named else 1):
            chance.add((vendor, letter))
    return [replace(one, vendor=None, strength=KNOWN - 1) if id(one) in chosen and (one.vendor, one.name[0]) in chance else one for one in found]


def _is_brought_out(folded: str, gap: str, one: Found) -> bool:
    """``푸른코어가 가속기 P4를 출시했다``, ``Mavi Çekirdek, P4 kartını tanıttı``: whether a firm brings out the thing that stands behind it."""
    return len(gap) <= MAX_GAP and bool(_LEADS.match(gap)) and not _ENDS.search(gap) and bool(_BROUGHT_OUT.match(folded, one.end))


def with_siblings(found: list[Found]) -> list[Found]:
    """``910B`` beside ``Ascend 910C``: what reads like the size of a model is the sibling of a chip with its number."""
    lines: dict[str, tuple[str, Found]] = {}
    for one in found:
        head, _, last = one.name.rpartition(" ")
        if one.type == "chip" and head and one.strength >= KNOWN and (series := _SERIES.search(last)) and series.start() == 0:
            lines.setdefault(series[1], (head, one))
    if not lines:
        return found
    kept = []
    for one in found:
        series = _SERIES.fullmatch(one.name) if one.type == "model" else None
        line = lines.get(series[1]) if series else None
        kept.append(replace(one, name=f"{line[0]} {one.name}", type="chip", vendor=line[1].vendor) if line else one)
    return kept


def with_successors(found: list[Found], text: str) -> list[Found]:
    """``(아람 A1을 만든다.) 차기 제품 A2``, ``Aram A1 … bir sonraki ürünü A2``: what is called the next one is of the line of the text's own thing whose letter it has, whoever else has a thing of that name; in quotes it is called as it stands."""
    lines: dict[str, dict[str, Found]] = defaultdict(dict)
    for one in found:
        head, _, last = one.name.rpartition(" ")
        if one.type in MADE and head and one.strength < KNOWN and (code := _SHORT_CODE.fullmatch(last)):
            lines[code[1]][head] = one
    called: dict[str, str] = {}
    for one in found:
        code = _SHORT_CODE.fullmatch(text, one.start, one.end) if one.type in MADE else None
        heads = lines.get(code[1], {}) if code else {}
        if len(heads) == 1 and _NEXT_ONE.search(text, max(0, one.start - _NEXT_REACH), one.start):
            called[one.name] = f"{next(iter(heads))} {text[one.start : one.end]}"
    kin = {name: lines[full.rsplit(" ", 1)[1][0]][full.rsplit(" ", 1)[0]] for name, full in called.items()}
    return [replace(one, name=called[one.name], type=kin[one.name].type, vendor=kin[one.name].vendor, strength=kin[one.name].strength, rule=kin[one.name].rule) if one.name in called else one for one in found]


_SHORT_CODE = re.compile(r"([A-Z])[0-9]{1,2}")
_NEXT_ONE = re.compile(r"(?:차기|후속|차세대|다음 세대)(?:작|작인| ?(?:제품|칩|모델|세대))?(?:인)? ?$|(?:[bB]ir sonraki|[sS]ıradaki|[yY]eni nesil|[gG]elecek)(?: (?:ürün|çip|yonga|model|kart|nesil)[a-zçğıöşü]{0,5})?(?: olan)? ?$")
_NEXT_REACH = 28  # code points


def heaviest(thing: Thing) -> str:
    """The maker whose cues weigh most, the first by name among equals."""
    weights = _weights()
    return max(sorted(thing.offers), key=lambda maker: sum(weights.get(cue, 0.0) for cue in sorted(thing.offers[maker])))


@cache
def _weights() -> dict[str, float]:
    table: dict[str, float] = tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))["weights"]
    return table


def things(found: list[Found], text: str, folded: str, grammar: RoleGrammar, lexicon: Lexicon) -> list[Thing]:
    """The things that have no maker yet, each with its offers and their cues (``bench/fit_makers.py`` weighs them)."""
    asked: dict[str, Thing] = {}
    for one in found:
        if one.type in MADE and not one.vendor and (one.strength < KNOWN or _SERIES.search(one.name)):  # `910B` reads like a size of models
            asked.setdefault(one.name, Thing(one.name, one.type)).places.append(one)
    if not asked:
        return []
    told = _Text(found, text, folded, grammar, lexicon)
    lines: dict[str, list[Found]] = defaultdict(list)  # `Lodos L1` and `Lodos L2` have one maker
    line_of = _lines(asked)
    for thing in asked.values():
        lines[line_of[thing.name]] += thing.places
    for thing in asked.values():
        places = sorted(lines[line_of[thing.name]], key=lambda place: place.start)
        for maker, cue in [*told.around(places), *told.in_name(thing), *((maker, "named") for maker in told.ranks[:OFFERED])]:
            thing.offers[maker].add(cue)
    made: dict[str, set[str]] = defaultdict(set)  # the lines that each firm seems to make
    for thing in asked.values():
        for maker, cues in thing.offers.items():
            if not _STRONG.isdisjoint(cues):
                made[maker].add(line_of[thing.name])
    for thing in asked.values():
        for maker, cues in thing.offers.items():
            cues.update(told.standing(maker, thing))
            if made.get(maker, set()) - {line_of[thing.name]}:
                cues.add("makes_another")
        thing.offers[NOBODY] = told.against(thing)
    return list(asked.values())


def _lines(names: Iterable[str]) -> dict[str, str]:
    """The line of each name, by its first word: ``E3-M`` and ``E5`` are of the line of ``온칩 E3`` where only that ends in ``E3``, or in an E and a digit."""
    by_last: dict[str, list[str]] = defaultdict(list)
    for name in names:
        if " " in name:
            last = name.rsplit(" ", 1)[1]
            by_last[last].append(name)
            if _CODE.fullmatch(last):
                by_last[_DIGIT.sub("0", last)].append(name)
    lines = {}
    for name in names:
        stem = _STEM.split(name)[0]
        whole = by_last.get(stem) or by_last.get(_DIGIT.sub("0", stem), [])
        lines[name] = _first_word(whole[0] if len(whole) == 1 and whole[0] != name and any(c.isdigit() for c in stem) else name)
    return lines


class _Text:
    """What a text tells of firms, asked for every thing."""

    def __init__(self, found: list[Found], text: str, folded: str, grammar: RoleGrammar, lexicon: Lexicon) -> None:
        self.text, self.folded, self.grammar, self.lexicon, self.said, self.words = text, folded, grammar, lexicon, speech_of(grammar.code).said, kinds_of(grammar.code)
        self.firms = sorted((one for one in found if one.type in FIRMS and one.name not in PURE_FOUNDRIES), key=lambda one: one.start)
        self.starts = [one.start for one in self.firms]
        self.foundries = [one for one in found if one.name in PURE_FOUNDRIES]
        self.ranks = [name for name, _ in Counter(one.name for one in self.firms if one.type == "vendor").most_common()]
        self.buyers = {one.name for one in self.firms if self.words.buys.search(folded, max(0, one.start - BUYER_REACH), one.start)}
        self.lenders = {one.name for one in self.firms if self.words.lends.match(folded, one.end)}  # `누비클라우드에서 A100 8장을 빌려`
        self.strangers = {one.name for one in self.firms if one.strength < KNOWN and one.type == "vendor"}
        self.names = {one.name: one for one in found}
        self.things = sorted((one for one in found if one.type in MADE), key=lambda one: one.start)
        self.thing_starts = [one.start for one in self.things]
        self.before: dict[int, str | None] = {}  # the word before a place, the same
        self.near: dict[int, list[tuple[str, str]]] = {}  # what stands beside a place, which its siblings ask for too
        self.roles: dict[str, set[str]] = defaultdict(set)
        for one in self.firms:
            self.roles[one.name] |= set(self._roles(one))
        self.lines = Counter(_first_word(name) for name in self.names if " " in name)
        firsts = {_first_word(name) for name in self.names if any(c.isdigit() for c in name) and " " in name}
        self.brands = {firm: [word for word in firsts if len(word) > 1 and word != firm and firm.startswith(word)] for firm in self.strangers}  # `가온` of `가온테크` in `가온 G2`
        self.heads: dict[str, set[str]] = defaultdict(set)  # what the names that share a first word go on with, but for tiers
        for name in self.names:
            word, _, rest = name.partition(" ")
            if (head := _LETTERS.match(fold(rest))) and head[0] not in TIERS:
                self.heads[word].add(head[0])
        self.ends = {one.end for one in found}
        self.taken = {text[one.start : one.end] for one in found}
        self.owners: dict[str, bool] = {}  # words that have been asked for
        self.series: dict[str, set[str]] = defaultdict(set)  # what the names of things with known makers begin with, or the number they share
        for one in found:
            if one.type in MADE and one.vendor:
                self.series[_first_word(one.name)].add(one.vendor)
                self.series[_series_of(one.name)].add(one.vendor)

    def around(self, places: list[Found]) -> Iterator[tuple[str, str]]:
        """The firms beside the places of a thing and its siblings, those of the first place once more; a foundry only of its processes."""
        for k, place in enumerate(places):
            if _NODE.fullmatch(place.name):
                yield from ((one.name, "process") for one in self.foundries if 0 < place.start - one.end <= FAR)
            if place.start not in self.near:
                self.near[place.start] = list(self._beside(place))
            for maker, cue in self.near[place.start]:
                yield maker, cue
                if k == 0:
                    yield maker, f"first:{cue}"
        yield from ((word, "word_before") for place in places if (word := self._word_before(place)))

    def _word_before(self, place: Found) -> str | None:
        """``에코나루 델타 3``, ``Corvex Vertiz 2S``: an unknown word right before a thing with a number, which may be its maker's name."""
        if place.start not in self.before:
            self.before[place.start] = self._word_read(place)
        return self.before[place.start]

    def _word_read(self, place: Found) -> str | None:
        match = _WORD_BEFORE.search(self.text, max(0, place.start - MAX_GAP), place.start) if _DIGIT.search(place.name) else None
        if match is None or match.end("word") in self.ends or not (self.text.find("\n", 0, place.start) < 0 or self.text.count(match["word"]) > 1):
            return None
        return match["word"] if self._may_be_firm(match["word"], match.start("word")) else None

    def _may_be_firm(self, word: str, at: int) -> bool:
        """Whether a word that no rule has read as a name may be a firm's: in Turkish a capital that opens no sentence, in Korean no common noun."""
        if word in self.taken or self.lexicon.knows(word) or _NO_FIRM.search(word):
            return False
        if self.grammar.code == "ko":
            return (is_name(word) and may_head_firm(word)) if word[0] >= "가" else word[0].isupper()
        return word[0].isupper() and (not _OPENS.search(self.text, max(0, at - 4), at) or bool(re.search(rf"(?<=[a-zçğıöşü,] ){re.escape(word)}(?![^\W_])", self.text)))

    def _is_owner(self, word: str) -> bool:
        """``로봇손은``, ``Corvex'in``: whether a word stands alone with a genitive, or leads a clause, somewhere in the text."""
        if word not in self.owners:
            self.owners[word] = any(_OWNS.match(self.text, at + len(word)) for at in places_of(word, self.text) if not (at and self.text[at - 1].isalnum()))
        return self.owners[word]

    def _roles(self, firm: Found) -> Iterator[str]:
        """What a place of a firm tells of it, whatever stands beside: a customer that uses what another makes, a firm of this or another trade."""
        head = max(0, firm.start - TRADE_REACH)
        if self.words.other_trade.search(self.folded, head, firm.start):
            yield "other_trade"
        elif self.words.chip_trade.search(self.folded, head, firm.start):
            yield "chip_trade"
        if self.folded.find("\n", 0, firm.start) < 0:
            yield "in_title"
        if self.words.officer.match(self.folded, firm.end) and not self.words.former.match(self.folded, firm.end):
            yield "officer"
        if _TOPIC.match(self.folded, firm.end) or (self.grammar.code == "tr" and self.folded[firm.end : firm.end + 1] == " "):
            stop = _ENDS.search(self.folded, firm.end, firm.end + SENTENCE)
            end = stop.start() + 1 if stop else firm.end + SENTENCE
            if self.words.uses.search(self.folded, firm.end, end) and not self.words.produced.search(self.folded, firm.end, end):
                yield "customer"

    def _beside(self, place: Found) -> Iterator[tuple[str, str]]:
        k = bisect_right(self.starts, place.start)
        before = next((one for one in reversed(self.firms[max(0, k - 3) : k]) if one.end <= place.start and not self._produces(one, place)), None)
        cue = None if before is None else "bound" if self.words.former.match(self.folded, before.end) or self._is_bound(before, place) else self._before(before, place)
        if before and cue:
            yield before.name, cue
        after = next((one for one in self.firms[k : k + 2] if one.start >= place.end), None)
        if after and _BRACKET.fullmatch(self.folded, place.end, after.start) and not (after.name in FOUNDRIES and self.words.produced.search(self.folded, after.end, after.end + BUYER_REACH)):
            yield after.name, "bracketed"
        elif after and self._is_told_maker(place, after):
            yield after.name, "made_by"

    def _is_told_maker(self, place: Found, firm: Found) -> bool:
        """``K3'ün üreticisi Mirva``, ``K3를 설계한 나루실리콘``, ``K3, Mirva tarafından tasarlandı``, ``K3는 나루실리콘이 만들었다``: whether a thing's sentence goes on to the firm that made it."""
        gap = self.folded[place.end : firm.start]
        if firm.start - place.end > MAX_GAP or self.words.former.match(self.folded, firm.end) or (firm.name in FOUNDRIES and self.words.produced.search(self.folded, firm.end, firm.end + BUYER_REACH)):
            return False
        return bool(self.words.maker_told.fullmatch(gap)) or bool(self.words.led_to.fullmatch(gap) and self.words.made_by.match(self.folded, firm.end))

    def _produces(self, firm: Found, place: Found) -> bool:
        """``나루실리콘이 설계하고 삼성전자가 찍어 낸 K3``: whether a firm before a thing only produces it for somebody."""
        return firm.name in FOUNDRIES and bool(self.words.produced.search(self.folded, firm.end, place.end + 30))

    def _before(self, maker: Found, place: Found) -> str:
        """How a firm stands before a thing."""
        gap = self.folded[maker.end : place.start]
        if _ENDS.search(gap):
            return "far_before" if len(gap) > FAR else "launch" if self._goes_on_about_firm(gap, place) else "sentence_before"
        if len(gap) <= FAR and self._is_beyond(maker, place):
            return "beyond"
        if len(gap) > MAX_GAP:
            return "same_sentence"
        if _OWNER.fullmatch(gap):
            return "owner"
        if len(gap.strip(" '\"‘“")) <= 1 and gap[:1] not in ("은", "는", "이", "가"):
            return "beside"
        if self.words.makes.search(gap):
            return "makes"
        if not self.words.source.match(gap) and (self.grammar.launch.search(gap) or self.grammar.launch.search(self.folded, *self._behind(place))):
            return "launch"
        return self._does(gap, place)

    def _goes_on_about_firm(self, gap: str, place: Found) -> bool:
        """``노바마인드를 보라. 그들은 칩 2,000장으로 'K7'을 학습시켰다``: whether the sentence of a thing tells what the firm of the sentence before has made or trained."""
        start = [match.end() for match in _ENDS.finditer(gap)][-1]
        if not self.words.the_firm.match(gap, start):
            return False
        made = self._behind(place)
        return bool(self.grammar.launch.search(self.folded, *made) or self.words.trained.search(self.folded, *made))

    def _behind(self, place: Found) -> tuple[int, int]:
        """Where a thing is told to be brought out: right behind it in its sentence."""
        stop = _ENDS.search(self.folded, place.end, place.end + BROUGHT_REACH)
        return place.end, stop.start() if stop else place.end + BROUGHT_REACH

    def _is_beyond(self, maker: Found, place: Found) -> bool:
        """``노바텐서가 내놓은 NT-3는 DH4-12 여섯 개를 얹어``: whether another thing, not of the same line, stands between them with a particle of its own."""
        between = self.things[bisect_right(self.thing_starts, maker.end - 1) : bisect_left(self.thing_starts, place.start)]
        return any(_first_word(one.name) != _first_word(place.name) and _OTHER_HOLDS.match(self.folded, one.end) for one in between)

    def _is_bound(self, maker: Found, place: Found) -> bool:
        """``X5, ASUS NUC 14'ten hızlı. X4 yavaş.``: whether a firm only names the maker of another thing of its own, which it stands before."""
        k = bisect_left(self.thing_starts, maker.end)
        other = self.things[k] if k < len(self.things) else None
        if other is None or other.start >= place.start or other.vendor != maker.name or _first_word(other.name) == _first_word(place.name):
            return False
        gap = self.folded[maker.end : other.start]
        return (not gap or bool(_GENITIVE.fullmatch(gap))) and (bool(_ENDS.search(self.folded, other.end, place.start)) or "|" in self.folded[other.end : place.start])

    def _does(self, gap: str, place: Found) -> str:
        """What a firm before a thing does with it, by the sentence behind; nothing where it is the source of a figure."""
        if self.words.source.match(gap):
            return "source"
        stop = _ENDS.search(self.folded, place.end, place.end + SENTENCE)
        end = stop.start() + 1 if stop else place.end + SENTENCE
        if self.words.takes.search(self.folded, place.end, end):
            return "takes"
        if _TOPIC.match(gap):
            return "says" if self.said.search(self.folded, place.end, end) else "topic"
        return "near"

    def in_name(self, thing: Thing) -> Iterator[tuple[str, str]]:
        """``Axelera M1``, ``가람 K2`` beside ``가람반도체``, ``Unitree H1``, ``910B`` beside ``Ascend 910C``: makers that the thing's own name tells."""
        word, stem = _first_word(thing.name), re.split(r"[ -]", thing.name)[0]
        for name in sorted(self.strangers):
            if len(stem) > 1 and name.startswith(stem) and name not in (thing.name, word) and not any(c.isdigit() for c in name):
                yield name, "namesake" if stem != thing.name else "its_short_name"
            elif any(stem.startswith(brand) and stem != brand for brand in self.brands[name]):
                yield name, "namesake"
        yield from ((maker, "sibling") for key in (word, _series_of(thing.name)) for maker in sorted(self.series.get(key, ())))
        if known := self.lexicon.canonical(stem, {"vendor"}):
            yield known, "known_first_word" if stem != thing.name else "known_whole"
        elif word != thing.name and _WORD.fullmatch(word) and (word[0].isupper() or word[0] >= "가"):
            yield word, "first_word:number" if any(c.isdigit() for c in thing.name) else "first_word"
            yield word, "first_word:latin" if word.isascii() else "first_word:other"
            if self.lines[word] > 1:
                yield word, "first_word:several"
            if word[-1] == "칩" and may_head_firm(word[:-1]):  # `두루칩 D1`
                yield word, "first_word:firm"
            rest = thing.name[len(word) + 1 :]
            if self._is_owner(word):
                yield word, "first_word:owner"
            yield word, f"first_word:rest:{'code' if _CODE.fullmatch(rest) else 'bare' if rest.isdigit() else 'words'}"
            if len(self.heads[word]) > 1:
                yield word, "first_word:brands"
            if thing.name.count(" ") > 1:
                yield word, "first_word:of_three"
            if word in self.names:
                yield word, f"first_word:is:{self.names[word].type}"

    def standing(self, maker: str, thing: Thing) -> set[str]:
        """What a maker is in the text wherever that names it."""
        named = self.names.get(maker)
        kind = "stranger" if maker in self.strangers else "organisation" if named and named.type == "organisation" else "known"
        rank = min(self.ranks.index(maker) + 1, LAST_RANK) if maker in self.ranks else 0
        cues = {f"{kind}:rank:{rank}", f"{kind}:{thing.type}"} | ({"only_stranger"} if self.strangers == {maker} else set())
        return cues | {f"{role}:{thing.type}" for role in self.roles.get(maker, ())} | ({"buyer"} if maker in self.buyers or (maker in self.lenders and thing.type == "model") else set())

    def against(self, thing: Thing) -> set[str]:
        """What speaks for nobody."""
        cues = {"nobody", f"nobody:{thing.type}", "nobody:words" if " " in thing.name else "nobody:word", f"nobody:strangers:{min(LAST_COUNT, len(self.strangers))}"}
        return cues | ({"nobody:once"} if len(thing.places) == 1 else set()) | ({"nobody:number"} if any(c.isdigit() for c in thing.name) else set())


def _first_word(name: str) -> str:
    return name.split(" ", 1)[0]


def _series_of(name: str) -> str:
    """The number that a name shares with its siblings (``910`` of ``Ascend 910C`` and ``910B``): three digits or more, one letter after them; else the whole name."""
    match = _SERIES.search(name)
    return match[1] if match else name
