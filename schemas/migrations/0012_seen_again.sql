-- When a text was met again at an address where another had taken its place since; NULL where it never was. The text seen last at an
-- address, by coalesce(seen_again_at, first_seen_at), is the current one there.
ALTER TABLE document_uris ADD COLUMN seen_again_at TIMESTAMP;
