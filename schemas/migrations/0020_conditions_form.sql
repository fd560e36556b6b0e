-- The view of 0018, where amended conditions are written as those that were read are: a space behind each colon and comma.
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
        CASE
            WHEN NOT json_exists(a.amended, '$.conditions') OR a.claim_id IS NULL THEN c.conditions
            WHEN json_type(a.amended, '$.conditions') <> 'OBJECT' OR CAST(a.amended -> '$.conditions' AS VARCHAR) = '{}' THEN '{}'::JSON
            ELSE CAST('{' || regexp_replace(
                regexp_replace(regexp_replace(CAST(a.amended -> '$.conditions' AS VARCHAR), '^[{](.*)[}]$', '\1,'), '("(?:[^"\\]|\\.)*"|[^":,]+)([:,])', '\1\2 ', 'g'),
                ', $', ''
            ) || '}' AS JSON)
        END AS conditions,
        CASE WHEN json_exists(a.amended, '$.as_of') THEN a.amended ->> '$.as_of' ELSE c.as_of END AS as_of,
        CASE WHEN json_exists(a.amended, '$.subject') THEN (SELECT min(e.entity_id) FROM entities AS e WHERE e.name = a.amended ->> '$.subject')
            ELSE c.subject_id END AS subject_id,
        CASE WHEN json_exists(a.amended, '$.comparator') THEN (SELECT min(e.entity_id) FROM entities AS e WHERE e.name = a.amended ->> '$.comparator')
            ELSE c.comparator_id END AS comparator_id,
        CASE WHEN a.claim_id IS NULL THEN c.statement ELSE coalesce(m.statement, c.statement) END AS statement
    )
FROM claims AS c LEFT JOIN amendments AS a USING (claim_id) LEFT JOIN amended_statements AS m USING (claim_id);
