"""Korean words around numbers: ``하루``, ``상반기``, ``노트북``."""

from __future__ import annotations

import re

from pipeline.languages.surroundings import Surroundings

SURROUNDINGS = Surroundings(
    changed=re.compile(r"에서\s?\S{0,4}\s?(?:으로|로)|보다|대비|늘|줄|증가|감소|각각"),
    another_time=re.compile(r"작년|지난해|전년|년 전|전 분기|직전|내년"),
    first_quarter=re.compile(r"1분기"),
    first_half=re.compile(r"상반기"),
    own_trial=re.compile(r"후기|(?:써|돌려|재|굴려|써 ?) ?(?:봤|보니|본 )|(?<![가-힣])(?:제가|내가|저는|나는)(?![가-힣])|우리 집"),
    paid=re.compile(r"중고|시세|매물|(?:줬|주고|줌)(?![가-힣]{2})|샀|구했|구매했|질렀|업어"),
    of_money=re.compile(r"매출|영업이익|순이익|출하|판매|수출"),
    periods={
        "day": re.compile(r"하루|매일|날마다", re.IGNORECASE),
        "year": re.compile(r"연간|매년|한 해", re.IGNORECASE),
        "month": re.compile(r"매달|매월|한 달", re.IGNORECASE),
    },
    devices={
        "wristband": r"손목 ?밴드|밴드",
        "server": r"서버",
        "watch": r"시계|워치",
        "laptop": r"노트북|laptop",
        "phone": r"휴대폰|스마트폰|폰(?=[은는이가의])",
        "tablet": r"태블릿|tablet",
        "camera": r"카메라",
        "robot": r"로봇",
        "drone": r"드론|drone",
        "earphones": r"이어폰",
        "glasses": r"안경",
        "sensor": r"센서",
        "car": r"자동차|승용차|차량",
        "fridge": r"냉장고",
        "loudspeaker": r"스피커",
        "router": r"라우터|공유기",
        "monitor": r"모니터",
        "data centre": r"데이터 ?센터",
        "generator": r"발전기",
        "air conditioner": r"에어컨",
        "charger": r"충전기",
    },
)
