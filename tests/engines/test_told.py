"""What several containers tell of one text comes to the same in any order, and what hangs on it is read again."""

from __future__ import annotations

from itertools import permutations

import pytest

from pipeline.engines.local import run_local
from pipeline.engines.refresh import refresh
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.told import Told, merged
from schemas.records import Source

RULES = Settings(model="none")
TEXTS = {
    "ko": "다온의 새 칩 N2는 지난해 5월 3일 나왔다. 이 칩은 ResNet-50 추론에서 A100보다 31% 빠르다고 회사가 말했다.\n",
    "tr": "Daon'un yeni yongası N2 geçen yıl 3 Mayıs'ta çıktı. Şirkete göre yonga ResNet-50 çıkarımında A100'den yüzde 31 daha hızlı.\n",
}
PAGE = "<html><head><title>{title}</title></head><body><article><h1>{title}</h1><p>{text}</p></article></body></html>"


def sources(text: str, media_type: str) -> list[Source]:
    return [
        Source("t1", media_type, data=text.encode()),
        Source("rows.jsonl#1", media_type, text=text, published="2024-05-01", title="나중", canonical_url="https://example.org/b"),
        Source("rows.jsonl#2", media_type, text=text, published="2025-06-01", title="먼저", canonical_url="https://example.org/a"),
    ]


def state(store: Store) -> list[list[tuple[object, ...]]]:
    queries = (
        "SELECT title, published_at, canonical_url, language FROM documents", "SELECT * EXCLUDE (run_id) FROM claims", "FROM figures", "FROM blocks",
        "FROM origins", "SELECT doc_id, fingerprint FROM extractions", "SELECT uri FROM document_uris", "FROM signatures", "FROM row_hashes",
    )  # fmt: skip
    return [sorted(store.sql(query).fetchall(), key=repr) for query in queries]


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("media_type", ["text/plain", "text/html"])
def test_the_order_of_containers_changes_nothing(language, media_type):
    text = TEXTS[language] if media_type == "text/plain" else PAGE.format(title="N2", text=TEXTS[language])
    found = []
    for number, order in enumerate(permutations(sources(text, media_type))):
        with Store(":memory:") as store:
            for together in [order] if number % 2 else [[one] for one in order]:
                run_local(together, RULES, store, workers=1)
            found.append(state(store))
    assert all(one == found[0] for one in found)
    assert found[0][0] == [("나중", "2024-05-01", "https://example.org/a", language)]
    assert "2023-05-03" in {row[9] for row in found[0][2]}


def test_a_date_that_comes_later_is_filled_in(store):
    first, second, _ = sources(TEXTS["ko"], "text/plain")
    run_local([first], RULES, store)
    summary = run_local([second], RULES, store)
    assert (summary.counts.unchanged, summary.reread) == (1, 1)
    assert store.sql("SELECT published_at FROM documents").fetchall() == [("2024-05-01",)]
    assert run_local([second, first], RULES, store).reread == 0


def test_an_address_alone_makes_nothing_due(store):
    run_local([Source("a", "text/plain", text=TEXTS["ko"])], RULES, store)
    assert run_local([Source("b", "text/plain", text=TEXTS["ko"], canonical_url="https://example.org/a")], RULES, store).reread == 0
    assert store.sql("SELECT canonical_url FROM documents").fetchall() == [("https://example.org/a",)]


@pytest.mark.parametrize("by_refresh", [False, True])
def test_a_run_that_ends_before_is_completed_by_the_next_or_by_refresh(store, monkeypatch, by_refresh):
    first, second, _ = sources(TEXTS["ko"], "text/plain")
    run_local([first], RULES, store)
    with monkeypatch.context() as stopped:
        stopped.setattr("pipeline.engines.refresh.reread_batch", lambda *_: pytest.fail("stopped"))
        with pytest.raises(BaseException, match="stopped"):
            run_local([second], RULES, store)
    assert (refresh(store, RULES).refreshed if by_refresh else run_local([second], RULES, store).reread) == 1
    assert store.sql("SELECT published_at FROM documents").fetchall() == [("2024-05-01",)]


def test_ids_of_claims_stay_when_they_are_read_again(store):
    first, second, _ = sources(TEXTS["ko"], "text/plain")
    run_local([first], RULES, store)
    before = store.sql("SELECT claim_id FROM claims").fetchall()
    run_local([second], RULES, store)
    assert before
    assert set(before) <= set(store.sql("SELECT claim_id FROM claims").fetchall())


@pytest.mark.parametrize(
    ("dates", "date"),
    [(["2025-06-01", "1 May 2024"], "1 May 2024"), (["soon", "2025-06-01"], "2025-06-01"), (["2024-05-01", "2024-05-01T09:00"], "2024-05-01T09:00"),
     ([None, "soon"], "soon"), ([None, None], None)],
)  # fmt: skip
def test_of_dates_the_earliest_counts(dates, date):
    told = [Told(None, None, one) for one in dates]
    assert merged(told) == merged(told[::-1]) == Told(None, None, date)
