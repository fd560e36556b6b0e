"""Turkish words for rates over a time: ``saatte 12,24 dolar … yılda 107 bin dolar``, ``günde 10 saatten 30 gün çalışırsa 135 kWh``."""

from __future__ import annotations

import re

from pipeline.languages.running import Running

RUNNING = Running(
    rate_before=re.compile(
        r"(?:^|[\s,(])(?:(?P<h>saatlik|saatte|saati|saat ücreti)|(?P<day>günlük|günde|her gün)|(?P<week>haftalik|haftada)|(?P<month>aylik|ayda|her ay)|(?P<year>yillik|yilda|her yil|bir yilda))\s(?:[^\s\d.,;]+\s){0,2}(?:yaklaşik )?$"
    ),
    rate_glued=re.compile(r"(?!)"),
    span=re.compile(r"(?P<month>bir ay)|(?P<year>bir yil)"),
    months=re.compile(r"(?P<month>\d{1,3}) ay(?= |[’'])"),
    for_so_long=re.compile(
        r"^[’']?\w{0,6}\s?(?:boyunca|için|sonunda|çaliş|açik|kesintisiz|hiç|durmadan|toplam|kullan|kirala|vade|taksit|süre|desek|ise|eder|tut|yak|öde)|^[’']?(?:de|da|te|ta|lik|lük|luk)\b"
    ),
    comes_to=re.compile(r"\beder|ediyor|\btut(?:ar|uyor)|demek|\byani|hesap|bulur|buluyor|ulaş|ödersin|ödenir|ekleyin"),
    daily=re.compile(r"(?:günde|günlük) \d{1,2} saat"),
    a_day=re.compile(r"günde|günlük"),
    aside=re.compile(
        r"indirim|rezerv|spot|vergi|kdv|depozito|peşinat|dahil|hariç|ek olarak|arti |kur(?:dan|u)\b|yerine|göre|kiyasla|değil|bütçe|tasarruf|zam|yarisi|bedava|ücretsiz|fazla|daha|kapali|hafta sonu|birlikte|gerçekte|en fazla|azami|gelir(?:i|imiz)"
    ),
    device_hour=re.compile(r"(?:gpu|kart|çip|yonga|hizlandirici|sunucu|düğüm)[ -]saati(?:ne|nin|ni)?(?: için| başina)? (?:[^\s\d.,;]+ ){0,2}$"),
    pays_off=re.compile(r"^[’']?(?:da|de|ta|te|lik|lik sürede)?\s(?:\w{1,8}\s)?(?:kendini (?:çikar|amorti|öde)|amorti|parasini çikar|geri dön)"),
    to_pay_off=re.compile(r"(?:kendini (?:çikarmasi|amorti etmesi|ödemesi)|amorti (?:süresi|etmesi)|geri dönüş süresi)\s(?:ise |yaklaşik |tam )?$"),
)
