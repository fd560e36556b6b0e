"""Title, dates, authors and publisher that a text tells of itself; cells of its tables; speakers of its turns."""

from __future__ import annotations

import pytest

from pipeline.clean.text import read_text
from schemas.records import Article, Source


def article_of(text: str, **source: str) -> Article:
    return read_text(Source(uri="memory", media_type="text/plain", text=text, **source), text, "utf-8", "0" * 64)


BODY = "\n\n새 칩은 전작보다 두 배 빠르다고 회사는 밝혔다. 값은 그대로다.\n\n전력은 75W다. 내년에 나온다.\n"
GOVDE = "\n\nYeni kart öncekinin iki katı hızlı çalışıyor. Fiyatı ise değişmedi.\n\nKart 75 watt çekiyor. Gelecek yıl çıkacak.\n"


@pytest.mark.parametrize(
    ("text", "published", "modified"),
    [
        ("칩 이야기\n승인 2022.07.07 13:12\n" + BODY, "2022-07-07T13:12", None),
        ("칩 이야기\n입력 2024.01.02 09:00 수정 2024.01.03 10:00\n" + BODY, "2024-01-02T09:00", "2024-01-03T10:00"),
        ("Yonga\nGiriş: 29.11.2023 - 13:12 Güncelleme: 29.11.2023 - 17:45" + GOVDE, "2023-11-29T13:12", "2023-11-29T17:45"),
        ("Yonga savaşı" + GOVDE.replace("\n\nYeni", "\n\nANKARA, 27 Mart 2024 (Bilişim Ajansı) - Yeni"), "2024-03-27", None),
        ("Yonga savaşı" + GOVDE.replace("\n\nYeni", "\n\nAnkara, 14 Mart 2024 – Yeni"), "2024-03-14", None),
        ("칩 이야기" + BODY + "\n2020년 3월 1일에 처음 나온 칩이 여전히 가장 많이 팔리는 제품으로 꼽힌다.\n", None, None),
    ],
)
def test_dates(text: str, published: str | None, modified: str | None) -> None:
    article = article_of(text)
    assert (article.published_at, article.modified_at) == (published, modified)


NOTES = [
    ("칩 이야기\n\n(이 글은 영어로 쓴 원문을 옮긴 것이며 우리 편집부가 다듬고 덧붙인 것입니다. 게시일: 2025년 5월 6일)" + BODY, "2025-05-06"),
    ("Yonga\n\n(Bu yazı İngilizce aslından çevrilmiştir. Yayın tarihi: 6 Mayıs 2025)" + GOVDE, "2025-05-06"),
    ("Yonga" + GOVDE + "\nBu yazı ilk olarak bültenimizin aboneleri için hazırlanmıştır. Yayımlanma: 06.05.2025 10:15\n", "2025-05-06T10:15"),
    ("칩 이야기\n\n나래칩스가 낸 보고서(발행일: 2020년 5월 1일)는 전력을 다루며 전작과 새 칩을 나란히 재어 견준 표를 여럿 싣고 있다." + BODY, None),
    ("Yonga\n\nNar Çip'in raporu (yayın tarihi: 6 Mayıs 2021) iki kartı yan yana ölçüp sonuçları uzun tablolarla karşılaştırıyor." + GOVDE, None),
]
DATELINES = [
    ("ko", "2025년 3월 18일, 서울 — 나래칩스는", "2025-03-18"),
    ("ko", "2025년 3월 18일 — 나래칩스는", "2025-03-18"),
    ("ko", "(서울=한빛통신) 2025.03.18. = 나래칩스는", "2025-03-18"),
    ("ko", "서울--(한빛와이어) 2025년 03월 18일 -- 나래칩스는", "2025-03-18"),
    ("ko", "대한민국 서울, 2025년 3월 18일 /한빛와이어/ -- 나래칩스는", "2025-03-18"),
    ("ko", "(대전=2025년 3월 18일) 나래칩스는", "2025-03-18"),
    ("ko", "(2025년 3월 18일) 나래칩스는", None),
    ("ko", "2025년 3월 18일 나래칩스는", None),
    ("ko", "2025년 3월 18일 내놓은 칩 — 새벽 N7 — 은", None),
    ("ko", "나래칩스가 2025년 3월 18일 — 예정보다 늦게 — 내놓은 칩은", None),
    ("tr", "ANKARA, 12 Mayıs 2025 – Nar Çip", "2025-05-12"),
    ("tr", "12 Mayıs 2025, Ankara – Nar Çip", "2025-05-12"),
    ("tr", "ANKARA (AA) - 12 Mayıs 2025 - Nar Çip", "2025-05-12"),
    ("tr", "*San Jose, Kaliforniya – 12 Mayıs 2025* – Nar Çip", "2025-05-12"),
    ("ko", "**서울, 2025년 3월 18일** — 나래칩스는", "2025-03-18"),
    ("tr", "İstanbul, 12.05.2025: Nar Çip", "2025-05-12"),
    ("tr", "İSTANBUL, 12 Mayıs 2025 /AjansWire/ -- Nar Çip", "2025-05-12"),
    ("tr", "(İZMİR, 12 Mayıs 2025) Nar Çip", "2025-05-12"),
    ("tr", "12 Mayıs 2025'te Nar Çip", None),
    ("tr", "12 Mayıs 2025: Nar Çip", None),
    ("tr", "Nar Çip yongasını 12 Mayıs 2025'te – planından geç – tanıttı ve", None),
]
LEADS = {
    "ko": "칩 이야기\n\n{}새 칩을 전작의 두 배 빠르기로 만들었다고 밝혔다. 값은 그대로이고 전력은 75와트이며 내년에 나오는 다음 칩은 그 절반의 전력으로 돌아갈 것으로 보인다고 회사는 덧붙였다." + BODY,
    "tr": "Yonga\n\n{}yeni kartın öncekinin iki katı hızlı çalıştığını, fiyatının değişmediğini ve 75 watt çektiğini duyurdu; gelecek yıl çıkacak kart bunun yarısını çekecek." + GOVDE,
}


@pytest.mark.parametrize(("text", "published"), [*NOTES, *((LEADS[language].format(lead + " "), published) for language, lead, published in DATELINES)])
def test_days_of_notes_and_datelines(text: str, published: str | None) -> None:
    assert article_of(text).published_at == published


def test_the_days_of_a_chronicle_are_no_datelines() -> None:
    days = "\n\n".join(f"2025년 {month}월 18일 — 나래칩스는 {LEADS['ko'][9:90]}" for month in (3, 5))
    assert article_of("칩 이야기\n\n" + days + BODY).published_at is None


@pytest.mark.parametrize(
    ("text", "byline"),
    [
        ("칩 이야기\n김하늘 기자\n" + BODY, "김하늘"),
        ("칩 이야기\n[한빛경제 = 김하늘 기자]\n" + BODY, "김하늘"),
        ("칩 이야기\n\n(서울=한빛통신) 김하늘·이서준 기자 = 새 칩이 나왔다." + BODY, "김하늘, 이서준"),
        ("칩 이야기\nby Steve-Lee 2020. 5. 8.\n" + BODY, "Steve-Lee"),
        ("칩 이야기" + BODY + "\nBy 김하늘·이서준 에디터  PRESS@mail.example\n", "김하늘, 이서준"),
        ("Yonga\nHaber: Elif Demirtaş\n" + GOVDE, "Elif Demirtaş"),
        ("Yonga\nYazar: Ali Er ve Can Su\n" + GOVDE, "Ali Er, Can Su"),
        ("Yonga" + GOVDE + "\nEditör: Küçük Deniz  |  Beğeni 41  |  Paylaş\n", "Küçük Deniz"),
        ("Yonga" + GOVDE, None),
        ("칩 이야기\n한빛경제 | 2025.03.04 | 김하늘 기자\n" + BODY, "김하늘"),
        ("Yonga\n4 Mart 2025 · Haber: Elif Demirtaş\n" + GOVDE, "Elif Demirtaş"),
        ("Yonga\nBilişim Postası | 4 Mart 2025\n" + GOVDE, None),
        ("칩 이야기\n\n[한빛경제 김하늘 기자] 새 칩이 나왔다." + BODY, "김하늘"),
        ("칩 이야기\n\n[서울=한빛통신] 새 칩이 나왔다." + BODY, None),
    ],
)
def test_bylines(text: str, byline: str | None) -> None:
    assert article_of(text).byline == byline


@pytest.mark.parametrize(
    ("tail", "publisher"),
    [
        ("저작권자 ⓒ 칩데일리 2011-2025. 무단전재 및 재배포 금지", "칩데일리"),
        ("〈저작권자ⓒ 한빛신문, 무단전재 및 재배포 금지〉", "한빛신문"),
        ("Copyright 2009-2024 한밭경제 All rights reserved.", "한밭경제"),
        ("© 2024 Başkent Postası. Tüm hakları saklıdır.", "Başkent Postası"),
        ("© 2023 Haberlerin tüm hakları saklıdır.", None),
    ],
)
def test_publishers(tail: str, publisher: str | None) -> None:
    assert article_of("칩 이야기" + BODY + "\n" + tail + "\n").publisher == publisher


@pytest.mark.parametrize(
    ("lead", "publisher"),
    [
        ("[서울=한빛통신] 새 칩이 나왔다.", "한빛통신"), ("(대전·서울=칩와이어) 김하늘 기자 = 새 칩이 나왔다.", "칩와이어"), ("[한빛경제=김하늘 기자] 새 칩이 나왔다.", "한빛경제"),
        ("[사진=한빛통신] 새 칩의 모습.", None), ("[표=한빛통신] 새 칩의 모습.", None), ("(값=정가) 새 칩이 나왔다는 뜻", None),
    ],
)  # fmt: skip
def test_publishers_of_datelines(lead: str, publisher: str | None) -> None:
    assert article_of(f"칩 이야기\n\n{lead}" + BODY).publisher == publisher


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("칩 이야기, 그 뒷면" + BODY, "칩 이야기, 그 뒷면"),
        ("[보도자료]\n\n새 칩 출시… 전력 절반" + BODY, "새 칩 출시… 전력 절반"),
        ("BASIN BÜLTENİ\n\nYeni kart tanıtıldı" + GOVDE, "Yeni kart tanıtıldı"),
        ("# 📦 오늘의 칩" + BODY, "오늘의 칩"),
        ("## **Yeni kart** nedir?" + GOVDE, "Yeni kart nedir?"),
        ("Konu: 16 gb mi 24 gb mi" + GOVDE, "16 gb mi 24 gb mi"),
        ("---\ntitle: 'H200''ün fiyatı'\n---\n" + GOVDE, "H200'ün fiyatı"),
        (BODY.strip(), None),
        ("2025년 3월 14일\n제12호\n\n이번 주의 칩 소식\n\n1. 한 장짜리 카드" + BODY, "이번 주의 칩 소식"),
        ("14 Mart 2025\nSayı 12\n\nÇipte geçen hafta\n\n1. Tek yuvalı kart" + GOVDE, "Çipte geçen hafta"),
        ("14 Mart 2025\n\n## 1. Tek yuvalı kart" + GOVDE, None),
        ("1. sırada olmayı kim istemez" + GOVDE, "1. sırada olmayı kim istemez"),
    ],
)
def test_titles(text: str, title: str | None) -> None:
    assert article_of(text).title == title


def test_the_container_knows_better() -> None:
    article = article_of("다른 제목" + BODY, title="참된 제목", published="2021-01-02")
    assert (article.title, article.published_at) == ("참된 제목", "2021-01-02")


def cells(text: str) -> list[tuple[str, str | None, str | None]]:
    article = article_of(text)
    return [(article.source_text[cell.start : cell.end], cell.row_header, cell.col_header) for cell in article.cells]


def test_cells_of_a_markdown_table() -> None:
    text = "Tablo\n\n| Yonga | Puan | Güç |\n|:--|--:|---|\n| M8 | 2410 | 28 W |\n| M9 |  | 35 W |\n"
    assert cells(text) == [
        ("Yonga", None, None), ("Puan", None, None), ("Güç", None, None),
        ("M8", None, "Yonga"), ("2410", "M8", "Puan"), ("28 W", "M8", "Güç"),
        ("M9", None, "Yonga"), ("35 W", "M9", "Güç"),
    ]  # fmt: skip


def test_cells_of_tabbed_rows() -> None:
    assert cells("표\n\n모델\t초당 토큰\n7B\t112\n13B\t61\n") == [
        ("모델", None, None), ("초당 토큰", None, None), ("7B", None, "모델"), ("112", "7B", "초당 토큰"), ("13B", None, "모델"), ("61", "13B", "초당 토큰"),
    ]  # fmt: skip


def test_cells_of_specification_lines() -> None:
    assert cells("사양\n\n메모리 : 24GB\n전력: 350W\n무게 : 1.2kg\n") == [
        ("메모리", None, None), ("24GB", "메모리", None), ("전력", None, None), ("350W", "전력", None), ("무게", None, None), ("1.2kg", "무게", None),
    ]  # fmt: skip


def turns(text: str) -> list[tuple[str, str | None]]:
    return [(block.kind, block.speaker) for block in article_of(text).blocks if block.kind in ("question", "answer")]


def test_speakers() -> None:
    assert turns("대담\n\nQ. 얼마나 빠른가?\nA. 두 배다.\n\nQ. 값은?\nA. 같다.\n") == [("question", "Q"), ("answer", "A")] * 2
    assert turns("대담\n\n문: 얼마나 빠른가?\n답: 두 배다.\n") == [("question", "문"), ("answer", "답")]
    assert turns("대담\n\n― 얼마나 빠른가?\n▲ 한서진: 두 배다.\n▲ 정우경: 아니다.\n\n― 값은?\n▲ 한서진: 같다.\n") == [
        ("question", None), ("answer", "한서진"), ("answer", "정우경"), ("question", None), ("answer", "한서진"),
    ]  # fmt: skip
    assert turns("Söyleşi\n\nSORU: Kaç kart var?\n\nAYLA ER: 640 kart.\n\nSORU: Peki fiyat?\n\nER: Ucuz.\n") == [
        ("question", "SORU"), ("answer", "AYLA ER"), ("question", "SORU"), ("answer", "ER"),
    ]  # fmt: skip


@pytest.mark.parametrize("head", [
    "demirbas yazdı (yönetici):", "demirbas (konu sahibi) yazdı:", "demirbas [çözüm olarak seçildi] yanıtladı [düzenlendi]:", "@demirbas yazdi (2 saat önce) :",
    "demirbas님(운영자)의 댓글", "demirbas (글쓴이) 님의 글:", "demirbas님의 댓글 [채택]",
])  # fmt: skip
def test_notes_beside_a_poster(head: str) -> None:
    """What a header tells of the poster or the post hides neither."""
    article = article_of(f"16 GB mi, 24 GB mi\n\nkuzeyli_34 yazdı:\n16 GB kartla 13B model sıkışıyor, saniyede 9 token ancak.\n\n{head}\nİkinci el 24 GB al, 21 token/s görüyorsun.\n")
    assert [(block.kind, block.speaker) for block in article.blocks[1:]] == [("byline", None), ("paragraph", "kuzeyli_34"), ("byline", None), ("paragraph", "demirbas")]


@pytest.mark.parametrize("line", ["Şirket bir açıklama paylaştı (kısaltılmış biçimi) ve şunu ekledi:", "demirbas (yönetici):", "demirbas'ın yazdığı (özet):"])
def test_no_headers_of_posts(line: str) -> None:
    article = article_of(f"16 GB mi, 24 GB mi\n\nkuzeyli_34 yazdı:\n16 GB kartla 13B model sıkışıyor.\n\n{line}\nİkinci el 24 GB al.\n")
    assert [block.kind for block in article.blocks].count("byline") == 1


def test_labels_are_no_speakers() -> None:
    assert turns("Pil\n\nPil: 4.610 mAh pil 11 saat dayandı ve kolay ısınmadı.\n\nYazılım: Sorun yok.\n") == []


def test_a_nickname_of_a_board_is_whole():
    article = read_text(Source(uri="memory", media_type="text/plain", text=""), "V3 써 보신 분\n\n작성자: 딥러닝뉴비 | 2025-04-02 21:30 | 조회 123\n\nV3는 130W를 먹습니다.\n", "utf-8", "0" * 64)
    assert (article.byline, article.published_at) == ("딥러닝뉴비", "2025-04-02T21:30")
