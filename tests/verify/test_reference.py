"""The check *reference*: what supports, what refutes, what decides nothing."""

from __future__ import annotations

import json

import pytest
from handmade_cases import case, claim, number

from pipeline.cli import main
from pipeline.errors import UsageError
from pipeline.store import Store
from pipeline.verify.numbers import DEFAULT_TOLERANCES
from pipeline.verify.records import Finding
from pipeline.verify.reference.results import check_results
from pipeline.verify.reference.rows import import_file
from pipeline.verify.reference.settled import settled
from pipeline.verify.reference.specs import check_specs


def spec(book, text, *claims, **options):
    return [(f.verdict, f.cause) for f in check_specs(case(text, list(claims), **options), book, DEFAULT_TOLERANCES)]


def memory(text, surface, value, subject, **slots):
    return claim(number(text, surface, value, "GB"), subject=subject, metric="memory_capacity", **slots)


def test_value_of_the_row_supports(book):
    text = "Titan Xp의 메모리는 12GB다."
    assert spec(book, text, memory(text, "12GB", 12, "Titan XP")) == [("supported", "reference")]


def test_a_row_of_another_thing_supports_nothing(book):
    text = "마루 2는 H200보다 빠르다. 마루 2의 메모리는 141GB다."
    assert ("supported", "reference") not in spec(book, text, memory(text, "141GB", 141, "마루 2"))
    plain = "H200은 빠르다. 메모리는 141GB다."
    assert ("supported", "reference") in spec(book, plain, memory(plain, "141GB", 141, "H200"))


def test_cores_of_a_processor_are_no_cores_of_the_chips_beside_it(book):
    text = "ana bilgisayar (Xeon 2.3GHz, 2 çekirdekli) dört TPUv2 yongasıyla kuruldu."
    cores = number(text, "2 çekirdekli", 2, "core")
    assert spec(book, text, claim(cores, subject="Xeon", metric="core_count"), language="tr") == []
    plain = "TPUv2 yongasında 2 çekirdek var."
    assert ("supported", "reference") in spec(book, plain, claim(number(plain, "2 çekirdek", 2, "core"), subject="TPUv2", metric="core_count"), language="tr")


@pytest.mark.parametrize(
    ("subject", "comparator", "metric", "direction", "verdict"),
    [
        ("H200", "H100", "memory_capacity", "higher", "supported"),
        ("H100", "H200", "memory_capacity", "lower", "supported"),
        ("H100", "H200", "memory_capacity", "higher", "refuted"),  # none of its forms comes near
        ("TPU v4", "TPU v3", "memory_capacity", "equal", "supported"),
        ("H200", "H100", "memory_capacity", "equal", "refuted"),
    ],
)
def test_rows_of_both_sides_bear_on_a_comparison_without_a_number(book, subject, comparator, metric, direction, verdict):
    one = claim(None, type="comparison", subject=subject, comparator=comparator, metric=metric, direction=direction)
    cause = "reference" if verdict != "refuted" else "reference_differs" if direction == "equal" else "wrong_side"
    assert spec(book, f"{subject} {comparator}.", one) == [(verdict, cause)]


def test_nothing_is_said_of_a_comparison_whose_other_side_has_no_row(book):
    assert spec(book, "H200 마루 2.", claim(None, type="comparison", subject="H200", comparator="마루 2", metric="memory_capacity", direction="higher")) == []


@pytest.mark.parametrize(("share", "verdict"), [(2, "supported"), (1, None)])
def test_a_margin_is_held_against_the_two_that_it_calls_equal(book, share, verdict):
    text = f"Cloud TPU V100 kadar hızlı (% {share} hata dahilinde)."
    same = claim(None, type="comparison", subject="Cloud TPU", comparator="V100", metric="performance", benchmark=("ResNet-50",), direction="equal", evidence=(0, len(text)))
    margin = claim(number(text, f"% {share}", share, "percent", kind="percentage"), type="result", subject="Cloud TPU", metric="error_margin", benchmark=("ResNet-50",))
    told = [f.verdict for f in check_specs(case(text, [same, margin], language="tr"), book, DEFAULT_TOLERANCES) if f.claim_id == margin.claim_id]
    assert told == ([verdict] if verdict else [])


def test_epochs_are_those_that_a_row_was_measured_after(book):
    text = "RiseML: TPU 86 dönemden sonra ResNet-50'de yakınsadı."
    epochs = claim(number(text, "86 dönem", 86, "epoch"), type="setup", subject="TPU", metric="epochs", benchmark=("ResNet-50",))
    assert spec(book, text, epochs, language="tr") == [("supported", "fidelity")]


def test_a_density_is_no_count(book):
    text = "Milimetrekareye düşen transistör A100'de 65,6 milyon."
    told = claim(number(text, "65,6 milyon", 65.6e6, None), subject="A100", metric="transistor_count")
    assert ("refuted", "reference_differs") not in spec(book, text, told)
    plain = "A100'deki transistör sayısı 65,6 milyon."
    assert ("refuted", "reference_differs") in spec(book, plain, claim(number(plain, "65,6 milyon", 65.6e6, None), subject="A100", metric="transistor_count"))


def test_any_variant_of_a_shared_name_supports(book):
    text = "V100의 메모리는 32GB다."
    assert spec(book, text, memory(text, "32GB", 32, "NVIDIA Tesla V100")) == [("supported", "reference")]


def test_value_that_no_variant_has_is_refuted(book):
    text = "V100의 메모리는 24GB다."
    assert spec(book, text, memory(text, "24GB", 24, "V100")) == [("refuted", "reference_differs")]


def test_bound_is_refuted_by_what_lies_below_it(book):
    text = "GC200에는 1500개 이상의 코어가 있다."
    cores = number(text, "1500개", 1500, "core", quantifier="at_least")
    assert spec(book, text, claim(cores, subject="GC200", metric="core_count")) == [("refuted", "reference_differs")]


@pytest.mark.parametrize("slots", [{"confidence": 0.4}, {"modality": "hedged"}, {"conditions": {"chips": 2}}, {"subject_stands": False}])
def test_doubtful_claim_is_never_refuted(book, slots):
    text = "V100의 메모리는 24GB다."
    assert "refuted" not in {v for v, _ in spec(book, text, memory(text, "24GB", 24, "V100", **slots))}


def test_product_without_rows_gives_nothing(book):
    text = "가온 K2의 메모리는 24GB다."
    assert spec(book, text, memory(text, "24GB", 24, "가온 K2")) == []


def test_row_that_does_not_hold_for_the_whole_name_refutes_nothing(book):
    text = "H100의 메모리는 94GB다."
    assert spec(book, text, memory(text, "94GB", 94, "H100")) == [("inconclusive", "not_like_for_like")]


def test_unverified_row_decides_nothing(book):
    text = "TPU v2의 소비전력은 280W다."
    watt = number(text, "280W", 280, "W")
    assert spec(book, text, claim(watt, subject="TPU v2", metric="power")) == [("inconclusive", "unverified_reference")]


def test_data_sheets_differ_by_less_than_this(book):
    text = "H100의 메모리 대역폭은 3.345TB/s다."
    speed = number(text, "3.345TB/s", 3.345, "TB/s")
    assert spec(book, text, claim(speed, subject="H100 SXM5 80GB", metric="memory_bandwidth")) == [("supported", "reference")]


def test_rows_that_disagree_decide_nothing_and_say_so():
    found = [Finding("c", "reference", verdict, cause, words, {"rows": [words]}) for verdict, cause, words in (("supported", "reference", "A."), ("refuted", "reference_differs", "B."), ("inconclusive", "other_date", "C."))]
    [one] = settled(case("", []), found)
    assert (one.verdict, one.inputs["rows"]) == ("inconclusive", ["A.", "B."])
    assert {"A.", "B."} <= set(one.explanation.split())


def test_row_that_supports_leaves_aside_what_decides_nothing():
    found = [Finding("c", "reference", verdict, "x", "") for verdict in ("inconclusive", "supported")]
    assert [f.verdict for f in settled(case("", []), found)] == ["supported"]


def test_row_marked_do_not_use_is_obeyed(book):
    text = "B200의 메모리는 90GB다."
    assert ("supported", "reference") not in spec(book, text, memory(text, "90GB", 90, "B200"))


def test_source_that_the_article_was_made_from_is_fidelity(book):
    text = "RiseML 시험에서 V100 GPU는 ResNet-50을 초당 2839장 처리했다."
    shots = number(text, "2839장", 2839, "image/s")
    told = spec(book, text, claim(shots, subject="V100", metric="throughput", benchmark=("ResNet-50",), type="result"))
    assert told == [("supported", "fidelity")]


def results(book, text, one, published="2022-07-07"):
    return [(f.verdict, f.cause, f.explanation) for f in check_results(case(text, [one], published=published), book, DEFAULT_TOLERANCES)]


TEXT = "Bow Pod16은 DGX-A100보다 ResNet-50에서 31% 빠르다."


def lead(value, **slots):
    told = {"type": "comparison", "subject": "Bow Pod16", "metric": "training_time", "comparator": "DGX-A100", "benchmark": ("ResNet-50",), "direction": "better"}
    return claim(number(TEXT, "31%", value, "percent", kind="percentage"), **(told | slots))


@pytest.mark.parametrize(("value", "reading"), [(31, "less time"), (32, "less time"), (46, "more speed")])
def test_lead_is_supported_in_the_reading_that_fits(book, value, reading):
    [(verdict, _, told)] = results(book, TEXT, lead(value))
    assert verdict == "supported"
    assert f"as {reading}" in told


def test_a_small_lead_is_not_supported_by_one_half_a_point_off(book):
    text = "TensorFlow는 MXNet보다 ResNet-50에서 3% 느리다."
    one = claim(number(text, "3%", 3, "percent", kind="percentage"), type="comparison", subject="TensorFlow", metric="performance", comparator="MXNet", benchmark=("ResNet-50",), direction="worse")
    assert "supported" not in {verdict for verdict, *_ in results(book, text, one)}


def test_frameworks_measured_with_other_batches_contradict_no_lead(book):
    text = "RiseML의 측정에서 TensorFlow는 MXNet보다 ResNet-50에서 2% 느리다."
    one = claim(number(text, "2%", 2, "percent", kind="percentage"), type="comparison", subject="TensorFlow", metric="performance", comparator="MXNet", benchmark=("ResNet-50",), direction="worse")
    assert {verdict for verdict, *_ in results(book, text, one)} == {"inconclusive"}


def test_lead_that_no_reading_gives_is_refuted(book):
    assert results(book, TEXT, lead(80))[0][:2] == ("refuted", "reference_differs")


def test_lead_of_the_slower_is_refuted(book):
    one = lead(20, benchmark=("BERT",))
    assert results(book, TEXT, one)[0][:2] == ("refuted", "wrong_side")


def test_own_past_is_the_named_round(book):
    one = lead(37, comparator="previous", benchmark=("BERT", "MLPerf 1.1"), metric="performance")
    assert results(book, TEXT, one)[0][0] == "supported"


def test_two_frameworks_are_compared_on_one_machine(book):
    one = claim(None, type="comparison", subject="PaddlePaddle", comparator="PopART", benchmark=("BERT",), metric="performance", direction="equal")
    assert results(book, TEXT, one)[0][0] == "supported"


def test_article_older_than_the_round_is_not_held_against_it(book):
    assert results(book, TEXT, lead(80), published="2021-01-01") == []


def trained(book, text, surface, minutes, subject, benchmark, *others, language="ko", **slots):
    """What the rows say of a training time; ``others``: (surface, value, unit) of the other numbers."""
    figure = number(text, surface, minutes, "min")
    one = claim(figure, type="result", subject=subject, metric="training_time", benchmark=benchmark, **slots)
    told = case(text, [one], numbers=[figure, *(number(text, *other) for other in others)], published="2024-07-01", language=language)
    return [(f.verdict, f.cause) for f in check_results(told, book, DEFAULT_TOLERANCES)]


@pytest.mark.parametrize(
    ("text", "surface", "minutes", "subject", "benchmark", "other", "language"),
    [
        ("MLPerf 훈련 v4.0의 라마2 70B 미세조정에서 H100 8개가 28.2분을 냈다", "28.2분", 28.2, "H100", ("Llama 2 70B", "MLPerf Training 4.0"), ("8개", 8, "piece"), "ko"),
        ("MLPerf Training v4.0 GPT-3 sınavını H100 11.616 adetle 3,4 dakikada bitirdi", "3,4 dakikada", 3.4, "H100", ("GPT-3 175B", "MLPerf Training 4.0"), ("11.616 adet", 11616, "piece"), "tr"),
        ("MLPerf v4.0 Llama 2 70B testinde 8 adet H200 ile süre 24,7 dakika oldu", "24,7 dakika", 24.7, "H200 GPU", ("Llama 2 70B", "MLPerf Training 4.0"), ("8 adet", 8, "piece"), "tr"),
    ],
)
def test_time_of_so_many_chips_is_that_of_the_row(book, text, surface, minutes, subject, benchmark, other, language):
    assert trained(book, text, surface, minutes, subject, benchmark, other, language=language) == [("supported", "reference")]


def test_time_of_another_number_of_chips_decides_nothing(book):
    text = "MLPerf 훈련 v4.0의 라마2 70B 미세조정에서 H100 16개가 28.2분을 냈다"
    assert trained(book, text, "28.2분", 28.2, "H100", ("Llama 2 70B", "MLPerf Training 4.0"), ("16개", 16, "piece")) == [("inconclusive", "not_like_for_like")]


def test_time_that_no_row_has_is_shown_beside_the_nearest(book):
    text = "MLPerf 훈련 v2.0에서 Bow Pod16은 ResNet-50을 25분에 학습했다"
    assert trained(book, text, "25분", 25, "Bow Pod16", ("ResNet-50", "MLPerf Training 2.0")) == [("inconclusive", "not_like_for_like")]


CLOSED = "MLPerf v2.0 kapalı bölümünde Bow Pod16, ResNet-50 eğitimini 25 dakikada bitirdi"


def test_time_of_the_one_row_whose_every_detail_is_told_is_refuted(book):
    assert trained(book, CLOSED, "25 dakikada", 25, "Bow Pod16", ("ResNet-50", "MLPerf Training 2.0"), language="tr") == [("refuted", "reference_differs")]


@pytest.mark.parametrize("slots", [{"confidence": 0.4}, {"modality": "planned"}, {"subject_stands": False}])
def test_doubtful_training_time_is_not_refuted(book, slots):
    assert trained(book, CLOSED, "25 dakikada", 25, "Bow Pod16", ("ResNet-50", "MLPerf Training 2.0"), language="tr", **slots) == [("inconclusive", "not_like_for_like")]


def test_lead_that_fits_only_the_other_way_round_supports_nothing(book):
    one = claim(number(TEXT, "31%", 46, "percent", kind="percentage"), type="comparison", subject="DGX-A100", comparator="Bow Pod16", metric="training_time", benchmark=("ResNet-50",), direction="better", confidence=0.4)
    assert results(book, TEXT, one)[0][:2] == ("inconclusive", "wrong_side")


HEADER = "product,metric,value,unit,source\n"


def test_imported_row_is_used(store, book, tmp_path):
    path = tmp_path / "ours.csv"
    path.write_text(HEADER + "Gaon K2,memory_capacity,96,GB,https://example.org/k2\n", encoding="utf-8")
    assert import_file(store, path) == (1, [])
    assert import_file(store, path) == (1, [])
    assert store.sql("SELECT count(*) FROM reference_specs WHERE set_name = 'ours.csv'").fetchone() == (1,)


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("Gaon K2,memory_capacity,many,GB,x", "value"),
        (",memory_capacity,1,GB,x", "product"),
        ("Gaon K2,Memory Size,1,GB,x", "metric"),
        ("Gaon K2,memory_capacity,,GB,x", "both empty"),
        ("Gaon K2,memory_capacity,1,GB,", "source"),
        ("Gaon K2,memory_capacity,1,GB,x,extra", "more values"),
    ],
)
def test_bad_row_is_one_sentence_and_the_rest_is_added(store, tmp_path, row, words):
    path = tmp_path / "ours.csv"
    path.write_text(f"{HEADER}{row}\nGaon K3,memory_capacity,48,GB,x\n", encoding="utf-8")
    added, [sentence] = import_file(store, path)
    assert added == 1
    assert sentence.startswith("line 2: ")
    assert words in sentence


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({"whole_name": "maybe"}, "whole_name: give yes, or no"), ({"as_of": "not a date"}, "as_of: begin with a year"), ({"as_of": "2024-02-30"}, "as_of: begin"),
        ({"as_of": "2024-13"}, "as_of: begin"), ({"value": -80}, "-80 GB lies below zero"), ({"value": 80, "value_max": 70}, "value_max 70"),
        ({"value": None, "text_value": "many", "value_max": 70}, "value_max 70"),
    ],
)  # fmt: skip
def test_a_row_that_can_mean_nothing_is_set_aside(store, tmp_path, told, words):
    row = {"product": "Gaon K2", "metric": "memory_capacity", "value": 96, "unit": "GB", "source": "x"}
    path = tmp_path / "ours.jsonl"
    path.write_text(f"{json.dumps(row | told)}\n{json.dumps(row)}\n", encoding="utf-8")
    added, [sentence] = import_file(store, path)
    assert added == 1
    assert sentence.startswith(f"line 1: {words}")


@pytest.mark.parametrize(
    "told",
    [{"whole_name": "No"}, {"whole_name": ""}, {"whole_name": True}, {"as_of": "2025-12 data set"}, {"as_of": "2016-17"}, {"as_of": "2024-Q3"}, {"as_of": "2024-02-29T10:00"},
     {"as_of": ""}, {"value": -3, "unit": "percent"}, {"value": -2e6, "unit": "USD"}, {"value": 80, "value_max": 80}],
)  # fmt: skip
def test_a_row_with_an_unusual_but_sound_value_is_added(store, tmp_path, told):
    path = tmp_path / "ours.jsonl"
    path.write_text(json.dumps({"product": "Gaon K2", "metric": "memory_capacity", "value": 96, "unit": "GB", "source": "x"} | told), encoding="utf-8")
    assert import_file(store, path) == (1, [])


def test_a_broken_line_of_json_is_one_sentence_and_the_rest_is_added(store, tmp_path):
    path, good = tmp_path / "ours.jsonl", '{"product": "Gaon K%d", "metric": "memory_capacity", "value": 48, "unit": "GB", "source": "x"}\n'
    path.write_text(good % 3 + "\n{broken\n" + good % 4 + "[" * 100_000 + "\n", encoding="utf-8")
    added, [broken, deep] = import_file(store, path)
    assert added == 2
    assert broken.startswith("line 3: ")
    assert deep.startswith("line 5: ")


def test_words_that_nobody_knows_are_named_and_their_rows_added(tmp_path, capsys):
    path, database = tmp_path / "ours.csv", str(tmp_path / "a.duckdb")
    path.write_text(f"{HEADER}Gaon K2,memory_capacty,96,GB,x\nGaon K3,memory_capacity,48,GIB,x\n", encoding="utf-8")
    assert main(["reference", "import", str(path), "--db", database]) == 0
    said = capsys.readouterr()
    assert "2 rows added" in said.out
    assert "did you mean memory_capacity" in said.err
    assert "'GIB' is no unit" in said.err
    assert len(said.err.splitlines()) == 2


def test_newer_round_is_imported_by_the_command(tmp_path, capsys):
    path, database = tmp_path / "v4.1.csv", str(tmp_path / "a.duckdb")
    path.write_text("round,division,benchmark,submitter,system,minutes,source_repo_or_url\nv4.1,closed,bert,Gaon,K2-8,12.5,x\n", encoding="utf-8")
    assert main(["reference", "import", str(path), "--db", database]) == 0
    with Store(database) as store:
        assert store.sql("SELECT round, minutes FROM reference_results").fetchall() == [("v4.1", 12.5)]


def test_file_that_is_no_table_is_refused(store, tmp_path):
    (tmp_path / "x.jsonl").write_text("no json", encoding="utf-8")
    with pytest.raises(UsageError, match=r"x\.jsonl"):
        import_file(store, tmp_path / "x.jsonl")


def test_a_value_beyond_the_limit_of_the_reader_is_named_with_its_line(store, tmp_path):
    path = tmp_path / "long.csv"
    path.write_text(f"{HEADER}Gaon K2,memory_capacity,96,GB,x\nGaon K3,memory_capacity,48,GB,{'x' * 140_000}\n", encoding="utf-8")
    with pytest.raises(UsageError, match=r"long\.csv, line 3 holds a value of more than 131,072 characters: shorten it"):
        import_file(store, path)
