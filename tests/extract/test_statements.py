"""English statements, composed of slots."""

from __future__ import annotations

import pytest

STATEMENTS = [
    ("ko", "나래칩스는 2024년 3월 새벽 N7을 출시했다.", "Saebyeok N7 comes out in March 2024."),
    ("ko", "새벽 N7의 전력은 300W다.", "Saebyeok N7 draws 300 W."),
    ("tr", "Poyraz P3'ün gücü 300 W.", "Poyraz P3 draws 300 W."),
    ("ko", "새벽 N7은 H100보다 훈련 시간이 31% 짧다.", "Saebyeok N7 trains in 31% less time than H100."),
    ("ko", "새벽 N7의 훈련 시간은 H100보다 12% 빠르다.", "Saebyeok N7 trains 12% faster than H100."),
    ("ko", "새벽 N7은 H100보다 응답 시간이 12% 느리다.", "Saebyeok N7 responds 12% slower than H100."),
    ("ko", "새벽 N7은 H100보다 학습 시간이 짧다.", "Saebyeok N7 trains in less time than H100."),
    ("tr", "Poyraz P3'ün eğitim süresi A100'den yüzde 12 daha hızlı.", "Poyraz P3 trains 12% faster than A100."),
    ("tr", "Poyraz P3'ün eğitim süresi A100'den yüzde 12 daha kısa.", "Poyraz P3 trains in 12% less time than A100."),
    ("tr", "Poyraz P3'ün fiyatı A100'ün 3 katı.", "Poyraz P3 costs 3 times as much as A100."),
    ("ko", "새벽 N7은 A100보다 빠르다.", "Saebyeok N7 is faster than A100."),
    ("tr", "Poyraz P3, A100'den daha ucuz.", "Poyraz P3 is cheaper than A100."),
    ("ko", '나래칩스는 "새벽 N7의 전력은 300W"라고 밝혔다.', "Saebyeok N7 draws 300 W, Naraechipseu says."),
    ("tr", "Poyraz P3'ün fiyatının 900 dolar olması bekleniyor.", "Poyraz P3 is thought to cost USD 900."),
    ("ko", "나래칩스는 새벽 N7을 2027년 3월 출시할 예정이다.", "Saebyeok N7 is planned to come out in March 2027."),
]


@pytest.mark.parametrize(("language", "text", "statement"), STATEMENTS)
def test_statement(read, language, text, statement):
    assert [claim.statement for claim in read(text, language).claims] == [statement]


@pytest.mark.parametrize(
    ("language", "text", "statement"),
    [
        ("tr", "Poyraz P3'ün pazar payı %88'den %84'e geriledi.", "The market share of Poyraz P3 is 84%, down from before."),
        ("tr", "Kordal'ın cirosu 1,1 milyar dolardan 2,6 milyar dolara yükseldi.", "The revenue of Kordal is USD 2.6 billion, up from before."),
        ("ko", "새벽 N7의 수율은 62%에서 78%로 개선됐다.", "Saebyeok N7 has a yield of 78%."),
        ("ko", "새벽 N7은 첫 매출 210억원을 올렸다.", "Saebyeok N7 has revenue of KRW 21 billion."),
    ],
)
def test_what_a_value_has_become_is_no_difference(read, language, text, statement):
    assert read(text, language).claims[-1].statement == statement


@pytest.mark.parametrize(
    ("language", "text", "statement"),
    [
        ("ko", "새벽 N7은 나래칩스의 칩이다. 매출의 70%가 수출에서 나온다.", "a share of 70% of revenue"),
        ("ko", "새벽 N7은 나래칩스의 칩이다. 주문의 3분의 1은 유럽에서 왔다.", "a share of a third of the orders"),
        ("tr", "Poyraz P3 iyi sattı. Siparişlerin üçte biri Avrupa'dan geldi.", "a share of a third of the orders"),
        ("tr", "Poyraz P3 iyi sattı. Gelirin yüzde 70'i ihracattan geldi.", "a share of 70% of revenue"),
    ],
)
def test_a_part_of_an_amount_is_a_share(read, language, text, statement):
    claim = read(text, language).claims[-1]
    assert claim.statement.partition("has ")[2] == f"{statement}."
    assert (claim.metric, claim.comparator) == ("share", None)


@pytest.mark.parametrize(
    ("language", "text", "statement"),
    [
        ("ko", "시험\n\n새벽 N7은 ResNet-50에서 H100보다 1.3배, BERT에서 1.5배 빠르다. 학습 시간은 41분이다.\n", "Saebyeok N7 trains ResNet-50 or BERT in 41 minutes."),
        ("tr", "Deneme\n\nPoyraz P3, ResNet-50'de H100'den 1,3 kat, BERT'te 1,5 kat hızlı. Eğitim süresi 41 dakika.\n", "Poyraz P3 trains ResNet-50 or BERT in 41 minutes."),
        ("ko", "시험\n\n새벽 N7은 ResNet-50에서 H100보다 1.3배 빠르다. 학습 시간은 41분이다.\n", "Saebyeok N7 trains ResNet-50 in 41 minutes."),
        ("tr", "Deneme\n\nPoyraz P3, MLPerf 4.0 turunda ResNet-50'de H100'den 1,3 kat hızlı. Eğitim süresi 41 dakika.\n", "Poyraz P3 trains ResNet-50 in 41 minutes on MLPerf 4.0."),
    ],
)
def test_of_two_models_told_before_a_result_is_of_either(read, language, text, statement):
    assert statement in [claim.statement for claim in read(text, language).claims]


@pytest.mark.parametrize(
    ("language", "text"),
    [("ko", "새벽 N7이 목표에 도달하는 시간은 11시간이다."), ("tr", "Poyraz P3'ün yakınsama süresi 11 saat.")],
)
def test_no_time_is_a_number_of_epochs(read, language, text):
    assert not [claim for claim in read(text, language).claims if claim.metric == "convergence_epochs"]
