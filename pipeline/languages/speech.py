"""What a language tells the attribution rules: frames of reporting, words for sources, company words. Filled per language.

Patterns are searched in folded text (``pipeline.lexicon.fold``), where Turkish dotted and dotless letters both read ``i``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class SpeechGrammar:
    """Frames of reporting in one language.

    ``according``: group 1 is what stands between the source and "according to" (a report noun, a case ending), empty for
    the source itself. ``said``: a verb of saying with its complement, so that an announcement of a product is none.
    ``tells``: a name followed by this governs the rest of its clause (``X가 밝힌 비용은``, ``X'in tahmini``).
    """

    code: str
    attributes: Pattern  # one of the words without which ``according`` matches nothing
    according: Pattern
    said: Pattern
    tells: Pattern
    after_quote: Pattern  # right after a closing quotation mark
    introduces: Pattern  # words of a sentence whose list or table belongs to its subject
    before_quote: Pattern  # right before an opening one, after the speaker
    voice: Pattern  # group 1: an unnamed source at its place as subject (``업계는``, ``analistler``)
    expecting: re.Pattern[str]  # before a value: whose expectation it is, group 1
    source_noun: Pattern  # an unnamed source before "according to"
    company: Pattern  # group of words that stand for the company spoken of
    bare_report: Pattern  # a report noun without an owner at the start of a sentence: the company's own
    report: Pattern  # in folded words of reporting: a report or a study, which belongs to whoever published it
    told_us: Pattern  # group 1: who is said to have told the speaker something (``Banka bize … bildirdi``)
    hearsay: Pattern  # an unnamed source with its report (``kanal haberlerine``), up to "according to"
    opinion: Pattern  # right after a name at the end of a sentence: what came before is its opinion
    office: Pattern  # a surname (group 1) with an office: someone named in full before
    introduced: Pattern  # an outlet or a poster, by the noun before (a group holds the name)
    same: Pattern  # words that stand for the source heard last
    some: Pattern  # group 1: a source that the article does not name, as subject or with its report (``한 통신사 임원은``, ``bir analistin raporuna``)
    one_of_many: Pattern  # right before a noun: it brings in somebody new (``한``, ``bir``)
    rumoured: Pattern  # soon behind a value: people say so, and nobody in particular
    rumour_says: Pattern  # "according to rumours": before a value, the same
    raw_subject: Pattern  # group 1: the opening noun phrase of a sentence, marked as its subject
    not_speaker: Pattern  # raw subjects that cannot speak
    title_tail: Pattern  # office or head noun between a name and its marker
    speaks_for: Pattern  # of the words for a company: somebody who speaks for it
    let_us: Pattern  # in a sentence: whoever writes adds something himself
    passive: Pattern  # closes a sentence that tells what a report holds
    survey: Pattern  # a body publishes its numbers: they hold for the market figures that follow
    raw_name: Pattern  # at the end of what stands before a mark of reporting, in the source text: what may be a name, group 1
    no_name: Pattern  # such words, in the source text, that are none
    based_on: Pattern  # right behind a maker: something is built on what it makes
    own_result: Pattern  # behind a mark of reporting: from here on the article tells its own
    clause_before: Pattern  # ends a clause before the one in which a speaker comes in
    sort_of_firm: Pattern  # group 1: a firm of some sort, which is not the company of the article (``클라우드 업체 말로는``)
    makers_word: Pattern  # all of a word for the company that tells who speaks though no company is known
    several: Pattern  # group 1: several sources without a name
    no_source: Pattern  # right behind a body that is said not to be the source (``IDC'ye değil kendi hesaplarına göre``); the firm told of itself
    filed: Pattern  # right behind a body: something was filed with it (``KAP'a yapılan bildirime göre``), so that it is no source; who filed it is
    paper: Pattern  # a paper that is a source by itself
    broker: Pattern  # anywhere: a broker wrote the text
    our_house: Pattern  # in it: whoever writes it
    we_measured: Pattern  # in a sentence: whoever writes it has measured
    owner_before: Pattern  # right before a source without a name, in the source text: the house that it is of
    of_body: Pattern  # between a body and a source without a name that is of it
    compared: Pattern  # behind "according to": it is "compared with"
    nominative: Pattern  # in a word for the company: it may speak
    opening_body: Pattern  # at the head of a sentence, in the source text: a body without a mark of its case, group 1
