"""Korean words of numbers that come of others: ``전체의 42%``, ``꼭 세 배``, ``13% 올렸다``."""

from __future__ import annotations

import re

from pipeline.languages.reckoning import Reckoning

RECKONING = Reckoning(
    of_whole=re.compile(r"(?:전체|총액|총매출|매출|시장|예산|합계|이)의\s?(?:약 |거의 |꼭 |딱 )?$"),
    exactly=re.compile(r"(?:꼭|딱|정확히|정확하게)\s$"),
    each=re.compile(r"저마다|각각|각기|씩|마다|하나가|하나에"),
    went_up=re.compile(r"^[^\s.,\d]{0,3}\s?(?:(?:더|나|이나|정도|가량|쯤)\s)?(?:올랐|올라|올린|올렸|오른|높아졌|높였|높인|상승|뛰었|뛴|떨어졌|떨어진|내렸|내린|낮아졌|하락)"),
    apart=re.compile(r"상대|비율로|배율|점유율 기준|보다|대비|목표"),
    yardstick=re.compile(r"평균|전망치|예상치|추정치|기준치|기준값|목표치|목표는|목표가|중앙값"),
    against_it=re.compile(r"(?:(?:이|그) ?(?:평균|전망치?|예상치?|추정치|기준치?|기준값|목표치?|중앙값)|(?:실제 \S{1,5}[은는이가] )(?:이|그))(?:보다는?|에 비해|을|를|에)\s(?:약 |훨씬 |한참 |크게 |더 |조금 |약간 |꽤 )*(?:\d+(?:\.\d+)?% (?:넘게 |이상 |가까이 |정도 )?(?:더 )?)?"),
    of_another=re.compile(r"[가-힣][은는이가] $|(?:작년|지난해) $"),
    describes_next=re.compile(r"[^.]{0,3}(?:적은|많은|높은|낮은|작은|큰|밑도는|웃도는) [가-힣]"),
    against_a_plan=re.compile(r"(?P<noun>목표|예산|수요|필요|평균|예상|전망|정원|계획|주문)(?:치|량|액|값| 물량| 전력| 인원)?(?:보다는?|[을를]|에)\s(?:약 |훨씬 |한참 |크게 |더 |조금 |약간 |꽤 |살짝 )*"),
    describes_it=re.compile(r"(?:인|의|짜리|급)?\s?"),
    speaker=re.compile(r"(?<![가-힣])(?:저희|우리|제)(?:가|는| 쪽이| 쪽은| 제품이| 칩이| 카드가)\s(?:조금 |약간 |살짝 |훨씬 |더 |다소 |꽤 |많이 |확실히 )*"),
    speakers_own=re.compile(r"(?<![가-힣])(?:저희|우리|제)(?:가|는|는요| 쪽이| 쪽은| 것은| 제품은| 제품이| 칩은| 칩이| 카드는)?\s(?:초당 |시간당 |약 |최대 )?$"),
    scales=(1e4, 1e8),
    grouped=None,
    decimals=None,
)
