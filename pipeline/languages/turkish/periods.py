"""Turkish words for periods: ``geçen yıl``, ``bu yılın ilk yarısı``, ``geçen yılın aynı dönemi``, ``geçen ay``, ``ağustosta``, ``önceki çeyrek``."""

from __future__ import annotations

import re

from pipeline.languages.periods import Periods

_NAMES = {name: number for number, name in enumerate("ocak şubat mart nisan mayis haziran temmuz ağustos eylül ekim kasim aralik".split(), 1)}
_YEARS = {"geçen": -1, "geçtiğimiz": -1, "bu": 0, "gelecek": 1, "önümüzdeki": 1}
PERIODS = Periods(
    told=re.compile(
        r"(?<![a-zçğöşü])(?:(?:bir )?(?P<ago>önceki çeyre[kğ])|(?P<next>(?:gelecek|önümüzdeki|sonraki) çeyre[kğ])|(?P<now>(?:ayni|söz konusu) (?:çeyre[kğ]|dönem|ay)|bu çeyre[kğ]|(?<![a-zçğöşü] )çeyrek(?= boyunca| içinde| genelinde))"
        rf"|(?P<y>{'|'.join(_YEARS)}) (?:yil|sene)(?:in|nin)?(?:ki)?(?![a-zçğöşü]{{3}})(?: (?:(?P<same>ayni (?:dönem|çeyre[kğ]|ay))|(?P<h>ilk|ikinci) yari))?"
        rf"|(?P<m>geçen|bu|gelecek|önümüzdeki) ay(?![a-zçğöşü]{{3}})|yilin (?P<half>ilk|ikinci) yarisi|(?P<then>bir yil önce|(?:bir )?önceki (?:yil|sene)(?:in|nin)?(?:ki)?(?: ayni (?:dönem|çeyre[kğ]|ay))?)|(?<![0-9] )(?P<close>yil sonu(?=na|nda|n[ae]? |[ae] ))"
        rf"|(?P<way>geçen|geçtiğimiz|gelecek|önümüzdeki) (?P<near>{'|'.join(_NAMES)})(?:['’]?[dt][ae])?(?![a-zçğöşü])"
        rf"|(?P<name>{'|'.join(_NAMES)})(?:['’]?(?:ta|te|da|de)(?![a-zçğöşü])| ayin(?:da|in))(?!['’]?[dt]?[ae]? (?:bit|kapan|tamamla|sona))(?=(?P<ahead>(?:[^.,;\n]|[.,](?=[0-9])){{0,60}}[ae]c[ae][kğ])?))"
    ),
    years=_YEARS, halves={"ilk": 1, "ikinci": 2}, months={"geçen": -1, "bu": 0, "gelecek": 1, "önümüzdeki": 1}, names=_NAMES,
    counted=frozenset(), past=frozenset({"geçen", "geçtiğimiz"}), at_first=re.compile(r"(?<![a-zçğöşü])(?:(?:ilk )?(?:çik(?:tiğ|ar(?:ken|ildiğ))|tanitildiğ|piyasaya sürüldüğ|satişa sunulduğ|duyurulduğ)(?:inda|unda|i (?:gün|zaman|dönem))|(?:ilk )?çikarken|ilk başta|başlangiçta|lansman(?:da|inda)|çikiş(?:ta|inda))(?![a-zçğöşü]{4})"), was=re.compile(r"(?:['’]?y?[dt][iuü]|['’]?y?ken| idi)(?![a-zçğöşü])"),
    once=re.compile(r"(?<![a-zçğöşü])(?:eskiden|daha önce|önce(?:den|leri)|evvelce|bir zamanlar|(?:(?:bir|iki|üç|birkaç|[0-9]+) (?:yil|ay|çeyrek) önce|geçen (?:yil|ay|çeyre[kğ]))(?:s?[iı]?n?[ae]|e)? (?:kadar|dek)|daha (?:geçen|bir) (?:yil|ay)(?: önce)?)(?![a-zçğöşü])"), held=re.compile(r"['’]?y?[dt][iuü](?![a-zçğöşü])|(?:['’]?[a-zçğöşü]{1,6})?(?: [a-zçğöşü]+){0,3}? (?:[a-zçğöşü]+(?:[iuü]yordu|m[ae]kt[ae]ydi)|vardi)(?![a-zçğöşü])"),
    gave_way=re.compile(r",? (?:ama |ancak |fakat |ve )?(?:(?:daha )?sonra(?:dan)?|ardindan|artik|şimdi|bugün|(?:son |yeni )?(?:güncelleme|sürücü|indirim|zam)[a-zçğöşü]*)(?![a-zçğöşü]) [^.;\n]*|,? (?:ama |ancak |fakat |ve )?[^.;\n]{0,40}? (?:düştü|indi|geriledi|çikti|yükseldi|artti|azaldi)(?![a-zçğöşü])"),
    beside=re.compile(r"['’]?[a-zçğöşü]{0,8}ki (?:yaklaşik )?"),
    against=re.compile(r"göre|kiyasla|oranla|karşilaştir|nazaran|karşi(?:lik)?(?![a-z])|düzeyini|[dt][ae]n(?= )|üst(?:ü|ün)(?![a-z])|(?<!beklentilerin )(?<!beklentinin )(?<!tahminlerin )(?<!tahminin )üzerinde|kat(?:i|in)"),
    base=re.compile(r"(?:(?:in|ki)? (?:tam |yaklaşik )?)"),
    came_out=re.compile(r"['’]?[a-zçğöşü]{0,8}(?: [a-zçğöşü]+){0,2}? (?:kurul(?:du|an|muş)|tanitilan|tanittiği|duyurulan|duyurduğu|çik(?:an|ardiği)|gelen|kurduğu|açilan|piyasaya sürülen|satişa sunulan|alinan|al(?:in)?miş|imzalanan|kurulacağ|üretilen)|['’]?[a-zçğöşü]{0,3} (?:beri|itibaren|başla|dek|kadar|tarihli)"),
    else_when=re.compile(r"(?<![a-zçğöşü])(?:yil(?!lik)|sene|çeyre[kğ](?!lik)|ay(?:da|in|lik)?(?![a-zçğöşü])|(?:bahar|yaz|sonbahar|kiş)(?:da|ki)|dönem|bugüne|şimdiye|toplam[dt]a)"),
    lead=re.compile(r"(?:(?:(?:geçen|geçtiğimiz|bu|gelecek|önümüzdeki|önceki|her|son|ilk) (?:yil|sene|ay|çeyrek|çeyreğ|hafta|dönem)(?:ki|in|[dt][ae](?:ki)?)?|(?:19|20)[0-9]{2}(?:['’]?[a-zçğöşü]{2,5}| yilinda(?:ki)?)?|(?:yilin )?(?:(?:ilk|ikinci|son) )?(?:yari(?! ?iletken)|yarisi|çeyrek|çeyreği)(?:nin|in)?|yilin|bugün(?:kü)?|dün(?:kü)?|şimdi(?:ki)?) )*"),
    then=re.compile(r"['’]?(?:y?[dt][iuü])? ?(?:olan|olduğu) (?=(?:geçen|ilk|birinci|ikinci|üçüncü|dördüncü|[0-9]))"),
    today=re.compile(r"(?<![a-zçğöşü])(?:bugün(?:kü|de)?|şimdi(?:ki|lerde)?|artik|şu an(?:da|ki)?|halen|ilk yil(?:da|inda)?)(?![a-zçğöşü])"), no_longer=re.compile(r"[0-9][0-9.,]*(?:[^.,;0-9\n]{0,24}?)? (?:olan|iken|olarak gerçekleşen)(?![a-zçğöşü])"), until=re.compile(r"['’]?[a-zçğöşü]{0,8} (?:dek|kadar|değin)(?![a-zçğöşü])"),
    results=re.compile(r"[a-zçğöşü]{0,6} (?:bilanço|(?:mali |finansal )?(?:sonuç|sonuc)lar|karnesi|karneleri)|[a-zçğöşü]{0,6} (?:[^.;\n]{0,48} )?(?:gelir|k[âa]r|ciro|satiş|zarar)[a-zçğöşü]* (?:açikla|bildir|duyur|elde et|yaz|kaydet)|[dt][ae] (?:yüzde |% ?)[0-9.,]+ (?:art|yüksel|büyü|azal|düş|gerile|daral)"), fiscal=re.compile(r"(?<![a-zçğöşü])mali (?:yil|çeyre)|(?<![a-z])fy ?'?[0-9]"), fiscal_behind=re.compile(r"[a-zçğöşü]{0,8} ?\((?:mali yil[a-z]?:? )?"),
)  # fmt: skip
