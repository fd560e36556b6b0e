"""Names with digits: chips, models, systems, standards and their versions, read by shape so that unheard-of ones work too.

``ResNet-50``, ``DGX-A100``, ``i7-6950X``, ``p3.8xlarge`` are one token each. A number of its own may belong to the word before it
(``RTX 5090``, ``MLPerf 1.1``, ``라마 3 8B``); lists of words say which words take versions and which take model numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from pipeline.extract.drafts import Draft, new_draft

_LETTER = "A-Za-zÇĞİÖŞÜçğıöşüÀ-ÖØ-öø-ÿ"
TOKEN = re.compile(rf"[{_LETTER}0-9０-９_]+(?:-[{_LETTER}0-9０-９]+|\.(?=[0-9])[{_LETTER}0-9０-９]+)*")
"""A designator from its first character on: letters and digits, joined by hyphens, by points before a digit."""
_DESIGNATOR_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789０１２３４５６７８９_ÇĞİÖŞÜçğıöşü"
_REACH = 24  # characters of a token that are looked at in one step

_KOREAN_TAILS = "프로|맥스|울트라|플러스|미니|슈퍼|엘리트|라이트|터보|라지|미디엄|에어|엣지|티타늄|싱킹|씽킹"
NAME_TAIL = re.compile(
    r"(?:[ \u00a0](?:\d+(?:\.\d+)?[BMbm]|Ti|TI|ti|SUPER|Super|super|XT|XTX|xt|xtx|XL|GRE|Ultra|ultra|Pro\+?|pro|Max\+?|Plus|Mini|mini|Turbo|Lite|Nano|FE|AIO|NVL\d*|[1-9]\d{2}[HUVKX]{1,2}|[vV]\d+(?:\.\d{1,2})?|\+?[Gg]en[ \u00a0]?\d{1,2}"
    r"|Elite|Edge|Fold|Flip|Large|Medium|Scout|Maverick|Instruct|Ultra2|Thinking|GT)(?![A-Za-z0-9çğıöşü])"
    rf"|[ \u00a0]?(?:{_KOREAN_TAILS})(?=(?:은|는|이|가|을|를|의|에서|에|로|와|과|도|만|보다|처럼|까지|용|급|,|[ \u00a0.()\n/·'’\"”]|$))|[ \u00a0]?젠[ \u00a0]?[1-9](?![0-9]))+"
)
"""What may follow a name after a space and still belong to it: ``Llama 2 70B``, ``RTX 4060 Ti``."""

VERSION_WORDS = frozenset(
    "mlperf cuda cudnn windows ubuntu debian fedora macos ios ipados android pcie usb hdmi bluetooth 블루투스 wi-fi wifi directx opencl opengl vulkan rocm tensorflow "
    "pytorch keras mxnet python java node php sdk api 버전 version ver sürüm sürümü linux kernel 커널 tensorrt openvino displayport thunderbolt 썬더볼트 dlss fsr xess "
    "onnx geekbench cinebench 긱벤치 시네벤치 nvlink cxl ucie docker kubernetes oneapi poplar jetpack driver 드라이버 firmware 펌웨어 dp dx boost 윈도우 윈도 안드로이드 "
    "우분투 파이썬 컴파일러 포플러 텐서플로 텐서플로우 파이토치 쿠다 런타임 툴킷 프레임워크 라이브러리 추론 학습 훈련 트레이닝 인퍼런스 도커 pci-e sata nvme emmc ufs lpcamm2 openmp mpi adrenalin 아드레날린 whql triton vllm llvm gcc clang release turbo inference training v sürücü torch 욜로 yolo 젯팩 블렌더 blender 소프트웨어 백엔드 배포판 스튜디오 바이오스 v-레이 v-ray 크리스털디스크마크 crystaldiskmark 유니티 언리얼 antutu 안투투 pcmark pc마크 specint specrate 스피도미터 speedometer slurm proxmox 리눅스 드라이버 스택 firmware yazılım cuda-x".split()
)
NAME_WORDS = frozenset(
    "xdna zenbook vivobook thinkpad ideapad 젠북 비보북 씽크패드 gemma exaone airpods laptop xiaomi vivo oppo oneplus realme poco honor moto flip fold watch diffusion sd bist fortune ftse 플립 폴드 워치 버즈 디퓨전 샤오미 비보 오포 원플러스 레드미 블랙웰 "
    "pi rpi raspberry cyberpunk ultra rtx gtx gt rx geforce radeon quadro titan tesla instinct arc core ryzen threadripper epyc xeon celeron pentium atom athlon phenom i3 i5 i7 i9 zen rdna cdna navi "
    "gaudi habana llama gemini claude gpt grok qwen phi mistral falcon palm deepseek stable bert snapdragon exynos kirin dimensity helio tensor iphone ipad galaxy pixel note mate "
    "redmi switch playstation ps ps5 xbox tpu npu ipu lpu ascend atlas orin jetson bow pod dojo wse cs ai hbm gddr ddr lpddr wi-fi gen5 mac studio macbook "
    "level tier area formula top gaudi2 wormhole blackhole grayskull trainium inferentia maia cobalt graviton ironwood trillium "
    "라마 가우디 라이젠 코어 제온 스냅드래곤 엑시노스 갤럭시 아이폰 지포스 라데온 솔라 클로드 제미나이 그록 딥시크 젠 나비 아틀라스 파이 사이버펑크 울트라 어센드 기린 디멘시티 픽셀 라이젠AI 에픽 셀러론 펜티엄 테슬라 "
    "인스팅트 오린 젯슨 트레이니움 인퍼런시아 마이아 그래비톤 큐원 젬마 엑사원 위쳐 위처 오버워치 바이오하자드 디아블로 스트라이크 게이트 웨이크 랩톱 시리즈 팔콘 미스트랄 아이패드 노트 메이트 스위치 플레이스테이션 엑스박스 아톰 레니게이드 리벨".split()
)
GENERATIONS = frozenset("xdna rdna cdna gaudi gaudi2 가우디 trainium inferentia maia ascend ironwood wormhole dojo exynos kirin dimensity snapdragon orin jetson".split())
"""Families whose digit before the noun of what they are tells the generation, and no number of them: ``XDNA 2 NPU``."""
ARCHITECTURES = frozenset(("zen", "젠"))
"""Generations of cores that are named with a number."""
DETECTORS = frozenset(("욜로", "yolo"))
BENCHMARKS = frozenset("geekbench cinebench 긱벤치 시네벤치 mlperf benchmark 3dmark antutu 안투투 pcmark pc마크 specint specrate 스피도미터 speedometer".split())
FAIRS = frozenset("CES MWC GTC IFA COMPUTEX Computex ISSCC SIGGRAPH NeurIPS ICML CVPR ICLR SEMICON 컴퓨텍스 세미콘 SEDEX WWDC".split())
"""Fairs and conferences, whose names end in their year: ``CES 2026``."""
BEFORE_NUMBERS = frozenset("약 총 최대 최소 제 월 연 각 단 무려 대략 거의 또 및 와 과 은 는 이 가 을 를 의 에 로 만 도 매출 가격 점수 배치".split())
"""Korean words that stand right before numbers and belong to no name: ``약9프로``."""
INDEX_WORDS = frozenset(
    "fotoğraf dipnot s lecture part chapter ch figure fig table step section sec appendix slide ders bölüm kısım tablo şekil grafik resim slayt madde ek sayfa cilt denklem "
    "오해 선택지 문항 표 그림 슬라이드 부록 장 절 예제 문제 식 강의 일감 의심 연재 초안 사례 실험 시험 장면 원칙 이유 단서 시나리오 가설 상황 사진 도표 단계 보기 각주 주 q soru cevap adım deney senaryo görev vaka örnek varsayım ipucu bkz no no. 질문 실습 과제 챕터 파트 스텝 섹션 항목 참고 테이블 qna episode".split()
)
MAKERS = frozenset(
    "nvidia amd intel google apple samsung qualcomm meta microsoft amazon aws tsmc ibm huawei graphcore cerebras groq openai broadcom micron arm tesla idc gartner".split()
)
"""Firms do not take numbers into their names: ``NVIDIA 8 GPU`` is not a product."""

TIERS = frozenset("platinum gold silver bronze 플래티넘 골드 실버 브론즈".split())
CARDS = frozenset(("rtx", "gtx", "quadro"))
"""Families of cards whose numbers look like years."""

METRIC_WORDS = frozenset("PUE TDP TBP TGP TGP FPS IPC ASP EPS PER PBR PSR BPS MFU AUC BLEU MMLU PPL WER CFM LFM RAM VRAM SSD HDD LED CPU GPU NPU USD KRW TRY EUR TL ROI CAGR YoY QoQ HP".split())
"""Acronyms that are measured, not numbered: ``PUE 1.55`` is no product."""

_DATE_TOKEN = re.compile(
    r"Q(?P<q>[1-4])(?:[’']?(?P<y>(?:20)?\d\d))?|(?P<q2>[1-4])[QÇ](?P<y2>(?:20)?\d\d)?|H(?P<h>[12])[’']?(?P<y3>20\d\d)|(?P<h2>[12])[Hh](?P<y4>(?:20)?\d\d)"
)
HALF_YEAR = re.compile(r"2\dH[12]")
"""``24H2``: a release of Windows, or the second half of 2024."""
_FISCAL = re.compile(r"FY[’']?(?P<y>(?:20)?\d\d)")
_INDEX_TOKEN = re.compile(r"(?:lecture|part|chapter|chap|ch|figure|fig|table|step|slide|ders|bölüm|tablo|şekil|no|sec)[.-]?(?P<n>\d+)", re.IGNORECASE)
_VERSION_TOKEN = re.compile(r"[vV](?P<v>\d+(?:\.\d+)+(?:-[A-Za-z0-9]+)?|(?<=v)\d{1,2})")
_MONEY_TOKEN = re.compile(r"(?P<c>USD|KRW|TRY|EUR|RMB|CNY|JPY|TL|NT|US|HK)(?=[0-9])")
_PREVIOUS = re.compile(rf"[^ \n\u00a0]*?([{_LETTER}가-힣][{_LETTER}가-힣0-9.+&_-]*)[ \u00a0]$")


_INDEX_ENDS = frozenset(ending for word in INDEX_WORDS for ending in (word[-2:], word[-2:].upper(), word[-2:].title()))
ONE_LETTER = frozenset(word for word in INDEX_WORDS if len(word) == 1) | {"Q"}
INDEX_LAST = frozenset(ending[-1] for ending in _INDEX_ENDS) | ONE_LETTER
"""With what words end that number the parts of a text."""


def may_end_index_word(text: str, end: int) -> bool:
    """Cheap test: whether the characters before ``end`` could end a word of ``INDEX_WORDS``."""
    return text[end - 2 : end] in _INDEX_ENDS or text[end - 1 : end] in ONE_LETTER


_NAME_ENDS = frozenset(word[-2:] for word in NAME_WORDS if word.isascii())


def may_end_name_word(text: str, end: int) -> bool:
    """Cheap test: whether the characters before ``end`` could end an English word of ``NAME_WORDS``."""
    return text[end - 2 : end].lower() in _NAME_ENDS


_MARKS = re.compile(r"[①-⑳PLCBK](?:(?<=[①-⑳])|(?<![A-Za-z].)(?:(?<=P)art|(?<=L)ecture|(?<=C)hapter|(?<=B)ölüm|(?<=K)ısım|(?<=P)ART)[ \u00a0](?P<roman>[IVX]{1,4})(?![A-Za-z]))")
_CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩"
_PART_HINTS = ("Part ", "Lecture ", "Chapter ", "Bölüm ", "Kısım ", "PART ")
_ROMAN = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6, "VII": 7, "VIII": 8, "IX": 9, "X": 10}


def marked_indices(text: str, start: int, end: int) -> Iterator[Draft]:
    """``①`` and ``Part II``: numbers without a digit that number parts of a text."""
    roman = " I" in text or " V" in text or " X" in text
    if not (roman and any(hint in text for hint in _PART_HINTS)) and not any(mark in text for mark in _CIRCLED):
        return
    for match in _MARKS.finditer(text, start, end):
        value = _ROMAN.get(match["roman"]) if match["roman"] else ord(match.group()) - ord("①") + 1
        if value:
            yield new_draft(match.start(), match.end(), "index", "marked_index", value=value)


def token_start(text: str, start: int, floor: int) -> int:
    """Where the designator that holds the digit at ``start`` begins: leftwards over letters, digits and inner hyphens."""
    position = start
    while True:
        low = max(floor, position - _REACH)
        position = low + len(text[low:position].rstrip(_DESIGNATOR_CHARACTERS))
        if position == low > floor:
            continue  # the token is longer than one reach
        if position - 2 < floor or text[position - 1] not in "-.":
            return position
        before = text[position - 2]
        if before not in _DESIGNATOR_CHARACTERS or (text[position - 1] == "." and not before.isdigit()):
            return position
        position -= 1


RELEASE = re.compile(
    r"(?:[0-9]+(?:\.[0-9]+){1,3}(?=[ \u00a0]?(?:드라이버|버전|펌웨어|빌드|바이오스|[sS]ürücü|[sS]ürüm|[gG]üncelleme|[dD]river|[fF]irmware|BIOS|WHQL|판(?![가-힣]{2})|규격|라운드|회차|배포판|릴리스))|[0-9]+(?=[ \u00a0]?버전(?!업)))"
)
"""A number before a word that makes it a release: ``576.28 드라이버``, ``25.4.2 sürümü``, ``17 버전``."""
SMALL_TAIL = re.compile(r"[ \u00a0](?:Pro|Max|Ultra|Elite|Plus|Mini|Lite|Gen[ \u00a0][1-9])(?![A-Za-z0-9çğıöşü])|[ \u00a0](?:프로|맥스|엘리트|울트라|플러스)(?![가-힣]{3})|[ \u00a0]젠[ \u00a0]?[1-9]")
"""What makes a name of a number of one or two digits: ``9 Pro``, ``8 엘리트``, ``8 Gen 3``."""
LARGE_TAIL = re.compile(r"[ \u00a0]프로(?=[은는이가을를의도와과로만]?(?:[ \u00a0,.()'’\n]|$)|[보에])|[ \u00a0](?:Pro|PRO|Evo|EVO)(?![A-Za-zÇĞİÖŞÜçğıöşü])|[ \u00a0]?(?:XTX?|xtx?|Ti|ti|TI|GRE|SUPER|Super|super|슈퍼|X3D)(?![A-Za-z0-9])|[ \u00a0](?:SFF[ \u00a0])?(?:Ada|에이다)(?![A-Za-z0-9çğıöşü])")
"""What makes a name of a number of three or four digits: ``6800 XT``, ``4070 슈퍼``, ``990 프로``, ``990 Pro``."""
_TAIL_HEADS = frozenset("0123456789０１２３４５６７８９TtSsXxGgUuPpMmLNFAEIvV+")
_KOREAN_TAIL_HEADS = frozenset("프맥울플미슈엘라터에엣티젠싱씽")


def may_have_tail(text: str, end: int) -> bool:
    """Cheap test: whether what follows a name could begin a ``NAME_TAIL``."""
    char = text[end : end + 1]
    if char in (" ", "\u00a0"):
        char = text[end + 1 : end + 2]
        return char in _TAIL_HEADS or char in _KOREAN_TAIL_HEADS
    return char in _KOREAN_TAIL_HEADS


SERIES_NUMBER = re.compile(r"[ \u00a0](?:(?:HX|AI|Max\+?|PRO|Pro|프로)[ \u00a0])?[1-9]\d{2,4}[A-Z0-9]{0,3}(?![0-9A-Za-z,.]*[0-9]|[A-Za-z])")
"""The model number after a series: the second number of ``Ryzen 5 5600`` and ``Ultra 7 265K``."""
_SERIES_END = re.compile(r"(?:Ryzen|RYZEN|ryzen|라이젠|Ultra|울트라|AI|Core|코어|i)[ \u00a0]?(?:AI[ \u00a0])?[3579]$")


_ABBREVIATED = ("no", "fig", "ch", "sec", "vol", "ver", "bkz")


def takes_series_number(text: str, end: int) -> bool:
    """Whether the name that ends at ``end`` is a series (``Ryzen 5``, ``Core Ultra 7``), which a model number completes."""
    return text[end - 1 : end] in "3579" and _SERIES_END.search(text, max(0, end - 14), end) is not None


def previous_word(text: str, start: int, floor: int) -> re.Match[str] | None:
    """The word that stands one space before ``start``; none where a sentence ends between."""
    if start - 1 < floor or text[start - 1] not in " \u00a0" or (text[start - 2 : start - 1] == "." and not text[max(0, start - 5) : start - 2].lower().endswith(_ABBREVIATED)):
        return None
    low = max(floor, start - 24)
    first = text.rfind(" ", low, start - 1) + 1 or low
    first = text.rfind("\n", first, start - 1) + 1 or first
    first = text.rfind("\u00a0", first, start - 1) + 1 or first
    return _PREVIOUS.match(text, first, start)


class Shape(NamedTuple):
    """What a token of letters and digits is, apart from a name."""

    currency: str | None = None  # the code it begins with
    date: tuple[str, str | None] | None = None  # part and year, as ``date_token`` tells them
    part: int | None = None  # of the text
    version: str | None = None


@lru_cache(maxsize=8192)
def shape_of(token: str) -> Shape:
    """The shape of a token; texts repeat theirs."""
    return Shape(money_prefix(token), date_token(token), index_token(token), version_token(token))


_QUESTION_NUMBER = re.compile(r"(?:^|(?<=[\n#*>| ]))[QA]([0-9]{1,2})[.):][*]{0,2}[ \u00a0]")


def question_number(text: str, start: int) -> int | None:
    """``Q1. 메모리는 충분한가요?`` -> 1: a question or answer of a list, no quarter."""
    match = _QUESTION_NUMBER.match(text, start)
    return int(match[1]) if match else None


_QUANTISED_BEFORE = re.compile(r"(?:[0-9][BM]|GGUF|gguf)[ \u00a0]?[(\[,]?[ \u00a0]?$")
_QUANTISED_AFTER = re.compile(
    r"[ \u00a0]?(?:양자화|quant|kuanti|nicemle|GGUF|gguf|비트)|(?:으?로|짜리로)[ \u00a0](?:[가-힣]+[ \u00a0])?(?:돌[리려렸린]|구동|실행|압축|추론|올[리려렸])"
    r"|(?:['’]?[a-zçğıöşü]{0,3}l[ae]|[ \u00a0]ile)[ \u00a0]çalıştır"
)
_OF_MODELS = re.compile(r"양자화|kuantiz|quantiz|nicemle|gguf|Q[2-8]_[K0-9]|llama|qwen|gemma|mistral|deepseek|토큰|jeton", re.IGNORECASE)
_OF_FIRMS = re.compile(r"매출|실적|이익|분기|출하|출시|양산|전망|발표|공개|ciro|gelir|kâr|çeyre|sevkiyat|bilanço", re.IGNORECASE)
_QUANTISED_NEAR = 60  # code points around ``Q4`` in which a text tells that a model is run


def is_quantised(text: str, start: int, end: int) -> bool:
    """``Llama 3 8B (Q4)``, ``Q4 양자화``: a number format beside a model's size, no quarter."""
    if text[start] != "Q" or end - start != 2:
        return False
    if _QUANTISED_BEFORE.search(text, max(0, start - 8), start) or _QUANTISED_AFTER.match(text, end):
        return True
    low, high = max(text.rfind("\n", 0, start) + 1, start - _QUANTISED_NEAR), end + _QUANTISED_NEAR
    return _OF_MODELS.search(text, low, high) is not None and _OF_FIRMS.search(text, low, high) is None


def date_token(token: str) -> tuple[str, str | None] | None:
    """``Q1`` -> ("Q1", None), ``1Q26`` -> ("Q1", "2026"), ``2H26`` -> ("H2", "2026"), ``FY25`` -> ("", "2025")."""
    fiscal = _FISCAL.fullmatch(token)
    if fiscal:
        return "", _full_year(fiscal["y"])
    match = _DATE_TOKEN.fullmatch(token)
    if not match:
        return None
    quarter, half = match["q"] or match["q2"], match["h"] or match["h2"]
    year = match["y"] or match["y2"] or match["y3"] or match["y4"]
    return f"Q{quarter}" if quarter else f"H{half}", _full_year(year) if year else None


def _full_year(digits: str) -> str:
    return digits if len(digits) == 4 else f"20{digits}"


def index_token(token: str) -> int | None:
    """``Part1`` -> 1, ``Lecture4`` -> 4; None for what numbers no part of a text."""
    match = _INDEX_TOKEN.fullmatch(token)
    return int(match["n"]) if match else None


def version_token(token: str) -> str | None:
    """``v4.0`` -> ``4.0``, ``v2`` -> ``2``."""
    match = _VERSION_TOKEN.fullmatch(token)
    return match["v"] if match else None


def money_prefix(token: str) -> str | None:
    """The currency code that a token such as ``USD500`` begins with."""
    match = _MONEY_TOKEN.match(token)
    return {"RMB": "CNY", "TL": "TRY", "NT": "TWD", "US": "USD", "HK": "HKD"}.get(match["c"], match["c"]) if match else None


def looks_like_brand(word: str) -> bool:
    """Whether a word before a bare number makes it a model number by shape alone: two capitals (``RTX``), or letters with digits."""
    if word in METRIC_WORDS or "가" <= word[-1] <= "힣":
        return False
    return sum(c.isupper() for c in word) >= 2 or (any(c.isdigit() for c in word) and word[0].isalpha())
