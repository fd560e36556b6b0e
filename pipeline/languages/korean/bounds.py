"""What a Korean number bounds: 최대, 약, 이상, 미만, 넘, 안팎."""

from __future__ import annotations

import re

from pipeline.languages.korean.numerals import GAP, SPACES
from schemas.records import Quantifier

_BOUND_BEFORE = re.compile(
    r"(?:(?P<at_most>(?:최대|최고|많아야|많게는|최장|길어야|(?<![가-힣A-Za-z0-9][ ])맥스|[Uu]p to)[ \u00a0]?(?:약[ \u00a0]?)?|최대[ ](?:[가-힣A-Z]+[ ]?){1,2}:[ ]|(?:최대|최고)[ ]?(?:소비[ ]?)?(?:전력|밝기|속도|클[럭록]|출력|용량|대역폭|전송[ ]?속도|주사율|온도|발열|소음)(?::|은|는|이|가|)[ ]|(?:한도|상한|최대치)(?:는|은|가|이)[ ])|(?P<at_least>(?:최소|적어도|최하|적게는|최소한|못해도)[ \u00a0]?(?:금리[ \u00a0]?)?|최저[ \u00a0]?금리(?:는|가)?[ \u00a0])"
    r"|(?P<about>(?:(?<![가-힣])[약근]|대략|거의|어림잡아|대충|(?<![가-힣])한[ ]|평균적으로|얼추)[ \u00a0]?))$"
)
_BOUND_NOUNS, _MARKED_NOUNS = "전력 밝기 속도 클럭 출력 주사율 온도", "클록 용량 대역폭 발열 소음 한도 상한 최대치"  # the others bound with a particle only
_BOUND_WORDS = "최대 최고 많아야 많게는 최장 길어야 맥스 to 최소 적어도 최하 적게는 최소한 못해도 금리 금리는 금리가 대략 거의 어림잡아 대충 평균적으로 얼추"
_BOUND_ENDS = frozenset(
    word[-2:] for word in (*f"{_BOUND_WORDS} {_BOUND_NOUNS}".split(), *(noun + end for noun in f"{_BOUND_NOUNS} {_MARKED_NOUNS}".split() for end in "은는이가"))
)
"""The last two characters of what ``_BOUND_BEFORE`` looks for, but for ``약``, ``근``, ``한`` and a colon."""
_BOUND_LAST = frozenset("약근:")
_AFTER_HEADS = frozenset(" \u00a0의이넉는은안까을를도미어치분가채못에초훌크넘웃돌상여정쯤내남대선수언전꼴밑아위부조약살첫처하한단절결거차")
"""With what ``_AFTER`` may begin, after a space or none."""
_EXCEED = "훌크넘웃돌상조약살가처이첫밑하못채초한단절결아전거안"
_AFTER_PARTICLES = {
    head: frozenset(follow)
    for heads, follow in (("이", "상하내채안못되걸" + _EXCEED), ("가", "량까깝채안못되걸" + _EXCEED), ("을를", _EXCEED), ("은는", "족"), ("도", "채안못되걸"), ("에", "도가육못훨한다미채조약살서"))
    for head in heads
}
"""How ``_AFTER`` goes on after a head that is mostly a particle, after a space or none: ``640GB이며`` bounds nothing, ``640GB이상`` does."""
_NEVER = r"(?:(?:한 ?번도|단 한 ?번도|한 ?차례도|절대로?|결코|아직|전혀|거의)[ \u00a0])?"
_IS_NOT = r"[은는이가도]?[ ]?(?:절대로?[ ]|결코[ ])?아[니닌닐닙]"  # `이하가 아니다`, `아래는 아닐 것`
_AFTER = re.compile(
    rf"(?:의)?{GAP}(?:(?P<at_least>이상(?!{_IS_NOT})|(?<=[원러로])부터(?=[ ]?(?:시작|출발|구매|판매|구입|이용|가능)|다(?![가-힣])|이?다[.]|입니다|이에요|예요)|(?:이하|미만|밑|아래){_IS_NOT}|(?:밑|아래)(?:으로|로)(?:는|도)?{GAP}{_NEVER}(?:안[ ]?(?:내려|떨어)|못[ ]?(?:[봤본보]|내[려린렸])|(?:내려가|떨어지|내리|줄이)지(?:는|도)?[ ]?(?:않|못)|(?:본|내려간|떨어진)[ ]적이?[ ]없|(?:찾을|구할|살|나온)[ ](?:수[가는]?|게|것이)[ ]없|없(?:다(?![가-힣])|었|습|어요|네))|넉넉히|는 족히|은 족히)|(?P<at_most>이하|(?:이상|초과){_IS_NOT}|이내|안쪽|까지(?:밖에|만|의[ ](?=[A-Z가-힣])|[ ](?:견디|버티|쓰기로|쓰겠|받을)|[ ](?!(?:더[ ]|크게[ ])?(?:떨어|내려|낮아|하락|줄어))(?:[가-힣]+[ ]){{0,2}}?(?:지원|가능|확장|[가-힣]+[ ]수[ ]?있))|[을를]?{GAP}{_NEVER}(?:(?:넘지|넘기지|넘어서지|초과하지|웃돌지|상회하지)(?:는|도|를)?[ \u00a0]?(?:않|못|말)|(?:넘기|넘기기|넘어서기|초과하기|웃돌기)(?:는|도|가|란)?[ ](?:(?:아주|매우|꽤|여전히|사실상|당분간)[ ])?(?:어렵|어려|힘들|불가능|쉽지))|[을를]?{GAP}(?:넘(?:긴|은|는|어선|어간)|초과한|웃돈|상회한|돌파한)[ ]적(?:이|은|도)?[ ]?{_NEVER}없|(?:도|[을를]?{GAP}{_NEVER}|에서(?:는|도)?[ ](?:더[ ]|더는[ ]|절대[ ])?)안[ ]?(?:넘|올라(?!오)))"
    rf"|(?P<less_than>미만|(?:밑|아래)(?:으?로|의|인|에서|를|이|로|(?![가-힣]))|안에(?![ ]?(?:있|들어|넣|든|담))|[을를]?{GAP}(?:크게[ ]|살짝[ ]|조금[ ])?(?:밑도|밑돌|밑돈|하회)|[을를]?{GAP}(?:못[ ]채|채우지[ ]못)|에[ ](?:훨씬|한참|조금|약간|살짝|다소)[ ]못[ ]?미[치친쳤]|(?:어?치|분량)?[이가도]?{GAP}(?:채[ \u00a0])?(?:안|못)[ \u00a0]?(?:되|돼|된|됐|될|됨|든다|들[었어]|걸[리린려렸]|미[치친쳤])|[이가도]?{GAP}(?:채[ \u00a0])?(?:되|걸리)지(?:는|도|를)?[ \u00a0]?(?:못|않(?!을까|나|겠))|에도?{GAP}(?:채[ \u00a0])?(?:미치지(?:는|도|를)?[ \u00a0]?(?:못|않)|못[ \u00a0]?미)|도[ \u00a0]?(?:채[ \u00a0])?(?:안|못)|[ ]?차이(?:도|조차)[ ](?:안[ ]나|나지[ ]않|없)|에도[ \u00a0]?못)"
    rf"|(?P<more_than>[을를]?{GAP}초과|위로[ ](?:(?:다시|처음|단숨에|껑충)[ ])?(?:올라|오르|오른|올랐|치솟|솟|뛰|뛴|뚫)|[이가을를]?{GAP}(?:훌쩍[ ]|크게[ ]|조금[ ]|약간[ ]|살짝[ ]|가뿐히[ ]|처음으로[ ]|이미[ ]|첫[ ])?(?:넘(?!버)|웃도|웃돌|웃돈|돌파|상회)|여[ \u00a0]?(?=넘))"
    rf"|(?P<about>정도|가량|쯤|안팎|내외|남짓|여(?![가-힣])|대(?:의|로|를|은|는|가|에|에서|까지)?(?![가-힣0-9]|[ \u00a0][0-9])|대[ \u00a0]?(?:초|중|후)반|선(?![가-힣])|수준|가까이|언저리|전후|꼴|에?{GAP}가[깝까]|에{GAP}육박|에[ ]다가[서섰선]|대(?:고요?|예요|였|이다|인데)))"
)
_SHORT_BY = re.compile(rf"(?:나|가량|정도|쯤)?{GAP}(?:못[ \u00a0]?미|웃도|웃돌|웃돈|밑도|밑돌|밑돈|상회|하회)")  # `H100에 15% 못 미친다`, `1,260건을 22% 웃돈다`: by so much, where `60%에 못 미친다` bounds
_SHORT_OF = re.compile(r"(?:에|에게|에는|에겐|보다|을|를)[ \u00a0](?:약[ ]|무려[ ]|고작[ ]|불과[ ]|겨우[ ])?$")
_BEFORE_ODD = frozenset("0123456789만천백십억조경")


def quantifier(text: str, start: int, end: int) -> Quantifier:
    """How a number is bounded by the words before and behind it."""
    char = text[end : end + 1]
    if char == "*" and text.startswith("**", end):  # `**16GB**까지만`
        end += 2
        char = text[end : end + 1]
    head = end
    if char in SPACES:
        head += 1
        char = text[head : head + 1]
    if char in _AFTER_HEADS and (char not in _AFTER_PARTICLES or _goes_on(text, head + 1, _AFTER_PARTICLES[char])):
        after = _AFTER.match(text, end)
        if after and not (_SHORT_BY.match(text, end) and _SHORT_OF.search(text, max(0, start - 12), start)):
            return after.lastgroup  # type: ignore[return-value]
    odd = text.find("여", start + 1, end)
    if odd > 0 and text[odd - 1] in _BEFORE_ODD:
        return "about"  # `150여 명`
    last = text[start - 1 : start]
    if last == "*" and text.startswith("**", start - 2):  # `최대 **3200MT/s**`
        start -= 2
        last = text[start - 1 : start]
    if not _may_bound(text, start - 1 if last.isspace() else start):
        return "exact"
    before = _BOUND_BEFORE.search(text, max(0, start - 16), start)
    return before.lastgroup if before else "exact"  # type: ignore[return-value]


def _may_bound(text: str, end: int) -> bool:
    """Cheap test: whether the words that end at ``end`` may be a bound (``최대``, ``전력은``)."""
    last = text[end - 1 : end]
    return last in _BOUND_LAST or text[end - 2 : end] in _BOUND_ENDS or (last == "한" and not "가" <= text[end - 2 : end - 1] <= "힣")


def _goes_on(text: str, position: int, heads: frozenset[str]) -> bool:
    """Whether one of ``heads`` stands at ``position``, after a space or none."""
    char = text[position : position + 1]
    return char in heads or (char in SPACES and text[position + 1 : position + 2] in heads)
