"""Korean numbers beside names of products: ``A100에서는 트랜지스터 642억 개``."""

from __future__ import annotations

import re

from pipeline.languages.placing import Placing

PLACING = Placing(
    like=re.compile(r"(?:처럼|과 같이|와 같이)[\s,]"),
    has_not=re.compile(r"\S{0,4}\s?(?:가|이|는|은)? ?(?:아니|아닌|대신|보다)"),
    gap=re.compile(r"(?:차액|(?:가격|값) ?차이?)(?:은|는|이|가|도)? (?:약 |무려 )?$"),
    gap_behind=re.compile(r"(?:를|을|만|만큼)? ?더 (?:주|내[고야]|비싸|비쌌|지불)"),
    used=re.compile(r"중고|시세|현재|요즘|지금|당근"),
    of_it=re.compile(r"(?: ?칩)?의\s(?:약 |정확히 |딱 )?$"),
    has_it=re.compile(r"(?: ?칩)?(?:에서|에서는|은|는|이|가|도|,)?(?: [^\s,.;]+){0,5} $"),
    level=re.compile(r"limit|총|합치|합쳐|모두|다 해서|장이면|대면|묶|노드|서버|시스템|클러스터|랙|짜리 .{0,8}(?:개|장|묶음)|최소|이상|캐시|sram|플래그|제한|시스템 메모리", re.IGNORECASE),
    link=re.compile(r"nvlink|엔브이링크|엔비링크|pcie|infiniband|인피니밴드|인터커넥트|상호 ?연결|칩 ?간|카드 ?간|infinity fabric"),
    times_of=re.compile(r"의 (?:약 |무려 )?[\d.,]+ ?(?:배|%|퍼센트)"),
    compared=re.compile(r"^(?:의 (?:약 )?\d|보다|대비|에 비해|와 |과 )"),
    nouns={
        "tensor_core_count": re.compile(r"텐서 ?코어|tensor core"),
        "transistor_count": re.compile(r"트랜지스터|transistor"),
        "core_count": re.compile(r"코어|\bcores?\b"),
        "memory_bandwidth": re.compile(r"대역폭|bandwidth"),
        "memory_capacity": re.compile(r"메모리|vram|hbm|gddr|용량"),
        "die_area": re.compile(r"다이|면적"),
    },
    measures={
        "memory_bandwidth": re.compile(r"대역폭"),
        "memory_capacity": re.compile(r"hbm|메모리"),
        "tensor_core_count": re.compile(r"텐서 ?코어"),
        "core_count": re.compile(r"코어"),
        "power": re.compile(r"tdp|소비 ?전력|전력 소모"),
    },
    owner_next=re.compile(r"(?:인|의|짜리)\s"),
    mixed=re.compile(r"보다|대비|에 비해|와 달리"),
)
