"""Title, authors, publisher and dates of a page: JSON-LD first, then meta elements, then what stands in sight.

Field by field the sources are asked in the order in which they were right on real pages: JSON-LD's article, Open Graph and
its like, microdata, and last the visible words around the heading.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from html import unescape
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from pipeline.clean.boilerplate import is_reporter_line
from pipeline.clean.bylines import read_authors
from pipeline.clean.chrome import is_furniture
from pipeline.clean.datelines import find_datelines, is_date_label, is_to_come, may_hold_date, parse_moment
from pipeline.clean.own_dates import told_by_lines
from pipeline.languages.korean.page import LEAD_BYLINE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pipeline.clean.html_text import Page

_ARTICLE_TYPES: Final = re.compile(r"Article|BlogPosting|Report|Posting|NewsStory|Review$")
_TITLE_NAMES: Final = ("og:title", "twitter:title", "dc.title", "headline", "title")
_PUBLISHED_NAMES: Final = (
    "article:published_time", "article:published", "og:article:published_time", "datepublished", "date_published", "pubdate",
    "publishdate", "publish-date", "article.published", "dable:published_time", "parsely-pub-date", "sailthru.date",
    "dc.date.issued", "dcterms.created", "dc.date", "dc.date.created", "datecreated", "date", "regdate",
)  # fmt: skip
_MODIFIED_NAMES: Final = (
    "article:modified_time", "article:modified", "og:updated_time", "datemodified", "lastmod", "last-modified", "dcterms.modified",
    "article.updated",
)  # fmt: skip
_AUTHOR_NAMES: Final = ("dable:author", "author", "article:author", "og:article:author", "articleauthor", "dc.creator", "byl", "parsely-author")
_PUBLISHER_NAMES: Final = ("og:site_name", "article:publisher", "dc.publisher", "publisher", "application-name", "copyright")
_TITLE_JOINTS: Final = re.compile(r"\s+(?:[|\-–—:«»<>·•]|::|&lt;)\s+|\s*[|｜]\s*|\s+:\s+")
_URL: Final = re.compile(r"^(?:https?:)?//|^www\.|^/")
_NOT_AUTHORS: Final = re.compile(r"^(?:admin(?:istrator)?|editor|root|webmaster|unknown|null|none|undefined|관리자|운영자)$", re.IGNORECASE)
_DATETIME: Final = re.compile(r'\bdatetime="([^"]*)"')
_PUBLICATION: Final = re.compile(r"datePublished|pubdate|publish|entry-date")
_FULL_NAME: Final = re.compile(r"[A-ZÇĞİÖŞÜ][a-zçğıöşüâîû]+(?: [A-ZÇĞİÖŞÜ](?:[a-zçğıöşüâîû]+|[A-ZÇĞİÖŞÜ]+|\.)){1,3}|[가-힣]{2,4}")
_LABELLED: Final = re.compile(r"^\s*(?:by|yazan|yazar|muhabir|editör|haber|derleyen|author|작성자|글쓴이|글|기자)\s*[:：]?\s", re.IGNORECASE)
_LEAD_BYLINE: Final = re.compile(LEAD_BYLINE)
_LONGEST_DATELINE: Final = 60  # characters of a line under an author's name
_LABEL_ALONE: Final = re.compile(r"\s*(?:by|yazan|yazar|muhabir|editör|haber|author|written by)\s*[:：]?\s*", re.IGNORECASE)
_SLASHED_DATE: Final = re.compile(r"/((?:19|20)\d\d)[/-](\d{1,2})[/-](\d{1,2})(?:/|-|_|$)|/((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?=\D|\d{4,})")


@dataclass(frozen=True, slots=True)
class Metadata:
    """What a page says of its article. ``article_body`` is the text that its JSON-LD carries, mark-up and all."""

    titles: tuple[tuple[str, str], ...] = ()  # where from (json-ld, meta, title) and as written, the best source first
    authors: tuple[str, ...] = ()
    publisher: str | None = None
    published: str | None = None
    modified: str | None = None
    canonical_url: str | None = None
    article_body: str | None = None


def read_metadata(page: Page) -> Metadata:
    """All that needs no place on the page; ``add_visible`` fills what is still missing."""
    objects = list(_json_ld_objects(page.told.json_ld))
    article = _article_of(objects)
    publisher = _publisher(page, article, objects)
    body = article.get("articleBody")
    return Metadata(
        titles=tuple(_titles(page, article)),
        authors=_authors(page, article),
        publisher=publisher,
        published=_first_moment([article.get("datePublished"), *_named(page, _PUBLISHED_NAMES), article.get("dateCreated")]),
        modified=_first_moment([article.get("dateModified"), *_named(page, _MODIFIED_NAMES)]),
        canonical_url=_canonical(page),
        article_body=body if isinstance(body, str) and body.strip() else None,
    )


def _json_ld_objects(scripts: Iterable[str]) -> Iterator[dict[str, Any]]:
    """Objects of JSON-LD scripts, ``@graph`` opened; a script that is not JSON is mended once, then passed over."""
    for script in scripts:
        yield from _objects(_load(script), depth=0)


def _load(script: str) -> Any:
    script = script.strip().removeprefix("<!--").removesuffix("-->").removeprefix("//<![CDATA[").removesuffix("//]]>").strip().rstrip(";")
    for text in (script, re.sub(r",\s*([}\]])", r"\1", script)):
        try:
            return json.loads(text, strict=False)
        except (ValueError, RecursionError):
            continue
    return _salvage(script)


_SALVAGED: Final = re.compile(r'"(@type|headline|datePublished|dateModified|dateCreated|articleBody)"\s*:\s*"((?:[^"\\]|\\.)*)"')


def _salvage(script: str) -> dict[str, Any]:
    """The plain string fields of broken JSON."""
    found: dict[str, Any] = {}
    for name, value in _SALVAGED.findall(script):
        if name not in found and (name != "@type" or _ARTICLE_TYPES.search(value)):
            found[name] = value.replace('\\"', '"').replace("\\/", "/").replace("\\n", "\n")
    return found


def _objects(value: Any, *, depth: int) -> Iterator[dict[str, Any]]:
    if depth > 4:
        return
    if isinstance(value, list):
        for item in value:
            yield from _objects(item, depth=depth + 1)
    elif isinstance(value, dict):
        yield value
        for key in ("@graph", "mainEntity", "mainEntityOfPage"):
            if key in value:
                yield from _objects(value[key], depth=depth + 1)


def _types(thing: dict[str, Any]) -> str:
    kind = thing.get("@type", "")
    return " ".join(map(str, kind)) if isinstance(kind, list) else str(kind)


def _article_of(objects: list[dict[str, Any]]) -> dict[str, Any]:
    """The object that describes an article with the most to say; empty where there is none."""
    articles = [thing for thing in objects if _ARTICLE_TYPES.search(_types(thing))]
    wanted = ("headline", "datePublished", "author", "articleBody", "dateModified", "publisher")
    return max(articles, key=lambda thing: sum(bool(thing.get(key)) for key in wanted), default={})


def _named(page: Page, names: tuple[str, ...]) -> Iterator[str]:
    return (page.told.meta[name] for name in names if name in page.told.meta)


def _first_moment(candidates: Iterable[Any]) -> str | None:
    for candidate in candidates:
        if isinstance(candidate, str) and (moment := parse_moment(candidate)) and not is_to_come(moment):
            return moment
    return None


def _text(value: Any) -> str:
    """A name out of JSON-LD: a string, or an object or list that holds one."""
    if isinstance(value, list):
        value = value[0] if value else None
    if isinstance(value, dict):
        value = value.get("name")
    return " ".join(unescape(unescape(value)).split()) if isinstance(value, str) else ""


def _publisher(page: Page, article: dict[str, Any], objects: list[dict[str, Any]]) -> str | None:
    names = [_text(article.get("publisher")), *_named(page, _PUBLISHER_NAMES)]
    names += [_text(thing) for thing in objects if re.search(r"Organization|WebSite", _types(thing))]
    for name in names:
        if name and not _URL.match(name) and len(name) < 80:
            return unescape(name)
    return None


def _authors(page: Page, article: dict[str, Any]) -> tuple[str, ...]:
    value = article.get("author") or article.get("creator")
    people = value if isinstance(value, list) else [value] if value else []
    names = _distinct(name for person in people for name in _names_of(person))
    if not names:
        for written in _named(page, _AUTHOR_NAMES):
            if not _URL.match(written) and (found := _distinct(read_authors(unescape(written)))):
                return tuple(found)
    return tuple(names)


def _names_of(person: Any) -> list[str]:
    name = _text(person)
    if not name or _URL.match(name):
        return []
    organisation = isinstance(person, dict) and "Organization" in _types(person)
    return [name] if organisation else read_authors(name)


def _distinct(names: Iterable[str]) -> list[str]:
    return [name for name in dict.fromkeys(names) if not _NOT_AUTHORS.match(name)]


def _canonical(page: Page) -> str | None:
    for address in (page.told.canonical, page.told.meta.get("og:url", "")):
        if address.startswith(("http://", "https://")):
            return address
    return None


def find_title(metadata: Metadata, page: Page, heading: str | None) -> str | None:
    """The title without the site's name; ``heading`` is the one over the text, which goes before the title element."""
    if not metadata.titles:
        return heading
    source, written = metadata.titles[0]
    headings = [heading] if heading else []
    if source == "json-ld":
        return _without_site(written, metadata.publisher, headings, strict=True)
    if source == "title" and heading and len(heading) > 3:
        return heading
    headings += [" ".join(page.text[node.start : node.end].split()) for node in page.nodes if node.tag in ("h1", "h2")]
    if source == "title" and not headings:
        headings = _lines_of_title(written, page)
    return _without_site(written, metadata.publisher, headings, strict=False)


def _lines_of_title(title: str, page: Page) -> list[str]:
    """On a page without headings the lines, not of links, that are an end of the title: "HABER BÜLTENİ :: Bilgisayarlar ısınıyor"."""
    joints = list(_TITLE_JOINTS.finditer(title))
    ends = {part for joint in joints for part in (title[: joint.start()].rstrip(), title[joint.end() :].lstrip())}
    return [text for line in page.lines if not line.linked and (text := page.text[line.start : line.end].strip()) in ends] if ends else []


def _titles(page: Page, article: dict[str, Any]) -> Iterator[tuple[str, str]]:
    headline = _text(article.get("headline") or article.get("name"))
    candidates = [("json-ld", headline), *(("meta", page.told.meta.get(name, "")) for name in _TITLE_NAMES[:1]), ("title", page.told.title)]
    candidates += [("meta", page.told.meta.get(name, "")) for name in _TITLE_NAMES[1:]]
    for source, written in candidates:
        if title := " ".join(unescape(unescape(written)).split()):
            yield source, title


def _without_site(title: str, publisher: str | None, headings: list[str], *, strict: bool) -> str:
    """Cuts the site's name off either end: a heading of the page that the title holds decides, then the publisher's name.

    Unless ``strict``, a last part that is short against the rest is taken for the site's name too.
    """
    parts = _TITLE_JOINTS.split(title)
    if len(parts) == 1:
        return title
    if not strict:
        inside = [heading for heading in headings if len(heading) > 3 and heading != title and _holds(title, heading)]
        if inside:
            return max(inside, key=len)
        if title in headings:
            return title
    site = _folded(publisher or "")
    joints = list(_TITLE_JOINTS.finditer(title))
    if site and _folded(parts[-1]) and (_folded(parts[-1]) in site or site in _folded(parts[-1])):
        title, parts, joints = title[: joints[-1].start()].rstrip(), parts[:-1], joints[:-1]
        return _without_site(title, publisher, headings, strict=strict) if len(parts) > 1 else title
    if site and _folded(parts[0]) == site:
        return title[joints[0].end() :].lstrip()
    if not strict and len(parts[-1]) < len(title) * 0.4:
        return title[: joints[-1].start()].rstrip()
    return title


def _holds(title: str, heading: str) -> bool:
    """Whether the heading makes up one end of the title, up to a joint."""
    rest = title.removeprefix(heading) if title.startswith(heading) else title.removesuffix(heading)
    return rest != title and bool(_TITLE_JOINTS.match(rest + " ") or _TITLE_JOINTS.search(" " + rest))


def _folded(name: str) -> str:
    return re.sub(r"\W+", "", name.casefold())


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What stands around an article's text, and where: lines from the title to the text, lines around its end, all bylines."""

    head: list[str]
    tail: list[str]
    bylines: list[str]
    first_line: int
    end_line: int


def add_visible(metadata: Metadata, page: Page, around: Surroundings, *, uri: str) -> Metadata:
    """Fills a missing date and missing authors from what stands around the article, and from the address."""
    published, authors = metadata.published, metadata.authors
    if not published:
        published = _time_element(page, around) or told_by_lines(_near_years(around.head)) or told_by_lines(_near_years(around.tail))
        published = published or _date_of_address(uri)
    if not authors or authors == (metadata.publisher,):
        lines = [*around.bylines, *around.head, *around.tail]
        authors = _visible_authors(lines) or authors or _name_over_date(around.head)
    return replace(metadata, published=published, authors=authors)


def _near_years(lines: list[str]) -> list[str]:
    """The lines that may hold a date, or a part or the label of one."""
    dated = [number for number, line in enumerate(lines) if may_hold_date(line)]
    kept = sorted({near for number in dated for near in range(number - 2, number + 3)})
    return [lines[number] for number in kept if 0 <= number < len(lines)]


def _time_element(page: Page, around: Surroundings) -> str | None:
    """That of publication, else the first around the article; not those of comments and teasers."""
    marked, near = [], []
    for node in page.nodes:
        if node.tag == "time" and (found := _DATETIME.search(node.attributes)):
            if _PUBLICATION.search(node.attributes):
                marked.append(found[1])
            elif "odified" not in node.attributes and around.first_line <= node.first_line < around.end_line:
                near.append(found[1])
    return _first_moment([*marked, *near])


def _date_of_address(uri: str) -> str | None:
    found = _SLASHED_DATE.search(uri)
    return _first_moment(["-".join(part for part in found.groups() if part)]) if found else None


def _visible_authors(lines: list[str]) -> tuple[str, ...]:
    """Of a reporter's line, or of a full name before a date: ``Ayşe Nur Yılmaz | 03.04.2025``."""
    for line in lines:
        if is_reporter_line(line) and (names := _distinct(read_authors(line))):
            return tuple(names)
        before = _LABELLED.sub("", re.split(r"[|·•,–-]|\d", line, maxsplit=1)[0]).strip()
        if before != line.strip() and _FULL_NAME.fullmatch(before) and not _NOT_AUTHORS.match(before) and not is_date_label(before) and any(find_datelines(line)):
            return (before,)
    for line in lines:
        if (lead := _LEAD_BYLINE.match(line)) and (name := lead["name"] or lead["writer"]):
            return tuple(_distinct(read_authors(name)))
    for label, line in pairwise(lines):
        if _LABEL_ALONE.fullmatch(label) and " " in line.strip() and _FULL_NAME.fullmatch(line.strip()):
            return (line.strip(),)
    for line in lines:
        if _LABELLED.match(line) and (names := _distinct(read_authors(line))) and all(_FULL_NAME.fullmatch(name) for name in names):
            return tuple(names)
    return ()


def _name_over_date(lines: list[str]) -> tuple[str, ...]:
    """A full name on a line of its own, the date on the next: "Asya Gündoğdu", "18 Mart 2025, 09:05"."""
    for name, line in pairwise(map(str.strip, lines)):
        if len(line) < _LONGEST_DATELINE and " " in name and _FULL_NAME.fullmatch(name) and not is_furniture(name) and any(find_datelines(line)):
            return (name,)
    return ()
