-- What the figures and claims of each document came to when it was read: an audit finds what was changed since behind the tool's back,
-- a refresh reads such documents anew. Rows add up whatever their order.
CREATE VIEW row_digests AS
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
)
GROUP BY doc_id;

CREATE TABLE row_hashes (doc_id VARCHAR NOT NULL, digest BIGINT);
INSERT INTO row_hashes SELECT doc_id, digest FROM documents LEFT JOIN row_digests USING (doc_id);

CREATE VIEW edited_documents AS
SELECT h.doc_id FROM row_hashes AS h LEFT JOIN row_digests AS d USING (doc_id) WHERE h.digest IS DISTINCT FROM d.digest;
