"""Which encoding a document is really in."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pipeline.errors import RejectError
from pipeline.ingest.decode import decode, warnings_of

KOREAN = (
    "그래프코어는 보우 Pod16이 DGX-A100보다 31% 빠르다고 밝혔다. 가격은 85만 원이다.\n"
    "“여섯 개의 칩”을 한 판에 얹었다… 전력은 750W, 메모리는 80GB다. 똠방각하 펲시콜라\n"
)
TURKISH = (
    "Yonganın belleği 80 GB, doğruluğu yüzde 75,7'dir. Şirket “İstanbul'da üretim başlıyor” dedi – fiyatı 7.500 dolar.\n"
    "Çözünürlük düşük, ığdır şoförü güçlü, ÖĞÜN ÇAĞRISI İŞÇİ.\n"
)
DECLARATIONS = (None, "utf-8", "euc-kr", "windows-1254", "iso-8859-1", "no-such-encoding", "")


@pytest.mark.parametrize("declared", DECLARATIONS)
@pytest.mark.parametrize("encoding", ["utf-8", "cp949", "utf-16-le", "utf-16-be"])
def test_korean_is_read_whatever_is_declared(encoding: str, declared: str | None) -> None:
    assert decode((KOREAN * 5).encode(encoding), declared) == (KOREAN * 5, encoding)


@pytest.mark.parametrize("declared", DECLARATIONS)
@pytest.mark.parametrize("encoding", ["utf-8", "cp1254", "utf-16-le", "utf-16-be"])
def test_turkish_is_read_whatever_is_declared(encoding: str, declared: str | None) -> None:
    assert decode((TURKISH * 5).encode(encoding), declared) == (TURKISH * 5, encoding)


def test_iso_8859_9_is_read_as_the_windows_code_page_that_contains_it() -> None:
    text = "Doğruluğu yüzde 75,7, ışık şiddeti İyi."
    assert decode(text.encode("iso-8859-9"), "utf-8") == (text, "cp1254")


def test_euc_kr_spells_rare_syllables_in_eight_bytes() -> None:
    text = "똠방각하는 펲시를 마셨다. " * 3
    assert decode(text.encode("euc_kr"))[0] == text


@pytest.mark.parametrize(
    ("mark", "encoding"),
    [(b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"), (b"\xff\xfe\0\0", "utf-32-le"), (b"\0\0\xfe\xff", "utf-32-be")],
)
def test_byte_order_marks_are_obeyed_and_left_out(mark: bytes, encoding: str) -> None:
    assert decode(mark + KOREAN.encode(encoding)) == (KOREAN, encoding)


def test_a_lying_meta_tag_is_not_believed() -> None:
    page = f'<html><meta charset="euc-kr"><p>{KOREAN}</p>'
    assert decode(page.encode()) == (page, "utf-8")


def test_ascii_is_utf_8() -> None:
    assert decode(b"A100 80GB", "euc-kr") == ("A100 80GB", "utf-8")


@pytest.mark.parametrize(("text", "encoding"), [(KOREAN, "utf-8"), (TURKISH, "utf-8"), (KOREAN, "cp949")])
def test_characters_cut_at_the_ends_are_dropped(text: str, encoding: str) -> None:
    data = (text * 8).encode(encoding)
    for start in range(40):
        decoded, found = decode(data[start : start + 500])
        assert found == encoding
        assert decoded in text * 8, (start, decoded)


def test_a_last_turkish_letter_is_no_cut_character() -> None:
    assert decode("Kar tipisi dağ".encode("cp1254")) == ("Kar tipisi dağ", "cp1254")


def test_french_is_windows_1252() -> None:
    text = "Été à Besançon : le processeur coûte très cher, même aujourd’hui."
    assert decode(text.encode("cp1252")) == (text, "cp1252")


@pytest.mark.parametrize("encoding", ["gb18030", "cp932", "big5"])
def test_declared_chinese_and_japanese_are_not_taken_for_korean(encoding: str) -> None:
    text = {"gb18030": "这是一个关于人工智能芯片的新闻报道，我们在北京。", "cp932": "これは人工知能チップの記事です。東京で発表。", "big5": "這是關於晶片的報導，我們在台北。"}[encoding] * 3
    decoded, _ = decode(text.encode(encoding), {"cp932": "shift_jis"}.get(encoding, encoding))
    assert decoded == text


def test_undeclared_chinese_holds_no_hangul() -> None:
    decoded, _ = decode(("这是一个关于人工智能芯片的新闻报道，我们在北京发布了新的产品。" * 3).encode("gb18030"))
    assert not any("가" <= character <= "힣" for character in decoded)


@pytest.mark.parametrize("data", [b"abc\0def", b"\0\0\0\0", bytes(range(256)) * 8, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", random.Random(1).randbytes(4000)])
def test_binary_data_is_set_aside(data: bytes) -> None:
    with pytest.raises(RejectError) as caught:
        decode(data)
    assert caught.value.reason == "binary"


def test_nul_characters_in_utf_16_are_binary() -> None:
    with pytest.raises(RejectError, match="NUL"):
        decode((KOREAN + "\0\0").encode("utf-16-le"))


@pytest.mark.parametrize(
    ("text", "encoding", "broken"),
    [(KOREAN, "utf-8", b"\xff"), (KOREAN, "cp949", b"\xff "), (TURKISH, "cp1254", b"\x8d"), (KOREAN, "utf-16-le", b"\x00\xd8")],
)
def test_one_invalid_byte_costs_one_character(text: str, encoding: str, broken: bytes) -> None:
    head, tail = text[:20], text[20:] * 4
    decoded, found = decode(b"\xff\xfe" * (encoding == "utf-16-le") + head.encode(encoding) + broken + tail.encode(encoding))
    assert found == encoding
    assert decoded.count("\ufffd") == 1
    assert tail in decoded


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_many_invalid_bytes_are_set_aside(encoding: str) -> None:
    mark = {"utf-8-sig": b"\xef\xbb\xbf", "utf-16": b"\xff\xfe"}[encoding]
    with pytest.raises(RejectError) as caught:
        decode(mark + b"\x00\xd8\xff\xff" * 200)
    assert caught.value.reason == "undecodable"
    assert caught.value.detail.endswith(".")


def test_the_source_articles_survive_every_encoding(sources_dir: Path) -> None:
    for path in sources_dir.glob("*.txt"):
        text = path.read_bytes().decode()
        legacy = "cp949" if any("가" <= character <= "힣" for character in text) else "cp1254"
        for encoding in ("utf-8", "utf-16-le", "utf-16-be", legacy):
            data = text.encode(encoding, "ignore")
            assert decode(data, "windows-1252") == (data.decode(encoding), encoding), path


def test_snippets_of_the_source_articles(sources_dir: Path) -> None:
    """At least 99 % of snippets of 500 bytes, cut anywhere."""
    pick = random.Random(7)
    right = total = 0
    for path in sources_dir.glob("*.txt"):
        text = path.read_bytes().decode()
        legacy = "cp949" if any("가" <= character <= "힣" for character in text) else "cp1254"
        for encoding in ("utf-8", legacy):
            data = text.encode(encoding, "ignore")
            whole = data.decode(encoding)
            for _ in range(100):
                start = pick.randrange(len(data) - 500)
                decoded, found = decode(data[start : start + 500])
                right += decoded in whole and (found == encoding or decoded.isascii())
                total += 1
    assert right / total >= 0.99


@pytest.mark.parametrize(("text", "encoding"), [(KOREAN, "utf-8"), (TURKISH, "utf-8"), (KOREAN, "cp949"), (TURKISH, "cp1254")])
def test_a_few_nul_characters_are_no_sign_of_a_program(text: str, encoding: str) -> None:
    written = text[:30] + "\0" + text[30:] * 4
    assert decode(written.encode(encoding)) == (written, encoding)
    assert [warning.code for warning in warnings_of(written)] == ["nul_characters"]


def test_many_nul_characters_are() -> None:
    with pytest.raises(RejectError, match="NUL"):
        decode((KOREAN * 3).replace(" ", "\0").encode())


@pytest.mark.parametrize("text", [KOREAN * 5, TURKISH * 6])
@pytest.mark.parametrize("broken", [b"\xed\xa0\xbd\xed\xb8\x80" * 2, b"\xff" * 12])
def test_a_text_that_is_mostly_utf_8_is_said_to_be_so(text: str, broken: bytes) -> None:
    data = text[:40].encode() + broken + text[40:].encode()
    for declared in (None, "windows-1254", "euc-kr"):
        with pytest.raises(RejectError, match="UTF-8, as the rest") as caught:
            decode(data, declared)
        assert caught.value.reason == "undecodable"


@pytest.mark.parametrize(("text", "encoding"), [(KOREAN, "cp949"), (TURKISH, "cp1254")])
def test_legacy_texts_are_not_taken_for_broken_utf_8(text: str, encoding: str) -> None:
    words = text.split()
    for start in range(len(words)):
        snippet = " ".join(words[start:] + words[:start])
        assert decode(snippet.encode(encoding, "ignore"))[1] == encoding
