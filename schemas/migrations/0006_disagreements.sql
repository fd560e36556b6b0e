-- Slots that the rules and the learned extractor would fill differently, where it was sure enough, and what was taken.
CREATE VIEW disagreements AS
SELECT w.doc_id, c.claim_id, w.detail->>'slot' AS slot, w.detail->>'rules' AS rules, w.detail->>'model' AS model, w.detail->>'taken' AS taken,
    c.confidence, c.statement
FROM (SELECT doc_id, detail::JSON AS detail FROM warnings WHERE stage = 'claims' AND code = 'disagreement') AS w
JOIN claims AS c ON c.doc_id = w.doc_id AND c.figure_start = (w.detail->>'figure_start')::INTEGER;
