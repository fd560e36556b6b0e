-- The view of 0005 with links to pages of the web and names of files alone: `javascript:` and `data:` addresses of rows have none.
-- link: the live page at the evidence, by a text directive [prefix-,]start[,end]. A short sentence stands there whole; of a
-- long one, or one that runs over several blocks or cells, the first and the last five words. The prefix is given where the
-- same words stand earlier in the document. Directives match what the page shows: words with ^ or _ (which the source text
-- adds before <sup> and <sub>, but which may also be the page's own) are passed over, and nothing runs over a line or cell.
CREATE OR REPLACE VIEW evidence AS
WITH spans AS (
    SELECT
        c.claim_id, c.doc_id, c.statement, c.evidence_start, c.evidence_end, d.title, d.uri, d.published_at,
        substring(d.source_text, c.evidence_start + 1, c.evidence_end - c.evidence_start) AS words,
        substring(d.source_text, 1, c.evidence_start) AS before,
        CASE
            WHEN regexp_matches(d.uri, '^https?://', 'i') THEN d.uri
            WHEN regexp_matches(d.canonical_url, '^https?://', 'i') THEN d.canonical_url
            WHEN regexp_matches(d.uri, '^[^:/?#]*([/?#]|$)') AND NOT starts_with(d.uri, '//') THEN d.uri
        END AS page,
        d.media_type = 'text/html' AS is_html
    FROM claims AS c JOIN documents AS d USING (doc_id)
), pieces AS (
    SELECT
        *,
        string_split_regex(
            trim(
                CASE
                    WHEN NOT is_html THEN words
                    WHEN regexp_full_match(trim(words, e' \t\r\n\f'), '\S*[\^_]\S*') THEN regexp_replace(words, '[\^_]', '', 'g')
                    ELSE regexp_replace(words, '\S*[\^_]\S*', e'\f', 'g')
                END, e' \t\r\n\f'
            ), '\s*[\t\r\n\f]+\s*'
        ) AS lines,
        regexp_extract(rtrim(right(before, 60), e' \t\r\n\f'), '[^\t\r\n\f]*$') AS line_before
    FROM spans
), ends AS (
    SELECT
        *,
        string_split_regex(lines[1], '\s+') AS first_line,
        string_split_regex(lines[-1], '\s+') AS last_line,
        string_split_regex(
            trim(CASE WHEN is_html THEN regexp_replace(line_before, '^.*[\^_]\S*\s*', '') ELSE line_before END), '\s+'
        ) AS before_words
    FROM pieces
), directives AS (
    SELECT
        *,
        len(lines) = 1 AND (len(first_line) <= 10 OR length(lines[1]) <= 60) AS whole,
        array_to_string(first_line[1:5], ' ') AS first_words,
        array_to_string(last_line[-5:], ' ') AS last_words
    FROM ends
)
SELECT
    claim_id, doc_id, statement, words AS sentence, title, uri, published_at AS date, evidence_start, evidence_end,
    page || CASE WHEN contains(page, '#') THEN '' ELSE '#' END || ':~:text='
    || CASE
        WHEN contains(before, CASE WHEN whole THEN lines[1] ELSE first_words END) AND before_words[-1] <> ''
            THEN replace(url_encode(array_to_string(before_words[-3:], ' ')), '-', '%2D') || '-,'
        ELSE ''
    END
    || CASE
        WHEN whole THEN replace(url_encode(array_to_string(first_line, ' ')), '-', '%2D')
        ELSE replace(url_encode(first_words), '-', '%2D') || ',' || replace(url_encode(last_words), '-', '%2D')
    END AS link
FROM directives;
