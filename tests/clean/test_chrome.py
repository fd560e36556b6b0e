"""Furniture of pages, line by line."""

from __future__ import annotations

import pytest

from pipeline.clean.chrome import is_furniture, is_navigation, mark_comments, mark_furniture, mark_teasers
from pipeline.clean.lines import split_lines

FURNITURE = """\
Dolar 36,55 Avro 39,91
코스피 2,580.12 환율 1,391.50
Okunma süresi 4 dk
본문 요약봇
글자 크기 변경하기
SNS 보내기
이 기사는 언론사에서 IT 섹션으로 분류했습니다.
기자 구독
구독 1.2만
응원 345
구독 1.2만  응원 345
Copyright ⓒ 한빛경제. All rights reserved. 무단 전재 및 재배포 금지.
이 기사의 저작권은 언론사에 있습니다.
네이버 메인에서 바로 보는 언론사 편집 뉴스 지금 바로 구독해보세요!
쏠쏠정보 0 흥미진진 0 공감백배 0 분석탁월 0 후속강추 0
쏠쏠정보
추천 0 | 조회 123
추천 3 반대 1
조회수 1.2만회
댓글 3개
댓글(3)
댓글 [3]
[댓글 3]
좋아요 12개
공감 5
♥ 공감 5
공유하기 신고하기
신고
스크랩 3
프린트
기사저장
다른기사 보기
이전글 다음글
목록
저작권자 © 한빛. 무단전재-재배포 금지
<저작권자(c) 한빛통신, 무단 전재-재배포, AI 학습 및 활용 금지> 2024/03/28 09:00 송고
제보는 카카오톡 okjebo
주소 : 서울시 강남구 테헤란로 12길 34, 5층
대표이사 : 김한빛 | 사업자등록번호 : 123-45-67890
통신판매업신고번호 : 제2019-서울강남-01234호
TEL : 02-1234-5678 FAX : 02-1234-5679
고객센터 1588-1234
문의 02-123-4567
등록번호 : 서울아01234 등록일자 : 2010년 3월 5일
1.204 okunma
1.204 kez okundu
5 Yorum
0 yorum
Yorumlar (3)
YORUMLAR 3
Yorum Yaz
Beğen 3
3 Beğeni
Beğen (12)
Paylaş: Facebook Twitter WhatsApp
Facebook'ta Paylaş
Tweetle
Okuma süresi: 4 dk
4 dakikalık okuma
Okuma Süresi 3 dakika
Haberi Paylaş
Google News'te Abone Ol
SON DAKİKA
Önceki Haber
Sonraki haber
Haberin Devamı
Reklam
Reklamı kapat
Kaydet
Etiketler: yapay zeka, gpu
ETİKETLER GPU NVIDIA H100
#gpu #nvidia
Tüm hakları saklıdır © 2024
Copyright © 2024 Teknopazar
© 2015-2024 Teknopazar A.Ş.
Künye | İletişim | Gizlilik
Telefon: 0212 555 12 12
Tel: +90 212 555 12 12
Ana Sayfa / Teknoloji / Donanım
Anasayfa > Haberler
Yazı boyutu A- A+
A A A
Kaynak: https://ornek.example/haber/12345
Bizi Google Haberler'de takip edin
Bu habere henüz yorum yapılmamış, ilk yorumu siz yapın
Görüntülenme: 1.540
👁 1.540
❤ 12
💬 3
Çerez Politikası
Okunma: 12.345
12B görüntülenme
Abone ol 1,2 B
Share
Tweet
0 Comments
3 comments
Leave a reply
Read more
""".splitlines()

TEASER_HEADERS = """\
추천기사
인기기사
[많이 본 기사]
실시간 인기기사
주요뉴스
오늘의 핫 이슈
TOP뉴스
İLGİLİ HABERLER
BENZER HABERLER
En Çok Okunan Haberler
Editörün Seçtikleri
Sıradaki Haber
Related posts
""".splitlines()

ARTICLE = """\
댓글 알바 논란이 2년째다
공유 메모리 48KB
추천 시스템 3종 비교
조회 성능이 3배 빨라졌다
공유 캐시: 36MB
구독자 1만 명을 모았다
광고 매출 12억 달러
주소 공간 48비트
등록번호판 인식률 99%
관련 뉴스 기사를 3건 학습했다
관련 기술 3가지
전화 상담 AI 3종
검색 속도 2배
메뉴 3가지
공감 능력 점수 85점
이 기사는 3개월 동안 취재했다.
홈 서버 / NAS 24TB
CPU > GPU > NPU 순이다
A100 > V100 > P100
가격 120만원 | 전력 75W
RTX 4090 | 24GB | 450W
8GB · 16GB · 32GB
Paylaşılan bellek: 96 KB
Yorumlar olumlu
Reklam gelirleri 3 milyar dolar
Etiket fiyatı: 499 dolar
Telefon: iPhone 15 Pro, 256 GB
Menüde 3 seçenek var
Giriş seviyesi kart: 199 dolar
Giriş
Son kuşak
Önceki kuşak: 28 W
Sonraki adım
Arama motoru 2 kat hızlandı
Adres genişliği: 48 bit
8 çekirdek | 16 iş parçacığı | 65 W
H100 / A100 / V100
Kaynak: TechInsights
İletişim gecikmesi: 3 ms
Kart 3 oy aldı.
1위 엔비디아
2. HBM3E
[표 1] 세대별 대역폭
구독료 월 2만 9천 원
#1 NVIDIA
# 3090 후기
추천: 4070 Ti SUPER 16GB
비추천: 3060 8GB
공유기 3대
좋아요는 3천 개를 넘었다
Top-1 doğruluk: %76,4
TOP500
등록 특허 120건
저장 4TB
인쇄 회로 기판 12층
신고 건수 12건
Beğenilen model: 4070
하늘반도체는 K2 카드를 250만원에 내놨다. 전력은 75W다. 문의 02-555-1234
Kart 2.500 liraya satılıyor. Gücü 75 W olarak verildi. Bilgi: Telefon 0212 555 12 34, e-posta
""".splitlines()


@pytest.mark.parametrize("line", FURNITURE)
def test_furniture(line: str) -> None:
    assert is_furniture(line)


@pytest.mark.parametrize("line", ARTICLE)
def test_lines_of_articles_are_no_furniture(line: str) -> None:
    assert not is_furniture(line)


@pytest.mark.parametrize("header", TEASER_HEADERS)
def test_headlines_under_a_header_until_the_article_goes_on(header: str) -> None:
    pieces = split_lines(
        f"Metin 3 satır.\n\n{header}\n5 milyonluk satış\n2023'ün en iyisi\n\nMetin 4 satır daha sürdü ve burada bitti.\n"
    )
    mark_teasers(pieces)
    assert [piece.kind for piece in pieces] == [None, "chrome", "chrome", "chrome", None]


def test_a_heading_of_a_newsletter_opens_no_teasers() -> None:
    pieces = split_lines("## 주요 뉴스\n\n칩 값 5% 상승\n")
    mark_teasers(pieces)
    assert [piece.kind for piece in pieces] == [None, None]


def test_properties_under_a_header_are_no_headlines() -> None:
    pieces = split_lines("Kart tanıtıldı ve satışa çıktı.\n\n**Öne çıkanlar**\n- Bellek: 1 GB LPDDR4\n- Ağırlık: 23 g\n\nFiyatı düşük.\n")
    mark_teasers(pieces)
    assert [piece.kind for piece in pieces] == [None, "chrome", None, None, None]


@pytest.mark.parametrize(("post", "kind"), [("새 카드 써 본 사람?", None), ("긴 본문이 먼저 온다. " * 12, "chrome")])
def test_replies_are_comments_below_an_article_and_the_text_of_a_thread(post: str, kind: str | None) -> None:
    pieces = split_lines(f"{post}\n\n└ [밤샘] 초당 21토큰 나옵니다\n\n└ [초록] 저는 34토큰이요\n")
    mark_furniture(pieces)
    assert [piece.kind for piece in pieces] == [None, kind, kind]


@pytest.mark.parametrize(("comment", "kind"), [("밤샘러: 초당 21토큰 나옵니다.", None), ("karakutu: Saniyede 21 jeton veriyor.", None), ("2024.03.02 10:11 잘 봤습니다", "chrome"), ("관련기사: 새 칩 매출 30억 달러", "chrome")])
def test_comments_with_their_names_are_a_thread(comment: str, kind: str | None) -> None:
    pieces = split_lines(f"{'긴 본문이 먼저 온다. ' * 12}\n\n댓글\n\n{comment}\n")
    mark_furniture(pieces)
    mark_comments(pieces, sum(len(piece.text) for piece in pieces))
    assert pieces[-1].kind == kind


def test_navigation() -> None:
    assert is_navigation("전체메뉴  정치  경제  산업·IT")
    assert is_navigation("Gündem | Spor | Teknoloji")
    assert is_navigation("뉴스 > IT > 반도체")
    assert not is_navigation("8GB | 16GB | 32GB")
    assert not is_navigation("Kart, bellek ve güç")


@pytest.mark.parametrize("head", ["[많이  본  뉴스]", "관련   기사", "En çok  okunan   haberler"])
def test_gaps_inside_a_header_hide_no_teasers(head: str) -> None:
    from pipeline.clean.chrome import opens_teasers

    assert opens_teasers(head)
    assert not opens_teasers(head + " 가운데 하나다")
