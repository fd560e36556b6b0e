"""When two names are names of one thing: compared without makers, common nouns, case and punctuation."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from pipeline.lexicon import Family, fold, load_lexicon, template_name

_TOKEN = re.compile(r"[0-9a-z가-힣çğöşüâîû]+")
# Makers, and nouns that a name may carry or not. A name of nothing else keeps them.
COMMON = frozenset(
    """nvidia 엔비디아 google 구글 graphcore 그래프코어 amd intel 인텔 tesla 테슬라 geforce 지포스 radeon 라데온 apple 애플 samsung 삼성 삼성전자
    qualcomm 퀄컴 huawei 화웨이 microsoft aws amazon baidu 바이두 instinct xeon quadro gpu gpus 칩 chip chips 시스템 system systems 프로세서 processor
    서버 server sunucu sunucusu yonga yongası çip çipi işlemci işlemcisi kart kartı 가속기 accelerator hızlandırıcı hızlandırıcısı 모델 model
    modeli models 벤치마크 benchmark 데이터셋 dataset instance örneği 인스턴스 uygulaması implementation the sxm sxm2 sxm4 sxm5 pcie""".split()
)
MAKERS = frozenset(
    "nvidia 엔비디아 google 구글 graphcore 그래프코어 amd intel 인텔 apple 애플 samsung 삼성 삼성전자 qualcomm 퀄컴 huawei 화웨이 microsoft aws amazon baidu 바이두".split()
)


@lru_cache(maxsize=65536)
def name_key(name: str) -> str:
    """``"NVIDIA Tesla V100 GPU"`` -> ``"v100"``, ``"DGX-A100 640GB"`` -> ``"dgxa100640gb"``, ``"GPU"`` -> ``"gpu"``."""
    tokens = _TOKEN.findall(fold(name))
    kept = [token for token in tokens if token not in COMMON]
    return "".join(kept or tokens)


SYSTEM = frozenset("시스템 system systems 서버 server servers sunucu sunucusu node düğüm düğümü 노드 instance örneği 인스턴스 rack 랙".split())


@lru_cache(maxsize=65536)
def thing_key(name: str) -> str:
    """``name_key``, with a machine kept apart from the chip in it: an H100 server is no H100."""
    return name_key(name) + ("@system" if SYSTEM & set(_TOKEN.findall(fold(name))) else "")


def keys(names: Iterable[str]) -> frozenset[str]:
    return frozenset(key for key in map(name_key, names) if key)


EDGE_BEFORE, EDGE_AFTER = "(?<![0-9a-z])", "(?![0-9a-z])"


@lru_cache(maxsize=4096)
def name_pattern(name: str) -> re.Pattern[str]:
    """Finds a name in folded text whatever joins its parts: ``TPU v2`` in ``tpuv2'nin`` and ``tpu-v2``."""
    tokens = re.findall(r"[a-z가-힣çğöşü]+|[0-9]+", fold(name))
    body = r"[\s\-_/().]{0,2}".join(map(re.escape, tokens))
    return re.compile(f"{EDGE_BEFORE}{body}{EDGE_AFTER}")


def mentions(folded_text: str, name: str) -> bool:
    return name_pattern(name).search(folded_text) is not None


@lru_cache(maxsize=4096)
def maker_key(name: str) -> str:
    """One key for a firm in both scripts: ``인텔`` and ``Intel`` are ``intel``."""
    return name_key(load_lexicon().canonical(name, {"vendor", "organisation"}) or name)


@lru_cache(maxsize=4096)
def spellings(name: str) -> tuple[str, ...]:
    """A name with what else the lexicon calls the same thing: ``Gaudi 2``, ``가우디2``."""
    entry = load_lexicon().by_name.get(name)
    return (name, *entry.aliases) if entry else (name,)


@lru_cache(maxsize=4096)
def named_in(folded: str) -> tuple[str, ...]:
    """The chips and systems of known families that words name, by their own names: ``Gaudi 2`` of ``가우디2 여덟 개``."""
    found: dict[str, None] = {}
    for family in _families():
        for match in family.pattern.finditer(folded):
            if not (match.start() and (folded[match.start() - 1].isascii() and folded[match.start() - 1].isalnum())) and not (folded[match.end() : match.end() + 1].isascii() and folded[match.end() : match.end() + 1].isalnum()):
                found.setdefault(template_name(family.template, match))
    return tuple(found)


@lru_cache(maxsize=1)
def _families() -> tuple[Family, ...]:
    return tuple(dict.fromkeys(family for found in load_lexicon().families.values() for _, family in found if family.type in {"chip", "system"} and not family.needs and not family.bare))
