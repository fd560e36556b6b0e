"""What the words around a number say of how, when and of what it was measured; and whether an article takes a number back."""

from __future__ import annotations

import re
from typing import NamedTuple

from pipeline.lexicon import fold

CORRECTS = re.compile(
    r"정정|바로잡|오보|수정합니다|고쳤|잘못 (?:나갔|적|전|실|계산|인용|알려|보도|기재|표기|집계|옮)|잘못된|철회|거둬들|사실과 (?:달랐|다르|다른|다릅)|오류가 있|"
    r"düzelt(?:me|iyo|ti|ir|el|il(?:di|ir|iyor|en|ecek|miş (?:metin|haber|h[aâ]l|sürüm)))|tekzip|yanl[ıi]ş|hatal[ıi]|hata,|geri çekti|geri çekil|revize|güncelledi|doğrusu|özür dile|gerçeği yans[ıi]tm"
)
_RETRACTED = re.compile(r"^\W{0,3}(?:[가-힣]{0,3}\s)?(?:[가이] 아니라|으?로 잘못|[은는]? ?잘못|으?로 적었|이라고 적|대신)|^[’']?\w{0,4}\s?(?:değil|yanliş|hatali|yerine|olarak verilmiş|yazan)")


def is_correction(words: str) -> bool:
    """Whether the words correct something said before."""
    return CORRECTS.search(fold(words)) is not None


_FORMER = re.compile(r"(?:앞선|앞서|당초|애초|처음|이전의|종전|기존|daha önce|önceki|ilk|eski)\W[^.,]{0,14}$")


def is_retracted(before: str, after: str) -> bool:
    """``1,850만 원으로 잘못 나갔습니다``, ``앞선 68.2점은``, ``300 W'ın yanlış olduğunu``: the number that is taken back."""
    return _RETRACTED.match(fold(after)) is not None or _FORMER.search(fold(before)) is not None


# Editions of a product sold under its name: "미르3 프로", "X1 mini". A name without one is another product.
_EDITION = re.compile(
    r"(?<=[0-9a-z가-힣])[\s-]?(?:(프로(?=[은는이가의을를와과도로에]|[^가-힣]|$)|미니(?!어)|맥스|울트라|플러스|라이트(?!닝)|(?:슈퍼|터보|엘리트|익스트림|슬림|프라임|에어)(?=[은는이가의을를와과도로에]|[^가-힣]|$))|(?<=[\s-])(pro|mini|max|ultra|plus|lite|super|ti|nano|turbo|elite|extreme|slim|prime|ultimate|air|xl|xtx?)(?![a-z]))"
)
_EDITIONS = {"프로": "pro", "미니": "mini", "맥스": "max", "울트라": "ultra", "플러스": "plus", "라이트": "lite", "슈퍼": "super", "터보": "turbo", "엘리트": "elite", "익스트림": "extreme", "슬림": "slim", "프라임": "prime", "에어": "air"}


def editions(words: str) -> frozenset[str]:
    """``"미르3 프로는"`` and ``"Mir 3 Pro"`` -> ``{"pro"}``."""
    return frozenset(_EDITIONS.get(m[1] or m[2], m[1] or m[2]) for m in _EDITION.finditer(fold(words)))


_CONFIGURED = re.compile(r"[a-z가-힣]\d+[a-z]{0,3}[\s(]{1,2}(\d{1,4}) ?gb(?![a-z/])|(?<![\d.,])(\d{1,4}) ?gb['’]?l[iuü]k (?=[a-z]+\d)")


def configurations(words: str) -> frozenset[str]:
    """``"A100 40GB의"`` -> ``{"40"}``: what a name is sold with, where the words give it beside the name."""
    return frozenset(m[1] or m[2] for m in _CONFIGURED.finditer(fold(words)))


# Conditions by their words: a kind, and what is caught is the value.
_CONDITIONS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("precision", re.compile(r"(?<![a-z0-9])((?:int|fp|bf|tf|mxfp|nvfp)\d{1,2})(?![0-9])|(\d{1,2})\s?(?:비트|bit)(?:로| 양자화|lik)")),
    ("batch", re.compile(r"(?:배치(?: 크기)?(?:를|는|가)?|batch(?: size)?|yiğin(?: boyutu)?|parti boyutu)\D{0,8}(\d+)|(?<![a-z\d.,])(\d+)['’]?(?:[a-zçğiöşü]{0,3})? (?:배치|yiğin|batch)")),
    ("version", re.compile(r"(\d+\.\d+(?:\.\d+)?)\s?(?:판|버전|sürüm)|(?:버전|v|sürüm)\s?(\d+\.\d+)")),
    ("software", re.compile(r"(?:드라이버|펌웨어|컴파일러|sürücü|yazilim|derleyici)\D{0,9}(\d+(?:\.\d+)*)")),
    ("resolution", re.compile(r"(\d{3,4}\s?[x×]\s?\d{3,4}|\d{3,4}p|\b[48]k\b)|(?:해상도|çözünürlük)\D{0,6}(\d{3,4})|(\d{3,4}) ?(?:해상도|çözünürlük)")),
    ("limit", re.compile(r"(?:전력|güç|sinir|제한)[^.]{0,14}?(\d+)\s?(?:w|와트|watt)(?![a-z])[^.]{0,16}(?:묶|제한|두니|두고|낮추|sinir|kis|ayarl|indir)")),
    ("context", re.compile(r"(?:문맥|컨텍스트|입력|bağlam)\D{0,10}(\d[\d.,]*)")),
    ("region", re.compile(r"([a-zçğöşü]{3,}) (?:bölgesi|veri merkezi)nd?[ea]|([가-힣]{2,}?) ?(?:리전|지역)(?:에서|에|의|은|는| 기준)")),
    ("chips", re.compile(r"(\d[\d.,]*)\s?(?:장|개|칩|gpu|kart|çip|yonga|hizlandirici)\w{0,6}(?:을|를|로|이면| 쓰|으로|la\b|le\b|li\b|li\b|da\b|de\b)")),
)  # fmt: skip
_SPARSE = re.compile(r"희소|sparsity|sparse|seyrek")
_DENSE = re.compile(r"밀집|조밀|dense|yoğun")
_OFF = re.compile(r"희소[^.]{0,8}(?:끈|끄|없|제외|빼)|seyrek\w*\W{0,2}(?:kapat|olmadan|hariç)|seyreklik kapatil")
_DIVISION = (("closed", re.compile(r"폐쇄|클로즈드|closed|kapali")), ("open", re.compile(r"개방|오픈 부문|open\b|açik bölüm|açik kategori")))
_MOVED = re.compile(r"인하|가격 인상|값 인상|할인|내렸|올렸|낮췄|indirim|zam|zamm|düşürdü|aşaği çek|yükseltti")
# Ways to define a number: an axis, and its values by their words. Two values of one axis are two definitions.
_AXES: tuple[tuple[str, tuple[tuple[str, re.Pattern[str]], ...]], ...] = tuple(
    (axis, tuple((value, re.compile(words)) for value, words in values.items()))
    for axis, values in {
        "part": {
            "chip": r"칩만|칩 자체|칩 단독|칩 하나|칩당|다이|(?<![a-z])die(?![a-z])|yalniz(?:ca)? yonga|çip tek|\bzar|kalip|sadece çip|yonganin kendisi|çip başina|yonga başina",
            "card": r"카드 전체|카드 한 장|카드의|보드|kartin (?:tamami|tümü)|kart bütün|kart toplam|kartin|tüm kart|kartla birlikte",
            "package": r"패키지|paket",
            "system": r"서버 전체|시스템 전체|서버 한 대|본체|콘센트|벽(?:면)? 전원|랙 전체|sunucunun|sunucu toplam|sistem toplam|sistemin (?:tamami|tümü)|bütün sistem|prizden|kasanin|rafin",
        },
        "tax": {"net": r"부가세 (?:별도|제외)|세전|kdv hariç|vergisiz|vergi(?:ler)? hariç|\+ ?kdv", "gross": r"부가세 포함|부가세까지|세후|kdv dahil|kdv'li|vergili|vergi(?:ler)? dahil"},
        "level": {
            "peak": r"최대|최고|이론|정점|순간|피크|en yüksek|tepe|zirve|teorik|azami|anlik|kuramsal",
            "mean": r"평균|실측|실효|평상시|상시|지속|실제로|실사용|중앙값|ortalama|ölçülen|ölçtü|gerçek|tipik|sürekli|medyan|pratikte",
        },
        "tail": {"mean": r"평균|중앙값|p50|ortalama|medyan", "tail": r"p9\d|99(?:번째)? ?(?:백분위|퍼센타일|분위)|백분위|yüzde 9\d'?(?:luk|lik)? dilim|yüzdelik dilim|en kötü|최악"},
        "token": {"first": r"첫 (?:토큰|글자|단어)|ilk (?:token|belirteç|sözcük|kelime|harf)", "whole": r"전체 (?:응답|답변)|답변 (?:전체|하나)|마지막 토큰|yanitin (?:tamami|tümü)|tüm yanit|bütün yanit|cevabin (?:tamami|tümü)"},
        "way": {"one": r"단방향|한쪽 방향|한 방향|tek yön", "both": r"양방향|왕복|çift yön|iki yön|her iki yön"},
        "clock": {"base": r"기본 클[럭록]|기본 동작|베이스 클|temel (?:saat|frekans|hiz)|taban (?:saat|frekans)", "boost": r"부스트|터보|최대 클[럭록]|boost|turbo|hizlandirilmiş"},
        "cores": {"whole": r"물리|실장|설계상|fiziksel|tasarimda|toplam çekirdek", "used": r"활성|켜진|쓸 수 있는|논리|스레드|etkin|aktif|açik çekirdek|mantiksal|kullanilabilir"},
        "params": {"whole": r"총 (?:매개변수|파라미터)|전체 (?:매개변수|파라미터)|toplam parametre", "used": r"활성 ?(?:화|매개|파라)|aktif parametre|etkin parametre"},
        "space": {"raw": r"총 ?용량|원시|물리 용량|ham kapasite|brüt|toplam kapasite", "usable": r"가용|사용 가능|실제 쓸|쓸 수 있는|kullanilabilir|net kapasite"},
        "with": {"in": r"포함(?!하지)|합친|합치면|합쳐|더하면|아우른|dahil|birlikte|ile beraber|eklenince", "out": r"제외|뺀|빼고|빼면|별도|미포함|hariç|olmadan|dişinda|saymazsak|katilmadan"},
        "profit": {"operating": r"영업이익|faaliyet k[aâ]r", "net": r"순이익|net k[aâ]r", "gross": r"매출총이익|brüt k[aâ]r"},
        "price": {"list": r"정가|공식 가격|권장|출고가|공시|liste fiyat|tavsiye|resmi fiyat|etiket", "street": r"실구매|시중|실거래|거래가|최저가|체감|sokak fiyat|piyasada|raf fiyat|mağaza"},
        "share": {"value": r"금액 기준|매출 기준|금액으로|(?:ciro|tutar|değer|gelir|para) (?:bazinda|temelinde|olarak|üzerinden|cinsinden)|gelire göre|ciroya göre|tutara göre", "units": r"수량 기준|출하 기준|대수 기준|물량 기준|(?:adet|sayi|birim) (?:bazinda|temelinde|olarak|üzerinden|cinsinden)|adede göre|sevkiyat bazinda|satiş adedi"},
        "sold": {"shipped": r"출하|내보낸|sevk", "sold": r"판매|팔린|팔았|satil|satti", "ordered": r"주문|수주|계약|sipariş", "made": r"생산|찍어|üret"},
        "each": {"each": r"장당|한 장|카드당|칩당|대당|개당|하나당|1인당|(?:kart|çip|yonga|gpu|sunucu|adet) başina|başina|her biri|tek kart", "all": r"합계|모두 합|합산|총합|전부|전체 합|toplamda|toplam|tümü birlikte|hepsi"},
        "load": {"it": r"it 부하|전산 부하|서버 부하|bt yükü|bilişim yükü|sunucu yükü", "all": r"수전|시설 전체|건물 전체|총 전력|tesis(?:in)? toplam|şebeke|binanin|kurulu güç"},
    }.items()
)  # fmt: skip
# Conditions by words: both sides name one of an axis.
_KINDS: tuple[tuple[str, tuple[tuple[str, re.Pattern[str]], ...]], ...] = tuple(
    (axis, tuple((value, re.compile(words)) for value, words in values.items()))
    for axis, values in {
        "cooling": {"air": r"공랭|공기 냉각|hava(?:yla)? soğut|hava soğutma", "liquid": r"수랭|액체 냉각|액침|sivi soğut|su soğut|suyla soğut"},
        "scenario": {"offline": r"오프라인|offline|çevrimdişi", "server": r"서버 시나리오|server senaryo|sunucu senaryo", "single": r"싱글 ?스트림|단일 스트림|single[- ]?stream|tek akiş"},
        "mode": {"eco": r"절전|저전력 모드|에코|tasarruf modu|düşük güç modu|eko mod|sessiz mod|정숙", "full": r"고성능 모드|최대 성능|성능 모드|performans modu|tam güç|제한 없이|sinirsiz|serbest"},
        "shots": {"zero": r"제로샷|0-?shot|예시 없이|örneksiz|sifir örnek", "few": r"[1-9]\d?-?(?:shot|샷)|퓨샷|few-?shot|예시를? (?:다섯|\d)|örnekle"},
        "plan": {"demand": r"온디맨드|약정 없|talep(?:e bağli| üzerine)|isteğe bağli|taahhütsüz", "reserved": r"(?<!무)약정(?! 없)|예약 인스턴스|rezerv|taahhütlü|yillik taahhüt", "spot": r"스팟|spot"},
        "state": {"new": r"신품|새 제품|sifir ürün|sifir kart", "used": r"중고|ikinci el"},
        "market": {"home": r"국내|한국|türkiye", "abroad": r"미국|해외|일본|유럽|abd\b|amerika|avrupa|yurt dişi"},
        "framework": {"torch": r"pytorch|파이토치", "tf": r"tensorflow|텐서플로", "jax": r"(?<![a-z])jax", "trt": r"tensorrt|텐서rt", "vllm": r"vllm", "llama.cpp": r"llama\.cpp"},
        "tuned": {"yes": r"전력을? ?(?:제한|상한|낮추|묶|줄이)|언더볼|오버클|undervolt|overclock|hiz ?aşirt|güç sinir|gücü? (?:\w+ ){0,3}?(?:kis|sinirla|düşür)"},
        "load": {"idle": r"대기 ?(?:중|모드|전력|상태)|유휴|아이들|boşta|rölanti|idle", "loaded": r"부하|최대로|풀로드|yük altinda|tam yük"},
        "storage": {"hdd": r"하드디스크|hdd", "ssd": r"ssd|nvme"},
        "link": {"nvlink": r"nvlink|엔비링크", "pcie": r"pcie", "ethernet": r"이더넷|ethernet", "infiniband": r"인피니밴드|infiniband"},
    }.items()
)  # fmt: skip


DESIGN = frozenset("precision sparsity limit mode load".split())
WIDE = frozenset({"share"})  # axes whose words stand anywhere in the sentence: ``adet olarak bakıldığında``
MARKED = frozenset("tax tail token way params space price share load".split())  # axes whose words, said of one number alone, already set it apart


class Circumstances(NamedTuple):
    """Conditions by their kind, and the scope in which the number is meant."""

    conditions: tuple[tuple[str, str], ...]
    scope: frozenset[tuple[str, str]]  # axis and value
    changed: bool  # whether the words tell of a new price

    def differ(self, other: Circumstances, *, of_design: bool = False) -> bool:
        """``of_design``: for what a product has by design, whatever surrounds it."""
        ours, theirs = dict(self.conditions), dict(other.conditions)
        if any(ours[k] != theirs[k] for k in ours.keys() & theirs.keys() if not of_design or k in DESIGN):
            return True
        return ("tuned" in ours) != ("tuned" in theirs)

    def moved(self, other: Circumstances) -> bool:
        return self.changed != other.changed

    def defined_otherwise(self, other: Circumstances) -> bool:
        ours, theirs = ({axis for axis, _ in x.scope} for x in (self, other))
        shared = {axis for axis, _ in self.scope & other.scope}
        return bool((ours & theirs) - shared) or bool((ours ^ theirs) & MARKED)


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
    scope = frozenset((axis, value) for axis, values in _AXES for value, pattern in values if pattern.search(words if axis in WIDE else near))
    for axis, values in _KINDS:
        named = [value for value, pattern in values if pattern.search(words)]
        if len(named) == 1:
            found[axis] = named[0]
    return Circumstances(tuple(sorted(found.items())), scope, _MOVED.search(words) is not None)
