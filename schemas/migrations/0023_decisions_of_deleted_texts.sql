-- What a text handed on to its successor stays there when the text is deleted: the log then has a row of the decision `handed`, which names the
-- older claim and how that stood. A successor hands on what was handed to it.
CREATE OR REPLACE VIEW counterparts AS
WITH left_texts AS (
    SELECT DISTINCT d.doc_id, d.superseded_by AS newer_doc_id
    FROM (SELECT DISTINCT split_part(claim_id, '-', 1) AS doc_id FROM reviews) AS r JOIN documents AS d USING (doc_id) WHERE d.superseded_by IS NOT NULL
), concerned AS (
    SELECT doc_id FROM left_texts UNION SELECT newer_doc_id FROM left_texts
), told AS (
    SELECT claim_id AS id, 'claim ' || split_part(claim_id, '-', -1) AS sort, doc_id, evidence_start AS starts, evidence_end AS ends, coalesce(figure_start - evidence_start, -1) AS place
    FROM claims SEMI JOIN concerned USING (doc_id)
    UNION ALL
    SELECT submission_id, 'submission ' || split_part(submission_id, '-', -1), doc_id, evidence_start, evidence_end, -1 FROM submissions SEMI JOIN concerned USING (doc_id)
    UNION ALL
    SELECT f.figure_id, 'figure', f.doc_id, coalesce(s.span_start, b.span_start), coalesce(s.span_end, b.span_end), f.span_start - coalesce(s.span_start, b.span_start)
    FROM (FROM figures SEMI JOIN concerned USING (doc_id)) AS f
    JOIN blocks AS b ON b.doc_id = f.doc_id AND b.span_start <= f.span_start AND b.span_end >= f.span_end
    LEFT JOIN sentences AS s ON s.doc_id = f.doc_id AND s.span_start <= f.span_start AND s.span_end >= f.span_end
), worded AS (
    SELECT t.*, md5(substring(d.source_text, t.starts + 1, t.ends - t.starts)) AS words FROM told AS t JOIN documents AS d USING (doc_id)
), counted AS (
    SELECT *, row_number() OVER (PARTITION BY doc_id, sort, words, place ORDER BY starts, id) AS occurrence, count(*) OVER (PARTITION BY doc_id, sort, words, place) AS times FROM worded
), alike AS (
    SELECT o.id AS older_id, n.id AS claim_id, was.standing AS stood
    FROM counted AS o JOIN left_texts AS l USING (doc_id)
    JOIN counted AS n ON n.doc_id = l.newer_doc_id AND n.sort = o.sort AND n.words = o.words AND n.place = o.place AND n.occurrence = o.occurrence AND n.times = o.times
    LEFT JOIN policy_standings AS was ON was.claim_id = o.id
), logged AS (
    SELECT amended ->> '$.from' AS older_id, claim_id, amended ->> '$.stood' AS stood FROM reviews WHERE decision = 'handed'
    QUALIFY row_number() OVER (PARTITION BY amended ->> '$.from', claim_id ORDER BY review_id DESC) = 1
), ways AS (
    SELECT older_id, claim_id, stood, CAST(NULL AS VARCHAR) AS through FROM alike
    UNION ALL SELECT older_id, claim_id, stood, NULL FROM logged
    UNION ALL SELECT l.older_id, a.claim_id, l.stood, l.claim_id FROM logged AS l JOIN alike AS a ON a.older_id = l.claim_id
)
SELECT w.older_id, w.claim_id, coalesce(w.stood = now.standing, true) AS stands_so, w.through
FROM ways AS w LEFT JOIN policy_standings AS now USING (claim_id) WHERE w.older_id <> w.claim_id
QUALIFY row_number() OVER (PARTITION BY w.older_id, w.claim_id ORDER BY w.through IS NOT NULL, w.stood IS NULL) = 1;

-- All reviews, and those of older texts once more for their counterparts; these are stale, too, where the policy has the sentence stand otherwise now.
CREATE OR REPLACE VIEW handed_reviews AS
SELECT *, CAST(NULL AS VARCHAR) AS handed_from, true AS stands_so FROM reviews WHERE decision <> 'handed'
UNION ALL
SELECT r.* REPLACE (c.claim_id AS claim_id), r.claim_id AS handed_from, c.stands_so
FROM reviews AS r JOIN counterparts AS c ON c.older_id = r.claim_id WHERE r.decision <> 'handed';

-- The views of 0022 and 0008 of these.
CREATE OR REPLACE VIEW standing_reviews AS
WITH following AS (
    SELECT *, lead(decision) OVER (PARTITION BY claim_id, reviewer ORDER BY review_id) AS next_decision FROM handed_reviews
)
SELECT review_id, claim_id, reviewer, decision, note, amended, claim_snapshot, reviewed_at, previous_hash, hash, coalesce(amended ->> '$.about', 'both') AS about, handed_from, stands_so FROM following
WHERE decision <> 'undo' AND coalesce(next_decision, '') <> 'undo';

CREATE OR REPLACE VIEW deciding_reviews AS
SELECT review_id, claim_id, reviewer, decision, note, amended, claim_snapshot, reviewed_at, previous_hash, hash, stands_so
FROM standing_reviews QUALIFY row_number() OVER (PARTITION BY claim_id ORDER BY review_id DESC) = 1;

CREATE OR REPLACE VIEW reading_reviews AS
FROM standing_reviews WHERE about <> 'truth' QUALIFY row_number() OVER (PARTITION BY claim_id ORDER BY review_id DESC) = 1;
CREATE OR REPLACE VIEW truth_reviews AS
FROM standing_reviews WHERE about <> 'reading' QUALIFY row_number() OVER (PARTITION BY claim_id ORDER BY review_id DESC) = 1;

-- The views of 0022: what is stale.
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
    SELECT g.claim_id, coalesce(p.standing, g.standing) AS standing, coalesce(p.rule, 'gravest_verdict') AS rule
    FROM gravest AS g LEFT JOIN policy_standings AS p USING (claim_id)
), reasons AS (
    SELECT
        v.claim_id,
        first(v.explanation ORDER BY v.check_name = 'grounding' DESC, v.verdict IS NOT DISTINCT FROM p.standing DESC,
            list_position(['refuted', 'conflicting', 'supported', 'inconclusive'], v.verdict), v.check_name, v.explanation)
            FILTER (v.check_name <> 'grounding' OR v.verdict <> 'supported') AS reason
    FROM verifications AS v LEFT JOIN policy_standings AS p USING (claim_id) GROUP BY v.claim_id
)
SELECT
    c.claim_id,
    CASE t.decision WHEN 'accept' THEN 'supported' WHEN 'amend' THEN 'supported' WHEN 'reject' THEN 'refuted'
        WHEN 'unsure' THEN 'inconclusive' ELSE coalesce(p.standing, 'unchecked') END AS standing,
    coalesce(t.reviewer, 'policy') AS decided_by,
    coalesce(NOT d.stands_so OR CAST(d.claim_snapshot AS VARCHAR) <> s.snapshot, false) AS stale,
    CASE WHEN t.decision IS NOT NULL THEN 'review' ELSE coalesce(p.rule, 'unchecked') END AS rule,
    CASE WHEN t.decision IS NOT NULL THEN t.reviewer || ' decided: ' || t.decision || coalesce(' (' || t.note || ')', '') || if(t.handed_from IS NULL, '', ', of the text before this one')
        ELSE coalesce(e.reason, if(p.standing IS NULL, 'not checked since it was read', 'no check has anything to compare it with'))
        END AS reason
FROM claims AS c
JOIN claim_snapshots AS s USING (claim_id)
LEFT JOIN policy AS p USING (claim_id)
LEFT JOIN reasons AS e USING (claim_id)
LEFT JOIN truth_reviews AS t USING (claim_id)
LEFT JOIN deciding_reviews AS d USING (claim_id);

CREATE OR REPLACE VIEW every_submission_standing AS
WITH reasons AS (
    SELECT claim_id, string_agg(explanation, ' ' ORDER BY explanation) AS reason FROM verifications GROUP BY claim_id
)
SELECT
    s.submission_id, s.doc_id, s.statement,
    CASE t.decision WHEN 'accept' THEN 'supported' WHEN 'reject' THEN 'refuted' WHEN 'unsure' THEN 'inconclusive'
        ELSE coalesce(p.standing, 'unchecked') END AS standing,
    substring(d.source_text, s.evidence_start + 1, s.evidence_end - s.evidence_start) AS sentence,
    coalesce(t.reviewer, 'policy') AS decided_by,
    coalesce(NOT r.stands_so OR CAST(r.claim_snapshot AS VARCHAR) <> n.snapshot, false) AS stale,
    CASE WHEN t.decision IS NOT NULL THEN t.reviewer || ' decided: ' || t.decision || coalesce(' (' || t.note || ')', '') || if(t.handed_from IS NULL, '', ', of the text before this one')
        ELSE coalesce(e.reason, 'no row of the results speaks of it, or it was not checked since it was read') END AS reason,
    d.superseded_by
FROM submissions AS s
JOIN documents AS d USING (doc_id)
JOIN submission_snapshots AS n USING (submission_id)
LEFT JOIN policy_standings AS p ON p.claim_id = s.submission_id
LEFT JOIN reasons AS e ON e.claim_id = s.submission_id
LEFT JOIN truth_reviews AS t ON t.claim_id = s.submission_id
LEFT JOIN deciding_reviews AS r ON r.claim_id = s.submission_id;

CREATE OR REPLACE VIEW every_figure_standing AS
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
    coalesce(NOT t.stands_so OR CAST(t.claim_snapshot AS VARCHAR) <> n.snapshot, false) AS stale,
    CASE WHEN t.decision IS NOT NULL THEN t.reviewer || ' decided: ' || t.decision || coalesce(' (' || t.note || ')', '') || if(t.handed_from IS NULL, '', ', of the text before this one') ELSE e.reason END AS reason,
    d.superseded_by
FROM figures AS f
JOIN documents AS d USING (doc_id)
JOIN figure_snapshots AS n USING (figure_id)
LEFT JOIN reasons AS e USING (figure_id)
LEFT JOIN truth_reviews AS t ON t.claim_id = f.figure_id
WHERE e.figure_id IS NOT NULL OR t.claim_id IS NOT NULL;
