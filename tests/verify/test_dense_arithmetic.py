"""True articles full of arithmetic, and what is wrong in them when one word or number is changed."""

from __future__ import annotations

from tests.verify.twins import both_ways

TOLD = [
    ("who is still to come", "ko", '회사\n\n"설계 인력이 31명, 조립이 {}, 판매가 12명입니다. 올해 열다섯 명쯤 더 뽑을 계획입니다."\n', "24명", None, "wrong_total"),
    ("who is still to come", "tr", "Şirket\n\nTasarımda 31, üretimde {}, satışta 12 kişi çalışıyor. Bu yıl 15 kişi daha almayı planlıyoruz.\n", "24 kişi", None, "wrong_total"),
    ("ratios of two times", "ko", "센터\n\n서버가 쓰는 전력이 4MW인 곳입니다. 공기로 식힐 때는 PUE가 1.5여서 건물 전체로는 {}를 썼습니다. 바꾼 뒤에 PUE가 1.2가 됐고, 건물 전체 전력은 4.8MW로 내려갔습니다.\n", "6MW", "9MW", "ratio"),
    ("a ratio and its powers", "ko", "센터\n\n전산 부하가 4MW, 냉각까지 더한 전체 전력이 4.8MW다. PUE로 나타내면 {}다.\n", "1.2", "1.4", "ratio"),
    ("a ratio and its powers", "tr", "Merkez\n\nSunucular 4 MW, soğutmayla birlikte tesis 4,8 MW çekiyor. PUE değeri {}.\n", "1,2", "1,4", "ratio"),
    ("energy of a tariff", "ko", "수조\n\n수조 하나에 서버 36대가 들어갑니다. 공기로 식히는 랙은 36kW가 고작입니다.\n\n전기요금은 {}에 150원으로 잡았습니다.\n", "1kWh", None, "unit_error"),
    ("energy of a tariff", "tr", "Havuz\n\nBir havuza 36 sunucu giriyor. Havayla soğutulan kabin 36 kW kaldırıyor.\n\nElektriği {} için 4 liradan hesapladım.\n", "1 kWh", None, "unit_error"),
    ("what some come to is not each", "ko", "견적\n\n카드는 한 장에 90만 원씩 360만 원, 파워 두 개가 40만 원, 보드가 {}입니다. 모두 합쳐 500만 원 들었습니다.\n", "100만 원", None, "wrong_total"),
    ("so many of so much each", "ko", "견적\n\n카드는 한 장에 90만 원씩 네 장을 샀습니다. 카드 값만 모두 {} 들었습니다.\n", "360만 원", "380만 원", "wrong_total"),
    ("a month of before", "ko", "전기\n\n하루에 9kWh, 한 달(30일)이면 270kWh가 늘어납니다. 원래 우리 집이 한 달에 {}를 썼습니다.\n", "150kWh", None, "product"),
    ("a month of so many days", "ko", "전기\n\n하루에 9kWh를 쓰니 한 달이면 {}가 됩니다. 요금이 걱정입니다.\n", "270kWh", "470kWh", "product"),
    ("a month of so many days", "tr", "Elektrik\n\nKart günde 9 kWh yakıyor, ayda {} ediyor. Fatura kabarık gelecek.\n", "270 kWh", "470 kWh", "product"),
    ("what they can give and what is drawn", "ko", "전원\n\n파워가 900W짜리 두 개 맞죠? 전체가 {}면 1,800W 용량에서 60%만 쓰는 거라 여유 있네요.\n", "1.08kW", None, "product"),
    ("the next issue", "ko", "{} 칩 편지\n\n여러 소식을 모았습니다.\n\n제42호는 다음 주 수요일에 보내 드립니다.\n", "제41호", None, "contradiction"),
    ("by how much another differs", "ko", "세대\n\nA100은 400W, H100은 700W입니다. H100은 A100보다 {}를 더 먹습니다.\n", "300W", "500W", "ratio"),
    ("by how much another differs", "tr", "Kuşaklar\n\nA100 400 W, H100 700 W çekiyor. H100, A100'den {} fazla çekiyor.\n", "300 W", "500 W", "ratio"),
    ("which of two got faster", "ko", "학습\n\nA100 여덟 장은 {}, H100 여덟 장은 6.5분입니다. 2.6배 빨라졌어요.\n", "16.9분", None, "wrong_side"),
    ("which of two is faster", "ko", "학습\n\nA100 여덟 장은 16.9분, H100 여덟 장은 6.5분입니다. H100이 A100보다 2.6배 {}.\n", "빠릅니다", "느립니다", "wrong_side"),
    ("no part of it", "ko", "센터\n\n랙 한 대가 쓰는 전력은 20kW다. 모두 채우면 전산 장비에만 {}가 들어간다. 여기에 냉각과 조명을 더한 건물 전체의 전력은 24MW로 설계됐다. PUE로 나타내면 1.2다.\n", "20MW", None, "wrong_total"),
    ("crews and people", "ko", "센터\n\n일하는 사람은 {}이다. 18명씩 4개 조가 번갈아 밤낮을 지키고, 나머지 12명은 낮에 출근하는 관리 인력이다.\n", "84명", None, "wrong_total"),
    ("crews and people", "tr", "Merkez\n\nBurada {} çalışıyor. 18'er kişilik 4 vardiya gece gündüz nöbet tutuyor, kalan 12 kişi gündüz geliyor.\n", "84 kişi", None, "wrong_total"),
    ("who is left", "ko", "센터\n\n일하는 사람은 84명이다. 72명은 현장에서, 나머지 {}은 낮에 출근하는 관리 인력이다.\n", "12명", "22명", "wrong_total"),
    ("day and night", "ko", "센터\n\n모두 30명이 일한다. 낮에는 {}, 밤에는 12명이 지킨다.\n", "18명", "15명", "wrong_total"),
    ("fine tuning", "tr", "Küme\n\nH100 sayısı 16'dan 128'e çıkınca {} 6,3 dakikaya iniyor.\n", "ince ayar", None, "wrong_side"),
    ("a thing that is thinner", "tr", "Soğutucu\n\nSoğutucu 42 mm kalınlığında, eskisi 36 mm'ydi: 6 mm daha {}.\n", "kalın", "ince", "wrong_side"),
    ("two prices that fell", "tr", "Kira\n\nH100'ün saatlik kirası 4,90 dolardan {} indi. A100 ise iki buçuk dolardan 2,10 dolara geriledi.\n", "4,60 dolara", None, "wrong_total"),
    ("cards of another comment", "ko", "댓글\n\n하늘: 5090은 575W를 먹습니다. 저는 400W로 묶었습니다.\n\n바다: 저는 3090 두 장입니다. 두 장 합쳐 {}를 먹습니다.\n", "700W", None, "wrong_total"),
    ("of another system", "ko", "전기\n\n벽에서 재서 5090 시스템이 추론 중 {}, R9700 두 장짜리가 690W였습니다.\n", "640W", None, "product"),
    ("what two cost", "ko", "가격\n\n5080은 올해 3월에 240만 원 주고 샀고, B580은 장당 55만 원에 직구했습니다. 두 장이면 110만 원이니 130만 원 {}.\n", "싸네요", "비싸네요", "wrong_side"),
    ("what was shipped in a year", "ko", "자주 묻는 질문\n\n초기 불량률은 {} 출하분 기준 0.2% 미만입니다.\n\n이슬 R6는 2028년 1분기에 출시할 예정입니다.\n", "2026년", None, "contradiction"),
    ("a plan told twice", "ko", "자주 묻는 질문\n\n이슬 R6는 {} 1분기에 출시할 예정입니다.\n\n값은 정해지지 않았습니다.\n\n정리하면 이슬 R6는 2028년 1분기에 출시된다.\n", "2028년", "2027년", "contradiction"),
    ("a change is no level", "ko", "전망\n\n내년 가격이 평균 10% 떨어지더라도 물량이 30% 늘어 매출은 {} 넘게 커질 것이라고 내다봤다.\n", "20%", None, "wrong_side"),
    ("how much of it is taken", "tr", "Forum\n\nRTX 3090'ın 24 GB belleği var.\n\nRTX 3090'da modeli açınca bellek {} civarında doluyor.\n", "22 GB", None, "contradiction"),
]  # fmt: skip


@both_ways(TOLD)
def test_what_is_wrong_is_found_and_what_is_true_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)
