"""Rules and model at one table, with opinions made up for the purpose."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from pipeline import Pipeline, Store
from pipeline.extract import claims, combining
from pipeline.extract.combining import heaviest, weigh_answers
from pipeline.extract.model.opinions import Candidate, FigureOpinion, NameOpinion, Opinions, RoleOpinion
from pipeline.extract.reading import read_page
from pipeline.settings import Settings
from schemas.records import Figure

TEXT = "다온 N2는 A100보다 31% 빠르다."


@pytest.fixture(autouse=True)
def trusts(monkeypatch):
    """One trust for all: the model's probability against a rule that is worth a factor of e."""
    both = {"model": 1.0, "average": 1.0}
    monkeypatch.setattr(combining, "trusts", lambda: {**dict.fromkeys(("subject", "comparator", "direction", "type"), both), "claim": {"model": 1.0, "average": 0.3, "more": -0.5}})


def read(monkeypatch, names=(), figure="31%", **said):
    """The claim of the text where a model has said so of its figure, and has read ``names``; what is not given it agrees with."""
    nobody = RoleOpinion((), 1.0)
    given = {
        "claim": 0.99, "type": {}, "metric": {}, "direction": {}, "modality": {"asserted": 1.0},
        "roles": {"subject": nobody, "comparator": RoleOpinion((place("A100"),), 0.01), "benchmark": nobody, "speaker": nobody},
    }  # fmt: skip
    roles = {**given["roles"], **said.pop("roles", {})}
    opinion = FigureOpinion(start=TEXT.index(figure), **{**given, **said, "roles": MappingProxyType(roles)})
    opinions = Opinions(MappingProxyType({opinion.start: opinion}), names)
    monkeypatch.setattr(claims, "consult", lambda _page, _settings, _hints, _words: opinions)
    return Pipeline(Settings(model="default")).process(TEXT, language="ko")


def place(words, probability=0.99):
    return Candidate(TEXT.index(words), TEXT.index(words) + len(words), probability)


def test_without_a_model_the_rules_stand_alone_and_nothing_is_noted():
    document = Pipeline().process(TEXT, language="ko")
    assert [(claim.subject, claim.comparator, claim.modality) for claim in document.claims] == [("다온 N2", "A100", "asserted")]
    assert not document.warnings


def test_a_sure_model_overrules_and_the_disagreement_can_be_queried(monkeypatch, tmp_path):
    monkeypatch.setitem(globals(), "TEXT", "다온 N2의 성능은 A100의 절반이다.")
    document = read(monkeypatch, figure="절반", direction={"better": 0.99, "worse": 0.01})
    assert [claim.direction for claim in document.claims] == ["better"]
    with Store(tmp_path / "claims.duckdb") as store:
        store.add(document)
        rows = store.sql("SELECT slot, rules, model, taken, claim_id IS NOT NULL FROM disagreements").fetchall()
        [(code, said)] = store.sql("SELECT code, detail::JSON->>'said' FROM warnings").fetchall()
    assert rows == [("direction", "worse", "better", "better", True)]
    assert (code, said) == ("disagreements", "Rules and model would fill 1 slot differently: the view disagreements shows them.")


def test_more_than_once_what_another_has_is_more(monkeypatch):
    monkeypatch.setitem(globals(), "TEXT", "다온 N2의 성능은 A100의 두 배다.")
    document = read(monkeypatch, figure="두 배", direction={"worse": 0.99, "better": 0.01})
    assert [claim.direction for claim in document.claims] == ["better"]


def test_the_word_right_behind_a_percentage_tells_which_way(monkeypatch):
    document = read(monkeypatch, direction={"worse": 0.99, "better": 0.01})
    assert [claim.direction for claim in document.claims] == ["better"]


@pytest.mark.parametrize(("barred", "taken"), [((), "worse"), (("worse",), "better")])
def test_what_a_figure_cannot_be_is_not_heard(barred, taken):
    page, figure = None, Figure(0, 2, "3억", "quantity", 3e8)
    opinion = FigureOpinion(start=0, claim=0.99, type={}, metric={}, direction={"worse": 0.99}, modality={}, roles={})
    panel = combining.Panel(page, Opinions({0: opinion}, ()))
    assert panel.label("direction", figure, "better", "rule", None, barred)[0] == taken


def test_an_unsure_model_gives_way(monkeypatch):
    document = read(monkeypatch, direction={"worse": 0.5, "better": 0.45})
    assert [claim.direction for claim in document.claims] == ["better"]


def test_the_model_may_turn_the_sides(monkeypatch):
    monkeypatch.setitem(globals(), "TEXT", "다온 N2의 성능은 A100의 두 배다.")
    roles = {"subject": RoleOpinion((place("A100"),), 0.01), "comparator": RoleOpinion((place("다온 N2"),), 0.01)}
    document = read(monkeypatch, figure="두 배", roles=roles)
    assert [(claim.subject, claim.comparator) for claim in document.claims] == [("A100", "다온 N2")]
    assert {(slot.slot, slot.method) for slot in document.claims[0].slots} >= {("comparator", "model")}


def test_whom_a_clause_is_about_the_model_cannot_set_against_another(monkeypatch):
    roles = {"subject": RoleOpinion((place("A100"),), 0.01), "comparator": RoleOpinion((place("다온 N2"),), 0.01)}
    document = read(monkeypatch, roles=roles)
    assert [(claim.subject, claim.comparator) for claim in document.claims] == [("다온 N2", "A100")]


def test_agreement_raises_the_confidence_of_a_slot(monkeypatch):
    sure = read(monkeypatch).claims[0]
    unsure = read(monkeypatch, roles={"comparator": RoleOpinion((place("A100", 0.6),), 0.4)}).claims[0]

    def confidence(claim):
        return next(slot.confidence for slot in claim.slots if slot.slot == "comparator")

    assert confidence(sure) > confidence(unsure)


def test_the_share_of_the_heaviest_answer():
    weights = weigh_answers("direction", {"a": 0.5, "b": 0.5}, "b", "rule")
    assert heaviest(weights) == ("b", 0.731)


def test_the_models_answers_weigh_by_their_kind(monkeypatch):
    monkeypatch.setattr(combining, "trusts", lambda: {"benchmark": {"model": 1.0, "average": 0.0, "kind:raw": -1.0}})
    shares = [heaviest(weigh_answers("benchmark", {"raw:시험": 0.6, "model:bert": 0.4}, rules, "rule"))[0] for rules in ("none", "raw:시험")]
    assert shares == ["model:bert", "raw:시험"]


def test_on_a_slot_without_trusts_the_model_is_not_heard(monkeypatch):
    monkeypatch.setattr(combining, "trusts", dict)
    document = read(monkeypatch, direction={"worse": 0.99, "better": 0.01})
    assert [claim.direction for claim in document.claims] == ["better"]
    assert not document.warnings


def test_a_figure_that_the_model_takes_for_no_claim_makes_none(monkeypatch):
    assert not read(monkeypatch, claim=0.05).claims
    assert read(monkeypatch, claim=0.5).claims


def test_a_figure_that_the_rules_pass_over_makes_a_claim_where_the_model_is_sure(monkeypatch):
    monkeypatch.setattr(claims, "odds_of_claim", lambda *_: -1.0)
    assert read(monkeypatch, claim=0.9).claims
    assert not read(monkeypatch, claim=0.5).claims


def test_words_for_the_past_are_the_past_and_no_name(monkeypatch):
    monkeypatch.setitem(globals(), "TEXT", "전작도 좋았다. 다온 N2는 A100보다 31% 빠르다.")
    document = read(monkeypatch, roles={"comparator": RoleOpinion((place("전작"),), 0.01)})
    assert [claim.comparator for claim in document.claims] == ["previous"]


@pytest.mark.parametrize(("probability", "type_", "known"), [(0.9, "chip", {"물마루"}), (0.7, "chip", set()), (0.9, "other", set())])
def test_a_name_that_only_the_model_read_surely_is_an_entity(monkeypatch, probability, type_, known):
    monkeypatch.setitem(globals(), "TEXT", "다온 N2는 A100보다 31% 빠르다. 옆자리 물마루도 켜 보았다.")
    start = TEXT.index("물마루")
    document = read(monkeypatch, names=(NameOpinion(start, start + 3, type_, probability),))
    assert {one.name for one in document.entities} & {"물마루"} == known


@pytest.mark.parametrize("words", ["전작", "카드", "한도윤 대표"])
def test_what_names_nothing_is_no_subject_though_the_model_points_at_it(monkeypatch, words):
    monkeypatch.setitem(globals(), "TEXT", f"{words}도 좋았다. 다온 N2는 A100보다 31% 빠르다.")
    document = read(monkeypatch, roles={"subject": RoleOpinion((place(words),), 0.01)})
    assert [claim.subject for claim in document.claims] == ["다온 N2"]


def test_a_set_up_is_no_benchmark_though_the_model_points_at_it(monkeypatch):
    monkeypatch.setattr(combining, "trusts", lambda: {"benchmark": {"model": 1.0, "average": 1.0}})
    monkeypatch.setitem(globals(), "TEXT", "배치 1에서 쟀다. 다온 N2는 A100보다 31% 빠르다.")
    document = read(monkeypatch, roles={"benchmark": RoleOpinion((place("배치 1"),), 0.01)})
    assert {claim.benchmark for claim in document.claims} == {()}


def test_words_for_the_past_are_no_entity_though_the_model_read_a_name(monkeypatch):
    monkeypatch.setitem(globals(), "TEXT", "전작도 좋았다. 다온 N2는 A100보다 31% 빠르다.")
    document = read(monkeypatch, names=(NameOpinion(0, 2, "chip", 0.99),))
    assert "전작" not in {one.name for one in document.entities}


@pytest.mark.parametrize("said", ["ROCm 6.3", "MFU"])
def test_software_and_measures_are_no_benchmark(monkeypatch, said):
    monkeypatch.setitem(globals(), "TEXT", "ROCm 6.3으로 MFU를 쟀다. 다온 N2는 Llama 3.1 8B에서 A100보다 31% 빠르다.")
    document = read(monkeypatch, roles={"benchmark": RoleOpinion((place(said, 0.9),), 0.1)})
    assert [claim.benchmark for claim in document.claims if claim.value == 31] == [("Llama 3.1 8B",)]


def test_words_that_name_a_thing_elsewhere_name_it_where_no_mention_stands(monkeypatch):
    monkeypatch.setitem(globals(), "TEXT", "'다온 N2'는 A100보다 31% 빠르다.")
    page = read_page(Pipeline(Settings(model="none")).process(TEXT, language="ko"), None)
    assert combining._called(page, "다온 N2").name == "다온 N2"
    assert combining._called(page, "다온") is None
