"""Comparisons without a number: one Korean and one Turkish example for every frame."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline

FRAMES = [
    ("ko", "marked", "H200은 A100보다 조용하다.", "H200", "A100", "lower"),
    ("tr", "marked", "H200, A100'den daha kararlı.", "H200", "A100", "better"),
    ("ko", "as_good", "H200은 MI300X 못지않다.", "H200", "MI300X", "equal"),
    ("tr", "as_good", "H200, MI300X kadar hızlı.", "H200", "MI300X", "equal"),
    ("ko", "not_as_good", "L4는 A100만 못하다.", "L4", "A100", "worse"),
    ("tr", "not_as_good", "L4, A100 kadar hızlı değil.", "L4", "A100", "worse"),
    ("ko", "than_that", "A100은 구형이고 그보다 싼 L4가 인기다.", "L4", "A100", "lower"),
    ("ko", "own_past", "H200의 가격은 이전 세대와 동일하다.", "H200", "previous", "equal"),
    ("tr", "own_past", "H200'ün fiyatı önceki kuşakla aynı.", "H200", "previous", "equal"),
    ("ko", "describes", "L4는 더 비싼 엔비디아 A100과 겨뤘다.", "A100", "L4", "higher"),
    ("tr", "one_of_two", "H200, A100'den yüzde 15 daha hızlı. A100 ise daha ucuz.", "A100", "H200", "lower"),
    ("tr", "tie", "H200, A100'den yüzde 15 daha hızlı. Bellekte ikisi eşit.", "H200", "A100", "equal"),
    ("ko", "tie", "H200은 A100보다 15% 빠르다. 값은 둘이 비슷하다.", "H200", "A100", "equal"),
    ("tr", "not_as_former", "H200, selefi kadar hızlı değil.", "H200", "previous", "worse"),
    ("tr", "as_former", "H200, selefi kadar hızlı.", "H200", "previous", "equal"),
    ("tr", "at_a_disadvantage", "H200, L4'e göre dezavantajlı.", "H200", "L4", "worse"),
    ("ko", "carried", "갤럭시 S25는 얇다. 화면이 밝다. 아이폰 16보다 가볍다.", "Galaxy S25", "iPhone 16", "lower"),
    ("ko", "own_measure", "갤럭시 S25는 162g이다. 아이폰 16보다 저렴하지만 속도는 모른다.", "Galaxy S25", "iPhone 16", "lower"),
    ("ko", "hard_to_tell", "갤럭시 S25는 사진이 아이폰 16과 구분하기 어렵다.", "Galaxy S25", "iPhone 16", "equal"),
]
VALUES = [
    ("ko", "H200의 대역폭은 4.8TB/s로 H100(3.35TB/s)보다 넓다.", "H200", "H100", "memory_bandwidth", "higher"),
    ("ko", "H200의 메모리는 141GB로, 80GB를 얹은 H100보다 크다.", "H200", "H100", "memory_capacity", "higher"),
    ("ko", "라마 2는 88.4점으로 GPT-4o(78.9점)를 앞섰다.", "Llama 2", "GPT-4o", "benchmark_score", "better"),
    ("tr", "H100 640 gram ile 680 gramlık A100'den hafif.", "H100", "A100", "weight", "lower"),
    ("tr", "H200, testte 41 saniyeyle H100'ü (52 saniye) geçti.", "H200", "H100", "execution_time", "better"),
    ("tr", "L4, 3,1 puanla T4'ün (5,01 puan) gerisinde.", "L4", "T4", "benchmark_score", "worse"),
    ("ko", "H200은 정확도 71.5%로 H100의 68.2%를 앞섰다.", "H200", "H100", "accuracy", "better"),
    ("ko", "H200은 정확도가 71.5%로 H100의 68.2%보다 높다.", "H200", "H100", "accuracy", "better"),
    ("tr", "H200'ün doğruluğu yüzde 71,5'le H100'ün yüzde 68,2'sini geçti.", "H200", "H100", "accuracy", "better"),
    ("tr", "H200'ün belleği 141 GB ile H100'ün 80 GB'ından büyük.", "H200", "H100", "memory_capacity", "higher"),
]
SIDES = [
    ("ko", "own_percentage", "라마 3은 정답률 71%로 GPT-4o(64%)를 눌렀다.", "Llama 3", "GPT-4o"),
    ("tr", "own_percentage", "Llama 3, yüzde 71'le yüzde 64'lük GPT-4o'yu solladı.", "Llama 3", "GPT-4o"),
    ("ko", "as_well", "H200은 전력에서 L40S도 제쳤다.", "H200", "L40S"),
    ("ko", "by_a_hair", "H200은 L40S에 간발의 차로 밀렸다.", "H200", "L40S"),
    ("ko", "in_a_measure", "H200은 계산 속도에서 MI300X를 앞섰다.", "H200", "MI300X"),
    ("tr", "in_a_measure", "H200, MI300X'i hızda geçti.", "H200", "MI300X"),
    ("ko", "above", "H200은 계산 능력으로 따지면 A100보다 한 수 위지만 비싸다.", "H200", "A100"),
    ("ko", "will_be_alike", "L4는 값이 T4와 같을 것이라 한다.", "L4", "T4"),
    ("tr", "catches_up", "L4, T4'e yetişti.", "L4", "T4"),
    ("tr", "far_ahead", "H200, A100'e açık fark attı.", "H200", "A100"),
    ("tr", "own_one", "H200'ün belleği A100'ünküyle aynı.", "H200", "A100"),
    ("ko", "version", "cuDNN 8은 vLLM과 거의 같다.", "cuDNN", "vLLM"),
    ("ko", "level_values", "H100이 초당 900토큰, MI300X가 880토큰으로 사실상 비겼다.", "H100", "MI300X"),
    ("tr", "level_values", "L4 41 saniye, T4 41 saniye, berabere.", "L4", "T4"),
    ("ko", "shown_by", "가우디 3은 엔비디아가 직접 낸 결과보다도 빨랐다. 엔비디아는 H100을 냈다.", "Gaudi 3", "H100"),
    ("tr", "shown_by", "MI300X, NVIDIA'nın kendi sonucunu geçmiş. NVIDIA, H100'ü kullanmıştı.", "MI300X", "H100"),
    ("ko", "makers_thing", "MI300X는 192GB를 얹었다. 값은 엔비디아 것보다 싸다. 엔비디아는 H100을 판다.", "MI300X", "H100"),
    ("tr", "makers_thing", "MI300X 192 GB taşıyor. Fiyatı NVIDIA'nınkinden düşük. NVIDIA, H100'ü satıyor.", "MI300X", "H100"),
    ("tr", "not_of_its_maker", "MI300X 192 GB taşıyor; NVIDIA'nın H100'ü 80 GB. Fiyatı NVIDIA'nınkinden yüksek.", "MI300X", "H100"),
    ("tr", "makers_measured", "Galaxy S25 2.100 puan aldı. Apple'ın iPhone 16'sı 2.000'de kaldı. Samsung, Apple'ı geçti.", "Galaxy S25", "iPhone 16"),
    ("ko", "owner_behind", "H100보다 H200의 전력이 낮은 것 같다.", "H200", "H100"),
    ("ko", "that_before", "H100은 28분이 걸렸다. MI300X는 이에 한참 못 미친다.", "MI300X", "H100"),
    ("tr", "that_before", "H100 28 dakikada bitirdi. MI300X onu geçti.", "MI300X", "H100"),
    ("ko", "first_person", "H200 출시. 성능을 물었다. 우리가 A100보다 빠르다고 한 적은 없습니다.", "H200", "A100"),
    ("ko", "former_beaten", "H200은 전작을 큰 폭으로 따돌렸다.", "H200", "previous"),
    ("tr", "former_beaten", "H200, selefini geride bıraktı.", "H200", "previous"),
    ("tr", "former_as_good", "H200, önceki neslin gerisinde kaldı.", "H200", "previous"),
    ("tr", "than_its_former", "H200 ile MI300X çıktı. MI300X, selefinden hızlı.", "MI300X", "previous"),
    ("ko", "near_percentage", "H200의 수율은 60% 수준으로, 75%에 육박하는 H100에 크게 뒤진다.", "H200", "H100"),
    ("tr", "former_ahead", "H200, selefinin gerisinde kaldı.", "H200", "previous"),
    ("ko", "small_gap", "H200은 L40S를 근소한 차이로 눌렀다.", "H200", "L40S"),
    ("ko", "score_to_score", "H200은 L40S를 72.4 대 69.1로 이겼다.", "H200", "L40S"),
    ("tr", "score_to_score", "H200, L40S'i 72'ye 69 yendi.", "H200", "L40S"),
    ("ko", "ahead_of", "H200은 값에서 L40S에 앞선다.", "H200", "L40S"),
    ("ko", "no_difference", "H200과 L40S의 소음 차이는 거의 없었다.", "H200", "L40S"),
    ("ko", "no_great_difference", "H200은 값이 L40S와 큰 차이가 없다.", "H200", "L40S"),
    ("ko", "last_round", "H100의 기록은 지난 라운드 숫자와 똑같다.", "H100", "previous"),
]
NO_COMPARISON = [
    ("ko", "삼성전자와 SK하이닉스는 성능이 좋은 것 같아요."),
    ("ko", "H100은 28분이 걸렸다. MI300X는 그보다 4분 길다."),
    ("tr", "L4 460 TWh, T4 230 TWh tüketti ve bu toplamın yüzde 2'sine denk geldi."),
    ("tr", "Intel'in ekosistemi NVIDIA'nınkinden daha küçük."),
    ("tr", "Intel'in belgeleri NVIDIA'nınkinden zayıf."),
    ("ko", "데이터는 SSD와 같은 저장 장치에 있다."),
    ("tr", "En hızlı kart H200 oldu."),
    ("tr", "H200'ün arkasındaki kartlar MI300X idi."),
    ("tr", "H200 655 kare gördü. MI300X 610 kare gördü. Kimse ona yaklaşamadı."),
    ("ko", "H200은 전작을 20% 앞섰다."),
    ("ko", "H200은 A100보다 20% 빠르다. A100은 더 높은 효율을 위해 만들었다."),
    ("tr", "H200, A100'den yüzde 20 daha hızlı. A100 daha yüksek hız sağlamak için geliştirildi."),
    ("ko", "무엇보다 H200은 빠르다."),
    ("ko", "H200은 A100보다 20% 빠르다. 두 회사는 같은 건물을 쓴다."),
    ("tr", "H200, A100'den yüzde 20 daha hızlı. İki kart da aynı kutuda geliyor."),
    ("ko", "H200은 초당 300토큰을 낸다. L4는 초당 200토큰이다. L4는 이번 입찰에서 졌다."),
    ("tr", "H200 saniyede 300 jeton üretiyor. L4 saniyede 200 jeton üretiyor. L4 ihaleyi kaybetti."),
]


ALONE = [
    ("ko", "참매는 전력이 30W 더 높다.", "higher", "The power of Chammae is 30 W higher."),
    ("ko", "H100 값은 35% 정도 쌉니다.", "lower", "The price of H100 is about 35% lower."),
    ("tr", "H100 200 MHz daha hızlı.", "higher", "The clock frequency of H100 is 200 MHz higher."),
]


@pytest.fixture(scope="module")
def pipeline():
    return Pipeline()


def without_figure(document):
    return [c for c in document.claims if c.figure is None]


@pytest.mark.parametrize(("language", "frame", "text", "subject", "rival", "direction"), FRAMES, ids=[f"{row[0]}-{row[1]}" for row in FRAMES])
def test_frame(pipeline, language, frame, text, subject, rival, direction):
    (claim,) = without_figure(pipeline.process(text, language=language))
    assert (claim.subject, claim.comparator, claim.direction, claim.modality) == (subject, rival, direction, "asserted")


@pytest.mark.parametrize(("language", "text", "subject", "rival", "metric", "direction"), VALUES)
def test_both_values_stand_and_words_compare_them(pipeline, language, text, subject, rival, metric, direction):
    claims = pipeline.process(text, language=language).claims
    assert {(c.subject, c.comparator) for c in claims if c.figure is not None} == {(subject, None), (rival, None)}
    (claim,) = [c for c in claims if c.figure is None]
    assert (claim.subject, claim.comparator, claim.metric, claim.direction) == (subject, rival, metric, direction)


def test_what_runs_warmer_is_told_of_its_temperature(pipeline):
    (claim,) = without_figure(pipeline.process("H200, L4'ten daha çok ısınıyor.", language="tr"))
    assert (claim.subject, claim.comparator, claim.metric, claim.direction) == ("H200", "L4", "temperature", "higher")


@pytest.mark.parametrize(("language", "text"), [("ko", "H200은 H100보다 빠르지만, 전작에는 못 미친다."), ("tr", "H200, H100'den hızlı, fakat selefinin gerisinde kaldı.")])
def test_two_clauses_compare_in_two_ways(pipeline, language, text):
    told = [(c.subject, c.comparator, c.direction) for c in without_figure(pipeline.process(text, language=language))]
    assert told == [("H200", "H100", "better"), ("H200", "previous", "worse")]


@pytest.mark.parametrize(("language", "text"), NO_COMPARISON)
def test_words_that_compare_no_two_things(pipeline, language, text):
    assert without_figure(pipeline.process(text, language=language)) == []


@pytest.mark.parametrize(("language", "text", "direction", "statement"), ALONE)
def test_a_word_of_comparison_tells_the_direction_where_nothing_names_the_other_side(pipeline, language, text, direction, statement):
    (claim,) = pipeline.process(text, language=language).claims
    assert (claim.type, claim.comparator, claim.direction, claim.statement) == ("comparison", None, direction, statement)


@pytest.mark.parametrize(("language", "text", "direction"), [
    ("ko", "H100은 A100보다 전력이 30% 낮으면서 작다.", "lower"),
    ("ko", "H100은 A100의 1.8배에 그쳤다.", "better"),
    ("tr", "H100, A100'ü 9 puan geçtik diyenlere göre doğrulukta yüzde 20 geriden geliyor.", "worse"),
])  # fmt: skip
def test_words_of_comparison(pipeline, language, text, direction):
    assert pipeline.process(text, language=language).claims[-1].direction == direction


@pytest.mark.parametrize(
    ("language", "text", "modality"),
    [
        ("ko", "L4는 A100에 뒤지지 않는다.", "denied"),
        ("ko", "L4는 A100에 뒤진다.", "asserted"),
        ("tr", "L4, A100'ün gerisinde kalmıyor.", "denied"),
        ("tr", "L4, A100'ün gerisinde kalıyor.", "asserted"),
        ("tr", "L4 ne hızda ne de fiyatta A100'ün gerisinde.", "denied"),
        ("tr", "L4, A100'e yenilmedi.", "denied"),
    ],
)
def test_not_to_fall_behind_denies_it(pipeline, language, text, modality):
    (claim,) = without_figure(pipeline.process(text, language=language))
    assert (claim.subject, claim.comparator, claim.modality) == ("L4", "A100", modality)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("가온 G5 공개\n\n가온 G5는 H100보다 싸다. 가격은 1150만 원이다. 1000장 이상 주문하면 12% 할인된다.\n", "ko"),
        ("Karatay K1\n\nKaratay K1, H100'den ucuz. Fiyatı 4.200 dolar. Bin adet ve üzeri siparişlerde yüzde 12 indirim yapılıyor.\n", "tr"),
    ],
)
def test_what_is_taken_off_for_many_stands_against_nothing(read, text, language):
    claim = next(claim for claim in read(text, language).claims if claim.unit == "percent")
    assert (claim.metric, claim.comparator, claim.direction) == ("discount", None, None)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("가온 G5 공개\n\n가온 G5는 H100보다 싸다. 가온 G5는 이달 12% 할인된다.\n", "ko"),
        ("Karatay K1\n\nKaratay K1, H100'den ucuz. Karatay K1 bu ay yüzde 12 indirimle satılıyor.\n", "tr"),
    ],
)
def test_what_is_taken_off_a_price_stands_against_no_rival(read, text, language):
    assert {claim.comparator for claim in read(text, language).claims if claim.unit == "percent"} <= {None, "previous"}


@pytest.mark.parametrize("text", ["가온 G5는 H100보다 칩 면적은 커졌다.", "가온 G3에 비해 가온 G5의 칩 면적은 커졌다."])
def test_a_word_of_comparison_is_no_end_of_another_word(read, text):
    assert {claim.direction for claim in read(f"가온 G5 공개\n\n{text}\n", "ko").claims} == {"higher"}


@pytest.mark.parametrize(
    ("text", "language", "subject", "rival"),
    [
        ("가온 G5 공개\n\n가온 G5는 초당 1450토큰을 처리한다. 엔비디아 L4는 980토큰에 그쳐 우리가 48% 더 빠릅니다.\n", "ko", "가온 G5", "L4"),
        ("Karatay K1\n\nKaratay K1 saniyede 1.450 jeton üretiyor. NVIDIA L4 980 jetonda kalıyor, yani ondan yüzde 48 daha hızlıyız.\n", "tr", "Karatay K1", "L4"),
        ("Karatay K1\n\nKaratay K1 saniyede 1.450 jeton üretiyor. NVIDIA L4 980 jetonda kalıyor, Karatay K1'den yüzde 32 daha yavaş.\n", "tr", "L4", "Karatay K1"),
    ],
)
def test_what_we_are_is_told_of_our_own(read, text, language, subject, rival):
    claim = next(claim for claim in read(text, language).claims if claim.unit == "percent")
    assert (claim.subject, claim.comparator) == (subject, rival)


@pytest.mark.parametrize(
    ("text", "language", "older"),
    [
        ("가온 G5 공개\n\n전작 가온 G3에 비해 가온 G5는 빠르다. 가온 G5는 96GB를 쓴다. 전작은 HBM2E 48GB에 1.8TB/s였다.\n", "ko", "가온 G3"),
        ("Meltem 2\n\nMeltem 2, selefi Meltem 1'den hızlı. Meltem 2 128 GB bellek taşıyor. Önceki nesil 48 GB bellekle geliyordu.\n", "tr", "Meltem 1"),
    ],
)
def test_the_predecessor_is_whom_the_text_named_so(read, text, language, older):
    assert next(claim.subject for claim in read(text, language).claims if claim.value == 48) == older


def test_advice_about_whatever_is_so_compares_nothing(pipeline: Pipeline):
    text = "갤럭시 S25를 샀다. 아이폰 16보다 무거운 제품은 피하는 것이 좋다. 아이폰 16보다 비싸면 다시 생각해 보자."
    assert not [claim for claim in pipeline.process(text, language="ko").claims if claim.figure is None]


NAMES_WITHOUT_DIGITS = [
    ("Meriç, A100'den hem daha hızlı hem de daha ucuz.", {("Meriç", "A100", "performance"), ("Meriç", "A100", "price")}),
    ("Yıldırım kartı, A100'den daha hızlı ve daha verimli.", {("Yıldırım", "A100", "performance"), ("Yıldırım", "A100", "energy_efficiency")}),
    ("Yıldırım hem A100'den hem de L40S'ten daha hızlı.", {("Yıldırım", "A100", "performance"), ("Yıldırım", "L40S", "performance")}),
    ("Üstelik, A100'den daha hızlı.", set()),
    ("Testlerde, A100'den daha hızlı.", set()),
]


@pytest.mark.parametrize(("text", "told"), NAMES_WITHOUT_DIGITS)
def test_a_capital_word_before_the_other_side_is_what_is_compared(pipeline, text, told):
    claims = without_figure(pipeline.process(text, language="tr"))
    assert {(c.subject, c.comparator, c.metric) for c in claims} == told


def test_a_card_that_two_makers_have_is_compared(pipeline):
    [claim] = without_figure(pipeline.process("Intel'in kartı NVIDIA'nınkinden daha küçük.", language="tr"))
    assert (claim.subject, claim.comparator) == ("Intel", "NVIDIA")


SECOND_OF_TWO = [
    ("tr", "L40S 41 bin lira, L4 daha ucuz.", "L4", "L40S", "price", "lower"),
    ("tr", "A100 yük altında 310 W çekiyor, L4 daha az.", "L4", "A100", "power", "lower"),
    ("tr", "A100 310 W çekiyor, ama L4 daha serin çalışıyor.", "L4", "A100", "temperature", "lower"),
    ("tr", "A100 saniyede 310 jeton üretiyor, H200 daha hızlı.", "H200", "A100", "throughput", "better"),
    ("ko", "A100은 310W를 쓰고, L4는 더 적게 쓴다.", "L4", "A100", "power", "lower"),
]


@pytest.mark.parametrize(("language", "text", "subject", "comparator", "metric", "direction"), SECOND_OF_TWO)
def test_the_word_of_comparison_or_the_measure_just_told_is_what_the_second_is_compared_in(pipeline, language, text, subject, comparator, metric, direction):
    [claim] = without_figure(pipeline.process(text, language=language))
    assert (claim.subject, claim.comparator, claim.metric, claim.direction) == (subject, comparator, metric, direction)


@pytest.mark.parametrize(("language", "way", "text", "subject", "rival"), SIDES)
def test_both_sides(read, language, way, text, subject, rival):
    told = [(claim.subject, claim.comparator) for claim in read(text, language).claims if claim.figure is None]
    assert told == [(subject, rival)], way


@pytest.mark.parametrize(("language", "text"), [("ko", "A100은 12분, H100은 9분 걸렸다. H200은 둘보다 빨랐다."), ("tr", "A100 12 dakikada, H100 9 dakikada bitirdi. H200 ikisinden de hızlı.")])
def test_against_two(read, language, text):
    assert {(claim.subject, claim.comparator) for claim in read(text, language).claims if claim.figure is None} == {("H200", "A100"), ("H200", "H100")}


@pytest.mark.parametrize(("language", "text"), [("ko", "H100의 가격과 메모리 용량은 바뀌지 않았다."), ("tr", "B200'ün fiyatı ve bellek kapasitesi değişmedi.")])
def test_two_measures_unchanged(read, language, text):
    assert [claim.metric for claim in read(text, language).claims if claim.figure is None] == ["price", "memory_capacity"]
