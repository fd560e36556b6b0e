"""Who is said to be the only maker of chips beside another, and what the rows of results say to it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pipeline.verify.run import run_audit


def told(store, read, words, language, day="2022-07-20"):
    head = "MLPerf 2.0 라운드 결과가 나왔다." if language == "ko" else "MLPerf 2.0 turunun sonuçları çıktı."
    document = read(f"{head}\n\n{words}\n", language)
    store.add(replace(document, article=replace(document.article, published_at=day)))
    run_audit(store)
    return store.sql("SELECT statement, standing FROM submission_standings WHERE statement LIKE 'Apart from%'").fetchall()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ko", "인공지능 반도체 시장에서 그래프코어를 제외하면 엔비디아가 유일하다."),
        ("ko", "그래프코어 말고는 AI 가속기 분야에서 엔비디아뿐이다."),
        ("tr", "Yapay zekâ çipi pazarında Graphcore dışında yalnızca NVIDIA var."),
        ("tr", "Graphcore'u saymazsak yapay zekâ hızlandırıcıları pazarında tek isim NVIDIA'dır."),
    ],
)
def test_a_third_maker_stands_against_it(store, read, language, words):
    assert told(store, read, words, language) == [("Apart from Graphcore, NVIDIA is the only one in the AI chip market.", "conflicting")]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ko", "국내 인공지능 반도체 시장에서 그래프코어를 제외하면 엔비디아가 유일하다."),  # of a country
        ("ko", "추론용 AI 칩 시장에서 그래프코어를 빼면 엔비디아가 유일하다."),
        ("ko", "그래프코어를 빼면 엔비디아가 유일하게 흑자를 냈다."),
        ("ko", "AI 반도체 시장에서 그래프코어를 빼면 엔비디아가 유일하다는 말은 사실이 아니다."),
        ("tr", "Avrupa'daki yapay zekâ çipi pazarında Graphcore dışında yalnızca NVIDIA var."),
        ("tr", "Yapay zekâ çipi pazarında Graphcore dışında yalnızca NVIDIA kâr etti."),
    ],
)
def test_of_a_narrower_market_or_of_something_else(store, read, language, words):
    assert told(store, read, words, language) == []


def test_nothing_is_said_of_firms_without_results(store, read):
    assert [s for _, s in told(store, read, "AI 반도체 시장에서 엔비디아를 빼면 퀄컴이 유일하다.", "ko")] == ["unchecked"]


def test_later_results_do_not_count(store, read):
    assert [s for _, s in told(store, read, "AI 반도체 시장에서 엔비디아를 빼면 그래프코어가 유일하다.", "ko", "2017-03-01")] == ["unchecked"]
