"""Numbers that belong to names and versions; the words and shapes stand in ``designators``."""

from __future__ import annotations

import re
from string import ascii_letters

from pipeline.extract import designators as names
from pipeline.extract.dates import plain_year
from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.money import Money
from pipeline.extract.units import symbol_at
from pipeline.languages.turkish.words import is_common, is_inflected, is_place
from pipeline.lexicon import fold

_HYPHENED = re.compile(r"\d{1,4}[A-Z]?(?![0-9A-Za-z%~]|[.,][0-9]|[ \u00a0]?[만천억조])")
_PLUS = re.compile(r"(?<=[0-9A-Za-z])\+(?![0-9A-Za-z+])")  # `DS224+`
_LANES = re.compile(r"[xX](?P<n>1|2|4|8|16)(?![0-9A-Za-z])")
_RELEASE = re.compile(r"\d+(?:\.\d+)*(?:-[A-Za-z0-9]+)*(?:[a-z](?![A-Za-z0-9]))?(?:[ \u00a0][Gg]en[ \u00a0]?\d(?:x\d)?(?![0-9]))?")
VERSION_NUMBER = re.compile(r"\d+(?:\.\d+)+(?:-[A-Za-z0-9]+)*")
_FAMILY = re.compile(r"(?:[xX]eon|XEON|제온)[ \u00a0]$")
_YEAR_BEHIND = re.compile(r"[ \u00a0]((?:19|20)[0-9]{2})(?![0-9.,])")  # `Q2 2024`
_RIGHT_TOKEN = re.compile(r"(?:[.,]\d+)?(?:[A-Za-zÇ_][A-Za-z0-9_]*)(?:-[A-Za-z0-9]+)*")
_INNER_CAPITAL = re.compile(r"[^.!?:\n] [A-Z][a-z]{2,}[ \u00a0]")  # a capital word that begins no sentence
_THOUSANDS, _THOUSANDS_AMONG = re.compile(r"[1-9]\d{0,2}(?:\.\d{3})+"), re.compile(r"(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.]*\d)")
_VALUE_CASE = re.compile(r"['’](?:[dt][ae](?:y[dk]|ki|n)?|y?[ae]|y?[ıiuü]|y?l[ae])(?![a-zçğıöşü])")
_COUNTED_THOUSANDS = re.compile(r" (?:token|görüntü|örnek|istek|kare|puan|TOPS|GB|MB|ms|dolar|lira)")
_BESIDE = 80  # code points
_SMALL_VERSION = re.compile(r"[0-9]{1,2}\.[0-9]{1,2}")
_PARTICLED = re.compile(r"[가-힣A-Za-z]{2,}[은는이가]")
_LINE_LETTER, _LINE_REACH = re.compile(r"(?<![^\W_])(?P<line>[^\W\d_]{3,12})[ \u00a0][A-Z][ \u00a0]$"), 16  # `Zenbook S 14`
_CAMEL = re.compile(r"[a-zçğıöşü]{2}(?:[A-Z][a-z]{2}|[A-Z]{2,}$)")  # `FenerStudio 3.2 veya üstü`
_WINDOWS = re.compile(r"[wW]indows|윈도우?|[wW]in1[01]")
_MODEL_SIZE = re.compile(r"[ \u00a0]\d+(?:\.\d+)?[BbM](?![A-Za-z])")  # `Gemma 2 9B`
_RELEASED = re.compile(r"['’]?[a-z]*[ \u00a0]?(?:sürüm|güncelle|업데이트|버전|빌드)")
TIER_STARTS = frozenset("PUM프울맥플미")
"""With what the steps of a product range begin."""
_TIER = re.compile(r"(?P<gap>[ \u00a0]?)(?:(?:Pro|Ultra|Max|Plus|Mini)(?![A-Za-zÇĞİÖŞÜçğıöşü])(?: Max(?![A-Za-z]))?|(?:프로|울트라|맥스|플러스|미니)(?:[ ]?맥스)?(?!그램|세서|젝트|모션|[가-힣]{3}))")
_NOT_TIERED = re.compile(r"[은는이가을를의에로도만률율며고]$|^(?:약|총|딱|단|겨우|고작|무려|대략|거의|한|최대|최소|평균|영하|전체|전년|코어|점유|배터리)$")
_NAMED_CLASS = re.compile(
    r"[ \u00a0](?:(?:hızlandırıcısı|işlemcisi|yongası|çipi|kartı|modülü|sunucusu|sistemi|çekirdeği|GPU['’][sy]?[uü])(?!ne?[ \u00a0](?:al|sat|yerleş))n?(?:[dt][ae]n?|[ıiuü]n?|[ae]|y?l[ae])?(?![a-zçğıöşü])|(?:sevkiyat|satış|sipariş|teslimat|fiyat)(?:lar[ıi]|ler[ıi]|[ıi])(?![a-zçğıöşü]{3})"
    r"|yonga seti(?=[^.;\n]{0,12}[0-9])|(?:işlemci|çip|yonga|GPU|kart)(?:,| ve| ile)[ \u00a0][0-9]+[ \u00a0]?(?:GB|TB|MB|inç|mAh|megapiksel|MP|Hz)(?![a-z]))"
)
"""What belongs to a name that ends in a number, where a counted noun would have no ending (``Tessera 300 hızlandırıcısı``, ``Tessera 300 sevkiyatları``) or would be none of a list of parts (``Nehir 9 işlemci ve 12 GB RAM``)."""
_GENERATION_BEFORE = re.compile(r"(?:[öÖ]nceki|[yY]eni|[eE]ski)[ \u00a0](?:nesil|kuşak|model|sürüm|kart|çip|yonga)[ \u00a0]$")  # `Önceki nesil Lodos 24 üç yuva kaplıyor`
_GOES_ON = re.compile(r"[ \u00a0](?:[0-9]|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yüzde|ise)(?![^\W\d_])")
_PIECES_BEFORE = re.compile(r"(?:adet|tane) $")
_FORECASTS = frozenset(("T", "E", "F"))  # `2026T`: expected
REACHED = re.compile(r"['’](?:y?[ıiuü][ \u00a0](?:bul|gör|geç|aş|yakala|vur)|y?[ae][ \u00a0](?:çık|in[dei]|düş|ulaş|gerile|yüksel|karşı|dayan|fırla)|[dt][ae][ \u00a0](?:kal|sabit)|l[ae][ \u00a0]başla)")
"""A number that something reached: ``Kartal 82'yi buldu`` is no name."""
_TALLEST_RACK = 60  # `2U` is a height in a rack, `265U` a processor
_IN_RACK = re.compile(r"(?:['’]?l[iıuü][kğ])?[ \u00a0](?:kasa|yüksek|raf|sunucu|gövde|boy|şasi|랙|서버|섀시|크기|높이)|(?:랙|서버|섀시)")
_VOWELS = frozenset("aeıiuü")  # `139a veriyor`: a suffix without its apostrophe
_QUESTIONS = frozenset("QA")
_TOKEN_HEADS = frozenset(f"{ascii_letters}Ç_.,")
"""With what may go on what a number begins: a release, a decimal or letters."""
_SERIES_DIGITS = 3
_LONG_TOKEN = 12  # characters; from here on a token is a name by itself
GPU_NUMBER = re.compile(r"[1-9]0[5-9]0")


class Naming(Money):
    """Rules for designators, versions and model numbers."""

    def read_designator(self, start: int, end: int, floor: int) -> Draft | None:
        """``ResNet-50``, ``TPUv2``, ``i7-6950X``; also the tokens that look like one: ``Q1``, ``v4.0``, ``Part1``, ``USD500``."""
        text = self.text
        first = names.token_start(text, start, floor)
        if first == start:
            return self._hyphened_name(start, floor)
        match = names.TOKEN.match(text, first)
        if not match or match.end() < end:
            return None
        token = match.group()
        if token[0].isdigit() or not (token[0].isalpha() or any(c.isalpha() for c in text[first:start])):
            return None
        shape = names.shape_of(token)
        if shape.currency and text[first:start].isalpha():
            return self.amount(first, start, shape.currency)
        numbered = names.question_number(text, first) if text[first] in _QUESTIONS else None
        part = numbered if numbered is not None else shape.part
        if part is not None:
            return new_draft(first, match.end(), "index", "part_number", value=part)
        if shape.date:
            quantised = names.is_quantised(text, first, match.end())
            return new_draft(first, match.end(), "name", "number_format", text_value=token) if quantised else self._dated(first, match.end(), *shape.date)
        if shape.version:
            return self._version_token(token, shape.version, first, start, floor)
        lanes = _LANES.fullmatch(token) if token[0] in "xX" else None
        if lanes and "PCI" in text[max(0, first - 16) : first]:
            return new_draft(first, match.end(), "quantity", "lanes", value=int(lanes["n"]), unit="lane")
        if len(token) < _LONG_TOKEN and names.may_end_name_word(text, first - 1):
            previous = names.previous_word(text, first, floor)
            if previous and previous[1].lower() in names.NAME_WORDS and previous[1].isascii():
                first = previous.start(1)
        return self.name(first, match.end(), "designator")

    def _hyphened_name(self, start: int, floor: int) -> Draft | None:
        """``헤일로-8``, ``헤일로-8L``: Hangul joined to a number by a hyphen, unless the number counts or measures something."""
        text = self.text
        number = _HYPHENED.match(text, start) if text[start - 1] == "-" else None
        first = start - 1
        while first > floor and "가" <= text[first - 1] <= "힣":
            first -= 1
        word = text[first : start - 1]
        if number is None or len(word) < 2 or word in names.INDEX_WORDS or word in names.BEFORE_NUMBERS:
            return None
        unit = self.grammar.unit_at(text, number.end()) if number.group().isdigit() else None
        if unit and unit[1][1] != "degC":
            return None
        return self.name(first, number.end(), "hyphened_name")

    def _version_token(self, token: str, version: str, first: int, start: int, floor: int) -> Draft:
        """``MLPerf v2.0`` is a version, ``Gaudi v2`` a name."""
        end = first + len(token)
        previous = names.previous_word(self.text, first, floor)
        numbered = previous is not None and (names.looks_like_brand(previous[1]) or previous[1].lower() in names.NAME_WORDS)
        known = previous is not None and previous[1].lower() in names.VERSION_WORDS
        if "." in version or known or (previous is not None and not numbered and token != self.text[first - 1 : start] and previous[1][0].isupper()):
            return new_draft(first, end, "version", "version_token", text_value=version)
        return self.name(previous.start(1) if previous and len(token) < _LONG_TOKEN else first, end, "designator")

    def name(self, first: int, end: int, rule: str) -> Draft:
        text = self.text
        if names.takes_series_number(text, end):
            number = names.SERIES_NUMBER.match(text, end)
            end = number.end() if number else end
        tail = names.NAME_TAIL.match(text, end) if names.may_have_tail(text, end) else None
        if tail:
            end = tail.end()
            if names.takes_series_number(text, end):
                number = names.SERIES_NUMBER.match(text, end)
                end = number.end() if number else end
        end += bool(_PLUS.match(text, end))
        return new_draft(first, end, "name", rule, text_value=self.text[first:end])

    def attached_letters(self, start: int, end: int, floor: int) -> Draft | None:  # noqa: C901, PLR0911  one branch a form
        """``4K``, ``3D``, ``5G``, ``7800xt``, ``70B``, ``1.7.0-gpu``, ``1Q26``: digits first, then letters that are no unit."""
        text = self.text
        if text[end : end + 1] not in _TOKEN_HEADS and "." not in text[start:end]:
            return None
        version = VERSION_NUMBER.match(text, start)
        if version and version.group().count(".") >= 2 and not self._groups(version.group()):
            return new_draft(start, version.end(), "version", "dotted_version", text_value=version.group())
        token = _RIGHT_TOKEN.match(text, end)
        if not token:
            return None
        whole = text[start : token.end()]
        if names.HALF_YEAR.fullmatch(whole):
            if _WINDOWS.search(text, max(0, start - 30), start) or _RELEASED.match(text, token.end()):
                return new_draft(start, token.end(), "version", "windows_build", text_value=whole)
            return new_draft(start, token.end(), "date", "half_year_token", text_value=f"20{whole[:2]}-H{whole[-1]}")
        if end - start == 4 and token.group() in _FORECASTS and plain_year(text[start:end]):
            return new_draft(start, end, "date", "forecast_year", text_value=text[start:end])
        dated = names.date_token(whole)
        if dated:
            before = names.previous_word(text, start, floor)
            branded = dated[1] is None and before is not None and names.looks_like_brand(before[1]) and not _YEAR_BEHIND.match(text, token.end())
            return self.name(before.start(1), token.end(), "digits_and_letters") if before and branded else self._dated(start, token.end(), *dated)  # `RTX 4Q`
        letters = token.group()
        if letters[0] in "xX" and end - start <= 2 and GPU_NUMBER.fullmatch(letters[1:]):  # `4x4090`: so many of them
            return new_draft(start, end + 1, "quantity", "times", value=int(text[start:end]), unit="piece")
        if letters in ("x", "X") or symbol_at(text, end) or (self.grammar.language == "tr" and letters in _VOWELS):
            return None
        if self.grammar.language == "tr" and letters.islower() and len(letters) > 1 and not any(c.isdigit() for c in letters) and letters not in ("xt", "ti"):
            return None
        previous = names.previous_word(text, start, floor)
        sized = letters == "B" and previous is not None and previous[1][0].isupper()  # `TinyLlama 1.1B`
        if letters[0] in "kKbBmM" and not sized and self.grammar.money_context(text, start, token.end()):
            return None
        if letters == "U" and end - start <= 2 and text[start:end].isdecimal() and 0 < int(text[start:end]) <= _TALLEST_RACK and (previous is None or not previous[1][0].isupper() or _IN_RACK.match(text, token.end())):
            return new_draft(start, token.end(), "quantity", "rack_units", value=int(text[start:end]), unit="rack_unit")
        first = start
        if previous and (previous[1].lower() in names.NAME_WORDS or names.looks_like_brand(previous[1])) and previous[1].lower() not in names.MAKERS:
            first = previous.start(1)
        return self.name(first, token.end(), "digits_and_letters")

    def _dated(self, start: int, end: int, part: str, year: str | None) -> Draft:
        """``Q1``, ``1Q26``, ``FY25``, ``Q2 2024``: a part of the year told with it or behind it, else of the clock's."""
        behind = _YEAR_BEHIND.match(self.text, end) if year is None and part else None
        shown = year or (behind[1] if behind else str(self.clock.year() or "XXXX"))
        return new_draft(start, behind.end() if behind else end, "date", "quarter_token", text_value=f"{shown}-{part}" if part else shown)

    def _groups(self, surface: str) -> bool:
        return self.grammar.language == "tr" and all(len(part) == 3 for part in surface.split(".")[1:])

    def tier_name(self, start: int, end: int, floor: int) -> Draft | None:
        """``Pusula 9 Pro``, ``픽9프로``, ``오로라 12 울트라``: a number between a name and a step of its range.

        After Hangul an attached ``프로`` is percent (``점유율 9프로``), unless the word is attached too (``픽9프로``).
        """
        tier = _TIER.match(self.text, end)
        if not tier:
            return None
        first = start
        while first > floor and "가" <= self.text[first - 1] <= "힣":
            first -= 1
        word = self.text[first:start]
        if not word:
            previous = names.previous_word(self.text, start, floor)
            if previous is None or (previous[1][0].islower() and previous[1].lower() not in names.NAME_WORDS):
                return None
            word, first = previous[1], previous.start(1)
            if "가" <= word[-1] <= "힣" and not tier["gap"] and word not in names.NAME_WORDS:
                return None
        if _NOT_TIERED.search(word) or word.lower() in names.MAKERS or word.lower() in names.VERSION_WORDS:
            return None
        tail = names.NAME_TAIL.match(self.text, end)
        stop = max(tier.end(), tail.end()) if tail else tier.end()
        return new_draft(first, stop, "name", "tier_name", text_value=self.text[first:stop])

    def after_version_word(self, start: int, floor: int) -> bool:
        previous = names.previous_word(self.text, start, floor)
        return previous is not None and previous[1].lower() in names.VERSION_WORDS

    def among_thousands(self, start: int, last: int) -> bool:
        """``SGLang 4.150 token/s, vLLM 3.420'de``: whether a number with a mark of thousands stands beside others of that shape that are no versions."""
        if self.grammar.language != "tr" or not _VALUE_CASE.match(self.text, last):
            return False
        low, high = max(0, start - _BESIDE), min(len(self.text), last + _BESIDE)
        return any(match.start() != start and _COUNTED_THOUSANDS.match(self.text, match.end()) for match in _THOUSANDS_AMONG.finditer(self.text, low, high))

    def after_edition_word(self, start: int, floor: int) -> bool:
        """``Cinebench 2024'te``, ``CES 2026'da``, ``RTX 2060'ı``: a year that belongs to a name, or a number that is none."""
        previous = names.previous_word(self.text, start, floor)
        return previous is not None and (previous[1].lower() in names.BENCHMARKS | names.CARDS or previous[1] in names.FAIRS)

    def named_number(self, start: int, end: int, last: int, floor: int) -> Draft | None:  # noqa: C901, PLR0911, PLR0912  one branch a form
        """``RTX 5090``, ``Gaudi 2``, ``MLPerf 1.1``, ``가우디2``: a number that belongs to the word before it."""
        text, grammar = self.text, self.grammar
        if start > floor and "가" <= text[start - 1] <= "힣":
            return self._hangul_name(start, last, floor)
        previous = names.previous_word(text, start, floor)
        shaped = self._model_by_shape(previous, start, end) if last == end else None
        if shaped:
            return shaped
        if previous is not None and _PARTICLED.fullmatch(previous[1]) and previous[1][:-1].lower() in names.VERSION_WORDS and "." in text[start:last]:
            return new_draft(start, last, "version", "version_topic", text_value=text[start:last])
        if previous is None:
            return None
        word, first = previous[1], previous.start(1)
        lowered = word.lower()
        line = _LINE_LETTER.search(text, max(floor, first - _LINE_REACH), start) if len(word) == 1 and last == end else None
        if line and line["line"].lower() in names.NAME_WORDS:
            return self.name(line.start(), end, "line_and_letter")
        if word[-1] == "+" and last == end and end - start == _SERIES_DIGITS:
            return self.name(first, end, "number_after_plus")  # `Max+ 395`, `맥스+ 395`
        if lowered in names.TIERS and (family := _FAMILY.search(text, max(floor, first - 8), first)):
            return self.name(family.start(), end, "model_of_family")  # `Xeon Gold 6148`
        if lowered in names.VERSION_WORDS:
            if lowered in names.BENCHMARKS and value_at_least(text[start:last], 100) and not plain_year(text[start:last]):
                return None
            if _THOUSANDS.fullmatch(text, start, last) and self.among_thousands(start, last):
                return None
            version = _RELEASE.match(text, start)
            stop = max(version.end() if version else end, end)
            return new_draft(start, stop, "version", "version_word", text_value=text[start:stop])
        if lowered == "gen":
            return new_draft(start, end, "version", "generation_word", text_value=text[start:end])
        if _CAMEL.search(word) and _SMALL_VERSION.fullmatch(text, start, last) and not text[last : last + 1].isalpha():
            return new_draft(start, last, "version", "camel_version", text_value=text[start:last])
        if last == end and self.is_numbered_name(word, first, start, end):
            return self.name(first, end, "capital_number")
        if lowered in names.MAKERS or not (grammar.bare(text, start, last) or lowered in names.NAME_WORDS):
            return None
        if lowered in names.NAME_WORDS and (last == end or _SMALL_VERSION.fullmatch(text, start, last)):
            return self.name(first, max(end, last), "family_number")
        if "," in text[start:last]:
            return None
        if REACHED.match(text, last):
            return None
        if last == end and end - start <= 3 and _INNER_CAPITAL.match(text, max(0, first - 2)) and (text[end : end + 1] in ("'", "’") or names.NAME_TAIL.match(text, end)):
            return self.name(first, end, "capital_number")
        if word[0].isupper() and word.isascii() and _SMALL_VERSION.fullmatch(text, start, last) and word not in names.METRIC_WORDS:
            return new_draft(start, last, "version", "capital_version", text_value=text[start:last])
        if word[-1].isascii() and word[-1].isupper() and not word.isascii() and _SMALL_VERSION.fullmatch(text, start, last):
            return new_draft(start, last, "version", "mixed_version", text_value=text[start:last])  # `헤일로RT 4.20`
        if word[0].isascii() and names.looks_like_brand(word) and not text[start:end].startswith("0"):
            return self.name(first, end, "brand_number") if last == end else None
        return None

    def is_numbered_name(self, word: str, first: int, start: int, end: int) -> bool:
        """``Tessera 300 hızlandırıcısı``, ``Nehir 9 işlemci ve 12 GB RAM``, ``120 bin adet Tessera 300 sevk etti``: a Turkish capital word of no list and a number that counts nothing."""
        if self.grammar.language != "tr" or end - start > _SERIES_DIGITS or self.text[start] == "0" or not word[0].isupper() or word in names.METRIC_WORDS:
            return False
        if word.lower() in names.MAKERS or is_common(fold(word)) or is_place(fold(word)):
            return False
        if _GENERATION_BEFORE.search(self.text, max(0, first - 16), first) and _GOES_ON.match(self.text, end):
            return True
        return bool(_NAMED_CLASS.match(self.text, end) or (_PIECES_BEFORE.search(self.text, max(0, first - 5), first) and self.text[end : end + 1] in " '’"))

    def _model_by_shape(self, previous: re.Match[str] | None, start: int, end: int) -> Draft | None:
        """``6800 XT``, ``9 Pro``, ``4090`` and ``CES 2026``: names by the shape of the number and what stands beside it; ``Windows 11 Pro`` is a release."""
        text = self.text
        if previous is not None and _WINDOWS.fullmatch(previous[1]):
            return None
        if (names.SMALL_TAIL if end - start <= 2 else names.LARGE_TAIL).match(text, end):
            return self.name(self._capital_before(previous, start), end, "number_and_tail")
        if previous is not None and end - start == 1 and _MODEL_SIZE.match(text, end) and (previous[1][0].isupper() or "가" <= previous[1][0] <= "힣") and previous[1] not in names.BEFORE_NUMBERS:
            return self.name(previous.start(1), end, "number_and_size")
        if end - start != 4:
            return None
        if GPU_NUMBER.match(text, start) and (previous is None or previous[1].lower() not in names.NAME_WORDS):
            return self.name(start, end, "model_number")
        if previous and previous[1] in names.FAIRS and plain_year(text[start:end]):
            return self.name(previous.start(1), end, "fair")
        return None

    def _capital_before(self, previous: re.Match[str] | None, start: int) -> int:
        """Where a name begins whose number is at ``start``: at the word before it, if that is capital and no maker's name."""
        if previous is None or not previous[1][0].isupper() or previous[1].lower() in names.MAKERS:
            return start if previous is None or previous[1].lower() not in names.NAME_WORDS else previous.start(1)
        if self.grammar.language == "tr" and previous[1].lower() not in names.NAME_WORDS and is_inflected(fold(previous[1])):
            return start  # `Oyunlarda 9070 XT'den`, `Arkadaşımın 9070 XT'si`
        return previous.start(1)

    def _hangul_name(self, start: int, end: int, floor: int) -> Draft | None:
        """``가우디2``, ``톱500``: Hangul right before a bare number makes a name, unless it is a word that only precedes numbers."""
        text = self.text
        first = start
        while first > floor and "가" <= text[first - 1] <= "힣":
            first -= 1
        if text[first:start] in names.BEFORE_NUMBERS or not self.grammar.bare(text, start, end):
            return None
        return self.name(first, end, "hangul_name")


def value_at_least(surface: str, limit: int) -> bool:
    """Whether the digits of a literal, separators left out, are a number of at least ``limit``."""
    digits = surface.replace(".", "").replace(",", "")
    return digits.isdigit() and int(digits[:9]) >= limit
