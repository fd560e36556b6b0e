"""What pages on chips, clouds and phones tell in passing: who rents what out, which chip is inside, what each workload gave, by when."""

from __future__ import annotations

import pytest

from pipeline.app import Pipeline
from pipeline.settings import Settings
from schemas.records import Claim, Source

SUBJECTS = [
    ("tr", "H100, Kumsal Bulut'ta saatlik 2,99 dolar, Azure'da ise 6,98 dolar.", "6,98 dolar", "H100"),
    ("ko", "H100은 람다에서 시간당 2.99달러, 애저에서는 시간당 6.98달러에 빌릴 수 있다.", "6.98달러", "H100"),
    ("tr", "iPhone 17 Pro tanıtıldı. Telefonun kalbinde A19 Pro var. Yonga 3 nm sürecinde üretiliyor ve maliyeti 52 dolar.", "52 dolar", "A19 Pro"),
    ("ko", "AMD가 MI355X를 내놨다. 전작인 MI300X는 192GB를 탑재했고 H100보다 1.3배 빨랐다.", "1.3배", "MI300X"),
    ("tr", "NVIDIA B200'ü tanıttı. Önceki nesil H100 80 GB bellek taşıyordu ve A100'den üç kat hızlıydı.", "üç kat", "H100"),
    ("ko", "갤럭시 S25 울트라가 나왔다. 안에는 스냅드래곤 8 엘리트가 있다. 칩은 3나노 공정으로 만든다.", "3나노", "Snapdragon 8 Elite"),
]  # fmt: skip
WORKLOADS = [
    ("ko", "B200은 라마 2 70B에서 초당 1만 토큰, 믹스트랄에서 초당 1만 3천 토큰을 처리했다.", {"1만 토큰": ("Llama 2 70B",), "1만 3천 토큰": ("Mixtral",)}),
    ("tr", "A100, ResNet-50'yi 28 dakikada, BERT'i 34 dakikada eğitti.", {"28 dakika": ("ResNet-50",), "34 dakika": ("BERT",)}),
]  # fmt: skip
METRICS = [
    ("tr", "NVIDIA'nın brüt marjı yüzde 72. AMD'de ise bu oran yüzde 54.", "yüzde 54", "profit_margin"),
    ("ko", "엔비디아의 매출총이익률은 72%다. AMD는 이 비율이 54%에 그친다.", "54%", "profit_margin"),
    ("ko", "소나기 X3를 L40S와 견줬다. 배치 32에서는 L40S보다 22% 빠른 데 그쳤고, 지연시간은 비슷했다.", "22%", "performance"),
    ("tr", "Poyraz Lodos 4 hızlandırıcısını tanıttı. Lodos 4, BERT-Large eğitimini 14 dakikada tamamlayarak A100'den daha kısa sürede bitiriyor.", "14 dakika", "training_time"),
    ("tr", "MI300X 192 GB belleğe sahip. B200'e kıyasla yüzde 20 daha az token üretiyor.", "yüzde 20", "throughput"),
]  # fmt: skip
DIRECTIONS = [
    ("tr", "Galaxy S25 Ultra 8,2 mm kalınlığında.", "8,2 mm", None),
    ("ko", "가우디 4는 전력 면에서 H100보다 30% 유리하다.", "30%", "better"),
    ("tr", "Gaudi 3, güç tüketiminde H100'den yüzde 30 daha iyi.", "yüzde 30", "better"),
]  # fmt: skip


def claims(language: str, text: str) -> dict[str, Claim]:
    document = Pipeline(Settings(language=language, model="none")).read(Source(uri="", media_type="text/plain", text=text, language=language))
    surfaces = {figure.start: figure.surface for figure in document.figures}
    return {surfaces[claim.figure]: claim for claim in document.claims if claim.figure is not None}


@pytest.mark.parametrize(("language", "text", "figure", "subject"), SUBJECTS)
def test_what_is_rented_or_within_is_the_subject(language, text, figure, subject):
    assert claims(language, text)[figure].subject == subject


@pytest.mark.parametrize(("language", "text", "workloads"), WORKLOADS)
def test_each_value_has_its_own_workload(language, text, workloads):
    assert {figure: claim.benchmark for figure, claim in claims(language, text).items()} == workloads


@pytest.mark.parametrize(("language", "text", "figure", "metric"), METRICS)
def test_a_percentage_goes_on_with_what_was_told(language, text, figure, metric):
    assert claims(language, text)[figure].metric == metric


@pytest.mark.parametrize(("language", "text", "figure", "direction"), DIRECTIONS)
def test_a_noun_of_size_compares_nothing_and_less_power_is_better(language, text, figure, direction):
    assert claims(language, text)[figure].direction == direction


@pytest.mark.parametrize(
    ("language", "text", "figure"),
    [
        ("ko", "계약 기간은 2033년까지다. TSMC의 2분기 매출은 9,338억 대만달러다.", "9,338억 대만달러"),
        ("tr", "Tesis 2033'te açılacak. NVIDIA'nın geliri ikinci çeyrekte 46,7 milyar dolar oldu.", "46,7 milyar dolar"),
    ],
)
def test_no_quarter_is_counted_from_what_is_still_to_come(language, text, figure):
    assert "2033" not in (claims(language, text)[figure].as_of or "")


@pytest.mark.parametrize(("verb", "quantifier"), [("ulaştı", "exact"), ("ulaşmış durumda", "exact"), ("ulaşması bekleniyor", "exact"), ("ulaşmadı", "less_than"), ("varmıyor", "less_than")])
def test_reaching_a_value_is_no_denial(verb, quantifier):
    text = f"AMD'nin geliri 7,7 milyar dolara {verb}."
    document = Pipeline(Settings(language="tr", model="none")).read(Source(uri="", media_type="text/plain", text=text, language="tr"))
    assert document.figures[0].quantifier == quantifier


def test_a_yearly_commitment_leaves_the_price_of_an_hour():
    assert claims("tr", "H100 saatte 2,99 dolar, bir yıllık taahhütle 1,99 dolar.")["1,99 dolar"].unit == "USD/h"


@pytest.mark.parametrize(
    ("language", "text", "statement"),
    [
        ("ko", "아톰의 지연시간은 T4보다 1.8배 빠르다.", "1.8 times as quick as T4 in latency"),
        ("ko", "가우디 4는 전력 면에서 H100보다 30% 유리하다.", "draws 30% less power than H100"),
        ("tr", "Gaudi 3 maliyette H100'den yüzde 40 daha avantajlı.", "costs 40% less than H100"),
    ],
)
def test_what_is_for_the_better_reads_so(language, text, statement):
    assert statement in next(iter(claims(language, text).values())).statement


@pytest.mark.parametrize(
    ("language", "text", "rivals"),
    [
        ("ko", "B200은 H100과 MI300X보다 2배 빠르다.", {("2배", "H100"), ("2배", "MI300X")}),
        ("tr", "B200, H100 ve MI300X'ten iki kat hızlı.", {("iki kat", "H100"), ("iki kat", "MI300X")}),
        ("ko", "B200은 H100과 A100보다 각각 2.5배, 5배 빠르다.", {("2.5배", "H100"), ("5배", "A100")}),
    ],
)
def test_joined_names_are_all_compared_with(language, text, rivals):
    document = Pipeline(Settings(language=language, model="none")).read(Source(uri="", media_type="text/plain", text=text, language=language))
    surfaces = {figure.start: figure.surface for figure in document.figures}
    assert {(surfaces[claim.figure], claim.comparator) for claim in document.claims if claim.figure is not None} == rivals


SOLD = [
    ("tr", "Ege Mikro geliştirme kartını 150 dolara satıyor.", "geliştirme kartı", "Ege Mikro"),
    ("tr", "NVIDIA yeni işlemciyi 900 dolara satacak.", "yeni işlemci", "NVIDIA"),
    ("tr", "Ege Mikro, Kale K2 kartını 6.900 dolara satıyor.", "Kale K2", None),
    ("ko", "나래칩은 개발 보드를 18만 원에 판매한다.", "개발 보드", "나래칩"),
]


@pytest.mark.parametrize(("language", "text", "subject", "vendor"), SOLD)
def test_what_is_sold_has_the_price(read, language, text, subject, vendor):
    [claim] = read(text, language).claims
    assert claim.subject == subject
    assert vendor is None or claim.vendor == vendor


@pytest.mark.parametrize(
    ("language", "text", "subject", "region"),
    [
        ("tr", "Dalyan X3 Pro Türkiye'de 31.999 TL'den satılıyor.", "Dalyan X3 Pro", "Türkiye"),
        ("tr", "RTX 4070 Almanya'da 599 avroya satılıyor.", "RTX 4070", "Almanya"),
        ("ko", "아이폰 16은 독일에서는 999유로다.", "iPhone 16", "독일"),
    ],
)
def test_the_country_of_a_price_belongs_to_no_name(read, language, text, subject, region):
    [claim] = read(text, language).claims
    assert (claim.subject, claim.conditions) == (subject, {"region": region})
