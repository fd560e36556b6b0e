"""Korean chips in a machine: ``이 인스턴스에는 V100이 8장``, ``네 대 쌓으면``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.machines import Machines

MACHINES = Machines(
    chip_before=re.compile(r"(?:gpu|ipu|tpu|가속기|칩|그래픽 ?카드|[vahpt]\d{2,3})[^\s\d,.;]{0,4}(?: gpu| 칩)?(?:가|이|를|을|은|는)?\s(?:모두 |총 |각각 )?$"),
    chip_behind=re.compile(r"^\S{0,4}(?:의)?\s(?:nvidia |엔비디아 |tesla |테슬라 )?(?:gpu|ipu|tpu|가속기|칩|그래픽 ?카드|[vahpt]\d{2,3})"),
    holds=re.compile(r"들어|장착|탑재|달[려린렸고았]|꽂|얹|담[고긴겼]|실[려린었]|갖|구성|이루어"),
    points=re.compile(r"(?:이|그|해당) ?(?:인스턴스|장비|서버|기계|시스템|머신|모델|상자|박스)"),
    several=re.compile(r"(?<![0-9a-z])(?:[2-9]|\d\d|두|세|네|다섯|여섯|여덟|열)\s?(?:대|노드|랙)(?![가-힣]{2})|최대|까지|가운데|만 (?:썼|쓰|사용)|중 \d|보다|아니"),
    of_several=re.compile(r"nvswitch|엔브이스위치|(?<![a-z])mig(?![a-z])|모두|전부|(?<![가-힣])총 |[0-9두세네] ?대(?:를|의|로|가)|(?:서버|장비|시스템|기계)들|\d+ (?:dgx|hgx)|만 (?:달|탑재|장착)|없다|없습"),
    elsewhere=re.compile(r"대신|말고|우리|집 |집에|제 |내 |지만|는데|남아|고장|;"),
    stacked=re.compile(r"(?:ipu|gpu|칩|가속기)\S{0,3}\s(?:모두 |총 )?$"),
    spare=re.compile(r"가운데|만 (?:썼|쓰|사용)|중 |나머지|남|보다"),
    piled=re.compile(r"(?:이걸|이것|그걸|이 장비|이 상자|이런 장비)[^\d]{0,12}$"),
    pod=re.compile(r"^(?:를|을|가)?\s?(?:[^\s.,;\d]+\s){0,3}(?:ipu-?)?pod[ -]?(\d{2,3})(?!\d)"),
    efficiency=re.compile(r"(?:전력|에너지|와트당) ?(?:효율|성능)|전성비"),
    gains=re.compile(r"개선|좋|높|향상|올[라랐린렸]|나아|뛰어"),
    machine_counted=re.compile(r"대$"),
    may_be_machines=re.compile(r"^[^가-힣]*$|대$"),
    counted=re.compile(r"[대개]$"),
    of_pods=re.compile(r"\s?(?:ipu-?)?m2000"),
)
