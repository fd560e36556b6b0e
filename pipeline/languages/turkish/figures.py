"""The Turkish figure grammar: what stands around a number, and numbers in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator
from functools import lru_cache

from pipeline.extract.dates import Clock
from pipeline.extract.designators import NAME_WORDS
from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.literals import tidy
from pipeline.extract.passage import DASHES, Passage
from pipeline.extract.spaced import spaced_number
from pipeline.extract.units import FRACTIONS, Meaning, symbol_at
from pipeline.languages.protocol import SpecialRule
from pipeline.languages.turkish import dates, units
from pipeline.languages.turkish.bases import for_one
from pipeline.languages.turkish.numerals import (
    ASCII_LITERAL,
    LITERAL,
    NUMERAL,
    SCALE_WORD,
    SHORT_SCALE,
    SPACE,
    WORDS,
    lower,
    read_literal,
    read_numeral,
    scale_of,
    word_of,
)
from schemas.records import Quantifier

_SPACES = frozenset(" \u00a0\u202f")
_DATE_MARKS = frozenset(".:-/–~∼'’l")
_DAYS_HEADS = frozenset("-–~vyi")
_MONTH_HEADS = frozenset("oşmnhtaeksOŞMNHTAEKS")
_SCALE_HEADS = frozenset("bBmMtTkKyYdD")
_ASCII_LITERAL = re.compile(ASCII_LITERAL)
_LITERAL = re.compile(LITERAL)
_NUMERAL = re.compile(NUMERAL)
_SCALE_AHEAD = re.compile(rf"{SPACE}?(?:{SCALE_WORD}|{SHORT_SCALE}|(?:[bB]u[çc]uk|BUÇUK|[kK]üsur|KÜSUR)(?![^\W\d_])|(?:[yY]üz|YÜZ)(?![^\W\d_]))")
_SCALE_BEHIND = re.compile(rf"{SPACE}?({SCALE_WORD})")
_LOOSE_TAIL = re.compile(rf"(?:{SCALE_WORD}|{SHORT_SCALE}){SPACE}(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)$")  # `2 milyon bir yılda`, `3 milyon iki çekirdekli`
_HUNDREDS = re.compile(rf"[2-9]{SPACE}?(?:[yY]üz|YÜZ)")
_MONEY_AHEAD = re.compile(rf"{SPACE}(?:TL|USD|ABD |[dD]olar|DOLAR|[lL]ira|[aA]vro|[eE]uro)")
_ONE_GROUP = re.compile(r"[1-9]\d{0,2}\.\d{3}")
_SHARED = r"(?:(?:[ \u00a0]?[-–~/][ \u00a0]?|,[ \u00a0]|[ \u00a0](?:ila|ilâ|ile|ve|veya|ya da)[ \u00a0])[0-9]{1,3}(?:[.,][0-9]+)?){0,6}"
_BELOW_THOUSANDS = re.compile(
    rf"{_SHARED}[ \u00a0-]?(?:[gG][hH][zZ]|[gG]igahertz|TB(?:/s(?:n|aniye)?|ps)(?![^\W\d_])|[eE](?:x|ks)aflop|EFLOP|inç|inch|(?:trilyon|katrilyon)(?![^\W\d_]))(?![^\W\d_]{{5}})"
)
"""Units that never reach thousands, behind the rest of a list or a range that shares them: ``1.825 GHz``, ``3.352 TB/s``."""
_BILLIONS = re.compile(rf"{_SHARED}[ \u00a0]?(?:(?:[mM]ilyar|M[Iİ]LYAR|ml[yr]*r)(?![^\W\d_]{{6}})|(?:[KMBT]|bn|[mb]illion)(?![A-Za-z0-9]))")  # `1.875 milyar`, but `1.500 milyar`: who writes a decimal ends it with no nought
_EFFICIENCY = re.compile(r"(?:PUE|[gG]üç kullanım (?:verimliliği|etkinliği))[^.,;\n0-9]{0,24}$")
_RISE_DIGITS = len("1.452")
_GAP = r"[ \u00a0\u202f]?"

_TIMES_OVER = re.compile(r"['’‘]?y?[ae][ \u00a0](?:yakın[ \u00a0]|bile[ \u00a0])?katl[aı]")
_TIMES_REACH = 60  # characters of a numeral with what stands between it and `katladı`
_TIMES_OVER_HEADS = frozenset("'’‘,.ye")
_PERCENT_ENDS = frozenset("% \u00a0\u202f")
_PERCENT_WORD_ENDS = frozenset(("zde", "ZDE"))
_PERCENT_SIGNS = frozenset("-−+")
_PERCENT_BEFORE = re.compile(r"(?:%(?:[ \u00a0\u202f]{0,2}|[-−+])|(?<![^\W\d_])(?<![öÖ]n )(?<![aA]rka )[yY][üu]zde[ \u00a0][-−+]?|YÜZDE[ \u00a0][-−+]?)$")
_SLANG_THOUSAND = re.compile(r"[kK](?![A-Za-z0-9]*[0-9])(?=[^A-Za-z]|ya|ye|lik|lık|dan|den|a|e|y)")
_ORDINAL = re.compile(
    rf"(?:\\?\.{_GAP}|['’]?(?:[iıuü]nc[iıuü])[ \u00a0]?)(?P<what>nesil|Nesil|NESİL|kuşak|Kuşak|sıra|sırada|el(?![a-zçğıöşü])|ünite|versiyon|tur|sürüm|yıl|gün|hafta|oyuncu|kez|maddes|bölge|aşama|seviye|baskı|lig|dönem|çip|yer|sınıf|kat(?![ıi])|dalga|jenerasyon|derece|taraf|parti|büyük|en )"
)
_ORDINAL_SUFFIX = re.compile(r"['’]?[iıuü]?nc[iıuü](?:(?=l[iıuü][kğ])|(?![a-zçğıöşü]{3}))")
_PART_AFTER = re.compile(r"\.[ \u00a0](?:sayfa|soru|bölüm|slayt|dipnot|madde)(?!cı)")  # `5. sayfasında`
_ORDINAL_WORD = re.compile(r"\.[ \u00a0](?!(?:ve|ama|fakat|veya|ya|ise|de|da|ki|bu|şu|o|çünkü|sonra|ancak|yani|ile|diye|gibi|hem|ne)(?![a-zçğıöşü]))[a-zçğıöşü]{2}")
_PROSE_HEAD = re.compile(r"[^\w\n]*[A-ZÇĞİÖŞÜ0-9]")
_SMALL_SENTENCE = re.compile(r"[^\W\d_][.!?][ \u00a0][a-zçğıöşü]")  # who writes so begins no sentence with a capital
_LONGEST_RANK = 3  # digits
_GROUPED_RANK = re.compile(r"[0-9]{1,3}(?:\.[0-9]{3})+(?=\.[ \u00a0])")
_NUMBERED_HEADING = re.compile(
    r"(?:^|[\n·•|(–—>*#,]\s?|[.!?]\s)(?:Hafta|Ödev|[sS]ayı|Grup|Çizelge|Ders [nN]otu|Deney|Bülten|Quiz|(?:[A-ZÇĞİÖŞÜ][a-zçğıöşü]+[ ])?[rR]aporu|[^\W\d_]+[ ](?:Sohbetleri|Bülteni|Notları|Kahvaltısı), sayı)[ \u00a0]$"
)
_SOURCE_PART = re.compile(r"(?<![^\W_])(?:ss?|sf|syf|dn)\.[ \u00a0]$")
_PAGES = re.compile(r"[0-9]{1,4}(?:[-–][0-9]{1,4})?(?![0-9.,]*[0-9])")
_WEEK_OF_COURSE = re.compile(r"(?:^|[\n(\"“–—,][ \u00a0]?)$"), re.compile(r"[:,)\"”]")
_HEADING_ENDS = frozenset("avıpeuynz")
_HEADING_MARKS = frozenset(":;,)|\n–—·")
_UPPER_HEADS = frozenset(" \u00a0-–~")
_PERCENTILE = re.compile(r"['’]?l[ıiuü]k[ \u00a0]dilim(?:de(?:ki)?|den)?(?![^\W\d_])")
_LEAST_PERCENTILE = 90  # below, `yüzde 5'lik dilim` is a part
_UPPER_PERCENT = re.compile(
    r"[ \u00a0]?[-–~][ \u00a0]?%?(?=[0-9])|[ \u00a0]ila[ \u00a0](?:yüzde[ \u00a0]|%[ \u00a0]?)?(?=[0-9])|[ \u00a0]ile[ \u00a0](?:yüzde[ \u00a0]|%[ \u00a0]?)?(?=[0-9][0-9,.]*[ \u00a0]aras)"
)
_PER_MILLE = re.compile(r"(?<![^\W\d_])(?<!yüz )(?<!on )(?<!beş )(?<!elli )[bB]inde $")
_NUMBERED_LAW = re.compile(r"[ \u00a0](?:sayılı|sıra sayılı)(?![a-zçğıöşü])")
_POINT_CLOCK = re.compile(r"(?P<h>[01]\d|2[0-3])\.(?P<m>[0-5]\d)(?![0-9]|[.,][0-9])")
_LOCATIVE = re.compile(r"['’][dt](?:[ae](?:ki)?|[ae]n[ \u00a0](?:önce|sonra|itibaren))(?![a-zçğıöşü])")
_SCHEDULE = re.compile(r"[ \u00a0](?:[–-][ \u00a0])?[A-ZÇĞİÖŞÜ]")
_DAY_BEFORE = re.compile(
    r"(?:(?:Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)(?: (?:19|20)\d\d)?|günü|[pP]azartesi|[sS]alı|[çÇ]arşamba|[pP]erşembe|[cC]uma(?:rtesi)?|[pP]azar|\(Son:|saati),?[ \u00a0]$"
)
_DAY_AFTER = re.compile(r",[ \u00a0][0-3]?\d[ \u00a0](?:Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)")
_NO_CLOCK = re.compile(r"(?:[sS]ürüm\w*|CUDA|MLPerf|[A-Z][A-Z0-9]+|oran\w*|skor\w*|puan\w*|değer\w*|[0-9]'[dt][ae]n)[ \u00a0]$")
_DIGIT_FRACTION = re.compile(r"(\d+)['’][dt][ae][ \u00a0](\d+)['’][ıiuü](?![^\W\d_])")
_OUT_OF = re.compile(r"(\d+)[ \u00a0](?:kişi|karttan|çip|şirket|müşteri|model|GPU|kullanıcı)\w*?[dt][ae]n[ \u00a0](\d+)(?=['’ ])")

_OUT_OF_HEADS = frozenset("kçşmG")
_ORDINAL_HEADS = frozenset(".'’\\iıuün")
_RANGE_HEADS = frozenset(" \u00a0'’yl")
_RANGE_WORD = re.compile(r"[ \u00a0](?:ila|ilâ|il[aâ])[ \u00a0](?:yüzde[ ]|%[ ]?)?(?=[0-9０-９])")
_BETWEEN = re.compile(r"(?:['’]?(?:y?l[ae])|[ \u00a0]ile)[ \u00a0](?=[0-9][0-9.,]*[ \u00a0]?(?:milyon|milyar|bin)?[ \u00a0]?[^\W\d_%]*[ \u00a0](?:aras|bant))")

_RATE = re.compile(
    r"(?:(?P<each>[kK]ilovatsaat[ie]?|[sS]aniyede(?:ki)?|[sS]aniye başına|[dD]akikada(?:ki)?|[sS]aatte(?:ki)?|[sS]aatlik|[sS]aati(?:ni|ne|nin)?|[sS]aat(?= ücret| fiyat| bedel| kira)|[sS]aat başı(?:na)?(?![a-zçğıöşü])|[gG]ünde|[gG]ünlük|[hH]aftada|[hH]aftalık|[aA]yda|[aA]ylık|[yY]ılda|[yY]ıllı[kğ]ı?|[aA]ylığı|[gG]ünlüğü|[sS]aatliği)"
    r"|(?P<per>(?<![^\W\d_])(?:[gG]igabayt|[tT]erabayt)|(?<![^\W\d_])[bB]it|[dD]olar|[wWvV]att?|[jJ]ul|(?<![^\W_])(?:W|kWh)|[lL]ira|[jJ]eton|[kK]ilovatsaat|GB|[mM]²|[tT]oken|(?<![^\W\d_])[bB]ayt|[çÇ]ekirdek)[ \u00a0](?:ba[şs][ıi]na|(?<=(?:eton|oken)[ \u00a0])(?:maliyet|ücret|fiyat)(?:i|ı))(?:[ \u00a0](?P<also>aylık|saatlik|yıllık))?)"
    r"(?:[ \u00a0](?:yaklaşık|ortalama|kaç|işlenen|üretilen|en fazla|en çok|en az|toplam|sadece|yalnızca|tam|olarak|(?:ücret|fiyat|kira|gider|maliyet|fatura|bedel|kapasite|üretim|fark)[a-zçğıöşü]*)){0,2}[ \u00a0]?[$₺€]?$"
)
_IN_A_TIME = ("aniyede", "akikada", "aatte")
_SO_LONG = re.compile(rf"(?:(?P<word>[^\W\d_][^\s,;:.()]*)(?P<gap>[ \u00a0,;:(]+))?(?<![^\W_])(?<![0-9][.,])(?!(?:1|[bB]ir)[ \u00a0])(?P<number>[0-9]+(?:,[0-9]+)?|{WORDS})[ \u00a0]$")
_IN_IT = re.compile(r"['’]n?[dt][ae]n?$")
_TIME_SPAN = re.compile(rf"(?<![^\W_])(?:[0-9]{{1,2}}|ilk|İlk|son|Son|{WORDS})[ \u00a0]$")
_HEAD_RATE = re.compile(r"(saat|ay|yıl|gün)(?:lık|lik|i(?![a-zçğıöşü])|[ ]baş|[ ]ücret|[ ]fiyat|(?<=saat)[ ]\()")
_OTHER_THAN_ONE = re.compile(r"(?<![\w.,-])(?:(?!1[ \u00a0])[0-9][0-9.,]*|on|yüz|bin|milyon)[ \u00a0]$")
_EACH = {"kilovatsaat": "kWh", "saniye": "s", "dakika": "min", "saat": "h", "gün": "day", "hafta": "week", "ay": "month", "yıl": "year"}
_RATE_HINT = re.compile(r"a(?:at|şına|sina|fta)|n (?:maliyet|ücret|fiyat)[iı]|niye|y(?:lık|da|ıl)|ylığı|tliği|nlüğü|at başı |Yıl|ünde|ünlük|kika")
_RATE_STEM = 16  # characters of a rate before what `_RATE_HINT` finds in it, at most
_PER = {"gigabayt": "GB", "terabayt": "TB", "bit": "bit", "dolar": "USD", "kwh": "kWh", "w": "W", "wat": "W", "watt": "W", "vat": "W", "vatt": "W", "jul": "J", "lira": "TRY", "jeton": "token", "kilovatsaat": "kWh", "gb": "GB", "m²": "m2", "token": "token", "bayt": "byte", "çekirdek": "core"}

_BEFORE_END = re.compile(
    r"(?:(?P<at_most>[eE]n (?:fazla|çok)|[aA]zami|[mM]aksimum)|(?P<at_least>[eE]n (?:az|azından)|[aA]sgari|[mM]inimum)|(?P<about>[yY]akla[şs][ıi]k|[nN]er(?:e)?deyse|[aA]şağı yukarı|[tT]akriben|[kK]abaca|[tT]ahminen|[~≈])|(?P<less_than><(?![a-z/]))|(?P<most>≤)|(?P<least>≥))(?: olarak)?[ \u00a0]?%?$"
)
_BOUND_SIGNS = frozenset("~≈<≤≥")
_BOUND_ENDS = frozenset(("zla", "çok", " az", "dan", "ami", "mum", "ari", "şık", "sik", "şik", "sık", "yse", "arı", "ben", "aca", "nen", "rak"))
_SUFFIX = r"['’‘´`*]*[a-zçğıöşü]{0,7}?"
_ABLATIVE, _GENITIVE, _ACCUSATIVE, _DATIVE = r"[dt][ae]n", r"n?[ıiuü]n", r"[ıiuü]", r"[ae]"
_AS_GOOD = r"(?:hızlı|hizli|iyi|güçlü|verimli|ucuz|pahalı|büyük|küçük|yavaş|sessiz|serin|başarılı|etkili)"  # `dört GPU kadar hızlı`: as fast as four
_EVEN = r"(?:(?:bile|da|de)[ \u00a0])?"  # `yarısından da az`
_BY_A_BIT = r"(?:biraz|epey|hafif(?:çe)?|azıcık|hemen|bir parça|bir tutam)"
_ODD = " küsur"  # `14 küsur saniye`
_NEVER = r"(?:(?:hiç(?:bir (?:zaman|koşulda|testte))?|asla|bir kez bile|bir kere bile|bir an bile|henüz|hâlâ|neredeyse hiç)[ \u00a0])?"
_NOT = r"(?:m(?:a(?:d[ıi]|z|ya[nc]|m[ıi]ş)|[ıu]yor)|[ae]?m[ae](?:d[ıi]|z|y[ae]n|m[ıi]ş)|ama|eme)"  # `ulaşmadı`, no `ulaşması`, no `ulaşmış`
_DENIES = r"[ \u00a0](?:(?!ve[ ]|ama[ ])[^\s.,;]+[ ]){0,2}?(?:[a-zçğıöşü]*(?:m[ıiuü]yor|m[ae](?:z(?![a-zçğıöşü])|yaca[kğ]|yece[kğ]|d[ıi](?:ğ|(?![a-zçğıöşü]))|m[ıi]ş))|değil(?![ ]m[ıi])|yok(?:tu(?:r)?|muş)?(?![a-zçğıöşü]))"  # `altında olmayacak`, `üzerinde satılmıyor`
_SIGN_BOUNDS = {"most": "at_most", "least": "at_least"}
_AFTER = re.compile(
    rf"{_SUFFIX}(?:"
    rf"(?P<about>[ \u00a0](?:civar|dolay|ner(?:e)?deyse|aşağı yukarı|falan|filan|bandında|etrafında|(?:(?<=[0-9][ \u00a0])|(?<=kat[ \u00a0]))kadar|kadar(?![ \u00a0](?:da[ ]|de[ ])?{_AS_GOOD}))|{_DATIVE}[ \u00a0](?:yak[ıi]n|yakla[şs]|dayand)|[ \u00a0]var[ \u00a0]ner(?:e)?deyse)"
    rf"|(?P<exact>{_DATIVE}[ \u00a0]kadar[ \u00a0](?:in|düş|bekle|geri))"
    rf"|(?P<at_most>{_DATIVE}[ \u00a0](?:kadar|dek|varan|ulaşabil|çıkabil)|{_ACCUSATIVE}[ \u00a0]{_NEVER}(?:(?:ge[çc]m[ae]|a[şs]ma)(?!s[ıi]|k|y[ıi](?!p))|ge[çc]miyor|ge[çc]irm(?:[ıi]yor|edi|ez)|a[şs]m[ıi]yor|a[şs]t[ıi]rm[ıi]yor|ge[çc]eme|a[şs]ama)|{_ACCUSATIVE}[ \u00a0](?:ge[çc]ti[ğg]i|a[şs]t[ıi][ğg][ıi])(?:n[ıi])?[ ](?:hiç[ ]|daha[ ]|henüz[ ])?(?:olma|yok|görülme|gör(?:me|em|üm)|rastlama|ölçme)|{_GENITIVE}[ \u00a0](?:[üu]zerine|[üu]st[üu]ne)[ ]{_NEVER}ç[ıi]k(?:m(?:[ae]|[ıi]yor)|ama)|[ ](?:hız|değer|seviye|düzey)[a-z]*a[ ]kadar"
    rf"|{_ABLATIVE}[ \u00a0](?:b[üu]y[üu]k|fazla|uzun|[çc]ok|y[üu]ksek|yukarı)(?:ya|sı(?:nı)?)?{_DENIES}|{_GENITIVE}[ \u00a0](?:[üu]zerinde|[üu]st[üu]nde){_DENIES}|(?:[ \u00a0]ile|l[ae])[ \u00a0]s[ıi]n[ıi]rl(?![ıi][ \u00a0]kal))"
    rf"|(?P<more_than>{_ABLATIVE}[ \u00a0]{_EVEN}(?:(?:daha|{_BY_A_BIT})[ \u00a0])?(?:fazla|[çc]o[kğ]|uzun|b[üu]y[üu]k|y[üu]ksek|yukarı|(?<=kat[ıi]ndan[ \u00a0])(?:h[ıi]zl[ıi]|pahal[ıi]))|{_GENITIVE}[ \u00a0]{_EVEN}(?:(?:[çc]ok|{_BY_A_BIT})[ \u00a0])?(?:[üu]zerin|[üu]st[üu]|ötesi)"
    rf"|(?:{_ACCUSATIVE}|(?<=[ıiuü])|[ ](?:baraj|sınır|eşi[kğ])[a-zı]*)[ \u00a0](?:az[ ]farkla[ ]|rahatlıkla[ ]|ilk[ ](?:defa|kez)[ ])?(?:a[şs](?=k[ıi]n|an|t[ıi]|[ıi]yor|ar(?![a-z])|aca[kğ]|m[ıi]ş|abil|ıl)|ge[çc](?=iyor|eceğ|ti(?!r)|en(?![ \u00a0](?:y[ıi]l|ay|hafta|sene|çeyrek|dönem))|er(?![a-z])|ecek|miş|ebil|il)))"
    rf"|(?P<at_least>{_ABLATIVE}[ \u00a0](?:itibaren|ba[şs]l)|[ \u00a0](?:ve üzeri|ve üstü|veya daha fazla)|{_GENITIVE}[ \u00a0]alt[ıi]na[ ]{_NEVER}(?:in|d[üu][şs]|gerile)(?:(?:m[ae]|em[ei])(?!s[ıi]|k|y[ıi](?!p))|m[ıiuü]yor)|{_ABLATIVE}[ \u00a0](?:az|k[ıi]sa|k[üu][çc][üu]k|ucuz|d[üu][şs][üu]k|a[şs]a[ğg][ıi])(?:ya|s[ıi](?:n[ıi])?)?{_DENIES}|{_GENITIVE}[ \u00a0]alt[ıi]nda{_DENIES})"
    rf"|(?P<less_than>{_ABLATIVE}[ \u00a0]{_EVEN}(?:(?:daha|{_BY_A_BIT})[ \u00a0])?(?:az(?:[ıi](?:n[ıi]|yla)?|d[ıi]r?|m[ıi][şs])?(?![a-zçğıöşü])|k[ıi]sa|k[üu][çc][üu]k|ucuz|d[üu][şs][üu]k|aşağı)|{_GENITIVE}[ \u00a0]{_EVEN}(?:(?:[çc]ok|{_BY_A_BIT})[ \u00a0])?alt[ıi]n|{_ACCUSATIVE}[ ](?:bile[ ])?(?:bul|gör|yakalay?){_NOT}|{_DATIVE}[ ](?:bile[ ])?(?:var|ulaş){_NOT}|[ ]bile[ ](?:(?:fark[ ])?etm|tutm|değil)))"
)
_AFTER_HEADS = frozenset("'’‘´`*abcçdefgğhıijklmnoöpqrsştuüvwxyz")
_AFTER_SPACE = frozenset("cdefbhkisv")
"""With what ``_AFTER`` may begin, and what may follow where it begins with a space."""
_SUFFIXED = re.compile(r"['’‘´`*]*[a-zçğıöşü]{0,11}[ \u00a0](?P<head>..)")
_AFTER_SUFFIX = frozenset("ci do fa fi ba de he ka ya va ul çı ge aş as bü bu uz ço co il sı si da yü yu üz üs us az kı ki kü ku uc dü du al it ve de hi az ra bi ep et öt ba il var bul ul hı pa".split())
"""The first two letters of what ``_AFTER`` may look for after a suffix and a space."""
_POSSESSED = re.compile(r"s[ıiuü]|tı|ri")
_CAPITAL_AHEAD = re.compile(r"['’]?[^\W\d_]{0,7}[ \u00a0][A-ZÇĞİÖŞÜ]")
_LOUD = re.compile(r"(?:['’]?(?:[a-zçğıöşü]{1,7}|[A-ZÇĞİÖŞÜ]{1,7}))?[ \u00a0][A-ZÇĞİÖŞÜ]{2}|['’]?[a-zçğıöşü]{0,7}[ \u00a0](?:Var|Ulaş|Aş|Geç|Üzer|Üst|Alt|Fazla|Çok|Daha|Civar|Yak|Kadar|Az(?![a-z]))")
_OF_ITS = re.compile(r"['’]s?[ıiuü]n[dt][ae]n[ \u00a0](?:(?:daha|biraz|epey)[ \u00a0])?(?:yüksek|büyük|uzun|düşük|küçük|kısa|hızlı|yavaş)(?![a-zçğıöşü])")  # `3090'ın 936'sından yüksek`: than its 936, which is no bound
_BEYOND_ITS = re.compile(r"['’]s?[ıiuü]n[ıiuü]n[ \u00a0](?:(?:çok|epey|hayli|oldukça|biraz|hafif|neredeyse)(?:çe)?[ \u00a0])?(?:üzerin|üst[üu]n|alt[ıi]n)")  # `H100'ün 700 W'ının üzerinde`: the same; a part of a whole (``bütçenin yüzde 35'inin üzerinde``) is one
_AS_MUCH = re.compile(r"['’]?(?:s[ıiuü]|[ıiuü])[ \u00a0]kadar(?![ıi])")  # `yarısı kadar`, `yüzde 65'i kadar`: as much as, no more or less
_BARE = re.compile(r"(?:['’‘´`][a-zçğıöşü]{1,8})?(?=[ \u00a0]*(?:[,.;:!?)\]\"”'’|*\n/·•]|$|[–—-]))|['’‘´`][a-zçğıöşü]{1,8}(?=[ \u00a0])")
_MONEY_WORDS = tuple("fiyat değeri dolar lira yatirim bütçe maliyet ücret $ ₺ € indirim satin kuruş avro euro gelir ciro satiş para".split())
_RISE = re.compile(r"\bzam(?:li|mi|la)?\b")
_LIRAS = re.compile(r"\btl\b")
_SEPARATORS = re.compile(r"[\t|\n]")
_MODEL_AFTER = re.compile(r"l[ıi]k[ \u00a0](?:model|parametre|bir model|dil)|[ \u00a0]parametre|B(?![a-z])|[ \u00a0](?:(?:adet|tane)[ \u00a0])?[A-Z]{1,4}-?\d{1,4}[A-Za-z]{0,2}(?![0-9A-Za-z])")  # `saati 1 dolardan 512 H100`
_COUNT_BEFORE = re.compile(r"(?:[sS]ayısı(?:nı)?|[aA]de[td](?:i|ini)?|[aA]det satışı|[çÇ]alışan|[kK]işi|[mM]üşteri|[aA]bone|[sS]evkiyat)(?:[ \u00a0](?:ise|de|da))?:?[ \u00a0]$")
_COUNTED = re.compile(r"['’]?(?:[dt][ae]n[ \u00a0](?:fazla|çok|az)|y?[ıiuü][ \u00a0]aşkın|[ \u00a0]yeni)[ \u00a0][a-zçğıöşü]|[ \u00a0](?:sat(?:ıyor|tı|ıl|ış|mış|ar)|sevk|üret|indir|izle|dağıt|gönder|kez|kere|defa)")  # `yılda 2,3 milyon satıyor`
_COUNTED_THINGS = (
    r"(?:[pP]arametre|[tT]ransistör|[jJ]eton|[tT]oken|[kK]ullanıcı|[aA]bone|[aA]de[td]|[kK]işi|[nN]üfus|[yY]onga|[çÇ]ip|[kK]art|[sS]evkiyat|[çÇ]ekirdek|[iİ]zlenme|[iİ]ndirme|[sS]orgu|[mM]odel|[uU]ygulama|[pP]latform|[vV]eri(?:si|seti|kümesi)|[vV]eri (?:seti|kümesi))"
)
_COUNTS_LARGE = re.compile(
    rf"{_COUNTED_THINGS}[a-zçğıöşü]{{0,6}}(?:[ \u00a0](?:sayısı|adedi|ise|da|de)[a-zçğıöşü]{{0,3}}){{0,2}}:?[ \u00a0]$"
    r"|(?:[pP]arametre|[tT]ransistör)[^.;\n]{0,30}$"
)
_COUNT_REACH = 40  # characters
_ENDS_COUNT = re.compile(rf"(?:{_COUNTED_THINGS}|seti|kümesi|satışı|[sS]ayısı|[çÇ]alışan|[mM]üşteri)[a-zçğıöşü]{{0,6}}:?$|^(?:sayısı|adedi|ise|da|de)")
"""The last word of what ``_COUNT_BEFORE`` and ``_COUNTS_LARGE`` match, unless parameters or transistors stand farther back."""
_SAME_CURRENCY = 160  # characters
_CURRENCY_WORDS = {"USD": ("dolar", "$"), "EUR": ("avro", "euro", "€"), "TRY": ("lira", "₺")}
_LIST = re.compile(r"(?:['’‘]?[a-zçğıöşü]{0,4}[ \u00a0]?[,/／][ \u00a0]?|(?:['’‘][a-zçğıöşü]{1,4})?[ \u00a0](?:ve|veya|ya da|ile|ilâ|yerine|karşı)[ \u00a0]|['’]y?[ae][ \u00a0](?:karşı|karşılık)[ \u00a0]|,[ \u00a0](?:ve|veya)[ \u00a0])")

_FIRST_LETTERS = "bBiİüÜdDaAyYsSoOkKeEmMtTçÇ"
_NUMBER_WORDS = re.compile(rf"{WORDS}")
_SINGLE = re.compile(r"[^\W\d_]+")
_ORDINAL_WORDS = {"birinci": 1, "ikinci": 2, "üçüncü": 3, "dördüncü": 4, "beşinci": 5, "altıncı": 6, "yedinci": 7, "sekizinci": 8, "dokuzuncu": 9, "onuncu": 10, "yirminci": 20, "otuzuncu": 30, "kırkıncı": 40, "ellinci": 50,
                  "altmışıncı": 60, "yetmişinci": 70, "sekseninci": 80, "doksanıncı": 90}  # fmt: skip
_NUMBER_HEAD = (
    r"(?:"
    r"[bB](?:ir(?=inci| (?:milyon|milyar|trilyon|bin|buçuk|kat|adet|düzine|virgül|iki|ila)|[-–]iki| (?:saat|dakika|yıl|gün|hafta)[ \u00a0][^\W_]{1,9}[ \u00a0])|in(?:(?![a-zçğıöşü])|de(?= )|(?=den (?:fazla|çok|az)|i (?:aşkın|aşan)|e yakın|in (?:üst|üzer)))|eş)|[iİ](?:ki|lk)|[üÜ](?:ç|ÇÜ)|[dD](?:ört|okuz|oksan|örd)|[aA]lt(?:ı(?=[ \-–]|dan |yı |şar |ncı|da |sı )|mış)|[yY](?:edi|irmi|etmiş|üz(?=[ \-–]|de [^\W\d_]|den (?:fazla|çok|az)|ü (?:aşkın|aşan)|e yakın|ün (?:üst|üzer))|ar[ıi])"
    r"|[sS](?:ekiz|eksen|ıfır)|[oO](?:n(?=[ \-–]|da |ar |uncu|bir|iki|üç|dör|beş|altı|yedi|sek|dok)|tuz)|[kK]ırk|[eE]lli|[mM]ily|[tT]rilyon|[çÇ](?:eyre|ift))"
)
_WORD_STARTS = re.compile(rf"[^A-Za-z0-9çğıöşüÇĞİÖŞÜâîû_'’](?=[{_FIRST_LETTERS}]){_NUMBER_HEAD}")
"""The character before a number word, which may be a rare letter, and the head of the word: a search for what is no letter passes over most of a text."""
_CAPITAL_STARTS = re.compile(
    r"[BİIÜDAYSOKEÇ](?=[A-ZÇĞİÖŞÜ])(?<![\w'’].)(?:(?<=B)[Iİ](?:N(?![A-ZÇĞİÖŞÜ])|R[ \u00a0](?:M[Iİ]LY|TR[Iİ]LY|B[Iİ]N|[Iİ]K[Iİ]|BUÇ|ADET|V[Iİ]RG))|(?<=B)EŞ|(?<=[Iİ])K[Iİ]|(?<=Ü)Ç|(?<=D)(?:ÖR|OKU|OKS)|(?<=A)LTI|(?<=A)LTM|(?<=Y)(?:ED[Iİ]|[Iİ]RM|ETM|ÜZ|ARI)|(?<=S)(?:EK[Iİ]|EKS|IF[Iİ])|(?<=O)(?:N[ \u00a0]|TUZ|NDA|NB|N[Iİ]K|NÜÇ)|(?<=K)IRK|(?<=E)LL[Iİ]|(?<=Ç)(?:EYRE|[Iİ]FT))"
    r"(?=[A-ZÇĞİÖŞÜ]*(?:['’][A-ZÇĞİÖŞÜ]+)?[ \u00a0–-](?:[A-ZÇĞİÖŞÜ]{2}|[0-9%])|[A-ZÇĞİÖŞÜ]*[ \u00a0][a-zçğıöşü]{2})"
)
_HEADLINE = re.compile(r"[A-ZÇĞİÖŞÜ](?:[a-zçğıöşü]+|[A-ZÇĞİÖŞÜ]+)[ \u00a0–-][A-ZÇĞİÖŞÜ](?![A-Z]*[0-9])")
"""A number word in a headline: it and the word behind it have capitals."""
_LOUD_WORD = re.compile(r"[A-ZÇĞİÖŞÜ]{2,}(?=[ \u00a0][a-zçğıöşü])")
_COUNTS_ANYTHING = frozenset(("piece", None))
_FIRST_WORD = re.compile(_NUMBER_HEAD)
_COMPOSED_ORDINAL = re.compile(rf"(?P<n>{WORDS}?)[ \u00a0](?P<last>birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu)")  # `yirmi birinci`
_FRACTION = re.compile(r"(?P<below>[^\W\d_]+?)(?:[dt][ae])[ \u00a0](?P<above>bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|dörd)(?P<tail>[a-zçğıöşü]*)")
_TENS = frozenset("on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz".split())
_NOUN = re.compile(r"[ \u00a0](?P<noun>[^\W\d_]+(?:-[^\W_]+)*|[A-Z0-9][\w-]*)")
_NOT_COUNTED = frozenset(
    "ve veya ile da de ya ki mi mı mu mü için gibi kadar daha en çok az bile ama fakat ancak olarak olan oldu olur ise diye sonra önce taraf tarafta tarafı yandan yana arada bir şey şekilde kez kere defa "
    "gözle köşe elle yandan zaman gün yönlü katlı boyutlu yüzlü katmanlı anlamda arası arasında arasındaki tane".split()
)
_VERSION = re.compile(r"[ \u00a0]v\d")
_KAT = re.compile(r"[ \u00a0]?(?P<kat>kat(?:ı|ın|ına|ından|lık|tan|a|lan\w*)?|misli|misline)(?![a-zçğıöşü])")
_HALF_HOUR = re.compile(r"[ \u00a0](?:giga|mega|tera|kilo|mili|watt|vat(?![a-z])|saniye|saat|dakika|puan|yıl|gün|metre|litre|kilo|milyar|milyon)")
_PARTITIVE = re.compile(r"(?:ü|i|u|sı|si)(?:n[ıiuü])?(?=[ \u00a0][^\W\d_])")  # `dördü`, `altısını`: so many of them
_FEW, _MANY = 10, 100
_JOINT = re.compile(r"(?:[-–]|[ ][-–][ ]|[ ](?:ila|ilâ|il[aâ]|(?P<between>ile))[ ](?:[yY]üzde[ ])?)(?=[^\W\d_])")
_ENDS_BETWEEN = re.compile(r"(?:[ \u00a0][^\W\d_]+){0,3}[ \u00a0]aras")
_OF_SO_MANY = re.compile(r"[ \u00a0][^\W\d_]+l[ıiuü](?![^\W\d_])")  # `bir iki çekirdekli işlemci`: one with two cores
_SCALES_OF_RANGES = frozenset(("bin", "milyon", "milyar", "trilyon", "katrilyon", "düzine"))
_VAGUE = re.compile(r"(?<![^\W\d_])(?:[bB]irkaç|[bB]ir kaç|[kK]aç|[bB]irçok|[pP]ek çok|BİRKAÇ|BİR KAÇ)[ \u00a0]$")
_AFTER_DIGIT = re.compile(r"(?:(?<=[a-zçğıöşü),;:][ \u00a0])|(?<![^\n]))[0-9][0-9.,]*[ \u00a0]$")  # `100 bin üç kart`, `3 yüz`: the word belongs to the digits, or counts nothing
_SON_OF = re.compile(r"[bB]in[ \u00a0](?:S[ae]lman|Zay[ei]d|R[ae][sş][hıi]+d|Ladin|Hamad|Hal[ie]d|Hal[ie]fe|Abd|Tal[aâ]l|Sultan|Nahyan|Faysal|Fahd|Turki)")  # `Muhammed bin Selman`
_VAGUE_HEADS = frozenset("açokAÇK")
_SPOKEN = re.compile(r"(?!l[ae]rc[ae])(?:y?[ıiuüae]|[dt][ae]n?|n?[ıiuü]n|y?d[ıiuü]|t[ıiuü]|l[ıiuü]k)?(?=[.,;:!?)”\"’']|[ \u00a0](?:çık|in(?:di|er)|düş|gör|ol|de(?:di|r|n)|diyor|ver|al|ulaş|yaklaş|[–—-])|$)")  # `bin yüze çıktı`, `— İki yüz elli altı.`
_ONE_AND = re.compile(rf"(?<=saat)[ \u00a0](?:[0-9]{{1,2}}|{WORDS})[ \u00a0](?:dakika|dk)|(?<=dakika)[ \u00a0](?:[0-9]{{1,2}}|{WORDS})[ \u00a0](?:saniye|sn)|(?<=yıl)[ \u00a0](?:[0-9]{{1,2}}|{WORDS})[ \u00a0]ay|(?<=hafta)[ \u00a0](?:[0-9]|{WORDS})[ \u00a0]gün|(?<=gün)[ \u00a0](?:[0-9]{{1,2}}|{WORDS})[ \u00a0]saat")  # `bir saat otuz dakika`
_BOUNDED = re.compile(r"['’]?(?:[dt][ae]n[ \u00a0](?:daha[ \u00a0])?(?:fazla|çok|az)|y?[ıiuü][ \u00a0](?:aşkın|aşan)|y?[ae][ \u00a0]yakın|n?[ıiuü]n[ \u00a0](?:üzerinde|üstünde|altında)(?:ki)?)(?=[ \u00a0][^\W\d_])")  # `binden fazla çip`
_NUMBER_OF = re.compile(r"[sS]ayısı(?:nı|nın)?(?:[ \u00a0](?:ise|da))?(?:[ \u00a0][^\W\d_]+[dt][ae]n)?[ \u00a0]$")  # `tedarikçi sayısı dörtte kaldı`, `çift sayısını sekizden dörde indirdi`
_CASE = re.compile(r"(?:[dt][ae]n?|y?[aeıiuü])(?![^\W\d_])")
_ABOUT = re.compile(r"[ \u00a0](?:kadar|civarı(?:nda)?|dolayında)(?=[ \u00a0][^\W\d_])")  # `bir milyon kadar L40`
_THEREFORE = re.compile(r"(?<![^\W\d_])(?:bu|şu|o|ne)[ \u00a0]$", re.IGNORECASE)  # `bu yüzden fazla ısınır`
_FACE = re.compile(r"[yY]üz[ \u00a0](?:tanı|okum|yüze|ifade|maske|kilid|algıla|tarama|hatlar|tespit|takip|takib|verileri|nakli|kası|mimik)")
_TRIPLED = re.compile(r"(?:[ae]|y[ae])[ \u00a0]katl[aıu][a-zçğıöşü]*")
_NOT_SPECIAL = new_draft(0, 0, "chrome", "none")
_PERCENT_WORDS = re.compile(rf"[yY]üzde[ \u00a0](?P<n>{WORDS})")
_PER_MILLE_WORDS = re.compile(r"[bB]inde[ \u00a0](?P<n>(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)(?:[ \u00a0]buçuk)?)(?=(?:s?[ıiuü](?:n[ıiuüde]*)?|[ae]|[dt][ae]n?|l[ıiuü]k)?(?:[ \u00a0,.;:)]|$))")
_HALF = re.compile(r"[yY]arı(?:(?=[ \u00a0](?:hız|güç|performans))|sı|[ \u00a0]yarıya|(?=ya(?![a-zçğıöşü]))|(?=[ \u00a0]yakın)|dan(?=[ ](?:fazla|az))|(?=nın(?:[ ]d[ae])?(?:[ ](?:biraz|azıcık|hafif|çok|hemen))?[ ](?:alt[ıi]n|üst[üu]n|üzerin))|(?=[ \u00a0]fiyat))|yarisi")
_PAIR = re.compile(r"[çÇ][iİ]ft[ \u00a0](?P<noun>[çÇ]ekirde[kğ]|kanal|kart|GPU|işlemci|soket|yuva|slot|[kK]atman|fan|port)")
_COUNTED_QUARTER = re.compile(r"(?:[0-9]\.|ilk|son|birinci|ikinci|üçüncü|dördüncü|bu|geçen|önceki|mali|aynı)[ \u00a0]$")
_FIRST_PLACE = re.compile(r"(?:ilk|[bB]irinci) sıra|[bB]irincisi|[bB]irinci(?= (?:olan|oldu|olarak|olur|geldi|çıktı))")
_STANDS_ALONE = re.compile(r"[,;.!?)](?:[ \u00a0\n]|$)|l[iıuü][kğ](?:[iıuüe]|[iıuü]n[iıuüde])*(?![^\W\d_])")  # `gelirde ancak üçüncü, öteki ikinci.`, `üçüncülüğe`
_QUARTER_WORDS = re.compile(r"([iİ]lk|[bB]irinci|[iİ]kinci|[üÜ]çüncü|[dD]ördüncü)[ \u00a0](?:mali[ \u00a0])?çeyre[kğ]")
_YEAR_HALF = re.compile(r"([iİ]lk|[bB]irinci|[iİ]kinci)[ \u00a0]yarı(?:sı)?")
_SHARE_VALUES = {"ikişer": 2, "üçer": 3, "dörder": 4, "beşer": 5, "altışar": 6, "yedişer": 7, "sekizer": 8, "dokuzar": 9, "onar": 10}
_SHARE_OF = re.compile(
    r"(?P<below>[oO]n|[yY]üz|[dD]ört|[bB]eş|[üÜ]ç)[ \u00a0](?!yıl|ay|gün|hafta|saat|dakika)[^\W\d_]+?[dt][ae]n[ \u00a0](?:ancak[ \u00a0]|yalnızca[ \u00a0]|sadece[ \u00a0])?(?P<above>bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|doksan)s?[ıiuü](?![a-zçğıöşü]{3})"
)
_AGAINST_ONE = re.compile(r"(?P<n>[iİ]ki|[üÜ]ç|[dD]ört|[bB]eş|[oO]n)(?:y?[ae])[ \u00a0]bir(?=[ \u00a0](?:üstün|önde|oran|fark|kazan)|[,.])")
_THREE_QUARTERS = re.compile(r"[üÜ]ç[ \u00a0]çeyre[kğ](?=(?:i|e|ini|ine)?(?:[ \u00a0](?:performans|güç|fiyat|hız|verim|kapasite|oran)|[,.]))")
_SHARES = re.compile(r"([iİ]kişer|[üÜ]çer|[dD]örder|[bB]eşer|[aA]ltışar|[yY]edişer|[sS]ekizer|[dD]okuzar|[oO]nar)(?=[ \u00a0][^\W\d_])")
_QUARTER = re.compile(r"çeyreği(?=n|\b)")


_GROUPED = re.compile(r"[1-9]\d{0,2},\d{3}")
_SIGNS = frozenset("$€₺£")
_HOURLY = re.compile(r"[sS]aat(?:te|lik|i|lik ücreti?)?[^.\n]{0,8}$|başına [^.\n]{0,6}$")
_HOURLY_AFTER = re.compile(r"[ \u00a0]?(?:USD|dolar|TL|\$)?[ \u00a0]?/")
_WHOLE_THINGS = re.compile(r"[ \u00a0](?:(?:ABD )?[dD]olar|USD|[aA]vro|[eE]uro|EUR|TL|lira|adet|tane|kişi|çalışan|çekirde|CUDA|GPU|çip|yonga|kart|jeton|token|görüntü|parça|sunucu|kullanıcı)")


_CONTINUES = re.compile(
    r"['’](?!l[ıiuü](?:k|ğ)?(?![a-zçğıöşü]))[a-zçğıöşü]{1,9}(?![a-zçğıöşü])|(?:y?[ae]|[dt][ae]n?|y?l[ae]|y?[dt][ıiuü])(?![a-zçğıöşü])|[ıiuü]n(?=[ \u00a0](?:alt|üst|üzer))|l[ıi]k[ \u00a0](?=beklenti|tahmin|gelir|ciro|kâr|yatırım|satış)|[ \u00a0]?[,.;:)\]\"”!?\n·/]|$"
    r"|[ \u00a0](?:ver(?!im)|al(?:dı|ı(?:yo|rken)|mış)|gör|üret|çek(?!ird)|harc|tüket|kal(?!ıp|em)|düş|çık|ulaş|topla|oldu|olur|olsa|iken|ise|ile(?![a-zçğıöşü])|idi|ve[ \u00a0]|veya|civar|kadar|bandında|seviye|dolay|diyen|di(?:yor|ye)|yap(?:ıyor|tı|mış)|vs|şart|abart"
    r"|falan|filan|yerine|demek|eder|yeter|ölç|geldi|geliyor|açıkla|bekle|öner|gerek|m[ıiuü](?![a-zçğıöşü])|isti[yo]|iste[rdm]|başar|kazan|kaydet|aş[ıtm]|geç[eti]|imiş|ola(?:rak|n(?![a-zçğıöşü]))|lazım|yaz(?:ıyor|dı|mış)|koş(?:tu|uyor)|yak(?:ıyor|ar|tı)|işl(?:edi|iyor)|tıkan|bitir|satış|zarar|sür(?:e|ü|dü|me)|isteyen|getir|koy(?:du|muş)|bulun|sat(?:ıl|tı|ıyor)|verdim|bırak)"
    r"|['’]?[ıiuü](?=[ \u00a0](?:hiç|bul|aş|geç|gör))|['’]l[ıiuü][kğ][ıiuü]?(?=[ \u00a0](?:sonu[cç]|skor|değer|hız))"
)
_COUNTS_BEFORE = re.compile(
    r"(?:[sS]ayısı(?:nı)?|sayımız|adedi|[pP]arti(?:[ \u00a0]boyutu(?:nu)?)?|boyutu(?:nu)?|dönem|öğrenme oranı(?:nı)?|PUE|sapma(?:sı)?|numara|sıra(?:da)?|model|[sS]ürüm|toplamda|üzerinden|sınıfı|kademesi|basamağı)(?:[ \u00a0](?:ise|de|da|bulutta|ofiste))?[ \u00a0]$"
)


def _percent_before(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``% 75,7``, ``yüzde 40``, ``%10-15``"""
    text, grammar = passage.text, passage.grammar
    head = text[max(floor, start - 7) : start]
    percent = _PERCENT_BEFORE.search(text, max(floor, start - 7), start) if "%" in head or head[-4:-1] in _PERCENT_WORD_ENDS or head[-5:-2] in _PERCENT_WORD_ENDS else None
    if not percent:
        return None
    end, value, _ = grammar.number_at(text, start)
    maximum = None
    upper = _UPPER_PERCENT.match(text, end) if text[end : end + 1] in _UPPER_HEADS else None
    if upper:
        end, maximum, _ = grammar.number_at(text, upper.end())
    if value >= _LEAST_PERCENTILE and maximum is None and _PERCENTILE.match(text, end):
        return new_draft(percent.start(), end, "ordinal", "percentile", value)  # `yüzde 99'luk dilimde`
    draft = new_draft(percent.start(), end, "percentage", "percent_before", value, "percent", maximum)
    draft.quantifier = grammar.quantifier(text, percent.start(), end)
    return draft


def _times_over(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``A100'ü 2,3'e katlıyor``, ``4'e katladı``: so many times as much."""
    if passage.text.find("katl", end, end + _TIMES_REACH) < 0:
        return None
    end, value, _ = passage.grammar.number_at(passage.text, start)
    if not _TIMES_OVER.match(passage.text, end):
        return None
    draft = new_draft(start, end, "ratio", "times_over", value, "x")
    draft.quantifier = passage.grammar.quantifier(passage.text, start, end)
    return draft


def _ordinal_point(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``5. nesil``, ``2'nci``"""
    if grouped := _GROUPED_RANK.match(passage.text, start):
        return _ordinal_word(passage, start, grouped.end())
    ordinal = _ORDINAL.match(passage.text, end)
    if ordinal:
        if ordinal["what"] == "hafta" and _WEEK_OF_COURSE[0].search(passage.text, max(0, start - 2), start) and _WEEK_OF_COURSE[1].match(passage.text, ordinal.end()):
            return new_draft(start, ordinal.end(), "index", "week_of_course", value=int(passage.text[start:end]))  # `– 6. hafta, slayt 14`
        return new_draft(start, ordinal.end(), "ordinal", "ordinal_point", value=int(passage.text[start:end]))
    suffix = _ORDINAL_SUFFIX.match(passage.text, end)
    if suffix:
        return new_draft(start, suffix.end(), "ordinal", "ordinal_suffix", value=int(passage.text[start:end]))
    return _ordinal_word(passage, start, end) if passage.text[end : end + 1] == "." else None


def _ordinal_word(passage: Passage, start: int, end: int) -> Draft | None:
    """``187. oldu``, ``58. buluşma``, ``11.000. adımda``: in prose no sentence goes on in small letters; ``5. sayfa`` is a part of the text."""
    text = passage.text
    if _PART_AFTER.match(text, end):
        return new_draft(start, end + 1, "index", "part_after", value=int(text[start:end]))
    if (end - start > _LONGEST_RANK and "." not in text[start:end]) or not _ORDINAL_WORD.match(text, end) or text[max(0, start - 2) : start].strip()[-1:] in ("%", "-", "/", ",", "$", "."):
        return None
    line = text.rfind("\n", 0, start) + 1
    stop = text.find("\n", end)
    if start - line < 2 or not _PROSE_HEAD.match(text, line) or _SMALL_SENTENCE.search(text, line, stop if stop >= 0 else len(text)) or passage.grammar.unit_at(text, end):
        return None
    return new_draft(start, end + 1, "ordinal", "ordinal_word", value=int(text[start:end].replace(".", "")))


def _numbered_heading(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``Hafta 5:``, ``· Sayı 14``, ``Ödev 3 (teslim``: parts of a course, a series or a report, at the head of a line or after a mark."""
    text = passage.text
    if end - start > 3 or text[start - 2 : start - 1] not in _HEADING_ENDS or not _NUMBERED_HEADING.search(text, max(0, start - 34), start):
        return None
    return new_draft(start, end, "index", "numbered_heading", value=int(text[start:end]))


def _page_of_source(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``(s. 6)``, ``s. 63–72``, ``sf. 12``, ``dn. 4``: pages and notes of a source."""
    if passage.text[start - 2 : start - 1] != "." or not _SOURCE_PART.search(passage.text, max(floor, start - 6), start):
        return None
    pages = _PAGES.match(passage.text, start)
    return new_draft(start, pages.end(), "index", "page_of_source", value=int(passage.text[start:end])) if pages else None


def _slang_thousand(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``20kya``; ``20k`` in talk of money"""
    text = passage.text
    if text[end : end + 3] in ("kya", "kye") and not text[end + 3 : end + 4].isalpha():
        return new_draft(start, end + 1, "money", "slang_thousand", value=int(text[start:end]) * 1000, unit="TRY")
    currency = passage.grammar.money_context(text, start, end)
    if currency and _SLANG_THOUSAND.match(text, end):
        return new_draft(start, end + 1, "money", "slang_thousand", value=int(text[start:end]) * 1000, unit=currency)
    return None


def _point_clock(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``16.05'te sona erdi``, ``14 Kasım, 23.59``, ``09.30 Kayıt`` at the head of a line"""
    text = passage.text
    clock = _POINT_CLOCK.match(text, start) if end - start == 2 else None
    if clock is None or (passage.grammar.unit_at(text, clock.end("m")) and not _SCHEDULE.match(text, clock.end("m"))):
        return None
    at_head = start == 0 or text[start - 1] == "\n"
    fits = (at_head and _SCHEDULE.match(text, clock.end("m"))) or _LOCATIVE.match(text, clock.end("m")) or _DAY_BEFORE.search(text, max(0, start - 18), start) or _DAY_AFTER.match(text, clock.end("m"))
    if not fits or _NO_CLOCK.search(text, max(floor, start - 16), start):
        return None
    return new_draft(start, clock.end("m"), "time", "point_clock", text_value=f"{clock['h']}:{clock['m']}")


def _law(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``4735 sayılı Kanun``"""
    numbered = _NUMBERED_LAW.match(passage.text, end)
    return new_draft(start, end, "name", "law", text_value=passage.text[start:end]) if numbered else None


def _per_mille(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``binde 5``"""
    if not _PER_MILLE.search(passage.text, max(floor, start - 7), start):
        return None
    end, value, _ = passage.grammar.number_at(passage.text, start)
    return new_draft(start - 6, end, "ratio", "per_mille", value=value / 1000, unit="x")


def _part_of(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``10'da 1'i``"""
    part = _DIGIT_FRACTION.match(passage.text, start)
    if not part or not 0 < int(part[2]) < int(part[1]):
        return None
    return new_draft(start, part.end(), "ratio", "part_of", value=int(part[2]) / int(part[1]), unit="x")


def _part_of_many(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``10 binde 3``, ``1 milyonda 5``"""
    part = _PART_OF_MANY.match(passage.text, start)
    if not part or passage.grammar.unit_at(passage.text, part.end()):
        return None
    whole = int(part["whole"]) * (1000 if part["scale"] == "b" else 10**6)
    return new_draft(start, part.end(), "ratio", "part_of", value=float(part["n"].replace(",", ".")) / whole, unit="x")


def _per_mille_sign(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``‰5``, ``‰ 2,5``: read as ``binde 5``."""
    sign = passage.text.rfind("‰", max(floor, start - 2), start)
    if sign < 0:
        return None
    end, value, _ = passage.grammar.number_at(passage.text, start)
    return new_draft(sign, end, "ratio", "per_mille", value=value / 1000, unit="x")


def _code_before(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``USD 2,5 milyon``"""
    text = passage.text
    code = text[start - 4 : start - 1]
    if code not in _CODES or start - 4 < floor or text[start - 5 : start - 4].isalnum() or (text[start - 6 : start - 5].isdigit() and text[start - 5 : start - 4] in _SPACES):
        return None
    end, value, _ = passage.grammar.number_at(text, start)
    if passage.unit_at(end) or text[end : end + 1].isalnum():
        return None
    draft = new_draft(start - 4, end, "money", "code_before", value=value, unit=code)
    draft.quantifier = passage.grammar.quantifier(text, start - 4, end)
    return draft


def _each_in_digits(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``10'ar bin dolar``, ``8'er çip``: so many each."""
    text = passage.text
    each = _EACH_OF.match(text, end)
    if not each:
        return None
    value, stop = int(text[start:end]), each.end("suffix")
    if each["scale"]:
        value, stop = value * scale_of(each["scale"]), each.end()
    found = passage.unit_at(stop)
    if not found and not each["scale"]:
        return None
    kind, unit = found[1] if found else ("quantity", None)
    return new_draft(start, found[0] if found else stop, kind, "distributive", value=value, unit=unit)  # type: ignore[arg-type]


def _thousands_before(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``bin 500 dolar``, ``iki milyon 300 bin kişi``: scales in words before the rest in digits."""
    text = passage.text
    if text[start - 4 : start - 1].lower() not in _SCALES_END and text[start] != "0":
        return None
    words = _SCALED_WORDS.search(text, max(floor, start - 40), start)
    whole = read_numeral(words["n"]) if words else None
    if not words or not whole:
        return None
    stop, value, scale = passage.grammar.number_at(text, start)
    if value != int(value) or value >= scale_of(words["n"]) or (scale == 1 and (end - start != _GROUP or stop != end)) or _VAGUE.search(text, max(0, words.start("n") - 10), words.start("n")):
        return None
    found = passage.unit_at(stop)
    kind, unit = found[1] if found else ("quantity", None)
    if unit in ("mm", "nm"):  # `ayda elli bin 300 mm plaka`
        return None
    draft = new_draft(words.start("n"), found[0] if found else stop, kind, "thousands_before", value=whole + value, unit=unit)  # type: ignore[arg-type]
    rate = passage.grammar.rate_before(text, draft.start) if unit and kind in ("quantity", "money") else None
    if rate:
        draft.unit = f"{unit}/{rate[1]}"
    draft.quantifier = passage.grammar.quantifier(text, draft.start, draft.end)
    return draft


def _out_of(passage: Passage, start: int, end: int, floor: int) -> Draft | None:
    """``10 kişiden 1'i``"""
    out_of = _OUT_OF.match(passage.text, start) if end - start <= 2 else None
    if not out_of or not 1 < int(out_of[1]) <= 10 or int(out_of[2]) >= int(out_of[1]):
        return None
    return new_draft(start, out_of.end(), "ratio", "out_of", value=int(out_of[2]) / int(out_of[1]), unit="x")


_PART_OF_MANY = re.compile(r"(?P<whole>[1-9][0-9]{0,2})[ \u00a0](?:(?P<scale>b)inde|milyonda)[ \u00a0](?P<n>[0-9]{1,3}(?:,[0-9]+)?)(?![0-9.,]*[0-9])")
_SCALED_WORDS = re.compile(rf"(?<![^\W_])(?<![0-9.,][ \u00a0])(?P<n>{WORDS})[ \u00a0]$")
_SCALE_ENDS = frozenset("nrNR")
_SCALES_END = frozenset(("bin", "yon", "yar", "bi\u0307n"))  # in small letters, `BİN` too
_CODES = frozenset(("USD", "EUR", "TRY", "GBP"))
_CODE_ENDS = frozenset(code[-1] for code in _CODES)
_EACH_OF = re.compile(rf"(?P<suffix>['’]ş?[ae]r)(?![^\W\d_])(?:[ \u00a0](?P<scale>{SCALE_WORD})(?![a-zçğıöşü]*l[ae]r))?")
_GROUP = 3  # digits of a group of thousands


def _spaced(before: str, ends: Container[str]) -> bool:
    """Whether a space and one of ``ends`` before it stand before a number."""
    return len(before) == len(". ") and before[1] in _SPACES and before[0] in ends


_DESIGNATES = re.compile(r"-?[0-9]")
_GOODS = re.compile(r"[0-9](?: ?(?:bin|milyon))? (?:adet|tane|kart|yonga|çip|sunucu)(?![^;]*(?:dolar|lira|tl|avro|euro))")  # in folded text


class TurkishFigures:
    """``FigureGrammar`` of Turkish."""

    language = "tr"
    day_first = True
    number_marks = _SCALE_HEADS | frozenset(FRACTIONS) | frozenset(".,０１２３４５６７８９")
    telling = frozenset("eE.‰") | _SCALE_ENDS | _CODE_ENDS | _HEADING_ENDS
    range_heads = DASHES | frozenset("'’yli")
    special_rules: tuple[SpecialRule, ...] = (
        (_percent_before, lambda before, mark: before == "%" or before[-1:] in _PERCENT_SIGNS or (len(before) == 2 and (before[0] in _PERCENT_ENDS or before[0] in "eE"))),
        (_times_over, lambda before, mark: mark[:1] in _TIMES_OVER_HEADS),
        (_ordinal_point, lambda before, mark: mark[:1] in _ORDINAL_HEADS),
        (_numbered_heading, lambda before, mark: _spaced(before, _HEADING_ENDS) and (mark == "" or mark[:1] in _HEADING_MARKS or (mark[:1] == " " and mark[1:] in "–—·|(-*") or (mark[:1] == "." and mark[1:] not in "0123456789"))),
        (_page_of_source, lambda before, mark: _spaced(before, ".")),
        (_law, lambda before, mark: mark[:1] in _SPACES and mark[1:] == "s"),
        (_point_clock, lambda before, mark: mark[:1] == "."),
        (_slang_thousand, lambda before, mark: mark[:1] in ("k", "K")),
        (_per_mille, lambda before, mark: before == "e "),
        (_per_mille_sign, lambda before, mark: before[:1] == "‰"),
        (_thousands_before, lambda before, mark: _spaced(before, _SCALE_ENDS)),
        (_code_before, lambda before, mark: _spaced(before, _CODE_ENDS)),
        (_each_in_digits, lambda before, mark: mark[:1] in ("'", "’")),
        (_part_of_many, lambda before, mark: mark in (" b", " m")),
        (_part_of, lambda before, mark: mark[:1] in ("'", "’")),
        (_out_of, lambda before, mark: mark[:1] in _SPACES and mark[1:] in _OUT_OF_HEADS),
    )
    unit_at = staticmethod(units.unit_at)

    def number_at(self, text: str, start: int) -> tuple[int, float | int, float | int]:
        literal = _ASCII_LITERAL.match(text, start) or _LITERAL.match(text, start)
        if not literal:
            return _with_fraction(text, start, 0) if text[start] in FRACTIONS else (start + 1, 0, 1)
        surface, end = literal.group(), literal.end()
        if text[end - 4 : end - 3] == "," and _english_thousands(text, start, end):
            return end, int(surface.replace(",", "")), 1
        char = text[end : end + 1]
        if char == " " and text[end + 1 : end + 2].isdecimal() and (spaced := spaced_number(text, start, self.unit_at)):
            return self._together(text, spaced)
        pointed = text[end - 4 : end - 3] == "." and _points_decimals(text, start, end)
        if (char in _SCALE_HEADS or (char in _SPACES and text[end + 1 : end + 2] in _SCALE_HEADS)) and _SCALE_AHEAD.match(text, end):
            found = _scaled(text, start, end, pointed=pointed)
            if found:
                return found
        if pointed:
            return end, float(surface), 1
        if (char in FRACTIONS or (char in _SPACES and text[end + 1 : end + 2] in FRACTIONS)) and surface.isdigit():
            return _with_fraction(text, end + (char in _SPACES), int(surface))
        return end, _literal_value(surface), 1

    def _together(self, text: str, spaced: re.Match[str]) -> tuple[int, float | int, float | int]:
        """``12 500``, ``1 000 milyar``: the numeral without the spaces in its digits."""
        digits = spaced.group().replace(" ", "")
        last, value, scale = self.number_at(digits + text[spaced.end() : spaced.end() + 40], 0)
        return last + spaced.end() - len(digits), value, scale

    def shared_scale(self, lower: str, value: float, upper: str, maximum: float, scale: float) -> float:  # noqa: ARG002  shared signature
        return scale if value < 1000 and lower[-1:].isdecimal() and value * scale <= maximum else 1

    def may_date(self, mark: str, length: int) -> bool:
        if length > 2:
            return length == 4
        return mark[:1] in _DATE_MARKS or (mark[:1] == "," and mark[1:] in _SPACES) or (mark[:1] in _SPACES and (mark[1:] in _MONTH_HEADS or mark[1:] in _DAYS_HEADS))

    def date_at(self, text: str, start: int, end: int, floor: int, clock: Clock) -> tuple[int, int, str, str] | None:
        return dates.date_at(text, start, end, floor, clock)

    def lies_ahead(self, text: str, end: int) -> bool:
        return dates.lies_ahead(text, end)

    def is_of_thing(self, text: str, end: int) -> bool:
        return dates.is_of_thing(text, end)

    def fiscal_behind(self, text: str, end: int) -> str | None:
        return dates.fiscal_behind(text, end)

    def years_told(self, text: str, start: int) -> int | None:
        return dates.years_told(text, start)

    def range_to(self, text: str, end: int, *, unit_seen: bool) -> int | None:  # noqa: ARG002  shared signature
        char = text[end : end + 1]
        if char not in _RANGE_HEADS or (char in _SPACES and not text.startswith("il", end + 1)):
            return None
        match = _RANGE_WORD.match(text, end) or _BETWEEN.match(text, end)
        return match.end() if match else None

    def is_change(self, text: str, end: int) -> bool:  # noqa: ARG002  Turkish marks a change on both ends, so no range opens
        return False

    def rate_before(self, text: str, start: int) -> tuple[int, str] | None:
        return for_one(text, start) or self._rate_word(text, start)

    def _rate_word(self, text: str, start: int) -> tuple[int, str] | None:
        hint = _RATE_HINT.search(text, start - 40, start)
        if not hint:
            return None
        match = _RATE.search(text, max(start - 40, hint.start() - _RATE_STEM), start)
        if not match:
            return None
        if match["each"] and match["each"][0] in "aAyYgGhH" and _TIME_SPAN.search(text, max(0, match.start() - 14), match.start()):
            return None  # `ilk dokuz ayda 1,9 milyar TL`
        if match["each"] and match["each"].endswith(_IN_A_TIME) and _takes_so_long(text, match.start()):
            return None  # `50,7 saniyede 433 görüntü`; not `RTX 4090 saniyede 120 jeton`
        if match["per"]:
            unit = _PER[lower(match["per"])]
            if unit != "token" and _OTHER_THAN_ONE.search(text, max(0, match.start() - 16), match.start()):
                return None  # `1.000 dolar başına 138 token` is no rate of one dollar
            if match["also"]:
                unit += "/" + next(v for k, v in _EACH.items() if match["also"].startswith(k))
            return match.start(), unit
        word = lower(match["each"])
        return match.start(), next(v for k, v in _EACH.items() if word.startswith(k))

    def rate_in(self, head: str) -> str | None:
        match = _HEAD_RATE.search(lower(head))
        return _EACH[match[1]] if match else None

    def quantifier(self, text: str, start: int, end: int) -> Quantifier:
        if text[start - 2 : start - 1].isupper() or (_CAPITAL_AHEAD.match(text, end) and _LOUD.match(text, end)):
            first = max(0, start - 24)
            return self._quantifier(lower(text[first : end + 60]), start - first, end - first)
        return self._quantifier(text, start, end)

    def _quantifier(self, text: str, start: int, end: int) -> Quantifier:
        if _ODD in text[start:end]:
            return "more_than"
        char = text[end : end + 1]
        if _OF_ITS.match(text, end) or (_BEYOND_ITS.match(text, end) and "%" not in text[start:end] and not text.startswith(("yüzde", "Yüzde"), start)):
            return "exact"
        if char in _AFTER_HEADS:
            suffixed = _SUFFIXED.match(text, end)
            after = _AFTER.match(text, end) if suffixed and suffixed["head"] in _AFTER_SUFFIX else None
        else:
            after = _AFTER.match(text, end) if char in _SPACES and text[end + 1 : end + 2] in _AFTER_SPACE else None
        if after and not (after.lastgroup == "about" and (_AS_MUCH.match(text, end) or (_POSSESSED.match(text, end - 2) and text.startswith(" kadar", end)))):
            return after.lastgroup or "exact"  # type: ignore[return-value]
        ending = text[start - 5 : start].rstrip("% \u00a0")[-3:]
        if ending not in _BOUND_ENDS and ending[-1:] not in _BOUND_SIGNS:
            return "exact"
        before = _BEFORE_END.search(text, start - 18, start)
        found = before.lastgroup if before else None
        return _SIGN_BOUNDS.get(found, found) if found else "exact"  # type: ignore[return-value]

    def counted(self, text: str, start: int, end: int, unit: str) -> str:  # noqa: ARG002  shared signature
        found = units.unit_at(text, end) if text[end : end + 1] == " " else None
        designator = found and _DESIGNATES.match(text, found[0])  # `260 adet DK-8`: no minutes
        return found[1][1] or unit if found and not designator and found[1][0] == "quantity" else unit

    def bare(self, text: str, start: int, end: int) -> bool:  # noqa: ARG002  shared signature
        return bool(_BARE.match(text, end))

    def continues(self, text: str, start: int, end: int) -> bool:
        return bool(_CONTINUES.match(text, end)) and not _COUNTS_BEFORE.search(text, max(0, start - 24), start)

    def counts(self, text: str, start: int) -> bool:
        head = text[max(0, start - _COUNT_REACH) : start]
        last = head.rsplit(maxsplit=1)[-1:]
        if not (last and _may_end_count(last[0])) and "arametre" not in head and "ransistör" not in head:
            return False
        return bool(_COUNT_BEFORE.search(text, max(0, start - 18), start) or _COUNTS_LARGE.search(text, max(0, start - _COUNT_REACH), start))

    def sums_up(self, text: str, start: int, end: int) -> bool:
        return not _COUNTED.match(text, end) and not self.counts(text, start)

    def money_context(self, text: str, start: int, end: int) -> str | None:
        """A currency named shortly before, in talk of money: ``fiyat 24bin``, ``değeri 2,8 milyara çıktı``."""
        scaled = not text[start:end].replace(".", "").replace(",", "").isdigit() or text[end : end + 1] in "kK"
        if _MODEL_AFTER.match(text, end) or _COUNTED.match(text, end) or self.counts(text, start):
            return None
        window = text[max(0, start - (60 if scaled else 25)) : start]
        if not scaled:
            window = _SEPARATORS.split(window)[-1]
        window = _folded(window)
        if not any(word in window for word in _MONEY_WORDS) and not ("zam" in window and _RISE.search(window)) and not ("tl" in window and _LIRAS.search(window)):
            return None
        if scaled and _GOODS.search(window):
            return None  # `55 bin adetlik satış hedefi; biz 40 bini gerçekçi buluyoruz`
        following = _NOUN.match(text, end)
        if following and following["noun"].islower() and lower(following["noun"])[:6] not in ("civarı", "civari", "idi", "oldu", "istiyo"):
            return None
        first = max(0, start - 400)
        low = max(text.rfind("\n", first, start) + 1, start - _SAME_CURRENCY, first)
        return _currency_near(_folded(text[first : end + 60]), low - first, start - first)

    def joins_list(self, gap: str) -> bool:
        return bool(_LIST.fullmatch(gap))

    def words(self, text: str, start: int, end: int) -> Iterator[Draft]:
        """``dört çip``, ``iki katı``, ``yarısı``, ``üçte bir``, ``çift çekirdek``, ``ikinci``; not ``bir`` as an article, ``ikisi``."""
        heads = [match.start() + 1 for match in _WORD_STARTS.finditer(text, max(0, start - 1), end) if not text[match.start()].isalnum()]
        if start == 0 and _FIRST_WORD.match(text, 0, end):
            heads.insert(0, 0)
        capitals = [match.start() for match in _CAPITAL_STARTS.finditer(text, start, end)]
        if capitals:
            heads = sorted({*heads, *capitals})
        last = start
        for head in heads:
            if head < last:
                continue
            if text[head - 2 : head - 1] in _VAGUE_HEADS and _VAGUE.search(text, max(0, head - 10), head):
                vague = _NUMBER_WORDS.match(text, head)  # `birkaç yüz bin`: so many as nobody told
                last = vague.end() if vague else head
                continue
            first = text[head]
            if first in "bByY" and ((text[head - 2 : head - 1].isdigit() and _AFTER_DIGIT.search(text, max(0, head - 12), head)) or (first in "bB" and _SON_OF.match(text, head))):
                continue
            draft = _in_headline(text, head) if first.isupper() and _HEADLINE.match(text, head) else _word_draft(text, head)
            if draft and first.isupper() and draft.unit in _COUNTS_ANYTHING and (loud := _LOUD_WORD.match(text, head)) and not units.unit_at(text, loud.end()):
                continue  # `Ahmet KIRK dedi`
            if draft and draft.end <= end:
                draft.quantifier = self.quantifier(text, draft.start, draft.end)
                last = draft.end
                yield draft


def _takes_so_long(text: str, at: int) -> bool:
    """Whether a number before ``saniyede`` tells how long something took, and is not that of a name: ``50,7 saniyede``, ``kart 3 saatte``; not ``RTX 4090 saniyede``, ``Karaca 3 saniyede`` of a `Karaca 3`."""
    told = _SO_LONG.search(text, max(0, at - 40), at)
    if told is None:
        return False
    word, number = told["word"], told["number"]
    if word is None or told["gap"].strip() or not number.isdigit() or word[0].islower():
        return word is None or word.lower() not in NAME_WORDS
    lone = word[1:].islower() and "'" not in word and "’" not in word and word.lower() not in NAME_WORDS
    starts = text[max(0, told.start() - 3) : told.start()].rstrip(" \u00a0")[-1:] in ("", ".", "!", "?", ":", "\n")
    return (lone and starts and text.count(f"{word} {number}") == 1) or _IN_IT.search(word) is not None


@lru_cache(maxsize=8192)
def _literal_value(surface: str) -> float | int:
    """The value of digits with separators; 0 for what is not one literal."""
    amount = read_literal(surface)
    if amount is None:
        return 0
    return int(amount) if amount == int(amount) else float(amount)


@lru_cache(maxsize=8192)
def _may_end_count(word: str) -> bool:
    """Cheap test: whether a word right before a number may say that it counts things."""
    return _ENDS_COUNT.search(word) is not None


def _in_headline(text: str, head: int) -> Draft | None:
    """``YÜZDE KIRK ARTTI``, ``İki Katına Çıktı``: read in small letters, as no rule minds capitals; ``IKI`` lost its dots."""
    line = text.rfind("\n", max(0, head - 40), head) + 1 or max(0, head - 40)
    stop = text.find("\n", head, head + 120)
    written = text[line : stop if stop >= 0 else head + 120]
    word = _SINGLE.match(text, head)
    shouted = word is not None and word.group().isupper()
    for small in dict.fromkeys((lower(written), lower(written.replace("I", "İ")) if shouted else "")):
        draft = _word_draft(small, head - line) if small else None
        if draft and not (draft.unit == "piece" and small[draft.start : draft.end] == "on"):  # `ON Semiconductor`
            draft.start, draft.end = draft.start + line, draft.end + line
            return draft
    return None


def _english_thousands(text: str, start: int, end: int) -> bool:
    """``$30,000``, ``30,000 dolar``, ``16,384 çekirdek``: three digits after a comma are thousands where fractions make no sense."""
    if not _GROUPED.fullmatch(text, start, end) or _HOURLY.search(text, max(0, start - 24), start) or _HOURLY_AFTER.match(text, end):
        return False
    return (text[start - 1 : start] in _SIGNS and not _SCALE_AHEAD.match(text, end)) or bool(_WHOLE_THINGS.match(text, end))


def _folded(text: str) -> str:
    """Lower case with one letter for the dotted and the dotless i."""
    return text.lower().replace("i\u0307", "i").replace("ı", "i")


def _currency_near(window: str, low: int, high: int) -> str:
    """The last currency that folded text names between ``low`` and ``high``, else that which it names most often; of two named equally often, the first; lira where none is named."""
    spots = {
        code: [match.start() for word in words if word in window for match in re.finditer(re.escape(word), window)]
        for code, words in _CURRENCY_WORDS.items()
    }
    if "tl" in window:
        spots["TRY"] += [match.start() for match in _LIRAS.finditer(window)]
    near = max(((spot, code) for code, found in spots.items() for spot in found if low <= spot < high), default=None)
    if near:
        return near[1]
    return min(spots, key=lambda code: (-len(spots[code]), min(spots[code], default=0))) if any(spots.values()) else "TRY"


def _points_decimals(text: str, start: int, end: int) -> bool:
    """``1.825 GHz``, ``3.352 TB/s``, ``1.875 milyar``, ``%99.999``, ``PUE 1.125``: three digits after a point, where thousands make no sense."""
    if not _ONE_GROUP.fullmatch(text, start, end):
        return False
    if _BELOW_THOUSANDS.match(text, end) or (text[end - 1] not in "0０" and _BILLIONS.match(text, end)):
        return True
    if _PERCENT_BEFORE.search(text, max(0, start - 7), start) or text[end : end + 2].strip(" \u00a0")[:1] == "%":
        return end - start > _RISE_DIGITS and not text.endswith("000", start, end)  # `%1.452` is a rise
    return end - start == 5 and bool(_EFFICIENCY.search(text, max(0, start - 50), start))


def _scaled(text: str, start: int, end: int, *, pointed: bool) -> tuple[int, float | int, int] | None:
    """The end, value and scale of the longest numeral that goes on in words behind the literal that ends at ``end``."""
    numeral = _NUMERAL.match(text, start)
    stop = numeral.end() if numeral else end
    while stop > end:
        surface = text[start:stop]
        if not _inside_word(text, stop) and not _LOOSE_TAIL.search(surface) and (not _HUNDREDS.fullmatch(surface) or _MONEY_AHEAD.match(text, stop)):
            value = read_numeral(surface.replace(".", ",", 1) if pointed else surface)
            if value is not None:
                return stop, value, scale_of(surface)
        stop = max(text.rfind(" ", end, stop), text.rfind("\u00a0", end, stop))
    return None


def _with_fraction(text: str, position: int, whole: int) -> tuple[int, float | int, int]:
    """``1½``, ``½ milyon``: the end, value and scale of a whole number and the sign of a fraction at ``position``."""
    value, end = whole + FRACTIONS[text[position]], position + 1
    scaled = _SCALE_BEHIND.match(text, end)
    if not scaled or _inside_word(text, scaled.end()):
        return end, value, 1
    scale = scale_of(scaled[1])
    return scaled.end(), tidy(value * scale), scale


def _inside_word(text: str, end: int) -> bool:
    """Whether a number word ends in the middle of another word: letters follow that are no suffix."""
    tail = _SINGLE.match(text, end)
    return bool(tail and not units.SUFFIX.fullmatch(tail.group()))


def _word_draft(text: str, start: int) -> Draft | None:
    """The figure that begins with the word at ``start``, if that word is a number in this place."""
    if text[start] in "yY" and _FACE.match(text, start):
        return None
    special = _special_words(text, start)
    return special if special is not _NOT_SPECIAL else _plain_words(text, start)


def _special_words(text: str, start: int) -> Draft | None:
    """Percentages, halves, quarters, shares, pairs and first places; ``_NOT_SPECIAL`` where none begins here."""
    for rule in _SPECIAL_BY_HEAD.get(lower(text[start : start + 2]), ()):
        draft = rule(text, start)
        if draft is not _NOT_SPECIAL:
            return draft
    return _NOT_SPECIAL


def _percent_in_words(text: str, start: int) -> Draft | None:
    """``yüzde kırk``, ``yüzde beş ila on``"""
    percent = _PERCENT_WORDS.match(text, start)
    if percent:
        spread = _spread(text, percent.start("n"), _NUMBER_WORDS.match(text, percent.start("n")))
        end, value, maximum = spread or (percent.end("n"), read_numeral(percent["n"].strip()), None)
        tail = _SINGLE.match(text, end)
        if value is not None and (tail is None or units.SUFFIX.fullmatch(tail.group())):
            return new_draft(start, end, "percentage", "percent_words", value=value, value_max=maximum, unit="percent", in_words=True)
    return _NOT_SPECIAL


def _per_mille_in_words(text: str, start: int) -> Draft | None:
    """``binde üç``"""
    share = _PER_MILLE_WORDS.match(text, start)
    value = read_numeral(lower(share["n"])) if share and text[max(0, start - 5) : start].lower() not in (" yüz ", "elli ") else None
    if share is None or value is None:
        return _NOT_SPECIAL
    return new_draft(start, share.end(), "ratio", "per_mille_words", value=value / 1000, unit="x", in_words=True)


def _half(text: str, start: int) -> Draft | None:
    """``yarısı``"""
    half = _HALF.match(text, start)
    return new_draft(start, half.end(), "ratio", "half", value=0.5, unit="x", in_words=True) if half else _NOT_SPECIAL


def _quarter(text: str, start: int) -> Draft | None:
    """``çeyreği``, unless it is a quarter of a year"""
    quarter = _QUARTER.match(text, start)
    if not quarter:
        return _NOT_SPECIAL
    if _COUNTED_QUARTER.search(text, max(0, start - 12), start):
        return None
    return new_draft(start, quarter.end(), "ratio", "quarter", value=0.25, unit="x", in_words=True)


def _quarter_of_year(text: str, start: int) -> Draft | None:
    """``üçüncü çeyrek``"""
    dated = _QUARTER_WORDS.match(text, start)
    if not dated:
        return _NOT_SPECIAL
    number = _ORDINAL_WORDS.get(lower(dated[1]), 1)
    return new_draft(start, dated.end(), "date", "quarter_words", text_value=f"XXXX-Q{number}", in_words=True)


def _half_of_year(text: str, start: int) -> Draft | None:
    """``yılın ikinci yarısı``, ``takvim yılının ikinci yarısı``"""
    half = _YEAR_HALF.match(text, start) if text[max(0, start - 8) : start].replace("\u00a0", " ").lower().endswith(("yılın ", "yılının ")) else None
    if not half:
        return _NOT_SPECIAL
    return new_draft(start, half.end(), "date", "half_of_year", text_value=f"XXXX-H{2 if lower(half[1]) == 'ikinci' else 1}", in_words=True)


def _distributive(text: str, start: int) -> Draft | None:
    """``dörder yonga``: four chips each."""
    match = _SHARES.match(text, start)
    if not match:
        return _NOT_SPECIAL
    found = units.unit_at(text, match.end())
    kind, unit = found[1] if found else ("quantity", "piece")
    end = found[0] if found else match.end()
    return new_draft(start, end, kind, "distributive", value=_SHARE_VALUES[lower(match[1])], unit=unit, in_words=True)  # type: ignore[arg-type]


def _first_place(text: str, start: int) -> Draft | None:
    """``ilk sıra``, ``birincisi``"""
    first = _FIRST_PLACE.match(text, start)
    return new_draft(start, first.end(), "ordinal", "first_place", value=1, in_words=True) if first else _NOT_SPECIAL


def _pair(text: str, start: int) -> Draft | None:
    """``çift çekirdek``"""
    pair = _PAIR.match(text, start)
    if not pair:
        return _NOT_SPECIAL
    stem = units.stem_in(lower(pair["noun"]), units.UNITS)
    return new_draft(start, pair.end(), "quantity", "pair", value=2, unit=stem[1][1] if stem else "piece", in_words=True)


def _so_many_of(text: str, start: int) -> Draft | None:
    """``on sayıdan dokuzu``: nine tenths; ``ikiye bir``: two to one; ``üç çeyrek``: three quarters"""
    match = _SHARE_OF.match(text, start)
    if match:
        below, above = read_numeral(lower(match["below"])), read_numeral(lower(match["above"]))
        if below and above and above < below <= 100:
            return new_draft(start, match.end(), "ratio", "so_many_of", value=above / below, unit="x", in_words=True)
    against = _AGAINST_ONE.match(text, start)
    if against:
        value = read_numeral(lower(against["n"]))
        if value:
            return new_draft(start, against.end(), "ratio", "against_one", value=value, unit="x", in_words=True)
    quarters = _THREE_QUARTERS.match(text, start)
    return new_draft(start, quarters.end(), "ratio", "quarters", value=0.75, unit="x", in_words=True) if quarters else _NOT_SPECIAL


_SPECIAL_RULES: tuple[tuple[str, Callable[[str, int], Draft | None]], ...] = (
    ("yü", _percent_in_words), ("ya", _half), ("çe", _quarter), ("il bi ik", _half_of_year), ("il bi ik üç dö", _quarter_of_year), ("bi", _per_mille_in_words), ("ik üç dö be al ye se do on", _distributive), ("il bi", _first_place),
    ("çi", _pair), ("on yü ik üç dö be", _so_many_of),
)  # fmt: skip
"""Rules for number words and the two letters with which the words that they read begin."""
_SPECIAL_BY_HEAD = {
    head: tuple(rule for heads, rule in _SPECIAL_RULES if head in heads.split()) for head in " ".join(heads for heads, _ in _SPECIAL_RULES).split()
}


def _plain_words(text: str, start: int) -> Draft | None:
    """Ordinals, fractions and cardinals."""
    word = _SINGLE.match(text, start)
    lowered = lower(word.group()) if word else ""
    if "nc" in lowered:
        for ordinal, value in _ORDINAL_WORDS.items():
            if lowered.startswith(ordinal) and (ordinal != "birinci" or lowered.startswith("birincili")):
                return _ordinal(text, start, ordinal, value)
    if lowered in _TENS or lowered == "bin":
        composed = _COMPOSED_ORDINAL.match(text, start)
        base = read_numeral(composed["n"]) if composed else None
        if composed and base and base % 10 == 0:
            return _ordinal(text, start, composed.group(), int(base) + _ORDINAL_WORDS[lower(composed["last"])])
    if lowered in _TENS:
        fraction = _FRACTION.match(text, start + len(lowered) + 1)
        below, above = (read_numeral(lower(text[start : fraction.end("below")])), read_numeral(fraction["above"])) if fraction else (None, None)
        if fraction and below and above and below > above:
            return new_draft(start, fraction.end("above") + fraction["tail"].startswith("i"), "ratio", "part_of", value=above / below, unit="x", in_words=True)  # `on üçte biri`, `on binde beş`
    fraction = _FRACTION.match(text, start) if lowered.endswith(("de", "da", "te", "ta")) else None
    if fraction:
        below, above = {"milyon": 10**6, "milyar": 10**9}.get(lower(fraction["below"])) or read_numeral(fraction["below"]), read_numeral(fraction["above"])
        if below and above and below > above:
            return new_draft(start, fraction.end("above") + (1 if fraction["tail"].startswith("i") else 0), "ratio", "part_of", value=above / below, unit="x", in_words=True)
    return _cardinal(text, start)


def _ordinal(text: str, start: int, ordinal: str, value: int) -> Draft | None:
    end = start + len(ordinal)
    if text.startswith(("si ", "sü ", "sı "), end):
        return new_draft(start, end + 2, "ordinal", "ordinal_words", value=value, in_words=True)
    if _STANDS_ALONE.match(text, end):
        return new_draft(start, end, "ordinal", "ordinal_words", value=value, in_words=True)
    noun = _NOUN.match(text, end)
    if text[end : end + 1].isalpha() or not noun:
        return None
    if lower(noun["noun"])[:5] in ("çeyre", "yarıs") or lower(noun["noun"]) in ("el", "elden", "ele", "elci", "elde", "elin"):
        return None
    stop = noun.end() if lower(noun["noun"])[:4] in ("sıra", "nesi", "kuşa") else end
    return new_draft(start, stop, "ordinal", "ordinal_words", value=value, in_words=True)


def _cardinal(text: str, start: int) -> Draft | None:
    match = _NUMBER_WORDS.match(text, start)
    if not match:
        return None
    end = match.end()
    value = read_numeral(match.group())
    while value is None and " " in text[start:end]:
        end = text.rindex(" ", start, end)
        value = read_numeral(text[start:end])
    if value is None or not value:
        return None
    if ((value == 0.25 and not text.startswith(" puan", end)) or (value == 0.5 and not _HALF_HOUR.match(text, end))) and _SPACES.isdisjoint(text[start:end]):
        return None
    spread = _spread(text, start, match)
    if spread is None:
        return _measured(text, start, end, value)
    draft = _measured(text, start, spread[0], spread[2])
    if draft and draft.value:
        draft.value, draft.value_max = tidy(draft.value * spread[1] / spread[2]), draft.value
    return draft


def _longest(text: str, start: int) -> tuple[int, float] | None:
    """The longest numeral in words that begins at ``start``: its end and value."""
    match = _NUMBER_WORDS.match(text, start)
    end = match.end() if match else start
    while end > start:
        value = read_numeral(text[start:end])
        if value is not None:
            return end, value
        end = text.rfind(" ", start, end)
    return None


def _spread(text: str, start: int, run: re.Match[str] | None) -> tuple[int, float, float] | None:
    """``üç-dört``, ``beş ila on bin``, ``iki üç yüz``: the end and both values of two numbers in words that make a range; ``run``: the number words from ``start`` on."""
    if run is None:
        return None
    joint = _JOINT.match(text, run.end())
    if joint:
        top = _longest(text, joint.end())
        if top is None or (joint["between"] and not _ENDS_BETWEEN.match(text, top[0])):
            return None
        return _both_ends(run.group(), text[joint.end() : top[0]], top, near=False)
    if read_numeral(run.group()) is not None:
        return None
    for gap in re.finditer(" ", run.group()):
        top = _longest(text, start + gap.end())
        found = _both_ends(run.group()[: gap.start()], text[start + gap.end() : top[0]], top, near=True) if top else None
        if found and not (found[1] == 1 and _OF_SO_MANY.match(text, found[0])):
            return found
    return None


def _both_ends(low: str, high: str, top: tuple[int, float], *, near: bool) -> tuple[int, float, float] | None:
    """The range of two numerals, of which the first may leave its scale to the second; ``near`` where no mark stands between them."""
    value = read_numeral(low)
    words = [word_of(word) for word in high.split()]
    scaled = len(words)
    while scaled > 1 and words[scaled - 1] in _SCALES_OF_RANGES:
        scaled -= 1
    shared = []
    if len(words) > 1 and not _SCALES_OF_RANGES.intersection(words[:scaled]) and not _SCALES_OF_RANGES.intersection(map(word_of, low.split())):
        shared = [words[scaled:]] if words[scaled:] else []
        if scaled == 2 and words[1] == "yüz":
            shared.insert(0, words[1:])
    if not value:
        return None
    ends = [end for scale in shared if (end := read_numeral(" ".join([low, *scale]))) is not None] or [value]
    bottom = next((end for end in ends if 0 < end < top[1]), None)
    if bottom is None:
        return None
    last = top[1] / bottom * value
    close = last == value + 1 or (value, last) in ((3, 5), (5, 10)) if value < _FEW else value % 5 == 0 and last % 5 == 0 and last <= 2 * value
    return (top[0], bottom, top[1]) if close or not near else None


def _measured(text: str, start: int, end: int, value: float) -> Draft | None:
    """What follows a cardinal in words: a multiplier, a unit, a noun, or nothing that counts."""
    partitive = _PARTITIVE.match(text, end)
    if partitive and (3 <= value <= 9 if " " not in text[start:end] else _FEW < value < _MANY and value % 10):
        return new_draft(start, partitive.end(), "quantity", "partitive", value=value, unit="piece", in_words=True)
    tripled = _TRIPLED.match(text, end)
    if tripled:
        return new_draft(start, tripled.end(), "ratio", "multiplied", value=value, unit="x", in_words=True)
    following = text[end : end + 1]
    bounded = _BOUNDED.match(text, end) if value > 1 and (following.isalpha() or following in "'’") and lower(text[start:end]) != "on" and not _THEREFORE.search(text, max(0, start - 6), start) else None
    if bounded:
        found = units.unit_at(text, bounded.end())
        kind, unit = found[1] if found else ("quantity", "piece")
        return new_draft(start, end, kind, "bounded_words", value=value, unit=unit, in_words=True) if kind in ("quantity", "money") else None  # type: ignore[arg-type]
    if value > 1 and _CASE.match(text, end) and _NUMBER_OF.search(text, max(0, start - 36), start):
        return new_draft(start, end, "quantity", "number_of", value=value, unit="piece", in_words=True)
    if value > _FEW and " " in text[start:end] and _SPOKEN.match(text, end):
        return new_draft(start, end, "quantity", "spoken_number", value=value, in_words=True)
    if following.isalpha() or following in "'’-":
        return None
    times = _KAT.match(text, end)
    if times and (value != 1 or text.startswith((" kat artı", " kat daha", " kat fazla"), end)):
        return new_draft(start, times.start("kat") + (4 if times["kat"].startswith("katı") else 3), "ratio", "times", value=value, unit="x", in_words=True)
    return _counted(text, start, end, value)


def _counted(text: str, start: int, end: int, value: float) -> Draft | None:
    found = units.unit_at(text, end)
    if value == 1 and text[start:end].lower() == "bir":
        if found and _ONE_AND.match(text, found[0]):
            return new_draft(start, found[0], "quantity", "one_and", value=1, unit=found[1][1], in_words=True)
        return new_draft(start, found[0], "quantity", "one_piece", value=1, unit="piece", in_words=True) if found and text[end:found[0]].strip() == "adet" else None
    if found:
        kind, unit = found[1]
        if kind == "ordinal":
            return None
        if unit in ("US cent", "TRY cent"):
            value, unit = value / 100, unit[:3].replace("US ", "USD")
        stop = end if _VERSION.match(text, found[0]) else found[0]  # `sekiz TPU v3`: the unit is in a name
        return new_draft(start, stop, kind, "counted_words", value=value, unit=unit, in_words=True)  # type: ignore[arg-type]
    about = _ABOUT.match(text, end) if value >= _FEW else None
    if about:
        found = units.unit_at(text, about.end())
        kind, unit = found[1] if found else ("quantity", "piece")
        return new_draft(start, end, kind, "counted_words", value=value, unit=unit, in_words=True) if kind in ("quantity", "money") else None  # type: ignore[arg-type]
    noun = _NOUN.match(text, end)
    if not noun or (lower(noun["noun"]) in _NOT_COUNTED and not noun["noun"].isupper()):
        return None
    symbol = symbol_at(text, end + 1)
    meaning: Meaning = symbol[1] if symbol else ("quantity", "piece")
    return new_draft(start, end, meaning[0], "counted_words", value=value, unit=meaning[1], in_words=True)  # type: ignore[arg-type]


GRAMMAR = TurkishFigures()
