"""Check *entailment* (optional): does the article's sentence entail the claim's statement? A language model's verdict, marked as one.

Needs the extra ``chipclaims[entailment]`` (transformers, torch) and a model: a local path or a hub id. Off unless asked for;
the policy lets it decide only where ``model_decides`` is set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from pipeline.errors import UsageError
from pipeline.verify.records import Case, Finding, Verdict

CHECK = "entailment"
CERTAIN_SCORE = 0.8  # below it the model is taken to be undecided
VERDICTS: dict[str, Verdict] = {"entailment": "supported", "contradiction": "conflicting", "neutral": "inconclusive"}

Classifier = Callable[[dict[str, str]], Any]


class Entailment:
    """Callable on a case. Labels of the model must be words for entailment, contradiction and neutral, in any case."""

    def __init__(self, model: str, classifier: Classifier | None = None) -> None:
        self.model = model
        self.classify = classifier or _load(model)

    def __call__(self, case: Case) -> Iterator[Finding]:
        for claim in case.claims:
            statement = statement_of(claim.subject, claim.metric, claim.value, claim.unit)
            if statement is None:
                continue
            sentence = case.words(case.sentence_at(claim.start))
            answer = self.classify({"text": sentence, "text_pair": statement})
            answer = answer[0] if isinstance(answer, list) else answer
            label, score = str(answer["label"]).lower(), float(answer["score"])
            verdict: Verdict = next((v for word, v in VERDICTS.items() if word.startswith(label) or label.startswith(word)), "inconclusive")
            if score < CERTAIN_SCORE:
                verdict = "inconclusive"
            said = f"A model ({self.model}) reads the sentence against {statement!r} as {label} with a score of {score:.2f}."
            yield Finding(claim.claim_id, CHECK, verdict, "model", said, {"statement": statement, "score": score}, f"model:{self.model}")


def statement_of(subject: str | None, metric: str | None, value: float | None, unit: str | None) -> str | None:
    """The claim as a plain sentence for the model."""
    if not subject or not metric or value is None:
        return None
    return f"The {metric.replace('_', ' ')} of {subject} is {value:g} {unit or ''}.".replace(" .", ".")


def _load(model: str) -> Classifier:
    try:
        from transformers import pipeline

        found: Classifier = pipeline("text-classification", model=model)
    except ImportError as error:
        raise UsageError("The entailment check needs transformers and torch: pip install 'chipclaims[entailment]'.") from error
    except (OSError, ValueError) as error:
        raise UsageError(f"The model {model} cannot be loaded: give a local path or a hub id of a language-inference model.") from error
    return found
