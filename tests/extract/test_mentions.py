"""Names: by the lexicon, by pattern, by shape, apposition, quotes, the other script, case."""

from __future__ import annotations

import pytest

from pipeline.extract.romanisation import romanise, romanise_person

NAMES = [
    pytest.param("ko", "엔비디아의 신형 GPU는 비싸다.", "NVIDIA", "vendor", id="lexicon-ko"),
    pytest.param("tr", "Nvidia'nın yeni kartı pahalı.", "NVIDIA", "vendor", id="lexicon-tr"),
    pytest.param("ko", "그는 4070 티슈를 샀다.", "RTX 4070 Ti SUPER", "chip", id="family-ko"),
    pytest.param("tr", "Dün bir rtx 4070 ti super aldım.", "RTX 4070 Ti SUPER", "chip", id="family-tr"),
    pytest.param("ko", "나래칩스의 칩 '새벽 N7'이 나왔다.", "새벽 N7", "chip", id="quoted-ko"),
    pytest.param("ko", "RX-7 에이스는 작은 칩이다.", "RX-7 에이스", "chip", id="latin-hangul"),
    pytest.param("ko", "보람(Boram) P16은 새 칩이다.", "Boram P16", "chip", id="other-script"),
    pytest.param("ko", "리벨리온의 NPU 아톰은 작다.", "Atom", "chip", id="apposition-ko"),
    pytest.param("ko", "새결칩스는 올해 문을 열었다.", "새결칩스", "vendor", id="company-ending"),
    pytest.param("ko", "새결칩스 한도윤 대표는 웃었다.", "한도윤", "person", id="title-ko"),
    pytest.param("tr", "Karayel K2 bu yıl geliyor.", "Karayel K2", "chip", id="shape-tr"),
    pytest.param("tr", "Bugün Rüzgâr Yonga'nın kartı geldi.", "Rüzgâr Yonga", "vendor", id="company-ending-tr"),
    pytest.param("ko", "오로라 12 프로를 샀다.", "오로라 12 프로", "chip", id="tier-ko"),
    pytest.param("tr", "Yeni telefon Doruk 12 Ultra çok ince.", "Doruk 12 Ultra", "chip", id="tier-tr"),
    pytest.param("ko", "두레넷은 서버를 빌려주는 회사다. 가격은 올랐다.", "두레넷", "vendor", id="definition-ko"),
    pytest.param("tr", "Kartopu, sunucu kiralayan genç bir şirket. Fiyatı düştü.", "Kartopu", "vendor", id="definition-tr"),
    pytest.param("tr", "Bugün Sarnıç Mikroelektronik'in yongası çıktı.", "Sarnıç Mikroelektronik", "vendor", id="inner-ending-tr"),
    pytest.param("ko", "전작 '소쩍새'와 견주면 빠른 칩이다.", "소쩍새", "chip", id="quoted-companion"),
    pytest.param("ko", "가산에서 만난 한도윤 대표는 웃었다.", "한도윤", "person", id="met-person"),
    pytest.param("tr", "Toplantıda Genel Müdür Ece Dalgıç konuştu.", "Ece Dalgıç", "person", id="title-tr"),
    pytest.param("tr", "Bugün Kuzey Araştırma'nın raporu çıktı.", "Kuzey Araştırma", "organisation", id="body-tr"),
    pytest.param("ko", "누리솔칩, 새 NPU 공개\n\n값은 싸다.", "누리솔칩", "vendor", id="headline"),
    pytest.param("ko", "스타트업 가람넷이 카드를 냈다.", "가람넷", "vendor", id="noun-before"),
    pytest.param("ko", "전문지 솔누리는 값을 쟀다.", "솔누리", "organisation", id="body-before"),
    pytest.param("ko", "이날 한도윤 여울웨이 대표는 웃었다.", "여울웨이", "vendor", id="office"),
    pytest.param("ko", "두레봇의 제어칩 R1은 작다.", "두레봇", "vendor", id="owner-of-a-model"),
    pytest.param("ko", "여울은 올해 서버를 출시했다.", "여울", "vendor", id="launcher"),
    pytest.param("ko", "점유율은 무라솔이 45%, 인텔이 39%다.", "무라솔", "vendor", id="sharer"),
    pytest.param("ko", "스타트업 가람넷이 내놓은 뮤젤은 작다.", "뮤젤", "product", id="launched"),
    pytest.param("ko", "전작 소쩍은 느렸다.", "소쩍", "product", id="kin"),
    pytest.param("tr", "Küçük kardeşi Hazar Mini ise 12 TOPS'ta kalıyor.", "Hazar Mini", "chip", id="tier-word-tr"),
    pytest.param("tr", "Bugün Fısıltı modülünün gücü ölçüldü.", "Fısıltı", "chip", id="head-noun-tr"),
    pytest.param("tr", "Bu hafta Katman Sistem'in Havuz C1'i geldi.", "Katman Sistem", "vendor", id="owner-tr"),
    pytest.param("tr", "Bugün Kıyı Devre'nin kartı geldi.", "Kıyı Devre", "vendor", id="firm-word-tr"),
    pytest.param("tr", "Rüzgâr 2, yeni bir yonga.", "Rüzgâr 2", "chip", id="numbered-word-tr"),
    pytest.param("tr", "Perde açıldı: **Kanat 7**. Sunucu işlemcisi 64 çekirdekli.", "Kanat 7", "chip", id="numbered-word-in-bold-tr"),
    pytest.param("tr", "Xiaomi 15T Pro 5.500 mAh pille geldi.", "Xiaomi 15T Pro", "system", id="firm-and-its-number"),
    pytest.param("tr", "Sorgu PostgreSQL 17'ye göre hızlı.", "PostgreSQL 17", "framework", id="framework-and-its-number"),
    pytest.param("ko", "구글의 ViT-22B는 크다.", "ViT-22B", "model", id="model-and-its-size"),
    pytest.param("ko", "다음 달에 HX-16 나온다던데 메모리가 크대요. HX-16 나온다던데요.", "HX-16", "chip", id="no-spoken-verb"),
    pytest.param("tr", "Radeon R9 Fury X'te bellek azdı.", "Radeon R9 Fury X", "chip", id="member-of-a-brand-tr"),
    pytest.param("tr", "Monster Abra A5 V21.7 kasası 2,1 kg geliyor.", "Monster Abra A5 V21.7", "chip", id="number-with-a-point-tr"),
    pytest.param("tr", "Kunlun P800 kartı satışta.", "Kunlun P800", "chip", id="member-by-its-code-tr"),
    pytest.param("tr", "Sonra Kuyu Derin'de ortalama 61 fps aldık.", "Kuyu Derin", "benchmark", id="played-tr"),
    pytest.param("tr", "Dün Nazlı Karahisar bizi aradı.", "Nazlı Karahisar", "person", id="given-name-tr"),
    pytest.param("ko", "가람하늘AI는 새 칩을 판다.", "가람하늘AI", "vendor", id="letters-ai"),
    pytest.param("ko", "현대전기는 기판을 판다.", "현대전기", "vendor", id="house"),
]


@pytest.mark.parametrize(
    ("text", "name", "kind"),
    [
        ("Akdeniz Silikon geçen yıl 40 milyon dolar gelir elde etti.", "Akdeniz Silikon", "vendor"),
        ("Hitit Devre 3 mühendis değil, 30 mühendis arıyor.", "Hitit Devre", "vendor"),
        ("Arı adlı modülün her yongasında 64 çekirdek var.", "Arı", "chip"),
        ("TürkDil bugün yeni yongasını tanıttı.", "TürkDil", "product"),
        ("Panoda Hailo-15 20 TOPS ile görev yapacak.", "Hailo-15", "chip"),
    ],
)
def test_a_name_at_the_head_of_a_turkish_sentence(read, text, name, kind):
    found = {(mention.surface, mention.type) for mention in read(text, "tr").mentions}
    assert any(surface.endswith(name) and sort == kind for surface, sort in found)


@pytest.mark.parametrize(("language", "text", "name", "kind"), NAMES)
def test_name_is_found(read, language, text, name, kind):
    assert (name, kind) in {(entity.name, entity.type) for entity in read(text, language).entities}


@pytest.mark.parametrize(
    ("language", "text", "surface"),
    [("ko", "새 서버에 H100에서만 도는 코드가 있다.", "H100"), ("tr", "Kodlar H100'lerde çalışıyor.", "H100"), ("ko", "인텔은 삼성전자와 만났다.", "삼성전자")],
)
def test_particles_and_suffixes_stay_outside(read, language, text, surface):
    assert surface in {mention.surface for mention in read(text, language).mentions}


@pytest.mark.parametrize(
    ("language", "text", "short", "name"),
    [
        ("ko", "RX-7 비단은 새 카드다. 비단은 조용하다.", "비단", "RX-7 비단"),
        ("ko", "솔9프로를 샀다. 솔은 가볍고 솔이 낫다.", "솔", "솔9프로"),
        ("tr", "Doruk 9 Pro satışta. Sonra Doruk ucuzladı.", "Doruk", "Doruk 9 Pro"),
        ("tr", "Sarnıç Mikroelektronik'in yongası çıktı. Bu yıl Sarnıç'ın cirosu arttı.", "Sarnıç", "Sarnıç Mikroelektronik"),
    ],
)
def test_a_short_form_stands_for_its_name(read, language, text, short, name):
    document = read(text, language)
    names = {entity.entity_id: entity.name for entity in document.entities}
    assert [names[m.entity_id] for m in document.mentions if m.surface == short] and {names[m.entity_id] for m in document.mentions if m.surface == short} == {name}


@pytest.mark.parametrize(("language", "text", "junk"), [("ko", "어제 샀고 S24는 무겁다.", "샀고"), ("ko", "운영하느라 엔지니어 둘이 쉬었다.", "운영하느라"), ("ko", "매출은 전년 대비로는 30% 늘었다. 회사는 제품을 출시했다.", "대비로"), ("tr", "Bu rapor June ayında çıktı.", "June")])
def test_verbs_and_months_are_no_names(read, language, text, junk):
    assert not [m.surface for m in read(text, language).mentions if junk in m.surface]


@pytest.mark.parametrize(
    ("language", "text", "thing"),
    [("ko", "새결칩스는 칩을 판다. TSMC 5나노 공정으로 만든 가람 K2는 작다.", "가람 K2"), ("tr", "Rüzgâr Yonga'nın işi bu. TSMC'nin 12 nanometre süreciyle üretilen Karayel K2 küçük.", "Karayel K2")],
)
def test_a_foundry_is_no_maker(read, language, text, thing):
    assert {entity.vendor_id for entity in read(text, language).entities if entity.name == thing} != {"vendor:tsmc"}


@pytest.mark.parametrize(("language", "text"), [("ko", "전력은 정밀도 FP16에서 쟀다."), ("tr", "Sonuçlar FP16 ile ölçüldü."), ("ko", "이제 4K 화면을 쓴다.")])
def test_precisions_and_resolutions_are_no_names(read, language, text):
    assert not [entity for entity in read(text, language).entities if entity.type in ("chip", "system")]


@pytest.mark.parametrize(
    ("language", "text", "thing", "maker"),
    [
        ("ko", "나래칩스의 신형 칩 '새벽 N7'이 나왔다.", "새벽 N7", "나래칩스"),
        ("tr", "Rüzgâr Yonga'nın Poyraz P3 kartı geldi.", "Poyraz P3", "Rüzgâr Yonga"),
        ("ko", "가람반도체가 문을 열었다. 가람 K2는 작다.", "가람 K2", "가람반도체"),
        ("tr", "Lodos Mikro büyüyor. Lodos L2 ise küçük bir kart.", "Lodos L2", "Lodos Mikro"),
        ("ko", "나래칩스의 새벽 N7이 나왔다. 가온전자는 이를 샀다. 새벽 N9는 작다.", "새벽 N9", "나래칩스"),
        ("tr", "Rüzgâr Yonga'nın geliştirdiği Poyraz P3 geldi. Ova Bilişim onu sınadı. Poyraz P5 yolda.", "Poyraz P5", "Rüzgâr Yonga"),
        ("ko", "가온전자가 시험했다. 새벽 N7(나래칩스)은 작다.", "새벽 N7", "나래칩스"),
        ("ko", "네이버클라우드는 들꽃 K5를 5천 장 도입한다. 들꽃 K5는 작다.", "들꽃 K5", None),
        ("tr", "Kefken Elektronik Sarkaç M1'i tanıttı. Sarkaç M1 küçük.", "Sarkaç M1", "Kefken Elektronik"),
        ("tr", "Boğatay Çip Leylek 8'i çıkardı. Leylek 8 küçük.", "Leylek 8", "Boğatay Çip"),
    ],
)
def test_maker_of_an_unknown_thing(read, language, text, thing, maker):
    document = read(text, language)
    names = {entity.entity_id: entity.name for entity in document.entities}
    assert {names.get(e.vendor_id) for e in document.entities if e.name == thing} == {maker}


def test_a_longer_name_is_another_thing(read):
    document = read("DGX-A100은 서버다. A100은 칩이다.", "ko")
    assert {"DGX-A100", "A100"} <= {entity.name for entity in document.entities}


@pytest.mark.parametrize(("hangul", "latin"), [("나래칩스", "Naraechipseu"), ("한옥", "Hanok"), ("별빛", "Byeolbit"), ("달래", "Dallae"), ("강원", "Gangwon")])
def test_romanise(hangul, latin):
    assert romanise(hangul) == latin


@pytest.mark.parametrize(("hangul", "latin"), [("김도윤", "Kim Do-yun"), ("남궁민", "Namgung Min"), ("한서", "Han Seo"), ("젠슨 황", "Jenseun Hwang"), ("정예린", "Jeong Ye-rin")])
def test_romanise_a_person(hangul, latin):
    assert romanise_person(hangul) == latin


def test_a_number_format_after_a_word_of_its_own_is_a_model(read):
    turkish = read("Velorin Q7, Poyraz X2'den %8 daha hızlı.", "tr")
    korean = read("벨로린 Q7은 바람 X2보다 8% 빠르다.", "ko")
    assert [(claim.subject, claim.comparator) for claim in turkish.claims] == [("Velorin Q7", "Poyraz X2")]
    assert [claim.subject for claim in korean.claims] == ["벨로린 Q7"]
    assert not read("Model Q4 biçiminde çalışıyor.", "tr").claims


@pytest.mark.parametrize(("language", "text"), [
    ("ko", "화웨이가 어센드 910C를 내놨다. 새 칩은 910B 두 개를 묶었다."),
    ("tr", "Huawei, Ascend 910C'yi tanıttı. 910B 310 W çekiyor."),
])  # fmt: skip
def test_a_name_of_the_same_series_takes_its_siblings_maker(read, language, text):
    assert next(e.vendor_id for e in read(text, language).entities if e.name == "Ascend 910B") == "vendor:huawei"


@pytest.mark.parametrize("text", ["소식지 3호를 냈다. 3호는 얇다.", "값이 올라가고 2호는 없다.", "새 서버를 들였다. 서버는 빠르다."])
def test_common_nouns_that_nothing_sets_apart(read, text):
    assert not {"소식지 3호", "올라가고 2호", "2호", "새 서버"} & {one.name for one in read(text, "ko").entities}


@pytest.mark.parametrize("text", ["새로 사 오니 T4가 가장 조용했다.", "이 뒤주함에 T4를 올렸다."])
def test_verbs_and_places_are_no_part_of_the_name_behind_them(read, text):
    assert [one.surface for one in read(text, "ko").mentions] == ["T4"]


@pytest.mark.parametrize("text", ["산울트라는 카드 하나로 충분하다.", "광고는 '동급'이라는 말을 뺐다."])
def test_what_is_called_no_name_in_korean(read, text):
    assert not {"산울트", "동급"} & {one.name for one in read(text, "ko").entities}


@pytest.mark.parametrize(
    ("text", "name", "kind"),
    [
        pytest.param("솔빛칩스가 파도-4를 냈다.", "파도-4", "chip", id="hyphen-and-number"),
        pytest.param("마들로-8 모듈은 싸다.", "마들로-8", "chip", id="hyphen-before-a-noun"),
        pytest.param("두레칩스의 소쩍-X가 팔렸다.", "소쩍-X", "chip", id="hyphen-and-letter"),
        pytest.param("연구실에서 만든 소쩍새 4는 작다.", "소쩍새 4", "chip", id="number-with-its-own-particle"),
        pytest.param("미리솔 X16, 새 카드의 시작", "미리솔 X16", "chip", id="before-a-comma"),
        pytest.param("가온누리 박스를 뜯었다.", "가온누리 박스", "product", id="closing-noun"),
        pytest.param("그는 갈무리 미니를 샀다.", "갈무리 미니", "product", id="tier-after-a-word"),
        pytest.param("이름은 '모래 팟'. 칩이 64개다.", "모래 팟", "product", id="closing-noun-quoted"),
        pytest.param("한빛세미컨덕터는 값을 내렸다.", "한빛세미컨덕터", "vendor", id="semiconductor-firm"),
        pytest.param("라데온 AI PRO R9700은 비싸다.", "Radeon AI PRO R9700", "chip", id="brand-and-number"),
        pytest.param("맥 스튜디오 M4 맥스는 조용하다.", "Mac Studio M4 Max", "system", id="machine-and-chip"),
        pytest.param("젯슨 오린 나노 슈퍼는 작다.", "Jetson Orin Nano Super", "system", id="last-word-of-a-tier"),
        pytest.param("누리솔 노트 5를 꼽는다.", "누리솔 노트 5", "product", id="closing-noun-and-number"),
        pytest.param("이 일은 던솔 랩스의 몫이다.", "던솔 랩스", "vendor", id="firm-of-two-words"),
        pytest.param("리온텐서의 칩은 싸다.", "리온텐서", "vendor", id="common-noun-closes-a-firm"),
        pytest.param("코르솔의 특허 3건이 쟁점이다. 코르솔은 웃었다.", "코르솔", "vendor", id="owner-of-patents"),
        pytest.param("- **여울솔** — 서버 칩이다.", "여울솔", "product", id="bold-item"),
        pytest.param("라이젠 AI 맥스+ 395를 넣었다.", "Ryzen AI MAX+ 395", "chip", id="tier-in-hangul"),
        pytest.param("스위치 '여울목 4096' 공개. 포트가 많다.", "여울목 4096", "chip", id="large-number-in-quotes"),
        pytest.param("새 칩은 '거위 3'이다. 작년의 거위 2는 느렸다.", "거위 3", "chip", id="noun-whose-end-looks-like-a-verb"),
        pytest.param("살구전자의 노을 S는 팬이 없다. 노을 L은 크다.", "노을 S", "chip", id="everyday-noun-and-letter"),
        pytest.param("살구코어의 '두루미'(와트당 90장)가 앞선다.", "두루미", "chip", id="quoted-after-its-owner"),
        pytest.param("솔메모리 3분기 매출은 40억 원이다. 바다솔메모리는 적자다.", "바다솔메모리", "vendor", id="common-noun-of-a-trade-closes-a-firm"),
        pytest.param("사람들은 그것을 코르페라고 부른다.", "코르페", "product", id="called-so"),
        pytest.param("갤럭시 버즈3 프로는 34만 원이다.", "Galaxy Buds 3 Pro", "system", id="member-of-a-brand"),
        pytest.param("갤럭시 탭 S10 FE는 10.9인치다.", "Galaxy Tab S10 FE", "system", id="member-of-a-brand-with-a-word"),
        pytest.param("갤럭시 XR은 545g이다.", "Galaxy XR", "system", id="member-by-letters"),
        pytest.param("갤럭시 워치8 클래식은 63g이다.", "Galaxy Watch 8 Classic", "system", id="edition-of-a-member"),
        pytest.param("키미 K2 싱킹이 앞섰다.", "Kimi K2 Thinking", "model", id="edition-of-a-known-thing"),
        pytest.param("집에서 굴러다니던 X1에 램을 꽂았다.", "X1", "chip", id="verb-of-the-past-before-a-code"),
        pytest.param("갤럭시 Z 트라이폴드는 309g이다.", "Galaxy Z TriFold", "system", id="member-that-folds"),
        pytest.param("갤럭시 Z 폴드7은 215g이다.", "Galaxy Z Fold7", "system", id="family-that-folds"),
        pytest.param("미니PC N100은 10W다.", "N100", "chip", id="sort-before-a-code"),
        pytest.param("매장에 가면 C5가 제일 밝다. C5는 1,500니트다.", "C5", "chip", id="verb-before-a-code"),
        pytest.param("스레드리퍼 7970X가 빠르다.", "Ryzen Threadripper 7970X", "chip", id="family-without-its-brand"),
        pytest.param("지포스 3080을 꽂았다.", "RTX 3080", "chip", id="brand-without-its-letters"),
        pytest.param("행사 '선라이즈 26'에서 새 칩을 공개했다.", "선라이즈 26", "organisation", id="event"),
        pytest.param("라마 70B를 올리면 초당 12토큰이다.", "Llama 70B", "model", id="size-without-a-version"),
        pytest.param("이 시계는 하늬칩의 가속기 '새우기'가 움직인다.", "새우기", "chip", id="quoted-behind-the-noun-of-a-thing"),
        pytest.param("시청은 휴머노이드 '길동이' 넉 대를 빌렸다.", "길동이", "system", id="quoted-and-counted"),
        pytest.param("배의 키는 '돛대' 컴퓨터가 잡는다.", "돛대", "system", id="quoted-before-the-noun-of-a-thing"),
        pytest.param("작업장에 길동이 3호가 왔다. 길동이 3호는 조용하다.", "길동이 3호", "system", id="number-of-a-series"),
        pytest.param("2호는 바퀴가 넷이다. 1호는 둘이다.", "1호", "system", id="number-alone-of-a-series"),
        pytest.param("새 서버는 조용하다. 옛 서버는 시끄러웠다.", "옛 서버", "system", id="told-apart-by-a-word"),
        pytest.param("연구실이 만든 것은 물살이라는 칩인데 물살은 작다.", "물살", "chip", id="called-before-the-noun-of-a-thing"),
        pytest.param("설계는 들판이라는 회사가 맡았다.", "들판", "vendor", id="called-before-the-noun-of-a-firm"),
        pytest.param("새 감시 장치, 이름은 '지킴이'.", "지킴이", "product", id="quoted-behind-the-word-for-a-name"),
        pytest.param("카메라 KT7 V는 658g이다. 작년의 KT7 IV보다 KT7 V가 무겁다.", "KT7 V", "chip", id="made-for-the-fifth-time"),
        pytest.param("냉각기 NK-D15 G2는 1.5kg이다.", "NK-D15 G2", "chip", id="generation-behind-a-code"),
        pytest.param("EON R6 마크 III은 초당 40장을 찍는다.", "EON R6 마크 III", "chip", id="mark-behind-a-code"),
        pytest.param("프린터는 KB1 미니로 골랐다. KB1 미니는 조용하다.", "KB1 미니", "chip", id="step-behind-a-code"),
        pytest.param("가을 전시회에서 '솔잎 랙'을 처음 보았다.", "솔잎 랙", "system", id="quoted-name-that-ends-in-a-noun"),
    ],
)
def test_korean_name_is_whole(read, text, name, kind):
    assert (name, kind) in {(one.name, one.type) for one in read(text, "ko").entities}


@pytest.mark.parametrize(
    ("text", "short", "entity"),
    [
        ("가온누리 박스를 뜯었다. 가온누리의 무게는 300g이다.", "가온누리", "product:가온누리-박스"),
        ("던솔 랩스가 칩을 냈다. 던솔은 작다.", "던솔", "vendor:던솔-랩스"),
    ],
)
def test_short_form_of_a_name_of_two_words(read, text, short, entity):
    assert {one.entity_id for one in read(text, "ko").mentions if one.surface == short} == {entity}


@pytest.mark.parametrize(("text", "name"), [("KT7 V 이하에서 돈다.", "KT7 V"), ("ONX-4 V3.2 sürümü çıktı.", "ONX-4 V3")])
def test_what_follows_a_name_is_no_edition(read, text, name):
    assert name not in {one.name for one in read(text, "ko" if "다" in text else "tr").entities}


def test_a_colour_makes_no_name_of_a_step(read):
    assert "주황색 프로" not in {one.name for one in read("주황색 프로를 샀다. 아이폰 17 프로는 206g이다.", "ko").entities}


@pytest.mark.parametrize(("language", "text"), [("tr", "Radeon 7 yılda büyüdü."), ("tr", "Kunlun 32 GB taşıyor."), ("ko", "라데온 12만 장이 팔렸다."), ("ko", "제온 2023년 판은 느리다.")])
def test_what_is_counted_is_no_member_of_a_brand(read, language, text):
    assert {one.name for one in read(text, language).entities if one.type == "chip"} <= {"Radeon", "Kunlun", "Xeon"}


@pytest.mark.parametrize("text", ["결과는 CES 2026에서 나온다.", "이 칩은 ISO 26262를 지킨다.", "상자를 켠 채로는 92%를 지켰다."])
def test_fairs_and_standards_are_no_things(read, text):
    assert not [one for one in read(text, "ko").entities if one.type in ("chip", "product", "vendor")]


@pytest.mark.parametrize(("language", "text", "name", "maker"), [
    ("ko", "한빛칩이 추론 칩 '미리내 M4'를 공개했다.", "미리내 M4", "한빛칩"),
    ("ko", "애플 M4는 빠르다. 신형 M4는 비싸다.", "M4", "Apple"),
    ("ko", "'다온 T4'는 엔비디아 T4보다 31% 빠르다.", "다온 T4", None),
    ("tr", "Kıyı M4, A100'den yüzde 31 hızlı.", "Kıyı M4", None),
    ("tr", "Yeni M4 75 W çekiyor.", "M4", "Apple"),
])  # fmt: skip
def test_a_short_known_name_at_the_end_of_a_coined_one_is_chance(read, language, text, name, maker):
    document = read(text, language)
    makers = {entity.entity_id: entity.name for entity in document.entities}
    assert (name, maker) in [(entity.name, makers.get(entity.vendor_id)) for entity in document.entities if entity.type == "chip"]


@pytest.mark.parametrize(
    ("text", "language"),
    [("가온테크가 시험했다. Hailo-20은 40 TOPS를 낸다.", "ko"), ("Hailo-20 modülü 40 TOPS veriyor. Kuzey Yonga bunu denedi.", "tr")],
)
def test_a_known_maker_before_the_number_makes_the_thing(read, text, language):
    assert {e.vendor_id for e in read(text, language).entities if e.name == "Hailo-20"} == {"vendor:hailo"}


@pytest.mark.parametrize(
    ("text", "whole", "name"),
    [
        ("스텝당 시간은 v4에서 1.9초였다.", "시간은 v4", None),
        ("패딩을 넣은 후에 X4의 것은 1.3초다.", "후에 X4", "X4"),
        ("초당 88프레임을 소화해 N3의 두 배가 됐다.", "소화해 N3", "N3"),
        ("특히 P40은 값이 올랐다.", "특히 P40", "P40"),
        ("빌린 L4가 초당 27토큰이다.", "빌린 L4", "L4"),
        ("업계는 7나노급 웨이퍼를 월 4만 장으로 본다.", "7나노급", None),
        ("### 일감 2. 젬마 서빙\n\n두루미가 820토큰을 냈다.", "일감 2", None),
    ],
)
def test_what_stands_before_a_code_by_chance_is_no_name(read, text, whole, name):
    found = {one.surface for one in read(text, "ko").mentions}
    assert whole not in found
    assert name is None or name in found


@pytest.mark.parametrize(("text", "name"), [("아크 프로는 300W를 쓴다.", "아크 프로"), ("가. 한솔 보드: 20TOPS\n나. 한누리: 8TOPS\n다. 솔가람: 9TOPS", "한누리")])
def test_korean_name_before_a_tier_or_behind_a_list_letter_is_whole(read, text, name):
    assert name in {one.surface for one in read(text, "ko").mentions}


def _surfaces(document, names):
    """By surface all names for which the document takes it, of the surfaces asked for."""
    called = {entity.entity_id: entity.name for entity in document.entities}
    return {surface: {called[m.entity_id] for m in document.mentions if m.surface == surface} for surface in names}


@pytest.mark.parametrize(("language", "text", "short", "name"), [
    ("ko", "헤일로-8은 6만 원이다. 스틱에 꽂은 '헤일로'는 조용하다.", "헤일로", "Hailo-8"),
    ("ko", "'마루솔 G2'가 나왔다. 안경 '마루솔'은 가볍다.", "마루솔", "마루솔 G2"),
    ("tr", "Turna X3 kartı satışta. Sonra Turna kartı ucuzladı.", "Turna", "Turna X3"),
    ("tr", "Arc A310 masada. Sonra Arc kartı ucuzladı.", "Arc", "Arc A310"),
])  # fmt: skip
def test_the_first_word_of_the_only_name_that_begins_so_is_short_for_it(read, language, text, short, name):
    assert _surfaces(read(text, language), [short])[short] == {name}


@pytest.mark.parametrize(("language", "text", "short", "name"), [
    ("ko", "칩 '마루솔'은 느리다. 후속작 '마루솔 2'가 나온다.", "마루솔", "마루솔"),
    ("ko", "'마루솔 G2'와 '마루솔 K5'가 나왔다. 칩 '마루솔'은 가볍다.", "마루솔", "마루솔"),
    ("tr", "Turna kartı yavaş. Turna 2 kartı yeni.", "Turna", "Turna"),
    ("tr", "Turna X3 kartı ve Turna K5 kartı satışta. Sonra Turna kartı ucuzladı.", "Turna", "Turna"),
])  # fmt: skip
def test_a_successor_or_a_sibling_leaves_a_name_to_itself(read, language, text, short, name):
    assert _surfaces(read(text, language), [short])[short] == {name}


@pytest.mark.parametrize(("language", "text", "short", "name"), [
    ("ko", "칩 '라이트'가 나왔다. 칩 '마루솔 라이트'를 대신할 '라이트'는 싸다.", "라이트", "라이트"),
    ("tr", 'Bugün "Turna X3" kartının yanına "X3" kartı geldi. Yeni X3 kartı ucuz.', "X3", "X3"),
])  # fmt: skip
def test_two_names_in_quotation_marks_of_one_sentence_are_two_things(read, language, text, short, name):
    assert _surfaces(read(text, language), [short])[short] == {name}


@pytest.mark.parametrize(("language", "text", "short", "names"), [
    ("ko", "'마루솔 G2'가 나왔다. 칩 '마루솔'은 싸다. '마루솔' 시리즈는 잘 팔렸다.", "마루솔", {"마루솔", "마루솔 G2"}),
    ("tr", "Turna X3 kartı satışta. Turna kartı ucuzladı. Yine de Turna serisi pahalı.", "Turna", {"Turna", "Turna X3"}),
])  # fmt: skip
def test_a_series_is_not_its_one_member(read, language, text, short, names):
    assert _surfaces(read(text, language), [short])[short] == names


@pytest.mark.parametrize(("language", "text", "short", "name"), [
    ("ko", "칩 '마루솔 라이트'가 나왔다. 칩 '라이트'는 싸다.", "라이트", "마루솔 라이트"),
    ("tr", "Bugün Turna X3 kartı geldi. Yeni X3 kartı ucuz.", "X3", "Turna X3"),
])  # fmt: skip
def test_the_last_word_of_the_only_name_that_ends_so_is_short_for_it(read, language, text, short, name):
    assert _surfaces(read(text, language), [short])[short] == {name}


@pytest.mark.parametrize(
    ("language", "text", "maker", "names"),
    [
        ("ko", "여울칩이 물결 3을 공개했다. 전력은 350W로 전작 물결 2(280W)보다 25% 늘었다. 물결 3이 초당 2,140토큰을 냈다.", "여울칩", {"물결 2", "물결 3"}),
        ("tr", "Poyraz Yonga, Lodos 5'i tanıttı. Gücü 300 watt; selefi Lodos 4 (240 watt) geride. Lodos 5 saniyede 5.600 jeton üretti.", "Poyraz Yonga", {"Lodos 4", "Lodos 5"}),
    ],
)
def test_another_number_behind_the_word_is_another_thing(read, language, text, maker, names):
    assert {one.name for one in read(text, language).entities} - {maker} == names


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("가람넷이 만든 솔고을 랙. 값은 4억 원이다.", "솔고을"),
        ("회사의 새 동료, 이름은 '굴렁이'. 굴렁이는 작다. 굴렁이를 켰다.", "굴렁이"),
        ("스타트업 무라나가 카드를 냈다. 무라나는 서울에 있다.", "무라나"),
    ],
)
def test_the_last_syllable_of_a_korean_name_is_no_particle(read, text, name):
    found = {entity.name for entity in read(text, "ko").entities}
    assert name in found
    assert name[:-1] not in found


@pytest.mark.parametrize(
    ("language", "text", "unread"),
    [
        ("ko", "픽셀이 있다. 소음 속에서 픽셀 79%를 맞혔다.", "79"),
        ("ko", "그는 '국산 2위 칩'이라는 말을 들었다.", "2위"),
        ("ko", "표에는 '영상 요약 AI'의 값이 있다.", "요약"),
        ("tr", "Pixel burada. Gürültüde Pixel 79 puan aldı, iPhone 81 puan aldı.", "79"),
    ],
)
def test_values_and_quoted_common_words_name_nothing(read, language, text, unread):
    assert not any(unread in entity.name for entity in read(text, language).entities)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("저희 연구실에선 V8가 19장을 그린다.", "V8"),
        ("카드에 넣으니까 V8이 31토큰을 낸다.", "V8"),
        ("가람이 만든 케이던 V8은 작다.", "케이던 V8"),
    ],
)
def test_a_word_of_the_sentence_before_a_code_is_no_part_of_its_name(read, text, name):
    assert name in {entity.name for entity in read(text, "ko").entities}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("tr", "**Hakem 1:** Güç az.\n\n**Hakem 2:** Kart 30 vat çekiyor."),
        ("tr", "Çıkmaz 1: Bellek 8 GB.\n\nÇıkmaz 2: Güç 30 vat.\n\nÇıkmaz 3: Fiyat 40 dolar."),
        ("ko", "의심 1 — 전력이 30와트라고?\n\n의심 2 — 값이 40달러라고?"),
    ],
)
def test_numbered_parts_of_a_text_are_no_things(read, language, text):
    assert not read(text, language).entities


def test_two_things_that_head_lines_stay_things(read):
    names = {entity.name for entity in read("**Turna 1:** 30 vat çekiyor.\n\n**Turna 2:** 40 vat çekiyor. Turna 2'nin fiyatı 90 dolar.", "tr").entities}
    assert "Turna 2" in names


@pytest.mark.parametrize(("language", "text"), [("tr", "Hatta bir ABC:4200B var, 180 wafer işliyor."), ("ko", "라인에 ABC:4200B가 있다. 시간당 180장을 찍는다.")])
def test_a_code_keeps_its_series_before_the_colon(read, language, text):
    assert "ABC:4200B" in {entity.name for entity in read(text, language).entities}


@pytest.mark.parametrize("tail", ["반도체", "전자", "시스템즈"])
def test_a_known_name_that_opens_the_name_of_a_firm_is_not_meant(read, tail):
    document = read(f"누리온{tail}, 새 칩 공개\n\n누리온{tail}는 칩 '가온 G5'를 공개했다. 가온 G5는 96GB 메모리를 쓴다. 누리온은 매출 310억 원을 올렸다.\n", "ko")
    assert not any(entity.entity_id == "system:nurion" for entity in document.entities)
    assert {claim.vendor for claim in document.claims if claim.subject == "가온 G5"} == {f"누리온{tail}"}


def test_a_known_name_that_opens_no_firm_is_meant(read):
    document = read("슈퍼컴퓨터 누리온\n\n누리온은 25.7페타플롭스를 낸다. 누리온 시스템은 2018년에 열었다.\n", "ko")
    assert any(entity.entity_id == "system:nurion" for entity in document.entities)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("새 칩 공개\n\n가온 G5는 96GB 메모리를 쓴다. 첫 고객인 한빛클라우드는 2400장을 들여온다.\n", "ko"),
        ("Yeni çip\n\nGaon G5 96 GB bellek kullanıyor. İlk müşterisi Kuzey Bulut 2.400 kart alacak.\n", "tr"),
    ],
)
def test_a_customer_makes_nothing(read, text, language):
    assert [claim.vendor in (None, "Gaon") for claim in read(text, language).claims if claim.metric == "memory_capacity"] == [True]


@pytest.mark.parametrize(
    ("language", "table", "made"),
    [
        ("ko", "| 칩 | 제조사 | 메모리 |\n|---|---|---|\n| 잔별 T4 | 동백시스템 | 96GB |\n| H100 | 엔비디아 | 80GB |\n", {"잔별 T4": "동백시스템", "H100": "NVIDIA"}),
        ("tr", "| Kart | Firma | Bellek |\n|---|---|---|\n| Palamut P4 | Ilgaz Hesap | 96 GB |\n| H100 | NVIDIA | 80 GB |\n", {"Palamut P4": "Ilgaz Hesap", "H100": "NVIDIA"}),
    ],
)
def test_a_column_of_makers_tells_who_makes_what_a_row_is_of(read, language, table, made):
    entities = read(table, language).entities
    names = {one.entity_id: one.name for one in entities}
    assert {one.name: names.get(one.vendor_id) for one in entities if one.type == "chip"} == made


@pytest.mark.parametrize(
    ("language", "table"),
    [
        ("ko", "| 카드 | 업체 | 메모리 |\n|---|---|---|\n| 엔비디아 H100 | 델 | 80GB |\n| A100 | 레노버 | 40GB |\n"),
        ("tr", "| Kart | Sağlayıcı | Bellek |\n|---|---|---|\n| Kiralık H100 | Ova Bulut | 80 GB |\n| A100 | Kıyı Bulut | 40 GB |\n"),
    ],
)
def test_a_known_thing_stays_its_makers_whoever_sells_it(read, language, table):
    assert {(one.name, one.vendor_id) for one in read(table, language).entities if one.type == "chip"} == {("H100", "vendor:nvidia"), ("A100", "vendor:nvidia")}
