"""Lines of business as subjects, by themselves and several in turn."""

from __future__ import annotations

import pytest

SUBJECTS = [
    ("ko", "새벽세미콘의 센서 사업부는 320억 원의 영업손실을 냈다.", [(32e9, "센서 사업부", "새벽세미콘")]),
    ("ko", "SK하이닉스 낸드 부문은 2조 원의 영업이익을 거뒀다.", [(2e12, "낸드 부문", "SK hynix")]),
    ("ko", "AMD의 광고 부문 매출은 25억 달러, 게이밍 부문 매출은 6억 달러였다.", [(2.5e9, "광고 부문", "AMD"), (6e8, "게이밍 부문", "AMD")]),
    ("ko", "AI 카메라 사업부 매출은 4,100억 원이다. 반면 보안 사업부는 90억 원의 영업손실을 냈다.", [(410e9, "AI 카메라 사업부", None), (9e9, "보안 사업부", None)]),
    ("tr", "Ege Yazılım'ın sunucu birimi 35 milyon lira zarar etti.", [(35e6, "sunucu birimi", "Ege Yazılım")]),
    ("tr", "NVIDIA'nın veri merkezi bölümü 30 milyar dolar gelir elde etti.", [(30e9, "veri merkezi bölümü", "NVIDIA")]),
    ("tr", "Kuzey Elektronik'in geliri 9 milyar lira.\n\nGelirin yarısı Ağ Donanımı bölümünden geldi. Bölüm, bir yıl önceki 2 milyar liraya karşılık 4 milyar lira ciro yaptı.", [(9e9, "Kuzey Elektronik", "Kuzey Elektronik"), (0.5, "Kuzey Elektronik", "Kuzey Elektronik"), (2e9, "Ağ Donanımı bölümü", "Kuzey Elektronik"), (4e9, "Ağ Donanımı bölümü", "Kuzey Elektronik")]),
    ("tr", "AMD'nin geliri 7 milyar dolar. Tüketici Çözümleri'nin cirosu 2 milyar dolar. Bu bölümün faaliyet marjı yüzde 8.", [(7e9, "AMD", "AMD"), (2e9, "Tüketici Çözümleri", "AMD"), (8, "Tüketici Çözümleri", "AMD")]),
    # the next line right before its amount
    ("ko", "새벽세미콘의 센서 사업부 매출은 900억 원이었고, 보안 카메라는 210억 원, 서비스는 95억 원에 그쳤다.", [(90e9, "센서 사업부", "새벽세미콘"), (21e9, "보안 카메라", "새벽세미콘"), (9.5e9, "서비스", "새벽세미콘")]),
    ("ko", "새벽세미콘의 센서 사업부 매출은 900억 원으로, 전년 동기는 700억 원이었다.", [(90e9, "센서 사업부", "새벽세미콘"), (70e9, "센서 사업부", "새벽세미콘")]),
    ("tr", "Ege Yazılım'ın sunucu biriminin geliri 900 milyon liraya ulaştı; güvenlik kameraları 210 milyon, hizmetler ise 95 milyon lirada kaldı.", [(900e6, "Ege Yazılım sunucu birimi", "Ege Yazılım"), (210e6, "güvenlik kameraları", "Ege Yazılım"), (95e6, "hizmetler", "Ege Yazılım")]),
    # a time is no line of business, nor is a chapter
    ("tr", "Kuzey Elektronik 2023'te 30 milyon lira gelir elde etti. Bir yıl önce geliri 20 milyon liraydı.", [(30e6, "Kuzey Elektronik", "Kuzey Elektronik"), (20e6, "Kuzey Elektronik", "Kuzey Elektronik")]),
    ("tr", "AMD'nin oyun birimi zayıf kaldı. Bölüm 3'te anlatıldığı gibi AMD'nin geliri 7 milyar dolar.", [(7e9, "AMD", "AMD")]),
    # the firm itself, after a sentence of its division and beside it
    ("ko", "AMD의 클라이언트 부문은 성장했다. AMD의 매출은 77억 달러였다.", [(7.7e9, "AMD", "AMD")]),
    ("ko", "게이밍 부문이 부진했지만 AMD의 매출은 77억 달러였다.", [(7.7e9, "AMD", "AMD")]),
    ("tr", "Oyun bölümü zayıf kalsa da AMD'nin geliri 7,7 milyar dolar oldu.", [(7.7e9, "AMD", "AMD")]),
    # in turn
    ("ko", "센서 부문과 보안 부문의 매출은 각각 40억 달러와 15억 달러였다.", [(4e9, "센서 부문", None), (1.5e9, "보안 부문", None)]),
    ("ko", "AMD의 가전 사업부와 로봇 사업부의 매출은 각각 2,200억 원, 1,350억 원이다.", [(220e9, "가전 사업부", "AMD"), (135e9, "로봇 사업부", "AMD")]),
    ("tr", "Sunucu birimi ile depolama biriminin gelirleri sırasıyla 40 milyon lira ve 15 milyon lira oldu.", [(40e6, "Sunucu birimi", None), (15e6, "depolama birimi", None)]),
    # places and measures in turn are no subjects
    ("ko", "AMD의 국내와 해외 매출은 각각 3억 달러, 5억 달러였다.", [(3e8, "AMD", "AMD"), (5e8, "AMD", "AMD")]),
    ("tr", "AMD'nin geliri ve net kârı sırasıyla 30 milyar dolar ve 20 milyar dolardı.", [(30e9, "AMD", "AMD"), (20e9, "AMD", "AMD")]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "told"), SUBJECTS)
def test_division(read, language, text, told):
    assert [(claim.value, claim.subject, claim.vendor) for claim in read(text, language).claims if claim.value is not None] == told


SHARES = [
    ("ko", "새벽세미콘의 매출에서 AI 카메라가 차지하는 비중은 절반이다.", 0.5, "AI 카메라", "The AI camera has a share of half of revenue."),
    ("ko", "인텔 CPU를 탑재한 노트북의 비중은 64%다.", 64, "인텔 CPU를 탑재한 노트북", None),
    ("ko", "인텔 GPU를 쓴 서버는 전체의 12%를 차지했다.", 12, "인텔 GPU를 쓴 서버", None),
    ("ko", "퀄컴의 매출에서 미디어텍이 차지하는 비중은 30%다.", 30, "미디어텍", None),
    ("ko", "서버 시장에서 인텔이 차지하는 비중은 71%다.", 71, "인텔", None),
    ("ko", "인텔의 비중은 71%다.", 71, "인텔", None),
    ("tr", "Gelirin yüzde 30'unu Qualcomm oluşturuyor.", 30, "Qualcomm", "Qualcomm has a share of 30% of revenue."),
    ("tr", "Ege Yazılım'ın gelirinin yarısını veri merkezi kartları oluşturuyor.", 0.5, "veri merkezi kartları", None),
    ("tr", "Gelirin yarısını Qualcomm oluşturuyor.", 0.5, "Qualcomm", "Qualcomm has a share of half of revenue."),
    ("tr", "Ege Yazılım'ın gelirinin yüzde 30'unu veri merkezi kartları oluşturuyor.", 30, "veri merkezi kartları", None),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "value", "subject", "statement"), SHARES)
def test_who_takes_up_a_share(read, language, text, value, subject, statement):
    claim = next(claim for claim in read(text, language).claims if claim.value == value)
    assert claim.subject == subject
    assert statement in (None, claim.statement)
