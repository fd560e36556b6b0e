"""What a name is by the nouns around it."""

from __future__ import annotations

import re
from functools import cache

from pipeline.languages import grammar_of
from pipeline.languages.grammar import RoleGrammar
from schemas.records import EntityType

TypeRows = tuple[tuple[EntityType, re.Pattern[str]], ...]


def guess_type(before: str, after: str, grammar: RoleGrammar) -> EntityType | None:
    """What a name is by the noun right after it, else right before it; both folded and short."""
    ahead, behind = _type_patterns(grammar.code)
    return next((kind for kind, pattern in ahead if pattern.match(after)), None) or next((kind for kind, pattern in behind if pattern.search(before)), None)


@cache
def _type_patterns(code: str) -> tuple[TypeRows, TypeRows]:
    """The nouns that tell types, as they stand right after a name and right before one."""
    rows = grammar_of(code).type_heads
    return (
        tuple((kind, re.compile(rf"['’\"”)]? ?(?:(?!ve |ile |veya )[a-z0-9]+ )?(?:{pattern.pattern})")) for kind, pattern in rows),
        tuple((kind, re.compile(rf"(?:{pattern.pattern}) ?(?:인 |\(|['‘\"“])?$")) for kind, pattern in rows),
    )


def type_around(folded: str, start: int, end: int) -> EntityType:
    """What a name without a head of its own is, by the nouns around it."""
    around = folded[max(0, start - 40) : end + 30]
    if re.search(r"슈퍼컴|시스템|서버|컴퓨터|클러스터", around):
        return "system"
    return "chip" if re.search(r"칩|gpu|npu|프로세서|가속기|카드", around) else "product"
