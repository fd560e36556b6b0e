"""The known range of memory, of one chip, of a clock is held against these alone."""

from __future__ import annotations

import pytest

from tests.verify.test_places import objections

OF_OTHERS = [
    ("ko", "공장용 카메라\n\n한빛 카메라 V100의 대역폭은 2MB/s다.\n"),
    ("ko", "케이블 시험\n\n이 USB 케이블의 대역폭은 2MB/s다. 구형 네트워크 카드의 대역폭은 50KB/s에 그친다.\n"),
    ("tr", "Kablo testi\n\nKablonun bant genişliği 2 MB/s. Ağ kartının bant genişliği 50 KB/s olarak ölçüldü.\n"),
    ("tr", "Depolama\n\nBellek kartının bant genişliği 2 MB/s.\n"),
    ("ko", "전력\n\n가온 데이터센터는 칩 1,000개를 쓴다. 1,000개 칩의 센터는 45kW를 쓴다.\n"),
    ("ko", "전력\n\n칩 1,000개를 넣은 센터의 전력은 45kW다. 카드 100장의 공장은 전력 80kW를 쓴다.\n"),
    ("ko", "데이터센터\n\n서울 데이터센터에는 가속 카드가 가득하다. 카드를 합친 데이터센터의 TDP는 45kW다.\n"),
    ("tr", "Merkez\n\n1.000 çipli merkez 45 kW güç çekiyor. Tesiste 500 kart var ve tesis 120 kW tüketiyor.\n"),
    ("tr", "Merkez\n\nHer çip 45 W çekiyor. 1.000 çipten oluşan merkezin TDP'si 45 kW.\n"),
    ("tr", "Tesis\n\nÇip fabrikasının gücü 45 kW. Veri merkezi bütün kartlarıyla 45 kW çekiyor.\n"),
    ("ko", "레이더\n\n새 레이더 칩은 77GHz에서 동작한다.\n"),
    ("tr", "Radar\n\nRadar çipinin frekansı 77 GHz.\n"),
]
OF_THESE = [
    ("ko", "가속기\n\n한빛 V100의 메모리 대역폭은 2MB/s다.\n"),
    ("ko", "가속기\n\n네트워크 카드를 단 H100의 HBM 메모리 대역폭은 2MB/s다.\n"),
    ("tr", "Hızlandırıcı\n\nV100'ün bellek bant genişliği 50 KB/s.\n"),
    ("ko", "전력\n\n데이터센터의 카드 장당 전력은 70kW다.\n"),
    ("tr", "Merkez\n\nMerkezde kart başına 70 kW harcanıyor.\n"),
    ("tr", "Kart\n\nYonganın saat hızı 77 GHz.\n"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text"), OF_OTHERS)
def test_a_known_range_is_held_against_no_other_sort_of_thing(store, read, language, text):
    assert objections(store, read, text, language) == set()


@pytest.mark.parametrize(("language", "text"), OF_THESE)
def test_a_known_range_is_held_against_its_own_sort_of_thing(store, read, language, text):
    assert "out_of_range" in objections(store, read, text, language)
