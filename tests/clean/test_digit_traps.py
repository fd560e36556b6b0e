"""Forty pages, each with a trap for numbers inside an ordinary article: the digits of the page and of its blocks agree."""

from __future__ import annotations

import re

import pytest

from pipeline.clean.html import read_html
from schemas.records import Article, Source

TRAPS = {
    "footnote sup": ("<p>{} 750<sup>1</sup>W</p>", "750^1W"),
    "footnote link in sup": ("<p>{} 750<sup><a href='#fn1'>[1]</a></sup> W</p>", "750^[1] W"),
    "exponent": ("<p>{} 10<sup>15</sup> işlem</p>", "10^15 işlem"),
    "negative exponent": ("<p>{} 10<sup>-9</sup> m</p>", "10^-9 m"),
    "sub": ("<p>{} CO<sub>2</sub> 40 g</p>", "CO_2 40 g"),
    "fraction of sup and sub": ("<p>{} <sup>1</sup>/<sub>2</sub> GB</p>", "^1/_2 GB"),
    "sup in bold in a link": ("<p>{} <a href=x><b>640<sup>2</sup></b>GB</a></p>", "640^2GB"),
    "two footnotes": ("<p>{} 31%<sup>1</sup><sup>2</sup></p>", "31%^1^2"),
    "sup in a span": ("<p>{} <span>5<span><sup>3</sup></span></span> adet</p>", "5^3 adet"),
    "no-break space": ("<p>{} 7&nbsp;500 TL</p>", "7\u00a0500 TL"),
    "thin space": ("<p>{} 1&thinsp;000&thinsp;000</p>", "1\u2009000\u2009000"),
    "narrow no-break space": ("<p>{} 24&#8239;GB</p>", "24\u202fGB"),
    "figure space": ("<p>{} 1&#8199;234</p>", "1\u2007234"),
    "zero-width space": ("<p>{} 1&#8203;000</p>", "1\u200b000"),
    "wbr": ("<p>{} 1<wbr>000<wbr/>000 jeton</p>", "1000000 jeton"),
    "soft hyphen": ("<p>{} 16&shy;384 çekir&shy;dek</p>", "16384 çekirdek"),
    "decimal references": ("<p>{} &#51;&#49;&#37;</p>", "31%"),
    "hexadecimal references": ("<p>{} &#x33;&#x31;%</p>", "31%"),
    "reference without semicolon": ("<p>{} 5 &lt 7 ve 8&plusmn2</p>", "5 < 7 ve 8±2"),
    "escaped reference": ("<p>{} &amp;#51; işareti</p>", "&#51; işareti"),
    "fractions": ("<p>{} &frac12; kat, ¾</p>", "½ kat, ¾"),
    "minus and dash": ("<p>{} &minus;40&deg;C, 8&ndash;12</p>", "−40°C, 8–12"),
    "full-width digits": ("<p>{} ３１％</p>", "３１％"),
    "circled digits": ("<p>{} ① 5나노</p>", "① 5나노"),
    "number cut by inline elements": ("<p>{} 3<b>1</b>%</p>", "31%"),
    "number and unit apart": ("<p>{} <strong>640</strong>GB</p>", "640GB"),
    "adjacent spans": ("<p>{} <span>5</span><span>nm</span> <span>3</span></p>", "5nm 3"),
    "line break": ("<p>{} 4<br>8<br/>16</p>", "4\n8\n16"),
    "cells": ("<p>{}</p><table><tr><th>model<th>GB<tr><td>A100<td>80<tr><td>H100<td>94</table>", "A100\t80\nH100\t94"),
    "cells without headers": ("<p>{}</p><table><tr><td>1<td>2<tr><td>3<td>4</table>", "1\t2\n3\t4"),
    "empty cells": ("<p>{}</p><table><tr><th>a<th>b<th>c<tr><td>1<td><td>3</table>", "1\t\t3"),
    "paragraphs in cells": ("<p>{}</p><table><tr><td><p>12</p><td><p>34</p><tr><td><p>5</p><td><p>6</p></table>", "12\t34\n5\t6"),
    "list items": ("<p>{}</p><ul><li>8 GB<li>16 GB</ul>", "8 GB\n16 GB"),
    "definitions": ("<p>{}</p><dl><dt>TDP<dd>700 W<dt>saat<dd>1,98 GHz</dl>", "TDP\n700 W\nsaat\n1,98 GHz"),
    "hidden number": ("<p>{} 40<span hidden>99</span> W</p>", "40 W"),
    "number hidden by a style": ("<p>{} 40<span style='display:none'>99</span> W</p>", "40 W"),
    "invisible number": ("<p>{} <span style='visibility:hidden'>99</span>40 W</p>", "40 W"),
    "number hidden from screen readers": ("<p>{} 40<span aria-hidden='true'>40</span> W</p>", "40 W"),
    "number in a comment": ("<p>{} 40<!-- 99 --> W</p>", "40 W"),
    "number in a script inside": ("<p>{} 40<script>var x = 99</script> W</p>", "40 W"),
    "alternative text": ("<p>{} 40 W <img src='a99.jpg' alt='99 W' title='99'></p>", "40 W"),
    "figure and caption": ("<p>{}</p><figure><img src=9.jpg><figcaption>2 nm plaka, 300 mm</figcaption></figure>", "2 nm plaka, 300 mm"),
    "mark-up in a listing": ("<p>{}</p><pre>batch = 256\n  lr = 1e-4</pre>", "batch = 256\n  lr = 1e-4"),
    "unclosed elements": ("<p>{} <b>12<i>34</b>56</i> W<p>7 W", "123456 W\n7 W"),
}
FILLER = (
    "Yeni hızlandırıcının ölçüm sonuçları önceki kuşakla karşılaştırıldığında belirgin bir ilerleme gösteriyor, ancak güç tüketimi de artıyor.",
    "Uzmanlar, belleğin genişliğinin eğitim süresini belirlediğini, yongaların çoğu zaman veri beklediğini söylüyor; bu yüzden ağ önemlidir.",
    "Üretici, yazılım tarafında da değişiklik yaptığını ve derleyicinin döngüleri birleştirdiğini, böylece sürenin kısaldığını anlatıyor.",
)


def page(fragment: str) -> Article:
    body = "".join(f"<p>{words}</p>" for words in FILLER)
    html = (
        "<!doctype html><html><head><title>Ölçüm 77 - Yonga Günlüğü</title><style>p{margin:11px}</style></head><body>"
        "<header><a href='/'>Yonga Günlüğü</a> <nav><ul><li><a href='/1'>Haber 55</a><li><a href='/2'>Dizi 66</a></ul></nav></header>"
        f"<main><article><h1>Ölçüm 77</h1>{body}{fragment.format('Ölçüm masasında görülen değer şudur:')}{body}</article></main>"
        "<footer>© 2026 Yonga Günlüğü, telefon 0212 000 88 99</footer></body></html>"
    )
    return read_html(Source(uri="x", media_type="text/html"), html)


@pytest.mark.parametrize(("fragment", "expected"), TRAPS.values(), ids=TRAPS)
def test_numbers_are_unharmed(fragment: str, expected: str) -> None:
    article = page(fragment)
    body = "".join(article.source_text[block.start : block.end] for block in article.blocks if block.kind not in ("title", "chrome"))
    assert expected in body
    assert re.findall(r"\d+", body) == re.findall(r"\d+", expected)
    assert article.warnings == ()


def test_there_are_forty() -> None:
    assert len(TRAPS) >= 40
