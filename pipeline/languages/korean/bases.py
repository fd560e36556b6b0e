"""The one unit for which an amount is told right behind it: ``1kW에 26만 원``, ``1시간이면 864만 토큰``, ``1W에 K3는 12.5프레임``."""

from __future__ import annotations

import re

from pipeline.extract.units import DENOMINATORS

_FOR_ONE = re.compile(
    r"(?:(?<![0-9.,만천백십억])(?<!전력[ ])(?<!전력은[ ])(?<!당)(?<!당[ ])(?<!하루[ ])1[ \u00a0]?(?P<base>[kMG]?W|(?:킬로|메가)?와트시?|kWh|[TGM]B|테라바이트|기가바이트|달러|유로)(?:에|(?:으로|로)[ ](?:환산|따지|나누|계산|치)[가-힣]{0,3})|(?P<token>토큰)[ ](?:하나|한[ ]개|1개)에)"
    r"[ ](?:[^\s.,;:]{1,12}(?:[ ][^\s.,;:]{1,12})?[은는이가][ ][0-9][0-9.,]*[ ]?[천만억]?[ ]?(?P<unit>[가-힣A-Za-z]{1,6}?)(?:이고|인데|이지만|을|를)?,?[ ])?(?:[^\s.,;:]{1,12}(?:[ ][^\s.,;:]{1,12})?[은는이가][ ])?(?:(?P<each>월|매월|매달|한[ ]달에|연|매년)[ ])?(?:(?:약|대략|평균|무려|거의)[ ])?[$₩]?$"
)
_DONE_IN_ONE = re.compile(r"(?<![0-9.,])1(?P<span>시간|분)(?:에|이면|으로[ ]환산하면|로[ ]환산하면)[ ](?:(?:약|대략|평균|무려|거의)[ ])?$")
_WORK_AHEAD = re.compile(r"[0-9][0-9,.]*(?:[ ]?[천만억][ ]?(?:[0-9][0-9,.]*)?)*[ ]?(?:토큰|프레임|이미지|문장|쿼리|요청|리터|L(?![A-Za-z])|k?Wh|킬로와트시)(?!으로|로)")
_ENERGY_AHEAD = re.compile(r"[0-9][0-9.,]*[ ]?(?:[mµk]?J(?![A-Za-z])|밀리줄|줄|m?Wh)")  # `토큰 하나에 12밀리초` is how long one takes
_BASES = {**DENOMINATORS, "테라바이트": "TB", "기가바이트": "GB", "tb": "TB", "mb": "MB", "유로": "EUR"}
_MONTHS = {"연": "year", "매년": "year"}
_FAR = 72  # code points from the unit to its amount, with the name of what has it between and what another has


def for_one(text: str, start: int) -> tuple[int, str] | None:
    """Where the words for the unit begin that the amount at ``start`` is told for, and the unit."""
    if text[start - 1 : start] not in (" ", "$", "₩"):
        return None
    if told := _FOR_ONE.search(text, max(0, start - _FAR), start):
        base = "token" if told["token"] else _BASES.get(told["base"].lower())
        if base is None or (told["token"] and not _ENERGY_AHEAD.match(text, start)) or (told["unit"] and not re.compile(rf"[0-9][0-9.,]*[ ]?[천만억]?[ ]?{told['unit']}").match(text, start)):
            return None
        return told.start(), f"{_MONTHS.get(told['each'], 'month')}/{base}" if told["each"] else base
    span = _DONE_IN_ONE.search(text, max(0, start - 16), start) if _WORK_AHEAD.match(text, start) else None
    return (span.start(), "h" if span["span"] == "시간" else "min") if span else None
