"""What a language knows, one folder per language; loaded when a document in it comes by."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from pipeline.languages.announcing import Announcing
    from pipeline.languages.asides import Asides
    from pipeline.languages.bounding import Bounding
    from pipeline.languages.business import Business
    from pipeline.languages.circumstances import Circumstances
    from pipeline.languages.comparing import Comparing
    from pipeline.languages.conditions import Conditions
    from pipeline.languages.correcting import Correcting
    from pipeline.languages.directing import Directing
    from pipeline.languages.doing import Doing
    from pipeline.languages.events import Events
    from pipeline.languages.grammar import RoleGrammar
    from pipeline.languages.kinds import Kinds
    from pipeline.languages.limits import Limits
    from pipeline.languages.locating import Locating
    from pipeline.languages.machines import Machines
    from pipeline.languages.measuring import Measuring
    from pipeline.languages.moving import Moving
    from pipeline.languages.neighbours import Neighbours
    from pipeline.languages.pacing import Pacing
    from pipeline.languages.parallel import Parallel
    from pipeline.languages.periods import Periods
    from pipeline.languages.placing import Placing
    from pipeline.languages.pointing import Pointing
    from pipeline.languages.portioning import Portioning
    from pipeline.languages.recalling import Recalling
    from pipeline.languages.reckoning import Reckoning
    from pipeline.languages.repeating import Repeating
    from pipeline.languages.running import Running
    from pipeline.languages.setting_up import SettingUp
    from pipeline.languages.sheets import Sheets
    from pipeline.languages.siding import Siding
    from pipeline.languages.sizing import Sizing
    from pipeline.languages.specifying import Specifying
    from pipeline.languages.speech import SpeechGrammar
    from pipeline.languages.stating import Stating
    from pipeline.languages.submitting import Submitting
    from pipeline.languages.suites import Suites
    from pipeline.languages.surroundings import Surroundings
    from pipeline.languages.tasks import Tasks
    from pipeline.languages.timing import Timing
    from pipeline.languages.totalling import Totalling
    from pipeline.languages.trials import Trials
    from pipeline.languages.uses import Uses
    from pipeline.languages.wholes import Wholes
    from pipeline.languages.whose import Whose

LANGUAGES = ("ko", "tr")

Table = TypeVar("Table")
Read = Callable[[str | None], Table]
"""What a language knows, by its code; Korean's where the language is unknown."""


def in_any(of: Callable[[str], re.Pattern[str]], *unowned: str) -> re.Pattern[str]:
    """The words of every language as one pattern, for what is read whatever language it is in; ``unowned``: patterns of words that no language owns."""
    own = [of(language) for language in LANGUAGES]
    return re.compile("|".join((*unowned, *(pattern.pattern for pattern in own))), own[0].flags)


def _tables(module: str, name: str | None = None) -> Callable[[str | None], Any]:
    """How the tables of a module that stands in the folder of every language are read, each when a document in it comes by."""

    @cache
    def read(language: str | None) -> Any:
        folder = "turkish" if language == "tr" else "korean"
        return getattr(import_module(f"pipeline.languages.{folder}.{module}"), name or module.upper())

    return read


grammar_of: Read[RoleGrammar] = _tables("roles", "GRAMMAR")
"""The role grammar of ``ko`` or ``tr``."""
speech_of: Read[SpeechGrammar] = _tables("speech", "GRAMMAR")
"""How ``ko`` or ``tr`` reports what others say."""
business_of: Read[Business] = _tables("business")
"""How ``ko`` or ``tr`` speaks of lines of business and shares."""
circumstances_of: Read[Circumstances] = _tables("circumstances")
"""What ``ko`` or ``tr`` says beside a value that decides it."""
comparing_of: Read[Comparing] = _tables("comparing")
"""How ``ko`` or ``tr`` compares without a number."""
kinds_of: Read[Kinds] = _tables("kinds")
"""By which words around them the names of ``ko`` or ``tr`` tell what they are."""
pointing_of: Read[Pointing] = _tables("pointing")
"""Which common nouns of ``ko`` or ``tr`` point back to a name."""
submitting_of: Read[Submitting] = _tables("submitting")
"""How ``ko`` or ``tr`` says who brought results to a benchmark."""
tasks_of: Read[Tasks] = _tables("tasks")
"""How ``ko`` or ``tr`` words a task that is measured on."""
measuring_of: Read[Measuring] = _tables("measuring")
"""By which words ``ko`` or ``tr`` tells what an amount is."""
parallel_of: Read[Parallel] = _tables("parallel")
"""How ``ko`` or ``tr`` sets values side by side."""
correcting_of: Read[Correcting] = _tables("correcting")
"""How ``ko`` or ``tr`` takes a number back."""
periods_of: Read[Periods] = _tables("periods")
"""How ``ko`` or ``tr`` tells the time that a value speaks of."""
wholes_of: Read[Wholes] = _tables("wholes")
"""How ``ko`` or ``tr`` tells wholes from their parts."""
setting_up_of: Read[SettingUp] = _tables("setting_up")
"""How ``ko`` or ``tr`` tells once how all tests were made."""
trials_of: Read[Trials] = _tables("trials")
"""Of what sort ``ko`` or ``tr`` says a measured value to be."""
uses_of: Read[Uses] = _tables("uses")
"""By which words right around it ``ko`` or ``tr`` tells what is done with an amount."""
moving_of: Read[Moving] = _tables("moving")
"""By which words ``ko`` or ``tr`` tells of a move from one thing to another."""
reckoning_of: Read[Reckoning] = _tables("reckoning")
"""How ``ko`` or ``tr`` says that a number comes of others."""
running_of: Read[Running] = _tables("running")
"""How ``ko`` or ``tr`` says for how long something runs at a rate, and what that comes to."""
sheets_of: Read[Sheets] = _tables("sheets")
"""How ``ko`` or ``tr`` tells values of a data sheet."""
bounding_of: Read[Bounding] = _tables("bounding")
"""How ``ko`` or ``tr`` tells that a value lies just beyond a part or a multiple of another."""
pacing_of: Read[Pacing] = _tables("pacing")
"""How ``ko`` or ``tr`` tells by how much a time fell or a run was faster."""
neighbours_of: Read[Neighbours] = _tables("neighbours")
"""By which words beside it ``ko`` or ``tr`` tells what an amount measures."""
sizing_of: Read[Sizing] = _tables("sizing")
"""By which words ``ko`` or ``tr`` tells the size of a body."""
totalling_of: Read[Totalling] = _tables("totalling")
"""By which words ``ko`` or ``tr`` calls an amount a total."""
announcing_of: Read[Announcing] = _tables("announcing")
"""How ``ko`` or ``tr`` announces that so many things follow."""
conditions_of: Read[Conditions] = _tables("conditions")
"""What ``ko`` or ``tr`` says of how a number was measured."""
events_of: Read[Events] = _tables("events")
"""How ``ko`` or ``tr`` tells when something happens."""
locating_of: Read[Locating] = _tables("locating")
"""By which names ``ko`` or ``tr`` tells where something is."""
directing_of: Read[Directing] = _tables("directing")
"""By which words ``ko`` or ``tr`` says on which side a value lies."""
stating_of: Read[Stating] = _tables("stating")
"""How ``ko`` or ``tr`` states a change beside its two values."""
siding_of: Read[Siding] = _tables("siding")
"""By which words ``ko`` or ``tr`` tells the two sides of a comparison."""
machines_of: Read[Machines] = _tables("machines")
"""How ``ko`` or ``tr`` tells how many chips a machine holds."""
suites_of: Read[Suites] = _tables("suites")
"""How ``ko`` or ``tr`` speaks of the rounds and suites of a benchmark."""
placing_of: Read[Placing] = _tables("placing")
"""By which words ``ko`` or ``tr`` tells a number of the product beside it."""
limits_of: Read[Limits] = _tables("limits")
"""By which words ``ko`` or ``tr`` tells of what a number is."""
asides_of: Read[Asides] = _tables("asides")
"""By which words beside a change ``ko`` or ``tr`` tells how it is meant."""
repeating_of: Read[Repeating] = _tables("repeating")
"""By which words ``ko`` or ``tr`` tells a value again."""
recalling_of: Read[Recalling] = _tables("recalling")
"""By which words ``ko`` or ``tr`` tells again what was told before."""
surroundings_of: Read[Surroundings] = _tables("surroundings")
"""By which words around numbers ``ko`` or ``tr`` tells of what and for how long they are."""
specifying_of: Read[Specifying] = _tables("specifying")
"""By which words ``ko`` or ``tr`` tells of what a value of a data sheet is."""
doing_of: Read[Doing] = _tables("doing")
"""By which words ``ko`` or ``tr`` tells who does something with so many."""
whose_of: Read[Whose] = _tables("whose")
"""By which words ``ko`` or ``tr`` leads from a value to what it is told of."""
timing_of: Read[Timing] = _tables("timing")
"""How ``ko`` or ``tr`` compares runs that were measured."""
portioning_of: Read[Portioning] = _tables("portioning")
"""How ``ko`` or ``tr`` tells whose a part of a whole is."""
