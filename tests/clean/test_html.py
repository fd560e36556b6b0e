"""Pages of the usual kinds, each built around the same article: its paragraphs and nothing else are the body."""

from __future__ import annotations

import json

import pytest

from pipeline.clean.html import read_html
from schemas.records import Article, Source

KO = [
    "가람반도체가 새 추론용 가속기를 공개했다. 회사는 이 칩이 지난 세대보다 31% 빠르고 전력은 20% 적게 쓴다고 설명했다.",
    "메모리는 96GB이며 대역폭은 초당 3.2TB에 이른다. 연구진은 배치 크기를 8로 두고 세 가지 모델을 시험했다고 밝혔다.",
    "다만 학습 성능은 아직 공개되지 않았다. 업계에서는 “소프트웨어가 따라오지 못하면 수치는 의미가 없다”는 지적도 나온다.",
    "회사는 내년 상반기에 양산을 시작해 국내 데이터센터 두 곳에 먼저 공급할 계획이라고 덧붙였다.",
]
TR = [
    "Kuzey Yonga yeni çıkarım hızlandırıcısını tanıttı. Şirket, kartın önceki kuşağa göre yüzde 31 daha hızlı olduğunu söylüyor.",
    "Bellek 96 GB, bant genişliği ise saniyede 3,2 TB olarak açıklandı. Ölçümler üç ayrı modelle ve 8'lik yığınlarla yapıldı.",
    "Eğitim başarımı henüz bilinmiyor. Uzmanlar, yazılım desteği gelmeden bu sayıların tek başına bir anlam taşımadığını belirtiyor.",
    "Seri üretimin gelecek yılın ilk yarısında başlaması ve kartların önce iki veri merkezine gönderilmesi planlanıyor.",
]


def paragraphs(texts: list[str]) -> str:
    return "".join(f"<p>{text}</p>" for text in texts)


def links(*names: str) -> str:
    return "<ul>" + "".join(f'<li><a href="/{number}">{name}</a></li>' for number, name in enumerate(names)) + "</ul>"


KO_TEASERS = links("서버용 메모리 값 석 달째 올라", "반도체 수출 12% 늘어", "가람반도체, 신임 대표에 한누리 선임")
TR_TEASERS = links("Bellek fiyatları üç aydır artıyor", "Yonga ihracatı yüzde 12 yükseldi", "Kuzey Yonga'ya yeni genel müdür")

PAGES: dict[str, tuple[list[str], str]] = {
    "Korean news portal": (
        KO,
        f"<div id=header>{links('정치', '경제', '사회')}</div><div id=content><h2 class=view_tit>새 가속기 공개</h2>"
        f"<div class=info><span>문가람 기자</span> <em>입력 2024.05.03 09:12</em></div><div id=articleBody class=article_view>{paragraphs(KO)}"
        "<p>문가람 기자 garam@example.com</p><p>저작권자 ⓒ 가람뉴스, 무단 전재 및 재배포 금지</p></div>"
        f"<div class=relation_news><h3>관련 기사</h3>{KO_TEASERS}</div></div><div id=footer>가람뉴스 대표전화 02-000-0000</div>",
    ),
    "Korean news, breaks instead of paragraphs": (
        KO,
        f"<table><tr><td class=menu>{links('홈', '속보')}<td><font size=5>새 가속기 공개</font><div class=news_con>{'<br><br>'.join(KO)}</div>"
        f"<td class=right>{KO_TEASERS}</table>",
    ),
    "Korean blog, no hints": (
        KO,
        f"<div class=a1><div class=b7>{links('방명록', '전체 글 (321)')}</div><div class=c3><h1>새 가속기 공개</h1>{paragraphs(KO)}"
        f"<div class=another_category><h4>'하드웨어' 카테고리의 다른 글</h4>{KO_TEASERS}</div></div>"
        "<div class=comments><h3>댓글 2</h3><p>좋은 글 감사합니다. 다음 글도 기다리고 있겠습니다. 저도 이 칩을 써 보고 싶네요.</p></div></div>",
    ),
    "Turkish news": (
        TR,
        f"<header>{links('Gündem', 'Ekonomi', 'Teknoloji')}</header><main><article><h1 class=haber-baslik>Yeni hızlandırıcı tanıtıldı</h1>"
        "<div class=haber-tarih>Giriş: 03.05.2024 - 09:12 Güncelleme: 03.05.2024 - 10:00</div><div class=paylas><span>Paylaş</span></div>"
        f"<div class=haber-detay>{paragraphs(TR[:2])}<div class=reklam>REKLAM</div>{paragraphs(TR[2:])}"
        f"<div class=ilgili-haberler><strong>İlgili Haberler</strong>{TR_TEASERS}</div><p>Abone olmak için bültenimize kaydolun</p></div></article></main>"
        "<footer>© 2024 Tüm hakları saklıdır.</footer>",
    ),
    "Turkish WordPress": (
        TR,
        f"<div class=site><nav class=main-nav>{links('Ana sayfa', 'Hakkımızda')}</nav><div class=has-sidebar><article class='post type-post'>"
        f"<header class=entry-header><h1 class=entry-title>Yeni hızlandırıcı tanıtıldı</h1><div class=entry-meta>Ayşe Öz | 3 Mayıs 2024</div></header>"
        f"<div class=entry-content>{paragraphs(TR)}<div class=sharedaddy>Bunu paylaş: Twitter Facebook</div></div></article>"
        f"<aside class=widget-area><h3>Son yazılar</h3>{TR_TEASERS}</aside></div></div>",
    ),
    "Next.js class names": (
        TR,
        f"<div id=__next><div class='sc-1a2b3c'>{TR_TEASERS}</div><div class='sc-9x8y7z'><h1 class='sc-q1'>Yeni hızlandırıcı tanıtıldı</h1>{paragraphs(TR)}</div>"
        f"<div class='sc-footer1'>{TR_TEASERS}{TR_TEASERS}</div></div>",
    ),
    "documentation": (
        TR,
        f"<div id=path>{links('Belgeler', 'Sürüm 2.4')}</div><div id=page-content><h1>Yeni hızlandırıcı tanıtıldı</h1>{paragraphs(TR)}</div>",
    ),
}


def read(html: str, head: str = "") -> Article:
    return read_html(Source(uri="https://example.com/a", media_type="text/html"), f"<html><head>{head}</head><body>{html}</body></html>")


def of_kind(article: Article, *kinds: str) -> list[str]:
    return [article.source_text[block.start : block.end].strip() for block in article.blocks if block.kind in kinds]


@pytest.mark.parametrize(("body", "html"), PAGES.values(), ids=PAGES)
def test_the_body_and_nothing_else(body: list[str], html: str) -> None:
    title = "새 가속기 공개" if body is KO else "Yeni hızlandırıcı tanıtıldı"
    article = read(html, f"<title>{title} - Site</title>")
    assert of_kind(article, "paragraph", "heading", "list_item", "quote", "table", "caption", "code") == body
    assert article.title == title
    assert title in of_kind(article, "title")
    assert "".join(article.source_text[block.start : block.end] for block in article.blocks) == article.source_text


def test_byline_and_date_in_sight() -> None:
    article = read(PAGES["Korean news portal"][1], "<title>새 가속기 공개 - 가람뉴스</title>")
    assert (article.byline, article.published_at) == ("문가람", "2024-05-03T09:12")
    article = read(PAGES["Turkish news"][1])
    assert article.published_at == "2024-05-03T09:12"
    article = read(PAGES["Turkish WordPress"][1], "<title>Yeni hızlandırıcı tanıtıldı</title>")
    assert (article.byline, article.published_at) == ("Ayşe Öz", "2024-05-03")


def test_times_of_comments_are_not_the_article_s() -> None:
    comment = "<div class=comments><p><time datetime='2025-01-01'>1 gün önce</time> güzel yazı</p></div>"
    html = f"<article><h1>Yeni kart</h1><time datetime='2024-05-03T09:12:00+03:00'>dün</time>{paragraphs(TR)}</article>" + "<p>x</p>" * 20 + comment
    assert read(html).published_at == "2024-05-03T09:12:00+03:00"
    html = f"{comment}<article><h1>Yeni kart</h1><p>3 Mayıs 2024</p>{paragraphs(TR)}</article>"
    assert read(html).published_at == "2024-05-03"


def test_json_ld_goes_before_all() -> None:
    told = {
        "@graph": [
            {"@type": "Organization", "name": "Kuzey Haber"},
            {
                "@type": ["NewsArticle"], "headline": "Yeni kart &#039;hızlı&#039; | Kuzey Haber", "datePublished": "2024-05-03T09:12:00+03:00",
                "dateModified": "2024-05-04T10:00:00Z", "author": [{"@type": "Person", "name": "Ayşe Öz"}, {"@type": "Person", "name": "Can Ak"}],
                "publisher": {"@type": "Organization", "name": "Kuzey Haber"},
            },
        ]
    }  # fmt: skip
    head = f'<script type="application/ld+json">{json.dumps(told)}</script><link rel=canonical href="https://example.com/kart">'
    article = read(PAGES["Turkish news"][1], head + '<meta property="og:title" content="Başka">')
    assert article.title == "Yeni kart 'hızlı'"
    assert article.byline == "Ayşe Öz, Can Ak"
    assert article.publisher == "Kuzey Haber"
    assert article.published_at == "2024-05-03T09:12:00+03:00"
    assert article.modified_at == "2024-05-04T10:00:00+00:00"
    assert article.canonical_url == "https://example.com/kart"


def test_broken_json_ld_is_salvaged() -> None:
    head = '<script type="application/ld+json">{"@type": "NewsArticle", "headline": "Kart "hızlı"", "datePublished": "2024-05-03T09:12:00",}</script>'
    assert read(PAGES["Turkish news"][1], head).published_at == "2024-05-03T09:12:00"


def test_a_pull_quote_counts_once() -> None:
    html = f"<article><h1>새 가속기 공개</h1>{paragraphs(KO[:3])}<blockquote>“소프트웨어가 따라오지 못하면 수치는 의미가 없다”</blockquote>{paragraphs(KO[3:])}</article>"
    assert of_kind(read(html), "paragraph", "quote") == KO


def test_captions_stand_apart() -> None:
    html = f"<article><h1>새 가속기 공개</h1>{paragraphs(KO[:1])}<figure><img src=x><figcaption>가속기를 든 연구원. 가람 제공</figcaption></figure>{paragraphs(KO[1:])}</article>"
    article = read(html)
    assert of_kind(article, "caption") == ["가속기를 든 연구원. 가람 제공"]
    assert of_kind(article, "paragraph") == KO


def test_an_article_told_by_json_ld_is_found_among_longer_texts() -> None:
    told = json.dumps({"@type": "NewsArticle", "articleBody": " ".join(TR)})
    other = paragraphs([text.replace("Kuzey", "Güney").replace("96", "48") + " Bu metin başka bir yazının özetidir ve uzundur." for text in TR * 2])
    html = f"<div class=x1><h2>Diğer</h2>{other}</div><div class=x2><h1>Yeni hızlandırıcı</h1>{paragraphs(TR)}</div>"
    assert of_kind(read(html, f'<script type="application/ld+json">{told}</script>'), "paragraph") == TR


def test_a_block_without_an_article_is_chrome() -> None:
    assert {block.kind for block in read(links("홈", "속보", "연예")).blocks} == {"chrome"}
