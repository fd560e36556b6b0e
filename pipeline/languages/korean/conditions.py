"""Korean conditions of a measurement: ``배치 크기 32``, ``부가세 별도``, ``약정 없이``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.conditions import Conditions

CONDITIONS = Conditions(
    sparse=re.compile(r"희소"),
    dense=re.compile(r"밀집|조밀"),
    not_sparse=re.compile(r"희소[^.]{0,8}(?:끈|끄|없|제외|빼)"),
    price_moved=re.compile(r"인하|가격 인상|값 인상|할인|내렸|올렸|낮췄"),
    conditions={
        "precision": r"(\d{1,2})\s?(?:비트|bit)(?:로| 양자화)",
        "batch": r"(?:배치(?: 크기)?(?:를|는|가)?|batch(?: size)?)\D{0,8}(\d+)|(?<![a-z\d.,])(\d+)['’]? (?:배치|batch)",
        "version": r"(\d+\.\d+(?:\.\d+)?)\s?(?:판|버전)|(?:버전|v)\s?(\d+\.\d+)",
        "software": r"(?:드라이버|펌웨어|컴파일러)\D{0,9}(\d+(?:\.\d+)*)",
        "resolution": r"해상도\D{0,6}(\d{3,4})|(\d{3,4}) ?해상도",
        "limit": r"(?:전력|제한)[^.]{0,14}?(\d+)\s?(?:w|와트|watt)(?![a-z])[^.]{0,16}(?:묶|제한|두니|두고|낮추)",
        "context": r"(?:문맥|컨텍스트|입력)\D{0,10}(\d[\d.,]*)",
        "region": r"([가-힣]{2,}?) ?(?:리전|지역)(?:에서|에|의|은|는| 기준)",
        "chips": r"(\d[\d.,]*)\s?(?:장|개|칩|gpu)\w{0,6}(?:을|를|로|이면| 쓰|으로)",
    },
    division={
        "closed": r"폐쇄|클로즈드",
        "open": r"개방|오픈 부문",
    },
    scope={
        "part": {"chip": r"칩만|칩 자체|칩 단독|칩 하나|칩당|다이", "card": r"카드 전체|카드 한 장|카드의|보드", "package": r"패키지", "system": r"서버 전체|시스템 전체|서버 한 대|본체|콘센트|벽(?:면)? 전원|랙 전체"},
        "tax": {"net": r"부가세 (?:별도|제외)|세전", "gross": r"부가세 포함|부가세까지|세후"},
        "level": {"peak": r"최대|최고|이론|정점|순간|피크", "mean": r"평균|실측|실효|평상시|상시|지속|실제로|실사용|중앙값"},
        "tail": {"mean": r"평균|중앙값", "tail": r"99(?:번째)? ?(?:백분위|퍼센타일|분위)|백분위|최악"},
        "token": {"first": r"첫 (?:토큰|글자|단어)", "whole": r"전체 (?:응답|답변)|답변 (?:전체|하나)|마지막 토큰"},
        "way": {"one": r"단방향|한쪽 방향|한 방향", "both": r"양방향|왕복"},
        "clock": {"base": r"기본 클[럭록]|기본 동작|베이스 클", "boost": r"부스트|터보|최대 클[럭록]"},
        "cores": {"whole": r"물리|실장|설계상", "used": r"활성|켜진|쓸 수 있는|논리|스레드"},
        "params": {"whole": r"총 (?:매개변수|파라미터)|전체 (?:매개변수|파라미터)", "used": r"활성 ?(?:화|매개|파라)"},
        "space": {"raw": r"총 ?용량|원시|물리 용량", "usable": r"가용|사용 가능|실제 쓸|쓸 수 있는"},
        "with": {"in": r"포함(?!하지)|합친|합치면|합쳐|더하면|아우른", "out": r"제외|뺀|빼고|빼면|별도|미포함"},
        "profit": {"operating": r"영업 ?(?:이익|마진)", "net": r"순(?:이익|마진)", "gross": r"매출 ?총이익|총 ?(?:이익률|마진)"},
        "price": {"list": r"정가|공식 가격|권장|출고가|공시", "street": r"실구매|시중|실거래|거래가|최저가|체감"},
        "share": {"value": r"금액 기준|매출 기준|금액으로", "units": r"수량 기준|출하 기준|대수 기준|물량 기준"},
        "sold": {"shipped": r"출하|내보낸", "sold": r"판매|팔린|팔았", "ordered": r"주문|수주|계약", "made": r"생산|찍어"},
        "each": {"each": r"장당|한 장|카드당|칩당|대당|개당|하나당|1인당", "all": r"합계|모두 합|합산|총합|전부|전체 합"},
        "load": {"it": r"it 부하|전산 부하|서버 부하", "all": r"수전|시설 전체|건물 전체|총 전력"},
    },
    kinds={
        "cooling": {"air": r"공랭|공기 냉각", "liquid": r"수랭|액체 냉각|액침"},
        "scenario": {"offline": r"오프라인", "server": r"서버 시나리오", "single": r"싱글 ?스트림|단일 스트림"},
        "mode": {"eco": r"절전|저전력 모드|에코|정숙", "full": r"고성능 모드|최대 성능|성능 모드|제한 없이"},
        "shots": {"zero": r"제로샷|예시 없이", "few": r"[1-9]\d?-?(?:shot|샷)|퓨샷|예시를? (?:다섯|\d)"},
        "plan": {"demand": r"온디맨드|약정 없", "reserved": r"(?<!무)약정(?! 없)|예약 인스턴스", "spot": r"스팟"},
        "state": {"new": r"신품|새 제품", "used": r"중고"},
        "market": {"home": r"국내|한국", "abroad": r"미국|해외|일본|유럽"},
        "framework": {"torch": r"파이토치", "tf": r"텐서플로", "trt": r"텐서rt"},
        "tuned": {"yes": r"전력을? ?(?:제한|상한|낮추|묶|줄이)|언더볼|오버클"},
        "load": {"idle": r"대기 ?(?:중|모드|전력|상태)|유휴|아이들", "loaded": r"부하|최대로|풀로드"},
        "storage": {"hdd": r"하드디스크"},
        "link": {"nvlink": r"엔비링크", "ethernet": r"이더넷", "infiniband": r"인피니밴드"},
    },
    edition=re.compile(r"(?<=[0-9a-z가-힣])[\s-]?(프로(?=[은는이가의을를와과도로에]|[^가-힣]|$)|미니(?!어)|맥스|울트라|플러스|라이트(?!닝)|(?:슈퍼|터보|엘리트|익스트림|슬림|프라임|에어)(?=[은는이가의을를와과도로에]|[^가-힣]|$))"),
    editions={"프로": "pro", "미니": "mini", "맥스": "max", "울트라": "ultra", "플러스": "plus", "라이트": "lite", "슈퍼": "super", "터보": "turbo", "엘리트": "elite", "익스트림": "extreme", "슬림": "slim", "프라임": "prime", "에어": "air"},
    configured=re.compile(r"(?!)"),
)
