-- A decision holds in every later text of the address that has the sentence, not in the latest alone: where later texts are deleted, it still holds in
-- those between. An undo names the review that it takes back (`undoes` in `amended`), which then holds nowhere, whatever texts are deleted; one of an
-- older log, which names none, takes back the review of its reviewer before it.
CREATE OR REPLACE VIEW counterparts AS
WITH reviewed AS (
    SELECT DISTINCT split_part(claim_id, '-', 1) AS doc_id FROM reviews
), places AS (
    SELECT doc_id, uri, row_number() OVER (PARTITION BY uri ORDER BY coalesce(seen_again_at, first_seen_at), rowid) AS place FROM document_uris
    WHERE uri IN (SELECT uri FROM document_uris SEMI JOIN reviewed USING (doc_id)) AND uri NOT IN ('-', '', 'stdin', 'text:', 'bytes:')
), left_texts AS (
    SELECT DISTINCT o.doc_id, n.doc_id AS newer_doc_id FROM places AS o JOIN places AS n ON n.uri = o.uri AND n.place > o.place
    JOIN documents AS d ON d.doc_id = o.doc_id WHERE d.superseded_by IS NOT NULL
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

CREATE OR REPLACE VIEW standing_reviews AS
WITH following AS (
    SELECT *, lead(decision) OVER w AS next_decision, lead(amended ->> '$.undoes') OVER w AS next_undoes FROM handed_reviews
    WINDOW w AS (PARTITION BY claim_id, reviewer ORDER BY review_id)
), undone AS (
    SELECT TRY_CAST(amended ->> '$.undoes' AS BIGINT) AS review_id FROM reviews WHERE decision = 'undo' AND amended ->> '$.undoes' IS NOT NULL
    UNION SELECT review_id FROM following WHERE next_decision = 'undo' AND next_undoes IS NULL
)
SELECT review_id, claim_id, reviewer, decision, note, amended, claim_snapshot, reviewed_at, previous_hash, hash, coalesce(amended ->> '$.about', 'both') AS about, handed_from, stands_so
FROM handed_reviews ANTI JOIN undone USING (review_id) WHERE decision <> 'undo';
