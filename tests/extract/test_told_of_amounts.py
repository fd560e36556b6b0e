"""What an amount is by what stands beside it, of how many it is told, whose it is, and whether it is a fact at all."""

from __future__ import annotations

import pytest

STATEMENTS = [
    # as much in a second as the rate before it, where no word tells of what something holds
    ("ko", "새벽 N3의 대역폭은 초당 3.2TB로, 전작 새벽 N2의 1.6TB에서 두 배가 됐다.", 1.6, "Saebyeok N2 has a memory bandwidth of 1.6 TB/s."),
    ("tr", "Şafak N3'ün bant genişliği saniyede 3,2 TB, önceki Şafak N2'nin 1,6 TB'ından iki kat fazla.", 1.6, "Şafak N2 has a memory bandwidth of 1.6 TB/s."),
    ("ko", "두레 L8은 초당 96GB로 느리지만 메모리는 80GB로 넉넉하다.", 80, "Dure L8 has 80 GB of memory."),
    ("tr", "Şafak N3 saniyede 96 GB aktarıyor, 80 GB belleği var.", 80, "Şafak N3 has 80 GB of memory."),
    # a rate that has become so much more by its own percentage
    ("ko", "두레 L8 64장을 썼다. 처리량은 초당 40만 토큰이었다. 설정을 바꾸자 50만 토큰으로 25% 뛰었다.", 500_000, "Dure L8 processes 500,000 tokens per second"),
    # two amounts joined in what describes a thing; work at so many watts is no efficiency
    ("ko", "새벽 N3는 6W에 24TOPS를 낸다. 와트당 4TOPS로, 15W에 40TOPS인 두레 L8의 2.7TOPS를 앞선다.", 15, "Dure L8 draws 15 W."),
    ("ko", "새벽 N3는 6W에 24TOPS를 낸다. 와트당 4TOPS로, 15W에 40TOPS인 두레 L8의 2.7TOPS를 앞선다.", 40, "Dure L8 delivers 40 TOPS."),
    ("ko", "새벽 N3는 6W에 24TOPS를 낸다. 와트당 4TOPS로, 15W에 40TOPS인 두레 L8의 2.7TOPS를 앞선다.", 2.7, "Dure L8 has an energy efficiency of 2.7 TOPS"),
    ("ko", "새벽 N3는 15W에 40TOPS인 칩이다.", 15, "Saebyeok N3 draws 15 W."),
    # stacks of memory are no chips, and one of them has not all of it
    ("ko", "새벽 N3는 24GB짜리 HBM3E 스택 여섯 개를 붙여 모두 144GB다.", 24, "Saebyeok N3 has 24 GB of memory per stack."),
    ("ko", "새벽 N3는 24GB짜리 HBM3E 스택 여섯 개를 붙여 모두 144GB다.", 144, "Saebyeok N3 has 144 GB of memory."),
    ("tr", "Şafak N3 kartı 24 GB'lık altı HBM3E yığınıyla toplam 144 GB belleğe sahip.", 24, "Şafak N3 has 24 GB of memory per stack."),
    ("tr", "Şafak N3 kartı 24 GB'lık altı HBM3E yığınıyla toplam 144 GB belleğe sahip.", 144, "Şafak N3 has 144 GB of memory."),
    # what several have together
    ("ko", "새벽 N3를 시험했다. 새벽 N3 네 장의 전력을 합쳐도 1kW다.", 1, "Saebyeok N3 draws 1 kW with 4 chips."),
    ("ko", "새벽 N3는 메모리가 72GB다. 서버 한 대에 새벽 N3 8장을 꽂으며, 이때 메모리는 모두 576GB가 된다.", 576, "Saebyeok N3 has 576 GB of memory with 8 chips."),
    # servers and hours are no chips
    ("ko", "H200 서버 한 대가 10.2kW를 먹어 24대면 약 245kW에 이른다.", 24, "The number of servers of"),
    ("ko", "H200 서버 한 대가 10.2kW를 먹어 24대면 약 245kW에 이른다.", 245, "The H200 server draws about 245 kW on 24 nodes."),
    ("ko", "H100을 빌렸다. 4,440 GPU시간을 썼으니 H100에 약 1,730만 원이 들었다.", 17_300_000, "H100 costs about KRW 17.3 million."),
    # who buys so many for so much, and who puts how much in
    ("ko", "나린반도체의 두레 4가 나왔다. 첫 고객인 구름클라우드는 2,000장을 420억 원에 주문했다.", 2000, "The number of chips of Gureumkeullaudeu is 2,000."),
    ("ko", "나린반도체의 두레 4가 나왔다. 첫 고객인 구름클라우드는 2,000장을 420억 원에 주문했다.", 420e8, "The investment of Gureumkeullaudeu is KRW 42 billion."),
    ("ko", "나린반도체는 두레 4를 2,000장 팔아 420억 원을 벌었다.", 420e8, "Narinbandoche has revenue of KRW 42 billion."),
    ("ko", "나린칩이 620억 원을 모았다. 기업가치는 3,100억 원이 됐다. 이번 라운드에서는 해온인베스트먼트가 300억 원으로 가장 많이 넣었다.", 300e8, "The investment of Haeoninbeseuteumeonteu is KRW 30 billion."),
    # who comes to an event
    ("ko", "나린반도체의 두레 4가 나왔다. 올해 행사에는 주최 측 집계로 1,850명이 찾아 지난해의 1,480명보다 25% 늘었다.", 1850, "The number of visitors of the event is 1,850"),
    ("ko", "나린반도체의 두레 4가 나왔다. 올해 행사에는 주최 측 집계로 1,850명이 찾아 지난해의 1,480명보다 25% 늘었다.", 1480, "Last year, the number of visitors of the event was 1,480."),
    # right answers
    ("ko", "가람-7B를 시험했다. 가람-7B는 KMMLU에서 38.6%를 맞혔다.", 38.6, "Garam-7B reaches an accuracy of 38.6% on KMMLU."),
    ("tr", "Garam-7B, MMLU'da soruların yüzde 38,6'sını doğru yanıtladı.", 38.6, "Garam-7B reaches an accuracy of 38.6% on MMLU."),
    ("ko", "나린반도체의 직원 1,850명이 두레 4를 만든다.", 1850, "Narinbandoche has 1,850 employees."),
    # parts of an amount, each of its own; a rise is none
    ("ko", "나린소켓의 상반기 매출에서 소켓이 64%, 핀이 24%였다.", 64, "Soket has a share of 64% of revenue."),
    ("ko", "나린소켓의 상반기 매출에서 소켓이 64%, 핀이 24%였다.", 24, "Pin has a share of 24% of revenue."),
    ("ko", "나린소켓의 매출에서 수출이 20% 늘었다.", 20, "The exports of Narinsoket are 20% higher than before."),
    ("ko", "한빛메모리의 낸드 비중은 30%였고, 4분기에는 40%로 커진다.", 40, "Hanbitmemori has a share of 40%"),
    # what a verb of condition supposes
    ("ko", "두레 L8이 500만 원 아래로 내려온다면 그때는 얘기가 달라진다.", 5_000_000, "Dure L8 would cost less than KRW 5 million."),
    ("ko", "두레 L8 서버를 샀다면 한 대에 3억 원이 들었을 것이다.", 300_000_000, "The Dure L8 server would cost KRW 300 million."),
    ("ko", "두레 L8은 300W를 쓴다면서 자랑했다.", 300, "Dure L8 draws 300 W."),
    # less by so much, against another's value
    ("ko", "새벽 N3는 최대 600W다. 두레 L8의 700W보다 100W 적어 공랭식 서버에도 들어간다.", 100, "The power of Saebyeok N3 is 100 W lower than that of Dure L8."),
    ("ko", "RTX 4090은 1,008GB/s, RTX A6000은 768GB/s다. L40S도 메모리는 48GB인데 대역폭이 864GB/s라 4090보다 14% 낮다.", 14, "The memory bandwidth of L40S is 14% lower than that of RTX 4090."),
    # no model is measured on another
    ("ko", "가람-7B는 KoBEST에서 72.4점을 받아 라마 2 7B의 58.1점을 14.3점 앞섰다.", 72.4, "Garam-7B scores 72.4 points on KoBEST."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "statement"), STATEMENTS)
def test_statements(read, language, text, value, statement):
    (found,) = [c for c in read(text, language).claims if c.value == value and c.figure is not None]
    assert found.statement.startswith(statement)


def test_what_no_sentence_has_named_yet_is_not_what_one_tells_of(read):
    text = "연습에는 A100 8장을 썼다. GPU 한 장으로 치면 초당 1만 5,000토큰이었고 60시간 걸렸다. 본학습에는 H100 64장을 썼다. H100은 빨랐다. H100이 더 좋다."
    assert {c.subject for c in read(text, "ko").claims if c.value in (15_000, 60)} == {"A100"}


def test_a_workload_that_is_named_later_is_none_yet(read):
    text = "두레 L8 64장을 썼다. 처리량은 초당 40만 토큰이었다.\n\n비교한 모델은 라마 2 7B다."
    assert {c.benchmark for c in read(text, "ko").claims if c.value == 400_000} == {()}


@pytest.mark.parametrize(
    ("language", "text", "by"),
    [
        ("ko", "나린반도체가 두레 4를 공개했다. 오상민 대표는 두레 4가 FP8에서 500TFLOPS를 내고 200W를 쓴다고 말했다. 와트당 2.5TFLOPS인 셈이다.", None),
        ("ko", "나린반도체가 두레 4를 공개했다. 오상민 대표는 두레 4가 와트당 2.5TFLOPS인 셈이라고 말했다.", "오상민"),
        ("ko", "한빛메모리가 실적을 발표했다. D램 매출에서 HBM이 차지하는 비중은 2.5%였고, 4분기에는 더 커질 것으로 내다봤다.", None),
    ],
)
def test_who_says_it(read, language, text, by):
    assert {c.attributed_to for c in read(text, language).claims if c.value == 2.5} == {by}


@pytest.mark.parametrize(
    ("language", "text", "name", "kind"),
    [
        ("ko", "가람대 연구실은 한국어 언어 모델 ‘가람-7B’를 학습했다. 가람-7B는 작다.", "가람-7B", "model"),
        ("tr", "Garam Üniversitesi, Garam-7B modelini eğitti. Garam-7B küçük.", "Garam-7B", "model"),
        ("ko", "나린반도체가 칩 ‘솔개-3B’를 내놨다. 솔개-3B는 250W를 쓴다.", "솔개-3B", "chip"),
    ],
)
def test_a_name_with_a_size_is_a_model(read, language, text, name, kind):
    assert {e.type for e in read(text, language).entities if e.name == name} == {kind}


def test_who_lends_machines_makes_no_model(read):
    text = "가람대 연구실은 언어 모델 ‘가람-7B’를 학습했다. 구름클라우드에서 H100 64장을 빌렸다. 구름클라우드의 요금은 시간당 3,900원이다. 가람-7B는 MMLU에서 58.1점을 받았다."
    assert {c.vendor for c in read(text, "ko").claims if c.value == 58.1} <= {"가람대", None}


SIDES = [
    # values just told make the proportion for two sides only
    ("ko", "RTX 4090은 초당 1,400장을 처리했지만 RTX 3090은 800장에 그쳤다. 이는 1.75배다.", 1.75, ("RTX 4090", "RTX 3090")),
    ("ko", "RTX 4090은 1,008GB/s, RTX A6000은 768GB/s, L40S는 864GB/s다. 대역폭이 4090보다 14% 낮다.", 14, ("L40S", "RTX 4090")),
    ("tr", "RTX 4090'ın bant genişliği 1.008 GB/s, RTX A6000'in 768 GB/s, L40S'in 864 GB/s. Bant genişliği 4090'dan yüzde 14 düşük.", 14, ("L40S", "RTX 4090")),
    # its own sides make it
    ("ko", "두레 4는 초당 1,000토큰, L40S는 800토큰을 낸다. 두레 4가 L40S보다 25% 빠르다.", 25, ("두레 4", "L40S")),
    # nobody's values make it: the words stand
    ("ko", "두레 4는 초당 1,000토큰, L40S는 800토큰을 낸다. L40S가 두레 4보다 40% 빠르다.", 40, ("L40S", "두레 4")),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "sides"), SIDES)
def test_sides_of_a_proportion(read, language, text, value, sides):
    (found,) = [c for c in read(text, language).claims if c.value == value]
    assert (found.subject, found.comparator) == sides


@pytest.mark.parametrize(
    ("language", "text", "value", "not_of"),
    [
        ("ko", "데이터원, AI 서버 입찰 공고\n\n데이터원이 GPU 서버 24대 입찰을 공고했다. H100은 탈락한다. 카드 한 장의 소비전력은 750W를 넘으면 안 된다.", 750, "H100"),
        ("tr", "Veri Merkezi ihalesi\n\nKurum 24 GPU sunucu için ihale açtı. İhalede H100 elendi. Kart başına güç 750 vatı geçmemelidir.", 750, "H100"),
    ],
)
def test_terms_of_a_tender_are_no_facts_of_a_thing_named_before(read, language, text, value, not_of):
    assert not_of not in {c.subject for c in read(text, language).claims if c.value == value}


def test_what_a_thing_of_its_own_sentence_must_not_pass_is_of_it(read):
    text = "데이터원, AI 서버 입찰 공고\n\n데이터원이 GPU 서버 24대 입찰을 공고했다. H100의 소비전력은 750W를 넘으면 안 된다."
    assert {c.subject for c in read(text, "ko").claims if c.value == 750} == {"H100"}


def test_this_firm_is_whoever_was_heard_in_the_paragraph(read):
    text = "나린반도체가 두레 4를 내놨다. 회사는 두레 4가 48GB를 얹었다고 밝혔다.\n\n시장조사업체 가온리서치는 세계 AI 가속기 시장을 1,650억 달러로 예상했다. 이 가운데 추론용이 45%를 가져갈 것이라고 이 회사는 덧붙였다."
    assert {c.attributed_to for c in read(text, "ko").claims if c.value == 45} == {"가온리서치"}
