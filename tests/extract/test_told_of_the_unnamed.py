"""What has values though it has no name: a noun in the place of names, what is made larger, a machine called by its chip."""

from __future__ import annotations

import pytest


def told(document):
    text = document.article.source_text
    return [(text[c.figure :], c.subject) for c in document.claims if c.figure is not None]


@pytest.mark.parametrize(
    ("text", "language", "figure", "subject"),
    [
        ("가동률은 H200은 71%, A100은 88%입니다. 구형은 49%에 그치고 있어요.", "ko", "49%에 ", "구형"),
        ("가동률은 H200은 71%, A100은 88%입니다. 구형은 49%에 그치고 있어요. 찾는 이가 적습니다. 내년에는 60%까지 올립니다.", "ko", "60%까지", "구형"),
        ("Doluluk nasıl? H200'de yüzde 71, A100'de yüzde 88. Yerlilerde yüzde 49'da kaldı.", "tr", "yüzde", "Yerliler"),
        # what is made larger
        ("나래전지는 연료전지를 200kW에서 1.4MW로 키워 내년 2월 내놓겠다고 했다.", "ko", "1.4MW", "연료전지"),
        ("나래전지는 연료전지를 200kW에서 1.4MW로 키워 내년 2월 내놓겠다고 했다.", "ko", "내년 2월", "연료전지"),
        ("나래전지는 연료전지를 200kW에서 1.4MW로 키웠다. 효율은 61%다.", "ko", "61%다.", "연료전지"),
        ("Raf başına 90 kW hesaplıyoruz. Trafoyu 2 MW'tan 5 MW'a büyütüyoruz.", "tr", "5 MW'", "Trafo"),
        # a machine by its chip
        ("Bir sunucu ne kadar harcıyor? A100'lü olan için 6,5 kW, H200'lü için 10,4 kW yazıyor.", "tr", "10,4 ", "H200'lü sunucu"),
        ("DGX A100 ile başladık, sonra DGX H200 aldık. A100'lü olan 6,5 kW çekiyor.", "tr", "6,5 k", "DGX-A100"),
        ("서버는 두 종류다. A100이 달린 건 6.5kW, H200이 달린 건 10.4kW를 먹는다.", "ko", "10.4k", "H200 서버"),
        ("H200 서버 한 대가 견적으로 5억 2천만 원입니다.", "ko", "5억 2천", "H200 서버"),
        ("H200을 들였다. 장당 700W다. 서버 한 대가 10.4kW를 먹는다.", "ko", "10.4k", "서버"),
    ],
)  # fmt: skip
def test_it_is_told_of_what_has_no_name(read, text, language, figure, subject):
    assert subject in [one for at, one in told(read(text, language)) if at.startswith(figure)]


@pytest.mark.parametrize(
    ("text", "language", "no"),
    [
        ("가동률은 H200은 71%, A100은 88%입니다. 평균은 79%입니다.", "ko", "평균"),
        ("Doluluk nasıl? H200'de yüzde 71, A100'de yüzde 88. Ortalamada yüzde 79.", "tr", "Ortalama"),
        ("나래칩은 N3의 메모리를 24GB에서 32GB로 늘렸다.", "ko", "메모리"),
        ("Kumru, K3'ün belleğini 24 GB'tan 32 GB'a çıkardı.", "tr", "belleğ"),
        ("H200 한 대가 700W를 먹는다.", "ko", "서버"),
        ("Sunucumuz var. H200 kart 700 W çekiyor.", "tr", "H200'lü sunucu"),
    ],
)  # fmt: skip
def test_measures_and_totals_are_no_things(read, text, language, no):
    assert no not in [one for _, one in told(read(text, language))]
