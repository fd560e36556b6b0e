"""A claim as one plain English sentence, composed of its slots by templates; it never says more than they do."""

from __future__ import annotations

from schemas.records import Claim

NOUNS = {
    "top1_accuracy": "top-1 accuracy", "clock_frequency": "clock frequency", "process_node": "process node", "core_count": "number of cores", "thread_count": "number of threads",
    "chip_count": "number of chips", "transistor_count": "number of transistors", "parameter_count": "number of parameters", "convergence_epochs": "number of epochs to converge",
    "scale_limit": "largest configuration", "employee_count": "number of employees", "io_count": "number of I/O lines", "participant_count": "number of participants",
}  # fmt: skip
SPEED = frozenset({"performance", "throughput", "frame_rate", "data_rate"})
TIMES = frozenset({"training_time", "inference_time", "execution_time", "latency", "boot_time", "load_time"})
BOUNDS = {"about": "about ", "at_least": "at least ", "at_most": "at most ", "more_than": "more than ", "less_than": "less than ", "exact": ""}
UNITS = {"percent": "%", "percentage_point": " percentage points", "x": " times", "degC": " °C", "mm2": " mm²"}
SYMBOLS = {"USD": "$", "EUR": "€", "GBP": "£", "KRW": "₩", "TRY": "₺", "JPY": "¥"}
VERBS = {"release_date": "comes out", "mass_production_date": "goes into mass production", "completion_date": "is completed", "announcement_date": "was announced", "production_plan": "is to be produced"}
LEADS = {"hedged": "Reportedly, ", "hypothetical": "Hypothetically, ", "planned": "", "asserted": "", "denied": "It is denied that ", "asked": "It is asked whether "}
PLAIN = {
    ("performance", "better"): "is faster than", ("performance", "worse"): "is slower than", ("performance", "equal"): "is as fast as",
    ("price", "higher"): "is more expensive than", ("price", "lower"): "is cheaper than", ("price", "equal"): "costs as much as",
}  # fmt: skip
MULTIPLES = {0.5: "half", 2: "twice", 0.25: "a quarter of", 1 / 3: "a third of"}


def metric_noun(metric: str | None) -> str:
    return NOUNS.get(metric or "", (metric or "value").replace("_", " "))


def number(value: float) -> str:
    """Digits a reader takes in at once: ``1.5 billion``, ``21,760``, ``0.4``."""
    for size, word in ((1e12, "trillion"), (1e9, "billion"), (1e6, "million")):
        if abs(value) >= size:
            return f"{value / size:,.4g} {word}" if round(value / size, 3) == value / size else f"{value:,.15g}"
    return f"{value:,.15g}"


def amount(claim: Claim) -> str:
    """The value with its unit and bound."""
    if claim.value is None:
        return ""
    low = number(claim.value)
    text = f"{low} to {number(claim.value_max)}" if claim.value_max is not None else low
    unit = "" if (claim.metric or "").endswith("_count") or claim.metric in ("batch_size", "benchmark_score") else claim.unit or ""
    currency, _, per = unit.partition("/")
    if currency in SYMBOLS:
        return f"{BOUNDS[claim.quantifier]}{SYMBOLS[currency]}{text}{' per ' + per if per else ''}"
    shown = UNITS.get(unit, f" {unit}" if unit else "")
    return f"{BOUNDS[claim.quantifier]}{text}{shown}"


def compose(claim: Claim) -> str:
    """One sentence: subject, what it does, on what, against what; the source last."""
    subject = claim.subject or "Something unnamed"
    body = _event(claim, subject) or _comparison(claim, subject) or _value(claim, subject)
    if claim.benchmark and claim.type != "event":
        body += f" on {', '.join(claim.benchmark[:2])}"
    if claim.modality == "planned" and claim.type != "event":
        body += " (planned)"
    lead = LEADS[claim.modality]
    source = f", {claim.attributed_to} says" if claim.attributed_to else ""
    return f"{lead}{body}{source}."


def _event(claim: Claim, subject: str) -> str:
    if claim.type != "event":
        return ""
    return f"{subject} {VERBS.get(claim.metric or '', 'has a date')} {'in or on ' + claim.as_of if claim.as_of else ''}".rstrip()


def _comparison(claim: Claim, subject: str) -> str:
    if claim.comparator is None:
        return ""
    other = "before" if claim.comparator == "previous" else claim.comparator
    noun = metric_noun(claim.metric)
    if claim.value is None:
        plain = PLAIN.get((claim.metric or "", claim.direction or ""))
        if plain and other != "before":
            return f"{subject} {plain} {other}"
        words = {"better": "better", "worse": "worse", "higher": "higher", "lower": "lower", "equal": "equal"}.get(claim.direction or "", "different")
        return f"{subject} has {'the same' if words == 'equal' else 'a ' + words} {noun} {'as' if words == 'equal' else 'than'} {other}"
    if claim.unit == "x":
        times = MULTIPLES.get(claim.value, "")
        factor = f"{BOUNDS[claim.quantifier]}{times or number(claim.value) + ' times'}"
        return f"{subject} has {factor} the {noun} of {'before' if other == 'before' else other}" if other != "before" else f"The {noun} of {subject} is {factor} what it was before"
    up = claim.direction in ("better", "higher")
    if claim.metric in TIMES:
        word = "less" if up else "more"
        return f"{subject} needs {amount(claim)} {word} {noun} than {other}"
    word = {"better": "better", "worse": "worse", "higher": "higher", "lower": "lower"}.get(claim.direction or "", "different")
    return f"The {noun} of {subject} is {amount(claim)} {word} than {'that of ' if other != 'before' else ''}{other}"


def _value(claim: Claim, subject: str) -> str:
    noun = metric_noun(claim.metric)
    if claim.value is None:
        return f"{subject} has a {noun}"
    if claim.metric == "rank":
        return f"{subject} ranks number {number(claim.value)}"
    if claim.metric in ("price", "cost"):
        return f"{subject} costs {amount(claim)}"
    return f"The {noun} of {subject} is {amount(claim)}"
