"""Right articles in which numbers stand beside each other that make nothing of one another, and what is wrong where they do."""

from __future__ import annotations

import pytest

from pipeline.verify.relation_evidence import MULTIPLIED, RECKONED, SUMMED
from tests.verify.twins import both_ways

RIGHT = [
    ("data that is sent", "ko", "현장\n\n여울 V3는 하루 {}를 그대로 보내면 두 시간이 걸린다. 여울 V3가 골라내면 사진 126GB만 남는다.\n", "360GB", None, ""),
    ("a product told to its first digits", "ko", "임대\n\n같은 칩을 시간당 4,000원에 빌리는 곳이 있다. 우리가 쓴 8만 548시간을 그 값에 빌렸다면 {}이 들었을 것이다.\n", "3억 2,200만 원", None, ""),
    ("another proportion is that of the times", "ko", "MLPerf\n\nMLPerf에서 512개로 50.7분, 10,752개로 3.7분이 걸렸다. 칩은 {}인데 빨라지기는 13.7배다.\n", "21배", None, ""),
    ("what each gives", "ko", "중고\n\n지난달에 14만 원에 넘겼다. 장당 2만 5천 원 손해다. {}씩 낸 사람이 열여덟이다.\n", "13만 원", None, ""),
    ("what each costs is no total", "ko", "청구서\n\n회선 요금이 980만 원이었다.\n\n- 나루 서버 3대: 대당 {}.\n", "2,240만 원", None, ""),
    ("what each has is no total", "tr", "Yonga\n\nParçada iki tabaka var. Üretici işlemci başına {} vadediyor, eski modelde bu 250 teraflop idi.\n", "350 teraflop", None, ""),
    ("so long ago", "tr", "Lisans\n\nTeklif kullanıcı başına yıllık {} çıktı, üç yıl önce 132 dolardı.\n", "168 dolara", None, ""),
    ("so long ago", "ko", "요금\n\n이용료는 사용자 한 명당 연 {}로, 3년 전에는 132달러였다.\n", "168달러", None, ""),
    ("one wall later", "tr", "Ağ\n\nBir duvar sonra Poyraz 1,1 Gbps, Lodos {} Gbps verdi. İki duvar sonra fark kalmadı.\n", "1,3", None, ""),
    ("both ends of a move", "ko", "관제\n\n관제사 한 명이 돌보는 로봇이 3대에서 9대로 늘었다. {}가 되면 사람과 같아진다.\n", "15대", None, ""),
    ("shared out and rounded", "tr", "Okul\n\nHat {}; on bir makineye bölününce makine başına 0,7 Mbps düşüyor.\n", "8 Mbps", None, ""),
    ("the price of one thing, a count of another", "tr", "Borsa\n\nKart saniyede 5 milyar piksel işliyor. Rakip hisse başına 30 dolar teklif etti; toplamı {} ediyor.\n", "108,4 milyar dolar", None, ""),
    ("companies are unlike", "ko", "순위\n\n4위 가람은 21억 달러를 팔았다. 상위 5개사를 더하면 {}다.\n", "146억 달러", None, ""),
    ("raised, no sum", "tr", "Saatler\n\nSarnıç'ın payı yüzde 27,9 oldu, Lodos'un cirodaki yeri yüzde 11. Poyraz gelirin yüzde {}'ini tek başına topladı.\n", "38", None, ""),
    ("the rest is named", "ko", "점유율\n\n점유율은 가람이 {}, 나루가 29%, 미르가 14%이고 나머지는 작은 업체들 몫이다.\n", "44%", None, ""),
    ("the rest is named", "tr", "Paylar\n\nPaylar şöyle: Sarnıç yüzde {}, Poyraz yüzde 29, Lodos yüzde 14, kalanı küçük üreticilerin.\n", "44", None, ""),
    ("a growth is no share", "ko", "분기\n\n매출은 160억 달러였다. 그 가운데 AI가 52억 달러로 {} 뛰었다.\n", "63%", None, ""),
    ("a growth is no share", "tr", "Çeyrek\n\nGelir 160 milyon dolardı. Bunun 52 milyon doları yapay zekâdan geldi, yüzde {} büyüdü.\n", "63", None, ""),
    ("the other way about", "ko", "추정\n\n내년 매출은 1,850억 원, 시총 6,700억 원의 {} 수준이다.\n", "3.6배", None, ""),
    ("a half in words is of anything", "ko", "메모리\n\n새 카드의 메모리는 48GB다. 메모리만 봐도 80GB 대 {} 남짓이다.\n", "절반", None, ""),
    ("one side of a move", "ko", "흡입력\n\n새 청소기는 22,000Pa다. 전작의 {}에서 크게 뛰었고 이슬의 20,000Pa보다 조금 높다.\n", "6,000Pa", None, ""),
    ("a loss and the sales", "ko", "실적\n\n엔비디아는 지난해 {}의 영업 적자를 냈고 매출은 468억 원으로 11.7% 줄었다.\n", "412억 원", None, ""),
    ("a superlative of what is reckoned", "ko", "세 상자\n\n| 항목 | 가람 E1 | 나루 B2 | 미르 Q |\n|---|---|---|---|\n| 가격 | 60만 원 | 90만 원 | 120만 원 |\n\n가람 E1은 열 대를 사야 해서 {}으로 제일 비싸다.\n", "600만 원", None, ""),
    ("two tariffs", "tr", "Ücret\n\nEşitleme aylık 69 lira, yıllık {} lira.\n", "690", None, ""),
    ("two tariffs", "ko", "요금\n\n구독료는 월 9,900원, 연 {}이다.\n", "99,000원", None, ""),
    ("a gap with its own result", "tr", "Kâr\n\nNet kâr marjı yüzde 12'den yüzde 15'e çıktı. Brüt kâr marjı da {} puan artarak yüzde 52 oldu.\n", "4", None, ""),
    ("a headline is cut", "ko", "반도체 인력 {} 부족\n\n협회는 2031년에 12만 7천 명이 모자란다고 했다.\n", "12만 명", None, ""),
    ("a plant above its nominal capacity", "ko", "공장\n\n같은 때 다른 공장의 가동률은 {}였다.\n", "109%", None, ""),
    ("the cache of a disk", "tr", "Disk\n\nSLC önbelleği boşken {} tam hızla yazıldı.\n", "226 GB", None, ""),
    ("a machine in tonnes", "tr", "Fabrika\n\nMakine saatte 220 levha işliyor, ağırlığı {}.\n", "71 ton", None, ""),
    ("two ends of charging", "tr", "Araç\n\nMotor 160 kW. Hızlı şarjda üst sınır 180 kW, yüzde {}'den yüzde 80'e 28 dakikada çıkıyor.\n", "20", None, ""),
    ("items of a list", "tr", "Çeyrek\n\n- Ciro 14,9 milyar dolar, artış yüzde 12.\n- Bulut altyapısı 3,3 milyar dolar, artış yüzde {}.\n", "55", None, ""),
    ("asked, not told", "ko", "질문\n\n동료 카드가 초당 27토큰을 낸다고 합니다. 두 장이면 {}은 나올까요?\n", "초당 40토큰", None, ""),
    ("so many a week", "tr", "Filo\n\nŞirket kentte 100 araçla çalışıyor; toplamda 1.500 aracı ve haftada {} yolculuğu var.\n", "250 bin", None, ""),
    ("how two share a whole", "ko", "판매\n\n번호이동은 66만 건이었다. 새 전화는 104만 대가 나갔고 {} 비율로 큰 것이 많았다.\n", "6 대 4", None, ""),
    ("cores have no memory of their own", "ko", "장비\n\n무료판은 메모리 16GB까지다. 장비는 32코어 프로세서에 메모리 {}를 꽂은 서버.\n", "384GB", None, ""),
    ("ends of a move do not add up", "tr", "Açılış\n\nSon adım 40'tan 12 saniyeye indi. Son toplam {}.\n", "57 saniye", None, ""),
    ("what a model takes", "tr", "Model\n\n70 milyar parametreli model 16 bitlik ağırlıklarla {} tutar. Bir MI300X yeter.\n", "140 GB", None, ""),
    ("one end of a move to another thing", "ko", "두 세대\n\nA100이 나온 것은 2020년이다. 트랜지스터는 542억 개에서 {}로 불었다.\n", "800억 개", None, ""),
    ("a word of its own", "ko", "시험\n\n스트림에서 마루 1은 952GB/s, 마루 2는 1,310GB/s가 나왔습니다. 38%쯤 늘어난 것으로 규격의 차이인 {}와 맞아떨어집니다.\n", "37.5%", None, ""),
    ("a word of its own", "tr", "Dizin\n\nBirincisi bellekte 3 GB ile yetindi, ötekisi {} istedi. Üçüncüsünü zorladık, hatırlama yüzde 87'de kalınca saymadık.\n", "29 GB", None, ""),
    ("what came before it", "ko", "마루 2 둘러보기\n\n- 메모리: 12GB LPDDR5X\n- 저장공간: 256GB\n\n전작의 메모리는 {}였다.\n", "4GB", None, ""),
]  # fmt: skip
RELATED = [
    ("how many there are, and all", "ko", "구매\n\n나루 서버 3대를 샀다. 한 대에 2,240만 원이니 모두 {}을 냈다.\n", "6,720만 원", "6,270만 원", "product"),
    ("how many there are, and all", "tr", "Alım\n\nÜç yıl için 12 sunucu kiraladık. Sunucu başına yıllık 400 dolar, toplamda yılda {} dolar ediyor.\n", "4.800", "8.400", "product"),
    ("a total, added up", "tr", "Fatura\n\nKartlar 65 bin lira, kablolar 15 bin lira. Toplam {} lira.\n", "80 bin", "88 bin", "wrong_total"),
    ("all shares with the rest", "ko", "점유율\n\n점유율은 가람이 44%, 나루가 29%, 미르가 14%, 나머지가 {}다.\n", "13%", "31%", "wrong_total"),
    ("a share of the whole", "ko", "분기\n\n매출은 모두 160억 달러였다. 그 가운데 AI가 52억 달러로 {}다.\n", "32.5%", "63%", "ratio"),
    ("a multiple of a value", "ko", "추정\n\n나루의 매출은 {}으로, 가람 매출 670억 원의 3.6배다.\n", "2,412억 원", "2,142억 원", "ratio"),
    ("a gap with its own values", "tr", "Kâr\n\nNet kâr marjı yüzde 12'den yüzde 15'e çıktı, {} puan arttı.\n", "3", "5", "ratio"),
    ("used beyond all of it", "ko", "메모리\n\n메모리 이용률은 {}였다.\n", "94%", "194%", "impossible"),
    ("so much a month", "tr", "Kira\n\nAyda 70 bin lira ödüyoruz, yani yılda {} bin lira.\n", "840", "480", "product"),
]  # fmt: skip


@both_ways(RIGHT)
def test_numbers_that_are_not_related_are_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


@both_ways(RELATED)
def test_numbers_that_are_related_are_held_against_each_other(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(("words", "sums"), [("toplamda", True), ("hepsini topladık", True), ("toplamıştı", False), ("tek başına topladı", False), ("toplayarak", False)])
def test_what_is_collected_is_no_sum(words, sums):
    assert bool(SUMMED.search(words)) == sums


@pytest.mark.parametrize(("words", "made"), [("# ediyor", True), ("# lira eder", True), ("# iddia ediyor", False), ("# elde ediyor", False)])
def test_a_light_verb_makes_no_total(words, made):
    assert bool(RECKONED.search(words)) == bool(MULTIPLIED.search(words)) == made
