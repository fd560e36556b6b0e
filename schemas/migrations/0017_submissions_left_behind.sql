-- How every submission stands, those of superseded texts among them.
CREATE VIEW every_submission_standing AS
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
        ELSE coalesce(e.reason, 'no row of the results speaks of it') END AS reason,
    d.superseded_by
FROM submissions AS s
JOIN documents AS d USING (doc_id)
JOIN submission_snapshots AS n USING (submission_id)
LEFT JOIN policy_standings AS p ON p.claim_id = s.submission_id
LEFT JOIN reasons AS e ON e.claim_id = s.submission_id
LEFT JOIN truth_reviews AS t ON t.claim_id = s.submission_id
LEFT JOIN deciding_reviews AS r ON r.claim_id = s.submission_id;

CREATE OR REPLACE VIEW submission_standings AS
SELECT submission_id, doc_id, statement, standing, sentence, decided_by, stale, reason FROM every_submission_standing WHERE superseded_by IS NULL;

-- What people reviewed in texts that newer ones took the place of: claims and submissions.
CREATE OR REPLACE VIEW left_behind AS
SELECT DISTINCT c.claim_id, c.doc_id, d.superseded_by AS newer_doc_id
FROM standing_reviews AS s JOIN (SELECT claim_id, doc_id FROM claims UNION ALL SELECT submission_id, doc_id FROM submissions) AS c USING (claim_id)
JOIN documents AS d USING (doc_id)
WHERE d.superseded_by IS NOT NULL;

-- Submissions that people reviewed and that their text, read again, no longer gives; the last decision of each, from the log.
CREATE VIEW submissions_gone AS
SELECT
    o.claim_id AS submission_id, d.doc_id, o.claim_snapshot ->> '$.kind' AS kind, o.claim_snapshot ->> '$.subject' AS subject,
    concat_ws(' ', o.claim_snapshot ->> '$.subject', o.claim_snapshot ->> '$.kind', array_to_string(CAST(o.claim_snapshot -> '$.benchmark' AS VARCHAR[]), ', '))
        || ' (no longer read from the text)' AS statement,
    CASE o.decision WHEN 'accept' THEN 'supported' WHEN 'reject' THEN 'refuted' ELSE 'inconclusive' END AS standing,
    o.reviewer AS decided_by, o.reviewer || ' decided: ' || o.decision || coalesce(' (' || o.note || ')', '') AS reason,
    d.title, d.uri, d.superseded_by
FROM (
    SELECT s.* FROM standing_reviews AS s ANTI JOIN submissions AS n ON n.submission_id = s.claim_id
    WHERE regexp_full_match(s.claim_id, '[0-9a-f]+-s[0-9]+-[0-9]+-[0-9]+')
    QUALIFY row_number() OVER (PARTITION BY s.claim_id ORDER BY s.review_id DESC) = 1
) AS o JOIN documents AS d ON d.doc_id = split_part(o.claim_id, '-s', 1);
