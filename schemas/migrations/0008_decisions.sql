-- A decision may be about the reading alone (the claim says what the article says) or about the truth alone; `amended` then holds
-- `about`. Without it a decision is about both. A review that its reviewer has undone counts no more.
CREATE VIEW standing_reviews AS
WITH following AS (
    SELECT *, lead(decision) OVER (PARTITION BY claim_id, reviewer ORDER BY review_id) AS next_decision FROM reviews
)
SELECT * EXCLUDE (next_decision), coalesce(amended ->> '$.about', 'both') AS about FROM following
WHERE decision <> 'undo' AND coalesce(next_decision, '') <> 'undo';

-- The review that says last whether a claim is read rightly, and the one that says last whether it is true.
CREATE VIEW reading_reviews AS
FROM standing_reviews WHERE about <> 'truth' QUALIFY row_number() OVER (PARTITION BY claim_id ORDER BY review_id DESC) = 1;
CREATE VIEW truth_reviews AS
FROM standing_reviews WHERE about <> 'reading' QUALIFY row_number() OVER (PARTITION BY claim_id ORDER BY review_id DESC) = 1;

-- What all amendments of a claim that stand come to: of each slot the latest. Later decisions of other kinds keep them.
CREATE VIEW amendments AS
WITH told AS (
    SELECT claim_id, review_id, reviewer, amended, unnest(json_keys(amended)) AS slot FROM standing_reviews WHERE decision = 'amend'
), latest AS (
    FROM told WHERE slot <> 'about' QUALIFY row_number() OVER (PARTITION BY claim_id, slot ORDER BY review_id DESC) = 1
)
SELECT
    claim_id, CAST(json_group_object(slot, coalesce(amended -> slot, 'null'::JSON)) AS JSON) AS amended,
    array_to_string(list_sort(list(DISTINCT reviewer)), ', ') AS amended_by
FROM latest GROUP BY claim_id;

-- Statements composed anew of amended slots.
CREATE TABLE amended_statements (claim_id VARCHAR PRIMARY KEY, statement VARCHAR NOT NULL);

-- Claims after people's amendments, the rejected ones among them. A slot that an amendment names is replaced, null empties it.
CREATE VIEW claims_amended AS
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
        CASE WHEN json_exists(a.amended, '$.quantifier') THEN a.amended ->> '$.quantifier' ELSE c.quantifier END AS quantifier,
        CASE WHEN json_exists(a.amended, '$.modality') THEN a.amended ->> '$.modality' ELSE c.modality END AS modality,
        CASE WHEN json_exists(a.amended, '$.attributed_to') THEN a.amended ->> '$.attributed_to' ELSE c.attributed_to END AS attributed_to,
        CASE WHEN json_exists(a.amended, '$.conditions') THEN a.amended -> '$.conditions' ELSE c.conditions END AS conditions,
        CASE WHEN json_exists(a.amended, '$.as_of') THEN a.amended ->> '$.as_of' ELSE c.as_of END AS as_of,
        CASE WHEN json_exists(a.amended, '$.subject') THEN (SELECT min(e.entity_id) FROM entities AS e WHERE e.name = a.amended ->> '$.subject')
            ELSE c.subject_id END AS subject_id,
        CASE WHEN json_exists(a.amended, '$.comparator') THEN (SELECT min(e.entity_id) FROM entities AS e WHERE e.name = a.amended ->> '$.comparator')
            ELSE c.comparator_id END AS comparator_id,
        CASE WHEN a.claim_id IS NULL THEN c.statement ELSE coalesce(m.statement, c.statement) END AS statement
    )
FROM claims AS c LEFT JOIN amendments AS a USING (claim_id) LEFT JOIN amended_statements AS m USING (claim_id);

-- Claims after people's amendments, without those of which a person said last that they are read wrongly.
CREATE OR REPLACE VIEW claims_reviewed AS
SELECT c.* FROM claims_amended AS c LEFT JOIN reading_reviews AS r USING (claim_id) WHERE coalesce(r.decision, '') <> 'reject';

-- People overrule the policy in what they decide on the truth. rule: of the policy (docs/audit.md), or ``review``; reason: the
-- finding that the standing rests on, a text that was changed before all, or who decided.
CREATE OR REPLACE VIEW standings AS
WITH gravest AS (
    SELECT
        claim_id,
        CASE
            WHEN bool_or(verdict = 'refuted') THEN 'refuted'
            WHEN bool_or(verdict = 'conflicting') THEN 'conflicting'
            WHEN bool_or(verdict = 'supported') THEN 'supported'
            ELSE 'inconclusive'
        END AS standing
    FROM verifications GROUP BY claim_id
), policy AS (
    SELECT g.claim_id, coalesce(p.standing, g.standing) AS standing, coalesce(p.rule, 'gravest_verdict') AS rule
    FROM gravest AS g LEFT JOIN policy_standings AS p USING (claim_id)
), reasons AS (
    SELECT
        v.claim_id,
        first(v.explanation ORDER BY v.check_name = 'grounding' DESC, v.verdict IS NOT DISTINCT FROM p.standing DESC,
            list_position(['refuted', 'conflicting', 'supported', 'inconclusive'], v.verdict), v.check_name, v.explanation)
            FILTER (v.check_name <> 'grounding' OR v.verdict <> 'supported') AS reason
    FROM verifications AS v LEFT JOIN policy_standings AS p USING (claim_id) GROUP BY v.claim_id
)
SELECT
    c.claim_id,
    CASE t.decision WHEN 'accept' THEN 'supported' WHEN 'amend' THEN 'supported' WHEN 'reject' THEN 'refuted'
        WHEN 'unsure' THEN 'inconclusive' ELSE coalesce(p.standing, 'unchecked') END AS standing,
    coalesce(t.reviewer, 'policy') AS decided_by,
    coalesce(CAST(d.claim_snapshot AS VARCHAR) <> s.snapshot, false) AS stale,
    CASE WHEN t.decision IS NOT NULL THEN 'review' ELSE coalesce(p.rule, 'unchecked') END AS rule,
    CASE WHEN t.decision IS NOT NULL THEN t.reviewer || ' decided: ' || t.decision || coalesce(' (' || t.note || ')', '')
        ELSE coalesce(e.reason, if(p.standing IS NULL, 'not checked since it was read', 'no check has anything to compare it with'))
        END AS reason
FROM claims AS c
JOIN claim_snapshots AS s USING (claim_id)
LEFT JOIN policy AS p USING (claim_id)
LEFT JOIN reasons AS e USING (claim_id)
LEFT JOIN truth_reviews AS t USING (claim_id)
LEFT JOIN deciding_reviews AS d USING (claim_id);
