"""Words that are no names of the document, in English."""

from __future__ import annotations

import pytest

from pipeline.extract.glosses import in_english


@pytest.mark.parametrize(
    ("words", "english"),
    [
        ("엣지 AI 반도체 시장", "the edge AI semiconductor market"),
        ("나머지 업체들", "the remaining companies"),
        ("가운데 서버", "the middle server"),
        ("Kümesini", "the cluster"),
        ("Sinini", "Sinini"),
        ("한벼리 카드", "the Hanbyeori card"),
        ("2나노 공정", "the 2-nm process"),
        ("12단 제품", "the 12-layer product"),
        ("허 박사", "Dr. Heo"),
        ("이 칩", "this chip"),
        ("노희원", "Nohuiwon"),
        ("Türkiye'deki hızlandırıcı pazarı", "the Turkish accelerator market"),
        ("robot süpürge pazarı", "the robot vacuum cleaner market"),
        ("Otomotiv", "the automotive business"),
        ("tüketici ürünleri", "the consumer products"),
        ("Bulut hizmeti", "the cloud service"),
        ("bir önceki kart", "the previous card"),
        ("profesyonel görselleştirme bölümü", "the professional visualisation division"),
        ("Ege Otomotiv", "Ege Otomotiv"),
        ("게임", "the gaming business"),
        ("안나 베커 제품총괄", "Anna Bekeo"),
        ("새벽배송", "Saebyeokbaesong"),
        ("공단 구매 담당자", "a purchasing officer"),
        ("나래 쪽", "Narae"),
        ("증권신고서", "the securities filing"),
        ("박서연 팀장", "Park Seo-yeon"),
        ("한밭대 전자공학과 교수", "a professor of electronic engineering"),
        ("새별증권 연구원", "an analyst of Saebyeoljeunggwon"),
        ("국내 민간 데이터센터", "the domestic private data-centre"),
        ("3단계 사업", "the phase 3 business"),
        ("데스크탑 CPU", "the desktop CPU"),
        ("최근 제품", "the recent product"),
        ("토큰 캐싱", "Token Caching"),
        ("한밭 국가AI센터", "Hanbat National AI Center"),
        ("나래칩스", "Naraechipseu"),
        ("paketleme", "the packaging business"),
        ("로봇 업체 관계자", "an official of a robot company"),
        ("업체 관계자", "a company official"),
        ("uzmanlarımızdan biri", "one of our experts"),
        ("sunucu yongalarını kapsayan istemci bölümü", "the client division"),
        ("gömülü ürünlerin", "the embedded products"),
        ("kart nesne tanıma", "object recognition"),
        ("Ege Üreten Yonga", "Ege Üreten Yonga"),
    ],
)
def test_glosses(words, english):
    assert in_english(words, {}) == english
