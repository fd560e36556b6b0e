"""What a value is told of by the words around it: what points back, sorts and appliances without a name, owners, contracts, shares."""

from __future__ import annotations

import pytest


def subjects(document):
    """Surface of each figure with a claim -> subject of the claim."""
    surfaces = {figure.start: figure.surface for figure in document.figures}
    return {surfaces[claim.figure]: claim.subject for claim in document.claims if claim.figure in surfaces}


TOLD = [
    ("tr", "NVIDIA L40S 350 W çekiyor. Bu kadarı 40W'lık ampulü yakmaya yeter.", {"40W": "ampul"}),
    ("ko", "엔비디아 L40S는 350W를 쓴다. 1000W 전자레인지를 켠 것과 비슷하다.", {"1000W": "전자레인지"}),
    ("tr", "Büyük model GPT-XL ile denendi. Küçük model daha oynak. Doğruluğu yüzde 61,5 çıktı.", {"yüzde 61,5": "Küçük model"}),
    ("ko", "엔비디아 H100으로 시험했다. 작은 모델은 더 흔들린다. 정확도가 61.5%에 그쳤다.", {"61.5%": "작은 모델"}),
    ("tr", "Google, Kavak'ın 2. ünitesini 18 yıllık alım anlaşmasıyla 2029'da yeniden açtırmayı planlıyor; santral 600 MW sağlayacak.", {"18 yıl": "Google"}),
    ("tr", "Rakip Intel bekliyor. SMIC hatlarında verim oranı yüzde 45'te kaldı.", {"yüzde 45": "SMIC"}),
    ("tr", "Nvidia bu yıl Çin'e 800 bin kadar H20 gönderecek.", {"800 bin": "H20"}),
    ("ko", "메타는 H100을 쓴다. 국내 기업이 가진 H100을 다 모아도 3천 장이다.", {"3천 장": "국내 기업"}),
    ("ko", "엔비디아가 H100을 내놨다. 그의 회사는 임대에 7억 원을 썼다. 매출은 3억 원이었다.", {"3억 원": "그의 회사"}),
    ("ko", "정보원은 400페타플롭스급 7호기를 1800억 원을 들여 도입한다.", {"400페타플롭스": "7호기", "1800억 원": "7호기"}),
    ("ko", "정부는 새로 짓는 데이터센터의 국산 칩 비중을 35%로 높인다.", {"35%": "국산 칩"}),
    ("ko", "딥나래는 H800 1,024장으로 'N3'를 학습시켰다.", {"1,024장": "N3"}),
    ("ko", "예전에는 랙 하나가 6kW였다. 이제는 55kW를 쓴다.", {"55kW": "랙"}),
    ("ko", "SMIC 라인에서 수율은 45%에 그친다.", {"45%": "SMIC"}),
    ("tr", "Eskiden bir kabin 6 kW'tı. Şimdi 55 kW konuşuyoruz.", {"55 kW": "kabin"}),
]


@pytest.mark.parametrize(("language", "text", "wanted"), TOLD)
def test_told_of(read, language, text, wanted):
    found = subjects(read(text, language))
    for surface, name in wanted.items():
        assert found.get(surface) is not None, (surface, found)
        assert name in found[surface], found


NOT_TOLD = [
    ("tr", "NVIDIA L40S 350W'lık bir karttır.", "350W", "L40S"),  # a card, no appliance
    ("tr", "Küçük model GPT-XL'den ucuz. Nvidia H100 doğruluğu bozmadan 700 W çekiyor.", "700 W", "H100"),  # the sentence names its own
    ("tr", "Kopuz-7B, 64 adet A100 üzerinde eğitildi. Intel Gaudi 3 gücü 600 W.", "600 W", "Gaudi 3"),
    ("ko", "엔비디아 H100의 전력은 700W이고 나머지 부품은 300W를 쓴다.", "700W", "H100"),
    ("ko", "삼성전자 매출 비중은 35%다.", "35%", "삼성"),  # the owner has a name
]


@pytest.mark.parametrize(("language", "text", "surface", "name"), NOT_TOLD)
def test_not_told_of(read, language, text, surface, name):
    found = subjects(read(text, language)).get(surface)
    assert found is None or name in found, found
