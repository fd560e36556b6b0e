"""Korean sizes: ``가로 11cm, 세로 11cm, 두께 4cm``, ``한 변이 21.5cm``; ``실시간의 13.3배``."""

from __future__ import annotations

import re

from pipeline.languages.sizing import Sizing

SIZING = Sizing(
    side=re.compile(r"가로|세로|높이|두께|너비|폭|깊이|길이"),
    edge=re.compile(r"(?:한|각) (?:변|모서리)(?:의 길이)?[이가은는]?\s(?:약 )?$"),
    area=re.compile(r"(?:면적|넓이)[은는이가도]?\s(?:모두 |약 )?$"),
    volume=re.compile(r"(?:부피|체적|용적)[은는이가도]?\s(?:모두 |약 )?$"),
    round=re.compile(r"둥[글근]|원형|원통|지름|곡면|모서리를 "),
    real_time=re.compile(r"(?:실시간|실제 시간|재생 시간)(?:의|보다|에 비해|\s?대비)\s(?:약 )?$"),
    an_hour=re.compile(r"한 시간(?:짜리|분량|어치)"),
    recording=re.compile(r"^(?:짜리|분량의?|길이의?)?\s?(?:[가-힣]{1,6}\s){0,2}(?:녹음|회의|음성|영상|동영상|강의|방송|통화|녹취|오디오|음원|파일|팟캐스트)"),
)
