"""Which language a document and each of its blocks is written in: Korean, Turkish, or something else.

Hangul decides for Korean. Latin script is told apart by function words, by letters that Turkish does not have (ə, q, x, w, ñ, ä,
oʻ …) and by letters and endings that it has; small on purpose: only Turkish must be known for certain.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import repeat

from schemas.records import Block

SAMPLE = 2_000  # characters looked at for the whole document: its beginning, middle and end
KOREAN_SHARE = 0.12  # of letters that are Hangul; Korean articles full of product names stay above 0.3
SHORTEST_EVIDENCE = 3  # words below which a block takes the language of its document
SHORTEST_FOREIGN = 12  # words below which a block is in no third language but English

_HANGUL = re.compile("[\uac00-\ud7a3\u1100-\u11ff\u3131-\u318e]+")
_SYLLABLE_BYTES = bytes(range(0xAC, 0xD7))  # upper bytes of U+AC00 to U+D6FF
_FOUR_WORDS = re.compile("(?:[\uac00-\ud7a3\u1100-\u11ff\u3131-\u318e]+[^\uac00-\ud7a3\u1100-\u11ff\u3131-\u318e]+){3}[\uac00-\ud7a3\u1100-\u11ff\u3131-\u318e]")
_OTHER_LETTER = re.compile("[\u0370-\u109f\u1200-\u1dff\u3041-\u30ff\u4e00-\u9fff]")
_OTHER_SCRIPTS = {
    "ja": re.compile("[\u3041-\u30ff]+"),
    "zh": re.compile("[\u4e00-\u9fff]+"),
    "ru": re.compile("[\u0400-\u052f]+"),
    "ar": re.compile("[\u0600-\u06ff]+"),
    "el": re.compile("[\u0370-\u03ff]+"),
    "he": re.compile("[\u0590-\u05ff]+"),
    "hi": re.compile("[\u0900-\u097f]+"),
    "th": re.compile("[\u0e00-\u0e7f]+"),
}
_LATIN = re.compile("[A-Za-z\u00c0-\u024f\u0259\u02bb]+")
_BEYOND_LATIN = re.compile("[^\0-\u024f\u2000-\u2bff]")  # where none stands, all letters are Latin, the rest is punctuation
_NOISE = re.compile(r"https?://\S+|<[^<>]{0,300}>|\{\{[^{}]*\}\}")
_WORD = re.compile(r"(?<![\d_.@/'’-])[^\W\d_]+(?![\d_@/])(?:[ʻ’'‘`][^\W\d_]+)?")

_WORDS = {
    "tr": """ve bir bu için icin ile daha olarak çok cok gibi kadar değil degil olan ise en da de ama ancak sonra göre gore var yok her hem
        ya ki mi mı mu mü şu su o ne nasıl nasil neden hangi iki yeni olduğu oldugu olduğunu ilk büyük buyuk tüm tum biri bile üzere uzere
        sadece fakat çünkü cunku şekilde sekilde arasında arasinda tarafından tarafindan yüzde yuzde geçen gecen veya diye eden etti oldu
        ben sen biz siz bana sana bende abi hocam bence falan şey sey zaten böyle boyle şöyle soyle nedir önce once yapay zeka yıl yil
        işlemci islemci bellek hızlı hizli fiyat fiyatı fiyati göz kart kartı ekran veri bi kaç kac güzel guzel lazım lazim alayım alayim
        arkadaşlar arkadaslar selam valla kardeş kardes lira liraya liradan avro ucuz çekirdek önbellek teşekkür tesekkur tavsiye olmadı olmadi varsa yoksa olur ederim galiba""",
    "az": """və üçün ilə bir bu da də ki daha çox kimi olan sonra ən ilk yeni isə amma lakin deyil var onun hər necə nə bütün edir
        edən olunur olub həm ya görə qədər artıq böyük vasitəsilə tərəfindən haqqında ucuz""",
    "uz": """va uchun bilan bu bir ham yangi eng edi emas bor kerak yoki lekin qilish qilgan haqida boʻyicha ekan esa uning har keyin
        oʻz koʻra tomonidan hamda bo'yicha o'z ko'ra boʻlgan bo'lgan boʻlib bo'lib qildi mumkin""",
    "tk": "we üçin bilen bu bir hem täze iň däl bar ýa-da ýöne eden edildi boldy soň ýyl ýylda barada ähli onuň her",
    "crh": "ve içün ilen bu bir em de yañı eñ degil bar ya da amma edi soñ qadar olğan olğanı olıp onıñ er bütün qırım",
    "en": """the and of to in is for with that on as are by this it from at be an was or which its more than has have will can not but
        their they we you our new also into when how what all been were would about""",
    "de": "der die das und ist nicht mit für auf ein eine einen von dem den zu im auch sich als bei wird sind es oder aber nach wie noch mehr",
    "fr": "le la les des et est une un du dans pour que qui sur par avec plus au pas ce cette il elle sont aux ou mais nous comme être son",
    "es": "el la los las de que y en un una por con para es del se al como más su lo pero sus este esta son entre también fue han",
    "pt": "o a os as de que e em um uma por com para é do da se ao como mais seu não mas este esta são entre também foi dos",
    "it": "il lo la gli le di che e in un una per con è del della si al come più suo ma questo sono anche non dei nel alla",
    "id": "yang dan di ini itu dengan untuk dari pada adalah dalam akan tidak juga oleh atau lebih dapat telah sebagai kami mereka baru",
    "nl": "de het een en van in is op te dat die voor met zijn niet aan er ook als bij maar om dan nog naar wordt door meer",
    "pl": "i na z się do nie jest to że o jak po co ale dla przez od za oraz tym może być są który która więcej",
    "sq": "dhe në një për me të që nga është si më do nuk janë kjo ky por edhe",
    "hu": "a az és hogy nem is egy van de ez meg csak volt már mint vagy ha még minden amely",
    "ku": "û bi di de ji bo ku ev li ne jî xwe wê ye dike hatin kir",
    "vi": "và của là có được cho các một trong với không này những đã để khi từ người",
    "ro": "și în de la cu pe un o care este pentru nu din ca mai sunt prin fi dar acest",
}
_LANGUAGES_OF: dict[str, list[str]] = {}
for _language, _words in _WORDS.items():
    for _word in dict.fromkeys(_words.split()):
        _LANGUAGES_OF.setdefault(_word, []).append(_language)

_TURKISH_WEIGHTS = {word: 1 / len(languages) for word, languages in _LANGUAGES_OF.items() if "tr" in languages}

_FOREIGN_LETTERS = {"az": "əƏ", "tk": "ýňžÝŇŽ", "crh": "ñÑ", "uz": "ʻ"}
_NEVER_TURKISH = re.compile("[əƏýňžÝŇŽñÑʻêÊţŢțȚäÄ]")
_FOREIGN_LETTER = "əƏýňžÝŇŽñÑʻ"
_TURKISH_LETTERS = "ğışİĞŞ"
_TURKISH_LETTER = re.compile(f"[{_TURKISH_LETTERS}]")
_TURKISH_ENDING = re.compile(
    r"(?:l[ae]r(?:[ıi]n?|[ıi]n[ıi]n|[ıi]nd[ae]n?)?|[ıiuü]yor(?:lar|du|um)?|[ıiuü]yo(?:lar|du|m|n|sun|z)?|[dt][ıiuü]m|m[ıiuü][şs](?:t[ıiuü])?|[ae]ca[kğ][ıi]?|[ae]ce[kğ][ıi]?|"
    r"[dt][ıiuü]r|[ıiuü]n[ıiuü]n|l[ıiuü][kğ][ıiuü]?|m[ae]k(?:t[ae]d[ıi]r)?|[ae]r[ae]k|s[ıi]nd[ae]n?|[dt][ıiuü][kğ][ıiuü]\w*)$"
)
_TURKISH_VERB = re.compile(r"\w{2,}(?:[ıiuü]yor(?:du|lar|um|uz|sun(?:uz)?)?|[ae]bil(?:ir|iyor|ecek)(?:ler)?)|(?=\w*[çöü])\w{2,}(?:acak|ecek)(?:lar|ler)?")
"""A verb as no other language has it: ``çekiyor``, ``üretebilir``; ``çekecek`` by a letter that Indonesian does not write. Enough where nothing else tells a short text."""
_CUT_SUFFIX = re.compile(
    r"[\w]{2}['’](?:n?[ıiuü]n|[dt][ae]n?|[yn]?[ae]|[yn]?[ıiuü]|l[ae]r\w{0,6}|l[ıiuü]k)\b"
)  # NVIDIA'nın, V100'den
_APOSTROPHES = "ʻ’'‘`"
_UZBEK = re.compile(
    r"\b(?![A-Z]{1,4}[OG]['’‘`]s[ıiuü](?:n\w*)?\b|(?:\w{3,}|[A-Z]\w*)[ogOG]['’‘`](?:n?[ıiuü]n|y?[ae]|y?[ıiuü]|[dt][ae](?:n|ki)?|l[ae]r\w*|y?l[ae]|l[ıiuü][kğ]?\w*|c[ae]|d[ıiuü]r|y?k[ei]n|y?d[ıiuü]|y?s[ae])\b)\w*[ogOG][ʻ’'‘`](?:[A-Za-z]|\b)"
)  # `boʻlgan`; Turkish cuts its endings off names and longer words: `Samsung'un`, `Pro'da`, `turbo'ya`
_FOREIGN_TURKIC = re.compile(r"[qxwQXW]")


def detect_language(text: str) -> str | None:
    """ISO 639-1 (or -3) code of the language that most of ``text`` is in; "und" where it is none that is known, None without letters."""
    sample = text if len(text) <= SAMPLE else text[: SAMPLE // 2] + text[len(text) // 2 :][: SAMPLE // 4] + text[-SAMPLE // 4 :]
    return _detect(_without_noise(sample) or sample)


def _without_noise(text: str) -> str:
    return _NOISE.sub(" ", text) if "://" in text or "<" in text or "{{" in text else text


def _detect(sample: str) -> str | None:
    if _is_plainly_korean(sample):
        return "ko"
    if not _BEYOND_LATIN.search(sample):
        return _detect_latin(sample) if _LATIN.search(sample) else None
    hangul = _length(_HANGUL, sample)
    latin = _length(_LATIN, sample)
    others: dict[str, int] = {}
    if _OTHER_LETTER.search(sample):
        others = {code: count for code, pattern in _OTHER_SCRIPTS.items() if (count := _length(pattern, sample))}
    kana, han = others.pop("ja", 0), others.pop("zh", 0)
    letters = hangul + latin + kana + han + sum(others.values())
    if not letters:
        return None
    if hangul >= KOREAN_SHARE * letters and hangul > kana + han and hangul > max(others.values(), default=0):
        return "ko"
    script = max(others, key=lambda code: others[code], default=None)
    if kana + han > max(latin // 2, hangul):
        return "ja" if kana * 10 > han else "zh"
    if script and others[script] > latin:
        return script
    return _detect_latin(sample)


def _is_plainly_korean(sample: str) -> bool:
    """Most characters are syllables; counted by the upper bytes of UTF-16, ten times faster than by a pattern."""
    upper = sample.encode("utf-16-le", "surrogatepass")[1::2]
    return (len(upper) - len(upper.translate(None, _SYLLABLE_BYTES))) * 2 > len(upper)


def _length(pattern: re.Pattern[str], text: str) -> int:
    return sum(map(len, pattern.findall(text)))


def _detect_latin(sample: str) -> str:
    lowered = sample.replace("İ", "i").replace("I", "ı").lower()
    if _is_plainly_turkish(sample, lowered):
        return "tr"
    words = [word.replace("i̇", "i") for word in _WORD.findall(lowered)]
    words += [plain for word in words if "ı" in word and (plain := word.replace("ı", "i")) in _LANGUAGES_OF]
    scores: dict[str, float] = {}
    for word in words:
        for language in _LANGUAGES_OF.get(word, ()):
            scores[language] = scores.get(language, 0) + 1 / len(_LANGUAGES_OF[word])
    count = len(words) or 1
    for language, letters in _FOREIGN_LETTERS.items():
        hits = sum(map(sample.count, letters))
        if hits:
            scores[language] = scores.get(language, 0) + hits
    if any(sign in sample for sign in _APOSTROPHES):
        scores["uz"] = scores.get("uz", 0) + 2 * len(_UZBEK.findall(sample))
    turkic = scores.get("tr", 0) + sum(len(word) > 4 and _ends_turkish(word) for word in words) / 2
    turkic += len(_CUT_SUFFIX.findall(sample)) + sum(map(sample.count, _TURKISH_LETTERS)) / 4
    foreign = len(_FOREIGN_TURKIC.findall(" ".join(word for word in words if word in _LANGUAGES_OF or _ends_turkish(word))))
    scores["tr"] = turkic - foreign / 2
    best = max(scores, key=lambda language: scores[language])
    if best == "tr" and any(scores.get(other, 0) * 3 > turkic and _has_own(other, words, sample) for other in ("az", "uz", "tk", "crh")):
        best = max(("az", "uz", "tk", "crh"), key=lambda language: scores.get(language, 0))
    if scores[best] >= max(1, 0.04 * count):
        return best
    if _NEVER_TURKISH.search(sample):
        return "und"
    return "tr" if _TURKISH_LETTER.search(sample) or any(_TURKISH_VERB.fullmatch(word) for word in words) else "und"


def _has_own(language: str, words: Sequence[str], sample: str) -> bool:
    """Whether anything speaks for a Turkic language but words that Turkish has too (``bir``, ``her``, ``daha``)."""
    letters = any(letter in sample for letter in _FOREIGN_LETTERS[language]) or (language == "uz" and _UZBEK.search(sample) is not None)
    return letters or any(language in (spoken := _LANGUAGES_OF.get(word, ())) and "tr" not in spoken for word in words)


def _is_plainly_turkish(sample: str, lowered: str) -> bool:
    """Enough Turkish letters and function words that the finer evidence need not be weighed."""
    if sum(map(sample.count, _TURKISH_LETTERS)) * 50 <= len(sample) or any(letter in sample for letter in _FOREIGN_LETTER):
        return False
    words = lowered.split()
    return sum(map(_TURKISH_WEIGHTS.get, words, repeat(0.0))) * 33 > len(words)


@lru_cache(maxsize=16384)
def _ends_turkish(word: str) -> bool:
    return _TURKISH_ENDING.search(word) is not None


def mark_languages(text: str, blocks: Sequence[Block], document: str) -> tuple[Block, ...]:
    """The blocks with their languages; short ones take that of the document unless their script says otherwise."""
    return tuple(
        Block(block.kind, block.start, block.end, _block_language(text[block.start : block.end], document), block.speaker)
        for block in blocks
    )


def _block_language(text: str, document: str) -> str | None:
    if document == "tr" and _TURKISH_LETTER.search(text):
        return "tr"
    hangul = _HANGUL.search(text) is not None
    if document == "ko" and hangul and (len(text) < 40 or _FOUR_WORDS.search(text, 0, 200)):
        return "ko"
    sample = _without_noise(text[:SAMPLE])
    words = len(_WORD.findall(sample))
    enough = SHORTEST_FOREIGN if document == "ko" else SHORTEST_EVIDENCE + 1  # a few Latin words in a Korean text are English
    if words < enough and not hangul and not _OTHER_LETTER.search(sample):
        return ("en" if document == "ko" else document) if _LATIN.search(sample) else None
    language = _detect(sample)
    if language is None or language in ("ko", document):
        return language
    if hangul and document == "ko":
        return "ko"
    if words <= SHORTEST_EVIDENCE or language == "und" or (language in _WORDS and language != "en" and words < SHORTEST_FOREIGN):
        return "en" if document == "ko" else document
    return language
