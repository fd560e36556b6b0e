"""Languages of documents and blocks, on texts of our own."""

from __future__ import annotations

import pytest

from pipeline.clean import read_article
from pipeline.clean.language import detect_language
from pipeline.errors import RejectError
from pipeline.settings import Settings
from schemas.records import Source

TEXTS = [
    ("tr", "Şirket yeni yongasını dün tanıttı. Kart önceki kuşağa göre iki kat hızlı çalışıyor ve daha az güç çekiyor."),
    ("tr", "Bu kart icin 32 gb bellek yeterli degil, daha hizli bir islemci almak gerekiyor. Ben gecen yil aldim, cok memnun kaldim."),
    ("tr", "kanka h100 cok pahali ama 4090 ile de is goruyor, ben 2 tane aldim simdi llama calistiriyorum"),
    ("tr", "NVIDIA H100 GPU, AMD Instinct MI300X ve Intel Gaudi 3: Data center pazarında AI accelerator savaşı kızışıyor."),
    ("tr", "GPU fiyatları düştü"),
    ("tr", "Yeni işlemci: 16 çekirdek, 5,2 GHz"),
    ("tr", "WINDOWS 11 YÜKLÜ DİZÜSTÜ BİLGİSAYARLARIN FİYATI ARTTI VE BU ARTIŞ DEVAM EDECEK"),
    ("ko", "엔비디아가 새 그래픽처리장치를 공개했다. 전작보다 두 배 빠르다."),
    ("ko", "H100 SXM5 80GB HBM3 vs MI300X 192GB: LLM inference throughput 비교 결과 MI300X가 앞섰다."),
    ("ko", "가격은 $40,000"),
    ("ko", "ㅋㅋ 4090 ㄹㅇ 빠름"),
    ("az", "Şirkət yeni çipini dünən təqdim etdi. Kart əvvəlki nəslə görə iki dəfə sürətli işləyir və daha az enerji sərf edir."),
    ("az", "Süni intellekt üçün yeni prosessor: qiyməti 400 dollar olacaq, lakin satışa nə vaxt çıxacağı hələ məlum deyil."),
    ("tr", "samsung'un servisi 4-5 bin istiyolar, turbo'ya alinca mavi isik sonuyo, logo'yu geciyo ama goruntu yok"),
    ("tr", "Pro'da 16 GB var, LG'nin paneli parlak. Studio'da model kapandı, Samsung'un kartı yavaş kaldı."),
    ("tr", "dun taktim, fan donuyo ama ekran gelmiyo. bilen varsa yazsin lutfen"),
    ("uz", "Kompaniya yangi chipini kecha taqdim etdi. Karta oldingi avlodga qaraganda ikki barobar tezroq ishlaydi va kam quvvat oladi."),
    ("uz", "Sunʼiy intellekt uchun yangi protsessor narxi 400 dollar boʻladi, lekin qachon sotilishi hali nomaʼlum."),
    ("tk", "Kompaniýa täze çipini düýn hödürledi. Bu kart öňki nesle görä iki esse çalt we az energiýa sarp edýär."),
    ("crh", "Şirket yañı çipini tünevin kösterdi. Bu kart eñ yañı ve eski kartqa köre eki kere tez çalışa, amma bahası da yuqarı."),
    ("en", "The company unveiled its new chip yesterday. The card is twice as fast as the previous generation and draws less power."),
    ("de", "Das Unternehmen hat gestern seinen neuen Chip vorgestellt. Die Karte ist doppelt so schnell wie die vorige und nicht teuer."),
    ("fr", "La société a présenté hier sa nouvelle puce. La carte est deux fois plus rapide que la précédente et elle est moins chère."),
    ("es", "La empresa presentó ayer su nuevo chip. La tarjeta es dos veces más rápida que la anterior y consume menos energía."),
    ("ja", "同社は昨日、新しいチップを発表した。カードは前世代の二倍の速さで動作する。"),
    ("zh", "该公司昨天发布了新芯片。这款显卡的速度是上一代的两倍，功耗更低。"),
    ("ru", "Компания вчера представила новый чип. Карта работает вдвое быстрее прежней и потребляет меньше энергии."),
    ("ar", "كشفت الشركة أمس عن شريحتها الجديدة وهي أسرع مرتين من الجيل السابق."),
    (None, "2024-05-01 12:30 100 % 42"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text"), TEXTS, ids=lambda value: str(value)[:24])
def test_language_of_a_text(language: str | None, text: str) -> None:
    assert detect_language(text) == language


@pytest.mark.parametrize("text", [text for language, text in TEXTS if language not in ("ko", "tr")], ids=lambda text: text[:24])
def test_other_languages_are_rejected(text: str) -> None:
    with pytest.raises(RejectError) as caught:
        read_article(Source(uri="memory", media_type="text/plain", text=text), Settings())
    assert caught.value.reason == "language"
    assert caught.value.detail == "The language of the document is neither Korean nor Turkish; --language forces one of them."


def test_a_forced_language_is_obeyed() -> None:
    source = Source(uri="memory", media_type="text/plain", text="RTX 5090: 32 GB", language="tr")
    assert read_article(source, Settings()).language == "tr"
    assert (
        read_article(Source(uri="memory", media_type="text/plain", text="RTX 5090: 32 GB"), Settings(language="ko")).language
        == "ko"
    )


def languages_of_blocks(text: str) -> list[str | None]:
    return [block.language for block in read_article(Source(uri="memory", media_type="text/plain", text=text), Settings()).blocks]


def test_blocks_of_a_korean_article_that_quotes_english() -> None:
    korean = "새 가속기는 전작보다 두 배 빠르다고 회사는 밝혔다. 값은 그대로다.\n\n"
    english = (
        "The new accelerator is twice as fast as the previous one, and the price is the same as before, the company said.\n\n"
    )
    assert languages_of_blocks(korean + english + korean + "12,000 / 24,000\n") == ["ko", "en", "ko", None]


def test_blocks_of_a_turkish_article_that_quotes_english() -> None:
    turkish = "Yeni hızlandırıcı öncekinin iki katı hızlı çalışıyor, fiyatı ise değişmedi.\n\n"
    english = (
        "The new accelerator is twice as fast as the previous one, and the price is the same as before, the company said.\n\n"
    )
    assert languages_of_blocks(turkish + english + turkish + "Intel Core i9-13900K\n") == ["tr", "en", "tr", "tr"]


def test_a_menu_in_english_does_not_hide_a_turkish_article() -> None:
    menu = "Home\nAbout the company\nContact\nThe latest of the news\n\n"
    body = "Bu yıl çıkan yeni kart, önceki kuşağa göre daha hızlı ve daha az güç çekiyor. Fiyatı 900 dolar olacak.\n" * 3
    assert read_article(Source(uri="memory", media_type="text/plain", text=menu + body), Settings()).language == "tr"


@pytest.mark.parametrize(
    "text",
    [
        "Pazarın lideri NVIDIA'nın payı %88'den %84'e geriledi.",  # "den" is a German word
        "Bu kart 150W çekiyor, i9 işlemci ise 253 W.",  # "i" and "w" are Polish words
        "Kurumun senaryosunda tüketim 1.000 TWh'i aşabilir.",
        "Google'dan yeni TPU",
    ],
)
def test_suffixes_and_units_are_no_foreign_words(text: str) -> None:
    assert detect_language(text) == "tr"


@pytest.mark.parametrize("rows", [50, 200, 400, 1000])
def test_a_long_table_of_names_does_not_hide_the_language_of_the_sentences(rows):
    cells = "".join(f"<tr><td>N{i}</td><td>{100 + i % 300} W</td><td>{i % 900} TFLOPS</td><td>HBM3</td></tr>" for i in range(rows))
    table = f"<table><tr><th>Chip</th><th>Power</th><th>Speed</th><th>Memory</th></tr>{cells}</table>"
    page = f"<html><body><article><h1>칩 비교</h1><p>여러 칩을 비교했다. 다음 표를 보라. 모두 직접 쟀다.</p>{table}</article></body></html>"
    assert read_article(Source(uri="page.html", media_type="text/html", text=page), Settings()).language == "ko"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("tr", "Kestrel K5 450 watt tüketiyor."),
        ("tr", "Kestrel CEO'su Anke van Hoorn, ilk çeyrekte 3 milyar avro gelir beklediklerini söyledi."),
        ("tr", "Her Kestrel K5 çipinde 96 çekirdek, her çekirdekte 2 MB önbellek var."),
        ("tr", "L40S 41 bin lira, Kestrel K5 22.500 lira. Kestrel dörtte bir daha ucuz."),
        ("az", "Hər çipdə 96 nüvə var, qiyməti daha ucuzdur."),
        ("uz", "Har bir chipda 96 ta yadro bor, narxi 500 dollar."),
        ("uz", "O'zbekistonda yangi chip ishlab chiqarildi, u bir yilda tayyor bo'ldi."),
        ("tr", "Kestrel K5, 450 watt çekiyor."),
        ("tr", "Kestrel K5 450 watt çekecek."),
        ("tr", "Kestrel K5 45 token üretebilir."),
        ("und", "Kestrel K5, façade, 450 watt."),
        ("und", "Pelacak Kestrel K5 450 watt"),
        ("und", "Surveyor Kestrel K5 450 watt"),
        ("az", "Kestrel K5 450 vatt işlədir, çəkir."),
        ("uz", "Kestrel K5 450 vatt sarflaydi va bu yangi."),
    ],
)
def test_a_verb_tells_a_short_turkish_text(language: str, text: str) -> None:
    assert detect_language(text) == language
