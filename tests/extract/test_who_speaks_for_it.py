"""Who says it and how surely: a seller's answers, officers met by a reporter, posters, what the writer measured, what may come."""

from __future__ import annotations

import pytest


def said(read, text, language):
    return {(claim.value, claim.attributed_to) for claim in read(text, language).claims}


FAQ = {
    "ko": "하늘보드 SB-20 | 매장용 추론 카드\n\nSB-20은 매장에서 쓰는 카드로, 55W만 씁니다.\n\n당사 시험에서 SB-20은 인텔 아크 A380보다 20% 빨랐습니다.\n\nQ. 몇 장까지 꽂나요?\nA. 한 서버에 6장까지 지원합니다.\n\nQ. 보증 기간은요?\nA. SB-20은 4년입니다.\n",
    "tr": "SB-20 ile mağazada çıkarım\n\nSB-20 55 W çeker. Ölçümlerimizde SB-20, Intel Arc A380'den yüzde 20 hızlıydı.\n\nSoru: Belleği ne kadar?\nYanıt: SB-20'nin 24 GB belleği var.\n\nSoru: Kaç vat çeker?\nYanıt: Biz 60 W'ı aşmadan çalıştırıyoruz, boşta 9 W çeker.\n",
}


@pytest.mark.parametrize("language", ["ko", "tr"])
def test_a_rivals_maker_does_not_answer_for_the_seller(read, language):
    assert not {by for _, by in said(read, FAQ[language], language)} & {"Intel", "인텔"}


@pytest.mark.parametrize(
    ("language", "words", "by"),
    [
        ("ko", '나비칩스 서하늘 대표는 기자와의 통화에서 "X3는 90W를 쓴다"고 말했다.', "서하늘"),
        ("ko", '나비칩스 서하늘 최고기술책임자는 기자들에게 "X3는 90W를 쓴다"고 설명했다.', "서하늘"),
        ("ko", "외신은 X3가 90W를 쓴다고 전했지만 나비칩스는 확인해 주지 않았다.", "외신"),
        ("ko", "증권가에서는 X3 가격을 90만 원 수준으로 봅니다.", "증권가"),
        ("tr", "Okurumuz Tarık'ın ödünç verdiği X3 ile denedik: kart 90 W çekti.", None),
        ("tr", "Tarık Usta'nın verdiği bilgiye göre X3 90 W çekiyor.", "Tarık Usta"),
    ],
)
def test_who_is_heard(read, language, words, by):
    assert {one for _, one in said(read, f"{words}\n", language)} == {by}


THREAD = (
    "Evde hangisi?\n\nuzun_yol: X3 mü alsam? X3 90 W çekiyor.\n\ndemir.usta: Bende X3 var, saniyede 40 token veriyor.\n\n"
    "> demir.usta: 40 token\ncam_kirigi: Bende 44 token çıktı.\n\nuzun_yol: Peki fiyatı? 12.000 lira gördüm.\n\ncam_kirigi: Satıcı X3 için 11.000 lira demiş.\n"
)


def test_posters_of_a_thread_by_their_nicknames(read):
    assert said(read, THREAD, "tr") >= {(90.0, "uzun_yol"), (40.0, "demir.usta"), (44.0, "cam_kirigi"), (12000.0, "uzun_yol")}


def test_labels_of_a_list_are_no_posters(read):
    text = "X3 özeti\n\nfiyat: 12.000 lira\n\nbellek: 24 GB\n\ngüç: 90 W\n\nhız: saniyede 40 token\n\nağırlık: 800 g\n"
    assert {by for _, by in said(read, text, "tr")} <= {None}


@pytest.mark.parametrize(
    ("language", "words", "value", "modality", "statement"),
    [
        ("tr", "Doruk Araştırma'ya göre X3'ün payı yüzde 12'den yüzde 20'ye çıkar.", 20, "hedged", "thought"),
        ("tr", "X3'ün payı yüzde 12'den yüzde 20'ye çıktı.", 20, "asserted", "20%"),
        ("tr", "Satıcı X3 için 11.000 lira demiş.", 11000, "hedged", "thought"),
        ("tr", "X3'ü pazarlıkla aldım. 12.000 lirayı 11.000 liraya indirdi adam.", 12000, "asserted", "Before"),
        ("ko", "X3를 중고로 샀다. 판매자가 52만 원을 48만 원으로 깎아 줬다.", 520000, "asserted", "Before"),
        ("ko", "외신은 X3 용량이 48GB 이상일 것이라고 전했다.", 48, "hedged", "thought"),
        ("ko", "나비칩스의 설비투자가 15%만 줄어도 성장이 멈춘다.", 15, "hypothetical", ""),
        ("tr", "X3'ün fiyatı yüzde 15 düşse bile pahalı kalır.", 15, "hypothetical", ""),
    ],
)
def test_how_surely_and_when(read, language, words, value, modality, statement):
    [claim] = [one for one in read(f"{words}\n", language).claims if one.value == value]
    assert claim.modality == modality
    assert statement in claim.statement
