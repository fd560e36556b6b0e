"""Of what sort a measured value is, how its test was run, and on what it was not measured."""

from __future__ import annotations

import pytest


def statements(document):
    return [claim.statement for claim in document.claims]


@pytest.mark.parametrize(
    ("language", "text", "value", "case"),
    [
        pytest.param("ko", "한울 H3의 TDP는 275W로 L4(72W)의 네 배에 가깝다. 실측은 240W였다.", 72, "rated", id="ko-rated-beside"),
        pytest.param("ko", "한울 H3의 TDP는 275W로 L4(72W)의 네 배에 가깝다. 실측은 240W였다.", 240, None, id="ko-drawn"),
        pytest.param("ko", "한울 H3의 TDP는 275W이고, 시험 중에 290W의 피크를 측정했다.", 290, None, id="ko-drawn-behind"),
        pytest.param("tr", "Meriç M2'nin TDP değeri 275 watt; bu rakam L40S'te 350 watt.", 350, "rated", id="tr-rated-beside"),
        pytest.param("tr", "Meriç M2'nin TDP'si 275 W ama biz 240 W tükettiğini ölçtük.", 240, None, id="tr-drawn"),
        pytest.param("ko", "한울 H3는 라마 3 8B에서 첫 토큰까지 0.4초가 걸렸고 토큰당 지연은 12밀리초다.", 0.4, "first token", id="ko-first-token"),
        pytest.param("ko", "한울 H3는 첫 토큰이 0.9초였다. 한울반도체는 H4에서 이 시간을 0.3초로 줄였다.", 0.3, "first token", id="ko-that-time"),
        pytest.param("ko", "한울 H3의 첫 토큰은 0.9초고 다음 토큰은 지연이 20밀리초다.", 20, None, id="ko-next-token"),
        pytest.param("tr", "Meriç M2'de ilk token 0,4 saniyede geliyor, L4'te 0,9 saniyede.", 0.9, "first token", id="tr-first-token"),
        pytest.param("ko", "99퍼센타일 기준 한울 H3의 지연 시간은 18밀리초다.", 18, "p99", id="ko-tail"),
        pytest.param("tr", "Meriç M2'nin kuyruk gecikmesi 18 ms.", 18, "p99", id="tr-tail"),
        pytest.param("ko", "2,000유로당 초당 토큰으로 따지면 한울 H3가 310, L4가 190이다.", 190, "per EUR 2,000", id="ko-for-money"),
        pytest.param("tr", "Bin dolarlık yatırım başına Meriç M2 saniyede 210 token üretirken bu değer L4'te 130.", 130, "per USD 1,000", id="tr-for-money"),
        pytest.param("ko", "한울 H3는 ResNet-50에서 장당 초당 900장을 처리한다.", 900, "per card", id="ko-per-card"),
        pytest.param("ko", "한울 H3의 메모리는 장당 24GB다.", 24, "per card", id="ko-memory-per-card"),
        pytest.param("ko", "한울 H3 서버는 동접 40에서 초당 610토큰을 냈다.", 610, "40 users at once", id="ko-users"),
        pytest.param("tr", "Meriç M2 16 istekte 610 token/s veriyor, tek kullanıcıda 47 token/s.", 610, "16 requests at once", id="tr-requests"),
        pytest.param("tr", "Meriç M2 16 istekte 610 token/s veriyor, tek kullanıcıda 47 token/s.", 47, "single user", id="tr-one-user"),
    ],
)  # fmt: skip
def test_of_what_sort_a_value_is(read, language, text, value, case):
    claims = read(text, language).claims
    assert [claim.conditions.get("case") for claim in claims if claim.value == value] == [case]


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        pytest.param("ko", "한울 H3의 TDP는 275W다.", "Hanul H3 is rated at 275 W.", id="ko-rated"),
        pytest.param("tr", "Meriç M2'nin TDP'si 275 W.", "Meriç M2 is rated at 275 W.", id="tr-rated"),
        pytest.param("ko", "카드 한 장의 열설계전력(TDP)은 한울 H3가 275W로 A100(400W)보다 31% 낮다.", "Hanul H3 has 31% less rated power than A100.", id="ko-rated-less"),
        pytest.param("tr", "Meriç M2'de ilk token 0,4 saniyede geliyor.", "Meriç M2 has a first-token latency of 0.4 seconds.", id="tr-first-token"),
        pytest.param("tr", "Bin dolarlık yatırım başına Meriç M2 saniyede 210 token üretiyor.", "The cost efficiency of Meriç M2 is 210 tokens per second per USD 1,000.", id="tr-for-money"),
        pytest.param("tr", "Meriç M2, Llama 2 70B interactive senaryosunda saniyede 3.900 token üretti.", "Meriç M2 processes 3,900 tokens per second on Llama 2 70B in the interactive scenario.", id="tr-scenario"),
        pytest.param("tr", "Meriç M2 Llama 2 70B'de offline'da saniyede 4.200 token, server'da 3.900 token üretti.", "Meriç M2 processes 4,200 tokens per second on Llama 2 70B in the offline scenario.", id="tr-scenario-by-case"),
        pytest.param("ko", "한울 H3는 BERT 인터랙티브 시나리오에서 초당 900건을 처리했다.", "Hanul H3 processes 900 units per second on BERT in the interactive scenario.", id="ko-scenario"),
    ],
)  # fmt: skip
def test_statement(read, language, text, said):
    assert said in statements(read(text, language))


@pytest.mark.parametrize(
    ("language", "text", "value", "benchmark"),
    [
        pytest.param(
            "ko", "MLPerf 추론 5.0에서 H200이 라마 2 70B로 초당 3만 토큰을 냈다. 한울 H3는 아직 공식 점수가 없고 회사가 자체 측정한 값만 있다. 한울 H3 네 장은 BERT에서 초당 9,000건이다.",
            9000, ("BERT",), id="ko-own-measurement",
        ),
        pytest.param("tr", "MLPerf Training v4.1'de BERT'i 90 H100 ile 7,2 dakikada, önceki v3.1 turunda ise 11,9 dakikada eğittiler.", 11.9, ("BERT", "MLPerf Training 3.1"), id="tr-round-before"),
        pytest.param("tr", "MLPerf Training v4.1'de BERT'i 90 H100 ile 7,2 dakikada, 40 H100 ile ise 11,9 dakikada eğittiler.", 11.9, ("BERT", "MLPerf Training 4.1"), id="tr-same-round"),
        pytest.param("ko", "MLPerf 추론 5.1에서 H200은 BERT로 초당 9천 건을 냈고, 4.1 라운드에서는 초당 7천 건이었다.", 7000, ("BERT", "MLPerf Inference 4.1"), id="ko-round-before"),
        pytest.param("tr", "MLPerf'i örnek alan paket iki yükle genişledi: Llama 2 70B ve BERT. BERT'te Meriç M2 saniyede 9.000 sorgu işledi.", 9000, ("BERT",), id="tr-after-an-example"),
        pytest.param("tr", "Dernek MLPerf benzeri bir paket yayımladı. BERT'te Meriç M2 saniyede 9.000 sorgu işledi.", 9000, ("BERT",), id="tr-like-another"),
        pytest.param("tr", "MLPerf'te iki yeni yük var. BERT'te Meriç M2 saniyede 9.000 sorgu işledi.", 9000, ("BERT", "MLPerf"), id="tr-no-example"),
        pytest.param("ko", "협회는 MLPerf를 본뜬 시험을 내놓았다. BERT에서 한울 H3는 초당 9,000건을 처리했다.", 9000, ("BERT",), id="ko-after-an-example"),
        pytest.param("ko", "협회는 MLPerf에 시험 두 개를 더했다. BERT에서 한울 H3는 초당 9,000건을 처리했다.", 9000, ("BERT", "MLPerf"), id="ko-no-example"),
        pytest.param("ko", "MLPerf 추론 5.0에서 H200이 라마 2 70B로 초당 3만 토큰을 냈다. 같은 라운드에서 L4는 BERT에서 초당 9,000건이다.", 9000, ("BERT", "MLPerf Inference 5.0"), id="ko-same-round"),
        pytest.param(
            "tr", "MLPerf Inference 5.0'da H200, Llama 2 70B'de saniyede 30.000 token üretti. Meriç M2 turda yoktu, firma kendi ölçümünü yayımladı. Meriç M2 BERT'te saniyede 9.000 sorgu işliyor.",
            9000, ("BERT",), id="tr-not-in-the-round",
        ),
        pytest.param("tr", "Qwen 2.5 32B'yi iki kartta denedik. Meriç M2 32B modelde saniyede 58 token veriyor.", 58, ("Qwen 2.5 32B",), id="tr-size-as-name"),
        pytest.param("ko", "큐원 2.5 32B를 두 카드에서 시험했다. 한울 H3는 32B 모델에서 초당 58토큰을 낸다.", 58, ("Qwen 2.5 32B",), id="ko-size-as-name"),
        pytest.param("tr", "Llama 3.1 8B'de Meriç M2 saniyede 4.300 token üretiyor. Sekiz M2'li sunucu 70 milyar parametreli Llama'da 3.100 token/s yapıyor.", 3100, ("Llama 70B",), id="tr-other-size"),
        pytest.param("tr", "SDXL'de Meriç M2 dakikada 19 görüntü üretti. Uzun istemde ilk token gecikmesi 2,9 saniyeydi.", 2.9, (), id="tr-no-tokens-of-pictures"),
        pytest.param("ko", "SDXL에서 한울 H3는 분당 19장의 이미지를 그렸다. 긴 프롬프트에서 첫 토큰 지연은 2.9초였다.", 2.9, (), id="ko-no-tokens-of-pictures"),
    ],
)  # fmt: skip
def test_on_what_it_was_measured(read, language, text, value, benchmark):
    told = [claim.benchmark for claim in read(text, language).claims if claim.value == value]
    if benchmark:
        assert told == [benchmark]
    else:
        assert told and not any("SDXL" in one for one in told)


def test_the_length_of_a_prompt_is_a_condition(read):
    text = "32.000 tokenlik bir istemle Meriç M2'nin ilk token gecikmesi 2,9 saniyeydi. 8K bağlamda ilk token 0,4 saniyede geliyor."
    assert [(claim.value, claim.conditions["context_length"]) for claim in read(text, "tr").claims] == [(2.9, 32000), (0.4, "8k")]


KO = "시험에는 라마 3.1 8B를 FP8로 돌렸고, 카드 네 장씩 꽂은 서버를 썼다. 한울 H3 서버는 초당 6,200토큰, L4 서버는 초당 1,900토큰을 처리했다."
TR = "Denemelerde dörder kartlık sunucular kullanıldı; Llama 3.1 8B, FP8 hassasiyetinde koşturuldu. Meriç M2'li sunucu saniyede 6.200 token üretti."
TR_ALL = "Tüm sonuçlar BF16'da alınmıştır.\n\nMeriç M2 Llama 3.1 8B'de saniyede 6.200 token üretiyor.\n\nMeriç M2'nin belleği 48 GB."


@pytest.mark.parametrize(
    ("language", "text", "value", "conditions"),
    [
        pytest.param("ko", KO, 6200, {"precision": "FP8"}, id="ko-once-for-all"),
        pytest.param("tr", TR, 6200, {"precision": "FP8", "chips": 4}, id="tr-once-for-all"),
        pytest.param("tr", TR_ALL, 6200, {"precision": "BF16"}, id="tr-of-all-results"),
        pytest.param("tr", TR_ALL, 48, {}, id="tr-not-of-memory"),
        pytest.param("ko", KO + " INT8로 바꾸자 한울 H3는 초당 8,100토큰을 처리했다.", 8100, {"precision": "INT8"}, id="ko-own-precision"),
        pytest.param("ko", "표는 라마 3.1 8B를 배치 64에서 실행했을 때의 결과다.\n\n| 카드 | 처리량(토큰/초) |\n|---|---|\n| A100 | 6,150 |\n| H100 | 9,900 |\n", 9900, {"batch_size": 64}, id="ko-above-a-table"),
    ],
)  # fmt: skip
def test_how_a_test_was_run(read, language, text, value, conditions):
    told = [claim.conditions for claim in read(text, language).claims if claim.value == value]
    assert [{key: one[key] for key in conditions} if conditions else one for one in told if set(conditions) <= set(one)] == [conditions]


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        pytest.param("ko", "한울 H3는 1,000달러당 138토큰을 처리한다.", [(138, "token", "per USD 1,000")], id="ko-so-much-money"),
        pytest.param("ko", "한울 H3는 1달러당 138토큰을 처리한다.", [(138, "token/USD", None)], id="ko-one-dollar"),
        pytest.param("ko", "1,000달러당으로 따지면 한울 H3는 초당 138토큰, L40S는 95토큰이다.", [(138, "token/s", "per USD 1,000"), (95, "token/s", "per USD 1,000")], id="ko-reckoned"),
        pytest.param("tr", "Meriç M2, 1.000 dolar başına 138 token işliyor.", [(138, "token", "per USD 1,000")], id="tr-so-much-money"),
        pytest.param("tr", "Meriç M2 dolar başına 138 token işliyor.", [(138, "token/USD", None)], id="tr-one-dollar"),
        pytest.param("tr", "Meriç M2'de 1.000 dolar başına 138 token, L40S'te 95 token düşüyor.", [(138, "token", "per USD 1,000"), (95, "token", "per USD 1,000")], id="tr-falls-to-each"),
        pytest.param("tr", "Meriç M2, 1.000 dolar başına saniyede 138 token işliyor.", [(138, "token/s", "per USD 1,000")], id="tr-a-second"),
    ],
)
def test_work_for_money(read, language, text, told):
    claims = read(text, language).claims
    assert [(claim.value, claim.unit, claim.conditions.get("case")) for claim in claims] == told
    assert {(claim.metric, claim.comparator) for claim in claims} == {("cost_efficiency", None)}


def test_what_falls_by_so_much_falls(read):
    claim = next(claim for claim in read("Meriç M2'nin fiyatı 900 dolardı. Fiyatı L40S'e göre 95 dolar düşük.", "tr").claims if claim.value == 95)
    assert (claim.comparator, claim.direction) == ("L40S", "lower")
