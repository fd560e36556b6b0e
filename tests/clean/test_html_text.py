"""The source text of web pages, row by row of the table in docs/contract.md."""

from __future__ import annotations

import pytest

from pipeline.clean.html_text import read_page, source_text
from pipeline.errors import RejectError

TABLE = {
    "character references are resolved": ("<p>&lt;GPU&gt; &amp; &#54620;&ccedil;ip &frac12;</p>", "<GPU> & 한çip ½"),
    "a reference is resolved once": ("<p>&amp;lt;b&amp;gt;</p>", "&lt;b&gt;"),
    "runs of space, tab and newline become one space": ("<p>24  GB\n\t GDDR6X</p>", "24 GB GDDR6X"),
    "white space at either end of a line goes": ("<p> 24 GB </p> <p>\n350 W</p>", "24 GB\n350 W"),
    "white space between inline elements counts once": ("<p>a <b> b</b> <i>c</i></p>", "a b c"),
    "no-break and thin spaces stay": ("<p>7\u00a0500&nbsp;TL 1\u2009000</p>", "7\u00a0500\u00a0TL 1\u2009000"),
    "white space inside pre stays": ("<pre>a  b\n\tc</pre>", "a  b\n\tc"),
    "an indented first line of pre keeps its indent": ("<p>x</p><pre>\n  a\n    b</pre>", "x\n  a\n    b"),
    "spans inside pre keep the spaces between them": ("<pre><b>a</b>  <i>b</i>\n<b>c</b></pre>", "a  b\nc"),
    "block elements start a line": ("<h1>A</h1><p>b</p>c<div>d</div>", "A\nb\nc\nd"),
    "text after a block starts a line": ("<div>a<section>b</section>c</div>", "a\nb\nc"),
    "list items and definitions start lines": ("<ul><li>1</li><li>2</li></ul><dl><dt>a<dd>b</dl>", "1\n2\na\nb"),
    "summary and details start lines": ("<details><summary>a</summary>b</details>c", "a\nb\nc"),
    "br starts a line, empty lines are dropped": ("a<br><br/>b<p></p><div> </div>c", "a\nb\nc"),
    "inline elements add nothing": ("<b>31</b><i>%</i><a href=x>'lik</a>", "31%'lik"),
    "cells stand in one line, a tab between two": ("<table><tr><th>모델<th>메모리<tr><td>A100<td>80GB</table>", "모델\t메모리\nA100\t80GB"),
    "an empty cell keeps its tabs": ("<table><tr><td>a<td><td>c<tr><td><td>d<td></table>", "a\t\tc\n\td\t"),
    "a row of empty cells is an empty line": ("<table><tr><td>a<tr><td><td><tr><td>b</table>", "a\nb"),
    "a paragraph in a cell stays in the row": ("<table><tr><td><p>a</p><td><div>b</div></table>c", "a\tb\nc"),
    "a second paragraph in a cell starts a line": ("<table><tr><td><p>a</p><p>b</p><td>c</table>", "a\nb\tc"),
    "a table in a cell": ("<table><tr><td>x<td><table><tr><td>1<td>2<tr><td>3<td>4</table><tr><td>y</table>", "x\t1\t2\n3\t4\ny"),
    "sup is marked": ("<p>750<sup>1</sup>W, 10<sup>15</sup></p>", "750^1W, 10^15"),
    "sub is marked": ("<p>CO<sub>2</sub> 30</p>", "CO_2 30"),
    "a mark stands before the first text inside": ("<p>5<sup> <a href=#n>[1]</a></sup></p>", "5 ^[1]"),
    "an empty sup leaves no mark": ("<p>5<sup></sup>0<sub> </sub></p>", "50"),
    "nested sup": ("<p>2<sup>3<sup>4</sup></sup></p>", "2^3^4"),
    "wbr and soft hyphen are nothing": ("<p>1<wbr>000 çe\u00adkir&shy;dek</p>", "1000 çekirdek"),
    "scripts, styles, templates, noscript": ("a<script>1</script><style>2</style><template>3</template><noscript>4</noscript>b", "ab"),
    "the head": ("<html><head><title>1</title></head><body>a</body></html>", "a"),
    "comments": ("a<!-- 1 <p>2</p> -->b", "ab"),
    "hidden elements": ("<p hidden>1</p><p>a<span hidden=''>2</span>b</p>", "ab"),
    "hidden by a style": ('<span style="display:none">999</span>300만 원', "300만 원"),
    "hidden by a style, otherwise written": ("<p STYLE='color:red; Display : NONE !important'>1</p>a<i style=display:none;>2</i>b", "ab"),
    "invisible by a style": ('a<span style="visibility: hidden">2</span>b<span style="visibility:collapse">3</span>', "ab"),
    "hidden inside hidden": ('a<div style="display:none">1<p style="display:none">2</p><b hidden>3</b><script>4</script></div>b', "ab"),
    "a style that hides nothing": ('<i style="display:block">1</i><i style="border:none">2</i><i style="overflow:hidden">3</i><b style="/*display:none*/">4</b>', "1234"),
    "the last declaration counts": ('<i style="display:none;display:inline">1</i><i style="display:none!important;display:inline">2</i>', "1"),
    "hidden from screen readers": ('<b>31%</b><span aria-hidden="true">31%</span><i aria-hidden="false">!</i><i aria-hidden>?</i>', "31% !?"),
    "marks hidden from screen readers part words": ('4 dk<span aria-hidden="true">·</span>19 Mayıs, 3<i aria-hidden="true">x</i>1', "4 dk·19 Mayıs, 3 1"),
    "a page behind an open dialogue": ('<div aria-hidden="true"><p>300만 원</p></div><div>1</div>', "300만 원\n1"),
    "a page that scripts show": ('<html style="visibility:hidden"><body style="display:none" aria-hidden="true">a</body></html>', "a"),
    "form controls": ("a<input value=1><button>2</button><select><option>3</select><textarea>4</textarea>b", "ab"),
    "attribute texts": ('<img alt="1" title="2">a<a title="3 > 2" href="x">b</a>', "ab"),
    "text of drawings, not their titles": ("<svg><title>1</title><text>2</text></svg><svg><path d=''/></svg>", "2"),
    "an unclosed element": ("<div><p>a<p>b<div>c", "a\nb\nc"),
    "crossed elements": ("<b>a<p>b</b>c</p>d", "a\nbc\nd"),
    "nothing at all": ("", ""),
}


@pytest.mark.parametrize(("html", "expected"), TABLE.values(), ids=TABLE)
def test_source_text(html: str, expected: str) -> None:
    assert source_text(html) == expected


def test_lines_and_nodes_know_their_place() -> None:
    page = read_page("<div><p>하나 <a href=x>둘</a></p><table><tr><td>1<td>2</table></div>셋")
    assert [page.text[line.start : line.end] for line in page.lines] == ["하나 둘", "1\t2", "셋"]
    assert page.lines[0].linked == 1
    texts = {node.tag: page.text[node.start : node.end].strip() for node in page.nodes}
    assert texts["p"] == "하나 둘"
    assert texts["div"] == "하나 둘\n1\t2"
    assert texts["td"] == "2"  # the later cell


def test_a_page_nested_too_deep_is_set_aside() -> None:
    with pytest.raises(RejectError) as caught:
        read_page("<div>" * 100_000 + "x")
    assert caught.value.reason == "too_deep"


def test_many_unclosed_paragraphs_are_not_deep() -> None:
    assert source_text("<p>a" * 6_000).count("\n") == 5_999


def test_brackets_in_raw_elements_and_names_do_not_shift_the_tags_after_them() -> None:
    """``xmp`` is written out raw, and a tag's name may hold a bracket: what follows is still read as text."""
    assert source_text("<p>성능 <xmp>a < b <></xmp><p>128 TFLOPS<p>끝").split("\n")[-2:] == ["128 TFLOPS", "끝"]
    assert source_text('<p><x<y data-a="1>2">Bellek</x<y><p>24 GB') == "Bellek\n24 GB"
