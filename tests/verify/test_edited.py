"""Rows that somebody changed behind the tool's back: an audit says so, a refresh reads them anew."""

from __future__ import annotations

import pytest

from pipeline.engines.refresh import due_documents, refresh
from pipeline.settings import Settings
from pipeline.verify.review import review
from pipeline.verify.run import run_audit

TEXTS = [
    pytest.param("ko", "마루 C5 공개\n\n마루 C5의 메모리 대역폭은 3.6TB/s다. 소비전력은 450W다.\n", id="ko"),
    pytest.param("tr", "Maru C5 tanıtıldı\n\nMaru C5'in bellek bant genişliği 3,6 TB/s. Güç tüketimi 450 W.\n", id="tr"),
]
DIFFERS = "SELECT explanation FROM verifications WHERE cause = 'value_differs'"
SETTINGS = Settings(model="none")


@pytest.fixture
def filled(store, read, language, text):
    document = read(text, language)
    store.add(document)
    return document.article.doc_id


@pytest.mark.parametrize(("language", "text"), TEXTS)
@pytest.mark.parametrize("table", ["claims", "figures"])
def test_a_changed_value_is_found(store, filled, table):
    assert run_audit(store).edited == ()
    store.connection.execute(f"UPDATE {table} SET value = 9.9 WHERE value = 3.6")
    assert run_audit(store).edited == (filled,)
    [(said,)] = store.sql(DIFFERS).fetchall()
    assert said.startswith("The database says 9.9 TB/s, the words '3")
    assert said.endswith("say 3.6 TB/s: the row was changed after the text was read.")
    assert store.sql("SELECT standing, rule FROM standings WHERE claim_id = (SELECT claim_id FROM claims WHERE figure_start IS NOT NULL ORDER BY figure_start LIMIT 1)").fetchall() == [("inconclusive", "not_grounded")]


@pytest.mark.parametrize(("language", "text"), TEXTS)
@pytest.mark.parametrize("edit", ["UPDATE claims SET subject = 'X9' WHERE value = 450", "DELETE FROM claims", "UPDATE figures SET unit = 'kW' WHERE value = 450"])
def test_a_refresh_reads_anew_what_was_changed(store, filled, edit):
    refresh(store, SETTINGS, [filled])
    before = store.sql("SELECT claim_id, subject, value, unit FROM claims ORDER BY ALL").fetchall()
    assert due_documents(store, SETTINGS) == []
    store.connection.execute(edit)
    assert (due_documents(store, SETTINGS), run_audit(store).edited) == ([filled], (filled,))
    refresh(store, SETTINGS)
    assert store.sql("SELECT claim_id, subject, value, unit FROM claims ORDER BY ALL").fetchall() == before
    assert (due_documents(store, SETTINGS), run_audit(store).edited) == ([], ())


@pytest.mark.parametrize(("language", "text"), TEXTS)
def test_an_amendment_is_no_such_change(store, filled):
    [claim_id] = store.sql("SELECT claim_id FROM claims WHERE value = 450").fetchone()
    review(store, [claim_id], "amend", reviewer="kim", amended={"value": 400.0})
    assert run_audit(store).edited == ()
    assert store.sql(DIFFERS).fetchall() == []


@pytest.mark.parametrize(
    ("language", "text", "value", "unit"),
    [
        ("ko", "마루 C5 시험\n\n마루 C5는 라마에서 고작 118토큰을 낸다. 소비전력은 450W다.\n", 118, "token/s"),
        ("tr", "Maru C5 denendi\n\nMaru C5 Llama'da 118 jeton veriyor. Güç tüketimi 450 W.\n", 118, "token/s"),
    ],
)
def test_a_unit_that_the_metric_gave_is_no_change(store, read, language, text, value, unit):
    store.add(read(text, language))
    store.connection.execute("UPDATE figures SET unit = ? WHERE value = ?", [unit, value])
    store.connection.execute("UPDATE claims SET unit = ? WHERE value = ?", [unit, value])
    store.connection.execute("UPDATE figures SET value = 9 WHERE value = 450")
    run_audit(store)
    [(said,)] = store.sql(DIFFERS).fetchall()
    assert "450" in said
