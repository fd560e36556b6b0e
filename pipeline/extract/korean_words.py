"""How a Korean word closes, and whether it can be the word of a name: particles, forms of verbs, adverbs, common nouns."""

from __future__ import annotations

import re

from pipeline.extract.no_names import PLAIN_WORDS
from pipeline.languages.korean.everyday import EVERYDAY_NOUNS
from pipeline.languages.korean.nouns import COMMON_NOUNS

FINAL_SS = 20  # ㅆ among the 28 finals of a Hangul syllable
_PAST = re.compile(f"[{''.join(chr(code) for code in range(ord('가') + FINAL_SS, ord('힣') + 1, 28))}]")
VERB_ENDING = re.compile(r"(?:느라|려고|지만|니까|면서|[만모끝보오나]난|[가-힣]던|아서|어서|에서|으며|하는|되는|있는|없는|[가-힣]에만|[가-힣]에는)$")
PARTICLE_TAIL = re.compile(r"(?:으로|에서|에는|보다|까지|부터|하는|하며|하고|있는|되는|된|한|할|인|의|은|는|을|를|와|과|도|만|서|며|고|면|지만|대비|용|당|형|짜리)$")


def strip_particles(word: str) -> str:
    """A Hangul word without its final particle, never shorter than two syllables."""
    return re.sub(r"(?<=..)(?:으로|에서|에는|에게|보다|까지|부터|이라는|[은는이가을를의도와과로에])$", "", word)


def has_past(word: str) -> bool:
    """Whether a syllable closes with ㅆ, as only verb forms do (``샀고``, ``있던``, ``갔는데``)."""
    return _PAST.search(word) is not None


def is_marked(word: str) -> bool:
    """Whether a Hangul word ends in a particle or ending; two syllables may be a name (``노을``) unless a bare noun is marked."""
    if has_past(word):
        return True
    return bool(PARTICLE_TAIL.search(word)) and (len(word) > 2 or word[0] in "칩값램랩팀폰판것때수점만든신또더이그저")


def ends_as_verb(word: str) -> bool:
    """``넓은``, ``줄어``, ``빨라져``: whether a Hangul word closes with ㄴ, or as verbs do before another clause."""
    return "가" <= word[-1] <= "힣" and ((ord(word[-1]) - _HANGUL) % _FINALS == _FINAL_N or _JOINING.search(word) is not None)


_JOINING = re.compile(r"[가-힣](?:[어아여져려러켜쳐겨뎌해]|[빨달올갈]라|[가-힣](?:와|워))$")
_GOVERNED = re.compile(r"[가-힣A-Za-z0-9%](?:을|를|로) $")
_HANGUL, _FINALS, _FINAL_N = 0xAC00, 28, 4


def has_its_object(text: str, start: int, name: str, word: str) -> bool:
    """``파라미터를 1조 개로 키운 v5를``: whether a word before a code is a verb that closes with ㄴ and has its object or goal before it, told but once."""
    return "가" <= word[-1] <= "힣" and (ord(word[-1]) - _HANGUL) % _FINALS == _FINAL_N and text.count(name) == 1 and bool(_GOVERNED.search(text, max(0, start - 4), start))


_CLAUSE_END = re.compile(r"(?:쓰고|이고|하고|되고|가고|보고|오고|있고|없고|내고|나와|중인|어제|오늘|내일|대신)$")


def is_plain_word(word: str) -> bool:
    """Whether the word before a code is no part of its name: a verb's form, an adverb, a common noun with or without a particle (``인스턴스가 P5en``)."""
    stem = word[:-1] if word[-1] in "은는이가을를의에도만와과" else word
    called = word[:-1] if word[-1] == "인" else ""  # `블로어 팬인 R7`: a noun that the code is said to be
    return word in PLAIN_WORDS or word in EVERYDAY_NOUNS or stem in EVERYDAY_NOUNS or (stem != word and stem in COMMON_NOUNS) or called in COMMON_NOUNS or called in EVERYDAY_NOUNS or bool(_CLAUSE_END.search(word))


_CONVERB = re.compile(r"(?P<noun>[가-힣]{2,})(?:해|하여|돼|되어|하면)$")
_RELATIVE_PLACE = re.compile(r"(?:후|전|중|뒤|위|밑|앞|옆|안|밖|끝|곁)에(?:는|도)?$")
_PHRASE_END = re.compile(r"(?:니까|으니|^[가오보주두쓰켜]니|[가-힣]{2}에|[아어]서|려고|면서|지만|[은는인]데|에선|에서|까지|한테|에게|처럼|마다|[하되있없였했쓰]던|(?:다니|돌리|놔두|빌리)던|[형용급]인|[가-힣](?:될|할)|^(?:나올|나갈|내놓을|들어갈|들어설|뒤이을|이어질|선보일|쓰일|맞설|겨룰|바꿀|낼|쓸)|거느린|드러나|나타나|일어나|벗어나)$|[가-힣]던데$|(?:팔|밀|열|늘|올|내|걸|돌|몰|알|울|실|날|풀|살|불|들|달|흘|갈|끌|눌|벌|쏠|깔|빨|굴|틀)려$|[가-힣](?:져|켜|혀|겨|춰|눠)$|^[가-힣](?:[는던]|에[는도]?)$")
_ADVERBS = frozenset("특히 또한 다만 결국 사실 실제 실제로 아예 오히려 당장 그리고 그러나 하지만 한편 반면 이후 이전 최근 곧 다음 이번".split())


_MADE_SO = frozenset("늘린 줄인 키운 올린 내린 높인 낮춘 바꾼 갖춘 얹은 넣은 붙인 만든 내놓은 선보인 다듬은 고친 끌어올린 개선한 강화한 탑재한 장착한".split())  # `메모리를 두 배 늘린 S10`


def no_head(word: str) -> bool:
    """Whether a Hangul word is no part of the name of the code behind it: a noun with a particle, a verb's form, an adverb (``시간은 v4``, ``소화해 E3``, ``특히 MS``)."""
    if not re.fullmatch(r"[가-힣]+", word):
        return False
    verb = _CONVERB.fullmatch(word)
    if verb and (verb["noun"] in COMMON_NOUNS or verb["noun"] in EVERYDAY_NOUNS):
        return True
    if _PHRASE_END.search(word):
        return True
    marked = word[-1] in "은는이가을를에의로도" and (word[:-1] in COMMON_NOUNS or word[:-1] in EVERYDAY_NOUNS)
    return marked or word in _MADE_SO or word in _ADVERBS or word in PLAIN_WORDS or bool(_RELATIVE_PLACE.fullmatch(word))
