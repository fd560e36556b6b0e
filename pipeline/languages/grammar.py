"""What a language tells the claim stage about roles, measures and speech: one record of patterns, filled per language.

Every pattern is compiled once at import. Patterns are searched in folded text (``pipeline.lexicon.fold``: lower case, one code
point to one), so Turkish dotted and dotless letters both read ``i`` and Latin capitals read small.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from pipeline.languages.openings import openings
from schemas.records import EntityType

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Degree:
    """A word that says how two things compare. ``sign``: +1 more, -1 less, 0 the same; ``metric``: what it speaks of by itself."""

    pattern: Pattern
    sign: int
    metric: str | None = None
    merit: bool = False  # of winning or getting better: of a time, too, that is for the better


@dataclass(frozen=True, slots=True)
class RoleGrammar:
    """The role grammar of one language. Patterns that follow a name are matched right after it."""

    code: str
    name_ends: Pattern  # what may follow a name within its word: particles, suffixes
    heads: Pattern  # common nouns that close a name's phrase (``칩``, ``kartı``)
    roles: tuple[tuple[str, Pattern], ...]  # first match wins
    type_heads: tuple[tuple[EntityType, Pattern], ...]  # nouns before or after a name that tell what it is
    clause_break: Pattern
    previous: Pattern  # the subject's own past, or its predecessor
    former: Pattern  # words for a thing's predecessor as the topic or subject of a clause
    past_mark: Pattern  # what makes a word for the past the standard of comparison
    pronoun_rival: Pattern  # "than this": the thing spoken of before
    its: Pattern  # right before a ratio: of what was measured just before
    exceed: Pattern  # words of comparison whose object or goal is the other side
    difference: Pattern  # between an absolute figure and the word of comparison that makes it a difference
    so_much: Pattern  # after a rival's own measure, before the ratio that follows from it
    than: Pattern  # right after a name: the mark of what something is more or less than
    ours: Pattern  # before a proportion in its clause: it is told of the speaker's own product (``우리가``)
    we_are: Pattern  # right behind a proportion, the same (``hızlıyız``)
    called_former: Pattern  # right before a name: it is the predecessor's
    own_side: Pattern  # the speaker's own product as the other side (``저희보다``, ``bizimkinden``)
    share_of: Pattern  # right after a percentage of another thing's measure
    raw_rival: Pattern  # a standard of comparison that is no name; group 1 is the phrase
    no_rival: Pattern  # what such a phrase never is
    raw_owner: Pattern  # a common noun that owns a ratio; group 1 is the phrase
    gap: Pattern  # a difference between two sides, without saying who leads
    from_to: Pattern  # between the two figures of a change
    makes_up: Pattern  # between a number, as so many of all, and what these are
    standard: Pattern  # right after a figure: it is itself what is compared with
    that_rate: Pattern  # takes up a percentage that was told before, of another
    level: Pattern  # right after a figure: what the verb of change arrives at
    changed: tuple[Degree, ...]  # right before a percentage that says by how much something has changed (``büyüme yüzde 35``)
    changing: tuple[Degree, ...]  # right behind one, and no word of comparison (``yüzde 16 ekside``)
    rate_of_change: Pattern  # right after a ratio: by how much something changed
    expectation: Pattern  # nouns for what was expected
    unnamed_rival: Pattern  # the other side without a name (``경쟁사 제품``)
    degrees: tuple[Degree, ...]
    superlative: Pattern  # right before a word of comparison: first of all, which holds against nothing in particular
    vague: Pattern  # right after a figure: "more than" of the number itself, which compares no things
    change: Pattern  # verbs of growth and decline, which compare with one's own past
    improved: Pattern  # right after a percentage: what got better than it was
    respectively: Pattern
    metric_words: tuple[tuple[str, Pattern], ...]
    metric_starts: Pattern  # where some word for a metric begins; takes up no text
    metric_letters: Pattern  # a letter with which one may begin, quickly found
    planned: Pattern
    expects: Pattern  # behind a value to come: somebody expects or claims it, and need have no hand in it
    numbering: Pattern  # right before a number: it grades, ranks or counts
    planned_noun: Pattern  # a goal and what leads to its own value
    past_before: Pattern  # a past that ends before a plan is told
    coming: Pattern  # a time to come, in a clause
    yet_to_come: Pattern  # before a value: what it is told of is not out yet
    present_end: Pattern  # a verb without a past at the end of a clause: with a time to come it tells a plan
    attributive: Pattern  # right behind a value: it describes a noun, of which the verb of the clause says something
    hedged: Pattern
    unsure: Pattern  # hearsay that overrules a plan
    perhaps: Pattern  # before a value in its clause: what is to come is likely, no plan
    may_change: Pattern  # right behind a value: a change that may come, which is no plan
    possible: Pattern  # at a word that would tell a plan: it tells what can or may be
    untensed: Pattern  # from a value to the end of its clause: a verb without a tense of its own, which is that of the clause behind it
    comes_out: Pattern  # the whole of that clause: it says of nothing else that it comes out, and when
    came_out: Pattern  # right behind a date: something came out then
    stated: Pattern  # right behind a value: somebody states that it is so
    foreseen: Pattern  # before such a value: it is an aim, a forecast or of a time to come all the same
    hypothetical: Pattern
    condition: Pattern  # right after a figure: it stands in an if-clause
    supposed: Pattern  # the end of an if-clause: what follows from it (in Korean: what is compared behind it) is supposed
    on_condition: Pattern  # the same, of what may come to pass: whatever value follows from it is supposed
    denied_near: Pattern  # right after what is denied
    denied_word: Pattern  # at a word of comparison: it belongs to a predicate that is denied (``daha pahalı olmayacak``)
    denied_event: Pattern  # right behind a date: something does not come out then
    neither: Pattern  # a pair of words that denies what is compared between or behind them
    game_score: Pattern  # right behind the second number of a score: a game is won or lost by it
    denied_value: Pattern  # right behind a value that is denied
    denied_saying: Pattern  # soon behind a value: what is said of it is not so
    rejected: Pattern  # right behind a value or a word of comparison: the clause that holds it is what somebody rejects
    aim: Pattern  # nouns before a figure that make it a goal
    present: Pattern  # words that anchor a fact in the present, in an article of rumours
    asked: Pattern  # the end of a question that asks for what stands before it
    asks_else: Pattern  # in a question that asks for something else than whether a value holds
    at_once: Pattern  # from before a number to behind it: so many tasks done at the same time
    cores: Pattern  # right after a name: its cores are counted, not it
    adnominal: Pattern  # between a figure and the noun that it describes
    dates_noun: Pattern  # between a date and the name that a verb form behind it dates
    taken_up: Pattern  # opens a sentence with a demonstrative; group 1: the beginning of its noun
    latest: Pattern  # group 1: a maker's newest thing without its name, marked as what is spoken of
    demonstrative: Pattern  # opens a sentence that goes on about the same thing
    total: Pattern  # words that make a number speak of the whole market
    trains: Pattern  # what is done with a model or on data, so that what it costs is paid for them
    spent: tuple[tuple[str, Pattern], ...]  # right behind a large amount of money: what is done with it tells what it is
    sent: Pattern  # behind a number of things: they are sold, delivered or ordered
    give_or_take: Pattern  # right before an amount: by how much another may be off
    off_by: Pattern  # right behind an amount, the same
    scales: Pattern  # right behind a number of things: how many can be put together
    task_heads: Pattern  # heads of a table column whose rows are tasks
    rated: Pattern  # words by which a power is what the maker states, not what was drawn
    followed: Pattern  # verbs of following: what they take is the one in front, the number is another's
    back_then: Pattern  # all of a sentence before its value, where that only says when it was so
    stack: Pattern  # a variant by its number of layers; groups ``phrase``, all but its case, and ``layers``
    stack_described: Pattern  # between an amount and the variant that has it
    our_stock: Pattern  # what the speaker's firm has as the place or topic of a sentence; group ``phrase`` names it
    hall: Pattern  # a room for machines up to the value that it has for each rack; group ``phrase`` names it
    yours: Pattern  # in a question: something of those who are asked
    to_come: Pattern  # a thing to come as the topic, without a name; group 1 is the phrase
    segment: Pattern  # a line of business that a sentence begins with as its topic; group 1 is the phrase
    one_of_two: Pattern  # the former (group ``first``) or the latter of two things
    site: Pattern  # a plant, line or centre as the topic of a sentence; group 1 is its name
    raw_topic: Pattern  # a marked noun phrase without a name; group 1 is the phrase
    launch: Pattern  # verbs by which a maker brings out a thing
    event_words: tuple[tuple[str, Pattern], ...]
    rumour_document: Pattern  # words that make the whole article hearsay
    timed: tuple[tuple[str, Pattern], ...]  # times that a bare duration may be in an article with such a word
    conditions: tuple[tuple[str, Pattern], ...]
    raw_thing: Pattern | None = None  # a marked common noun that may be what a figure speaks of: groups ``phrase``, ``head`` and ``mark``


def words(*alternatives: str) -> Pattern:
    """One pattern of alternatives, as they stand."""
    return re.compile("|".join(alternatives))


def type_rows(*rows: tuple[EntityType, Pattern]) -> tuple[tuple[EntityType, Pattern], ...]:
    """A table of types, typed as such."""
    return rows


def starts_of(rows: tuple[tuple[str, str], ...], before: str = "") -> Pattern:
    """One pattern for where anything of the second column begins; ``before`` is what all of it looks back at."""
    return re.compile(f"{before}(?={'|'.join(pattern for _, pattern in rows)})")


def letters_of(rows: tuple[tuple[str, str], ...], before: str = "") -> Pattern:
    """One pattern for the first letter of what anything of the second column may match; ``before`` as above."""
    first = {letters[:1] for _, pattern in rows for letters in openings(pattern)}
    return re.compile(f"{before}[{''.join(map(re.escape, sorted(first)))}]" if "" not in first else before)


def compile_rows(rows: tuple[tuple[str, str], ...]) -> tuple[tuple[str, Pattern], ...]:
    """Compiles the second column of a table."""
    return tuple((name, re.compile(pattern)) for name, pattern in rows)
