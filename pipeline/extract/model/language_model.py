"""Asks a language model of the user's own: ``--model llm:PATH_OR_ID`` (a causal model that transformers loads, never from a pickle).

The model is shown a stretch of the article in which every figure is numbered, and answers in JSON whose grammar is enforced while
it writes (llguidance). What it says of a figure counts only where it repeats the figure's digits exactly, and a name only where it
stands in the words shown; the rest is refused and written down. What counts becomes an opinion, weighed against the rules as the
learned extractor's is. Needs the extra ``chipclaims[llm]``.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from pipeline.errors import ModelError
from pipeline.extract.combining import NONE, PREVIOUS
from pipeline.extract.model.features import SAID_DIRECTIONS, SAID_METRICS, SAID_MODALITIES, SAID_TYPES
from pipeline.extract.model.opinions import ROLES, Candidate, FigureOpinion, Opinions, Refusal, Role, RoleOpinion
from pipeline.extract.model.windows import JUDGED, UNREAD
from pipeline.extract.reading import Page
from pipeline.settings import LANGUAGE_MODEL
from schemas.records import Figure

MOST_FIGURES: Final = 10  # asked about at once
MOST_SHOWN: Final = 1_500  # code points of a stretch; a sentence is never cut
SHOWN_BEFORE: Final = 400  # code points repeated from before it
LONGEST_NAME: Final = 60
TOKENS_A_FIGURE: Final = 260  # room for one answer
SURE: Final = 0.85  # probability given to its word; a language model's own is not calibrated
UNSURE: Final = 1 - SURE

TASK: Final = """You read {language} articles about AI chips. In the text below every figure stands as [number|words]. For each figure that asserts something
about a company, product, benchmark, model, market or experiment, say what it asserts; leave out figures that assert nothing.
Copy "figure" and all names letter for letter from the text, without particles and suffixes. "subject" is what the value is about, "comparator" the
other side of a comparison ("previous" for its own past), "benchmark" the model, dataset or suite it was measured on, "speaker" who says so where
the text names a source. null where there is none. Answer with a JSON array and nothing else."""
LANGUAGES: Final = {"ko": "Korean", "tr": "Turkish"}

Writer = Callable[[str, Mapping[str, Any], int], str]  # prompt, JSON schema, most tokens -> JSON, cut where the tokens end


@dataclass(frozen=True, slots=True)
class Question:
    """A stretch of an article: the words shown as spans of the source text, and the figures asked about, numbered from 1."""

    shown: tuple[tuple[int, int], ...]
    figures: tuple[Figure, ...]


def questions_of(page: Page) -> Iterator[Question]:
    """Stretches of whole sentences that hold the figures to judge, each with title, heading and the sentences before."""
    parts = [(reading.start, reading.end, page.block(reading).kind, [f for f in reading.figures if f.kind in JUDGED]) for reading in page.readings]
    parts = [part for part in parts if part[2] not in UNREAD]
    title = next(((start, end) for start, end, kind, _ in parts if kind == "title"), None)
    heading: tuple[int, int] | None = None
    at = 0
    while at < len(parts):
        first, figures, begun = at, list[Figure](), heading
        while at < len(parts) and (at == first or (len(figures) + len(parts[at][3]) <= MOST_FIGURES and parts[at][1] - parts[first][0] <= MOST_SHOWN)):
            figures += parts[at][3]
            heading = parts[at][:2] if parts[at][2] == "heading" else heading
            at += 1
        before = first
        while before > 0 and parts[first][0] - parts[before - 1][0] <= SHOWN_BEFORE:
            before -= 1
        shown = [part[:2] for part in parts[before:at]]
        context = [span for span in dict.fromkeys((title, begun)) if span and span not in shown]
        for low in range(0, len(figures), MOST_FIGURES):  # a sentence may hold more
            yield Question((*context, *shown), tuple(figures[low : low + MOST_FIGURES]))


def prompt_of(text: str, question: Question, language: str) -> str:
    """Task, two solved examples in the language of the article, and the text with its figures numbered."""
    lines = [TASK.format(language=LANGUAGES.get(language, language)), ""]
    for example in _examples().get(language, []):
        lines += [f"Text:\n{example['text'].strip()}", f"Answer:\n{example['answer'].strip()}", ""]
    return "\n".join([*lines, f"Text:\n{numbered(text, question)}", "Answer:\n"])


def numbered(text: str, question: Question) -> str:
    """The words shown, a line for each sentence, the figures asked about as ``[number|words]``."""
    lines = []
    for start, end in question.shown:
        line, at = "", start
        for number, figure in enumerate(question.figures, start=1):
            if start <= figure.start < end:
                line += f"{text[at : figure.start]}[{number}|{figure.surface}]"
                at = figure.end
        lines.append((line + text[at:end]).strip())
    return "\n".join(lines)


@cache
def _examples() -> dict[str, list[dict[str, str]]]:
    data: dict[str, list[dict[str, str]]] = tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))
    return data


def schema_of(question: Question) -> dict[str, Any]:
    """The JSON Schema of an answer."""
    name = {"anyOf": [{"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}, {"type": "null"}]}
    properties: dict[str, Any] = {
        "number": {"enum": list(range(1, len(question.figures) + 1))},
        "figure": {"enum": sorted({figure.surface for figure in question.figures})},
        "type": {"enum": list(SAID_TYPES)},
        "metric": {"enum": list(SAID_METRICS)},
        "direction": {"enum": list(SAID_DIRECTIONS)},
        "modality": {"enum": list(SAID_MODALITIES)},
        **dict.fromkeys(ROLES, name),
    }
    item = {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}
    return {"type": "array", "items": item, "maxItems": len(question.figures)}


def ask(page: Page, write: Writer) -> Opinions:
    """The opinions of a language model on a document whose figures and mentions are known."""
    figures: dict[int, FigureOpinion] = {}
    refused: list[Refusal] = []
    for question in questions_of(page):
        if not question.figures:
            continue
        answer = write(prompt_of(page.text, question, page.grammar.code), schema_of(question), TOKENS_A_FIGURE * len(question.figures))
        for item in items_of(answer):
            figure = question.figures[item["number"] - 1]
            if _digits(item["figure"]) != _digits(figure.surface):
                refused.append(Refusal(figure.start, "figure", str(item["figure"])))
            elif figure.start not in figures:
                figures[figure.start] = _opinion(page, question, figure, item, refused)
    return Opinions(MappingProxyType(figures), refused=tuple(refused))


def items_of(answer: str) -> Iterator[dict[str, Any]]:
    """The whole objects of a JSON array that may be cut at its end."""
    decoder, at = json.JSONDecoder(), answer.find("{")
    while at >= 0:
        try:
            item, at = decoder.raw_decode(answer, at)
        except ValueError:
            return
        yield item
        at = answer.find("{", at)


def _digits(words: str) -> str:
    """The digits of a figure; its words where it has none."""
    return "".join(re.findall(r"\d", words)) or words.strip()


def _opinion(page: Page, question: Question, figure: Figure, item: Mapping[str, Any], refused: list[Refusal]) -> FigureOpinion:
    roles: dict[Role, RoleOpinion] = {}
    for role in ROLES:
        said = item[role]
        if said is None:
            roles[role] = RoleOpinion((), 1.0)
        elif role == "comparator" and said == PREVIOUS:
            roles[role] = RoleOpinion((), UNSURE, SURE)
        elif (place := _place(page, question, figure, str(said))) is not None:
            entity = page.entity_at(*place)
            roles[role] = RoleOpinion((Candidate(*place, SURE, entity.entity_id if entity else None),), UNSURE)
        else:
            refused.append(Refusal(figure.start, role, str(said)))
    labels = {slot: MappingProxyType({str(item[slot]): SURE}) for slot in ("type", "metric", "direction", "modality")}
    return FigureOpinion(figure.start, SURE, labels["type"], labels["metric"], labels["direction"], labels["modality"], MappingProxyType(roles))


def _place(page: Page, question: Question, figure: Figure, name: str) -> tuple[int, int] | None:
    """Where a name stands among the words shown: the last place before the figure, else the first after it."""
    name = name.strip()
    found = [
        (start + at.start(), start + at.end()) for start, end in question.shown for at in re.finditer(re.escape(name), page.text[start:end])
    ] if name and name != NONE else []  # fmt: skip
    before = [place for place in found if place[1] <= figure.start]
    return max(before) if before else min(found, default=None)


def check_language_model(name: str) -> None:
    """Raises ``ModelError`` where the packages are missing or there is no model of that name."""
    try:
        import llguidance  # noqa: F401
        import torch  # noqa: F401
        from transformers import AutoConfig
    except ImportError as error:
        raise ModelError("A language model needs transformers, torch and llguidance: pip install 'chipclaims[llm]'.") from error
    try:
        AutoConfig.from_pretrained(name.removeprefix(LANGUAGE_MODEL), trust_remote_code=False)
    except (OSError, ValueError) as error:
        raise ModelError(f"There is no language model {name.removeprefix(LANGUAGE_MODEL)!r}: give llm: and a transformers directory or a hub id.") from error


@cache
def load_writer(name: str) -> Writer:
    """A function that writes JSON with the model, greedily. Loaded once in a process; raises ``ModelError``."""
    check_language_model(name)
    import llguidance.hf
    from transformers import AutoModelForCausalLM, AutoTokenizer

    path = name.removeprefix(LANGUAGE_MODEL)
    try:
        tokenizer = AutoTokenizer.from_pretrained(path, trust_remote_code=False)
        model: Any = AutoModelForCausalLM.from_pretrained(path, use_safetensors=True, trust_remote_code=False, dtype="auto")  # in eval mode
        allowed = llguidance.hf.from_tokenizer(tokenizer, n_vocab=model.config.vocab_size)
    except (OSError, ValueError, KeyError, RuntimeError) as error:
        first = str(error).strip().splitlines()[0].rstrip(".")
        raise ModelError(f"{path} is no causal language model that transformers can load: {first}.") from error

    def write(prompt: str, schema: Mapping[str, Any], most: int) -> str:
        ids = _prompt_ids(tokenizer, prompt)
        grammar = llguidance.LLMatcher.grammar_from_json_schema(json.dumps({**schema, "x-guidance": {"whitespace_flexible": False}}))
        matcher = llguidance.LLMatcher(allowed, grammar)
        return _generate(model, tokenizer, ids, matcher, most)

    return write


def _prompt_ids(tokenizer: Any, prompt: str) -> Any:
    """As a chat where the tokenizer knows one, else as it stands."""
    if tokenizer.chat_template:
        return tokenizer.apply_chat_template([{"role": "user", "content": prompt}], add_generation_prompt=True, return_tensors="pt", return_dict=True)["input_ids"]
    return tokenizer(prompt, return_tensors="pt")["input_ids"]


def _generate(model: Any, tokenizer: Any, ids: Any, matcher: Any, most: int) -> str:
    """Greedy decoding; a token that the grammar does not allow has no chance."""
    import numpy as np
    import torch

    given = ids.shape[1]

    def mask(written: Any, scores: Any) -> Any:
        if written.shape[1] > given:
            matcher.consume_token(int(written[0, -1]))
        bits = np.unpackbits(np.frombuffer(matcher.compute_bitmask(), dtype=np.uint8), bitorder="little")[: scores.shape[1]]
        return scores.masked_fill(torch.from_numpy(bits == 0)[None].to(scores.device), float("-inf"))

    with torch.inference_mode():
        written = model.generate(
            ids.to(model.device), attention_mask=torch.ones_like(ids).to(model.device), do_sample=False, max_new_tokens=most,
            logits_processor=[mask], pad_token_id=tokenizer.eos_token_id,
        )  # fmt: skip
    return str(tokenizer.decode(written[0, given:], skip_special_tokens=True))

