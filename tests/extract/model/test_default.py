"""The learned extractor that comes with the package: it loads, it says the same each time, and rules and model are both heard."""

import subprocess
import sys

import pytest

from pipeline.app import STAGES
from pipeline.clean import read_article
from pipeline.extract.model.session import DEFAULT, MANIFEST, check_model
from pipeline.settings import Settings
from schemas.records import Document, Source

TEXTS = {
    "ko": "누리칩스가 가속기 '돌고래'를 내놓았다.\n\n이 칩은 Llama 3.1 8B에서 초당 2,400토큰을 생성해 L40S보다 1.6배 빠르다.",
    "tr": "Mercan Yonga, Yakut hızlandırıcısını tanıttı.\n\nYakut, Llama 3.1 8B ile saniyede 2.400 jeton üretiyor ve L40S'ten 1,6 kat hızlı.",
}


def read(text: str, language: str) -> Document:
    settings = Settings(language=language, model="default")
    document = Document(article=read_article(Source(uri="x", media_type="text/plain", text=text, language=language), settings))
    for stage in STAGES:
        document = stage(document, settings)
    return document


def test_package_carries_a_model() -> None:
    assert (DEFAULT / MANIFEST).exists()
    check_model("default")


@pytest.mark.parametrize("language", ["ko", "tr"])
def test_same_text_gives_same_claims(language: str) -> None:
    first, second = (read(TEXTS[language], language) for _ in range(2))
    assert first.claims == second.claims
    assert {claim.value for claim in first.claims} >= {2400, 1.6}


def test_the_model_needs_no_torch() -> None:
    told = f"import sys; from pipeline.app import Pipeline; Pipeline().process({TEXTS['ko']!r}); sys.exit('torch' in sys.modules)"
    subprocess.run([sys.executable, "-c", told], check=True, timeout=120)


@pytest.mark.parametrize("language", ["ko", "tr"])
def test_comparison_has_both_sides(language: str) -> None:
    claim = next(one for one in read(TEXTS[language], language).claims if one.value == 1.6)
    assert (claim.type, claim.comparator) == ("comparison", "L40S")


def test_where_a_change_arrives_is_a_value_whatever_a_model_makes_of_it() -> None:
    claims = read("이 글에서는 누리 5를 전작인 누리 4와 비교한다. 소비전력은 70W에서 95W로 늘었다.", "ko").claims
    assert [(claim.value, claim.comparator, claim.direction) for claim in claims] == [(70, None, None), (95, None, None)]
