"""Korean words that lead from a value to what it is told of: ``3위는 … 이글이다``, ``75W로 H100의 10분의 1``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.korean.places import NATIONS
from pipeline.languages.whose import Whose

WHOSE = Whose(
    holds_place=re.compile(r"(?:는|은|가|이|에는|엔|로는) "),
    is_that=re.compile(r"['’”\"]?(?:으로|로|이다|다|이었다|였다|이고|고|이며|며|인데|라고|이라고)[ ,.]"),
    times_of=re.compile(r"(?:으로|로|이고|이라|라|이어서|에 그쳐|에 머물러|에 달해|이므로),? [^,.;()0-9]{1,24}의 (?:약 |거의 |불과 |고작 |겨우 |무려 |딱 )?"),
    than_this=re.compile(r"보다(?![가-힣]{2})|에 비"),
    buys=re.compile(r"(?:을|를|이나|까지)? ?(?:이상 |추가로 |새로 |더 |한꺼번에 |미리 )?(?:확보|도입|구매|구입|사들|매입|주문|발주|들여놓|들여왔|샀|살 )"),
    of_trade=re.compile(r"업계(?:에서)? ?$"),
    has_process=re.compile(r"(?:은|는|이|가|도) (?:이미 |아직 |자체 |여전히 |독자 |같은 )*$"),
    short_of=re.compile(r"(?:급)?[*_]{0,2} ?(?:공정)?[*_]{0,2}(?:의|에)? ?(?:[가-힣]+적인 |한정된 |부족한 )?(?:공급|생산 ?능력|캐파|물량|제약|수급|부족|병목)"),
    nation=re.compile(rf"(?:(?:반면|다만|한편|특히|이어|그다음) )?(?P<place>{'|'.join(NATIONS)})(?:은|는) "),
    device=re.compile(r" ?(?P<noun>pc|노트북|컴퓨터|태블릿|폰|스마트폰|서버|기기)(?:은|는|이|가|에서는|에선) "),
    generation=re.compile(r"(?:제 ?)?(?:[0-9]{1,2}|첫|두|세) ?세대|gen ?[0-9]{1,2}"),
    chief=re.compile(r"(?:^|[>:.*”\"] ?)(?:ceo|cfo|cto|최고경영자) (?:[가-힣]+ ){0,2}[가-힣]+[은는] "),
    rating=re.compile(r"(?:점수|지수|평점|별점)(?:는|은|를|가)? ?(?:[<*_][^ 0-9]*)?$"),
    joined=re.compile(r"(?:을|를) (?:하나로 |한데 |서로 )?(?:묶[은어]|이어 ?붙[인여]|합[친쳐]|맞붙[인여])"),
)
