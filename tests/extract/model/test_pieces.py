"""Pieces of texts with exact offsets."""

from __future__ import annotations

import unicodedata

import pytest
from tokenizers import Regex, Tokenizer, models, normalizers, pre_tokenizers

from pipeline.errors import ModelError
from pipeline.extract.model.pieces import NOWHERE, PieceTokenizer, compose

VOCABULARY = ["<s>", "<pad>", "</s>", "<unk>", "▁", "엔", "비", "디아", "는", "▁는", "▁İstanbul", "'", "da", "▁da", "ı", "▁A", "100", "çip", "▁çip", "nm", "é"]


@pytest.fixture(scope="module")
def tokenizer(tmp_path_factory):
    path = tmp_path_factory.mktemp("tokenizer") / "tokenizer.json"
    made = Tokenizer(models.Unigram([(piece, -float(n)) for n, piece in enumerate(VOCABULARY)], unk_id=3))
    made.normalizer = normalizers.Sequence([normalizers.Nmt(), normalizers.NFKC(), normalizers.Replace(Regex(" {2,}"), " ")])
    made.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.WhitespaceSplit(), pre_tokenizers.Metaspace()])
    made.save(str(path))
    return PieceTokenizer(path)


def cut(tokenizer, text, **options):
    ids, starts, ends = tokenizer.pieces(text, **options)
    return [(VOCABULARY[i], text[start:end]) if start != NOWHERE else VOCABULARY[i] for i, start, end in zip(ids, starts, ends, strict=True)]


def test_offsets_hold_no_space(tokenizer):
    assert cut(tokenizer, "A100  çip") == [("▁A", "A"), ("100", "100"), ("▁çip", "çip")]


def test_a_space_that_stands_alone_is_nowhere(tokenizer):
    assert cut(tokenizer, "엔비디아는") == ["▁", ("엔", "엔"), ("비", "비"), ("디아", "디아"), ("는", "는")]


def test_turkish_capital_i_with_dot_is_one_code_point(tokenizer):
    assert cut(tokenizer, "İstanbul'da") == [("▁İstanbul", "İstanbul"), ("'", "'"), ("da", "da")]


def test_text_that_goes_on_within_a_word_has_no_space_before_it(tokenizer):
    assert cut(tokenizer, "는") == [("▁는", "는")]
    assert cut(tokenizer, "는 çip", joined=True) == [("는", "는"), ("▁çip", "çip")]
    assert cut(tokenizer, " çip", joined=True) == [("▁çip", "çip")]


def test_decomposed_text_has_the_pieces_of_composed_text(tokenizer):
    text = unicodedata.normalize("NFD", "엔비디아는 çip")
    pieces = [unicodedata.normalize("NFC", one[1]) for one in cut(tokenizer, text) if isinstance(one, tuple)]
    assert pieces == ["엔", "비", "디아", "는", "çip"]


def test_one_sign_for_two_letters_is_covered_by_both(tokenizer):
    assert cut(tokenizer, "㎚") == ["▁", ("nm", "㎚")]


def test_composition_keeps_account_of_every_code_point():
    text = "e\u0301\u1100\u1161\u11a8 x\u0307"
    composed, starts, ends = compose(text)
    assert composed == "é각 ẋ"
    assert list(zip(starts, ends, strict=True)) == [(0, 2), (2, 5), (5, 6), (6, 8)]


def test_a_damaged_tokenizer_is_said(tmp_path):
    (tmp_path / "tokenizer.json").write_text("{}")
    with pytest.raises(ModelError, match=r"tokenizer\.json is no tokenizer that can be read"):
        PieceTokenizer(tmp_path / "tokenizer.json")
