"""Turkish words for what lies just beyond a part or a multiple: ``yarısından biraz fazla``, ``üçte birinin az altında``, ``iki katını biraz aşıyor``."""

from __future__ import annotations

import re

from pipeline.languages.bounding import Bounding

BOUNDING = Bounding(
    barely=re.compile(r"^[’']?[a-zçğöşü]{0,6}\s(?:(?:da|de|bile)\s)?(?:biraz|azicik|az farkla|hafif(?:çe)?|hemen|bir parça|bir tutam|kil payi|ucu ucuna)\s"),
    over=re.compile(r"(?!)"),
    than=re.compile(r"(?!)"),
    saved=re.compile(r"tasarruf|(?<![a-zçğöşü])fark(?!li)|(?<![a-zçğöşü])kis(?:ti|iyor|miş)|kurtul|aza(?:lma|lan) miktar"),
    of_change=re.compile(r"^[’']?[a-zçğöşü]{0,6}[^.,;]{0,18}?\b(?:azal|art[tiıa]|düş[tü]|kisal|uza[dr]|büyü[dm]|küçül|geril|yüksel|hizli|hizlan|yavaş|ucuz|pahali|eksil|kes)"),
    of_some=re.compile(r"(?!)"),
    owner=re.compile(r"(?<![a-zçğöşü])(?P<owner>(?!(?:onun|bunun|şunun|eski|önceki|ilk|kendi|öteki|öbür))[a-zçğöşü]{3,}n?[iuü]n) (?:yaklaşik |neredeyse )?$"),
    opens=re.compile(r"\W*(?:yani|demek ki|bu(?: da)?|neredeyse)?\W*"),
    by_so_much=re.compile(r"^(?:\s(?:kadar|oraninda))?\s(?P<more>daha\s)?(?=[a-zçğöşü])"),
)
