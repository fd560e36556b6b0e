"""Names in Turkish text by their capital letters: what belongs to a name at the head of a sentence, firms and bodies by their last word."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.names import GENERIC_LATIN, TR_COMMON, TR_LOWER, UNITS, Found, guess_type
from pipeline.languages.grammar import RoleGrammar
from schemas.records import EntityType

_WORD = r"[A-ZÇĞİÖŞÜ][A-Za-zÇĞİÖŞÜçğıöşüâîû]*[A-Za-zÇĞİÖŞÜçğıöşüâîû0-9+]*(?:-[A-Za-z0-9]+)*"
_SEQUENCE = re.compile(rf"(?<![A-Za-z0-9ÇĞİÖŞÜçğıöşü_./@$#'’-]){_WORD}(?: (?:{_WORD}|[A-Z]{{0,3}}\d+[A-Za-z]{{0,4}}(?![A-Za-z0-9.,%])))*")
_COMPANY = re.compile(r"(?:Yonga|Teknoloji|Teknolojileri|Yarı ?İletken|(?:[Mm]ikro)?[Ee]lektronik|Bulut|Veri|Silikon|Bilişim|Yazılım|Savunma|Holding|Labs?|Systems|Semiconductor|Technologies|Ventures|Capital|Mikro|Chips?|Semi|Enerji|Telekom|Bank)$")
_FIRM = re.compile(r"\S+ (?:Devre|NPU|Donanım|Grafik|Sistem|Ses|Paketleme|Çip|Mobil|Wafer|AI|Electronics|Bellek|Bilgi|Robotik|Optik|Fotonik|Kuantum|Sensör|Bilgisayar|Otomotiv|Medikal|Mikroçip|Devreleri|Hesaplama|Networks?|Robotics|Devices|Micro|Logic|Compute|Computing|Photonics|Silicon)")
_BODY = re.compile(r"(?:Üniversitesi|Enstitüsü|Ajansı|Araştırma|Kurumu|Derneği|Merkezi|Danışmanlık|Research|University|Institute|Vakfı|Bakanlığı|Laboratuvarı|Menkul|Yatırım)$")
_CASED = re.compile(r"[a-zçğıöşü]{3}(?:da|de|ta|te|dan|den|tan|ten|nda|nde|yla|yle)$")  # a case ending without apostrophe: no name
_TITLE_WORDS = frozenset("müdür müdürü başkan başkani bakan bakani profesör doçent doktor sözcü sözcüsü yardimcisi direktör direktörü".split())
_CALLED = re.compile(r" (?:kod )?(?:adlı|isimli)(?![a-zçğıöşü])")
_INNER_CAPITAL = re.compile(r"[a-zçğıöşü][A-ZÇĞİÖŞÜ]")  # letters as no common word has them: ``TürkDil``
_SUFFIX = re.compile(r"['’]([a-zçğıöşü]{1,10})(?![A-Za-zÇĞİÖŞÜçğıöşü])")


def turkish_names(text: str, folded: str, grammar: RoleGrammar, headings: list[tuple[int, int]]) -> Iterator[Found]:
    """Names in Turkish text: capitalised words with an apostrophe suffix, inside a sentence, or with a number.

    In headings, where every word may have a capital, only names that stand elsewhere too, or hold a number, count.
    """
    in_heading = {k for start, end in headings for k in range(start, end)}
    inside = {m[0] for m in re.finditer(rf"(?<=[a-zçğıöşü,] ){_WORD}", text) if m.start() not in in_heading} | {m[1] for m in re.finditer(rf"({_WORD})['’][a-zçğıöşü]", text)}
    for match in _SEQUENCE.finditer(text):
        start, words = match.start(), match[0].split(" ")
        if firm := _firm_at(words, folded[start : start + len(words[0])]):
            yield Found(start, start + len(firm), firm, "vendor", "capitalised", 2)
            continue
        while words and (folded[start : start + len(words[0])] in TR_COMMON or (len(words) > 1 and words[0] not in inside and _CASED.search(words[0]) and _starts_sentence(text, start)) or (words[0] not in inside and len(words) > 1 and _starts_sentence(text, start) and not re.search(r"\d", words[1]) and words[1] not in inside)):
            start += len(words[0]) + 1
            words = words[1:]
        titled = len(words) > 1 and folded[start : start + len(words[0])] in _TITLE_WORDS
        if titled:
            start += len(words[0]) + 1
            words = words[1:]
        while words and folded[match.end() - len(words[-1]) : match.end()] in TR_COMMON and len(words) == 1:
            words = []
        name = " ".join(words)
        if len(name) < 2 or name.lower() in GENERIC_LATIN or re.fullmatch(UNITS, name) or (name.isupper() and len(name) > 14):
            continue
        marked = bool(_SUFFIX.match(text, match.end()))
        has_digit = any(c.isdigit() for c in name)
        if start in in_heading and not (has_digit or marked or (words[0] in inside and len(words) == 1)):
            continue
        if not (marked or has_digit or len(words) > 1 or words[0] in inside or _introduces_itself(text, words[0], match.end())):
            continue
        if not has_digit and grammar.metric_starts.search(folded, start, match.end()):
            continue
        kind = guess_type(folded[max(0, start - 16) : start], folded[match.end() : match.end() + 24], grammar)
        kind = "person" if titled else _turkish_type(name, words, kind)
        yield Found(start, match.end(), name, kind or ("chip" if has_digit else "product"), "capitalised", 2 if marked else 1)


def _turkish_type(name: str, words: list[str], guessed: EntityType | None) -> EntityType | None:
    """What a capitalised name is by its own words, else as guessed from those around it; two bare words are a person."""
    if _COMPANY.search(name) or _FIRM.fullmatch(name):
        return "vendor"
    if _BODY.search(name):
        return "organisation"
    if guessed is None and len(words) == 2 and all(re.fullmatch(r"[A-ZÇĞİÖŞÜ][a-zçğıöşü]+", w) for w in words):
        return "person"
    return guessed


def _introduces_itself(text: str, word: str, end: int) -> bool:
    """``Arı adlı modül``, ``TürkDil``: a word at the head of a sentence that what follows, or its own letters, make a name."""
    return bool(_CALLED.match(text, end) or _INNER_CAPITAL.search(word))


def _firm_at(words: list[str], first: str) -> str | None:
    """``Akdeniz Silikon``, ``Kıyı Devre 3 mühendis`` without its number: a firm by its last word, wherever it stands."""
    while len(words) > 1 and words[-1][0].isdigit():
        words = words[:-1]
    name = " ".join(words)
    firm = len(words) > 1 and first not in TR_COMMON and (_COMPANY.search(name) or _FIRM.fullmatch(name))
    return name if firm and not any(word.translate(TR_LOWER).lower() in TR_COMMON for word in words[:-1]) else None


def _starts_sentence(text: str, start: int) -> bool:
    head = text[max(0, start - 3) : start].strip(" \"“'‘(-•*#\t")
    return not head or head[-1] in ".!?:\n…"


