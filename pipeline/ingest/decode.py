"""Bytes to text: which encoding a document is really in, whatever it or its server declares.

The order is: byte order marks; UTF-16 by its NUL bytes; UTF-8; CP949 (which contains EUC-KR) by its pairs of bytes;
Windows-1254 (which contains the letters of ISO-8859-9) by its Turkish letters; Windows-1252. A declaration is asked only
where the bytes themselves leave a doubt. Characters cut at either end of a snippet are dropped; a few NUL characters stay in the text.
"""

from __future__ import annotations

import codecs
import re
from itertools import islice
from typing import Final

from pipeline.errors import RejectError
from schemas.records import Warning_

BOMS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
KOREAN_NAMES: Final = frozenset({"euckr", "cp949", "ms949", "uhc", "ksc56011987", "ksc5601", "windows949", "xwindows949"})
EAST_ASIAN_NAMES: Final = {
    "gb2312": "gb18030", "gbk": "gb18030", "gb18030": "gb18030", "big5": "big5hkscs", "big5hkscs": "big5hkscs",
    "shiftjis": "cp932", "sjis": "cp932", "xsjis": "cp932", "windows31j": "cp932", "eucjp": "euc_jp", "xeucjp": "euc_jp",
}  # fmt: skip

# Half of the NUL bytes of a text in UTF-16 stand for spaces and Latin letters; a program or picture has them at random.
UTF16_SAMPLE_BYTES: Final = 4096
UTF16_PLAUSIBLE_SHARE: Final = 0.9
# Measured on 500-byte snippets of the development pages, see tests/ingest/test_decode.py: Korean text has 0.93 and more
# of its pairs among the 2,350 syllables, Chinese in GB 2312 0.45 to 0.6, Turkish below 0.1 of its high bytes in such pairs.
HANGUL_PAIR_SHARE: Final = 0.7
HANGUL_PAIR_SHARE_IF_DECLARED: Final = 0.3
TURKISH_LETTER_SHARE: Final = 0.6
PAIR_SAMPLE_RUNS: Final = 200  # runs of high bytes looked at: more would not change the answer
PAIRED_BYTE_SHARE: Final = 0.9
KOREAN_PAIRED_BYTE_SHARE: Final = 0.65  # rare syllables of CP949 end in an ASCII letter
CHINESE_SAMPLE_BYTES: Final = 40  # fewer high bytes than that tell no language from another
# A page of 2,000 characters with ten broken ones is still worth reading; the rest is not text of this encoding.
BROKEN_CHARACTER_SHARE: Final = 0.005
BROKEN_SAMPLE_BYTES: Final = 2_000  # beyond ASCII
# Sound characters of UTF-8 for each broken one, in a text that is meant to be UTF-8: legacy Korean has 0.1, legacy Turkish fewer.
MOSTLY: Final = 4
SHORTEST_PROOF: Final = 20
CONTROL_BYTE_SHARE: Final = 0.01
CONTROL_SAMPLE_BYTES: Final = 64_000

_META_CHARSET = re.compile(rb"""<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{2,40})""", re.IGNORECASE)
_CONTROLS = bytes((*range(1, 9), *range(0x0E, 0x1B), *range(0x1C, 0x20), 0x7F))
_PAIR = re.compile(rb"[\x81-\xfe][\x41-\x5a\x61-\x7a\x81-\xfe]")
_HIGH_RUN = re.compile(rb"[\x80-\xff]+")
_ASCII = bytes(range(0x80))
_LATIN_LETTERS = bytes(byte for byte in range(0xC0, 0x100) if byte not in (0xD7, 0xF7))
_TURKISH_LETTERS = b"\xfd\xfe\xf0\xdd\xde\xd0\xfc\xf6\xe7\xdc\xd6\xc7"
_PLAUSIBLE = re.compile(
    "[\t\n\f\r -~\u00a0«»·°±×éâîûÇÖÜçöüĞğİıŞş\u1100-\u11ff\u2010-\u203a\u20a9\u20ac\u20ba\u2190-\u2193\u2460-\u2473\u25a0-\u25cf"
    "\u3000-\u3015\u3131-\u318e\uac00-\ud7a3\uff01-\uff5e]"
)
_LEAD_CLASSES = bytes(ord("h" if 0xB0 <= lead <= 0xC8 else "s" if 0xA1 <= lead <= 0xAF else "o") for lead in range(256))
_UTF8_TAIL = re.compile(rb"(?:[\xc2-\xf4]|[\xe0-\xf4][\x80-\xbf]|[\xf0-\xf4][\x80-\xbf]{2})\Z")
_UTF8_HEAD = re.compile(rb"[\x80-\xbf]{1,3}")
_EDGE_BYTES = 3  # the longest part of a character of UTF-8 that a cut can leave


def decode(data: bytes, declared: str | None = None) -> tuple[str, str]:
    """The text of ``data`` and the encoding it was read in, by Python's name; ``declared`` is a hint, never trusted.

    A byte order mark is not part of the text. A few broken characters become U+FFFD (see ``BROKEN_CHARACTER_SHARE``).
    Raises ``RejectError``: ``binary`` for what is no text, ``undecodable`` for a text in no encoding known here.
    """
    for mark, encoding in BOMS:
        if data.startswith(mark):
            return _decode_marked(data[len(mark) :], encoding), encoding
    if b"\0" in data and (utf16 := _decode_utf16(data)) is not None:
        return utf16
    sample = data[:CONTROL_SAMPLE_BYTES]
    if _count(sample, _CONTROLS) > CONTROL_BYTE_SHARE * len(sample) or data.count(0) > CONTROL_BYTE_SHARE * len(data):
        held = "NUL bytes, so it is not text" if b"\0" in data else "control bytes as programs and pictures do"
        raise RejectError("binary", f"The file holds {held}; give text or HTML instead.")
    if (text := _decode_utf8(data)) is not None:
        return text, "utf-8"
    return _decode_legacy(data, _plain_name(declared or _declared_in_page(data)))


def warnings_of(text: str) -> tuple[Warning_, ...]:
    """Warnings where characters of the text could not be decoded, here or before it came here, and where some are NUL."""
    found = []
    if count := text.count("\ufffd"):
        found.append(Warning_("ingest", "broken_characters", f"{count} characters could not be decoded and stand as U+FFFD."))
    if count := text.count("\0"):
        found.append(Warning_("ingest", "nul_characters", f"{count} NUL characters are passed over."))
    return tuple(found)


def _declared_in_page(data: bytes) -> str | None:
    found = _META_CHARSET.search(data, 0, 4096)
    return found[1].decode("ascii") if found else None


def _plain_name(declared: str | None) -> str:
    return re.sub(r"[^a-z0-9]", "", (declared or "").lower())


def _decode_marked(data: bytes, encoding: str) -> str:
    return _checked(data, encoding, cut=False)


def _decode_utf16(data: bytes) -> tuple[str, str] | None:
    """UTF-16 without a mark, None for what is none; a snippet may begin in the middle of a unit."""
    share, start, encoding = max(
        (_plausible_share(data[start:], encoding), -start, encoding)
        for encoding in ("utf-16-le", "utf-16-be")
        for start in (0, 1)
    )
    if share < UTF16_PLAUSIBLE_SHARE or len(data) < 4:
        return None
    body = data[-start:]
    text = _checked(body[: len(body) // 2 * 2], encoding, cut=True)
    if "\0" in text:
        raise RejectError("binary", "The file holds NUL characters, so it is not text; give text or HTML instead.")
    return text, encoding


def _plausible_share(data: bytes, encoding: str) -> float:
    sample = data[: min(len(data), UTF16_SAMPLE_BYTES) // 2 * 2].decode(encoding, "replace")
    return len(_PLAUSIBLE.findall(sample)) / max(1, len(sample))


def _decode_utf8(data: bytes) -> str | None:
    """Strict UTF-8, but for a character cut at either end and a few broken ones among many sound ones; else None.

    Raises ``RejectError`` where more are broken and most are sound: that is no other encoding.
    """
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        pass
    head = _UTF8_HEAD.match(data)
    tail = _UTF8_TAIL.search(data, max(0, len(data) - _EDGE_BYTES))
    body = data[head.end() if head else 0 : tail.start() if tail else len(data)]
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        return _mostly_utf8(body)
    return None if text.isascii() else text  # no sound character but the cut ones: those may be letters of Windows-1254


def _mostly_utf8(data: bytes) -> str | None:
    high = data.translate(None, _ASCII)[:BROKEN_SAMPLE_BYTES].decode("utf-8", "replace")
    if high.count("\ufffd") * 2 > len(high):
        return None  # no need to replace each character of a legacy page
    text = data.decode("utf-8", "replace")
    broken = text.count("\ufffd")
    sound = len(text) - len(text.encode("ascii", "ignore")) - broken
    if broken * 20 <= sound and broken <= _allowed_broken(text):
        return text
    if broken * MOSTLY <= sound >= SHORTEST_PROOF:
        raise RejectError("undecodable", f"{broken} characters are not UTF-8, as the rest of the text is; save it as UTF-8 again.")
    return None


def _decode_legacy(data: bytes, declared: str) -> tuple[str, str]:
    beyond_ascii = data.translate(None, _ASCII)
    letters, turkish = _count(beyond_ascii, _LATIN_LETTERS), _count(beyond_ascii, _TURKISH_LETTERS)
    high, paired, hangul_share = _pairs(data)
    korean = hangul_share >= HANGUL_PAIR_SHARE or (declared in KOREAN_NAMES and hangul_share >= HANGUL_PAIR_SHARE_IF_DECLARED)
    if korean and paired >= KOREAN_PAIRED_BYTE_SHARE * high:
        return _decode_korean(_from_whole_pair(data))
    if turkish >= TURKISH_LETTER_SHARE * letters and paired < PAIRED_BYTE_SHARE * high:
        return _decode_single_byte(data, "cp1254")
    if (other := _decode_east_asian(data, declared, high >= CHINESE_SAMPLE_BYTES and paired >= PAIRED_BYTE_SHARE * high)) is not None:
        return other
    return _decode_single_byte(data, "cp1252")


def _count(data: bytes, these: bytes) -> int:
    return len(data) - len(data.translate(None, these))


def _decode_korean(data: bytes) -> tuple[str, str]:
    """CP949, or EUC-KR where it spells a rare syllable as filler and three letters (KS X 1001, annex 3: 똠 in eight bytes)."""
    if b"\xa4\xd4" in data:
        try:
            return data.decode("euc_kr"), "euc_kr"
        except UnicodeDecodeError:
            pass
    return _checked(data, "cp949", cut=True), "cp949"


def _pairs(data: bytes) -> tuple[int, int, float]:
    """Number of high bytes, of those that stand in runs of even length, and the share of Hangul among the runs' pairs.

    A run is counted from whichever end makes more of it Hangul: its first byte may be the second half of a cut pair, and
    in CP949 the second byte of a rare syllable is an ASCII letter.
    """
    high = paired = hangul = pairs = 0
    for match in islice(_HIGH_RUN.finditer(data), PAIR_SAMPLE_RUNS):
        run = match[0]
        high += len(run)
        if len(run) == 1:
            continue
        aligned = run[: len(run) // 2 * 2]
        counts = _pair_counts(aligned)
        if len(run) % 2:
            counts = max(counts, _pair_counts(run[1:]))
        paired += len(aligned)
        hangul += counts[0]
        pairs += counts[1]
    return high, paired, hangul / pairs if pairs else float(paired > 0)


def _pair_counts(run: bytes) -> tuple[int, int]:
    """Hangul pairs, and all pairs but punctuation, of a run of even length."""
    leads, trails = run[::2], run[1::2]
    if trails and min(trails) >= 0xA1:  # nearly every run: counted without a loop of ours
        classes = leads.translate(_LEAD_CLASSES)
        return classes.count(b"h"), len(leads) - classes.count(b"s")
    hangul = sum(0xB0 <= lead <= 0xC8 and trail >= 0xA1 for lead, trail in zip(leads, trails, strict=True))
    symbols = sum(0xA1 <= lead <= 0xAF and trail >= 0xA1 for lead, trail in zip(leads, trails, strict=True))
    return hangul, len(leads) - symbols


def _from_whole_pair(data: bytes) -> bytes:
    r"""Without the second half of a pair that a cut left at the start: a run of odd length that ASCII follows.

    The last byte of such a run may also be the first half of a rare syllable whose second half is a letter (``\x8cc`` 똠).
    """
    run = _HIGH_RUN.match(data)
    if run is None or (len(run[0]) % 2 == 0 and run.end() < len(data)):
        return data
    whole, cut = _pair_counts(run[0][: len(run[0]) // 2 * 2]), _pair_counts(run[0][1 : 1 + (len(run[0]) - 1) // 2 * 2])
    if run.end() == len(data):
        return data[1:] if cut[0] > whole[0] else data
    rare = data[run.end() - 1] < 0xA1 and _PAIR.match(data, run.end() - 1) is not None
    return data if rare and whole[0] >= cut[0] else data[1:]


def _decode_east_asian(data: bytes, declared: str, all_paired: bool) -> tuple[str, str] | None:  # noqa: FBT001
    """Chinese and Japanese, so that they are set aside by their language and not read as Latin letters."""
    candidates = [EAST_ASIAN_NAMES[declared]] if declared in EAST_ASIAN_NAMES else []
    for encoding in [*candidates, *(["gb18030"] if all_paired else [])]:
        try:
            return data.decode(encoding), encoding
        except UnicodeDecodeError:
            continue
    return None


def _decode_single_byte(data: bytes, encoding: str) -> tuple[str, str]:
    return _checked(data, encoding, cut=False), encoding


def _checked(data: bytes, encoding: str, *, cut: bool) -> str:
    """Decoded with U+FFFD for what is broken; with ``cut`` a last character that is not whole is dropped."""
    decoder = codecs.getincrementaldecoder(encoding)("replace")
    text = decoder.decode(data, final=not cut)
    if (broken := text.count("\ufffd")) > _allowed_broken(text):
        raise RejectError("undecodable", f"{broken} characters are broken when read as {encoding}; save the text as UTF-8.")
    return text


def _allowed_broken(text: str) -> float:
    return max(1.0, BROKEN_CHARACTER_SHARE * len(text))
