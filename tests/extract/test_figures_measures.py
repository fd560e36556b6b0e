"""Units that a number takes from the words around it, names with a number, and what tenders, abstracts and price lists write; see test_figures_korean for the notation."""

from __future__ import annotations

from datetime import date

import pytest

from pipeline.extract.figures import read_figures
from schemas.records import Figure

ROWS = [
    ("tr", "Sıcaklık 83'lerde gezdi, macunu değiştirdim 71'e indi", "83|quantity|83|degC;71|quantity|71|degC"),
    ("tr", "60 kare hızıyla başladı, kare hızı 25 dakika sonunda 42'ye indi", "60 kare|quantity|60|frame/s;25 dakika|quantity|25|min;42|quantity|42|frame/s"),
    ("tr", "34 dakika sürüyor. Ayardan önce F1 61,4, sonra 69,8 oldu", "34 dakika|quantity|34|min;F1|name||;61,4|quantity|61.4|;69,8|quantity|69.8|"),
    ("tr", "Gelir 12,2 milyar dolar oldu; bir önceki yıl 9,8'di", "12,2 milyar dolar|money|12200000000|USD;9,8|money|9800000000|USD"),
    ("tr", "boşta 18, tam yükte 209 watt okundu", "18|quantity|18|W;209 watt|quantity|209|W"),
    ("tr", "ilk dokuz ayda 1,9 milyar TL gelir", "dokuz ay|quantity|9|month;1,9 milyar TL|money|1900000000|TRY"),
    ("tr", "Forza (kare/sn): RTX 4060 112, RX 7600 119", "RTX 4060|name||;112|quantity|112|frame/s;RX 7600|name||;119|quantity|119|frame/s"),
    ("tr", "Hasılat tablosu (milyon TL)\nHasılat: 1.412\nNet kâr: 171", "1.412|money|1412000000|TRY;171|money|171000000|TRY"),
    ("tr", "2.304 GB200 kullanacak", "2.304|quantity|2304|;GB200|name||"),
    ("tr", "insan tespiti: Şahin Göz 4 %89", "Göz 4|name||;%89|percentage|89|percent"),
    ("tr", "280 mikrowatt, 38 sente, 15 iş günü, 45 (kırk beş) takvim günü", "280 mikrowatt|quantity|280|µW;38 sent|money|0.38|USD;15 iş günü|quantity|15|day;45 (kırk beş) takvim günü|quantity|45|day"),
    ("tr", "Toplantı 16.05'te bitti, 09.30'daki oturum", "16.05|time||;09.30|time||"),
    ("tr", "22.000 Pa emiş gücü, 12 paskal", "22.000 Pa|quantity|22000|Pa;12 paskal|quantity|12|Pa"),
    ("tr", "Tulpar T7 V26.3 geldi", "T7 V26.3|name||"),
    ("tr", "PCIe 5.0 yuvası, 5.000 yuva", "5.0|version||;5.000 yuva|quantity|5000|slot"),
    ("tr", "Gemma 2 9B ile", "Gemma 2 9B|name||"),
    ("tr", "12 katlı HBM4, 5 kez daha hızlı, 180 derece gören kamera", "12 kat|quantity|12|layer;HBM4|name||;5 kez|ratio|5|x;180 derece|quantity|180|degree"),
    ("tr", "Pay %40'a çıktı, rakibinden 3 puan önde", "%40|percentage|40|percent;3 puan|percentage|3|percentage_point"),
    ("tr", "yılın ikinci yarısında, onda dördü, yüzde doksanı, yarı hızda", "ikinci yarısı|date||;onda dörd|ratio|0.4|x;yüzde doksan|percentage|90|percent;yarı|ratio|0.5|x"),
    ("tr", "Pırıl 2 yongası, Karaca 100 ile Karaca 200'ün gücü", "Pırıl 2|name||;Karaca 100|name||;Karaca 200|name||"),
    ("tr", "Kartal 82'yi buldu", "82|quantity|82|"),
    ("tr", "4735 sayılı Kanun, (#2318), 5,4×10^9 işlem", "4735|name||;2318|chrome|2318|;5,4×10^9 işlem|quantity|5400000000|operation"),
    ("tr", "bin yüze çıktı, yüz binlerce", "bin yüz|quantity|1100|"),
    ("tr", "Saniyede 1,2 terabayt, geçen nesilde 820 gigabayt", "1,2 terabayt|quantity|1.2|TB/s;820 gigabayt|quantity|820|GB/s"),
    ("tr", "3. buluşmaya 38 kişi geldi", "3.|ordinal|3|;38 kişi|quantity|38|person"),
    ("tr", "1Ç25 ve 2025-Q3, 2026T", "1Ç25|date||;2025-Q3|date||;2026|date||"),
    ("tr", "18 çipten 11'i dakikalar içinde, 12 dakika", "18 çip|quantity|18|chip;11|quantity|11|chip;12 dakika|quantity|12|min"),
    ("ko", "솔개 2의 전력은 5W, 솔개 2는 작다", "솔개 2|name||;5W|quantity|5|W;솔개 2|name||"),
    ("ko", "'포켓 2' 예약, 크레스트-120을 쓴다", "포켓 2|name||;크레스트-120|name||"),
    ("ko", "45밀리와트와 8마이크로줄, 310만 주", "45밀리와트|quantity|45|mW;8마이크로줄|quantity|8|µJ;310만 주|quantity|3100000|share"),
    ("ko", "51%에서 30% 미만으로, 63만 원에서 74만 원이 됐다", "51%|percentage|51|percent;30%|percentage|30|percent;63만 원|money|630000|KRW;74만 원|money|740000|KRW"),
    ("ko", "경쟁률은 1,127대 1, 1,000분의 0.75", "1,127대 1|ratio|1127|x;1,000분의 0.75|ratio|0.00075|x"),
    ("ko", "흡입력 36,000Pa, 2만 파스칼", "36,000Pa|quantity|36000|Pa;2만 파스칼|quantity|20000|Pa"),
    ("ko", "DS224+는 27W, A100+H100 조합", "DS224+|name||;27W|quantity|27|W;A100|name||;H100|name||"),
    ("ko", "콘텍스트를 32K로 늘렸다", "32K|quantity|32000|token"),
    ("ko", "백이십만 원, 두 분 모셨다, 7분기 만에", "백이십만 원|money|1200000|KRW;두 분|quantity|2|person;7분기|quantity|7|quarter"),
    ("ko", "전력은 160 vs 180이라", "160|quantity|160|W;180|quantity|180|W"),
    ("ko", "안투투 198만점인데 옆 폰은 224만 나온다", "198만점|quantity|1980000|point;224만|quantity|2240000|point"),
    ("ko", "제2025-317호", "2025-317|name||"),
    ("ko", "(단위: 백만 원)\n매출액: 3,412\n인력: 44명", "백만 원|money|1000000|KRW;3,412|money|3412000000|KRW;44명|quantity|44|person"),
    ("ko", "서버를 11일 썼음", "11일|quantity|11|day"),
    ("tr", "H100'ün saati RunPod'da 2,79 dolar, Vast'ta 1,93 dolar", "H100|name||;2,79 dolar|money|2.79|USD/h;1,93 dolar|money|1.93|USD/h"),
    ("tr", "Gücü 250 MW; Almanya'da 1.500, Hollanda'da 900", "250 MW|quantity|250|MW;1.500|quantity|1500|MW;900|quantity|900|MW"),
    ("tr", "Mayısın 15'inde çıktı, Ekim'in 2'sinde", "Mayısın 15|date||;Ekim'in 2|date||"),
    ("tr", "günde 90 tondan 12'ye indi", "90 ton|quantity|90|t/day;12|quantity|12|t/day"),
    ("tr", "Gelir 8,5 milyar liraya çıktı. 23'ü onay aldı", "8,5 milyar lira|money|8500000000|TRY;23|quantity|23|"),
    ("tr", "32 eşzamanlı istekte Lodos 2.310", "32|quantity|32|;2.310|quantity|2310|"),
    ("tr", "H100 2,90 dolar, L4 0,55", "H100|name||;2,90 dolar|money|2.9|USD;L4|name||;0,55|money|0.55|USD"),
    ("tr", "Forza'da 62 kare aldık. Fark %35 oldu. Ayar değişti. Yeni kart 82'yi gördü", "62 kare|quantity|62|frame/s;%35|percentage|35|percent;82|quantity|82|frame/s"),
    ("ko", "텐서 G4 : 싱글 1950 / 멀티 4700", "G4|name||;1950|quantity|1950|;4700|quantity|4700|"),
    ("ko", "수출은 41억 달러, 수입은 62억으로 제자리였다", "41억 달러|money|4100000000|USD;62억|money|6200000000|USD"),
    ("ko", "시간당 임대료를 보면 A사가 5,400원, B사가 6,200원이다", "5,400원|money|5400|KRW/h;6,200원|money|6200|KRW/h"),
    ("tr", "toplam 17,457 sonuç; 33,928'e karşı 30,724 token/s; gücü 1,000 W", "17,457 sonuç|quantity|17457|result;33,928|quantity|33928|token/s;30,724 token/s|quantity|30724|token/s;1,000 W|quantity|1000|W"),
    ("tr", "sırasıyla yüzde 35, 18 ve 24 pay aldı", "yüzde 35|percentage|35|percent;18|percentage|18|percent;24|percentage|24|percent"),
    ("tr", "adette birinci olan firma gelirde ancak üçüncü; öteki ikinci.", "birinci|ordinal|1|;üçüncü|ordinal|3|;ikinci|ordinal|2|"),
    ("tr", "65 derecede çalışıyor. 60 sunucunun alıcısı belli; 40'ını bir kurum aldı", "65 derece|quantity|65|degC;60 sunucu|quantity|60|server;40|quantity|40|server"),
    ("tr", "sonuçların 6.0 turuna yetiştirileceğini söyledi", "6.0|version||"),
    ("tr", "11 bin liram var", "11 bin lira|money|11000|TRY"),
    ("ko", "드라이버는 라데온 25.4.2, 지포스 576.28. 실내는 24도", "25.4.2|version||;576.28|version||;24도|quantity|24|degC"),
    ("tr", "bir resim 9,8 saniye sürüyor; bkz. Şekil 3.2", "9,8 saniye|quantity|9.8|s;Şekil 3.2|index|3|"),
    ("tr", "Yeni kartın adı Meltem 2. Bugün Yelkovan 3 tanıtıldı; model 3. sırada", "Meltem 2|name||;Yelkovan 3|name||;3. sıra|ordinal|3|"),
    ("tr", "tanıttığı kartlar: Lodos 4 ve Meltem 2. Lodos hızlı", "Lodos 4|name||;Meltem 2|name||"),
    ("ko", "나비칩이 샛별 7을 공개했다. 순위 2를 발표했다", "샛별 7|name||;2|quantity|2|"),
    ("ko", "사진 2.5초 만에 나온다; 그림 3.2를 보라", "2.5초|quantity|2.5|s;그림 3.2|index|3|"),
    ("ko", "세 세대를 지나는 동안 3세대가 나왔다", "세 세대|quantity|3|generation;3세대|ordinal|3|"),
]


@pytest.mark.parametrize(("language", "text", "expected"), ROWS)
def test_figures(language: str, text: str, expected: str) -> None:
    found = read_figures(text, language, published=date(2025, 6, 10))
    assert [shown(figure) for figure in found] == expected.split(";")


def shown(figure: Figure) -> str:
    value = "" if figure.value is None else f"{figure.value:.15g}"
    top = "" if figure.value_max is None else f"|{figure.value_max:.15g}"
    return f"{figure.surface}|{figure.kind}|{value}|{figure.unit or ''}{top}"


@pytest.mark.parametrize(
    ("language", "text", "units"),
    [
        ("ko", "다온 N2의 대역폭은 2.4TB가 아니라 1.9TB다.", ["TB/s", "TB/s"]),
        ("ko", "다온 N2의 대역폭은 2.4TB/s, 메모리는 1.9TB다.", ["TB/s", "TB"]),
        ("tr", "Kale K2'nin bant genişliği 2,4 TB/s değil, 1,9 TB.", ["TB/s", "TB/s"]),
        ("tr", "Kale K2'nin bant genişliği 3,6 TB/s, belleği 1,9 TB.", ["TB/s", "TB"]),
    ],
)
def test_a_bandwidth_is_told_a_second(read, language, text, units):
    assert [figure.unit for figure in read(text, language).figures if figure.kind == "quantity"] == units


@pytest.mark.parametrize(("language", "text"), [("ko", "우리 편이 4-2로 이겼다. 다온 N2는 빠르다."), ("ko", "다온반도체는 결승에서 4 대 2로 졌다."), ("tr", "Takım maçı 4-2 yendi. Kale K2 hızlı."), ("tr", "Kale Silikon takımı 2-1 kazandı.")])
def test_the_score_of_a_game_claims_nothing(read, language, text):
    document = read(text, language)
    assert not document.claims
    assert "JPY" not in {figure.unit for figure in document.figures}


@pytest.mark.parametrize(("language", "text", "surface", "value"), [
    ("ko", "99퍼센타일 지연은 20ms다.", "99퍼센타일", 99), ("ko", "95 퍼센타일 지연은 20ms다.", "95 퍼센타일", 95), ("ko", "99.9퍼센타일 지연은 20ms다.", "99.9퍼센타일", 99.9),
    ("ko", "99번째 백분위 지연은 20ms다.", "99번째", 99), ("ko", "99백분위 지연은 20ms다.", "99백분위", 99), ("ko", "99 백분위수 지연은 20ms다.", "99 백분위수", 99),
    ("tr", "Yüzde 99'luk dilimde gecikme 20 ms.", "Yüzde 99", 99), ("tr", "%99,9'luk dilimdeki gecikme 20 ms.", "%99,9", 99.9),
    ("tr", "Gecikmenin 99. yüzdeliği 20 ms.", "99.", 99), ("tr", "99'uncu yüzdelik gecikme 20 ms.", "99'uncu", 99),
])  # fmt: skip
def test_a_percentile_is_a_place_in_an_order(language: str, text: str, surface: str, value: float) -> None:
    figures = read_figures(text, language)
    assert [(f.surface, f.kind, f.value, f.unit) for f in figures] == [(surface, "ordinal", value, None), ("20ms" if language == "ko" else "20 ms", "quantity", 20, "ms")]


@pytest.mark.parametrize(("language", "text", "surface"), [
    ("ko", "점유율은 50퍼다.", "50퍼"), ("ko", "상위 1퍼센트다.", "1퍼센트"), ("tr", "%1'lik dilimde düştü.", "%1"), ("tr", "gelirin yüzde 90'lık dilimi", "yüzde 90"), ("tr", "yüzde 95'lik pay", "yüzde 95"),
])  # fmt: skip
def test_a_part_is_no_percentile(language: str, text: str, surface: str) -> None:
    assert [(f.surface, f.unit) for f in read_figures(text, language)] == [(surface, "percent")]
