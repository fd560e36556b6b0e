"""What a value depends on is printed: the settings of the same test, the size of a picture, the end of a change, users served, packs and orders; and bounds that are none."""

from __future__ import annotations

import pytest

TOLD = [
    # the same test, told by its noun
    ("tr", "Veyra V10, ResNet-50'yi INT8 ile saniyede 5.400 görüntü hızında işledi. Aynı testi NVIDIA L4'te yaptığımızda 2.700 görüntüde kaldık.", 2700, "L4 processes 2,700 images per second on ResNet-50 in INT8."),
    ("tr", "Veyra V10, ResNet-50'de INT8 ile saniyede 5.400 görüntü işledi. Aynı işi FP16 ile saniyede 2.700 görüntü hızında yaptı.", 2700, "Veyra V10 processes 2,700 images per second on ResNet-50 in FP16."),
    ("tr", "Veyra V10, ResNet-50'de INT8 ile saniyede 5.400 görüntü işledi. NVIDIA L4 ise saniyede 2.700 görüntü işledi.", 2700, "L4 processes 2,700 images per second on ResNet-50."),
    ("ko", "벼리 X2는 ResNet-50을 INT8로 초당 5,400장 처리했다. 같은 시험에서 엔비디아 L4는 초당 2,700장을 처리했다.", 2700, "L4 processes 2,700 images per second on ResNet-50 in INT8."),
    ("ko", "벼리 X2는 ResNet-50을 INT8로 초당 5,400장 처리했다. 엔비디아 L4는 초당 2,700장을 처리했다.", 2700, "L4 processes 2,700 images per second on ResNet-50."),
    # pictures of a size
    ("tr", "Veyra V10, Stable Diffusion'da 1024x1024 bir görseli 4,2 saniyede üretiyor.", 4.2, "Veyra V10 takes 4.2 seconds on Stable Diffusion at 1024x1024."),
    ("ko", "벼리 X2는 스테이블 디퓨전에서 1024x1024 이미지를 4.2초에 만든다.", 4.2, "Byeori X2 takes 4.2 seconds on Stable Diffusion at 1024x1024."),
    ("ko", "벼리 X2는 4K 문맥에서 초당 90토큰을 처리한다.", 90, "Byeori X2 processes 90 tokens per second."),
    # what comes of a change was reached with its end
    ("tr", "Veyra V10'da yığını 8'den 16'ya çıkarmak hızı yüzde 6 artırdı.", 6, "Veyra V10 is 6% faster than before with a batch size of 16."),
    ("tr", "Veyra V10 yığın 8 ile saniyede 90 token, 16 ile 110 token veriyor.", 90, "Veyra V10 processes 90 tokens per second with a batch size of 8."),
    ("ko", "벼리 X2는 배치를 8에서 16으로 늘리자 처리량이 6% 늘었다.", 6, "The throughput of Byeori X2 is 6% higher than before with a batch size of 16."),
    # how long the texts were
    ("tr", "Veyra V10, 2048 bağlam uzunluğunda saniyede 90 token veriyor.", 90, "Veyra V10 processes 90 tokens per second with a context of 2,048 tokens."),
    ("ko", "벼리 X2는 2048 컨텍스트 길이에서 초당 90토큰을 처리한다.", 90, "Byeori X2 processes 90 tokens per second with a context of 2,048 tokens."),
    # who is served at once
    ("tr", "Veyra V10, 32 kullanıcıya saniyede 1.150 token sunuyor.", 1150, "Veyra V10 processes 1,150 tokens per second (32 users at once)."),
    # nothing runs on what is idle
    ("tr", "Veyra V10, BERT-Large çalışırken 138 W çekiyor, boşta ise kart 22 W çekiyor.", 22, "Veyra V10 draws 22 W when idle."),
    ("ko", "벼리 X2는 BERT-Large에서 138W를 쓰고 유휴 상태에서는 22W를 쓴다.", 22, "Byeori X2 draws 22 W when idle."),
    # several together, and many at once
    ("tr", "Veyra V10'un sekizli kiti 125 bin dolara satılıyor.", 125000, "Veyra V10 costs USD 125,000 (pack of 8)."),
    ("tr", "100 adedin üzerindeki siparişlerde Veyra V10'un fiyatı 2.600 dolar.", 2600, "Veyra V10 costs USD 2,600 (orders of more than 100)."),
    # bounds, and values that bound nothing
    ("tr", "Veyra V10 bu hafta 85.000 liradan aşağı yoktu.", 85000, "Veyra V10 costs at least TRY 85,000."),
    ("tr", "Veyra V10'un fiyatı 85.000 liradan aşağı indi.", 85000, "Veyra V10 costs less than TRY 85,000."),
    ("ko", "벼리 X2의 중고 가격은 85만 원 아래로는 없었다.", 850000, "Byeori X2 costs at least KRW 850,000 (used)."),
    ("tr", "Veyra V10'un 5,3 TB/s'lik bant genişliği H100'ün 3,35 TB/s'sinin epey üzerinde.", 3.35, "H100 has a memory bandwidth of 3.35 TB/s."),
    ("tr", "Veyra V10'un bant genişliği 3,35 TB/s'nin üzerinde.", 3.35, "Veyra V10 has a memory bandwidth of more than 3.35 TB/s."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "statement"), TOLD)
def test_what_a_value_depends_on(read, language: str, text: str, value: float, statement: str) -> None:
    assert [claim.statement for claim in read(text, language).claims if claim.value == value] == [statement]


SIDES = [
    ("tr", "Veyra V10 saniyede 1.400 görüntü işlerken Dalga D3 800 görüntüde kaldı, bu da 1,75 kat demek.", ("Veyra V10", "Dalga D3")),
    ("tr", "Doruk D3 saniyede 800 görüntü işlerken Veyra V10 1.400 görüntüye çıktı, yani 1,75 kat.", ("Veyra V10", "Doruk D3")),
    ("ko", "벼리 X2가 초당 1,400장을 처리하고 다온 D3는 800장에 그쳤으니 1.75배다.", ("벼리 X2", "다온 D3")),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "sides"), SIDES)
def test_the_larger_of_two_values_is_so_many_times_the_other(read, language: str, text: str, sides: tuple[str, str]) -> None:
    assert [(claim.subject, claim.comparator) for claim in read(text, language).claims if claim.value == 1.75] == [sides]
