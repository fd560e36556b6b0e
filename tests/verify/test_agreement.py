"""The check *agreement*: two documents, and the cause of their difference."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from pipeline.verify import agreement
from pipeline.verify.review import review
from pipeline.verify.run import run_audit

HEAD = "가온 K2 소식\n\n"


def causes(store, read, *texts, language="ko", cluster=None):
    ids = []
    for text in texts:
        document = read(text, language)
        store.add(document)
        ids.append(document.article.doc_id)
    if cluster:
        store.connection.execute("UPDATE documents SET cluster_id = 'c'")
    run_audit(store)
    return {
        (verdict, cause)
        for verdict, cause in store.sql("SELECT verdict, cause FROM verifications WHERE check_name = 'agreement'").fetchall()
    }


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("가온 K2의 메모리 용량은 96GB다.", "K2는 새 칩이다. 가온 K2의 메모리 용량은 128GB다.", ("conflicting", "contradiction")),
        ("가온 K2의 메모리 용량은 96GB다.", "K2는 새 칩이다. 가온 K2의 메모리 용량은 96GB다.", ("supported", "agreement")),
        ("가온 K2의 소비전력은 352W다.", "K2는 새 칩이다. 가온 K2의 소비전력은 350W다.", ("supported", "rounding")),
        ("가온 K2의 메모리 용량은 96GB다.", "바로잡습니다. 가온 K2의 메모리 용량은 128GB가 아니라 96GB로 정정합니다.", None),
    ],
)
def test_cause(store, read, first, second, expected):
    found = causes(store, read, HEAD + first + "\n", second + "\n")
    if expected is None:
        assert ("conflicting", "contradiction") not in found
    else:
        assert found == {expected}


def test_copies_of_one_cluster_count_once(store, read):
    text = "가온 K2의 메모리 용량은 96GB다."
    assert causes(store, read, HEAD + text + "\n", "속보. " + text + "\n", cluster=True) == set()


def story(name, day, words):
    return f"가온 {name} 카드 공개\n\n칩소식 2025년 3월 {day}일\n\n가온이 {name} 카드를 내놨다. 메모리는 96GB이고 값은 412만 원이다. {words}\n"


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (("K2", 3, "가온 K2의 소비전력은 300W다."), ("K2", 5, "측정해 보니 가온 K2의 소비전력은 240W였다."), ("conflicting", "contradiction")),
        (("K2", 3, "K2 여덟 장으로 학습에 38분이 걸렸다."), ("K2", 5, "K2 64장으로 학습에 21분이 걸렸다."), ("inconclusive", "other_conditions")),
        (("K2", 3, "가온 K2의 소비전력은 300W다."), ("K2", 9, "본지 보도는 사실과 달랐다. 가온 K2의 소비전력은 350W다."), ("conflicting", "revision")),
    ],
)
def test_two_documents_of_one_story(store, read, first, second, expected):
    assert expected in causes(store, read, story(*first), story(*second))


def test_an_edition_is_another_product(store, read):
    found = causes(store, read, story("K2", 3, "가온 K2의 소비전력은 300W다."), story("K2 프로", 5, "가온 K2 프로의 소비전력은 450W다."))
    assert not any(verdict == "conflicting" for verdict, _ in found)


def test_documents_of_other_stories_do_not_conflict(store, read):
    texts = ["서버 이야기\n\n2024년 1월 3일\n\nH100 서버의 전력은 5.2kW다.\n", "다른 서버 이야기\n\n2025년 6월 3일\n\n우리 H100 서버는 전력을 7.1kW 쓴다.\n"]
    assert not any(verdict == "conflicting" for verdict, _ in causes(store, read, *texts))


DATED = {"ko": "가온 K2 소식\n\n칩소식 2025년 3월 {day}일\n\n", "tr": "Gaon K2 haberi\n\nÇip Gazetesi, {day} Mart 2025\n\n"}


def of_one_week(store, read, first, second, language="ko"):
    return causes(store, read, *(DATED[language].format(day=day) + words + "\n" for day, words in ((3, first), (5, second))), language=language)


@pytest.mark.parametrize(
    ("first", "second", "language"),
    [
        ("가온은 K2 칩을 서울에 1,200개 납품했다. 칩의 메모리는 96GB다.", "가온은 올해 K2 칩 2,000개를 납품하는 것이 목표다. 칩의 메모리는 96GB다.", "ko"),
        ("가온은 K2 칩을 부산에 1,200개 납품했다. 칩의 메모리는 96GB다.", "가온은 K2 칩을 대전에 2,000개 납품했다. 칩의 메모리는 96GB다.", "ko"),
        ("Gaon, Türkiye'deki kentlere 900 adet K2 yongası gönderdi. K2'nin belleği 96 GB.", "Gaon, Kore'ye 2.700 adet K2 yongası sevk etti. K2'nin belleği 96 GB.", "tr"),
        ("Gaon, Sivas'a 900 adet K2 yongası gönderdi. K2'nin belleği 96 GB.", "Gaon, Manisa'ya 2.700 adet K2 yongası gönderdi. K2'nin belleği 96 GB.", "tr"),
    ],
)
def test_what_goes_elsewhere_or_is_but_planned_is_no_conflict(store, read, first, second, language):
    found = of_one_week(store, read, first, second, language)
    assert "conflicting" not in {verdict for verdict, _ in found}


def test_one_delivery_told_with_two_counts_is_a_conflict(store, read):
    first = "가온은 K2 칩을 서울에 1,200개 납품했다. 칩의 메모리는 96GB다."
    assert ("conflicting", "contradiction") in of_one_week(store, read, first, first.replace("1,200", "2,000"))


def test_value_of_another_chip_is_not_held_against_it(store, read):
    first = "H3와 T9를 나란히 재 보니 H3 카드의 소비전력은 700W다."
    second = "H3 대신 T9를 재 보니 T9 카드의 소비전력은 610W다."
    assert of_one_week(store, read, first, second) == set()


def test_growth_of_a_revenue_is_no_saving_of_power(store, read):
    first = "Gaon'un K2 geliri bir yıl öncesine göre yüzde 80 arttı."
    second = "Gaon'un K2 güç tüketimi bir yıl öncesine göre yüzde 30 azaldı."
    assert of_one_week(store, read, first, second, "tr") == set()


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("ko", "가온 K2의 메모리 용량은 96GB다.", "K2는 새 칩이다. 가온 K2의 메모리 용량은 128GB다."),
        ("tr", "Kızılırmak K2 kartının belleği 96 GB.", "Yeni kart geldi. Kızılırmak K2 kartının belleği 128 GB."),
    ],
)
def test_a_rejected_reading_is_no_witness(store, read, language, first, second):
    assert causes(store, read, HEAD + first + "\n", second + "\n", language=language) == {("conflicting", "contradiction")}
    rejected = store.sql("SELECT claim_id FROM claims WHERE value = 128").fetchone()
    review(store, rejected, "reject", reviewer="kim", about="reading")
    run_audit(store)
    assert store.sql("SELECT count(*) FROM verifications WHERE check_name = 'agreement'").fetchone() == (0,)
    review(store, rejected, "undo", reviewer="kim")
    run_audit(store)
    assert store.sql("SELECT count(*) FROM verifications WHERE check_name = 'agreement'").fetchone() != (0,)


def explained(store, value):
    rows = store.sql(
        "SELECT v.verdict, v.cause, v.explanation FROM verifications AS v JOIN claims AS c USING (claim_id)"
        " WHERE v.check_name = 'agreement' AND c.value = ? AND c.modality = 'asserted'",
        [value],
    )
    return rows.fetchall()


RETRACTED = [
    pytest.param(
        "ko",
        ["가온 K2의 메모리 대역폭은 3.7TB/s다.", "써 본 카드도 같다. 가온 K2의 메모리 대역폭은 3.7TB/s다.", "본지는 가온 K2의 메모리 대역폭을 3.7TB/s라고 보도했으나 3.1TB/s인 것으로 확인돼 바로잡습니다."],
        id="ko",
    ),
    pytest.param(
        "tr",
        ["Gaon K2'nin bellek bant genişliği 3,7 TB/s.", "Kartı denedik. Gaon K2'nin bellek bant genişliği 3,7 TB/s.", "Haberimizde Gaon K2'nin bellek bant genişliğini 3,7 TB/s yazmıştık, doğrusu 3,1 TB/s."],
        id="tr",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("language", "texts"), RETRACTED)
def test_a_retracted_value_supports_nothing_and_says_who_took_it_back(store, read, language, texts):
    causes(store, read, *(DATED[language].format(day=3 + i) + words + "\n" for i, words in enumerate(texts)), language=language)
    found = explained(store, 3.7)
    assert len(found) == 2
    for verdict, cause, said in found:
        assert (verdict, cause) == ("conflicting", "revision")
        assert said.startswith("3.7 TB/s was retracted by '")
        assert said.endswith("which gives 3.1 TB/s instead.")


@pytest.mark.parametrize(("language", "texts"), RETRACTED)
def test_a_copy_with_a_correction_takes_back_what_its_twin_says(store, read, language, texts):
    causes(store, read, *(HEAD + words + "\n" for words in (texts[0], texts[2])), language=language, cluster=True)
    assert [row[:2] for row in explained(store, 3.7)] == [("conflicting", "revision")]


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("ko", "가온의 소비전력은 300W다.", "나래의 소비전력은 350W다."),
        ("ko", "가온의 소비전력은 300W다.", "나래의 소비전력은 300W다."),
        ("ko", "가온 X1의 메모리는 48GB다.", "가온 X1 터보의 메모리는 48GB다."),
        ("ko", "A100 40GB의 소비전력은 250W다.", "A100 80GB의 소비전력은 250W다."),
        ("ko", "가온 3의 소비전력은 300W다.", "가온 3.1의 소비전력은 300W다."),
        ("tr", "Gaon'un güç tüketimi 300 W.", "Nare'nin güç tüketimi 350 W."),
        ("tr", "Gaon'un güç tüketimi 300 W.", "Nare'nin güç tüketimi 300 W."),
        ("tr", "Gaon X1'in belleği 48 GB.", "Gaon X1 Turbo'nun belleği 48 GB."),
        ("tr", "A100 40GB'nin güç tüketimi 250 W.", "A100 80GB'nin güç tüketimi 250 W."),
    ],
)  # fmt: skip
def test_of_two_things_nothing_follows(store, read, language, first, second):
    head = {"ko": "가속기 비교\n\n칩소식 2025년 3월 {}일\n\n", "tr": "Kart denemesi\n\nÇip Gazetesi, {} Mart 2025\n\n"}[language]
    assert causes(store, read, head.format(3) + first + "\n", head.format(5) + second + "\n", language=language) == set()


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("ko", "가온 K2의 성능은 K1의 2배다.", "가온 K2의 메모리는 K1의 2배다."),
        ("tr", "Gaon K2'nin performansı K1'in 2 katı.", "Gaon K2'nin belleği K1'in 2 katı."),
    ],
)
def test_a_multiple_of_memory_is_none_of_speed(store, read, language, first, second):
    assert of_one_week(store, read, first, second, language) == set()


SERVER = "추론용 칩 공개… H100보다 전력 덜 쓴다\n\n같은 조건에서 쟀다. 서버 전체 소비전력은 {} 쪽이 3.9kW, DGX H100이 7.1kW였다.\n"
CARD = "H100'ü geçmedik ama ucuza satıyoruz\n\nBant genişliği 546 GB/sn. Kanatlı kutuda ucuz bellek kullandık. {} güç tüketimi 95 W'ı geçmiyor.\n"


@pytest.mark.parametrize(("name", "other", "compared"), [("가온", "Kızılırmak K1", False), ("나루", "Nehir K1", False), ("가온 K1", "Gaon K1", True)])
def test_a_short_name_is_not_found_in_words_that_begin_like_it(store, read, name, other, compared):
    store.add(read(SERVER.format(name), "ko"))
    store.add(read(CARD.format(other), "tr"))
    run_audit(store)
    found = store.sql("SELECT f.surface FROM verifications JOIN claims AS c USING (claim_id) JOIN figures AS f USING (doc_id, figure_id) WHERE check_name = 'agreement'").fetchall()
    assert (("3.9kW",) in found) == compared


def test_a_name_that_is_only_compared_with_is_not_what_a_document_tells_of(store, read):
    first = "Toros 4, H100'den ucuz\n\nToros 4 belleği 80 GB. Toros 4 820 TOPS sunuyor.\n"
    assert causes(store, read, first, "H100 belleği 80 GB. H100 989 TFLOPS sunuyor.\n", language="tr") == set()


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("ko", "여울 S2 덕에 실적 급증\n\n가온반도체의 매출은 지난해보다 38% 늘었다.\n", "여울 S2 공개\n\n여울 S2의 비용은 지난해보다 28% 줄었다.\n"),
        ("tr", "Toros 4 sonuçları\n\nAselsan'ın geliri geçen yıla göre yüzde 38 arttı.\n", "Toros 4 tanıtıldı\n\nToros 4, H100'den yüzde 28 daha ucuz.\n"),
        ("tr", "Micron sonuçları\n\nMicron'un geliri geçen yıla göre yüzde 38 arttı.\n", "Micron ve Nova\n\nMicron tanıttı. Nova yongası rakibine göre yüzde 28 daha ucuz.\n"),
    ],
)
def test_growth_of_a_revenue_is_no_lead_in_cost_said_otherwise(store, read, language, first, second):
    assert causes(store, read, first, second, language=language) == set()


def test_one_lead_said_in_two_ways_is_a_matter_of_definition(store, read):
    found = causes(store, read, "여울 S2 시험\n\n여울 S2는 A100보다 학습 시간이 31% 짧다.\n", "여울 S2 공개\n\n여울 S2는 A100보다 46% 빠르다.\n")
    assert found == {("inconclusive", "definition")}


def test_adjusted_profits_take_nothing_back(store, read):
    one = "Sarp Yonga beklentiyi aştı\n\nHisse başına düzeltilmiş kâr 1,91 dolar oldu. Sarp Yonga'nın geliri ilk çeyrekteki gibi yüzde 50 değil, yüzde 37 arttı.\n"
    store.add(read(one, "tr"))
    store.add(read("Sarp Yonga büyüyor\n\nSarp Yonga'nın geliri geçen yıla göre yüzde 50 arttı.\n", "tr"))
    run_audit(store)
    assert store.sql("SELECT count(*) FROM verifications WHERE cause = 'revision'").fetchone() == (0,)


@pytest.mark.parametrize(
    ("language", "first", "second", "agrees"),
    [
        ("ko", "가온반도체의 2024년 순이익률은 32%였다.", "가온반도체의 2024년 매출총이익률은 32%였다.", False),
        ("ko", "가온반도체의 2024년 순이익률은 32%였다.", "지난 소식이다. 가온반도체의 2024년 순이익률은 32%였다.", True),
        ("tr", "Kaya Yonga'nın 2024 net kâr marjı yüzde 32 oldu.", "Kaya Yonga'nın 2024 brüt kâr marjı yüzde 32 oldu.", False),
        ("tr", "Kaya Yonga'nın 2024 net kâr marjı yüzde 32 oldu.", "Haber şöyle. Kaya Yonga'nın 2024 net kâr marjı yüzde 32 oldu.", True),
    ],
)
def test_each_margin_is_a_value_of_its_own(store, read, language, first, second, agrees):
    found = causes(store, read, first + "\n", second + "\n", language=language)
    assert (("supported", "agreement") in found) is agrees, found


@pytest.mark.parametrize("turned", [False, True])
def test_witnesses_are_named_in_one_order_whichever_pair_of_documents_is_found_first(store, read, monkeypatch, turned):
    for day in (3, 5, 7):
        store.add(read(story("다솜", day, "다솜의 소비전력은 300W다."), "ko"))
    pairs = list(combinations([row[0] for row in store.sql("SELECT doc_id FROM documents ORDER BY doc_id").fetchall()], 2))
    monkeypatch.setattr(agreement, "_compare_group", lambda *_: None)  # what the story alone compares
    monkeypatch.setattr(agreement, "story_pairs", lambda store: reversed(pairs) if turned else iter(pairs))
    run_audit(store)
    cited = [json.loads(row[0])["others"] for row in store.sql("SELECT inputs FROM verifications WHERE check_name = 'agreement' ORDER BY claim_id").fetchall()]
    assert any(len(others) == 2 for others in cited)
    assert all(others == sorted(others, key=lambda other: other["claim"]) for others in cited)
