"""Turkish words for values of data sheets: ``7 nm hattında üretiliyor``, ``350 watt güç çekiyor``, ``899 dolara piyasaya çıktı``, ``V100'ün ilk sürümü``."""

from __future__ import annotations

import re

from pipeline.languages.sheets import Sheets

_TO_COME = r"gelecek|sonraki nesil|yeni nesil|yol haritas|planl"
SHEETS = Sheets(
    other_node=re.compile(_TO_COME + r"|i/o|değil|yerine|göre|dalga boy"),
    power=re.compile(r"tdp|çek|tüket|güç|harca|watt'?l[iı]k|w'?l[iı]k"),
    other_power=re.compile(
        _TO_COME + r"|kwh|ölç|ortalama|boşta|yük alt|sinirl|limit|düşür|kis(?:ti|il|ar)|sistem|sunucu|toplam|anlik|oyun|undervolt|kaynağ\w* (?:al|yet|öner)|kart için|fark|daha az|daha fazla|tasarruf|desek|varsay|birlikte|aşirt|fabrika çikiş|çekebil|öner|gerek|özel|overclock|en fazla|azami|kadar"
    ),
    launch_price=re.compile(r"çikmişti|çikti|çikiş|lansman|piyasaya|tanitim fiyat|liste fiyat"),
    other_price=re.compile(
        _TO_COME + r"|ortak|özel|founders|edition|üretici|düş|in(?:di|miş)|ikinci el|şimdi|bugün|güncel|indirim|fark|daha|fazla|toplam|tane|adet|stok|kira"
    ),
    first_form=re.compile(r"ilk (?:sürüm|model|nesil|nesl|çıkan)"),
    form=re.compile(r"sürüm|model|versiyon|seçenek|seçeneğ|kart|tip"),
    bus=re.compile(r"(?:['’]\w{1,4})? (?:bant|bağlan|hat(?:ti|lari|lar)?(?![a-z])|yuva|arayüz|arabirim|şerit|şerid|veri yol|yol(?:u|lari)|anahtar|konnektör|port|üzerinden|araciliğiyla|destek|nesil|nesl)| ?(?:gen|[1-9]\. nes|x\d|[1-9](?:\.\d)?(?![\d.,]| ?(?:gb|kart|adet|tane)))"),
    laptops=re.compile(r"dizüstü|laptop|notebook"),
    loose=frozenset("eski yeni önceki chip card old new the".split()),
    done_before=re.compile(r"(?:(?:işlenen|üretilen|yanıtlanan)[ \u00a0])?"),
    done_behind=re.compile(r"(?:[ \u00a0](?:işleme|üretimi|üretme))?(?:[ \u00a0](?:sayısı|adedi))?"),
)
