"""One fact told twice: dates of an event, counts of a headline, things known by a number. Each with the right text beside the wrong."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit
from tests.verify.twins import both_ways

TWICE = [
    ("a deadline", "ko", "공고\n\nA. 2026년 6월 3일 오후 6시까지 온라인으로 받는다.\n\n설명회는 서울에서 연다. 접수는 {}에 닫히고 늘릴 계획은 없다.\n", "2026년 6월 3일", "2026년 6월 23일", "contradiction"),
    ("an opening", "ko", "소소클라우드, 2028년 상반기 데이터센터 문 연다\n\n소소클라우드가 데이터센터를 짓는다. 준공은 {}로 잡았다.\n", "2028년 5월", "2029년 5월", "contradiction"),
    ("a start of sales", "tr", "Kızılay K2 tanıtıldı\n\nKart 12 Mart 2026'da satışa sunulacak. Fiyat açıklanmadı.\n\nŞirket dün yaptığı açıklamada {} satışa çıkacağını yineledi.\n", "mart 2026'da", "mayıs 2026'da", "contradiction"),
    ("a count of the headline", "tr", "Nehir Bilişim, {} hızlandırıcılı sunucusunu tanıttı\n\nGövde hızlandırıcılardan sekiz tanesini topluyor. Bellek 640 GB.\n", "sekiz", "on", "headline_differs"),
    ("a count below a kicker", "tr", "Basın bülteni\n\nNehir Bilişim, {} hızlandırıcılı N-9 sunucusunu tanıttı\n\nGövde hızlandırıcılardan sekiz tanesini topluyor. Bellek 640 GB.\n", "sekiz", "on", "headline_differs"),
    ("a thing known by its number", "tr", "Tesis\n\nTesis açıldığında kalıcı istihdam 240 kişi olacak.\n\nBaşkan, {} kadronun yarısının yöreden seçileceğini duyurdu.\n", "iki yüz kırk kişilik", "dört yüz yirmi kişilik", "contradiction"),
    ("a label and a slip", "ko", "서버\n\n■ 제원\n • 소비전력: {}\n • 무게: 118kg\n\n시스템 전체가 쓰는 10.2kW 가운데 절반이 넘는 몫이 GPU의 것이다.\n", "10.2kW", "12.2kW", "contradiction"),
    ("a noun counted twice", "tr", "Fabrika\n\nFabrikada ayda 12 bin gofret işleniyor. Yeni hat kuruldu.\n\nMüdüre göre fabrika ayda {} gofretle yetiniyor.\n", "12 bin", "14 bin", "contradiction"),
]  # fmt: skip


@both_ways(TWICE)
def test_two_tellings_that_differ_are_in_conflict_and_what_is_right_left_alone(weighed, text, language, cause):
    weighed(text, language, cause)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("일정\n\n준공은 2027년 6월로 잡았다.\n\n공사가 늦어져 준공을 2028년 6월로 연기했다.\n", "ko"),
        ("일정\n\n갑 칩의 양산은 2026년 3월에 시작한다.\n\n2차 양산은 2026년 9월이다.\n", "ko"),
        ("X90 sızıntısı: 600 watt\n\nX90 32 GB bellekle geliyor.\n\nX80 cephesinde 16 GB bellek ve 400 watt bekleniyor.\n", "tr"),
        ("Üniversite 16 sunuculuk küme alıyor\n\nHer rafta dört sunucu bulunacak; dört raf kurulacak.\n", "tr"),
    ],
)  # fmt: skip
def test_different_facts_are_left_alone(store, read, text, language):
    store.add(read(text, language))
    run_audit(store)
    assert store.sql("SELECT count(*) FROM verifications WHERE cause IN ('contradiction', 'headline_differs')").fetchall() == [(0,)]
