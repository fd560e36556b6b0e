"""What a language knows, one folder per language; loaded when a document in it comes by."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

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
    from pipeline.languages.totalling import Totalling
    from pipeline.languages.trials import Trials
    from pipeline.languages.uses import Uses
    from pipeline.languages.wholes import Wholes
    from pipeline.languages.whose import Whose

LANGUAGES = ("ko", "tr")


def in_any(of: Callable[[str], re.Pattern[str]], *unowned: str) -> re.Pattern[str]:
    """The words of every language as one pattern, for what is read whatever language it is in; ``unowned``: patterns of words that no language owns."""
    own = [of(language) for language in LANGUAGES]
    return re.compile("|".join((*unowned, *(pattern.pattern for pattern in own))), own[0].flags)


@cache
def grammar_of(language: str | None) -> RoleGrammar:
    """The role grammar of ``ko`` or ``tr``; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.roles import GRAMMAR
    else:
        from pipeline.languages.korean.roles import GRAMMAR
    return GRAMMAR


@cache
def speech_of(language: str | None) -> SpeechGrammar:
    """How ``ko`` or ``tr`` reports what others say; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.speech import GRAMMAR
    else:
        from pipeline.languages.korean.speech import GRAMMAR
    return GRAMMAR


@cache
def business_of(language: str | None) -> Business:
    """How ``ko`` or ``tr`` speaks of lines of business and shares; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.business import BUSINESS
    else:
        from pipeline.languages.korean.business import BUSINESS
    return BUSINESS


@cache
def circumstances_of(language: str | None) -> Circumstances:
    """What ``ko`` or ``tr`` says beside a value that decides it; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.circumstances import CIRCUMSTANCES
    else:
        from pipeline.languages.korean.circumstances import CIRCUMSTANCES
    return CIRCUMSTANCES


@cache
def comparing_of(language: str | None) -> Comparing:
    """How ``ko`` or ``tr`` compares without a number; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.comparing import COMPARING
    else:
        from pipeline.languages.korean.comparing import COMPARING
    return COMPARING


@cache
def kinds_of(language: str | None) -> Kinds:
    """By which words around them the names of ``ko`` or ``tr`` tell what they are; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.kinds import KINDS
    else:
        from pipeline.languages.korean.kinds import KINDS
    return KINDS


@cache
def pointing_of(language: str | None) -> Pointing:
    """Which common nouns of ``ko`` or ``tr`` point back to a name; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.pointing import POINTING
    else:
        from pipeline.languages.korean.pointing import POINTING
    return POINTING


@cache
def submitting_of(language: str | None) -> Submitting:
    """How ``ko`` or ``tr`` says who brought results to a benchmark; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.submitting import SUBMITTING
    else:
        from pipeline.languages.korean.submitting import SUBMITTING
    return SUBMITTING


@cache
def tasks_of(language: str | None) -> Tasks:
    """How ``ko`` or ``tr`` words a task that is measured on; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.tasks import TASKS
    else:
        from pipeline.languages.korean.tasks import TASKS
    return TASKS


@cache
def measuring_of(language: str | None) -> Measuring:
    """By which words ``ko`` or ``tr`` tells what an amount is; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.measuring import MEASURING
    else:
        from pipeline.languages.korean.measuring import MEASURING
    return MEASURING


@cache
def parallel_of(language: str | None) -> Parallel:
    """How ``ko`` or ``tr`` sets values side by side; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.parallel import PARALLEL
    else:
        from pipeline.languages.korean.parallel import PARALLEL
    return PARALLEL


@cache
def correcting_of(language: str | None) -> Correcting:
    """How ``ko`` or ``tr`` takes a number back; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.correcting import CORRECTING
    else:
        from pipeline.languages.korean.correcting import CORRECTING
    return CORRECTING


@cache
def periods_of(language: str | None) -> Periods:
    """How ``ko`` or ``tr`` tells the time that a value speaks of; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.periods import PERIODS
    else:
        from pipeline.languages.korean.periods import PERIODS
    return PERIODS


@cache
def wholes_of(language: str | None) -> Wholes:
    """How ``ko`` or ``tr`` tells wholes from their parts; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.wholes import WHOLES
    else:
        from pipeline.languages.korean.wholes import WHOLES
    return WHOLES


@cache
def setting_up_of(language: str | None) -> SettingUp:
    """How ``ko`` or ``tr`` tells once how all tests were made; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.setting_up import SETTING_UP
    else:
        from pipeline.languages.korean.setting_up import SETTING_UP
    return SETTING_UP


@cache
def trials_of(language: str | None) -> Trials:
    """Of what sort ``ko`` or ``tr`` says a measured value to be; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.trials import TRIALS
    else:
        from pipeline.languages.korean.trials import TRIALS
    return TRIALS


@cache
def uses_of(language: str | None) -> Uses:
    """By which words right around it ``ko`` or ``tr`` tells what is done with an amount; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.uses import USES
    else:
        from pipeline.languages.korean.uses import USES
    return USES


@cache
def moving_of(language: str | None) -> Moving:
    """By which words ``ko`` or ``tr`` tells of a move from one thing to another; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.moving import MOVING
    else:
        from pipeline.languages.korean.moving import MOVING
    return MOVING


@cache
def reckoning_of(language: str | None) -> Reckoning:
    """How ``ko`` or ``tr`` says that a number comes of others; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.reckoning import RECKONING
    else:
        from pipeline.languages.korean.reckoning import RECKONING
    return RECKONING


@cache
def running_of(language: str | None) -> Running:
    """How ``ko`` or ``tr`` says for how long something runs at a rate, and what that comes to; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.running import RUNNING
    else:
        from pipeline.languages.korean.running import RUNNING
    return RUNNING


@cache
def sheets_of(language: str | None) -> Sheets:
    """How ``ko`` or ``tr`` tells values of a data sheet; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.sheets import SHEETS
    else:
        from pipeline.languages.korean.sheets import SHEETS
    return SHEETS


@cache
def bounding_of(language: str | None) -> Bounding:
    """How ``ko`` or ``tr`` tells that a value lies just beyond a part or a multiple of another; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.bounding import BOUNDING
    else:
        from pipeline.languages.korean.bounding import BOUNDING
    return BOUNDING


@cache
def pacing_of(language: str | None) -> Pacing:
    """How ``ko`` or ``tr`` tells by how much a time fell or a run was faster; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.pacing import PACING
    else:
        from pipeline.languages.korean.pacing import PACING
    return PACING


@cache
def neighbours_of(language: str | None) -> Neighbours:
    """By which words beside it ``ko`` or ``tr`` tells what an amount measures; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.neighbours import NEIGHBOURS
    else:
        from pipeline.languages.korean.neighbours import NEIGHBOURS
    return NEIGHBOURS


@cache
def sizing_of(language: str | None) -> Sizing:
    """By which words ``ko`` or ``tr`` tells the size of a body; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.sizing import SIZING
    else:
        from pipeline.languages.korean.sizing import SIZING
    return SIZING


@cache
def totalling_of(language: str | None) -> Totalling:
    """By which words ``ko`` or ``tr`` calls an amount a total; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.totalling import TOTALLING
    else:
        from pipeline.languages.korean.totalling import TOTALLING
    return TOTALLING


@cache
def announcing_of(language: str | None) -> Announcing:
    """How ``ko`` or ``tr`` announces that so many things follow; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.announcing import ANNOUNCING
    else:
        from pipeline.languages.korean.announcing import ANNOUNCING
    return ANNOUNCING


@cache
def conditions_of(language: str | None) -> Conditions:
    """What ``ko`` or ``tr`` says of how a number was measured; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.conditions import CONDITIONS
    else:
        from pipeline.languages.korean.conditions import CONDITIONS
    return CONDITIONS


@cache
def events_of(language: str | None) -> Events:
    """How ``ko`` or ``tr`` tells when something happens; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.events import EVENTS
    else:
        from pipeline.languages.korean.events import EVENTS
    return EVENTS


@cache
def locating_of(language: str | None) -> Locating:
    """By which names ``ko`` or ``tr`` tells where something is; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.locating import LOCATING
    else:
        from pipeline.languages.korean.locating import LOCATING
    return LOCATING


@cache
def directing_of(language: str | None) -> Directing:
    """By which words ``ko`` or ``tr`` says on which side a value lies; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.directing import DIRECTING
    else:
        from pipeline.languages.korean.directing import DIRECTING
    return DIRECTING


@cache
def stating_of(language: str | None) -> Stating:
    """How ``ko`` or ``tr`` states a change beside its two values; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.stating import STATING
    else:
        from pipeline.languages.korean.stating import STATING
    return STATING


@cache
def siding_of(language: str | None) -> Siding:
    """By which words ``ko`` or ``tr`` tells the two sides of a comparison; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.siding import SIDING
    else:
        from pipeline.languages.korean.siding import SIDING
    return SIDING


@cache
def machines_of(language: str | None) -> Machines:
    """How ``ko`` or ``tr`` tells how many chips a machine holds; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.machines import MACHINES
    else:
        from pipeline.languages.korean.machines import MACHINES
    return MACHINES


@cache
def suites_of(language: str | None) -> Suites:
    """How ``ko`` or ``tr`` speaks of the rounds and suites of a benchmark; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.suites import SUITES
    else:
        from pipeline.languages.korean.suites import SUITES
    return SUITES


@cache
def placing_of(language: str | None) -> Placing:
    """By which words ``ko`` or ``tr`` tells a number of the product beside it; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.placing import PLACING
    else:
        from pipeline.languages.korean.placing import PLACING
    return PLACING


@cache
def limits_of(language: str | None) -> Limits:
    """By which words ``ko`` or ``tr`` tells of what a number is; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.limits import LIMITS
    else:
        from pipeline.languages.korean.limits import LIMITS
    return LIMITS


@cache
def asides_of(language: str | None) -> Asides:
    """By which words beside a change ``ko`` or ``tr`` tells how it is meant; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.asides import ASIDES
    else:
        from pipeline.languages.korean.asides import ASIDES
    return ASIDES


@cache
def repeating_of(language: str | None) -> Repeating:
    """By which words ``ko`` or ``tr`` tells a value again; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.repeating import REPEATING
    else:
        from pipeline.languages.korean.repeating import REPEATING
    return REPEATING


@cache
def recalling_of(language: str | None) -> Recalling:
    """By which words ``ko`` or ``tr`` tells again what was told before; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.recalling import RECALLING
    else:
        from pipeline.languages.korean.recalling import RECALLING
    return RECALLING


@cache
def surroundings_of(language: str | None) -> Surroundings:
    """By which words around numbers ``ko`` or ``tr`` tells of what and for how long they are; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.surroundings import SURROUNDINGS
    else:
        from pipeline.languages.korean.surroundings import SURROUNDINGS
    return SURROUNDINGS


@cache
def specifying_of(language: str | None) -> Specifying:
    """By which words ``ko`` or ``tr`` tells of what a value of a data sheet is; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.specifying import SPECIFYING
    else:
        from pipeline.languages.korean.specifying import SPECIFYING
    return SPECIFYING


@cache
def doing_of(language: str | None) -> Doing:
    """By which words ``ko`` or ``tr`` tells who does something with so many; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.doing import DOING
    else:
        from pipeline.languages.korean.doing import DOING
    return DOING



@cache
def whose_of(language: str | None) -> Whose:
    """By which words ``ko`` or ``tr`` leads from a value to what it is told of; Korean where the language is unknown."""
    if language == "tr":
        from pipeline.languages.turkish.whose import WHOSE
    else:
        from pipeline.languages.korean.whose import WHOSE
    return WHOSE
