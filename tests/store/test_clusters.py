"""Copies of one text share a cluster, whatever the order in which documents come and go."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from pipeline.engines.batch import process_batch
from pipeline.engines.local import run_local
from pipeline.engines.refresh import refresh
from pipeline.settings import Settings
from pipeline.store import Store
from schemas.records import Source

SUBJECTS = "회사는 연구진은 협력사는 경쟁사는 고객은 분석가는 투자자는 개발자는 정부는 대학은".split()
OBJECTS = "새 가속기를|시험 결과를|공급 계약을|설계 도구를|서버 기판을|냉각 장치를|학습 모델을|추론 속도를|전력 절감을|차기 공정을".split("|")
VERBS = "발표했다. 공개했다. 검토했다. 비교했다. 강조했다. 소개했다. 평가했다. 예고했다. 확대했다. 설명했다.".split()


def release(seed: int, sentences: int = 40) -> str:
    """A press release; another seed gives another one."""
    pick = random.Random(seed)
    return " ".join(f"{pick.choice(SUBJECTS)} {pick.choice(OBJECTS)} {pick.choice(VERBS)}" for _ in range(sentences))


def copy(number: int) -> Source:
    """The release as site ``number`` carries it: under a headline and with a closing line of its own."""
    text = f"{release(900 + number, 1)}\n\n{release(1)}\n\n{release(700 + number, 2)}\n"
    return Source(f"https://site{number}.example/a", "text/plain", text=text)


def article(number: int) -> Source:
    return Source(f"https://news.example/{number}", "text/plain", text=release(10_000 + number))


def clusters(store: Store) -> dict[str, str]:
    return dict(store.sql("SELECT doc_id, cluster_id FROM documents ORDER BY doc_id").fetchall())


@pytest.fixture(scope="module")
def sources() -> list[Source]:
    return [*map(copy, range(30)), *map(article, range(10))]


@pytest.fixture
def filled(store: Store, sources: list[Source]) -> Store:
    run_local(sources, Settings(), store)
    return store


def test_thirty_copies_are_one_cluster_and_other_articles_are_alone(filled):
    sizes = filled.sql("SELECT count(*) FROM documents GROUP BY cluster_id ORDER BY 1 DESC").fetchall()
    assert sizes == [(30,)] + [(1,)] * 10


def test_a_cluster_has_the_smallest_id_of_its_copies(filled):
    query = "SELECT bool_and(cluster_id = first) FROM (SELECT cluster_id, min(doc_id) AS first FROM documents GROUP BY cluster_id)"
    assert filled.sql(query).fetchall() == [(True,)]


def test_neither_order_nor_portions_matter(filled, sources, empty, tmp_path):
    expected = clusters(filled)
    shuffled = random.Random(3).sample(sources, len(sources))
    with Store(tmp_path / "other.duckdb") as other:
        for start in range(0, len(shuffled), 13):
            run_local(shuffled[start : start + 13], Settings(), other)
        assert clusters(other) == expected


def test_a_run_that_stores_nothing_changes_no_cluster(filled, sources):
    before = clusters(filled)
    run_local(sources[:2], Settings(), filled)
    assert clusters(filled) == before


def test_a_run_completes_what_a_killed_one_left(filled, sources):
    expected = clusters(filled)
    filled.connection.execute("UPDATE documents SET cluster_id = NULL")
    run_local(sources[:1], Settings(), filled)
    assert clusters(filled) == expected


def test_deleting_the_first_copy_names_the_cluster_anew(filled):
    leader = filled.sql("SELECT cluster_id FROM documents GROUP BY cluster_id HAVING count(*) = 30").fetchall()[0][0]
    filled.delete(leader)
    left = filled.sql("SELECT cluster_id, min(doc_id), count(*) FROM documents GROUP BY cluster_id HAVING count(*) > 1").fetchall()
    assert [(name == first, size) for name, first, size in left] == [(True, 29)]
    assert leader not in clusters(filled)
    assert filled.sql("SELECT count(*) FROM signatures WHERE doc_id = ?", [leader]).fetchall() == [(0,)]


def test_a_refresh_signs_documents_of_an_older_database(filled):
    expected = clusters(filled)
    filled.connection.execute("DELETE FROM signatures; UPDATE documents SET cluster_id = doc_id; UPDATE extractions SET fingerprint = 'older'")
    refresh(filled, Settings())
    assert clusters(filled) == expected


def test_documents_added_one_by_one_are_clustered_at_the_end(empty, tmp_path, make_document):
    text = release(1)
    with Store(tmp_path / "a.duckdb") as store:
        ids = sorted([make_document(text).article.doc_id, make_document(text + " 끝이다.").article.doc_id])
        store.add(make_document(text))
        store.add(make_document(text + " 끝이다.", uri="b"))
    with Store(tmp_path / "a.duckdb", read_only=True) as store:
        assert clusters(store) == {ids[0]: ids[0], ids[1]: ids[0]}


def test_short_bodies_are_alone(store):
    run_local([Source(str(n), "text/plain", text="칩이 31% 빠르다고 한다." + "!" * n) for n in range(3)], Settings(), store)
    assert all(doc_id == cluster for doc_id, cluster in clusters(store).items())


def test_signatures_are_the_workers_business():
    batch = process_batch([copy(1), replace(copy(1), uri="again")], Settings())
    assert batch.tables["signatures"].num_rows == 1
