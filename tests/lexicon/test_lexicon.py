"""The lexicon and the user's own file."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.errors import UsageError
from pipeline.lexicon import fold, load_lexicon
from pipeline.settings import Settings


@pytest.mark.parametrize("text", ["İstanbul'da IŞIK", "엔비디아 H100", "Ağ\u00a0Çip"])
def test_fold_keeps_offsets(text):
    assert len(fold(text)) == len(text)


def test_every_maker_named_is_a_vendor_or_stands_alone():
    lexicon = load_lexicon()
    makers = {entry.vendor for entry in lexicon.by_name.values() if entry.vendor}
    types = {lexicon.by_name[name].type for name in makers if name in lexicon.by_name}
    assert types == {"vendor"}


def test_users_names_are_found(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('[names]\n"Bulut Taşı" = { type = "chip", vendor = "Rüzgâr Yonga", also = ["구름돌"] }\n', encoding="utf-8")
    document = Pipeline(Settings(lexicon_file=str(file))).process("구름돌은 작다.", language="ko")
    assert [(e.name, e.type, e.vendor_id) for e in document.entities if e.type == "chip"] == [("Bulut Taşı", "chip", "vendor:rüzgâr-yonga")]


@pytest.mark.parametrize(
    ("content", "message"),
    [("[names\n", "not a lexicon"), ('[names]\n"X1" = {}\n', "needs a type"), ('[[family]]\nname = "X"\nstarts = ["x"]\npattern = "("\ntype = "chip"\n', "no usable pattern")],
)
def test_a_file_that_is_none_is_refused(tmp_path, content, message):
    file = tmp_path / "bad.toml"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(UsageError, match=message):
        load_lexicon(str(file))
