-- The views of docs/contract.md.

-- Predicates, a closed list: made_by (product, vendor), evaluated_on (product, benchmark), measures (benchmark, metric),
-- reports (publisher or uri, statement), compared_with (product, product), attributed_to (statement, who says so),
-- has_<metric> (product, value with its unit).
CREATE VIEW triples AS
SELECT subject, 'made_by' AS predicate, vendor AS object, claim_id, doc_id, confidence
FROM claims WHERE subject IS NOT NULL AND vendor IS NOT NULL AND subject <> vendor
UNION ALL
SELECT subject, 'evaluated_on', benchmark_name, claim_id, doc_id, confidence
FROM (SELECT *, unnest(benchmark) AS benchmark_name FROM claims) WHERE subject IS NOT NULL
UNION ALL
SELECT benchmark_name, 'measures', metric, claim_id, doc_id, confidence
FROM (SELECT *, unnest(benchmark) AS benchmark_name FROM claims) WHERE metric IS NOT NULL
UNION ALL
SELECT coalesce(d.publisher, d.uri), 'reports', c.statement, c.claim_id, c.doc_id, c.confidence
FROM claims AS c JOIN documents AS d USING (doc_id) WHERE c.statement <> ''
UNION ALL
SELECT subject, 'compared_with', comparator, claim_id, doc_id, confidence
FROM claims WHERE subject IS NOT NULL AND comparator IS NOT NULL AND comparator <> 'previous'
UNION ALL
SELECT statement, 'attributed_to', attributed_to, claim_id, doc_id, confidence
FROM claims WHERE attributed_to IS NOT NULL AND statement <> ''
UNION ALL
SELECT
    subject, 'has_' || metric,
    CASE WHEN value = floor(value) AND abs(value) < 1e15 THEN CAST(CAST(value AS BIGINT) AS VARCHAR) ELSE CAST(value AS VARCHAR) END
    || coalesce(' ' || unit, ''),
    claim_id, doc_id, confidence
FROM claims WHERE subject IS NOT NULL AND metric IS NOT NULL AND value IS NOT NULL
UNION ALL
SELECT subject, predicate, object, NULL, doc_id, confidence FROM asserted_triples;

-- link: the live page at the evidence, by a text directive [prefix-,]start[,end]. A short sentence stands there whole; of a
-- long one, or one that runs over several blocks, the first and the last five words. The prefix is given where the same words
-- stand earlier in the document. Marks that the source text adds before <sup> and <sub> are not on the page.
CREATE VIEW evidence AS
WITH spans AS (
    SELECT
        c.claim_id, c.doc_id, c.statement, c.evidence_start, c.evidence_end, d.title, d.uri, d.published_at,
        substring(d.source_text, c.evidence_start + 1, c.evidence_end - c.evidence_start) AS words,
        substring(d.source_text, 1, c.evidence_start) AS before,
        CASE
            WHEN regexp_matches(d.uri, '^https?://') THEN d.uri
            ELSE coalesce(d.canonical_url, d.uri)
        END AS page,
        d.media_type = 'text/html' AS is_html
    FROM claims AS c JOIN documents AS d USING (doc_id)
), pieces AS (
    SELECT
        *,
        string_split_regex(
            trim(CASE WHEN is_html THEN replace(words, '^', '') ELSE words END, e' \t\r\n\f'), '\s*[\t\r\n\f]+\s*'
        ) AS lines
    FROM spans
), ends AS (
    SELECT
        *,
        string_split_regex(lines[1], '\s+') AS first_line,
        string_split_regex(lines[-1], '\s+') AS last_line,
        string_split_regex(trim(right(before, 60), e' \t\r\n\f'), '\s+') AS before_words
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
        WHEN contains(before, CASE WHEN whole THEN lines[1] ELSE first_words END) AND len(before_words) > 1
            THEN replace(url_encode(array_to_string(before_words[-3:], ' ')), '-', '%2D') || '-,'
        ELSE ''
    END
    || CASE
        WHEN whole THEN replace(url_encode(array_to_string(first_line, ' ')), '-', '%2D')
        ELSE replace(url_encode(first_words), '-', '%2D') || ',' || replace(url_encode(last_words), '-', '%2D')
    END AS link
FROM directives;

-- Where an auditor looks for omissions: measuring figures of the article that carry no claim.
CREATE VIEW unclaimed_figures AS
SELECT f.* FROM figures AS f ANTI JOIN claims AS c ON f.figure_id = c.figure_id
WHERE f.kind IN ('quantity', 'percentage', 'ratio', 'money');

-- What a reviewer sees and signs: the slots of a claim. reviews.claim_snapshot holds this text as it was then.
CREATE VIEW claim_snapshots AS
SELECT
    claim_id,
    CAST(to_json(struct_pack(
        type := type, subject := subject, vendor := vendor, metric := metric, comparator := comparator, benchmark := benchmark,
        direction := direction, value := value, value_max := value_max, unit := unit, quantifier := quantifier,
        modality := modality, attributed_to := attributed_to, conditions := conditions, as_of := as_of
    )) AS VARCHAR) AS snapshot
FROM claims;

-- The review that counts for a claim: the latest that its reviewer has not undone. An undo takes back that reviewer's last
-- review of the claim.
CREATE VIEW deciding_reviews AS
WITH following AS (
    SELECT *, lead(decision) OVER (PARTITION BY claim_id, reviewer ORDER BY review_id) AS next_decision FROM reviews
)
SELECT * EXCLUDE (next_decision) FROM following
WHERE decision <> 'undo' AND coalesce(next_decision, '') <> 'undo'
QUALIFY row_number() OVER (PARTITION BY claim_id ORDER BY review_id DESC) = 1;

-- People overrule the policy; the policy takes the gravest verdict of the checks.
CREATE VIEW standings AS
WITH policy AS (
    SELECT
        claim_id,
        CASE
            WHEN bool_or(verdict = 'refuted') THEN 'refuted'
            WHEN bool_or(verdict = 'conflicting') THEN 'conflicting'
            WHEN bool_or(verdict = 'supported') THEN 'supported'
            ELSE 'inconclusive'
        END AS standing
    FROM verifications GROUP BY claim_id
)
SELECT
    c.claim_id,
    CASE r.decision WHEN 'accept' THEN 'supported' WHEN 'amend' THEN 'supported' WHEN 'reject' THEN 'refuted'
        WHEN 'unsure' THEN 'inconclusive' ELSE coalesce(p.standing, 'unchecked') END AS standing,
    coalesce(r.reviewer, 'policy') AS decided_by,
    coalesce(CAST(r.claim_snapshot AS VARCHAR) <> s.snapshot, false) AS stale
FROM claims AS c
JOIN claim_snapshots AS s USING (claim_id)
LEFT JOIN policy AS p USING (claim_id)
LEFT JOIN deciding_reviews AS r USING (claim_id);

-- Claims after people's amendments, without those they rejected. A slot that an amendment names is replaced, null empties it.
CREATE VIEW claims_reviewed AS
SELECT
    c.* REPLACE (
        CASE WHEN json_exists(r.amended, '$.type') THEN r.amended ->> '$.type' ELSE c.type END AS type,
        CASE WHEN json_exists(r.amended, '$.subject') THEN r.amended ->> '$.subject' ELSE c.subject END AS subject,
        CASE WHEN json_exists(r.amended, '$.vendor') THEN r.amended ->> '$.vendor' ELSE c.vendor END AS vendor,
        CASE WHEN json_exists(r.amended, '$.metric') THEN r.amended ->> '$.metric' ELSE c.metric END AS metric,
        CASE WHEN json_exists(r.amended, '$.comparator') THEN r.amended ->> '$.comparator' ELSE c.comparator END AS comparator,
        CASE WHEN json_exists(r.amended, '$.benchmark') THEN CAST(r.amended -> '$.benchmark' AS VARCHAR[]) ELSE c.benchmark END
            AS benchmark,
        CASE WHEN json_exists(r.amended, '$.direction') THEN r.amended ->> '$.direction' ELSE c.direction END AS direction,
        CASE WHEN json_exists(r.amended, '$.value') THEN CAST(r.amended ->> '$.value' AS DOUBLE) ELSE c.value END AS value,
        CASE WHEN json_exists(r.amended, '$.value_max') THEN CAST(r.amended ->> '$.value_max' AS DOUBLE) ELSE c.value_max END
            AS value_max,
        CASE WHEN json_exists(r.amended, '$.unit') THEN r.amended ->> '$.unit' ELSE c.unit END AS unit,
        CASE WHEN json_exists(r.amended, '$.quantifier') THEN r.amended ->> '$.quantifier' ELSE c.quantifier END AS quantifier,
        CASE WHEN json_exists(r.amended, '$.modality') THEN r.amended ->> '$.modality' ELSE c.modality END AS modality,
        CASE WHEN json_exists(r.amended, '$.attributed_to') THEN r.amended ->> '$.attributed_to' ELSE c.attributed_to END
            AS attributed_to,
        CASE WHEN json_exists(r.amended, '$.conditions') THEN r.amended -> '$.conditions' ELSE c.conditions END AS conditions,
        CASE WHEN json_exists(r.amended, '$.as_of') THEN r.amended ->> '$.as_of' ELSE c.as_of END AS as_of
    )
FROM claims AS c LEFT JOIN deciding_reviews AS r USING (claim_id)
WHERE coalesce(r.decision, '') <> 'reject';
