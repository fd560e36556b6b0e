-- Reference rows: what chips, systems and data sets are (specs), and what MLPerf Training measured (results).
-- set_name says where a row came from: "built in", or the file that the user imported.
CREATE TABLE reference_sets (set_name VARCHAR PRIMARY KEY, digest VARCHAR NOT NULL, rows INTEGER NOT NULL, loaded_at TIMESTAMP NOT NULL);
CREATE TABLE reference_specs (
    set_name VARCHAR NOT NULL, vendor VARCHAR, product VARCHAR NOT NULL, names VARCHAR[], families VARCHAR[], metric VARCHAR NOT NULL,
    benchmark VARCHAR[], value DOUBLE, value_max DOUBLE, unit VARCHAR, quantifier VARCHAR NOT NULL, text_value VARCHAR, conditions JSON,
    whole_name BOOLEAN NOT NULL, status VARCHAR NOT NULL, origin VARCHAR, as_of VARCHAR, attribute VARCHAR, source VARCHAR NOT NULL,
    note VARCHAR
);
CREATE TABLE reference_results (
    set_name VARCHAR NOT NULL, round VARCHAR NOT NULL, division VARCHAR NOT NULL, benchmark VARCHAR NOT NULL, submitter VARCHAR NOT NULL,
    system VARCHAR NOT NULL, accelerator VARCHAR, accelerator_count INTEGER, framework VARCHAR, minutes DOUBLE NOT NULL,
    source VARCHAR NOT NULL, source_path VARCHAR, how VARCHAR
);

-- What the policy made of the checks of a claim (or of a figure that carries no claim: then claim_id holds its figure_id).
CREATE TABLE policy_standings (
    claim_id VARCHAR NOT NULL, doc_id VARCHAR NOT NULL, standing VARCHAR NOT NULL, rule VARCHAR NOT NULL, run_id VARCHAR NOT NULL
);

-- The end of the review log, so that rows missing from its end are found.
CREATE TABLE review_head (review_count BIGINT NOT NULL, last_hash VARCHAR NOT NULL);
INSERT INTO review_head SELECT count(*), coalesce((SELECT hash FROM reviews ORDER BY review_id DESC LIMIT 1), '') FROM reviews;

-- People overrule the policy. A claim whose checks were removed since (its slots changed) is unchecked again; one that was
-- checked by other means than `audit run` has the gravest verdict.
CREATE OR REPLACE VIEW standings AS
WITH gravest AS (
    SELECT
        claim_id,
        CASE
            WHEN bool_or(verdict = 'refuted') THEN 'refuted'
            WHEN bool_or(verdict = 'conflicting') THEN 'conflicting'
            WHEN bool_or(verdict = 'supported') THEN 'supported'
            ELSE 'inconclusive'
        END AS standing
    FROM verifications GROUP BY claim_id
), policy AS (
    SELECT g.claim_id, coalesce(p.standing, g.standing) AS standing FROM gravest AS g LEFT JOIN policy_standings AS p USING (claim_id)
)
SELECT
    c.claim_id,
    CASE r.decision WHEN 'accept' THEN 'supported' WHEN 'amend' THEN 'supported' WHEN 'reject' THEN 'refuted'
        WHEN 'unsure' THEN 'inconclusive' ELSE coalesce(p.standing, 'unchecked') END AS standing,
    coalesce(r.reviewer, 'policy') AS decided_by,
    coalesce(CAST(r.claim_snapshot AS VARCHAR) <> s.snapshot, false) AS stale
FROM claims AS c
JOIN claim_snapshots AS s USING (claim_id)
LEFT JOIN policy AS p USING (claim_id)
LEFT JOIN deciding_reviews AS r USING (claim_id);

-- Every figure that was judged, whether or not a claim stands on it: where an auditor asks "what of this number?".
-- Of several claims on one figure the gravest standing counts.
CREATE VIEW figure_standings AS
WITH judged AS (
    SELECT c.figure_id, c.claim_id, s.standing FROM claims AS c JOIN standings AS s USING (claim_id) WHERE c.figure_id IS NOT NULL
    UNION ALL
    SELECT f.figure_id, NULL, p.standing
    FROM figures AS f JOIN policy_standings AS p ON f.figure_id = p.claim_id SEMI JOIN verifications AS v ON v.claim_id = f.figure_id
)
SELECT f.doc_id, f.figure_id, f.span_start, f.span_end, f.surface, j.claim_id, j.standing
FROM judged AS j JOIN figures AS f USING (figure_id)
QUALIFY row_number() OVER (
    PARTITION BY figure_id
    ORDER BY list_position(['refuted', 'conflicting', 'supported', 'inconclusive', 'unchecked'], j.standing), j.claim_id
) = 1;

-- Reviews whose claim is gone: a later extraction no longer reads one there, or its document was deleted.
CREATE VIEW orphaned_reviews AS
SELECT r.* FROM reviews AS r ANTI JOIN claims AS c USING (claim_id);

-- What a source text hashed to when it was stored, so that a later change of it is found.
CREATE TABLE text_hashes (doc_id VARCHAR PRIMARY KEY, sha256 VARCHAR NOT NULL);
INSERT INTO text_hashes SELECT doc_id, sha256(source_text) FROM documents;

-- Random samples of claims drawn to be judged.
CREATE TABLE audit_samples (sample_id INTEGER NOT NULL, position INTEGER NOT NULL, claim_id VARCHAR NOT NULL, drawn_at TIMESTAMP NOT NULL);
