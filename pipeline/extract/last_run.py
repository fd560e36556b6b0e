"""What a thing ran on when its paragraph names nothing: not the model of another thing in the paragraph before, where its own was told."""

from __future__ import annotations

from dataclasses import replace

from pipeline.extract.context import Asked, Bound, is_suite
from pipeline.extract.headed import HEADED
from pipeline.extract.measured import MEASURED, TIMED
from pipeline.extract.ranking import key_of
from pipeline.extract.reading import THINGS
from pipeline.languages import trials_of

OWN_RUN = "own_run"


def of_its_own_run(place: Asked, subject: Bound, workload: list[Bound]) -> list[Bound]:
    """``(DG-2는 라마 2 70B에서 4만 토큰. … NR100은 위스퍼에서 1만 토큰.) … DG-2는 다음 라운드에 8만 토큰을``: what a value was measured on, with that of its own subject, or of what it ran the same test as, for one on which only others ran.

    Suites stay. Notes what the subject was measured on.
    """
    page, reading, context = place.page, place.reading, place.context
    if place.cell is not None or place.metric not in MEASURED or any(one.method == HEADED for one in workload):
        return workload
    models = [one for one in workload if not is_suite(one.entity)]
    known = context.ran_on
    begins = page.block(reading).start
    if models and context.workload_block != reading.block and all(one.start is None or one.start < begins for one in models):
        told = {one.name for one in models}
        keys = [key_of(subject)] + ([key_of(place.rival)] if place.rival else [])
        ran = _same_run(place, key_of(subject)) or [known[key] for key in keys if key in known]
        ran = [timed for its in ran if (timed := [one for one in its if one.name not in page.untimed])] if place.metric in TIMED else ran
        if ran and len(ran[0]) == 1 and not any(told & {one.name for one in its} for its in ran):
            return [replace(ran[0][0], method=OWN_RUN), *(one for one in workload if is_suite(one.entity))]
    if models and trials_of(page.grammar.code).turned_to.search(page.folded, reading.start, place.figure.start) and all(one.start is None or one.start < reading.start for one in models) and not {one.name for one in models} & {one.name for one in known.get(key_of(subject), [])}:
        return [one for one in workload if is_suite(one.entity)]
    for key in [key_of(subject), *([key_of(place.rival)] if place.rival else [])] if models else []:
        kept = {one.name: replace(one, start=None, end=None) for one in [*known.get(key, []), *models]}
        known[key] = list(kept.values())
    return workload


def _same_run(place: Asked, own: str) -> list[list[Bound]]:
    """``B300은 DG-2와 같은 시험에서``, ``D2 ile aynı testte``: on what the other things of a sentence ran that tells of the same test."""
    page, reading, known = place.page, place.reading, place.context.ran_on
    if not trials_of(page.grammar.code).same_model.search(page.folded, reading.start, place.figure.start):
        return []
    keys = [n.entity.entity_id if n.entity is not None else f"raw:{n.name}" for n in reading.names if n.type in THINGS]
    return [known[key] for key in dict.fromkeys(keys) if key != own and key in known]
