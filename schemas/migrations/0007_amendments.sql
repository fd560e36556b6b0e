-- An amendment that holds something else than its slot takes empties the slot; it must not make the whole view unreadable.
CREATE OR REPLACE VIEW claims_reviewed AS
SELECT
    c.* REPLACE (
        CASE WHEN json_exists(r.amended, '$.type') THEN r.amended ->> '$.type' ELSE c.type END AS type,
        CASE WHEN json_exists(r.amended, '$.subject') THEN r.amended ->> '$.subject' ELSE c.subject END AS subject,
        CASE WHEN json_exists(r.amended, '$.vendor') THEN r.amended ->> '$.vendor' ELSE c.vendor END AS vendor,
        CASE WHEN json_exists(r.amended, '$.metric') THEN r.amended ->> '$.metric' ELSE c.metric END AS metric,
        CASE WHEN json_exists(r.amended, '$.comparator') THEN r.amended ->> '$.comparator' ELSE c.comparator END AS comparator,
        CASE WHEN json_exists(r.amended, '$.benchmark') THEN TRY_CAST(r.amended -> '$.benchmark' AS VARCHAR[]) ELSE c.benchmark END
            AS benchmark,
        CASE WHEN json_exists(r.amended, '$.direction') THEN r.amended ->> '$.direction' ELSE c.direction END AS direction,
        CASE WHEN json_exists(r.amended, '$.value') THEN TRY_CAST(r.amended ->> '$.value' AS DOUBLE) ELSE c.value END AS value,
        CASE WHEN json_exists(r.amended, '$.value_max') THEN TRY_CAST(r.amended ->> '$.value_max' AS DOUBLE) ELSE c.value_max END
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
