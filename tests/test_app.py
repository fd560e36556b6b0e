"""``Pipeline.process``"""

from __future__ import annotations

from pathlib import Path

import pytest

from pipeline import Pipeline
from pipeline.errors import RejectError, UsageError

KOREAN = "그래프코어의 보우 Pod16은 DGX-A100보다 31% 빠르다고 밝혔다."


def test_texts_bytes_and_paths_give_the_same_document(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text(KOREAN, encoding="utf-8")
    pipeline = Pipeline()
    of_text, of_bytes, of_path = (pipeline.process(content) for content in (KOREAN, KOREAN.encode(), path))
    assert of_text.figures == of_bytes.figures == of_path.figures
    assert of_text.article.doc_id == of_bytes.article.doc_id == of_path.article.doc_id
    assert of_path.article.uri == path.as_posix()


def test_legacy_bytes_are_decoded() -> None:
    assert Pipeline().process(KOREAN.encode("cp949")).article.source_text == KOREAN


@pytest.mark.parametrize("content", [f"<!DOCTYPE html><html><body><p>{KOREAN}</p></body></html>", f"<html><p>{KOREAN}</p>".encode()])
def test_pages_are_known_by_their_start(content: str | bytes) -> None:
    document = Pipeline().process(content, language="ko")
    assert document.article.media_type == "text/html"
    assert "<p>" not in document.article.source_text


def test_broken_characters_are_warned_of() -> None:
    document = Pipeline().process((KOREAN * 9).encode() + b" \xff " + KOREAN.encode())
    assert [warning.code for warning in document.article.warnings] == ["broken_characters"]


def test_the_language_can_be_forced() -> None:
    assert Pipeline().process("A100 80 GB", language="tr").article.language == "tr"


def test_what_cannot_be_read_is_a_reject(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(b"%PDF-1.7")
    (tmp_path / "a.jsonl").write_text('{"text": "1"}')
    cases = (
        (tmp_path / "a.pdf", "unsupported_format"), (tmp_path / "none", "not_found"), (tmp_path, "not_a_file"),
        (tmp_path / "a.jsonl", "container"), ("  \n", "empty"), (b"\0\x01\x02", "binary"),
    )  # fmt: skip
    for content, reason in cases:
        with pytest.raises(RejectError) as caught:
            Pipeline().process(content, language="ko")
        assert caught.value.reason == reason


def test_half_a_surrogate_pair_is_a_reject() -> None:
    with pytest.raises(RejectError, match="surrogate"):
        Pipeline().process("\ud800 성능이 31% 올랐다")


def test_the_name_of_a_file_as_text_is_a_reject_that_says_what_to_pass(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text(KOREAN, encoding="utf-8")
    with pytest.raises(RejectError, match=r"pathlib\.Path") as caught:
        Pipeline().process(str(path))
    assert caught.value.reason == "path_as_text"


def test_a_text_that_names_no_file_is_a_text() -> None:
    assert Pipeline().process("rapor-2024.txt", language="tr").article.source_text == "rapor-2024.txt"


@pytest.mark.parametrize("what", [None, 1, ["text"], bytearray(b"text")])
def test_what_is_no_content_is_said(what) -> None:
    with pytest.raises(UsageError, match=r"^Pipeline\.process takes .*, not \w+\.$"):
        Pipeline().process(what)


@pytest.mark.parametrize("page", ["<html><body></body></html>", "<!doctype html><p></p>", "<html><body><p hidden>31%</p><script>1</script></body></html>", "", " "])
def test_an_empty_page_holds_no_text(page: str) -> None:
    with pytest.raises(RejectError) as caught:
        Pipeline().process(page)
    assert caught.value.reason == "empty"
