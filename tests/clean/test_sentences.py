"""Sentence ends in Korean and Turkish."""

from __future__ import annotations

import pytest

from pipeline.clean.sentences import sentence_spans
from schemas.records import Block

KOREAN = [
    "회사는 칩을 공개했다. | 전작보다 1.5배 빠르다. | 값은 12.5만 원이다.",
    "정말 빠를까? | 그렇다! | 두 배다.",
    "2020. 5. 8. 공개된 자료다. | 이후 바뀌었다.",
    "MLPerf v3.1 결과다. | CUDA 12.1에서 쟀다.",
    '그는 "성능이 3배다."라고 말했다. | 다음은 값이다.',
    '"정말 그렇습니까?"라고 물었다. | 답은 없었다.',
    '"세 배입니다." | 그가 답했다.',
    "성능이 올랐다.이는 전작의 두 배다.".replace("다.이", "다. | 이"),
    "한계가 있다고 했는데... | 그래도 좋다.",
    "Nvidia Corp. 주가는 올랐다. | 반면 AMD Inc. 는 내렸다.",
    "속도는 빨라요! | 값도 좋아요~ | 추천합니다ㅋㅋ",
    "1. 첫째는 메모리다. | 둘째는 값이다.",
    "대역폭빨임. | 936 vs 672GB/s라 당연함",
    "점유율은 40%. | 나머지는 60%다.",
    "U.S. 시장에서 1위다. | 2위는 유럽이다.",
    "최신 칩은 H100. | 전작은 A100이다.",
]
TURKISH = [
    "Kart 2,4 kat hızlı. | Fiyatı 1.900 dolar.",
    "13. Nesil işlemciler geldi. | 5. oyuncu kim? | Bilinmiyor.",
    "Bellek, disk vb. parçalar değişti. | Dr. Selin Koç öyle diyor.",
    "Toplam yüzde 71. | A17 Pro ise yüzde 64.",
    "Tutar 1.3 milyon dolar. | Bu, geçen yılın iki katı.",
    "Model iyi birleşmez.Bu nedenle vazgeçtik.".replace("birleşmez.", "birleşmez. | "),
    "“Kart hazır.” | Böyle dedi.",
    "Peki ya fiyat? | Belli değil! | Bekliyoruz…",
    "Örn. V100 pahalıdır. | Bkz. Tablo 2 ve Şekil 4.",
    "Apple Inc. yeni çip tanıttı. | Intel Corp. ise sustu.",
    "29.11.2023 tarihinde duyuruldu. | Saat 13.12 idi.",
    "Hepsiburada.com'da sattılar. | Node.js sürümü 20.1 oldu.",
    "M. Kaya geldi. | E. Er gitti.",
    "Kartın gücü 120 W. | Şirkete göre bu yeter.",
    "Şirket 2023'te kuruldu. | 3. Çeyrekte kâra geçti.",
    "Sonuç... belli değil. | Ama... olabilir.",
    '"Hazır mısın?" diye sordu. | Hazırdı.',
    "Kart 16 GB (LPDDR5 vb.) Bellek taşıyor. | Yeter.",
    "Sunucuda Debian 9. | Asıl yük öteki makinede.",
    "Bant genişliği 3,35 TB/sn. | Transistör sayısı arttı.",
    "Telefon, tablet vb. | Bu ürünler sattı.",
    "Prof. Dr. Hakan Tunalı ile konuştuk. | Sn. Er de vardı.",
    "1. Giriş bölümü kısadır. | İkincisi uzundur.",
    "L4'te bu süre 85 ms. | H100 ile kıyaslamak olmaz. | Ms. Lee öyle diyor.",
]


def sentences(text: str, language: str) -> list[str]:
    return [text[start:end] for start, end in sentence_spans(text, Block("paragraph", 0, len(text)), language)]


def joined(marked: str) -> tuple[str, list[str]]:
    parts = marked.split(" | ")
    return " ".join(parts), parts


@pytest.mark.parametrize("marked", KOREAN)
def test_korean(marked: str) -> None:
    text, parts = joined(marked)
    assert sentences(text, "ko") == parts


@pytest.mark.parametrize("marked", TURKISH)
def test_turkish(marked: str) -> None:
    text, parts = joined(marked)
    assert sentences(text, "tr") == parts


def test_fused_sentences() -> None:
    assert sentences("성능이 올랐다.이는 두 배다.", "ko") == ["성능이 올랐다.", "이는 두 배다."]
    assert sentences("Model iyi birleşmez.Bu nedenle vazgeçtik.", "tr") == ["Model iyi birleşmez.", "Bu nedenle vazgeçtik."]


def test_lines_end_sentences_unless_wrapped() -> None:
    assert sentences("Fiyat listesi\nKart: 900 dolar", "tr") == ["Fiyat listesi", "Kart: 900 dolar"]
    wrapped = "Yeni kart öncekine göre iki kat hızlı\nçalışıyor ve az güç çekiyor."
    assert sentences(wrapped, "tr") == [wrapped]


def test_rows_of_a_table_stand_for_themselves() -> None:
    text = "kart\t12 gb ve daha çok bellek taşır\nkart\tikinci\n"
    block = Block("table", 0, len(text))
    assert [text[start:end] for start, end in sentence_spans(text, block, "tr")] == text.splitlines()


def test_no_white_space_at_the_ends() -> None:
    assert sentences("\u3000\xa0값은 같다. \u200b\n", "ko") == ["값은 같다."]


def test_titles_and_headings_stay_whole() -> None:
    text = "Lecture 8 - Part1. CPU와 GPU? 그 차이"
    assert list(sentence_spans(text, Block("heading", 0, len(text)), "ko")) == [(0, len(text))]
