-- What SQL users query holds current texts alone: of a text that a newer one at the same address took the place of, only the log keeps
-- what people decided. Such decisions are in left_behind until somebody decides on the new text.
CREATE OR REPLACE VIEW claims_reviewed AS
SELECT c.* FROM claims_amended AS c JOIN documents AS d USING (doc_id) LEFT JOIN reading_reviews AS r USING (claim_id)
WHERE coalesce(r.decision, '') <> 'reject' AND d.superseded_by IS NULL;

CREATE VIEW left_behind AS
SELECT DISTINCT c.claim_id, c.doc_id, d.superseded_by AS newer_doc_id
FROM standing_reviews AS s JOIN claims AS c USING (claim_id) JOIN documents AS d USING (doc_id)
WHERE d.superseded_by IS NOT NULL;
