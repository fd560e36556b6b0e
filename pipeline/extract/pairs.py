"""Numbers that come in twos and threes: resolutions, sizes, proportions, scores; dotted versions too."""

from __future__ import annotations

import re

from pipeline.extract.dates import plain_year
from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.literals import DIGITS, plain, tidy
from pipeline.extract.naming import VERSION_NUMBER
from pipeline.extract.powers import POWER_MARKS, TOLD_POWERS, Powers
from pipeline.extract.units import CURRENCY_SIGNS

_PIXELS = re.compile(r"(\d{3,5}|\d{1,2}[,.]\d{3})[ \u00a0]?[x×X*][ \u00a0]?(\d{3,5}|\d{1,2}[,.]\d{3})(?![0-9])")
_PLUG = re.compile(r"\d{1,2}V-\d{1,2}x\d{1,2}(?![0-9])")
_SIZES = re.compile(r"\d{1,2}[x×]\d{1,2}(?:[x×]\d{1,2})?(?![0-9A-Za-z])")
_PROPORTION = re.compile(r"(\d+(?:[.,]\d+)?)[ \u00a0]?[:：][ \u00a0]?(\d+(?:[.,]\d+)?)(?![0-9:])")
_PATTERN = re.compile(r"(?P<p>4:[0-4]:[0-4]|\d:\d(?=[ \u00a0](?:구조|희소|스파|yapısal|seyrek|sparsity|structured)))")
_LABEL = re.compile("[0-9]:[ \u00a0]")  # `3090: 112토큰`, `Cyberpunk 2077: 46`: a space after the colon alone, and neither side is one
_CLIP = re.compile(r"(?<=[\[(])[2-9]\d:[0-5]\d(?=[\])])|[2-9]\d:[0-5]\d(?=[–-]\d\d:[0-5]\d(?!\d))|(?<=\d\d:\d\d[–-])[2-9]\d:[0-5]\d(?!\d)")
"""``[31:02]``, ``38:10–39:00``: minutes and seconds of a recording, later than any hour of a day."""
_SCALED = re.compile(r"[kKM](?![A-Za-z0-9])")
_SLASHED = re.compile(r"(\d+(?:\.\d+)?)/(\d+)(?![0-9/])")
_FRACTION = re.compile(r"([0-9]{1,4})[⁄∕]([1-9][0-9]{0,3})(?![0-9⁄∕])")
_MARKED_POINTS = re.compile(r"[ \u00a0]?(?:점|puan|Puan|point)")
_TENTHS = re.compile(r"['’](?:[ıiuü]|s[ıiuü])(?:n[ıiuüae]|nd[ae]n?|n[ıiuü]n|ydi|ydı|ydu|ydü|dır|dir|dur|dür)?(?=[ \u00a0](?!hak|ver|al|bul|geç)|[.,;:)]|$)")  # `9/10'u bitti`, but `8/10'u hak ediyor`
_SCIENTIFIC = re.compile(r"\d+(?:[.,]\d+)?[eE](?:[+-]?\d+(?![0-9A-Za-z])|[+]\d+(?!\d))")
_BUILD = re.compile(r"\d+\.\d+-[a-z]+\d+")
_DIMENSIONS = re.compile(r"(\d+(?:[.,]\d+)?)(?:[ \u00a0]?(?:mm|cm|m))?(?:[ \u00a0]?[x×X*][ \u00a0]?\d+(?:[.,]\d+)?(?:[ \u00a0]?(?:mm|cm|m)(?=[ \u00a0]?[x×X*]))?){1,2}[ \u00a0]?(mm|cm|m|km|milimetre|santimetre|metre|밀리미터|센티미터|미터)(?![A-Za-z0-9²ıİçğöşü])")
_SPELLED = {"milimetre": "mm", "santimetre": "cm", "metre": "m", "밀리미터": "mm", "센티미터": "cm", "미터": "m"}
_SIDE_MARKS = frozenset(" x×X*,mc")
_SIDES_AHEAD = re.compile(r"(?:[.,]\d+)?(?:[ \u00a0]?(?:mm|cm))?[ \u00a0]?[x×X*][ \u00a0]?\d")
_PAIR_MARKS = POWER_MARKS | frozenset("x×X*:：/⁄∕VeEmc·")
_SIDE_SIGNS = frozenset("x×X*mc·")


def may_pair(mark: str) -> bool:
    """Whether a mark after a number, with the character after it, can join it to another: ``:``, ``.5``, `` x``."""
    if mark[:1] in (".", ","):
        return mark[1:] in DIGITS
    return mark[:1] in _PAIR_MARKS or (mark[:1] == " " and mark[1:] in _SIDE_SIGNS)


class Pairs(Powers):
    """Rules for numbers joined by a mark."""

    def read_pair(self, start: int, end: int, floor: int) -> Draft | None:
        """The figure of two or three numbers that begins at ``start``, by the mark after its first run of digits."""
        text = self.text
        mark = text[end : end + 1]
        if mark in TOLD_POWERS or text[end : end + 2] in TOLD_POWERS:
            return self.read_power(start, floor) if text[start:end] == "10" else None
        power = self.read_power(start, floor) if mark in POWER_MARKS or "10" in text[end : end + 10] else None
        if power:
            return power
        if mark == ".":
            return self._dotted(start) or self._slashed(start) or (self._sides(start) if _SIDES_AHEAD.match(text, end) else None)
        if mark in _SIDE_MARKS:
            return self._sides(start) if _SIDES_AHEAD.match(text, end) else None
        if mark in (":", "："):
            return self._proportion(start)
        if mark == "/":
            return self._slashed(start)
        if mark in ("⁄", "∕"):
            fraction = _FRACTION.match(text, start)
            return self.part(start, fraction.end(), int(fraction[1]) / int(fraction[2]), floor) if fraction else None  # `1⁄2배`
        return self._lettered(start)

    def _dotted(self, start: int) -> Draft | None:
        """``1.7.0``, ``1.7.0-gpu``, ``18.03-py3``: releases, unless the points group thousands."""
        version = VERSION_NUMBER.match(self.text, start)
        if not version or self._groups(version.group()):
            return None
        if version.group().count(".") < 2 and not _BUILD.fullmatch(version.group()):
            return None
        return new_draft(start, version.end(), "version", "dotted_version", text_value=version.group())

    def _sides(self, start: int) -> Draft | None:
        """``98 × 98 × 31 mm``, ``1920x1080``, ``4x4``."""
        sides = _DIMENSIONS.match(self.text, start)
        if sides:
            return new_draft(start, sides.end(), "quantity", "dimensions", value=tidy(float(sides[1].replace(",", "."))), unit=_SPELLED.get(sides[2], sides[2]))
        pixels = _PIXELS.match(self.text, start)
        if pixels:
            width = plain(pixels[1].replace(",", "").replace(".", ""))
            return new_draft(start, pixels.end(), "quantity", "resolution", value=width, unit="pixel")
        sizes = _SIZES.match(self.text, start)
        return new_draft(start, sizes.end(), "name", "grid", text_value=sizes.group()) if sizes else None

    def _proportion(self, start: int) -> Draft | None:
        """``1:1`` and ``16:9``; ``4:2:0`` and the ``2:4`` of sparsity are names."""
        pattern = _PATTERN.match(self.text, start)
        if pattern:
            return new_draft(start, pattern.end("p"), "name", "pattern", text_value=pattern["p"])
        clip = _CLIP.match(self.text, start)
        if clip:
            return new_draft(start, clip.end(), "time", "clip", text_value=f"00:{clip.group()}")
        proportion = _PROPORTION.match(self.text, start)
        if not proportion or plain_year(proportion[1]) or (_LABEL.search(proportion.group()) and ("1" not in proportion.groups() or self.unit_at(proportion.end()))):
            return None
        left, right = (float(part.replace(",", ".")) for part in proportion.groups())
        return new_draft(start, proportion.end(), "ratio", "proportion", value=left / right if right else left, unit="x")

    def _lettered(self, start: int) -> Draft | None:
        """``2e-4`` and the plug ``12V-2x6``."""
        scientific = _SCIENTIFIC.match(self.text, start)
        if scientific:
            value = float(scientific.group().replace(",", "."))
            return new_draft(start, scientific.end(), "quantity", "scientific", value=value)
        plug = _PLUG.match(self.text, start)
        return new_draft(start, plug.end(), "name", "plug", text_value=plug.group()) if plug else None

    def _slashed(self, start: int) -> Draft | None:
        match = _SLASHED.match(self.text, start)
        if not match or self.text[max(0, start - 1) : start] in CURRENCY_SIGNS or _SCALED.match(self.text, match.end()):
            return None  # `$0.18/1M`: a rate
        if match.group() in ("24/7", "7/24"):
            return new_draft(start, match.end(), "name", "round_the_clock", text_value=match.group())
        value, whole = float(match[1]), int(match[2])
        if whole in (5, 10, 100, 1000) and 0 < value < whole and ((value == 1 and not _MARKED_POINTS.match(self.text, match.end())) or _TENTHS.match(self.text, match.end())):
            return new_draft(start, match.end(), "ratio", "fraction", value=value / whole, unit="x")
        if whole in (5, 10, 100, 1000):
            return new_draft(start, match.end(), "quantity", "score_out_of", value=tidy(value), unit="point")
        if 0 < value < whole and (whole <= 10 or value == 1):
            return new_draft(start, match.end(), "ratio", "fraction", value=value / whole, unit="x")
        month, day = (whole, int(value)) if self.grammar.day_first else (int(value), whole)
        if value == int(value) and 1 <= month <= 12 and 1 <= day <= 31:
            return new_draft(start, match.end(), "date", "slashed_date", text_value=f"{self.clock.of_month(month)}-{month:02d}-{day:02d}")
        return None
