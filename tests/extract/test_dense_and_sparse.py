"""What is told dense or sparse: of its own value only, and no set-up of what follows."""

import time

import pytest

from pipeline.app import Pipeline

PIPELINE = Pipeline()


def sparsity(text, language):
    return [(c.value, c.conditions.get("sparsity"), c.conditions.get("precision")) for c in PIPELINE.process(text, language=language).claims]


@pytest.mark.parametrize(("language", "text"), [
    ("tr", "Deneme\n\nH100'ün yoğun FP16 başarımı 989 teraflop, seyrek başarımı 1.979 teraflop.\n"),
    ("ko", "시험\n\nH100의 밀집 FP16 성능은 989테라플롭스이고 희소 성능은 1,979테라플롭스다.\n"),
])  # fmt: skip
def test_each_value_has_its_own(language, text):
    dense, sparse = sparsity(text, language)
    assert dense[0] == 989 and dense[1] in ("yoğun", "밀집")
    assert sparse[0] == 1979 and sparse[1] in ("seyrek", "희소")


@pytest.mark.parametrize(("language", "text"), [
    ("tr", "Deneme\n\nH100'ün yoğun FP16 başarımı 989 teraflop. RTX 4090 71 kare çiziyor.\n"),
    ("ko", "시험\n\nH100의 밀집 FP16 성능은 989테라플롭스다. RTX 4090은 초당 71프레임을 그린다.\n"),
])  # fmt: skip
def test_nothing_of_it_holds_for_other_things(language, text):
    assert sparsity(text, language)[-1] == (71, None, None)


def test_a_market_of_many_chips_is_read_at_once():
    started = time.monotonic()
    PIPELINE.process(f"MLPerf\n\nMLPerf sonuçları yayımlandı. Yapay zekâ {'çip' * 40}1 NVIDIA dışında yalnızca Graphcore var.\n", language="tr")
    assert time.monotonic() - started < 30
