"""The check *agreement*: two documents, and the cause of their difference."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit

HEAD = "가온 K2 소식\n\n"


def causes(store, read, *texts, language="ko", cluster=None):
    ids = []
    for text in texts:
        document = read(text, language)
        store.add(document)
        ids.append(document.article.doc_id)
    if cluster:
        store.sql("UPDATE documents SET cluster_id = 'c'")
    run_audit(store)
    return {
        (verdict, cause)
        for verdict, cause in store.sql("SELECT verdict, cause FROM verifications WHERE check_name = 'agreement'").fetchall()
    }


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("가온 K2의 메모리 용량은 96GB다.", "K2는 새 칩이다. 가온 K2의 메모리 용량은 128GB다.", ("conflicting", "contradiction")),
        ("가온 K2의 메모리 용량은 96GB다.", "K2는 새 칩이다. 가온 K2의 메모리 용량은 96GB다.", ("supported", "agreement")),
        ("가온 K2의 소비전력은 352W다.", "K2는 새 칩이다. 가온 K2의 소비전력은 350W다.", ("supported", "rounding")),
        ("가온 K2의 메모리 용량은 96GB다.", "바로잡습니다. 가온 K2의 메모리 용량은 128GB가 아니라 96GB로 정정합니다.", None),
    ],
)
def test_cause(store, read, first, second, expected):
    found = causes(store, read, HEAD + first + "\n", second + "\n")
    if expected is None:
        assert ("conflicting", "contradiction") not in found
    else:
        assert found == {expected}


def test_copies_of_one_cluster_count_once(store, read):
    text = "가온 K2의 메모리 용량은 96GB다."
    assert causes(store, read, HEAD + text + "\n", "속보. " + text + "\n", cluster=True) == set()
