"""The form in which a chip is sold, where the text tells it right behind its name: ``H100 PCIe``, ``H100 SXM5``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from pipeline.extract.found import Found
from pipeline.languages import sheets_of

_FORM = re.compile(r"[ \u00a0-](?P<form>PCIe|PCIE|SXM[2-9]?|OAM|NVL)(?![A-Za-z0-9-])")


def with_forms(found: Sequence[Found], text: str, folded: str, code: str) -> list[Found]:
    """The names with those of forms that stand behind chips as parts of their names; a chip that the text tells of in one form only, and without it, is one thing."""
    taken = {one.start for one in found}
    told = [_in_form(one, text, folded, code, taken) for one in found]
    forms: dict[str, set[str]] = {}
    for one, of in zip(told, found, strict=True):
        forms.setdefault(of.name, set()).add(one.name)
    return [replace(one, name=of.name) if len(names := forms[of.name]) == _PAIR and of.name in names else one for one, of in zip(told, found, strict=True)]


def without_form(name: str) -> str:
    """``H100`` of ``H100 PCIe``; any other name as it is."""
    form = _FORM.search(name)
    return name[: form.start()] if form and form.end() == len(name) else name


_PAIR = 2


def _in_form(one: Found, text: str, folded: str, code: str, taken: set[int]) -> Found:
    form = _FORM.match(text, one.end) if one.type == "chip" and any(c.isdigit() for c in one.name) else None
    if form is None or form.start("form") in taken or sheets_of(code).bus.match(folded, form.end()):
        return one
    written = "PCIe" if form["form"] == "PCIE" else form["form"]
    return replace(one, end=form.end(), name=f"{one.name} {written}")
