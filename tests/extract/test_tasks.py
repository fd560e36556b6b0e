"""Tasks without a name of their own: what is done is what a result was measured on."""

from __future__ import annotations

import pytest

PLACED = [
    ("tr", "# Kart tanıma testi\n\nPoyraz P3 saniyede 94 görüntü işledi.", "94 görüntü", ("kart tanıma testi",)),
    ("ko", "새벽 N7은 Llama 3 8B 추론에서 L40S보다 31% 빠르다. 다만 이미지 생성에서는 12% 느렸다.", "12%", ("이미지 생성",)),
    ("ko", "배관 균열 탐지에서 새벽 N7은 정확도 94.1%를 기록했다.", "94.1%", ("배관 균열 탐지",)),
    ("ko", "새벽 N7을 시험했다.\n\n**그릇 쌓기.** 시간당 320개를 옮겼다. L40S는 290개였다.", "290개", ("그릇 쌓기",)),
    ("ko", "새벽 N7은 한솔연구원의 빗길 제동 시험에서 L40S를 12% 앞섰다.", "12%", ("빗길 제동 시험",)),
    ("ko", "제품 검수 결과다.\n이물 검출: 새벽 N7이 한 장에 14ms, L40S가 19ms였다.", "19ms", ("이물 검출",)),
    ("tr", "Çatlak taramasında Poyraz P3 saniyede 94 görüntü işledi.", "94 görüntü", ("çatlak taraması",)),
    ("tr", "Poyraz P3'ü sınadık. Boru çatlağı denetiminde saniyede 94 görüntü işledi.", "94 görüntü", ("boru çatlağı denetimi",)),
    ("tr", "Poyraz P3 işe alındı.\n\n**Meyve ayıklama.** Poyraz P3 dakikada 320 elma seçti, L40S yüzde 91 doğru seçti.", "yüzde 91", ("meyve ayıklama",)),
    ("tr", "Poyraz P3, kurumun ıslak zemin testinde L40S'i yüzde 12 geçti.", "yüzde 12", ("ıslak zemin testi",)),
    ("tr", "Poyraz P3'ü zorladık. 20 dakikalık stres testinde performansının yüzde 54'ünü koruyabildi.", "yüzde 54", ("stres testi",)),
    ("tr", "Poyraz P3'ün performansındaki artış ortalama %30, veri tabanı uygulamalarında %40.", "%40", ("veri tabanı uygulamaları",)),
    ("ko", "새벽 N7은 데이터베이스 워크로드에서 L40S보다 40% 빠르다.", "40%", ("데이터베이스 워크로드",)),
]


@pytest.mark.parametrize(("language", "text", "figure", "benchmark"), PLACED)
def test_a_result_is_measured_on_the_task_of_its_sentence_or_line(read, language, text, figure, benchmark):
    document = read(text, language)
    starts = {f.start for f in document.figures if f.surface == figure}
    assert [c.benchmark for c in document.claims if c.figure in starts] == [benchmark]


NONE = [
    ("ko", "# 카드 시험\n\n카드 시험에서 새벽 N7은 초당 3200장을 처리했다."),
    ("ko", "그래픽카드 테스트에서 새벽 N7은 정확도 94.1%를 기록했다."),
    ("tr", "# Kart testi\n\nPoyraz P3 saniyede 94 görüntü işledi."),
    ("tr", "Ekran kartı testinde Poyraz P3 saniyede 94 görüntü işledi."),
    ("ko", "이번 시험에서 새벽 N7은 정확도 94.1%를 기록했다."),
    ("ko", "새벽 N7은 배관 균열 탐지에 쓴다. 값은 300달러다."),
    ("ko", "시장 조사에서 새벽 N7의 점유율은 12%였다."),
    ("tr", "Son denemede Poyraz P3 yüzde 94 doğruluğa ulaştı."),
    ("tr", "Şirketin açıklamasında Poyraz P3'ün yüzde 12 hızlandığı yazıyor."),
    ("tr", "Bakanlığın senaryosunda Poyraz P3'ün payı yüzde 12."),
    ("tr", "Fabrika bitmeden Poyraz P3'ten 110 adet üretilecek."),
    ("ko", "우리 쪽 시험에서는 새벽 N7이 L40S보다 12% 느렸다."),
    ("ko", "외부 기관 테스트에서 새벽 N7이 L40S보다 12% 느렸다."),
    ("ko", "지난주 시험에서 새벽 N7이 L40S보다 12% 느렸다."),
    ("tr", "Müşteri testinde Poyraz P3, L40S'ten yüzde 12 daha yavaş kaldı."),
    ("tr", "Üniversite laboratuvarı testinde Poyraz P3, L40S'ten yüzde 12 daha yavaş kaldı."),
]


@pytest.mark.parametrize(("language", "text"), NONE)
def test_a_test_that_nothing_describes_is_no_task(read, language, text):
    document = read(text, language)
    assert not [e.name for e in document.entities if e.type == "benchmark"]
    assert all(not c.benchmark for c in document.claims)


ELSEWHERE = [
    ("ko", "새벽 N7을 살폈다. 배관 균열 탐지에서 정확도 94.1%를 기록했다. 값은 300달러다.", "300달러"),
    ("ko", "배관 균열 탐지에서 새벽 N7은 균열 100개 중 94개를 찾았다.", "100개"),
    ("tr", "Poyraz P3'ü sınadık. Boru çatlağı denetiminde doğruluk yüzde 94 oldu. Fiyatı 300 dolar.", "300 dolar"),
    ("tr", "Boru çatlağı denetiminde Poyraz P3, 100 çatlaktan 94 tanesini buldu.", "100 çatlak"),
]


@pytest.mark.parametrize(("language", "text", "figure"), ELSEWHERE)
def test_prices_and_numbers_of_tries_are_measured_on_no_task(read, language, text, figure):
    document = read(text, language)
    starts = {f.start for f in document.figures if f.surface == figure}
    assert all(not c.benchmark for c in document.claims if c.figure in starts)


def test_a_task_is_one_whatever_its_case_and_suffix(read):
    document = read("Kuş sayımında Poyraz P3 ilk oldu, doğruluğu yüzde 94. L40S kuş sayımını yüzde 91 ile bitirdi.", "tr")
    tasks = [m for m in document.mentions if m.type == "benchmark"]
    assert [m.surface for m in tasks] == ["Kuş sayımı", "kuş sayımı"]
    assert len({m.entity_id for m in tasks}) == 1


@pytest.mark.parametrize(
    ("language", "text", "benchmark"),
    [
        ("tr", "Meltem X2 ResNet-50 ile saniyede 900 görüntü işliyor, 31 watt çekiyor.", ("ResNet-50",)),
        ("tr", "Meltem X2 ResNet-50 ile saniyede 900 görüntü işliyor, TDP'si 31 watt.", ()),
        ("ko", "새벽 N7은 ResNet-50에서 초당 900장을 처리하며 31W를 쓴다.", ("ResNet-50",)),
    ],
)
def test_power_told_beside_a_result_was_measured_on_the_same(read, language, text, benchmark):
    assert read(text, language).claims[-1].benchmark == benchmark


@pytest.mark.parametrize(
    ("language", "text", "value", "benchmark"),
    [
        ("tr", "RTX 4070 Geekbench 6'da 5.410 puan aldı. Cyberpunk 2077'yi ise ortalama 63 kare hızında oynattı.", 63, ("Cyberpunk 2077",)),
        ("ko", "RTX 4070은 긱벤치 6에서 5410점을 받았다. 사이버펑크 2077은 평균 63프레임으로 돌렸다.", 63, ("Cyberpunk 2077",)),
        ("tr", "A100 MLPerf 3.1'de en hızlısı oldu. ResNet-50'de saniyede 900 görüntü işledi.", 900, ("ResNet-50", "MLPerf 3.1")),
    ],
)
def test_a_test_of_its_own_is_no_part_of_the_suite_named_before(read, language, text, value, benchmark):
    assert [c.benchmark for c in read(text, language).claims if c.value == value] == [benchmark]


@pytest.mark.parametrize(
    ("language", "text", "values"),
    [
        ("ko", "AMD의 라데온 RX 8800 XT가 나온다. 전작보다 광선추적 성능이 45% 좋아진다고 한다.", {45: ("ray tracing",)}),
        ("tr", "AMD'nin Radeon RX 8800 XT kartı geliyor. Işın izleme performansı önceki nesle göre yüzde 45 daha iyi.", {45: ("ray tracing",)}),
        ("tr", "Graviton4'ün çekirdeği Graviton3'ünkinden yüzde 50 fazla. Performanstaki artış ortalama %30, veri tabanı uygulamalarında %40, büyük Java uygulamalarında da %45.", {30: (), 40: ("veri tabanı uygulamaları",), 45: ("büyük Java uygulamaları",)}),
        ("ko", "큰 정방행렬 하나를 놓고 비교합니다. A100에서 재 보니 실효 성능은 1.9테라플롭스였습니다. 배치를 키우자 이용률은 79.5%까지 올라갔습니다.", {1.9: ("matrix multiplication",), 79.5: ("matrix multiplication",)}),
        ("tr", "Groq'un LPU'su Llama 2 70B ile saniyede 241 jeton üretiyor. Aynı modeli çalıştırmak için 576 LPU gerektiğini söyleyenler var.", {241: ("Llama 2 70B",), 576: ("Llama 2 70B",)}),
        ("ko", "한국은 모두 12대를 톱500 명단에 올렸다. 나라별로 보면 미국이 161대로 중국(104대)보다 많다. 미국 정부는 서버 300대를 샀다.", {12: ("TOP500",), 161: ("TOP500",), 104: ("TOP500",), 300: ()}),
        ("tr", "TOP500 listesinde Türkiye 3 sistemle yer aldı. Türkiye 40 sunucu satın aldı.", {3: ("TOP500",), 40: ()}),
        ("tr", "Yerli dil modeli Hekim 7B, L40S'te saniyede 50 jeton üretiyor.", {50: ("Hekim 7B",)}),
        ("ko", "국산 언어모델 '한결 7B'를 L40S에서 돌리면 초당 50토큰이 나온다.", {50: ("한결 7B",)}),
    ],
)
def test_workloads_beside_their_metric_or_value(read, language, text, values):
    claims = read(text, language).claims
    assert {value: next((claim.benchmark for claim in claims if claim.value == value), ()) for value in values} == values


def test_a_number_like_a_size_beside_a_chip_with_it_is_a_chip(read):
    document = read("화웨이 어센드 910C가 나온다. 중국 연구진이 910B 64장을 써서 130억 파라미터 모델을 학습시킨 적이 있다. 라마 405B는 느리다.", "ko")
    assert {(entity.name, entity.type) for entity in document.entities} >= {("Ascend 910B", "chip"), ("Llama 405B", "model")}


OF_NO_SUITE = [
    ("ko", "MLPerf 추론 v4.1에서 새벽 N7은 ResNet-50을 초당 3200장 처리했다.\n\n노을 D2는 3000달러다. 우리 시험실에서 노을 D2는 초당 41토큰을 냈다. 지연은 12ms였다.", "12ms", ()),
    ("ko", "MLPerf 추론 v4.1에서 새벽 N7은 초당 3200장을 처리했다. 직접 재 보니 초당 2900장이었다.", "2900장", ()),
    ("ko", "MLPerf 추론 v4.1을 직접 돌려 봤다. 새벽 N7은 초당 3200장을 처리했다. 지연은 12ms였다.", "12ms", ("MLPerf Inference 4.1",)),
    ("tr", "MLPerf Inference v4.1'de Poyraz P3, ResNet-50'de saniyede 94 görüntü işledi.\n\nBora P2 laboratuvarımızda saniyede 41 token üretti. Gecikme 12 ms oldu.", "12 ms", ()),
    ("tr", "MLPerf Inference v4.1'de Poyraz P3 saniyede 94 görüntü işledi. Ölçtüğümüz gecikme 12 ms. MLPerf'te gecikme 20 ms idi.", "20 ms", ("MLPerf Inference 4.1",)),
    ("ko", "# 소식\n\n두 회사 소식이다.\n\n새벽 N7은 MLPerf 추론 v4.1에서 초당 3200장을 처리했다.\n\n노을은 직원이 300명이다.\n\n노을 D2는 초당 41토큰을 냈다.", "41토큰", ()),
    ("tr", "# Haber\n\nİki şirketten haber var.\n\nPoyraz P3, MLPerf Inference v4.1'de saniyede 94 görüntü işledi.\n\nBora 300 kişiye ulaştı.\n\nBora P2 saniyede 41 token üretti.", "41 token", ()),
    ("tr", "# MLPerf sonuçları\n\nİki şirketten haber var.\n\nPoyraz P3, MLPerf Inference v4.1'de saniyede 94 görüntü işledi.\n\nBora 300 kişiye ulaştı.\n\nBora P2 saniyede 41 token üretti.", "41 token", ("MLPerf Inference 4.1",)),
]


@pytest.mark.parametrize(("language", "text", "figure", "benchmark"), OF_NO_SUITE)
def test_what_is_measured_by_oneself_or_told_far_behind_is_of_no_suite(read, language, text, figure, benchmark):
    document = read(text, language)
    starts = {f.start for f in document.figures if f.surface == figure}
    assert [c.benchmark for c in document.claims if c.figure in starts] == [benchmark]
