-- What people amended is what SQL users see, in joins too: the statement of the view evidence and the triples are those of the amended slots;
-- what the text was read as stays in claims. Emptied conditions are {}, as those of a claim that has none.
CREATE OR REPLACE VIEW claims_amended AS
SELECT
    c.* REPLACE (
        CASE WHEN json_exists(a.amended, '$.type') THEN a.amended ->> '$.type' ELSE c.type END AS type,
        CASE WHEN json_exists(a.amended, '$.subject') THEN a.amended ->> '$.subject' ELSE c.subject END AS subject,
        CASE WHEN json_exists(a.amended, '$.vendor') THEN a.amended ->> '$.vendor' ELSE c.vendor END AS vendor,
        CASE WHEN json_exists(a.amended, '$.metric') THEN a.amended ->> '$.metric' ELSE c.metric END AS metric,
        CASE WHEN json_exists(a.amended, '$.comparator') THEN a.amended ->> '$.comparator' ELSE c.comparator END AS comparator,
        CASE WHEN json_exists(a.amended, '$.benchmark') THEN TRY_CAST(a.amended -> '$.benchmark' AS VARCHAR[]) ELSE c.benchmark END AS benchmark,
        CASE WHEN json_exists(a.amended, '$.direction') THEN a.amended ->> '$.direction' ELSE c.direction END AS direction,
        CASE WHEN json_exists(a.amended, '$.value') THEN TRY_CAST(a.amended ->> '$.value' AS DOUBLE) ELSE c.value END AS value,
        CASE WHEN json_exists(a.amended, '$.value_max') THEN TRY_CAST(a.amended ->> '$.value_max' AS DOUBLE) ELSE c.value_max END AS value_max,
        CASE WHEN json_exists(a.amended, '$.unit') THEN a.amended ->> '$.unit' ELSE c.unit END AS unit,
        CASE WHEN json_exists(a.amended, '$.quantifier') THEN coalesce(a.amended ->> '$.quantifier', 'exact') ELSE c.quantifier END AS quantifier,
        CASE WHEN json_exists(a.amended, '$.modality') THEN a.amended ->> '$.modality' ELSE c.modality END AS modality,
        CASE WHEN json_exists(a.amended, '$.attributed_to') THEN a.amended ->> '$.attributed_to' ELSE c.attributed_to END AS attributed_to,
        CASE WHEN json_exists(a.amended, '$.conditions') THEN if(json_type(a.amended, '$.conditions') = 'OBJECT', a.amended -> '$.conditions', '{}'::JSON)
            ELSE c.conditions END AS conditions,
        CASE WHEN json_exists(a.amended, '$.as_of') THEN a.amended ->> '$.as_of' ELSE c.as_of END AS as_of,
        CASE WHEN json_exists(a.amended, '$.subject') THEN (SELECT min(e.entity_id) FROM entities AS e WHERE e.name = a.amended ->> '$.subject')
            ELSE c.subject_id END AS subject_id,
        CASE WHEN json_exists(a.amended, '$.comparator') THEN (SELECT min(e.entity_id) FROM entities AS e WHERE e.name = a.amended ->> '$.comparator')
            ELSE c.comparator_id END AS comparator_id,
        CASE WHEN a.claim_id IS NULL THEN c.statement ELSE coalesce(m.statement, c.statement) END AS statement
    )
FROM claims AS c LEFT JOIN amendments AS a USING (claim_id) LEFT JOIN amended_statements AS m USING (claim_id);

-- The view of 0014 on amended claims.
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
    FROM claims_amended AS c JOIN documents AS d USING (doc_id)
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

-- The triples of 0013 on amended claims; these are read twice and not seven times.
CREATE OR REPLACE VIEW triples AS
WITH slots AS (
    SELECT
        c.claim_id, c.doc_id, c.confidence,
        unnest([
            struct_pack(subject := c.subject, predicate := 'made_by', object := c.vendor),
            struct_pack(subject := coalesce(d.publisher, d.uri), predicate := 'reports', object := nullif(c.statement, '')),
            struct_pack(subject := c.subject, predicate := 'compared_with', object := nullif(c.comparator, 'previous')),
            struct_pack(subject := nullif(c.statement, ''), predicate := 'attributed_to', object := c.attributed_to),
            struct_pack(
                subject := c.subject, predicate := 'has_' || c.metric,
                object := CASE WHEN c.value = floor(c.value) AND abs(c.value) < 1e15 THEN CAST(CAST(c.value AS BIGINT) AS VARCHAR)
                    ELSE CAST(c.value AS VARCHAR) END || coalesce(' ' || c.unit, '')
            )
        ]) AS told
    FROM claims_amended AS c JOIN documents AS d USING (doc_id)
), benchmarks AS (
    SELECT claim_id, doc_id, confidence, subject, metric, unnest(benchmark) AS benchmark_name FROM claims_amended
), workloads AS (
    SELECT
        claim_id, doc_id, confidence,
        unnest([
            struct_pack(subject := subject, predicate := 'evaluated_on', object := benchmark_name),
            struct_pack(subject := benchmark_name, predicate := 'measures', object := metric)
        ]) AS told
    FROM benchmarks
)
SELECT told.subject AS subject, told.predicate AS predicate, told.object AS object, claim_id, doc_id, confidence
FROM (FROM slots UNION ALL FROM workloads)
WHERE told.subject IS NOT NULL AND told.predicate IS NOT NULL AND told.object IS NOT NULL
UNION ALL
SELECT subject, predicate, object, NULL, doc_id, confidence FROM asserted_triples;
