"""Korean words that tell what an amount is (``노드 사이는 800Gbps``, ``전지의 용량``, ``시장의 절반을 차지``)."""

from __future__ import annotations

import re

from pipeline.languages.measuring import Measuring

_THING = "칩렛|칩|다이|타일|모듈|노드|서버|카드|장비|gpu|소켓|랙|조각"

MEASURING = Measuring(
    link=re.compile(rf"nv ?-?링크|nvlink|인피니밴드|이더넷|(?:올|all)[- ]?리듀스|all-?reduce|패브릭|스위치|인터커넥트|상호 ?(?:연결|접속)|포트 ?속도|네트워크|(?:{_THING})(?:들)? ?(?:간|사이)(?![가-힣]*(?:격차|차이|경쟁|비교))|(?<![가-힣])(?:링크|망)(?=[은는이가을를의로과와 ])|이어 ?붙"),
    store=re.compile(r"메모리|hbm|gddr|ddr\d|lpddr|d램|vram|ssd|디스크|저장|스토리지|드라이브|캐시|sram|s램|읽기|쓰기|pcie 슬롯"),
    memory=re.compile(r"메모리|hbm|gddr|ddr\d|d램|vram|기억 ?장치|(?<![가-힣a-z])램(?=[ 은이을]|$)"),
    drive=re.compile(r"ssd|hdd|nvme|emmc|낸드|nand|micro ?sd|마이크로 ?sd|디스크|드라이브|저장 ?(?:장치|공간|매체|용량)?|스토리지"),
    battery=re.compile(r"배터리|전지(?= |$|는|가|용|의)|보조배터리"),
    capacity=re.compile(r"용량"),
    market=re.compile(r"시장(?:의|에서|은|을)? |(?:업계|세계|글로벌|전체|국내) [가-힣 ]{0,8}(?:매출|출하|판매|생산)"),
    of_market=re.compile(r"시장의 (?:약 |거의 )?$"),
    speed=re.compile(r"속도"),
    taken_off=re.compile(r"(?: ?(?:정도|가량|쯤|까지|나|이나|씩))?(?:를|을|의)? ?(?:(?:더|즉시|추가|특별|일괄|대량) ?)?(?:할인|세일|에누리)(?![율률])"),
    in_bulk=re.compile(r"(?:이상|넘게|초과)(?:을|를)? ?(?:주문|구매|구입|계약|사면|살 때)|대량 ?(?:주문|구매|구입|계약)"),
    per_watt=re.compile(r"와트(?:당|로 (?:치|따지|나누|환산))|전력당|전력 ?대비|전성비|(?:전력|에너지) ?효율|1와트"),
    sent_before=re.compile(r"(?:판매|납품|수출|공급|보급|주문|출하|발주|도입|인도)(?: ?(?:목표|대수|수량|실적|계획))?(?:은|는|이|가|를|을|분은|분이)? ?(?:칩 기준 |전체 |모두 |총 |누적 |약 |연 |첫 )*$"),
    together=re.compile(r"(?<![가-힣])동시에? ?(?:(?:요청|접속|이용자|사용자|접속자)(?: ?수)?(?:은|는|이|가|을|를)? ?)?$"),
    holds=re.compile(r"(?:까지|를|을|가|이)* ?(?:까지 ?)?(?:를 |을 )?(?:붙|붙일|수용|꽂|물릴|연결|묶|장착|이을|달 수|넣을 수|지원)"),
)
