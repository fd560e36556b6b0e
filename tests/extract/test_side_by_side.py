"""Values side by side, what holds a number of chips, and makers that stand for what they make."""

from __future__ import annotations

import pytest

KO_ITEMS = "시험\n\n모래톱은 미르칩의 새 가속기다. 모래톱은 작다. 같은 시험에서 L40S가 초당 88토큰, 모래톱이 71토큰, T4는 34토큰이다.\n"
KO_UNKNOWN = "시험\n\n영상 한 편을 푸는 데 A100은 48W, 조롱박은 17W, T4는 39W를 썼다. 한 주 뒤에 다시 재 보아도 조롱박은 그대로였다.\n"
TR_ITEMS = "Deneme\n\nÜç kartı yan yana koyduk. Aynı işte L40S 96 vat, T4 57 vat, A2 41 vat çekti.\n"
TR_OWN = "Pay\n\nGelirden alınan pay SK hynix'te yüzde 41, Samsung'da yüzde 33, Micron'da yüzde 19.\n"
KO_ORDER = "시험\n\n응답에 L40S는 2.3초, T4는 5.9초가 걸렸다. 전력은 같은 순서로 264W, 66W였다.\n"
TR_ORDER = "Deneme\n\nYanıt L40S'te 2,3 saniye, T4'te 5,9 saniye sürdü. Güç aynı sırayla 264 vat ve 66 vat oldu.\n"

SUBJECTS = [
    pytest.param("ko", KO_ITEMS, "34토큰", "T4", id="ko-item"),
    pytest.param("ko", KO_UNKNOWN, "17W", "조롱박", id="ko-item-that-only-its-place-shows-to-be-a-name"),
    pytest.param("tr", TR_ITEMS, "57 vat", "T4", id="tr-item"),
    pytest.param("tr", TR_OWN, "yüzde 19", "Micron", id="tr-item-maker"),
    pytest.param("ko", KO_ORDER, "66W", "T4", id="ko-in-turn"),
    pytest.param("tr", TR_ORDER, "66 vat", "T4", id="tr-in-turn"),
    pytest.param("ko", "슈퍼컴퓨터\n\n목록에서 독일(41대)은 일본이 가진 58대에 못 미쳤다.\n", "41대", "독일", id="ko-country-before-parenthesis"),
    pytest.param("tr", "Liste\n\nGeride Fransa (27 sistem) ile İtalya (19 sistem) kaldı.\n", "19 sistem", "İtalya", id="tr-country-before-parenthesis"),
    pytest.param("ko", "비교\n\n누리 300과 H100을 비교했다. 메모리 대역폭은 전자가 960GB/s, 후자가 640GB/s다.\n", "640GB/s", "H100", id="ko-the-latter"),
    pytest.param("ko", "비교\n\n누리 300과 H100을 비교했다. 메모리 대역폭은 전자가 960GB/s, 후자가 640GB/s다.\n", "960GB/s", "누리 300", id="ko-the-former"),
    pytest.param("tr", "Deneme\n\nKordal K1 ile H100'ü yan yana koyduk. Bant genişliği ilkinde 960 GB/s, ikincisinde 640 GB/s.\n", "640 GB/s", "H100", id="tr-the-latter"),
    pytest.param("ko", "서버\n\nDGX H200에는 H200이 8장 들어간다.\n", "8장", "DGX-H200", id="ko-holder"),
    pytest.param("ko", "서버\n\n빌려 온 중고 서버에는 H200이 8장 꽂혀 있다.\n", "8장", "중고 서버", id="ko-unnamed-holder"),
    pytest.param("tr", "Sunucu\n\nDGX B200'ün içinde 8 B200 var.\n", "8", "DGX-B200", id="tr-holder"),
    pytest.param("tr", "Sunucu\n\nÇarşamba günü 8 H100 taşıyan DGX H100 sunucusu kuruldu.\n", "8", "DGX-H100", id="tr-holder-behind"),
    pytest.param("ko", "카드\n\nRTX 5060 Ti와 Arc B580을 나란히 돌렸다. 같은 모델에서 엔비디아는 초당 41토큰이었다.\n", "41토큰", "RTX 5060 Ti", id="ko-maker-for-its-thing"),
    pytest.param("tr", "Kartlar\n\nRTX 5060 Ti ile Arc B580'i yan yana koştuk. Saniyede üretilen token: NVIDIA 41, Intel 33.\n", "41", "RTX 5060 Ti", id="tr-maker-for-its-thing"),
    pytest.param("ko", "카드\n\nRTX 5060 Ti를 돌려 보았다. 엔비디아는 시장의 71%를 차지했다.\n", "71%", "엔비디아", id="ko-maker-itself"),
    pytest.param("tr", "Kartlar\n\nRTX 5060 Ti'yi koştuk. NVIDIA pazarın yüzde 71'ini elinde tutuyor.\n", "yüzde 71", "NVIDIA", id="tr-maker-itself"),
]


@pytest.mark.parametrize(("language", "text", "surface", "subject"), SUBJECTS)
def test_subject(read, language, text, surface, subject) -> None:
    document = read(text, language)
    start = next(f.start for f in document.figures if f.surface == surface)
    assert next(c for c in document.claims if c.figure == start).subject == subject


@pytest.mark.parametrize(("language", "text", "surface", "subject"), [
    pytest.param("ko", "성능\n\nAI 성능은 H200의 4배, L40S의 6배라고 B300 소개에 적혔다.\n", "6배", "L40S", id="ko-of-the-rival"),
    pytest.param("tr", "Sonuç\n\nB300 her işte H200'ü yüzde 5 geçti, L40S'i yüzde 8 geçti.\n", "yüzde 8", "L40S", id="tr-of-the-rival"),
])
def test_rivals_are_no_items(read, language, text, surface, subject) -> None:
    document = read(text, language)
    start = next(f.start for f in document.figures if f.surface == surface)
    assert next(c for c in document.claims if c.figure == start).subject != subject
