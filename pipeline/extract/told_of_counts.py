"""What it is that is counted: things that are sold or joined, cores, racks and servers, what a model reads or writes."""

from __future__ import annotations

import re

from pipeline.extract.answers import OF_PIECES, Answer, Place
from pipeline.extract.batches import is_batch_size
from pipeline.extract.context_lengths import LONGEST, SHORTEST, side_told
from pipeline.extract.reading import THINGS, Word
from pipeline.extract.told_of_work import SENT_BEFORE
from pipeline.languages import measuring_of

_COUNTED = frozenset({"chip_count", "server_count", "rack_count", "node_count"})


def sold(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``전체 납품은 1,150장``, ``satış hedefi 15 milyon adet``: things counted right behind a word for selling them."""
    page, figure = place.page, place.figure
    if metric not in _COUNTED or rule != "unit" or figure.kind != "quantity":
        return None
    low = max(place.reading.start, figure.start - SENT_BEFORE)
    return ("shipments", "unit_and_word") if measuring_of(page.grammar.code).sent_before.search(page.folded, low, figure.start) else None


def holds(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``서버는 32대까지 붙고``, ``128 karta kadar bağlanabiliyor``: up to so many that can be joined."""
    page, figure = place.page, place.figure
    if metric not in _COUNTED or rule != "unit" or figure.quantifier != "at_most":
        return None
    return ("scale_limit", "unit_and_word") if measuring_of(page.grammar.code).holds.match(page.folded, figure.end) else None


def counted_apart(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``4 milyondan fazla geliştirici``, ``desteklediği model sayısı 60'a çıktı``: what a bare number counts, told behind its bound or right before it."""
    told, figure = measuring_of(place.page.grammar.code), place.figure
    if figure.kind != "quantity" or figure.unit not in (None, "piece", "person") or place.cell is not None:
        return None
    if _OF_THEM.search(place.page.folded, place.reading.start, figure.start) and _SO_MANY.match(place.page.folded, figure.end, place.reading.end) and figure.unit is None:
        return "chip_count", "counted_apart"
    noun = told.counted_behind.match(place.page.folded, figure.end, place.reading.end) or told.number_of.search(place.page.folded, place.reading.start, figure.start)
    return (told.counted[noun["noun"]], "counted_apart") if noun else None


_OF_THEM = re.compile(r"(?<![a-zçğöşü])(?:kart|çip|yonga|hizlandirici|işlemci|[gcnt]pu)(?:['’]?l[ae]r)[iu]n (?:yaklaşik |tam |ilk )?$")  # `kartların 1.536'sı H100`
_SO_MANY = re.compile(r"['’]s?[iuü](?:n[iuü]n?)?(?![a-zçğöşü])")


def read_or_written(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``1.024 token girdi, 256 token çıktı``, ``입력 1,024토큰에 출력 256토큰``, ``Dizi uzunluğu: 8.192``: how long what a model reads or writes is."""
    figure = place.figure
    bare = figure.unit is None and word is None and SHORTEST <= (figure.value or 0) <= LONGEST and metric in _OF_BARE
    if figure.kind != "quantity" or place.cell is not None or not (bare or (figure.unit == "token" and metric in ("dataset_size", "throughput", "context_length"))):
        return None
    side = side_told(place.page, place.reading, figure)
    return (f"{side}_length", OF_PIECES) if side else None


_OF_BARE = frozenset({"dataset_size", "performance", "price", "cost", "throughput"})  # what a number without a unit is taken for


def of_batch(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``32'lik yığınlarla 3.120 token``, ``배치 32에서 3,120토큰``: a bare number beside that noun is the size of the batch and nothing that is measured."""
    figure = place.figure
    bare = figure.kind == "quantity" and figure.unit is None and place.cell is None and float(figure.value or 0).is_integer()
    return ("batch_size", OF_PIECES) if bare and is_batch_size(place.page.text, figure.start, figure.end, place.page.grammar.code) else None


def cores(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``120 Delta çekirdeği var``, ``120개의 델타 코어``: cores by the name of their sort, and not what stands before them."""
    figure = place.figure
    counts = figure.kind == "quantity" and figure.unit in (None, "piece", "GB/s", "TB/s") and figure.surface[-1:] not in "sS" and place.cell is None and float(figure.value or 0).is_integer()
    return ("core_count", "counted_apart") if counts and _CORES_BEHIND.match(place.page.text, figure.end, place.reading.end) else None


_CORES_BEHIND = re.compile(r" [A-ZÇĞİÖŞÜ][\w-]{2,14} çekirde[kğ]|의 (?:[A-Za-z][\w-]{2,14}|[가-힣]{2,6}) 코어(?=[가를는])")


def machines(place: Place, metric: str, word: Word | None, rule: str) -> Answer | None:
    """``40 adet GB200 NVL72 kabini``, ``XE9680 sunucularından 126 tane``, ``H200 랙 40개``: racks and servers are no chips, whatever they are called by."""
    figure, folded = place.figure, place.page.folded
    if metric != "chip_count" or figure.kind != "quantity" or figure.unit not in (None, "piece", "item") or place.cell is not None:
        return None
    names = [n for n in place.reading.names if n.type in THINGS]
    pieces = _PIECES_OF.match(folded, figure.end, place.reading.end)
    counted = pieces.end() if pieces else figure.end
    start = next((n.end for n in place.reading.names if n.role == "maker" and n.start == counted + 1), counted)
    behind = next((n for n in names if 0 <= n.start - start <= 1), None)
    last = max((n.end for n in names if behind and behind.start <= n.start and n.end - behind.start <= _MAKER_AND_PIECES * 2), default=0)
    told = _MACHINE_BEHIND.match(folded, last, place.reading.end) if last else _MACHINE_BEFORE.search(folded, max(place.reading.start, figure.start - _MAKER_AND_PIECES * 2), figure.start)
    return (_MACHINES[told["noun"] or told["noun_ko"]] if not last else _MACHINES[told["noun"]], "counted_apart") if told and (last or any(0 <= told.start() - n.end <= 1 for n in names)) else None


_PIECES_OF = re.compile(r" (?:adet|tane)(?= )|개의(?= )")
_MAKER_AND_PIECES = 16  # code points
_MACHINES = {"kabin": "rack_count", "raf": "rack_count", "dolap": "rack_count", "dolab": "rack_count", "랙": "rack_count", "캐비닛": "rack_count", "sunucu": "server_count", "서버": "server_count"}
_MACHINE_BEHIND = re.compile(r" ?(?P<noun>kabin|raf|dola[pb]|sunucu|랙|캐비닛|서버)(?:s?[iuü]|l[ae]r[iu])?(?:n[iuü]n|n[dt][ae]n?|n[iuü]|n[ae]|[은는이가을를의로])?(?![a-zçğöşü가-힣])")
_MACHINE_BEFORE = re.compile(r" ?(?P<noun>kabin|raf|dola[pb]|sunucu)(?:l[ae]r[iu]n|s?[iuü]n)[dt][ae]n (?:tam |toplam )?$|(?<=[a-z0-9]) ?(?P<noun_ko>랙|캐비닛|서버) (?:약 |총 )?$")
