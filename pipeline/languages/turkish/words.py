"""Turkish words that are no names: common stems, the endings they take, places and those who come from them.

Folded: ``ı`` and ``İ`` are ``i``. A word is read as stem and endings; the last letter of a stem may be softened (``kitab``, ``çocuğ``).
"""

from __future__ import annotations

import re
from functools import lru_cache

STEMS = frozenset(
  # things and people of an article
  "abone ad adam adet adim ag ağ ağirlik ağiz akil akim akşam aktarim alan alarm alet algilama alici alim alt altyapi alti amaç ana anlam anlaşma ara araba araç aralik araştirma arayüz arka arkadaş armağan arşiv artik artiş arz"
  " asil aslan avantaj avuç ay ayar ayirt ayak ayni ayrinti az azalma bağ bağlam bağlanti baha bakan bakanlik bakiş baki bakim bakma banka bant basin basim baski baş başari başarim başka başkan başlangiç başlik başvuru batarya beden belge bellek belirsizlik beklenti"
  " bekleme bent benzer beri besleme beş beygir biçim bilanço bilgi bilgisayar bilim bin bina birim birlik bit bitiş biz boyut boş bölge bölüm borç borsa bu bugün buhar buluş bulgu buluşma buna bunlar bunun burasi burada bütçe bütün büro büyük büyüme büyüklük"
  " cadde cam can canli cep cephe cevap cihaz ciro cümle çaba çağ çağri çalişan çalişma çalişmak çap çark çare çarpim çay çeviri çekirdek çerçeve çeyrek çeşit çevre çiktı çikti çikarim çikiş çift çip çizelge çizgi çocuk çoğu çoğunluk çok çözüm çözünürlük"
  " dağ dağitim dakika daki dalga dava davranış dayanak değer değerlendirme değerleme değişim değişiklik delik demet deneme deney denge depo depolama ders derece dergi dert destek dev devlet devre deyiş dikkat dil diğer diş disk dizi doğa doğruluk dolap dolar dolum dosya"
  " döküman donanim dönem dönüş dört duman durum duvar duyuru dün dünya düğme düğüm düşünce düşüş düzen düzeltme düzey eğitim eğri ek ekim ekip ekran eksik el elektrik elektronik emek emsal en enerji engel erişim ertesi eser eski eş etiket etki etkinlik ev evrak evre"
  " fabrika fan fark fatura fayda fikir film fiyat firma firsat fizik form formül forum fotoğraf frekans fuar gazete gece gecikme geçen geçiş gelecek gelir geliştirme geliştirici genel genişlik gerçek gereksinim geri getiri gider giriş girişim girişimci gök göre görev görüntü görüş"
  " gösterge gövde göz gözlem grafik grup gün gündem güncelleme güneş gürültü güvenlik güç haber hacim haciz hafiza hafta hak hal halk halka hangi hassasiyet hat hata hatta hava hayal hayat hazirlik hedef hem her hesap hesaplama heyet hikaye hisse his hiz hizmet hizlandirici hoca hol"
  " hoparlör hukuk hücre icat iç içerik içerisi için iddia idare ifade ihale ihracat ihtiyaç iki ikinci ilan ilçe ileri iletişim ilgi ilk ilke imza inanç incelem inceleme indirim insan inşaat internet ip ipucu isim isinma isi istek istem isteyen işçi iş işlem işlemci iştah itiraz izin izleyici"
  " jeton jeneratör kabin kablo kaç kadar kadin kadro kafa kağit kahve kalabalik kalan kale kalem kalin kalip kalite kamera kampüs kamu kan kanal kanit kapak kapi kapasite kar kara karar kare karşi karşilaştirma karşilik kart kas kasa kasim kat kategori katman katki kavga kayip kayit kaynak kâr"
  " kelime kenar kendi kent kesim kesinti kez kişi kilo kilowatt kim kimi kira kiralama kitap kitle kiyas kiyaslama klasör klavye kod kol kolay komut konferans kontrol konu konuşma konuk kopya koruma koşul kovan köşe kredi kriz kule kullanici kullanim kulak kurul kurulum kurum kurucu kusur kutu kuyruk küme kütüphane"
  " laboratuvar levha liman lira lisans liste litre maaş madde mağaza mahkeme makale makina makine mal maliyet mantik marj marka masa matris mavera mayis meclis memur menü merak merkez mesaj meslek metin metre mevcut mevsim mezun mimar mimari millet milyon milyar miktar mini mod model modül mola montaj motor mühendis mühendislik müdür müşteri müvekkil"
  " neden nesil nitelik nokta not nota numara o oda odak ofis okuma okur okul olay olan olasilik olçüm ölçüm olgu on onay onlar onun operasyon oran ordu orta ortak ortam ortalama oturum otomobil otopsi oyun oyuncu ödeme ödül öğle öğrenci öğrenme öğretmen ölçek ölçü ömür ön önbellek öncü öncelik öneri önlem örnek örneklem öte öykü özel özellik özet özür"
  " paket paketleme panel para parça parçacik parametre parti patent patron pay pazar pazarlama pencere performans perde personel perşembe pil pin piyasa plan platform poşet posta problem proje protokol prototip puan raf rakam rakip rapor rastgele ray rekabet rekor rektör rektörlük reklam resim rota rüzgar"
  " saat sabah sahne saha sahip saklama salon sanat sanayi saniye santral santimetre sapma satin satici satiş savaş savunma sayaç sayfa sayi seans sebep seçenek seçim sefer sektör selef sen sene seri sermaye sergi servis ses sevk sevkiyat seviye sezon sicaklik sinav sinif sinir sira siralama siparis sipariş sistem site"
  " soğutma soğutucu sohbet sokak sonuç son sonra sorgu soru sorumlu sorun soket söyleşi söylenti söz sözcü sözcük sözleşme strateji su sunucu sunum süre süreç sürpriz sürüm sürücü sürüş süs süreklilik şans şart şehir şerit şema şey şekil şebeke şirket şikayet şimdi şube taahhüt taban tablo tablet takim takvim talep tamir tane tanik tanim tanitim taraf tarif tarih tarla tartişma tasarim"
  " tasfiye taslak taşima taşiyici tavan tavsiye tedarik tedarikçi tek tekne teknik teknoloji telefon temel temsilci tepe tepki tesis tesisat teslim teslimat test teşekkür tez tip titreşim toplam toplanti toplama topluluk transistör trafik tuş tutar tur tutuş tüketici tüketim tümör türev tür türkiye ucuz uç uçak uğultu ulaşim unsur usta uyari uygulama uyku uzman uzunluk üçüncü ücret ülke üniversite ürün üretici üretim üs üst üye"
  " vaat vade vakit varlik varsayim vatandaş vekil veri verim verimlilik vergi video watt yakinda yaka yakit yakin yalitim yan yangin yani yanit yanliş yapi yapilandirma yapimci yara yardim yari yarin yariş yaş yasa yatirim yatirimci yaz yazar yazi yazilim yazilimci yeğen yedek yeni yenilik yer yerel yerleşke yerli yetkili yil yine yol yonga yorum yön yönetici yönetim yönetmen yöntem yük yüksek yüz yüzde yüzey zam zaman zarar zemin zeka zincir zorluk"
  " baslik bulut bulus bosluk derinlik doviz dolandirici derleyici dökümhane donanimci etik evrişim giyilebilir hoşgörü iletim indirme işletim işletme kaçak kaydirma kisim kirmizi kumbara meteoroloji nem numune okul operatör otomasyon palet program programci robot rüşvet silikon sensör sinyal sira soğuk sicak tahmin tamamlayici tampon tasima tost tüm yazim yuva hazirlayan sistolik aritmetik katalog kampanya sürücüsüz batik bodrum makara"
  # people, offices, times, money, qualities
  " ocak şubat nisan haziran temmuz ağustos eylül pazartesi sali çarşamba cuma cumartesi gündüz öğlen ikindi alacakaranlik sonu sonbahar ilkbahar bayram tatil mesai vardiya nöbet yoğunluk seyreklik bolluk kitlik hizlilik yavaşlik"
  " hafiflik kalinlik incelik yükseklik alçaklik uzaklik yakinlik sertlik yumuşaklik esneklik sağlamlik kararlilik tutarlilik güvenilirlik geçerlilik kullanişlilik uyumluluk bağimlilik bağimsizlik gizlilik saydamlik şeffaflik özgünlük"
  " benzerlik farklilik ayricalik üstünlük eşitlik denklik karmaşiklik basitlik kolaylik çeşitlilik bütünlük birliktelik yalnizlik sessizlik parlaklik matlik netlik bulaniklik keskinlik misafir sahibi komşu akraba amca dayi teyze"
  " damat gelin kayinvalide kayinpeder baba anne abla ağabey kardeş evlat bebek genç ihtiyar yaşli emekli hemşire eczaci avukat hakim savci noter muhasebeci bankaci sigortaci emlakçi kuyumcu berber ayakkabici firinci kasap manav"
  " bakkal balikçi çiftçi ustabaşi formen amiri garson aşçi bulaşikçi temizlikçi kapici güvenlikçi şoför hostes makinist tercüman editör muhabir kameraman fotoğrafçi spiker senarist şarkici besteci ressam heykeltiraş müteahhit taşeron"
  " bayi distribütör ithalatçi ihracatçi toptanci perakendeci esnaf tüccar sanayici işveren stajyer acemi çaylak kidemli danişman denetçi müfettiş hakem jüri aday seçmen milletvekili vali kaymakam belediye muhtar zabita polis jandarma"
  " asker subay onbaşi yüzbaşi binbaşi halef kurdele profil sir tuzak encümen konsey sendika dernek vakif kulüp federasyon konfederasyon odalar borsalar kooperatif ortaklik konsorsiyum holding iştirak bayilik acente temsilcilik daire"
  " müdürlük başkanlik dekanlik anabilim fakülte enstitü akademi lise ilkokul ortaokul kreş anaokulu müze galeri kongre sempozyum çaliştay seminer kapaniş açiliş tören kutlama jübile eleştiri övgü yergi tebrik taziye davet bildiri"
  " manifesto demeç açiklama itiraf ifşa yalanlama tekzip iddianame dilekçe tutanak bilirkişi keşif sanik davali davaci müdahil duruşma celse hüküm temyiz istinaf icra iflas konkordato kayyum ihtiyati tedbir ceza beraat tahliye"
  " tutuklama gözalti soruşturma kovuşturma ambalaj kilif vida civata somun conta fiş priz anahtar pedal direksiyon vites fren debriyaj lastik jant egzoz radyatör kaput bagaj silecek jaluzi hali koltuk sandalye çekmece yatak yorgan"
  " yastik çarşaf battaniye havlu sabun şampuan deterjan firça bez paspas çöp torba çuval bidon şişe kavanoz tencere tava bardak tabak kaşik çatal biçak muhabbet dedikodu laf hece harf kesir binde medyan payda kök logaritma integral"
  " denklem eşitsizlik açi yariçap tabaka girdi gerilim direnç basinç debi işi isitma havalandirma aydinlatma topraklama ariza onarim garanti iade demontaj kalibrasyon sinama doğrulama ret kabul nakliye lojistik ambar antrepo gümrük"
  " rihtim terminal gar istasyon durak peron viyadük otoyol karayolu demiryolu havayolu denizyolu güzergah aidat depozito kapora avans taksit peşinat faiz kur döviz petrol doğalgaz harç prim ikramiye tazminat emeklilik promosyon kupon"
  " hediye bağiş sponsorluk hibe teşvik alacak senet çek bono tahvil fon portföy denetim muhasebe kurgu senaryo ani mektup kartpostal dipnot kaynakça önsöz sonsöz gelişme sözlük dizin satir paragraf fikra cilt nüsha müsvedde yaniş"
  " yedekleme suret şablon maket taklit sahte hakiki orijinal eşdeğer muadil müttefik düşman kartel tekel stok ithalat kota ambargo yaptirim tarife mutabakat teklif şartname soğukluk deprem heyelan kuraklik çiğ afet kaza vaka mesele"
  " sikinti usul tarz cins öteki beriki diğeri hangisi kimisi bazisi azi hiçbiri herkes kimse biri ikisi üçü dördü beşi altisi yedisi sekizi dokuzu onu tümü tamami yarisi çeyreği sonuncu birincisi ikincisi üçüncüsü ilki sonuncusu"
  " evvelki sonraki önceki geçenki bugünkü dünkü yarinki şimdiki"
  # adjectives, adverbs, connectives
  " acaba açik açikça adeta ağir akilli aksine ama ancak aniden aralarinda arada ardindan artik asla asil aşaği aşağida ayrica bazi belki benzer bilhassa bile bir biraz birkaç birçok bitti boşuna böyle böylece böylelikle buradan çünkü çoğunlukla daha dahasi değil dek demek derhal derken devamla doğal doğru doğrusu dolayisiyla dürüst düşük eğer elbet elbette en erken etkin evet fakat falan fazla galiba geç gelgelelim geniş gerek gerçekten gereği güçlü gayet hala halbuki hani hatta hayir hele henüz hep hepsi hiç hizli iyi"
  " inanilmaz işte kaba kabaca kalin karmaşik katiyen keşke kisa kisaca kisaltilmiş kesin kesinlikle kolayca kötü kuşkusuz küçük lakin madem maalesef mesela mi mu muhtemelen mutlaka nasil ne nerede neredeyse neyse nihayet niçin niye nitekim ola oldukça olsa onca onlarca oysa öbür öncelikle önce öyle özellikle özetle pek peki pahali rağmen resmî resmi sade sadece sahiden sakin sanki sessiz sik siradan sirf sirayla sonunda sonradan söz şayet şimdilik şöyle şu şüphesiz"
  " sifir temiz yepyeni tabii tam tamam tamamen ters üstelik uzun üzgün vahim var ve veya ya yahut yalniz yalnizca yavaş yeniden yeter yoksa yok zaten zira zor haksizlik pardon selam merhaba teşekkürler sevgili sayin değerli"
  # verbs, as their forms begin a sentence
  " açmak almak anlatmak artirmak aramak atmak bakmak başlamak beklemek bilmek bitirmek bulmak bulunmak çalişmak çalıştirmak çekmek çikmak çikarmak demek değişmek denemek denemiş dönmek durmak duymak düşmek düşünmek etmek geçmek gelmek gerekmek getirmek gezmek girmek gitmek görmek göstermek hesaplamak istemek kalmak kazanmak koymak konuşmak kullanmak kurmak okumak olmak oturmak öğrenmek ölçmek ödemek sanmak satmak seçmek sormak söylemek taşimak tutmak unutmak uymak üretmek vermek yapmak yaşamak yazmak yetmek yürümek".split()
)
_ENDINGS = re.compile(
  r"(?:l[iuü]k?|s[iuü]z|c[iuü]|ç[iuü]|s[ae]l)?(?:l[ae]r)?(?:(?:[iuü]?m[iuü]z|[iuü]?n[iuü]z|[iuü]?m|[iuü]n)?(?:n?[iuü]n|[dt][ae]n?|y?l[ae]|y?[iuü]|y?[ae]|c[ae]|ç[ae])?|s?[iuü](?:n[iuü]n?|n[dt][ae]n?|yl[ae]|n[ae]|nc[ae])?)(?:ki(?:l[ae]r)?(?:n?[iuü]n|n?[dt][ae]n?)?)?(?:[dt][iuü]r|yd[iuü]|d[iuü]|t[iuü]|ysa|s[ae]|yken|ken)?"
)
_FINITE = re.compile(
  r"..+(?:iyor|uyor|üyor|m[iuü]ş|[ae]ca[kğ]|[ae]ce[kğ]|m[ae]z|m[ae]li|[dt][iuü]ğ[iuü]|arak|erek|ince|unca|ünce|[iuü]p|[ae]bil(?:ir|en|iyor)|[iuü]lan|[iuü]len|[iuü]nan|[iuü]nen|[iuü]lm[ae]|m[ae]s[iuü]|(?<!kizilir)(?<!yeşilir)m[ae]k)(?:l[ae]r|[iuü]?m|[iuü]?z|k|s[iuü]n|n[iuü]z|d[ae]|n[iuü]n|n[dt][ae]n?)?(?:d[iuü]|m[iuü]ş|s[ae])?"
)
_PLAIN = str.maketrans("âîû", "aiu")
_FOLDED = str.maketrans("Iİı", "iii")
_HARDENED = {"b": "p", "c": "ç", "d": "t", "ğ": "k"}

_TURKEY = "adana adiyaman afyon aksaray amasya ankara antalya artvin aydin balikesir bartin batman bayburt bilecik bingöl bitlis bolu burdur bursa çanakkale çankiri çorum denizli diyarbakir düzce edirne elaziğ erzincan erzurum eskişehir gaziantep giresun gümüşhane hakkari hatay isparta iğdir istanbul izmir kahramanmaraş karabük karaman kars kastamonu kayseri kirikkale kirklareli kirşehir kocaeli konya kütahya malatya manisa mardin mersin muğla muş nevşehir niğde ordu osmaniye rize sakarya samsun sinop sivas şanliurfa tekirdağ tokat trabzon tunceli uşak yalova yozgat zonguldak urla gebze kadiköy beşiktaş üsküdar şişli maslak çayirova tuzla pendik bornova bodrum çankaya karşiyaka alsancak ikitelli sariyer ataşehir ümraniye bakirköy beyoğlu tarsus alanya iskenderun çorlu polatli izmit gölbaşi kartepe körfez ostim teknopark anadolu trakya ege karadeniz akdeniz marmara" # fmt: skip
_WORLD = "türkiye abd çin avrupa asya afrika amerika japonya tayvan kore hindistan rusya almanya fransa ingiltere italya ispanya hollanda isviçre isveç norveç finlandiya danimarka polonya çekya avusturya macaristan romanya bulgaristan yunanistan kibris israil iran irak suriye misir katar suudi arabistan vietnam malezya singapur tayland endonezya avustralya kanada meksika brezilya arjantin belçika portekiz irlanda ukrayna azerbaycan kazakistan estonya washington brüksel londra paris berlin münih dresden barselona madrid roma milano viyana zürih cenevre lozan amsterdam eindhoven stockholm oslo helsinki kopenhag varşova prag budapeşte bükreş sofya atina moskova kiev bakü dubai doha riyad tokyo osaka kumamoto seul suwon taipei hsinchu pekin şanghay shenzhen hangzhou shanghai hongkong bangalore delhi sydney toronto ottawa montreal vancouver boston chicago dallas houston seattle arizona kaliforniya california teksas texas oregon ohio hillsboro hawaii bristol cambridge oxford grenoble leuven selanik üsküp tiflis taşkent astana bişkek cheongju pyeongtaek yongin gangnam pangyo busan incheon hokkaido fukuoka nagoya kyoto livermore jülich delaware memphis phoenix abilene denver atlanta miami detroit philadelphia manhattan brooklyn kreuzberg stuttgart köln hamburg frankfurt leipzig karlsruhe hannover nürnberg essonne lyon toulouse nice marsilya torino bologna napoli valensiya bilbao lizbon porto dublin belfast edinburgh manchester glasgow galler iskoçya kuzeybatı oulu espoo tampere göteborg malmö lund aarhus bergen trondheim tallinn riga vilnius krakov wroclaw budapest bratislava ljubljana zagreb belgrad saraybosna tiran kahire kazablanka tunus nairobi lagos johannesburg beyrut amman şam halep bağdat erbil tahran tebriz kabil islamabad karaçi lahor mumbai chennai hyderabad pune bengaluru kolkata dakka yangon bangkok hanoi saigon jakarta manila penang johor kaohsiung tainan taichung guangzhou wuhan nanjing chengdu xian suzhou hefei " # fmt: skip
_PEOPLES = frozenset("türk türkçe ingilizce almanca amerikan alman fransiz ingiliz japon italyan ispanyol rus arap yunan iranli israilli çinli tayvanli koreli hintli hollandali isviçreli isveçli finli finlandiyali danimarkali kanadali amerikali avrupali asyali londrali avrupa kürt bulgar macar azeri vietnamli".split())
_TOWNS = "rumeli toroslar kapadokya boğaziçi karaköy galata taksim levent nişantaşi mecidiyeköy doğubank sirkeci eminönü kizilay ulus çayyolu ümitköy bilkent gemlik inegöl orhangazi mudanya bandirma gönen edremit ayvalik dikili foça aliağa urla çeşme seferihisar söke kuşadasi didim marmaris fethiye datça göcek milas kaş kemer manavgat serik incirliova nazilli antakya ceyhan kadirli elbistan silopi cizre nusaybin midyat ergani siverek birecik nizip kilis zile merzifon suluova turhal niksar ünye fatsa görele akçaabat ardeşen hopa pazar çayeli of sürmene boyabat cide safranbolu ereğli zonguldakli lüleburgaz çerkezköy çorlu keşan gelibolu biga çan gönen karasu hendek geyve adapazari dilovasi kandira gölcük körfezli şile silivri büyükçekmece esenyurt avcilar bağcilar güneşli dolmabahçe beykoz şebinkarahisar uludere" # fmt: skip
TOWNS = frozenset(_TOWNS.split())
"""Districts and towns, after which things and firms are named too."""
PLACES = frozenset(_TURKEY.split()) | frozenset(_WORLD.split())
_CASE = r"(?:l[ae]r)?(?:[dt][ae](?:ki)?|[dt][ae]n|n?[iuü]n(?:ki(?:l[ae]r)?(?:n?[iuü]n|n[dt][ae]n?|n?[iuü]|y?l[ae])?)?|y?[ae]|y?[iuü]|yl[ae])?"
_PLACE_ENDINGS = re.compile(rf"(?:l[iuü])?{_CASE}")
_PEOPLE_ENDINGS = re.compile(_CASE)
_ORIGIN_ENDINGS = re.compile(rf"l[iuü]{_CASE}")
_ORIGIN_AT_END = re.compile(rf"(?<=[a-zçğöşü]{{2}}){_ORIGIN_ENDINGS.pattern}$")


@lru_cache(maxsize=8192)
def is_common(word: str) -> bool:
  """Whether a folded word is a common one, bare or with endings, or has the form of a verb; a circumflex makes no other word (``zekâ``)."""
  if word in STEMS or _FINITE.fullmatch(word):
    return True
  if not word.isascii() and (plain := word.translate(_PLAIN)) != word and is_common(plain):
    return True
  for cut in range(len(word) - 1, 1, -1):
    if _ENDINGS.fullmatch(word, cut) and (word[:cut] in STEMS or (word[cut - 1] in _HARDENED and word[: cut - 1] + _HARDENED[word[cut - 1]] in STEMS)):
      return True
  return False


def unsoftened(words: str) -> str:
    """Words whose last stem stands alone: ``Ekib`` -> ``Ekip``, where only the softened form is no word of its own."""
    last = words[-1:]
    stem = words.rpartition(" ")[2].translate(_FOLDED).lower()
    if last not in _HARDENED or stem in STEMS or stem[:-1] + _HARDENED[last] not in STEMS:
        return words
    return words[:-1] + _HARDENED[last]


@lru_cache(maxsize=8192)
def is_inflected(word: str) -> bool:
  """Whether a folded word is a common one with an ending, or the form of a verb: no maker takes it as a name (``izliyor``, ``kadromuz``)."""
  return word not in STEMS and word.translate(_PLAIN) not in STEMS and is_common(word)


@lru_cache(maxsize=8192)
def is_place(word: str) -> bool:
    """``Konya``, ``Konyalı``, ``Amerikan``: a folded word that says where something is or comes from."""
    return word in PLACES or _is_people(word) or any(word[:cut] in PLACES and _PLACE_ENDINGS.fullmatch(word, cut) for cut in range(len(word) - 1, 2, -1))


@lru_cache(maxsize=8192)
def is_origin(word: str) -> bool:
    """``Konyalı``, ``Amerikan``, ``Danimarkalıda``: a folded word that says where something comes from, with its case."""
    return _is_people(word) or any(word[:cut] in PLACES and _ORIGIN_ENDINGS.fullmatch(word, cut) for cut in range(len(word) - 1, 2, -1))


def without_origin(words: str) -> str:
    """``orta doğu`` of ``orta doğulunun``: folded words without the ending that says who comes from there, and its case."""
    return _ORIGIN_AT_END.sub("", words)


def _is_people(word: str) -> bool:
    return word in _PEOPLES or any(word[:cut] in _PEOPLES and _PEOPLE_ENDINGS.fullmatch(word, cut) for cut in range(len(word) - 1, 2, -1))

FUNCTION_WORDS = frozenset("ve ile ise de da bile ama fakat gibi kadar değil sonra önce fazla daha az çok puan civarı dolayı üstü altı iken hem çünkü yani ki mi mı olsa ya".split())
"""What may follow a number and names nothing that it counts."""
