"""True articles that looked wrong, and what is wrong in them when one word or number is changed."""

from __future__ import annotations

import pytest
from handmade_cases import case, claim, number

from pipeline.verify.lone_units import check_lone_units
from pipeline.verify.numbers import DEFAULT_TOLERANCES
from pipeline.verify.of_each import check_of_each
from pipeline.verify.repetitions import check_repetitions
from tests.verify.twins import both_ways

TOLD = [
    ("a change from a third thing", "ko", "물결반도체, 이슬 R3 공개… H100보다 전력 40% 적게\n\n이슬 R3의 소비 전력은 {}로 전작인 이슬 R2(410W)보다 22% 낮다.\n", "320W", "230W", "ratio"),
    ("another predicate", "ko", "자판\n\n키는 1.8mm 깊이로 눌린다. 전작의 1.5mm보다 20% {} 손끝이 덜 아프다.\n", "깊어져", "얕아져", "wrong_side"),
    ("depth", "tr", "Klavye\n\nTuşlar 1,8 mm iniyor. Eski modelin 1,5 mm'sinden yüzde 20 daha {}.\n", "derin", "sığ", "wrong_side"),
    ("a rated power and the mean", "ko", "충전\n\n80W 충전기를 물리면 45분에 절반인 45Wh가 찬다. 평균 {}로 채우는 꼴이다.\n", "60W", None, "product"),
    ("shares in thousands", "ko", "청약\n\n청약에 8억 7500만 주의 주문이 들어왔다. 일반 투자자 몫 62만 5000주의 {}다. 이틀간 진행했다.\n", "1400배", "1300배", "ratio"),
    ("a day of speaking", "ko", "상장\n\n23일 상장 주관사인 나루증권에 따르면 청약은 이틀간 이어졌다.\n\n경쟁률은 높았다.\n\n상장일은 {}이다.\n", "8월 3일", None, "contradiction"),
    ("a share of the whole", "ko", "주문\n\n이틀간의 청약에 모두 8억 5000만 주의 주문이 들어왔다.\n\n나루증권이 받은 주문은 전체의 {}인 5억 4400만 주였다.\n", "64%", None, "contradiction"),
    ("the square of a pitch", "ko", "범프\n\n범프의 간격은 지난해 50마이크로미터에서 올해 {}마이크로미터로 좁아졌다. 같은 넓이에 6.25배 많은 범프가 들어간다.\n", "20", None, "ratio"),
    ("what each draws", "ko", "전력\n\n최대 전력은 구형이 장당 300W로 9.6kW, 신형이 장당 700W로 11.2kW이며 합계 {}입니다.\n", "20.8kW", "28.2kW", "wrong_total"),
    ("a generation by its number", "ko", "보드\n\n2세대 칩 네 개를 올린 보드가 180테라플롭스. 이듬해 3세대 보드는 420테라플롭스로 2세대 보드보다 2.3배 {}.\n", "빨라집니다", "느려집니다", "wrong_side"),
    ("a kind that does not fit", "tr", "Enerji\n\nBir bit bakırda 12 pikojul yakıyor, bizde 5. Lif başına bakırın 19,2 vatına karşı {}.\n", "8 vat", None, "product"),
    ("one and all", "tr", "Sunucu\n\nSekiz adet H200 ve 2 TB sistem belleği var. Her H200'de 141 GB bellek bulunur; sunucudaki GPU belleği toplam {}.\n", "1128 GB'tır", None, "contradiction"),
    ("a total is no part", "ko", "투자\n\n기업가치는 2년 전 2,900억 원이었다. 시드 50억 원, 시리즈 A 180억 원, 시리즈 B 450억 원에 이번 금액까지 더하면 모은 돈은 모두 {}이다.\n", "2,130억 원", None, "wrong_total"),
    ("more than so many times", "tr", "Güç\n\n300 W'lık karttan 700 W'lık karta geçildi, yani {}. Soğutma da değişti.\n", "iki katından fazla", None, "ratio"),
    ("a percentage of its own", "tr", "Pil\n\n5.000 mAh'lik telefon yüzde 11, 4.800 mAh'lik telefon {} kaybetti.\n", "yüzde 8", None, "ratio"),
    ("a discount on offer", "tr", "Fiyat\n\nFiyatlar 16 GB'lık sürüm için 62.000 TL, 32 GB'lık sürüm için 69.000 TL. Peşin alımda {} indirim var.\n", "yüzde 5", None, "ratio"),
    ("the price of the other", "ko", "값\n\n값은 29만 원, 가람 미니(39만 원)보다 {} 싸다.\n", "10만 원", "15만 원", "ratio"),
    ("the time told once", "ko", "물\n\n공장은 하루 450톤을 쓰고 있고 증설 뒤에는 720톤을 쓸 것으로 본다. {} 늘어나는 셈이다.\n", "270톤", None, "unit_error"),
    ("an amount of something else", "ko", "구매\n\n모두 4,410만 원이다. 정부 보조금 1,764만 원을 받으면 학교 부담은 {}으로 떨어진다.\n", "2,646만 원", None, "wrong_side"),
    ("a second step", "ko", "요금\n\n이용료는 시간에 3,400원으로, 평균 요금 6,800원의 절반이다. 대학은 여기서 다시 {}를 할인받는다.\n", "30%", None, "ratio"),
    ("a second step", "tr", "Fiyat\n\nKart 6.800 liradan 3.400 liraya indi. Okullara ayrıca {} indirim yapılıyor.\n", "yüzde 30", None, "ratio"),
    ("a share of its own before a move", "ko", "캐시\n\n고객사에서 적중률 {}, 지연은 840밀리초에서 260밀리초로 줄었다.\n", "72%", None, "ratio"),
    ("a count times another amount far above", "tr", "Kabin\n\nT4 256 gigabayt bellek taşıyor.\n\nRakip kartta 288 gigabayt var.\n\n64 işlemcinin bir araya geldiği kabinde toplam {} terabayt bellek bulunuyor.\n", "16,4", None, "product"),
    ("a bracket behind another thing", "ko", "카드\n\n대역폭은 초당 2.4TB로 전작({})의 4.7배에 이른다.\n", "512GB/s", None, "conversion"),
    ("a bracket behind another thing", "tr", "Kart\n\nBant genişliği 2,4 TB/s ile selefini ({}) dört kattan fazla geçiyor.\n", "512 GB/s", None, "conversion"),
    ("the lower of a ratio of energies", "ko", "센터\n\n장성 센터는 PUE가 {}로 안산의 1.42보다 훨씬 낫습니다.\n", "1.18", None, "wrong_side"),
    ("the lower of a ratio of energies", "tr", "Merkez\n\nKonya merkezinin PUE değeri {} ile İzmir'in 1,42 değerinden çok daha iyi.\n", "1,18", None, "wrong_side"),
    ("all that begins with these digits", "ko", "30만원대 학습용 보드 '마루 K1' 사용기\n\n마루 K1을 써 봤다. 마루 K1의 값은 {}이다.\n", "34만 9천원", None, "contradiction"),
    ("drawn, and less than it may draw", "tr", "Kart\n\nSarnıç S1 75 W, RTX 4090 ise {} çekti.\n", "310 W", None, "reference_differs"),
    ("what came of a move", "tr", "Ağ\n\nKüme 22 dakikada bitiriyor. Ağ kartlarını 400 Gb/sn'den 800 Gb/sn'ye çıkarmak tek başına {} kazandırdı.\n", "yüzde 18", None, "ratio"),
    ("what came of a move", "ko", "망\n\n클러스터는 22분에 끝낸다. 네트워크를 400Gb/s에서 800Gb/s로 바꾼 것만으로 {} 빨라졌다.\n", "18%", None, "ratio"),
    ("how many would do", "ko", "메모리\n\n카드 메모리는 장당 64GB다. 70B 모델은 FP8로도 {}라 2장이면 빠듯하고 4장은 필요하다.\n", "70GB", None, "product"),
    ("a price somewhere in the hundreds", "ko", "값\n\nHBM4 제시 가격은 개당 {} 중반으로 HBM3E(370달러)보다 절반가량 비싸다.\n", "500달러대", None, "ratio"),
    ("rounded to the digits written", "ko", "서버\n\n카드 8장짜리 서버다. 장당 메모리가 192GB라 모두 {}다.\n", "1.5TB", "1.8TB", "product"),
    ("what leads to it", "ko", "메모리\n\n새 카드는 메모리가 {}라 80GB짜리 H100 네 장이 하던 일을 두 장으로 한다.\n", "141GB", None, "product"),
    ("an advised supply", "ko", "전원\n\n가람 K4 두 장은 420W를 쓴다.\n\n가람 K4의 시스템 전원은 {} 이상을 권합니다.\n", "550W", None, "contradiction"),
    ("layers of a stack", "tr", "Bellek\n\n12 katmanlı yığınlar 36 GB. Kart bu yığınlarla toplam {} belleğe çıkıyor.\n", "288 GB", None, "product"),
    ("a margin", "tr", "Beklenti\n\nŞirket 300 milyon dolarlık bir sapma payıyla 10,7 milyar dolar gelir öngörüyor. Yatırım toplamda {} doları bulacak.\n", "14 milyar", None, "wrong_total"),
    ("a late delivery", "tr", "Fabrika\n\nYeni hattın açılışında {} gecikme oldu. Üretim martta başlıyor.\n", "8 ay", None, "out_of_range"),
    ("a clause of its own before a move", "tr", "Kartlar\n\nSarp 4, selefi Sarp 3'ün {} hıza çıkarken güç tüketimi 80 vattan 120 vata yükseldi.\n", "üç katı", None, "ratio"),
    ("a clause of its own before a move", "ko", "카드\n\n이슬 R5는 전작 R4의 {} 속도를 내면서 소비 전력은 80W에서 120W로 늘었다.\n", "세 배", None, "ratio"),
    ("a value below its number", "tr", "Görüntü\n\nYarışta NVIDIA dakikada yaklaşık 40 görüntü çıkarırken Gaudi 3 30'u bile göremedi, yani {} geride kaldı.\n", "yüzde 27", "yüzde 52", "ratio"),
    ("a value below its number", "ko", "그림\n\n엔비디아가 분당 40장을 그릴 때 가람 K4는 30장에도 못 미쳐 {} 뒤졌다.\n", "27%", "52%", "ratio"),
    ("things of two makers", "ko", "추론 칩\n\n이슬반도체가 공개한 이슬 R5는 48GB 용량의 HBM3를 얹어 초당 {}의 메모리 대역폭을 확보했다.\n\n시장에는 다른 제품도 있다. 퓨리오사AI의 '레니게이드'는 HBM3 48GB에 1.5TB/s의 대역폭을 갖췄고, TDP는 이슬 R5와 같은 180W다.\n", "1.6TB", None, "contradiction"),
    ("what another is only compared with", "ko", "칩\n\n이슬 R5는 초당 1.6TB의 메모리 대역폭을 갖췄다.\n\n엔비디아 H100의 FP8 성능은 1979TFLOPS로 이슬 R5의 3.5배에 달하고, 메모리 대역폭도 {}로 두 배가 넘는다.\n", "3.35TB/s", None, "contradiction"),
    ("what another is only compared with", "tr", "Yonga\n\nSarp-R5 saniyede 1,6 TB bellek bant genişliği sunuyor.\n\nNVIDIA H100 fiyatta Sarp-R5'ten daha pahalı ve {} bellek bant genişliği taşıyor.\n", "3,35 TB/s", None, "contradiction"),
    ("a gap that is as large as a value", "ko", "보증\n\n값도 보자. 다만 R200의 보증은 2년으로 L40S보다 1년 {} 점은 감안해야 한다.\n", "짧다는", None, "wrong_side"),
    ("a gap that is as large as a value", "tr", "Garanti\n\nYalnız R200'ün garantisi 2 yıl ve L40S'ten 1 yıl daha {}.\n", "kısa", None, "wrong_side"),
    ("kinds of things", "ko", "가속기 {}으로 같은 모델 학습시켜 보기\n\n장비는 모두 8장짜리 노드 하나씩이다. 8장으로 GPT-2가 초당 11만 토큰 나왔다.\n", "다섯 종", None, "headline_differs"),
    ("a gap that widens", "ko", "학습\n\n참매 N2 128개는 41.5분으로 같은 수의 H100(74.7분)보다 1.8배 빨랐고, A100 128개가 지난해 세운 {}과는 5배 넘게 벌어졌다.\n", "210분", None, "wrong_side"),
    ("degrees are no count", "ko", "노트북\n\n배터리는 65Wh다. 부하를 걸자 47도까지 올랐다.\n\n평균 소비 전력은 {}다.\n", "11W", None, "unit_error"),
    ("an amount and a rate", "ko", "메모리\n\n출하량은 지난 분기보다 60% 늘었다. 새 제품의 용량은 8단(24GB)보다 크고, 핀당 속도는 {}다.\n", "9.6Gbps", None, "unit_error"),
    ("the other side's in brackets", "ko", "노트북\n\n인코딩은 {}, 젠북(9분 20초)의 3분의 2도 안 걸린다.\n", "5분 50초", None, "conversion"),
    ("the other side's in brackets", "tr", "Dizüstü\n\nKodlama {}, Zenbook'un (9 dakika 20 saniye) yarısı kadar sürdü.\n", "4 dakika 40 saniye", None, "conversion"),
]  # fmt: skip


@both_ways(TOLD)
def test_what_is_wrong_is_found_and_what_is_true_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(("owner", "found"), [("Serin L1", 0), ("Serin S3", 2)])
def test_values_of_two_things_that_their_sentences_name_do_not_contradict(owner, found):
    text = "Serin S3 32 TOPS işlem gücü sunuyor. Şirket 500.000 adet Serin S3 sevk etmeyi ve 80 TOPS işlem gücü sunan Serin L1'i çıkarmayı hedefliyor."
    slots = {"metric": "compute_performance", "confidence": 0.95}
    first, second = (claim(number(text, f"{value} TOPS", value, "TOPS"), subject=subject, **slots) for value, subject in ((32, "Serin S3"), (80, owner)))
    assert len(list(check_repetitions(case(text, [first, second], language="tr"), DEFAULT_TOLERANCES))) == found


@pytest.mark.parametrize(("language", "text", "surfaces", "wrong"), [
    ("tr", "Sarp 3: 36,2 saat. Saatliğini A100 için 1,99 dolardan, Sarp 3 için {} dolardan aldım.", ("36,2 saat", "1,99 dolardan", "dolardan aldım"), False),
    ("ko", "가람 K4는 36.2시간 걸렸다. 시간당 요금은 H100이 1.99달러, 가람 K4가 {}달러다.", ("36.2시간", "1.99달러", "달러다"), False),
    ("ko", "가람 K4는 36.2시간 걸렸다. 시간당 요금이 1.99달러라 {}달러를 냈다.", ("36.2시간", "1.99달러", "달러를"), True),
])  # fmt: skip
def test_a_rate_of_another_thing_is_no_total(language, text, surfaces, wrong):
    last = "81" if wrong else "1.2"
    whole = text.format(last)
    hours, rate = number(whole, surfaces[0], 36.2, "h"), number(whole, surfaces[1], 1.99, "USD/h", kind="money")
    other = number(whole, f"{last}{'달러' if language == 'ko' else ' dolardan'}", float(last), "USD" if wrong else "USD/h", kind="money")
    assert bool([f for f in check_of_each(case(whole, [], numbers=[hours, rate, other], language=language), DEFAULT_TOLERANCES) if f.verdict == "conflicting"]) == wrong


@pytest.mark.parametrize(("beside", "found"), [("수전 용량 40MW 가운데 ", 0), ("", 1)])
def test_a_value_beside_another_of_its_unit_has_the_unit_meant(beside, found):
    text = f"랙은 42kW. 새 랙은 120kW. 다 차면 {beside}31MW를 쓴다."
    told = [claim(number(text, surface, value, unit), subject="센터", metric="power") for surface, value, unit in (("42kW", 42, "kW"), ("120kW", 120, "kW"), ("31MW", 31, "MW"))]
    numbers = [c.figure for c in told] + ([number(text, "40MW", 40, "MW")] if beside else [])
    assert len(list(check_lone_units(case(text, told, numbers=numbers), DEFAULT_TOLERANCES))) == found
