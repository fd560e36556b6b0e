-- People review submissions as they review claims: reviews.claim_id then holds a submission_id. What a reviewer sees and signs of one.
CREATE VIEW submission_snapshots AS
SELECT
    submission_id,
    CAST(to_json(struct_pack(
        kind := kind, subject := subject, benchmark := benchmark, round := round, division := division, system := system,
        chips := chips, software := software, exclusive := exclusive
    )) AS VARCHAR) AS snapshot
FROM submissions;

-- How each of those of current texts stands; people overrule the policy. `unchecked` before an audit and where no row speaks of it.
CREATE OR REPLACE VIEW submission_standings AS
WITH reasons AS (
    SELECT claim_id, string_agg(explanation, ' ' ORDER BY explanation) AS reason FROM verifications GROUP BY claim_id
)
SELECT
    s.submission_id, s.doc_id, s.statement,
    CASE t.decision WHEN 'accept' THEN 'supported' WHEN 'reject' THEN 'refuted' WHEN 'unsure' THEN 'inconclusive'
        ELSE coalesce(p.standing, 'unchecked') END AS standing,
    substring(d.source_text, s.evidence_start + 1, s.evidence_end - s.evidence_start) AS sentence,
    coalesce(t.reviewer, 'policy') AS decided_by,
    coalesce(CAST(r.claim_snapshot AS VARCHAR) <> n.snapshot, false) AS stale,
    CASE WHEN t.decision IS NOT NULL THEN t.reviewer || ' decided: ' || t.decision || coalesce(' (' || t.note || ')', '')
        ELSE coalesce(e.reason, 'no row of the results speaks of it') END AS reason
FROM submissions AS s
JOIN documents AS d USING (doc_id)
JOIN submission_snapshots AS n USING (submission_id)
LEFT JOIN policy_standings AS p ON p.claim_id = s.submission_id
LEFT JOIN reasons AS e ON e.claim_id = s.submission_id
LEFT JOIN truth_reviews AS t ON t.claim_id = s.submission_id
LEFT JOIN deciding_reviews AS r ON r.claim_id = s.submission_id
WHERE d.superseded_by IS NULL;

-- Reviews whose claim or submission is gone: a later extraction no longer reads one there, or its document was deleted.
CREATE OR REPLACE VIEW orphaned_reviews AS
SELECT r.* FROM reviews AS r ANTI JOIN claims AS c USING (claim_id) ANTI JOIN submissions AS s ON s.submission_id = r.claim_id;
