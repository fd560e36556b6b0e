"""Sentences over claim type, metric, direction, modality and unit: what a native speaker would write, no more than the slots."""

from __future__ import annotations

from datetime import date

import pytest

from pipeline.extract.statements import compose
from schemas.records import Claim, Slot


def claim(metric, value=None, unit=None, **slots):
    """A claim about N7 (against H100 where ``against`` is set)."""
    if "against" in slots:
        slots.setdefault("comparator", slots.pop("against"))
    kind = slots.pop("type", "comparison" if slots.get("comparator") else "result")
    return Claim(figure=0, start=0, end=1, type=kind, subject=slots.pop("subject", "N7"), metric=metric, value=value, unit=unit, **slots)


LIKENED = (Slot("comparator", None, None, None, 0.8, "likened"),)
TABLE = [
    (claim("power", 300, "W"), "N7 draws 300 W."),
    (claim("power", 300, "W", quantifier="at_most"), "N7 draws up to 300 W."),
    (claim("power", 300, "W", modality="planned"), "N7 is planned to draw 300 W."),
    (claim("power", 300, "W", modality="hedged"), "N7 is thought to draw 300 W."),
    (claim("power", 300, "W", modality="hypothetical"), "N7 would draw 300 W."),
    (claim("power", 300, "W", modality="denied"), "N7 does not draw 300 W."),
    (claim("power", 300, "W", modality="asked"), "The question is whether N7 draws 300 W."),
    (claim("power", 300, "W", modality="asked", attributed_to="Arm"), "Arm asks whether N7 draws 300 W."),
    (claim("power", 300, "W", attributed_to="Arm"), "N7 draws 300 W, Arm says."),
    (claim("energy", 3, "Wh", against="H100", direction="equal"), "N7 matches H100 in energy."),
    (claim("energy", 40000, "household", against="hane", direction="equal", slots=LIKENED), "N7 uses as much energy as 40,000 households."),
    (claim("energy", 20, "min", against="전구", direction="equal", slots=LIKENED), "N7 uses as much energy as Jeongu in 20 minutes."),
    (claim("power", 300, "W", conditions={"period": "previous"}), "Before, N7 drew 300 W."),
    (claim("power", 300, "W", subject="selefi", conditions={"period": "previous"}), "Its predecessor drew 300 W."),
    (claim("power", 300, "W", subject="이전 모델", conditions={"period": "previous"}), "The previous model drew 300 W."),
    (claim("price", 7500, "USD/month"), "N7 costs USD 7,500 per month."),
    (claim("price", 2.5e12, "KRW", quantifier="about"), "N7 costs about KRW 2.5 trillion."),
    (claim("price", 1999, "USD", value_max=2499), "N7 costs USD 1,999 to 2,499."),
    (claim("cost", 55, "USD", benchmark=("ImageNet",)), "N7 costs USD 55 on ImageNet."),
    (claim("memory_capacity", 64, "GB"), "N7 has 64 GB of memory."),
    (claim("memory_bandwidth", 3.35, "TB/s"), "N7 has a memory bandwidth of 3.35 TB/s."),
    (claim("core_count", 16384, "core"), "N7 has 16,384 cores."),
    (claim("thread_count", 1, "thread"), "N7 has 1 thread."),
    (claim("transistor_count", 4e12, "transistor"), "N7 has 4 trillion transistors."),
    (claim("parameter_count", 70e9, "parameter"), "N7 has 70 billion parameters."),
    (claim("category_count", 1000, "category"), "N7 has 1,000 categories."),
    (claim("employee_count", 142, "person"), "N7 has 142 employees."),
    (claim("chip_count", 64000, "piece"), "The number of chips of N7 is 64,000."),
    (claim("process_node", 4, "nm"), "N7 is made on a 4 nm process."),
    (claim("process_node", 4, "nm", modality="denied"), "N7 is not made on a 4 nm process."),
    (claim("process_node", 2, "nm", modality="planned"), "N7 is planned to be made on a 2 nm process."),
    (claim("investment", 6e8, "USD", modality="planned", conditions={"period": "previous"}), "Before, the investment of N7 was planned to be USD 600 million."),
    (claim("process_node", 8, "nm"), "N7 is made on an 8 nm process."),
    (claim("process_node", 110, "nm"), "N7 is made on a 110 nm process."),
    (claim("display_size", 11, "inch"), "N7 has an 11-inch display."),
    (claim("pue", 1.2), "The PUE of N7 is 1.2."),
    (claim("chip_count", 640, "piece", subject_id="chip:n7"), "The number of N7 units is 640."),
    (claim("chip_count", 8, "card", subject_id="chip:n7"), "The number of N7 cards is 8."),
    (claim("chip_count", 2, "chip", subject_id="chip:n7"), "The number of chips of N7 is 2."),
    (claim("profit", 4e9, "USD", subject="컨센서스", modality="hedged"), "The expected profit is USD 4 billion."),
    (claim("profit", 4, "percent", against="컨센서스", direction="higher"), "The profit of N7 is 4% higher than expected."),
    (claim("revenue", 4e9, "USD", subject="otomotiv birimi", vendor="Kordal"), "The automotive unit of Kordal has revenue of USD 4 billion."),
    (claim("revenue", 4e9, "USD", subject="veri merkezi", vendor="Kordal"), "The data-centre business of Kordal has revenue of USD 4 billion."),
    (claim("power", 4, "MW", subject="veri merkezi", vendor="Kordal"), "The data centre draws 4 MW."),
    (claim("profit_margin", 44, "percent", conditions={"case": "gross"}, against="previous", direction="higher"), "The gross margin of N7 is 44% higher than before."),
    (claim("throughput", 90, "token/s", benchmark=("Llama 8B",), conditions={"precision": "FP8", "batch_size": 16, "chips": 2, "context_length": 2000}), "N7 processes 90 tokens per second on Llama 8B in FP8 with a context of 2,000 tokens, a batch size of 16 and 2 chips."),
    (claim("throughput", 90, "token/s", conditions={"precision": "반정밀도", "sparsity": "희소성 제외"}), "N7 processes 90 tokens per second in half precision without sparsity."),
    (claim("frame_rate", 90, "frame/s", conditions={"resolution": "1440p", "settings": "울트라"}), "N7 reaches 90 frames per second at 1440p at ultra settings."),
    (claim("power", 300, "W", conditions={"case": "idle", "period": "previous"}), "Before, N7 drew 300 W when idle."),
    (claim("shipments", 500, "piece", conditions={"region": "독일"}), "N7 has shipments of 500 to Germany."),
    (claim("benchmark_score", 1200, "point", conditions={"settings": "싱글코어"}), "N7 scores 1,200 points (single-core)."),
    (claim("throughput", 90, "token/s", conditions={"software": "TensorRT-LLM", "nodes": 1, "epochs": 2, "division": "closed", "power_limit": "250 W", "case": "새 상자"}), "N7 processes 90 tokens per second on 1 node after 2 epochs in the closed division with a power limit of 250 W and TensorRT-LLM (Sae Sangja)."),
    (claim("clock_frequency", 2.3, "GHz"), "N7 runs at 2.3 GHz."),
    (claim("compute_performance", 312, "TFLOPS"), "N7 delivers 312 TFLOPS."),
    (claim("throughput", 3280, "image/s", benchmark=("ResNet-50",)), "N7 processes 3,280 images per second on ResNet-50."),
    (claim("throughput", 6287, "token/s", benchmark=("MLPerf 4.0", "Llama 2 70B")), "N7 processes 6,287 tokens per second on Llama 2 70B (MLPerf 4.0)."),
    (claim("latency", 0.42, "ms"), "N7 has a latency of 0.42 ms."),
    (claim("training_time", 19.6, "min", benchmark=("ResNet-50",)), "N7 trains ResNet-50 in 19.6 minutes."),
    (claim("training_time", 9, "h"), "N7 takes 9 hours to train."),
    (claim("accuracy", 75.7, "percent"), "N7 reaches an accuracy of 75.7%."),
    (claim("convergence_epochs", 64, "epoch"), "N7 converges in 64 epochs."),
    (claim("benchmark_score", 1222, "point", benchmark=("Geekbench",)), "N7 scores 1,222 points on Geekbench."),
    (claim("market_share", 14.7, "percent", type="market", as_of="2020-Q3"), "N7 holds a market share of 14.7% (the third quarter of 2020)."),
    (claim("market_size", 30e9, "USD", type="market"), "N7 is worth USD 30 billion."),
    (claim("revenue", 1.2e12, "KRW", type="market", as_of="2024-H1"), "N7 has revenue of KRW 1.2 trillion (the first half of 2024)."),
    (claim("shipments", 51.9e6, "shipment", type="market"), "N7 has shipments of 51.9 million."),
    (claim("shipments", 20, "percent", against="previous", direction="lower", type="market"), "The shipments of N7 are 20% lower than before."),
    (claim("shipments", 20, "percent", against="H100", direction="lower", modality="planned"), "The shipments of N7 are planned to be 20% lower than those of H100."),
    (claim("shipments", 2, "x", against="previous", direction="higher"), "The shipments of N7 are twice what they were before."),
    (claim("shipments", against="H100", direction="lower"), "N7 has lower shipments than H100."),
    (claim("noise", against="H100", direction="lower"), "N7 has lower noise than H100."),
    (claim("power", 0.5, "x", against="H100", direction="lower"), "N7 draws half the power of H100."),
    (claim("memory_usage", 1.9, "GB"), "N7 uses 1.9 GB of memory."),
    (claim("charging_time", 50, "min"), "N7 takes 50 minutes to charge."),
    (claim("contract_value", 6e8, "USD", type="market"), "N7 has a contract worth USD 600 million."),
    (claim("order_backlog", 9e8, "USD", type="market"), "N7 has an order backlog of USD 900 million."),
    (claim("rank", 2, None), "N7 ranks 2nd."),
    (claim("rank", 11, None), "N7 ranks 11th."),
    (claim("share", 15, "percent", conditions={"of": "sales"}), "N7 has a share of 15% of sales."),
    (claim("temperature", 75, "degC"), "N7 reaches 75 °C."),
    (claim("weight", 1.19, "kg"), "N7 weighs 1.19 kg."),
    (claim("display_size", 14, "inch"), "N7 has a 14-inch display."),
    (claim("core_count", 1 / 3, "x"), "The number of cores of N7 is given as 0.333 times."),
    (claim("release_date", type="event", as_of="2022-07-07"), "N7 comes out on 7 July 2022."),
    (claim("release_date", type="event", as_of="2027-03", modality="planned"), "N7 is planned to come out in March 2027."),
    (claim("mass_production_date", type="event", as_of="2025-Q3"), "N7 goes into mass production in the third quarter of 2025."),
    (claim("completion_date", type="event", as_of="2028"), "N7 is completed in 2028."),
    (claim("training_time", 31, "percent", against="H100", direction="better", benchmark=("ResNet-50",), attributed_to="Arm"), "N7 trains ResNet-50 in 31% less time than H100, Arm says."),
    (claim("training_time", 12, "percent", against="H100", direction="worse"), "N7 trains in 12% more time than H100."),
    (claim("inference_time", 12, "percent", against="H100", direction="better"), "N7 needs 12% less inference time than H100."),
    (claim("latency", 41, "percent", against="H100", direction="better"), "The latency of N7 is 41% shorter than that of H100."),
    (claim("performance", 45, "percent", against="H100", direction="better", quantifier="at_most"), "N7 performs up to 45% better than H100."),
    (claim("performance", 10, "percent", against="H100", direction="worse"), "N7 performs 10% worse than H100."),
    (claim("performance", 2, "x", against="H100", direction="better"), "N7 performs twice as well as H100."),
    (claim("throughput", 2, "x", against="H100", direction="better"), "N7 has twice the throughput of H100."),
    (claim("throughput", 1.5, "x", against="previous", direction="better"), "The throughput of N7 is 1.5 times what it was before."),
    (claim("training_time", 3, "x", against="H100", direction="better"), "N7 is 3 times as quick as H100 in training time."),
    (claim("price", 3, "x", against="H100", direction="higher"), "N7 costs 3 times as much as H100."),
    (claim("price", 0.5, "x", against="H100", direction="lower"), "N7 costs half as much as H100."),
    (claim("price", 14, "percent", against="H100", direction="lower"), "N7 costs 14% less than H100."),
    (claim("power", 16, "percent", against="H100", direction="lower"), "N7 draws 16% less power than H100."),
    (claim("energy_efficiency", 16, "percent", against="H100", direction="better"), "N7 is 16% more energy-efficient than H100."),
    (claim("accuracy", 0.7, "percentage_point", against="H100", direction="better"), "The accuracy of N7 is 0.7 percentage points higher than that of H100."),
    (claim("revenue", 20, "percent", against="previous", direction="higher"), "The revenue of N7 is 20% higher than before."),
    (claim("clock_frequency", 300, "MHz", against="H100", direction="higher"), "The clock frequency of N7 is 300 MHz higher than that of H100."),
    (claim("accuracy", 2, "percent", against="H100"), "The accuracy of N7 and that of H100 differ by 2%."),
    (claim("performance", against="H100", direction="better"), "N7 performs better than H100."),
    (claim("performance", against="H100", direction="better", modality="denied"), "N7 does not perform better than H100."),
    (claim("performance", against="previous", direction="better"), "N7 performs better than before."),
    (claim("performance", against="H100", direction="equal", modality="hedged"), "N7 is thought to match H100 in performance."),
    (claim("price", against="previous", direction="equal"), "The price of N7 is the same as before."),
    (claim("price", against="H100", direction="lower"), "N7 is cheaper than H100."),
    (claim("training_time", against="H100", direction="better", benchmark=("BERT",)), "N7 trains faster than H100 on BERT."),
    (claim("memory_bandwidth", against="H100", direction="better", modality="hypothetical"), "N7 would have a higher memory bandwidth than H100."),
]


@pytest.mark.parametrize(("one", "statement"), TABLE, ids=[statement for _, statement in TABLE])
def test_sentence(one, statement):
    assert compose(one) == statement


def test_names_in_another_script_are_given_in_english():
    assert compose(claim("power", 300, "W", subject="새벽 N7", attributed_to="나래칩스"), {"새벽 N7": "Saebyeok N7", "나래칩스": "Narae Chips"}) == "Saebyeok N7 draws 300 W, Narae Chips says."


@pytest.mark.parametrize(("as_of", "statement"), [
    ("2022-07-07", "N7 came out on 7 July 2022."), ("2024", "N7 came out in 2024."), ("2025", "N7 comes out in 2025."), ("2025-04-01", "N7 comes out on 1 April 2025."),
    ("---12", "N7 came out on the 12th."), ("XXXX-03", "N7 comes out in March."), ("XXXX-Q3", "N7 comes out in the third quarter."),
])  # fmt: skip
def test_an_event_before_the_publication_is_past(as_of, statement):
    assert compose(claim("release_date", type="event", as_of=as_of), published=date(2025, 3, 31)) == statement


@pytest.mark.parametrize(
    ("slots", "statement"),
    [
        ({"subject": "신제품"}, "The new product draws 300 W."),
        ({"subject": "국산 칩"}, "The domestic chip draws 300 W."),
        ({"subject": "Yeni çip"}, "The new chip draws 300 W."),
        ({"subject": "여울 N4"}, "Yeoul N4 draws 300 W."),
        ({"benchmark": ("물길 2",)}, "N7 draws 300 W on Mulgil 2."),
        ({"attributed_to": "누리칩 관계자"}, "N7 draws 300 W, an official of Nurichip says."),
        ({"attributed_to": "업계"}, "N7 draws 300 W, the industry says."),
        ({"attributed_to": "Ekip"}, "N7 draws 300 W, the team says."),
        ({"attributed_to": "연구진"}, "N7 draws 300 W, the researchers say."),
        ({"attributed_to": "Uzmanlar", "modality": "asked"}, "Experts ask whether N7 draws 300 W."),
        ({"subject": "미국"}, "The United States draws 300 W."),
        ({"subject": "12단 HBM3E"}, "12-layer HBM3E draws 300 W."),
        ({"subject": "경쟁사의 8단 제품"}, "A competitor's 8-layer product draws 300 W."),
    ],
)
def test_a_statement_holds_no_hangul(slots, statement):
    assert compose(claim("power", 300, "W", **slots)) == statement


def test_a_suite_is_not_trained():
    suites = frozenset({"MLPerf Training 9.0"})
    assert compose(claim("training_time", 28, "min", benchmark=("MLPerf Training 9.0", "Llama 2")), suites=suites) == "N7 trains Llama 2 in 28 minutes on MLPerf Training 9.0."
    assert compose(claim("training_time", 28, "min", benchmark=("MLPerf Training 9.0",)), suites=suites) == "N7 takes 28 minutes to train on MLPerf Training 9.0."
