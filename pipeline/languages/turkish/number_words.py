"""Turkish numbers in words: cardinals and what they count, ordinals, fractions, multiples."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.literals import tidy
from pipeline.extract.units import Meaning, symbol_at
from pipeline.languages.turkish import units
from pipeline.languages.turkish.amounts import SINGLE
from pipeline.languages.turkish.bounds import quantifier
from pipeline.languages.turkish.numerals import SPACES, WORDS, lower, read_numeral
from pipeline.languages.turkish.shares_in_words import NOT_SPECIAL, ORDINAL_WORDS, STANDS_ALONE, share_in_words
from pipeline.languages.turkish.word_ranges import FEW, MANY, NUMBER_WORDS, range_in_words

_FIRST_LETTERS = "bBiİüÜdDaAyYsSoOkKeEmMtTçÇ"
_NUMBER_HEAD = (
    r"(?:"
    r"[bB](?:ir(?=inci| (?:milyon|milyar|trilyon|bin|buçuk|kat|adet|düzine|virgül|iki|ila)|[-–]iki| (?:saat|dakika|yıl|gün|hafta)[ \u00a0][^\W_]{1,9}[ \u00a0])|in(?:(?![a-zçğıöşü])|de(?= )|(?=den (?:fazla|çok|az)|i (?:aşkın|aşan)|e yakın|in (?:üst|üzer)))|eş)|[iİ](?:ki|lk)|[üÜ](?:ç|ÇÜ)|[dD](?:ört|okuz|oksan|örd)|[aA]lt(?:ı(?=[ \-–]|dan |yı |şar |ncı|da |sı )|mış)|[yY](?:edi|irmi|etmiş|üz(?=[ \-–]|de [^\W\d_]|den (?:fazla|çok|az)|ü (?:aşkın|aşan)|e yakın|ün (?:üst|üzer))|ar[ıi])"
    r"|[sS](?:ekiz|eksen|ıfır)|[oO](?:n(?=[ \-–]|da |ar |uncu|bir|iki|üç|dör|beş|altı|yedi|sek|dok)|tuz)|[kK]ırk|[eE]lli|[mM]ily|[tT]rilyon|[çÇ](?:eyre|ift))"
)
_WORD_STARTS = re.compile(rf"[^A-Za-z0-9çğıöşüÇĞİÖŞÜâîû_'’](?=[{_FIRST_LETTERS}]){_NUMBER_HEAD}")
"""The character before a number word, which may be a rare letter, and the head of the word: a search for what is no letter passes over most of a text."""
_CAPITAL_STARTS = re.compile(
    r"[BİIÜDAYSOKEÇ](?=[A-ZÇĞİÖŞÜ])(?<![\w'’].)(?:(?<=B)[Iİ](?:N(?![A-ZÇĞİÖŞÜ])|R[ \u00a0](?:M[Iİ]LY|TR[Iİ]LY|B[Iİ]N|[Iİ]K[Iİ]|BUÇ|ADET|V[Iİ]RG))|(?<=B)EŞ|(?<=[Iİ])K[Iİ]|(?<=Ü)Ç|(?<=D)(?:ÖR|OKU|OKS)|(?<=A)LTI|(?<=A)LTM|(?<=Y)(?:ED[Iİ]|[Iİ]RM|ETM|ÜZ|ARI)|(?<=S)(?:EK[Iİ]|EKS|IF[Iİ])|(?<=O)(?:N[ \u00a0]|TUZ|NDA|NB|N[Iİ]K|NÜÇ)|(?<=K)IRK|(?<=E)LL[Iİ]|(?<=Ç)(?:EYRE|[Iİ]FT))"
    r"(?=[A-ZÇĞİÖŞÜ]*(?:['’][A-ZÇĞİÖŞÜ]+)?[ \u00a0–-](?:[A-ZÇĞİÖŞÜ]{2}|[0-9%])|[A-ZÇĞİÖŞÜ]*[ \u00a0][a-zçğıöşü]{2})"
)
_HEADLINE = re.compile(r"[A-ZÇĞİÖŞÜ](?:[a-zçğıöşü]+|[A-ZÇĞİÖŞÜ]+)[ \u00a0–-][A-ZÇĞİÖŞÜ](?![A-Z]*[0-9])")
"""A number word in a headline: it and the word behind it have capitals."""
_LOUD_WORD = re.compile(r"[A-ZÇĞİÖŞÜ]{2,}(?=[ \u00a0][a-zçğıöşü])")
_COUNTS_ANYTHING = frozenset(("piece", None))
_FIRST_WORD = re.compile(_NUMBER_HEAD)
_COMPOSED_ORDINAL = re.compile(rf"(?P<n>{WORDS}?)[ \u00a0](?P<last>birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu)")  # `yirmi birinci`
_FRACTION = re.compile(r"(?P<below>[^\W\d_]+?)(?:[dt][ae])[ \u00a0](?P<above>bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|dörd)(?P<tail>[a-zçğıöşü]*)")
_TENS = frozenset("on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz".split())
NOUN = re.compile(r"[ \u00a0](?P<noun>[^\W\d_]+(?:-[^\W_]+)*|[A-Z0-9][\w-]*)")
_NOT_COUNTED = frozenset(
    "ve veya ile da de ya ki mi mı mu mü için gibi kadar daha en çok az bile ama fakat ancak olarak olan oldu olur ise diye sonra önce taraf tarafta tarafı yandan yana arada bir şey şekilde kez kere defa "
    "gözle köşe elle yandan zaman gün yönlü katlı boyutlu yüzlü katmanlı anlamda arası arasında arasındaki tane".split()
)
_VERSION = re.compile(r"[ \u00a0]v\d")
_KAT = re.compile(r"[ \u00a0]?(?P<kat>kat(?:ı|ın|ına|ından|lık|tan|a|lan\w*)?|misli|misline)(?![a-zçğıöşü])")
_HALF_HOUR = re.compile(r"[ \u00a0](?:giga|mega|tera|kilo|mili|watt|vat(?![a-z])|saniye|saat|dakika|puan|yıl|gün|metre|litre|kilo|milyar|milyon)")
_PARTITIVE = re.compile(r"(?:ü|i|u|sı|si)(?:n[ıiuü])?(?=[ \u00a0][^\W\d_])")  # `dördü`, `altısını`: so many of them
VAGUE = re.compile(r"(?<![^\W\d_])(?:[bB]irkaç|[bB]ir kaç|[kK]aç|[bB]irçok|[pP]ek çok|BİRKAÇ|BİR KAÇ)[ \u00a0]$")
_AFTER_DIGIT = re.compile(r"(?:(?<=[a-zçğıöşü),;:][ \u00a0])|(?<![^\n]))[0-9][0-9.,]*[ \u00a0]$")  # `100 bin üç kart`, `3 yüz`: the word belongs to the digits, or counts nothing
_SON_OF = re.compile(r"[bB]in[ \u00a0](?:S[ae]lman|Zay[ei]d|R[ae][sş][hıi]+d|Ladin|Hamad|Hal[ie]d|Hal[ie]fe|Abd|Tal[aâ]l|Sultan|Nahyan|Faysal|Fahd|Turki)")  # `Muhammed bin Selman`
_VAGUE_HEADS = frozenset("açokAÇK")
_SPOKEN = re.compile(r"(?!l[ae]rc[ae])(?:y?[ıiuüae]|[dt][ae]n?|n?[ıiuü]n|y?d[ıiuü]|t[ıiuü]|l[ıiuü]k)?(?=[.,;:!?)”\"’']|[ \u00a0](?:çık|in(?:di|er)|düş|gör|ol|de(?:di|r|n)|diyor|ver|al|ulaş|yaklaş|[–—-])|$)")  # `bin yüze çıktı`, `— İki yüz elli altı.`
_ONE_AND = re.compile(rf"(?<=saat)[ \u00a0](?:[0-9]{{1,2}}|{WORDS})[ \u00a0](?:dakika|dk)|(?<=dakika)[ \u00a0](?:[0-9]{{1,2}}|{WORDS})[ \u00a0](?:saniye|sn)|(?<=yıl)[ \u00a0](?:[0-9]{{1,2}}|{WORDS})[ \u00a0]ay|(?<=hafta)[ \u00a0](?:[0-9]|{WORDS})[ \u00a0]gün|(?<=gün)[ \u00a0](?:[0-9]{{1,2}}|{WORDS})[ \u00a0]saat")  # `bir saat otuz dakika`
_BOUNDED = re.compile(r"['’]?(?:[dt][ae]n[ \u00a0](?:daha[ \u00a0])?(?:fazla|çok|az)|y?[ıiuü][ \u00a0](?:aşkın|aşan)|y?[ae][ \u00a0]yakın|n?[ıiuü]n[ \u00a0](?:üzerinde|üstünde|altında)(?:ki)?)(?=[ \u00a0][^\W\d_])")  # `binden fazla çip`
_NUMBER_OF = re.compile(r"[sS]ayısı(?:nı|nın)?(?:[ \u00a0](?:ise|da))?(?:[ \u00a0][^\W\d_]+[dt][ae]n)?[ \u00a0]$")  # `tedarikçi sayısı dörtte kaldı`, `çift sayısını sekizden dörde indirdi`
_CASE = re.compile(r"(?:[dt][ae]n?|y?[aeıiuü])(?![^\W\d_])")
_ABOUT = re.compile(r"[ \u00a0](?:kadar|civarı(?:nda)?|dolayında)(?=[ \u00a0][^\W\d_])")  # `bir milyon kadar L40`
_THEREFORE = re.compile(r"(?<![^\W\d_])(?:bu|şu|o|ne)[ \u00a0]$", re.IGNORECASE)  # `bu yüzden fazla ısınır`
_FACE = re.compile(r"[yY]üz[ \u00a0](?:tanı|okum|yüze|ifade|maske|kilid|algıla|tarama|hatlar|tespit|takip|takib|verileri|nakli|kası|mimik)")
_TRIPLED = re.compile(r"(?:[ae]|y[ae])[ \u00a0]katl[aıu][a-zçğıöşü]*")


def words(text: str, start: int, end: int) -> Iterator[Draft]:
    """``dört çip``, ``iki katı``, ``yarısı``, ``üçte bir``, ``çift çekirdek``, ``ikinci``; not ``bir`` as an article, ``ikisi``."""
    heads = [match.start() + 1 for match in _WORD_STARTS.finditer(text, max(0, start - 1), end) if not text[match.start()].isalnum()]
    if start == 0 and _FIRST_WORD.match(text, 0, end):
        heads.insert(0, 0)
    capitals = [match.start() for match in _CAPITAL_STARTS.finditer(text, start, end)]
    if capitals:
        heads = sorted({*heads, *capitals})
    last = start
    for head in heads:
        if head < last:
            continue
        if text[head - 2 : head - 1] in _VAGUE_HEADS and VAGUE.search(text, max(0, head - 10), head):
            vague = NUMBER_WORDS.match(text, head)  # `birkaç yüz bin`: so many as nobody told
            last = vague.end() if vague else head
            continue
        first = text[head]
        if first in "bByY" and ((text[head - 2 : head - 1].isdigit() and _AFTER_DIGIT.search(text, max(0, head - 12), head)) or (first in "bB" and _SON_OF.match(text, head))):
            continue
        draft = _in_headline(text, head) if first.isupper() and _HEADLINE.match(text, head) else _word_draft(text, head)
        if draft and first.isupper() and draft.unit in _COUNTS_ANYTHING and (loud := _LOUD_WORD.match(text, head)) and not units.unit_at(text, loud.end()):
            continue  # `Ahmet KIRK dedi`
        if draft and draft.end <= end:
            draft.quantifier = quantifier(text, draft.start, draft.end)
            last = draft.end
            yield draft


def _in_headline(text: str, head: int) -> Draft | None:
    """``YÜZDE KIRK ARTTI``, ``İki Katına Çıktı``: read in small letters, as no rule minds capitals; ``IKI`` lost its dots."""
    line = text.rfind("\n", max(0, head - 40), head) + 1 or max(0, head - 40)
    stop = text.find("\n", head, head + 120)
    written = text[line : stop if stop >= 0 else head + 120]
    word = SINGLE.match(text, head)
    shouted = word is not None and word.group().isupper()
    for small in dict.fromkeys((lower(written), lower(written.replace("I", "İ")) if shouted else "")):
        draft = _word_draft(small, head - line) if small else None
        if draft and not (draft.unit == "piece" and small[draft.start : draft.end] == "on"):  # `ON Semiconductor`
            draft.start, draft.end = draft.start + line, draft.end + line
            return draft
    return None


def _word_draft(text: str, start: int) -> Draft | None:
    """The figure that begins with the word at ``start``, if that word is a number in this place."""
    if text[start] in "yY" and _FACE.match(text, start):
        return None
    special = share_in_words(text, start)
    return special if special is not NOT_SPECIAL else _plain_words(text, start)


def _plain_words(text: str, start: int) -> Draft | None:
    """Ordinals, fractions and cardinals."""
    word = SINGLE.match(text, start)
    lowered = lower(word.group()) if word else ""
    if "nc" in lowered:
        for ordinal, value in ORDINAL_WORDS.items():
            if lowered.startswith(ordinal) and (ordinal != "birinci" or lowered.startswith("birincili")):
                return _ordinal(text, start, ordinal, value)
    if lowered in _TENS or lowered == "bin":
        composed = _COMPOSED_ORDINAL.match(text, start)
        base = read_numeral(composed["n"]) if composed else None
        if composed and base and base % 10 == 0:
            return _ordinal(text, start, composed.group(), int(base) + ORDINAL_WORDS[lower(composed["last"])])
    if lowered in _TENS:
        fraction = _FRACTION.match(text, start + len(lowered) + 1)
        below, above = (read_numeral(lower(text[start : fraction.end("below")])), read_numeral(fraction["above"])) if fraction else (None, None)
        if fraction and below and above and below > above:
            return new_draft(start, fraction.end("above") + fraction["tail"].startswith("i"), "ratio", "part_of", value=above / below, unit="x", in_words=True)  # `on üçte biri`, `on binde beş`
    fraction = _FRACTION.match(text, start) if lowered.endswith(("de", "da", "te", "ta")) else None
    if fraction:
        below, above = {"milyon": 10**6, "milyar": 10**9}.get(lower(fraction["below"])) or read_numeral(fraction["below"]), read_numeral(fraction["above"])
        if below and above and below > above:
            return new_draft(start, fraction.end("above") + (1 if fraction["tail"].startswith("i") else 0), "ratio", "part_of", value=above / below, unit="x", in_words=True)
    return _cardinal(text, start)


def _ordinal(text: str, start: int, ordinal: str, value: int) -> Draft | None:
    end = start + len(ordinal)
    if text.startswith(("si ", "sü ", "sı "), end):
        return new_draft(start, end + 2, "ordinal", "ordinal_words", value=value, in_words=True)
    if STANDS_ALONE.match(text, end):
        return new_draft(start, end, "ordinal", "ordinal_words", value=value, in_words=True)
    noun = NOUN.match(text, end)
    if text[end : end + 1].isalpha() or not noun:
        return None
    if lower(noun["noun"])[:5] in ("çeyre", "yarıs") or lower(noun["noun"]) in ("el", "elden", "ele", "elci", "elde", "elin"):
        return None
    stop = noun.end() if lower(noun["noun"])[:4] in ("sıra", "nesi", "kuşa") else end
    return new_draft(start, stop, "ordinal", "ordinal_words", value=value, in_words=True)


def _cardinal(text: str, start: int) -> Draft | None:
    match = NUMBER_WORDS.match(text, start)
    if not match:
        return None
    end = match.end()
    value = read_numeral(match.group())
    while value is None and " " in text[start:end]:
        end = text.rindex(" ", start, end)
        value = read_numeral(text[start:end])
    if value is None or not value:
        return None
    if ((value == 0.25 and not text.startswith(" puan", end)) or (value == 0.5 and not _HALF_HOUR.match(text, end))) and SPACES.isdisjoint(text[start:end]):
        return None
    spread = range_in_words(text, start, match)
    if spread is None:
        return _measured(text, start, end, value)
    draft = _measured(text, start, spread[0], spread[2])
    if draft and draft.value:
        draft.value, draft.value_max = tidy(draft.value * spread[1] / spread[2]), draft.value
    return draft


def _measured(text: str, start: int, end: int, value: float) -> Draft | None:
    """What follows a cardinal in words: a multiplier, a unit, a noun, or nothing that counts."""
    partitive = _PARTITIVE.match(text, end)
    if partitive and (3 <= value <= 9 if " " not in text[start:end] else FEW < value < MANY and value % 10):
        return new_draft(start, partitive.end(), "quantity", "partitive", value=value, unit="piece", in_words=True)
    tripled = _TRIPLED.match(text, end)
    if tripled:
        return new_draft(start, tripled.end(), "ratio", "multiplied", value=value, unit="x", in_words=True)
    following = text[end : end + 1]
    bounded = _BOUNDED.match(text, end) if value > 1 and (following.isalpha() or following in "'’") and lower(text[start:end]) != "on" and not _THEREFORE.search(text, max(0, start - 6), start) else None
    if bounded:
        found = units.unit_at(text, bounded.end())
        kind, unit = found[1] if found else ("quantity", "piece")
        return new_draft(start, end, kind, "bounded_words", value=value, unit=unit, in_words=True) if kind in ("quantity", "money") else None  # type: ignore[arg-type]
    if value > 1 and _CASE.match(text, end) and _NUMBER_OF.search(text, max(0, start - 36), start):
        return new_draft(start, end, "quantity", "number_of", value=value, unit="piece", in_words=True)
    if value > FEW and " " in text[start:end] and _SPOKEN.match(text, end):
        return new_draft(start, end, "quantity", "spoken_number", value=value, in_words=True)
    if following.isalpha() or following in "'’-":
        return None
    times = _KAT.match(text, end)
    if times and (value != 1 or text.startswith((" kat artı", " kat daha", " kat fazla"), end)):
        return new_draft(start, times.start("kat") + (4 if times["kat"].startswith("katı") else 3), "ratio", "times", value=value, unit="x", in_words=True)
    return _counted(text, start, end, value)


def _counted(text: str, start: int, end: int, value: float) -> Draft | None:
    found = units.unit_at(text, end)
    if value == 1 and text[start:end].lower() == "bir":
        if found and _ONE_AND.match(text, found[0]):
            return new_draft(start, found[0], "quantity", "one_and", value=1, unit=found[1][1], in_words=True)
        return new_draft(start, found[0], "quantity", "one_piece", value=1, unit="piece", in_words=True) if found and text[end:found[0]].strip() == "adet" else None
    if found:
        kind, unit = found[1]
        if kind == "ordinal":
            return None
        if unit in ("US cent", "TRY cent"):
            value, unit = value / 100, unit[:3].replace("US ", "USD")
        stop = end if _VERSION.match(text, found[0]) else found[0]  # `sekiz TPU v3`: the unit is in a name
        return new_draft(start, stop, kind, "counted_words", value=value, unit=unit, in_words=True)  # type: ignore[arg-type]
    about = _ABOUT.match(text, end) if value >= FEW else None
    if about:
        found = units.unit_at(text, about.end())
        kind, unit = found[1] if found else ("quantity", "piece")
        return new_draft(start, end, kind, "counted_words", value=value, unit=unit, in_words=True) if kind in ("quantity", "money") else None  # type: ignore[arg-type]
    noun = NOUN.match(text, end)
    if not noun or (lower(noun["noun"]) in _NOT_COUNTED and not noun["noun"].isupper()):
        return None
    symbol = symbol_at(text, end + 1)
    meaning: Meaning = symbol[1] if symbol else ("quantity", "piece")
    return new_draft(start, end, meaning[0], "counted_words", value=value, unit=meaning[1], in_words=True)  # type: ignore[arg-type]
