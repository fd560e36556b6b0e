"""Figures as reviews, forums and wire news write them, one rule a row; see test_figures_korean for the notation."""

from __future__ import annotations

from datetime import date

import pytest

from pipeline.extract.figures import read_figures
from schemas.records import Figure

ROWS = {
    "compound durations": [
        ("ko", "영상을 17시간 20분 재생했다", "17시간 20분|quantity|17.3333333333333|h"),
        ("ko", "인코딩에 2분 30초, 예전에는 1년 반 걸렸다", "2분 30초|quantity|150|s;1년 반|quantity|1.5|year"),
        ("ko", "1시간 30분 36초 만에", "1시간 30분 36초|quantity|5436|s"),
        ("tr", "pil 19 saat 40 dakika dayandı", "19 saat 40 dakika|quantity|19.6666666666667|h"),
        ("tr", "derleme 3 dakika 25 saniye, pil testi 7 saat 45 dakika sürdü", "3 dakika 25 saniye|quantity|205|s;7 saat 45 dakika|quantity|465|min"),
        ("tr", "1 yıl 6 aylık taahhüt", "1 yıl 6 ay|quantity|1.5|year"),
        ("ko", "1년 반도체 매출", "1년|quantity|1|year"),
    ],
    "forms of the copula": [
        ("ko", "전작은 4,700인데", "4,700|quantity|4700|"),
        ("ko", "매출이 480억인 회사", "480억|money|48000000000|KRW"),
        ("ko", "응답자 1200인 중, 5인 가족", "1200인|quantity|1200|person;5인|quantity|5|person"),
        ("ko", "값이 0.8일 때, 3일 동안", "0.8|quantity|0.8|;3일|quantity|3|day"),
        ("ko", "차기작 트레이니엄3도 나온다. 실내는 23도였다", "트레이니엄3|name||;23도|quantity|23|degC"),
    ],
    "inches and quotation marks": [
        ("ko", '그는 "올해는 8.5"라고 했다', "8.5|quantity|8.5|"),
        ("tr", '"Bu yıl 8,5" dedi. 6,7" ekran var.', '8,5|quantity|8.5|;6,7"|quantity|6.7|inch'),
    ],
    "English thousands in Turkish": [
        ("tr", "Fiyatı $30,000, eskisi 12,500 dolardı", "$30,000|money|30000|USD;12,500 dolar|money|12500|USD"),
        ("tr", "16,384 çekirdek ve 1,825 GHz", "16,384 çekirdek|quantity|16384|core;1,825 GHz|quantity|1.825|GHz"),
        ("tr", "saatte 2,125 dolar", "2,125 dolar|money|2.125|USD/h"),
    ],
    "names with a space": [
        ("ko", "픽셀 9 프로 XL과 스냅드래곤 8 엘리트", "픽셀 9 프로 XL|name||;스냅드래곤 8 엘리트|name||"),
        ("ko", "라이젠 5 5600과 라이젠 7 5800X3D", "라이젠 5 5600|name||;라이젠 7 5800X3D|name||"),
        ("ko", "6800 XT 중고, 4070 슈퍼, 8 젠3", "6800 XT|name||;4070 슈퍼|name||;8 젠3|name||"),
        ("ko", "스테이블 디퓨전 3.5로 그렸다", "디퓨전 3.5|name||"),
        ("ko", "픽9프로는 9프로 맥스보다 작다", "픽9프로|name||;9프로 맥스|name||"),
        ("ko", "값이 9프로 올랐다", "9프로|percentage|9|percent"),
        ("tr", "Pusula 9 Pro iyi, Pusula 9 kötü, 9 Pro'nun ekranı", "Pusula 9 Pro|name||;Pusula 9|name||;9 Pro|name||"),
        ("tr", "Core Ultra 7 265K, Ryzen AI 9 HX 370", "Ultra 7 265K|name||;AI 9 HX 370|name||"),
        ("tr", "Dimensity 9400 yongası, elimde 400 yonga", "9400|name||;400 yonga|quantity|400|chip"),
        ("tr", "Galaxy Z Flip 6'nın BIST 100'deki yeri", "Flip 6|name||;BIST 100|name||"),
        ("tr", "Google topladı. v4'ün payı", "v4|name||"),
        ("tr", "CES 2026'da ve 2026'da", "CES 2026|name||;2026|date||"),
    ],
    "a letter of a name is no unit": [
        ("ko", "헤일로-8L은 58프레임, 8L이 14와트다", "헤일로-8L|name||;58프레임|quantity|58|frame/s;8L|name||;14와트|quantity|14|W"),
        ("ko", "인텔의 18A 수율이 60%였다. 18A는 늦다", "18A|name||;60%|percentage|60|percent;18A|name||"),
        ("ko", "물 8L를 넣고 12V 18A 전원을 썼다", "8L|quantity|8|L;12V|quantity|12|V;18A|quantity|18|A"),
        ("tr", "Intel 18A hazır, 18A sürecinde 2 ürün", "18A|name||;18A|name||;2 ürün|quantity|2|product"),
    ],
    "counted cores": [("ko", "작은 코어 256개가 있다", "256개|quantity|256|core")],
    "images a second": [("ko", "아톰이 초당 58,400장, 파도는 49,100장을 처리했다", "58,400장|quantity|58400|image/s;49,100장|quantity|49100|image/s")],
    "multiples": [
        ("ko", "앞선 것의 두 배지요. 무엇의 두 배인지 모른다", "두 배|ratio|2|x;두 배|ratio|2|x"),
        ("tr", "Geliri ikiye katlıyor, toplamı dörde katlıyordu", "ikiye katlıyor|ratio|2|x;dörde katlıyordu|ratio|4|x"),
    ],
    "points that are shares": [
        ("tr", "Rakibinin 4 puan gerisinde. Rakip %21 aldı", "4 puan|percentage|4|percentage_point;%21|percentage|21|percent"),
        ("tr", "Doğruluk kaybı 1,3 puan oldu", "1,3 puan|percentage|1.3|percentage_point"),
    ],
    "short forms": [
        ("ko", "RTX 3080 팝니다. 80 쓰다가 RTX 4070으로", "RTX 3080|name||;80|name||;RTX 4070|name||"),
        ("tr", "RTX 5090 çıktı, 90 serisi pahalı, 90 liraya", "RTX 5090|name||;90|name||;90 lira|money|90|TRY"),
    ],
    "releases": [
        ("ko", "576.28 드라이버로 바꿨다. 572.83에서는 튕겼다", "576.28|version||;572.83|version||"),
        ("ko", "아드레날린 25.4.2 버전과 윈도우 11 24H2", "25.4.2|version||;11|version||;24H2|version||"),
        ("ko", "24H2에 양산한다", "24H2|date||"),
        ("tr", "576.28 sürücüsü, Cinebench 2024'te", "576.28|version||;2024|version||"),
    ],
    "units that hold on": [
        ("ko", "평균 49, 최저 31프레임이다", "49|quantity|49|frame/s;31프레임|quantity|31|frame/s"),
        ("ko", "배터리는 4000mAh, 전작은 3700이었다", "4000mAh|quantity|4000|mAh;3700|quantity|3700|mAh"),
        ("ko", "A가 285W, B가 312까지 치솟았다. 배치 256에서", "285W|quantity|285|W;312|quantity|312|W;256|quantity|256|"),
        ("ko", "6800 XT가 42만 원이고 9070은 92 정도다", "6800 XT|name||;42만 원|money|420000|KRW;9070|name||;92|money|920000|KRW"),
        ("ko", "3080을 38에 샀다. 견적 148까지", "3080|name||;38|money|380000|KRW;148|money|1480000|KRW"),
        ("tr", "Ortalama 49, en düşük 31 kare", "49|quantity|49|frame/s;31 kare|quantity|31|frame/s"),
        ("tr", "sıcaklık 61 dereceydi, fanla 48'e düştü", "61 derece|quantity|61|degC;48|quantity|48|degC"),
        ("tr", "Nvidia'da yüzde 88, AMD'de 10, Intel'de 1.", "yüzde 88|percentage|88|percent;10|percentage|10|percent;1|percentage|1|percent"),
        ("tr", "10,5'e düştü, geçen ay 12 bin liraydı", "10,5|money|10500|TRY;12 bin lira|money|12000|TRY"),
        ("tr", "14 bine aldım, 21'e bırakırım", "14 bin|money|14000|TRY;21|money|21000|TRY"),
        ("tr", "Çekirdek: 16, hız: 4,3 GHz", "16|quantity|16|;4,3 GHz|quantity|4.3|GHz"),
        ("tr", "ortalama 71, %1'lik dilimde 52 kare", "71|quantity|71|frame/s;%1|percentage|1|percent;52 kare|quantity|52|frame/s"),
    ],
    "odd amounts and words": [
        ("ko", "150여 명이 30여 분 기다렸다", "150여 명|quantity|150|person;30여 분|quantity|30|min"),
        ("ko", "반값에 샀고 세 번 돌렸다", "반값|ratio|0.5|x;세 번|quantity|3|time"),
        ("ko", "14.5형 화면, 2형태", "14.5형|quantity|14.5|inch;2|quantity|2|"),
        ("ko", "kWh당 214원으로", "214원|money|214|KRW/kWh"),
        ("ko", "한 시간에 4,300원, 월 약정은 230만 원", "4,300원|money|4300|KRW/h;230만 원|money|2300000|KRW/month"),
        ("ko", "- 3090: 112토큰/초", "3090|name||;112토큰/초|quantity|112|token/s"),
        ("tr", "14 küsur saniye sürdü", "14 küsur saniye|quantity|14|s"),
        ("tr", "yirminci yılında on kişiden dokuzu", "yirminci|ordinal|20|;on kişiden dokuzu|ratio|0.9|x"),
        ("tr", "bir A100 saati 145 lira, aylık taahhütle 78.000 lira", "A100|name||;145 lira|money|145|TRY/h;78.000 lira|money|78000|TRY/month"),
    ],
}


@pytest.mark.parametrize(("language", "text", "expected"), [row for rows in ROWS.values() for row in rows])
def test_figures(language: str, text: str, expected: str) -> None:
    found = read_figures(text, language, published=date(2025, 6, 10))
    assert [shown(figure) for figure in found] == expected.split(";")


def shown(figure: Figure) -> str:
    value = "" if figure.value is None else f"{figure.value:.15g}"
    top = "" if figure.value_max is None else f"|{figure.value_max:.15g}"
    return f"{figure.surface}|{figure.kind}|{value}|{figure.unit or ''}{top}"
