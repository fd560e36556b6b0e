"""What explicit marks say of a value: denied, asked, planned, aimed at, supposed; and what they say of something else."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from pipeline.app import Pipeline
from pipeline.extract import claims
from pipeline.extract.model.opinions import FigureOpinion, Opinions, RoleOpinion
from pipeline.settings import Settings

MARKED = [
    ("tr", "Sabah N8'in hedefe varma süresi 11 saate indi.", "asserted"),
    ("tr", "Sabah N8, hedefine ulaşmak için 19 saat harcadı.", "asserted"),
    ("tr", "Sabah N8'in hedefi eğitimi 11 saatte bitirmek.", "planned"),
    ("ko", "새벽 N8이 목표에 도달하는 시간은 11시간으로 줄었다.", "asserted"),
    ("ko", "새벽 N8은 학습에서 목표치에 이르는 데 19시간이 걸렸다.", "asserted"),
    ("ko", "나래칩스는 새벽 N8의 학습 시간 11시간을 목표로 한다.", "planned"),
    ("tr", "Sabah N8 için 12 nanometre konuşuyoruz.", "hedged"),
    ("tr", "Sabah N8'de watt başına 9 TOPS hayal değil.", "hedged"),
    ("tr", "Sabah N8'de watt başına 9 TOPS hayal kırıklığı yarattı.", "asserted"),
    ("ko", "새벽 N8에서 와트당 9TOPS도 꿈이 아니다.", "hedged"),
    ("tr", "Nar Çip, Sabah N8'in eğitimi 9 dakikada bitirmesini umduğunu söyledi.", "planned"),
    ("tr", "Nar Çip, Sabah N8'in eğitimi 9 dakikada bitirdiğini söyledi.", "asserted"),
    ("ko", "새벽 N7의 전력은 300W가 아니라고 회사는 밝혔다.", "denied"),
    ("ko", "새벽 N7은 H100보다 두 배 빠른 것이 아니다.", "denied"),
    ("ko", "새벽 N7의 전력은 75W를 넘지 않는다.", "asserted"),
    ("ko", "내년 시험에서 새벽 N7이 초당 600장을 넘지 못하면 계약은 없다.", "hypothetical"),
    ("ko", "시험이 늦어지면 새벽 N7의 출하량은 2만 장으로 줄어든다.", "hypothetical"),
    ("ko", "점유율은 새벽칩스 52%를 가정했다.", "hypothetical"),
    ("ko", "새벽칩스의 점유율은 52%로 가정용 시장에서 가장 높다.", "asserted"),
    ("ko", "새벽 N7은 초당 300장이 나온답니다.", "hedged"),
    ("ko", "새벽 N7은 초당 300장이 나온다더라.", "hedged"),
    ("ko", "나래칩스는 차기작 새벽 N8에서 처리량을 세 배로 올린다고 하네요.", "planned"),
    ("ko", "나래칩스는 전작 새벽 N6에서 처리량을 세 배로 올렸다고 하네요.", "asserted"),
    ("ko", "총판에서 들은 얘기로는 새벽 N7이 600만 원이다.", "hedged"),
    ("ko", "새벽 N7은 600만 원 언저리래요.", "hedged"),
    ("ko", "새벽칩스는 2029년 매출 900억 원도 가능하다.", "hedged"),
    ("ko", "새벽 N7은 대역폭이 900GB/s로 높아서 더 빠를 겁니다.", "asserted"),
    ("ko", "새벽 N7은 대역폭이 900GB/s로 높아질 겁니다.", "planned"),
    ("ko", "새벽 N7은 메모리가 40GB라 큰 모델도 올라갈 것으로 보인다.", "asserted"),
    ("ko", "새벽 N7의 메모리는 40GB일 것으로 보인다.", "hedged"),
    ("ko", "새벽 N7은 600만 원이라는 값을 생각하면 또 살 것 같다.", "asserted"),
    ("ko", "차세대 새벽 N8은 대역폭을 초당 3.2TB로 높이고, 출력은 줄이는 것을 목표로 한다.", "planned"),
    ("ko", "새벽 N7은 대역폭을 초당 3.2TB로 높였고, 출력은 줄이는 것을 목표로 한다.", "asserted"),
    ("ko", "새벽칩스\n\n| | 2026년(E) |\n|---|---|\n| 매출(억 원) | 480 |", "hedged"),
    ("ko", "새벽칩스\n\n| | 2026년 |\n|---|---|\n| 매출(억 원) | 480 |", "asserted"),
    ("tr", "Ege Yonga\n\n| | 2026T |\n|---|---|\n| Gelir (milyon dolar) | 48 |", "hedged"),
    ("tr", "Ege Yonga'nın zararı 90 milyon dolar ve şirketin kendi tahminine göre iki yıl daha kâr yok.", "asserted"),
    ("tr", "Ege Yonga'nın zararı, şirketin kendi tahminine göre 90 milyon dolar.", "hedged"),
    ("tr", "Poyraz P3 260 vat çekiyordu yanlış hatırlamıyorsam.", "hedged"),
    ("tr", "Poyraz P3 900 dolara mal oluyor diyorlar.", "hedged"),
    ("tr", "Poyraz P3 bende saniyede 210 token, seninki herhalde çok daha hızlıdır.", "asserted"),
    ("tr", "Poyraz P3 saniyede 210 token veriyor herhalde.", "hedged"),
    ("tr", "Poyraz P3'te 64 çekirdeğin bir araya getirildiği tasarımın tutulması bekleniyor.", "asserted"),
    ("tr", "Poyraz P3 ile 32 bin token'lık bağlam penceresine geçmeyi umuyoruz.", "planned"),
    ("tr", "Poyraz-7B iyi. Baharda 22 milyar parametreli bir sürüme başlayacağız.", "planned"),
    ("ko", "새벽 N7의 전력은 75W밖에 되지 않는다.", "asserted"),
    ("ko", "새벽 N7의 처리량은 초당 300장에서 더 오르지 않았다.", "asserted"),
    ("ko", "새벽 N7의 메모리는 96GB인가요?", "asked"),
    ("ko", "새벽 N7의 값은 90만 원인데 왜 이렇게 비싼가요?", "asserted"),
    ("ko", "나래칩스는 내년에 새벽 N7의 메모리를 96GB로 늘린다.", "planned"),
    ("ko", "나래칩스는 작년에 새벽 N7의 메모리를 96GB로 늘렸다.", "asserted"),
    ("ko", "새벽 N7의 목표 전력은 75W다.", "planned"),
    ("ko", '한도윤 대표는 "내년 새벽 N7의 출하량은 5만 장을 넘을 것"이라고 말했다.', "planned"),
    ("ko", "나래칩스의 목표주가는 2만 원이다.", "asserted"),
    ("ko", "새벽 N7이 BERT를 18분에 학습한다고 하자.", "hypothetical"),
    ("tr", "Poyraz P3'ün fiyatı 50 bin lirayı aşmazsa alırım.", "hypothetical"),
    ("ko", "새벽 N7이 나왔다면 전력은 75W였을 것이다.", "hypothetical"),
    ("tr", "Poyraz P3'ün gücü 300 watt değil.", "denied"),
    ("tr", "Poyraz P3'ün fiyatı A100'ün yarısı bile değil.", "asserted"),
    ("tr", "Poyraz P3 gelecek yıl 75 watt ile çalışıyor.", "planned"),
    ("tr", "Poyraz P3 geçen yıl 75 watt ile çalıştı.", "asserted"),
    ("tr", "11 watt tüketen Poyraz P3 haziranda mağazalara gidecek.", "asserted"),
    ("tr", "Poyraz P3 11 watt tüketecek.", "planned"),
    ("tr", "Poyraz şirketi P3'ten bu yıl 42 milyon dolar gelir bekliyor.", "planned"),
    ("tr", "Poyraz P3 kuyruğunda 300 sunucu sırada bekliyor.", "asserted"),
    ("tr", "Poyraz P3'ün gücü 75 watt mı?", "asked"),
    ("tr", "Poyraz P3 için hedefimiz 75 watt güç.", "planned"),
    ("tr", "Poyraz P3 çıksaydı 75 watt çekerdi.", "hypothetical"),
    ("tr", "Poyraz P3 çıkmış olsa da 75 watt çekiyor.", "asserted"),
    ("ko", "내년 봄에 나올 새벽 N8이 96GB다.", "planned"),
    ("tr", "Martta çıkacak Poyraz P4 75 watt düzeyinde.", "planned"),
    ("tr", "Poyraz P3'ün belleği büyütülürse gücü 90 watta çıkar.", "hypothetical"),
    ("tr", "Rapora bakılırsa Poyraz P3 75 watt çekiyor.", "asserted"),
    ("tr", "Jensen Huang, H200'ün A100'den iki kat pahalı olduğu iddiasını reddetti.", "denied"),
    ("tr", "Jensen Huang, H200'ün A100'den iki kat pahalı olduğunu reddetti.", "denied"),
    ("tr", "Jensen Huang, H200'ün A100'den iki kat pahalı olduğunu kabul etmedi.", "denied"),
    ("tr", "Jensen Huang, H200'ün A100'den iki kat pahalı olduğu haberlerinin doğru olmadığını söyledi.", "denied"),
    ("tr", "Jensen Huang, H200'ün A100'den iki kat pahalı olduğunun doğru olmadığını söyledi.", "denied"),
    ("tr", "Poyraz P3'ün H100 kadar hızlı olduğumuzu iddia etmiyoruz.", "denied"),
    ("tr", "Jensen Huang, H200'ün A100'den iki kat pahalı olduğunu reddetmedi.", "asserted"),
    ("ko", "젠슨 황은 H200이 A100보다 두 배 비싸다는 주장을 일축했다.", "denied"),
    ("ko", "젠슨 황은 H200이 A100보다 두 배 비싸다는 의혹을 반박했다.", "denied"),
    ("ko", "H200이 A100보다 두 배 비싸다는 것은 오해다.", "denied"),
    ("ko", "H200이 A100보다 두 배 빠르다는 주장은 거짓이다.", "denied"),
    ("ko", "H200이 A100보다 두 배 빠르다는 것은 거짓말이 아니다.", "asserted"),
    ("ko", '김태오 대표는 "새벽 N7의 전력은 320W다"며 "내년에는 가격을 내릴 계획"이라고 말했다.', "asserted"),
    ("ko", '김태오 대표는 "새벽 N7을 2,000장 팔았다"며 "내년에는 후속 제품을 내놓을 것"이라고 말했다.', "asserted"),
    ("ko", '김태오 대표는 "새벽 N7의 전력을 320W로 낮출 계획"이라고 말했다.', "planned"),
    ("tr", "Ayşe, “Poyraz P3 geçen yıl 2.000 adet sattı” diyerek Anka'nın da başarabileceğini söyledi.", "asserted"),
    ("tr", "Analist, Poyraz P3'ün fiyatının yüzde 26 düşebileceğini söyledi.", "hedged"),
    ("tr", "Poyraz P3'ün fiyatını yüzde 15 düşürebileceği belirtiliyor.", "hedged"),
    ("ko", "나래칩스가 새벽 N7의 가격을 15% 내릴지도 모른다.", "hedged"),
    ("ko", "새벽 N7의 출하량이 15% 줄 수도 있다.", "hedged"),
    ("ko", "나래칩스는 새벽 N7의 성능이 25% 좋아질 거라고 밝혔다.", "planned"),
    ("ko", "새벽 N7의 메모리는 32GB가 될 거라네요.", "planned"),
    ("ko", "새벽 N7의 성능이 25% 좋아질 거예요.", "planned"),
    ("ko", "새벽 N7의 메모리는 32GB가 될 거라는 게 나래칩스의 설명이다.", "planned"),
    ("ko", "새벽 N7의 메모리는 32GB가 될 거라는 소문이 있다.", "hedged"),
    ("ko", "새벽 N7의 성능이 25% 좋아질 거라고 내다봤다.", "hedged"),
    ("ko", "새벽 N7의 전력은 75W였을 거라고 말했다.", "asserted"),
    ("ko", "새벽 N7의 성능이 H100의 70%라면 충분하다.", "hypothetical"),
    ("ko", "새벽 N7의 성능은 H100의 70%면 된다.", "hypothetical"),
    ("ko", "새벽 N7의 전력은 180W면 충분하다.", "asserted"),
    ("ko", "새벽 N7의 전력은 9와트면 된다.", "asserted"),
    ("ko", "이게 사실이라면 새벽 N7은 A100의 절반 가격이다.", "hypothetical"),
    ("ko", "소문이 사실이라면 새벽 N7은 H100보다 30% 느리다.", "hypothetical"),
    ("tr", "AMD, MI300X'in H100'den yüzde 30 yavaş olduğu yönündeki haberleri kesin bir dille yalanladı.", "denied"),
    ("ko", "AMD는 MI300X가 H100보다 30% 느리다는 지적에 대해 사실이 아니라고 반박했다.", "denied"),
    ("ko", "AMD는 느리다는 지적을 반박하며 MI300X가 H100보다 30% 빠르다고 밝혔다.", "asserted"),
    ("ko", "H100의 지연이 100나노초라면 A100은 수십 마이크로초다.", "asserted"),
]


@pytest.mark.parametrize(("language", "text", "modality"), MARKED)
def test_mark(read, language: str, text: str, modality: str) -> None:
    assert {c.modality for c in read(text, language).claims} == {modality}


TOLD_OF_ANOTHER = [
    ("ko", "나래칩스의 지난해 매출은 3억 달러, 올해 목표는 5억 달러다."),
    ("ko", "나래칩스는 새벽 N7에 3억 달러를 넣었고, 다음 칩에는 5억 달러를 쓰겠다고 했다."),
    ("tr", "Poyraz Yonga'nın geçen yılki cirosu 3 milyar dolar, hedefi 5 milyar dolar."),
    ("tr", "Poyraz Yonga geçen yıl 3 milyar dolar harcadı, bu yıl 5 milyar dolar harcayacak."),
]


@pytest.mark.parametrize(("language", "text"), TOLD_OF_ANOTHER)
def test_a_plan_is_of_the_value_it_is_told_of(read, language: str, text: str) -> None:
    assert [c.modality for c in read(text, language).claims] == ["asserted", "planned"]


@pytest.mark.parametrize(
    ("language", "text", "said", "modality"),
    [
        ("ko", "새벽 N7의 전력은 300W가 아니다.", "300W", "denied"),
        ("ko", "새벽 N7의 전력은 300W로 할 계획이다.", "300W", "planned"),
        ("ko", "새벽 N7의 전력은 300W로 추정된다.", "300W", "hedged"),
        ("tr", "Poyraz P3'ün gücü 300 watt değil.", "300 watt", "denied"),
        ("tr", "Poyraz P3'te 300 watt güç hedefliyoruz.", "300 watt", "planned"),
        ("tr", "Poyraz P3'ün gücü 300 watt olarak tahmin ediliyor.", "300 watt", "hedged"),
        ("ko", "새벽 N7은 2024년 3월에 나왔다.", "2024년 3월", "asserted"),
        ("ko", "2024년 3월에 나온 새벽 N7의 전력은 75W다.", "2024년 3월", "asserted"),
        ("tr", "Poyraz P3 Mart 2024'te piyasaya çıktı.", "Mart 2024", "asserted"),
        ("ko", "나래칩스는 3분기 매출이 1조 원이라고 공시했다.", "1조 원", "asserted"),
        ("tr", "Poyraz P3'ün fiyatının yüzde 26 düşebileceğini söyledi.", "yüzde 26", "hedged"),
        ("ko", "새벽 N7의 성능이 H100의 70%라면 충분하다.", "70%", "hypothetical"),
    ],
)
def test_a_mark_of_the_value_itself_is_not_overruled(monkeypatch, language: str, text: str, said: str, modality: str) -> None:
    nobody = RoleOpinion((), 1.0)
    roles = MappingProxyType(dict.fromkeys(("subject", "comparator", "benchmark", "speaker"), nobody))
    start = text.index(said)
    opinion = FigureOpinion(start=start, claim=0.99, type={}, metric={}, direction={}, modality={"asserted": 1.0}, roles=roles)
    monkeypatch.setattr(claims, "consult", lambda _page, _settings, _hints, _words: Opinions(MappingProxyType({start: opinion}), ()))
    document = Pipeline(Settings(model="default")).process(text, language=language)
    assert {c.modality for c in document.claims} == {modality}


@pytest.mark.parametrize(
    ("language", "text", "said", "modality"),
    [
        ("tr", "Poyraz P3 saniyede 4 TB veriyor, ona yetişemeyeceğiz.", "4 TB", "asserted"),
        ("tr", "Poyraz P3, 300 watt çekiyor ve yarın satılacak.", "300 watt", "asserted"),
        ("tr", "Poyraz P3'ün gücü 300 watt olarak konuştuğumuz şey.", "300 watt", "planned"),
        ("ko", "새벽 N7은 300W를 먹는다.", "300W", "asserted"),
        ("ko", "새벽 N7의 전력은 300W.", "300W", "planned"),
    ],
)
def test_what_is_at_work_is_no_plan_whatever_a_model_makes_of_it(monkeypatch, language: str, text: str, said: str, modality: str) -> None:
    nobody = RoleOpinion((), 1.0)
    roles = MappingProxyType(dict.fromkeys(("subject", "comparator", "benchmark", "speaker"), nobody))
    start = text.index(said)
    opinion = FigureOpinion(start=start, claim=0.99, type={}, metric={}, direction={}, modality={"planned": 1.0}, roles=roles)
    monkeypatch.setattr(claims, "consult", lambda _page, _settings, _hints, _words: Opinions(MappingProxyType({start: opinion}), ()))
    document = Pipeline(Settings(model="default")).process(text, language=language)
    assert {c.modality for c in document.claims if c.value in (4, 300)} == {modality}


@pytest.mark.parametrize(("language", "text", "said"), [("ko", "새벽 N7의 전력은 300W다.", "300W"), ("tr", "Poyraz P3'ün gücü 300 watt.", "300 watt")])
def test_nothing_is_denied_where_no_word_says_so(monkeypatch, language: str, text: str, said: str) -> None:
    roles = MappingProxyType(dict.fromkeys(("subject", "comparator", "benchmark", "speaker"), RoleOpinion((), 1.0)))
    start = text.index(said)
    opinion = FigureOpinion(start=start, claim=0.99, type={}, metric={}, direction={}, modality={"denied": 0.99, "asserted": 0.01}, roles=roles)
    monkeypatch.setattr(claims, "consult", lambda _page, _settings, _hints, _words: Opinions(MappingProxyType({start: opinion}), ()))
    document = Pipeline(Settings(model="default")).process(text, language=language)
    assert {c.modality for c in document.claims} == {"asserted"}


@pytest.mark.parametrize(
    ("language", "text", "modality"),
    [
        ("tr", "Uzmanlara göre RTX 5090 600 watt çekebilir.", "hedged"),
        ("tr", "RTX 5090'ın fiyatı 90 bin lirayı bulabilir.", "hedged"),
        ("tr", "RTX 5090 muhtemelen 600 watt çekecek.", "hedged"),
        ("tr", "RTX 5090 kartı 600 watt çekecek.", "planned"),
        ("ko", "RTX 5090의 가격은 아마 300만 원일 것이다.", "hedged"),
        ("tr", "RTX 5090 kartı saniyede 300 jeton üretebilir.", "asserted"),
        ("ko", "인텔의 매출은 900억 달러에 이를 수 있다.", "hedged"),
        ("ko", "RTX 5090은 초당 300토큰을 낼 수 있다.", "asserted"),
    ],
)
def test_what_may_be_is_no_fact_and_what_a_thing_can_do_is(read, language: str, text: str, modality: str) -> None:
    assert {claim.modality for claim in read(text, language).claims} == {modality}


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("tr", "Analistler Intel'in gelirinin 90 milyar dolara ulaşmasını bekliyor.", "Intel is expected to have revenue"),
        ("tr", "Gartner, Intel'in gelirinin 90 milyar doları aşacağını söyledi.", "Intel is expected to have revenue"),
        ("tr", "Intel, gelirinin 90 milyar doları aşacağını açıkladı.", "Intel is planned to have revenue"),
        ("ko", "인텔은 내년 매출 900억 달러를 목표로 한다고 밝혔다.", "Intel is planned to have revenue"),
    ],
)
def test_a_forecast_by_others_is_no_plan(read, language: str, text: str, words: str) -> None:
    assert [claim.statement.startswith(words) for claim in read(text, language).claims] == [True]


STILL_PLANNED = [
    ("tr", "Kale K4 5.400 dolardan başlayan fiyatlarla satışa sunulacak.", "price", "planned"),
    ("tr", "Kale K4 5.400 dolardan başlayan fiyatlarla satışta.", "price", "asserted"),
    ("tr", "Intel gelecek yıl 650 yeni çalışan alacak.", "hires", "planned"),
    ("tr", "Intel'in 650 çalışanı var.", "employee_count", "asserted"),
    ("tr", "Intel bu yıl 9 bin adet hızlandırıcı satmayı planlıyor.", "shipments", "planned"),
    ("ko", "인텔은 내년에 650명을 채용할 계획이다.", "hires", "planned"),
]


@pytest.mark.parametrize(("language", "text", "metric", "modality"), STILL_PLANNED)
def test_what_is_to_be_sold_hired_or_offered_is_planned(read, language, text, metric, modality):
    [claim] = [c for c in read(text, language).claims if c.value]
    assert (claim.metric, claim.modality) == (metric, modality)


@pytest.mark.parametrize(("language", "text"), [("tr", "L40S için 650 W'lık bir güç kaynağı öneriliyor."), ("ko", "L40S에는 650W 파워를 권장한다.")])
def test_a_supply_that_is_recommended_is_no_power_of_the_card(read, language, text):
    assert not read(text, language).claims


def test_the_power_that_a_card_draws_is_its_own(read):
    assert [c.metric for c in read("L40S 350 W güç çekiyor.", "tr").claims] == ["power"]
