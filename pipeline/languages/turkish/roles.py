"""Turkish roles: case suffixes, comparatives, hedges, verbs of speech and launch, words for metrics. Data, read by pipeline.extract.

Patterns run on folded text, where ``ı`` and ``İ`` are ``i``: ``yongasi`` stands for ``yongası``.
"""

from __future__ import annotations

import re

from pipeline.languages.grammar import Degree, RoleGrammar, compile_rows, letters_of, starts_of, type_rows, words

_AT_START = "(?<![a-zçğöşü])"


def stems(*alternatives: str) -> re.Pattern[str]:
    """Words by their beginnings: ``art`` in ``arttı``, not in ``kart``; Turkish adds its endings behind."""
    return words(f"{_AT_START}(?:{'|'.join(alternatives)})")


def stem_rows(rows: tuple[tuple[str, str], ...]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """A table whose second column holds beginnings of words."""
    return tuple((name, stems(pattern)) for name, pattern in rows)


_APOSTROPHE = "['’]?"
_PLURAL = "(?:l[ae]r)?"
NAME_ENDS = re.compile(
    r"['’](?:[a-zçğöşü]{1,9})|(?:n?[iuü]n|[dt][ae]n|[dt][ae](?:ki)?|y?[aeiuü]|n[aeiuü]|y?l[ae]|l[iuü]k?|s[iuü]z|l[ae]r(?:[iuü]n?|[dt][ae]n?)?|[cç][ae])(?![a-z0-9çğöşü])"
)

_HEAD = (
    "kart|yonga|çip|cip|işlemci|hizlandirici|sunucu|sistem|model|test|ekran karti|gpu|cpu|npu|tpu|ipu|platform|düğüm|dolab|dolap|kabin|seri|örne[kğ]|bellek|belle[gğ]|modül|küme|"
    "süperbilgisayar|telefon|bilgisayar|cihaz|süper çip|mimari|aile|nesil|soc|donanim|çözüm|servis|hizmet|konteyner|veri kümesi|veri seti|benchmark|eğitimi|çikarimi|uygulama"
)
HEADS = re.compile(rf"(?:(?:(?: |{_APOSTROPHE})?(?:l[iuü]|s[iuü]z))? (?:{_HEAD})(?:l[ae]r)?(?:s?[iuü](?=n?[dt]?[aein]|[ ,.;:)]|y|$))?)+")

_CASE_END = r"(?![a-zçğöşü0-9])"
_N = rf"{_APOSTROPHE}{_PLURAL}(?:(?<=['’])s?[iuü](?=n))?n?"  # with a possessive behind an apostrophe: `Google'ın TPU v6'sının`
ROLES = compile_rows((
    ("source", rf"{_N}?(?:y?[ae]|n[ae]) (?:göre|bakilirsa){_CASE_END}(?=,)"),
    ("comparator", (rf"{_N}(?:y?[ae]|n[ae])? (?:göre|kiyasla|nazaran|oranla|karşi|karşin){_CASE_END}|{_APOSTROPHE}{_PLURAL}(?:s?[iuü])?n?[dt][ae]n{_CASE_END}(?= (?:daha|(?:[^.;:]{{0,60}}? )?(?:daha |kat |% ?\d|yüzde |hizli|yavaş|yüksek|düşük|büyük|küçük|ucuz|hesapli|pahali|fazla|eksik|iyi|üstün|uzun|kisa|çabuk|çevik|atik|tutumlu|geride|önde|serin|sicak |sessiz|hafif|ağir|az )))|{_APOSTROPHE}{_PLURAL}n?[iuü]nkinden{_CASE_END}|{_APOSTROPHE}{_PLURAL}(?:s?[iuü]n)?[dt][ae]kinden{_CASE_END}| (?!bizim|[boş]u?ndan(?![a-zçğöşü]))[a-zçğöşü]+[iuü]n[dt][ae]n(?= ?(?:daha|yalnizca|yaklaşik|en az|% ?\d|yüzde|\d))|{_N}[iuü]n(?! (?:kendi )?(?:selef|öncül|önceki|bir önceki|eski))(?: [a-zçğöşüâîû]+){{0,3}}? [a-zçğöşü]+n[dt][ae]n(?= ?(?:(?:biraz|az da olsa|epey|çok|hafifçe|belirgin) )?(?:daha|yalnizca|yaklaşik|% ?\d|yüzde|\d))|{_APOSTROPHE}l[iuü]k? (?:[a-zçğöşü]+ )?(?!bundan|ondan|bunlardan|onlardan)[a-zçğöşü]+[dt][ae]n(?= (?:(?:biraz|az da olsa|epey|çok|hafifçe|belirgin|bile|de|da) )?daha (?:hizli|yavaş|kisa|uzun|iyi))|(?:{_N}y?l[ae]| ile) (?:ayni|eşit|denk|başa baş|benzer|boy|yariş|kiyasla|karşilaştir)"
                   rf"|{_N}[iuü](?:n[iuü])? (?:[a-zçğöşü]+ ){{0,2}}?(?:geç(?:iyor|ti|er|en(?! (?:yil|hafta|ay|gün|sene|çeyre|dönem|kiş|yaz|bahar|sefer|ocak|şubat|mart|nisan|mayis|haziran|temmuz|ağustos|eylül|ekim|kasim|aralik))|miş|ecek)|geride|yakala|aş(?:iyor|ti|ar|an)|solla|katl[ai])| kadar(?= (?:hizli|iyi|güçlü))|{_N}(?:[iuü]n) (?:gerisinde|önünde|altinda|üzerinde|üstünde|ilerisinde)")),
    ("topic", rf"{_N}(?:y?[ae])? gelince"),
    ("locative", rf"{_APOSTROPHE}{_PLURAL}(?:s?[iuü])?n?[dt][ae](?:ki)?{_CASE_END}| üzerinde| altinda| içinde"),
    ("genitive", rf"{_N}[iuü]n{_CASE_END}"),
    ("ablative", rf"{_APOSTROPHE}{_PLURAL}(?:s?[iuü])?n?[dt][ae]n{_CASE_END}"),
    ("instrument", rf"{_APOSTROPHE}{_PLURAL}y?l[ae]{_CASE_END}| ile{_CASE_END}| kullan"),
    ("topic", r" ?ise(?![a-z])|,? ise | de(?![a-z])| da(?![a-z])"),
    ("object", rf"{_N}(?:y?[iuü]|n[iuü])?{_CASE_END}(?<=[iuü])|['’]s?[iuü]n[iuü]{_CASE_END}"),
    ("dative", rf"{_N}(?:y?[ae])?{_CASE_END}(?<=[ae])"),
    ("conjunct", r" ve | ile |/| veya | & "),
    ("label", r"(?: \([^)]*\))? ?:(?!\d)"),
    ("subject", r",? |,|$"),
))  # fmt: skip

TYPE_HEADS = type_rows(
    ("model", words("dil modeli", "modeli?(?:n|y|$| )", "llm", "sohbet robotu")),
    ("benchmark", words("testi?(?:n|$| )", "benchmark", "kiyaslama", "karşilaştirma ölçütü", "görevi")),
    ("dataset", words("veri kümesi", "veri seti", "derlem")),
    ("system", words("sunucu", "küme", "süperbilgisayar", "dolab", "dolap", "telefon", "dizüstü", "sistem", "kampüs", "örne[kğ]i", "konsol")),
    ("chip", words("yonga", "çip", "işlemci", "gpu", "npu", "cpu", "hizlandirici", "kart", "tpu", "bellek", "mimari", "çekirde")),
    ("framework", words("çerçeve", "kitapli[kğ]", "derleyici", "yazilim", "sdk")),
    ("vendor", words("şirket", "firma", "girişim", "üretici", "sağlayici", "devi", "markasi")),
    ("organisation", words("üniversite", "enstitü", "ajans", "araştirma", "kurum", "konsorsiyum", "dernek", "laboratuvar")),
)  # fmt: skip

_FINITE = "iyor|üyor|uyor|ken|arak|erek|ydi|ip|up|üp|[dt][iuü]|mişti|s[ae]|kt[ae]|miş|muş|müş|dir|dur|dür|tir|acak|ecek|bilir|mez|maz"
CLAUSE_BREAK = re.compile(
    rf";|\.\.\.|(?<=[\"”] )diyerek(?=,? )|{_AT_START}[a-zçğöşü]+(?:{_FINITE})(?:l[ae]r|(?<=yor)u[mz])?,(?= )|,(?= (?:ancak|ama|fakat|oysa|buna karşilik|buna karşin|yani|üstelik|böylece|bu ?sayede|bunun yerine) )"
)

PREVIOUS = words(
    r"selef", r"öncül", r"önceki (?:nesi?l|model|sürüm|kuşa[kğ]|çip|yonga|tur|çeyre[kğ]|yil|dönem|kart)", r"bir önceki(?: (?:yil|sene|çeyre[kğ]|ay(?![nr])))?", r"geçen (?:yil|sene|çeyre[kğ]|ay|dönem)", r"geçtiğimiz (?:yil|sene|çeyre[kğ])", r"önceki(?:ne|nden|sine|sinden)", r"eskisi(?:ne|nden)", r"eskiden",
    r"(?:bir|iki|üç|dört|beş|alti|\d+) (?:yil|ay|hafta|çeyrek) önce", r"yillik(?= % ?\d| yüzde| bazda)", r"kendinden önce", r"(?:ilk|eski) (?:nesil|kuşa[kğ]|sürüm)(?:e göre|l?e kiyasla|[ae] oranla|den|dan|nden|in)", r"liste fiyat", r"yilbaşindan", r"dünkü", r"bir önceki gün", r"yil(?:lik)? bazda", r"yildan yila", r"ayni (?:dönem|çeyre)",
    r"(?:birinci|ikinci|üçüncü|dördüncü|ilk) (?:çeyreğin|yarinin)(?= (?:yaklaşik |neredeyse )?(?:\d|iki|üç|dört|beş|yari))", r"mevcut (?:nesil|model|sürüm)", r"eski (?:nesil|model|sürüm|kart|çip)", r"birinci nesil", r"bu yilin(?= (?:yaklaşik |neredeyse |tam )?(?:[0-9][0-9,.]*|iki|üç|dört|beş) kat)",
)  # fmt: skip

FORMER = re.compile(r"(?<![a-zçğöşü])(?:selefi|öncülü|önceki(?:si)?(?=n[iuü]n)|öncekisi|eskisi|(?:bir )?önceki (?:nesil|nesl(?=in)|model|sürüm|kuşak|kuşağ(?=in)|kart|yonga|çip)|(?:eski|mevcut|şimdiki) (?:nesil|nesl(?=in)|model|sürüm|kart|çip|yonga)|(?:ilk|birinci) (?:nesil|nesl(?=in)|kuşak|kuşağ(?=in)))(?:n?[dt][ae]|n?[iuü]n|(?: ise)|,)?(?= (?!göre|kiyasla|ile |kadar|gibi|için|arasinda))")
ITS = re.compile(r"(?!)")  # PRONOUN_RIVAL's `onun`
PAST_MARK = re.compile(r"[a-zçğöşü]*(?: [a-zçğöşü]+){0,2}?(?:[ae] (?:göre|kiyasla|nazaran)|[dt][ae]n daha)")
PRONOUN_RIVAL = re.compile(r"(?<![a-zçğöşü])(?:bundan|ondan|buna (?:göre|kiyasla)|ona (?:göre|kiyasla)|bunun|onun)(?= (?:[a-zçğöşü]+ )?(?:daha|% ?\d|yüzde|\d|iki|üç|dört|beş|yarisi))")
EXCEED = stems("geç(?:(?:iyor|ti|er|en|miş|ecek|ip|ebildi|ebiliyor|tiğ[a-z]*)(?:uz|k|m|l[ae]r|iz)?)?(?![a-zçğöşü])", "geride birak", "fark at(?:ti|iyor|ar|miş|an)", "solla", "aş(?:iyor|ti|ar|an|miş)(?![a-z])", "katl[ai]", "gerisinde", "ilerisinde", "önünde", "altinda", "üstünde", "üzerinde", "yenil(?:di|iyor|miş)", "yakala", "takip e[dt]", "izliyor", "izledi", "koval")
DIFFERENCE = re.compile(r"(?:['’]?y?l[ae])? (?:kadar |civarinda |oraninda |(?:gibi )?bir oranla )?(?:bir )?(?:farkla |fark ile )?(?:daha )?")
SO_MUCH = re.compile(r"['’]?(?:[iuü]ken|olduğundan),? ")
GAP = re.compile(r"(?:fark|arasinda)")
FROM_TO = re.compile(r" ?(?:→|->|⇒) ?|['’]?(?:[a-zçğöşü]{0,4}n?[dt][ae]n)(?: (?:(?:bu|gelecek|önümüzdeki|ertesi) (?:yil|sene)|(?:19|20)[0-9]{2}['’]?(?:[dt][ae]|y[ae] (?:kadar|dek))?|yil sonu|yaklaşik|tam|önce|şimdi|bir anda|sonra)(?: (?:sonunda|sonuna (?:kadar|dek)))?)? ")
MAKES_UP = re.compile(r"['’](?:s?[iuü])(?: ise| de| da)?(?: (?:eski|yeni))? ")
STANDARD = re.compile(r"['’]?(?:y?[ae]|n[ae]) (?:göre|kiyasla|nazaran)")
VAGUE = re.compile(r"['’]?(?:(?:n|s[iuü]n)?[dt][ae]n (?:daha )?(?:fazla(?:si(?:na|ni)?)?|çok|az)(?![a-zçğöşü])|(?:s[iuü])?n?[iuü]n (?:de )?(?:üzerinde|üstünde|altinda)(?![a-zçğöşü])|y?[iuü] aşkin|(?:n?[ae]|y[ae]) (?:yakin|varan))")
LEVEL = re.compile(r"['’]?(?:y?[ae]|n[ae]|n?[iuü]n (?:altina|üstüne|üzerine)) (?:kadar )?")
THAN = re.compile(r"[a-zçğöşü'’0-9 ]{0,14}?[dt][ae]n(?![a-zçğöşü])")
WE_ARE = re.compile(r"(?:['’]?[a-zçğöşü]{1,4})? (?:daha |kat |kat daha )*(?:(?:hizli|yavaş|iyi|kötü|ucuz|pahali|önde|ilerde|ileride|geride|verimli|üstün|yüksek|düşük)y?[iuü]z|(?:geçi|öne geçi|geride biraki|geride kali)yoruz)(?![a-zçğöşü])")
CALLED_FORMER = re.compile(r"(?<![a-zçğöşü])(?:(?:selefi|öncülü)(?: olan)?|(?:bir )?önceki (?:nesil|model|sürüm|kuşak)(?: olan)?|eski (?:nesil|model|sürüm)(?: olan)?),? ['\"‘“]?$")
OWN_SIDE = re.compile(r"(?<![a-zçğöşü])(biz(?=den |i )|bizimki(?:l[ae]r)?|bizim (?:[a-zçğöşü]+ )?(?:çip|kart|yonga|işlemci|ürün|modül|sunucu)[a-zçğöşü]*?)(?:n?[dt][ae]n|n?[iuü]n?|n?[ae] (?:göre|kiyasla|oranla))(?= )")
SHARE_OF = re.compile(r" (?:düzeyinde|seviyesinde)(?![a-zçğöşü])|['’]?s?[iuü](?:n[iuü])? (?:kadar(?:sa|di|dir|ken)?|düzeyinde|seviyesinde)(?![a-zçğöşü])|['’]?s?[iuü]n[ae],? (?:[a-zçğöşü]+ ){0,3}?denk (?:gel|düş)|['’]?s?[iuü](?:n[iuüae])? (?:ancak |bile |zor )?(?:bul(?:du|uyor|mu|acağ|an)|ulaş|yakal|eriş|sun(?:uyor|ar|du|makta|abil)|ver(?:iyor|ir|di|mekte|ebil)|sağl(?:iyor|ar|adi|amakta)|ed(?:er|iyor)(?![a-zçğöşü])|değil|geçemi)|['’]?s?[iuü] (?:h[iı]z(?:[ae]|[iı]nda|da)|performans|verim|güc|fiyat)|['’]?s?[iuü](?:ne|na) (?:eşdeğer|denk|gel(?:iyor|di|miş|ir))|['’]?s?[iuü] (?:ed(?:er|iyor)(?![a-zçğöşü])|demek|olarak (?:[a-zçğöşü]+ )?(?:belirle|tasarla|ayarla|sapta|hesapla|fiyatla|konumla|tut|açikla|duyur))|['’]?s?[iuü](?=[.;,]|$)")
_NOUN = "[a-zçğöşü]"
RAW_RIVAL = re.compile(rf"(?<![a-zçğöşü0-9'’])((?:{_NOUN}+ )?{_NOUN}{{3,}}(?:l[ae]r|l[ae]ri|s[iuü]))(?:n?[dt][ae]n|n?[ae] (?:göre|kiyasla|oranla|nazaran))(?= (?:daha |yaklaşik |neredeyse |ortalama |en az |tam )?$)")
NO_RIVAL = re.compile(r"(?:yil|ay|gün|hafta|dönem|çeyrek|saat|dakika|zaman|geçen|önce|sonra|taraf|neden|sonuç|veri|rapor|tahmin|hesap|açiklama|bilgi|kaynak|kişi|sayi|fiyat|maliyet|performans|gelir|pay|satiş|oran|ölçüm|test|standart)[a-zçğöşü]*$|^(?:bu|şu|o|bun|on|her|hep)[a-zçğöşü]{0,4}$")
RAW_OWNER = re.compile(rf"(?<![a-zçğöşü0-9'’])((?:{_NOUN}+ )?{_NOUN}{{3,}}l[ae]r)[iuü]n (?:yaklaşik |neredeyse |tam |en az )?$")
RATE_OF_CHANGE = re.compile(r" ?(?:oraninda|civarinda)? (?:art|azal|düş|yüksel|pahali|ucuzla)")
_TOLD = r"(?: ise| da| de)?(?: [a-zçğöşü]+ bazinda)?:? (?:yaklaşik |tam |ancak |yalnizca |ortalama |toplam |en az |en fazla |en çok )?$"
CHANGED = (
    Degree(re.compile(rf"(?<![a-zçğöşü])(?:artiş|büyüme|yükseliş|hizlanma|kazanç|kazanci|zam)(?:i|si|lari|mi)?(?:n(?:in)?)?{_TOLD}"), +1),
    Degree(re.compile(rf"(?<![a-zçğöşü])(?:düşüş|gerileme|daralma|kayip|kaybi|azaliş|küçülme)(?:i|ü|si)?{_TOLD}"), -1),
)
CHANGING = (
    Degree(re.compile(r"(?:['’]?[a-zçğöşü]{1,4})? (?:artida|primli|prim yap|değer kazan|yukarida|büyüt|büyüyerek|zamlan|zam (?:gel|yap|ye)|kazandi|kazanirken|yükselişle|artişla|kazançla|yukari taşi)"), +1),
    Degree(re.compile(r"(?:['’]?[a-zçğöşü]{1,4})? (?:ekside|değer kaybet|değer yitir|çakil|kayipla|düşüşle|aşağida|geri gel|indirim)"), -1),
)
EXPECTATION = re.compile(r"beklenti|tahmin|öngörü|konsensüs")
_MUCH = r"(?:(?:yaklaşik |tam )?(?:yüzde |% ?)?[0-9][0-9.,]*(?: (?:milyon|milyar|puan|dolar|lira))*)"
UNNAMED_RIVAL = re.compile(
    r"((?:rakip|diğer|benzer|ayni sinifta|piyasadaki|geleneksel|klasik|standart|siradan|en yakin)[a-zçğöşü]* ?(?:[a-zçğöşü0-9-]+ ){0,2}?(?:sağlayici|çözüm|kart|işlemci|çip|yonga|ürün|model|firma|şirket|sistem|sunucu|gpu|modül|bellek|belleğ|cihaz|aygit|rakib)[a-zçğöşü]*|rakib[a-zçğöşü]*|rakip[a-zçğöşü]*|sektör ortalamasi[a-zçğöşü]*|(?:piyasa )?beklenti[a-zçğöşü]*)"
    r"(?<=[ae])(?<!daha) (?:göre|kiyasla|nazaran)|((?:rakip|rakib|diğer|benzer|piyasadaki|en yakin)[a-zçğöşü]* ?(?:[a-zçğöşü0-9-]+ ){0,2}?[a-zçğöşü]*(?:[dt][ae]n|n[iuü]n))(?= (?:neredeyse |yaklaşik |tam |yalnizca |sadece |ancak )?(?:daha|% ?\d|yüzde|iki|üç|dört|beş|yarisi|\d))"
    rf"|(?<![a-zçğöşü])(?P<expected>(?:(?:piyasa|analist|uzman|ortak) )?(?:beklenti|tahmin|öngörü)(?:ler|leri|si|lerini|sini|i|sü)?|konsensüs)n?(?:[iuü]n?|d[ae]n)(?= {_MUCH}(?:['’]?[a-zçğöşü]{{0,5}} )?(?:daha )?(?:alt|üst|üzer|ger[iı]|aş|geç|fazla|az|yüksek|düşük|iyi|kötü))"
)

_UP = "art(?:ti|iyor|ar|iş|ir|miş|aca[kğ]|an|mak|ip(?![a-z])|inca|ma(?:s[iu]|yla))|yüksel|(?:(?<=[ae] )(?<!nd[ae] )|(?<=yukari ))çik(?:ti|iyor|ar|miş|aca[kğ]|ip|tiğ)|büyü(?:dü|yor|me|yen|müş|yece[kğ]|yebil|düğ|r(?:ken)?(?![a-z])|yüp|yerek|yünce)|uza(?:di|miş|yaca[kğ]|yip|yarak|yan|mas)|uzuyor|çoğal(?!t)|firliyor|siçriyor|firla|zipla|geliş|iyileş|hizlan|katl[ai]|tirman|siçra|ulaş"
_DOWN = "indir(?:di|iyor|ir|miş|en|ece[kğ]|ip|erek|ildi)|düş(?:tü|üyor|er|üş|ür|müş|en|ece[kğ]|üp|me(?:si|kte))|azal|geril(?:e|iyor)|eri(?:di|yor|miş|yip|yerek)(?![a-z])|(?<!['’])in(?:di|iyor(?:du)?|er(?:ken|ek)?|miş|en|ecek|eceğ[iuü][a-z]*|ip|mes(?:i|ine|iyle)|ince)(?![a-z])|küçül|daral|kisal|kaybet|yavaşla|kes(?:ti|iyor)|ucuzla"
CHANGE = stems(_UP, _DOWN)

_OF_ITSELF = r"(?:[dt][iuü]r?)?(?![a-zçğöşü])(?=[.,;:!)”]|$| (?:ve|ama|fakat)(?![a-zçğöşü]))"  # and of nothing that follows
DEGREES = (
    Degree(stems("fark(?:i)? (?:yok|bulunm|göster)", "ayni (?:seviye|düzey|hiz|performans|derece)", "eşit", "denk", "eşdeğer", "benzer (?:performans|sonuç|düzey)", "başa baş", "(?<!kat )(?<!kati )(?<![0-9] )kadar (?:hizli|iyi|güçlü)", "yakalay(?!am)", "boy ölçüş(?!em)", "ayni(?=[.,])"), 0),
    Degree(stems("hizli", "hizlan(?!dirici)", "süratli", "çabuk", "çevik", "atik(?![a-zçğöşü])", "erken"), +1, "performance"),
    Degree(stems("yavaş(?!la)", "yavaşla", "geride kal", "gerisinde", "geride(?! birak)", "yakalayam[ai]", "yetişem[ei]", "boy ölçüşem[ei]", "geriden", "farkla (?:takip ed|takip etti|izl(?:iyor|edi)|kovali?yor|kovaladi)", "arkasinda kal", "ağirkanli", "geç (?:başl|bit|kal|gel|aç|tamaml)", "yenil(?:di|iyor|miş)"), -1, "performance"),
    Degree(stems("pahali"), +1, "price"),
    Degree(stems(f"büyük{_OF_ITSELF}"), +1, "size"),
    Degree(stems(f"küçük{_OF_ITSELF}"), -1, "size"),
    Degree(stems(f"uzun{_OF_ITSELF}"), +1, "length"),
    Degree(stems(f"kisa{_OF_ITSELF}"), -1, "length"),
    Degree(stems("ucuz", "hesapli(?!yor)", "uygun fiyat", "indirim", "ekonomik"), -1, "price"),
    Degree(stems("önünde", "üstün", "geride birak", "fark at(?:ti|iyor|ar|miş|an)", "geç(?:ti|iyor|er|en|ip|miş|ecek|ebildi|ebiliyor)(?:uz|k|m|l[ae]r)?(?![a-z])", "solla", "önde", "iyi(?![a-z])", "güçlü", "başarili", "ileride", "iyileş", "verimli", "tutumlu", "avantaj", "liderli[kğ]"), +1, merit=True),
    Degree(stems("yüksek(?!li[kğ])", "fazla", "çok(?= (?:bellek|çekirdek|veri))", "büyük(?!lü[kğ]|şehir|elçi|anne|baba|baş)", "geniş(?!li[kğ])", "uzun(?!lu[kğ])", "kalin(?!li[kğ])", "ağir(?!li[kğ])", "art(?:ti|iyor|ar|iş|ir|miş|aca[kğ]|tir|an|mak|ip(?![a-z])|inca|ma(?:s[iu]|yla)|sa(?![a-z]))", "yüksel", "(?:(?<=[ae] )(?<!nd[ae] )|(?<=yukari ))çik(?:ti|iyor|ar|miş|an|aca[kğ]|ip|tiğ)", "büyü(?:dü|yor|me|yen|müş|yecek|yebil|düğ|r(?:ken)?(?![a-z])|yüp|yerek|yünce|se(?![a-z])|t(?:tü|üyor|müş|en|erek|üp|me))", "uza(?:di|miş|yaca[kğ]|yip|yarak|yan|mas|t(?:ti|iyor|miş|an|arak|ip|ma))|uzuyor", "çoğal(?!t)", "firliyor", "siçriyor", "firla", "zipla", "katl[ai]", "siçra", "aş(?:ti|iyor|ar|an|miş)(?![a-z])", "üzerinde", "üstünde", "üstü(?=[.,;:)]|$| (?:bir|ve|ama|ancak|hiz|performans))", "ulaş", "tirman", "sicak(?![a-zçğöşü])", "gürültülü(?![a-zçğöşü])"), +1),
    Degree(stems("düşük", "altinda kal", "düş(?:tü|üyor|er|üş|ür|müş|en|ece[kğ]|üp|me(?:si|kte)|se(?![a-z]))", "eri(?:di|yor(?:du)?|miş(?:ti)?|yip|yerek)(?![a-z])", "az(?![a-z])", "azal", "küçük", "dar(?![a-z])", "kisa(?![a-z])", "kisal", "ince(?![a-z])", "(?:(?<=gram )|(?<=kg )|(?<=kilo )|(?<=daha ))hafif", "hafif(?= (?:ol|kal|geli|bir (?:kart|kasa|model|cihaz|tasarim|yapi)))", "hafifle", "gerile", "geriliyor", "hafifliyor", "kirp(?:ti|iyor|miş|ip|arak|an|ma)", "indir(?:di|iyor|ir|miş|en|ece[kğ]|ip|erek|ildi|mes|mekte|ince)", "(?<!['’])in(?:di|iyor(?:du)?|er(?:ken|ek)?|miş(?:ti)?|en|ecek|ip|mes(?:i|ine|iyle)|mekte|ince|diğ(?:i|ini))(?![a-z])", "küçül", "daral", "tasarruf", "kötü", "altinda", "alti(?=[.,;:)]|$)", "aşağida", "eksik", "serin(?![a-zçğöşü])", "sessiz", "kayb", "kes(?:ti|iyor)", "kirilgan"), -1),
)  # fmt: skip

SUPERLATIVE = re.compile(r"(?<![a-zçğöşü])en $")
THAT_RATE = re.compile(r"(?<![a-zçğöşü])(?:bu|ayni) (?:oran|rakam|değer|pay)(?:i|in)?(?![a-zçğöşü])")
IMPROVED = re.compile(r"(?:['’]?l[iuü]k)? (?:oraninda )?(?:iyileştir|geliştir|artir)ilmiş")
RESPECTIVELY = re.compile(r"sirasiyla|sirayla|ayni sira(?![a-zçğöşü])")

_SHARE = r"(?<!kil )pay(?:l[ae]r)?(?:imiz|iniz|im|i)?(?:n?in|n?[iae]|n?d[ae](?:n|ki)?|y?la|d[iı]r?|yd[iı])?(?![a-zçğöşü])"  # not `payload`, `paylaşım`, `paydaş`
_METRICS = (
    ("batch_size", r"(?:mikro|mini)[ -]?(?:yiğin|parti|batch)(?:[iı](?:n[iı])?)?(?: ?boyut[a-zçğöşü]*)?|(?:parti|toplu iş|yiğin|batch)(?: ?boyut[a-zçğöşü]*| ?büyüklü[a-zçğöşü]*| ?size| ?(?=[0-9]))"),
    ("learning_rate", r"öğrenme orani"),
    ("convergence_epochs", r"yakinsama|(?:(?<=dönemine )|(?<=döneme )|(?<=dönemlik )|(?<=epoka )|(?<=epoğa ))ihtiya[cç]|dönem(?:de|lik|i)? (?:sonra|yeter|ulaş|gör)|dönem(?:lik|i|inden)? (?:model )?eğitim[a-z]* sonra"),
    ("dataset_size", r"veri (?:set|küme)s?i(?! tara)|(?:doğrulama|eğitim) (?:görüntü|bölümü|veri)[a-zçğöşü]*|görüntüden"),
    ("error_margin", r"hata (?:aralik|aralig|payi|araliği)|deneysel hata"),
    ("sparsity", r"seyreklik"),
    ("energy_efficiency", r"enerji verim(?:lili|i(?:n|ni|ne|nde|nden|ndeki)?(?![a-zçğöşü]))|güç verimlili|(?:watt|vat|joule|jul) başina(?: düşen)?(?: saniyede)?(?: (?:üretilen|işlenen))?(?: (?:performans|verim|görüntü|jeton|token|kare|işlem (?:güc|hacm)|iş(?!lem))[a-zçğöşü]*)?(?: sayi[a-zçğöşü]*)?|verimli(?![a-z])|(?<!üretim )(?<!yonga )(?<!levha )verimde(?![a-zçğöşü])|verimlilik(?! çekirde)|verimlili[gğ]"),
    ("scaling_efficiency", r"ölçekle(?:n|nd[iı]r)?me verim(?:i|lili[kğ])[a-zçğöşü]*"),
    ("cost_efficiency", r"performans[iı]? fiyata böl[a-zçğöşü]*|(?:dolar|lira|euro|avro) başina(?: (?:düşen )?(?:performans|başarim|görüntü|jeton|token|hiz)[a-zçğöşü]*)?|(?:performans|başarim) başina (?:düşen )?(?:fiyat|maliyet)|maliyet etkin|fiyat[/ -]performans|maliyet verimlili|uygun maliyet"),
    ("profit_margin", r"(?:faaliyet |net |esas )?k[âa]r marji|faaliyet marji|brüt marj|marj(?:i|in|li)?(?![a-zçğöşü])"),
    ("validation_loss", r"(?:doğrulama|değerlendirme|test|eğitim) (?:kayb[iı]|kayip(?= [0-9]))"),
    ("loss", r"zarar"),
    ("profit", r"net kâr|faaliyet kâr|kâr(?:i|in|lilik)|kâr(?![a-zçğöşü])|net kar(?:i)?|faaliyet kari|(?:(?<=dolar )|(?<=lira )|(?<=tl )|(?<=avro )|(?<=euro ))kar(?=[,. ])"),
    ("market_size", r"pazar büyüklü|pazarin (?:büyüklü|hacmi)|pazar hacmi|pazari(?:n)? "),
    ("market_share", rf"pazar(?:daki|indaki|in)? pay|{_SHARE}"),
    ("order_backlog", r"(?:bekleyen|birik(?:en|miş)) siparişler|(?:bekleyen|birik(?:en|miş)|açik) sipariş(?:ler)?(?:in|i)? (?:tutar|değer|hacm|hacim|büyüklü|toplam|portföy|sto[kğ])|sipariş (?:defter|birikim|bakiye|portföy|stoğ)"),
    ("revenue", r"gelir(?=[il]|in|den|e(?![a-z])| ?(?:\(|\||\n|$))|(?:(?<=dolar )|(?<=lira )|(?<=tl )|(?<=avro )|(?<=euro ))gelir(?=[,. ])|gelir(?= (?:ise )?(?:yaklaşik )?[$€₺]?[0-9])|ciro|satişlar(?:i|da|in)?(?![a-zçğöşü])|satiş(?:in|i)?(?= (?:ise |yalnizca |yaklaşik |toplam )?[0-9])|(?:gelir|satiş)(?= (?:beklenti|tahmin|öngörü|hedef)[a-zçğöşü]* )|(?:(?<=dolarlik )|(?<=liralik )|(?<=avroluk )|(?<=euroluk )|(?<=tl'lik )|(?<=tl’lik ))(?:gelir|satiş)(?![a-z]* (?:fiyat|ad|vergi))|(?:(?<=dolar )|(?<=lira )|(?<=avro ))satiş(?![a-z]* (?:fiyat|ad))|hasilat"),
    ("exports", r"ihraca[tc]|diş satim"),
    ("valuation", r"değerleme|değerlen(?!dir)|piyasa değeri|şirket değeri|değeri (?=[\d])"),
    ("target_price", r"hedef(?:lenen)? (?:hisse )?fiyat|fiyat hedef"),
    ("offer_price", r"(?:halka )?arz fiyat(?:i|inin|ini)?(?: araliği)?|(?<=halka arz)in fiyat"),
    ("fair_price", r"(?:adil|makul|olmasi gereken) (?:hisse )?(?:fiyat|değer)"),
    ("offering_size", r"(?:halka )?arz(?:in)? (?:büyüklü[kğ]|hacmi|tutari|geliri)|halka arzdan (?=[0-9])"),
    ("shares_offered", r"(?:satilacak|arz edil(?:en|ecek)|halka açilan) (?=[0-9])|(?<=pay )(?:satilacak|arz edil)"),
    ("subscription_ratio", r"kitap(?:ta|lar)? [a-zçğöşü ]{0,16}(?=(?:[0-9.,]+|iki|üç|dört|beş|alti|yedi|sekiz|dokuz|on) kat)|talep toplama(?:da)? |(?<=halka )arza (?=[0-9])"),
    ("price_to_sales", r"f/s(?![a-zçğöşü])(?: oran[a-zçğöşü]*)?|fiyat/satiş|(?:gelir|ciro|satişlar)(?:[iı]n|[iı]s[iı]n|[iı])[iı]?n (?:yaklaşik )?(?=[0-9.,]+ kat[iı]?n?(?:dan|a|yla)? (?:işlem|değerlen|fiyatlan|demek))"),
    ("price_to_book", r"pd/dd(?: oran[a-zçğöşü]*)?|piyasa değeri/defter değeri"),
    ("price_to_earnings", r"f/k(?![a-zçğöşü])(?: oran[a-zçğöşü]*)?|fiyat/kazan[çc]|(?:kazanc|kâr)[iı]n[iı]n (?:yaklaşik )?(?=[0-9.,]+ kat[iı]?n?(?:dan|a|yla)? (?:işlem|değerlen|fiyatlan))"),
    ("book_value_per_share", r"hisse başina defter değer"),
    ("stock_return", r"getiri(?:si|sini|miz)?(?![a-zçğöşü])"),
    ("eps", r"hisse başina (?:düşen )?(?:(?:net|düzeltilmiş|seyreltilmiş|bazik) )*(?:kâr(?! pay)|kazan[çc])"),
    ("dividend", r"temettü(?! verim)|k[âa]r pay(?:i|lari)(?![a-zçğöşü]* (?:oran|yüzde))"),
    ("inventory", r"stok(?!larla sinirli)(?:lar[a-zçğöşü]*|u|unu?)?(?![a-zçğöşü])(?! [0-9][0-9.,]*(?! ?(?:adet|tane|milyon|milyar|bin|dolar|lira|avro|euro|tl|[0-9])))(?! (?:siniri|limiti|ayar|hiz|frekans|güç))|envanter"),
    ("debt_ratio", r"borç(?:luluk)?(?: ?/ ?| )(?:öz ?kaynak |özsermaye )?oran"),
    ("operating_expense", r"(?:faaliyet|işletme|genel yönetim) gider"),
    ("cash", r"nakdi(?!r)|nakit(?= ve (?:nakit )?benzer)|nakit (?:varli[kğ]|rezerv|mevcu[dt]|birikim)|kasasinda"),
    ("prepayment", r"ön ?ödeme|peşinat|(?<=dolar )avans|(?<=lira )avans|(?<=avro )avans"),
    ("debt", r"borcu|borçlar(?!da)|net borç"),
    ("parallelism", r"(?:tensör|boru hatti|uzman|veri) paralelli[kğ][a-zçğöşü]*(?= ?[0-9])"),
    ("share_buyback", r"(?:hisse(?:l[ae]r)?(?:in|i)? )?geri (?:alim|satin al)"),
    ("commitment", r"(?<![a-zçğöşü])(?<!yil )(?<!yillik )(?<!ay )(?<!aylik )taahhü(?:dü|t e[dt])"),
    ("stock_price", r"hisse(?![dt]| başina)"),
    ("investment", r"yatirim(?!ci)|fon(?:lama|u)|tur(?:da|a|un)(?= [^.;]{0,60}(?:dolar|lira|avro|euro|sterlin|milyon|milyar))|topla(?:di|diği|miş)|finansman|sermaye|hibe|teşvik|kaynak (?:sağla|ayir)|(?<!güç )(?<!enerji )bütçe"),
    ("shipments", r"(?:(?<=ama )|(?<=fakat )|(?<=ve )|(?<=ise )|(?<=satiş )|(?<=^))hac(?:im|mi|min|mini|minin)(?![a-zçğöşü])|sevk|satil(?:miş|di|an|diğ)|sipariş|ilk partide|adede|hedef (?=\d)|satiş adedi|gönder(?:im|di|ec|ildi|iyor|me)|sat(?:ti|iyor|acak|mayi|mak|tik|tiğ)(?![a-z]*in al)|teslim (?:e[dt]|al)|teslimat|ürettiği [a-z0-9 ]{0,20}sayisi"),
    ("employee_count", r"çalişan(?! (?!sayi|başina))|personel|mühendis(?! ?li[kğ])"),
    ("price", r"fiyat(?! (?:araliğ|bandin|sinifin|segmentin|düzeyin|seviyesin)[a-z]*ki )|ücret(?!siz|li)|etiket(?!le(?:me|n|di|y|ri?l))|kira(?![çtn])|satiş(?:a)? (?:fiyat|sunul)|tarife|tl[' ]?y[ae]|saati|satilacağ"),
    ("electricity_cost", r"elektrik (?:fatura|maliyet|gider|ücret|masraf)[a-zçğöşü]*|saatlik elektri[kğ][a-zçğöşü]*"),
    ("rnd_expense", r"(?<![a-zçğöşü])(?:ar-?ge|araştirma(?:[ -]ve)?[ -]geliştirme) (?:gider|harcama|bütçe|masraf)[a-zçğöşü]*"),
    ("cost", r"maliyet|fatura|(?<!faaliyet )(?<!işletme )(?<!yönetim )gider(?!ken|di|miş|ek|il|se(?![a-zçğöşü]))|harca|malol|mal ol"),
    ("memory_bandwidth", r"bellek bant genişli|bant genişli|bant(?!aş|la[dny])(?: var)?"),
    ("interconnect_bandwidth", r"nvlink|ara ?bağlanti|bağlanti hizi|ağ bant|yongalar arasi|çipler arasi|infiniband|ethernet"),
    ("storage_bandwidth", r"(?:okuma|yazma) hizi"),
    ("cache_size", r"önbelle[kğ]|cache"),
    ("storage_capacity", r"depolama|ssd|disk(?!alif|o|ur)|dosya sistemi"),
    ("memory_usage", r"(?:bellek|belleğ) kullanim|(?<=ram )kullanim"),
    ("memory_capacity", r"bellek(?! ?(?:bant|hiz|veri|yol))|belle[gğ]|vram|(?<![a-z])ram(?![a-z])|kapasite"),
    ("bus_width", r"veri yolu|veri arayüz|bus(?![a-zçğöşü])"),
    ("data_rate", r"veri (?:aktarim )?hiz|aktarim hiz|transfer hiz|pin başina|veri çikiş"),
    ("clock_frequency", r"frekans|saat hiz|turbo|boost(?!er)"),
    ("refresh_rate", r"yenileme"),
    ("frame_rate", r"fps|kare(?: hizi|ye|den|yi|de|lik)?(?![a-zçğöşü])"),
    ("core_count", r"(?<!tek )(?<!çok )çekirde[kğ](?!li (?:puan|test|skor))|işlem birimi"),
    ("thread_count", r"iş parçaci|thread(?!ripper)|izlek"),
    ("lane_count", r"hat(?:ti|li)?(?= |$|\))|şerit"),
    ("transistor_count", r"transist[öo]r"),
    ("parameter_count", r"parametre"),
    ("chip_count", r"(?:[cgnt]pu|kart|çip|yonga|hizlandirici) sayi(?:si|lari)(?:n[iaı])?(?![a-zçğöşü])"),
    ("server_count", r"sunucu sayisi(?:n[ia])?(?![a-zçğöşü])"),
    ("process_node", r"üretim süreci|(?<=nm )süreç(?:le|te)|(?<=nm'lik )süreç|nanometre|litografi|üretim teknoloji"),
    ("die_area", r"(?:yonga|kalip|çip|yüzey|silikon|silisyum) alani|(?:yonga|kalip|çip)(?:si|i)?(?:l[ae]r)?[iu]?n?[iu]?n? (?:ayni )?(?:büyüklü[kğ]|boyut)|alani? (?=\d)|yüzölç|levha boyut"),
    ("utilization", r"mfu(?![a-z])|(?:işlemci|[cgn]pu|sunucu) yük(?:ü|ünü|ünün)(?![a-zçğöşü])|kullanim orani|doluluk(?: oran[a-zçğöşü]*)?|doluluğ(?:u|umuz|unuz|um|umu|unu|unun|umuzu|u[nm]da)(?![a-zçğöşü])|(?:işlemci|çekirdek|kapasite|ekran karti|kart) kullanim|(?<=[gcn]pu )kullanim"),
    ("gpu_hours", r"(?:gpu|npu|tpu)[- ·]saat"),
    ("compile_time", r"derleme(?:si|nin)?(?! ?(?:ölçüm|araç|haber))(?: süre[a-zçğöşü]*)?|derlen(?:iyor|di|mesi|ir|mek)|derliyor|derlemek|(?:model|graf|ağ)[iı]? (?:dönüştür|çevir)m(?:esi|ek|e)(?= [^.;]{0,30}?[0-9])"),
    ("input_length", r"(?:dizi|sekans|girdi) uzunluğu(?= [0-9])"),
    ("precision", r"(?<=bit )(?:kendi )?(?:biçim|format|sayi biçimi)|(?<=bitlik )(?:kendi |özel )?(?:biçim|format|hassasiyet)"),
    ("error_rate", r"(?:(?:kelime |karakter )?hata|yanliş alarm|ariza(?:lanma)?|bozulma) oran[iı]|ariza(?:si|lari)(?:nin|n)?(?= (?:[^.,;%]|[.,](?=[0-9])){0,30}(?:yüzde|%))"),
    ("step_time", r"(?<![a-zçğöşü])adim (?:başina (?:düşen )?(?:süre|zaman)|süresi)"),
    ("training_time", r"eğitim süre|eğitimi(?:ni)?(?= .{0,24}(?:tamamla|bitir))|eğitmek (?:için )?(?:gereken|süren)|eğitim[a-zçğöşü]{0,5} .{0,14}sür|eğitme süresi"),
    ("execution_time", r"daha (?:az|kisa|uzun|fazla|çok) (?:bir )?(?:zaman|süre|vakit)|(?<!pil )(?<!batarya )(?<!garanti )(?<!yanit )(?<!tepki )(?<!teslim )(?<!teslimat )(?<!kullanim )(?<!oynatma )(?<!eğitim )(?<!şarj )(?<!destek )(?<![a-zçğöşü])süresi(?:n[a-z]+)?(?= (?:(?:[^.,;]|[.,](?=[0-9])){0,36} )?(?:(?:daha )?(?:kisa|uzun)(?!ca)|(?:yüzde |%[ ]?)?[0-9][0-9.,]*(?:['’]?[a-z]{0,3})? (?:kat |oraninda |kadar )?(?:azal|düş|art(?:ti|iyor|miş|ar)|kisal|uza[dmy]|in(?:di|iyor|miş)|yüksel)))|(?<![a-zçğöşü])(?<!kisa )(?<!uzun )(?<!bir )(?<!bu )süre(?:yi|ler)?(?= (?:(?:yaklaşik|neredeyse|ortalama|tam) )?(?:yari yariya|yariya|(?:üç|dört|beş)te bir[ie]n?e?|(?:yüzde |%[ ]?)[0-9][0-9.,]*(?:[’'][a-z]{1,3})? (?:oraninda |kadar )?)(?: (?:azal|düş|kisal|in(?:di|iyor|miş)|art(?:ti|iyor|miş)|uza[dmy])|(?:azal|düş|kisal|in(?:di|iyor|miş)|art(?:ti|iyor|miş)|uza[dmy])))"),
    ("inference_time", r"çikarim süre|ort\. süre|üretim süresi"),
    ("context_length", r"bağlam (?:uzunlu|pencere)"),
    ("latency", r"(?<![a-z0-9])p(?:50|9[0-9](?:[.,]9)?)(?=['’](?:s?[iuü]|y[iuü])(?:n[iuü]n?)?(?![a-zçğöşü]))|gecikme(?!di|yec|yen)|ilk (?:jeton|kelime|yanit|cevap|harf|ses)|(?:yanit|cevap|cevaplama|yanitlama|tepki|bekleme) (?:süre|hizi)|yanit ver|cevap ver"),
    ("boot_time", r"açiliş|önyükleme"),
    ("load_time", r"yüklenme|yükleme süresi"),
    ("battery_life", r"(?:pil|batarya) (?:ömrü|süresi)|(?:pil|batarya)(?:, [^|()\n,]{1,20})? ?\((?:saat|sa|dk|dakika|h)\)|video oynat|dayan(?:di|iyor|ir|abildi)(?![a-zçğöşü])"),
    ("charging_time", r"dolum|doluyor|şarj süre|şarj olu|şarj olma"),
    ("developer_count", r"geliştirici(?: sayi|(?:si|leri)?(?= [0-9]))"),
    ("customer_count", r"(?:müşteri|abone)(?: sayi|(?:s?i|leri)?(?= [0-9]))"),
    ("user_count", r"kullanici(?: sayi|(?:si|lari)?(?= [0-9]))"),
    ("battery_capacity", r"pil(?!ot|iç|av)|batarya"),
    ("charging_power", r"şarj|adaptör"),
    ("lead_time", r"(?:teslim(?:at)?|tedarik) (?:süre|zaman)|teslim(?:at)?i? (?=[0-9])|termin(?!al|atör|oloji)"),
    ("warranty", r"garanti"),
    ("depreciation_period", r"amortisman"),
    ("payback_period", r"amorti(?!sör|sman)|geri öde|geri dönüş süre|kendini (?:kaç (?:yil|ay|sene)[dt][ae] |ne kadar(?:da| sürede) )?(?:öde|çikar|amorti)"),
    ("support_period", r"destek süre|güncelleme (?:desteğ|garanti|söz)"),
    ("lifespan", r"ömrü|ömür|dayaniklilik|tbw"),
    ("throughput", r"işlem hacmi|çikarim hizi|eğitim hizi|görüntü işle|veri çikiş|saniyede|jeton(?: üret)?|token (?:üret|işle|çikar)|throughput"),
    ("top1_accuracy", r"top-?1|ilk siradaki doğruluk|birinci siradaki doğruluk|ilk doğruluk"),
    ("accuracy_loss", r"(?:doğruluk|isabet) kayb[iı]"),
    ("quality_loss", r"kalite kayb[iı]"),
    ("accuracy", r"doğrulu[kğ]|isabet(?:li)?(?: oran[a-zçğöşü]*)?|(?:başari|tanima|yakalama|tespit|bulma|algilama) oran[a-zçğöşü]*"),
    ("bleu", r"bleu"),
    ("pue", r"pue(?: değer[ia]?(?:n?[ia]n?)?)?(?![a-zçğöşü])|güç kullanim (?:etkinli|verimlili)[gğ]"),
    ("auc", r"(?:roc[- ]?)?auc(?![a-zçğöşü])"),
    ("benchmark_score", r"puan(?!lama|t)|skor(?!bord)|tek çekirdek|çok çekirdek"),
    ("compute_performance", r"tflops|pflops|teraflop|petaflop|tops|(?:işlem|hesap|hesaplama) (?:gücü|güce)|(?<!genel )(?<!amaçli )hesaplama performans|(?:fp|int|bf|tf|nvfp|mxfp)[0-9]{1,2} (?:işlem |hesap |hesaplama )?(?:gücü|güce)"),
    ("energy", r"enerji tüketim|elektrik (?:tüket|harca)|enerji|elektrik(?!li|çi)"),
    ("power_supply", r"(?:önerilen|gerekli|gereken|tavsiye edilen) (?:sistem )?(?:güç kaynağ|psu(?![a-zçğöşü]))"),
    ("power_limit", r"güç (?:sinir|limit|kisit)"),
    ("power", r"güç tüketim|tdp|tgp|güç(?! verim|lü|len|leş|süz|er(?![a-zçğöşü]))|gücü|(?<!dikkat )(?<!ilgi )çekiyor|watt(?!metre)|güce(?!n)"),
    ("temperature", r"sicakli[kğ]|(?<![a-zçğıöşü])isin(?:iyor|di|ir|ma|arak|miş)|(?<!son )(?<!bu )derece(?!lend)"),
    ("noise", r"gürültü(?!lü)|ses (?:düzeyi|seviyesi)"),
    ("thickness", r"kalinli[kğ]|inceli[kğ]|incel(?:di|miş|ip|t)"),
    ("length", r"(?<!bağlam )(?<!girdi )(?<!dizi )uzunlu[kğ]"),
    ("height", r"yüksekli[kğ]"),
    ("width", r"(?<!bant )(?<!yolu )genişliğ(?=i(?: ise|:)? (?:yaklaşik )?[0-9])"),
    ("size", r"(?<!parti )(?<!iş )(?<!model )(?<!veri )(?<!dosya )(?<!batch )boyut(?!lu|land)"),
    ("weight", r"ağirli[kğ](?!lar|li)"),
    ("display_size", r"ekran(?! kart)"),
    ("resolution", r"çözünürlük"),
    ("yield", r"verim(?:lilik)? oran|üretim verimi|(?:yonga|levha) verimi"),
    ("performance", r"(?<=kat )iş(?= (?:al|yap|çikar)(?:iyor|di|ir|ar|acak))|başarim(?!iz|lar)|performans(?! (?:çekirde|ve \d+ verimlilik))|verim(?:i|in|ini)?(?![a-zçğöşü])(?! çekirde)|hiz(?:i|da|in|la|lar)?(?![a-zçğöşü])|(?<=kati )hiza(?![a-zçğöşü])|(?<=kat )hiza(?![a-zçğöşü])"),
    ("growth", r"büyüme(?!di|yec|yen|z(?![a-zçğöşü]))|yükseliş|artiş"),
    ("rank", r"(?:ilk|birinci|ikinci|üçüncü|son) sira|birinci(?!l(?!ik))(?:lik)?"),
    ("share", rf"toplam[iuü]n(?= (?:yaklaşik |tam )?(?:yüzde |% ?)[0-9])|oran(?:i)?(?= )|{_SHARE}"),
    ("capacity", r"(?:üretim|yapay zek[aâ]|bilgi işlem|hesaplama|işlem|veri merkezi) kapasitesi"),
)  # fmt: skip
METRIC_WORDS = stem_rows(_METRICS)
METRIC_STARTS = starts_of(_METRICS, _AT_START)
METRIC_LETTERS = letters_of(_METRICS, _AT_START)

_REACHED = "(?!(?:in)?e (?:var|ulaş|eriş))"  # `hedefe varma süresi`: what is reached, no plan
PLANNED = words(
    "planl[ai](?!r(?![a-z])|mayan)", "m[ae]y[iı] düşün(?:üyor|düğ|dük)", f"{_AT_START}hedef(?! (?:fiyat|yatirim|doğrulu|kalite|kayip|kayb|puan))(?!leyen){_REACHED}", "(?<!gel)(?:acak|ecek)(?:ler|lar|tir|siniz|sin)?(?![a-zçğöşü])(?! (?:değil|kadar|bir |ki |düzey|yer|şekil|biçim|ölçü))", "(?:acağ|eceğ)[a-zçğöşü]*", "yol haritasi", f"{_AT_START}niyet", "söz(?:ü|ünü)? ver(?:di|iyor|miş|en)", "va(?:d|at )ed(?:iyor|ildi|en(?![a-z]))", "va(?:d|at )etti", "taahhüt ett", "istedikleri", "m[ae]k istiyor", "amaçl", f"{_AT_START}ariyoruz", "um(?:uyor|duğ|dukl|makta)", "m[ae]y[iı] ümit ed", "(?<!onay )(?<!sira )(?<!sirada )(?<!kuyrukta )(?<!hazir )bekl(?:iyor(?:uz|lar)?(?![a-zçğöşü])|edi(?:ğini|klerini)(?![a-zçğöşü]))", "hazirlaniyor", f"{_AT_START}öngör(?:üyor|mekte|dü(?![a-zçğöşü]))",
)  # fmt: skip
EXPECTS = words("(?<!onay )(?<!sira )bekl(?:iyor|edi|en|emekte)", "öngör", "tahmin", "umuyor", "öne sür", "ileri sür", "iddia", "inaniyor", "düşünüyor", "hesapliyor")
NUMBERING = re.compile(r"(?:derece|sinif|not|puan|sira|basamak|sayi|adet|kişi|kullanici|abone|müşteri|çalişan|üye)(?:s[iuü]|[iuü]|l[ae]r[iı]?)?(?:n[iuü]n)?(?: sayisi)?(?: ise| da| de|:)? (?:yaklaşik |tam )?$|üzerinden $")
PLANNED_NOUN = re.compile(r"hedef(?:i|leri|imiz|ler)?(?:n[iı]n)?(?: ise| de)?:? (?:yaklaşik |en az )?")
PAST_BEFORE = re.compile(r"[a-zçğöşü]{2}(?:[dt][iuü]|m[iuü]ş(?:t[iuü])?)(?:l[ae]r|k|m)?(?:[,;]| ve | ama | fakat | ancak )")
COMING = words("(?<![a-zçğöşü])(?:gelecek (?:yil|ay|hafta|çeyre[kğ]|sene|kuşak|nesil)|bir sonraki (?:nes|kuşa|çip|yonga|kart|model|sürüm)|önümüzdeki|seneye|yil sonu(?:na|nda)|(?:yilin )?ikinci yarisinda|bundan sonra|ileride)", "20(?:2[7-9]|3[0-9])['’]?(?:[dt][ae]|y[ae] kadar| sonun)")
YET_TO_COME = re.compile(r"(?<![a-zçğöşü])(?:çikacak|gelecek(?! (?:yil|ay|hafta|çeyre|sene|kuşak|nesil|dönem|için|hakkinda|kaygi|plan))|tanitilacak|sürülecek|sunulacak|kurulacak|açilacak|üretilecek|duyurulacak|başlayacak)(?: olan)? (?!kadar|şekilde|biçimde|değil|bir şey|mi |mu )[^.;:]{1,50}$")
PRESENT_END = re.compile(r"[a-zçğöşü]{2}(?:[iuü]yor|m[ae]kt[ae]|[aeiuü]r)(?:l[ae]r|uz|um|iz|dir)?(?=[.,;:\"”’')]| deni| diye)")
ATTRIBUTIVE = re.compile(r"(?!['’]?[dt][ae]n (?:başlayan|itibaren|başlamak üzere) )(?:['’]?[a-zçğöşü]{0,4}l[iuü](?:k)?(?= [a-zçğöşü0-9])|(?:['’]?[a-zçğöşü]*,? ){1,4}?(?!zaman|neden|ekran|hemen|yeniden|çalişan)[a-zçğöşü]{2,}(?:[ae]n|sahip)(?= [a-zçğöşü0-9]))")
_UNSURE = "söylen(?:iyor|ti)|konuşul|iddia edil|öne sürül|ileri sürül|sizinti(?! oran)|sizdir(?:il|di|an)|muhtemel|(?<!, )rivayet(?= edil| o ki| var)|doğrulanm|(?:acak|ecek)miş"
HEDGED = stems(
    "bekleni", f"beklenti(?![a-z]{{0,7}} (?:olan )?(?:{_MUCH}[a-z'’]* )?(?:(?:bir miktar|biraz|hafif|hayli|epey|çok|az) )?(?:aş|rağmen|üzer|alt|geç|geri|del|karşila))", f"(?<!hava )(?<!yağiş )tahmin(?![a-z]{{0,9}} (?:{_MUCH}[a-z'’]* )?(?:aş|üzer|alt|geç|ger[iı]|tam|koşu|merkez|\\d+ ))(?!lere kat)(?!ler(?:i)? aş)", "söylen(?:iyor|ti|enl)", "konuş(?:ul|uyoruz(?![a-z]))", "hayal (?:değil|olmaktan çik)", "duydu(?:ğum|klar)", "duy(?:dum|muştum)(?![a-z])", "duyum", "kulağima gel", "anlatilanlara", "iddia edil", "iddialara", "öne sürül", "ileri sürül", "sizinti(?! oran)", "sizdir(?:il|di|an)", "muhtemel", "galiba", "herhalde", "sanirim", "gibi görün", "diyorlar(?![a-z])", "rivayet(?= edil| o ki| var)",
    "[a-zçğöşü]*(?:acak|ecek)miş", "doğrulanm(?:iş değil|adi)", "ol[ae]bil(?:ir|iyor|eceğ)(?!s)", "(?:aş|düş|art|azalt|yüksel|ulaş|yaklaş|bul|çek|in|çik|sür|gerile|geç|tut)[ae]bil(?:ir|eceğ)(?!s)", "öngörül", "diye (?:hesapla|tahmin|biliyor|düşün)", "yanliş hatirlamiyor", "hatirladiğim kadar", "bana kal(?:irs|s)a", "bahseden(?:ler)? (?:de )?var",
)  # fmt: skip
_CHANGES = "düş|in(?=[ed])|in(?=ir)|art|yüksel|çik|azal|gerile|ulaş|aş|ol(?!uştur)|ucuzla|pahalan|eri|katlan|tirman|daral|büyü|küçül|bul"
MAY_CHANGE = re.compile(rf"['’]?[a-zçğöşü]{{0,5}}(?: [a-zçğöşü]+){{0,3}}? (?:{_CHANGES})(?:[aeiuü]?[rt][iuü]?[rl]?[iuü]?l?)?y?[ae]bileceğ[a-zçğöşü]*")
POSSIBLE = re.compile(r"(?<=[ae]bil)eceğ")
PERHAPS = stems("muhtemelen", "(?:büyük|yüksek) (?:ihtimalle|olasilikla)", "galiba", "herhalde", "belki(?! de )(?![^.;]{2,80}?(?: (?:ama|fakat|ancak) |: ))")
CAME_OUT = re.compile(r"['’]?(?:[dt][ae]|[dt][ae]ki|s[iı]nda|n[dt][ae])?(?: ayinda| yilinda)?,? (?:[a-zçğöşü]+ ){0,2}?(?:çik(?:ti|an|mişti)|tanit(?:ti|ildi|ilan|mişti|ilmişti)|duyur(?:du|uldu|ulan|muştu|ulmuştu)|sürül(?:dü|en|müştü)|sun(?:du|uldu|ulan)|yayimla(?:ndi|nan|di))(?![a-zçğöşü])")
FORESEEN = words("hedef|beklen|tahmin|öngör|plan|gelecek|önümüzdeki|seneye")
_WOULD = "ol|yap|et|ver|al|çek|gel|git|kullan|dene|denen|çaliş|iste|bul|koy|say|sat|çik|düş|kal|tak|aç|bekle|harca|geç|yaz"
HYPOTHETICAL = stems(
    rf"(?:{_WOULD})(?:m[ae])?s[ae](?:ydi(?:m|k|niz|l[ae]r)?)(?![a-zçğöşü])", rf"(?:{_WOULD})(?:m[ae])?s[ae][mk](?![a-zçğöşü])(?! (?:mi|da|de)(?![a-zçğöşü]))(?=[^.;:\n]{{0,80}}[ae]c[ae][kğ](?:t[iuü]|[iuü]m|[iuü]z))", "olmasa(?![a-zçğöşü]| da| de)", "varsay(?!ilan)", "eğer", "diyelim(?! ki yok)", "şayet", "[a-zçğöşü]+[ae]bilirdi", "(?:bit|tamamlan|sür|yet|ver|çik|in|kal|ol|tut)(?:il)?m[ae]s[iı] (?:gerekiyordu|gerekirdi|lazimdi)", "senaryosunda [^.;]{0,30}[ae]bilir",
)  # fmt: skip
NEITHER = re.compile(r"(?<![a-zçğöşü])ne (?!kadar|zaman|var |yazik|olursa|oldu|de )[^.;:\n]{2,60}? ne (?:de )?")
GAME_SCORE = re.compile(r"(?:['’]?[a-zçğöşü]{1,4})? (?:[a-zçğöşü]+ ){0,2}?(?:yen(?:di|iyor|iş|mişt?i?|il|erek|ip)|kazan|kaybet|mağlup|galip|berabere|üstünlü)")
CONDITION = re.compile(r"['’]?[a-zçğöşü]{0,6} (?:bile )?(?:gör|çik|al|ver|bul|yakala)s[ae][mk]? (?:bile )?(?:yeter|razi|memnun|mutlu|sevin)|['’]?[a-zçğöşü]{0,6} (?:daha )?(?:düş|in|art|azal|çik|ucuzla|pahalan|küçül|büyü|gerile)s[ae] (?:bile|dahi)(?![a-zçğöşü])|['’]?[a-zçğöşü]{0,6} (?:[a-zçğöşü]+ ){0,2}?(?!düşünü)[a-zçğöşü]*(?:[ae]r|[iuü]r|m[ae]z|yor|ecek|acak|miş|l)s[ae](?:m|n|k|niz|l[ae]r)?(?=[ ,;])(?! d[ae](?![a-zçğöşü]))|['’]?[a-zçğöşü]{0,6} (?:daha )?(?:hizliysa|yavaşsa|ucuzsa|pahaliysa|düşükse|yüksekse|verimliyse)(?=[ ,;])|['’]?[a-zçğöşü]{0,6} (?:[a-zçğöşü]+ )?olursa")
SUPPOSED = re.compile(r"(?<![a-zçğöşü])(?!ise|baki|sorar|düşün|ister|der|kal|yoksa|nasil|gerek|doğruysa)[a-zçğöşü]{2,}(?:[aeiuü]r|[iuü]yor|m[iuü]ş|ol)s[ae](?=,? )(?! d[ae](?![a-zçğöşü])| olsun)")
_THAT = r"(?:(?:[dt][iuü]ğ|acağ|eceğ)(?:[iuü]m[iuü]z|[iuü])|(?:[dt][iuü]k|acak|ecek)l[ae]r[iuü])"
_SAID_THAT = rf"{_THAT}n?[iuü] (?:(?:de|da|hiç|asla) )?"
_NOT_SAID = (
    r"(?:(?:söyle|iddia et|öne sür|düşün|belirt)(?:me(?:yec|yiz|m(?![a-zçğöşü])|z|di)|m[iü]yor)|(?:savun|san)(?:ma(?:yac|yiz|m(?![a-zçğöşü])|z|di)|miyor|muyor)"
    r"|(?:söyley|iddia ed|öne sür|düşün)em[ei]|(?:savun|san)am[ai]|(?:söylen|den|iddia edil)em[ei]|söylemek (?:güç|zor|mümkün değil|doğru değil|yanliş))"
)  # `olduğunu söylemeyeceğim`, `olduğunu iddia edemeyiz`; not `söylemişti`, `söylemek gerek`
DENIED = words(
    f"{_SAID_THAT}{_NOT_SAID}", "(?:gerisinde|geride|arkasinda|altinda) (?:[a-zçğöşü]+ )?kalm[ai]", "(?:yenil|kaybet|eğ)m[ei]",
    "yalanla", "yalandir", "palavra", "uydurma", "doğru değil", "tekzip", "geri çekti", "demek değil", "gerçeği yansit[a-z]*m[ae]", "asilsiz",
)  # fmt: skip
_NOT_DONE = r"(?:[a-zçğöşü]{2,}(?<!dü)(?:m[iuü]yor|m[ae](?:z(?![a-zçğöşü])|yaca[kğ]|yece[kğ]|di(?:ğ|(?![a-zçğöşü]))|miş|y[ae]n(?![a-zçğöşü])|s[ae](?= d[ae]))|[ae]m[ae](?:z|di)(?![a-zçğöşü]))|değil(?:dir|di|miş)?(?![a-zçğöşü])(?! m[iuü]))"
_PLAIN_WORD = r"(?!ama |ve |için |olan |olduğ|gibi |diye |fakat |ancak |ise |ki )[a-zçğöşü]+(?<![^v][ae]n)(?<![iuü]p)(?<![ae]rak)(?<![ae]rek)(?<!ken)(?<!diği)(?<!acaği)(?<!eceği)(?<!m[ae]si) "
DENIED_WORD = re.compile(rf"(?!kadar)(?:['’][a-zçğöşü]{{1,4}}|[a-zçğöşü]+) (?:{_PLAIN_WORD}){{0,3}}?{_NOT_DONE}")
DENIED_EVENT = re.compile(rf"['’]?[dt][ae](?: ayinda| yilinda)? (?:{_PLAIN_WORD}){{0,3}}?{_NOT_DONE}")
DENIED_VALUE = re.compile(
    r"(?:[\"”']?['’]?[a-zçğöşü]{0,6})?(?: (?:falan|filan|kadar|de|da|civari|hizli|yavaş|ucuz|pahali|daha (?:hizli|yavaş|ucuz|pahali|verimli|az|fazla)))* ?[\"”]? değil(?:dir|di|miş)?(?![a-zçğöşü])(?! mi)"
    rf"|(?:[iuü]n[iuü]n)? daha (?:hizli|yavaş|ucuz|pahali|verimli|az|çok|fazla|yüksek|düşük|büyük|küçük|uzun|kisa)[a-zçğöşü]* (?:{_PLAIN_WORD}){{0,2}}?{_NOT_DONE}"
    r"|['’]?(?:l[iuü]k?)?(?: [a-zçğöşü]+l[iuü]k?)?(?: bir)? (?:seçene[kğ]|sürüm|model|varyant|versiyon|çeşi[td]|alternatif)[iuü]?(?: ne yazik ki| henüz| hâlâ| hiç| de| da| ise)? (?:yok(?:tu|tur|muş)?(?![a-zçğöşü])(?! (?:mu|değil|sat))|bulunmuyor|sunulmuyor|satilmiyor)"
)  # `16 GB'lık bir sürümü yok`: nothing has it
DENIED_SAYING = words(f"{_SAID_THAT}{_NOT_SAID}", "yalanla(?!ma)", "yalandir", "palavra", "uydurma", "doğru değil", "tekzip", "geri çekti", "demek değil", "gerçeği yansit[a-z]*m[ae]", "asilsiz")
_REJECTS = r"(?:reddet(?!m[ei])|redded(?!em)|yalanla(?!ma)|ink[aâ]r e[dt](?!m)|kabul et(?:m[ei]|miyor)|çürüt(?!em))"
_UNTRUE = r"(?:doğru|gerçek) olmadiğ|doğru değil|gerçek dişi|asilsiz|gerçeği yansitm|yalan(?![a-zçğöşü]*la)|uydurma|yanliş"
_ALLEGED = r"(?:iddia|haber|söylenti|suçlama|eleştiri|dedikodu|görüş|yorum|rapor|tez)[a-zçğöşü]*"
REJECTED = re.compile(
    rf"(?:(?!{_THAT}n[iuü] (?:söyle|belirt|açikla|savun|iddia|öne|kaydet|aktar))[^.;:,!?\n]){{0,60}}?{_THAT}"
    rf"(?:n?[iuü] (?:[a-zçğöşü]+ ){{0,2}}?{_REJECTS}|n[iuü]n (?:[a-zçğöşü]+ )?(?:{_UNTRUE})|(?: (?:yönündeki|şeklindeki|yolundaki|biçimindeki|konusundaki))? {_ALLEGED} (?:[a-zçğöşü]+ ){{0,3}}?(?:{_REJECTS}|{_UNTRUE}))"
)
AIM = words(f"hedef(?! (?:fiyat|yatirim|doğrulu|kalite|kayip|kayb|puan)){_REACHED}", "(?:gelir|satiş|ciro|kâr|çeyrek|yilin?|yillik|yil sonu|geneli) ?(?:[a-zçğöşü]+ )?(?:tahmini|beklentisi|öngörüsü)(?:n[iuü])?(?: de| da|:)? $")
UNSURE = words(_UNSURE)
PRESENT = words("şu an", "halen", "mevcut", "bugün")
ASKED = re.compile(r"(?<![a-zçğöşü])(?<!hak ediyor )(?<!değer )(?:mi|mu|mü)(?:yiz|sin|siniz|dir|ydi)?(?: [a-zçğöşü]+){0,2} ?\?")
ASKS_ELSE = re.compile(r"için m[iı]|kalici mi|mümkün mü|yeter mi|çöp mü|değer mi|(?<![a-zçğöşü])(?:neden|niye|nasil|kaç|hangi|ne zaman)(?![a-zçğöşü])")
AT_ONCE = re.compile(r"ayni anda (?:en fazla )?[0-9][0-9.]* (?:iş|görev|komut)(?![a-zçğöşü]*(?:çi|lem))")
CORES = re.compile(r" çekirde[kğ]")
ADNOMINAL = re.compile(r"['’]?(?:l[iuü]k?|n[iuü]n|[dt][ae]ki|l[iuü])? ?[^.;:()\d\"“”]{0,28}?(?:li|lu|lü|lik|luk|lük|[^k]an|[^k]en|sahip|olan|sunan|veren|üretilen|çeken|taşiyan|kullanan|bulunan|dik|diği|lik|eden|yapan|[dt][ae]ki|pay(?:i|la)? ile|ile|(?:kip|mod)(?:in|un)?d[ae]ki bir) ?[\"“']?$")
DATES_NOUN = re.compile(
    r"['’]?[dt][ae] (?:[a-zçğöşü]+ ){0,3}?(?:tanit|duyur|ifşa|piyasaya|satişa|geliştir|çik|yayinla|sürül|aç)[a-zçğöşü]*?(?: (?:e[dt]|sür|çik|sun)[a-zçğöşü]*?)?(?:[ae]n|[dt][iuü]ğ[iuü]|miş) (?:[a-zçğöşü]+ ){0,5}?(?:olan )?['\"‘“]?"
)
TAKEN_UP = re.compile(r"bu (?!kart|yonga|çip|işlemci|model|sistem|şirket|firma|yil|ay|durum|sonuç|kez|sefer|arada|yüzden|nedenle|sayede)([a-zçğöşü]{5,7})[a-zçğöşü]*(?: [a-zçğöşü]+)?,? ")
LATEST = re.compile(r"(?<![a-zçğöşü])((?:en )?(?:yeni|son) (?:ürün|yonga|çip)(?:ü|i|leri|ünüz|iniz)?)(?= |ün |in )")
DEMONSTRATIVE = re.compile(r"bu(?:,| (?:kart|yonga|çip|işlemci|model|sistem|sonuç|da|ise|ürün)[a-zçğöşü]*)|böylece|bununla birlikte|kart |yonga |çip |işlemci ")
TOTAL = re.compile(r"toplam|küresel|dünya (?:genel|pazar)|sektör")
TRAINS = stems("eğit(?:m|i[myl]|[td]|ir|er|ebil|ecek|en(?![a-z]))", "çikarim", "ince ayar", "çaliştir")
SCALES = stems("bağlan(?:abil|ma|ti)", "bağlay", "ölçeklen", "genişle(?:yebil|til)", "bir araya", "birleştir")
_SUM = r"['’]?(?:[dt][ae]n|n?[iuü]n?|y[iuü]|[ae]|y[ae]|l[iuü]k)?(?:s[iuü])? (?:tutarinda(?:ki)? |değerinde(?:ki)? |daha |yeni |toplam |kadar ){0,2}(?:bir )?(?:[a-zçğöşü]+ )??"
SPENT = compile_rows((
    ("valuation", r"['’]?(?:l[iuü]k|[iuü]n (?:üzerinde|üstünde|altinda|biraz (?:üzerinde|altinda)))? (?:piyasa |şirket )?değer(?![a-zçğöşü]*(?:nde|lendir))"),
    ("price", rf"{_SUM}teklif"),
    ("investment", rf"{_SUM}(?:yatir|koy(?:du|mu|acak|uyor)|harca|ayir|ayril|aktar|teşvik|destek|taahhüt|hibe|kredi|fon(?![a-z]*ksiyon)|kaynak|bütçe|plan|paket|fabrika|tesis|topla(?!m)|hisse)"),
))
SENT = re.compile(r"(?<![a-zçğöşü])(?:sat(?:t|il|abil|ma|iş|iyor|acak|an)|sevk|gönder|git(?:ti|miş|ecek)|teslim|sipariş|ihra[cç]|tedarik|üreti(?:l|p|yor)|üretecek|sözleşme|al(?:di|miş|acak|inacak|iyor|iniyor|indi|im|dik)(?![a-z]*an)|ısmarla|kur(?:du|uyor|ulacak|acak))")
GIVE_OR_TAKE = re.compile(r"(?:±|\+/-|arti[ /-]?(?:ya da |veya )?eksi|sapma(?: payi)?|oynama payi) ?$")
OFF_BY = re.compile(r"l[iuü]k (?:bir )?(?:sapma|oynama|hata) pay|(?: [a-zçğöşü]+)? (?:eksi (?:ya da |veya )?arti|arti (?:ya da |veya )?eksi|yukari (?:ya da|veya) aşaği)")
TASK_HEADS = re.compile(r"^iş$|soru|test|görev|oyun|iş yükü|benchmark|zorluk")
RATED = re.compile(r"tdp|tgp|nominal|anma|tasarim|en yüksek güç")
_FOLLOWER = r"(?:(?!\S*(?:ken|[ae]n|['’][yns]?[iuü]|i?l[ae]r[iuü])[ ,])[^\s.;]+[ ,]+){1,4}"
FOLLOWED = re.compile(rf"['’]?(?:l[iuü]k)? ?(?:pay(?:i|la)? ile|payla|ile) {_FOLLOWER}(?:ve )?(?:(?:yüzde |%)\d[\d,.]* ?(?:pay(?:i|la)? ile|payla|ile) {_FOLLOWER}(?:ve )?)*(?:takip e[dt]|takipte|izl(?:edi|iyor|emi)|kovala)")
ONE_OF_TWO = re.compile(r"(?<![a-zçğöşü])(?:(?P<first>ilki|birincisi)|ikincisi)(?:n(?:de|in|e))?(?: ise)?(?=[ ,])")
SITE = re.compile(r"(?:(?<=[.!?…] )|(?<=\n)|^)((?:[a-zçğöşü0-9.-]+(?:['’]d[ae]ki)? ){1,3}(?:fabrikasi|tesisi|kampüsü|santrali))(?=,? )")
RAW_TOPIC = re.compile(r"(?<![a-zçğöşü0-9'’])((?:[a-zçğöşü]+ )?[a-zçğöşü]{3,}?(?:l[ae]r|l[ae]ri|i|si|a)?)(?= (?:ise |yaklaşik |en az |yalnizca |sadece |tam )?(?:[₺$€]?\d|% ?\d|yüzde))")
_RAW_HEAD = (
    "çip|yonga|kart|işlemci|hizlandirici|modül|kalip|denetleyici|mikrodenetleyici|bellek|algilayici|sunucu|sistem|makine|bilgisayar|küme|kabin|raf|dola[pb]|kutu|kit|düğüm|tepsi|cihaz|telefon|tablet|robot|kamera|gözlü[kğ]|kulakli[kğ]|uydu|konsol|istasyon|monitör|lidar|radar|pil|batarya|adaptör|disk|sürücü|araç|otomobil|kamyon|"
    "model|sürüm|nesil|kuşak|prototip|tasarim|ürün|eskisi|yenisi|öncekisi|merkez|fabrika|kampüs|hat|hatt|santral|bina|salon|depo|oda|firin|bölüm|birim|segment|sinif|taraf|sektör|pazar|piyasa|bulut|hizmet|belediye|bakanli[kğ]|üniversite|hastane|daire|fon|müşteri|hükümet|banka|okul|"
    "abd|amerika|çin|türkiye|almanya|fransa|japonya|tayvan|kore|hindistan|ingiltere|hollanda|israil|rusya|avrupa|dünya|polonya|yunanistan|irlanda|italya|ispanya"
)
_RAW_ADJECTIVE = r"(?:eski|yeni|yerli|ana|yedek|kiralik|öteki|öbür|diğer|bu|ilk|ikinci|üçüncü|dördüncü|küçük|büyük|kendi|ayni|önceki|sonraki|şimdiki|mevcut|güney|kuzey|[a-zçğöşü0-9]{2,}['’]?(?:l[iuü]|s[iuü]z|s[ae]l|[dt][ae]ki))"
_RAW_NOUN = r"(?:oyun|[a-zçğöşü]{3,}(?<![iuü]n)(?<![dt][ae])(?<![dt][ae]n)(?<!ile)(?<!ise)(?<!her)(?<!göre)(?<!kadar)(?<!için)(?<!sonra)(?<!önce)(?<!çünkü)(?<!olan)(?<!gelen)(?<!ayrica))"
RAW_THING = re.compile(
    rf"(?<![a-zçğöşü0-9'’-])(?P<phrase>(?:(?P<compound>(?:{_RAW_NOUN} ){{1,2}})|(?:{_RAW_ADJECTIVE} ){{0,2}})(?P<head>{_RAW_HEAD})(?(compound)(?:l[ae]ri|s?[iuü])|(?:l[ae]r)?))"
    r"(?:['’]?n?(?=[iuü]n|[dt][ae]))?(?P<mark>(?:[iuü]n|[dt][ae])(?![a-zçğöşü])|,| ise(?=[ ,])|:|(?= (?!başina|başi |olarak|için|gibi|ve |ile |veya |ise|sayisi|adedi|adet|kadar)))"
)
LAUNCH = words("tanit", "duyur", "piyasaya", "geliştir", "üret", "çikar", "sun(?:du|uyor)", "açikla")
EVENT_WORDS = compile_rows((
    ("mass_production_date", r"seri üretim(?! (?:çip|yonga|kart|ürün|model)[a-zçğöşü]*,? ['\"‘“]?[a-z0-9]+ ?[a-z]?[0-9])"),
    ("tape_out_date", r"tape[- ]?out|bant çikiş|(?<![a-zçğöşü])(?:bandi|bandini) [^.;]{0,24}?kapat"),
    ("completion_date", r"tamamlan"),
    ("announcement_date", r"duyur(?:du|ul)|açiklad"),
    ("release_date", r"piyasaya|çikiş|satişa|raf(?:a|lar)|kullanima|devreye|aç(?:il|tir)|teslim|lansman|yayin|çik(?:may)?aca[kğ]|geliyor|gelecek|sürül|tanit|ürettir|geliştir(?:di|mişti|diği)|ifşa e[dt]|hizmete gir"),
    ("production_plan", r"üret(?:im|ecek|iyor)"),
))  # fmt: skip
TIMED = (("inference_time", words(r"çikarim|jeton|token|istem(?:e|i|in)?\b|sohbet bot|dil model|görsel üret|çeviri|özetle")), ("training_time", words(r"eğit|epok|epoch|öğrenme")))
RUMOUR_DOCUMENT = words("sizintisi(?![a-zçğöşü])", "sizintilar(?:a|i)(?![a-zçğöşü])", "sizinti dünya", "söylenti", "sizdir(?:il|di|an)")
CONDITIONS = compile_rows((
    ("batch_size", r"(?:parti|toplu iş|yiğin|batch)(?:[iı](?:n[iı])?)? ?(?:boyut[a-zçğöşü]*|size)?[:=]? ?(\d[\d.]*)|(?<![\w.,])(\d[\d.]*)['’]?l[iuü][kğ] (?:parti|toplu iş|yiğin|batch)(?!tan|ten)"),
    ("precision", r"(fp64|fp32|tf32|bf16|bfloat16|fp16|mxfp8|mxfp6|fp8|fp6|nvfp4|mxfp4|fp4|int16|int8|int4|yari hassasiyet|karişik hassasiyet|(?<![0-9a-zçğöşü])q[2-8](?:_k(?:_[sml])?|_[01])?(?![0-9a-z]| ?(?:20)?[0-9]{2}(?![0-9])| (?:sonuç|bilanço|geliri))|(?<![0-9.,])[2-8][ -]?bit(?=,? (?:[0-9]|ve |ile )|,| (?:kuanti|nicem|nicele|hassasiyet|sürüm|ağirlik|model)|['’]?(?:te|ta)(?:yken)?(?![a-z])|['’]?l[iuü]k (?:nicem|kuant|sürüm|ağirlik|model|hassas)|['’]?[ae] (?:indir|düşür|siki|geç|çevir|kuant|nicem)))(?! (?:yerine|değil)|['’]?[a-z]{0,4} (?:göre|kiyasla|oranla)|['’]?[dt][ae]n (?:yüzde|%|[0-9]))"),
    ("sparsity", r"(?:% ?(\d+) seyreklik)|((?:2:4 |yapisal )?seyreklik(?:le| ile| dahil| açik(?:ken)?(?!la)| kapali(?:yken)?))|(?<![^( ])(yoğun|seyrek)(?=\)| (?:fp|bf|int|tf)[0-9]| hesap(?:ta|lamada)| başarim|[;,] [^()]*\))"),
    ("context_length", r"(?:bağlam|girdi)(?: uzunluğu)? ?(\d[\d.]*k?)(?![\d.]| ?[x×*])|(?<![\d.,])(\d{1,4}k)['’]?(?:l[iuü]k)? (?:token(?:l[iuü]k)? )?(?:bağlam|girdi|istem)(?:da|de|la|le|lerde|larda)(?![a-zçğöşü])|(?<![\d.,])(\d[\d.]*)(?:['’]?l[iuü]k)? (?:bağlam|girdi|istem|dizi) (?:uzunluğu|boyu)(?:nda|yla)(?![a-zçğöşü])"),
    ("resolution", r"(4k|8k|qhd|fhd|uhd|1440p|1080p|2160p|(?<![a-z\d.,])\d{3,4} ?[x×] ?\d{3,4}(?![\d.,]))"),
    ("settings", r"(çevrimdişi|offline|sunucu|server|interactive|interaktif|etkileşimli|single ?stream) (?:senaryo|kategori|sonuc|sonuç|skor)|(?<![a-zçğöşü])(çevrimdişi|offline)(?= (?:değer|koşu|test|ölçüm)(?:[dt][ae]|sunda|l[ae]r[dt][ae])?(?![a-zçğöşü]))|(?<![a-zçğöşü])(çevrimdişi)(?=nda(?:ki)?(?: ise)? (?:saniyede |yaklaşik )?[0-9])|(?<![a-zçğöşü])(offline|server|interactive)(?=['’][dt][ae](?![a-zçğöşü])|(?<=offline) [0-9])|(ultra|yüksek|orta|düşük) ayar|((?:tek|çok) çekirdek)(?!li)|(kablolu|kablosuz) (?:hizli )?şarj"),
))  # fmt: skip

NEVER = re.compile(r"(?!)")  # Korean only

BACK_THEN = re.compile(r"(?:bir yil önce|(?:geçen|önceki|bir önceki) (?:yil|sene|çeyrek|ay|dönem)(?:in ayni (?:dönemi|çeyreği))?)(?:n?[dt][ae])?(?: ise| bu| bu oran| bu pay| bu rakam| bu sayi| oran)?,? (?:yüzde |% ?)?")
SEGMENT = re.compile(r"[\"“(\-* #>]*(?:(?:öte yandan|ancak|buna karşilik|özellikle) )?((?:[a-zçğöşü0-9&-]+ ){1,3}(?:bölümü|birimi|segmenti|iş kolu|kolu|tarafi))(?:n[dt]e|,)?(?= (?!n[iuü]n))")
STACK = re.compile(r"(?<![a-zçğöşü0-9.,])(?P<phrase>(?P<layers>[0-9]{1,2}) kat(?:li|manli) (?:yiğin|sürüm|model|ürün)(?:lar)?)")
STACK_DESCRIBED = re.compile(r"['’]?l[iuü]k ")
OUR_STOCK = re.compile(r"(?<![a-zçğöşü])(?P<phrase>filomuz|envanterimiz|parkurumuz|merkez(?:ler)?imiz|altyapimiz|havuzumuz|kümemiz|elimiz|biz)[dt][ae] ")
HALL = re.compile(r"(?<![a-zçğöşü])(?P<phrase>(?:(?:yeni|eski) )?(?:veri merkezi?|salon|sistem odasi?))(?:[iuü]?m[iuü]z|n?[iuü]|lar[iuü]?)?(?:n?[iuü]n?|n?[dt][ae])?,? (?:[^.;!?\n]{0,40} )?(?:raf|kabin(?:et)?) başina (?:yaklaşik |en fazla )?$")
YOURS = re.compile(r"(?<![a-zçğöşü])[a-zçğöşü]{3,}[iuü]n[iuü]z(?![a-zçğöşü])")
TO_COME = re.compile(r"(?<![a-zçğöşü])((?:bir sonraki|sonraki|gelecek) (?:çip|yonga|kart|ürün|nesil|model|işlemci)[a-zçğöşü]{0,4})(?= (?:ne zaman|nasil|ise|için)|\?|:|,)")
GRAMMAR = RoleGrammar(
    code="tr", name_ends=NAME_ENDS, heads=HEADS, roles=ROLES, type_heads=TYPE_HEADS, clause_break=CLAUSE_BREAK, previous=PREVIOUS,
    former=FORMER, past_mark=PAST_MARK, pronoun_rival=PRONOUN_RIVAL, than=THAN, ours=NEVER, we_are=WE_ARE, called_former=CALLED_FORMER, own_side=OWN_SIDE, its=ITS, exceed=EXCEED, gap=GAP, share_of=SHARE_OF, raw_rival=RAW_RIVAL, no_rival=NO_RIVAL, raw_owner=RAW_OWNER, difference=DIFFERENCE, so_much=SO_MUCH, from_to=FROM_TO, makes_up=MAKES_UP, standard=STANDARD, level=LEVEL, changed=CHANGED, changing=CHANGING, rate_of_change=RATE_OF_CHANGE, expectation=EXPECTATION, unnamed_rival=UNNAMED_RIVAL, degrees=DEGREES, superlative=SUPERLATIVE, vague=VAGUE, change=CHANGE, improved=IMPROVED, that_rate=THAT_RATE, respectively=RESPECTIVELY, metric_words=METRIC_WORDS, metric_starts=METRIC_STARTS, metric_letters=METRIC_LETTERS, planned=PLANNED, expects=EXPECTS, hedged=HEDGED, numbering=NUMBERING, planned_noun=PLANNED_NOUN, past_before=PAST_BEFORE, coming=COMING, yet_to_come=YET_TO_COME, present_end=PRESENT_END, attributive=ATTRIBUTIVE, unsure=UNSURE, perhaps=PERHAPS, may_change=MAY_CHANGE, possible=POSSIBLE, came_out=CAME_OUT, stated=NEVER, foreseen=FORESEEN, hypothetical=HYPOTHETICAL, condition=CONDITION, supposed=SUPPOSED, on_condition=NEVER, neither=NEITHER, game_score=GAME_SCORE, denied_near=DENIED, denied_word=DENIED_WORD, denied_event=DENIED_EVENT, denied_value=DENIED_VALUE, denied_saying=DENIED_SAYING, rejected=REJECTED, aim=AIM, present=PRESENT, asked=ASKED, asks_else=ASKS_ELSE, untensed=NEVER, comes_out=NEVER,
    at_once=AT_ONCE, cores=CORES, adnominal=ADNOMINAL, dates_noun=DATES_NOUN, taken_up=TAKEN_UP, latest=LATEST, demonstrative=DEMONSTRATIVE, total=TOTAL, trains=TRAINS, spent=SPENT, sent=SENT, give_or_take=GIVE_OR_TAKE, off_by=OFF_BY, scales=SCALES, task_heads=TASK_HEADS, rated=RATED, site=SITE, followed=FOLLOWED, one_of_two=ONE_OF_TWO, segment=SEGMENT, to_come=TO_COME, stack=STACK, stack_described=STACK_DESCRIBED, our_stock=OUR_STOCK, hall=HALL, yours=YOURS, back_then=BACK_THEN, raw_topic=RAW_TOPIC, launch=LAUNCH, event_words=EVENT_WORDS, rumour_document=RUMOUR_DOCUMENT, timed=TIMED, conditions=CONDITIONS, raw_thing=RAW_THING,
)  # fmt: skip
