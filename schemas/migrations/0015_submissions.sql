-- Who is said to have brought results to a benchmark, with which software, in which division; who brought none, who alone did.
CREATE TABLE submissions (
    submission_id VARCHAR NOT NULL, doc_id VARCHAR NOT NULL, sentence_id INTEGER, evidence_start INTEGER NOT NULL, evidence_end INTEGER NOT NULL,
    kind VARCHAR NOT NULL, subject VARCHAR NOT NULL, subject_id VARCHAR, benchmark VARCHAR[], round VARCHAR, division VARCHAR, system VARCHAR,
    chips BIGINT, software VARCHAR[], exclusive BOOLEAN NOT NULL, statement VARCHAR NOT NULL, confidence DOUBLE NOT NULL, method VARCHAR NOT NULL
);

-- How each of those of current texts stands by the reference rows; `unchecked` before an audit and where no row speaks of it.
CREATE VIEW submission_standings AS
SELECT
    s.submission_id, s.doc_id, s.statement, coalesce(p.standing, 'unchecked') AS standing,
    substring(d.source_text, s.evidence_start + 1, s.evidence_end - s.evidence_start) AS sentence
FROM submissions AS s JOIN documents AS d USING (doc_id) LEFT JOIN policy_standings AS p ON p.claim_id = s.submission_id
WHERE d.superseded_by IS NULL;
