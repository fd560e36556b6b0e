"""Turkish number words that are no cardinal: ``yüzde kırk``, ``yarısı``, ``üçüncü çeyrek``, ``dörder``, ``çift``."""

from __future__ import annotations

import re
from collections.abc import Callable

from pipeline.extract.drafts import Draft, new_draft
from pipeline.languages.turkish import units
from pipeline.languages.turkish.amounts import SINGLE
from pipeline.languages.turkish.numerals import WORDS, lower, read_numeral
from pipeline.languages.turkish.word_ranges import NUMBER_WORDS, range_in_words

ORDINAL_WORDS = {"birinci": 1, "ikinci": 2, "üçüncü": 3, "dördüncü": 4, "beşinci": 5, "altıncı": 6, "yedinci": 7, "sekizinci": 8, "dokuzuncu": 9, "onuncu": 10, "yirminci": 20, "otuzuncu": 30, "kırkıncı": 40, "ellinci": 50,
                  "altmışıncı": 60, "yetmişinci": 70, "sekseninci": 80, "doksanıncı": 90}  # fmt: skip


NOT_SPECIAL = new_draft(0, 0, "chrome", "none")
_PERCENT_WORDS = re.compile(rf"[yY]üzde[ \u00a0](?P<n>{WORDS})")
_PER_MILLE_WORDS = re.compile(r"[bB]inde[ \u00a0](?P<n>(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)(?:[ \u00a0]buçuk)?)(?=(?:s?[ıiuü](?:n[ıiuüde]*)?|[ae]|[dt][ae]n?|l[ıiuü]k)?(?:[ \u00a0,.;:)]|$))")
_HALF = re.compile(r"[yY]arı(?:(?=[ \u00a0](?:hız|güç|performans))|sı|[ \u00a0]yarıya|(?=ya(?![a-zçğıöşü]))|(?=[ \u00a0]yakın)|dan(?=[ ](?:fazla|az))|(?=nın(?:[ ]d[ae])?(?:[ ](?:biraz|azıcık|hafif|çok|hemen))?[ ](?:alt[ıi]n|üst[üu]n|üzerin))|(?=[ \u00a0]fiyat))|yarisi")
_PAIR = re.compile(r"[çÇ][iİ]ft[ \u00a0](?P<noun>[çÇ]ekirde[kğ]|kanal|kart|GPU|işlemci|soket|yuva|slot|[kK]atman|fan|port)")
_COUNTED_QUARTER = re.compile(r"(?:[0-9]\.|ilk|son|birinci|ikinci|üçüncü|dördüncü|bu|geçen|önceki|mali|aynı)[ \u00a0]$")
_FIRST_PLACE = re.compile(r"(?:ilk|[bB]irinci) sıra|[bB]irincisi|[bB]irinci(?= (?:olan|oldu|olarak|olur|geldi|çıktı))")
STANDS_ALONE = re.compile(r"[,;.!?)](?:[ \u00a0\n]|$)|l[iıuü][kğ](?:[iıuüe]|[iıuü]n[iıuüde])*(?![^\W\d_])")  # `gelirde ancak üçüncü, öteki ikinci.`, `üçüncülüğe`
_QUARTER_WORDS = re.compile(r"([iİ]lk|[bB]irinci|[iİ]kinci|[üÜ]çüncü|[dD]ördüncü)[ \u00a0](?:mali[ \u00a0])?çeyre[kğ]")
_YEAR_HALF = re.compile(r"([iİ]lk|[bB]irinci|[iİ]kinci)[ \u00a0]yarı(?:sı)?")
_SHARE_VALUES = {"ikişer": 2, "üçer": 3, "dörder": 4, "beşer": 5, "altışar": 6, "yedişer": 7, "sekizer": 8, "dokuzar": 9, "onar": 10}
_SHARE_OF = re.compile(
    r"(?P<below>[oO]n|[yY]üz|[dD]ört|[bB]eş|[üÜ]ç)[ \u00a0](?!yıl|ay|gün|hafta|saat|dakika)[^\W\d_]+?[dt][ae]n[ \u00a0](?:ancak[ \u00a0]|yalnızca[ \u00a0]|sadece[ \u00a0])?(?P<above>bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|doksan)s?[ıiuü](?![a-zçğıöşü]{3})"
)
_AGAINST_ONE = re.compile(r"(?P<n>[iİ]ki|[üÜ]ç|[dD]ört|[bB]eş|[oO]n)(?:y?[ae])[ \u00a0]bir(?=[ \u00a0](?:üstün|önde|oran|fark|kazan)|[,.])")
_THREE_QUARTERS = re.compile(r"[üÜ]ç[ \u00a0]çeyre[kğ](?=(?:i|e|ini|ine)?(?:[ \u00a0](?:performans|güç|fiyat|hız|verim|kapasite|oran)|[,.]))")
_SHARES = re.compile(r"([iİ]kişer|[üÜ]çer|[dD]örder|[bB]eşer|[aA]ltışar|[yY]edişer|[sS]ekizer|[dD]okuzar|[oO]nar)(?=[ \u00a0][^\W\d_])")
_QUARTER = re.compile(r"çeyreği(?=n|\b)")


def share_in_words(text: str, start: int) -> Draft | None:
    """Percentages, halves, quarters, shares, pairs and first places; ``NOT_SPECIAL`` where none begins here."""
    for rule in _SPECIAL_BY_HEAD.get(lower(text[start : start + 2]), ()):
        draft = rule(text, start)
        if draft is not NOT_SPECIAL:
            return draft
    return NOT_SPECIAL


def _percent_in_words(text: str, start: int) -> Draft | None:
    """``yüzde kırk``, ``yüzde beş ila on``"""
    percent = _PERCENT_WORDS.match(text, start)
    if percent:
        spread = range_in_words(text, percent.start("n"), NUMBER_WORDS.match(text, percent.start("n")))
        end, value, maximum = spread or (percent.end("n"), read_numeral(percent["n"].strip()), None)
        tail = SINGLE.match(text, end)
        if value is not None and (tail is None or units.SUFFIX.fullmatch(tail.group())):
            return new_draft(start, end, "percentage", "percent_words", value=value, value_max=maximum, unit="percent", in_words=True)
    return NOT_SPECIAL


def _per_mille_in_words(text: str, start: int) -> Draft | None:
    """``binde üç``"""
    share = _PER_MILLE_WORDS.match(text, start)
    value = read_numeral(lower(share["n"])) if share and text[max(0, start - 5) : start].lower() not in (" yüz ", "elli ") else None
    if share is None or value is None:
        return NOT_SPECIAL
    return new_draft(start, share.end(), "ratio", "per_mille_words", value=value / 1000, unit="x", in_words=True)


def _half(text: str, start: int) -> Draft | None:
    """``yarısı``"""
    half = _HALF.match(text, start)
    return new_draft(start, half.end(), "ratio", "half", value=0.5, unit="x", in_words=True) if half else NOT_SPECIAL


def _quarter(text: str, start: int) -> Draft | None:
    """``çeyreği``, unless it is a quarter of a year"""
    quarter = _QUARTER.match(text, start)
    if not quarter:
        return NOT_SPECIAL
    if _COUNTED_QUARTER.search(text, max(0, start - 12), start):
        return None
    return new_draft(start, quarter.end(), "ratio", "quarter", value=0.25, unit="x", in_words=True)


def _quarter_of_year(text: str, start: int) -> Draft | None:
    """``üçüncü çeyrek``"""
    dated = _QUARTER_WORDS.match(text, start)
    if not dated:
        return NOT_SPECIAL
    number = ORDINAL_WORDS.get(lower(dated[1]), 1)
    return new_draft(start, dated.end(), "date", "quarter_words", text_value=f"XXXX-Q{number}", in_words=True)


def _half_of_year(text: str, start: int) -> Draft | None:
    """``yılın ikinci yarısı``, ``takvim yılının ikinci yarısı``"""
    half = _YEAR_HALF.match(text, start) if text[max(0, start - 8) : start].replace("\u00a0", " ").lower().endswith(("yılın ", "yılının ")) else None
    if not half:
        return NOT_SPECIAL
    return new_draft(start, half.end(), "date", "half_of_year", text_value=f"XXXX-H{2 if lower(half[1]) == 'ikinci' else 1}", in_words=True)


def _distributive(text: str, start: int) -> Draft | None:
    """``dörder yonga``: four chips each."""
    match = _SHARES.match(text, start)
    if not match:
        return NOT_SPECIAL
    found = units.unit_at(text, match.end())
    kind, unit = found[1] if found else ("quantity", "piece")
    end = found[0] if found else match.end()
    return new_draft(start, end, kind, "distributive", value=_SHARE_VALUES[lower(match[1])], unit=unit, in_words=True)  # type: ignore[arg-type]


def _first_place(text: str, start: int) -> Draft | None:
    """``ilk sıra``, ``birincisi``"""
    first = _FIRST_PLACE.match(text, start)
    return new_draft(start, first.end(), "ordinal", "first_place", value=1, in_words=True) if first else NOT_SPECIAL


def _pair(text: str, start: int) -> Draft | None:
    """``çift çekirdek``"""
    pair = _PAIR.match(text, start)
    if not pair:
        return NOT_SPECIAL
    stem = units.stem_in(lower(pair["noun"]), units.UNITS)
    return new_draft(start, pair.end(), "quantity", "pair", value=2, unit=stem[1][1] if stem else "piece", in_words=True)


def _so_many_of(text: str, start: int) -> Draft | None:
    """``on sayıdan dokuzu``: nine tenths; ``ikiye bir``: two to one; ``üç çeyrek``: three quarters"""
    match = _SHARE_OF.match(text, start)
    if match:
        below, above = read_numeral(lower(match["below"])), read_numeral(lower(match["above"]))
        if below and above and above < below <= 100:
            return new_draft(start, match.end(), "ratio", "so_many_of", value=above / below, unit="x", in_words=True)
    against = _AGAINST_ONE.match(text, start)
    if against:
        value = read_numeral(lower(against["n"]))
        if value:
            return new_draft(start, against.end(), "ratio", "against_one", value=value, unit="x", in_words=True)
    quarters = _THREE_QUARTERS.match(text, start)
    return new_draft(start, quarters.end(), "ratio", "quarters", value=0.75, unit="x", in_words=True) if quarters else NOT_SPECIAL


_SPECIAL_RULES: tuple[tuple[str, Callable[[str, int], Draft | None]], ...] = (
    ("yü", _percent_in_words), ("ya", _half), ("çe", _quarter), ("il bi ik", _half_of_year), ("il bi ik üç dö", _quarter_of_year), ("bi", _per_mille_in_words), ("ik üç dö be al ye se do on", _distributive), ("il bi", _first_place),
    ("çi", _pair), ("on yü ik üç dö be", _so_many_of),
)  # fmt: skip
"""Rules for number words and the two letters with which the words that they read begin."""
_SPECIAL_BY_HEAD = {
    head: tuple(rule for heads, rule in _SPECIAL_RULES if head in heads.split()) for head in " ".join(heads for heads, _ in _SPECIAL_RULES).split()
}
