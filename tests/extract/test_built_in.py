"""What several cards in one machine have together is no single card's; what each of them has is."""

from __future__ import annotations

import pytest

from tests.extract.conftest import Read

TOGETHER = [
    ("ko", "가온 T9 카드는 메모리가 24GB다. 서버 한 대에 여섯 장을 꽂아 144GB를 쓴다.", 144, "GB", 6, "with 6 chips"),
    ("ko", "가온 T9 카드가 나왔다. 네 장을 묶으면 메모리 대역폭은 2.4TB/s에 이른다.", 2.4, "TB/s", 4, "with 4 chips"),
    ("ko", "가온 T9 카드가 나왔다. 8장짜리 서버는 1.9kW를 쓴다.", 1.9, "kW", 8, "with 8 chips"),
    ("ko", "가온 T9는 메모리 24GB를 얹었다. 메모리 192GB를 갖춘 8장짜리 서버도 있다.", 192, "GB", 8, "with 8 chips"),
    ("ko", "가온 T9 카드가 나왔다. 여섯 장을 넣은 워크스테이션은 값이 3000만 원이다.", 30_000_000, "KRW", 6, "with 6 chips"),
    ("tr", "Doruk T9 kartı 24 GB bellek taşıyor. Altı kartlık bir sunucu 144 GB belleğe ulaşıyor.", 144, "GB", 6, "with 6 chips"),
    ("tr", "Doruk T9 tanıtıldı. Dört kartı bir araya getiren sistem 2,4 TB/sn bellek bant genişliğine çıkıyor.", 2.4, "TB/s", 4, "with 4 chips"),
    ("tr", "Doruk T9 tanıtıldı. Sekiz kart takılan sunucu 1,9 kW çekiyor.", 1.9, "kW", 8, "with 8 chips"),
    ("tr", "Doruk T9 24 GB bellekle geliyor. Bir sunucuya sekiz kart sığıyor ve bellek 192 GB oluyor.", 192, "GB", 8, "with 8 chips"),
    ("tr", "Doruk T9 tanıtıldı. Altı kartlı iş istasyonunun fiyatı 30 bin dolar.", 30_000, "USD", 6, "with 6 chips"),
]  # fmt: skip
OF_EACH = [
    ("ko", "가온 T9 카드가 나왔다. 서버 한 대에 여섯 장을 꽂아 장당 24GB를 쓴다.", 24, "GB", "per card"),
    ("ko", "가온 T9 카드가 나왔다. 여섯 장을 묶어도 메모리는 각각 24GB다.", 24, "GB", "per card"),
    ("ko", "가온 T9 카드가 나왔다. 여섯 장을 꽂아 메모리를 24GB씩 쓴다.", 24, "GB", "per card"),
    ("tr", "Doruk T9 tanıtıldı. Altı kartlık bir sunucuda kart başına 24 GB bellek bulunuyor.", 24, "GB", "per card"),
    ("tr", "Doruk T9 tanıtıldı. Altı kartlık sunucuda her kartta 24 GB bellek bulunuyor.", 24, "GB", "per card"),
    # a thing that is named again, sticks of memory, a clause apart, what is told of several in turn
    ("ko", "가온 T9 여섯 장을 꽂은 서버에서 가온 T9의 메모리는 24GB다.", 24, "GB", None),
    ("ko", "가온 T9 워크스테이션에 램 16GB 두 장을 꽂아 메모리가 32GB다.", 32, "GB", None),
    ("ko", "가온 T9와 나래 S3, 두 카드는 메모리가 각각 24GB, 48GB다.", 24, "GB", None),
    ("tr", "Doruk T9 altı kartlık sunucuda satılıyor; yaygın sürümün belleği 24 GB.", 24, "GB", None),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "unit", "count", "words"), TOGETHER)
def test_together(read: Read, language: str, text: str, value: float, unit: str, count: int, words: str) -> None:
    (claim,) = [c for c in read(text, language).claims if (c.value, c.unit) == (value, unit)]
    assert claim.conditions.get("chips") == count
    assert words in claim.statement


@pytest.mark.parametrize(("language", "text", "value", "unit", "case"), OF_EACH)
def test_of_each(read: Read, language: str, text: str, value: float, unit: str, case: str | None) -> None:
    (claim,) = [c for c in read(text, language).claims if (c.value, c.unit) == (value, unit)]
    assert (claim.conditions.get("chips"), claim.conditions.get("case")) == (None, case)
    assert case is None or case in claim.statement
