"""Names out of tags."""

from __future__ import annotations

from itertools import pairwise, product

import numpy as np
import pytest

from pipeline.extract.model.opinions import NAME_TYPES
from pipeline.extract.model.tags import behind_bound_noun, best_path, decode_tags, stands_alone, without_ending
from pipeline.extract.model.windows import Tokens

CHIP = 1 + 2 * NAME_TYPES.index("chip")
SIZE = 1 + 2 * len(NAME_TYPES)


def _sure(*tags: int) -> np.ndarray:
    table = np.full((len(tags), SIZE), 0.01)
    table[np.arange(len(tags)), tags] = 0.9
    return table


def test_a_name_is_opened_before_it_goes_on():
    path = best_path(np.log(_sure(0, CHIP + 1, CHIP + 1)))
    assert [int(tag) for tag in path] == [0, CHIP, CHIP + 1]


def test_a_name_does_not_go_on_as_another_type():
    path = best_path(np.log(_sure(CHIP, 2, 0)))
    assert int(path[1]) != 2 or int(path[0]) == 1


def test_the_path_is_the_best_of_all_that_are_allowed():
    random, size = np.random.default_rng(0), 5
    for _ in range(50):
        scores = np.log(random.dirichlet(np.ones(size), 4))
        allowed = [
            path for path in product(range(size), repeat=4)
            if all(tag % 2 or tag == 0 or before in (tag - 1, tag) for before, tag in pairwise((0, *path)))
        ]  # fmt: skip
        best = max(allowed, key=lambda path: sum(scores[n, tag] for n, tag in enumerate(path)))
        assert tuple(best_path(scores)) == best


def test_tags_become_spans_of_the_text():
    text = "Kıyı K2 yeni"
    tokens = Tokens([5, 6, 7], [0, 0, 0], [0, 5, 8], [4, 7, 12])
    found = decode_tags(_sure(CHIP, CHIP + 1, 0), tokens, text, "tr")
    assert [(one.start, one.end, one.type) for one in found] == [(0, 7, "chip")]
    assert 0.85 < found[0].probability <= 0.9


def test_two_names_beside_each_other_stay_two():
    tokens = Tokens([5, 6], [0, 0], [0, 3], [2, 5])
    assert [(one.start, one.end) for one in decode_tags(_sure(CHIP, CHIP), tokens, "여명 노을", "ko")] == [(0, 2), (3, 5)]


def test_a_particle_in_the_last_token_is_no_part_of_the_name():
    assert without_ending("나루는 빠르다", 0, 3, 0, "ko") == 2


def test_a_name_that_ends_like_a_particle_keeps_its_end_where_the_token_ends_before():
    assert without_ending("하은은 빠르다", 0, 2, 1, "ko") == 2


def test_a_capital_is_no_suffix():
    assert without_ending("Tab S10 FE 10 inç", 0, 10, 8, "tr") == 10


def test_only_whole_words_are_names():
    text = "언론은 '드디어'라고 썼다. 나루는 빠르다. <strong>84</strong>"
    spans = {word: (text.index(word), text.index(word) + len(word)) for word in ("드", "드디", "나루", "strong", "언론은")}
    assert [word for word, span in spans.items() if stands_alone(text, *span, "ko")] == ["나루", "언론은"]
    text = "Karayel'in kartı, Bulut'tan hızlı."
    assert [stands_alone(text, text.index("Bu"), text.index("Bu") + size, "tr") for size in (4, 5)] == [False, True]
    text = "나루/해솔 모두 빠르다"
    assert stands_alone(text, 3, 5, "ko")
    assert stands_alone("AI <b>나루</b>", 6, 8, "ko")


@pytest.mark.parametrize(("title", "alone"), [("Dr.", False), ("Prof. Dr.", False), ("Dr. Ada", True), ("Drift", True)])
def test_a_title_alone_is_no_name(title, alone):
    assert stands_alone(f"{title} geldi", 0, len(title), "tr") is alone


def test_a_name_never_crosses_a_line():
    tokens = Tokens([5, 6], [0, 0], [0, 3], [2, 5])
    assert [(one.start, one.end) for one in decode_tags(_sure(CHIP, CHIP + 1), tokens, "여명\n노을", "ko")] == [(0, 2), (3, 5)]
    tokens = Tokens([5, 6], [0, 0], [0, 5], [4, 7])
    assert [(one.start, one.end) for one in decode_tags(_sure(CHIP, CHIP + 1), tokens, "Güç?\nT1", "tr")] == [(0, 4), (5, 7)]


def test_what_closes_the_clause_before_begins_no_name():
    text = "사진을 돌리는 데 클러스터에서 31시간"
    start = text.index("데")
    assert text[slice(*behind_bound_noun(text, start, start + 6))] == "클러스터"
    assert behind_bound_noun("데 클러스터", 0, 6) == (0, 6)
