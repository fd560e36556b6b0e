"""Korean moves: ``A100에서 H100으로 옮겼다``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.moving import Moving

MOVING = Moving(
    left=re.compile(r"(?: ?[가-힣]{1,6}?)?에서 (?:[가-힣]+ )?(?:엔비디아 |nvidia |amd |인텔 )?"),
    moved_to=re.compile(r"(?: ?[가-힣]{1,6}?)?(?:으로|로) (?:[가-힣]+ ){0,2}?(?:옮[기긴겼길겨]|바[꾸꿨꾼꿀꿔]|교체|이전|전환|갈아[타탄탔])"),
    told=re.compile(r"(?<![가-힣])(?:(?P<old>예전에는?|예전엔|전에는|이전에는|이전엔|기존에는)|(?P<new>이제는?|지금은)) "),
    behind_former=re.compile(r"(?<![가-힣])(?:전작|선대|(?:이전|전|직전|1) ?세대|이전 ?(?:모델|제품)|구형)의 (?:약 |평균 )?$"),
    machines=re.compile(r"(?<![가-힣a-z0-9])(?P<noun>[가-힣a-z0-9]+ (?:서버|장비|시스템|클러스터))에서의 (?:약 |평균 )?$"),
    held_against=re.compile(r"(?: ?[가-힣]{1,6}?)?(?:(?:와|과) (?:견줘|견주면|비교해|비교하면|비교했을)|에 비해|에 비하면| 대비)"),
    once=re.compile(r"(?<![가-힣])(?:예전|이전|전|기존|종전|원래|그동안)(?:에는|엔|에|은|는)?(?![가-힣])"),
    had=re.compile(r"(?: [가-힣]{1,4})?(?:[을를] (?:[가-힣]+ )?(?:썼|쓰다가|사용했|쓰고 있었|돌렸)|[이가] 있었)"),
    instead=re.compile(r" ?(?:대신|이 아니라|가 아니라|이 아닌)(?: 에)? "),
    over_time=re.compile(r"업데이트|업그레이드|드라이버|버전|패치|튜닝|최적화|조정|개선|바꾸|바꿨|바꾼|바꿔|(?<![가-힣])(?:전에는|지난|작년|올해|내년|이제는|나중|이후|뒤에|다음|처음|월|년|분기)|자 "),
    from_value=re.compile(r"^[^\s.,\d]{0,2}에서\s"),
    to_value=re.compile(r"^[^\s.,\d]{0,2}(?:으로|로)\s"),
)
