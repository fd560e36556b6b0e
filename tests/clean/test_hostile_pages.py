"""Pages made to exhaust a reader: each is read or set aside within seconds (the suite's time limit is the clock)."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from pipeline.clean.html import read_html
from pipeline.errors import RejectError
from schemas.records import Article, Source

BODY = "<p>가람반도체는 새 칩이 지난 세대보다 31% 빠르다고 밝혔다. 메모리는 80GB다.</p>"
OPENED_AGAIN = "<p>" + "".join(f"<b a={number}>" for number in range(1_000)) + "</p>" + "<p>x" * 1_000  # a million elements of b
MANY = 100_000


def listed(attribute: str, parted_by: str = " ") -> str:
    return parted_by.join(attribute.format(number) for number in range(MANY))


REJECTED = {
    "too_deep": (
        "<div>" * 100_000,
        "<b>" * 100_000,
        "<ul><li>" * 50_000,
        "<table><tr><td>" * 100_000,
        OPENED_AGAIN,
        "<div></x>" * 100_000,  # end tags of nothing do not end the elements around them
        "<svg>" * 2_900 + "<g>x</g>" * 80_000,
        "<table><a>" * 50_000,
        "<!-- <svg> -->" + "<path d='x'/>" * 100_000 + BODY * 200,
    ),
    "too_many_attributes": (
        f"<div {listed('a{}')}>",
        f"<div {listed('a{}=1', parted_by=chr(10))}>",
        f"<div {listed('a{}', parted_by='/')}>",
        f"<div {listed('a{}=1', parted_by='/ ')}>",
        f"""<div {listed('a{}=">"')}>""",
        f"""<div {listed('a{}=">"', parted_by="")}>""",
        f"""<div {listed('a{}="1"', parted_by="")}>""",
        f"""<div x=">" {listed('a{}="1"')}>""",
        f"""<div x=">" {listed("a{}")}>""",
        f"""<div x='>' {listed("a{}='1'")}>""",
        f"""<div x='>'{listed("a{}='1'", parted_by="")}>""",
        f"""<div x="<p>" {listed("a{}")}>""",
        f"""<div x='">' {listed("a{}")}>""",
        f"""<!-- <a x=" --><div x=">" {listed("a{}")}>""",  # the quotes of what is no tag hide nothing
        f"""<script>a<b && c="</script><div x=">" {listed("a{}")}>""",
        f"</div {listed('a{}=1')}>",
        f"""</div x=">" {listed("a{}")}>""",
        "<div " + "a " * MANY + ">",
        "".join(f"<body a{number}>" for number in range(4_000)),
        ("<i " + " ".join(f"a{number}" for number in range(1_900)) + ">x</i>") * 4_000,
        '<div x="' + "<b y='" * MANY + '">',  # tags in a value, each of which might reach to the end
    ),
    "too_many_tags": (
        "<" * 3_000_000,
        BODY + "<img src=a>" * 1_000_000,
        BODY + "<p>x" * 300_000,
        "<select>" + "<option>x" * 80_000,
        "<select>" + "<optgroup><option>x" * 40_000,
    ),
}
READ = {
    "a doctype of many attributes": f"<!doctype html {listed('a{}=1')}>" + BODY * 5,
    "a huge name of an attribute": "<div " + "x" * 20_000_000 + ">" + BODY * 5,
    "a map of closed shapes": BODY * 5 + "<svg>" + '<path d="M1 2"/>' * 50_000 + "</svg>",
    "misnested formatting": BODY * 5 + "<p><b><i></b></i>x</p>" * 30_000,
    "links in a table": BODY * 5 + "<table>" + "<a>x</a>" * 60_000,
    "many forms": BODY * 5 + "<form>x</form>" * 60_000,
    "many lists of choices": BODY * 5 + "<select><option>x</select>" * 9_000,
    "scripts that nothing closes": BODY + "<script>" * 2_500 + "x" * 1_000_000,
    "a string that nothing closes": BODY + '<script>x="' + '\\"' * 1_000_000 + "</script>",
    "a huge attribute": '<div title="' + "x" * 20_000_000 + '">' + BODY * 5,
    "an unclosed comment": BODY * 5 + "<!-- " + "x -" * 3_000_000,
    "many comments": "<!--x-->" * 200_000 + BODY * 5,
    "a million references": BODY * 5 + "<p>" + "&amp;" * 1_000_000 + "</p>",
    "broken references": BODY * 5 + "<p>" + "&#x110000;&notanentity;" * 100_000 + "</p>",
    "half tags": BODY * 5 + "<!" * 500_000,
    "huge spans": BODY * 5 + "<table>" + "<tr><td rowspan=65534 colspan=1000>1" * 500 + "</table>" + BODY * 5,
    "tables in tables": BODY * 10 + "<table><tr><td>" * 900 + "1<td>2",
    "dates without end": BODY * 5 + "<h1>x</h1>" + "<p>2024.01.01 10:00 |</p>" * 20_000,
    "deep JSON": '<script type="application/ld+json">' + "[" * 200_000 + "</script>" + BODY * 5,
    "unclosed Next.js chunks": '<script>self.__next_f.push([1,"</script>' * 50_000 + BODY * 3,
    "quotes in scripts": "<script>" + '"' * 1_000_000 + "</script>" + BODY * 3,
}


def read(html: str) -> Article:
    return read_html(Source(uri="x", media_type="text/html"), html)


@pytest.mark.timeout(30)
@pytest.mark.parametrize(
    ("reason", "html"), [(reason, html) for reason, pages in REJECTED.items() for html in pages], ids=str.__len__
)
def test_set_aside_with_a_reason(reason: str, html: str) -> None:
    with pytest.raises(RejectError) as caught:
        read(html)
    assert caught.value.reason == reason


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="peak memory is read from /proc")
@pytest.mark.parametrize("html", ["<img src=a>" * 249_000, "<p>x" * 249_000, '<div class="a">x</div>' * 120_000], ids=str.__len__)
def test_peak_memory_of_the_largest_pages_allowed(html: str) -> None:
    read_it = "import sys; from tests.clean.test_hostile_pages import BODY, read; read(BODY * 5 + sys.stdin.read()); print(open('/proc/self/status').read())"
    status = subprocess.run([sys.executable, "-c", read_it], input=html, capture_output=True, text=True, check=True).stdout
    assert int(re.search(r"VmHWM:\s+(\d+) kB", status)[1]) < 600 * 1024


@pytest.mark.timeout(30)
@pytest.mark.parametrize("html", READ.values(), ids=READ)
def test_read_all_the_same(html: str) -> None:
    article = read(html)
    assert "31% 빠르다고" in article.source_text
    assert "".join(article.source_text[block.start : block.end] for block in article.blocks) == article.source_text


@pytest.mark.parametrize("html", ["", " ", "<", "<!doctype html>", "<!-- x", "<script>1</script>", "\x00", "<p></p>"])
def test_pages_without_text_have_no_blocks(html: str) -> None:
    article = read(html)
    assert (article.blocks, article.cells) == ((), ()) or article.source_text
