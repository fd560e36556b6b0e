"""Turkish conditions of a measurement: ``yığın boyutu 32``, ``KDV hariç``, ``taahhütsüz``. Data on folded text, in which every i has its dot."""

from __future__ import annotations

import re

from pipeline.languages.conditions import Conditions

CONDITIONS = Conditions(
    sparse=re.compile(r"seyrek"),
    dense=re.compile(r"yoğun"),
    not_sparse=re.compile(r"seyrek\w*\W{0,2}(?:kapat|olmadan|hariç)|seyreklik kapatil"),
    price_moved=re.compile(r"indirim|zam|zamm|düşürdü|aşaği çek|yükseltti"),
    conditions={
        "precision": r"(\d{1,2})\s?bitlik",
        "batch": r"(?:batch(?: size)?|yiğin(?: boyutu)?|parti boyutu)\D{0,8}(\d+)|(?<![a-z\d.,])(\d+)['’]?(?:[a-zçğiöşü]{0,3})? (?:yiğin|batch)",
        "version": r"(\d+\.\d+(?:\.\d+)?)\s?sürüm|(?:v|sürüm)\s?(\d+\.\d+)",
        "software": r"(?:sürücü|yazilim|derleyici)\D{0,9}(\d+(?:\.\d+)*)",
        "resolution": r"çözünürlük\D{0,6}(\d{3,4})|(\d{3,4}) ?çözünürlük",
        "limit": r"(?:güç|sinir)[^.]{0,14}?(\d+)\s?(?:w|watt)(?![a-z])[^.]{0,16}(?:sinir|kis|ayarl|indir)",
        "context": r"bağlam\D{0,10}(\d[\d.,]*)",
        "region": r"([a-zçğöşü]{3,}) (?:bölgesi|veri merkezi)nd?[ea]",
        "chips": r"(\d[\d.,]*)\s?(?:gpu|kart|çip|yonga|hizlandirici)\w{0,6}(?:la\b|le\b|li\b|li\b|da\b|de\b)",
    },
    division={
        "closed": r"kapali",
        "open": r"açik bölüm|açik kategori",
    },
    scope={
        "part": {"chip": r"yalniz(?:ca)? yonga|çip tek|\bzar|kalip|sadece çip|yonganin kendisi|çip başina|yonga başina", "card": r"kartin (?:tamami|tümü)|kart bütün|kart toplam|kartin|tüm kart|kartla birlikte", "package": r"paket", "system": r"sunucunun|sunucu toplam|sistem toplam|sistemin (?:tamami|tümü)|bütün sistem|prizden|kasanin|rafin"},
        "tax": {"net": r"kdv hariç|vergisiz|vergi(?:ler)? hariç|\+ ?kdv", "gross": r"kdv dahil|kdv'li|vergili|vergi(?:ler)? dahil"},
        "level": {"peak": r"en yüksek|tepe|zirve|teorik|azami|anlik|kuramsal", "mean": r"ortalama|ölçülen|ölçtü|gerçek|tipik|sürekli|medyan|pratikte"},
        "tail": {"mean": r"ortalama|medyan", "tail": r"yüzde 9\d'?(?:luk|lik)? dilim|yüzdelik dilim|en kötü"},
        "token": {"first": r"ilk (?:token|belirteç|sözcük|kelime|harf)", "whole": r"yanitin (?:tamami|tümü)|tüm yanit|bütün yanit|cevabin (?:tamami|tümü)"},
        "way": {"one": r"tek yön", "both": r"çift yön|iki yön|her iki yön"},
        "clock": {"base": r"temel (?:saat|frekans|hiz)|taban (?:saat|frekans)", "boost": r"hizlandirilmiş"},
        "cores": {"whole": r"fiziksel|tasarimda|toplam çekirdek", "used": r"etkin|aktif|açik çekirdek|mantiksal|kullanilabilir"},
        "params": {"whole": r"toplam parametre", "used": r"aktif parametre|etkin parametre"},
        "space": {"raw": r"ham kapasite|brüt|toplam kapasite", "usable": r"kullanilabilir|net kapasite"},
        "with": {"in": r"dahil|birlikte|ile beraber|eklenince", "out": r"hariç|olmadan|dişinda|saymazsak|katilmadan"},
        "profit": {"operating": r"faaliyet (?:k[aâ]r|marj)", "net": r"net (?:k[aâ]r|marj)", "gross": r"brüt (?:k[aâ]r|marj)"},
        "price": {"list": r"liste fiyat|tavsiye|resmi fiyat|etiket", "street": r"sokak fiyat|piyasada|raf fiyat|mağaza"},
        "share": {"value": r"(?:ciro|tutar|değer|gelir|para) (?:bazinda|temelinde|olarak|üzerinden|cinsinden)|gelire göre|ciroya göre|tutara göre", "units": r"(?:adet|sayi|birim) (?:bazinda|temelinde|olarak|üzerinden|cinsinden)|adede göre|sevkiyat bazinda|satiş adedi"},
        "sold": {"shipped": r"sevk", "sold": r"satil|satti", "ordered": r"sipariş", "made": r"üret"},
        "each": {"each": r"(?:kart|çip|yonga|gpu|sunucu|adet) başina|başina|her biri|tek kart", "all": r"toplamda|toplam|tümü birlikte|hepsi"},
        "load": {"it": r"bt yükü|bilişim yükü|sunucu yükü", "all": r"tesis(?:in)? toplam|şebeke|binanin|kurulu güç"},
    },
    kinds={
        "cooling": {"air": r"hava(?:yla)? soğut|hava soğutma", "liquid": r"sivi soğut|su soğut|suyla soğut"},
        "scenario": {"offline": r"çevrimdişi", "server": r"server senaryo|sunucu senaryo", "single": r"tek akiş"},
        "mode": {"eco": r"tasarruf modu|düşük güç modu|eko mod|sessiz mod", "full": r"performans modu|tam güç|sinirsiz|serbest"},
        "shots": {"zero": r"örneksiz|sifir örnek", "few": r"örnekle"},
        "plan": {"demand": r"talep(?:e bağli| üzerine)|isteğe bağli|taahhütsüz", "reserved": r"rezerv|taahhütlü|yillik taahhüt"},
        "state": {"new": r"sifir ürün|sifir kart", "used": r"ikinci el"},
        "market": {"home": r"türkiye", "abroad": r"abd\b|amerika|avrupa|yurt dişi"},
        "tuned": {"yes": r"hiz ?aşirt|güç sinir|gücü? (?:\w+ ){0,3}?(?:kis|sinirla|düşür)"},
        "load": {"idle": r"boşta|rölanti", "loaded": r"yük altinda|tam yük"},
    },
    edition=re.compile(r"(?!)"),
    editions={},
    configured=re.compile(r"(?<![\d.,])(\d{1,4}) ?gb['’]?l[iuü]k (?=[a-z]+\d)"),
)
