"""Machines and the chips in them, two sides of which either has its own values, and words that are no names."""

from __future__ import annotations

import pytest

CHIPS = [
    # a value of a server or node has the number of chips that the text tells of it
    ("ko", "두 제품을 8장씩 꽂은 서버를 빌렸다. B200 서버가 초당 2만1000토큰을 처리했다.", 21000, 8),
    ("ko", "두 제품을 8장씩 꽂은 서버를 빌렸다. B200은 초당 2만1000토큰을 처리했다.", 21000, 8),
    ("ko", "L4 4장짜리 서버를 썼다. 나래 R5는 노드 두 대에 8장씩 들어갔다. L4 서버가 초당 900토큰을 냈다.", 900, 4),
    ("ko", "두 제품을 8장씩 꽂은 서버를 빌렸다. 서버 한 대가 쓴 전력은 B200이 평균 9.4kW였다.", 9.4, 8),
    ("tr", "Denemelerde dörder kartlık sunucular kullanıldı. B200'lü sunucu saniyede 9.100 token üretti.", 9100, 4),
    ("tr", "Denemelerde dörder kartlık sunucular kullanıldı. B200 saniyede 9.100 token üretti.", 9100, 4),
    ("tr", "Elimizde altı L40S'li (48 GB) bir düğüm vardı. L40S düğümü 2,3 kW çekti.", 2.3, 6),
    # so many together, and the number of the other side is not the value's
    ("ko", "두루 K7 8장 서버를 굴린다. L4 6장보다 느리다. 메모리는 다 합치면 192GB라 L4 6장(144GB)보다 많다.", 192, 8),
    ("ko", "두루 K7 8장 서버를 굴린다. 메모리는 다 합치면 192GB라 L4 6장(144GB)보다 많다.", 144, 6),
    ("ko", "H100은 한 장 빌리면 90만 원이다. 두 장 빌려도 180만 원이다.", 1800000, 2),
    ("ko", "B200 두 장이면 초당 2,600토큰이 나왔다. L4 여섯 장의 3배다.", 3, None),
    ("tr", "B200, altı L4'ün yarısı kadar güç çekiyor.", 0.5, None),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "chips"), CHIPS)
def test_chips(read, language, text, value, chips):
    (found,) = [c for c in read(text, language).claims if c.value == value]
    assert found.conditions.get("chips") == chips


SUBJECTS = [
    # what a machine draws is not what its chip does
    ("ko", "B200 서버가 쉴 때 1,300W를 쓴다.", 1300, "B200 서버"),
    ("ko", "B200은 1,000W를 쓴다.", 1000, "B200"),
    ("tr", "B200 sunucusu boşta 1.300 W çekiyor.", 1300, "B200 sunucu"),
    ("tr", "Doruk Silikon D9'u tanıttı. D9 290 W çekiyor. Doruk Silikon'un sunucusu prizden 3,2 kW çekiyor.", 3.2, "Doruk Silikon'un sunucu"),
    ("ko", "솔개반도체의 솔개 S5는 290W를 쓴다. 솔개반도체의 서버는 3.2kW를 먹는다.", 3.2, "솔개반도체의 서버"),
    ("tr", "Bende üç RTX 3080 var. Sistem duvardan 1,1 kW çekiyor.", 1.1, "Sistem"),
    ("ko", "RTX 3080 세 장을 쓴다. 시스템은 벽에서 1.1kW를 먹는다.", 1.1, "시스템"),
    # a host's memory is the host's
    ("ko", "솔개 S5를 시험했다. 모든 카드는 같은 호스트(AMD EPYC 9654, 512GB DDR5)에서 돌렸다.", 512, "호스트"),
    ("tr", "Kartal K5'i sınadık. Kartları aynı sunucuya (çift EPYC 9654, 512 GB RAM) taktık.", 512, "sunucu"),
    # numbers of chips set against each other
    ("ko", "B200 4장이 H100 6장의 두 배였다.", 4, "B200"),
    ("ko", "B200 4장이 H100 6장의 두 배였다.", 6, "H100"),
    ("ko", "솔개 S5가 H100 여섯 장짜리 시스템보다 두 배 높은 처리량을 냈다.", 6, "H100"),
    # of an order so many are what they go to
    ("tr", "Şirket Kartal K5'i denedi. Siparişin 480 adedi H200'e, 96 adedi MI300X'e gitti.", 480, "H200"),
    ("tr", "Şirket Kartal K5'i denedi. Siparişin 480 adedi H200'e, 96 adedi MI300X'e gitti.", 96, "MI300X"),
    # what a maker asks is for its own thing
    ("tr", "Doruk Silikon'un D9'u ile Intel'in Gaudi 3'ü yarıştı. Gaudi 3 için 15 bin dolar istendi. Doruk Silikon'un istediği ise kart başına 9 bin dolar.", 9000, "D9"),
    ("ko", "솔개반도체의 '솔개 S5'와 인텔 가우디 3가 겨뤘다. 가우디 3는 2000만 원이다. 솔개반도체의 제안은 장당 900만 원이다.", 9000000, "솔개 S5"),
    # two values without names are of the two measured last, in their order
    ("tr", "Kartal K5 saniyede 980 token verdi, H100 ise 410 tokende kaldı. Peki ya uzun bağlam? Orada da benzer: 620'ye karşı 205.", 620, "Kartal K5"),
    ("tr", "Kartal K5 saniyede 980 token verdi, H100 ise 410 tokende kaldı. Peki ya uzun bağlam? Orada da benzer: 620'ye karşı 205.", 205, "H100"),
    ("tr", "Kartal K5 saniyede 980 token verdi, H100 ise 410 tokende kaldı. Mixtral'da fark kapanıyor, 760'a 618, bu az.", 618, "H100"),
    # a rival named in passing
    ("tr", "Kartal K5'i denedik. Saniyede 3.300 görüntü ile L4'lerin (4.400) yüzde 25 gerisinde kaldık.", 3300, "Kartal K5"),
    ("tr", "Kartal K5'i denedik. Saniyede 3.300 görüntü ile L4'lerin (4.400) yüzde 25 gerisinde kaldık.", 4400, "L4"),
    # from one of two things to the other, where they were just told beside each other and nothing changes in time
    ("tr", "Kartal K5'i sınadık. L4'te 21 saatte biten eğitim K5'te 26 saat aldı. Doğruluk yüzde 71,6'dan 71,4'e geriledi.", 71.6, "L4"),
    ("tr", "Kartal K5'i sınadık. L4'te 21 saatte biten eğitim K5'te 26 saat aldı. Doğruluk yüzde 71,6'dan 71,4'e geriledi.", 71.4, "Kartal K5"),
    ("tr", "Kartal K5'i sınadık. L4'te 21 saatte biten eğitim K5'te 26 saat aldı. Yeni sürücüyle güç 410 W'tan 390 W'a indi.", 410, "Kartal K5"),
    ("ko", "솔개 S5를 시험했다. L4에서 21시간 걸린 학습이 솔개 S5에서는 26시간 걸렸다. 정확도는 71.6%에서 71.4%로 떨어졌다.", 71.6, "L4"),
    ("ko", "솔개 S5를 시험했다. L4에서 21시간 걸린 학습이 솔개 S5에서는 26시간 걸렸다. 정확도는 71.6%에서 71.4%로 떨어졌다.", 71.4, "솔개 S5"),
    # so many cards times their number
    ("tr", "Bende 3x4080 var. Saniyede 51 token görüyorum. RTX 4080 iyi kart.", 51, "RTX 4080"),
    ("ko", "저는 3x4080 쓰는데 초당 51토큰 나옵니다. RTX 4080은 좋아요.", 51, "RTX 4080"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject"), SUBJECTS)
def test_subjects(read, language, text, value, subject):
    (found,) = [c for c in read(text, language).claims if c.value == value]
    assert found.subject == subject


COMPARED = [
    # half the time is less time; half of what it takes to match something
    ("ko", "B200 8장으로는 13시간 만에 끝났다. 솔개 S5 8장의 절반도 안 되는 시간이다.", 0.5, ("B200", "솔개 S5", "execution_time", "better")),
    ("tr", "Kartal K5 eğitimi 31 saatte bitirdi. B200 aynı işi 13 saatte bitirdi; K5'in yarısından az bir süre.", 0.5, ("B200", "Kartal K5", "training_time", "better")),
    ("tr", "Kartal K5, H100'ün performansını onun gücünün yarısıyla sunuyor.", 0.5, ("Kartal K5", "H100", "power", "lower")),
    ("ko", "솔개 S5는 H100의 성능을 그것의 절반의 전력으로 낸다.", 0.5, ("솔개 S5", "H100", "power", "lower")),
    ("ko", "솔개 S5는 H100의 성능을 절반의 전력으로 제공한다.", 0.5, ("솔개 S5", "H100", "power", "lower")),
    # a predecessor called so is meant by its word
    ("tr", "Kartal K5 ile onun öncülü Kartal K4'ü denedik. Kartal K5, H100'ün yüzde 86'sı kadar hızlı. Öncülüyle karşılaştırıldığında ise 2,3 kat daha hızlı.", 2.3, ("Kartal K5", "Kartal K4", "performance", "better")),
    # of two told beside each other
    ("tr", "Kartal K5'i sınadık. L4'te 21 saatte biten eğitim K5'te 26 saat aldı. Doğruluk yüzde 71,6'dan 71,4'e geriledi.", 71.4, ("Kartal K5", "L4", "accuracy", "worse")),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "slots"), COMPARED)
def test_compared(read, language, text, value, slots):
    (found,) = [c for c in read(text, language).claims if c.value == value]
    assert (found.subject, found.comparator, found.metric, found.direction) == slots


@pytest.mark.parametrize(
    ("text", "told"),
    [("솔개 S5는 L4의 27개보다 더 좋지만 B200의 44개보다는 더 나쁘다.", {("L4", "better"), ("B200", "worse")}), ("솔개 S5는 L4보다 더 나은 칩이다.", {("L4", "better")})],
)
def test_worse_is_no_better(read, text, told):
    assert {(c.comparator, c.direction) for c in read(text, "ko").claims if c.figure is None} == told


NAMES = [
    ("ko", "가온의 차세대 'G7'은 내년에 나온다. 우리는 G5의 실적이 아니라 G7의 약속을 산다.", {"G7", "G5"}, {"아니라 G7"}),
    ("ko", "동접 40명을 걸었다. 동접 40에서 초당 820토큰, 동접 24에서 초당 510토큰이다. L4 얘기다.", {"L4"}, {"동접 40", "동접 24"}),
    ("ko", "다온칩의 '바위 M3'는 빠르다. 전작인 바위 M2는 느렸다. 다온칩은 M3에서 시간을 줄였다. 후속작 'M4'도 나온다.", {"바위 M3", "바위 M2", "M4"}, {"M3"}),
    ("ko", "애플 M3는 빠르다. 전작 M2는 느렸다.", {"M3", "M2"}, set()),
    ("tr", "Kartal K5'i denedik. Düşüş, Strassen algoritmasının yazılmamış olmasından kaynaklanıyor.", {"Kartal K5"}, {"Strassen"}),
    ("ko", "솔개 S5를 시험했다. Strassen 알고리즘이 아직 없기 때문이다.", {"솔개 S5"}, {"Strassen"}),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "names", "none"), NAMES)
def test_names(read, language, text, names, none):
    found = {one.name for one in read(text, language).entities}
    assert names <= found
    assert not none & found


def test_a_coined_series_is_not_the_one_known_elsewhere(read):
    text = "다온칩의 '바위 M3'는 빠르다. 다온칩은 M3에서 첫 토큰을 0.35초로 줄였다."
    (found,) = [c for c in read(text, "ko").claims if c.value == 0.35]
    assert (found.subject, found.vendor) == ("바위 M3", "다온칩")


@pytest.mark.parametrize(("language", "text"), [("ko", "L4는 동접 32에서 초당 540토큰을 낸다."), ("tr", "L4 için eşzamanlı kullanıcı sayısı: 32, hız saniyede 540 token.")])
def test_how_many_use_a_thing_at_once_is_no_amount_of_it(read, language, text):
    assert 32 not in {c.value for c in read(text, language).claims}
