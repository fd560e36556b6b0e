"""What a Turkish name is, by the words around it: evidence for names that neither the lexicon nor their shape explains.

Patterns run on folded text. ``before`` patterns end at the name, ``after`` patterns begin right behind it.
"""

from __future__ import annotations

import re

from pipeline.languages.kinds import Evidence, Kinds

_L = "[a-zçğöşü]"
_THING = "yonga|çip|işlemci|hizlandirici|kart|gpu|npu|cpu|tpu|soc|modül|çekirde[kğ]|fpga|asic|mikrodenetleyici|denetleyici|kit"
_SYSTEM = "sunucu|sistem|süperbilgisayar|iş istasyonu|küme|kabin|telefon|dizüstü|bilgisayar|konsol|cihaz|robot|kutu|istasyon|tablet|kamera"
_WORK = "oyun|test|kiyaslama|benchmark|senaryo"
_FIRM = "şirket|firma|girişim|üretici|sağlayici|dev|marka|operatör|dökümhane|startup"
_OFFICE = (
    "ceo|cto|cfo|coo|genel müdür|müdür|başkan|kurucu|yönetici|direktör|sözcü|mühendis|analist|uzman|profesör|prof\\.|doç\\.|dr\\.|araştirmaci|danişman|yazar|muhabir|editör|ortak|koordinatör|bakan|şef|lider|ekonomist|akademisyen|öğretim üyesi|hoca|sorumlu|temsilci|yetkili"
)
_HARDWARE = "bellek|bellegi|belleği|belle|güc|güç|tdp|performans|bant genişliği|çekirde|transist|yonga alani|saat hizi|frekans|sicakli|gecikme|enerji|verimli|tüketim|soğutma|doğrulu|çikarim|watt|fiyat|çektiğ|çektik|kalib|işlem gücü|hiz|boyut|ağirliğ|ekran|pil|batarya|önbelle|sürücü|derleyici|halefi|selefi|rakib|gerisinde|önünde|üstünde|altinda|iki kati|üç kati|yarisi|%|\\d"
_FIRM_ONLY = "sermaye|son turu|teknik direktör|kanalinda|kasasi|fabrika|ekibi|patron|avukat|hissedar|ortağ|logosu|mağaza|teklif|ihale dosya|dosyasi|internet site|web site|iflas|borc|zarari|destek birim"  # what firms have and things have not
_BUSINESS = "geliri|cirosu|pazar pay|çalişan|ceo|kurucu|yönetim|hisse|yatirim|müşteri|yetkili|sözcü|genel müdür|kâri|değerleme|merkezi|ofis|mühendis|açiklama|raporu|bilanço|hesab|hesap|tahmin|yonga(?:si|lari)|kart(?:i|lari)|çip(?:i|leri)|işlemci(?:si|leri)|sunucu(?:su|lari)|hizlandirici(?:si|lari)|modül(?:ü|leri)|kulakliğ|telefonu|kalemi|tableti|saati|robotu|kamerasi|monitör|hoparlör|gözlüğ|cihazi|ürünü|amiral gemisi|dizüstü|yeni |geliştirdiğ|ürettiğ|tasarladiğ|duyurduğ|tanittiğ|paylaştiğ|verdiğ|istediğ"

KINDS = Kinds(
    given_names=frozenset(
        "ahmet mehmet mustafa ali hüseyin hasan ibrahim ismail osman yusuf murat ömer ramazan halil süleyman abdullah mahmut recep salih fatih kadir emre hakan adem kemal yaşar bekir musa metin orhan serkan burak furkan gökhan uğur volkan onur ilker engin erkan okan tolga barış kaan cem can deniz efe eren berk kerem kaya selim sinan taner tarık turgut ufuk umut yasin yavuz zafer levent koray ozan oğuz alper aras arda ata ayhan aydın bora bülent caner celal cengiz cenk cihan çağlar çetin doğan doruk emin enes ercan erdem erhan erol ersin ertan fikret gürkan güven hamza haluk harun ilhan ilyas kenan mert mete nazım necati nihat nuri oktay polat rıza sedat selçuk semih serdar serhat sezer suat şahin şükrü tamer tekin timur tuncay tunç tuna utku vedat veli yalçın yiğit yunus yılmaz"
        " ayşe fatma emine hatice zeynep elif meryem şerife zehra sultan hanife merve havva zeliha esra fadime özlem hacer yasemin hülya cemile sevim gülsüm leyla dilek büşra aynur songül gülşen filiz nurcan sibel derya nazlı nermin selin selma sema serap sevgi sevda şule tuba tuğba tülay ülkü yeliz yeşim zerrin pınar pelin oya özge özgür nur neslihan nesrin nilgün nihal melek melis melike meltem mine müge lale kübra irem ipek ilknur ezgi ece ebru ekin defne damla ceren cansu canan burcu buse berna beril begüm bahar aylin ayça asya aslı asena arzu alev aleyna eda duygu didem dilara deniz gizem gamze gonca gökçe hande hilal hazal idil jale lara mina naz nehir nil nisa rana rüya sena sude su sıla şeyma şirin tuana yağmur yaprak zülal nevin nalan meral belgin betül yıldız aysel ayten handan şebnem"
        " abdülkadir adnan ahu akin alaz alev alp alparslan altan anil arif armağan asli asuman atakan atilla atil aycan ayla aytaç azra azize barlas bayram behçet behiye berat berfin berkay beste beyhan beyza bilge birsen burçin cahit cansel cavit cevdet ceyda ceyhun cihangir coşkun çağatay çağri çiğdem demet devrim dilan doğukan dursun edip efsun egemen ekrem elvan emel emrah ender ercüment erdal erdinç erdoğan eray eren erol esin eşref evrim faruk ferda ferdi ferhan ferhat feride feridun feyza figen fulya funda füsun gaye gülay gülbahar gülben gülden gülhan gülin güliz gülriz günay güner güneş güngör gürsel hakki halide haldun hayri hazim hikmet hulusi hümeyra hürrem ilay ilkay ilter imge inan inci ismet işik işil kaan kadriye kamil kazim kutay kutlu lütfi macit mahir mahmure mazhar medine mehtap melda melda melisa mert mesut mevlüt mihriban mirza muammer muazzez mualla muhammet muhsin mukadder mukaddes muzaffer mücahit müjde müjgan mürsel müslüm nadir nadide naciye nafiz nahit naim namik nebahat necla necdet nedim nefise nejat nergis nesibe neşe nevzat nezih nigar nilay nilüfer niyazi nurdan nurettin nurhan nursel nurten okyanus onat orkun oytun ömür önder öner özden özer özgün özkan perihan rahmi raif recai refik remzi reyhan rifat ruhi rüstem rüştü sabahattin sabri sadik saim saliha saffet sami sarp satilmiş seda sefa selahattin selami seldahan selen semiha semra senem seren sertaç seval sevil seyfi seyhan sinem soner suzan sühan süheyla şaban şadan şafak şahika şenay şener şevket tahsin talat tanju tansel tanyeli taylan tevfik tijen tülin türkan ulaş umay ümit ünal vahap vahit vildan vural yakup yaman yonca yusra yüksel zafer zahide zekeriya zeki ziya zuhal jensen lisa elon sam mark tim satya sundar pat lip john michael david james robert andrew peter paul tom dylan jim raja jonathan andrej geoffrey yann demis dario ilya greg kevin sarah emily anna maria chris daniel steve matt ben alex simon martin thomas richard william brian eric scott jack".translate(str.maketrans("ı", "i")).split()
    ),
    before=(
        Evidence("person", 3, re.compile(rf"(?:{_OFFICE}){_L}*(?: olan| yardimcisi)?[,:]? $")),
        Evidence("person", 3, re.compile(r"(?:sayin|bay|bayan|gazeteci|blog yazari) $")),
        Evidence("chip", 3, re.compile(rf"(?:{_THING})(?:l[ae]r)?(?:s?[iuü](?:n[iuü]n|yla|nda)?)? ?(?:olan |adi )?[\"'‘“]?$")),
        Evidence("system", 3, re.compile(rf"(?:{_SYSTEM})(?:l[ae]r)?(?:s?[iuü](?:n[iuü]n|yla|nda)?)? ?(?:olan |adi )?[\"'‘“]?$")),
        Evidence("model", 3, re.compile(r"(?:(?:dil|gömme|görüntü|ses|çeviri|kullandiğ[a-zçğöşü]+|eğittiğ[a-zçğöşü]+|açik) model|sohbet robot|sinir ağ)(?:i|u|imiz|i olan|i olarak)?:? $")),
        Evidence("vendor", 3, re.compile(rf"(?:{_FIRM})(?:l[ae]r)?(?:s?[iuü])?(?:nden|nin)? ?(?:olan |adi )?$")),
        Evidence("organisation", 3, re.compile(r"(?:(?:test|haber|inceleme|kiyaslama|karşilaştirma|ölçüm|teknoloji|donanim|oyun) sitesi|laboratuvari|dergisi|gazetesi|portali|blogu)(?: olan)? $")),
        Evidence("organisation", 4, re.compile(r"(?<![a-zçğöşü])(?:müşteri|tedarikçi|yatirimci|iş ortağ|bayi)(?:[iıuü]?m[iıuü]z|ler[iı]m[iı]z(?:den)?|s?[iı]|lerinden)(?: biri)?(?: olan)? $")),
        Evidence("model", 4, re.compile(r"[0-9] (?:milyar|milyon|trilyon) parametreli $")),
        Evidence("chip", 2, re.compile(r"(?:selefi|halefi|kardeşi|ağabeyi|rakibi|öncülü|amiral gemisi|yeni nesil|yeni|eski) $")),
    ),
    owned=Evidence("chip", 2, re.compile(rf"['’]?n?[iuü]n (?:(?:yeni|eski|son|ilk|önceki|(?:geçen|bu) (?:yilki|ayki)|en [a-zçğöşü]+|amiral gemisi|(?:{_L}+ )?(?:tasarladiği|geliştirdiği|ürettiği|duyurduğu|tanittiği|tasarimi))(?: {_L}+)? )?[\"'‘“]?$")),
    after=(
        Evidence("person", 4, re.compile(r" (?:bey|hanim|hoca)(?![a-zçğöşü])|,? (?:ceo|cto|cfo|genel müdürü|kurucusu|başkani)(?![a-zçğöşü])")),
        Evidence("person", 3, re.compile(rf"(?: ise| de| da)?,? (?:diyor|söylüyor|anlatiyor|gülümsü|gülüyor|omuz silk|itiraf ed|itiraf et)|['’]?n?[iuü]n (?:{_L}+ )?(?:anlattiğ|dediğ|sözleri|deyişiyle|ifadesiyle)|['’]?y?[ae] sord")),
        Evidence("model", 3, re.compile(rf"['’]?(?:y?[iuü]|n[iuü])? (?:çaliştirir|çaliştirin|koşturur|koşturul|eğitmek|eğitirken|eğittiğ|yüklüyken|yükleyince|yüklerken)|['’]?(?:y?[iuü]n|n[iuü]n)? (?:çikarimi|eğitimi|ince ayari)(?!{_L})")),
        Evidence("chip", 4, re.compile(rf"(?:['’]?[a-zçğöşü]{{0,4}} (?:adli|isimli|adini verdiği|kod adli|adiyla [a-zçğöşü]+) (?:{_L}+ ){{0,2}}?| )(?:{_THING})(?:s?[iuü])?(?!{_L}*(?:sektör|üretici|pazar))")),
        Evidence("system", 4, re.compile(rf"(?:['’]?[a-zçğöşü]{{0,4}} (?:adli|isimli|adini verdiği|kod adli) (?:{_L}+ ){{0,2}}?| )(?:{_SYSTEM})")),
        Evidence("vendor", 4, re.compile(rf" (?:adli|isimli) (?:{_L}+ ){{0,2}}?(?:{_FIRM})")),
        Evidence("benchmark", 4, re.compile(rf"(?: (?:adli|isimli)(?: {_L}+)?)? (?:{_WORK})(?:u|i|ü|unda|inde|ünde|iyle|uyla)(?!{_L})")),
        Evidence("model", 4, re.compile(rf"(?: (?:adli|isimli|adini verdi{_L}+|adini taşiyan)(?: {_L}+)?)? (?:dil modeli|modelini (?:eğit|çaliştir|koştur))")),
        Evidence("model", 4, re.compile(r"['’]?n?[iuü]n (?:yaklaşik |toplam )?[0-9][0-9.,]* (?:milyar|milyon|trilyon) parametresi(?![a-zçğöşü])|['’]?n?[iuü]n parametre sayisi(?![a-zçğöşü])")),
        Evidence("vendor", 2, re.compile(rf"['’]?n?[iuü]n (?:{_L}+ )?(?:{_BUSINESS})")),
        Evidence("chip", 2, re.compile(rf"['’]?n?[iuü]n (?:{_L}+ )?(?:{_HARDWARE})")),
        Evidence("chip", 2, re.compile(rf"['’]?(?:y?[iuü]|n[iuü]|s[iuü]n[iuü]) (?:{_L}+ ){{0,2}}?(?:tanit|duyur|piyasaya|geliştir|test et|denedi|çikar|üret|satişa|seçen)")),
        Evidence("chip", 2, re.compile(r"['’]?(?:y?[ae]|n[ae]) (?:göre|kiyasla|nazaran|oranla) (?:yaklaşik |ortalama )?(?:% ?\d|yüzde|\d|daha|iki|üç)|['’]?n?[dt][ae]n (?:daha |% ?\d|yüzde )")),
        Evidence("vendor", 1, re.compile(rf"(?:,| ise,?) (?:[^.,;]+ )?{_L}+[dt][iuü]ğ[iuü]n[iuü] (?:açikla|duyur|bildir|belirt|söyle|öne sür|iddia|savun)")),
        Evidence("vendor", 3, re.compile(rf"['’]?n?[iuü]n (?:{_FIRM_ONLY})")),
        Evidence("vendor", 3, re.compile(r"(?: \([^)\n]{1,40}\))?(?:,| ise,?) (?:[^.;\n]{0,80}[iuüae] )(?:tanitti|duyurdu|geliştirdi|satişa sundu|çikardi|tasarladi|geliştiriyor|üretiyor)(?![a-zçğöşü])")),
        Evidence("vendor", 3, re.compile(r"(?:,| ise,?)? (?:[^.;\n]{0,80} )?(?:lira|dolar|avro)(?:l[iuü]k|ya|a)? (?:istedi|teklif (?:etti|verdi|sundu))(?![a-zçğöşü])")),
        Evidence("vendor", 3, re.compile(rf" (?:çalişan|yetkilileri|yönetimi|mühendisleri)|(?:,| ise,?)? (?:[12][09]\d\d['’][a-z]{{2,3}} (?:{_L}+ )?)(?:kurul(?:du|muş|an)|beri k[âa]rli)")),
        Evidence("vendor", 2, re.compile(r"(?:,| ise,?)? (?:[^.,;]{0,60} )?(?:yatirim aldi|satin aldi|halka arz|piyasaya sür|seri üretime|anlaşma imzala|ortaklik|işe al|borsa)")),
    ),
    tier=re.compile(r"(?:[a-z]|ii|iii|iv|v|vi|mini|pro|max|ultra|lite|plus|nano|super|ti|xt|xtx|neo|prime|edge|core|one|go|se|air)"),
    hardware_units=frozenset("W kW TOPS POPS TFLOPS PFLOPS GFLOPS GB TB GB/s TB/s nm mm2 GHz MHz core token/s image/s mW TFLOPS/W TOPS/W mJ uJ ms degC".split()),
    played_units=frozenset({"frame/s"}),
    scored_units=frozenset({"point"}),
    placed=re.compile(r"['’](?:n?[dt][ae])(?![a-zçğöşü])"),
    subject_end=re.compile(r"(?:['’]?n?[iuü]n|['’]?n?[dt][ae])?(?: ise| de| da)?(?=[ ,])"),
    produced=re.compile(r"nanometre|süreci|\d ?nm|üretil|ürettir"),
    former=re.compile(r"['’]?n?[iuü]n eski (?:[a-zçğöşü]+ )?(?:mühendis|çalişan|yönetici|müdür|tasarimci|araştirmaci|ceo|cto|başkan)|['’]?(?:d[ae]n|t[ae]n) (?:ayrilan|gelen)"),
    source=re.compile(r"['’]?n?[iuü]n [a-zçğöşü]*(?:lar|ler)?[iuü]n?a göre|['’]?y?[ae] göre"),
    lends=re.compile(r"(?:['’]?(?:n?[iuü]n|n?[dt][ae]n|n?[dt][ae]))?,?(?![a-zçğöşü])[^.!?\n]{0,60}?(?<![a-zçğöşü])(?:kirala|saatlik |saati |saatine |saatte )"),
    buys=re.compile(r"müşteri(?:si|leri|leri arasinda|miz|lerimiz|ler[iı]mizden|lerinden|m)?(?: biri)? (?:olan |yer alan )?['\"‘“]?$"),
    makes=re.compile(r"üreten|ürettiği|geliştiren|geliştirdiği|tasarlayan|tasarladiği|çikardiği|duyurduğu|tanittiği|imzali|marka"),
    maker_told=re.compile(rf"['’]?n?[iuü]n (?:üreticisi|geliştiricisi|tasarimcisi|yapimcisi)(?: olan)?(?: ise|:)? (?:{_L}+(?:li|lu|lü|merkezli) ){{0,2}}|['’]?(?:y?[iuü]|n[iuü]) (?:üreten|geliştiren|tasarlayan|çikaran|duyuran|tanitan|hazirlayan)(?: (?:şirket|firma|girişim|üretici|ekip|isim))?(?: ise|:|,)? (?:{_L}+(?:li|lu|lü|merkezli) ){{0,2}}"),
    made_by=re.compile(rf" tarafindan (?:(?:{_L}|[0-9])+ ){{0,3}}(?:geliştiril|tasarlan|üretil|duyurul|tanitil|çikaril|hazirlan)|(?: ise| de| da)? (?:(?:{_L}|[0-9])+ ){{0,3}}(?:tasarladi|geliştirdi|üretti|çikardi|duyurdu|tanitti|tasarliyor|geliştiriyor|üretiyor)(?!{_L}*[ğk][iuü])|(?:['’]?n?[iuü]n)? (?:ürünü|çipi|yongasi|karti|işlemcisi|hizlandiricisi|imzasi)(?:d[iuü]r|yd[iuü])?(?=[.,;]| ve )"),
    the_firm=re.compile(r"(?:onlar|(?:ayni |bu )?(?:şirket|firma|girişim|ekip))(?: ise| de| da)?(?:,| )"),
    trained=re.compile(r"(?<![a-zçğöşü])eğit(?:ti|miş|iyor)"),
    led_to=re.compile(r"['’]?(?:y?[iuü]|n[iuü]) (?:ise |de |da )?|,? (?:ise |de |da |bir )?"),
    takes=re.compile(r"satin al|sipariş|kirala|siniyor|sinadi|denedi|test etti|geçişi"),
    uses=re.compile(r"kullaniyor|kullandi|kullanmaya|kullanacak|kullanan|kullandik|satin ald|satin alacak|satin alma|sipariş (?:etti|verdi|verm)|kirala(?:di|yacak|yan)|geçiş yapt|geçti(?![a-z])|geçiyor|geçince|tercih etti|tercih ediyor|benimsedi|deniyor|denedi|sinadi|test etti|test ediyor|entegre etti|yükseltti"),
    other_trade=re.compile(r"(?:lojistik|kargo|perakende|otomotiv|banka(?:cilik)?|sigorta|telekom|operatör|oyun|tarim|sulama|sağlik|ilaç|inşaat|havayolu|havacilik|kamera|robot|bulut|barindirma|e-ticaret|market|gida|madencilik|enerji|turizm|yayinci)[a-zçğöşü]* (?:(?:sistem|yazilim|hizmet|çözüm)ler[iy] )?(?:şirket|firma|üretici|girişim|sağlayici|zincir|dev|marka)[a-zçğöşü]* $"),
    chip_trade=re.compile(r"(?:yonga|çip|yari iletken|işlemci|hizlandirici|gpu|npu|donanim|sunucu|kart)[a-zçğöşü]*(?: (?:üreticisi|tasarimcisi|şirketi|firmasi|girişimi|üreten|geliştiren|tasarlayan))(?: [a-zçğöşü]+){0,2} $"),
    officer=re.compile(rf"(?:['’]?n?[iuü]n)? (?:{_L}+ )?(?:kurucu|ortak kurucu|ceo|cto|genel müdür|baş mühendis|tasarim mühendis|yazilim mühendis|ar-ge|teknik müdür|ürün müdür|mimar)|['’]?[iuü] (?:kuran|yöneten)"),
)
