"""Comparisons turned round: each mechanism with a Korean and a Turkish article, right and wrong."""

from __future__ import annotations

import pytest

from pipeline.verify.direction_words import direction, direction_before
from pipeline.verify.run import run_audit
from pipeline.verify.sides import last_past, modified
from tests.verify.test_places import objections

TURNED = [
    ("share of the larger called more", "tr", "Su\n\nEski tesis yılda 80 bin litre su tüketiyordu. Yeni tesiste ihtiyaç 20 bin litre olacak. Yüzde 75 daha {} su harcanacak.\n", "az", "çok"),
    ("share of the smaller called less", "ko", "시험\n\n새 서버는 초당 6,800토큰을 만들었다. 옛 서버는 초당 4,000토큰이었다. 70% {} 양이다.\n", "많은", "적은"),
    ("a part", "tr", "Gecikme\n\nKapıda bir kare 5 milisaniye sürüyor. Rakip kartta aynı iş 7,5 milisaniye. Gecikme üçte bir oranında daha {}.\n", "düşük", "yüksek"),
    ("the name that a value is told of", "ko", "시험\n\n어느 국산 칩은 1초에 9천 장을 처리해, 3천 장에 머문 기존 카드보다 세 배 {}.\n", "빨랐다", "느렸다"),
    ("a clause of the past", "ko", "시연\n\n새 서버에서 초당 3,600토큰이 찍힌다. 같은 조건에서 옛 칩은 1,500토큰이었다고 하니 2.4배 {}.\n", "많다", "적다"),
    ("one unit for two numbers", "tr", "Ölçüm\n\nGörevi K7 12,4, K6 14,9 dakikada bitiriyor; {} 2,5 dakika daha hızlı.\n", "K7 bu işte K6'dan", "K6 bu işte K7'den"),
    ("no number in the comparison", "tr", "Ölçüm\n\nFark dar: K7 6,1, K6 6,8 dakikada tamamladı, yani burada {} daha hızlı.\n", "K7", "K6"),
    ("points above", "tr", "Verim\n\nŞu an yüzde 81'de olan verim, rakip fabrikanın yüzde 72'sinin 9 puan {}. Hedef daha büyük.\n", "üstünde", "altında"),
    ("it is so now", "tr", "Kuyruk\n\nSekiz saat kuyrukta bekleyen iş artık iki saatte başlıyor. Bekleme {}.\n", "dörtte bire indi", "dört katına çıktı"),
    ("words of groups", "ko", "투자\n\n새로 들어온 펀드 두 곳이 700억 원을 냈고 나머지 300억 원은 창업자들이 채웠다. {} 몫이 크다.\n", "창업자 쪽보다 펀드 쪽의", "펀드 쪽보다 창업자 쪽의"),
    ("rows of a table", "ko", "표\n\n| 제품 | 대역폭(GB/s) | 전력(W) |\n|---|---|---|\n| K100 | 1,800 | 300 |\n| K50 | 900 | 350 |\n\n대역폭만 놓고 보면 K100이 K50보다 {}.\n", "낫다", "못하다"),
    ("the rival", "tr", "BERT\n\nBurada Delta D5 21,4 dakikaya ihtiyaç duyarken K90 işi 19,1 dakikada bitirdi; yani şirketin sistemi rakibinin yaklaşık yüzde 12 {}. Delta D5 yarın satışta.\n", "gerisinde kaldı", "önüne geçti"),
    ("noun of change before its size", "tr", "Gelir\n\nOyun geliri 9 milyar dolardan 12 milyar dolara ulaştı. {} yüzde 33.\n", "Artış", "Düşüş"),
    ("dimension without a name", "tr", "Gürültü\n\nTam yükte V1 için 45 dB ölçmüştük, V2'de ölçer 40 dB gösterdi; kısacası yeni model 5 dB daha {}.\n", "sessiz", "gürültülü"),
    ("rival before the lag", "ko", "저장\n\n벼락FS 3은 72장을 먹였다. 웨카 4.4는 66장, DDN EXA6는 80장이다. 벼락FS 3은 DDN에 10% {} 성적이다.\n", "뒤진", "앞선"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong"), TURNED, ids=[t[0] for t in TURNED])
def test_comparison_turned_round_is_in_conflict(store, read, name, language, text, right, wrong):
    assert "wrong_side" in objections(store, read, text.format(wrong), language)


@pytest.mark.parametrize(("name", "language", "text", "right", "wrong"), TURNED, ids=[t[0] for t in TURNED])
def test_right_comparison_is_left_alone(store, read, name, language, text, right, wrong):
    assert objections(store, read, text.format(right), language) == set()


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("할인\n\n요금은 3.40달러에서 2.60달러로 내려간다. 약정하면 30%를 더 할인한다.\n", "ko"),
        ("Puanlar\n\nX24'ün puanı 1.710. Sonuncu G3'ün 690'da kalması şaşırtmadı. Üretici geçen yıla oranla puanını yüzde 60 artırmış.\n", "tr"),
        ("메모리\n\n작은 카드는 16GB라 안 올라간다. 큰 카드도 24GB라 절반은 램으로 내려야 한다.\n", "ko"),
        ("Gecikme\n\nParti boyutunu 32'ye çıkarınca gecikme 21 ms'ye yükseldi.\n", "tr"),
        ("Hız\n\nTuna T1 saniyede 92 kare işledi. Orhun K2 aynı testte 115 kareye çıktı; Tuna'nın kartı yani yüzde 20 daha yavaş.\n", "tr"),
        ("속도\n\n두나 T1은 초당 92장을 처리했다. 오르 K2는 같은 시험에서 115장까지 올랐고, 두나의 카드는 20% 느리다.\n", "ko"),
        ("Süre\n\nEski sürüm 311,9 dakikada, yenisi 153,6 dakikada bitiriyor. Süre yarıdan fazla, yüzde 51 azalmış.\n", "tr"),
    ],
)  # fmt: skip
def test_change_between_other_values_is_left_alone(store, read, text, language):
    store.add(read(text, language))
    run_audit(store)
    assert store.sql("SELECT count(*) FROM verifications WHERE cause = 'wrong_side'").fetchall() == [(0,)]


def test_better_says_nothing_of_powers():
    assert direction("더 낫다", "W") is None
    assert direction("daha iyi", "USD") is None
    assert direction("크지 않다", "bit") is None


def test_faster_is_less_time():
    told = direction("daha hızlı", "s")
    assert told is not None
    assert not told.larger
    assert not told.plain


def test_noun_before_a_number():
    assert direction_before("감소율은 ").larger is False  # type: ignore[union-attr]
    assert direction_before("artış oranı ").larger is True  # type: ignore[union-attr]
    assert direction_before("가격은 ") is None


def test_clause_of_the_other_side():
    assert modified("에 머문 기존 카드보다 ")
    assert modified(" görüntüde kalan eski karttan ")
    assert not modified("은 기존 카드보다 ")
    assert last_past("이었다고 하니 ")
    assert not last_past("이니 ")
