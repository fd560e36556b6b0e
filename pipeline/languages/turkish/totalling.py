"""Turkish totals: ``toplamda 640 milyona çıktı``, ``bölümde 74 kişiyiz``."""

from __future__ import annotations

import re

from pipeline.languages.totalling import Totalling

TOTALLING = Totalling(
    total=re.compile(r"\btoplam\w*|\bhepsi\b|\btopu topu\b|\bbirlikte\b|\bböylece\b|\btamami\b|\beder\b|\bderken\b"),
    product=re.compile(r"\btoplam\w*|\bpiyasa değeri|\bdeğeri\b|\bciro|\bbedel|\btutar|\beder\b|\bkapasite|\bçiktisi|\bgelir"),
    shares=re.compile(r"\bpiyasa değeri"),
    moved_by=re.compile(r"[’']?(?:l[iıuü]k\s)?\s?(?:(?P<up>art(?:arak|işla|ip|an)|yüksel(?:erek|işle|ip|en)|çikarak)|(?:düş(?:erek|üşle|üp|en)|azal(?:arak|işla|ip|an)|geril(?:eyerek|emeyle|eyip|eyen)))\s(?:\w+\s)?(?:yüzde |%)?$"),
    comes_of=re.compile(r"(?:^|[\s.])(?:yani|demek ki|kisacasi|böylece|bu da?)\s(?:yaklaşik |kabaca |tam )?(?:yüzde |%)?$|[.;,]\s(?:artiş|düşüş|azaliş|kayip|kazanç|fark)\w*\s(?:orani\s)?(?:yüzde |%)?$"),
    times_of=re.compile(r"(?:\s?kat)?(?:i|ina|ini)?\s(?:olan|büyüklükte|yani)\s"),
    more=re.compile(r"\bdahil\b|\bgibi\b|\bbaşta\b|\bayrica\b|\bhariç\b|\bhedef|\bplan"),
    people=re.compile(r"^(?:\s?(?:kişi|çalişan|mühendis))?y?iz\b|^(?:\s?kişi)?lik (?:bir )?ekibiz\b"),
    of_list=re.compile(r"\bgöre\b|\bkiyasla\b|\byerine\b|\bdaha\b|\bsirasiyla\b|\b[dt][ae]n \S+ (?:çık|in|yüksel|düş)|\bönceki\b|\bfiyat|\bortalama\b|\brekor"),
    adding=re.compile(r"^[’']?\w{0,5}\s(?:\w{1,12}\s)?(?:(?:da|de)\s)?(?:birlikte|eklenince|eklendiğinde|ekleyince|eklersek|eklenirse|katilinca|katinca|katildiğinda|toplaninca|toplandiğinda)\b|^[’']?y?l[ae] (?:birlikte|beraber)\b"),
    over_periods=re.compile(r"\b(?:ilk|son) (?:yari|alti ay|dokuz ay|üç çeyrek|iki çeyrek)\w*|\byariyil\w*|\b(?:alti|dokuz|on iki) aylik|\byilin (?:ilk|ikinci) yari\w*|\byillik toplam|\byilbaşindan bu yana"),
    so_many=re.compile(r"(?<![a-zçğöşü])(iki|üç|dört|dörd|beş)(?:s?[iuüı]n(?:[iuüı]n?|[ea])?|[uüiı]| [a-zçğöşü]{3,}(?:[iuüı]n)?)?(?=[\s,])"),
    counts={"iki": 2, "üç": 3, "dört": 4, "dörd": 4, "beş": 5},
    of_all=re.compile(r"\btoplam|\bortalama|\bbirlikte\b|\balmak|\balinca|\balirsa|\bsatin al"),
    average=re.compile(r"\bortalama"),
    each=re.compile(r"\b(?:kart|çip|yonga|sunucu|tane|adet) başina|\b(?:karta|çipe|yongaya|sunucuya) böl(?:ünce|ersek|düğümüzde)"),
    filled=re.compile(r"^[’']?\w{0,6}\s(?:\w{2,12}\s)?(?:takilmiş|takili|takilan|takilabilen|siğan|barindiran|taşiyan|yerleştirilmiş|yerleştirilen|dolu|bulunan|birleştiren)\b"),
    parted=re.compile(r"[dt][ae]n (?:yalnizca |sadece )?[0-9][0-9.,]*[’'][iuü]|[0-9][0-9.,]*[’'](?:s?[iuü])\s|\bkal(?:an|di|diği|miş|iyor)|\bayri(?:l|yor)|\bbölün(?:ür|dü|müş|en|üyor)|\bbunlarin\b|\bbunun\b|\boluş(?:ur|uyor|tu|an)|\+"),
    net=re.compile(r"\bnet\b|\bdüş(?:ünce|ersek|üldüğünde|ülünce|tükten)\b|\bçik(?:inca|arinca|arirsak|arildiğinda|arilinca)\b|\bgeri al"),
    both=re.compile(r"\bher iki\S*|\bikisini(?: birden| de)?\b|\bikisinde de\b|\bhem \S+ hem\b|\bortak\b|\bçakiş|\biki kez say"),
    ago=re.compile(r"\s?(?:kadar )?(?:önce|evvel)(?![a-zçğıöşü]*lik)"),
    box=re.compile(r"^[\s\"“]*(?:bu |o |tek bir )?(?:sunucu|dolap|raf|kabin|kutu|sistem|kart|küme)"),
)
