"""Korean announcements: ``다음의 세 가지``, ``첫째 … 둘째``, ``A, B 그리고 C``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.announcing import Announcing

ANNOUNCING = Announcing(
    noun=re.compile(r"(?!)"),
    kind=re.compile(r"\s?가지"),
    back=re.compile(r"(?:^|\s)(?:이|그|저|위의?|위에서 본|앞의?|앞선|다른|나머지|또 다른|각|매|모두|이들)\s$"),
    part=re.compile(r"\s?(?:\S{1,6}\s)?(?:를 |을 |이 |가 |은 |는 )?(?:모두|다 |중\s|중에|가운데|이상|넘게|정도|이하|말고|외에)"),
    ahead=re.compile(r"다음|아래|이렇|이러한|하기"),
    is_so_many=re.compile(r"\s?(?:가지)?\s?(?:이다|다|입니다|예요|이에요|이죠|죠|가 있다|가 있습니다|가 있어요|로 나뉜다|로 나뉩니다)[.:]?\s*$"),
    and_others=re.compile(r"(?<!\w)등(?:[이을은의도]|\s|$)|\bvs\b|포함|대표적|예컨대|예를 들|…|\.\.\."),
    clause=re.compile(r"(?:다|요|죠|까|네|음|함|됨)[.!?\"”’)]*$"),
    joined=re.compile(r"\s(?:및|그리고|또는)\s|(?<=[^\W\d_])[와과]\s"),
    commas=re.compile(r",\s(?:그리고\s)?|、|\s?;\s"),
    ends_so=re.compile(r"\s?(?:가지)?\s?(?:이다|다|입니다|예요|이에요|이죠|죠)[.]?\s*$"),
    series=(
        ("첫째", "둘째", "셋째", "넷째", "다섯째", "여섯째", "일곱째"),
        ("첫 ?번째", "두 ?번째", "세 ?번째", "네 ?번째", "다섯 ?번째", "여섯 ?번째"),
        ("하나(?=[,.는])", "둘(?=[,.은])", "셋(?=[,.은])", "넷(?=[,.은])", "다섯(?=[,.은])"),
        ("(?:먼저|우선|하나는)", "(?:다른 하나는|또 하나는|나머지 하나는|그다음|다음으로)"),
    ),
    last="(?:마지막으로|끝으로|마지막은|마지막 하나는)",
    adjective=re.compile(r"(?!)"),
    adverb=re.compile(r"(?!)"),
    numbered=re.compile(r"번째$"),
    of_these=re.compile(r"[,:로는은]| ?(?:기준|이유|실험|시험|방법|특징|변화|문제|원인|조건|요인|장점|단점|포인트|질문|차이)"),
    list_ends=re.compile(r"(?!)"),
    sums_up=re.compile(r"(?:\s|^)(?:등|이렇게|총|모두)$"),
    list_begins=re.compile(r"[:(]\s?|(?:은|는|으로|이|가|에서|에는)\s(?=[^은는]*$)"),
    and_last=re.compile(r", 그리고 "),
    roundup=re.compile(r"레터(?![가-힣]{2})|위클리|브리핑|단신|구독자 ?(?:여러분|님)|소식지|(?:소식|뉴스|잡담|기술|반도체) ?(?:모음|편지)|(?:이번|한) ?주(?:도|에|의|간)?(?:[^.\n]{0,24})(?:가지|조각|줄|소식|뉴스|꼭지|모았|추렸|간추)|주간 [^.\n]{0,20}(?:소식|뉴스|메모|노트|동향)|오늘의 (?:[가-힣]+ )?(?:줄|소식|뉴스)|토막"),
)
