"""True articles: numbers that only seem to contradict each other are left alone."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit

TRUE = [
    ("tr", "Elektronik sektöründeki 24 hissenin 19'u yükseldi, 5'i düştü."),
    ("tr", "Pil, film oynatırken 14 saat dayandı. Eski modelde bu 11 saatti; 3 saatlik bir iyileşme."),
    ("tr", "Fatura 305.400 dolar oldu. Bütçe 400.000 dolardı; 94.600 dolar arttı."),
    ("tr", "Model 1 trilyon token okudu. Verinin yüzde 45'i, 450 milyar token Türkçe; yüzde 38'i, 380 milyar token İngilizce; kalan 170 milyar token kod."),
    ("ko", "회사는 올해 1만2000장에 이어 내년 1만6000장, 2027년 2만1000장을 더 들여와 모두 4만9000장을 채우겠다고 밝혔다."),
    ("tr", "Geçen yıl Sedir 108 bin, Mirza 60 bin sunucu gönderdi. O zamanki payları sırasıyla yüzde 36 ve yüzde 20'ydi. Mirza böylece payını 6 puan artırdı."),
    ("ko", "판매가는 30달러 그대로여서 개당 이익이 7.5달러에서 12달러로 커졌다. 마진율로는 25%에서 40%가 됐다."),
    ("ko", "1위 누리는 110만 개를 내보내 점유율 44%를 기록했다. 태산이 75만 개로 뒤를 이었다. 두 회사의 격차는 14%포인트다. 상위 두 업체를 합치면 74%에 이른다."),
    ("tr", "Micron'un geliri 180 milyon dolar gerileyerek 1,1 milyar dolara düştü."),
    ("tr", "Micron'un geliri 180 milyon dolar azalarak 1,1 milyar dolara indi."),
    ("tr", "Micron'un geliri 180 milyon dolar azalıp 1,1 milyar dolara geriledi."),
    ("tr", "Micron'un geliri 180 milyon dolarlık düşüşle 1,1 milyar dolara indi."),
    ("ko", "마이크론의 재고는 지난해보다 700억 원 감소해 9,100억 원으로 떨어졌다."),
    ("ko", "마이크론의 재고는 지난해보다 700억 원 줄어든 9,100억 원으로 내려갔다."),
    ("tr", "SüzgeçQ, MMLU'da 57,9 puan aldı. Grup boyutunu 128'den 64'e çekmek puanı 0,5 artırsa da hızı yüzde 8 düşürüyor."),
    ("tr", "Grup boyutunu 128'den 64'e çekince puanı 0,5 artıyor, hız yüzde 8 düşüyor."),
    ("ko", "그룹 크기를 128에서 64로 줄이면 점수가 0.5 오르지만 속도는 8% 떨어진다."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "words"), TRUE)
def test_nothing_is_said_against_what_is_true(store, read, language, words):
    store.add(read({"ko": "시장 소식\n\n", "tr": "Pazar haberi\n\n"}[language] + words + "\n", language))
    run_audit(store)
    assert store.sql("SELECT cause, explanation FROM verifications WHERE verdict IN ('refuted', 'conflicting')").fetchall() == []
