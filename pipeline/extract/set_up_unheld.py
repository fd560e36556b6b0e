"""For what the set-up of all tests does not hold: ``친구네 4090에서``, ``ofisteki kartla``, what somebody is quoted with, a step of preparation, tests of another kind; and what a limit in theory was reckoned with."""

from __future__ import annotations

import re

from pipeline.extract.answers import Place
from pipeline.extract.context import Bound, Setup, Told
from pipeline.extract.left_out import in_quotes
from pipeline.extract.reading import THINGS, Named, Page, Reading
from pipeline.extract.set_up_told import told_of_set_up
from pipeline.languages import setting_up_of, trials_of

_SCREEN = re.compile(r"\d{3,4}p|[48]k|[qfu]hd")
_TIMES = frozenset({"s", "ms", "us", "min", "h"})
_OF_RUNS = frozenset({"precision", "batch_size", "context_length", "sparsity"})
_OWNED = 16  # code points behind the word for whose it is in which a thing is named
_QUOTES = '"“”'
_BACK = 3  # sentences before a limit in which it is told what it was reckoned with


def enter_kind(setup: Setup, page: Page, reading: Reading) -> None:
    """``## Üretkenlik``: a heading of another kind of test ends what was told of games."""
    words = setting_up_of(page.grammar.code)
    setup.games = words.games.search(page.folded, reading.start, reading.end) is not None
    if not setup.games and words.other_kind.search(page.folded, reading.start, reading.end):
        setup.told = [one for one in setup.told if one.use != "games"]


def is_of_games(setup: Setup, page: Page, reading: Reading, resolution: object) -> bool:
    """Whether a set-up is one of games: it says so or its heading does, or it is told with the resolution of a screen."""
    return setup.games or setting_up_of(page.grammar.code).games.search(page.folded, reading.start, reading.end) is not None or _SCREEN.fullmatch(str(resolution).casefold()) is not None


def note_others(setup: Setup, page: Page, reading: Reading) -> None:
    """Remembers the things that a sentence tells to be not the writer's own: ``친구네 맥스튜디오``, ``4090은 회사 거로``, ``ofisteki RTX 4090``."""
    found = setting_up_of(page.grammar.code).elsewhere.search(page.folded, reading.start, reading.end)
    if found is None or setup.result is None or not any(one.reach == "text" for one in setup.told):
        return  # what is told behind it may be the set-up of that machine
    low, high = reading.clause(found.start())
    things = [n for n in reading.names if n.type in THINGS and low <= n.start < high]
    owned = next((n for n in things if 0 <= n.start - found.end() <= _OWNED), None) or next((n for n in reversed(things) if 0 <= found.start() - n.end <= _OWNED), None)
    setup.elsewhere = reading.start
    if owned is not None:
        setup.others |= {owned.entity.entity_id}


def is_elsewhere(place: Place, subject: Bound) -> bool:
    """Whether a result is of a machine that is not the writer's, or a comparison with one: the sentence says so, or the one before that told of it, or it is of a thing that was told to be another's."""
    setup, page, reading, figure = place.context.setup, place.page, place.reading, place.figure
    words = setting_up_of(page.grammar.code)
    compares = figure.unit in ("x", "percent")
    others = [one.end() for one in words.elsewhere.finditer(page.folded, reading.start, reading.end) if one.start() < figure.start or compares]
    mine = [one.end() for one in words.own.finditer(page.folded, reading.start, figure.start)]
    if others or mine:
        return bool(others) and (compares or not mine or max(others) > max(mine))
    if subject.entity is not None and subject.entity.entity_id in setup.others:
        return True
    if compares and any(n.entity.entity_id in setup.others for n in reading.names):
        return True
    before = page.readings[place.index - 1] if place.index else None
    goes_on = before is not None and before.start == setup.elsewhere and before.block == reading.block
    return goes_on and not any(n.type in THINGS for n in reading.names)


def is_quoted(told: Told, place: Place, source: Bound | None) -> bool:
    """``AMD ne demişti? "D6, L4'ü ikiye katlar."``: whether somebody else than who tells a set-up is quoted with a value."""
    if source is None or source.name == told.by:
        return False
    page, before = place.page, place.page.readings[place.index - 1] if place.index else None
    asked = before is not None and before.block == place.reading.block and setting_up_of(page.grammar.code).asks_what.search(page.folded, before.start, before.end) is not None
    whole = page.text[place.reading.start] in _QUOTES and in_quotes(page, place.reading, place.figure)  # not `Yazarlar "3,2 kat" diyor`, which takes up a number
    return asked or whole


def is_of_preparation(key: str, place: Place) -> bool:
    """``256 örneklik kalibrasyon 14 dakika sürdü``: the time of a step before anything is run, which has none of the conditions of a run."""
    page, reading, figure = place.page, place.reading, place.figure
    return key in _OF_RUNS and figure.unit in _TIMES and setting_up_of(page.grammar.code).prepares.search(page.folded, reading.clause(figure.start)[0], figure.start) is not None


def format_of_limit(place: Place) -> str | None:
    """``Ağırlıklar FP16'da 14 GB tutar. Kuramsal üst sınır 239 token/s. Biz 190 ölçtük``: in which format the weights are that a limit was reckoned with, for it and for what was measured beside it."""
    page, reading, figure = place.page, place.reading, place.figure
    words, measured = setting_up_of(page.grammar.code), trials_of(page.grammar.code)
    if figure.unit in ("x", "percent"):
        return None
    at = place.index if words.limit.search(page.folded, reading.start, figure.start) else place.index - 1
    limit = page.readings[at] if at >= 0 else None
    if limit is None or limit.block != reading.block or not words.limit.search(page.folded, limit.start, limit.end):
        return None
    tells = at == place.index or any(one.search(page.folded, reading.start, reading.end) for one in (measured.drawn, measured.by_hand))
    if not tells or (at != place.index and any(_is_other(n, limit) for n in reading.names)):
        return None
    for one in reversed(page.readings[max(0, at - _BACK) : at + 1]):
        if one.block == limit.block and words.weights.search(page.folded, one.start, one.end):
            return None if _models(reading) - _models(one) and _models(one) else told_of_set_up(page, one).get("precision")
    return None


def _models(reading: Reading) -> set[str]:
    return {n.name for n in reading.names if n.type == "model"}


def _is_other(named: Named, limit: Reading) -> bool:
    return named.type in THINGS and named.entity.entity_id not in {n.entity.entity_id for n in limit.names}


def of_one_thing(page: Page, reading: Reading) -> tuple[str, str] | None:
    """``다만 FP8을 못 쓰는 A100은 INT8로 쟀다``, ``A100'ü ise INT8 ile ölçtük``: the one thing of a sentence that was run in a format of its own, and which."""
    told = trials_of(page.grammar.code).run_so.search(page.folded, reading.start, reading.end)
    things = {n.entity.entity_id for n in reading.names if n.type in THINGS and n.role in _SET_APART}
    return (next(iter(things)), format_as_told(told["format"])) if told and len(things) == 1 else None


def format_as_told(words: str) -> str:
    """``int8`` as ``INT8``, ``4비트`` as ``4-bit``."""
    return f"{words[0]}-bit" if words[0].isdigit() else words.upper()


def led_by_run(page: Page, reading: Reading, end: int) -> bool:
    """``젬마를 4비트로 올리자 K1은 9토큰``, ``Modeli INT8 ile çalıştırınca K1 saniyede 110 kare``: whether a sentence tells how something is run before all its results, the first of which stands at ``end``, and of no one thing that ran it."""
    told = next(trials_of(page.grammar.code).while_run.finditer(page.folded, reading.start, end), None)
    return told is not None and not any(n.type in THINGS and n.start < told.start() for n in reading.names)


_SET_APART = frozenset({"topic", "object", "subject"})
