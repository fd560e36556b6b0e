"""One batch: every source ends in ``documents`` or among the rejects."""

from __future__ import annotations

import re
import time
from dataclasses import replace

import pytest
from wordless import source

from pipeline.app import Pipeline
from pipeline.engines.batch import content_sha256, process_batch
from pipeline.engines.limits import TooSlowError, seconds_for, time_limit
from pipeline.errors import ModelError, RejectError
from pipeline.settings import Settings
from schemas.records import Figure, Source


def documents(batch) -> list[str]:
    return batch.tables["documents"]["uri"].to_pylist()


@pytest.fixture
def failing(monkeypatch):
    """Makes the source of ``news/2.txt`` fail with what the test sets."""
    errors: list[BaseException] = []
    read = Pipeline.read

    def read_or_fail(self, given):
        if errors and given.uri == "news/2.txt":
            raise errors[0]
        return read(self, given)

    monkeypatch.setattr(Pipeline, "read", read_or_fail)
    return errors


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (RejectError("binary", "This is no text."), "binary"),
        (ZeroDivisionError("division by zero"), "internal_error"),
        (MemoryError(), "internal_error"),
        (RecursionError("too deep"), "internal_error"),
    ],
)
def test_failing_document_is_set_aside_alone(failing, error, reason):
    failing.append(error)
    batch = process_batch([source(1), source(2), source(3)], Settings())
    assert documents(batch) == ["news/1.txt", "news/3.txt"]
    assert [(reject.uri, reject.reason) for reject in batch.rejects] == [("news/2.txt", reason)]


def test_a_document_that_takes_too_long_is_set_aside_alone(monkeypatch):
    read = Pipeline.read

    def slow(self, given):
        while given.uri == "news/2.txt":
            pass
        return read(self, given)

    monkeypatch.setattr(Pipeline, "read", slow)
    batch = process_batch([source(1), source(2), source(3)], Settings(model="none"), seconds=5)
    assert documents(batch) == ["news/1.txt", "news/3.txt"]
    assert [(reject.uri, reject.reason) for reject in batch.rejects] == [("news/2.txt", "too_slow")]
    assert "5 seconds" in batch.rejects[0].detail


def test_time_runs_out_inside_a_pattern_and_ends_with_the_document():
    with pytest.raises(TooSlowError), time_limit(0.2):
        re.match(r"(a+)+b", "a" * 40)
    with time_limit(0.01):
        pass
    time.sleep(0.05)  # no alarm is left over
    assert seconds_for(Settings(model="llm:some")) is None


def test_ctrl_c_is_not_a_reject(failing):
    failing.append(KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        process_batch([source(1), source(2)], Settings())


def test_a_model_that_cannot_be_used_is_no_fault_of_a_document(failing):
    failing.append(ModelError("There is no such model."))
    with pytest.raises(ModelError):
        process_batch([source(1), source(2)], Settings())


def test_reject_names_the_stage_that_failed(monkeypatch):
    def broken(*_: object) -> None:
        raise ValueError("broken")

    monkeypatch.setattr("pipeline.clean.text.read_text", broken, raising=False)
    monkeypatch.setattr("pipeline.app.read_article", compile_in("pipeline.clean.text"))
    batch = process_batch([source(1)], Settings())
    assert [(reject.stage, reject.detail) for reject in batch.rejects] == [
        ("clean", "ValueError at pipeline.clean.text:1: broken")
    ]


def compile_in(module: str):
    """A function that fails and says that it stands in ``module``."""
    names = {"__name__": module}
    exec("def fail(*_): raise ValueError('broken')", names)
    return names["fail"]


def test_document_that_breaks_a_promise_is_refused(monkeypatch):
    monkeypatch.setattr(
        "pipeline.app.STAGES", (lambda document, _: replace(document, figures=(Figure(0, 2, "??", "quantity"),)),)
    )
    batch = process_batch([source(1)], Settings())
    assert [(reject.stage, reject.reason) for reject in batch.rejects] == [("store", "invariant")]


def test_same_bytes_twice_are_one_document_at_two_uris():
    batch = process_batch([source(1), replace(source(1), uri="copy.txt")], Settings())
    assert documents(batch) == ["news/1.txt"]
    assert batch.tables["document_uris"]["uri"].to_pylist() == ["news/1.txt", "copy.txt"]


def test_file_name_that_is_no_unicode():
    batch = process_batch([replace(source(1), uri="na\udceflve.txt")], Settings())
    assert documents(batch) == ["na\\udceflve.txt"]


@pytest.mark.parametrize("given", [source(1), Source("a.txt", "text/plain", data="칩이 빠르다고 회사가 말했다.".encode("cp949"))])
def test_hash_is_that_of_the_document(given):
    batch = process_batch([given], Settings())
    assert batch.tables["documents"]["sha256"].to_pylist() == [content_sha256(given)]
