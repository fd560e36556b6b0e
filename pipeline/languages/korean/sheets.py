"""Korean words for values of data sheets: ``공정도 5나노로 옮겼다``, ``전력을 75W만 먹는다``, ``999달러에 출시됐다``, ``V100 첫 버전``."""

from __future__ import annotations

import re

from pipeline.languages.sheets import Sheets

_TO_COME = r"차세대|다음 세대|후속|내년|예정|출시될"
SHEETS = Sheets(
    other_node=re.compile(_TO_COME + r"|패키징|트랜지스터 간|파장|i/o|아이오|보다|대신"),
    power=re.compile(r"tdp|전력|소모|소비|먹|와트짜리|w짜리"),
    other_power=re.compile(
        _TO_COME + r"|측정|실측|평균|부하|유휴|대기|제한|낮추|낮춰|언더|스파이크|순간|게임|아이들|서버|시스템|노드|파워 ?서플|정격 출력|합치|합쳐|모두|전부|총|장이면|개면|대면|절감|보다|차이|kwh|오버클|파워(?!풀)|추천|권장|필요|상한|까지|비레퍼|undervolt|overclock"
    ),
    launch_price=re.compile(r"출시|출고가|발매|데뷔|정가|에 나왔|에 나온"),
    other_price=re.compile(
        _TO_COME + r"|중고|시세|현재|요즘|지금|최저|할인|인하|차액|차이|비싸|저렴|더 |모두|총|합|장에|장이|파트너|비레퍼|커스텀|에디션|떨어|내려|founders|edition"
    ),
    first_form=re.compile(r"첫 ?(?:버전|모델|세대|제품|판)|초기 ?(?:버전|모델|형|판|제품)|처음 나온"),
    form=re.compile(r"model|버전|모델|판(?![가-힣])|제품|카드|짜리"),
    bus=re.compile(r"(?:로|를 통해|에)? ?(?:대역폭|링크|레인|슬롯|인터페이스|버스|스위치|커넥터|포트|라이저|통신|연결|접속|꽂|규격|지원|세대)| ?(?:gen|[1-9]세대|x\d|[1-9](?:\.\d)?(?![\d,]| ?(?:gb|기가|장|대|개)))"),
    laptops=re.compile(r"노트북|랩톱|랩탑|laptop"),
    loose=frozenset("칩 카드 chip card old new the".split()),
    done_before=re.compile(r"(?:처리[ \u00a0]?|생성[ \u00a0]?)?"),
    done_behind=re.compile(r"[ \u00a0]?(?:처리|생성|추론)?[ \u00a0]?(?:수|량|개수|장수)?"),
)
