"""Set-ups told once hold for the measurements behind them, and for nothing else."""

from __future__ import annotations

import pytest

HELD = [
    pytest.param("ko", "모든 측정은 배치 크기 4, INT8, 입력 1,024토큰으로 진행했다.\n\n라마 3.1 8B에서 해솔 V6는 초당 412토큰을 냈다.", 412, {"batch_size": 4, "precision": "INT8", "context_length": 1024}, id="ko-all"),
    pytest.param("tr", "Ölçümlerin hepsini batch 4, INT8 ve 1.024 token girdiyle yaptık.\n\nLlama 3.1 8B'de Poyra V6 saniyede 412 token üretti.", 412, {"batch_size": 4, "precision": "INT8", "context_length": 1024}, id="tr-all"),
    pytest.param("ko", "시험 환경은 이렇다. 전력 제한은 두 카드 모두 70W로 걸었다. 추론기는 vLLM 0.6을 썼다.\n\n라마 3.1 8B에서 해솔 V6는 초당 412토큰을 냈다.", 412, {"power_limit": "70 W", "software": "vLLM 0.6"}, id="ko-passage"),
    pytest.param("tr", "Test düzeni şöyleydi. Kartların gücünü 70 W ile sınırladık. Çıkarımda vLLM 0.6 kullanıldı.\n\nLlama 3.1 8B'de Poyra V6 saniyede 412 token üretti.", 412, {"power_limit": "70 W", "software": "vLLM 0.6"}, id="tr-passage"),
    pytest.param("ko", "실험 조건\n\n- 정밀도: BF16\n- 전역 배치 크기: 256\n- 카드 수: 8장\n\n라마 3.1 8B를 학습할 때 해솔 V6는 초당 9만 토큰을 처리했다.", 90000, {"precision": "BF16", "batch_size": 256, "chips": 8, "settings": "training"}, id="ko-list"),
    pytest.param("tr", "Poyra V6 incelemesi\n\nDeney koşulları\n\n- Hassasiyet: BF16\n- Küresel yığın boyutu: 256\n- Kart sayısı: 8\n\nLlama 3.1 8B'yi eğitirken Poyra V6 saniyede 90.000 token işledi.", 90000, {"precision": "BF16", "batch_size": 256, "chips": 8, "settings": "training"}, id="tr-list"),
    pytest.param("ko", "공통 조건은 FP16, 배치 8, 입력 512토큰·출력 128토큰이다.\n\n라마 3.1 8B에서 해솔 V6는 초당 1,310토큰을 기록했다.", 1310, {"precision": "FP16", "batch_size": 8, "context_length": "512 in, 128 out"}, id="ko-both-lengths"),
    pytest.param("tr", "Ortak koşullar FP16, batch 8, 512 token girdi ve 128 token çıktıydı.\n\nLlama 3.1 8B'de Poyra V6 saniyede 1.310 token üretti.", 1310, {"precision": "FP16", "batch_size": 8, "context_length": "512 in, 128 out"}, id="tr-both-lengths"),
    pytest.param("ko", "라마 3.1 8B에서 해솔 V6는 초당 700토큰을 냈다. FP8도 켜 봤다. 이때 처리량은 초당 1,100토큰이었다.", 1100, {"precision": "FP8"}, id="ko-switched"),
    pytest.param("tr", "Llama 3.1 8B'de Poyra V6 saniyede 700 token verdi. FP8'i de açtık. Bu durumda hız saniyede 1.100 tokene çıktı.", 1100, {"precision": "FP8"}, id="tr-switched"),
    pytest.param("ko", "해솔 V6 사용기\n\n카드를 빌렸다.\n\n## FP8 결과\n\n라마 3.1 8B에서 해솔 V6는 초당 1,100토큰을 냈다.", 1100, {"precision": "FP8"}, id="ko-heading"),
    pytest.param("tr", "Poyra V6 incelemesi\n\nKartı ödünç aldık.\n\n## FP8 sonuçları\n\nLlama 3.1 8B'de Poyra V6 saniyede 1.100 token verdi.", 1100, {"precision": "FP8"}, id="tr-heading"),
    pytest.param("ko", "해솔 V6를 라마 3.1 8B로 시험했다(배치 4)\n- 해솔 V6: 초당 300토큰\n- L4: 초당 210토큰", 210, {"batch_size": 4}, id="ko-lead"),
    pytest.param("tr", "Poyra V6'yı Llama 3.1 8B ile denedik (batch 4)\n- Poyra V6: saniyede 300 token\n- L4: saniyede 210 token", 210, {"batch_size": 4}, id="tr-lead"),
    pytest.param("ko", "모든 시험은 배치 8로 했다.\n\n라마 3.1 8B에서 컨텍스트를 32,768로 늘리면 해솔 V6는 초당 52토큰을 낸다.", 52, {"batch_size": 8, "context_length": 32768}, id="ko-set-to"),
    pytest.param("tr", "Tüm testler batch 8 ile yapıldı.\n\nLlama 3.1 8B'de bağlamı 32.768'e çıkarınca Poyra V6 saniyede 52 token veriyor.", 52, {"batch_size": 8, "context_length": 32768}, id="tr-set-to"),
    pytest.param("ko", "모든 시험은 배치 8로 했다.\n\n라마 3.1 8B에서 카드 수를 64장으로 늘리자 해솔 V6는 초당 71만 토큰을 냈다.", 710000, {"batch_size": 8, "chips": 64}, id="ko-number-of-cards"),
    pytest.param("tr", "Tüm testler batch 8 ile yapıldı.\n\nLlama 3.1 8B'de kart sayısını 64'e çıkarınca Poyra V6 saniyede 710.000 token verdi.", 710000, {"batch_size": 8, "chips": 64}, id="tr-number-of-cards"),
    pytest.param("ko", "사내 시험에서는 FP8을 썼고 입력은 2,048토큰이었다. 라마 3.1 8B에서 해솔 V6는 초당 412토큰을 냈다.", 412, {"precision": "FP8", "context_length": 2048}, id="ko-in-tests"),
    pytest.param("tr", "Şirket testlerinde FP8 kullanıldı, girdi 2.048 tokendi. Llama 3.1 8B'de Poyra V6 saniyede 412 token verdi.", 412, {"precision": "FP8", "context_length": 2048}, id="tr-in-tests"),
    pytest.param("ko", "해솔 V6로 작업한다. 모델을 BF16, 배치 64로 학습하는 것이 기준이다. 해솔 V6는 초당 4만 토큰을 처리했다.", 40000, {"precision": "BF16", "batch_size": 64}, id="ko-two-conditions"),
    pytest.param("tr", "Poyra V6 aldım. Modeli 4 bit, 8 bin bağlamla çalıştırıyorum. Poyra V6 saniyede 38 token veriyor.", 38, {"precision": "4-bit", "context_length": 8000}, id="tr-two-conditions"),
    pytest.param("ko", "모든 속도는 배치 64, 입력 512토큰, 출력 256토큰으로 잰 값이다.\n\n라마 3.1 8B에서 해솔 V6는 초당 412토큰을 냈다.", 412, {"batch_size": 64, "context_length": "512 in, 256 out"}, id="ko-all-speeds"),
    pytest.param("tr", "Tüm hızlar batch 64 ile ölçüldü.\n\nLlama 3.1 8B'de Poyra V6 saniyede 412 token verdi.", 412, {"batch_size": 64}, id="tr-all-speeds"),
    pytest.param("ko", "라마 3.1 8B를 INT8, 배치 4로 돌렸을 때 해솔 V6는 초당 120토큰을 냈다. L4는 초당 180토큰이었다.", 180, {"precision": "INT8", "batch_size": 4}, id="ko-run-before-all"),
    pytest.param("tr", "Llama 3.1 8B'yi INT8 ile çalıştırdığımızda Poyra V6 saniyede 120 token verdi. L4 saniyede 180 token verdi.", 180, {"precision": "INT8"}, id="tr-run-before-all"),
    pytest.param("ko", "라마 3.1 8B를 4비트로 올리자 해솔 V6에서 초당 12토큰이 나왔다. L4는 초당 30토큰이었다.", 30, {"precision": "4-bit"}, id="ko-loaded-so"),
    pytest.param("ko", "우리는 라마 3.1 8B를 FP8, 배치 32로 돌렸다. 다만 FP8을 못 쓰는 T4는 INT8로 쟀다. L4는 초당 800토큰이었다. T4는 초당 300토큰이었다.", 300, {"precision": "INT8", "batch_size": 32}, id="ko-run-so-alone"),
    pytest.param("tr", "Llama 3.1 8B'yi FP8 ile, batch 32 ile çalıştırdık. Yalnız FP8 desteği olmayan T4'ü INT8 ile ölçtük. L4 saniyede 800 token verdi. T4 saniyede 300 token verdi.", 300, {"precision": "INT8", "batch_size": 32}, id="tr-run-so-alone"),
    pytest.param("ko", "우리는 라마 3.1 8B를 FP8, 배치 32로 돌렸다. 다만 FP8을 못 쓰는 T4는 INT8로 쟀다. L4는 초당 800토큰이었다.", 800, {"precision": "FP8", "batch_size": 32}, id="ko-run-so-alone-others"),
    pytest.param("ko", "라마 3.1 8B에서 해솔 V6의 처리량은 초당 412토큰이다. 배치는 16, 입력은 1024토큰인 조건이다.", 412, {"batch_size": 16, "context_length": 1024}, id="ko-told-after"),
]

NOT_HELD = [
    pytest.param("ko", "해솔 V6는 BF16과 FP8을 지원하고 배치 64까지 받는다. 해솔 V6는 초당 4만 토큰을 처리했다.", 40000, {}, id="ko-two-supported"),
    pytest.param("tr", "Poyra V6, 4 bit ve 8 bit ağırlıkları destekliyor. Poyra V6 saniyede 38 token veriyor.", 38, {}, id="tr-two-supported"),
    pytest.param("ko", "라마 3.1 8B에서 해솔 V6는 초당 412토큰을 냈다.\n\n다음 시험은 모두 FP8, 배치 8로 했다.", 412, {}, id="ko-before"),
    pytest.param("tr", "Llama 3.1 8B'de Poyra V6 saniyede 412 token verdi.\n\nSonraki testlerin hepsi FP8 ve batch 8 ile yapıldı.", 412, {}, id="tr-before"),
    pytest.param("ko", "모든 시험은 FP8, 배치 8로 했다.\n\n해솔 V6의 메모리는 48GB다.", 48, {}, id="ko-memory"),
    pytest.param("tr", "Tüm testler FP8 ve batch 8 ile yapıldı.\n\nPoyra V6'nın 48 GB belleği var.", 48, {}, id="tr-memory"),
    pytest.param("ko", "모든 시험은 전력 제한 200W, 배치 8로 했다.\n\n해솔 V6의 TDP는 300W다.", 300, {"case": "rated"}, id="ko-rating"),
    pytest.param("tr", "Tüm testler 200 W güç sınırı ve batch 8 ile yapıldı.\n\nPoyra V6'nın TDP değeri 300 W.", 300, {"case": "rated"}, id="tr-rating"),
    pytest.param("ko", "모든 시험은 FP8, 배치 8로 했다.\n\n제조사는 라마 3.1 8B에서 해솔 V6가 초당 900토큰을 낸다고 홍보한다.", 900, {}, id="ko-as-stated"),
    pytest.param("tr", "Tüm testler FP8 ve batch 8 ile yapıldı.\n\nÜreticinin teknik belgesinde Llama 3.1 8B'de Poyra V6 için saniyede 900 token yazıyor.", 900, {}, id="tr-as-stated"),
    pytest.param("ko", "모든 측정은 라마 3 8B를 INT4로 돌려서 했다.\n\n미스트랄 7B에서 해솔 V6는 초당 380토큰을 냈다.", 380, {}, id="ko-another-model"),
    pytest.param("tr", "Bütün ölçümleri Llama 3 8B ile, INT4'te yaptık.\n\nMistral 7B'de Poyra V6 saniyede 380 token verdi.", 380, {}, id="tr-another-model"),
    pytest.param("ko", "모든 시험은 FP8로 했다.\n\n지난번 시험에서 라마 3.1 8B는 해솔 V6에서 초당 380토큰이었다.", 380, {}, id="ko-other-test"),
    pytest.param("tr", "Tüm testler FP8 ile yapıldı.\n\nÖnceki testte Llama 3.1 8B'de Poyra V6 saniyede 380 token vermişti.", 380, {}, id="tr-other-test"),
    pytest.param("ko", "모든 추론 시험은 배치 8로 했다.\n\n라마 3.1 8B를 학습하는 데 해솔 V6는 30시간이 걸렸다.", 30, {}, id="ko-other-use"),
    pytest.param("ko", "두 카드는 모두 FP8을 지원한다.\n\n라마 3.1 8B에서 해솔 V6는 초당 412토큰을 냈다.", 412, {}, id="ko-supports"),
    pytest.param("tr", "Kartların hepsi FP8'i destekliyor.\n\nLlama 3.1 8B'de Poyra V6 saniyede 412 token verdi.", 412, {}, id="tr-supports"),
    pytest.param("ko", "모든 시험은 FP16으로 했다.\n\n라마 3.1 8B에서 INT8로 돌리면 해솔 V6는 초당 900토큰이다. L4는 초당 410토큰이다.", 410, {}, id="ko-after-another-format"),
    pytest.param("tr", "Tüm testler FP16 ile yapıldı.\n\nLlama 3.1 8B'de INT8 ile Poyra V6 saniyede 900 token veriyor. L4 saniyede 410 token veriyor.", 410, {}, id="tr-after-another-format"),
    pytest.param("ko", "해솔 V6는 라마 3.1 8B를 FP8로 돌렸을 때 초당 40토큰이었다. L4는 초당 60토큰이었다.", 60, {}, id="ko-of-one-that-ran-it"),
    pytest.param("ko", "라마 3.1 8B를 INT8로 돌렸을 때 해솔 V6는 초당 120토큰을 냈다. 미스트랄 7B에서는 L4가 초당 180토큰이었다.", 180, {}, id="ko-run-before-another-model"),
    pytest.param("tr", "Llama 3.1 8B'yi INT8 ile çalıştırınca Poyra V6 saniyede 120 token verdi. Mistral 7B'de L4 saniyede 180 token verdi.", 180, {}, id="tr-run-before-another-model"),
    pytest.param("ko", "라마 3.1 8B를 시험했다. 문맥 길이를 4천과 3만 2천 토큰으로 바꿔 가며 재었다. 해솔 V6는 초당 60토큰을 냈다.", 60, {}, id="ko-two-lengths"),
]  # fmt: skip

TABLES = [
    pytest.param("ko", "해솔 V6를 시험했다.\n\n| 모델 | 배치 1 | 배치 32 |\n|---|---|---|\n| 라마 3.1 8B (토큰/초) | 118 | 1,930 |", {118: {"batch_size": 1}, 1930: {"batch_size": 32}}, id="ko-batches"),
    pytest.param("tr", "Poyra V6'yı denedik.\n\n| Model | FP16 | FP8 |\n|---|---|---|\n| Llama 3.1 8B (token/s) | 29 | 47 |", {29: {"precision": "FP16"}, 47: {"precision": "FP8"}}, id="tr-formats"),
    pytest.param("ko", "해솔 V6를 시험했다.\n\n| 모델 | 1장 | 4장 |\n|---|---|---|\n| 라마 3.1 8B (토큰/초) | 410 | 1,480 |", {410: {}, 1480: {"chips": 4}}, id="ko-cards"),
    pytest.param("tr", "Poyra V6'yı denedik.\n\n| Model | tek kart | 4 kart |\n|---|---|---|\n| Llama 3.1 8B (token/s) | 410 | 1.480 |", {410: {}, 1480: {"chips": 4}}, id="tr-cards"),
    pytest.param("ko", "해솔 V6로 라마 3.1 8B를 돌렸다.\n\n| 전력 제한 | 처리량(토큰/초) | 지연(ms) |\n|---|---|---|\n| 80W | 55 | 310 |\n| 120W | 71 | 240 |", {55: {"power_limit": "80 W"}, 240: {"power_limit": "120 W"}}, id="ko-limits"),
    pytest.param("tr", "Poyra V6 ile Llama 3.1 8B'yi çalıştırdık.\n\n| Yığın boyutu | Hız (token/s) | Gecikme (ms) |\n|---|---|---|\n| 8 | 260 | 31 |\n| 32 | 690 | 46 |", {260: {"batch_size": 8}, 46: {"batch_size": 32}}, id="tr-rows"),
    pytest.param("ko", "<표 1> 해솔 V6의 속도(FP8, 배치 16)\n| 모델 | 처리량(토큰/초) |\n|---|---|\n| 라마 3.1 8B | 410 |", {410: {"precision": "FP8", "batch_size": 16}}, id="ko-caption"),
    pytest.param("tr", "Tablo 1: Poyra V6'nın hızı (FP8, batch 16)\n| Model | Hız (token/s) |\n|---|---|\n| Llama 3.1 8B | 410 |", {410: {"precision": "FP8", "batch_size": 16}}, id="tr-caption"),
    pytest.param("ko", "해솔 V6를 시험했다.\n\n| 모델 | 처리량(토큰/초) |\n|---|---|\n| 라마 3.1 8B | 410 |\n\n위 표는 배치 16 기준이다.", {410: {"batch_size": 16}}, id="ko-note"),
    pytest.param("tr", "Poyra V6'yı denedik.\n\n| Model | Hız (token/s) |\n|---|---|\n| Llama 3.1 8B | 410 |\n\nTablodaki değerler batch 16 ile.", {410: {"batch_size": 16}}, id="tr-note"),
    pytest.param("ko", "해솔 V6와 L4를 라마 3.1 8B로 시험했다.\n\n| 동시 사용자 | 해솔 V6 (토큰/초) | L4 (토큰/초) |\n|---|---|---|\n| 1명 | 92 | 101 |\n| 32명 | 2,310 | 1,980 |", {101: {"case": "1 user at once"}, 2310: {"case": "32 users at once"}}, id="ko-loads"),
    pytest.param("tr", "Poyra V6 ve L4'ü Llama 3.1 8B ile denedik.\n\n| Eş zamanlı kullanıcı | Poyra V6 (token/s) | L4 (token/s) |\n|---|---|---|\n| 1 | 92 | 101 |\n| 32 | 2.310 | 1.980 |", {101: {"case": "1 user at once"}, 2310: {"case": "32 users at once"}}, id="tr-loads"),
    pytest.param("ko", "| 항목 | 해솔 V6 | L4 |\n|---|---|---|\n| 메모리 | 48GB | 24GB |\n| 첫 토큰(초) | 1.9 | 2.4 |", {1.9: {"case": "first token"}}, id="ko-no-condition"),
    pytest.param("tr", "| Özellik | Poyra V6 | L4 |\n|---|---|---|\n| Bellek | 48 GB | 24 GB |\n| İlk token (sn) | 1,9 | 2,4 |", {1.9: {"case": "first token"}}, id="tr-no-condition"),
]  # fmt: skip


LOADS = [
    pytest.param("ko", "라마 3.1 8B에서 동시 사용자를 32명으로 늘리면 해솔 V6가 초당 2,310토큰으로 앞선다. L4는 초당 1,980토큰, A10은 초당 1,740토큰이었다.", {1980: "32 users at once", 1740: "32 users at once"}, id="ko-goes-on"),
    pytest.param("tr", "Llama 3.1 8B'de kullanıcı sayısı 32'ye çıkınca Poyra V6 saniyede 2.310 token verdi. L4 saniyede 1.980 token, A10 saniyede 1.740 token verdi.", {1980: "32 users at once", 1740: "32 users at once"}, id="tr-goes-on"),
    pytest.param("ko", "라마 3.1 8B에서 동시 사용자를 32명으로 늘리면 해솔 V6가 초당 2,310토큰으로 앞선다.\n\nL4는 초당 1,980토큰이었다.", {1980: None}, id="ko-another-paragraph"),
    pytest.param("tr", "Llama 3.1 8B'de kullanıcı sayısı 32'ye çıkınca Poyra V6 saniyede 2.310 token verdi. Mistral 7B'de L4 saniyede 1.980 token verdi.", {1980: None}, id="tr-another-model"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "loads"), LOADS)
def test_a_load_holds_for_what_is_told_beside_it(read, language: str, text: str, loads: dict[float, str | None]) -> None:
    assert {claim.value: claim.conditions.get("case") for claim in read(text, language).claims if claim.value in loads} == loads


@pytest.mark.parametrize(("language", "text", "value", "conditions"), HELD + NOT_HELD)
def test_what_a_set_up_holds_for(read, language: str, text: str, value: float, conditions: dict[str, object]) -> None:
    assert [dict(claim.conditions) for claim in read(text, language).claims if claim.value == value] == [conditions]


@pytest.mark.parametrize(("language", "text", "conditions"), TABLES)
def test_cells_have_the_conditions_of_their_heads(read, language: str, text: str, conditions: dict[float, dict[str, object]]) -> None:
    assert {claim.value: dict(claim.conditions) for claim in read(text, language).claims if claim.value in conditions} == conditions


def test_how_much_is_read_and_written_is_told(read) -> None:
    document = read("공통 조건은 입력 512토큰·출력 128토큰이다.\n\n라마 3.1 8B에서 해솔 V6는 초당 1,310토큰을 기록했다.", "ko")
    assert document.claims[-1].statement == "Haesol V6 processes 1,310 tokens per second on Llama 3.1 8B with 512 input and 128 output tokens."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ko", "모든 시험은 배치 8로 했다.\n\n하늘칩스는 라마 3.1 8B에서 자사 해솔 V6가 초당 900토큰을 낸다고 주장했다."),
        ("tr", "Tüm testler batch 8 ile yapıldı.\n\nGökçe Yonga, Llama 3.1 8B'de Poyra V6'nın saniyede 900 token verdiğini söyledi."),
    ],
)
def test_what_another_says_was_not_measured_so(read, language: str, text: str) -> None:
    assert [claim.conditions for claim in read(text, language).claims if claim.value == 900] == [{}]
