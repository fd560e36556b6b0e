"""What a large Turkish number without a unit is: money, or a count of things."""

from __future__ import annotations

import re
from functools import lru_cache

from pipeline.languages.turkish.number_words import NOUN
from pipeline.languages.turkish.numerals import lower

_MONEY_WORDS = tuple("fiyat değeri dolar lira yatirim bütçe maliyet ücret $ ₺ € indirim satin kuruş avro euro gelir ciro satiş para".split())
_RISE = re.compile(r"\bzam(?:li|mi|la)?\b")
_LIRAS = re.compile(r"\btl\b")
_SEPARATORS = re.compile(r"[\t|\n]")
_MODEL_AFTER = re.compile(r"l[ıi]k[ \u00a0](?:model|parametre|bir model|dil)|[ \u00a0]parametre|B(?![a-z])|[ \u00a0](?:(?:adet|tane)[ \u00a0])?[A-Z]{1,4}-?\d{1,4}[A-Za-z]{0,2}(?![0-9A-Za-z])")  # `saati 1 dolardan 512 H100`
_COUNT_BEFORE = re.compile(r"(?:[sS]ayısı(?:nı)?|[aA]de[td](?:i|ini)?|[aA]det satışı|[çÇ]alışan|[kK]işi|[mM]üşteri|[aA]bone|[sS]evkiyat)(?:[ \u00a0](?:ise|de|da))?:?[ \u00a0]$")
_COUNTED = re.compile(r"['’]?(?:[dt][ae]n[ \u00a0](?:fazla|çok|az)|y?[ıiuü][ \u00a0]aşkın|[ \u00a0]yeni)[ \u00a0][a-zçğıöşü]|[ \u00a0](?:sat(?:ıyor|tı|ıl|ış|mış|ar)|sevk|üret|indir|izle|dağıt|gönder|kez|kere|defa)")  # `yılda 2,3 milyon satıyor`
_COUNTED_THINGS = (
    r"(?:[pP]arametre|[tT]ransistör|[jJ]eton|[tT]oken|[kK]ullanıcı|[aA]bone|[aA]de[td]|[kK]işi|[nN]üfus|[yY]onga|[çÇ]ip|[kK]art|[sS]evkiyat|[çÇ]ekirdek|[iİ]zlenme|[iİ]ndirme|[sS]orgu|[mM]odel|[uU]ygulama|[pP]latform|[vV]eri(?:si|seti|kümesi)|[vV]eri (?:seti|kümesi))"
)
_COUNTS_LARGE = re.compile(
    rf"{_COUNTED_THINGS}[a-zçğıöşü]{{0,6}}(?:[ \u00a0](?:sayısı|adedi|ise|da|de)[a-zçğıöşü]{{0,3}}){{0,2}}:?[ \u00a0]$"
    r"|(?:[pP]arametre|[tT]ransistör)[^.;\n]{0,30}$"
)
_COUNT_REACH = 40  # characters
_ENDS_COUNT = re.compile(rf"(?:{_COUNTED_THINGS}|seti|kümesi|satışı|[sS]ayısı|[çÇ]alışan|[mM]üşteri)[a-zçğıöşü]{{0,6}}:?$|^(?:sayısı|adedi|ise|da|de)")
"""The last word of what ``_COUNT_BEFORE`` and ``_COUNTS_LARGE`` match, unless parameters or transistors stand farther back."""
_SAME_CURRENCY = 160  # characters
_CURRENCY_WORDS = {"USD": ("dolar", "$"), "EUR": ("avro", "euro", "€"), "TRY": ("lira", "₺")}
_CONTINUES = re.compile(
    r"['’](?!l[ıiuü](?:k|ğ)?(?![a-zçğıöşü]))[a-zçğıöşü]{1,9}(?![a-zçğıöşü])|(?:y?[ae]|[dt][ae]n?|y?l[ae]|y?[dt][ıiuü])(?![a-zçğıöşü])|[ıiuü]n(?=[ \u00a0](?:alt|üst|üzer))|l[ıi]k[ \u00a0](?=beklenti|tahmin|gelir|ciro|kâr|yatırım|satış)|[ \u00a0]?[,.;:)\]\"”!?\n·/]|$"
    r"|[ \u00a0](?:ver(?!im)|al(?:dı|ı(?:yo|rken)|mış)|gör|üret|çek(?!ird)|harc|tüket|kal(?!ıp|em)|düş|çık|ulaş|topla|oldu|olur|olsa|iken|ise|ile(?![a-zçğıöşü])|idi|ve[ \u00a0]|veya|civar|kadar|bandında|seviye|dolay|diyen|di(?:yor|ye)|yap(?:ıyor|tı|mış)|vs|şart|abart"
    r"|falan|filan|yerine|demek|eder|yeter|ölç|geldi|geliyor|açıkla|bekle|öner|gerek|m[ıiuü](?![a-zçğıöşü])|isti[yo]|iste[rdm]|başar|kazan|kaydet|aş[ıtm]|geç[eti]|imiş|ola(?:rak|n(?![a-zçğıöşü]))|lazım|yaz(?:ıyor|dı|mış)|koş(?:tu|uyor)|yak(?:ıyor|ar|tı)|işl(?:edi|iyor)|tıkan|bitir|satış|zarar|sür(?:e|ü|dü|me)|isteyen|getir|koy(?:du|muş)|bulun|sat(?:ıl|tı|ıyor)|verdim|bırak)"
    r"|['’]?[ıiuü](?=[ \u00a0](?:hiç|bul|aş|geç|gör))|['’]l[ıiuü][kğ][ıiuü]?(?=[ \u00a0](?:sonu[cç]|skor|değer|hız))"
)
_COUNTS_BEFORE = re.compile(
    r"(?:[sS]ayısı(?:nı)?|sayımız|adedi|[pP]arti(?:[ \u00a0]boyutu(?:nu)?)?|boyutu(?:nu)?|dönem|öğrenme oranı(?:nı)?|PUE|sapma(?:sı)?|numara|sıra(?:da)?|model|[sS]ürüm|toplamda|üzerinden|sınıfı|kademesi|basamağı)(?:[ \u00a0](?:ise|de|da|bulutta|ofiste))?[ \u00a0]$"
)
_GOODS = re.compile(r"[0-9](?: ?(?:bin|milyon))? (?:adet|tane|kart|yonga|çip|sunucu)(?![^;]*(?:dolar|lira|tl|avro|euro))")  # in folded text


def continues(text: str, start: int, end: int) -> bool:
    """Whether what follows a number without a unit leaves it a measure of what was told before."""
    return bool(_CONTINUES.match(text, end)) and not _COUNTS_BEFORE.search(text, max(0, start - 24), start)


def counts(text: str, start: int) -> bool:
    """Whether the words right before a number say that it counts things."""
    head = text[max(0, start - _COUNT_REACH) : start]
    last = head.rsplit(maxsplit=1)[-1:]
    if not (last and _may_end_count(last[0])) and "arametre" not in head and "ransistör" not in head:
        return False
    return bool(_COUNT_BEFORE.search(text, max(0, start - 18), start) or _COUNTS_LARGE.search(text, max(0, start - _COUNT_REACH), start))


def sums_up(text: str, start: int, end: int) -> bool:
    """Whether a large number without a unit may be a sum of money."""
    return not _COUNTED.match(text, end) and not counts(text, start)


def money_context(text: str, start: int, end: int) -> str | None:
    """A currency named shortly before, in talk of money: ``fiyat 24bin``, ``değeri 2,8 milyara çıktı``."""
    scaled = not text[start:end].replace(".", "").replace(",", "").isdigit() or text[end : end + 1] in "kK"
    if _MODEL_AFTER.match(text, end) or _COUNTED.match(text, end) or counts(text, start):
        return None
    window = text[max(0, start - (60 if scaled else 25)) : start]
    if not scaled:
        window = _SEPARATORS.split(window)[-1]
    window = _folded(window)
    if not any(word in window for word in _MONEY_WORDS) and not ("zam" in window and _RISE.search(window)) and not ("tl" in window and _LIRAS.search(window)):
        return None
    if scaled and _GOODS.search(window):
        return None  # `55 bin adetlik satış hedefi; biz 40 bini gerçekçi buluyoruz`
    following = NOUN.match(text, end)
    if following and following["noun"].islower() and lower(following["noun"])[:6] not in ("civarı", "civari", "idi", "oldu", "istiyo"):
        return None
    first = max(0, start - 400)
    low = max(text.rfind("\n", first, start) + 1, start - _SAME_CURRENCY, first)
    return _currency_near(_folded(text[first : end + 60]), low - first, start - first)


@lru_cache(maxsize=8192)
def _may_end_count(word: str) -> bool:
    """Cheap test: whether a word right before a number may say that it counts things."""
    return _ENDS_COUNT.search(word) is not None


def _folded(text: str) -> str:
    """Lower case with one letter for the dotted and the dotless i."""
    return text.lower().replace("i\u0307", "i").replace("ı", "i")


def _currency_near(window: str, low: int, high: int) -> str:
    """The last currency that folded text names between ``low`` and ``high``, else that which it names most often; of two named equally often, the first; lira where none is named."""
    spots = {
        code: [match.start() for word in words if word in window for match in re.finditer(re.escape(word), window)]
        for code, words in _CURRENCY_WORDS.items()
    }
    if "tl" in window:
        spots["TRY"] += [match.start() for match in _LIRAS.finditer(window)]
    near = max(((spot, code) for code, found in spots.items() for spot in found if low <= spot < high), default=None)
    if near:
        return near[1]
    return min(spots, key=lambda code: (-len(spots[code]), min(spots[code], default=0))) if any(spots.values()) else "TRY"
