"""What holds over a whole document: slots with their words, groups, triples, the same rows every time."""

from __future__ import annotations

KO = "나래칩스가 새벽 N7을 공개했다. 새벽 N7의 전력은 300W다. 새벽 N7은 ResNet-50에서 초당 3,000장을 처리한다. 다시 말해 새벽 N7의 전력은 300W다."
TR = "Rüzgâr Yonga, Poyraz P3'ü tanıttı. Poyraz P3'ün gücü 300 W. Poyraz P3, H100'den yüzde 15 daha hızlı."


def test_every_slot_quotes_the_text(read):
    document = read(KO, "ko")
    slots = [slot for claim in document.claims for slot in claim.slots if slot.start is not None]
    assert slots
    assert all(document.article.source_text[s.start : s.end] == s.surface for s in slots)


TABLE = """# 마루 G1 벤치

마루 G1 두 장을 돌려 봤다. 마루 G1은 A6000보다 10% 빠르다.

| 모델 | 마루 G1 | RTX A6000 |
|---|---|---|
| Qwen2.5 14B | 42 tok/s | 38 tok/s |
| Mistral 7B | 88 tok/s | 71 tok/s |
| 소비전력 (W) | 214 | 438 |
"""


def test_products_that_head_columns_are_subjects_and_tasks_that_head_rows_benchmarks(read):
    rows = [(c.value, c.subject, c.benchmark) for c in read(TABLE, "ko").claims if c.value != 10]
    assert rows == [
        (42, "마루 G1", ("Qwen 2.5 14B",)), (38, "RTX A6000", ("Qwen 2.5 14B",)),
        (88, "마루 G1", ("Mistral 7B",)), (71, "RTX A6000", ("Mistral 7B",)),
        (214, "마루 G1", ()), (438, "RTX A6000", ()),
    ]  # fmt: skip


def test_the_number_of_a_setting_counts_no_things_behind_it(read):
    (setup,) = [c for c in read("배치 크기 16으로 구동했을 때 H100이 초당 2,310토큰을 냈다.", "ko").claims if c.value == 16]
    assert (setup.type, setup.metric) == ("setup", "batch_size")


def test_what_is_expected_behind_a_semicolon_hedges_nothing_before_it(read):
    claims = read("Rüzgâr Yonga, Poyraz P3'ü tanıttı. Rüzgâr Yonga 2024'te 310 milyon lira gelir elde etti; bu yıl 1,1 milyar lira bekleniyor.", "tr").claims
    assert [c.modality for c in claims if c.metric == "revenue"] == ["asserted", "hedged"]


def test_a_repeated_assertion_shares_its_group(read):
    claims = [c for c in read(KO, "ko").claims if c.metric == "power"]
    assert len(claims) == 2
    assert claims[0].group_id == claims[1].group_id is not None


def test_triples_stand_without_a_figure(read):
    triples = {(t.subject, t.predicate, t.object) for t in read("리벨리온의 NPU 아톰이 나왔다.", "ko").triples}
    assert ("Atom", "made_by", "Rebellions") in triples


def test_evaluated_on_without_a_figure(read):
    triples = {(t.subject, t.predicate, t.object) for t in read("H100은 ResNet-50에서 먼저 시험했다.", "ko").triples}
    assert ("H100", "evaluated_on", "ResNet-50") in triples


def test_same_text_same_claims(read):
    first = read(TR, "tr")
    read(KO, "ko")
    assert read(TR, "tr").claims == first.claims


def test_no_claim_in_an_empty_document_of_names(read):
    assert read("Bugün hava güzel.", "tr").claims == ()


def test_confidence_is_a_share(read):
    assert all(0 < claim.confidence <= 1 for claim in (*read(KO, "ko").claims, *read(TR, "tr").claims))


def test_a_row_of_numbers_is_no_sentence(read):
    document = read("가격은 " + "12, " * 400, "ko")
    assert len(document.figures) == 400
    assert not document.claims


def test_an_identifier_is_no_amount(read):
    document = read("Üretici kodu " + "7" * 2000 + " olarak yazılmış.", "tr")
    assert [figure.kind for figure in document.figures] == ["chrome"]
