"""What the database promises about documents: ids, idempotence, versions of a text, deletion."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace

import duckdb
import pytest

from pipeline import Pipeline
from pipeline.errors import InvariantError, StoreError, UsageError
from pipeline.store import Store
from pipeline.store.writer import PLACELESS_URIS


def contents(store: Store) -> dict[str, list[tuple]]:
    tables = ("documents", "document_uris", "blocks", "sentences", "mentions", "entities", "figures", "claims", "claim_slots", "extractions")
    return {table: store.sql(f"FROM {table}").fetchall() for table in tables}


def test_add_stores_every_record(store, make_document):
    assert store.add(make_document()) is True
    assert {table: len(rows) for table, rows in contents(store).items()} == {
        "documents": 1, "document_uris": 1, "blocks": 1, "sentences": 2, "mentions": 1, "entities": 1, "figures": 3, "claims": 1,
        "claim_slots": 1, "extractions": 1,
    }  # fmt: skip


def test_ids_derive_from_places(store, make_document):
    document = make_document()
    store.add(document)
    doc_id, start = document.article.doc_id, document.claims[0].figure
    assert store.sql("SELECT claim_id, figure_id, figure_start, sentence_id FROM claims").fetchall() == [
        (f"{doc_id}-c{start}-{start + 3}-0", f"{doc_id}-f{start}-{start + 3}", start, 1)
    ]


def test_same_bytes_again_change_nothing(store, make_document):
    store.add(make_document())
    before = contents(store)
    assert store.add(make_document()) is False
    assert contents(store) == before


def test_second_uri_is_noted(store, make_document):
    store.add(make_document())
    store.add(make_document(uri="https://example.org/b"))
    assert store.sql("SELECT uri FROM documents").fetchall() == [("https://example.org/a",)]
    assert store.sql("SELECT uri FROM document_uris ORDER BY uri").fetchall() == [("https://example.org/a",), ("https://example.org/b",)]


def test_newer_text_at_the_same_uri_supersedes(store, make_document):
    old, new = make_document("옛 글이다."), make_document("새 글이다.")
    store.add(old)
    store.add(new)
    assert dict(store.sql("SELECT doc_id, superseded_by FROM documents").fetchall()) == {
        old.article.doc_id: new.article.doc_id,
        new.article.doc_id: None,
    }


@pytest.mark.parametrize("uri", sorted(PLACELESS_URIS))
def test_texts_from_nowhere_do_not_supersede(store, make_document, uri):
    store.add(make_document("옛 글이다.", uri=uri))
    store.add(make_document("새 글이다.", uri=uri))
    assert store.sql("SELECT count(*) FROM documents WHERE superseded_by IS NULL").fetchall() == [(2,)]


@pytest.mark.parametrize(("old_words", "new_words"), [("옛 글이다.", "새 글이다."), ("Eski yazı.", "Yeni yazı.")])
def test_a_text_that_stands_at_another_address_is_not_superseded(store, make_document, old_words, new_words):
    here, there = "https://example.org/a", "https://example.com/copy"
    old = make_document(old_words, uri=here)
    old_id = old.article.doc_id
    new = make_document(new_words, uri=here)
    store.add(old)
    store.add(make_document(old_words, uri=there))
    store.add(new)
    fate = "SELECT superseded_by FROM documents WHERE doc_id = ?"
    assert store.sql(fate, [old_id]).fetchone() == (None,)
    store.add(make_document(new_words, uri=there))
    assert store.sql(fate, [old_id]).fetchone() == (new.article.doc_id,)
    store.delete(new.article.doc_id)
    assert store.sql(fate, [old_id]).fetchone() == (None,)


def test_a_superseded_text_that_is_met_elsewhere_stands_again(store, make_document):
    old, new = make_document("옛 글이다."), make_document("새 글이다.")
    store.add(old)
    store.add(new)
    store.add(make_document("옛 글이다.", uri="https://example.com/copy"))
    assert store.sql("SELECT count(*) FROM documents WHERE superseded_by IS NULL").fetchone() == (2,)


HERE, THERE = "https://example.org/a", "https://example.com/copy"
OLD_AND_NEW = [("옛 글이다.", "새 글이다."), ("Eski yazı.", "Yeni yazı.")]


def current(store: Store) -> dict[str, str | None]:
    return dict(store.sql("SELECT source_text, newer.text FROM documents LEFT JOIN (SELECT doc_id AS superseded_by, source_text AS text FROM documents) AS newer USING (superseded_by)").fetchall())


@pytest.mark.parametrize(("old", "new"), OLD_AND_NEW)
def test_a_text_that_is_put_back_is_current_again(store, make_document, old, new):
    for text in (old, new, old):
        store.add(make_document(text, uri=HERE))
    assert current(store) == {old: None, new: old}
    assert store.find_document(HERE) == make_document(old).article.doc_id
    store.add(make_document(new, uri=HERE))
    assert current(store) == {old: new, new: None}
    store.delete(HERE)
    assert current(store) == {old: None}


@pytest.mark.parametrize(("old", "new"), OLD_AND_NEW)
def test_of_three_texts_the_one_seen_last_is_current(store, make_document, old, new):
    third = "3."
    for text in (old, new, old, third, new):
        store.add(make_document(text, uri=HERE))
    assert current(store) == {old: new, new: None, third: new}
    store.delete(make_document(new).article.doc_id)
    assert current(store) == {old: third, third: None}


def test_the_same_text_again_changes_nothing_after_it_was_put_back(store, make_document):
    for text in ("옛 글이다.", "새 글이다.", "옛 글이다."):
        store.add(make_document(text, uri=HERE))
    before = contents(store)
    store.add(make_document("옛 글이다.", uri=HERE))
    assert contents(store) == before


def test_a_text_that_is_put_back_elsewhere_alone_leaves_the_other_address(store, make_document):
    old, new = OLD_AND_NEW[0]
    store.add(make_document(old, uri=HERE))
    store.add(make_document(new, uri=HERE))
    store.add(make_document(old, uri=THERE))
    assert (store.find_document(HERE), store.find_document(THERE)) == (make_document(new).article.doc_id, make_document(old).article.doc_id)


def test_the_name_of_a_file_stands_for_its_text_of_now_though_the_other_stands_elsewhere(store, make_document):
    old, new = OLD_AND_NEW[0]
    for text, uri in ((old, "in/n.txt"), (old, "in/copy.txt"), (new, "in/n.txt")):
        store.add(make_document(text, uri=uri))
    assert current(store) == {old: None, new: None}
    for name in ("n.txt", "in/n.txt"):
        assert store.find_document(name) == make_document(new).article.doc_id
    assert store.find_document("copy.txt") == make_document(old).article.doc_id


def test_texts_from_nowhere_are_all_found_or_none(store, make_document):
    for text in (*OLD_AND_NEW[0], OLD_AND_NEW[0][0]):
        store.add(make_document(text, uri="stdin"))
    with pytest.raises(UsageError, match="fits 2 documents"):
        store.find_document("stdin")


def test_delete_removes_all_but_reviews(store, make_document):
    document = make_document()
    store.add(document)
    claim_id = store.sql("SELECT claim_id FROM claims").fetchone()[0]
    store.connection.execute("INSERT INTO verifications VALUES (?, 'arithmetic', 'refuted', NULL, 'x', NULL, NULL, 'r', now()::TIMESTAMP)", [claim_id])
    store.connection.execute("INSERT INTO reviews VALUES (1, ?, 'kim', 'accept', NULL, NULL, NULL, '2026-01-01', '', 'h')", [claim_id])
    store.delete(document.article.doc_id[:6])
    counts = {table: len(rows) for table, rows in contents(store).items()}
    assert not any(counts.values())
    assert store.sql("SELECT count(*) FROM verifications").fetchone() == (0,)
    assert store.sql("SELECT count(*) FROM reviews").fetchone() == (1,)


def test_delete_frees_the_text_it_superseded(store, make_document):
    old, new = make_document("옛 글이다."), make_document("새 글이다.")
    store.add(old)
    store.add(new)
    store.delete(new.article.doc_id)
    assert store.sql("SELECT doc_id, superseded_by FROM documents").fetchall() == [(old.article.doc_id, None)]


def test_delete_of_what_is_not_there_says_so(store):
    with pytest.raises(UsageError, match="no document"):
        store.delete("0123456789abcdef")


def test_find_document_by_uri(store, make_document):
    store.add(make_document())
    assert store.find_document("https://example.org/a") == make_document().article.doc_id


def test_failed_transaction_leaves_nothing(store, make_document, monkeypatch):
    def full(*_: object, **__: object) -> None:
        raise duckdb.IOException("IO Error: Could not write all bytes to file: No space left on device")

    run_id = store.begin_run({})
    monkeypatch.setattr("pipeline.store.writer.insert_entities", full)
    with pytest.raises(StoreError, match="disk may be full: free some space"):
        store.add(make_document(), run_id=run_id)
    assert not any(contents(store).values())


def test_a_uri_stands_for_its_text_of_now(store, make_document):
    store.add(make_document("old text", uri="https://example.org/a"))
    new = make_document("new text", uri="https://example.org/a")
    store.add(new)
    assert store.find_document("https://example.org/a") == new.article.doc_id


def test_text_of_any_unicode_is_kept(store, make_document):
    text = "İı 가\u0000나 \u202eابج\u202c 🧪 한글 \u00a0끝\u2028."
    store.add(make_document(text))
    assert store.sql("SELECT source_text FROM documents").fetchone() == (text,)


def test_value_beyond_64_bits_is_left_out_with_a_warning(store, make_document):
    document = make_document("칩 7개를 샀다.")
    huge = replace(document, figures=(replace(document.figures[0], value=10**400),))
    store.add(huge)
    assert store.sql("SELECT value FROM figures").fetchone() == (None,)
    assert store.sql("SELECT code FROM warnings").fetchone() == ("value_too_large",)


def test_refused_document_is_not_stored(store, make_document):
    with pytest.raises(InvariantError):
        store.add(replace(make_document(), figures=()))
    assert not any(contents(store).values())


def test_closed_store_opens_again(store, make_document):
    store.add(make_document())
    store.release()
    assert store.sql("SELECT count(*) FROM documents").fetchone() == (1,)


def test_store_in_memory(make_document):
    with Store(":memory:") as store:
        store.add(make_document())
        store.release()
        assert store.sql("SELECT count(*) FROM claims").fetchone() == (1,)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_an_entity_of_several_documents_does_not_hang_on_their_order(tmp_path, order):
    texts = ["가람의 NPU 하늘 H7은 75W다.", "노을의 칩 하늘 H7은 80W다.", "하늘 H7은 빠르다. 메모리는 16GB다."]
    with Store(tmp_path / "claims.duckdb") as store:
        for n in order:
            store.add(Pipeline().process(texts[n], language="ko"))
        rows = store.sql("SELECT * FROM entities ORDER BY entity_id").fetchall()
    with Store(tmp_path / "other.duckdb") as store:
        for text in texts:
            store.add(Pipeline().process(text, language="ko"))
        assert store.sql("SELECT * FROM entities ORDER BY entity_id").fetchall() == rows


@pytest.mark.parametrize(
    "query",
    ["delete from documents", "UPDATE documents SET title = 'x'", "DROP TABLE reviews", "SELECT 1; DELETE FROM documents", "COPY documents TO 'x.csv'",
     "SELECT * FROM read_text('/etc/hostname')", "FROM '/etc/hostname'", "FROM read_csv('/etc/passwd')", "ATTACH 'x.duckdb'", "SET threads = 1", "INSTALL httpfs"],
)  # fmt: skip
@pytest.mark.parametrize("kind", ["file", "read-only", "memory"])
def test_sql_changes_nothing_and_reads_no_files(tmp_path, database, make_document, monkeypatch, query, kind):
    monkeypatch.chdir(tmp_path)
    with Store(":memory:" if kind == "memory" else database, read_only=kind == "read-only") as store:
        if kind == "memory":
            store.add(make_document())
        before = contents(store)
        with pytest.raises((UsageError, StoreError)):
            store.sql(query).fetchall()
        assert contents(store) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["claims.duckdb"]


@pytest.mark.parametrize("where", ["file", "memory"])
def test_a_store_is_closed_when_its_with_ends(tmp_path, make_document, where):
    with Store(":memory:" if where == "memory" else tmp_path / "claims.duckdb") as store:
        store.add(make_document())
    for use in (lambda: store.sql("FROM claims"), lambda: store.add(make_document()), lambda: store.delete("0123"), lambda: store.connection):
        with pytest.raises(StoreError, match="is closed: use it inside its `with`"):
            use()
    store.close()


@pytest.mark.parametrize("what", ["x", None, b"x", 1])
def test_what_is_no_document_is_said(store, what):
    with pytest.raises(UsageError, match=r"^Store\.add takes a Document, .*not \w+\.$"):
        store.add(what)
    assert not any(contents(store).values())


def test_a_database_open_twice_in_one_process_is_said(database):
    with duckdb.connect(str(database)), pytest.raises(StoreError, match="open in this process already"):
        Store(database)


LOCKER = """
import duckdb, sys
connection = duckdb.connect(sys.argv[1])
print("held", flush=True)
sys.stdin.read()
"""


def test_what_a_killed_first_run_left_is_removed_and_what_is_no_leaving_stays(empty, template, tmp_path):
    files = {
        "claims.duckdb.new-0123abcd": b"", "claims.duckdb.new-1123abcd": empty.read_bytes(),  # of killed processes
        "claims.duckdb.new-2123abcd": template.read_bytes(), "claims.duckdb.new-3123abcd": b"notes\n" * 3000, "claims.duckdb.new-mine": b"",
        "other.duckdb.new-0123abcd": b"", "claims.duckdb.new-young000": b"", "claims.duckdb.new-4123abcd": b"", "claims.duckdb.new-5123abcd": empty.read_bytes(),
    }  # fmt: skip
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
        if name != "claims.duckdb.new-4123abcd":  # that one is young
            os.utime(tmp_path / name, (0, 0))
    with subprocess.Popen([sys.executable, "-c", LOCKER, str(tmp_path / "claims.duckdb.new-5123abcd")], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        os.utime(tmp_path / "claims.duckdb.new-5123abcd", (0, 0))
        Store(tmp_path / "claims.duckdb").close()
        holder.kill()
    left = {path.name for path in tmp_path.iterdir()} - {"claims.duckdb"}
    assert left == set(files) - {"claims.duckdb.new-0123abcd", "claims.duckdb.new-1123abcd"}
