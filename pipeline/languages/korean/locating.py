"""Korean names of places: ``서울``, ``미국``, ``평택공장으로``; folded text but for ``placed``."""

from __future__ import annotations

import re

from pipeline.languages.locating import Locating

LOCATING = Locating(
    aim=re.compile(r"목표|계획|예정|예상|전망|할 것으로"),
    agreed=re.compile(r"계약|예산|배정|발주|수주|협약|투자하기로"),
    places={
        "kr": "한국|국내 기업", "kr/seoul": "서울", "kr/busan": "부산", "kr/incheon": "인천", "kr/daejeon": "대전", "kr/gwangju": "광주", "kr/daegu": "대구", "kr/ulsan": "울산", "kr/pangyo": "판교", "kr/sejong": "세종시", "kr/suwon": "수원", "kr/pyeongtaek": "평택", "kr/jeju": "제주",
        "tr": "튀르키예|터키", "tr/ankara": "앙카라", "tr/istanbul": "이스탄불", "tr/izmir": "이즈미르", "tr/bursa": "부르사", "tr/antalya": "안탈리아", "tr/kocaeli": "코자엘리", "tr/konya": "콘야", "tr/adana": "아다나", "tr/eskisehir": "에스키셰히르", "tr/kayseri": "카이세리", "tr/gebze": "게브제",
        "us": "미국", "us/new york": "뉴욕", "us/texas": "텍사스", "us/california": "캘리포니아", "us/arizona": "애리조나", "us/ohio": "오하이오",
        "cn": "중국", "cn/beijing": "베이징", "cn/shanghai": "상하이", "cn/shenzhen": "선전",
        "jp": "일본", "jp/tokyo": "도쿄", "jp/osaka": "오사카", "jp/kumamoto": "구마모토",
        "tw": "대만", "tw/taipei": "타이베이", "tw/hsinchu": "신주",
        "de": "독일", "de/berlin": "베를린", "de/munich": "뮌헨", "de/dresden": "드레스덴", "de/frankfurt": "프랑크푸르트",
        "gb": "영국", "gb/london": "런던", "gb/bristol": "브리스틀",
        "fr": "프랑스", "fr/paris": "파리(?=[에로의])",
        "in": "인도에|인도로|인도의", "in/mumbai": "뭄바이", "in/bengaluru": "벵갈루루",
        "sa": "사우디", "sa/riyadh": "리야드",
        "ae": "아랍에미리트", "ae/dubai": "두바이", "ae/abu dhabi": "아부다비",
        "il": "이스라엘", "il/tel aviv": "텔아비브",
        "nl": "네덜란드", "nl/amsterdam": "암스테르담",
        "sg": "싱가포르",
        "vn": "베트남", "vn/hanoi": "하노이",
        "ca": "캐나다", "ca/toronto": "토론토",
        "eu": "유럽",
        "az": "아제르바이잔", "az/baku": "바쿠",
    },
    placed=re.compile(r"([가-힣]{1,6}(?:시|도|군|구|주|항|공장|지사|법인|대학|대학교|병원|은행|연구소|데이터센터))(?:에|에는|로|으로|에서)(?=\s)"),
)
