"""Who is compared with whom, and which side is ahead, where the words for it are less plain than ``보다`` and ``-den daha``."""

from __future__ import annotations

import pytest

SIDES = [
    # a lead by so much, over the object or goal of a verb of winning or losing
    ("ko", "솔개 5는 학습에서 H100을 12분 차로 앞섰다.", 12, "솔개 5", "H100", "up"),
    ("ko", "솔개 5의 처리량은 초당 90토큰으로, A100한테 35토큰이나 밀렸다.", 35, "솔개 5", "A100", "down"),
    ("tr", "Poyraz P3, çıkarım süresinde H100'ü 12 saniye farkla geçti.", 12, "Poyraz P3", "H100", "up"),
    ("tr", "Poyraz P3, GFXBench'te A100'ün 14 kare gerisinde.", 14, "Poyraz P3", "A100", "down"),
    ("tr", "Poyraz P3 eğitimde H100'den 12 dakika çabuk.", 12, "Poyraz P3", "H100", "up"),
    # energy by a likeness
    ("ko", "솔개 5는 전력 180MW를 쓴다. 이는 15만 가구가 쓰는 전력과 맞먹는다.", 150000, "솔개 5", "가구", "equal"),
    ("ko", "솔개 5는 3Wh를 쓴다. 형광등을 25분 켜는 것과 같다.", 25, "솔개 5", "형광등", "equal"),
    ("tr", "Poyraz P3, 180 MW çekecek; kabaca 150 bin hanenin tükettiği kadar.", 150000, "Poyraz P3", "hane", "equal"),
    ("tr", "Poyraz P3, 3 Wh harcıyor; floresan lambayı 25 dakika yakmakla aynı.", 25, "Poyraz P3", "floresan lambayı", "equal"),
    # what was expected, a variant by its size, the present generation
    ("ko", "솔개반도체의 영업이익은 1조2400억원이다. 증권사 평균 전망치(1조1000억원)를 12.7% 웃돈다.", 12.7, "솔개반도체", "증권사 평균 전망치", "up"),
    ("ko", "솔개 5는 12단 제품이다. 8단 제품보다 메모리 용량이 50% 크다.", 50, "솔개 5", "8단 제품", "up"),
    ("ko", "차세대 칩 솔개 5가 나왔다. 솔개 5의 대역폭은 현 세대의 두 배에 이른다.", 2, "솔개 5", "previous", "up"),
    # a machine and the chip that it is called for are one side
    ("ko", "H200 서버는 미세조정을 22분에 끝냈고 DGX B200은 12분이 걸렸다. B200 시스템이 1.8배 빠른 셈이다.", 1.8, "B200", "H200", "up"),
    ("tr", "H200 işi 22 dakikada, DGX B200 12 dakikada bitirdi. Yani B200 1,8 kat daha hızlı.", 1.8, "B200", "H200", "up"),
    # a quarter before
    ("ko", "솔개 5의 출하량은 4만2000장으로 2분기의 두 배에 달했다.", 2, "솔개 5", "previous", "up"),
    ("tr", "Poyraz P3'ün sevkiyatı 42 bin kart, ikinci çeyreğin iki katı.", 2, "Poyraz P3", "previous", "up"),
    # a predecessor that the clause is about
    ("ko", "솔개 5의 전력은 300W다. 이전 모델은 솔개 5의 1.5배 전력을 썼다.", 1.5, "이전 모델", "솔개 5", "up"),
    ("tr", "Poyraz P3 900 dolar. Selefi, Poyraz P3'ün iki katı fiyata satılıyordu.", 2, "Selefi", "Poyraz P3", "up"),
    ("tr", "Poyraz P3 300 W çekiyor. Önceki model Poyraz P3'ün 1,5 katı güç çekiyordu.", 1.5, "Önceki model", "Poyraz P3", "up"),
    # a share of the other side's
    ("ko", "솔개 5의 추론 성능은 H100의 80%에 도달한다.", 80, "솔개 5", "H100", "down"),
    ("tr", "Poyraz P3'ün performansı, H100'ün yüzde 80'ine ulaşıyor.", 80, "Poyraz P3", "H100", "down"),
    # a part without a name of its own stands for its owner
    ("ko", "솔개 5는 A100의 GPU보다 35% 빠르다.", 35, "솔개 5", "A100", "up"),
    ("tr", "Poyraz P3, A100'ün GPU'sundan yüzde 35 daha hızlı.", 35, "Poyraz P3", "A100", "up"),
    # what was measured just before
    ("ko", "H100의 전력은 700W다. 솔개 5는 그 절반이다.", 0.5, "솔개 5", "H100", "down"),
    # a maker against a product is its one product
    ("ko", "H100은 초당 400장이다. 솔개 5는 엔비디아보다 35% 빠르다.", 35, "솔개 5", "H100", "up"),
    ("tr", "H100 saniyede 400 görüntü işliyor. Poyraz P3, NVIDIA'dan yüzde 35 daha hızlı.", 35, "Poyraz P3", "H100", "up"),
    # a time that gets better is shorter
    ("ko", "솔개 5의 응답 시간은 전작보다 20% 개선됐다.", 20, "솔개 5", "previous", "up"),
    ("tr", "Poyraz P3'ün gecikmesi H100'den yüzde 20 daha iyi.", 20, "Poyraz P3", "H100", "up"),
    # who has a lead is ahead by it, and it is no part of what it has
    ("tr", "Poyraz P3 ile H100 karşılaştırıldı. Poyraz P3'ün yaklaşık yüzde 4'lük bir üstünlüğü var.", 4, "Poyraz P3", "H100", "up"),
    ("ko", "솔개 5와 H100을 비교했다. 처리량에서는 솔개 5의 12% 우위가 확인됐다.", 12, "솔개 5", "H100", "up"),
    # the other of two that were told together
    ("ko", "A100과 H100을 비교했다. H100이 2.7배 빠르다.", 2.7, "H100", "A100", "up"),
    ("tr", "A100 ile H100'ü karşılaştırdık. H100 2,7 kat daha hızlı.", 2.7, "H100", "A100", "up"),
    # what is said of a genitive is no part of it
    ("tr", "Orbit-3, ResNet-50'yi 4,7 dakikada eğitti. Şirket, Orbit-4'ün iki kat hızlı olacağını söylüyor.", 2, "Orbit-4", "Orbit-3", "up"),
    ("tr", "Toros 2'nin selefinden 2,5 kat hızlı olması bekleniyor.", 2.5, "Toros 2", "previous", "up"),
    ("tr", "Helix, Orbit-3'ü tanıttı. Şirket, Orbit-4'ün Orbit-3'ün iki katı performans sunacağını söylüyor.", 2, "Orbit-4", "Orbit-3", "up"),
    # less by a weight, and what may become less
    ("tr", "Kartal Pro 1,2 kg ağırlığıyla Kartal Air'den 140 gram hafif.", 140, "Kartal Pro", "Kartal Air", "down"),
    ("ko", "마이크론의 매출이 15% 줄 수도 있다.", 15, "마이크론", "previous", "down"),
    ("tr", "Analist, H200'ün fiyatının yüzde 20 artacağını öngörüyor.", 20, "H200", "previous", "up"),
    # a share, whatever follows from it
    ("ko", "솔개 5의 성능이 H100의 70%라면 충분하다.", 70, "솔개 5", "H100", "down"),
    ("tr", "Poyraz P3'ün performansı H100'ün yüzde 65'i kadarsa bu yeterli.", 65, "Poyraz P3", "H100", "down"),
    # so much and about, no equality
    ("tr", "Poyraz P3, A100'den yüzde 26 kadar hızlı.", 26, "Poyraz P3", "A100", "up"),
    ("tr", "Poyraz P3, A100'den iki kat kadar hızlı.", 2, "Poyraz P3", "A100", "up"),
]  # fmt: skip
SENSE = {"better": "up", "higher": "up", "worse": "down", "lower": "down", "equal": "equal"}


@pytest.mark.parametrize(("language", "text", "value", "subject", "comparator", "sense"), SIDES)
def test_sides(read, language, text, value, subject, comparator, sense):
    (found,) = [c for c in read(text, language).claims if c.value == value]
    assert (found.subject, found.comparator, SENSE.get(found.direction or "")) == (subject, comparator, sense)


@pytest.mark.parametrize(
    ("language", "text", "values"),
    [
        ("ko", "엔비디아 주가는 17.4%, AMD 주가는 19.1% 빠졌다.", [17.4, 19.1]),
        ("tr", "Nvidia hissesi yüzde 2,4, AMD hissesi yüzde 6,1 düşüşle kapandı.", [2.4, 6.1]),
    ],
)
def test_one_word_tells_the_change_of_a_list(read, language, text, values):
    found = [c for c in read(text, language).claims if c.unit == "percent"]
    assert [(c.value, c.comparator, c.direction) for c in found] == [(value, "previous", "lower") for value in values]


def test_what_a_value_came_out_as_compares_nothing(read):
    found = {c.value: (c.comparator, c.direction, c.modality) for c in read("Poyraz P3'ün güç tüketimi 45 değil 52 watt çıkmış.", "tr").claims}
    assert found == {45: (None, None, "denied"), 52: (None, None, "asserted")}


@pytest.mark.parametrize(
    ("language", "text", "changes"),
    [
        ("ko", "솔개 5의 성능 향상 폭은 평균 24%, 검색에서는 31%, 번역에서 38%다.", [24, 31, 38]),
        ("tr", "Poyraz P3'ün performansındaki artış ortalama %24, arama işlerinde %31, çeviride ise %38.", [24, 31, 38]),
        ("ko", "솔개 5의 매출 증가율은 24%, 점유율은 31%다.", [24]),
        ("tr", "Poyraz P3'ün gelirindeki artış %24, pazar payı %31.", [24]),
    ],
)
def test_the_noun_before_it_tells_the_change_of_a_list(read, language, text, changes):
    found = [c for c in read(text, language).claims if c.comparator == "previous"]
    assert [(c.value, c.direction in ("better", "higher")) for c in found] == [(value, True) for value in changes]


@pytest.mark.parametrize(
    ("language", "text", "speaker"),
    [
        ("ko", "나비칩의 샛별 X2가 나왔다. 회사 측 설명에 따르면 샛별 X2의 전력은 90W다.", "나비칩"),
        ("ko", "나비칩은 샛별 X2를 공개했다. 전력이 90W라고 회사는 주장한다.", "나비칩"),
        ("tr", "Poyraz Yonga, P3 kartını duyurdu. Şirketin açıklamasına göre P3 işi 12 dakikada bitirerek öne çıktı.", "Poyraz Yonga"),
    ],
)
def test_the_company_is_the_maker_that_the_article_tells_of(read, language, text, speaker):
    assert [c.attributed_to for c in read(text, language).claims if c.value is not None][-1] == speaker


@pytest.mark.parametrize(
    ("language", "text", "own"),
    [
        ("tr", "Poyraz P3, A100'den yüzde 22 daha hızlı (bende 118'e karşı 97 token/sn).", 118),
        ("tr", "Poyraz P3, A100'den yüzde 18 daha yavaş (97'ye karşı 118 token/sn).", 97),
        ("ko", "솔개 5는 A100보다 22% 빠르다(초당 118토큰 대 97토큰).", 118),
    ],
)
def test_the_values_behind_a_comparison_are_as_it_says(read, language, text, own):
    found = {c.value: c.subject for c in read(text, language).claims if c.metric == "throughput" and c.unit == "token/s"}
    assert found == {own: "솔개 5" if language == "ko" else "Poyraz P3", 215 - own: "A100"}


@pytest.mark.parametrize(("language", "text"), [("ko", "솔개 5는 빠르다. 영화를 20분 트는 것과 같다."), ("tr", "Poyraz P3 hızlı. Filmi 20 dakika kullanmakla aynı.")])
def test_a_time_is_no_energy_where_none_is_spoken_of(read, language, text):
    assert "energy" not in {c.metric for c in read(text, language).claims}


@pytest.mark.parametrize(
    ("text", "subject"),
    [
        ("추론 칩 시장은 엔비디아가 78%, 나머지 업체들이 22%를 차지한다.", "나머지 업체들"),
        ("국내 시장에서 엔비디아의 점유율은 78%이며, 국내 업체들의 몫은 모두 합쳐도 22%다.", "국내 업체들"),
    ],
)
def test_a_share_of_the_others_is_not_of_the_firm_before(read, text, subject):
    assert {c.value: c.subject for c in read(text, "ko").claims}[22] == subject


def test_what_stands_before_the_turn_to_another_thing_is_of_the_one_before(read):
    claims = read("솔개 5는 추론이 좋다. 풀로드에 130W인데 H100은 350W다.", "ko").claims
    assert {c.value: c.subject for c in claims} == {130: "솔개 5", 350: "H100"}


@pytest.mark.parametrize(
    ("language", "text", "value", "subject"),
    [
        ("tr", "Poyraz P3 çıktı. Türkiye'deki hızlandırıcı pazarı 2027'de 1,2 milyar dolara ulaşacak.", 1.2e9, "Türkiye'deki hızlandırıcı pazarı"),
        ("tr", "Poyraz P3 çıktı. Kenar hızlandırıcı pazarının büyüklüğü 9,6 milyar dolar.", 9.6e9, "Kenar hızlandırıcı pazarı"),
        ("ko", "솔개 5가 나왔다. 세계 AI 추론 칩 시장이 2028년 900억 달러로 커질 전망이다.", 9e10, "세계 AI 추론 칩 시장"),
        ("ko", "회사는 AI 추론 칩 시장이 2030년 12조 원까지 커질 것으로 본다. 이 시장은 지난해 4조 원이었다.", 4e12, "AI 추론 칩 시장"),
    ],
)
def test_a_market_has_its_whole_name(read, language, text, value, subject):
    assert {c.value: c.subject for c in read(text, language).claims}[value] == subject


def test_training_told_by_its_speed_is_measured_in_time(read):
    (claim,) = [c for c in read("솔개 5가 ResNet-50을 DGX-A100보다 31% 빠르게 학습했다.", "ko").claims if c.value == 31]
    assert (claim.metric, claim.direction) == ("training_time", "better")


def test_nothing_stands_against_itself(read):
    claims = read("Poyraz P3 ile H100 karşılaştırıldı. Fiyatta H100'ün yüzde 10'luk avantajı var.", "tr").claims
    assert [(c.subject, c.comparator) for c in claims if c.value == 10] == [("H100", "Poyraz P3")]


@pytest.mark.parametrize(
    ("language", "text", "value", "subject"),
    [
        ("ko", "엔비디아는 B200을 내놨다. H100의 후속작으로 전력은 1,000W다.", 1000, "B200"),
        ("tr", "NVIDIA B200'ü tanıttı. A100'ün yerini alan çip 4 nm sürecinde üretiliyor.", 4, "B200"),
    ],
)
def test_what_is_only_named_as_the_one_before_is_no_subject(read, language, text, value, subject):
    assert {c.value: c.subject for c in read(text, language).claims}[value] == subject


def test_a_price_is_of_what_stands_before_it(read):
    assert {c.value: c.subject for c in read("솔개 5가 좋다. 낸드 가격이 40% 올랐다.", "ko").claims}[40] == "NAND"


def test_what_stands_beside_a_processor_in_a_list_is_of_what_both_are_in(read):
    claims = read("Nehir Slim 14'ü denedim. İçinde Core Ultra 7 258V, 32 GB bellek ve 1 TB SSD var.", "tr").claims
    assert {c.value: c.subject for c in claims} == {32: "Nehir Slim 14", 1: "Nehir Slim 14"}


VARIANTS = [
    ("tr", "Kale K2'nin 24 GB'lık sürümü 12 GB'lık sürümünden yüzde 15 daha hızlı.", "12 GB'lık sürümü"),
    ("tr", "Hava soğutmalı kart, sıvı soğutmalı karttan yüzde 15 daha yavaş.", "sıvı soğutmalı kart"),
    ("tr", "Kale K2 önceki modelden yüzde 15 daha hızlı.", "previous"),
    ("ko", "공랭식 모델은 수랭식 모델보다 15% 느리다.", "수랭식 모델"),
]


@pytest.mark.parametrize(("language", "text", "comparator"), VARIANTS)
def test_one_variant_against_another_is_not_against_its_past(read, language, text, comparator):
    assert [c.comparator for c in read(text, language).claims if c.value == 15] == [comparator]
