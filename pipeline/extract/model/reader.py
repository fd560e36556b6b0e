"""Forms opinions on a document: encoder over its windows, names out of tags, heads over figures and names."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Any

import numpy as np
from threadpoolctl import ThreadpoolController

from pipeline.errors import ModelError
from pipeline.extract.model.features import Floats, Survey, figure_features, pair_features, span_features, spans_of, survey
from pipeline.extract.model.heads import FILE, Heads, load_heads
from pipeline.extract.model.hints import Hint
from pipeline.extract.model.opinions import (
    LEAST,
    ROLES,
    Candidate,
    FigureOpinion,
    NameOpinion,
    Opinions,
    Role,
    RoleOpinion,
)
from pipeline.extract.model.session import Model, folder_of, load_model
from pipeline.extract.model.stems import settled_end, words_of
from pipeline.extract.model.tags import decode_tags
from pipeline.extract.model.transformers_folder import TorchModel
from pipeline.extract.model.windows import Window, cut_windows
from pipeline.extract.reading import Page
from schemas.records import Figure


@dataclass(frozen=True, slots=True)
class Reader:
    """A loaded model: the encoder's session and the heads."""

    model: Model | TorchModel
    heads: Heads


@cache
def load_reader(name: str) -> Reader:
    """``default`` or the folder of a model, loaded once in a process. Raises ``ModelError``."""
    model, path = load_model(name), folder_of(name) / FILE
    heads = load_heads(path)
    if hashlib.sha256(path.read_bytes()).hexdigest() != model.about.get("heads"):
        raise ModelError(f"{path} is damaged or of another model than the graph beside it; copy the whole folder again.")
    return Reader(model, heads)


def consult(page: Page, model: str, hints: Mapping[int, Hint], words: Sequence[Figure] = ()) -> Opinions:
    """The opinions of the model of that name, told what the rules say of the figures (by the start of each)."""
    return form_opinions(page, load_reader(model), hints, words)


def form_opinions(page: Page, reader: Reader, hints: Mapping[int, Hint], words: Sequence[Figure] = ()) -> Opinions:
    """What the model thinks of a document whose figures and mentions are known, and of words of comparison, which it judges like figures."""
    windows = list(cut_windows(page.document, reader.model.tokenizer, hints))
    if not windows:
        return Opinions()
    with _thread_pools().limit(limits=1, user_api="blas"):  # the heads' products are small: a second thread only waits, on a core that another worker needs
        return _form_opinions(page, reader, hints, words, windows)


@cache
def _thread_pools() -> ThreadpoolController:
    return ThreadpoolController()


def _form_opinions(page: Page, reader: Reader, hints: Mapping[int, Hint], words: Sequence[Figure], windows: Sequence[Window]) -> Opinions:
    states = [found["states"] for found in reader.model.read([encoder_inputs(window) for window in windows])]
    names = _find_names(page, windows, states, reader.heads)
    known = survey(page, spans_of(page, [(one.start, one.end) for one in names]), hints)
    figures: dict[int, FigureOpinion] = {}
    compared: dict[int, FigureOpinion] = {}
    for window, seen in zip(windows, states, strict=True):
        new = [word for word in words if word.start not in compared]  # later windows hold the same once more, before what they speak for
        judged = _judge(window, [*window.judged, *new], seen, known, reader.heads)
        own = {figure.start for figure in window.judged}
        figures |= {start: one for start, one in judged.items() if start in own}
        compared |= {start: one for start, one in judged.items() if start not in own}
    return Opinions(MappingProxyType(figures), names, words=MappingProxyType(compared))


def encoder_inputs(window: Window) -> dict[str, Any]:
    """What the encoder's graph is given for a window, without batch dimension."""
    return {
        "ids": np.array(window.tokens.ids, dtype=np.int64),
        "marks": np.array(window.tokens.marks, dtype=np.int64),
    }


def _find_names(page: Page, windows: Sequence[Window], states: Sequence[Floats], heads: Heads) -> tuple[NameOpinion, ...]:
    """Names of all windows, the surest of those that stand at the same place (windows share context)."""
    text, language = page.document.article.source_text, page.grammar.code
    found: dict[tuple[int, int], NameOpinion] = {}
    words = words_of(text)
    for window, seen in zip(windows, states, strict=True):
        for read in decode_tags(heads.tags(seen), window.tokens, text, language):
            one = replace(read, end=settled_end(text, read.start, read.end, words, language))
            known = found.get((one.start, one.end))
            if known is None or one.probability > known.probability:
                found[one.start, one.end] = one
    return tuple(found[span] for span in sorted(found))


def _judge(window: Window, asked: Sequence[Figure], states: Floats, known: Survey, heads: Heads) -> dict[int, FigureOpinion]:
    judged = [(one, at) for one in asked if (at := window.span(one.start, one.end))]
    placed = [(one, at) for one in known.spans if (at := window.span(one.start, one.end))]
    if not judged:
        return {}
    spans, figures = [one for one, _ in placed], [one for one, _ in judged]
    figure_states = heads.figures(states, _tokens([at for _, at in judged]), figure_features(known, figures))
    span_states = heads.spans(states, _tokens([at for _, at in placed]), span_features(known, spans))
    chances = heads.roles(figure_states, span_states, pair_features(known, figures, spans))
    claims, classes = heads.classes(figure_states)
    likely = {name: _likely(heads.labels[name], rows) for name, rows in classes.items()}
    roles = _role_opinions(chances, [(one.start, one.end, one.entity_id) for one in spans])
    return {
        figure.start: FigureOpinion(
            start=figure.start,
            claim=float(claims[row]),
            type=likely["type"][row],
            metric=likely["metric"][row],
            direction=likely["direction"][row],
            modality=likely["modality"][row],
            roles=roles[row],
        )
        for row, figure in enumerate(figures)
    }


def _tokens(spans: Sequence[tuple[int, int]]) -> Any:
    return np.array(spans, dtype=np.int64).reshape(-1, 2)


def _likely(labels: Sequence[str], chances: Floats) -> list[Mapping[str, float]]:
    """For each row of probabilities the labels that have some, highest first."""
    return [MappingProxyType({labels[n]: chance for n, chance in row}) for row in _kept(chances, LEAST)]


def _role_opinions(chances: Floats, spans: Sequence[tuple[int, int, str | None]]) -> list[Mapping[Role, RoleOpinion]]:
    """``chances``: figures × roles × (spans, none, ``previous``)."""
    roles: list[list[RoleOpinion]] = []
    for of_role in chances.transpose(1, 0, 2):
        rows, rest = _kept(of_role[:, :-2], LEAST / 10), of_role[:, -2:].tolist()
        roles.append([RoleOpinion(tuple([Candidate(*spans[n][:2], chance, spans[n][2]) for n, chance in row]), *others) for row, others in zip(rows, rest, strict=True)])
    return [MappingProxyType(dict(zip(ROLES, of_figure, strict=True))) for of_figure in zip(*roles, strict=True)]


def _kept(chances: Floats, least: float) -> list[list[tuple[int, float]]]:
    """For each row place and probability of what has at least some, highest first."""
    kept: list[list[tuple[int, float]]] = [[] for _ in chances]
    rows, places = np.nonzero(chances >= np.float64(least))
    for row, place, chance in zip(rows.tolist(), places.tolist(), chances[rows, places].tolist(), strict=True):
        kept[row].append((place, chance))
    for found in kept:
        found.sort(key=lambda one: -one[1])
    return kept
