"""Numbers with a unit, a range, or nothing around them: the common case."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract import designators as names
from pipeline.extract.dates import plain_year
from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.literals import tidy
from pipeline.extract.money import ENGLISH_SCALES
from pipeline.extract.naming import GPU_NUMBER, Naming
from pipeline.extract.passage import range_mark
from pipeline.extract.spaced import GROUP
from pipeline.extract.units import FRACTIONS, Meaning

_THOUSANDS_OF = re.compile(r"[kKM][ \u00a0](?=토큰|컨텍|콘텍|[tT]oken|[jJ]eton|[cC]ontext|[bB]ağlam)")
_THOUSANDS = frozenset("kKM")
_IS_OF_FAMILY = frozenset({"chip", "GPU", "CPU", "processor", "accelerator"})  # of which one is told by its family and generation: `XDNA 2 NPU`
_MINUS = frozenset("-−")
_BEFORE_MINUS = frozenset(" \u00a0\n\t(:|~")
SHORT = 18  # digits of a plain integer
_SPACES = frozenset(" \u00a0\u2009\u202f")
_TIMES_SIGNS = frozenset("xX×")
_TIMES = re.compile(r"[ \u00a0]?(?:[xX×](?![A-Za-z])|[x×](?=[A-Z]+\d))")
ENGLISH_HEADS = frozenset("mbt")
"""With what ``million``, ``billion``, ``trillion`` and ``thousand`` begin."""
_ENGLISH_WORD_SCALE = re.compile(r"[ \u00a0](thousand|million|billion|trillion)(?![A-Za-z])")
_PRO_MAX = re.compile(r"[ \u00a0]?(?:맥스|플러스|울트라)")
_HOT = 150  # degrees; above, `도` after a bare number is the particle "too", as in `5080도`
_NAMED = re.compile(r"[가-힣]{2}(?<!영하)(?<!영상)(?<!온도)(?<!기온)(?<!각도)(?<!섭씨)(?<!최대)(?<!평균)(?<!최고)(?<!최저)(?<!무려)$")  # `트레이니엄3도`: the name goes on, and a particle follows
_PLACES = {"ordinal": "ordinal", "index": "part_unit"}  # `2세대`, `3장`: kinds that a unit makes of a number, and their rules
_WORDS = re.compile(r"(?<![^\W_])[^\W\d_]+")
_FRACTION = re.compile(f"[{''.join(FRACTIONS)}](?<!\\w.)(?!분기)")  # `¼분기` is a date
_PERCENT_BEFORE = re.compile(r"(?:(?<!\d)%|(?<![^\W\d_])[yY]üzde[ \u00a0])[ \u00a0]?$")
_MEASURING = frozenset(("quantity", "percentage", "ratio", "money"))
_DONE = frozenset("frame image token query sample request operation sentence document transaction step record".split())  # of which so many are done in a second
_RESULTS = frozenset({"frame", "image", "token", "point", "query", "sample", "request"})
_THOUSANDS_END = re.compile(r"[kK](?![A-Za-z0-9çğıöşü])")
_SCORE_BEFORE = re.compile(r"(?:싱글|멀티|점수|[sS]kor|[pP]uanı|puan)[은는:]?[ \u00a0]$")
_LENGTH_BEHIND = re.compile(r"['’]?(?:l[ıiuü]k)?[ \u00a0](?:bağlam|girdi|dizi)(?:(?:[dl]a|ında|ıyla)(?![^\W\d_])|[ \u00a0](?:uzunlu|boyu|pencere))|[ \u00a0](?:[컨콘]텍스트|문맥|시퀀스)(?:에서|으로|로|[ \u00a0]?(?:길이|창|크기))")  # `2048 bağlam uzunluğunda`: no year
_CONTEXT_BEFORE = re.compile(r"(?:[컨콘]텍스트|[bB]ağlam(?:ı|da|ın)?|[cC]ontext)(?:를|는|가|은)?[ \u00a0](?:[0-9]+K[ \u00a0]?(?:→|->)[ \u00a0]?)?$")
_SIZES = frozenset("nsmlx")
_JUDGED, _LATEST_RELEASE = frozenset(("point", "result")), 30  # what benchmarks give, and a number that no release of one has reached
_PARTS_OF = {"US cent": (100, "USD"), "TRY cent": (100, "TRY"), "tenth": (10, "x"), "basis point": (100, "percentage_point")}
_OF_A_SECOND, _SPENT = frozenset(("frame/s",)), frozenset(("W", "kW", "USD"))  # what is told of a second without its word, and what it may be told for besides
_NEVER_RATES = frozenset("s min h day week month year percent nm inch W kW MW mm2 degC GHz MHz Hz core point".split())


_IN_EACH = re.compile(r"[ \u00a0](?:saniyede|dakikada|saatte)[ \u00a0](?:(?:yaklaşık|ortalama|sadece|yalnızca|ancak|tam|en fazla|en az)[ \u00a0]){0,2}[0-9]")  # `RTX 4090 saniyede 120 jeton`


class Measures(Naming):
    """Rules for quantities, percentages, ratios, money and what is left."""

    def read_composed(self, start: int, end: int, floor: int) -> Draft:
        """A numeral that goes on after its first digits."""
        text = self.text
        last, value, scale = self.grammar.number_at(text, start)
        if scale == 1 and text[last + 1 : last + 2] in ENGLISH_HEADS:
            english = _ENGLISH_WORD_SCALE.match(text, last)
            if english:
                scale = ENGLISH_SCALES[english[1]]
                value, last = tidy(value * scale), english.end()
        return self._measured(start, end, floor, last, value, scale)

    def read_integer(self, start: int, end: int, floor: int) -> Draft:
        """A number of digits alone: the common case, and the last rule."""
        return self._measured(start, end, floor, end, int(self.text[start:end]), 1)

    def fractions(self, start: int, end: int) -> Iterator[Draft]:
        """``½배``, ``¼로``, ``%½``: signs of fractions that no number stands before."""
        text = self.text
        if not any(sign in text for sign in FRACTIONS):
            return
        floor = start
        for sign in _FRACTION.finditer(text, start, end):
            first = sign.start()
            if first < floor:
                continue
            last, value, _ = self.grammar.number_at(text, first)
            percent = _PERCENT_BEFORE.search(text, max(floor, first - 8), first)
            if percent:
                draft = new_draft(percent.start(), last, "percentage", "percent_before", value, "percent")
                draft.quantifier = self.grammar.quantifier(text, draft.start, last)
            else:
                draft = self.part(first, last, value, floor)
            if draft.end > end:
                draft = new_draft(first, sign.end(), "ratio", "fraction", FRACTIONS[sign.group()], "x")
            yield draft
            floor = draft.end

    def part(self, start: int, last: int, value: float, floor: int) -> Draft:
        """A fraction that ends at ``last``: so much of its unit (``½ inç``), a ratio where it has none (``⅓ 수준``)."""
        found = self.unit_at(last)
        if found and found[1][0] in _MEASURING:
            return self._with_unit(start, last, value, None, found, floor)
        draft = new_draft(start, last, "ratio", "fraction", value, "x")
        draft.quantifier = self.grammar.quantifier(self.text, start, last)
        return draft

    def _measured(self, start: int, end: int, floor: int, last: int, value: float, scale: float) -> Draft:
        """A number that ends at ``last``, with its unit, its range, or nothing."""
        text, grammar = self.text, self.grammar
        found = self.unit_at(last)
        if not value and found and text.startswith(" 000", start - 1) and last - start == GROUP:
            return new_draft(start, last, "quantity", "group_of_noughts", value=0)  # `H100 000 달러`: no price
        plain = last == end and scale == 1
        if found is None and scale == 1 and last < len(text) and (plain or text[last] in "BDGTPU"):
            thousands = text[last] in _THOUSANDS
            if thousands and _THOUSANDS_OF.match(text, last):
                stop = self.unit_at(last + 1)
                return new_draft(start, stop[0] if stop else last + 1, "quantity", "thousands_of", value=tidy(value * (10**6 if text[last] == "M" else 1000)), unit="token")
            if thousands and _THOUSANDS_END.match(text, last) and _CONTEXT_BEFORE.search(text, max(floor, start - 14), start):
                return new_draft(start, last + 1, "quantity", "thousands_of", value=tidy(value * 1000), unit="token")
            draft = self.attached_letters(start, end if plain else last, floor)
            if draft:
                return draft
        maximum = None
        edge = last if found is None else found[0]
        after = text[edge : edge + 1]
        if after in _SPACES:
            after = text[edge + 1 : edge + 2]
        upper = self._upper_end(edge, unit_seen=found is not None) if after in grammar.range_heads else None
        if upper is not None:
            top, maximum, top_scale = grammar.number_at(text, upper)
            other = self.unit_at(top)
            shared = grammar.shared_scale(text[start:last], value, text[upper:top], maximum, top_scale) if found is None and top_scale > 1 else 1
            apart = found is None and shared == 1 and (scale > 1) != (top_scale > 1) and _far_apart(value, maximum)
            if not apart and self._is_range(value, maximum, found, other, top, by_word=text[upper - 1] not in "~∼〜～–—-" and text[upper - 2] not in "~∼〜～–—-"):
                if shared > 1:
                    value = tidy(value * shared)
                last, found, scale = top, other, max(scale, top_scale)
                if value >= maximum and found is not None and text[start - 1 : start] in _MINUS and (start - 1 <= floor or text[start - 2] in _BEFORE_MINUS):
                    start, value = start - 1, -value  # `-5~3%`
                elif value > maximum:
                    maximum = None
            else:
                maximum = None
        if found is None:
            return self._without_unit(start, end, floor, last, value, scale, maximum)
        return self._with_unit(start, last, value, maximum, found, floor)

    def _is_range(
        self, value: float, maximum: float, found: tuple[int, Meaning] | None,
        other: tuple[int, Meaning] | None, top: int, *, by_word: bool,
    ) -> bool:  # fmt: skip
        if found is not None and (other is None or other[1] != found[1]):
            return False
        changed = by_word and self.grammar.is_change(self.text, other[0] if other else top)
        return (value < maximum or other is not None) and not changed

    def _upper_end(self, end: int, *, unit_seen: bool) -> int | None:
        mark = range_mark(self.text, end)
        return mark.end() if mark else self.grammar.range_to(self.text, end, unit_seen=unit_seen)

    def _with_unit(
        self, start: int, last: int, value: float, maximum: float | None, found: tuple[int, Meaning], floor: int
    ) -> Draft:
        stop, (kind, unit) = found
        text = self.text
        if kind == "quantity":
            designator = self._before_noun(start, last, stop, value, unit, floor)
            if designator:
                return designator
            if unit == "degC" and text[stop - 1] == "도" and (value >= _HOT or _NAMED.search(text, max(floor, start - 8), start)) and "섭씨" not in text[max(0, start - 6) : start]:
                return self._without_unit(start, last, floor, last, value, 1, maximum)  # `5080도`: a particle
        elif unit in _PARTS_OF:
            parts, unit = _PARTS_OF[unit]
            value /= parts  # `38 sent`, `3할`
            maximum = maximum / parts if maximum is not None else None
        elif kind == "percentage":
            if text[stop - 2 : stop] == "프로" and value < 100 and self._names_pro(start, stop, floor):
                return self.name(self._hangul_before(start, floor), stop, "pro_model")
        elif kind in _PLACES:
            return new_draft(start, stop, kind, _PLACES[kind], value=value)  # type: ignore[arg-type]
        elif kind == "name":
            return new_draft(start, stop, "name", "named_unit", text_value=text[start:stop])
        draft = new_draft(start, stop, kind, "unit", value, unit, maximum)  # type: ignore[arg-type]
        if unit and ("/" not in unit or unit in _OF_A_SECOND) and unit not in _NEVER_RATES:
            rate = self.grammar.rate_before(text, start) if kind in ("quantity", "money") else None
            if rate and not (rate[1] == "s" and unit.endswith(("FLOPS", "OPS"))) and (unit not in _OF_A_SECOND or rate[1] in _SPENT):
                draft.unit = f"{unit}/{rate[1]}"
        draft.quantifier = self.grammar.quantifier(text, start, stop)
        return draft

    def _is_model(self, start: int, last: int, unit: str | None, floor: int) -> bool:
        """``4090 kart``, ``Dimensity 9400 yongası``: the number of a model before a noun, no count."""
        counts = grammar_counts(unit) and unit not in _RESULTS and "/" not in (unit or "")  # `Radeon 118 FPS`: a result
        if last - start == 4 and (counts or unit in ("month", "piece", "step")) and GPU_NUMBER.match(self.text, start):
            return True
        if _IN_EACH.match(self.text, last) and self.text[start:last].isdigit():
            return self._family_before(start, floor)
        counted = self.text.startswith("개", last)  # `작은 코어 256개`
        return counts and not counted and self.text[start:last].isdigit() and self._family_before(start, floor)

    def _before_noun(self, start: int, last: int, stop: int, value: float, unit: str | None, floor: int) -> Draft | None:
        """A release or a name before a noun that is counted elsewhere: ``PCIe 5.0 yuvası``, ``PCMark 10 puanı``, ``Zen 4 çekirdeği``, ``YOLO 11s``, ``4090 kart``."""
        text = self.text
        if (grammar_counts(unit) and "." in text[start:last] and self.after_version_word(start, floor)) or (unit in _JUDGED and value < _LATEST_RELEASE and self.after_edition_word(start, floor)):
            return new_draft(start, last, "version", "version_word", text_value=text[start:last])
        if unit == "core" and last - start == 1:
            previous = names.previous_word(text, start, floor)
            return self.name(previous.start(1), last, "architecture") if previous and previous[1].lower() in names.ARCHITECTURES else None
        if unit in _SIZES and last == stop - 1 and self._sized_model(start, floor):
            return self.name(start, stop, "sized_model")
        if grammar_counts(unit) and self.text[start:last].isdigit():
            previous = names.previous_word(text, start, floor)
            if previous is not None and previous[1][0].isupper() and self.grammar.language == "tr" and _PLURAL.match(text, stop):
                return self.name(previous.start(1), last, "capital_number")  # `Gaudi 2 sonuçları`: no number counts a plural
            if previous is not None and (self.is_numbered_name(previous[1], previous.start(1), start, last) or (last - start == 1 and unit in _IS_OF_FAMILY and previous[1].lower() in names.GENERATIONS and not text.startswith(("개", "장"), last))):
                return self.name(previous.start(1), last, "capital_number")
        return self.name(start, last, "model_number") if (last - start >= 3 or _IN_EACH.match(text, last)) and self._is_model(start, last, unit, floor) else None

    def _names_pro(self, start: int, stop: int, floor: int) -> bool:
        """``픽9프로``, ``9프로 맥스``: a product, not nine percent."""
        first = self._hangul_before(start, floor)
        return (first < start and self.text[first:start] not in names.BEFORE_NUMBERS) or bool(_PRO_MAX.match(self.text, stop))

    def _hangul_before(self, start: int, floor: int) -> int:
        while start > floor and "가" <= self.text[start - 1] <= "힣":
            start -= 1
        return start

    def _sized_model(self, start: int, floor: int) -> bool:
        """``욜로 11m``, ``YOLO 11s``: the size of a detector, no metres or seconds."""
        previous = names.previous_word(self.text, start, floor)
        return previous is not None and previous[1].lower() in names.DETECTORS

    def _family_before(self, start: int, floor: int) -> bool:
        """``Dimensity 9400 yongası``: the number after a family's name is no count."""
        previous = names.previous_word(self.text, start, floor)
        return previous is not None and (previous[1].lower() in names.NAME_WORDS or previous[1][-1] == "+")  # `Max+ 395 yongası`

    def _without_unit(  # noqa: PLR0917  the state of one reading
        self, start: int, end: int, floor: int, last: int, value: float, scale: float, maximum: float | None
    ) -> Draft:  # fmt: skip
        text, grammar = self.text, self.grammar
        times = _TIMES.match(text, last) if text[last : last + 2].lstrip(" \u00a0")[:1] in _TIMES_SIGNS else None
        if times and self.after_version_word(start, floor):
            times = None
        if times and times.end() == last + 1 and last - start >= 3 and last == end:
            return self.name(start, times.end(), "model_number")  # `5600x` is a processor
        if times:
            return self._times(start, last, times.end(), value)
        if scale == 1 and maximum is None:
            named = self.named_number(start, end, last, floor)
            if named:
                return named
        currency = grammar.money_context(text, start, last) if scale >= 100 or value >= 100 else None
        if currency:
            draft = new_draft(start, last, "money", "money_context", value=value, value_max=maximum, unit=currency)
        elif scale == 1 and last == end and maximum is None and plain_year(text[start:end]) and not _SCORE_BEFORE.search(text, max(floor, start - 10), start) and not _LENGTH_BEHIND.match(text, end):
            if not grammar.lies_ahead(text, end):
                self.clock.note_year(int(text[start:end]), of_thing=grammar.is_of_thing(text, end))
            return new_draft(start, end, "date", "bare_year", text_value=text[start:end])
        else:
            draft = new_draft(start, last, "quantity", "bare", value, None, maximum)
        rate = grammar.rate_before(text, start)
        if rate:
            draft.unit = f"{currency or self._noun_told(rate[0], start) or '?'}/{rate[1]}"
        draft.quantifier = grammar.quantifier(text, start, last)
        return draft

    def _noun_told(self, rate: int, start: int) -> str | None:
        """``초당 토큰은 H200이 3,150``: what is counted in each second, between the rate and the number."""
        for word in _WORDS.finditer(self.text, rate, start):
            found = self.grammar.unit_at(self.text, word.start())
            if found and found[1][0] == "quantity" and found[0] - word.start() > 1 and found[1][1] in _DONE:
                return found[1][1]
        return None

    def _times(self, start: int, last: int, stop: int, value: float) -> Draft:
        """``10x`` is a ratio; before a name, ``8x H100``, ``8×H100`` and ``2×3090`` count things."""
        following = self.text[stop : stop + 2].lstrip(" \u00a0")
        if GPU_NUMBER.match(self.text, stop + (self.text[stop : stop + 1] in _SPACES)) and float(value).is_integer():
            return new_draft(start, last, "quantity", "times_named", value=value, unit="piece")
        if following and following[0].isalpha() and not "가" <= following[0] <= "힣" and following[0].isupper():
            return new_draft(start, last, "quantity", "times_named", value=value, unit="piece")
        if following[:1].isdigit() and stop - last > 1:
            return new_draft(start, last, "quantity", "times_number", value=value)
        return new_draft(start, stop, "ratio", "times", value=value, unit="x")


def _far_apart(low: float, high: float) -> bool:
    """Whether two numbers are too far apart for a range of which one end alone is told in thousands or more."""
    return min(low, high) > 0 and max(low, high) >= 1000 * min(low, high)


_PLURAL = re.compile(r"l[ae]r[ıi]")


def grammar_counts(unit: str | None) -> bool:
    """Whether a unit is a counted noun in English letters, not a measure: GPU-shaped numbers before one are names."""
    return unit is not None and len(unit) > 3 and unit.islower() and unit not in ("hour", "pixel", "point", "token", "image", "core")
