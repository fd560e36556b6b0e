"""Who says so: one Korean and one Turkish example for every frame of reporting."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.settings import Settings

FRAMES = [
    ("ko", "according", "나래칩스에 따르면 새벽 N7의 전력은 300W다.", "300W", "나래칩스"),
    ("tr", "according", "Rüzgâr Yonga'nın açıklamasına göre Poyraz P3 300 W çekiyor.", "300 W", "Rüzgâr Yonga"),
    ("ko", "said", "나래칩스는 새벽 N7의 전력이 300W라고 밝혔다.", "300W", "나래칩스"),
    ("tr", "said", "NVIDIA, yeni kartın 300 W çektiğini açıkladı.", "300 W", "NVIDIA"),
    ("ko", "company", "인텔은 새 칩을 내놨다. 회사 측은 전력이 300W라고 설명했다.", "300W", "Intel"),
    ("ko", "company", "나비칩이 가속기 샛별 X2를 내놨다. 나비칩은 서울에 있다. 오름은행이 이를 산다. 회사는 샛별 X3의 전력이 300W라고 주장했다.", "300W", "나비칩"),
    ("tr", "company", "Dalga Yonga, Lodos L1 kartını gösterdi. Dalga Yonga Ankara'da. Ova Bilişim onu sınıyor. Şirket, Lodos L2'nin 300 W çekeceğini savundu.", "300 W", "Dalga Yonga"),
    ("tr", "company", "Intel yeni yongasını tanıttı. Şirket, yonganın 300 W çektiğini savundu.", "300 W", "Intel"),
    ("ko", "unnamed", "업계는 H100의 가격이 3만 달러라고 본다.", "3만 달러", "업계"),
    ("tr", "unnamed", "Analistler H100 fiyatının 30 bin dolar olduğunu tahmin ediyor.", "30 bin dolar", "Analistler"),
    ("ko", "company_of_the_thing", "RTX 4090은 빠르다. 텐서리프의 T40은 9초가 걸린다. 제조사는 T40의 전력이 300W라고 밝혔다.", "300W", "텐서리프"),
    (
        "tr", "company_no_foundry", "Kuzgun Silikon, Toros'u tanıttı. TSMC'nin 5 nanometre süreciyle üretilen Toros 96 GB. Şirketin verdiği bilgiye göre Toros 300 W çekiyor.", "300 W", "Kuzgun Silikon",
    ),
    ("tr", "pledges", "Intel yeni yongasını tanıttı. Şirket, H100'e göre yüzde 20 daha fazla hız vadediyor.", "yüzde 20", "Intel"),
    ("tr", "gives", "NVIDIA'nın verdiği güç değeri H100 için 700 watt.", "700 watt", "NVIDIA"),
    (
        "tr", "dashes", "Kurucu Nazlı Karahisar ile konuştuk.\n\n– Kaç kartınız var?\n\n– Bir odada H100 var.\n\n– Gücü ne kadar?\n\n– H100 700 W çekiyor.", "700 W", "Nazlı Karahisar",
    ),
    ("ko", "opinion", "H100의 전력은 700W라는 게 엔비디아의 설명이다.", "700W", "NVIDIA"),
    ("ko", "tells", "엔비디아가 밝힌 H100의 전력은 700W다.", "700W", "NVIDIA"),
    ("tr", "tells", "NVIDIA'nın tahmini, H100 talebinin 2 milyon adet olacağı yönünde.", "2 milyon adet", "NVIDIA"),
    ("ko", "quotation", '엔비디아는 "H100은 700W를 쓴다. 서버는 10kW를 넘는다"고 했다.', "10kW", "NVIDIA"),
    ("tr", "quotation", "NVIDIA, “H100 700 W çeker. Sunucu 10 kW'ı aşar” diye açıkladı.", "10 kW", "NVIDIA"),
    ("ko", "headline", '엔비디아 "H100, A100보다 3배 빠르다"\n\nH100이 나왔다.', "3배", "NVIDIA"),
    ("ko", "surname", "강다솔 대표가 무대에 섰다. 강 대표는 H100의 전력이 700W라고 말했다.", "700W", "강다솔"),
    ("ko", "introduced", "팁스터 달토끼가 글을 올렸다. 그에 따르면 RTX 5090의 메모리는 32GB다.", "32GB", "달토끼"),
    ("ko", "raw_name", "한바다리서치에 따르면 HBM 시장은 300억 달러다.", "300억 달러", "한바다리서치"),
    ("tr", "raw_name", "Bozkırlı'ya göre H100 700 W çekiyor.", "700 W", "Bozkırlı"),
    ("tr", "bare_report", "Intel yeni yongasını tanıttı. Açıklamaya göre Panther Lake 45 W çekiyor.", "45 W", "Intel"),
    ("tr", "hearsay", "H100 raflarda. Kanal haberlerine göre fiyatı 30 bin dolar.", "30 bin dolar", "Kanal haberleri"),
    ("tr", "plural_nominal", "NVIDIA, H100 için 700 W ayırdıklarını kaydetti.", "700 W", "NVIDIA"),
    ("tr", "second_verb", "NVIDIA, H100'ün yerli olduğu yanıtını verdi; sunucuda 10 kW çektiğini kaydetti.", "10 kW", "NVIDIA"),
    ("ko", "participle", "H100의 가격이 3만 달러라고 한 서버업체 관계자는 주장했다.", "3만 달러", "서버업체 관계자"),
    ("ko", "bracketed", '새벽 N7이 나왔다.\n\n[강다솔 이사] "새벽 N7은 300W를 씁니다."', "300W", "강다솔"),
    ("tr", "capitals", "Genel Müdür Leyla Tuncay stüdyomuzda.\n\nTUNCAY (SES): H100 700 W çekiyor.", "700 W", "Leyla Tuncay"),
    ("ko", "headline_comma", '엔비디아, H100 공개…"A100보다 3배 빠르다"\n\nH100이 나왔다.', "3배", "NVIDIA"),
    ("ko", "questions", "가람칩스 김도현 대표를 만났다.\n\n참매의 전력은 얼마인가?\n\n참매는 300W를 쓴다.\n\n가격은 정했나?\n\n2만 달러로 정했다.", "300W", "김도현"),
    ("tr", "questions", "Kurucu Selin Erdoğmuş ile konuştuk.\n\nH100 kaç watt çekiyor?\n\nH100 700 W çekiyor.\n\nFiyatı ne?\n\n30 bin dolar.", "700 W", "Selin Erdoğmuş"),
    ("ko", "bold_questions", "참매를 만드는 가람칩스 한지우 대표\n\n한지우 대표가 문을 열어 줬다.\n\n**전력은 그대로?**\n\nH100은 700W를 씁니다.\n\n**값은 조금 내렸군요.**\n\n3만 달러까지 내렸어요.\n\n**다음은 뭔가요?**\n\n쉬려고요.", "3만 달러", "한지우"),
    ("tr", "bold_questions", "Poyraz'ın kurucusu Elif Sönmez: “Acelemiz yok”\n\nKahve masada.\n\n**Güç aynı mı?**\n\nH100 700 W çekiyor.\n\n**Fiyat düşmüş ama.**\n\nEvet, 30 bin dolar.\n\n**Peki sonra?**\n\nTatil.", "30 bin dolar", "Elif Sönmez"),
    ("ko", "marks", "하늘칩 오세린 대표 일문일답\n\n▷ 전력은 얼마인가.\n▶ H100은 700W를 씁니다.\n\n▷ 값은 내렸나.\n▶ 3만 달러입니다.", "700W", "오세린"),
    ("ko", "posts", "카드 고민\n\n**달팽이** · 오전 9:10\n\nH100 어떤가요?\n\n**모래성** · 오전 9:40\n\nH100은 700W를 먹어요.\n\n값도 3만 달러나 합니다.", "3만 달러", "모래성"),
    ("tr", "posts", "kart sorusu\n\n**kirpi_42** (12)\nH100 nasıl?\n\n**bozkir.ay** (7)\nH100 700 W çekiyor.\n\nFiyatı 30 bin dolar.", "30 bin dolar", "bozkir.ay"),
    ("ko", "transcript", "녹취\n\n(00:10) **노을** 안녕하세요.\n\n**바위** 반갑습니다.\n\n(01:20) **노을** H100은 얼마나 먹나요?\n\n**바위** 네, H100은 700W를 써요. 값은 3만 달러고요.", "700W", "바위"),
    ("tr", "transcript", "Panel\n\n**Selin Aydoğmuş (Poyraz):** Hoş geldiniz.\n\n**Tarık Özbek (Lodos):** Selam.\n\n**Aydoğmuş:** H100 700 W çekiyor.\n\n**Özbek:** Fiyatı 30 bin dolar.\n\n**Aydoğmuş:** Evet.", "30 bin dolar", "Tarık Özbek"),
    ("ko", "replies", "H100 샀습니다\n\n잘 돕니다.\n\n└ 밤나무\nH100은 700W를 먹어요.\n\n└└ 솔방울\n값은 3만 달러예요.", "700W", "밤나무"),
    ("ko", "comments", "H100 샀습니다\n\n댓글 2\n\n[밤나무] H100은 700W를 먹어요.\n[솔방울] 값은 3만 달러예요.", "3만 달러", "솔방울"),
    ("ko", "numbered_posts", "카드 고민\n\n**답변 1** — 모래성 ✔ 채택됨\n\nH100은 700W를 먹어요.\n\n**답변 2** — 달팽이\n\n값은 3만 달러예요.", "700W", "모래성"),
    ("tr", "numbered_posts", "kart sorusu\n\n**Yanıt 1** — kirpi\n\nH100 700 W çekiyor.\n\n**Yanıt 2** — poyraz\n\nFiyatı 30 bin dolar.", "700 W", "kirpi"),
    ("ko", "plain_posts", "카드 고민\n\n댓글 1 - 모래성\n\nH100은 700W를 먹어요.\n\n댓글 2 - 달팽이\n\n값은 3만 달러예요.", "3만 달러", "달팽이"),
    ("tr", "plain_posts", "kart sorusu\n\n#1 kirpi • 12.01.2026 14:33\nH100 700 W çekiyor.\n\n#2 poyraz • 12.01.2026 15:02\nFiyatı 30 bin dolar.", "30 bin dolar", "poyraz"),
    ("ko", "lettered_posts", "카드 고민\n\n**A. 모래성** (채택)\n\nH100은 700W를 먹어요.\n\n**A. 달팽이** (2)\n\n값은 3만 달러예요.", "700W", "모래성"),
    ("ko", "boasted", "엔비디아가 자랑한 H100의 전력은 700W다.", "700W", "NVIDIA"),
    ("ko", "reported", "구글은 지난해 TPU의 전력을 300W로 신고했다.", "300W", "Google"),
    ("ko", "target", "노무라는 엔비디아의 목표주가를 기존보다 높은 195달러로 올렸다.", "195달러", "Nomura"),
    ("tr", "survey_table", "TrendForce'un mayıs tablosu: HBM pazarı 30 milyar dolar.", "30 milyar dolar", "TrendForce"),
    ("ko", "alone", '강다솔 대표가 상자를 열었다. "H100은 700W를 씁니다. 바람으로는 못 식혀요."', "700W", "강다솔"),
    ("tr", "alone", "Genel Müdür Leyla Tuncay gülümsedi. “H100 700 W çekiyor. Havayla soğumaz.”", "700 W", "Leyla Tuncay"),
    ("ko", "goes_on", "가트너에 따르면 HBM 시장은 300억 달러다. 내년에는 시장 규모가 450억 달러가 된다.", "450억 달러", "Gartner"),
    ("tr", "goes_on", "Gartner'e göre HBM pazarı 30 milyar dolar. Gelecek yıl pazar büyüklüğü 45 milyar dolar olacak.", "45 milyar dolar", "Gartner"),
    ("ko", "by_count", "가트너 집계로 H100의 가격은 3만 달러다.", "3만 달러", "Gartner"),
    ("ko", "by_papers", "엔비디아 자료를 보면 H100의 전력은 700W다.", "700W", "NVIDIA"),
    ("ko", "boast", "H100의 전력은 700W라는 것이 엔비디아의 자랑이다.", "700W", "NVIDIA"),
    ("tr", "measured", "Intel, H100 kartında 700 W ölçtü.", "700 W", "Intel"),
    ("ko", "introduces", "엔비디아가 나란히 놓고 잰 값을 보자.\n\n- H100: 전력 700W\n- A100: 전력 400W", "400W", "NVIDIA"),
    ("tr", "introduces", "NVIDIA'nın ölçümleri:\n\n- H100: güç 700 W\n- A100: güç 400 W", "400 W", "NVIDIA"),
    ("tr", "rejects", "Jensen Huang, H200'ün A100'den iki kat pahalı olduğu iddiasını reddetti.", "iki kat", "Jensen Huang"),
    ("ko", "rejects", "강다솔 대표는 H200이 A100보다 두 배 비싸다는 의혹을 반박했다.", "두 배", "강다솔"),
    ("ko", "opinion_before", "나비칩이 샛별 X2를 내놨다. 커널이 아직 덜 다듬어졌다는 게 나비칩 측 해명이고, 봄에는 300W로 줄이겠다고 한다.", "300W", "나비칩"),
    ("ko", "quotation_goes_on", '나래칩스의 이서준 제품총괄은 "새벽 N7은 싸다. 전력 소모율은 300W로 그대로 유지했다"고 말했다.', "300W", "이서준"),
    ("ko", "body_too", '강다솔 대표는 "H100이 많다"고 말했다. 나래연구원도 지난달 보고서에서 H100의 전력이 700W라고 분석한 바 있다.', "700W", "나래연구원"),
    ("ko", "filed_with", "나래칩스의 매출이 늘었다. 금융감독원에 제출한 보고서에 따르면 매출은 300억 원이다.", "300억 원", "나래칩스"),
    ("tr", "filed_with", "Rüzgâr Yonga büyüdü. KAP'a dün yapılan bildirime göre gelir 300 milyon lira.", "300 milyon lira", "Rüzgâr Yonga"),
    ("ko", "by_word", "나래칩스의 새벽 N7을 샀다. 제조사 말로는 초당 8토큰이 나온다는데 모르겠다.", "8토큰", "나래칩스"),
    ("ko", "friend", "H100을 씁니다. 친구 말로는 P40은 초당 5토큰이 나온다고 합니다.", "5토큰", "친구"),
    ("tr", "friend", "Bende H100 var. Arkadaşımın dediğine göre P40 saniyede 5 token veriyor.", "5 token", "Arkadaşım"),
    ("tr", "two_sources", "Konuya yakın iki kaynağın aktardığına göre H100 siparişi 20.000 adet.", "20.000 adet", "iki kaynak"),
    ("tr", "brokerages", "Aracı kurumların hesabıyla H100 fiyatı 30 bin dolar.", "30 bin dolar", "Aracı kurumlar"),
    ("tr", "announced", "Intel yeni yongasını tanıttı. Şirket tarafından yapılan açıklamada, yonganın 300 W çektiği belirtildi.", "300 W", "Intel"),
    ("tr", "letters", "Kurucu Elif Sönmez ile konuştuk.\n\n**S:** Güç ne kadar?\n\n**C:** H100 700 W çekiyor.\n\n**S:** Fiyat?\n\n**C:** Pahalı.", "700 W", "Elif Sönmez"),
]
OWN_VOICE = [
    ("ko", "새벽 N7의 전력은 300W로 H100보다 낮지만, 나래칩스는 성능이 두 배에 이를 것이라고 밝혔다.", "300W"),
    ("ko", "H200은 메모리가 141GB로 크고, 과기정통부는 이를 토대로 연산 능력이 40엑사플롭스에 이를 것으로 추산했다.", "141GB"),
    ("tr", "Poyraz P3 300 W çekiyor, ancak NVIDIA hızın iki katına çıkacağını açıkladı.", "300 W"),
    ("ko", "착공은 내년 3월, 새벽 N7의 전력은 300W로 잡았다.", "300W"),
    ("ko", "나래칩스 투자의견을 유지한다. 당사 채널 체크에 따르면 새벽 N7의 전력은 300W다.", "300W"),
    ("ko", "김도현 교수에게 물었다.\n\nH100의 전력은 얼마인가?\n\nH100은 700W를 쓴다. 김 교수는 많다고 봤다.\n\n가격은 얼마인가?\n\n비싸다.", "700W"),
    ("ko", "[속보] H100 공개\n\nH100은 700W를 쓴다.\n\n댓글 2\n\n[밤나무] 많이 먹네요.\n ㄴ [솔방울] 그러게요.\n\nA100은 400W를 쓴다.", "400W"),

    ("ko", "**첫째.** H100은 700W를 쓴다.\n\n**둘째.** 값은 3만 달러다.\n\n**셋째.** 크다.", "700W"),
    ("tr", "Poyraz kurucusu Elif Sönmez anlattı\n\n**Güç ne kadar?**\n\nElif Sönmez sahneye çıktı. H100 700 W çekiyor.\n\n**Fiyat ne?**\n\nElif Sönmez gülümsedi.", "700 W"),

    ("ko", "엔비디아는 2023년 11월 H200을 발표했다. 메모리는 141GB다.", "141GB"),
    ("tr", "NVIDIA, H200 kartını tanıttı. Bellek 141 GB.", "141 GB"),
    ("tr", "RTX 5090, RTX 4090'a göre yüzde 30 daha hızlı.", "yüzde 30"),
    ("tr", "Parametrelere bakarsak H100 700 W çekiyor.", "700 W"),
    ("ko", "엔비디아가 내놓은 H100은 700W를 쓴다.", "700W"),
    ("ko", "H100의 전력은 얼마인가?\n\nH100은 700W를 쓴다.\n\n가격은 얼마인가?\n\n3만 달러다. 젠슨 황 대표가 무대에 섰다.", "700W"),
]


@pytest.fixture(scope="module")
def pipeline():
    return Pipeline()


def source_of(document, surface):
    """Who says the claim on the figure that reads ``surface``."""
    start = next(f.start for f in document.figures if f.surface == surface)
    return next(c.attributed_to for c in document.claims if c.figure == start)


@pytest.mark.parametrize(("language", "frame", "text", "figure", "source"), FRAMES, ids=[f"{row[0]}-{row[1]}" for row in FRAMES])
def test_frame(pipeline, language, frame, text, figure, source):
    assert source_of(pipeline.process(text, language=language), figure) == source


@pytest.mark.parametrize(("language", "text", "figure"), OWN_VOICE)
def test_the_article_speaks_for_itself(pipeline, language, text, figure):
    assert source_of(pipeline.process(text, language=language), figure) is None


UNNAMED = [
    ("ko", '가람칩스의 강다솔 대표는 참매가 H100보다 전력을 55% 덜 쓴다고 말했다. 한 통신사 임원은 생각이 다르다. 그는 "차이는 30%에 못 미친다"고 했다.', "30%", "통신사 임원"),
    ("ko", '가람칩스의 강다솔 대표는 "참매는 빠르다"고 말했다. 한 증권사 보고서는 참매가 초당 9,000토큰을 낼 수 있을 것으로 추정한다.', "9,000토큰", "증권사 보고서"),
    ("ko", "엔비디아가 H20의 값을 15% 내릴 것이라는 소문이 돈다.", "15%", None),
    ("ko", '젠슨 황은 "HBM 가격이 40% 올랐다"고 했다.', "40%", "젠슨 황"),
    ("ko", "가람칩스의 강다솔 대표는 참매가 H100보다 전력을 55% 덜 쓴다고 말했다. 그는 값이 30% 비싸다고 했다.", "30%", "강다솔"),
    ("tr", "Jensen Huang, H200'ün A100'den yüzde 40 daha az güç çektiğini söyledi. Kartı deneyen Ege Telekom'un bir yöneticisi aynı fikirde değil. Ona bakılırsa tasarruf yüzde 25'i bile bulmamış.", "yüzde 25", "Ege Telekom'un bir yöneticisi"),
    ("tr", "Jensen Huang konuştu. Bir aracı kurumun raporunda H200'ün saniyede 8.000 token üretebileceği öngörülüyor.", "8.000 token", "aracı kurum"),
    ("tr", "Jensen Huang, H200'ün A100'den yüzde 40 hızlı olduğunu söyledi. Bir analistin raporuna göre fark yüzde 25.", "yüzde 25", "analist"),
    ("tr", "NVIDIA'nın H20'nin fiyatını yüzde 15 düşürebileceği konuşuluyor.", "yüzde 15", None),
]


@pytest.mark.parametrize("model", ["none", "default"])
@pytest.mark.parametrize(("language", "text", "figure", "source"), UNNAMED)
def test_a_source_without_a_name_is_not_the_one_heard_before(model, language, text, figure, source):
    assert source_of(Pipeline(Settings(model=model)).process(text, language=language), figure) == source


@pytest.mark.parametrize(("language", "text"), [("ko", "제조사에 따르면 T40은 3초 걸린다. T40은 RTX 4090보다 빠르다."), ("tr", "Şirkete göre Toros 4 saniyede 300 token üretiyor. Toros 4, H100'den hızlı.")])
def test_the_company_is_not_the_maker_of_what_is_compared_with(language, text):
    assert "NVIDIA" not in {claim.attributed_to for claim in Pipeline().process(text, language=language).claims}


@pytest.mark.parametrize("model", ["none", "default"])
@pytest.mark.parametrize(
    ("language", "text", "source", "modality"),
    [
        ("tr", "Okuduğuma göre RTX 5090 575 watt çekiyor, kasası da büyük.", None, "asserted"),
        ("tr", "Duyduğumuza göre RTX 5090'ın fiyatı 90 bin lira.", None, "hedged"),
        ("tr", "Konuşulanlara göre RTX 5090'ın fiyatı 90 bin lira.", None, "hedged"),
        ("tr", "Söylentilere göre RTX 5090'ın fiyatı 90 bin lira.", None, "hedged"),
        ("tr", "Bize göre RTX 5090'ın fiyatı 90 bin lira.", None, "asserted"),
        ("tr", "Sektörde konuşulanlara göre RTX 5090'ın fiyatı 90 bin lira.", None, "hedged"),
        ("tr", "Bayimin dediğine bakılırsa RTX 5090'ın fiyatı 90 bin lira.", None, "asserted"),
        ("tr", "Kaynağımın dediğine göre RTX 5090'ın fiyatı 90 bin lira.", "Kaynağım", "asserted"),
        ("ko", "소문들에 따르면 RTX 5090의 가격은 300만 원이다.", None, "hedged"),
        ("ko", "카탈로그에 따르면 RTX 5090의 가격은 300만 원이다.", "카탈로그", "asserted"),
        ("ko", "NVIDIA의 점유율은 IDC가 아니라 자체 집계에 따르면 11%다.", "NVIDIA", "asserted"),
        ("tr", "NVIDIA'nın pazar payı IDC'ye değil kendi hesaplarına göre yüzde 11.", "NVIDIA", "asserted"),
        ("ko", "NVIDIA의 점유율은 IDC에 따르면 11%다.", "IDC", "asserted"),
        ("tr", "Aydın'a göre RTX 5090'ın fiyatı 90 bin lira.", "Aydın", "asserted"),
        ("ko", "듣자 하니 RTX 5090의 가격은 300만 원이다.", None, "hedged"),
        ("ko", "루머에 따르면 RTX 5090의 가격은 300만 원이다.", None, "hedged"),
        ("ko", "제 생각에는 RTX 5090의 가격은 300만 원이다.", None, "asserted"),
        ("ko", "업계에 따르면 RTX 5090의 가격은 300만 원이다.", "업계", "asserted"),
    ],
)
def test_words_that_name_no_one_are_no_source(model, language, text, source, modality):
    claims = Pipeline(Settings(model=model)).process(text, language=language).claims
    assert {(claim.attributed_to, claim.modality) for claim in claims} == {(source, modality)}
