"""Korean parts of a whole and whose they are: 70%는 수출이다, 에서 나온다. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.portioning import Portioning

PORTIONING = Portioning(
    is_of=re.compile(r" ?(?:가량|정도|이상)?(?:가|이|은|는) (?P<who>[^ .,;\n]{2,20}?(?: [^ .,;\n]{2,10}?)?)(?:이다|입니다|이었다|였다|이며|이고|이에요|예요)(?=[ .,\"]|$)"),
    comes_from=re.compile(r" ?(?:가량|정도|이상|쯤)?(?:가|이|은|는) (?P<who>[^.,;\n]{2,30}?)(?:에서|으?로부터) (?:나[오왔온옵]|발생|벌어)"),
    given_to=re.compile(r" ?(?:가량|정도|이상|쯤)?(?:를|을) (?P<who>[^ .,;\n]{2,20}?(?: [^ .,;\n]{1,12}?)?)(?:에게|에|한테)(?:,| )(?=[^.\n]{0,60}?(?:나[누눠]|나눠|배정|할당|맡[기긴겼]|몰아|준다|줬다|주[는기겠]|발주))"),
    goes_over=re.compile(r" ?(?:가량|정도|이상)?(?:가|이|은|는) (?P<who>[^ .,;\n]{1,12}?(?: [^ .,;\n]{1,8}?)?)(?:으로|로) (?:넘어[가갈간갔]|옮겨|대체|바뀔|바뀌|바뀐|전환)"),
)
