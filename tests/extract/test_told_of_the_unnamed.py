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
        ("새 펌웨어가 나래 N3의 상한을 300W에서 350W로 높였다. 온도는 71도다.", "ko", "상한"),
        ("Kumru K3'te sınırı 300 W'tan 350 W'a yükselttik. Sıcaklık 71 derece.", "tr", "sınır"),
        ("H200 한 대가 700W를 먹는다.", "ko", "서버"),
        ("Sunucumuz var. H200 kart 700 W çekiyor.", "tr", "H200'lü sunucu"),
    ],
)  # fmt: skip
def test_measures_and_totals_are_no_things(read, text, language, no):
    assert no not in [one for _, one in told(read(text, language))]


@pytest.mark.parametrize(
    ("text", "language", "figure", "subject"),
    [
        # a maker's new thing is not the one that it is held against, nor the last one of a table
        ("| Firma | Kart | Dakika |\n|---|---|---|\n| AMD | MI325X | 9,1 |\n| NVIDIA | L40S | 14,2 |\n| Intel | Gaudi 3 | 15,5 |\n\nAMD'nin yeni kartı, selefi MI300X'ten 1,4 kat hızlı.", "tr", "1,4 kat", "MI325X"),
        # what only a bracket behind a value names
        ("H200'lü sunucuyu denedik. H100'lerden yüzde 30 hızlı. Fark 4,8 TB/s'lik bellekten geliyor (H100'de 3,35).", "tr", "4,8 TB", "H200"),
        ("H200을 돌려 봤다. 메모리는 141GB다(H100은 80GB).", "ko", "141GB", "H200"),
        ("H200을 돌려 봤다. 메모리는 141GB다(H100은 80GB).", "ko", "80GB", "H100"),
    ],
)  # fmt: skip
def test_the_other_thing_beside_is_not_told_of(read, text, language, figure, subject):
    assert subject in [one for at, one in told(read(text, language)) if at.startswith(figure)]


@pytest.mark.parametrize(
    ("text", "language", "name"),
    [
        ("NVIDIA geçen yıl sessizdi. Firma, 210 TOPS'luk Sarnıç A2 sürüş bilgisayarını sattı.", "tr", "Sarnıç A2"),
        ("NVIDIA A2 kartı 60 W çekiyor.", "tr", "A2"),
        ("ASUS Zenbook S 16'yı gördük. Karşısında Zenbook S 14 (32 GB) var.", "tr", "Zenbook S 14"),
        ("비교 대상은 젠북 S 14와 서피스 랩톱 7이다.", "ko", "젠북 S 14"),
    ],
)  # fmt: skip
def test_names_are_whole(read, text, language, name):
    document = read(text, language)
    assert name in [text[m.start : m.end] for m in document.mentions]
