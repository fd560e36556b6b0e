"""Korean unit words and counters: what the word right after a number makes of it.

A counter (``개``, ``장``) counts the noun that stands before the number or after the counter; ``NOUNS`` gives its English name.
"""

from __future__ import annotations

import re

from pipeline.extract.units import Meaning, symbol_at, with_denominator

_PREFIXED = {"킬로": "k", "메가": "M", "기가": "G", "테라": "T", "페타": "P", "엑사": "E", "제타": "Z"}


def _table() -> dict[str, Meaning]:
    table: dict[str, Meaning] = {}
    for word, prefix in _PREFIXED.items():
        big = prefix.upper()
        for name, unit in (
            ("바이트", f"{big}B"), ("비트", f"{big}b"), ("플롭스", f"{big}FLOPS"), ("플롭", f"{big}FLOPS"), ("와트시", f"{prefix}Wh"),
            ("와트", f"{prefix}W"), ("헤르츠", f"{prefix}Hz"), ("비피에스", f"{big}bps"), ("bps", f"{big}bps"), ("옵스", f"{big}OPS"),
            ("톱스", f"{big}OPS"), ("그램", f"{prefix}g"), ("미터", f"{prefix}m"), ("와트아워", f"{prefix}Wh"), ("볼트", f"{prefix}V"),
        ):  # fmt: skip
            table[word + name] = ("quantity", unit)
    for kind, unit, words in _ROWS:
        for word in words.split():
            table[word] = (kind, unit or None)
    return table


_ROWS: tuple[tuple[str, str, str], ...] = (
    ("quantity", "GB", "기가 기가램"), ("quantity", "TB", "테라"), ("quantity", "MB", "메가"), ("quantity", "byte", "바이트"),
    ("quantity", "bit", "비트"), ("quantity", "FLOPS", "플롭스"), ("quantity", "TFLOPS", "테플"), ("quantity", "PFLOPS", "페타"), ("quantity", "TOPS", "톱스"), ("quantity", "W", "와트"),
    ("quantity", "Wh", "와트시"), ("quantity", "Hz", "헤르츠"), ("quantity", "V", "볼트"), ("quantity", "A", "암페어"),
    ("quantity", "nm", "나노미터 나노 나노공정"), ("quantity", "µm", "마이크로미터 마이크론"), ("quantity", "mm", "밀리미터 밀리"), ("quantity", "mW", "밀리와트"), ("quantity", "µW", "마이크로와트"), ("quantity", "mJ", "밀리줄"),
    ("quantity", "µJ", "마이크로줄"), ("quantity", "MJ", "메가줄"), ("quantity", "kJ", "킬로줄"), ("quantity", "pJ", "피코줄"), ("quantity", "mV", "밀리볼트"), ("quantity", "mA", "밀리암페어"),
    ("quantity", "cm", "센티미터 센티"), ("quantity", "m", "미터"), ("quantity", "km", "킬로미터 킬로"), ("quantity", "krad", "킬로라드"), ("quantity", "mK", "밀리켈빈"), ("ratio", "tenth", "할"), ("quantity", "mm2", "제곱밀리미터 평방밀리미터 제곱밀리"), ("quantity", "cm2", "제곱센티미터 평방센티미터 제곱센티"), ("quantity", "cm3", "세제곱센티미터 입방센티미터"),
    ("quantity", "m2", "제곱미터 평방미터 ㎡"), ("quantity", "inch", "인치 형"), ("quantity", "pyeong", "평"), ("quantity", "mAh", "밀리암페어시 밀리암페어"),
    ("quantity", "g", "그램"), ("quantity", "kg", "킬로그램 키로그램 키로"), ("quantity", "t", "톤"), ("quantity", "degC", "도 ℃ 섭씨"), ("quantity", "dB", "데시벨"),
    ("quantity", "ms", "밀리초"), ("quantity", "µs", "마이크로초"), ("quantity", "ns", "나노초"), ("quantity", "s", "초 초간 초대"),
    ("quantity", "min", "분 분간"), ("quantity", "h", "시간"), ("quantity", "day", "일 일간 거래일 영업일"), ("quantity", "week", "주 주간 주일"),
    ("quantity", "month", "개월 달 달간 개월간"), ("quantity", "year", "년 년간 개년 해 주년 살"), ("quantity", "L", "리터"), ("quantity", "hp", "마력"),
    ("percentage", "percent", "퍼센트 프로 퍼"), ("percentage", "percentage_point", "퍼센트포인트 %포인트 %p %P"),
    ("quantity", "bp", "bp"), ("quantity", "IOPS", "아이옵스"), ("ratio", "x", "배 배속 배수 곱절 갑절"),
    ("money", "KRW", "원"), ("money", "US cent", "센트"), ("money", "USD", "달러 불 미국달러 미달러"), ("money", "EUR", "유로"), ("money", "JPY", "엔"),
    ("money", "CNY", "위안 위안화"), ("money", "GBP", "파운드"), ("money", "TWD", "대만달러"), ("money", "TRY", "리라"), ("money", "KRW", "원화"), ("money", "BRL", "헤알"), ("money", "INR", "루피"), ("money", "IDR", "루피아"), ("money", "MYR", "링깃"), ("money", "CHF", "스위스프랑"), ("money", "SGD", "싱가포르달러"),
    ("ordinal", "", "공장 센터 사업장 캠퍼스 퍼센타일 백분위수 백분위 위 세대 번째 째 차 등 호기 호 회차 등급 학년 번지 번타자 군 대째 순위 세대째 급수"),
    ("index", "", "강 장째 절 부 편 쪽 페이지 항 조항 단락 문단 번문제 화 교시 문 주차 막"),
    ("name", "", "차원 나노급 금융권 코너"),
    ("quantity", "piece", "개 가지 종 종류 점 곳 군데 건 장 대 채 쌍 벌 통 줄 칸 켤레 자루 알 매 조각 덩이 세트 팩 박스 상자 석 권 마리"),
    ("quantity", "person", "명 인 분께 사람 여명"), ("quantity", "company", "사 개사 회사"), ("quantity", "country", "개국"),
    ("quantity", "time", "회 번 번만 차례 연속 연패 연승"), ("quantity", "token", "토큰 토큰씩"), ("quantity", "core", "코어"), ("quantity", "thread", "스레드 쓰레드"),
    ("quantity", "channel", "채널"), ("quantity", "layer", "단 층 레이어"), ("quantity", "node", "노드"), ("quantity", "lane", "레인 차로"),
    ("quantity", "rank", "계단"), ("quantity", "point", "점 포인트 pt"), ("quantity", "epoch", "에폭 에포크"), ("quantity", "frame/s", "프레임"),
    ("quantity", "frame/s", "프레임레이트"), ("quantity", "batch", "배치"), ("quantity", "parameter", "파라미터 매개변수"),
    ("quantity", "image", "이미지"), ("quantity", "query", "쿼리 질의"), ("quantity", "transistor", "트랜지스터"), ("quantity", "unit", "유닛"),
    ("quantity", "pixel", "픽셀 화소"), ("quantity", "block", "블록"), ("quantity", "stage", "단계"), ("quantity", "socket", "소켓"),
    ("quantity", "slot", "슬롯"), ("quantity", "pin", "핀"), ("quantity", "word", "단어"), ("quantity", "character", "글자 자"), ("quantity", "die", "다이"),
    ("quantity", "chip", "칩"), ("quantity", "wafer", "웨이퍼"), ("quantity", "sentence", "문장"), ("quantity", "paper", "논문"), ("quantity", "share", "주식"),
    ("quantity", "generation", "세대간"), ("quantity", "quarter", "분기"), ("quantity", "game", "게임"), ("ordinal", "", "라운드"), ("quantity", "household", "가구"), ("quantity", "line", "라인"), ("quantity", "qubit", "큐비트"),
    ("quantity", "stream", "스트림"), ("quantity", "packet", "패킷"), ("quantity", "request", "요청"), ("quantity", "expert", "전문가"), ("quantity", "team", "팀 개팀"),
    ("quantity", "step", "스텝"), ("quantity", "sample", "샘플"), ("quantity", "port", "포트"), ("quantity", "key", "키"), ("quantity", "nit", "니트"), ("quantity", "Pa", "파스칼"),
)  # fmt: skip

UNITS = _table()
_LENGTHS = {
    first: sorted({len(unit) for unit in UNITS if unit[0] == first}, reverse=True) for first in {unit[0] for unit in UNITS} if "가" <= first <= "힣"
}
"""How long the units are that begin with a syllable, the longest first."""
_SPACES = frozenset(" \u00a0\u2009\u202f")
_PARTED_ORDINALS = frozenset(("세대", "퍼센타일", "백분위", "백분위수"))
_ATTACHED = frozenset(("프로", "퍼", "할"))  # `아이폰 15 프로` is no percentage

COUNTED_PARTS = {"쪽": "page", "페이지": "page", "절": "section", "문단": "paragraph", "단락": "paragraph", "부": "copy"}
"""What the words that number parts of a text count where they count (``두 쪽``, ``40만 쪽``)."""

COUNTERS = frozenset("개 가지 종 종류 점 곳 군데 건 장 대 채 쌍 벌 명 인 사 회 번 배 달 주 해 시간 개월 세대 차례 계단 단계 줄 칸 군데 곱절 갑절 분 초 개사 매 팀 년 일 층".split())

NOUNS = {
    "GPU": "GPU", "그래픽카드": "card", "카드": "card", "칩": "chip", "NPU": "chip", "TPU": "chip", "IPU": "chip", "LPU": "chip", "CPU": "CPU",
    "가속기": "accelerator", "코어": "core", "스레드": "thread", "쓰레드": "thread", "트랜지스터": "transistor", "매개변수": "parameter",
    "파라미터": "parameter", "모델": "model", "기업": "company", "업체": "company", "회사": "company", "기관": "organisation", "조직": "organisation", "단체": "organisation", "카메라": "camera", "센서": "sensor", "로봇": "robot", "드론": "drone", "서버": "server",
    "노드": "node", "시스템": "system", "랙": "rack", "웨이퍼": "wafer", "다이": "die", "토큰": "token", "이미지": "image", "결과": "result",
    "제품": "product", "상품": "product", "서비스": "service", "연구실": "lab", "학생": "student", "직원": "employee", "개발자": "developer",
    "엔지니어": "engineer", "특허": "patent", "국가": "country", "나라": "country", "주식": "stock", "벤치마크": "benchmark", "연산": "operation",
    "레이어": "layer", "레인": "lane", "포트": "port", "슬롯": "slot", "클래스": "class", "범주": "category", "항목": "item", "작업": "task", "일": "task",
    "프로그램": "program", "고객사": "customer", "고객": "customer", "사용자": "user", "사람": "person", "데이터센터": "data center", "공장": "factory",
    "팹": "fab", "연산자": "operator", "모듈": "module", "프로세서": "processor", "스마트폰": "smartphone", "차량": "car", "논문": "paper",
    "문제": "problem", "단어": "word", "문장": "sentence", "슈퍼컴퓨터": "supercomputer", "드라이버": "driver", "기술": "technology",
}  # fmt: skip
"""Nouns that counters count, and their English names."""

# A one-syllable unit after a space, or one that also begins other words, must end its word or be followed by a particle.
_PARTICLE = (
    r"(?:은|는|이|가|을|를|의|에|에서|에게|에는|에도|와|과|로|으로|로는|도|만|까지|까지는|부터|씩|당|짜리|뿐|보다|이나|나|라는|이라는|이라고|라고|이라|이다|다|였다|이었|였|인|인데"
    r"|입니다|이며|이고|이지|째|간|가량|정도|이상|이하|미만|초과|쯤|남짓|안팎|내외|대|대의|급|형|용|여|전|후|뒤|만에|동안|밖에|치|분|께|마다|이면|면|예요|이에요|이죠|죠|일|된|들|라|라서|라면|로군"
    r"|라는데|이라는데|라던데|이라던데|라네|이라네|라니|이라니|라며|이라며|라더라|였어|이었어|였지|이었지|였죠|이었죠|였고|이었고|였는데|이었는데|였다고|이었다고|였대|야|이야|래|이래|랍니다|이랍니다|란다|이란다|네요|이네요|거든|이거든|잖아|이잖아|구나|이구나"
    r"|처럼|이던|던|이란|란|꼴|밖|내|새|말|초|중|중에|차|어치|가까|이어|여서|이자|하고|지만|이지만|인가|일까|임|였는|이었는|짜|요|님)"
)
_COPULA = (
    r"(?:였|이었|입니|이(?:니|므로|기|든|면|더|냐|자|거|건|라|란|잖|구|네|죠|지|고|며|나|어|여|랑)|인(?:지|만큼|가|데|걸|셈|즉|듯|들)|일(?:지|까|수록|테|듯|뿐))[가-힣]{0,6}"
    r"|(?:니까|니깐|면서|면서도|더라|더라고|더니|던데|므로|든|든지|고(?=[ \u00a0,]))"
)
_MORE_PARTICLES = r"(?:까진|부턴|보단|만큼|조차|[은는]?커녕|마저|밖엔|에선|에게선|(?:으?로)?서|으?로써|으?로선|한테|이?랑|따위)[은는도의만이]?"
_NEIGHBOURS = r"(?:등|상당|규모|선|수준|짜린데)(?:의|을|를|이|가|은|는|에|에서|에도|까지|으로|로|과|와|도|만|다|인|일|였|이)?[가-힣]{0,3}"
"""Nouns that follow an amount without a space; after a unit of one syllable they may be the rest of another word (``2 대규모``)."""
_BASIC_ENDS = rf"(?:{_PARTICLE})(?:[은는이가을를의에도만로]|에서|부터|까지|으로|였|이었|입니다)?(?![가-힣])|{_PARTICLE}{{2,3}}(?![가-힣])|(?:{_COPULA}|{_MORE_PARTICLES})(?![가-힣])|(?![가-힣])"
_ENDS = re.compile(_BASIC_ENDS)
_LONG_ENDS = re.compile(rf"{_BASIC_ENDS}|{_NEIGHBOURS}(?![가-힣])")


_COPULAS = frozenset("인일형")
_FUTURE_COPULA = re.compile(r"[ \u00a0]?(?:때|경우|텐데|것|뿐|뿐더러|수(?:도|는|밖에)?[ \u00a0]|지라도|지도|까|줄)")
_NUMBER_END = re.compile(r"(?P<digits>[0-9.,]*)(?P<scale>[만억조천]?)[ \u00a0]?$")
_COUNTED = re.compile(r"(?:[0-9천][만억천백]|[만억][ \u00a0]?[0-9]{1,4}|[0-9],?[0-9]{3})[ \u00a0]?$")
_OTHER_WORDS = frozenset("부터 화면 개요 개인 개선 평가 단일 단위 주요 주력 장치 점검 편집 건조 할당 할인 할부".split())
"""Words that begin like a unit and go on like a particle: ``6 화면``, ``2077부터``."""
_DECIMAL = re.compile(r"[0-9]\.[0-9]+[ \u00a0]?$")
_ENERGY_BEFORE = re.compile(r"에너지(?:[ \u00a0]?(?:소비|소모|사용)량?)?(?:은|는|이|가|도|를)?[ \u00a0](?:약[ \u00a0])?[0-9,.]+[ \u00a0]?$")
_MODEL = re.compile(r"(?<![0-9,.])[1-9]0[5-9]0[ \u00a0]$")
_SCALED = re.compile(r"[만억천][ \u00a0]?$")
_LARGE = re.compile(r"[0-9]{2}$")
_STAGES = re.compile(r"(?:으?로[ \u00a0](?:나[누눠뉘]|구[분성]|이[루뤄]|된|짜)|의[ \u00a0](?:과정|절차|공정)|[ \u00a0](?:중|가운데|과정|절차|전략|구조|공정|평가|체계|아래|위|낮|높|앞|뒤|빠르|느리|더)|나[ \u00a0]|씩|쯤|짜리|를[ \u00a0](?:거|건너|뛰|모두|다[ \u00a0])|에[ \u00a0]걸)")
_MANY = re.compile(r"(?:[0-9]{2,}|[만천백])[ \u00a0]?$")
_NUMBERED = re.compile(r"[ \u00a0](?:문항|문제|항목|질문|사진|그림|포트|슬롯|레인|진열장|그래프)")
_PEOPLE = re.compile(r"[은의을도과씩승용분실조치방당]|이(?![다었라고며])|[ \u00a0](?:중|가운데|가족|가구|이상|이하|미만|기준|체제|규모|기업|팀|조(?![가-힣])|병실|모두|전원|회의|미디어|창업)")
_ATTRIBUTIVE = re.compile(r"데|지(?!분)|가[ \u00a0?]|걸|만큼|듯|셈|점[ \u00a0]")


def unit_at(text: str, position: int) -> tuple[int, Meaning] | None:
    """The unit or counter after a number that ends at ``position``: its end and meaning. One space may stand between."""
    char = text[position : position + 1]
    gap = char in _SPACES
    if gap:
        position += 1
        char = text[position : position + 1]
    lengths = _LENGTHS.get(char)
    if lengths is None:
        return None if "가" <= char <= "힣" else _symbol_at(text, position)
    if char == "여" and not gap:  # `150여 명`, `30여 분`
        return unit_at(text, position + 1)
    for length in lengths:
        word = text[position : position + length]
        if word in UNITS:
            end = position + len(word)
            ends = _ENDS if len(word) == 1 and word != "원" else _LONG_ENDS
            if gap and ((len(word) < 3 and not ends.match(text, end)) or word in _ATTACHED):
                continue
            if text[position : position + 2] in _OTHER_WORDS or (word == "스레드" and text.startswith("리퍼", end)):
                continue
            meaning = _in_place(text, word, position, end, gap=gap)
            if meaning is None:
                return None
            ahead = text[end : end + 2]
            return with_denominator(text, end, meaning) if "/" in ahead or "／" in ahead else (end, meaning)
    return None


_EACH_TIME = frozenset({"s", "min", "h", "day", "month"})


def _in_place(text: str, word: str, position: int, end: int, *, gap: bool) -> Meaning | None:
    """What a unit word means after its number and before what follows; None where it is no unit. ``gap``: a space stands before it."""
    meaning = UNITS[word]
    if gap and meaning[1] in _EACH_TIME and text.startswith("당", end):
        return None  # `RTX 4090 초당 120토큰`
    if word in _COPULAS:
        return None if _is_copula(text, position, end) else meaning
    if word == "쪽" and _MODEL.search(text, max(0, position - 6), position):
        return None  # `3090 쪽은`: that one's side
    if word in COUNTED_PARTS and _SCALED.search(text, max(0, position - 3), position):
        return "quantity", COUNTED_PARTS[word]  # `40만 쪽`
    if meaning[0] == "ordinal":
        return None if word not in _PARTED_ORDINALS and _DECIMAL.search(text, max(0, position - 8), position) else meaning  # `0.3 차이`, but `8.6세대 OLED`, `99.9퍼센타일`
    if word == "대" and not gap and _DECIMAL.search(text, max(0, position - 8), position):
        return None  # `1.6대라고`: about as much, and no machines
    context = _CONTEXTS.get(word)
    return context(text, position, end, gap) or meaning if context else meaning


def _joules(text: str, position: int, end: int, gap: bool) -> Meaning | None:  # noqa: FBT001  one signature for all words
    """``0.5줄(J) … 72줄``, ``토큰당 1.2줄``, ``에너지는 3줄``: the text says that it means joules, and no lines are counted in tenths."""
    tenths = _DECIMAL.search(text, max(0, position - 8), position) or _ENERGY_BEFORE.search(text, max(0, position - 30), position)
    return ("quantity", "J") if tenths or "줄(J" in text else None


def _films(text: str, position: int, end: int, gap: bool) -> Meaning | None:  # noqa: FBT001  one signature for all words
    """``영화 400편``"""
    return ("quantity", "piece") if _MANY.search(text, max(0, position - 4), position) else None


def _question(text: str, position: int, end: int, gap: bool) -> Meaning | None:  # noqa: FBT001  one signature for all words
    """``3번 문항``"""
    return ("index", None) if _NUMBERED.match(text, end) else None


def _shares(text: str, position: int, end: int, gap: bool) -> Meaning | None:  # noqa: FBT001  one signature for all words
    """``310만 주``, ``62만 5000주``: no weeks."""
    return ("quantity", "share") if _COUNTED.search(text, max(0, position - 12), position) else None


def _stage(text: str, position: int, end: int, gap: bool) -> Meaning | None:  # noqa: FBT001  one signature for all words
    """``누진 3단계``: which; ``3단계로 나눠``: how many."""
    counts = gap or _STAGES.match(text, end) or _LARGE.search(text, max(0, position - 3), position)
    return None if counts else ("ordinal", None)


_CONTEXTS = {"줄": _joules, "편": _films, "번": _question, "주": _shares, "단계": _stage}
"""Unit words that mean something else in some contexts."""


def _symbol_at(text: str, position: int) -> tuple[int, Meaning] | None:
    found = symbol_at(text, position)
    return _percentage(text, found[0]) if found and found[1][1] == "percent" else found


def _is_copula(text: str, position: int, end: int) -> bool:
    """Whether ``인``, ``일`` or ``형`` after a number belongs to another word, mostly ``이다``: ``4,700인 배터리``, ``480억인 매출``, ``0.8일 때``; not ``1200인 중``, ``5인 가족``."""
    if text[position] == "형":
        return text[end : end + 1] in "태식제국님"
    if text[position] == "일":
        return bool(_FUTURE_COPULA.match(text, end))
    number = _NUMBER_END.search(text, max(0, position - 12), position)
    if number and (number["scale"] or "." in number["digits"]):
        return not text.startswith("의", end)
    if _PEOPLE.match(text, end):
        return False
    return text[end : end + 1] in (" ", "\u00a0") or bool(_ATTRIBUTIVE.match(text, end))


def _percentage(text: str, end: int) -> tuple[int, Meaning]:
    for word in ("포인트", " 포인트", "p", "P"):
        if text.startswith(word, end):
            return end + len(word), ("percentage", "percentage_point")
    return end, ("percentage", "percent")
