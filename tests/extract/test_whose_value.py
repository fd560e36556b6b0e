"""Whose a value is where two sides, a part and its whole, or a noun that points back stand beside each other."""

from __future__ import annotations

import pytest

VALUES = [
    # a predecessor that is named keeps its own, and the short form stays the new one's
    ("tr", "Kuzgun Pro 48 incelemesi\n\nKuzgun Pro 48, 48 GB bellekle geliyor. Önceki nesil Kuzgun 16 üç yuva kaplıyor, 290 vat çekiyordu. Kuzgun 240 vat çekiyor.", 290, "Kuzgun 16"),
    ("tr", "Kuzgun Pro 48 incelemesi\n\nKuzgun Pro 48, 48 GB bellekle geliyor. Önceki nesil Kuzgun 16 üç yuva kaplıyor, 290 vat çekiyordu. Kuzgun 240 vat çekiyor.", 240, "Kuzgun Pro 48"),
    ("ko", "솔개 5 사용기\n\n솔개 5는 48GB 메모리를 쓴다. 이전 세대 솔개 4는 290W를 먹었다.", 290, "솔개 4"),
    # what owns the multiple behind a value has not that value
    ("tr", "RTX 5090'ın bant genişliği saniyede 1.792 GB ile Kartal K5'in tam iki katı.", 1792, "RTX 5090"),
    # what describes the other side by an amount
    ("tr", "Kartal K5, 55 bin liraya satılan RTX 5080'den daha hızlı.", 55000, "RTX 5080"),
    ("tr", "Kartal K5, 575 watt tüketen RTX 5090'a göre yüzde 30 daha az güç çekiyor.", 575, "RTX 5090"),
    ("tr", "Kartal K5, 92 milyar transistörlü RTX 5090'dan daha hızlı.", 92e9, "RTX 5090"),
    ("tr", "Kartal K5, 250 watt tüketen ve RTX 5090'dan daha hızlı çalışan bir kart.", 250, "Kartal K5"),
    ("ko", "솔개 5는 300만 원에 팔리는 H100보다 빠르다.", 3000000, "H100"),
    # what a line of business earns, and what the firm does
    ("tr", "Doruk Silikon'un geliri 310 milyon dolar oldu. Yüzde 8 büyüyen tüketici satışları 42 milyon dolara ulaştı.", 42e6, "tüketici"),
    ("tr", "Doruk Silikon'un geliri 310 milyon dolar oldu. Yüzde 8 büyüyen tüketici satışları 42 milyon dolara ulaştı.", 8, "tüketici"),
    ("tr", "Doruk Silikon'un geliri 310 milyon dolar oldu. Lisanslardan elde edilen gelir yüzde 6 azaldı.", 6, "Lisanslar"),
    ("tr", "Doruk Silikon'un geliri 310 milyon dolar oldu. Bunun 190 milyon doları bulut biriminden geldi.", 190e6, "bulut birimi"),
    ("tr", "Doruk Silikon'un geliri 310 milyon dolar oldu. Bulut birimi, toplam gelirin yüzde 61'ini oluşturdu. Yüzde 8 büyüyen tüketici satışları arttı.", 8, "tüketici"),
    ("tr", "Doruk Silikon'un geliri 310 milyon dolar oldu. Yıllık geliri yüzde 15 arttı.", 15, "Doruk Silikon"),
    ("tr", "Doruk Silikon büyüdü. İkinci çeyrekte elde edilen gelir 90 milyon dolar oldu.", 90e6, "Doruk Silikon"),
    ("ko", "솔개반도체의 매출은 3100억 원이었다. 8% 늘어난 가전용 매출은 420억 원이었다.", 420e8, "가전용"),
    ("ko", "솔개반도체의 매출은 3100억 원이었다. 특허 사용료에서 거둔 매출은 6% 줄었다.", 6, "특허 사용료"),
    ("ko", "솔개반도체의 매출은 3100억 원이었다. 이 가운데 1900억 원은 클라우드 사업부에서 나왔다.", 1900e8, "클라우드 사업부"),
    # a demonstrative and a maker's noun point past what the sentence has just told of
    ("tr", "Kartal K5'i ölçtük. RTX 5080 dosyayı 31 saniyede açarken bu kart 47 saniyede açtı.", 47, "Kartal K5"),
    ("tr", "Kartal K5'i ölçtük. Bu kart 47 saniyede bitirdi.", 47, "Kartal K5"),
    ("tr", "NVIDIA'nın H200'ü 700 watt çekiyor. Doruk Silikon'un çipi ise 290 watt.", 290, "Doruk Silikon'un çipi"),
    ("tr", "Doruk Silikon D9'u tanıttı. NVIDIA'nın H200'ü 700 watt çekiyor. Doruk Silikon'un çipi ise 290 watt.", 290, "D9"),
    ("ko", "엔비디아의 H200은 700W를 쓴다. 솔개반도체의 칩은 290W다.", 290, "솔개반도체의 칩"),
    ("ko", "솔개 5를 써 봤다. H200이 작업을 31초에 끝내는 동안 이 칩은 47초가 걸렸다.", 47, "솔개 5"),
    # a rival without a name is not what it rivals
    ("tr", "Kartal K5'te 24 GB bellek var, rakibinde ise 12 GB bulunuyor.", 12, "rakibi"),
    ("tr", "Kartal K5'in fiyatı 30 bin lira. Rakiplerinin fiyatı ise 50 bin lirayı buluyor.", 50000, "Rakipleri"),
    ("tr", "Kartal K5, rakipleri 50 bin lirayken 30 bin liradan satılıyor.", 30000, "Kartal K5"),
    ("tr", "Kartal K5, RTX 5080'den yüzde 20 daha hızlı. Rakibinin fiyatı ise 50 bin lira.", 50000, "RTX 5080"),
    ("ko", "솔개 5의 가격은 30만 원이다. 경쟁 제품은 50만 원이다.", 500000, "경쟁 제품"),
    # what only begins a sentence is no part of the name behind it, and `ilki`, `ikincisi` are no names
    ("tr", "Kartal K5'i ölçtük. Komşumun 7900 XTX'i saniyede 51 token veriyor.", 51, "RX 7900 XTX"),
    ("tr", "Kartal K5'i ölçtük. Kuzgun 7900 XTX saniyede 51 token veriyor.", 51, "Kuzgun 7900 XTX"),
    ("tr", "Kartal K5 ile RTX 5080'i karşılaştırdık. İlki 29, ikincisi 41 token üretiyor.", 29, "Kartal K5"),
    ("tr", "Kartal K5 ile RTX 5080'i karşılaştırdık. İlki 29, ikincisi 41 token üretiyor.", 41, "RTX 5080"),
    # what comes out has what the next clause tells, the speaker's own is not the rival told of before
    ("tr", "Kartal K5'i inceledik. Doruk Silikon, K6'yı da 2027'de tanıtacak; 48 GB bellekli olacak.", 48, "K6"),
    ("tr", "Kartal K5'i inceledik. Doruk Silikon, Kartal K5 için yeni sürücü çıkaracak; 48 GB bellekli olacak.", 48, "Kartal K5"),
    ("tr", "Konu: Kartal K5 mi, RTX 5080 mi?\n\nKartal K5 kullanıyorum. RTX 5080 84 dereceyi görüyor. Benimki 71 dereceyi geçmiyor.", 71, "Kartal K5"),
    ("ko", "솔개 5를 쓰고 있다. H100은 84도까지 오른다. 제 카드는 71도를 넘지 않는다.", 71, "솔개 5"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject"), VALUES)
def test_values(read, language, text, value, subject):
    (found,) = [c for c in read(text, language).claims if c.value == value]
    assert found.subject == subject


COMPARED = [
    # what describes the other side, or is told by the way, is not what is compared
    ("tr", "Kartal K5, 55 bin liraya satılan RTX 5080'den daha hızlı.", "Kartal K5", "RTX 5080", "performance", "better"),
    ("tr", "Kartal K5, 575 watt tüketen RTX 5090'dan daha hızlı.", "Kartal K5", "RTX 5090", "performance", "better"),
    ("tr", "Kartal K5, 575 watt çeken RTX 5090'dan daha verimli.", "Kartal K5", "RTX 5090", "energy_efficiency", "better"),
    ("tr", "Kartal K5, 250 wattla RTX 5090'dan daha hızlı.", "Kartal K5", "RTX 5090", "performance", "better"),
    ("tr", "Kartal K5, 900 TFLOPS'luk gücüyle RTX 5090'ı geride bırakıyor.", "Kartal K5", "RTX 5090", "compute_performance", "higher"),
    ("tr", "Kartal K5'in güç tüketimi RTX 5090'dan daha az.", "Kartal K5", "RTX 5090", "power", "lower"),
    ("ko", "솔개 5는 300만 원에 팔리는 H100보다 빠르다.", "솔개 5", "H100", "performance", "better"),
    # who buys from a firm may be compared with it all the same
    ("tr", "Doruk Silikon, Micron'dan ucuz.", "Doruk Silikon", "Micron", "price", "lower"),
    ("tr", "Kartal K5, Micron'dan hızlı çıktı.", "Kartal K5", "Micron", "performance", "better"),
    # what one clause compares with is not what the next is about, and a maker's product is
    ("tr", "Kartal K5'te 24 GB bellek var. Bu değer, Apple'ın M3 Ultra'sındakinden daha az.", "Kartal K5", "M3 Ultra", "memory_capacity", "lower"),
    ("tr", "Kartal K5 tanıtıldı. Kullanım kolaylığında hâlâ Google'ın TPU v6e'sinin gerisinde.", "Kartal K5", "TPU v6e", "performance", "worse"),
    ("tr", "Kartal K5 ile RX 9070 XT'yi karşılaştırdık. AMD'nin kartı daha hızlı.", "RX 9070 XT", "Kartal K5", "performance", "better"),
    ("tr", "Doruk Silikon'un ürünü H200'den hızlı.", "Doruk Silikon'un ürünü", "H200", "performance", "better"),
    ("ko", "A100과 H200을 비교했다. H200이 더 빠르다.", "H200", "A100", "performance", "better"),
    # a time that is better is shorter
    ("tr", "Kartal K5, gecikmede RTX 5090'dan daha iyi.", "Kartal K5", "RTX 5090", "latency", "better"),
    ("ko", "솔개 5는 지연 시간이 H100보다 낫다.", "솔개 5", "H100", "latency", "better"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "subject", "comparator", "metric", "direction"), COMPARED)
def test_compared(read, language, text, subject, comparator, metric, direction):
    told = [(c.subject, c.comparator, c.metric, c.direction) for c in read(text, language).claims if c.figure is None]
    assert told == [(subject, comparator, metric, direction)]


UNCOMPARED = [
    # a month that has passed passes nobody
    ("tr", "Kartal K5'i geçen hafta üç gün denedim. RTX 5080 ise rafta duruyor."),
    ("tr", "Kartal K5'i geçen mart ayında denedim. RTX 5080 ise rafta duruyor."),
    # where people or goods are from is no other side
    ("tr", "Kartal K5 tanıtıldı. ODTÜ'den araştırmacılara göre uzun metinlerde Kartal K5 daha hızlı."),
    ("tr", "Doruk Silikon, Micron'dan yüksek kapasiteli bellek satın alıyor."),
    ("tr", "Intel'den yeni ve hızlı bir işlemci geldi: Kartal K5."),
    # who competes with another is not its equal by that
    ("tr", "Kartal K5, veri merkezlerinde RTX 5090 ile yarışıyor."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text"), UNCOMPARED)
def test_uncompared(read, language, text):
    assert not [c for c in read(text, language).claims if c.figure is None]


THREAD = {
    "tr": "RTX 5080 mi, Kartal K5 mi?\n\nlodosçu yazdı:\nBen iki yıldır RTX 5080 kullanıyorum. Llama 3.1 8B'de 4K bağlamda 61 token/s veriyor.\n\nBir de uzun bağlam var.\n\n32K'da 47 token/s'ye iniyor.\n\npoyrazcı yazdı (yeni üye):\nKartal K5'i geçen ay aldım. 8B modelde 52 token/s veriyor.\n\nTam yükte 118 vat çekiyor.\n",
    "ko": "RTX 5080이냐 솔개 K5냐\n\n그래픽매니아님의 글:\n저는 2년째 RTX 5080을 쓰고 있습니다. 라마 3.1 8B에서 초당 61토큰이 나옵니다.\n\n문맥이 길면 초당 47토큰으로 떨어집니다.\n\n새내기님(준회원)의 댓글:\n솔개 K5를 지난달에 샀습니다. 8B 모델에서 초당 52토큰입니다.\n\n부하 시 전력은 118W입니다.\n",
}


@pytest.mark.parametrize(("language", "value", "subject", "speaker"), [
    ("tr", 61, "RTX 5080", "lodosçu"), ("tr", 47, "RTX 5080", "lodosçu"), ("tr", 52, "Kartal K5", "poyrazcı"), ("tr", 118, "Kartal K5", "poyrazcı"),
    ("ko", 61, "RTX 5080", "그래픽매니아"), ("ko", 47, "RTX 5080", "그래픽매니아"), ("ko", 52, "솔개 K5", "새내기"), ("ko", 118, "솔개 K5", "새내기"),
])  # fmt: skip
def test_posts_go_on_about_what_their_poster_spoke_of(read, language, value, subject, speaker):
    assert [(c.subject, c.attributed_to) for c in read(THREAD[language], language).claims if c.value == value] == [(subject, speaker)]


RATIOS = [
    # what the other side has in it is no side
    ("tr", "Doruk Silikon, sekiz D9 kartıyla saniyede 7.200 görüntü işleyip dört L4'lü HPE Cray XD670'i (6.100) yüzde 18 geçti.", 18, "D9", "Cray XD670", "better"),
    ("tr", "Dört L4'lü HPE Cray XD670, Kartal K5'i yüzde 18 geçti.", 18, "Cray XD670", "Kartal K5", "better"),
    ("tr", "L4'lü sunucuların Cray XD670'ten yüzde 18 daha hızlı olduğu belirtiliyor.", 18, "L4", "Cray XD670", "better"),
    ("ko", "솔개 5는 L4를 단 나래 X2보다 18% 빠르다.", 18, "솔개 5", "나래 X2", "better"),
    # what owns a proportion is what it is measured against
    ("tr", "Kartal K5'in bant genişliği 900 GB/s; yani bir önceki modelin neredeyse üç katı.", 3, "Kartal K5", "previous", "higher"),
    ("tr", "Kartal K5'in fiyatı 30 bin lira, yani rakibinin yarısı.", 0.5, "Kartal K5", "rakibi", "lower"),
    ("tr", "Kartal K5, RTX 5080'den yüzde 20 daha hızlı. Fiyatı ise rakibinin yarısı.", 0.5, "Kartal K5", "RTX 5080", "lower"),
    ("tr", "Kartal K5'i ölçtük. Oyunlarda 7900 XTX'ten yüzde 15 daha yavaş.", 15, "Kartal K5", "RX 7900 XTX", "worse"),
    ("tr", "Kartal K5'in fiyatı 30 bin lira, yani K4'ün iki katı.", 2, "Kartal K5", "K4", "higher"),
    # who leads a clause is not measured against itself
    ("tr", "Çeviride Kartal K5, RTX 5080'den yüzde 10 daha hızlı. Oyunlarda ise RTX 5080 yüzde 25 daha hızlı.", 25, "RTX 5080", "Kartal K5", "better"),
    ("ko", "솔개 5는 추론에서는 H100보다 35% 빠르다. 학습에서는 H100이 두 배 빠르다.", 2, "H100", "솔개 5", "better"),
    ("tr", "Kartal K5, RTX 5080'den yüzde 10 daha hızlı. Üstelik yüzde 25 daha ucuz.", 25, "Kartal K5", "RTX 5080", "lower"),
    ("ko", "솔개 5의 가격은 경쟁 제품의 절반이다.", 0.5, "솔개 5", "경쟁 제품", "lower"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject", "comparator", "direction"), RATIOS)
def test_ratios(read, language, text, value, subject, comparator, direction):
    (found,) = [c for c in read(text, language).claims if c.value == value]
    assert (found.subject, found.comparator, found.direction) == (subject, comparator, direction)


MEASURED_ON = [
    # a clause that turns to a task of its own is not measured on the workload before it
    ("tr", "Kartal K5, Qwen3 32B çıkarımında H100'den yüzde 35 daha hızlı. Eğitimde ise H100 Kartal K5'ten iki kat daha hızlı.", 2, ()),
    ("tr", "Kartal K5, Qwen3 32B çıkarımında H100'den yüzde 35 daha hızlı. Uzun metinlerde ise H100'den iki kat daha hızlı.", 2, ("Qwen 3 32B",)),
    ("ko", "솔개 5는 Qwen3 32B 추론에서 H100보다 35% 빠르다. 학습에서는 H100보다 두 배 느리다.", 2, ()),
    ("ko", "솔개 5는 Qwen3 32B 추론에서 H100보다 35% 빠르다. 긴 글에서는 H100보다 두 배 빠르다.", 2, ("Qwen 3 32B",)),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "benchmark"), MEASURED_ON)
def test_measured_on(read, language, text, value, benchmark):
    (found,) = [c for c in read(text, language).claims if c.value == value]
    assert found.benchmark == benchmark


def test_two_comparisons_of_one_sentence(read):
    told = {(c.subject, c.comparator, c.metric, c.direction) for c in read("Kartal K5, K4'ten daha sessiz ve ondan daha ağır.", "tr").claims}
    assert told == {("Kartal K5", "K4", "noise", "lower"), ("Kartal K5", "K4", "weight", "higher")}
    told = {(c.subject, c.comparator, c.direction) for c in read("Doruk Silikon'un ürünü H200'den hızlı, MI300X'ten yavaş.", "tr").claims}
    assert told == {("Doruk Silikon'un ürünü", "H200", "better"), ("Doruk Silikon'un ürünü", "MI300X", "worse")}


def test_a_first_generation_is_not_what_came_of_it(read):
    (found,) = [c for c in read("Kartal K5 32 GB taşıyor. İlk nesil 8 GB taşıyordu.", "tr").claims if c.value == 8]
    assert found.statement in ("Before, Kartal K5 had 8 GB of memory.", "The first generation had 8 GB of memory.")


FIRMS = [
    # what shares are worth is of the firm that the article is of, whoever has told earnings since, and of one that tells earnings rather than one named in passing
    ("ko", "# 가람바이오의 올해\n\n가람바이오의 매출은 1,204억 원, 영업이익은 96억 원이다. 경쟁사인 누리제약의 매출은 2,310억 원이다.\n\n주가는 2만 1,400원이다.", 21400, "가람바이오"),
    ("ko", "# 가람바이오의 올해\n\n가람바이오의 매출은 1,204억 원이다. 가람바이오는 엔비디아의 GPU를 쓴다.\n\n주가는 2만 1,400원이다.", 21400, "가람바이오"),
    ("ko", "가람바이오의 매출은 1,204억 원이다. 누리제약의 매출은 2,310억 원이다. 누리제약의 주가는 2만 1,400원이다.", 21400, "누리제약"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject"), FIRMS)
def test_what_shares_are_worth(read, language, text, value, subject):
    assert [c.subject for c in read(text, language).claims if c.value == value] == [subject]


THEIRS = [
    # a thing of another's that the text does not name, and its maker
    ("ko", "마루칩스의 가속기 M7은 초당 812토큰을 낸다. 토담전자 것은 640W를 쓴다.", 640, "토담전자 것", "토담전자"),
    ("ko", "마루칩스의 가속기 M7은 초당 812토큰을 낸다. 토담전자의 것이 640W를 쓴다.", 640, "토담전자의 것", "토담전자"),
    ("ko", "마루칩스의 가속기 M7은 초당 812토큰을 낸다. 삼성전자 쪽은 640W를 쓴다.", 640, "삼성전자", "Samsung Electronics"),
    ("ko", "토담전자의 가속기 T9는 500W를 쓴다. 마루칩스의 가속기 M7은 812W를 쓴다. 무게는 토담전자 것이 3kg이다.", 3, "T9", "토담전자"),
    # a maker that no list knows stands for its one thing where both are spoken of together
    ("ko", "솔개칩의 가속기 K2가 나왔다. 솔개칩은 초당 41토큰을 낸다.", 41, "K2", "솔개칩"),
    ("tr", "Doruk Silikon'un hızlandırıcısı D9 çıktı. Doruk Silikon saniyede 41 token üretiyor.", 41, "D9", "Doruk Silikon"),
    # generations of two digits
    ("ko", "HPE가 DL360 Gen11을 내놓았다. DL360 Gen11의 전력은 210W다.", 210, "DL360 Gen11", "HPE"),
    ("tr", "HPE, DL360 Gen11 sunucusunu duyurdu. DL360 Gen11 210 watt çekiyor.", 210, "DL360 Gen11", "HPE"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject", "vendor"), THEIRS)
def test_things_of_makers(read, language, text, value, subject, vendor):
    assert [(c.subject, c.vendor) for c in read(text, language).claims if c.value == value] == [(subject, vendor)]
