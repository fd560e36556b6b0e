"""Figures held against values that stand far away or beside them in the same way: each with the right text beside the wrong."""

from __future__ import annotations

from tests.verify.twins import both_ways

FAR = [
    ("a headline over before and after", "ko", "가람은행, 서버 전력 {} 줄였다\n\n가람은행이 서버를 바꿨다. 전에는 90kW였는데 지금은 54kW를 쓴다.\n", "40%", "55%", "ratio"),
    ("two values after one rate", "tr", "Kart tanıtıldı\n\nSlaytta “Watt başına yüzde {} daha fazla” yazıyor. Konuşma uzundu.\n\nEski kart watt başına 2,5 TOPS veriyordu. Yenisi watt başına 3,5 TOPS veriyor.\n", "40", "65", "ratio"),
    ("what each card has", "tr", "Sunucu\n\nHer kartta 96 GB bellek bulunur.\n\nÖnceki modelde kart başına bellek 64 GB'tı. Yenisinde kart başına yüzde {} daha fazla bellek var.\n", "50", "70", "ratio"),
    ("a named whole", "tr", "Bilanço\n\nŞirket 5,0 milyar TL satış geliri açıkladı. Ofis kirası değişmedi. Müdür konuştu.\n\nHava güzeldi. Kartlardan gelen 1,5 milyar TL, toplam gelirin yüzde {}'u.\n", "30", "45", "ratio"),
    ("a margin of another thousand", "tr", "Bilanço\n\nŞirket 5,0 milyar TL satış geliri açıkladı. Net kâr 900 {} TL oldu; net kâr marjı yüzde 18.\n", "milyon", "milyar", "ratio"),
    ("so much a month for so many months", "tr", "Kiralama\n\nAylık 350.000 TL'ye, en az 12 aylığına kiralanır. Bir yıllık sözleşmenin bedeli {} TL'dir.\n", "4.200.000", "4.700.000", "product"),
    ("parallel clauses with two units", "ko", "결과\n\n256개로는 92.4{}, 512개로는 47.1분이 걸렸다.\n", "분", "초", "unit_error"),
    ("lines over two times", "ko", "비교\n\n모델 하나를 돌렸다.\n - 갑 카드: 초당 31토큰\n - 을 카드: {} 58토큰\n결과는 이렇다.\n", "초당", "분당", "unit_error"),
    ("more at rest than at most", "ko", "모듈\n\n■ 사양\n· 전력: 최대 12W, 대기 600{}\n· 무게: 80g\n", "mW", "W", "unit_error"),
    ("polite speech", "ko", "대담\n\n구리는 16나노초, 저희가 22나노초로 저희 쪽이 6나노초 {}.\n", "느립니다", "빠릅니다", "wrong_side"),
    ("lines of a list by their names", "ko", "후기\n\n - 3090 x2 : 초당 14토큰\n - 5090 : 초당 3토큰\n여기서는 3090 두 장이 5090보다 훨씬 {}.\n", "빠릅니다", "느립니다", "wrong_side"),
    ("a difference of values told long before", "tr", "Liman\n\nKartlar limanda 58 gün bekledi. Şirket ceza ödedi. Müdür yorgundu. Hava sıcaktı.\n\nGeçen yıl bir başka firmanın kartları 45 gün beklemişti. Bu kartlar ondan 13 gün daha {} süre kaldı.\n", "uzun", "kısa", "wrong_side"),
    ("what is denied is counted", "ko", "팬 없는 모듈 '가온' 출하\n\n모듈이 나왔다.\n\n■ 사양\n· 냉각: 방열판{}\n· 무게: 80g\n", "(자연 대류)", "과 40mm 팬 1개", "contradiction"),
    ("a count beside a rare word", "tr", "Gümrük\n\nGelen kartlardan 850 kart depoda kaldı. Belgeler inceleniyor.\n\nMüdür temkinli: depodaki {} kart için bir tarih yok.\n", "850", "650", "contradiction"),
]  # fmt: skip


@both_ways(FAR)
def test_a_figure_that_does_not_fit_is_in_conflict_and_what_is_right_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)
