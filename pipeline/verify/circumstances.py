"""What the words around a number say of how, when and of what it was measured; and whether an article takes a number back."""

from __future__ import annotations

import re
from typing import NamedTuple

from pipeline.lexicon import fold

CORRECTS = re.compile(
    r"정정|바로잡|오보|수정합니다|고쳤|잘못 (?:나갔|적|전|실|계산|인용|알려|보도|기재|표기|집계|옮)|잘못된|철회|거둬들|사실과 (?:달랐|다르|다른|다릅)|오류가 있|"
    r"düzeltme|düzelt|tekzip|yanlış|hatalı|hata,|geri çekti|geri çekil|revize|güncelledi|doğrusu|özür dile|gerçeği yansıtm"
)
_RETRACTED = re.compile(r"^\W{0,3}(?:[가-힣]{0,3}\s)?(?:[가이] 아니라|으?로 잘못|[은는]? ?잘못|으?로 적었|이라고 적|대신)|^[’']?\w{0,4}\s?(?:değil|yanlış|hatalı|yerine|olarak verilmiş|yazan)")


def is_correction(words: str) -> bool:
    """Whether the words correct something said before."""
    return CORRECTS.search(fold(words)) is not None


_FORMER = re.compile(r"(?:앞선|앞서|당초|애초|처음|이전의|종전|기존|daha önce|önceki|ilk|eski)\W[^.,]{0,14}$")


def is_retracted(before: str, after: str) -> bool:
    """``1,850만 원으로 잘못 나갔습니다``, ``앞선 68.2점은``, ``300 W'ın yanlış olduğunu``: the number that is taken back."""
    return _RETRACTED.match(fold(after)) is not None or _FORMER.search(fold(before)) is not None


# Editions of a product sold under its name: "미르3 프로", "X1 mini". A name without one is another product.
_EDITION = re.compile(
    r"(?<=[0-9a-z가-힣])[\s-]?(?:(프로|미니|맥스|울트라|플러스|라이트|슈퍼)(?=[은는이가의을를와과도로에]|[^가-힣]|$)|(?<=[\s-])(pro|mini|max|ultra|plus|lite|super|ti|nano)(?![a-z]))"
)
_EDITIONS = {"프로": "pro", "미니": "mini", "맥스": "max", "울트라": "ultra", "플러스": "plus", "라이트": "lite", "슈퍼": "super"}


def editions(words: str) -> frozenset[str]:
    """``"미르3 프로는"`` and ``"Mir 3 Pro"`` -> ``{"pro"}``."""
    return frozenset(_EDITIONS.get(m[1] or m[2], m[1] or m[2]) for m in _EDITION.finditer(fold(words)))


# Conditions by their words: a kind, and what is caught is the value.
_CONDITIONS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("precision", re.compile(r"(?<![a-z0-9])((?:int|fp|bf|tf|mxfp|nvfp)\d{1,2})(?![0-9])|(\d{1,2})\s?(?:비트|bit)(?:로| 양자화|lik)")),
    ("batch", re.compile(r"(?:배치(?: 크기)?(?:를|는|가)?|batch(?: size)?|yığın(?: boyutu)?|parti boyutu)\D{0,8}(\d+)|(?<![a-z\d.,])(\d+)['’]?(?:[a-zçğıöşü]{0,3})? (?:배치|yığın|batch)")),
    ("version", re.compile(r"(\d+\.\d+(?:\.\d+)?)\s?(?:판|버전|sürüm)|(?:버전|v|sürüm)\s?(\d+\.\d+)")),
    ("resolution", re.compile(r"(\d{3,4}\s?[x×]\s?\d{3,4}|\d{3,4}p|\b[48]k\b)|(?:해상도|çözünürlük)\D{0,6}(\d{3,4})|(\d{3,4}) ?(?:해상도|çözünürlük)")),
    ("limit", re.compile(r"(?:전력|güç|sınır|제한)[^.]{0,14}?(\d+)\s?(?:w|와트|watt)(?![a-z])[^.]{0,16}(?:묶|제한|두니|두고|낮추|sınır|kıs|ayarl|indir)")),
    ("context", re.compile(r"(?:문맥|컨텍스트|입력|bağlam)\D{0,10}(\d[\d.,]*)")),
    ("chips", re.compile(r"(\d[\d.,]*)\s?(?:장|개|칩|gpu|kart|çip|yonga|hızlandırıcı)\w{0,6}(?:을|를|로|이면| 쓰|으로|la\b|le\b|lı\b|li\b|da\b|de\b)")),
)  # fmt: skip
_SPARSE = re.compile(r"희소|sparsity|sparse|seyrek")
_DENSE = re.compile(r"밀집|조밀|dense|yoğun")
_OFF = re.compile(r"희소[^.]{0,8}(?:끈|끄|없|제외|빼)|seyrek\w*\W{0,2}(?:kapat|olmadan|hariç)|seyreklik kapatıl")
_DIVISION = (("closed", re.compile(r"폐쇄|클로즈드|closed|kapalı")), ("open", re.compile(r"개방|오픈 부문|open\b|açık bölüm|açık kategori")))
_MOVED = re.compile(r"인하|가격 인상|값 인상|할인|내렸|올렸|낮췄|indirim|zam|zamm|düşürdü|aşağı çek|yükseltti")
_SCOPE: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("chip", re.compile(r"칩만|칩 자체|칩 단독|다이|die\b|yalnız(?:ca)? yonga|çip tek|zar|kalıp|sadece çip|yonganın kendisi")),
    ("card", re.compile(r"카드 전체|카드의|보드|kartın (?:tamamı|tümü)|kart bütün|kart toplam|kartın")),
    ("package", re.compile(r"패키지|paket")),
    ("system", re.compile(r"서버 전체|시스템 전체|서버 한 대|sunucunun|sunucu toplam|sistem toplam|sistemin tamamı")),
    ("net", re.compile(r"부가세 (?:별도|제외)|세전|kdv hariç|vergisiz|vergi hariç|순")),
    ("gross", re.compile(r"부가세 포함|세후|kdv dahil|kdv'li|vergili|vergi dahil")),
    ("peak", re.compile(r"최대|이론|정점|en yüksek|tepe|teorik|azami")),
    ("mean", re.compile(r"평균|실측|실효|평상시|상시|ortalama|ölçülen|gerçek|tipik|sürekli")),
)


class Circumstances(NamedTuple):
    """Conditions by their kind, and the scope in which the number is meant."""

    conditions: tuple[tuple[str, str], ...]
    scope: frozenset[str]
    changed: bool  # whether the words tell of a new price

    def differ(self, other: Circumstances) -> bool:
        ours, theirs = dict(self.conditions), dict(other.conditions)
        return any(ours[k] != theirs[k] for k in ours.keys() & theirs.keys())

    def moved(self, other: Circumstances) -> bool:
        return self.changed != other.changed

    def defined_otherwise(self, other: Circumstances) -> bool:
        return bool(self.scope) and bool(other.scope) and not self.scope & other.scope


def circumstances(sentences: str, before: str, after: str) -> Circumstances:
    """From the sentence of a number and the one before it, and the words beside it."""
    words = fold(sentences)
    found: dict[str, str] = {}
    for kind, pattern in _CONDITIONS:
        matches = list(pattern.finditer(words))
        if matches:
            found[kind] = next(g for g in matches[-1].groups() if g).replace(" ", "").replace(".", "").replace(",", "") if kind != "version" else next(g for g in matches[-1].groups() if g)
    if _SPARSE.search(words) or _DENSE.search(words):
        found["sparsity"] = "dense" if _OFF.search(words) or (_DENSE.search(words) and not _SPARSE.search(words)) else "sparse"
    for division, pattern in _DIVISION:
        if pattern.search(words):
            found["division"] = division
    near = fold(f"{before or sentences[-90:]} # {after}")
    scope = frozenset(name for name, pattern in _SCOPE if pattern.search(near))
    return Circumstances(tuple(sorted(found.items())), scope, _MOVED.search(words) is not None)
