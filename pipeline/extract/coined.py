"""Coined Hangul names: a noun that no list knows, standing as only names of things stand.

A word counts where it is neither a common noun, alone or in a compound, nor a verb's form, and either the document marks it
with several different particles, or one of its places is a frame of names: a label, a headline's head, a number of pieces
right behind it, a measure of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from pipeline.extract.found import Found
from pipeline.extract.introductions import is_name
from pipeline.extract.korean_words import has_past
from pipeline.extract.no_names import KO_STOP
from pipeline.languages.korean.everyday import EVERYDAY_NOUNS
from pipeline.languages.korean.nouns import COMMON_NOUNS
from pipeline.languages.korean.sounds import final_of, takes

WORDS = 32768  # about which the same is asked in one document after the other
COINED = 2  # weaker than a name that a frame introduces
_WORD = re.compile(r"(?<![가-힣A-Za-z0-9])[가-힣]{2,9}(?![가-힣A-Za-z0-9])")
_PARTICLES = sorted(
    "는 가 를 와 로 라 라는 라고 라며 라서 라면 랑 였다 다 네 은 이 을 과 으로 이라 이라는 이라고 이라며 이라서 이라면 이랑 이었다 이다 이네 이죠 의 도 보다 보다는 에 에서 에선 에게 한테 에는 엔 에도 만 부터 까지 까진 처럼 용 째 째로 에서는 입니다 예요 이에요 인데".split(),
    key=len,
    reverse=True,
)
_ENDING_IN = {last: [one for one in _PARTICLES if one[-1] == last] for last in {one[-1] for one in _PARTICLES}}
_CASES = {"는": "topic", "은": "topic", "가": "subject", "이": "subject", "를": "object", "을": "object", "와": "with", "과": "with", "로": "by", "으로": "by"}
_TELLING = frozenset({"의", "보다", "를", "을", "가", "이", "와", "과"})
_MARKING = _TELLING | {"은", "는"}
_LONG = 3  # syllables from which a word that no list explains in whole or part is a name at its first place
_MIXED = 4  # syllables from which a word may be a name though its end is a noun
_NOMINAL = frozenset({"가", "이", "를", "을", "의", "와", "과", "보다", "에서", "처럼"})  # what no verb's stem takes
_NOMINAL_LAST = frozenset("리이히추우시미로들")
_NOMINAL_END = re.compile(r"(?:[가-힣][리이히추우시미]|[가-힣](?<!으)로|^[가-힣]들)$")  # with what both verbs' stems and names end
_VERBAL = re.compile(r"(?:(?:나|만|흔|힘|거|물|깃|어|여|고)드|르치|고사|다보|로잡|혀사|[하되시키지르리기이히추우]|려|러|여|해|돼|져|아|어|워|와|봐|줘|내|세|게|네|데|까|나|니|든|든지|거나|라도|스럽|답|롭|같|싶|많|적|높|낮|크|작|좋|싫|없|있|않|못|만들|팔|밀|몰|놀|열|풀|걸|줄|늘|알|살|들|길|멀)$")
_VERB_FORM = re.compile(r"^(?:[올골몰갈달말놀]라|[눌불흘굴둘들]러)$|(?:거림|죠|네요|대요|래요|데요|거든|고|며|면|쳐|친|른|싼|라도|아니라|[들하되꾸치리기키]자|보듯|하듯|듯이|야|함|움|짐|별로|가요|쓰기|본|다|냐|는가|[려겨쳐거내보여어아해]주|[려러라어아]가|님|부장)$")
_COMPOUND_VERB = re.compile(r"(?:아|어|여|해|려|라|러|와|워|겨|져|켜|쳐|껴|내|이|나|살|받|들|갈|돌|지|뛰|빼|건|주)(?:받|오|보|가|나|남|내|주|두|놓|서|들|먹|쓰|잡|타|앉|치우|다니|올리|내리|넣|붙|뜨|넘|엎|뵙|매|박|섞|앞서|드리)$")
_TO_COME = re.compile(r"(?:[릴킬힐낼쓸씰뀔뺄]|[나려가]올|[지으하]실)$")
_BOUND_NOUN = re.compile(r" (?:데|것|게|건|걸|중|동안|대신|법|쪽|편|바|셈|듯|김에|통에|사이|도중|순간|까닭|이유|탓|덕)(?![가-힣]{2})")
_FINAL_N = 4  # ㄴ among the finals of a Hangul syllable, with which a verb stands before its noun: ``새겨진 칩``
_ADVERB = re.compile(r"(?:[가-힣]{2,}(?:스레|로이|없이|같이|히|껏|째|쯤|끼리|마다|대로|치고|답게|롭게|스럽게))$")
_BEFORE_WORD = re.compile(r"(?:^|[\n.!?\"“”(,·•\-*:] ?)$")
_COUNTED = re.compile(r" (?:약 |총 )?[0-9][0-9,.만천백 ]*(?:장|대|개|기|세트|랙)(?![가-힣](?<![를을이가은는의로에]))")
_LABELLED = re.compile(r"(?: ?[:：]|[은는] ?[:：]| ?[—–→-]) ?(?=[^\n]{0,24}[0-9])")
_MEASURED = re.compile(
    r"의 (?:[가-힣]+ )?(?:소비 ?전력|전력|대역폭|메모리|용량|연산|성능|면적|다이|가격|단가|판매|출하|수율|클럭|코어|트랜지스터|처리량|지연|속도|무게|두께|배터리|정확도|효율|전성비|칩|보드|후속|값|시세|점수|온도|소음|응답|폭|길이|핀|연산력|발열)"
    r"|(?:은|는|이|가) (?:[가-힣]+ ){0,2}(?:소비 ?전력|전력|대역폭|메모리|용량|성능|면적|가격|클럭|코어|처리량|지연|속도)?(?:이|가|은|는)? ?(?:약 |최대 |초당 |평균 )?[0-9][0-9,.]*(?:만|천|백)? ?(?:w|kw|gb|tb|tops|pops|tflops|pflops|gb/s|tb/s|nm|나노|ghz|mhz|와트|기가|테라|톱스|코어|밀리초|fps|프레임|토큰|달러|만 ?원|만원)"
)
_KIND = re.compile(r"(?: ?(?:칩|카드|가속기|프로세서|모듈|보드|서버|랙|노트북|스마트폰|태블릿|모니터|gpu|npu|cpu)(?:은|는|이|가|을|를|의|과|와|보다|에|로|,| |$))")
_SORT_OF_FIRM = re.compile(r" (?:스타트업|전문기업|기업|업체|회사|벤처|팹리스|개발사|제조사)(?:인)? ['‘\"“][가-힣A-Z]")  # `모델 서빙 스타트업 '누비서브'`: of what sort the firm is
_BEFORE_KIND = re.compile(r"(?:칩|카드|가속기|프로세서|반도체|모듈|보드|서버|노트북|스마트폰|태블릿|제품|모델|gpu|npu|cpu|soc|ap|신경망|게임)(?:인)? ['\"‘“]?$")


def coined_names(text: str, folded: str) -> Iterator[Found]:
    """Words that only a name can be, at every place where they stand alone or with a particle."""
    places: dict[str, list[tuple[int, str]]] = {}
    for match in _WORD.finditer(text):
        for stem, particle in _splits(match[0]):
            places.setdefault(stem, []).append((match.start(), particle))
    for stem, found in places.items():
        if stem in COMMON_NOUNS or stem in EVERYDAY_NOUNS or _is_inflected(stem, places) or _is_cut(stem, places) or _describes(stem, found, text):
            continue
        if _may_be_name(stem, noun=stem[-1] in _NOMINAL_LAST and any(particle in _NOMINAL for _, particle in found)) and _evident(stem, found, text, folded):
            for start, _ in found:
                yield Found(start, start + len(stem), stem, "product", "coined", COINED)


@lru_cache(maxsize=WORDS)
def _splits(word: str) -> tuple[tuple[str, str], ...]:
    """A word as it stands and without its particle, where the particle's form fits the syllable before it."""
    particle = next((one for one in _ENDING_IN.get(word[-1], ()) if len(one) < len(word) and word.endswith(one) and takes(word[: -len(one)], one)), "")
    stem = word[: -len(particle)] if particle else word
    whole = ((word, ""),) if len(stem) > 1 or len(particle) == 1 else ()  # `쪽으로`, `곳이라`: a noun of one syllable and its particle
    return (*whole, (stem, particle)) if particle and len(stem) > 1 else whole


def _is_inflected(word: str, places: dict[str, list[tuple[int, str]]]) -> bool:
    """``서보모터가``, unless more speaks for the whole: a word and its particle, no name that ends in one."""
    forms = _forms(word, places)
    return any((particle in _CASES or len(particle) > 1) and len(forms) <= max(1, len(_forms(stem, places))) for stem, particle in _splits(word))


def _is_cut(stem: str, places: dict[str, list[tuple[int, str]]]) -> bool:
    """``질경`` where ``질경이는`` and ``질경이를`` stand beside ``질경이``: a name without its last syllable."""
    forms = _forms(stem, places)
    return any(len(_forms(stem + last, places)) > len(forms) for last in forms if last in _CASES)


def _describes(stem: str, found: list[tuple[int, str]], text: str) -> bool:
    """``바꾸는 데``: a verb before a noun that only verbs and clauses stand before."""
    return any(particle == "는" and _BOUND_NOUN.match(text, start + len(stem) + 1) for start, particle in found)


def _forms(stem: str, places: dict[str, list[tuple[int, str]]]) -> set[str]:
    """The particles with which a word stands in the document, none being one of them."""
    return {particle for _, particle in places.get(stem, ())}


@lru_cache(maxsize=WORDS)
def is_common(word: str) -> bool:
    """Whether a word is a noun of the lists, or made of them."""
    if word in COMMON_NOUNS or word in EVERYDAY_NOUNS or word in KO_STOP:
        return True
    return len(word) > 3 and any(_listed(word[:cut]) and _listed(word[cut:]) for cut in range(2, len(word) - 1))


def _listed(word: str) -> bool:
    return word in COMMON_NOUNS or word in EVERYDAY_NOUNS


def may_be_coined(word: str) -> bool:
    """Whether a Hangul word that stands bare before what completes its name is neither a noun of the lists nor a form of a verb or adverb."""
    return not is_adnominal(word) and _may_be_name(word, noun=True)


def may_lead(word: str) -> bool:
    """Whether a Hangul word may stand bare before a word that closes product names (``아크 프로``): no noun of the lists, no verb before its noun, no adverb."""
    return not (is_common(word) or has_past(word) or is_adnominal(word) or _ADVERB.search(word) or _VERB_FORM.search(word))


@lru_cache(maxsize=WORDS)
def _may_be_name(stem: str, *, noun: bool) -> bool:
    """Whether a word is of no list and no form of a verb; ``noun``: how it stands shows that it is no verb's stem (``가온누리를``)."""
    if noun and _NOMINAL_END.search(stem):
        return 2 <= len(stem) <= 7 and not (is_common(stem) or has_past(stem) or _VERB_FORM.search(stem) or _ADVERB.search(stem) or (len(stem) > 2 and _listed(stem[:-1])))
    if len(stem) < 2 or len(stem) > 7 or is_common(stem) or has_past(stem) or _VERBAL.search(stem) or _VERB_FORM.search(stem) or _ADVERB.search(stem) or _COMPOUND_VERB.search(stem) or not is_name(stem):
        return False
    return not (len(stem) > 2 and _listed(stem[:-1]))


def _closes_with_noun(stem: str) -> bool:
    """Whether a word ends in a noun of the lists, as compounds do and coined names seldom (``뉴로그리드``)."""
    return len(stem) > 2 and (_listed(stem[1:]) or _listed(stem[-2:]))


def _evident(stem: str, places: list[tuple[int, str]], text: str, folded: str) -> bool:
    """Whether the places together speak for a name."""
    cases = {_CASES.get(particle, particle) for _, particle in places}
    telling = sum(particle in _TELLING for _, particle in places)
    mixed = _closes_with_noun(stem)
    if not mixed and len(stem) >= _LONG and any(particle in _MARKING for _, particle in places):
        return True
    if mixed and (len(stem) < _MIXED or not any(particle in _MARKING for _, particle in places)):
        return len(places) > 2 and len(cases) > 1 and sum(particle in _MARKING for _, particle in places) > 1
    if len(stem) >= _MIXED + mixed and len(places) > mixed and telling:
        return True
    if len(places) > 2 and len(cases) > 1 and telling > 1:
        return True
    if len(places) > 1 and "보다" in cases:
        return True
    for start, particle in places:
        end = start + len(stem)
        if not particle and _BEFORE_WORD.search(text, max(0, start - 3), start) and _LABELLED.match(text, end):
            return True
        if not particle and (_is_participle(stem) or _SORT_OF_FIRM.match(text, end)):
            continue
        if particle in _TELLING and _COUNTED.match(text, end + len(particle)):
            return True
        if _COUNTED.match(text, end) or _MEASURED.match(folded, end) or _KIND.match(folded, end) or _BEFORE_KIND.search(folded, max(0, start - 10), start):
            return True
    return False


def _is_participle(word: str) -> bool:
    """``이긴``, ``올릴``: a word that stands before its noun as verbs do."""
    return is_adnominal(word) or bool(_TO_COME.search(word))


def is_adnominal(word: str) -> bool:
    """Whether a word closes with ㄴ, as verbs do before their nouns (``앞선 칩``)."""
    return final_of(word[-1]) == _FINAL_N
