"""Where Turkish sentences end, and where a full stop only abbreviates or makes an ordinal."""

from __future__ import annotations

ABBREVIATIONS = frozenset(
    "bkz örn orn dr doç doc prof yrd av tel faks inc corp ltd şti sti a.ş mr mrs ms jr m.ö m.s yy mah cad apt blv çev cev krş yak ort maks"
    " müh mim öğr üni vol fig e.g i.e ver approx t.c no nr".split()
)
# Abbreviations that close an enumeration, and so perhaps a sentence: "disk, bellek vb. Bu parçalar …".
CLOSING_ABBREVIATIONS = frozenset("vb vs vd etc".split())
# Words that an ordinal number stands before, capital letter or not: "13. Nesil", "3. Çeyrek".
ORDINAL_NOUNS = frozenset(
    "nesil nesli kuşak kuşağı çeyrek çeyreği çeyrekte çeyreğinde jenerasyon gen sıra sırada bölüm bölümü madde maddesi yüzyıl yüzyılın dünya yıl yılı"
    " yıldönümü oturum kat etap sayfa ay hafta gün tur turu ünite ünitesi sezon sezonu seri serisi sürüm sürümü genel uluslararası ulusal"
    " geleneksel ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık cumhurbaşkanı el kademe aşama adım parti"
    " oyuncu kişi lig sınıf derece grup dönem dönemi nesilden kuşaktan".split()
)
# Words that begin a sentence, told apart from names after an abbreviation: "… disk vb. Bu …".
STARTERS = frozenset(
    "bu şu o ancak ama fakat ayrıca yani böylece çünkü üstelik oysa buna bunun bunlar bununla öte diğer şirket peki örneğin"
    " eğer daha en her hem ise tüm üç iki bir biz siz ben sonra önce yine toplam söz son ilk ve".split()
)
