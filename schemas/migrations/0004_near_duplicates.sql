-- What the bodies of documents have in common with others (MinHash); documents.cluster_id comes from it. Bodies too short have none.
CREATE TABLE signatures (doc_id VARCHAR NOT NULL, signature BLOB NOT NULL);
