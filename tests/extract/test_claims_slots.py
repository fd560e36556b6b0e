"""One example in each language for every rule that fills a slot."""

from __future__ import annotations

import pytest


def claim_of(document, surface):
    """The claim on the figure that reads ``surface``."""
    starts = [f.start for f in document.figures if f.surface == surface]
    return next(c for c in document.claims if c.figure in starts)


SUBJECTS = [
    ("ko", "나래칩스의 새벽 N7은 300W, 샛별 X2는 450W를 쓴다.", "450W", "샛별 X2", "listed"),
    ("tr", "Poyraz P3 300 W, Fırtına F2 ise 450 W çekiyor.", "450 W", "Fırtına F2", "listed"),
    ("ko", "H100(80GB)은 빠르다.", "80GB", "H100", "parenthesis"),
    ("tr", "H100 (80 GB) oldukça hızlı.", "80 GB", "H100", "parenthesis"),
    ("ko", "3.2TB/s를 내는 새벽 N7은 비싸다.", "3.2TB/s", "새벽 N7", "adnominal"),
    ("tr", "Denenen model 70 milyar parametreli Llama 2 70B oldu.", "70 milyar parametre", "Llama 2 70B", "adnominal"),
    ("ko", "H100 8장을 꽂은 서버를 시험했다.", "8장", "H100", "counted"),
    ("tr", "Her odada 8 H100 bulunuyor.", "8", "H100", "counted"),
    ("tr", "Sunucuda 8 H100 bulunuyor.", "8", "H100", "counted"),
    ("ko", "새벽 N7로 ResNet-50을 학습하는 데 90달러가 들었다.", "90달러", "새벽 N7", "clause_instrument"),
    ("ko", "새벽 N7과 샛별 X2의 가격은 각각 900만 원, 700만 원이다.", "700만 원", "샛별 X2", "respectively"),
    ("tr", "Poyraz P3 ve Fırtına F2 sırasıyla 900 dolar ve 700 dolar.", "700 dolar", "Fırtına F2", "respectively"),
    ("ko", "나래칩스의 새벽 N7 4개로 가동되는 샛별 X2는 작다.", "4개", "샛별 X2", "container"),
    ("ko", "샛별 X2 서버는 H100 32장으로 되어 있다.", "32장", "샛별 X2", "container"),
    ("ko", "새벽 N7은 DGX-A100 640GB와 비교해 2배 빠르다.", "640GB", "DGX-A100 640GB", "suffixed"),
    ("ko", "반도체를 맡은 DS부문이 매출 33조 원을 냈다.", "33조 원", "DS부문", "division"),
    ("ko", "새벽 N7을 시험했다. 전력은 300W다.", "300W", "새벽 N7", "carried:topic_object"),
    ("tr", "Poyraz P3 kartını denedik. Gücü 300 W.", "300 W", "Poyraz P3", "carried:topic_object"),
]


@pytest.mark.parametrize(("language", "text", "figure", "subject", "method"), SUBJECTS)
def test_subject(read, language, text, figure, subject, method):
    claim = claim_of(read(text, language), figure)
    assert (claim.subject, claim.method) == (subject, method)


COMPARATORS = [
    ("ko", "새벽 N7의 값이 곧 반값 됩니다.", "반값", "previous", "lower"),
    ("ko", "새벽 N7은 9,412점이다. 전작 새벽 N6의 6,730점과 견주면 1.4배다.", "1.4배", "새벽 N6", "better"),
    ("ko", "새벽 N7은 H100보다 15% 빠르다.", "15%", "H100", "better"),
    ("tr", "Poyraz P3, H100'den yüzde 15 daha hızlı.", "yüzde 15", "H100", "better"),
    ("ko", "새벽 N7은 H100에 비해 15% 느리다.", "15%", "H100", "worse"),
    ("tr", "Poyraz P3, H100'e kıyasla yüzde 15 daha yavaş.", "yüzde 15", "H100", "worse"),
    ("ko", "새벽 N7의 가격은 A100의 3배다.", "3배", "A100", "higher"),
    ("tr", "Poyraz P3'ün fiyatı A100'ün 3 katı.", "3 katı", "A100", "higher"),
    ("ko", "나래칩스의 매출은 전년보다 20% 늘었다.", "20%", "previous", "higher"),
    ("tr", "Rüzgâr Yonga'nın geliri geçen yıla göre yüzde 20 arttı.", "yüzde 20", "previous", "higher"),
    ("ko", "새벽 N7은 A100을 2배 앞섰다.", "2배", "A100", "better"),
    ("tr", "Poyraz P3, A100'ü 2 kat geride bıraktı.", "2 kat", "A100", "better"),
    ("ko", "새벽 N7의 매출은 2년 만에 세 배로 뛰었다.", "세 배", "previous", "higher"),
    ("tr", "Rüzgâr Yonga'nın geliri üçe katlandı.", "üçe katlandı", "previous", "higher"),
    ("tr", "Rüzgâr Yonga'nın geliri dört katına çıktı.", "dört katı", "previous", "higher"),
    ("tr", "Rüzgâr Yonga'nın payı %30'dan %24'e geriledi.", "%24", "previous", "lower"),
]


@pytest.mark.parametrize(("language", "text", "figure", "comparator", "direction"), COMPARATORS)
def test_comparator_and_direction(read, language, text, figure, comparator, direction):
    claim = claim_of(read(text, language), figure)
    assert (claim.comparator, claim.direction) == (comparator, direction)


PARTS = [
    ("ko", "새벽 N7은 H100보다 15% 빠르다. 10대 중 8대는 새벽 N7을 쓴다.", "10대 중 8대"),
]


@pytest.mark.parametrize(("language", "text", "figure"), PARTS)
def test_a_part_of_a_whole_is_compared_with_nothing(read, language, text, figure):
    document = read(text, language)
    starts = [f.start for f in document.figures if f.surface == figure]
    assert starts and [c.comparator for c in document.claims if c.figure in starts] in ([], [None])


@pytest.mark.parametrize(
    ("language", "text", "first", "second"),
    [("ko", "새벽 N7의 전력은 400W에서 300W로 줄었다.", "400W", "300W"), ("tr", "Poyraz P3'ün gücü 400 W'tan 300 W'a düştü.", "400 W", "300 W")],
)
def test_a_change_is_two_values_the_first_of_them_past(read, language, text, first, second):
    document = read(text, language)
    one, other = claim_of(document, first), claim_of(document, second)
    assert (one.conditions, one.comparator, other.conditions, other.comparator) == ({"period": "previous"}, None, {}, None)


METRICS = [
    ("ko", "새벽 N7을 샀다.\n\n[긱벤치6]\n새벽 N7 : 싱글 2130 / 멀티 6700", "6700", "benchmark_score"),
    ("ko", "새벽 N7을 샀다.\n\n[원신]\n새벽 N7 평균 55.8, 샛별 X2 47.1.", "55.8", "frame_rate"),
    ("ko", "새벽 N7의 소음은 34dBA다.", "34dBA", "noise"),
    ("ko", "새벽 N7의 메모리 대역폭은 900GB/s다.", "900GB/s", "memory_bandwidth"),
    ("tr", "Poyraz P3'ün bellek bant genişliği 900 GB/s.", "900 GB/s", "memory_bandwidth"),
    ("ko", "새벽 N7은 ResNet-50 훈련 시간이 12시간이다.", "12시간", "training_time"),
    ("ko", "나루 칩은 지도를 41분 만에 끝냈다.", "41분", "execution_time"),
    ("ko", "나루 칩은 추론에 강하다. 나루 칩은 사진 한 장에 2초가 걸린다.", "2초", "inference_time"),
    ("tr", "Kıyı K2 kartı derlemeyi 41 dakikada bitirdi.", "41 dakika", "compile_time"),
    ("tr", "Kıyı K2 kartı modeli 41 dakikada eğitti.", "41 dakika", "training_time"),
    ("tr", "Poyraz P3 ile ResNet-50 eğitim süresi 12 saat.", "12 saat", "training_time"),
    ("ko", "새벽 N7의 가격은 A100보다 20% 싸다.", "20%", "price"),
    ("tr", "Poyraz P3, A100'den yüzde 20 daha ucuz.", "yüzde 20", "price"),
    ("ko", "SK하이닉스 점유율은 52%다.", "52%", "market_share"),
    ("tr", "Samsung'un pazar payı yüzde 52.", "yüzde 52", "market_share"),
    ("ko", "새벽 N7은 5나노 공정으로 만든다.", "5나노", "process_node"),
    ("tr", "Poyraz P3 yongası 5 nm süreçle üretiliyor.", "5 nm", "process_node"),
    ("ko", "새벽 N7은 메모리 16GB와 512GB 저장장치를 갖췄다.", "512GB", "storage_capacity"),
    ("tr", "Poyraz P3'te 16 GB bellek ve 512 GB depolama var.", "512 GB", "storage_capacity"),
    ("tr", "Poyraz P3, H100'den %20'nin üzerinde hızlı.", "%20", "performance"),
    ("tr", "Bu 620 liralık karta yatırım yaptım. Poyraz P3 iyi.", "620 lira", "price"),
    ("tr", "Poyraz P3 saniyede 40 trilyon işlem yapabiliyor.", "40 trilyon işlem", "compute_performance"),
    ("tr", "Poyraz P3'ün kalanı L4. Gücün yüzde 30'unu Poyraz P3 çekiyor.", "yüzde 30", "power"),
    ("tr", "Rüzgâr Yonga 20.000 adet Poyraz P3 sevk etmeyi planlıyor.", "20.000 adet", "shipments"),
]


@pytest.mark.parametrize(("language", "text", "figure", "metric"), METRICS)
def test_metric(read, language, text, figure, metric):
    assert claim_of(read(text, language), figure).metric == metric


@pytest.mark.parametrize(
    ("language", "text", "figure", "benchmark"),
    [
        ("ko", "TOP500 명단에서 프런티어가 1위다. HPL 성능이 기준이다. 2위는 오로라다.", "2위", ("TOP500",)),
        ("ko", "새벽 N7은 ResNet-50에서 초당 3,000장을 처리한다.", "3,000장", ("ResNet-50",)),
        ("tr", "Poyraz P3, ResNet-50'de saniyede 3.000 görüntü işliyor.", "3.000 görüntü", ("ResNet-50",)),
        ("ko", "새벽 N7을 ResNet-50으로 시험했다. 초당 3,000장이 나왔다.", "3,000장", ("ResNet-50",)),
        ("tr", "Poyraz P3'ü ResNet-50 ile denedik. Saniyede 3.000 görüntü işledi.", "3.000 görüntü", ("ResNet-50",)),
        ("ko", "새벽 N7을 ResNet-50으로 시험했다. 가격은 900만 원이다.", "900만 원", ()),
    ],
)
def test_benchmark(read, language, text, figure, benchmark):
    assert claim_of(read(text, language), figure).benchmark == benchmark


ATTRIBUTIONS = [
    ("ko", '나래칩스는 "새벽 N7의 전력은 300W"라고 밝혔다.', "300W", "나래칩스"),
    ("tr", "Rüzgâr Yonga, Poyraz P3'ün 300 W çektiğini açıkladı.", "300 W", "Rüzgâr Yonga"),
    ("ko", "가온리서치에 따르면 새벽 N7의 가격은 900만 원이다.", "900만 원", "가온리서치"),
    ("tr", "Kuzey Araştırma'ya göre Poyraz P3'ün fiyatı 900 dolar.", "900 dolar", "Kuzey Araştırma"),
    ("ko", "새벽 N7의 전력은 300W다.", "300W", None),
    ("tr", "Poyraz P3'ün gücü 300 W.", "300 W", None),
]


@pytest.mark.parametrize(("language", "text", "figure", "source"), ATTRIBUTIONS)
def test_attribution(read, language, text, figure, source):
    assert claim_of(read(text, language), figure).attributed_to == source


MODALITIES = [
    ("ko", "새벽 N7의 전력은 300W로 예상된다.", "300W", "hedged"),
    ("tr", "Poyraz P3'ün fiyatının 900 dolar olması bekleniyor.", "900 dolar", "hedged"),
    ("ko", "나래칩스는 새벽 N7을 900만 원에 내놓을 계획이다.", "900만 원", "planned"),
    ("tr", "Rüzgâr Yonga, Poyraz P3'ü 900 dolara satmayı planlıyor.", "900 dolar", "planned"),
    ("ko", "새벽 N7의 전력이 300W라면 서버를 바꿔야 한다.", "300W", "hypothetical"),
    ("tr", "Poyraz P3'ün fiyatı 900 dolar olursa alırım.", "900 dolar", "hypothetical"),
    ("ko", "새벽 N7의 가격은 900만 원이 아니다.", "900만 원", "denied"),
    ("tr", "Poyraz P3'ün fiyatı 900 dolar değil.", "900 dolar", "denied"),
    ("ko", "새벽 N7의 가격은 900만 원인가요?", "900만 원", "asked"),
    ("tr", "Poyraz P3'ün fiyatı 900 dolar mı?", "900 dolar", "asked"),
    ("ko", "새벽 N7의 전력은 300W를 넘지 않는다.", "300W", "asserted"),
    ("tr", "Poyraz P3'ün gücü 300 watt'ı geçmedi.", "300 watt", "asserted"),
    ("tr", "Poyraz P3'ün fiyatı 900 dolar, ucuz değil.", "900 dolar", "asserted"),
    ("tr", "Poyraz P3 geçen ay gelmiş, gücü 300 W'a ulaşmış.", "300 W", "asserted"),
    ("tr", "Poyraz P3'te 32 GB bellek kullanılacakmış.", "32 GB", "hedged"),
    ("tr", "Poyraz P3'ün değeri 900 dolar.", "900 dolar", "asserted"),
    ("tr", "DÜZELTME: Haberimizde Poyraz P3 için 900 dolar yazmıştık.", "900 dolar", "denied"),
    ("tr", "Poyraz P3 için mağazada 900 dolar istiyorlar.", "900 dolar", "asserted"),
]


@pytest.mark.parametrize(("language", "text", "figure", "modality"), MODALITIES)
def test_modality(read, language, text, figure, modality):
    assert claim_of(read(text, language), figure).modality == modality


@pytest.mark.parametrize(
    ("language", "text", "figure"),
    [("ko", "나래칩스는 새벽 N7을 2027년 3월 출시할 예정이다.", "2027년 3월"), ("tr", "Rüzgâr Yonga, Poyraz P3'ü Mart 2027'de piyasaya sürecek.", "Mart 2027")],
)
def test_release_date_is_an_event(read, language, text, figure):
    claim = claim_of(read(text, language), figure)
    assert (claim.type, claim.metric, claim.as_of, claim.modality) == ("event", "release_date", "2027-03", "planned")


@pytest.mark.parametrize(("language", "text"), [("ko", "두 가지 방법이 있다. 나래칩스는 10년 된 회사다."), ("tr", "İki yöntem var. Rüzgâr Yonga 10 yıl önce kuruldu.")])
def test_figures_that_tell_the_story_carry_no_claim(read, language, text):
    assert read(text, language).claims == ()


@pytest.mark.parametrize(("language", "text", "value"), [
    ("ko", "새벽 N7을 공개했다. 새벽 N7의 전력은 75W다. 전작은 120W였다.", 120),
    ("tr", "Poyraz P3'ün belleği 32 GB. Selefinde 16 GB vardı.", 16),
    ("tr", "Poyraz P3 tanıtıldı. Önceki nesil 120 W çekiyordu, yenisi 75 W çekiyor.", 120),
])  # fmt: skip
def test_the_predecessors_value_is_that_of_before(read, language, text, value):
    assert [claim.value for claim in read(text, language).claims if claim.conditions.get("period") == "previous"] == [value]


@pytest.mark.parametrize(("language", "text"), [
    ("ko", "내년에는 전력이 75W다."), ("ko", "버려지는 열이 20kW다."), ("tr", "Kuyudan çıkan su 45 derece."),
])  # fmt: skip
def test_what_no_noun_ends_in_is_no_subject(read, language, text):
    assert not {claim.subject for claim in read(text, language).claims} & {"내년에", "버려지", "Kuyudan"}
