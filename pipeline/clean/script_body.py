"""The text of an article that stands in a script: JSON-LD, Next.js data or any JSON with a long string of running text."""

from __future__ import annotations

import json
import re
from html import unescape
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

SHORT_BODY: Final = 500  # characters of visible text; a page that shows more is not asked for a script's
SHORT_NEXT_BODY: Final = 1_500  # the same for pages that Next.js builds
_LONG_ENOUGH: Final = 300  # characters of text in a script to be an article
_TIMES_LONGER: Final = 2.0  # than the visible text
_SHOWN_SHARE: Final = 0.3  # of an article's samples; a page that shows fewer does not show the article
_SAMPLE: Final = 16  # letters
_WORD: Final = re.compile(r"\w+")
_LONGEST: Final = 400_000  # characters of one string; a longer one is data
# What no tag closes is taken to the end of the page, for a search that begins again at each start takes the square of its time.
_SCRIPT: Final = re.compile(r"<script\b([^<>]*+)>((?:[^<]++|<(?!/script))*+)(</script)?", re.IGNORECASE)
_DATA: Final = re.compile(r'id="__NEXT_DATA__"|type="application/json"', re.IGNORECASE)
_NEXT_PUSH: Final = "self.__next_f.push("
_NEXT_TEXT: Final = re.compile(r"(?:^|\n|(?<=[\]}\"]))[0-9a-f]+:T([0-9a-f]+),")
_STRING: Final = re.compile(r'"(?:((?:[^"\\\n]|\\.){200,}+)"|(?:[^"\\\n]++|\\.)*+)')  # a long one, or past one that is none
_CHILD: Final = re.compile(r'\["\$","(p|h[1-6]|li|blockquote)",[^{\[]*\{[^{}]*?"children":\[?"((?:[^"\\]|\\.)+)"')
_TAGS: Final = re.compile(r"<[^>]*>")
_SENTENCE: Final = re.compile(r"[다요음임됨함]\.|[a-zçğıöşü]\.(?:\s|<|$)|[.!?][\"”’]")
_ASSIGNED: Final = re.compile(r"(?:^\s*|=\s*|\(\s*)(?=[\[{]\s*[\[{\"])")
_DECODER: Final = json.JSONDecoder(strict=False)
_MOST_VALUES: Final = 20  # of one script that are tried
_FEWEST_PARTS: Final = 3
_PART_KEYS: Final = ("content", "text", "html", "body", "value")
_BODY_KEYS: Final = (
    "articleBody",
    "article_body",
    "body",
    "content",
    "contents",
    "contentHtml",
    "bodyHtml",
    "html",
    "text",
    "haberMetni",
    "icerik",
)


def find_script_body(html: str, article_body: str | None, text: str, *, visible: int) -> str | None:
    """Mark-up or text of an article that stands in a script only; None where the page shows its article.

    ``article_body`` is that of the JSON-LD, ``text`` all visible text, ``visible`` the characters of the visible body. Text
    under other names in a script is asked for only where the visible body is short.
    """
    if article_body:
        candidate = _clean(article_body)
        length = _letters(candidate)
        if length > _LONG_ENOUGH and (length > _TIMES_LONGER * visible or _shown(candidate, text) < _SHOWN_SHARE):
            return candidate
    if visible > SHORT_NEXT_BODY or (visible > SHORT_BODY and "__next_f" not in html and "__NEXT_DATA__" not in html):
        return None
    best, best_length = None, max(_LONG_ENOUGH, _TIMES_LONGER * visible)
    for candidates in (_candidates, _candidates_in_parts):
        for candidate in candidates(html):
            length = _letters(candidate)
            if length > best_length and len(_SENTENCE.findall(candidate)) >= 3:
                best, best_length = candidate, length
        if best:
            break
    return _clean(best) if best else None


def _shown(candidate: str, text: str) -> float:
    """Share of the candidate's samples that stand in the visible text, white space aside."""
    letters, shown = ("".join(_WORD.findall(unescape(words))) for words in (_TAGS.sub(" ", candidate), text))
    samples = [letters[start : start + _SAMPLE] for start in range(0, max(1, len(letters) - _SAMPLE), 3 * _SAMPLE)]
    return sum(sample in shown for sample in samples) / len(samples)


def _letters(text: str) -> int:
    return len(_TAGS.sub("", text))


def _clean(text: str) -> str:
    """Mark-up escaped once too often is opened; line ends of plain text become breaks."""
    if "<" not in text and "&lt;" in text:
        text = unescape(text)
    if not re.search(r"<(?:p|br|div|li|h\d)\b", text, re.IGNORECASE):
        text = re.sub(r"\s*\r?\n\s*", "<br>", text)
    return text


def _candidates(html: str) -> Iterator[str]:
    scripts = [(attributes, script) for attributes, script, closed in _SCRIPT.findall(html) if closed]
    for attributes, script in scripts:
        if not _DATA.search(attributes):
            continue
        try:
            yield from _body_strings(json.loads(script), depth=0)
        except (ValueError, RecursionError):
            continue
    if "__next_f" in html:
        yield from _next_candidates(html)
    for _, script in scripts:
        if len(script) > 500 and "__next_f" not in script:
            for string in filter(None, _STRING.findall(script)):
                if (text := _decode(string)) and " " in text and not re.match(r"[\w/+=:.\-]{80}|(?:function|var|\{|\()", text):
                    yield text


def _candidates_in_parts(html: str) -> Iterator[str]:
    """Texts whose paragraphs are objects of one list each, in data or in what a script assigns: `{"blocks": [{"text": "…"}, …]}`."""
    for _, script, closed in _SCRIPT.findall(html):
        if not closed or len(script) < _LONG_ENOUGH:
            continue
        end = 0
        for place in islice(_ASSIGNED.finditer(script), _MOST_VALUES):
            if place.start() < end:
                continue
            try:
                value, end = _DECODER.raw_decode(script, place.end())
            except (ValueError, RecursionError):
                continue
            yield from _joined_parts(value, depth=0)


def _joined_parts(value: Any, *, depth: int) -> Iterator[str]:
    if depth > 40:
        return
    if isinstance(value, list):
        parts = [_part(item) for item in value if isinstance(item, dict)]
        if len(parts) >= _FEWEST_PARTS:
            yield "".join(f"<p>{part}</p>" for part in parts if part)
    for item in value if isinstance(value, list) else value.values() if isinstance(value, dict) else ():
        if isinstance(item, list | dict):
            yield from _joined_parts(item, depth=depth + 1)


def _part(thing: dict[str, Any]) -> str:
    """The text of one paragraph, of the object itself or of its data."""
    for holder in (thing, thing.get("data"), thing.get("attributes")):
        if isinstance(holder, dict):
            for key in _PART_KEYS:
                if isinstance(text := holder.get(key), str) and text and not (key == "value" and " " not in text):
                    return text
    return ""


def _body_strings(value: Any, *, depth: int) -> Iterator[str]:
    if depth > 40:
        return
    if isinstance(value, dict):
        for key, item in value.items():
            if isinstance(item, str):
                if len(item) > 200 and (key in _BODY_KEYS or "<p" in item) and len(item) < _LONGEST:
                    yield item
            elif isinstance(item, list | dict):
                yield from _body_strings(item, depth=depth + 1)
    elif isinstance(value, list):
        for item in value:
            yield from _body_strings(item, depth=depth + 1)


def _next_candidates(html: str) -> Iterator[str]:
    """Out of the React server stream: text rows, long strings, and paragraphs given as elements."""
    stream = "".join(_next_chunks(html))
    for row in _NEXT_TEXT.finditer(stream):
        size = int(row[1][:8], 16)
        yield stream[row.end() : row.end() + size].encode()[:size].decode(errors="ignore")
    yield from (text for string in filter(None, _STRING.findall(stream)) if (text := _decode(string)) and " " in text)
    yield "".join(f"<{tag}>{_decode(text)}</{tag}>" for tag, text in _CHILD.findall(stream))


def _next_chunks(html: str) -> Iterator[str]:
    for push in html.split(_NEXT_PUSH)[1:]:
        call = push.partition("</script")[0].rstrip().removesuffix(";").rstrip().removesuffix(")")
        try:
            parts = json.loads(call)
        except (ValueError, RecursionError):
            continue
        if isinstance(parts, list):
            yield from (part for part in parts if isinstance(part, str))


def _decode(string: str) -> str:
    try:
        return str(json.loads(f'"{string}"', strict=False))
    except ValueError:
        return ""
