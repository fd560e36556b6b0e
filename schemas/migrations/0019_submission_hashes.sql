-- Submissions are changed behind the tool's back as well as claims and figures. What was noted so far knows these alone; as rows add up, those of
-- the submissions are added to it, and a document that was edited before stays one.
CREATE TEMP TABLE noted AS FROM row_digests;
CREATE OR REPLACE VIEW row_digests AS
SELECT doc_id, bit_xor(CAST('0x' || left(md5(line), 15) AS BIGINT)) AS digest
FROM (
    SELECT doc_id, CAST(to_json(struct_pack(
        claim_id := claim_id, figure_id := figure_id, evidence_start := evidence_start, evidence_end := evidence_end, type := type,
        subject := subject, subject_id := subject_id, vendor := vendor, metric := metric, comparator := comparator,
        comparator_id := comparator_id, benchmark := benchmark, direction := direction, value := value, value_max := value_max, unit := unit,
        quantifier := quantifier, modality := modality, attributed_to := attributed_to, conditions := conditions, as_of := as_of,
        statement := statement, confidence := confidence
    )) AS VARCHAR) AS line
    FROM claims
    UNION ALL
    SELECT doc_id, CAST(to_json(struct_pack(
        figure_id := figure_id, span_start := span_start, span_end := span_end, surface := surface, kind := kind, value := value,
        value_max := value_max, unit := unit, text_value := text_value, base_value := base_value, base_unit := base_unit,
        quantifier := quantifier
    )) AS VARCHAR)
    FROM figures
    UNION ALL
    SELECT doc_id, CAST(to_json(struct_pack(
        submission_id := submission_id, evidence_start := evidence_start, evidence_end := evidence_end, kind := kind, subject := subject,
        subject_id := subject_id, benchmark := benchmark, round := round, division := division, system := system, chips := chips,
        software := software, exclusive := exclusive, statement := statement, confidence := confidence
    )) AS VARCHAR)
    FROM submissions
)
GROUP BY doc_id;
UPDATE row_hashes AS h SET digest = xor(coalesce(h.digest, 0), xor(coalesce(n.digest, 0), d.digest))
FROM row_digests AS d LEFT JOIN noted AS n USING (doc_id) WHERE d.doc_id = h.doc_id AND n.digest IS DISTINCT FROM d.digest;
DROP TABLE noted;
