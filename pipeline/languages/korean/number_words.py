"""Korean numbers in words: native and Sino-Korean ones with what they count, days, hours, halves."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pipeline.extract.drafts import Draft, new_draft
from pipeline.extract.units import Meaning
from pipeline.languages.korean import dates, units
from pipeline.languages.korean.bounds import quantifier
from pipeline.languages.korean.numerals import GAP, NATIVE, read_numeral
from pipeline.languages.korean.sums import NO_MONEY

_WORD_COUNT = re.compile(
    rf"(?:(?P<native>{NATIVE})(?P<gap>{GAP})(?P<counter>번째|회사|업체|기업|제품|모델|사람|나라|과목|체급|부문|시스템|서버|노드|코어|곱절|갑절|가지|개월|시간|차례|계단|단계|군데|종류|세대|개|장|대|명|곳|배|달|건|편|쌍|벌|채|줄|칸|팀|종|주|해|회|층|점|매|살|칩|카드|분기|게임|대륙|분(?=[ 을이과모의은도께])|번(?!째|호)|사(?=[ 가의는]))"
    r"|(?P<several>두세|서너|네댓|대여섯|예닐곱)(?P<vgap>[ \u00a0]?)(?P<vcounter>개월|가지|시간|배|개|장|대|명|곳|달|주|번|차례|군데)"
    r"|(?P<of_ten>열)에[ \u00a0](?P<few>하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉)(?=[ \u00a0은이의])"
    r"|(?P<days>열흘|이틀|사흘|나흘|닷새|엿새|보름)"
    r"|(?P<half>절반|반값|반[ \u00a0]?토막|갑절|곱절)|(?P<loan>듀얼|쿼드|트리플|헥사|옥타|데카|싱글)(?P<what>[ \u00a0]?(?:코어|채널|프로세서|GPU|카메라|랭크|소켓|포트|팬|다이))"
    r"|(?P<sino>[일이삼사오육칠팔구]?[십백천만억조][일이삼사오육칠팔구십백천만억조]{0,24}(?:[ \u00a0][일이삼사오육칠팔구]?[십백천만][일이삼사오육칠팔구십백천만억조]{0,24}|[ \u00a0](?:억|조(?=[ \u00a0]?(?:원|달러|유로|위안|엔)))){0,8})(?P<sgap>[ \u00a0]?)(?:(?P<scounter>달러|개월|시간|여[ ]?개|개|장|대|명|곳|배|년|원|건|위안|유로|엔|위|퍼센트|토큰|와트|나노)|(?<=[만억])(?P<sum>(?=(?:은|는|이|을|를|에|의|으로|까지|도)?(?:[ \u00a0]|[.,)?!\n]|$)|이다|입니다|이었|이며|이고)))"
    r"|(?P<part>[이삼사오육칠팔구십])분의[ \u00a0]?(?P<of>[일이삼사오육칠팔구])|(?P<halved>(?<!시간[ \u00a0])(?<![달월년주초분][ \u00a0])반)(?=으로[ \u00a0](?:줄|자[르른]|잘|나[누눈]|떨어|쪼|깎|접))"
    r"|(?P<hour>열한|열두|다섯|여섯|일곱|여덟|아홉|한|두|세|네|열)[ \u00a0]시(?P<past>[ \u00a0]반)?(?=(?:에|가|를|는|의|면|께|쯤|까지|부터|정각|이[던었])|[^가-힣]|$)"
    r"|(?P<things>두|세|네|다섯|여섯|일곱|여덟|아홉)[ \u00a0](?P<thing>[가-힣]+|GPU|CPU|NPU|TPU)|(?P<only>하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉))"
)
_WORD_START = re.compile(
    r"[한하두둘세셋석네넷넉너다여일아열스서마쉰예절반갑곱사나닷엿보대듀쿼트헥옥데이삼오육칠팔구십백천만](?<![가-힣0-9].)(?:(?<=[일이삼사오육칠팔구])(?=[십백천만억조분틀흘곱흔])|(?<=[하다여대데아나보마스예절갑곱듀쿼트헥옥])(?=[나섯덟든여카홉흔흘름물무순반절얼드리사타])|(?<=반)(?=[ \u00a0값토]|으로 )"
    r"|(?<=[한두둘세셋석네넷넉너열서쉰닷엿십백천만])(?=[ \u00a0토값흘틀름새절댓에너이삼사오육칠팔구일개가장대명곳배달건편쌍벌채줄칸팀종주해회층점매사번시차계단군세섯덟곱홉물무른흔순든둘두한다여아일네나반얼드리사타카십백천만억조분위퍼토와년원곱갑제모칩업기])|(?<=[둘셋넷])(?=[은을과의도로뿐으입임인씩,.)→]))"
)
"""Where a number word may begin: a word's first syllable and what can follow it. Cheap, because most of a text is passed over here: it begins with a class of characters."""
_LOAN = {"듀얼": 2, "쿼드": 4, "트리플": 3, "헥사": 6, "옥타": 8, "데카": 10}
_DAYS = {"이틀": 2, "사흘": 3, "나흘": 4, "닷새": 5, "엿새": 6, "열흘": 10, "보름": 15}
_FEW = {"하나": 1, "둘": 2, "셋": 3, "넷": 4, "다섯": 5, "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9}
_LOAN_UNITS = {"코어": "core", "채널": "channel", "프로세서": "core", "GPU": "GPU", "카메라": "camera", "랭크": "rank", "소켓": "socket", "포트": "port",
               "팬": "fan", "다이": "die"}  # fmt: skip


_HALF_DAYS = re.compile(r"(?P<half>오전|오후|새벽|밤|저녁|낮|아침)[ \u00a0]$")
_ALONE = {
    "둘": re.compile(r"(?:은|이|을|의|만|로|로는|뿐|만의|뿐이다|입니다|이다|임|이서|씩)?(?:[.,)?!\n]|$)|(?:은|이|을|의|만|로|로는|뿐|과|도|이서|씩)[ \u00a0]|(?:이[다었]|입니|뿐|로[ \u00a0]?늘)|[ \u00a0](?:중|가운데|모두|→|합쳐|이상)"),
    "셋넷": re.compile(r"(?:은|이|을|의|도|만|로|으로|과|뿐|씩|이서|이다|이었|입니|임|이라|인)*(?:[ \u00a0.,)?!\n]|$)|(?:이[다었]|입니|뿐)"),
}
"""What follows a native number that stands for things: ``후보는 둘임``, ``셋 다``; not ``둘 것``, which is a verb."""
_ALONE_MANY = re.compile(r"(?:은|이|을|의|도|만|으로|과|뿐|씩|이라|이다|이었|입니)+(?:[ \u00a0.,)?!\n다었습]|$)|[.,)\n]|[ \u00a0](?:중|가운데|다(?![가-힣])|모두)")
_LINE_START = re.compile(r"(?:^|\n)[^가-힣A-Za-z0-9\n]{0,6}$")
_NO_THING = re.compile(r"부담|감면|가지|자릿수(?=로)|개의|갈래")
_THING = re.compile(r"[가-힣]+?(?=(?:은|는|이|가|을|를|에|에서|에는|의|로|으로|와|과|도|만|까지|보다|뿐|씩|다|인|인데|이다|였|이었|입니|짜리|뿐이)[가-힣]{0,3}$|$)")
_HALF_MORE = re.compile(r"[ \u00a0]반(?=[^가-힣]|$|(?:이면|이나|을|은|에|의|으로|만에|짜리|정도|쯤|이)(?![가-힣])|이[다었])")
_HALVES = frozenset("배 시간 달 해".split())
_ONE = re.compile(r"(?:단|딱|오직|불과|겨우|달랑|단지|고작)[ \u00a0]?$")
_ONE_IDIOMS = re.compile(r"한[ \u00a0]?(?:번|편|해|때|대(?:화)|명(?:의 목소리)|개(?:인)|장(?:면)|곳(?:으로|에))")
_MULTITUDE = re.compile(r"(?:수|몇|십여|수십|여러)[ \u00a0]?$")
_VAGUE = re.compile(r"(?:(?<![가-힣])(?:수|몇)[십백천만]{0,2}|여러|[십백천]여)[ \u00a0]$")
"""What makes a number in words behind it vague: ``수십 만 개``."""
_SCALE_GAP = re.compile(r"[ \u00a0](?=[십백천만억조])")
_ONE_TRILLION = re.compile("[일이삼사오육칠팔구]?조")
_PARTS_OF_SUM = re.compile("[일이삼사오육칠팔구십백천만억]+[조억][ \u00a0]?[일이삼사오육칠팔구십백천]+[만억]")
_WORD_TAIL = re.compile(
    r"(?:은|는|이|가|을|를|의|에|에서|에게|와|과|로|으로|도|만|까지|부터|보다|씩|당|짜리|여|이나|나|라는|라|이라|라고|이라고|라며|이라며|래요|이래요|인데|이니까|니까|였던|이었던|였으나|이었으나|였습니다|이었습니다|습니다|였고|이었고|고요|네요|군요|야|임|째|쯤|정도|가량|이상|이하|미만|입니다|이다|다|였다|이었|인|밖에|뿐|면|이면|를|간|만에|동안|전|뒤|후|모두|다|중|가운데|넘|가까|치|를|마다|분|급|이며|이고|였|지만|이지만|처럼|뿐이|만이|에는|에도|에만|보단|더|코어|꼴|이던|던|로는|으로는|로도|예요|이에요|요|죠|지요|지|이지|이죠|이네|네|구요|인지|인가|일까|거든요|이거든요|랍니다|이랍니다)*"
    r"(?![가-힣])"
)
_WORD_THINGS = re.compile(r"(?P<things>두|세|네)[ \u00a0](?P<thing>[가-힣]+)")


def words(text: str, start: int, end: int) -> Iterator[Draft]:
    """``네 개``, ``두 배``, ``절반``, ``쿼드코어``, ``삼분의 일``; not ``한 번에``, ``수천 개``, ``하나하나``."""
    last = start
    for head in _WORD_START.finditer(text, start, end):
        if head.start() < last:
            continue
        match = _WORD_COUNT.match(text, head.start(), end)
        if not match:
            continue
        last = match.end()
        draft = _word_draft(text, match)
        if draft:
            draft.quantifier = quantifier(text, draft.start, draft.end)
            yield draft


def _word_draft(text: str, match: re.Match[str]) -> Draft | None:  # noqa: PLR0911  one branch a form
    start, end = match.span()
    if match["several"]:
        low = {"두세": 2, "서너": 3, "네댓": 4, "대여섯": 5, "예닐곱": 6}[match["several"]]
        kind, unit = units.UNITS[match["vcounter"]]
        return new_draft(start, end, kind, "several", value=low, value_max=low + 1, unit=unit, in_words=True)  # type: ignore[arg-type]
    if match["of_ten"]:
        return new_draft(start, match.end("few"), "ratio", "of_ten", value=(_FEW[match["few"]]) / 10, unit="x", in_words=True)
    if match["days"]:
        return new_draft(start, end, "quantity", "days", value=_DAYS[match["days"]], unit="day", in_words=True) if _WORD_TAIL.match(text, end) else None
    if match["half"]:
        if not _WORD_TAIL.match(text, end):
            return None
        return new_draft(start, end, "ratio", "half", value=2 if match["half"].endswith("절") else 0.5, unit="x", in_words=True)
    if match["loan"]:
        value = _LOAN.get(match["loan"])
        if value is None:
            return None
        return new_draft(start, end, "quantity", "loan_number", value=value, unit=_LOAN_UNITS[match["what"].strip()], in_words=True)
    if match["part"]:
        above, below = read_numeral(match["of"]), read_numeral(match["part"])
        return new_draft(start, end, "ratio", "part_in_words", value=(above or 0) / (below or 1), unit="x", in_words=True)
    if match["halved"]:
        return new_draft(start, end, "ratio", "halved", value=0.5, unit="x", in_words=True)
    reader = next((_WORD_READERS[group] for group in _WORD_READERS if match[group]), _native_draft)
    return reader(text, match)


def _hour_draft(text: str, match: re.Match[str]) -> Draft | None:
    """``새벽 두 시``, ``오후 세 시 반``."""
    half = _HALF_DAYS.search(text, max(0, match.start() - 4), match.start())
    hour = read_numeral(match["hour"])
    if hour is None or (hour == 1 and not half):
        return None  # `한 시도 쉬지 않고`
    hour = dates.hour_of(half["half"] if half else "", int(hour))
    return new_draft(half.start() if half else match.start(), match.end(), "time", "hour_in_words", text_value=f"{hour:02d}:{'30' if match['past'] else '00'}", in_words=True)


def _things_draft(text: str, match: re.Match[str]) -> Draft | None:
    """``두 경쟁사``, ``네 덩어리``: so many of the noun that follows, whatever it is."""
    start = match.start()
    noun = match["thing"]
    if match["things"] == "네" and not noun.startswith("비트") and not text[max(0, start - 2) : start].strip(" \u00a0").isalnum():
        return None  # `네 맞습니다`
    if _NO_THING.match(noun):
        return None
    stem = _THING.match(noun)
    end = match.start("thing") + (stem.end() if stem else len(noun))
    return new_draft(start, end, "quantity", "things", value=read_numeral(match["things"]), unit=_unit_of_thing(text[match.start("thing") : end]), in_words=True)


def _unit_of_thing(noun: str) -> str:
    """``비트`` -> bit, ``서버`` -> server, else a piece."""
    kind, unit = units.UNITS.get(noun, (None, None))
    return units.NOUNS.get(noun) or (unit if kind == "quantity" and unit else "piece")


def _alone_draft(text: str, match: re.Match[str]) -> Draft | None:
    """``후보는 둘임``, ``공급사가 셋으로 늘면``, ``단 하나``; at the head of a line (``둘, 전력``) a number of an item."""
    start, end, word = match.start(), match.end(), match["only"]
    value = read_numeral(word)
    if word == "셋" and text.endswith(("데이터 ", "데이타 "), 0, start):
        return None  # a data set
    if word == "하나":
        if not _ONE.search(text, max(0, start - 4), start):
            return None
        return new_draft(start, end, "quantity", "only_one", value=1, unit="piece", in_words=True)
    follows = _ALONE["둘"] if word == "둘" else _ALONE["셋넷"] if word in "셋넷" else _ALONE_MANY
    if not follows.match(text, end):
        return None
    if text[end : end + 1] in (",", ".") and _LINE_START.search(text, max(0, start - 8), start):
        return new_draft(start, end, "index", "index_in_words", value=value, in_words=True)
    return new_draft(start, end, "quantity", "alone", value=value, unit="piece", in_words=True)


def _sino_draft(text: str, match: re.Match[str]) -> Draft | None:
    surface = match["sino"]
    value = read_numeral(surface) or read_numeral(_SCALE_GAP.sub("", surface))
    if _VAGUE.search(text, max(0, match.start() - 5), match.start()):
        return None  # `수 만 개`
    if match["sum"] is not None:
        return _sum_draft(text, match, value)
    meaning = units.UNITS.get(match["scounter"].replace("여", "").strip())
    if meaning and meaning[0] != "money" and _ONE_TRILLION.fullmatch(surface):
        return None  # `일조 시간`, `구조 대로`
    if value is None or meaning is None or not _WORD_TAIL.match(text, match.end()) or (len(surface) == 1 and surface in "만천" and not match["sgap"]):
        return None
    kind, unit = meaning
    return new_draft(match.start(), match.end(), kind, "sino_words", value=value, unit=unit, in_words=True)  # type: ignore[arg-type]


def _sum_draft(text: str, match: re.Match[str], value: float | None) -> Draft | None:
    """``일조 이천억``: a sum in words without its unit, in two parts at least."""
    if value is None or not _PARTS_OF_SUM.match(match["sino"]):
        return None
    currency = None if NO_MONEY.search(text, max(0, match.start() - 16), match.start()) else "KRW"
    return new_draft(match.start(), match.end("sino"), "money" if currency else "quantity", "sino_words", value=value, unit=currency, in_words=True)


def _native_draft(text: str, match: re.Match[str]) -> Draft | None:
    start, end = match.span()
    native, counter = match["native"], match["counter"]
    value = read_numeral(native)
    if value is None or _MULTITUDE.search(text, max(0, start - 4), start):
        return None
    if native in ("하나", "둘", "셋", "넷"):
        return None
    if native == "한" and (_ONE_IDIOMS.match(text, start) or not _ONE.search(text, max(0, start - 4), start)):
        return None
    if counter == "분" and native in ("한", "하나"):
        return None
    if not match["gap"] and len(native) == 1 and counter not in ("배", "가지", "번째", "개", "달", "곳", "장", "명"):
        return None
    if len(native) == 1 and not _WORD_TAIL.match(text, end) and not (counter == "배" and text.startswith(("고 ", "고,"), end)):  # `두 배고 값은`
        things = _WORD_THINGS.match(text, start)
        return _things_draft(text, things) if things else None
    if counter == "번째":
        return new_draft(start, end, "ordinal", "ordinal_words", value=value, in_words=True)
    if counter == "세대":
        counter = "세대간"  # `세 세대`: how many; `3세대`: which
    meaning: Meaning = ("quantity", "person") if counter == "분" else units.UNITS.get(counter) or ("quantity", units.NOUNS.get(counter, "piece"))
    kind, unit = meaning
    if kind == "index":
        kind, unit = "quantity", units.COUNTED_PARTS.get(counter, "piece")  # `논문 세 편`: how many; `3편`: which
    if kind == "ordinal":
        return new_draft(start, end, "ordinal", "ordinal_words", value=value, in_words=True)
    half = _HALF_MORE.match(text, end) if counter in _HALVES else None
    if half:
        end, value = half.end(), value + 0.5
    return new_draft(start, end, kind, "native_words", value=value, unit=unit, in_words=True)  # type: ignore[arg-type]


_WORD_READERS = {"hour": _hour_draft, "things": _things_draft, "only": _alone_draft, "sino": _sino_draft}
"""How the number words of a group of ``_WORD_COUNT`` are read; native ones with a counter are the rest."""
