"""Where Turkish sentences end, and where a full stop only abbreviates or makes an ordinal."""

from __future__ import annotations

ABBREVIATIONS = frozenset(
    "vb vs vd bkz örn orn dr doç doc prof yrd av sn alm ing fr no nr tel faks inc co corp ltd şti sti a.ş s sf ss st mr mrs ms jr c m.ö m.s ö s"
    " yy mah cad sok apt blv mad md haz çev cev ed der edt krş yak ort maks min max bşk gn alb yzb tğm uzm müh mim öğr üni fak böl"
    " vol fig al e.g i.e etc ver approx ts tc t.c abd".split()
)
# Words that an ordinal number stands before, capital letter or not: "13. Nesil", "3. Çeyrek".
ORDINAL_NOUNS = frozenset(
    "nesil nesli kuşak kuşağı çeyrek çeyreği çeyrekte çeyreğinde jenerasyon gen sıra sırada bölüm bölümü madde maddesi yüzyıl yüzyılın dünya yıl yılı"
    " yıldönümü oturum kat etap sayfa ay hafta gün tur turu ünite ünitesi sezon sezonu seri serisi sürüm sürümü genel uluslararası ulusal"
    " geleneksel ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık cumhurbaşkanı el kademe aşama adım parti"
    " oyuncu kişi lig sınıf derece grup dönem dönemi nesilden kuşaktan".split()
)
# Words that begin a sentence rather than follow an ordinal: "… oran yüzde 71. Bu …".
STARTERS = frozenset(
    "bu şu o ancak ama fakat ayrıca yani böylece çünkü üstelik oysa buna bunun bunlar bununla öte diğer şirket peki örneğin"
    " eğer daha en her hem ise tüm üç iki bir biz siz ben sonra önce yine toplam söz son ilk ve".split()
)
