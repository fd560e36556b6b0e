"""Turkish numbers that are no plain measure: percentages, places, parts of a text, clocks, laws, parts of a whole."""

from __future__ import annotations

import re
from collections.abc import Container

from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.passage import Passage
from pipeline.languages.protocol import SpecialRule
from pipeline.languages.turkish.amounts import PERCENT_BEFORE
from pipeline.languages.turkish.number_words import VAGUE
from pipeline.languages.turkish.numerals import SCALE_WORD, SPACES, WORDS, read_numeral, scale_of

_GAP = r"[ \u00a0\u202f]?"

_TIMES_OVER = re.compile(r"['’‘]?y?[ae][ \u00a0](?:yakın[ \u00a0]|bile[ \u00a0])?katl[aı]")
_TIMES_REACH = 60  # characters of a numeral with what stands between it and `katladı`
_TIMES_OVER_HEADS = frozenset("'’‘,.ye")
_PERCENT_ENDS = frozenset("% \u00a0\u202f")
_PERCENT_WORD_ENDS = frozenset(("zde", "ZDE"))
_PERCENT_SIGNS = frozenset("-−+")
_SLANG_THOUSAND = re.compile(r"[kK](?![A-Za-z0-9]*[0-9])(?=[^A-Za-z]|ya|ye|lik|lık|dan|den|a|e|y)")
_ORDINAL = re.compile(
    rf"(?:\\?\.{_GAP}|['’]?(?:[iıuü]nc[iıuü])[ \u00a0]?)(?P<what>nesil|Nesil|NESİL|kuşak|Kuşak|sıra|sırada|el(?![a-zçğıöşü])|ünite|versiyon|tur|sürüm|yıl|gün|hafta|oyuncu|kez|maddes|bölge|aşama|seviye|baskı|lig|dönem|çip|yer|sınıf|kat(?![ıi])|dalga|jenerasyon|derece|taraf|parti|büyük|en )"
)
_ORDINAL_SUFFIX = re.compile(r"['’]?[iıuü]?nc[iıuü](?:(?=l[iıuü][kğ])|(?![a-zçğıöşü]{3}))")
_PART_AFTER = re.compile(r"\.[ \u00a0](?:sayfa|soru|bölüm|slayt|dipnot|madde)(?!cı)")  # `5. sayfasında`
_ORDINAL_WORD = re.compile(r"\.[ \u00a0](?!(?:ve|ama|fakat|veya|ya|ise|de|da|ki|bu|şu|o|çünkü|sonra|ancak|yani|ile|diye|gibi|hem|ne)(?![a-zçğıöşü]))[a-zçğıöşü]{2}")
_PROSE_HEAD = re.compile(r"[^\w\n]*[A-ZÇĞİÖŞÜ0-9]")
_SMALL_SENTENCE = re.compile(r"[^\W\d_][.!?][ \u00a0][a-zçğıöşü]")  # who writes so begins no sentence with a capital
_LONGEST_RANK = 3  # digits
_GROUPED_RANK = re.compile(r"[0-9]{1,3}(?:\.[0-9]{3})+(?=\.[ \u00a0])")
_NUMBERED_HEADING = re.compile(
    r"(?:^|[\n·•|(–—>*#,]\s?|[.!?]\s)(?:Hafta|Ödev|[sS]ayı|Grup|Çizelge|Ders [nN]otu|Deney|Bülten|Quiz|(?:[A-ZÇĞİÖŞÜ][a-zçğıöşü]+[ ])?[rR]aporu|[^\W\d_]+[ ](?:Sohbetleri|Bülteni|Notları|Kahvaltısı), sayı)[ \u00a0]$"
)
_SOURCE_PART = re.compile(r"(?<![^\W_])(?:ss?|sf|syf|dn)\.[ \u00a0]$")
_PAGES = re.compile(r"[0-9]{1,4}(?:[-–][0-9]{1,4})?(?![0-9.,]*[0-9])")
_WEEK_OF_COURSE = re.compile(r"(?:^|[\n(\"“–—,][ \u00a0]?)$"), re.compile(r"[:,)\"”]")
_HEADING_ENDS = frozenset("avıpeuynz")
_HEADING_MARKS = frozenset(":;,)|\n–—·")
_UPPER_HEADS = frozenset(" \u00a0-–~")
_PERCENTILE = re.compile(r"['’]?l[ıiuü]k[ \u00a0]dilim(?:de(?:ki)?|den)?(?![^\W\d_])")
_LEAST_PERCENTILE = 90  # below, `yüzde 5'lik dilim` is a part
_UPPER_PERCENT = re.compile(
    r"[ \u00a0]?[-–~][ \u00a0]?%?(?=[0-9])|[ \u00a0]ila[ \u00a0](?:yüzde[ \u00a0]|%[ \u00a0]?)?(?=[0-9])|[ \u00a0]ile[ \u00a0](?:yüzde[ \u00a0]|%[ \u00a0]?)?(?=[0-9][0-9,.]*[ \u00a0]aras)"
)
_PER_MILLE = re.compile(r"(?<![^\W\d_])(?<!yüz )(?<!on )(?<!beş )(?<!elli )[bB]inde $")
_NUMBERED_LAW = re.compile(r"[ \u00a0](?:sayılı|sıra sayılı)(?![a-zçğıöşü])")
_POINT_CLOCK = re.compile(r"(?P<h>[01]\d|2[0-3])\.(?P<m>[0-5]\d)(?![0-9]|[.,][0-9])")
_LOCATIVE = re.compile(r"['’][dt](?:[ae](?:ki)?|[ae]n[ \u00a0](?:önce|sonra|itibaren))(?![a-zçğıöşü])")
_SCHEDULE = re.compile(r"[ \u00a0](?:[–-][ \u00a0])?[A-ZÇĞİÖŞÜ]")
_DAY_BEFORE = re.compile(
    r"(?:(?:Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)(?: (?:19|20)\d\d)?|günü|[pP]azartesi|[sS]alı|[çÇ]arşamba|[pP]erşembe|[cC]uma(?:rtesi)?|[pP]azar|\(Son:|saati),?[ \u00a0]$"
)
_DAY_AFTER = re.compile(r",[ \u00a0][0-3]?\d[ \u00a0](?:Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)")
_NO_CLOCK = re.compile(r"(?:[sS]ürüm\w*|CUDA|MLPerf|[A-Z][A-Z0-9]+|oran\w*|skor\w*|puan\w*|değer\w*|[0-9]'[dt][ae]n)[ \u00a0]$")
_DIGIT_FRACTION = re.compile(r"(\d+)['’][dt][ae][ \u00a0](\d+)['’][ıiuü](?![^\W\d_])")
_OUT_OF = re.compile(r"(\d+)[ \u00a0](?:kişi|karttan|çip|şirket|müşteri|model|GPU|kullanıcı)\w*?[dt][ae]n[ \u00a0](\d+)(?=['’ ])")

_OUT_OF_HEADS = frozenset("kçşmG")
_ORDINAL_HEADS = frozenset(".'’\\iıuün")


def _percent_before(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``% 75,7``, ``yüzde 40``, ``%10-15``"""
    text, grammar = passage.text, passage.grammar
    head = text[max(floor, start - 7) : start]
    percent = PERCENT_BEFORE.search(text, max(floor, start - 7), start) if "%" in head or head[-4:-1] in _PERCENT_WORD_ENDS or head[-5:-2] in _PERCENT_WORD_ENDS else None
    if not percent:
        return None
    end, value, _ = grammar.number_at(text, start)
    maximum = None
    upper = _UPPER_PERCENT.match(text, end) if text[end : end + 1] in _UPPER_HEADS else None
    if upper:
        end, maximum, _ = grammar.number_at(text, upper.end())
    if value >= _LEAST_PERCENTILE and maximum is None and _PERCENTILE.match(text, end):
        return new_draft(percent.start(), end, "ordinal", "percentile", value)  # `yüzde 99'luk dilimde`
    draft = new_draft(percent.start(), end, "percentage", "percent_before", value, "percent", maximum)
    draft.quantifier = grammar.quantifier(text, percent.start(), end)
    return draft


def _times_over(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``A100'ü 2,3'e katlıyor``, ``4'e katladı``: so many times as much."""
    if passage.text.find("katl", end, end + _TIMES_REACH) < 0:
        return None
    end, value, _ = passage.grammar.number_at(passage.text, start)
    if not _TIMES_OVER.match(passage.text, end):
        return None
    draft = new_draft(start, end, "ratio", "times_over", value, "x")
    draft.quantifier = passage.grammar.quantifier(passage.text, start, end)
    return draft


def _ordinal_point(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``5. nesil``, ``2'nci``"""
    if grouped := _GROUPED_RANK.match(passage.text, start):
        return _ordinal_word(passage, start, grouped.end())
    ordinal = _ORDINAL.match(passage.text, end)
    if ordinal:
        if ordinal["what"] == "hafta" and _WEEK_OF_COURSE[0].search(passage.text, max(0, start - 2), start) and _WEEK_OF_COURSE[1].match(passage.text, ordinal.end()):
            return new_draft(start, ordinal.end(), "index", "week_of_course", value=int(passage.text[start:end]))  # `– 6. hafta, slayt 14`
        return new_draft(start, ordinal.end(), "ordinal", "ordinal_point", value=int(passage.text[start:end]))
    suffix = _ORDINAL_SUFFIX.match(passage.text, end)
    if suffix:
        return new_draft(start, suffix.end(), "ordinal", "ordinal_suffix", value=int(passage.text[start:end]))
    return _ordinal_word(passage, start, end) if passage.text[end : end + 1] == "." else None


def _ordinal_word(passage: Passage, start: int, end: int) -> Draft | None:
    """``187. oldu``, ``58. buluşma``, ``11.000. adımda``: in prose no sentence goes on in small letters; ``5. sayfa`` is a part of the text."""
    text = passage.text
    if _PART_AFTER.match(text, end):
        return new_draft(start, end + 1, "index", "part_after", value=int(text[start:end]))
    if (end - start > _LONGEST_RANK and "." not in text[start:end]) or not _ORDINAL_WORD.match(text, end) or text[max(0, start - 2) : start].strip()[-1:] in ("%", "-", "/", ",", "$", "."):
        return None
    line = text.rfind("\n", 0, start) + 1
    stop = text.find("\n", end)
    if start - line < 2 or not _PROSE_HEAD.match(text, line) or _SMALL_SENTENCE.search(text, line, stop if stop >= 0 else len(text)) or passage.grammar.unit_at(text, end):
        return None
    return new_draft(start, end + 1, "ordinal", "ordinal_word", value=int(text[start:end].replace(".", "")))


def _numbered_heading(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``Hafta 5:``, ``· Sayı 14``, ``Ödev 3 (teslim``: parts of a course, a series or a report, at the head of a line or after a mark."""
    text = passage.text
    if end - start > 3 or text[start - 2 : start - 1] not in _HEADING_ENDS or not _NUMBERED_HEADING.search(text, max(0, start - 34), start):
        return None
    return new_draft(start, end, "index", "numbered_heading", value=int(text[start:end]))


def _page_of_source(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``(s. 6)``, ``s. 63–72``, ``sf. 12``, ``dn. 4``: pages and notes of a source."""
    if passage.text[start - 2 : start - 1] != "." or not _SOURCE_PART.search(passage.text, max(floor, start - 6), start):
        return None
    pages = _PAGES.match(passage.text, start)
    return new_draft(start, pages.end(), "index", "page_of_source", value=int(passage.text[start:end])) if pages else None


def _slang_thousand(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``20kya``; ``20k`` in talk of money"""
    text = passage.text
    if text[end : end + 3] in ("kya", "kye") and not text[end + 3 : end + 4].isalpha():
        return new_draft(start, end + 1, "money", "slang_thousand", value=int(text[start:end]) * 1000, unit="TRY")
    currency = passage.grammar.money_context(text, start, end)
    if currency and _SLANG_THOUSAND.match(text, end):
        return new_draft(start, end + 1, "money", "slang_thousand", value=int(text[start:end]) * 1000, unit=currency)
    return None


def _point_clock(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``16.05'te sona erdi``, ``14 Kasım, 23.59``, ``09.30 Kayıt`` at the head of a line"""
    text = passage.text
    clock = _POINT_CLOCK.match(text, start) if end - start == 2 else None
    if clock is None or (passage.grammar.unit_at(text, clock.end("m")) and not _SCHEDULE.match(text, clock.end("m"))):
        return None
    at_head = start == 0 or text[start - 1] == "\n"
    fits = (at_head and _SCHEDULE.match(text, clock.end("m"))) or _LOCATIVE.match(text, clock.end("m")) or _DAY_BEFORE.search(text, max(0, start - 18), start) or _DAY_AFTER.match(text, clock.end("m"))
    if not fits or _NO_CLOCK.search(text, max(floor, start - 16), start):
        return None
    return new_draft(start, clock.end("m"), "time", "point_clock", text_value=f"{clock['h']}:{clock['m']}")


def _law(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``4735 sayılı Kanun``"""
    numbered = _NUMBERED_LAW.match(passage.text, end)
    return new_draft(start, end, "name", "law", text_value=passage.text[start:end]) if numbered else None


def _per_mille(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``binde 5``"""
    if not _PER_MILLE.search(passage.text, max(floor, start - 7), start):
        return None
    end, value, _ = passage.grammar.number_at(passage.text, start)
    return new_draft(start - 6, end, "ratio", "per_mille", value=value / 1000, unit="x")


def _part_of(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``10'da 1'i``"""
    part = _DIGIT_FRACTION.match(passage.text, start)
    if not part or not 0 < int(part[2]) < int(part[1]):
        return None
    return new_draft(start, part.end(), "ratio", "part_of", value=int(part[2]) / int(part[1]), unit="x")


def _part_of_many(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``10 binde 3``, ``1 milyonda 5``"""
    part = _PART_OF_MANY.match(passage.text, start)
    if not part or passage.grammar.unit_at(passage.text, part.end()):
        return None
    whole = int(part["whole"]) * (1000 if part["scale"] == "b" else 10**6)
    return new_draft(start, part.end(), "ratio", "part_of", value=float(part["n"].replace(",", ".")) / whole, unit="x")


def _per_mille_sign(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``‰5``, ``‰ 2,5``: read as ``binde 5``."""
    sign = passage.text.rfind("‰", max(floor, start - 2), start)
    if sign < 0:
        return None
    end, value, _ = passage.grammar.number_at(passage.text, start)
    return new_draft(sign, end, "ratio", "per_mille", value=value / 1000, unit="x")


def _code_before(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``USD 2,5 milyon``"""
    text = passage.text
    code = text[start - 4 : start - 1]
    if code not in _CODES or start - 4 < floor or text[start - 5 : start - 4].isalnum() or (text[start - 6 : start - 5].isdigit() and text[start - 5 : start - 4] in SPACES):
        return None
    end, value, _ = passage.grammar.number_at(text, start)
    if passage.unit_at(end) or text[end : end + 1].isalnum():
        return None
    draft = new_draft(start - 4, end, "money", "code_before", value=value, unit=code)
    draft.quantifier = passage.grammar.quantifier(text, start - 4, end)
    return draft


def _each_in_digits(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``10'ar bin dolar``, ``8'er çip``: so many each."""
    text = passage.text
    each = _EACH_OF.match(text, end)
    if not each:
        return None
    value, stop = int(text[start:end]), each.end("suffix")
    if each["scale"]:
        value, stop = value * scale_of(each["scale"]), each.end()
    found = passage.unit_at(stop)
    if not found and not each["scale"]:
        return None
    kind, unit = found[1] if found else ("quantity", None)
    return new_draft(start, found[0] if found else stop, kind, "distributive", value=value, unit=unit)  # type: ignore[arg-type]


def _thousands_before(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``bin 500 dolar``, ``iki milyon 300 bin kişi``: scales in words before the rest in digits."""
    text = passage.text
    if text[start - 4 : start - 1].lower() not in _SCALES_END and text[start] != "0":
        return None
    words = _SCALED_WORDS.search(text, max(floor, start - 40), start)
    whole = read_numeral(words["n"]) if words else None
    if not words or not whole:
        return None
    stop, value, scale = passage.grammar.number_at(text, start)
    if value != int(value) or value >= scale_of(words["n"]) or (scale == 1 and (end - start != _GROUP or stop != end)) or VAGUE.search(text, max(0, words.start("n") - 10), words.start("n")):
        return None
    found = passage.unit_at(stop)
    kind, unit = found[1] if found else ("quantity", None)
    if unit in ("mm", "nm"):  # `ayda elli bin 300 mm plaka`
        return None
    draft = new_draft(words.start("n"), found[0] if found else stop, kind, "thousands_before", value=whole + value, unit=unit)  # type: ignore[arg-type]
    rate = passage.grammar.rate_before(text, draft.start) if unit and kind in ("quantity", "money") else None
    if rate:
        draft.unit = f"{unit}/{rate[1]}"
    draft.quantifier = passage.grammar.quantifier(text, draft.start, draft.end)
    return draft


def _out_of(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``10 kişiden 1'i``"""
    out_of = _OUT_OF.match(passage.text, start) if end - start <= 2 else None
    if not out_of or not 1 < int(out_of[1]) <= 10 or int(out_of[2]) >= int(out_of[1]):
        return None
    return new_draft(start, out_of.end(), "ratio", "out_of", value=int(out_of[2]) / int(out_of[1]), unit="x")


_PART_OF_MANY = re.compile(r"(?P<whole>[1-9][0-9]{0,2})[ \u00a0](?:(?P<scale>b)inde|milyonda)[ \u00a0](?P<n>[0-9]{1,3}(?:,[0-9]+)?)(?![0-9.,]*[0-9])")
_SCALED_WORDS = re.compile(rf"(?<![^\W_])(?<![0-9.,][ \u00a0])(?P<n>{WORDS})[ \u00a0]$")
_SCALE_ENDS = frozenset("nrNR")
_SCALES_END = frozenset(("bin", "yon", "yar", "bi\u0307n"))  # in small letters, `BİN` too
_CODES = frozenset(("USD", "EUR", "TRY", "GBP"))
_CODE_ENDS = frozenset(code[-1] for code in _CODES)
_EACH_OF = re.compile(rf"(?P<suffix>['’]ş?[ae]r)(?![^\W\d_])(?:[ \u00a0](?P<scale>{SCALE_WORD})(?![a-zçğıöşü]*l[ae]r))?")
_GROUP = 3  # digits of a group of thousands


def _spaced(before: str, ends: Container[str]) -> bool:
    """Whether a space and one of ``ends`` before it stand before a number."""
    return len(before) == len(". ") and before[1] in SPACES and before[0] in ends


RULES: tuple[SpecialRule, ...] = (
    (_percent_before, lambda before, mark: before == "%" or before[-1:] in _PERCENT_SIGNS or (len(before) == 2 and (before[0] in _PERCENT_ENDS or before[0] in "eE"))),
    (_times_over, lambda before, mark: mark[:1] in _TIMES_OVER_HEADS),
    (_ordinal_point, lambda before, mark: mark[:1] in _ORDINAL_HEADS),
    (_numbered_heading, lambda before, mark: _spaced(before, _HEADING_ENDS) and (mark == "" or mark[:1] in _HEADING_MARKS or (mark[:1] == " " and mark[1:] in "–—·|(-*") or (mark[:1] == "." and mark[1:] not in "0123456789"))),
    (_page_of_source, lambda before, mark: _spaced(before, ".")),
    (_law, lambda before, mark: mark[:1] in SPACES and mark[1:] == "s"),
    (_point_clock, lambda before, mark: mark[:1] == "."),
    (_slang_thousand, lambda before, mark: mark[:1] in ("k", "K")),
    (_per_mille, lambda before, mark: before == "e "),
    (_per_mille_sign, lambda before, mark: before[:1] == "‰"),
    (_thousands_before, lambda before, mark: _spaced(before, _SCALE_ENDS)),
    (_code_before, lambda before, mark: _spaced(before, _CODE_ENDS)),
    (_each_in_digits, lambda before, mark: mark[:1] in ("'", "’")),
    (_part_of_many, lambda before, mark: mark in (" b", " m")),
    (_part_of, lambda before, mark: mark[:1] in ("'", "’")),
    (_out_of, lambda before, mark: mark[:1] in SPACES and mark[1:] in _OUT_OF_HEADS),
)
"""Rules for numbers that are no plain measure, each with a cheap test on the two characters before and behind one."""
TELLING = frozenset("eE.‰") | _SCALE_ENDS | _CODE_ENDS | _HEADING_ENDS
"""The last character but a space before a number that one of ``RULES`` may read."""
