"""Korean sides of a comparison: ``전작보다``, ``신형은``, ``A100보다 크다``."""

from __future__ import annotations

import re

from pipeline.languages.korean.sounds import CLOSED_BY_N
from pipeline.languages.siding import Siding

SIDING = Siding(
    earlier=re.compile(r"전작|전 세대|앞세대|앞 세대|이전|종전|기존|작년|지난해|지난달|지난 분기|전년|재작년|전달|직전|구형|옛|앞선 (?:모델|제품|세대|칩)|년 전|달 전|연초|[주일] 전(?![가-힣])|앞 분기|앞 제품|v\d\.\d (?:때|당시|시절)"),
    value_than=re.compile(r"^(?:[^\s.,]{0,6}\s?)?(?:보다|에 비해|대비|에 비하면)|^[^\s.,]{0,3}에서\s|^(?:이었|였|이)던"),
    past=re.compile(r"^(?:이었|였)(?:다고 하)?(?:으?니|으므로|는데)"),
    new_subject=re.compile(r"^(?:이라|라|이라서|라서|이니|니|이니까|니까|이어서|여서|인데|이므로|므로)\s([^,.;:\d]{1,14}?)(?:이|가)\s$"),
    points_back=re.compile(r"^(?:이|그|이쪽|그쪽|그것|이것|차이|값|가격|격차)(?:\s|$)"),
    later=re.compile(r"신형|신제품|(?<![가-힣])새 (?:제품|모델|카드|칩|서버|노트북|기기|버전|기종)|이번|새로|올해|지금은|현재|이제는"),
    breaks=re.compile(r"[;:·]\s|,\s|(?:고|며|지만|는데|면서|던 것이)\s(?=\S)"),
    one_and_other=re.compile(r"하나는.*(?:다른 하나|또 하나)"),
    had_been=re.compile(r"[았었였했]었|1세대|초대 "),
    model_year=re.compile(r"(?<!\d)(20\d\d)(?=년형|년식|년 모델)"),
    rival=re.compile(r"경쟁|상대"),
    subject=re.compile(r"((?:[^\s,.;:()]+\s)?[^\s,.;:()]+?)(?:이|가|은|는)\s"),
    name_than=re.compile(r"((?:[^\s,.;:()]+\s){0,2}[^\s,.;:()]+?)(?:보다|에 비해|에 비하면| 대비|[와과에](?= (?:견주|견줘|비교하))|(?:에게?|한테)(?=\s(?:[^\s,.;]+\s){0,2}?(?:뒤[지진졌처]|못 미|미치지 못|밀[리린렸]|처[지진졌]))|[을를](?=\s(?:[^\s,.;]+\s){0,3}?(?:앞[서선섰지질]|제[치친쳤]|따돌|웃돌|추월|능가|이[기긴겼]|눌[러렀])))(?=[\s,는도로])"),
    before_name=re.compile(r"^.*[가-힣0-9a-z](?:이|가|은|는)\s(?=\S)"),
    designation=re.compile(r"(?<![\d.,])\d{4}(?=(?:보다|이|은|는|의|을)| [한두세네] 장)|(?<![\d.,])\d차(?=(?:는|가|의|보다|에서는?)\s|$)"),
    when=re.compile(r" 때$"),
    relative=re.compile(r"(?!)"),
    than=re.compile(r"(?:보다|에 비해|대비)\s?[^.,;:]{0,12}$"),
    adnominal=re.compile(rf"(?:[던는{CLOSED_BY_N}])$"),
    topic=re.compile(r"[은는]"),
    marks=r"[은는이가]?",
)
