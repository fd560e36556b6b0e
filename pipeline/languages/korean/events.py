"""Korean events with a date: ``준공은 2027년 6월로``, ``내후년 초``. Data on folded text."""

from __future__ import annotations

import re

from pipeline.languages.events import Events

EVENTS = Events(
    moved=re.compile(r"연기|미뤄|미룬|늦춰|늦추|앞당|당겨|연장|늘려"),
    again=re.compile(r"2차|두 번째|추가|다음 |후속|2단계|나머지"),
    according=re.compile(r"^[^,.\d]{1,30}에 (?:따르면|의하면)"),
    bare_day=re.compile(r"\d{1,2}일"),
    said=re.compile(r"밝혔|말했|발표했|전했|공시했|설명했|알렸|덧붙였"),
    events=(
        ("open", re.compile(r"문을? (?:연다|엽니다|열 )|준공|완공|가동|개장|개소|개관|불이 들어[오온옵]|불을 (?:켠|켭|밝힌)")),
        ("build", re.compile(r"착공|첫 삽")),
        ("ship", re.compile(r"출하(?!량|분|된(?!다)|한 (?:제품|물량))|출시(?!분)|발매|판매를? 시작|시판")),
        ("maintain", re.compile(r"(?:정기|서버|시스템|전력|장비) ?점검|점검(?:은|일|이|에|을| 때| 중| 시간)")),
        ("mass", re.compile(r"양산")),
        ("close", re.compile(r"(?:접수|신청|모집|응모)\S{0,3}[^.]{0,12}?(?:닫|마감|끝)|까지 [^.]{0,14}(?:받는다|받습니다|받아요|접수|신청)|마감")),
        ("deliver", re.compile(r"납품|인도(?:한|할|될|받|일|기한| )|납기")),
        ("list", re.compile(r"상장")),
        ("results", re.compile(r"(?P<who>[가-힣a-z]{2,})(?:의)?\s실적\s?(?:을|이|은)?\s?(?:발표|공개|나온)")),
        ("found", re.compile(r"설립|창업|창립")),
    ),
    relative=re.compile(r"(?P<year>재작년|작년|지난해|올해|내후년|내년) ?(?:(?P<part>연초|초|상반기|하반기|연말|말|봄|가을)|(?P<month>\d{1,2})월|(?P<quarter>[1-4])분기)"),
    years={"재작년": -2, "작년": -1, "지난해": -1, "올해": 0, "내년": 1, "내후년": 2},
    parts={"초": "-Q1", "연초": "-Q1", "상반기": "-H1", "하반기": "-H2", "말": "-Q4", "연말": "-Q4", "봄": "-Q2", "가을": "-H2"},
    months={},
)
