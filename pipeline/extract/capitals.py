"""Names in Turkish text by their capital letters: what belongs to a name at the head of a sentence, firms and bodies by their last word."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from pipeline.extract.found import Found
from pipeline.extract.guessed_types import guess_type
from pipeline.extract.no_names import GENERIC_LATIN, TR_COMMON, UNITS
from pipeline.extract.widened import starts_sentence
from pipeline.languages.grammar import RoleGrammar
from pipeline.languages.turkish.kinds import KINDS
from pipeline.languages.turkish.words import PLACES, TOWNS, is_common, is_inflected, is_origin, is_place, without_origin
from pipeline.lexicon import fold
from schemas.records import EntityType

_WORD = r"[A-ZÇĞİÖŞÜ][A-Za-zÇĞİÖŞÜçğıöşüâîûéèáíóúñäëô]*[A-Za-zÇĞİÖŞÜçğıöşüâîû0-9+]*(?:-[A-Za-z0-9]+)*"
_SEQUENCE = re.compile(rf"(?<![A-Za-z0-9ÇĞİÖŞÜçğıöşü_./@$#'’-]){_WORD}(?: (?:of the |of |and the )?(?:{_WORD}|[A-Z]{{0,3}}\d+[A-Za-z]{{0,4}}(?![A-Za-z0-9.,%])))*")
_COMPANY = re.compile(r"(?:Yonga|Teknoloji|Teknolojileri|Yarı ?[İi]letken|(?:[Mm]ikro)?[Ee]lektronik|Bulut|Veri|Silikon|Bilişim|Yazılım|Savunma|Holding|Labs?|Systems|Semiconductor|Technologies|Ventures|Capital|Mikro|Chips?|Semi|Enerji|Telekom|Bank)$")
_FIRM = re.compile(r"(?:\S+ ){1,2}(?:İşlemci|Hızlandırıcı|Hızlandırma|Mikrosistem|Mikrosistemler|Gömülü Sistemler|Sistemler|Sistemleri|Güvenlik|Hesap|Oto|Foton|Oyun|Lojistik|Makina|Otonom|Havacılık|Uzay|Mühendislik|Tasarım|Tümdevre|Analitik|Dijital|Isıl|Soğutma|Elektroniği|Labs?)|\S+ (?:Devre|NPU|Donanım|Grafik|Sistem|Ses|Paketleme|Çip|Mobil|Wafer|AI|Electronics|Bellek|Bilgi|Robotik|Optik|Fotonik|Kuantum|Sensör|Bilgisayar|Otomotiv|Medikal|Mikroçip|Devreleri|Hesaplama|Networks?|Robotics|Devices|Micro|Logic|Compute|Computing|Photonics|Silicon)")
_BODY = re.compile(r"(?:Üniversitesi|Enstitüsü|Ajansı|Araştırma|Kurumu|Derneği|Merkezi|Danışmanlık|Research|University|Institute|Vakfı|Bakanlığı|Laboratuvarı|Menkul|Yatırım)$")
_CASED = re.compile(r"[a-zçğıöşü]{3}(?:da|de|ta|te|dan|den|tan|ten|nda|nde|yla|yle)$")  # a case ending without apostrophe: no name
_TITLE_WORDS = frozenset("kurucusu ceo cto cfo sorumlusu mühendisi analisti uzmani temsilcisi yöneticisi av dr prof doç müdür müdürü başkan başkani bakan bakani profesör doçent doktor sözcü sözcüsü yardimcisi direktör direktörü".split())
_FORMS = frozenset(("AŞ", "GmbH", "LLC"))
_FORMS_WITH_POINT = frozenset(("Inc", "Ltd", "Corp"))
_OFFICERS = frozenset(("CEO", "CTO", "CFO", "COO"))
_CALLED = re.compile(r"['’\"”]? (?:kod )?(?:adlı|isimli|adını|adında|adıyla|ismiyle|ismini|isminde)(?![a-zçğıöşü])")
_STEP = re.compile(r"[A-Z]|II|III|IV|VI?|Pro|Max|Ultra|Lite|Plus|Mini|Nano|Air|Edge|Prime|Neo|Turbo|SE|XT|XL|Elite|Core|One|Go")
_INSIDE = re.compile(rf"(?<![^\s(])[a-zçğıöşü][a-zçğıöşüâîû'’]*,? ({_WORD})")
_MARKED = re.compile(rf"({_WORD})['’][a-zçğıöşü]")
_SMALL = re.compile(r"(?<![\w'’])[a-zçğıöşüâîû]{3,}(?!\w)")
_HEAD = re.compile(r"(?:^|[.!?:;…\n*\"“”•] ?|\n[ \t]*(?:[0-9]{1,2}|[a-zçğıöşü])\) )([A-ZÇĞİÖŞÜ][a-zçğıöşüâîû]+)(?=[ ,])")
_PLAIN = re.compile(r"[A-ZÇĞİÖŞÜ][a-zçğıöşüâîû]+")
_THING_OF_NAME = re.compile(r" (?:yongasi|çipi|karti|işlemcisi|hizlandiricisi|modülü|sunucusu|[0-9]|adli|isimli|adini|adinda)")
_OFFICE_END = "Bakanlığı|Genel Müdürlüğü|Müdürlüğü|Başkanlığı|Belediyesi|Üniversitesi|Enstitüsü|Kurumu|Kurulu|Ajansı|Birliği|Derneği|Odası|Vakfı|Komisyonu|Platformu|Konseyi|Merkez Bankası|Laboratuvarı|Fakültesi|Ofisi|Müşavirliği"
_OFFICE = re.compile(rf"(?:[A-ZÇĞİÖŞÜ][a-zçğıöşüâîû]+(?: ve|,)? ){{1,4}}(?:{_OFFICE_END})(?=(?:n[iıuü]n|n[ae]|n[iıuü]|n[dt][ae]n?|yl[ae])?(?![a-zçğıöşü]))")
_TAIL_WORDS = frozenset("hakkinda incelemesi söylentileri nedir karşilaştirmasi".split())  # what a heading says of its name
_CASE = re.compile(r"[^aeıioöuü][ıiuü]$|(?:[dt][ae]n?|n[ıiuü]n|yl[ae]|l[ae]r[ıi]?)$")  # an object or a phrase before the office
_PERSON = 4  # how sure a name is that has the form of a person's
_FULL_NAME = 3  # words of a person's name at most
_SHORT_CASED = 6  # letters of a word that may end like a case by chance (`Galata`)
_SHORT = 3  # letters of a word that only its places could make a name
_ADDRESSED = re.compile(r"Bey|Hanım|Hoca|Usta|Abi|Abla|Amca|Teyze|Efendi")
_HEADING_MARK = re.compile(r"(?:^|\n)[#*> 0-9.)]*$")
_HEADING_END = re.compile(r"\**(?: ?[—–(]| - |[ \t]*(?:\n|$))")
_DATED = re.compile(r" ?(?:[–—-] |\(|, ?[0-9])")
_SERVICE = re.compile(r"(?:['’][a-zçğıöşü]+(?: [a-zçğıöşü]+)*)?\) ?[–—-]")
_REGIONS = frozenset("new york|new jersey|new mexico|santa clara|san francisco|san jose|san diego|las vegas|los angeles|palo alto|mountain view|st. louis|hong kong|abu dabi|abu dhabi|tel aviv|kuala lumpur|sao paulo|cape town|beyaz saray|silikon vadisi|orta asya|orta doğu|uzak doğu|yakin doğu|güney haber|dublin city|batı avrupa|doğu avrupa|suudi arabistan|birleşik krallik|birleşik arap emirlikleri|amerika birleşik devletleri|avrupa birliği".split("|"))
_QUARTERS = frozenset("kuzey güney doğu bati orta yeni koreli kore".split())
_AT = re.compile(r"['’][dt][ae]|l[ıiuü](?![a-zçğıöşü]{3})")
_SITUATED = re.compile(r"['’][dt][ae](?:ki(?![a-zçğıöşü])| (?:kurulu|kurulan|üretil|düzenle|yapılan|yaşayan|doğ|işlem gör|bulunan|açılan|ofis|fabrika|şube))|['’][dt][ae]n (?:yazan|bir okur|gelen|bakınca|bir isim|selam)")
_INNER_CAPITAL = re.compile(r"[a-zçğıöşü][A-ZÇĞİÖŞÜ]")  # letters as no common word has them: ``TürkDil``
_SUFFIX = re.compile(r"['’]([a-zçğıöşü]{1,10})(?![A-Za-zÇĞİÖŞÜçğıöşü])")


def turkish_names(text: str, folded: str, grammar: RoleGrammar, headings: list[tuple[int, int]]) -> Iterator[Found]:
    """Names in Turkish text: capitalised words with an apostrophe suffix, inside a sentence, or with a number.

    In headings, where every word may have a capital, only names that stand elsewhere too, or hold a number or a step of a range, count.
    """
    in_heading = {k for start, end in headings for k in range(start, end)}
    known = _Known(text, in_heading)
    for match in _SEQUENCE.finditer(text):
        if match[0].count(" ") > _LONGEST_ROW:
            continue  # an index of names without marks between them
        for part in _parts(match, text, known):
            found = _named(part, text, folded, grammar, known, heading=part.start in in_heading)
            if found:
                yield found
    yield from _bodies(text, known)
    yield from _people_with_particles(text)


_LONGEST_ROW = 24  # words: a headline may have all of its own in capitals


class _Known:
    """What a document tells about its capitalised words. ``inside``: those that have their capital within a sentence or before an
    apostrophe; ``heads``: how often a word begins a sentence; ``small``: folded words without a capital.
    """

    def __init__(self, text: str, in_heading: set[int]) -> None:
        self.inside = {m[1] for m in _INSIDE.finditer(text) if m.start(1) not in in_heading} | {m[1] for m in _MARKED.finditer(text)}
        self.small = {fold(word) for word in set(_SMALL.findall(text))}
        self.heads = Counter(m[1] for m in _HEAD.finditer(text))

    def is_common(self, word: str) -> bool:
        """Whether a word that begins a sentence needs no name to be there."""
        folded = fold(word)
        return word not in self.inside and (folded in self.small or is_common(folded))


class _Part(NamedTuple):
    """Capitalised words in a row; ``kind`` where the words themselves tell it."""

    start: int
    words: tuple[str, ...]
    kind: EntityType | None = None
    inner: bool = False  # stands after a word that only begins the sentence

    @property
    def name(self) -> str:
        return " ".join(self.words)

    @property
    def end(self) -> int:
        return self.start + len(self.name)


def _parts(match: re.Match[str], text: str, known: _Known) -> Iterator[_Part]:
    """A row of capitalised words without what only begins the sentence; a title or a given name begins a person's name."""
    start, words = match.start(), match[0].split(" ")
    if legal := _legal_form(words, text, match.end()):
        while len(legal) > 1 and (is_origin(fold(legal[0])) or _begins_only(legal, text, start, known)):
            start, legal = start + len(legal[0]) + 1, legal[1:]
        yield _Part(start, tuple(legal), "vendor")
        return
    officer = len(words) > 1 and words[-1] in _OFFICERS
    while words[-1:] and (fold(words[-1]) in _TAIL_WORDS or (len(words) > 1 and words[-1] in _OFFICERS) or (len(words) > 1 and is_origin(fold(words[-1]))) or _is_where(words)):  # `Gönül Danimarkalıda`
        words.pop()
    while len(words) > 1 and (is_origin(fold(words[0])) or (_is_firm(words[1:]) and not _COMPANY.fullmatch(" ".join(words[1:])) and _begins_only(words, text, start, known))):
        start, words = start + len(words[0]) + 1, words[1:]  # `Sonunda Ankaralı Gökçe Bulut`
    words = _without_amount(words, text, start)
    if _is_firm(words):
        yield _Part(start, tuple(_without_number(words)), "vendor")
        return
    while words and not _names_kind(words, text, start) and _begins_only(words, text, start, known):
        start, words = start + len(words[0]) + 1, words[1:]
    if not words:
        return
    if officer and len(words) == 1:  # `Orbisel CEO'su`: who has an officer is a firm
        yield _Part(start, tuple(words), "vendor")
        return
    house = next((cut for cut in range(len(words) - 1, 1, -1) if words[cut][0].isalpha() and _is_firm(words[:cut])), 0)
    if house and any(c.isdigit() for word in words[house:] for c in word):  # `Boğa Yonga Toros 4`, `Kefken Elektronik Sarkaç M1`
        yield _Part(start, tuple(words[:house]), "vendor")
        yield _Part(start + sum(len(word) + 1 for word in words[:house]), tuple(words[house:]))
        return
    if second := _second_thing(words, text):
        yield _Part(start, tuple(words[:second]))
        yield _Part(start + sum(len(word) + 1 for word in words[:second]), tuple(words[second:]))
        return
    titles = [i for i, word in enumerate(words[:-1]) if fold(word) in _TITLE_WORDS]
    given = next((i for i, word in enumerate(words[:-1]) if fold(word) in KINDS.given_names and all(_PLAIN.fullmatch(w) for w in words[i:]) and not KINDS.tier.fullmatch(fold(words[-1]))), None)
    cut = titles[-1] + 1 if titles else given
    if cut is not None and 0 < len(words) - cut <= _FULL_NAME:
        yield _Part(start + sum(len(word) + 1 for word in words[:cut]), tuple(words[cut:]), "person" if titles else None)
        return
    yield _Part(start, tuple(words), None, start > match.start())


def _legal_form(words: list[str], text: str, end: int) -> list[str] | None:
    """``Nöronik A.Ş.``, ``Kuzey Yonga AŞ``, ``Toros Ltd. Şti.``: the name before the form of a firm; None where no form follows."""
    if len(words) > 1 and (words[-1] in _FORMS or (words[-1] == "A" and text.startswith(".Ş.", end)) or (words[-1] == "Ltd" and text.startswith(". Şti", end)) or (words[-1] in _FORMS_WITH_POINT and text.startswith(".", end))):
        return words[:-1]
    return None


def _is_where(words: list[str]) -> bool:
    """``Lumera X5 Pro Türkiye'de``: whether the last word says where a thing with a number is sold or made."""
    return len(words) > 1 and fold(words[-1]) in PLACES and bool(_STEP.fullmatch(words[-2]) or any(c.isdigit() for c in words[-2]))


def _second_thing(words: list[str], text: str) -> int | None:
    """``Dümen R2 Yelken 4'ten yavaş``: where the second of two things begins that have a number each, if the text names it alone as well."""
    for cut in range(2, len(words) - 1):
        numbered = any(c.isdigit() for c in words[cut - 1]) and any(c.isdigit() for word in words[cut:] for c in word)
        if numbered and _PLAIN.fullmatch(words[cut]) and not _STEP.fullmatch(words[cut]) and text.count(" ".join(words[cut:])) > 1:
            return cut
    return None


def _begins_only(words: list[str], text: str, start: int, known: _Known) -> bool:
    """Whether the first of the words has its capital from the sentence alone: ``Yazıda Alageyik A7``."""
    word = fold(words[0])
    if word in TR_COMMON:
        return True
    if len(words) == 1 or words[0] in known.inside or not starts_sentence(text, start):
        return False
    cased = bool(_CASED.search(words[0])) and (is_place(word) or (len(word) > _SHORT_CASED and not words[1][0].isdigit() and not _STEP.fullmatch(words[1])))  # `Eylülde TEKNOFEST`: a name would have its apostrophe
    return cased or known.is_common(words[0])


def _names_kind(words: list[str], text: str, start: int) -> bool:
    """``Pusula Araştırma'nın``, ``Ufuk Danışmanlık``: whether the second of two words at the head of a sentence only says what kind of body bears the first as its name; alone it would name nobody."""
    end = start + len(" ".join(words))
    told = len(words) == 2 and _BODY.fullmatch(words[1]) is not None and fold(words[0]) not in TR_COMMON and _PLAIN.fullmatch(words[0]) is not None
    return told and starts_sentence(text, start) and not is_inflected(fold(words[0])) and _AS_NAME.match(text, end) is not None


_AS_NAME = re.compile(r"['’][a-zçğıöşü]|,? [a-zçğıöşü]")  # which no headline has behind a word with a capital


def _named(part: _Part, text: str, folded: str, grammar: RoleGrammar, known: _Known, *, heading: bool) -> Found | None:
    """A part as a name, if something speaks for one."""
    start, end, name, words = part.start, part.end, part.name, part.words
    if part.kind == "vendor":
        return Found(start, end, name, "vendor", "capitalised", 2)
    if _ADDRESSED.fullmatch(words[-1]) and 1 < len(words) <= _FULL_NAME:
        return Found(start, end, name, "person", "person_title", 3)
    if _is_dateline(part, text) or _is_region(part, text, folded) or len(name) < 2 or name.lower() in GENERIC_LATIN or re.fullmatch(UNITS, name) or (name.isupper() and len(name) > 14):
        return None
    marked = bool(_SUFFIX.match(text, end))
    has_digit = any(c.isdigit() for c in name)
    stepped = len(words) > 1 and bool(_STEP.fullmatch(words[-1]))
    if heading and not (has_digit or marked or stepped or _fills_heading(part, text, known) or (words[0] in known.inside and len(words) == 1)):
        return None
    if text.startswith("](#", end):  # a line of a table of contents
        return None
    if not (marked or has_digit or (part.inner and not known.is_common(words[0])) or len(words) > 1 or words[0] in known.inside or _introduces_itself(text, words[0], end) or _is_compared(text, words[0], end, known) or _returns(words[0], known)):
        return None
    if not has_digit and not stepped and grammar.metric_starts.search(folded, start, end):
        return None
    if part.kind == "person":
        return Found(start, end, name, "person", "person_title", 3)
    guessed = guess_type(folded[max(0, start - 16) : start], folded[end : end + 24], grammar)
    made = guessed == "vendor" and (bool(_ITS_MAKER.match(folded, end)) or (words[-1].isdigit() and bool(_THE_FIRM.search(text, 0, start))))  # `Şirket Toros 2 üzerinde çalışıyor`
    guessed = None if made else guessed
    kind = _turkish_type(name, list(words), None if heading and has_digit and guessed == "benchmark" else guessed)  # `Şahin 6 testi`: what is tested
    return Found(start, end, name, kind or ("chip" if has_digit or stepped else "product"), "capitalised", 2 if marked else 1)


def _fills_heading(part: _Part, text: str, known: _Known) -> bool:
    """``## Sedef İç — girişte duran``: two or three words, not all of them common (``## Deney Yöntemi``), that are all of a heading, or all before its dash."""
    if not 1 < len(part.words) <= _FULL_NAME or _HEADING_MARK.search(text, max(0, part.start - 8), part.start) is None or not _HEADING_END.match(text, part.end):
        return False
    return not any(word.isupper() and len(word) > _SHORT for word in part.words) and not known.is_common(part.words[-1]) and not all(is_common(fold(word)) for word in part.words)


def _is_dateline(part: _Part, text: str) -> bool:
    """``LAS VEGAS – ``, ``NEW YORK, 4 Haziran``, ``İSTANBUL (Haber Servisi)``: where a report was written, and by whom."""
    if part.name.isupper() and (part.start == 0 or text[part.start - 1] == "\n"):
        return bool(_DATED.match(text, part.end))
    return text[part.start - 1 : part.start] == "(" and bool(_SERVICE.match(text, part.end)) and text[max(0, part.start - 3) : part.start - 2].isupper()


def _is_region(part: _Part, text: str, folded: str) -> bool:
    """``New York``, ``Tokat Zile``, ``Güney Koreli``, ``Jülich'teki``: a place by the lists, or by the only words that ever stand beside it."""
    words = folded[part.start : part.end].split(" ")
    if without_origin(folded[part.start : part.end]) in _REGIONS or (len(words) > 1 and all(is_place(word) or word in _QUARTERS or word in TOWNS for word in words)):
        return True
    if len(words) == 1 and (is_origin(words[0]) or (is_place(words[0]) and not _THING_OF_NAME.match(folded, part.end))):
        return True
    if len(words) == 1 and words[0] in TOWNS:
        return all(_AT.match(text, place.end()) for place in re.finditer(re.escape(part.name), text))
    plain = all(_PLAIN.fullmatch(word) for word in part.words)
    return plain and bool(_SITUATED.match(text, part.end)) and text.count(part.name) == 1


def _returns(word: str, known: _Known) -> bool:
    """Whether a word begins several sentences and is no common word: ``Kuzgun ... Kuzgun``."""
    return known.heads[word] > 1 and len(word) > _SHORT and not known.is_common(word)


def _bodies(text: str, known: _Known) -> Iterator[Found]:
    """``Sanayi ve Teknoloji Bakanlığı``, ``Meteoroloji Genel Müdürlüğünün``: offices, whose name may have a small ``ve`` in it and whose case no apostrophe marks."""
    for match in _OFFICE.finditer(text):
        first, _, rest = match[0].partition(" ")
        opening = rest[:1].isupper() and " " in rest and starts_sentence(text, match.start()) and known.is_common(first) and bool(_CASE.search(first))
        start = match.start() + (len(first) + 1 if opening else 0)
        yield Found(start, match.end(), text[start : match.end()], "organisation", "office", 3)


_OF_FAMILY = r"(?:van (?:der|den|de)|von der|de la|van|von|ten|ter|bin|del)"
_CAPITAL = r"[A-ZÇĞİÖŞÜ][a-zçğıöşüâîûéèáíóúñäëô]+"
_FAMILY = re.compile(rf"(?<![\w'’])(?P<given>{_CAPITAL}) (?P<family>(?:{_OF_FAMILY}|(?P<also>de|da|di)) {_CAPITAL})(?![A-Za-zÇĞİÖŞÜçğıöşü0-9-])(?(also)(?=,))")


def _people_with_particles(text: str) -> Iterator[Found]:
    """``Marijke van Dalen``, ``Jan de Vries,`` and later ``De Vries``: a person whose family name has a small word before it; what may as well be Turkish ``de`` only before a comma."""
    for match in _FAMILY.finditer(text):
        given = match["given"]
        start = match.start() + (0 if fold(given) not in _TITLE_WORDS else len(given) + 1)
        full = text[start : match.end()]
        yield Found(start, match.end(), full, "person", "person_particle", _PERSON)
        family = match["family"]
        for later in re.finditer(rf"(?<![\w'’])(?:{re.escape(family)}|{re.escape(family[0].upper() + family[1:])})(?![A-Za-zÇĞİÖŞÜçğıöşü0-9])", text[match.end() :]):
            at = match.end() + later.start()
            yield Found(at, at + len(family), full, "person", "person_particle", _PERSON)


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


_BESIDE_A_THING = re.compile(r", [A-ZÇĞİÖŞÜ][\w-]*(?: [A-Z\d][\w-]*)?\d\w*['’](?:[dt][ae]n|y?[ae] (?:göre|kıyasla)) ")


def _is_compared(text: str, word: str, end: int, known: _Known) -> bool:
    """``Toros, H100'den ucuz``: what is set against a thing with a number is a thing, too."""
    return len(word) > _SHORT and bool(_BESIDE_A_THING.match(text, end)) and not known.is_common(word)


_AMOUNT = re.compile(r"[GTM]B|[GM]Hz|[GT]bps|[TPG]FLOPS|TOPS|[km]?W|nm|mm|ms|USD|TL|TRY|EUR|FPS|fps|mAh|MP|dB")
_OF_AMOUNT = re.compile(r" (?:[gtm]b|[gm]hz|watt|vat|nm|nanometre|tflops|tops|token|jeton|görüntü|kare|milisaniye|saniye|dakika|saat|dolar|lira|avro|euro|tl)(?![a-zçğıöşü])", re.IGNORECASE)
_ITS_MAKER = re.compile(r"['’]?n?[iuü]n (?:üretici|geliştirici|tasarimci|yapimci)s")  # `Toros K2'nin üreticisi`
_THE_FIRM = re.compile(r"(?:^|[.!?\n] ?)(?:Şirket|Firma|Üretici|Girişim) $")


def _without_amount(words: list[str], text: str, start: int) -> list[str]:
    """``Toros 80 GB bellekle``, ``Toros 300 watt çekiyor``: a name before an amount, not with it."""
    if len(words) > 2 and _AMOUNT.fullmatch(words[-1]) and words[-2].isdigit():
        return words[:-2]
    if len(words) == 2 and words[-1].isdigit() and _PLAIN.fullmatch(words[0]) and _OF_AMOUNT.match(text, start + len(" ".join(words))):
        return words[:-1]
    return words


def _without_number(words: list[str]) -> list[str]:
    while len(words) > 1 and words[-1][0].isdigit():
        words = words[:-1]
    return words


def _is_firm(words: list[str]) -> bool:
    """``Akdeniz Silikon``, ``Kıyı Devre 3 mühendis`` with its number: a firm by its last word, wherever it stands."""
    words = _without_number(words)
    name = " ".join(words)
    firm = len(words) > 1 and (_COMPANY.search(name) or _FIRM.fullmatch(name))
    return bool(firm) and not any(fold(word) in TR_COMMON for word in words[:-1])


