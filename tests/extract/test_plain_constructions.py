"""Parts of another's measure, bounds, gaps, rivals before an amount, settings, plans and hearsay, who speaks: each by the words that say it, in both languages."""

from __future__ import annotations

import pytest

STATEMENTS = [
    # a part of another's measure, no difference from it
    ("ko", "솔개 5는 새 카드다. 결과는 초당 3만 토큰으로 A100의 58%.", "58%", "Solgae 5 has 58% of the throughput of A100."),
    ("ko", "솔개 5의 TDP는 120W로 400W인 A100의 35%를 밑돈다.", "35%", "Solgae 5 has less than 35% of the rated power of A100."),
    ("ko", "솔개 5의 매출 비중은 HBM의 58%.", "58%", None),
    # bounds that are denied
    ("ko", "솔개 5를 만들고 있다. 전력은 180W를 넘기지 말자는 게 원칙이다.", "180W", "Solgae 5 draws up to 180 W."),
    ("ko", "솔개 5의 전력은 180W를 넘겼다.", "180W", "Solgae 5 draws more than 180 W."),
    ("tr", "Poyraz P3 dakikada 30 görüntüyü bile göremedi.", "30 görüntü", "Poyraz P3 processes less than 30 images per minute."),
    ("tr", "Poyraz P3 dakikada 30 görüntüyü gördü.", "30 görüntü", "Poyraz P3 processes 30 images per minute."),
    # what is a percentage itself rises to one, and by none
    ("ko", "솔개 5의 점유율은 내후년에는 12%까지 오를 수 있다.", "12%", "Solgae 5 is thought to hold a market share of up to 12%."),
    ("ko", "솔개 5는 전력을 최대 40%까지 줄인다.", "40%", "Solgae 5 draws up to 40% less power than before."),
    # at a level
    ("tr", "Poyraz P3'ün pazar payı yüzde 48'di; şimdi yüzde 57'de.", "yüzde 57", "Poyraz P3 holds a market share of 57%."),
    # nobody leads a gap; what was compared before stands on its sides
    ("tr", "Poyraz P3 mü, Kuzgun N8 mi?\n\nTestler sürüyor. Fark 16 istekte yüzde 9 civarında.", "yüzde 9", "The performance of Poyraz P3 and that of Kuzgun N8 differ by about 9%."),
    ("tr", "Poyraz P3 mü, Kuzgun N8 mi?\n\nTestler sürüyor. Makas yüzde 6'nın altına iniyor.", "yüzde 6", "The performance of Poyraz P3 and that of Kuzgun N8 differ by less than 6%."),
    # a rival without a name before an amount
    ("tr", "Poyraz P3 ortalamada rakibinden 120 watt daha fazla çekti.", "120 watt", "The power of Poyraz P3 is 120 W higher than that of its rival."),
    # how many fall to each
    ("tr", "Poyraz P3 hazır. Sunucu başına altı kart düşüyor ve hepsi çalışıyor.", "altı kart", "The number of Poyraz P3 cards is 6 per server."),
    # with what something would have been done
    ("tr", "Poyraz P3 alındı. Aynı işi A100 ile yapsak donanıma yüzde 30 daha fazla ödeyecektik.", "yüzde 30", "A100 would cost 30% more than Poyraz P3."),
    # settings that are multiplied, a part of several without a name
    ("tr", "Poyraz P3 hızlı. İstek sayısını dörde katlamak bunu değiştirmiyor.", "dörde", None),
    ("ko", "솔개 5는 빠르다. 배치 크기를 네 배로 키워도 달라지지 않는다.", "네 배", None),
    ("tr", "Poyraz P3 hazır. Kiracıların yarısı kodunu taşımaya hevesli değil.", "yarısı", None),
    ("tr", "Poyraz P3, diğer sağlayıcıların iki katı hızda.", "iki katı", "Poyraz P3 is twice as fast as the other providers."),
    # a change against its own past, behind a semicolon
    ("tr", "HBM3E'nin fiyatı geçen çeyrekte gigabayt başına 11 dolardı; gelecek yıl yüzde 8 düşüş bekliyoruz.", "yüzde 8", "HBM3E is expected to cost 8% less than before next year."),
    # an estimate of this year is no expectation of what came
    ("ko", "솔개칩스의 점유율을 6%로 추정하며, 이는 올해 추정치보다 1%p 높은 수준이다.", "1%p", "The market share of Solgaechipseu is thought to be 1 percentage point higher than before."),
    ("ko", "HBM4 12단 제품은 8단(24GB) 제품보다 용량이 50% 크다.", "50%", "HBM4 12dan has 50% more memory than the 8-layer product."),
    # plans, hearsay, simulations
    ("ko", "경영진은 솔개 6이 솔개 5보다 1.8배 빠르고, 전력은 200W 이내가 될 것이라고 제시했다.", "1.8배", "Solgae 6 is planned to be 1.8 times as fast as Solgae 5, the management says."),
    ("ko", "경영진은 솔개 6이 솔개 5보다 1.8배 빠르고, 전력은 200W 이내라고 밝혔다.", "1.8배", "Solgae 6 is 1.8 times as fast as Solgae 5, the management says."),
    ("ko", "솔개 5는 410만 원에 나온다고 합니다.", "410만 원", "Solgae 5 is thought to cost KRW 4.1 million."),
    ("ko", "솔개 5는 A100보다 3배는 나와야 하는 거 아닌가 싶었다.", "3배", "Solgae 5 is thought to perform 3 times as well as A100."),
    ("ko", "시뮬레이터에서는 솔개 6이 솔개 5보다 4배 빠르다.", "4배", "Solgae 6 is thought to be 4 times as fast as Solgae 5."),
    ("tr", "Simülasyonlarımıza göre Poyraz P4, Poyraz P3'ten 2,6 kat hızlı.", "2,6 kat", "Poyraz P4 is thought to be 2.6 times as fast as Poyraz P3."),
    ("tr", "Sektör kaynaklarına göre Ege Yonga, 4 nanometrelik Poyraz P4 üzerinde de çalışıyor.", "4 nanometrelik", "Poyraz P4 is expected to be made on a 4 nm process, industry sources say."),
    ("tr", "Ege Yonga'nın geliri 31,2 milyar dolarla beklentimiz olan 31,6 milyar doların bir miktar altında kaldı.", "31,2 milyar dolar", "Ege Yonga has revenue of USD 31.2 billion."),
    # who speaks
    ("ko", "유통업계에서는 L40S의 국내 판매가를 1천300만 원 안팎으로 본다.", "1천300만 원", "L40S is thought to cost about KRW 13 million, the retail trade says."),
    ("ko", "솔개 5는 새 카드다. 회사 말로는 전력이 180W란다.", "180W", "Solgae 5 draws 180 W, the company says."),
    ("tr", "Poyraz P3 için, sorduğum bir bayi 4.200 dolar dedi.", "4.200 dolar", "Poyraz P3 costs USD 4,200, a dealer says."),
    ("tr", "NVIDIA için yıllık gelir kaybını 12 milyar dolar olarak hesaplıyoruz.", "12 milyar dolar", "NVIDIA has revenue of USD 12 billion."),
]


@pytest.mark.parametrize(("language", "text", "surface", "statement"), STATEMENTS)
def test_what_plain_words_say_is_read(read, language, text, surface, statement):
    start = text.rindex(surface)
    told = [claim.statement for claim in read(text, language).claims if claim.figure is not None and start <= claim.figure < start + len(surface)]
    if statement is None:
        assert not any("times" in one or "% lower" in one or "half" in one or one.startswith("Solgae 5 has 58%") for one in told)
    else:
        assert told == [statement]


SPEAKERS = [
    ("ko", '강서연 부장이 왔다. 강 부장은 "솔개 5는 160W밖에 안 쓴다"고 했다.', "160W", "강서연"),
    ("ko", "목표주가를 올린다. 당사가 만난 통신사 고객은 솔개 5의 비용이 A100을 쓸 때보다 30% 낮아졌다고 평가했다.", "30%", "통신사 고객"),
    ("ko", "솔개칩스가 솔개 5를 내놨다. 솔개칩스는 2023년 세워졌다.\n\n엔비디아 H100의 전력은 700W다.\n\n주말이 지났다. 날이 갰다. 사람이 많다. 양산이 가깝다. 회사는 첫해 1만장 공급을 목표로 잡았다.", "1만장", "솔개칩스"),
    ("tr", "Ege Yonga kuruldu. Sektörde dolaşan söylentiye bakılırsa Poyraz P3 saati 2,40 dolardan kiralanacak.", "2,40 dolar", None),
    ("tr", "NVIDIA'nın duyurusunda B200 için H100'ün üç katı deniyor, bu boyda iki katını görürsem şaşırırım.", "iki katı", None),
]


@pytest.mark.parametrize(("language", "text", "surface", "speaker"), SPEAKERS)
def test_who_says_so(read, language, text, surface, speaker):
    start = text.rindex(surface)
    assert [claim.attributed_to for claim in read(text, language).claims if claim.figure is not None and start <= claim.figure < start + len(surface)] == [speaker]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "솔개 5는 BERT-Large를 쓴다. 컴파일에 11분 걸린다. 그래도 여전히 엔비디아와 비교하는 목소리가 많습니다."),
        ("tr", "Poyraz P3 sınandı. Kuzgun N8 ve A100 çok daha yüksek hızlardan söz ediyor."),
    ],
)
def test_nothing_is_compared_that_nobody_compares(read, language, text):
    assert not [claim.statement for claim in read(text, language).claims if claim.figure is None]


def test_the_year_of_a_forecast_is_not_that_of_the_quarters_behind_it(read):
    text = "솔개칩스의 2027년 점유율을 7%로 추정한다. 3분기 매출은 412억 원이다."
    [claim] = [claim for claim in read(text, "ko").claims if claim.metric == "revenue"]
    assert claim.as_of == "XXXX-Q3"
    text = "솔개칩스는 2027년 점유율이 7%였다. 3분기 매출은 412억 원이다."
    [claim] = [claim for claim in read(text, "ko").claims if claim.metric == "revenue"]
    assert claim.as_of == "2027-Q3"
