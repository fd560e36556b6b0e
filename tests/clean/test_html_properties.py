"""Any mark-up at all: blocks tile the source text, lines know their place, cells and tables stay inside."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pipeline.clean.html import read_html
from pipeline.clean.html_text import read_page
from schemas.records import Source

TAGS = "p div li h1 table tr td th b a sup sub pre br span ul blockquote figcaption caption thead article svg text".split()
PIECES = st.one_of(
    st.sampled_from([f"<{tag}>" for tag in TAGS] + [f"</{tag}>" for tag in TAGS]),
    st.sampled_from(["<td rowspan=2>", "<th colspan=3>", "<p hidden>", "<a href=x>", "<!-- c -->", "<script>1</script>", "<wbr>", "&shy;", "&nbsp;"]),
    st.text(alphabet="가나 1２İı\u0301\u200b\u00ad\t\n\f\x00<&;", max_size=8),
    st.sampled_from(["31% daha hızlı bir kart tanıtıldı. ", "메모리는 80GB라고 회사는 밝혔다. ", "2024.05.03 09:12", "문가람 기자"]),
)


@settings(max_examples=300, deadline=None)
@given(st.lists(PIECES, max_size=60).map("".join))
def test_any_page(html: str) -> None:
    article = read_html(Source(uri="x", media_type="text/html"), html)
    text = article.source_text
    assert "".join(text[block.start : block.end] for block in article.blocks) == text
    assert all(block.start < block.end for block in article.blocks)
    for cell in article.cells:
        block = article.blocks[cell.block]
        assert block.kind == "table"
        assert block.start <= cell.start < cell.end <= block.end
    assert not [warning for warning in article.warnings if warning.code == "digits_differ"]


@settings(max_examples=200, deadline=None)
@given(st.lists(PIECES, max_size=60).map("".join))
def test_source_text_has_no_empty_lines_and_nodes_know_their_place(html: str) -> None:
    page = read_page(html)
    assert "\n\n" not in page.text
    assert not page.text.startswith("\n")
    assert not page.text.endswith("\n")
    for node in page.nodes:
        assert 0 <= node.start <= node.end <= len(page.text)
        assert 0 <= node.first_line <= node.end_line <= len(page.lines)
