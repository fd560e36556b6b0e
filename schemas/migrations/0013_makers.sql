-- The triples of 0002, where a firm of which something is claimed is its own maker, as in the column vendor: made_by finds all that is said of
-- a maker and its products.
CREATE OR REPLACE VIEW triples AS
SELECT subject, 'made_by' AS predicate, vendor AS object, claim_id, doc_id, confidence
FROM claims WHERE subject IS NOT NULL AND vendor IS NOT NULL
UNION ALL
SELECT subject, 'evaluated_on', benchmark_name, claim_id, doc_id, confidence
FROM (SELECT *, unnest(benchmark) AS benchmark_name FROM claims) WHERE subject IS NOT NULL
UNION ALL
SELECT benchmark_name, 'measures', metric, claim_id, doc_id, confidence
FROM (SELECT *, unnest(benchmark) AS benchmark_name FROM claims) WHERE metric IS NOT NULL
UNION ALL
SELECT coalesce(d.publisher, d.uri), 'reports', c.statement, c.claim_id, c.doc_id, c.confidence
FROM claims AS c JOIN documents AS d USING (doc_id) WHERE c.statement <> ''
UNION ALL
SELECT subject, 'compared_with', comparator, claim_id, doc_id, confidence
FROM claims WHERE subject IS NOT NULL AND comparator IS NOT NULL AND comparator <> 'previous'
UNION ALL
SELECT statement, 'attributed_to', attributed_to, claim_id, doc_id, confidence
FROM claims WHERE attributed_to IS NOT NULL AND statement <> ''
UNION ALL
SELECT
    subject, 'has_' || metric,
    CASE WHEN value = floor(value) AND abs(value) < 1e15 THEN CAST(CAST(value AS BIGINT) AS VARCHAR) ELSE CAST(value AS VARCHAR) END
    || coalesce(' ' || unit, ''),
    claim_id, doc_id, confidence
FROM claims WHERE subject IS NOT NULL AND metric IS NOT NULL AND value IS NOT NULL
UNION ALL
SELECT subject, predicate, object, NULL, doc_id, confidence FROM asserted_triples;
