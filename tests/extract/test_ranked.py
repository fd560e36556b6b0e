"""Places told before the names that have them, and behind them."""

from __future__ import annotations

import pytest

PLACES = [
    ("tr", "Hız sıralamasında birinci Bora B3, ikinci Poyraz P2, üçüncü Doruk D4 oldu.", {2: "Poyraz P2", 3: "Doruk D4"}),
    ("tr", "1. sırada NVIDIA, 2. sırada AMD, 3. sırada Intel yer aldı.", {1: "NVIDIA", 2: "AMD", 3: "Intel"}),
    ("tr", "Gelirde AMD 2. sırada Intel 3. sırada kaldı.", {2: "AMD", 3: "Intel"}),
    ("tr", "NVIDIA 2. sırada AMD'nin önünde yer aldı.", {2: "NVIDIA"}),
    ("tr", "Pazarda NVIDIA birinci, AMD ikinci, Intel üçüncü.", {2: "AMD", 3: "Intel"}),
    ("ko", "점유율은 1위 엔비디아, 2위 AMD, 3위 인텔이다.", {1: "엔비디아", 2: "AMD", 3: "인텔"}),
    ("ko", "점유율은 엔비디아 1위, AMD 2위, 인텔 3위다.", {1: "엔비디아", 2: "AMD", 3: "인텔"}),
    ("ko", "엔비디아가 1위 AMD가 2위 인텔이 3위다.", {1: "엔비디아", 2: "AMD", 3: "인텔"}),
]


@pytest.mark.parametrize(("language", "text", "places"), PLACES)
def test_a_place_is_that_of_the_name_beside_it(read, language, text, places):
    document = read(text, language)
    values = {f.start: f.value for f in document.figures}
    assert {values[c.figure]: c.subject for c in document.claims if c.metric == "rank" and c.figure is not None} == places
