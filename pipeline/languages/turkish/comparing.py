"""Turkish comparisons without a number: -den daha, kadar, ile aynı, -i geç, -in gerisinde. Data on folded text, read by pipeline.extract.comparisons."""

from __future__ import annotations

import re

from pipeline.languages.comparing import Comparing
from pipeline.languages.grammar import Degree, words

_L = "[a-zçğöşü]"
_GOOD = "hizli|verimli|kararli|hesapli|güçlü|iyi|serin|dayanikli|uygun (?:fiyatli|maliyetli)|maliyet etkin|ucuz|mantikli|(?<!dez)avantajli|ekonomik|sağlam|başarili|isabetli|esnek|üstün|tutumlu|önde|ileride|çevik|atik|kaliteli|sessiz|keskin|kârli|karli|kazançli|çabuk|erken"
_MORE = "yüksek|fazla|büyük|geniş|uzun|ağir|kalin|pahali|çok|yoğun"
_LESS = "düşük|az|küçük|dar|kisa|hafif|ince|eksik"
_POOR = "dezavantajli|yavaş|kötü|gürültülü|zayif|verimsiz|sicak|karmaşik|kirilgan|kararsiz|geride|geri|geç|hantal|obur"
_ADJ = f"(?:{_GOOD}|{_MORE}|{_LESS}|{_POOR})"
_COPULA = "(?:l[ae]r)?(?:y?[dt][iuü]r?|y?m[iuü]ş|yken|y[iuü]z|y[iuü]m|y?s[ae])?"
_SAID = f"(?!{_L})(?=[.,;:!)”]|$| (?:ve|ama|fakat)(?!{_L}))"  # of the thing itself, and of nothing that follows
_SAME = f"ayni(?=[.,;:!?)”]|$|{_L}*(?:di|dir|ydi)(?!{_L})| (?:zaten|işte|aslinda|sonuçta|bu arada|hâlâ|hala|ha|abi|hocam|arkadaşlar)(?=[.,;:!?)]|$)| (?:hiz|performans|seviye|düzey|fiyat|güç|güc|belle[kğ]|kapasite|sayi|miktar|büyüklü|boyut|değer|puan|skor|sonu[cç]|oran|verim|doğruluk|isabet|bant|gecikme|maliyet|ol(?:uyor|du|an|muş)|kal(?:di|iyor)|çik))"  # `A100 ile aynı iş 29 dakika sürüyor` makes nothing equal
_AP = "['’]?"
_OTHERS = "(?:(?<=öbür )|(?<=öteki )|(?<=diğer )|(?<=kalan ))"
_DEVICE = "kart|yonga|çip|model|sistem|işlemci|cihaz|ürün|telefon|tablet|sunucu"
_HEAD = rf"(?: ?\([^)]{{1,24}}\))?(?:(?:['’]?l[iuü])? (?:kart|yonga|çip|sistem|sürüm|model|işlemci|sunucu){_L}*?)?"
_VALUE = rf"(?:{_AP}n?[iuü]n (?:ilk|son|yeni|eski|üst|temel|küçük|büyük) (?:sürüm|model|nesl|kuşağ|seçeneğ)[iuü](?:n(?=[iuü]n))?|{_AP}n?[iuü]n (?:kendi |iki |en iyi )?(?:\([^)]{{1,20}}\) )?(?:(?:yüzde )?[0-9][^;()\n]{{0,12}}?{_L}|{_L}{{2,12}}?)(?={_AP}s?[iuü]n))?"  # `Şimşek'in 44 vatından az`
_ABLATIVE = rf"{_HEAD}{_VALUE}(?:{_AP}(?:l[ae]r)?(?:s?[iuü])?n?[dt][ae]n|{_AP}n?[iuü]nkinden|{_AP}(?:s?[iuü]n)?[dt][ae]kinden)"
_ADVERB = "(?:(?:elbette|çok|biraz|epey|hâlâ|hala|de|da|bile|belirgin biçimde|hissedilir derecede|açik ara|kat kat|hem|oldukça|bir (?:tik|miktar|gömlek|hayli|parça|nebze)|hayli|azicik|genelde|yine|kil payi|az farkla|rahatça|rahat|kolayca|hemen|neredeyse|şimdilik|artik|ilk kez|nihayet|sonunda|ancak|tam|birebir|aşaği yukari|hafifçe|bu (?:kez|yil|hafta|ay|defa|sefer|turda)|ilk defa|burada|orada|(?:bu |her |tek |çok |bütün |ham )?[a-zçğöşü]+[dt][ae](?: ise| da| de| bile)?|bir adim|bir tik|açik farkla|[0-9][0-9.,]*['’]?y?[ae] (?:karşi )?[0-9][0-9.,]*) ){0,3}"
_BEATS = r"geç(?:ti|iyor|er|miş|ebil|ecek|ip|tiğ|erek|en(?! (?:yil|hafta|ay|gün|sene|çeyre|dönem|kiş|yaz|bahar|sefer|ocak|şubat|mart|nisan|mayis|haziran|temmuz|ağustos|eylül|ekim|kasim|aralik)))|geride birak|solla|yen(?:di|iyor|miş|er(?! )|ecek|ebil)|aş(?:ti|iyor|ar|miş|an)(?![a-zçğöşü])|ez(?:di|iyor|er)|alt et|cebinden çikar(?!ip (?:göster|tanit|kaldir|uzat|koy)|arak )|döv(?:dü|üyor|er|müş)|toz[a-z]* yut(?:tur)|sollayip|önüne geç"
_LOSES = r"yenil|geçildi(?!ğ)|kaybet|yetişem|boyun eğ|yaklaşam|yetişmi|su dökem|diş geçirem"
_OF = rf"{_HEAD}{_AP}(?:(?<=['’])s?[iuü](?=n))?n?[iuü]n(?: \([^)]{{1,20}}\))?(?: [^,.;()\n]{{1,14}}?{_AP}s?[iuü]n[iuü]n)? "
_PREDICATE = r"(?=[.,;:!)\"”]|$| (?:çik(?:ti|iyor)|kal(?:di|iyor)|çaliş|ve|ama|fakat|çek|yak))"
COMPARING = Comparing(
    mark=re.compile(
        rf"{_ABLATIVE}(?= (?:{_L}+ ){{0,2}}?daha (?:{_ADJ}|{_L}+l[iuü](?!{_L}))| {_ADVERB}{_ADJ}(?:n?[iuü](?:n[iuü])?)?{_COPULA}(?![a-zçğöşü])(?! (?:olarak|itibaren)))|{_HEAD}{_AP}{_L}{{0,3}} kadar (?:da |de )?(?:{_L}+ )?(?:{_ADJ}|olmasa|uygun|olabil)|{_HEAD}{_AP}[yn]?[ae] (?:göre|kiyasla|nazaran|oranla)(?= (?:{_L}+ ){{0,2}}?(?:daha (?:{_ADJ}|{_L}+l[iuü](?!{_L}))|{_ADJ}{_COPULA}(?![a-zçğöşü])))"
    ),
    governed=(
        Degree(re.compile(rf"{_HEAD}{_VALUE}(?:{_AP}n?[iuü]nk[iuü])?(?:{_AP}y?l[ae]| ile) {_ADVERB}(?:{_L}+ ){{0,2}}?(?P<word>{_SAME}|eşit|benzer|başa baş|boy ölçüş|yariş(?=inda|ta(?!{_L}))|denk|kafa kafaya|eşdeğer|berabere|at başi|aşik at)"), 0),
        Degree(re.compile(rf"{_HEAD}{_VALUE}{_AP}(?:n?[iuü]n|y?[ae])? (?:{_L}+ )?(?P<word>seviyesinde|düzeyinde|ayarinda)"), 0),
        Degree(re.compile(rf"{_HEAD}{_VALUE}{_AP}[yns]?[ae] (?:{_L}+ )?(?P<word>denk(?![a-z])|eşdeğer|eşit(?![a-z]))"), 0),
        Degree(re.compile(rf"{_HEAD}{_VALUE}{_AP}[yns]?[iuü](?:n[iuü])?(?: \([^)]{{1,20}}\))? {_ADVERB}(?P<word>yakalayam|yakalam|yakalaya ?m|geçem)"), -1, merit=True),
        Degree(re.compile(rf"{_HEAD}{_VALUE}{_AP}[yns]?[iuü](?:n[iuü])?(?: \([^)]{{1,20}}\))? {_ADVERB}(?P<word>yakala(?:di|iyor|miş|r|y|yabil|yacak|dik|diği)(?!mak))"), 0),
        Degree(re.compile(rf"{_HEAD}{_VALUE}{_AP}[yns]?[iuü](?:n[iuü])?(?: \([^)]{{1,20}}\))? {_ADVERB}(?P<word>{_BEATS})"), +1, merit=True),
        Degree(re.compile(rf"{_HEAD}{_VALUE}{_AP}[yns]?[ae](?: (?:karşi|oranla))? {_ADVERB}(?P<word>{_LOSES})"), -1, merit=True),
        Degree(re.compile(rf"{_HEAD}{_VALUE}{_AP}[yns]?[ae](?: (?:ise|karşi))? {_ADVERB}(?P<word>(?:açik |büyük )?fark at)"), +1, merit=True),
        Degree(re.compile(rf"{_HEAD}{_VALUE}{_AP}[yns]?[ae] {_ADVERB}(?P<word>yetiş(?:ti|iyor|ir|miş|ecek|ti[kğ])|eşitlen)"), 0),
        Degree(re.compile(rf"{_OF}{_ADVERB}(?:{_L}+ )??(?P<word>gerisinde|arkasinda(?!ki)|gerisine düş)(?! \d)"), -1, merit=True),
        Degree(re.compile(rf"{_OF}{_ADVERB}(?:{_L}+ )??(?P<word>altinda|altina in)(?! \d)"), -1),
        Degree(re.compile(rf"{_OF}{_ADVERB}(?:{_L}+ )??(?P<word>önünde|ilerisinde|önüne geç)(?! (?:\d|çaliş|kur|koş))"), +1, merit=True),
        Degree(re.compile(rf"{_OF}{_ADVERB}(?:{_L}+ )??(?P<word>üstünde|üzerinde|üstüne (?:yeniden )?çik|üzerine çik)(?! (?:\d|kald|çaliş|kur|koş))"), +1),
    ),
    leading=frozenset({"topic", "subject", "genitive", "bare"}),
    used=re.compile(rf"(?:{_AP}[yn]?[iuü])? (?:kullanimi|kullanmak|tercih etmek|kiralamak)(?!{_L})"),
    unknown=re.compile(rf"(?:^|(?<=[.!?\n] )|(?<=\n))({_L}{{3,}}(?: {_L}{{3,}})??)(?: (?:karti|çipi|yongasi|işlemcisi|modeli|sistemi|sunucusu|modülü))?(?:,| ise,?| hem) ['\"‘“]?$"),
    joint=re.compile(rf"(?:\([^)]{{1,20}}\))?(?:{_AP}(?:n?[iuü]n|n?[dt][ae]n|[yns]?[iuü]|[yns]?[ae])?(?: ve(?: de)?| hem de| veya| ya da)|['’](?:n?[iuü]n|n?[dt][ae]n|[yns]?[iuü]),|{_AP}y?l[ae]| ile) ?(?:{_L}+['’]n?[iuü]n )?['\"‘“]?"),
    degrees=(
        Degree(words("yakalayam[ai]", rf"kadar (?:da |de )?(?:{_L}+ )?{_ADJ} (?:da |de )?(?:değil|olma(?:diğ|di|yan|makla))", rf"kadar {_ADJ} ?değil"), -1),
        Degree(words("kadar", _SAME, "eşit", "benzer", "denk", "başa baş", "kafa kafaya", "eşdeğer", "seviyesinde", "düzeyinde", "ayarinda", "boy ölçüş"), 0),
        Degree(words("uygun maliyetli", "maliyet etkin"), +1, "cost_efficiency"),
        Degree(words("ucuz", "hesapli", "uygun fiyat", "ekonomik"), -1, "price"),
        Degree(words("pahali"), +1, "price"),
        Degree(words(rf"(?<!{_L})büyük{_COPULA}{_SAID}"), +1, "size"),
        Degree(words(rf"(?<!{_L})küçük{_COPULA}{_SAID}"), -1, "size"),
        Degree(words(rf"(?<!{_L})uzun{_COPULA}{_SAID}"), +1, "length"),
        Degree(words(rf"(?<!{_L})kisa{_COPULA}{_SAID}"), -1, "length"),
        Degree(words(rf"(?<!{_L})kalin{_COPULA}{_SAID}"), +1, "thickness"),
        Degree(words(rf"(?<!{_L})ince{_COPULA}{_SAID}"), -1, "thickness"),
        Degree(words("hizli", "çevik", "atik(?![a-z])", "çabuk"), +1, "performance"),
        Degree(words("yavaş", "hantal"), -1, "performance"),
        Degree(words("sessiz"), -1, "noise"),
        Degree(words("gürültülü"), +1, "noise"),
        Degree(words("serin(?![a-z])"), -1, "temperature"),
        Degree(words("sicak(?![a-z])"), +1, "temperature"),
        Degree(words("hafif"), -1, "weight"),
        Degree(words("ağir(?![a-zçğöşü])"), +1, "weight"),
        Degree(words("tutumlu|verimli"), +1, "energy_efficiency"),
        Degree(words(*[f"{w}{_COPULA}(?!{_L})" if len(w) < 4 else w for w in _GOOD.split("|")], "önünde", "ilerisinde"), +1, merit=True),
        Degree(words(*[f"(?<!{_L}){w}{_COPULA}(?!{_L})" for w in _POOR.split("|")], "gerisinde"), -1, merit=True),
        Degree(words(*[f"(?<!{_L}){w}{_COPULA}(?!{_L})" for w in _LESS.split("|")]), -1),
        Degree(words(*[f"(?<!{_L}){w}" for w in _MORE.split("|") if w != "çok"], f"(?<!{_L})çok{_COPULA}(?![a-zçğöşü ])", "üstünde"), +1),
    ),
    more=Degree(words(f"(?<!{_L})daha(?= {_L})"), +1),
    comparative=re.compile(rf"(?<!{_L})daha {_ADJ}(?:dir|di|ydi|miş)?(?=[ ,.;]|$)"),
    aim=re.compile(rf"m[ae]k (?:için|üzere|amaci)|m[ae]si için|(?<!{_L})(?:hedef|amaç|amac)"),
    just_more=re.compile(r"daha $"),
    just_most=re.compile(r"(?<![a-zçğıöşü])en $"),
    doer=re.compile(r"(?!)"),  # no mark tells a Turkish subject
    also=re.compile(rf"{_L}*(?: {_L}+){{0,4}}?,? (?:ve|hem de|üstelik|ayrica|ama|fakat|ancak) (?:çok |biraz |epey |ondan |bundan )*(?=daha (?!(?:önce|sonra|fazlasi)))"),
    goes_on=re.compile(rf"{_L}{{0,4}}(?: ve|,? ama|,? fakat) (?={_ADJ}{_COPULA}[.,;])"),
    topic=re.compile(r"(?!)"),
    mutual=re.compile(rf"(?:ikisinin|her ikisinin|iki (?:{_DEVICE}){_L}*[iuü]n) (?:{_L}+['’]?{_L}* ){{0,3}}?(?:de |da )?(?:birbiriyle )?{_SAME}|(?:her )?ikisi (?:de|da) [^.;\n]{{0,40}} ve (?:{_L}+ ){{0,2}}{_L}+['’]?{_L}*l[ae]r[iı] (?:de |da )?{_SAME}|birbirine (?:çok |oldukça |epey )?(?:yakin|denk|eşit)|berabere|eşitlik sağlan|(?:ikisi|iki (?:kart|yonga|sistem|taraf|cihaz)) ?(?:de|da|arasinda)? ?(?:neredeyse |hemen hemen |aşaği yukari )?(?:{_SAME}|eşit|denk|başa baş|fark yok)|(?:ikisi|iki (?:kart|yonga|çip|sistem|taraf|cihaz|model|telefon)) arasinda (?:anlamli |belirgin |kayda değer |ciddi |büyük |gözle görülür |gerçek |önemli |esasli |hissedilir )?(?:bir )?fark (?:yok|görülme[dm]|olma[dm]|bulunma[dm]|çikma[dm]|kalma[dm])|başa baş (?:git|bit)"),
    level=re.compile(rf"(?: (?!ve |ama |ile ){_L}+)??(?:{_AP}(?:y?l[ae]|[dt][ae]))?(?: ile)?[,:;–—]* (?:yani |demek ki |burada |arada |aralarinda |hemen hemen |neredeyse )*(?P<word>{_SAME}|eşit|başa baş|berabere|kafa kafaya|fark (?:yok|kalma[dm]|çikma[dm]))"),
    alike=re.compile(rf"[^.;\n]{{0,40}}?(?<!{_L})(?P<word>{_SAME}|eşit|başa baş|berabere|kafa kafaya|denk|at başi|ayni(?=[.,;]))"),
    outcomes=(
        Degree(re.compile(rf"(?<!{_L})(?P<word>önde(?!{_L}*(?:ki|rge|n))|öne geç|ileride(?!{_L})|kazan(?:di|ir|iyor|miş)(?!{_L})|üstün(?!{_L}))"), +1, merit=True),
        Degree(re.compile(rf"(?<!{_L})(?P<word>geride(?! birak)|geri kal|kaybet|yenil(?:di|iyor))"), -1, merit=True),
        Degree(re.compile(rf"(?<!{_L})daha (?P<word>(?:{_GOOD}|{_MORE}){_COPULA}){_PREDICATE}"), +1),
        Degree(re.compile(rf"(?<!{_L})daha (?P<word>(?:{_LESS}|{_POOR}){_COPULA}){_PREDICATE}"), -1),
    ),
    possessed=re.compile(rf"{_AP}n?[iuü]nkin(?:[dt]en|e)(?!{_L})"), device=re.compile(rf"(?<!{_L})(?:{_DEVICE}|gpu|hizlandirici|modül|nesil|nesl|kuşa[kğ]|platform|çözüm|seri)"),
    amount=re.compile(rf"(?:az|fazla|çok|düşük|yüksek){_COPULA}(?!{_L})"),
    occasion=re.compile(r"(?<![a-zçğöşü])(?:ihale|dava|mahkeme|duruşma|seçim|maç|turnuva|kupa|müşteri|sözleşme|sipariş|para|pay|değer|güven|bahis|bahsi|prim|ödül)"),
    own=re.compile(r"(?<![a-zçğöşü])(?:biz(?!im ölç)|bizim|bizden|ikisi|üçü|hepsi|kendi|yerli)"),
    gap=re.compile(rf"{_AP}(?:l[iuü]k)? fark(?:la|i)"),
    valued=re.compile(rf"(?P<of>{_AP}l[iuü]k )|\)|{_AP}y?l[ae](?!{_L})| ile |{_AP}s?[iuü]n[iuü](?!{_L})"),
    together=re.compile(rf"(?<!{_L})(?:(?P<two>(?:her )?ikisi de|her iki (?:kart|yonga|çip|model|sistem|işlemci){_L}* da)|(?P<three>(?:her )?üçü de|her üç (?:kart|yonga|çip|model|sistem|işlemci){_L}* da))(?!{_L})"),
    several=re.compile(rf"(?<!{_L})(?:(?P<two>(?:her )?ikisi)|(?P<three>(?:her )?üçü))(?=n)"),
    each=re.compile(
        rf"(?<!{_L})(?P<rest>(?:öbür|öteki|diğer|kalan) )?(?:(?P<two>(?:her )?ikisi(?:n(?:de|in|e|i))? (?:de|birden)|her ikisi(?:n(?:de|in|e))?|her iki (?:{_DEVICE}){_L}*(?: d[ae])?|{_OTHERS}ikisi(?:n(?:de|in|e))?)"
        rf"|(?P<three>(?:her )?üçü(?:n(?:de|ün|e|ü))? (?:de|birden)|her üçü(?:n(?:de|ün|e))?|her üç (?:{_DEVICE}){_L}*(?: d[ae])?)|(?P<four>(?:her )?dördü(?:n(?:de|ün|e|ü))? (?:de|birden)|her dört (?:{_DEVICE}){_L}*(?: d[ae])?))(?!{_L})"
    ),
    added_up=re.compile(rf"(?<!{_L})(?:toplam|birlikte|beraber|bir arada|paylaş)"),
    for_all=re.compile(rf"(?<!{_L})(?:hem [^.;\n]{{2,50}} hem |(?:her )?ikisi(?:nde|nin)? (?:de|birden)|her ikisi|üçü(?:nde|nün)? (?:de|birden)|hepsi |ayni oranda|ikişer kat|üçer kat)"),
    metric_joint=re.compile(rf"{_L}*(?:,| ve| ile|,? hem(?: de)?) (?:{_L}+ ){{0,3}}?"),
    overall=re.compile(rf"(?<!{_L})(?:genel (?:olarak|anlamda)|genelinde|her (?:alanda|açidan|yönden)|bütünüyle)(?!{_L})"),
    improved=re.compile(r"(?:belirgin (?:biçimde|şekilde|ölçüde)|önemli ölçüde|büyük ölçüde|ciddi (?:biçimde|şekilde|ölçüde)|gözle görülür (?:biçimde|şekilde|ölçüde)|genel olarak|epey|hayli|oldukça|kayda değer (?:biçimde|ölçüde)) (?:(?P<better>iyileş(?:ti|miş|tiril)|gelişti(?:ril)?|hizlan(?:di|miş))|(?:kötüleş(?:ti|miş)|yavaşla(?:di|miş)))"),
    unchanged=re.compile(rf"(?<!{_L})(?:değişme(?:di|miş|yecek)|ayni kal(?:di|miş|iyor|acak)|(?P<kept>sabit (?:kal|tut))|yerinde say|yerinden oynama|yatay (?:seyre|kal)|ayni tut)"),
    since=re.compile(rf"{_AP}(?:n?[dt][ae]n (?:bu yana|beri)|[yn]?[ae] (?:göre|kiyasla)) (?:{_L}+ )?$"),
    contrast=re.compile(r"(?:yine de|buna (?:rağmen|karşin)|bununla birlikte|öte yandan|oysa|ama|fakat|ancak)(?: ise)?,? "),
    far_ahead=re.compile(rf"(?<!{_L})(?:açik ara|ezici (?:biçimde|şekilde)|kat kat|çok) (?:daha )(?:{_GOOD}|{_MORE}){_COPULA}(?=[.,;!]|$)"),
    adnominal=re.compile(rf"(?<!{_L})daha {_ADJ}(?: olan| bir)? "),
    modifier=re.compile(rf"{_L}* ?(?:olan |bir )?['\"“]?"),
    pronoun=re.compile(rf"(?<!{_L})(?:ondan|bundan|rakibinden|rakibine göre)(?= (?:[a-zçğöşü]+ )?(?:daha|{_ADJ}))"),
    stem=re.compile(rf"(?<!{_L})(?<!kimse )(?<!hiçbiri )(?:on(?=u |a |un |unla )|onun(?=la )|rakibi(?=ni |nin |ne |yle |nden ))"),
    ours=re.compile(r"(?!)"),  # the verb tells it
    other_standard=re.compile(r"(?!)"),  # `kadar` and the ablative are read by the rules
    past=re.compile(r"(?:önceki (?:nesil|kuşa[kğ]|sürüm|model|yil)|selef|öncek|geçen (?:yil|sene)|ilk sürüm|birinci sürüm|eski)[a-zçğöşü]*(?: [a-zçğöşü]+)?(?:y?l[ae]|[dt][ae]n| ile| kadar|(?:e|a|ne|na) (?:göre|kiyasla))(?= ayni| daha| de ayni| [a-zçğöşü]+)"),
    former=re.compile(rf"(?<!{_L})(?:(?:selef|öncül)i(?=n[iuüe]|yle| kadar)|(?:bir )?önceki (?:nesi?l|kuşa[kğ]|model|sürüm)(?=[iuü])|eski (?:model|sürüm)(?=[iuü]))"),
    speed=re.compile(r"(?<![a-zçğöşü])hiz(?!met)|yavaş|çabuk"),
    duration=re.compile(r"kisa|uzun|uza|(?<![a-zçğöşü])az|fazla|çok|düş"),
    likened=re.compile(rf"(?:\*\*)?(?:{_AP}{_L}{{0,5}})? (?:{_L}+ ){{0,3}}?(?:tüket|kullan|harca|ihtiyac|çektiğ|çaliştir|yak|açik tut){_L}*(?: (?:enerji|elektri[kğ]|güç|güc){_L}*)? (?:ile |neredeyse |hemen hemen )?(?P<word>kadar|eşdeğer|eşit|denk|ayni)"),
    household=re.compile(r"(hane)"),
    likeness=re.compile(rf"(?<![a-zçğöşü0-9'’])((?!bir |yani |bu )(?:(?!bir |yani |bu ){_L}+['’]?{_L}* ){{0,2}}?{_L}{{2,}}[iuü])(?:n[iuü])? (?:\*\*)?(?:yaklaşik |tam |kabaca )?$"),
    of_any=re.compile(r"(?!)"),
    rest=re.compile(r"kaç kat|(?<![a-zçğöşü])en (?!az |fazla )(?:[a-zçğöşü]+)|hangisi|her şeyden|beklenenden|sandiğinizdan|ne kadar|daha (?:önce|sonra|fazla bilgi)"),
    set_against=re.compile(r"(?:önceki (?:nesil|kuşak|model|sürüm)|eski (?:nesil|kuşak)|(?<![a-zçğöşü])(?:selefi|rakibi)(?: olan)?) ['\"‘“]?$"),
    its_value=re.compile(r"(?: (?:sunucu|sistem|düğüm|kart|yonga|çip|cihaz)(?:s?[iuü](?=n))?)?['’]?n?[iuü]n (?:saniyede )?[0-9][0-9.,]* ?[a-zçğöşü/]{0,10}['’]?(?:s?[iuü]n[dt][ae]n|s?[iuü]n[ae] (?:göre|kiyasla)) "),
    for_part=re.compile(r"['’]?[a-zçğöşü]{0,3} ?(?:fiyatina|fiyata|maliyetine|maliyetle|güçle|gücüyle|enerjiyle|elektrikle|boyutta)(?![a-zçğöşü])"),
    joins=re.compile(r"['’]?y?l[ae] | (?:ve|ile) "),
    but=re.compile(r"['’]?[a-zçğöşü]{0,3}(?: kadar)?,? (?:ama|ancak|fakat) "),
    makers_thing=re.compile(r"(?:['’]?n?[iuü]n)? (?:kart|çip|yonga|ürün|hizlandirici|model|gpu)(?:[iuü]|s[iuü])?(?:,| ise)? |['’]?n?[iuü]nki,? "),
    than_makers_thing=re.compile(r"['’]?n?[iuü]nki(?:nd[ae]n|ne (?:göre|kiyasla|oranla))(?= )|(?:['’]?n?[iuü]n)? (?:kart|çip|yonga|ürün|hizlandirici|model|gpu)(?:(?:s?[iuü]n)?[dt][ae]n|(?:s?[iuü]n)?y?[ae] (?:göre|kiyasla|oranla))(?= )"),
)  # fmt: skip
