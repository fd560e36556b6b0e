"""Tables whose labels and heads are measures written as names are, and what a result is said to have been reached with: its program, round, chips, mode."""

from __future__ import annotations

import pytest


def told(read, text, language):
    return [(c.subject, c.metric, c.value) for c in read(text, language).claims]


KO_ROWS = """추론 서버 두 가지를 비교했다.

| 구분 | vLLM 0.7.2 | LMDeploy 0.6 |
|---|---|---|
| 처리량(토큰/초) | 3,150 | 3,420 |
| TTFT p50(ms) | 210 | 185 |
| TPOT(ms) | 19.5 | 18.1 |
| 기동 시간(분) | 2.5 | 4 |
| GPU당 전력(W) | 412 | 437 |
"""
TR_COLUMNS = """İki sunucu yazılımını yan yana koydum.

| Program | Çıktı (token/s) | TTFT p50 (ms) | TTFT p95 (ms) |
|---|---|---|---|
| vLLM 0.7.2 | 3.150 | 210 | 880 |
| SGLang 0.4 | 3.420 | 185 | 640 |
"""


def test_measures_with_their_units_label_rows_and_programs_head_columns(read):
    found = told(read, KO_ROWS, "ko")
    assert [subject for subject, _, _ in found] == ["vLLM", "LMDeploy"] * 5
    assert ("LMDeploy", "latency", 185.0) in found and ("vLLM", "boot_time", 2.5) in found and ("LMDeploy", "power", 437.0) in found


def test_percentiles_head_columns_and_are_the_case(read):
    claims = read(TR_COLUMNS, "tr").claims
    assert [(c.subject, c.value, c.conditions.get("case")) for c in claims if c.metric == "latency"] == [
        ("vLLM", 210, "p50 first token"), ("vLLM", 880, "p95 first token"), ("SGLang", 185, "p50 first token"), ("SGLang", 640, "p95 first token"),
    ]  # fmt: skip


def test_a_class_of_chips_in_a_label_is_no_thing(read):
    text = "노트북 둘을 견줬다.\n\n| 시험 | 누리북 14 | 가람북 15 |\n|---|---|---|\n| 긱벤치 6(점) | 12,400 | 11,900 |\n| 프로시온 AI(NPU, 점) | 1,620 | 1,580 |\n"
    assert [subject for subject, _, _ in told(read, text, "ko")] == ["누리북 14", "가람북 15"] * 2


def test_what_is_timed_was_not_run_on_a_test_of_knowledge(read):
    text = "모델은 Qwen2.5 72B입니다. vLLM은 초당 2,100토큰을 냈어요. 정확도는 KMMLU에서 60.5점입니다. 같은 모델을 vLLM으로 다시 돌리니 초당 1,350토큰이 나왔어요."
    assert {c.value: c.benchmark for c in read(text, "ko").claims}[1350] == ("Qwen 2.5 72B",)


def test_things_still_label_rows(read):
    text = "가속기를 견줘 봤다.\n\n| 가속기 | 처리량(토큰/초) | 전력(W) |\n|---|---|---|\n| 누리 K5 | 1,900 | 240 |\n| 가람 T3 | 2,300 | 310 |\n"
    assert [subject for subject, _, _ in told(read, text, "ko")] == ["누리 K5"] * 2 + ["가람 T3"] * 2


TASKS_OVER_COLUMNS = [
    ("tr", "Dizüstüleri denedik.\n\n| Cihaz | Llama 3.1 8B (token/s) | Stable Diffusion 1.5 (sn/görsel) | Pil, video (saat) |\n|---|---|---|---|\n| Poyraz 14 | 27 | 8,1 | 12,5 |\n| Karayel 15 | 22 | 9,4 | 16,2 |\n"),
    ("ko", "노트북을 시험했다.\n\n| 기기 | 라마 3.1 8B(토큰/초) | 스테이블 디퓨전 1.5(초/장) | 배터리, 영상(시간) |\n|---|---|---|---|\n| 누리북 14 | 27 | 8.1 | 12.5 |\n| 가람북 15 | 22 | 9.4 | 16.2 |\n"),
]


@pytest.mark.parametrize(("language", "text"), TASKS_OVER_COLUMNS)
def test_a_column_without_a_task_is_of_none_of_the_others(read, language, text):
    hours = [c for c in read(text, language).claims if c.value in (12.5, 16.2)]
    assert [(c.metric, c.benchmark) for c in hours] == [("battery_life", ())] * 2
    tokens = [c for c in read(text, language).claims if c.value in (27, 22)]
    assert [c.benchmark for c in tokens] == [("Llama 3.1 8B",)] * 2


WORKLOADS = [
    ("ko", "MLPerf 트레이닝 v5.1에서 스테이블 디퓨전을 대체한 새 종목 플럭스.1에서 B200 256개로 31.5분을 기록했다.", 31.5, ("Flux", "MLPerf Training 5.1")),
    ("tr", "MLPerf Training v5.1'de BERT'in yerini alan Llama 3.1 8B ön eğitiminde 64 B200 ile 21,5 dakika ölçüldü.", 21.5, ("Llama 3.1 8B", "MLPerf Training 5.1")),
    ("ko", "MLPerf 트레이닝 v5.1 결과가 나왔다. 라마 3.1 405B에서는 v5.0 때 GB200 1,024개로 세운 58.5분보다 빨라졌다.", 58.5, ("Llama 3.1 405B", "MLPerf Training 5.0")),
    ("ko", "MLPerf 트레이닝 v5.1의 라마 2 70B LoRA에서 MI355X 8개가 10.9분을 기록했다.", 10.9, ("Llama 2 70B LoRA", "MLPerf Training 5.1")),
    ("tr", "MLPerf Training v5.1'de Llama 2 70B LoRA ince ayarı 8 MI355X ile 10,9 dakika sürdü.", 10.9, ("Llama 2 70B LoRA", "MLPerf Training 5.1")),
    # right readings that stay
    ("ko", "MLPerf 트레이닝 v5.1의 라마 2 70B에서 B200 8개가 12.9분을 기록했다.", 12.9, ("Llama 2 70B", "MLPerf Training 5.1")),
    ("tr", "MLPerf Training v5.1'de BERT, 8 H100 ile 6,5 dakikada eğitildi.", 6.5, ("BERT", "MLPerf Training 5.1")),
]


@pytest.mark.parametrize(("language", "text", "value", "benchmark"), WORKLOADS)
def test_what_was_replaced_another_round_and_lora(read, language, text, value, benchmark):
    claim = next(c for c in read(text, language).claims if c.value == value)
    assert set(claim.benchmark) == set(benchmark)


def test_a_result_that_was_not_handed_in_is_of_no_round(read):
    text = "MLPerf Training v5.1 sonuçları açıklandı. Tayfun T2, Llama 2 70B'yi 18,4 dakikada eğitti. Şirket laboratuvarda 32 T2 ile 5,2 dakika gördüklerini ama bu sonucu gönderime yetiştiremediklerini söyledi."
    rounds = {c.value: any(b.startswith("MLPerf") for b in c.benchmark) for c in read(text, "tr").claims if c.metric == "training_time"}
    assert rounds == {18.4: True, 5.2: False}
    text = "MLPerf 트레이닝 v5.1 결과가 나왔다. 태백 T2는 라마 2 70B를 18.4분에 학습했다. 회사는 32개로 5.2분이 나왔지만 이 결과는 제출하지 못했다고 말했다."
    rounds = {c.value: any(b.startswith("MLPerf") for b in c.benchmark) for c in read(text, "ko").claims if c.metric == "training_time"}
    assert rounds == {18.4: True, 5.2: False}


def test_points_are_what_geekbench_gives(read):
    text = "긱벤치 6에서 누리북 14는 멀티코어 9,800점을 얻었다. LM 스튜디오에서 라마 3.1 8B를 돌리니 누리북 14는 초당 14.5토큰을 냈다."
    found = {c.value: c.benchmark for c in read(text, "ko").claims}
    assert found[9800] == ("Geekbench 6",) and found[14.5] == ("Llama 3.1 8B",)


CONDITIONS = [
    ("tr", "İki L40S üzerinde Qwen2.5 14B koşturuyoruz, vLLM ile 1.380 token/s alıyoruz, SGLang'e geçince 1.540 oldu.", {1380: ("software", "vLLM"), 1540: ("software", "SGLang")}),
    ("ko", "L40S 두 장에서 Qwen2.5 14B를 돌립니다. L40S는 vLLM으로 초당 1,380토큰이 나왔어요.", {1380: ("software", "vLLM")}),
    ("tr", "Poyraz 14'ün fanı 45 dB, sessiz kipte 33 dB ölçtüm.", {45: ("case", None), 33: ("case", "in quiet mode")}),
    ("ko", "누리북 14는 소음이 45dB다. 저소음 모드에서는 33dB로 조용하다.", {45: ("case", None), 33: ("case", "in quiet mode")}),
    ("ko", "접두사 캐시를 켜고 다시 쟀다. SGLang은 초당 5,300토큰을 냈다.", {5300: ("case", "prefix cache on")}),
    ("tr", "Önek önbelleği açıkken SGLang saniyede 5.300 token üretti.", {5300: ("case", "prefix cache on")}),
    ("ko", "MLPerf 트레이닝 v5.1의 라마 3.1 8B에서 태백 T2는 24개로 131분을 기록했다. 같은 개수의 H100(97분)에는 뒤졌다.", {131: ("chips", 24), 97: ("chips", 24)}),
    ("ko", "MLPerf 트레이닝 v5.1의 라마 3.1 405B에서 코어위브는 GB200 1,536개로 41.5분을 냈다.", {41.5: ("chips", 1536)}),
    ("ko", "MLPerf 트레이닝 v5.1의 라마 3.1 405B에서 GB300은 2,048개로 19.5분, 256개일 때 121.5분이었다.", {19.5: ("chips", 2048), 121.5: ("chips", 256)}),
    ("ko", "MLPerf 트레이닝 v5.1의 라마 2 70B에서는 8개짜리 한 노드 기준으로 델의 B200 서버가 11.3분을 냈다.", {11.3: ("chips", 8)}),
]


@pytest.mark.parametrize(("language", "text", "expected"), CONDITIONS)
def test_what_a_result_was_reached_with(read, language, text, expected):
    found = {c.value: c.conditions for c in read(text, language).claims}
    assert {value: (key, found[value].get(key)) for value, (key, _) in expected.items()} == expected


def test_a_load_told_above_a_table_is_that_of_its_rows(read):
    text = "모델은 라마 3 8B를 FP8로 양자화한 것을 썼습니다. 동시 요청은 96개로 고정했습니다.\n\n| 구분 | vLLM 0.7.2 | LMDeploy 0.6 |\n|---|---|---|\n| 처리량(토큰/초) | 3,150 | 3,420 |\n| TPOT(ms) | 19.5 | 18.1 |\n"
    rates = [c.conditions for c in read(text, "ko").claims if c.metric == "throughput"]
    assert rates == [{"precision": "FP8", "case": "96 requests at once"}] * 2


DIVISIONS = [
    ("Hitit Yarıiletken çeyrek sonuçlarını açıkladı. Sunucu işlemcilerini içeren veri merkezi bölümünün geliri 310 milyon dolara çıktı. Bölümün faaliyet marjı yüzde 22 oldu.", [("veri merkezi bölümü", 310e6), ("veri merkezi bölümü", 22)]),
    ("Hitit Yarıiletken çeyrek sonuçlarını açıkladı. Gömülü ürünlerin geliri 85 milyon dolar oldu. Bölümün faaliyet marjı yüzde 14'e geriledi.", [("Gömülü ürünler", 85e6), ("Gömülü ürünler", 14)]),
]


@pytest.mark.parametrize(("text", "expected"), DIVISIONS)
def test_divisions_by_their_words_alone(read, text, expected):
    claims = read(text, "tr").claims
    assert [(c.subject, c.value) for c in claims] == expected and {c.vendor for c in claims} == {"Hitit Yarıiletken"}


def test_the_same_division_goes_on(read):
    text = "한빛전자가 실적을 발표했다. 낸드 사업부는 매출 2조 원을 올렸다. 해당 사업부의 영업이익은 3천억 원이다."
    assert [(c.subject, c.value) for c in read(text, "ko").claims] == [("낸드 사업부", 2e12), ("낸드 사업부", 3e11)]
