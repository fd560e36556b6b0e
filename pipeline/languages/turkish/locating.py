"""Turkish names of places: ``Seul``, ``ABD``, ``Sivas'a``; folded text, in which every i has its dot, but for ``placed``."""

from __future__ import annotations

import re

from pipeline.languages.locating import Locating

LOCATING = Locating(
    aim=re.compile(r"hedef|planl|öngör|bekleniyor|beklenti|amaçli|tahmin"),
    agreed=re.compile(r"sözleşme|bütçe|ihale|anlaşma|ayrilan"),
    places={
        "kr": "kore(?!lasyon)", "kr/seoul": "seul", "kr/busan": "busan", "kr/incheon": "incheon", "kr/daejeon": "daejeon", "kr/gwangju": "gwangju", "kr/daegu": "daegu", "kr/ulsan": "ulsan", "kr/pangyo": "pangyo", "kr/sejong": "sejong", "kr/suwon": "suwon", "kr/pyeongtaek": "pyeongtaek", "kr/jeju": "jeju",
        "tr": "türkiye", "tr/ankara": "ankara", "tr/istanbul": "istanbul", "tr/izmir": "izmir", "tr/bursa": "bursa", "tr/antalya": "antalya", "tr/kocaeli": "kocaeli", "tr/konya": "konya", "tr/adana": "adana", "tr/eskisehir": "eskişehir", "tr/kayseri": "kayseri", "tr/gebze": "gebze",
        "us": "abd|amerika", "us/new york": "new york", "us/texas": "teksas", "us/california": "kaliforniya", "us/arizona": "arizona", "us/ohio": "ohio",
        "cn": r"çin(?=[’' ]|li\b|e\b|de\b)", "cn/beijing": "pekin", "cn/shanghai": "şanghay", "cn/shenzhen": "shenzhen",
        "jp": "japonya", "jp/tokyo": "tokyo", "jp/osaka": "osaka", "jp/kumamoto": "kumamoto",
        "tw": "tayvan", "tw/taipei": "taipei", "tw/hsinchu": "hsinchu",
        "de": "almanya", "de/berlin": "berlin", "de/munich": "münih", "de/dresden": "dresden", "de/frankfurt": "frankfurt",
        "gb": "ingiltere|birleşik krallik", "gb/london": "londra", "gb/bristol": "bristol",
        "fr": "fransa", "fr/paris": "paris",
        "in": "hindistan", "in/mumbai": "mumbai", "in/bengaluru": "bengaluru",
        "sa": "suudi", "sa/riyadh": "riyad",
        "ae": "uae|bae|birleşik arap", "ae/dubai": "dubai", "ae/abu dhabi": "abu dabi",
        "il": "israil", "il/tel aviv": "tel aviv",
        "nl": "hollanda", "nl/amsterdam": "amsterdam",
        "sg": "singapur",
        "vn": "vietnam", "vn/hanoi": "hanoi",
        "ca": "kanada", "ca/toronto": "toronto",
        "eu": "avrupa",
        "az": "azerbaycan", "az/baku": "bakü",
    },
    placed=re.compile(r"\b([A-ZÇĞİÖŞÜ][a-zçğıöşü]{2,})['’](?:[yn]?[ae]|n?[dt][ae]|n?[dt][ae]ki|[dt][ae]n)(?![a-zçğıöşü])"),
)
