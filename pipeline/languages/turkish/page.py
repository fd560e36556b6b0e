"""What the furniture of Turkish pages says: words of navigation, counters, bylines, captions, turns.

Every entry is a regular expression, matched without regard to case; ``pipeline.clean.chrome`` and ``pipeline.clean.lines`` join
them with those of the other languages and say where in a line they must stand.
"""

from __future__ import annotations

# Whole lines, or whole segments of a line cut at bars and gaps, that belong to the page.
FURNITURE = (
    r"ana\s?sayfa|içeri[ğg]e (?:geç|atla)|men[üu]|ara(?:ma)?|giri[şs] yap|[çc][ıi]k[ıi][şs](?: yap)?|kay[ıi]t ol|[üu]ye ol|[üu]yelik|oturum aç",
    r"abone ol(?:un)?|b[üu]ltene? (?:abone|kay[ıi]t|üye) ?ol(?:un)?|takip et(?:in)?|bizi takip edin.*|(?:bizi )?google (?:news|haberler)\S{0,5} .{0,20}(?:abone|takip).{0,12}",
    (
        r"payla[şs](?:[ıi]n)?(?:\s?:.{0,60})?|haberi payla[şs]|be[ğg]en(?:di[mn])?|kaydet|yazd[ıi]r|kopyala|linki? ?kopyala|ba[ğg]lant[ıi]y[ıi] kopyala|tweet(?:le)?|"
        r"(?:facebook|twitter|whatsapp|telegram|x|linkedin)(?:'?[dt]?[ae]?)? payla[şs]|yaz[ıi] boyutu(?:\s?a[+-]?)*|a[+-](?:\s?a[+-])*|a a a"
    ),
    (
        r"yorum(?:lar)?(?: yap(?:[ıi]n)?| yaz(?:[ıi]n)?| ekle| g[öo]nder)?|(?:ilk )?yorumu? (?:sen|siz) yap(?:[ıi]n)?\.?|t[üu]m yorumlar(?:[ıi] g[öo]r)?|yan[ıi]tla|cevapla|"
        r"(?:bu (?:habere|yaz[ıi]ya|i[çc]eri[ğg]e) )?hen[üu]z yorum yap[ıi]lmam[ıi][şs].*|yorum yapmak için.*"
    ),
    r"reklam(?:lar)?(?:[ıi] (?:kapat|ge[çc]))?|sponsorlu(?: içerik)?|advertorial|[öo]nceki(?: (?:haber|yaz[ıi]|sayfa))?|sonraki(?: (?:haber|yaz[ıi]|sayfa))?|ba[şs]a d[öo]n|yukar[ıi] ç[ıi]k|(?:haberin )?devam[ıi](?:n[ıi] oku)?\.*",
    r"gizlilik (?:politikas[ıi]|s[öo]zle[şs]mesi)|kullan[ıi]m (?:ko[şs]ullar[ıi]|[şs]artlar[ıi])|çerez (?:politikas[ıi]|ayarlar[ıi])|hakk[ıi]m[ıi]zda|k[üu]nye|kvkk.*|site haritas[ıi]|rss",
    r"bu (?:habere|i[çc]eri[ğg]e|yaz[ıi]ya) (?:tepki|emoji|ifade).*|tepkini (?:g[öo]ster|ver).*|emoji ile tepki ver|(?:haberi )?sesli dinle|haber(?:i)? dinle|foto ?galeri|video galeri|g[üu]ncel haberler|son dakika|g[üu]ndem",
    r"ok(?:u|un)ma s[üu]resi\s?:?\s?\d+\s?d(?:k|ak(?:ika)?)\.?|\d+ d(?:k\.?|akikal[ıi]k) okuma|kaynak\s?:\s?(?:https?://|www\.)\S+",
    r"\(?\s?\d*\s?\)?\s?(?:payla[şs]maya ho[şs] geldiniz|ki[şs]i be[ğg]endi).*",
)

# Words beside a number that counts readers, comments, reactions.
COUNTED = (
    r"okunma|okuma|g[öo]r[üu]nt[üu]lenme|izlenme|t[ıi]klanma|yorum(?:lar)?|be[ğg]eni(?:ler)?|be[ğg]endim|be[ğg]enmedim|be[ğg]en|abone ol|payla[şs][ıi]m|payla[şs]|takip[çc]i|oy|"
    r"[şs]a[şs][ıi]rd[ıi]m|k[ıi]zd[ıi]m|[üu]z[üu]ld[üu]m|sevdim|g[üu]ld[üu]m|alk[ıi][şs]|k[öo]t[üu]|mutlu|[üu]zg[üu]n|sinirli|[şs]a[şs]k[ıi]n|okunma say[ıi]s[ıi]|ki[şs]i okudu|kez okundu|defa okundu"
)
COUNTERS = r"(?:adet|kez|ki[şs]i)?"

# A line that opens a list of other articles.
TEASERS = (
    r"[İiI]lgili (?:haber(?:ler)?|yaz[ıi](?:lar)?|i[çc]erik(?:ler)?|konu(?:lar)?|makale(?:ler)?)|benzer (?:haberler|yaz[ıi]lar|i[çc]erikler|konular)|[öo]nerilen(?:ler)?(?: (?:haberler|yaz[ıi]lar|i[çc]erikler|videolar))?",
    r"(?:en )?çok (?:okunan|izlenen|yorumlanan|payla[şs][ıi]lan|konu[şs]ulan)(?:lar)?(?: (?:haberler|yaz[ıi]lar))?|pop[üu]ler(?: (?:haberler|yaz[ıi]lar|i[çc]erikler))?|son (?:haberler|yaz[ıi]lar|eklenenler|yorumlar|g[öo]nderiler)",
    r"(?:bunlar da |bu haberler de )?[İiI]lginizi [çc]ekebilir|bunlara da (?:bak|g[öo]z at)[ıi]?n?|di[ğg]er (?:haberler|yaz[ıi]lar)|g[üu]n[üu]n (?:man[şs]etleri|öne [çc][ıi]kanlar[ıi])|[öo]ne [çc][ıi]kan(?:lar| haberler)|man[şs]etler|sizin i[çc]in se[çc]tiklerimiz|edit[öo]r[üu]n se[çc]tikleri|s[ıi]radaki haber|bunu da oku(?:yun)?|ayr[ıi]ca (?:bak[ıi]n[ıi]z?|oku(?:yun)?)",
)
TEASER_LABEL = r"(?:[İiI]lginizi [çc]ekebilir|[İiI]lgili (?:haber|yaz[ıi]|i[çc]erik)|ayr[ıi]ca (?:bak[ıi]n|bkz\.?|oku(?:yun)?)|bunu da oku(?:yun)?|ba[ğg]lant[ıi]l[ıi] haber|haberin devam[ıi]|[öo]nerilen (?:haber|yaz[ıi]))"

# Notices that are the publisher's wherever they stand in an article, words of which one stands in each, and what opens or
# stands in the lines under an article: "izinsiz kopyalanamaz", "WhatsApp kanalımıza …", "Etiketler".
NOTICES = (
    r"tüm hakları saklıdır|izinsiz (?:ve kaynak|kopya|kullan|alınt|yayın)|kaynak gösterilmeden|whatsapp kanal|"
    r"(?:telegram|whatsapp|instagram|twitter|x).{0,40}(?:takip ed|abone ol)|bülten(?:imiz)?e (?:abone|kayd|üye)"
)
NOTICE_HINTS = ("saklıdır", "izinsiz", "kaynak göster", "takip ed", "abone ol", "whatsapp", "bülten")
TAIL_STARTS = (
    r"reklam|(?:bunu |haberi |yazıyı )?paylaş|yorum|etiketler|ilgili (?:haber|içerik|konu)|benzer|abone ol|haberin devamı|devamını oku|"
    r"kaynak\s*:|editör\s*:|muhabir\s*:|haber\s*:"
)
TAIL_PARTS = r"bu haber .{0,60}(?:hazırlan|yayınlan|aktarıl)|(?:takip et|abone ol|beğen)meyi unutmayın|(?:posta )?kutunuza gönder|postasına katıl"

TAGS = r"etiket(?:ler)?|anahtar kelimeler|hashtag(?:ler)?"

RIGHTS = r"t[üu]m haklar[ıi] (?:sakl[ıi]d[ıi]r|mahfuzdur)|her hakk[ıi] sakl[ıi]d[ıi]r|izinsiz (?:kopyala|kullan|yay[ıi]nla|al[ıi]nt[ıi]|[çc]o[ğg]alt)|kaynak g[öo]sterilmeden|telif hakk[ıi]|yasal uyar[ıi]"
CONTACT = (
    r"k[üu]nye\s?[:：|]|m[üu][şs]teri hizmetleri|\b(?:tel|telefon|faks|fax|gsm|whatsapp)\s?[:：.]\s?[+(\d]|ticaret sicil|mersis|vergi (?:no|dairesi)|yaz[ıi] i[şs]leri m[üu]d[üu]r[üu]|sorumlu m[üu]d[üu]r|imtiyaz sahibi|"
    r"(?:^|[|·] ?)(?:adres|e-?posta|ileti[şs]im)\s?[:：]"
)

# A piece of every alternative of RIGHTS and CONTACT, in small letters, by which most lines are passed over quickly.
IMPRINT_HINTS = (
    "hakla", "hakkı", "hakki", "izinsiz", "kaynak", "telif", "yasal", "künye", "kunye", "müşteri", "musteri", "tel", "faks", "fax", "gsm", "whatsapp",
    "ticaret", "mersis", "vergi", "yazı işleri", "yazi isleri", "sorumlu", "imtiyaz", "adres", "posta", "iletişim", "iletisim",
)  # fmt: skip


_WORD = r"[A-ZÇĞİÖŞÜ][\wçğıöşüâîû.'’-]*"
_NAME = rf"{_WORD}(?: {_WORD}){{1,3}}"
BYLINES = (
    rf"(?i:haber|yazan|yazar(?:lar)?|g[öo]nderen|kaleme alan|derleyen|[çc]eviren|[çc]eviri|edit[öo]r|muhabir|r[öo]portaj|s[öo]yle[şs]i|haz[ıi]rlayan|by|yaz[ıi])\s?[:：-]\s?(?P<name>{_NAME}(?:\s?(?:,|ve|&|/)\s?{_NAME}){{0,3}})",
)
# "ANKARA, 14 Mart 2024 (Bilişim Ajansı) - …", "Ankara, 14 Mart 2024 – …", "İSTANBUL (AA) - …"
LEAD_BYLINE = (
    r"(?P<place>[A-ZÇĞİÖŞÜ][\wçğıöşüÇĞİÖŞÜ ./]{1,30}?),?\s(?P<date>\d{1,2}\s[A-Za-zçğıöşüİŞÇĞÖÜ]{3,8}(?:\s\d{4})?)?\s?"
    r"(?:\((?P<publisher>[A-ZÇĞİÖŞÜ][\w çğıöşüÇĞİÖŞÜ.]{1,30})\))?\s?[-–—]\s"
)
_PLACE = r"[A-ZÇĞİÖŞÜ][\wçğıöşüÇĞİÖŞÜ]+(?:[ -][A-ZÇĞİÖŞÜ][\wçğıöşüÇĞİÖŞÜ]+){0,2}"
_BRACKETED = r"\([A-ZÇĞİÖŞÜ][\w çğıöşüÇĞİÖŞÜ.]{1,30}\)"
# "12 Mayıs 2025, Ankara – …", "ANKARA (AA) - 12 Mayıs 2025 - …", "Ankara, 12.05.2025: …"; without a place before it a colon opens the line of a chronicle.
LEAD_DATE = (
    rf"(?:(?P<open>\({_PLACE}\s?[,/]\s?)|(?P<place>{_PLACE}(?:\s?[,/]\s?{_PLACE})?(?:(?:\s?{_BRACKETED})?\s?(?:[,/]|[-–—]{{1,2}})\s?|\s?{_BRACKETED}\s)))?"
    r"(?P<date>\d{1,2}\s[A-Za-zçğıöşüİŞÇĞÖÜ]{3,8}\s(?:19|20)\d\d|\d{1,2}(?P<sep>[./])\d{1,2}(?P=sep)(?:19|20)\d\d)"
    rf"(?(open)\)(?:\s?[-–—]{{1,2}})?\s|(?:\s?[,/]\s?{_PLACE}/?|\s?{_BRACKETED})?(?:\s?[-–—]{{1,2}}\s|(?(place):\s|(?!))))"
)
DATE_LABEL = r"(?i:ilk )?(?i:yay[ıi](?:n|m)(?:lan?ma)?(?: tarihi| zaman[ıi])?|giri[şs](?: tarihi)?|eklenme(?: tarihi)?|olu[şs]turulma(?: tarihi)?|yaz[ıi] tarihi|haber tarihi|tarih)"
# Right after a date: what makes it part of a sentence, "12 Mart 1998'de", "12 Mart 2024 itibarıyla".
AFTER_DATE_IN_SENTENCE = r"['’][a-zçğıöşü]|\s?(?:itibar[ıi]yla|itibariyle|itibaren|tarihli|g[üu]nü|sonras[ıi]|[öo]ncesi|tarihinde(?!.*(?:yay[ıi][nm]|g[öo]nder|yaz[ıi]l|eklen|payla[şs]|olu[şs]tur|girildi)))"
# Beside a date: of what it is the day, which is not the article: "Çıkış tarihi: 12.03.2024".
DATE_OF_ELSE = r"(?i:[çc][ıi]k[ıi][şs]|kurulu[şs]|lansman|etkinlik|ba[şs]vuru|do[ğg]um|ge[çc]erlilik|teslim|sat[ıi][şs]a)"
BARE_NAME = rf"{_NAME}"

CAPTIONS = (
    r"[\[(]?(?i:foto(?:[ğg]raf)?|g[öo]rsel|kaynak|resim|grafik|çizim|al[ıi]nt[ıi])\s?(?:kaynağı|altı)?\s?[:：]\s?\S.{0,100}",
    r".{1,150}[\[(](?i:foto(?:[ğg]raf)?|g[öo]rsel|kaynak|resim)\s?[:：]\s?[^\])]{1,60}[\])]\.?",
)
CAPTION_HINTS = ("foto", "görsel", "gorsel", "kaynak", "resim", "grafik", "çizim", "alıntı", "alinti")

QUESTIONS = r"soru|muhabir|moderat[öo]r|sunucu"
ANSWERS = r"cevap|yan[ıi]t"

SENTENCE_LIKE = r"(?:d[ıiuü]r|[mt]iş|yor|acak|ecek|d[ıiuü]|t[ıiuü])[.!…]+$"

ISSUE = r"(?:(?:[Bb]ülten|[Cc]ilt) ?:? ?\d{0,4},? )?(?:[Ss]ayı|[Ss]AYI|[Nn]o)\.? ?:? ?\d{1,4}|\d{1,4}\. ?[Ss]ayı"
"""A line that says which issue of a paper this is."""
