"""Korean words for who does something with so many: ``5천 개를 한빛통신이``, ``서버의 소비 전력``, ``그쪽 100TOPS는``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.doing import Doing

_TAKES = "주문|샀|사 ?갔|구매|매입|가져|받|계약|썼|사용|맡|인수|예약|빌|임차"

DOING = Doing(
    taken=re.compile(r" ?(?:개|장|대|기)?(?:를|을|은|는) "),
    takes=re.compile(rf"[이가](?:,| (?:각각 |먼저 )?(?:{_TAKES})|, ?나머지| (?=[0-9]))"),
    taker=re.compile(rf"(?P<who>(?:[가-힣0-9]+ ){{0,2}}[가-힣]+?)[이가] (?={_TAKES})"),
    hands_over=re.compile(r"납품|공급|보냈|보낸|인도했|인도한|팔았|판매했|갔|넘[겼어]|돌아갔"),
    getting=re.compile(r"(?:에(?:게)?|으?로)(?:는|만|도)? "),
    while_behind=re.compile(r"[^.;]{0,40}?(?:지만|반면(?:에)?|데 (?:반해|비해)|으나|는데|인데|[이한된]데),? (?:이전 |기존 |구형 )?"),
    machine=re.compile(r"(?<![가-힣])(?P<noun>서버|시스템|장비|랙|노트북|워크스테이션)(?:의|는|은|가|이|에는|에선|에서는|에서)? (?!당)"),
    is_machine=r"(?: ?[0-9]{{1,3}})?(?:(?:이)?라는| ?이름의)? ?(?:(?:새|신형) )?{}",
    we_reach=re.compile(r"(?!)"),
    we_hand_over=re.compile(r"(?:출하|납품|공급|판매)(?:했|할|합니다|하고|하려)|팔(?:았|고 ?있|려)"),
    of_it=re.compile(r"(?<![가-힣])(?:이|그) ?(?:중|가운데)(?:에서)? (?:약 )?$"),
    got=re.compile(r"(?!)"),
    our_sort=re.compile(r"(?<![가-힣])(?:칩|카드|모듈|가속기)(?: ?값)?(?:은|는|이|가)? (?:개당 |장당 |하나에 )?$"),
    theirs=re.compile(r"(?<![가-힣])(?:그쪽|저쪽|상대|그 회사)(?:의)? $"),
)
