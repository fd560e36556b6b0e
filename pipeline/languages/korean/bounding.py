"""Korean words for what lies just beyond a part or a multiple: ``절반을 조금 넘는다``, ``세 배에 살짝 못 미친다``, ``3분의 1보다 약간 길다``."""

from __future__ import annotations

import re

from pipeline.languages.bounding import Bounding

BOUNDING = Bounding(
    barely=re.compile(r"^[을를이가에도은는]?\s?(?:조금|살짝|약간|아주 조금|겨우|간신히|가까스로)\s"),
    over=re.compile(r"^\s?남짓"),
    than=re.compile(r"^보다(?:는)?\s(?:조금|살짝|약간)\s(?:더\s)?"),
    saved=re.compile(r"절약|절감|아[끼꼈낀껴낄]|차이|격차|(?:감소|증가|상승|하락) ?(?:폭|분|량)|줄어든 ?(?:양|만큼)"),
    of_change=re.compile(r"^[^.,;]{0,12}?(?:줄|늘|감소|증가|덜|깎|내[려렸]|올[라랐]|떨어|빨라|빠르|짧아|길어|비싸|싸[다고지]|느리|느려|높|낮|더 |뛰|뛴|커|개선|차이)(?!.{0,6}(?:아래로|밑으로|이하로))"),
    of_some=re.compile(r"^(?:[을를이가은는]?\s)?(?:지점|시점|자리|쪽)"),
    owner=re.compile(r"(?<![가-힣])(?P<owner>(?!(?:그|이|그것|이것|전작|기존|이전|종전|예전|옛것|원래)의)[가-힣]+)의 (?:약 |거의 )?$"),
    opens=re.compile(r"\W*(?:네|예|즉|그러니까|결국|이는|무려|거의|약)?\W*"),
    by_so_much=re.compile(r"^(?:이나|나|가량|정도|쯤|만큼)?(?: 넘게| 이상| 가까이)?\s?(?P<more>더\s)?(?=[가-힣])"),
)
