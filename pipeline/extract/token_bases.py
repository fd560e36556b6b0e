"""Prices of so many tokens: ``100만 토큰당 0.18달러``, ``milyon token başına 2,1 lira``, ``$3/1M tokens``.

The amount keeps the value that is printed; its unit names the base: ``USD/Mtoken``, ``KRW/ktoken``. The number of the base
(``100만 토큰``) is a quantity of its own, which asserts nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from pipeline.extract.drafts import Draft
from schemas.records import Figure

_GAP = r"[ \u00a0]?"
_NOUN = r"(?:토큰|TOKEN|[tT]okens?|[tT]oks?|[jJ]eton|[bB]elirteç)"
_MILLION = rf"100{_GAP}만|백만|1[.,]000[.,]000|1000000|(?:(?:[bB]ir|[oO]ne|1){_GAP})?(?:[mM][iİ]lyon|[mM]illion)|1?{_GAP}M"
_THOUSAND = rf"1{_GAP}천|천|1[.,]?000|(?:1{_GAP})?[bB]in|(?:(?:[oO]ne|1){_GAP})?[tT]housand|1?{_GAP}[Kk]"
_OTHER = rf"[0-9][0-9.,]*{_GAP}(?:백만|천만|[만천백십억]|[bB]in|[mM][iİ]lyar|[mM][iİ]lyon|[mM]illion|[kKMB])?"
_SCALE = rf"(?:(?P<M>{_MILLION})|(?P<k>{_THOUSAND})|(?P<other>{_OTHER}))"
_SORT = r"(?:(?:[çÇ]ıktı|[gG]irdi|üretilen|işlenen|출력|입력|output|input)[ \u00a0])?"
_COUNTS = (
    re.compile(rf"(?<![\w.,]){_SCALE}{_GAP}(?:개{_GAP})?(?:의[ \u00a0])?{_SORT}{_NOUN}(?![A-Za-z])"),  # `100만 토큰`, `1M token`
    re.compile(rf"토큰{_GAP}{_SCALE}(?:{_GAP}개)?"),  # `토큰 100만 개`
)
_HINTS = ("토큰", "oken", "OKEN", "eton", "elirteç", "tok", "Tok")
_PER_AFTER = re.compile(rf"(?:{_GAP}(?:처리|생성|추론|출력|입력))?{_GAP}(?:당(?![가-힣]|$)|당(?=[은의에]|으로|$)|마다(?![가-힣]))|['’]?[a-zçğıöşü]{{0,4}}[ \u00a0]ba[şs](?:[ıi]na|[ıi])(?![a-zçğıöşü])")
_EACH_BEFORE = re.compile(r"(?<![^\W\d_])(?:[pP]er|[hH]er)[ \u00a0]$")
_SLASH_BEFORE = re.compile(rf"{_GAP}[/／]{_GAP}$")
_PRICED = re.compile(
    rf"(?:을|를)?{_GAP}(?:기준|처리|생성|추론)|(?:에|[을를][ \u00a0](?:만드는|뽑는|생성하는)[ \u00a0]데)[ \u00a0](?:드는|들어가는|나가는)[ \u00a0](?:돈|비용|값)|[ \u00a0](?:비용|가격|요금|단가)"
    r"|(?:에|['’]?[ae])[ \u00a0](?=(?:약[ \u00a0]|yaklaşık[ \u00a0])?(?:[$₩€₺]|[0-9][0-9.,]*[ \u00a0]?(?:천|만)?[ \u00a0]?(?:원|달러|센트|dolar|lira|TL|sent|avro|euro)))"
    r"|['’]?[a-zçğıöşü]{0,4}[ \u00a0](?:için|[üu]ret|i[şs]le|maliyet|ücret|fiyat|bedel)"
    r"|['’]?(?:y?[aeıiuü]|n[ıiuü])[ \u00a0](?:(?:ise|[^\W\d][\w.-]{1,20}['’][dt][ae])[ \u00a0])?(?:yaklaşık |sadece |yalnızca )?(?=[$₺€]?[0-9][0-9.,]*[ \u00a0]?(?:lira|dolar|sent|avro|euro|kuruş|TL)|[$₺€][0-9])"
    r"|[ \u00a0](?:ise[ \u00a0])?(?:yaklaşık |sadece |yalnızca )?(?=[0-9][0-9.,]*[ \u00a0]?(?:lira|dolar|sent|avro|euro|kuruş|TL)(?:['’]?[ae][ \u00a0](?:gel|mal[ \u00a0]|denk|çık)|[.;!]))"
    r"|(?:이|은|는)[ \u00a0](?:약[ \u00a0])?(?=[$₩]?[0-9][0-9.,]*[ \u00a0]?(?:원|달러|센트)?(?:에[ \u00a0](?:나오|나온|만들|생성|처리|뽑)|꼴|[이가][ \u00a0]?(?:들|든)))"
)
"""What makes a base only where an amount of money stands beside it: ``100만 토큰 기준``, ``100만 토큰에 900원``, ``bir milyon token için``."""
_BETWEEN = re.compile(r"[ \u00a0]?[(（,·]?[ \u00a0]?(?:(?:[pP]er|[hH]er)[ \u00a0]|[/／][ \u00a0]?)?")
"""From an amount to the base that follows it."""
_NEXT_SIDE = re.compile(r"[^.;\n0-9]{0,8}[,;][ \u00a0](?:ve[ \u00a0])?[^\W\d][\w.-]{1,24}(?:[ \u00a0][\w.-]{1,16})?(?:['’](?:[dt][ae]|l[ae])|[은는이가])[ \u00a0](?:ise[ \u00a0])?")
_STOP = re.compile(r"[.?!;][\"'”’)]*\s|\n")
_BESIDE = 14  # characters from a base to an amount that a word for an hour before both does not speak of
_REACH = 60  # characters from a base to its amount
_MOST = {"USD": 2000, "EUR": 2000, "KRW": 3_000_000, "TRY": 100_000}  # dearer than that, an amount is not one for tokens


@dataclass(frozen=True, slots=True)
class _Base:
    """So many tokens, with what shows that something is told for each so many."""

    start: int
    end: int
    unit: str | None  # ``Mtoken``, ``ktoken``; None for another number
    form: Literal["each", "slash", "perhaps"]


def _bases(text: str, start: int = 0, end: int | None = None) -> Iterator[_Base]:
    stop = len(text) if end is None else end
    for pattern in _COUNTS:
        for match in pattern.finditer(text, start, stop):
            form = _form(text, match)
            if form:
                yield _Base(match.start(), match.end(), "Mtoken" if match["M"] else "ktoken" if match["k"] else None, form)


def _form(text: str, match: re.Match[str]) -> Literal["each", "slash", "perhaps"] | None:
    head = max(0, match.start() - 5)
    if _PER_AFTER.match(text, match.end()) or _EACH_BEFORE.search(text, head, match.start()):
        return "each"
    if _SLASH_BEFORE.search(text, head, match.start()):
        return "slash"
    return "perhaps" if _PRICED.match(text, match.end()) else None


def base_in(words: str) -> str | None:
    """``Mtoken`` of ``원/100만 토큰`` or ``Milyon token başına maliyet``; None where the words name no such base."""
    return next((base.unit for base in _bases(words) if base.unit), None)


def without_base(words: str) -> str:
    """A table head without its base, so that the currency is left: ``원/100만 토큰`` -> ``원``."""
    for base in _bases(words):
        slash, after = _SLASH_BEFORE.search(words, 0, base.start), _PER_AFTER.match(words, base.end)
        return f"{words[: slash.start() if slash else base.start]}{words[after.end() if after else base.end :]}".strip()
    return words


def price_by_tokens(text: str, drafts: list[Draft]) -> None:
    """Gives amounts the base that stands before them in their sentence, or right behind them."""
    if not any(word in text for word in _HINTS):
        return
    for base in _bases(text):
        draft = _amount_before(text, drafts, base) or (_amount_after(text, drafts, base) if base.form != "slash" else None)
        if draft is not None and draft.unit:
            head = draft.unit.partition("/")[0]
            draft.unit = f"{head}/{base.unit}" if base.unit else head
            if base.unit and base.form == "perhaps":
                _price_others(text, drafts, draft, head)


def _price_others(text: str, drafts: list[Draft], first: Draft, head: str) -> None:
    """``milyon token'ı A'da 1,34 dolara, B'de 1,15 dolara``, ``100만 토큰에 A는 900원, B는 700원``: the next of a list are told for as many."""
    before = first
    for draft in drafts:
        if draft.start < before.end or draft.kind != "money":
            continue
        if draft.unit != head or not _NEXT_SIDE.fullmatch(text, before.end, draft.start):
            return
        draft.unit, before = first.unit, draft


def _amount_before(text: str, drafts: list[Draft], base: _Base) -> Draft | None:
    """``0.18달러(100만 토큰당)``, ``$3/1M tokens``: an amount right before the base, or one that reaches into it (``0,18 dolar/1M``)."""
    for draft in drafts:
        if draft.start >= base.start:
            return None
        if draft.kind == "money" and (draft.end > base.start or _BETWEEN.fullmatch(text, draft.end, base.start)):
            return draft
    return None


def _amount_after(text: str, drafts: list[Draft], base: _Base) -> Draft | None:
    """``100만 토큰당 입력 0.18달러``: the next amount of the sentence, if tokens can cost so much; ``milyon token başına 3 joule`` by its unit."""
    for draft in drafts:
        if draft.start < base.end:
            continue
        if draft.start - base.end > _REACH or _STOP.search(text, base.end, draft.start):
            return None
        unit = draft.unit or ""
        if draft.kind == "money" and ("/" not in unit or unit.endswith(("/token", "/piece")) or (unit.endswith("/h") and draft.start - base.end <= _BESIDE)):
            return draft if (draft.value or 0) <= _MOST.get(unit.partition("/")[0], float("inf")) else None
        if unit.endswith("/token"):
            return draft
    return None


def is_token_base(text: str, figure: Figure, figures: Sequence[Figure]) -> bool:
    """Whether a count of tokens is only what a price or another rate is told for."""
    if figure.unit != "token":
        return False
    for base in _bases(text, max(0, figure.start - 6), min(len(text), figure.end + 8)):
        if base.start < figure.end and figure.start < base.end:
            return base.form != "perhaps" or any(other.unit and other.unit.endswith("token") and "/" in other.unit for other in figures)
    return False
