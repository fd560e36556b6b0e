"""``documents.cluster_id``: copies of one text under the smallest doc_id among them."""

from __future__ import annotations

import duckdb
import pyarrow as pa

from pipeline.clean.near_duplicates import cluster


def assign_clusters(connection: duckdb.DuckDBPyConnection) -> int:
    """Brings every cluster_id up to date, in the caller's transaction; the number of documents whose cluster changed.

    The clusters follow from the documents that are stored, whatever the order in which they came.
    """
    rows = connection.execute("SELECT doc_id, cluster_id, signature FROM documents LEFT JOIN signatures USING (doc_id)").fetchall()
    clusters = cluster({doc_id: sketch or b"" for doc_id, _, sketch in rows})
    changed = {doc_id: clusters[doc_id] for doc_id, old, _ in rows if clusters[doc_id] != old}
    if changed:
        connection.register("incoming", pa.table({"doc_id": list(changed), "cluster_id": list(changed.values())}))
        try:
            connection.execute("UPDATE documents SET cluster_id = i.cluster_id FROM incoming AS i WHERE documents.doc_id = i.doc_id")
        finally:
            connection.unregister("incoming")
    return len(changed)


def are_clustered(connection: duckdb.DuckDBPyConnection) -> bool:
    """Whether every document has a cluster: not so after a run that was killed."""
    return connection.execute("SELECT 1 FROM documents WHERE cluster_id IS NULL LIMIT 1").fetchone() is None
