-- People review figures that carry no claim as they review claims: reviews.claim_id then holds a figure_id. What a reviewer sees and signs of one.
CREATE VIEW figure_snapshots AS
SELECT
    figure_id,
    CAST(to_json(struct_pack(
        surface := surface, kind := kind, value := value, value_max := value_max, unit := unit, text_value := text_value, quantifier := quantifier
    )) AS VARCHAR) AS snapshot
FROM figures;

-- How every figure stands that a check or a person judged by itself, those of superseded texts among them; people overrule the policy.
CREATE VIEW every_figure_standing AS
WITH reasons AS (
    SELECT
        v.claim_id AS figure_id,
        coalesce(
            string_agg(DISTINCT v.explanation, ' ' ORDER BY v.explanation) FILTER (v.verdict = p.standing),
            string_agg(DISTINCT v.explanation, ' ' ORDER BY v.explanation)
        ) AS reason,
        first(p.standing) AS standing
    FROM verifications AS v JOIN policy_standings AS p USING (claim_id) SEMI JOIN figures AS f ON f.figure_id = v.claim_id GROUP BY v.claim_id
)
SELECT
    f.figure_id, f.doc_id, f.surface, f.span_start, f.span_end,
    CASE t.decision WHEN 'accept' THEN 'supported' WHEN 'reject' THEN 'refuted' WHEN 'unsure' THEN 'inconclusive'
        ELSE coalesce(e.standing, 'unchecked') END AS standing,
    e.standing AS policy_standing,
    coalesce(t.reviewer, 'policy') AS decided_by,
    coalesce(CAST(t.claim_snapshot AS VARCHAR) <> n.snapshot, false) AS stale,
    CASE WHEN t.decision IS NOT NULL THEN t.reviewer || ' decided: ' || t.decision || coalesce(' (' || t.note || ')', '') ELSE e.reason END AS reason,
    d.superseded_by
FROM figures AS f
JOIN documents AS d USING (doc_id)
JOIN figure_snapshots AS n USING (figure_id)
LEFT JOIN reasons AS e USING (figure_id)
LEFT JOIN truth_reviews AS t ON t.claim_id = f.figure_id
WHERE e.figure_id IS NOT NULL OR t.claim_id IS NOT NULL;

-- The view of 0003, where people's decisions on figures count.
CREATE OR REPLACE VIEW figure_standings AS
WITH judged AS (
    SELECT c.figure_id, c.claim_id, s.standing FROM claims AS c JOIN standings AS s USING (claim_id) WHERE c.figure_id IS NOT NULL
    UNION ALL
    SELECT figure_id, NULL, standing FROM every_figure_standing
)
SELECT f.doc_id, f.figure_id, f.span_start, f.span_end, f.surface, j.claim_id, j.standing
FROM judged AS j JOIN figures AS f USING (figure_id)
QUALIFY row_number() OVER (
    PARTITION BY figure_id
    ORDER BY list_position(['refuted', 'conflicting', 'supported', 'inconclusive', 'unchecked'], j.standing), j.claim_id
) = 1;

-- Reviews whose claim, submission or figure is gone: a later extraction no longer reads one there, or its document was deleted.
CREATE OR REPLACE VIEW orphaned_reviews AS
SELECT r.* FROM reviews AS r ANTI JOIN claims AS c USING (claim_id) ANTI JOIN submissions AS s ON s.submission_id = r.claim_id
ANTI JOIN figures AS f ON f.figure_id = r.claim_id;
