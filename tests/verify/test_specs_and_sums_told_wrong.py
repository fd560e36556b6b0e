"""Values of data sheets that nothing named has, chips of machines, promises; rates over a time, all of so many, parts told in words."""

from __future__ import annotations

import pytest
from test_decided_within import said

NONE_HAS = [
    ("ko", "P100은 12나노로 찍은 칩이다.", "12나노", "conflicting"),
    ("ko", "GC200은 7나노 칩이었다. 뒤이어 나온 Bow 이야기를 하자. 클럭이 올랐고 공정도 5나노로 옮겼다.", "5나노", "conflicting"),
    ("ko", "V100은 12나노로, 애플의 M3는 3나노로 찍었다.", "3나노", None),  # no row has an M3
    ("tr", "MI250X, 7 nm hattında üretiliyor.", "7 nm", "conflicting"),
    ("tr", "A100 7 nm, aynı dönemin oyuncu kartları ise 8 nm hattında üretildi.", "8 nm", None),
    ("ko", "T4의 TDP는 250W다.", "250W", "conflicting"),
    ("ko", "GTX 1070은 전력을 75W만 먹는다.", "75W", "conflicting"),
    ("ko", "GTX 1070은 게임에서 평균 120W를 먹는다.", "120W", None),  # measured
    ("ko", "RTX 4090을 쓰려면 파워 서플라이가 850W는 되어야 한다.", "850W", None),
    ("tr", "Titan Xp 350 watt güç çekiyor.", "350 watt", "conflicting"),
    ("tr", "RTX 4090 450 W çekiyor, ikisi birden 900 W çekiyor.", "900 W", None),  # two of them
    ("ko", "H100은 350W를 먹는다.", "350W", None),  # one of its forms does
    ("ko", "Titan Xp는 999달러에 출시됐다.", "999달러", "conflicting"),
    ("tr", "GTX 1080 Ti 899 dolara piyasaya çıktı.", "899 dolar", "conflicting"),
    ("tr", "GTX 1080 Ti ikinci elde 400 dolara çıktı.", "400 dolar", None),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "surface", "verdict"), NONE_HAS)
def test_a_value_that_nothing_named_has(store, read, language, text, surface, verdict):
    assert {v for s, v in said(store, read, text, language, {"none has it"}) if s == surface} == ({verdict} - {None})


MACHINES = [
    ("ko", "p3.8xlarge는 시간당 12.24달러다. 이 인스턴스에는 V100이 8장 달려 있다.", "8장", "conflicting"),
    ("ko", "p3.8xlarge에는 V100이 네 장 달려 있다.", "네 장", None),
    ("ko", "p3.8xlarge 대신 우리 서버에는 V100이 두 장 꽂혀 있다.", "두 장", None),
    ("tr", "Her M2000 kutusunda sekiz IPU bulunur.", "sekiz IPU", "conflicting"),
    ("tr", "DGX A100 pahalı geldi; bizim makinede iki A100 var.", "iki", None),
    ("ko", "M2000 한 대에 IPU가 4개 들어간다. 이걸 10대 쌓으면 IPU가 50개다.", "50개", "conflicting"),
    ("ko", "M2000 한 대에 IPU가 4개 들어간다. 이걸 10대 쌓으면 IPU가 40개다.", "40개", None),
    ("ko", "M2000을 네 대 쌓으면 POD16, 스무 대 쌓으면 POD64가 된다.", "스무 대", "conflicting"),
    ("ko", "Bow는 새 칩이다. 회사는 전력 효율이 최대 31% 개선됐다고 한다.", "31%", "conflicting"),
    ("tr", "Bow yeni bir işlemci. Şirket enerji verimliliğinde yüzde 16'ya varan iyileşme vaat ediyor.", "yüzde 16", "supported"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "surface", "verdict"), MACHINES)
def test_what_a_machine_holds_and_its_maker_promises(store, read, language, text, surface, verdict):
    assert {v for s, v in said(store, read, text, language, {"machine"}) if s == surface} == ({verdict} - {None})


RATES = [
    ("ko", "월 리스료는 250만 원이다. 36개월이면 9,900만 원이다.", "9,900만 원", "conflicting"),
    ("ko", "월 리스료는 250만 원이다. 34개월이면 8,500만 원이다.", "8,500만 원", "supported"),
    ("ko", "월 리스료는 250만 원인데 1년 약정하면 할인을 받아 12개월에 2,700만 원이다.", "2,700만 원", None),
    ("ko", "요금은 시간당 5.5달러다. 40시간 쓰면 320달러가 나온다.", "320달러", "conflicting"),
    ("ko", "서버는 600W를 쓴다. 하루 10시간씩 30일을 돌리면 260kWh를 쓴다.", "260kWh", "conflicting"),
    ("ko", "서버는 600W를 쓴다. 하루 10시간씩 30일을 돌리면 180kWh를 쓴다.", "180kWh", "supported"),
    ("tr", "Kiralık makine saatte 8 dolar; yılda 85 bin dolar eder.", "85 bin dolar", "conflicting"),
    ("tr", "Kiralık makine saatte 8 dolar; yılda 70 bin dolar eder.", "70 bin dolar", None),
    ("tr", "Aylık taksit 1.900 lira. 24 ay boyunca toplam 48.000 lira ödenecek.", "48.000 lira", "conflicting"),
    ("tr", "Kira ayda 15.000 lira. Elektrikle birlikte ayda 18.000 lira ödüyoruz.", "18.000 lira", None),
    ("tr", "Sunucu yükte 121 watt gösteriyor. Sayaca göre günde 2,2 kWh eder.", "2,2 kWh", None),  # read off a meter
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "surface", "verdict"), RATES)
def test_so_much_for_so_long(store, read, language, text, surface, verdict):
    assert {v for s, v in said(store, read, text, language, {"rate over a time"}) if s == surface} == ({verdict} - {None})


WHOLES = [
    ("ko", "가우디2 8개가 들어간 서버 12대를 돌린다. 지금은 80개 가속기가 모두 예약돼 있다.", "80개", "conflicting"),
    ("ko", "가우디2 8개가 들어간 서버 12대를 돌린다. 지금은 96개 가속기가 모두 예약돼 있다.", "96개", None),
    ("tr", "Kümede toplam 48 hızlandırıcı var. Önümüzdeki ay 64 hızlandırıcının tamamı dolu.", "64", "conflicting"),
    ("tr", "Kümede toplam 48 hızlandırıcı var. Yeni gelen 32 hızlandırıcının tamamı dolu.", "32", None),
    ("tr", "Sekiz sunucunun altısı, yani %60'ı geldi.", "%60", "conflicting"),
    ("tr", "20 milyon liralık bütçenin 15 milyonu harcandı, yani yarısı gitti.", "yarısı", "conflicting"),
    ("tr", "20 milyon liralık bütçenin 10 milyonu harcandı, yani yarısı gitti.", "yarısı", None),
    ("ko", "예산 20억 원 가운데 15억 원을 썼다. 절반을 쓴 셈이다.", "절반", "conflicting"),
    ("ko", "예산 20억 원 가운데 15억 원을 썼다. 작년의 절반 수준이다.", "절반", None),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "surface", "verdict"), WHOLES)
def test_all_of_them_and_parts_in_words(store, read, language, text, surface, verdict):
    assert {v for s, v in said(store, read, text, language, {"all of them", "part of"}) if s == surface and v != "supported"} == ({verdict} - {None})


EACH = [
    ("ko", "GPU 하나가 350W이니 6개만 따져도 2.1kW다.", "2.1kW", "supported"),
    ("tr", "Tek GPU 350 W çekiyor, altısı 2,1 kW eder.", "2,1 kW", "supported"),
    ("tr", "Tek GPU 350 W çekiyor, altısı 2,8 kW eder.", "2,8 kW", "conflicting"),
    ("tr", "Ayda 120 kWh tüketiyor. Kilovatsaati 4 liradan ayda 480 lira ediyor.", "480 lira", "supported"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "surface", "verdict"), EACH)
def test_of_each_in_a_word(store, read, language, text, surface, verdict):
    assert verdict in {v for s, v in said(store, read, text, language, {"of each"}) if s == surface}


@pytest.mark.parametrize(("words", "verdict"), [("2배가 됐다", None), ("3배가 됐다", "supported")])
def test_what_becomes_so_many_times_is_no_more_than_that(store, read, words, verdict):
    found = {v for s, v in said(store, read, f"처리량은 초당 1,000건에서 3,000건으로 {words}.", "ko", {"borne out", "multiple", "reckoned"}) if s == words[:2]}
    assert ("supported" in found) == (verdict == "supported")
