"""What a large Korean number without a unit is: money, or a count of things."""

from __future__ import annotations

import re

BARE = re.compile(
    r"(?:은|는|이|가|을|를|의|에|에서|에게|와|과|로|으로|도|만|까지|부터|보다|처럼|이나|나|라는|이라는|라고|이라고|급|형|용|이다|입니다|였다|이었다|한테|조차|마저|및|인|에는|에선|로는|이란|란|이고|이며|이면|뿐|랑|이랑|하고|에도|에서는|에서도|보단|보다는|이라|이라도|부문|대비|에서의|로의|으로의|이든)?"
    r"(?=[^0-9０-９가-힣]|$)"
)
MONEY_BEFORE = re.compile(r"(?:매출|영업이익|순이익|이익|손실|가격|값|비용|시총|시가총액|투자|예산|연봉|요금|금액|원가|자금|현금|부채|차입금|출고가|정가|중고가|시세|실탄|적자|흑자|자산|규모|한도)[^.\n0-9]{0,12}$")
_RISEN = re.compile(r"올라|올렸|나온|나왔|떴")  # what prices and rates do alike
_RATES_TOLD = re.compile(r"(?:초|분|시간)당[^.\n0-9]{0,16}[0-9][0-9,.]*만")
_PRICES_TOLD = re.compile(r"[0-9만억](?: ?원|달러)|가격|시세|중고|신품|매물|값|구매|판매|정가|할인|업어|당근|돈(?=[ 이을도])")
NO_MONEY = re.compile(r"(?:배치|워커|스텝|시퀀스|샘플|파라미터|매개변수|문맥|컨텍스트|점수|멀티|안투투|조회|관중|관객|토큰)[^.\n0-9]{0,8}$")
_COUNTED_AFTER = re.compile(
    r"(?:여|짜리|급|(?:에|을|를|이|가) (?:달하는|이르는|육박하는|가까운|넘는|웃도는)|(?:의)? ?규모의)?[ \u00a0](?:(?:학습|훈련|사전학습|한국어|텍스트|영어)(?:용)?[ \u00a0]?){0,2}"
    r"(?:자료|데이터(?![ \u00a0]?센터)|토큰|말뭉치|매개변수|파라미터|문장|이미지|모델|사용자|이용자|가입자|회원|구독자|관객)"
)  # `15조에 달하는 학습 자료`
_NAMED_SUM = re.compile(r"[만억조천][ \u00a0]?(원|달러|유로|위안|엔)(?!터)")
_COUNTS_LARGE = re.compile(r"(?:파라미터|매개변수|활성|트랜지스터|토큰|점수|안투투|이용자|사용자|가입자|회원|방문자|사람|인구|출하량|판매량|판매 대수|요청|조회|조회수|내려받기|다운로드|학습 자료|모델 크기)(?:[ \u00a0]?수)?(?:은|는|이|가|도|만)?[ \u00a0](?:(?:모두|이미|벌써|약|무려|어느새|누적)[ \u00a0])?$")
_SUM_REACH = 60
_CURRENCIES = {"원": "KRW", "달러": "USD", "유로": "EUR", "위안": "CNY", "엔": "JPY"}
_TEN_THOUSANDS = re.compile(r"[0-9]{1,3}만(?:[ ]?[0-9]천)?")  # `85만`: prices among friends
_MONEY_AFTER = re.compile(r"(?:원대)?(?:에|이면|주고|정도에|까지|쯤|선에서|대에|짜리|으로)[ \u00a0]?(?:업어|샀|사서|산|구매|구입|팔|질렀|지르|득템|판매|거래|올라|올렸|내놨|구했|데려|풀|나온|나왔|떴|사면|살)|[ \u00a0]?(?:주고|들여|들었|깎|할인|쿨거래)")
_CONTINUES = re.compile(
    r"(?:은|는|이|가|을|를|에|에서|와|과|로|으로|까지|까지는|보다|이고|이며|이다|였다|이었다|였고|이었고|인데|이었는데|였는데|이면|이라|라고|이라고|입니다|이었습니다|였습니다|이었죠|였죠|대|대로|대까지|도|밖에|이나|였음|임|다)?(?:[,.;:)\]\"”’!?\n·/]|$)"
    r"|(?:은|는|이|가|을|를|에|에서|와|과|로|으로|까지|까지는|보다|이나|이고|이며|인데|인)[ \u00a0](?!개|명)|(?:이었|였|이라|라고|이라고|이었고|이었는데|였는데|이고|이며)"
    r"|[ \u00a0](?:정도|쯤|나오|나왔|나옴|찍|기록|받|뜨|떴|넘|이상|이하|안팎|수준|먹|뽑|유지|괜찮|중에서|vs|대비|에서|남짓|밑)"
)
_COUNTS_BEFORE = re.compile(r"(?:배치(?:를|는|가)?|에폭|컨텍|컨텍스트|시드|학습률(?:은|을)?|[수율]는|[수]가|순위|번호|버전|PUE|표준편차는?|키워드|숫자|번째|제곱|곱하기|크기를?|길이를?|길이는?|(?:등급|단계)(?:은|는|이|가|도)?)[ \u00a0'‘\"“]{0,2}$")


def _is_of_rates(text: str, start: int) -> bool:
    """``초당 11만 5천 토큰 나왔다. H100은 25만 3천``: whether large rates have been told in a text, and no price in the line of a number."""
    line = text.rfind("\n", 0, start) + 1
    rates = [one.end() for one in _RATES_TOLD.finditer(text, max(0, start - _FAR_RATES), start)]
    return bool(rates) and not _PRICES_TOLD.search(text, max(line, rates[-1]), start)


_FAR_RATES = 4000  # code points over which a text speaks of rates


def continues(text: str, start: int, end: int) -> bool:
    """Whether what follows a number without a unit leaves it a measure of what was told before."""
    return bool(_CONTINUES.match(text, end)) and not _COUNTED_AFTER.match(text, end) and not _COUNTS_BEFORE.search(text, max(0, start - 12), start)


def counts(text: str, start: int) -> bool:
    """Whether the words right before a number say that it counts things."""
    return bool(_COUNTS_LARGE.search(text, max(0, start - 20), start))


def sums_up(text: str, start: int, end: int) -> bool:
    """Whether a large number without a unit may be a sum of money."""
    return continues(text, start, end) and not counts(text, start)


def money_context(text: str, start: int, end: int) -> str | None:
    """Large numbers without a unit are won in talk of money: ``영업이익 5조4685억``, ``85만에 업어왔다``."""
    if not _scale_in(text[start:end]) or NO_MONEY.search(text, max(0, start - 16), start) or _COUNTED_AFTER.match(text, end) or counts(text, start):
        return None
    after = _MONEY_AFTER.match(text, end)
    if (after and not (_RISEN.search(after[0]) and _is_of_rates(text, start))) or MONEY_BEFORE.search(text, max(0, start - 20), start):
        return "KRW"
    if "억" in text[start:end] or "조" in text[start:end]:
        named = _NAMED_SUM.findall(text, max(text.rfind("\n", 0, start), start - _SUM_REACH, 0), start)
        return _CURRENCIES[named[-1]] if named else "KRW"  # `수출은 41억 달러, 수입은 62억`
    return "KRW" if _TEN_THOUSANDS.fullmatch(text, start, end) and BARE.match(text, end) and not _is_of_rates(text, start) else None


def _scale_in(surface: str) -> bool:
    return any(mark in surface for mark in "만억조천")
