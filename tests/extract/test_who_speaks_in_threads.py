"""Posts whose heads name the poster in brackets, replies, and speakers that a sentence brings in behind a contrast."""

from __future__ import annotations

import pytest

THREADS = [
    (
        "ko", "무슨 카드가 좋을까요?\n\n작성자: 감자튀김\n\nA100을 사려고 합니다. 값은 900만 원이에요.\n\n답변 1 (모래성77)\n\nH100은 700W를 씁니다.\n\n메모리는 80GB예요.\n\n└ 감자튀김: 고맙습니다. L40S는 350W를 써요.\n\n"
        "답변 2 (나래칩_지원팀)\n\n모래성77님이 말씀하신 대로입니다. 나래 N7의 전력은 200W입니다.\n\n채택된 답변: 답변 1\n\n감자튀김: 결국 나래 N7을 샀고 전력은 190W였습니다.",
        [("A100", 9000000, None), ("H100", 700, "모래성77"), ("H100", 80, "모래성77"), ("L40S", 350, None), ("나래 N7", 200, "나래칩_지원팀"), ("나래 N7", 190, None)],
    ),
    (
        "tr", "Hangi kart?\n\nYazan: patates\n\nA100 almak istiyorum.\n\nCevap 1 (kirpi42)\n\nH100 700 W çekiyor.\n\nCevap 2 (lodosdestek)\n\nLodos L2'nin gücü 200 W.\n\nkirpi42: L40S ise 350 W çekiyor.",
        [("H100", 700, "kirpi42"), ("Lodos L2", 200, "lodosdestek"), ("L40S", 350, "kirpi42")],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "told"), THREADS, ids=[language for language, *_ in THREADS])
def test_posts(read, language: str, text: str, told: list[tuple[str, float, str | None]]) -> None:
    assert [(claim.subject, claim.value, claim.attributed_to) for claim in read(text, language).claims] == told


SPEAKERS = [
    ("ko", '정보라 너울칩 대표는 "너울 T4의 전력은 120W"라고 말했다. 국내 한 은행의 전산 책임자는 "너울 T4 지연시간이 180ms까지 늘었다"고 털어놨다. 그는 L40S에서는 95ms였다고 덧붙였다.', ["정보라", "은행의 전산 책임자", "은행의 전산 책임자"]),
    ("ko", "너울칩은 너울 T4의 값을 밝히지 않지만 업계에서는 너울 T4가 장당 420만 원에 거래되는 것으로 본다.", ["업계"]),
    ("ko", "업계에서는 비싸다고 하지만 너울칩은 너울 T4의 전력이 120W라고 밝혔다.", ["너울칩"]),
    ("ko", "같은 급으로 꼽히는 퓨리오사AI의 레니게이드는 1,300만 원 안팎이라는 게 유통업계의 전언이다.", ["유통업계"]),
    ("ko", '한도윤 남해전자기술연구원 교수는 "L40S의 전력은 350W"라고 지적했다.', ["한도윤"]),
    ("ko", '협의회의 한도윤 분과장은 "L40S의 전력은 350W"라고 말했다. 한 분과장은 "L4의 전력은 72W"라고 덧붙였다.', ["한도윤", "한도윤"]),
    ("ko", "너울칩은 서울에 있다. 엔비디아 L40S는 350W를 쓴다고 알려져 있지만, 자사 칩의 전력은 120W라는 것이 회사의 설명이다.", [None, "NVIDIA"]),
    ("ko", '남해전자기술연구원은 "L40S의 전력은 350W"라고 밝혔다.', ["남해전자기술연구원"]),
    ("tr", "Doruk Yonga, Doruk D9'un fiyatını açıklamıyor ama analistler kartın 4.200 dolara satıldığını söylüyor.", ["analistler"]),
    ("tr", "Analistler pahalı buluyor ama Doruk Yonga, Doruk D9'un 4.200 dolara satıldığını söylüyor.", ["Doruk Yonga"]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "speakers"), SPEAKERS)
def test_speakers(read, language: str, text: str, speakers: list[str]) -> None:
    assert [claim.attributed_to for claim in read(text, language).claims] == speakers


NAMES = [
    ("국내에서는 소나루가 QX-2 32개를 묶은 랙을 냈다. 소나루는 값을 밝히지 않았다. QX-2의 전력은 75W다.", "QX-2"),
    ("국내에서는 소나루가 QX-2 32개를 묶은 랙을 냈다. QX-2의 전력은 75W다.", "QX-2"),
    ("호랑이 X3가 나왔다. X3의 전력은 75W다.", "호랑이 X3"),
    ("호랑이 X3의 전력은 75W다.", "호랑이 X3"),
]


@pytest.mark.parametrize(("text", "name"), NAMES)
def test_the_particle_of_a_subject_is_no_part_of_a_name(read, text: str, name: str) -> None:
    assert read(text, "ko").claims[-1].subject == name
