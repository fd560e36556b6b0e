-- One warning for each document tells how often rules and model differ and lists the slots; before, each slot was a warning of its own.
CREATE OR REPLACE VIEW disagreements AS
SELECT w.doc_id, c.claim_id, w.detail->>'slot' AS slot, w.detail->>'rules' AS rules, w.detail->>'model' AS model, w.detail->>'taken' AS taken,
    c.confidence, c.statement
FROM (
    SELECT doc_id, unnest(from_json(detail::JSON->'slots', '["JSON"]')) AS detail FROM warnings WHERE stage = 'claims' AND code = 'disagreements'
) AS w
JOIN claims AS c ON c.doc_id = w.doc_id AND c.figure_start = (w.detail->>'figure_start')::INTEGER;

INSERT INTO warnings
SELECT doc_id, 'claims', 'disagreements', CAST(to_json(struct_pack(
    said := 'Rules and model would fill ' || count(*) || ' slots differently: the view disagreements shows them.', slots := list(detail::JSON)
)) AS VARCHAR)
FROM warnings WHERE stage = 'claims' AND code = 'disagreement' GROUP BY doc_id;
DELETE FROM warnings WHERE stage = 'claims' AND code = 'disagreement';
