"""What a model would have a figure measured on, but for what rules know better."""

from __future__ import annotations

from pipeline.extract.context import Asked, Bound, is_suite
from pipeline.extract.measured import FELT, MEASURED, NEVER_TESTED, TIMED
from pipeline.extract.reading import WORKLOADS
from pipeline.extract.ruled_out_tests import is_ruled_out, of_other_models
from pipeline.extract.suite_rounds import RELEASE
from pipeline.extract.task_rows import is_result, row_tasks
from pipeline.extract.workloads import LISTED, NOTED, between_libraries, is_bound_to, is_of_all_tests
from pipeline.languages import trials_of


def kept_workloads(place: Asked, told: list[Bound], chosen: list[Bound]) -> list[Bound]:
    """What a model would have a figure measured on, but for what rules know to be none: nothing at all for what a thing is, costs or sells, no row of another task, no label of a row of a table before and no network run elsewhere for what is drawn or felt; a game goes on."""
    metric, reading, ours = place.metric, place.reading, {one.name for one in told}
    chosen = [_with_release(place, one) for one in _meant(place, told, chosen)]
    if place.cell is None:
        chosen = [one for one in chosen if one.name in ours or one.name not in row_tasks(place.page)]
    if metric not in NEVER_TESTED | FELT:
        return chosen
    if metric in NEVER_TESTED or place.cell is not None:
        return [one for one in chosen if one.name in ours]
    here = ours | {n.name for n in reading.names if n.type in WORKLOADS}
    return [one for one in chosen if one.name in here or (one.entity is not None and one.entity.type == "benchmark" and not is_suite(one.entity))]


def _with_release(place: Asked, one: Bound) -> Bound:
    """``MLPerf Training`` where the text is at ``MLPerf Training 5.1``: a suite of the round that is spoken of."""
    suite = place.context.suite
    return suite.carried() if suite is not None and is_suite(one.entity) and suite.name.startswith(one.name + " ") and RELEASE.search(suite.name) else one


def _meant(place: Asked, told: list[Bound], chosen: list[Bound]) -> list[Bound]:
    """What a model would have a figure measured on: for the rows of a table of results what is said above it, for ``aynı modelde`` what ran last, for one library against another what both computed; no suite of which the text says that it is none, and no pictures or speech where tokens are told."""
    if place.cell is not None and told and not chosen and place.metric in MEASURED and is_result(place.page, place.cell):
        chosen = told
    if told and (told[0].method == NOTED or (not chosen and told[0].method == LISTED)):
        chosen = told
    if told and not chosen and place.cell is None and place.metric in MEASURED | {"compute_performance"} and is_bound_to(place, told[0]):
        chosen = told
    if told and not chosen and place.cell is None and (between_libraries(place) or (place.metric in MEASURED and is_of_all_tests(place.context, told[0]))):
        chosen = told
    if place.cell is None and place.metric in MEASURED and any(_runs_here(place, one) for one in told) and not any(_is_here(place, one) for one in chosen):
        chosen = told
    if told and place.metric in _SCORED and any(one.entity is not None and one.entity.type in TESTS for one in told) and all(one.entity is not None and one.entity.type == "model" for one in chosen):
        chosen = told  # `(HellaSwag'da %51,3.) Küçük modelin doğruluğu %35`: how often a model is right is told of a test
    same = place.cell is None and not told and place.metric in MEASURED | _PUT_UP and trials_of(place.page.grammar.code).same_model.search(place.page.folded, *place.reading.clause(place.figure.start))
    if same:
        workload, _, block = place.context.timed_on if place.metric in TIMED else place.context.measured_on
        chosen = [w.carried() for w in workload if not of_other_models(place, w, whole_block=True)] if place.reading.block - block <= SAME_REACH else chosen
    return [one for one in chosen if not is_ruled_out(place, one)]


def _is_here(place: Asked, one: Bound) -> bool:
    return one.start is not None and place.reading.start <= one.start < place.reading.end


def _runs_here(place: Asked, one: Bound) -> bool:
    """``INT8'e nicelenmiş Çam 1,4 GB tutuyor ve T4 üzerinde 62 token üretiyor``: whether a model leads the sentence of a value, so that no other, named elsewhere, ran."""
    if one.entity is None or one.entity.type != "model" or not _is_here(place, one):
        return False
    leading = any(n.start == one.start and n.role in ("topic", "subject", "bare") for n in place.reading.names)
    return leading and any((one.start or 0) < n.start and n.end <= place.figure.start and n.role == "locative" and n.type in ("chip", "system") for n in place.reading.names)


_SCORED = frozenset({"accuracy", "top1_accuracy", "accuracy_loss"})
TESTS = frozenset({"benchmark", "dataset"})
_PUT_UP = frozenset({"chip_count", "batch_size"})  # what it takes to run a model
SAME_REACH = 4  # blocks behind a value in which another may be said to be measured on the same
