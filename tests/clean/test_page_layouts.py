"""Pages as portals, blogs and documentation really lay them out: what of each is the article, line by line."""

from __future__ import annotations

import pytest

from pipeline.clean.html import read_html
from schemas.records import Article, Source

NOT_BODY = ("title", "byline", "date", "chrome")

KO = (
    "나래칩이 데이터센터용 추론 카드 ‘NX-2’를 내놨다. 회사는 같은 전력에서 처리량이 앞선 제품의 2.4배라고 밝혔다.",
    "카드 한 장에 HBM3 48GB가 실린다. 소비 전력은 최대 175W로 공랭 서버에 그대로 꽂을 수 있다.",
    "정하람 나래칩 상무는 “메모리 대역폭을 초당 1.2TB까지 끌어올린 것이 핵심”이라고 설명했다.",
    "다만 70억 개 매개변수를 넘는 모델에서는 카드 두 장을 묶어야 한다. 가격은 공개되지 않았다.",
)
TR = (
    "Anka Silikon, veri merkezleri için hazırladığı NX-2 çıkarım kartını duyurdu. Kart, önceki modele göre 2,4 kat daha fazla istek işliyor.",
    "Kartın üzerinde 48 GB HBM3 bulunuyor. Güç tüketimi en fazla 175 W olduğu için hava soğutmalı sunuculara takılabiliyor.",
    "Şirketin ürün müdürü Deniz Arslan, “Bant genişliğini saniyede 1,2 TB düzeyine çıkardık” diye konuştu.",
    "Yedi milyar parametreyi aşan modellerde ise iki kartın birlikte kullanılması gerekiyor. Fiyat henüz açıklanmadı.",
)


def paragraphs(texts: tuple[str, ...]) -> str:
    return "".join(f"<p>{text}</p>" for text in texts)


def menu(*names: str) -> str:
    return "<ul>" + "".join(f'<li><a href="/s/{name}">{name}</a></li>' for name in names) + "</ul>"


def mobile_portal() -> tuple[str, str, list[str]]:
    """A Korean portal for telephones: summary box, picture with caption, body in one div with breaks, reactions, comments."""
    html = (
        f"<header class=Nheader>{menu('뉴스', '연예', '스포츠')}</header><div class=media_end_head><h2 class=media_end_head_headline>추론 카드 공개</h2>"
        "<div class=media_end_head_info>입력2024.08.22. 오후 2:10 <span>수정2024.08.22. 오후 5:31</span></div></div>"
        f"<div id=contents><article id=dic_area class='go_trans _article_content'><strong class=media_end_summary>전력당 처리량 2.4배</strong><br>"
        f"<span class=end_photo_org><img data-src=a.jpg><em class=img_desc>나래칩의 추론 카드. 나래칩 제공</em></span><br>{'<br><br>'.join(KO)}</article>"
        "<div class=byline><span>유나무 기자 (namu@example.com)</span></div></div>"
        "<div class=u_likeit>쏠쏠정보 0 흥미진진 2 공감백배 1</div><div class=cbox_module><h3>전체 댓글 2</h3><ul><li><p>전력이 이 정도면 쓸 만하겠네요. 값이 문제겠지만 기대합니다.</p></li>"
        "<li><p>벤치마크가 하나뿐이라 아직은 모르겠습니다. 실제 제품이 나와야 알겠지요.</p></li></ul></div>"
    )
    return html, "추론 카드 공개", ["전력당 처리량 2.4배", "나래칩의 추론 카드. 나래칩 제공", *KO]


def amp_page() -> tuple[str, str, list[str]]:
    html = (
        "<amp-sidebar id=s>" + menu("Gündem", "Teknoloji", "Spor") + "</amp-sidebar><main><article><h1>Çıkarım kartı duyuruldu</h1>"
        "<amp-img src=a.jpg width=1 height=1></amp-img><p class=spot>Kart, hava soğutmalı sunuculara takılabiliyor ve 175 W harcıyor.</p>"
        f"{paragraphs(TR[:2])}<amp-ad width=1 height=1><div>Reklam</div></amp-ad>{paragraphs(TR[2:])}</article>"
        f"<amp-list><div class=related>{menu('Bellek fiyatları artıyor', 'Sunucu satışları düştü')}</div></amp-list></main>"
    )
    return html, "Çıkarım kartı duyuruldu", ["Kart, hava soğutmalı sunuculara takılabiliyor ve 175 W harcıyor.", *TR]


def live_blog() -> tuple[str, str, list[str]]:
    """Entries with their times, newest first."""
    entries = "".join(
        f"<div class=live-entry><time class=entry-time>{hour}:30</time><h3>Oturum {number}</h3><p>{text}</p></div>"
        for number, (hour, text) in enumerate(zip((17, 16, 15, 14), TR, strict=True), start=1)
    )
    html = f"<nav>{menu('Ana sayfa', 'Canlı')}</nav><article><h1>Fuardan canlı aktarım</h1><div class=live-blog>{entries}</div></article>"
    return html, "Fuardan canlı aktarım", [line for number, text in enumerate(TR, start=1) for line in (f"Oturum {number}", text)]


def photo_story() -> tuple[str, str, list[str]]:
    """Pictures between the paragraphs, each with noscript twin and caption."""
    figures = [
        f"<figure><img class=lazy data-src={number}.jpg><noscript><img src={number}.jpg></noscript><figcaption>{caption}</figcaption></figure>"
        for number, caption in enumerate(("NX-2의 앞면.", "방열판을 뗀 모습."))
    ]
    body = f"<p>{KO[0]}</p>{figures[0]}<p>{KO[1]}</p>{figures[1]}{paragraphs(KO[2:])}"
    html = f"<div class=top>{menu('리뷰', '뉴스')}</div><div class=gallery-article><h1>사진으로 보는 추론 카드</h1><div class=article-gallery>{body}</div></div>"
    return html, "사진으로 보는 추론 카드", [KO[0], "NX-2의 앞면.", KO[1], "방열판을 뗀 모습.", *KO[2:]]


def list_article() -> tuple[str, str, list[str]]:
    """A listicle: numbered headings, short paragraphs, one ordered list."""
    names = ("Bellek", "Güç", "Bant genişliği", "Ölçek")
    sections = "".join(f"<h2>{number}. {name}</h2><p>{text}</p>" for number, (name, text) in enumerate(zip(names, TR, strict=True), start=1))
    steps = ("Kartı takın.", "Sürücüyü 2.4 sürümüne yükseltin.", "Sunucuyu yeniden başlatın.")
    html = (
        f"<div class=wrapper><div class=menu>{menu('Rehber', 'Donanım')}</div><div class=yazi><h1>Kart almadan önce bilinmesi gereken 4 şey</h1>{sections}"
        f"<ol>{''.join(f'<li>{step}</li>' for step in steps)}</ol></div><div class=sidebar><h4>Popüler yazılar</h4>{menu('En iyi 10 kart', 'Ucuz sunucu')}</div></div>"
    )
    body = [line for number, (name, text) in enumerate(zip(names, TR, strict=True), start=1) for line in (f"{number}. {name}", text)]
    return html, "Kart almadan önce bilinmesi gereken 4 şey", [*body, *steps]


def infobox() -> tuple[str, str, list[str]]:
    """A wiki's article with a box of facts and sections that can be edited."""
    box = "<table class=infobox><caption>NX-2</caption><tr><th>메모리<td>HBM3 48GB<tr><th>소비 전력<td>175W<tr><th>공정<td>5nm</table>"
    html = (
        f"<div id=mw-panel>{menu('대문', '최근 바뀜')}</div><div id=content class=mw-body><h1 id=firstHeading>NX-2</h1><div id=mw-content-text>{box}{paragraphs(KO[:2])}"
        f"<h2>성능<span class=mw-editsection>[<a href=/e>편집</a>]</span></h2>{paragraphs(KO[2:])}</div></div><div id=footer>{menu('정책', '면책')}</div>"
    )
    return html, "NX-2", ["NX-2", "메모리\tHBM3 48GB", "소비 전력\t175W", "공정\t5nm", *KO[:2], "성능[편집]", *KO[2:]]


def cookie_wall() -> tuple[str, str, list[str]]:
    """A consent dialogue longer than some paragraphs, before the article."""
    consent = (
        "<div id=cookie-consent class=modal><h2>Çerez tercihleriniz</h2><p>Size daha iyi bir deneyim sunmak için çerezler kullanıyoruz. Tercihlerinizi dilediğiniz zaman "
        "ayarlar sayfasından değiştirebilirsiniz. Ayrıntılar aydınlatma metninde yer alır.</p><p>İş ortaklarımız da cihazınızda bilgi saklayabilir ve bu bilgilere erişebilir. "
        "Kabul etmezseniz yalnızca zorunlu çerezler kullanılır ve reklamlar kişiselleştirilmez.</p><button>Kabul et</button></div>"
    )
    html = f"{consent}<div class=page><h1>Çıkarım kartı duyuruldu</h1><div class=icerik>{paragraphs(TR)}</div></div>"
    return html, "Çıkarım kartı duyuruldu", list(TR)


def one_div() -> tuple[str, str, list[str]]:
    """An old bulletin board: everything in one div, lines apart by breaks, views and names above."""
    html = (
        "<div id=wrap>홈 &gt; 자료실 &gt; 뉴스<br><b>추론 카드 공개</b><br>글쓴이 : 관리자 | 2024.08.22 14:10 | 조회 : 312<br><br>"
        + "<br>&nbsp;<br>".join(KO)
        + "<br><br>목록 | 이전글 | 다음글<br>COPYRIGHT (C) 2024 나래칩 ALL RIGHTS RESERVED</div>"
    )
    return html, "추론 카드 공개", list(KO)


def table_layout() -> tuple[str, str, list[str]]:
    """Article text in a layout of nested tables, a table of data among it."""
    data = "<table border=1><tr><th>모델<th>처리량<tr><td>NX-1<td>410<tr><td>NX-2<td>984</table>"
    html = (
        f"<table width=960><tr><td colspan=2>{menu('회사', '제품', '소식')}<tr><td width=160>{menu('보도자료', '공지')}<td><table><tr><td><b>추론 카드 공개</b><tr>"
        f"<td>{KO[0]}<br><br>{KO[1]}<br>{data}<br>{KO[2]}<br><br>{KO[3]}</table><tr><td colspan=2>서울시 가람구 나래로 1 대표전화 02-000-0000</table>"
    )
    return html, "추론 카드 공개", [*KO[:2], "모델\t처리량", "NX-1\t410", "NX-2\t984", *KO[2:]]


def documentation() -> tuple[str, str, list[str]]:
    """Documentation: navigation tree, notes, code, definition list, pointers to the pages before and after."""
    html = (
        f"<nav class=toctree>{menu('Kurulum', 'Ayarlar', 'Sorunlar')}</nav><main role=main><div class=document itemprop=articleBody><section><h1>NX-2 kurulumu<a class=headerlink href=#x>¶</a></h1>"
        f"<p>{TR[0]}</p><div class='admonition note'><p class=admonition-title>Not</p><p>{TR[1]}</p></div><pre>nx-info --cards 2\nnx-top</pre><dl><dt>--cards</dt><dd>Kart sayısı, en çok 8.</dd></dl>{paragraphs(TR[2:])}"
        "</section></div><div class=rst-footer-buttons><a href=/p>Önceki</a> <a href=/n>Sonraki</a></div></main>"
    )
    return html, "NX-2 kurulumu", [TR[0], "Not", TR[1], "nx-info --cards 2\nnx-top", "--cards", "Kart sayısı, en çok 8.", *TR[2:]]


LAYOUTS = (mobile_portal, amp_page, live_blog, photo_story, list_article, infobox, cookie_wall, one_div, table_layout, documentation)


def read(html: str, title: str) -> Article:
    page = f"<!doctype html><html><head><title>{title} | 나래일보</title></head><body>{html}</body></html>"
    return read_html(Source(uri="https://example.com/a", media_type="text/html"), page)


def body_of(article: Article) -> list[str]:
    shown = [article.source_text[block.start : block.end].strip() for block in article.blocks if block.kind not in NOT_BODY]
    tables = {article.source_text[block.start : block.end].strip() for block in article.blocks if block.kind == "table"}
    return [line for text in shown for line in (text.split("\n") if text in tables else [text])]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.__name__)
def test_the_article_and_nothing_else(layout) -> None:
    html, title, body = layout()
    assert body_of(read(html, title)) == body


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.__name__)
def test_the_title_without_the_site(layout) -> None:
    html, title, _ = layout()
    assert read(html, title).title == title


def test_a_table_below_one_paragraph_is_of_the_article() -> None:
    table = "<table><tr><th rowspan=2>모델<th colspan=2>성능</tr><tr><th>전력<th>메모리</tr><tr><td>NX-1<td>350W<td>80GB</tr><tr><td rowspan=2>NX-2<td colspan=2>400W</tr><tr><td>410W<td>96GB</tr></table>"
    article = read(f"<p>나래칩이 새 가속기 두 종을 공개했다. NX-1과 NX-2는 추론용이다.</p>{table}", "추론 카드")
    assert [block.kind for block in article.blocks if block.kind not in NOT_BODY] == ["paragraph", "table"]
