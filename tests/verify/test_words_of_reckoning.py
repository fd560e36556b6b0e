"""What words say of how numbers come about, as in ordinary articles: true as written, wrong when one number or word is changed."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections

# what it is, language, text with a gap, what is true there, what is not, the causes that name the error
TOLD = [
    ("three together", "ko", "순위\n\n가람의 성능은 1.52엑사플롭스다. 누리는 1.21엑사플롭스, 다온은 1.04엑사플롭스를 냈다. 셋을 합치면 {}에 이른다.\n", "3.77엑사플롭스", "3.97엑사플롭스", "wrong_total"),
    ("three shares together", "tr", "Süreçler\n\nGelirin yüzde 11'i 3 nanometreden, yüzde 34'ü 5 nanometreden, yüzde 18'i 7 nanometreden geldi. Bu üç sürecin toplam payı {}.\n", "yüzde 63", "yüzde 73", "wrong_total"),
    ("a hall and its computers", "ko", "센터\n\n전산 부하는 15MW쯤 됩니다. 냉각과 손실까지 더하면 {}니까 PUE로 1.3입니다.\n", "19.5MW", "21.5MW", "ratio"),
    ("a hall and its computers", "tr", "Merkez\n\nBilişim yükü 310 kilovat, soğutmayla birlikte tesisin çekeceği güç {} olarak öngörülüyor; bu da 1,2'lik bir PUE değerine karşılık geliyor.\n", "372 kilovat", "327 kilovat", "ratio"),
    ("a bound that breaks", "ko", '실적\n\n누리 N3 출하량은 2만4000장이다. 회사는 값도 내렸다.\n\n조서린 대표는 "누리 N3 출하량은 지난 분기에만 {}을 넘었다"고 말했다.\n', "2만장", "3만장", "contradiction"),
    ("digits that changed places", "tr", "Kart\n\nKart 21.400 lira, sigorta 450 lira, hepsi 21.850 lira tuttu. Paketleme iyiydi.\n\nÇok soran oldu: kargo dahil {} ödedim, kod yok.\n", "21.850 lira", "21.580 lira", "contradiction"),
    ("a conclusion", "tr", "İnceleme\n\nEski kartta saniyede 41 token alıyordum, yenisinde ortalama 63 token gördüm.\n\nSonuç: 32 milyar parametreli modelde {}, ev için etkileyici.\n", "saniyede 63 token", "saniyede 36 token", "contradiction"),
    ("the unit of a part", "tr", "Depo\n\nDepolama tarafında 5 petabayt isteniyor. Bunun {} NVMe sürücülerde, 3,4 petabaytı döner disklerde tutulacak.\n", "1,6 petabaytı", "1,6 terabaytı", "unit_error"),
    ("parts of so many", "tr", "Parti\n\nİlk partideki 6 bin yonganın 3.800'ü iki bankaya, {} Körfez ülkelerindeki alıcılara gönderilecek.\n", "2.200'ü", "2.600'ü", "wrong_total"),
    ("what it is split into", "ko", "칩\n\n새 칩의 CPU는 20코어인데 성능 코어 {}와 효율 코어 8개로 나뉜다.\n", "12개", "14개", "wrong_total"),
    ("days of waiting", "tr", "Sipariş\n\nKartı 4 Mayıs'ta sipariş ettim, {} elime geçti; dokuz gün bekledim.\n", "13 Mayıs'ta", "23 Mayıs'ta", "contradiction"),
    ("two quarters", "ko", "라온칩 2분기 매출 2150억원\n\n라온칩의 2분기 매출은 2150억원이다. 직원은 800명이다.\n\n1분기 매출이 1980억원이었으므로 상반기 누적 매출은 {}이다.\n", "4130억원", "4330억원", "wrong_total"),
    ("a loss by its noun", "tr", "Kâr arttı\n\nŞirket ilk çeyreği 218,4 milyar lira net kârla kapattı. Geçen yılın aynı döneminde kâr 201 milyar liraydı; {} yüzde 8,7'yi buluyor.\n", "artış", "kayıp", "wrong_side"),
    ("louder", "ko", "소음\n\n팬 소음은 38dBA로 누리 1(35dBA)보다 3dB {}.\n", "시끄럽다", "조용하다", "wrong_side"),
    ("the limit of the older", "tr", "Güç\n\nKartın güç sınırı 600 watt; L40'ın 350 wattlık sınırından 250 watt daha {}.\n", "yüksek", "düşük", "wrong_side"),
    ("what there was before", "ko", "도입\n\n이 센터는 누리 카드 1340장을 들였다. 쓰임이 많다.\n\n내년에 520장을 더 받습니다. 다 들어오면 {}이 됩니다.\n", "1860장", "1950장", "wrong_total"),
    ("an integrated chip", "ko", "슈퍼컴\n\n노드 1만1136개에 MI300A가 모두 4만4544개 들어갔다. MI300A는 CPU 코어 {}와 GPU를 한데 묶은 제품이다.\n", "24개", None, ""),
    ("a quantised file", "ko", "모델\n\n80억 매개변수 모델(4비트, {})은 초당 21.4토큰으로 답했다.\n", "4.7GB", None, ""),
    ("marks of so many", "ko", "점수\n\n성능 27점(30점 만점), 발열 17점(20점), 효율 18점(20점), 값 {}(30점). 더하면 83점이다.\n", "21점", None, ""),
    ("a size and how fast it moves", "ko", "메모리\n\n대역폭도 초당 5.3TB로 H100 SXM(3.35TB)의 {}쯤 됩니다. 8장을 꽂은 서버 한 대로 따지면 메모리는 1.5TB예요.\n", "1.6배", None, ""),
    ("all cards", "ko", "전력\n\n서버 한 대에 8장, 서버가 160대입니다. 카드만 {}예요.\n", "384kW", None, ""),
    ("a file and its cards", "ko", "로컬\n\n70B 4비트 파일이 42.5GB임. 두 장 합쳐 {}니까 여유롭게 들어감.\n", "48GB", None, ""),
    ("what was done and what came of it", "ko", "전력\n\n카드당 250W로 묶으니까 벽 전력이 {}로 내려감.\n", "590W", None, ""),
    ("a server and its cards", "ko", "값\n\n값은 장당 495만 원으로 정했다. 카드 네 장을 꽂은 2U 서버는 {}에 판다.\n", "3,480만 원", None, ""),
    ("rounds by their letters", "ko", "투자\n\n지난 6월 시리즈 B로 830억 원을 받았습니다. 시드 30억 원, 시리즈 A {}을 더해 지금까지 1,240억 원입니다.\n", "380억 원", None, ""),
    ("founders and rounds", "tr", "Tur\n\nDört araştırmacının kurduğu girişim A serisinde 32 milyon, B serisinde 105 milyon dolar almıştı. Yeni tur 275 milyon dolar. Yatırım toplamda {} çıktı.\n", "412 milyon dolara", None, ""),
    ("a link and a memory", "tr", "Bağlantı\n\nNVLink GPU başına 1,8 TB/s sağlıyor; bu, H100'deki {} iki katı.\n", "900 GB/s'nin", None, ""),
    ("one core and all", "ko", "성능\n\n솔개 S2의 시네벤치 멀티 점수는 20,000점, 솔개 S1은 11,000점이다. 싱글 점수는 {}으로 솔개 S1보다 20% 높다.\n", "1,800점", None, ""),
    ("one core and all", "tr", "Başarım\n\nPoyraz X2'nin tek çekirdek puanı 2.100, Lodos L1'inki 1.900. Çok çekirdek puanı {} ile Lodos L1'den yüzde 20 yüksek.\n", "18.000", None, ""),
    ("two firms", "tr", "Gelirler\n\nNVIDIA'nın geliri yüzde 12 artışla 71 milyar dolara, AMD'nin geliri ise yüzde 9 düşüşle {} ulaştı.\n", "77 milyar dolara", None, ""),
    ("a speed and sizes", "tr", "Bellek\n\nAtlas T3 128 GB, H100 80 GB bellekle geliyor. Verinova çipin H100'den {} daha hızlı olduğunu söylüyor.\n", "yüzde 50", None, ""),
    ("a price and transistors", "tr", "Yonga\n\nH100'de 80 milyar transistör var, Atlas T3'te 61 milyar. Verinova, çipin H100'den {} ucuz olduğunu söylüyor.\n", "yüzde 35", None, ""),
    ("a price and another's fall", "tr", "Kitler\n\nTuna Mikro kartını {} satıyor. Jetson Orin Nano ise 499 dolardı, sonra fiyatı yarıya indi.\n", "180 dolara", None, ""),
    ("a whole machine", "ko", "전력\n\n저는 3090을 두 장 쓰는데 한 장당 280W로 제한 걸어놔서 본체 전체가 {} 정도 먹어요.\n", "700W", None, ""),
    ("a share of its own", "tr", "Paylar\n\nAMD'nin payı yüzde 11. Bir yıl önce yüzde 78 olan NVIDIA'nın payı {} geriledi.\n", "7 puan", None, ""),
]  # fmt: skip
WRONG = [told for told in TOLD if told[4] is not None]


@pytest.mark.parametrize(("rule", "language", "text", "right", "wrong", "cause"), WRONG, ids=[f"{t[0]}-{t[1]}" for t in WRONG])
def test_what_is_wrong_is_found(store, read, rule, language, text, right, wrong, cause):
    del rule, right
    assert cause in objections(store, read, text.format(wrong), language)


@pytest.mark.parametrize(("rule", "language", "text", "right", "wrong", "cause"), TOLD, ids=[f"{t[0]}-{t[1]}" for t in TOLD])
def test_what_is_true_is_left_alone(store, read, rule, language, text, right, wrong, cause):
    del rule, wrong, cause
    assert not objections(store, read, text.format(right), language)
