"""Turkish parts of a whole and whose they are: yüzde 70'i ihracattan geliyor. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.portioning import Portioning

PORTIONING = Portioning(
    is_of=re.compile(r"['’]?s?[iuü](?:n[iuü])? (?P<who>[a-zçğöşü]{3,20}(?: [a-zçğöşü]{3,14})?)(?:[dt][iuü]r?)?(?=[.;]|$)"),
    comes_from=re.compile(r"['’]?s?[iuü](?:n[iuü]n|n[iuü])? (?P<who>[^.,;\n]{2,40}?)['’]?n?[dt][ae]n (?:gel(?:iyor|di|mekte|ir|en)|gelecek|kaynaklan|sağlan|elde e[dt])"),
    given_to=re.compile(r"['’]?s?[iuü]n[iuü] (?P<who>[^.,;\n]{2,30}?)['’](?:y?[ae]|n[ae])(?:,| )(?=[^.\n]{0,60}?(?:ver(?:di|iyor|ecek|ildi|en)|ayir|paylaştir|bölüştür))"),
    goes_over=re.compile(r"['’]?s?[iuü](?:n[iuü]n)? (?P<who>[^.,;\n]{2,30}?)(?:['’]?y[ae]|['’]?n?[ae]) (?:geç(?:ecek|ebilir|ti|iyor|mesi)|kay(?:acak|abilir|di|iyor|masi))"),
)
