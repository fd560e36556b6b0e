"""By which words a language tells of what a number is, where not every number can be of it. Filled per language; the text itself where not said to be folded."""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Limits:
    """Nouns and verbs beside a number."""

    pue: Pattern  # right before a number: it is how much a hall takes for each watt of its servers
    plant: Pattern  # before a percentage: how far a plant is used, of what it was built for
    of_disks: Pattern  # in its sentence: a disk is spoken of
    share: Pattern  # right before a percentage: it is a part of a whole
    shares: Pattern  # in the heading of a column: its cells are parts of a whole
    one: Pattern  # around a number: one card, chip or processor is spoken of
    together: Pattern  # before a number: of several together
    chip: Pattern  # near an area: it is that of a chip
    larger: Pattern  # near an area: it is that of something larger
    apart_in_time: Pattern  # right behind a time: it tells when, not how much
    of_another_noun: Pattern  # right before a number: the noun beside it is an object, or the first of two
    with_it: Pattern  # right before a number: what stands there goes with the thing, and is not measured by it
    a_second: Pattern  # right behind bytes: so many a second
    spoken: Pattern  # the end of a number: spoken words leave the unit half out
    quoted: Pattern  # in the sentence: a slip of others is quoted
    owns: Pattern  # right behind bytes that tell two things of one name apart: what the thing has follows
    variant: Pattern  # right behind a size: it names a variant
    bandwidth: Pattern  # before a number: it is a bandwidth
    misnamed: Pattern  # a chip of one kind (group ``gpu``, ``cpu`` or ``tpu``) that is called one of another (group ``noun``)
    past: Pattern  # behind a date: something is told as past
    past_participle: Pattern  # right behind a date: the same, as it describes a thing
    future: Pattern  # behind a date: it is planned or expected
    ends_past: Pattern  # the end of a sentence: it is told as past to its end
    not_yet: Pattern  # in such a sentence: it plans or promises something
    known: dict[str, Pattern]  # right before a number or behind it: what has a known range
    before: dict[str, str]  # nouns that a number may follow, as patterns
    glue: str  # all that may stand between such a noun and its number, to the end; a pattern
    behind: dict[str, Pattern]  # words that a number goes right before
    joins: Pattern  # right behind a number: what it describes, group 1
    no_value: frozenset[str]  # right behind a number that is no value of a hall
    speech: Pattern  # in the sentence: bytes and hours are of recorded speech
