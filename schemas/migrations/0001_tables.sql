-- The tables of docs/contract.md. Offsets are code points in documents.source_text, end exclusive.
CREATE TABLE runs (
    run_id VARCHAR PRIMARY KEY, started_at TIMESTAMP NOT NULL, finished_at TIMESTAMP, version VARCHAR NOT NULL,
    config JSON, counts JSON
);
CREATE TABLE documents (
    doc_id VARCHAR PRIMARY KEY, uri VARCHAR NOT NULL, canonical_url VARCHAR, sha256 VARCHAR NOT NULL, media_type VARCHAR NOT NULL,
    encoding VARCHAR NOT NULL, language VARCHAR NOT NULL, title VARCHAR, byline VARCHAR, publisher VARCHAR,
    published_at VARCHAR, modified_at VARCHAR, source_text VARCHAR NOT NULL, cluster_id VARCHAR, superseded_by VARCHAR,
    ingested_at TIMESTAMP NOT NULL, run_id VARCHAR NOT NULL
);
CREATE TABLE document_uris (doc_id VARCHAR NOT NULL, uri VARCHAR NOT NULL, first_seen_at TIMESTAMP NOT NULL, PRIMARY KEY (doc_id, uri));
CREATE TABLE blocks (
    doc_id VARCHAR NOT NULL, block_id INTEGER NOT NULL, kind VARCHAR NOT NULL, span_start INTEGER NOT NULL, span_end INTEGER NOT NULL,
    language VARCHAR, speaker VARCHAR
);
CREATE TABLE cells (
    doc_id VARCHAR NOT NULL, block_id INTEGER NOT NULL, row INTEGER NOT NULL, col INTEGER NOT NULL,
    span_start INTEGER NOT NULL, span_end INTEGER NOT NULL, row_header VARCHAR, col_header VARCHAR
);
CREATE TABLE sentences (
    doc_id VARCHAR NOT NULL, sentence_id INTEGER NOT NULL, block_id INTEGER NOT NULL, span_start INTEGER NOT NULL, span_end INTEGER NOT NULL
);
CREATE TABLE mentions (
    doc_id VARCHAR NOT NULL, span_start INTEGER NOT NULL, span_end INTEGER NOT NULL, surface VARCHAR NOT NULL, type VARCHAR NOT NULL,
    entity_id VARCHAR NOT NULL
);
CREATE TABLE entities (
    entity_id VARCHAR PRIMARY KEY, type VARCHAR NOT NULL, name VARCHAR NOT NULL, name_en VARCHAR, vendor_id VARCHAR, aliases VARCHAR[]
);
CREATE TABLE figures (
    figure_id VARCHAR NOT NULL, doc_id VARCHAR NOT NULL, span_start INTEGER NOT NULL, span_end INTEGER NOT NULL, surface VARCHAR NOT NULL,
    kind VARCHAR NOT NULL, value DOUBLE, value_max DOUBLE, unit VARCHAR, text_value VARCHAR, base_value DOUBLE, base_unit VARCHAR,
    quantifier VARCHAR NOT NULL, in_words BOOLEAN NOT NULL, block_id INTEGER, rule VARCHAR
);
CREATE TABLE claims (
    claim_id VARCHAR NOT NULL, doc_id VARCHAR NOT NULL, figure_id VARCHAR, figure_start INTEGER, sentence_id INTEGER,
    evidence_start INTEGER NOT NULL, evidence_end INTEGER NOT NULL, type VARCHAR NOT NULL, subject VARCHAR, subject_id VARCHAR,
    vendor VARCHAR, metric VARCHAR, comparator VARCHAR, comparator_id VARCHAR, benchmark VARCHAR[], direction VARCHAR,
    value DOUBLE, value_max DOUBLE, unit VARCHAR, quantifier VARCHAR, modality VARCHAR NOT NULL, attributed_to VARCHAR, conditions JSON,
    as_of VARCHAR, statement VARCHAR NOT NULL, group_id VARCHAR, confidence DOUBLE NOT NULL, method VARCHAR NOT NULL, run_id VARCHAR NOT NULL
);
CREATE TABLE claim_slots (
    claim_id VARCHAR NOT NULL, slot VARCHAR NOT NULL, span_start INTEGER, span_end INTEGER, surface VARCHAR, value VARCHAR,
    confidence DOUBLE NOT NULL, method VARCHAR NOT NULL
);
CREATE TABLE verifications (
    claim_id VARCHAR NOT NULL, check_name VARCHAR NOT NULL, verdict VARCHAR NOT NULL, cause VARCHAR, explanation VARCHAR NOT NULL,
    inputs JSON, method VARCHAR, run_id VARCHAR NOT NULL, checked_at TIMESTAMP NOT NULL
);
CREATE TABLE reviews (
    review_id BIGINT PRIMARY KEY, claim_id VARCHAR NOT NULL, reviewer VARCHAR NOT NULL, decision VARCHAR NOT NULL, note VARCHAR,
    amended JSON, claim_snapshot JSON, reviewed_at VARCHAR NOT NULL, previous_hash VARCHAR NOT NULL, hash VARCHAR NOT NULL
);
CREATE TABLE warnings (doc_id VARCHAR NOT NULL, stage VARCHAR NOT NULL, code VARCHAR NOT NULL, detail VARCHAR NOT NULL);
CREATE TABLE rejects (
    uri VARCHAR NOT NULL, stage VARCHAR NOT NULL, reason VARCHAR NOT NULL, detail VARCHAR, run_id VARCHAR NOT NULL, rejected_at TIMESTAMP NOT NULL
);
-- What a container said of a document beside its bytes; cleaning a stored text again needs it.
CREATE TABLE origins (
    doc_id VARCHAR NOT NULL, declared_encoding VARCHAR, given_url VARCHAR, given_title VARCHAR, given_date VARCHAR, given_language VARCHAR
);
-- What each document was last read with; a fingerprint other than today's makes it due for a refresh.
CREATE TABLE extractions (doc_id VARCHAR NOT NULL, fingerprint VARCHAR NOT NULL, run_id VARCHAR NOT NULL, extracted_at TIMESTAMP NOT NULL);
-- Relations that a text states without a claim of its own; part of the view triples.
CREATE TABLE asserted_triples (
    subject VARCHAR NOT NULL, predicate VARCHAR NOT NULL, object VARCHAR NOT NULL, doc_id VARCHAR NOT NULL,
    span_start INTEGER NOT NULL, span_end INTEGER NOT NULL, confidence DOUBLE NOT NULL, method VARCHAR NOT NULL
);
