"""Old against new, ours against theirs: whose a value is where the sentence names neither, and what is only a part, a family or a variant."""

from __future__ import annotations

import pytest

CASES = [
    # a move from one thing to another
    pytest.param("tr", "A100'den H200'e geçiş\n\nBu yıl eğitimi A100 kümesinden H200 kümesine taşıdık. Eski küme saniyede 1,9 milyon örnek işliyordu, yenisi 1,2 milyonda kaldı.", {"1,9 milyon örnek": "A100", "1,2 milyon": "H200"}, id="old-and-new-cluster"),
    pytest.param("tr", "Eğitimi A100 kümesinden H200 kümesine taşıdık. Bir epok eskiden 21 saat sürüyordu, artık 13 saatte bitiyor.", {"21 saat": "A100", "13 saat": "H200"}, id="once-and-now"),
    pytest.param("ko", "모델 학습을 A100 서버에서 H200 서버로 옮겼습니다. 예전에는 한 에폭이 21시간 걸렸는데 이제 13시간이면 끝납니다.", {"21시간": "A100", "13시간": "H200"}, id="once-and-now-korean"),
    pytest.param("tr", "A100'den H200'e geçtik. H200 kümesi 48 kW çekiyor, eski kümenin 59 kW'ından yüzde 19 az.", {"59 kW": "A100", "yüzde 19": "H200"}, id="less-than-the-old"),
    pytest.param("tr", "Karaca 2 tanıtıldı. Eski küme 40 kW çekiyordu.", {}, id="no-move-told"),
    # a change from what another thing has
    pytest.param("ko", "솔개칩스가 '참매 K2'를 공개했다. 은행은 K2 카드를 쓴다. 기존 V100 서버와 견줘 처리 시간이 2.4초에서 1.3초로 줄었다.", {"2.4초": "V100", "1.3초": "참매 K2"}, id="held-against-a-rival"),
    pytest.param("tr", "Sarp Yonga yeni kartı Karaca 2'yi tanıttı. Eski V100 sunucularına kıyasla gecikme 24 ms'den 13 ms'ye indi.", {"24 ms": "V100", "13 ms": "Karaca 2"}, id="held-against-a-rival-turkish"),
    pytest.param("ko", "참매 K2를 공개했다. 참매 K1의 후속이다. 소비 전력은 전작의 60W에서 95W로 늘었다.", {"60W": "참매 K1", "95W": "참매 K2"}, id="from-the-predecessors"),
    pytest.param("ko", "참매 K2를 공개했다. 예전에는 P4를 썼는데 프레임당 31ms에서 12ms로 줄었다.", {"31ms": "P4", "12ms": "참매 K2"}, id="what-was-used-before"),
    pytest.param("tr", "Sarp Yonga yeni kartı Karaca 2'yi tanıttı. Gecikme, işlemcili sunuculardaki 31 ms'den 12 ms'ye indi.", {"31 ms": "işlemcili sunucular", "12 ms": "Karaca 2"}, id="from-other-machines"),
    pytest.param("ko", "참매 K2를 공개했다. 참매 K2의 전력은 60W에서 48W로 줄었다.", {"60W": "참매 K2", "48W": "참매 K2"}, id="both-ends-its-own"),
    pytest.param("tr", "Karaca 2 kartının gecikmesi 24 ms'den 13 ms'ye indi.", {"24 ms": "Karaca 2", "13 ms": "Karaca 2"}, id="both-ends-its-own-turkish"),
    # the newest thing is not what only lends a standard
    pytest.param("tr", "Sarp Yonga, kartı Karaca 2'yi tanıttı. Karaca 2, NVIDIA A30'un iki katı verim sunuyor. Sınıflandırmada yeni kart saniyede 41.000 görüntü işliyor.", {"41.000 görüntü": "Karaca 2"}, id="new-card"),
    # so many of all
    pytest.param("tr", "Filomuzda 3.300 GPU var: 1.700'ü H100, 900'ü H200, 400'ü AMD Instinct MI300X, kalan 300'ü de eski A100'ler.", {"3.300 GPU": "Filomuz", "1.700": "H100", "900": "H200", "400": "MI300X", "300": "A100"}, id="fleet"),
    pytest.param("ko", "저희 센터에는 1500장이 H100, 600장이 L40S, 나머지 300장이 A100입니다.", {"1500장": "H100", "600장": "L40S", "300장": "A100"}, id="fleet-korean"),
    pytest.param("ko", "H100이 4200장, A100이 1800장입니다.", {"4200장": "H100", "1800장": "A100"}, id="number-behind-its-thing"),
    pytest.param("tr", "Göksu Bulut anlattı\n\nGöksu Bulut iki merkez işletiyor. Göksu Bulut büyüyor.\n\nH100 çok satıyor.\n\nDoluluk oranınız?\n\nYüzde 83.", {"Yüzde 83": "Göksu Bulut"}, id="asked-of-the-firm"),
    pytest.param("tr", "Bir GB200 NVL72 rafı 120 kilovat istiyor. Gebze'deki salonumuz raf başına 40 kilovata göre tasarlandı.", {"120 kilovat": "GB200 NVL72", "40 kilovat": "salon"}, id="hall"),
    pytest.param("ko", "H100이 잘 팔린다. 새 전산실은 랙당 130kW를 댄다.", {"130kW": "새 전산실"}, id="hall-korean"),
    # variants and families
    pytest.param("ko", "나루메모리의 HBM3E 12단 제품은 용량이 36GB로 종전 8단 제품(24GB)의 1.5배다. 48GB 용량의 16단 제품은 내년에 내놓는다.", {"36GB": "HBM3E 12단", "24GB": "8단 제품", "48GB": "16단 제품"}, id="stacks"),
    pytest.param("ko", "나루메모리의 12단 제품은 용량이 36GB다. HBM3E 12단은 빠르다.", {"36GB": "HBM3E 12단"}, id="a-stack-by-its-name"),
    pytest.param("tr", "Naru Bellek'in HBM3E'si yeni. Önceki 8 katlı yığın (24 GB) küçüktü. 48 GB'lık 16 katlı yığın gelecek yıl çıkacak.", {"24 GB": "8 katlı yığın", "48 GB": "16 katlı yığın"}, id="stacks-turkish"),
    pytest.param("ko", "가람랭크 v3는 DLRM 계열의 모델로, 파라미터가 1,200억 개입니다.", {"1,200억 개": "가람랭크 v3"}, id="family"),
    # Korean topics
    pytest.param("ko", "전주 센터에는 B200을 넣습니다. 나주는 PUE가 1.21입니다.", {"1.21": "나주"}, id="topic-with-a-measure"),
    pytest.param("ko", "참매 K2를 공개했다. 지금은 온도가 71도다.", {"71도": "참매 K2"}, id="a-time-is-no-such-topic"),
    pytest.param("ko", "참매 K2를 공개했다. K1이 24GB를 쓴 것과 달리 K2에는 64GB가 올라간다.", {"64GB": "참매 K2"}, id="unlike"),
    # scores and parts of models
    pytest.param("ko", "학습을 H200으로 옮겼다. AUC는 0.7911로 A100에서 학습한 모델과 같았다.", {"0.7911": "H200"}, id="score"),
]


@pytest.mark.parametrize(("language", "text", "subjects"), CASES)
def test_whose_a_value_is(read, language, text, subjects):
    document = read(text, language)
    surfaces = {f.start: f.surface for f in document.figures}
    told = {surfaces[c.figure]: c.subject for c in document.claims if c.figure is not None}
    assert {surface: told.get(surface) for surface in subjects} == subjects


def test_the_end_of_a_change_is_not_of_the_past(read):
    document = read("참매 K2를 공개했다. 참매 K1의 후속이다. 소비 전력은 전작의 60W에서 95W로 늘었다.", "ko")
    assert [c.statement for c in document.claims][-2:] == ["Before, Chammae K1 drew 60 W.", "Chammae K2 draws 95 W."]


def test_a_stack_is_held_against_the_other_stack(read):
    [ratio] = [c for c in read("나루메모리의 HBM3E 12단 제품은 용량이 36GB로 종전 8단 제품(24GB)의 1.5배다.", "ko").claims if c.unit == "x"]
    assert (ratio.subject, ratio.comparator) == ("HBM3E 12단", "8단 제품")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        pytest.param("tr", "Küme\n\n| | 128 × A100 | 64 × H200 |\n|---|---|---|\n| Ortalama güç (kW) | 61 | 52 |\n| Kart başına güç (W) | 400 | 700 |\n", id="turkish"),
        pytest.param("ko", "표\n\n| | A100 128장 | H200 64장 |\n|---|---|---|\n| 평균 전력(kW) | 61 | 52 |\n", id="korean"),
    ],
)
def test_a_column_of_so_many_cards_tells_what_all_of_them_reach(read, language, text):
    told = {c.value: (c.subject, c.conditions.get("chips")) for c in read(text, language).claims if c.metric == "power"}
    assert (told[61], told[52]) == (("A100", 128), ("H200", 64))
    assert told.get(400, ("A100", None)) == ("A100", None)
