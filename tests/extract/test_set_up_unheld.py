"""For what the set-up of all tests does not hold: programs that were not used, tests of another kind, machines of others, quoted makers, steps of preparation."""

from __future__ import annotations

import pytest

_KO, _TR = "모든 시험은 1440p, {}.\n\n사이버펑크 2077에서 라온 K2는 초당 61프레임을 냈다.", "Testlerin hepsi 1440p'de, {}.\n\nCyberpunk 2077'de Ladin K2 61 kare/s verdi."
_OFF = {
    _KO: ("DLSS 끔", "DLSS 없이 했다", "DLSS는 끄고 했다", "DLSS 미사용", "DLSS 비활성화", "FSR은 안 켬", "FSR을 쓰지 않았다", "FSR과 DLSS 모두 껐다", "DLSS: off"),
    _TR: ("FSR kapalı", "FSR kullanmadan yapıldı", "FSR'siz yapıldı", "FSR açmadan yapıldı", "FSR olmadan yapıldı", "FSR devre dışı", "DLSS ve FSR kapalıyken yapıldı", "FSR kullanılmadı"),
}
_ON = {_KO: ("DLSS 켜고 했다", "DLSS 품질 모드로 했다"), _TR: ("DLSS açık", "DLSS ile yapıldı")}


@pytest.mark.parametrize("text", [frame.format(words) for frame, told in _OFF.items() for words in told])
def test_what_was_switched_off_was_not_used(read, text: str) -> None:
    (claim,) = [one for one in read(text, "ko" if text.startswith("모") else "tr").claims if one.value == 61]
    assert dict(claim.conditions) == {"resolution": "1440p"}


@pytest.mark.parametrize("text", [frame.format(words) for frame, told in _ON.items() for words in told])
def test_what_was_switched_on_was_used(read, text: str) -> None:
    (claim,) = [one for one in read(text, "ko" if text.startswith("모") else "tr").claims if one.value == 61]
    assert dict(claim.conditions) == {"resolution": "1440p", "software": "DLSS"}


HELD = [
    pytest.param("tr", "Cyberpunk 2077'de Ladin K2 FSR kullanmadan 51 kare/s verdi. Ladin K3 FSR ile 80 kare/s verdi.", {51: {"software": "no FSR"}, 80: {"software": "FSR"}}, id="tr-off-in-the-sentence"),
    pytest.param("ko", "사이버펑크 2077에서 라온 K2는 DLSS를 쓰지 않고 초당 51프레임을 냈다. 라온 K3는 DLSS로 초당 80프레임을 냈다.", {51: {}, 80: {"software": "DLSS"}}, id="ko-off-in-the-sentence"),
    pytest.param("ko", "모든 시험은 1440p, DLSS 켜고 했다.\n\n사이버펑크 2077에서 라온 K2는 초당 61프레임을 냈다. DLSS를 끄면 초당 40프레임이다.", {61: {"resolution": "1440p", "software": "DLSS"}, 40: {"resolution": "1440p", "software": "no DLSS"}}, id="ko-off-later"),
    pytest.param("ko", "모든 추론은 TensorRT-LLM을 꺼내 FP8로 돌렸다.\n\n라마 3 8B에서 라온 K2는 초당 610토큰을 냈다.", {610: {"precision": "FP8", "software": "TensorRT-LLM"}}, id="ko-taken-out"),
    pytest.param("tr", "Tüm testlerde TensorRT-LLM yok, vLLM 0.6 kullandık, hepsi FP8 ile.\n\nLlama 3 8B'de Ladin K2 saniyede 610 token verdi.", {610: {"precision": "FP8", "software": "vLLM 0.6"}}, id="tr-the-other-program"),
    pytest.param("ko", "## 게임\n\n모든 시험은 1440p, DLSS 켜고 했다.\n\n사이버펑크 2077에서 라온 K2는 초당 61프레임을 냈다.\n\n## 작업\n\n블렌더에서 라온 K2는 L4보다 30% 빨랐다. 블렌더 렌더링은 라온 K2가 21초 걸렸다.", {61: {"resolution": "1440p", "software": "DLSS"}, 30: {}, 21: {}}, id="ko-another-kind"),
    pytest.param("tr", "## Oyunlar\n\nTestlerin hepsi 1440p, FSR açık.\n\nCyberpunk 2077'de Ladin K2 61 kare/s verdi.\n\n## Üretkenlik\n\nBlender'da Ladin K2 L4'ten yüzde 30 hızlıydı. Blender'da Ladin K2 21 saniyede bitirdi.", {61: {"resolution": "1440p", "software": "FSR"}, 30: {}, 21: {}}, id="tr-another-kind"),
    pytest.param("ko", "## 시험 조건\n\n모든 시험은 vLLM 0.6, FP8로 했다.\n\n## 추론\n\n라마 3 8B에서 라온 K2는 초당 610토큰을 냈다.", {610: {"precision": "FP8", "software": "vLLM 0.6"}}, id="ko-next-section"),
    pytest.param("tr", "Tüm testler vLLM 0.6 ve FP8 ile yapıldı.\n\n## Çıkarım\n\nLlama 3 8B'de Ladin K2 saniyede 610 token verdi.", {610: {"precision": "FP8", "software": "vLLM 0.6"}}, id="tr-next-section"),
    pytest.param("ko", "모든 시험은 배치 8로 했다.\n\n라마 3 8B에서 라온 K2는 초당 410토큰을 냈다. 친구네 라온 K4에서는 초당 620토큰이었다. 빌려 온 L40S는 초당 300토큰이었다. 라온 K3는 초당 500토큰이었다.", {410: {"batch_size": 8}, 620: {}, 300: {}, 500: {"batch_size": 8}}, id="ko-machines-of-others"),
    pytest.param("tr", "Testlerin tamamı batch 8 ile yapıldı.\n\nLlama 3 8B'de Ladin K2 saniyede 410 token verdi. Arkadaşımın Ladin K4'ü saniyede 620 token verdi. Ofisteki L40S saniyede 300 token verdi. Ladin K3 saniyede 500 token verdi.", {410: {"batch_size": 8}, 620: {}, 300: {}, 500: {"batch_size": 8}}, id="tr-machines-of-others"),
    pytest.param("ko", "모든 시험은 배치 8로 했다.\n\n라마 3 8B에서 라온 K2는 초당 410토큰을 냈다. 친구네 L40S에서는 초당 300토큰이었다.\n\n라마 3 8B에서 L40S보다 라온 K2가 37% 빠르다.", {37: {}}, id="ko-against-anothers"),
    pytest.param("tr", "Testlerin tamamı batch 8 ile yapıldı.\n\nLlama 3 8B'de Ladin K2 saniyede 410 token verdi. Ofisteki L40S saniyede 300 token verdi.\n\nLlama 3 8B'de Ladin K2, L40S'ten yüzde 37 hızlı.", {37: {}}, id="tr-against-anothers"),
    pytest.param("ko", "모든 시험은 배치 8로 했다.\n\n이 회사의 신형 칩 라온 K5는 라마 3 8B에서 초당 900토큰을 냈다. 친구네 카드와 달리 내 라온 K2는 초당 410토큰을 냈다.", {900: {"batch_size": 8}, 410: {"batch_size": 8}}, id="ko-the-makers-chip"),
    pytest.param("tr", "Testlerin tamamı batch 8 ile yapıldı.\n\nŞirketin yeni çipi Ladin K5 Llama 3 8B'de saniyede 900 token verdi.", {900: {"batch_size": 8}}, id="tr-the-makers-chip"),
    pytest.param("ko", "회사 서버에 라온 K2를 꽂았다. 모든 시험은 FP8로 했다.\n\n라마 3 8B에서 라온 K2는 초당 410토큰을 냈다.", {410: {"precision": "FP8"}}, id="ko-set-up-of-that-machine"),
    pytest.param("tr", "Ofisteki sunucuya Ladin K2 taktık. Tüm testler FP8 ile yapıldı.\n\nLlama 3 8B'de Ladin K2 saniyede 410 token verdi.", {410: {"precision": "FP8"}}, id="tr-set-up-of-that-machine"),
    pytest.param("ko", "모든 시험은 컨텍스트 4096, 배치 1로 했다.\n\n라마 3 8B에서 라온 K2는 초당 61토큰을 냈다. 라온 K2에 3만 토큰을 넣으면 첫 토큰까지 50초다. L4는 21초다.", {61: {"context_length": 4096, "batch_size": 1}, 50: {"context_length": 30000, "batch_size": 1, "case": "first token"}, 21: {"batch_size": 1}}, id="ko-own-length"),
    pytest.param("tr", "Tüm testler bağlam 4096 ve batch 1 ile yapıldı.\n\nLlama 3 8B'de Ladin K2 saniyede 61 token verdi. Ladin K2'ye 30 bin token verince ilk token 50 saniyede geliyor. L4'te ilk token 21 saniye.", {61: {"context_length": 4096, "batch_size": 1}, 50: {"context_length": 30000, "batch_size": 1, "case": "first token"}, 21: {"batch_size": 1, "case": "first token"}}, id="tr-own-length"),
    pytest.param("tr", "Tüm testler batch 8 ile yapıldı.\n\nLlama 3.1 8B'de Ladin K2 saniyede 2.000 token verince L4'ü 12 saniye geçti.", {2000: {"batch_size": 8}, 12: {"batch_size": 8}}, id="tr-a-rate-is-no-length"),
    pytest.param("ko", '모든 시험은 배치 8, FP8로 했다.\n\n하늘칩스는 발표회에서 뭐라고 했을까? "라온 K2는 라마 3 8B에서 초당 900토큰을 낸다."\n\n재 보니 라마 3 8B에서 라온 K2는 초당 410토큰이었다.', {900: {}, 410: {"precision": "FP8", "batch_size": 8}}, id="ko-quoted"),
    pytest.param("tr", "Tüm testler batch 8 ve FP8 ile yapıldı.\n\nGökçe Yonga ne demişti? \"Llama 3.1 8B'de Ladin K2 saniyede 900 token verir.\"\n\nLlama 3.1 8B'de Ladin K2 saniyede 410 token verdi.", {900: {}, 410: {"precision": "FP8", "batch_size": 8}}, id="tr-quoted"),
    pytest.param("ko", '모든 시험은 배치 8로 했다. 하늘칩스가 라마 3 8B에서 라온 K2는 L4의 "3배"라고 했는데 맞다.', {3: {"batch_size": 8}}, id="ko-a-number-taken-up"),
    pytest.param("tr", "Anahtarlar 3 bite indiriliyor. Kalibrasyon L4 üzerinde 9 dakika sürdü.", {9: {}}, id="tr-a-method"),
    pytest.param("ko", "키는 3비트로 줄여 저장한다. 라마 3 8B에서 보정은 L4로 9분 걸렸다.", {9: {}}, id="ko-a-method"),
    pytest.param("tr", "Güç sınırı 200 W'a indirildi, FP8'e geçildi. Llama 3 8B'de Ladin K2 saniyede 610 token verdi.", {610: {"precision": "FP8", "power_limit": "200 W"}}, id="tr-a-switch"),
    pytest.param("ko", "모든 시험은 FP8로 했다.\n\n라마 3 8B에서 L4로 하는 보정은 9분 걸렸다. 라마 3 8B에서 라온 K2의 응답은 9.5초 걸렸다.", {9: {}, 9.5: {"precision": "FP8"}}, id="ko-before-any-run"),
    pytest.param("ko", "가중치는 BF16에서 16GB다. 그래서 라온 K2의 이론적 상한은 초당 239토큰이다. 재보니 초당 190토큰이었다.", {239: {"precision": "BF16"}, 190: {"precision": "BF16"}}, id="ko-limit"),
    pytest.param("tr", "Ağırlıklar BF16'da 16 GB tutuyor. Buna göre Ladin K2'de kuramsal üst sınır saniyede 239 token. Biz saniyede 190 token ölçtük.", {239: {"precision": "BF16"}, 190: {"precision": "BF16"}}, id="tr-limit"),
    pytest.param("ko", "가중치는 FP16이면 14GB다. 라온 K2는 초당 88토큰을 냈다.", {88: {}}, id="ko-no-limit"),
    pytest.param("tr", "Ağırlıklar FP16'da 14 GB yer kaplıyor. Ladin K2'nin teorik tavanı saniyede 239 token. L4 ise saniyede 120 token verdi.", {239: {"precision": "FP16"}, 120: {}}, id="tr-another-thing"),
    pytest.param("ko", "라마 3 8B로 라온 K2를 시험했다.\n\n| 카드 | 단일 요청 (토큰/초) | 동시 요청 32개 (토큰/초) |\n|---|---|---|\n| 라온 K2 | 61 | 1,240 |", {61: {}, 1240: {"case": "32 requests at once"}}, id="ko-requests-are-no-cards"),
    pytest.param("tr", "Llama 3 8B ile denedik.\n\n| Kart | 4 kart (token/s) | batch 8 (token/s) | 32 eşzamanlı istek (token/s) |\n|---|---|---|---|\n| Ladin K2 | 410 | 900 | 1.240 |", {410: {"chips": 4}, 900: {"batch_size": 8}, 1240: {"case": "32 requests at once"}}, id="tr-requests-are-no-cards"),
    pytest.param("tr", "Llama 3 8B ile denedik.\n\n| Kart sayısı | Hız (token/s) |\n|---|---|\n| 8 adet | 2.900 |\n| 4 × H100 | 1.500 |", {2900: {"chips": 8}, 1500: {"chips": 4}}, id="tr-numbers-of-cards"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "conditions"), HELD)
def test_what_a_set_up_holds_for(read, language: str, text: str, conditions: dict[float, dict[str, object]]) -> None:
    assert {claim.value: dict(claim.conditions) for claim in read(text, language).claims if claim.value in conditions} == conditions


@pytest.mark.parametrize(("language", "text"), [
    ("ko", "시험에는 FP8과 배치 8을 쓰지 않았다. H100은 초당 900토큰을 냈다."),
    ("tr", "Hiçbir test FP8 ile yapılmadı. H100 saniyede 900 token üretti."),
    ("tr", "Testlerde güç sınırı 250 W değildi. H100 saniyede 900 token üretti."),
])  # fmt: skip
def test_how_tests_were_not_run_is_no_set_up(read, language, text):
    assert [dict(claim.conditions) for claim in read(text, language).claims if claim.value == 900] == [{}]
