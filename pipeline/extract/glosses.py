"""English for what statements say in words that are no names of the document: common nouns by a table, the rest by its sound.

A statement never holds Hangul. Words are looked up whole, then one by one; where one of them is unknown all are romanised.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from pipeline.extract.romanisation import romanise_person, spelled_in_latin
from pipeline.lexicon import fold

_HANGUL = re.compile(r"[가-힣]")
_ANY_HANGUL = re.compile(r"[\u1100-\u11ff\u3130-\u318f가-힣]+")
_PHRASES = {
    "추측 디코딩": "speculative decoding", "프리픽스 캐싱": "prefix caching", "분리형 서빙": "disaggregated serving", "연속 배칭": "continuous batching", "양자화": "quantisation", "개발 키트": "the development kit", "평가 키트": "the evaluation kit", "개발 보드": "the development board", "상자": "the box",
    "언어모델": "the language model", "시각언어모델": "the vision-language model", "파워": "the power supply", "파워서플라이": "the power supply", "전원공급장치": "the power supply", "güç kaynaği": "the power supply", "psu": "the power supply", "spekülatif kod çözme": "speculative decoding", "önek önbellekleme": "prefix caching",
    "sürekli yiğinlama": "continuous batching", "niceleme": "quantisation", "budama": "pruning", "damitma": "distillation", "신제품": "the new product", "완제품": "the finished product", "시제품": "the prototype", "경쟁 제품": "the competing product", "경쟁작": "the competing product",
    "후속작": "the successor", "전작": "its predecessor", "최근 제품": "the recent product", "차기작": "the successor", "차기 제품": "the next product", "paketleme": "the packaging business", "test ve paketleme": "the test and packaging business", "코드 생성": "code generation", "일반 대화": "general conversation",
    "prompt işleme": "prompt processing", "istem işleme": "prompt processing", "프롬프트 처리": "prompt processing", "친구": "a friend", "지인": "an acquaintance", "동료": "a colleague", "판매자": "the seller", "예정가격": "the estimated price", "görsel üretimi": "image generation", "görüntü üretimi": "image generation", "görsel üretme": "image generation", "metin üretimi": "text generation", "anahtar kelime tanima": "keyword spotting", "konuşma tanima": "speech recognition", "nesne tanima": "object recognition", "nesne algilama": "object detection", "görüntü siniflandirma": "image classification", "raf": "the rack", "iki kaynak": "two sources",
    "üç kaynak": "three sources", "dört kaynak": "four sources", "birkaç kaynak": "several sources", "iki yetkili": "two officials", "üç yetkili": "three officials", "iki analist": "two analysts", "üç analist": "three analysts", "iki uzman": "two experts", "iki yönetici": "two executives", "yüksek başarimli hesaplama": "the high-performance-computing business", "akilli telefon": "the smartphone business", "고성능컴퓨팅": "the high-performance-computing business", "yari iletken bölümü": "the semiconductor division", "araci kurumlar": "brokerages", "arkadaşim": "a friend", "hacmi": "the volume",
    "구형": "the older model", "신형": "the new model", "상위 모델": "the larger model", "하위 모델": "the smaller model", "회사": "the company", "업체": "the company", "기업": "the company", "제조사": "the maker", "개발사": "the developer",
    "당사": "the company", "본사": "the company", "경쟁사": "a competitor", "업계": "the industry", "유통업계": "the retail trade", "d램": "DRAM", "낸드": "NAND", "d램 매출": "DRAM revenue", "반도체업계": "the chip industry", "경영진": "the management", "개발자": "a developer", "개발자들": "developers", "통신사 고객": "a telecom customer", "판매상": "a dealer", "yönetim": "the management", "yazar": "the author", "kaynak": "a source", "bayi": "a dealer", "satici": "a seller", "tanidik": "an acquaintance", "업계 관계자": "an industry insider", "업계 관계자들": "industry insiders", "관계자": "an official", "회사 관계자": "a company official", "업체 관계자": "a company official",
    "소식통": "a source", "소식통들": "sources", "두 소식통": "two sources", "증권가": "analysts", "증권업계": "analysts", "저희": "the speaker", "우리": "the speaker", "biz": "the speaker", "filomuz": "the speaker's own fleet", "envanterimiz": "the speaker's own stock", "merkezimiz": "the speaker's own centre", "merkezlerimiz": "the speaker's own centres", "elimiz": "the speaker", "bizimki": "the speaker's own", "시장": "the market", "전문가": "an expert", "전문가들": "experts", "연구진": "the researchers", "연구팀": "the research team", "저자들": "the authors",
    "외신": "foreign media", "외신들": "foreign media", "현지 매체": "local media", "논문": "the paper", "보고서": "the report", "정부": "the government", "당국": "the authorities", "경찰": "the police", "검찰": "the prosecutors", "협회": "the association",
    "애널리스트": "an analyst", "증권사 연구원": "a brokerage analyst", "증권사 애널리스트": "a brokerage analyst", "한 증권사 연구원": "a brokerage analyst", "증권사 연구원들": "brokerage analysts", "업계 전문가": "an industry expert", "업계 전문가들": "industry experts", "애널리스트들": "analysts", "비평가들": "critics", "유출 자료": "leaked papers", "소문": "rumours", "공시": "the filing", "신고서": "the filing", "증권신고서": "the securities filing", "사업보고서": "the annual report", "투자설명서": "the prospectus", "카탈로그": "the catalogue", "블로그": "the blog", "백서": "the white paper", "팹리스": "fabless firms", "kaynağim": "a source", "kaynağimiz": "a source", "izahname": "the prospectus", "자료": "the document", "전체": "all", "클라우드": "the cloud", "데이터센터": "the data-centre business", "공장": "the plant",
    "şirket": "the company", "firma": "the company", "girişim": "the start-up", "üretici": "the maker", "marka": "the brand", "ekip": "the team", "araştirmacilar": "the researchers", "uzmanlar": "experts", "analistler": "analysts", "yazarlar": "the authors", "sektör": "the industry",
    "yetkililer": "officials", "kaynaklar": "sources", "rapor": "the report", "makale": "the paper", "çalişma": "the study", "pazar": "the market", "mühendisler": "the engineers", "geliştiriciler": "the developers", "bakanlik": "the ministry", "hükümet": "the government",
    "sektör kaynaklari": "industry sources", "şirket yetkilisi": "a company official", "şirket yetkilileri": "company officials", "şirket sözcüsü": "a company spokesperson", "sektör yetkilisi": "an industry official", "sektör yetkilileri": "industry officials", "selefi": "its predecessor", "halefi": "its successor", "rakibi": "its rival", "rakipleri": "its rivals", "fabrika": "the plant", "tesis": "the plant", "veri merkezi": "the data centre", "veri merkezleri": "the data centres",
    "otomotiv": "the automotive business", "oyun": "the gaming business", "bulut": "the cloud business", "hizlandiricilar": "the accelerators", "önceki model": "the previous model", "bir önceki model": "the previous model", "게임": "the gaming business", "자동차": "the automotive business",
    "한국": "South Korea", "국내": "South Korea", "대한민국": "South Korea", "미국": "the United States", "중국": "China", "일본": "Japan", "대만": "Taiwan", "홍콩": "Hong Kong", "유럽": "Europe", "독일": "Germany", "프랑스": "France", "영국": "the United Kingdom",
    "이탈리아": "Italy", "스페인": "Spain", "네덜란드": "the Netherlands", "이스라엘": "Israel", "인도": "India", "베트남": "Vietnam", "싱가포르": "Singapore", "말레이시아": "Malaysia", "인도네시아": "Indonesia", "태국": "Thailand", "호주": "Australia", "캐나다": "Canada", "브라질": "Brazil",
    "러시아": "Russia", "튀르키예": "Türkiye", "터키": "Türkiye", "사우디아라비아": "Saudi Arabia", "사우디": "Saudi Arabia", "아랍에미리트": "the United Arab Emirates", "스위스": "Switzerland", "스웨덴": "Sweden", "핀란드": "Finland", "노르웨이": "Norway", "폴란드": "Poland", "아시아": "Asia", "북미": "North America",
    "중남미": "Latin America", "남미": "South America", "중동": "the Middle East", "아프리카": "Africa", "동남아": "South-East Asia", "동남아시아": "South-East Asia", "abd": "the United States", "amerika": "the United States", "çin": "China", "japonya": "Japan", "güney kore": "South Korea", "tayvan": "Taiwan", "almanya": "Germany", "türkiye": "Türkiye",
    "fransa": "France", "ingiltere": "the United Kingdom", "birleşik krallik": "the United Kingdom", "hollanda": "the Netherlands", "hindistan": "India", "avrupa": "Europe", "rusya": "Russia", "israil": "Israel", "kanada": "Canada", "asya": "Asia", "italya": "Italy", "ispanya": "Spain", "singapur": "Singapore",
    "시간": "the time", "전체 시간": "the time", "실행 시간": "the run time", "학습 시간": "the training time", "훈련 시간": "the training time", "전체 학습 시간": "the training time", "전체 실행 시간": "the run time",
    "diğerleri": "the others", "kalanlar": "the others", "기타": "the others", "나머지": "the others", "그 외": "the others", "süre": "the time", "toplam süre": "the time", "zaman": "the time",
    "매출": "revenue", "매출액": "revenue", "주문": "the orders", "수주": "the orders", "수요": "demand", "물량": "the volume", "생산량": "production", "출하량": "shipments", "판매량": "sales", "사용자": "the users", "이용자": "the users", "고객": "the customers", "고객사": "the customers", "직원": "the staff",
    "인력": "the staff", "임직원": "the staff", "전체 직원": "the staff", "예산": "the budget", "비용": "the costs", "이익": "profit", "수익": "earnings", "트래픽": "the traffic", "요청": "the requests", "데이터": "the data", "응답자": "those asked", "수출": "exports", "전체 매출": "revenue",
    "sipariş": "the orders", "siparişler": "the orders", "siparişleri": "the orders", "satiş": "sales", "satişlar": "sales", "satişlari": "sales", "gelir": "revenue", "gelirler": "revenue", "geliri": "revenue", "gelirleri": "revenue", "ciro": "revenue", "cirosu": "revenue", "toplam ciro": "revenue", "toplam gelir": "revenue",
    "müşteriler": "the customers", "müşterileri": "the customers", "çalişanlar": "the staff", "çalişanlari": "the staff", "personel": "the staff", "personeli": "the staff", "harcamalar": "spending", "harcamalari": "spending", "giderler": "the costs", "giderleri": "the costs", "maliyet": "the costs", "maliyeti": "the costs", "trafik": "the traffic",
    "talep": "demand", "bütçe": "the budget", "bütçesi": "the budget", "üretim": "production", "üretimi": "production", "tüketim": "consumption", "tüketimi": "consumption", "sevkiyat": "shipments", "ihracat": "exports", "ihracati": "exports", "istekler": "the requests", "sorgular": "the queries", "katilimcilar": "those asked", "kullanicilar": "users",
}  # fmt: skip
MANY = frozenset(
    ["analysts", "brokerage analysts", "industry experts", "critics", "experts", "foreign media", "company officials", "industry insiders", "industry officials", "industry sources", "leaked papers", "local media", "officials", "rumours", "sources", "two sources", "three sources", "four sources", "several sources", "two officials", "three officials", "two analysts", "three analysts", "two experts", "two executives", "brokerages", "the authorities", "the authors", "the developers", "the engineers", "the police", "the prosecutors", "the researchers", "users"]
)
"""Glosses that take the verb of several (``the researchers say``)."""
_WORDS = {
    "고객": "clientele", "고객사": "clientele", "초거대": "very large", "데스크탑": "desktop", "데스크톱": "desktop", "최근": "recent", "최근의": "recent", "차기작": "successor", "후속작": "successor", "민간": "private", "공공": "public", "국가": "national", "소버린": "sovereign", "주력": "flagship", "보급형": "entry-level", "입문용": "entry-level",
    "이": "this", "그": "that", "저희": "speaker's own", "우리": "speaker's own", "bizim": "speaker's own", "새": "new", "신형": "new", "구형": "older", "최신": "latest", "차세대": "next-generation", "국산": "domestic", "자체": "in-house", "맞춤형": "custom", "기존": "existing", "이전": "previous", "직전": "previous", "앞선": "previous", "일반": "ordinary", "경쟁": "competing", "경쟁사의": "competitor's", "경쟁사": "competitor's", "타사": "competitor's", "서버용": "server",
    "추론용": "inference", "학습용": "training", "칩": "chip", "카드": "card", "서버": "server", "제품": "product", "모델": "model", "장비": "machine", "기기": "device", "시스템": "system", "가속기": "accelerator", "프로세서": "processor", "반도체": "semiconductor", "메모리": "memory",
    "보드": "board", "모듈": "module", "노트북": "laptop", "스마트폰": "smartphone", "컴퓨터": "computer", "클러스터": "cluster", "랙": "rack", "인스턴스": "instance", "세대": "generation", "그래픽카드": "graphics card", "공장": "plant", "시장": "market", "ai": "AI", "gpu": "GPU", "npu": "NPU", "cpu": "CPU",
    "단": "layer", "전체": "all", "매출": "revenue", "출하량": "shipments", "전력": "power", "세계": "world", "글로벌": "global", "국내": "domestic", "데이터센터": "data-centre", "해당": "this",
    "bu": "this", "yeni": "new", "eski": "older", "ayni": "same", "söz": "", "konusu": "said", "yerli": "domestic", "çip": "chip", "yonga": "chip", "kart": "card", "işlemci": "processor", "hizlandirici": "accelerator", "sunucu": "server", "sistem": "system", "cihaz": "device", "ürün": "product",
    "행사": "event", "대회": "event", "박람회": "fair", "전시회": "exhibition", "포럼": "forum", "fuar": "fair", "etkinlik": "event", "konferans": "conference",
    "modül": "module", "bilgisayar": "computer", "telefon": "phone", "küme": "cluster", "yiğin": "stack", "katli": "layer", "salon": "hall", "işlemcili": "CPU", "전산실": "machine room", "kabin": "rack", "önceki": "previous", "model": "model", "nesil": "generation", "kuşak": "generation", "sürüm": "version", "pazar": "market", "pazari": "market", "küresel": "global",
    "엣지": "edge", "유리": "glass", "기판": "substrate", "유리기판": "glass substrate", "은행": "bank", "정부": "government", "서비스": "service", "머신": "machine", "가상": "virtual", "양산": "mass production", "화면": "display", "파운드리": "foundry",
    "버전": "version", "공정": "process", "배터리": "battery", "포트": "port", "디지털": "digital", "앱": "app", "수입": "import", "미디어": "media", "전력반도체": "power chip", "충전": "charging", "충전기": "charger", "신호": "signal", "칩렛": "chiplet",
    "센터": "centre", "팹": "fab", "모뎀": "modem", "로봇청소기": "robot vacuum cleaner", "연구실": "laboratory", "연구소": "research institute", "첨단": "advanced", "차량": "vehicle", "차량용": "automotive", "패널": "panel", "주문": "order",
    "설비투자": "capital expenditure", "로봇": "robot", "로봇용": "robot", "그래픽": "graphics", "저장장치": "storage device", "에너지": "energy", "데이터베이스": "database", "클라우드": "cloud", "모회사": "parent company", "자회사": "subsidiary", "캐시": "cache",
    "모바일": "mobile", "건물": "building", "사업부": "division", "부문": "division", "폐쇄": "closed", "개방": "open", "패드": "pad", "서멀": "thermal", "라이다": "lidar", "추론": "inference", "학습": "training", "이미지": "image", "생성": "generation", "생성형": "generative", "언어": "language", "음성": "speech",
    "영상": "video", "번역": "translation", "부품": "part", "구성": "configuration", "경쟁자": "competitor", "소프트웨어": "software", "하드웨어": "hardware", "자동차": "car", "전기차": "electric car", "자율주행": "self-driving", "의료": "medical",
    "산업용": "industrial", "가정용": "home", "개인용": "personal", "휴대용": "portable", "소형": "small", "대형": "large", "고성능": "high-performance", "저전력": "low-power", "유통": "distribution", "업체": "company", "업체들": "companies", "기업": "company", "기업들": "companies",
    "회사": "company", "회사들": "companies", "제조사": "maker", "제조사들": "makers", "브랜드": "brand", "나머지": "remaining", "가운데": "middle", "왼쪽": "left", "오른쪽": "right", "위쪽": "upper", "아래쪽": "lower", "다른": "other", "기타": "other", "중국": "Chinese", "중국산": "Chinese", "일본": "Japanese", "미국": "US", "한국": "Korean",
    "대만": "Taiwanese", "유럽": "European", "해외": "foreign", "토종": "domestic", "후발": "later", "텔레비전": "television", "tv": "TV", "이어폰": "earphones", "태블릿": "tablet", "시계": "watch", "스마트워치": "smartwatch", "카메라": "camera", "드론": "drone",
    "위성": "satellite", "통신": "telecom", "네트워크": "network", "광통신": "optical", "소재": "material", "웨이퍼": "wafer", "패키지": "package", "패키징": "packaging", "측정실": "measuring room", "전기": "electricity", "물": "water", "냉각": "cooling",
    "컨테이너": "container", "드라이버": "driver", "릴리스": "release",
    "창고": "warehouse", "분기": "quarter", "가속": "acceleration", "슈퍼컴퓨터": "supercomputer", "워크스테이션": "workstation", "맞춤": "custom", "초기": "early", "중고": "used", "신규": "new", "칩들": "chips", "제품들": "products",
    "kenar": "edge", "akilli": "smart", "robot": "robot", "veri": "data", "merkezi": "centre", "merkezleri": "centres", "makine": "machine", "makinesi": "machine", "hat": "line", "hatti": "line", "kampüs": "campus",
    "kampüsü": "campus", "elektrikli": "electric", "otomobil": "car", "araç": "vehicle", "saat": "watch", "saati": "watch", "süpürge": "vacuum cleaner", "telefonu": "phone", "kümesi": "cluster", "bulut": "cloud", "kutu": "box", "ürünü": "product",
    "radar": "radar", "birim": "unit", "birimi": "unit", "konsol": "console", "depo": "warehouse", "bilişim": "IT", "sektörü": "sector", "piyasa": "market", "piyasasi": "market", "yatirim": "investment", "hükümeti": "government",
    "çikarim": "inference", "geliştirme": "development", "eğitim": "training", "ekran": "display", "karti": "card", "yongasi": "chip", "çipi": "chip", "işlemcisi": "processor", "sistemi": "system", "sunucusu": "server", "modeli": "model", "modülü": "module",
    "hizlandiricisi": "accelerator", "türkiye": "Türkiye", "türkiye'deki": "Turkish", "türkiye'nin": "Turkish", "dünya": "world", "avrupa": "European", "çin": "Chinese", "çinli": "Chinese", "abd": "US", "japon": "Japanese",
    "diğer": "other", "sağlayicilar": "providers", "kalan": "remaining", "yabanci": "foreign", "üreticiler": "makers", "üretici": "maker", "şirketler": "companies", "şirket": "company", "firmalar": "companies", "firma": "company", "markalar": "brands",
    "güvenlik": "security", "kamera": "camera", "kamerasi": "camera", "kameralari": "cameras", "endüstriyel": "industrial", "gömülü": "embedded", "yapay": "artificial", "zekâ": "intelligence", "zeka": "intelligence",
    "otonom": "autonomous", "kuantum": "quantum", "bellek": "memory", "belleği": "memory", "grafik": "graphics", "tasarim": "design", "kiti": "kit", "kit": "kit", "fabrika": "plant", "fabrikasi": "plant", "tesis": "plant",
    "tesisi": "plant", "laboratuvar": "laboratory", "laboratuvari": "laboratory", "odasi": "room", "oda": "room", "ilk": "first", "ikinci": "second", "mevcut": "current", "rakip": "competing", "büyük": "large", "küçük": "small",
    "özel": "custom", "çekirdek": "core", "dizüstü": "laptop", "masaüstü": "desktop", "tablet": "tablet", "cihazlar": "devices", "yongalar": "chips", "çipler": "chips", "kartlar": "cards", "sunucular": "servers",
    "sistemler": "systems", "robotlar": "robots", "uydu": "satellite", "drone": "drone", "otomotiv": "automotive", "oyun": "gaming", "tüketici": "consumer", "düğüm": "node", "tarafi": "business", "ped": "pad", "takimi": "set", "kasa": "PC", "ürünleri": "products", "ürünler": "products", "hizmeti": "service", "hizmetleri": "services", "bölümü": "division", "bölüm": "division",
    "bir": "", "profesyonel": "professional", "görselleştirme": "visualisation", "segmenti": "segment", "segment": "segment", "birimleri": "units", "faaliyetleri": "operations", "kurumsal": "enterprise", "perakende": "retail",
    "게임": "games", "게이밍": "gaming", "사업": "business", "사업본부": "division", "사업부문": "division", "클라이언트": "client", "상업": "commercial", "다음": "next", "차기": "next", "후속": "next", "비메모리": "non-memory", "가전": "appliance", "광고": "advertising", "보안": "security", "임베디드": "embedded", "스토리지": "storage", "증권사": "brokerage", "연구원": "analyst", "전문가": "expert", "kolu": "arm", "istemci": "client", "depolama": "storage", "ağ": "network", "dökümhane": "foundry", "reklam": "advertising", "sonraki": "next", "ticari": "commercial", "hizlandiricilari": "accelerators", "sunuculari": "servers", "kartlari": "cards", "yongalari": "chips", "çipleri": "chips", "sistemleri": "systems", "işlemcileri": "processors", "hizlandiricilar": "accelerators", "batarya": "battery", "pil": "battery",
}  # fmt: skip
EXPECTED = "expected"
_EXPECTED = re.compile(r"(?:[가-힣]+ )*(?:전망치?|예상치?|기대치?|추정치|컨센서스)|(?:[a-zçğöşü]+ )?(?:beklenti|tahmin|öngörü|konsensüs)[a-zçğöşü]*")
_LAYERS = re.compile(r"([0-9]+)단(?![가-힣])")
PERSON = 3  # syllables of a Korean's name, but for a few
_PHASE = re.compile(r"([0-9]+)단계")
_TITLES = {"박사": "Dr.", "교수": "Professor"}
_TITLED = re.compile(r"([가-힣]{1,4}) (박사|교수)")
_JOBS = {
    "교수": "professor", "박사": "researcher", "연구원": "researcher", "책임연구원": "researcher", "선임연구원": "researcher", "수석연구원": "researcher", "연구위원": "researcher", "대표": "head", "대표이사": "head", "최고경영자": "CEO",
    "총괄": "head", "제품총괄": "head of products", "사업총괄": "head of business", "기술총괄": "head of technology", "연구소장": "head of research", "센터장": "head of a centre", "본부장": "head of a division", "사업부장": "head of a division", "부문장": "head of a division", "팀장": "team leader", "실장": "head of an office",
    "이사": "director", "상무": "executive", "전무": "executive", "부사장": "vice president", "사장": "president", "회장": "chair", "부회장": "vice chair", "임원": "executive", "엔지니어": "engineer", "개발자": "developer", "장관": "minister", "차관": "vice minister", "국장": "director general", "과장": "section head", "의원": "lawmaker",
    "애널리스트": "analyst", "기자": "reporter",
}  # fmt: skip
_WITH_JOB = re.compile(rf"(.+?) ({'|'.join(sorted(_JOBS, key=len, reverse=True))})")
_BODY = re.compile(r"(?:.* )?[가-힣A-Za-z0-9·]*(?:대|대학|대학교|대학원|학과|학부|공과|연구소|연구원|연구실|협회|학회|증권|은행|리서치|센터|본부|사업부|부문|재단|위원회|공사|공단|기업|업체|회사|[부처청원])")
_FIELDS = {"컴퓨터공학과": "computer science", "컴퓨터공학부": "computer science", "전기공학과": "electrical engineering", "전자공학과": "electronic engineering", "전기전자공학부": "electrical engineering", "반도체공학과": "semiconductor engineering", "경제학과": "economics", "경영학과": "business administration"}
_SHEETS = re.compile(r"([0-9]+)장(?:짜리|들이)?")  # `16장 클러스터`
_NANO = re.compile(r"([0-9.]+)나노(?![가-힣])")
_POINTING = ("this ", "that ", "all")
_OWNED = re.compile(r"([A-ZÇĞİÖŞÜ][^'’]*)['’]n?[ıiuü]n (\S+)")  # `Nöron'un çipi`
_EQUIPPED = re.compile(r"(?P<held>.+?)[을를] (?:(?:탑재|사용|장착|채택|적용|도입|이용)(?:한|하는|했던)|쓴|쓰는|얹은|갖춘|넣은|꽂은) (?P<holder>.+)")
_FEW = {"두": "2", "세": "3", "네": "4", "여섯": "6", "여덟": "8"}
_SEATED = re.compile(rf"(?P<held>.+?) (?P<number>[0-9]+|(?:{'|'.join(_FEW)}) ?)장(?:들이|짜리)? (?P<holder>.+)")
_WITH = re.compile(r"(?P<held>.+?)['’]l[iıuü] (?P<holder>\S+)")
_SORTS_OF_FIRM = {
    "고객사": "customer", "고객": "customer", "통신사": "telecom carrier", "협력사": "partner", "파트너사": "partner", "투자사": "investor", "운용사": "fund manager", "자산운용사": "fund manager", "개발사": "developer", "유통사": "distributor", "공급사": "supplier",
    "경쟁사": "competitor", "제조사": "maker", "판매사": "seller", "거래처": "client", "장비사": "equipment maker", "설계사": "design house", "운영사": "operator", "게임사": "game company", "제약사": "drug maker", "항공사": "airline", "방송사": "broadcaster", "언론사": "news outlet", "언론": "news outlet",
}  # fmt: skip
_DEPARTMENTS = {"전산": "IT", "구매": "purchasing", "영업": "sales", "마케팅": "marketing", "개발": "development", "기술": "technology", "생산": "production", "품질": "quality", "보안": "security", "홍보": "press", "재무": "finance", "인프라": "infrastructure", "투자": "investment", "운영": "operations"}
_ONE_CUSTOMER = re.compile(r"(?:tek |bir )+(?:\S+ ){0,2}?müşteri(?:si)?|(?:단 )?한 고객사?|(?:\S+ )?고객사? 한 곳|단일 고객사?")
_SOME_FIRM = re.compile(r"(.+) (?:업체|회사|기업)")  # `클라우드 업체 관계자`: of one among many
_PEOPLE = {"müşteri": "customers", "analist": "analysts", "yönetici": "executives", "mühendis": "engineers", "uzman": "experts", "yetkili": "officials", "çalişan": "employees", "ortak": "partners", "tedarikçi": "suppliers", "kullanici": "users", "yatirimci": "investors"}
_ONE_OF_OURS = re.compile(rf"({'|'.join(_PEOPLE)})l[ae]r([iuü]m[iuü]z|[iuü])?n?d[ae]n biri")  # `müşterilerimizden biri`
_SIDE = re.compile(r"(.+?) [쪽측]")
_OFFICIAL = re.compile(r"(.+?)(?: 측)? ?(?:관계자|담당자|대변인)")


def in_english(words: str, names: Mapping[str, str]) -> str:
    """A name as the document's entities have it, else glossed, else as it sounds."""
    known = names.get(words)
    if known is not None and not _HANGUL.search(known):
        return known
    return _glossed(words, names) or without_hangul(words)


_PLACES = {"동": "building", "관": "building", "호기": "unit", "공장": "plant", "센터": "centre", "전산실": "machine room", "데이터홀": "data hall", "전산동": "building", "blok": "block", "salonu": "hall", "binasi": "building", "bina": "building", "salon": "hall", "hol": "hall", "faz": "phase"}
_NUMBERED_PLACE = re.compile(r"(?:제 ?)?(?P<n>[1-9][0-9]?|[a-z])(?P<ko>동|관|호기|공장|센터|전산실|데이터홀|전산동)|(?P<b>[a-z]) (?P<block>blok|salonu|binasi)|(?P<t>[0-9]{1,2})\. (?P<tr>bina|blok|salon|hol|faz)")


def without_hangul(words: str) -> str:
    """Words with everything in Hangul romanised."""
    if not _ANY_HANGUL.search(words):
        return words
    spelled = spelled_in_latin(_LAYERS.sub(r"\1-layer", words))
    return re.sub(r" {2,}", " ", _ANY_HANGUL.sub("", spelled)).strip()


def _fitted(words: str, names: Mapping[str, str]) -> str | None:
    """``L4를 꽂은 서버``, ``H200 8장들이 서버``, ``L4 두 장 서버``, ``RTX A4000'li bilgisayar``: a machine with what is in it."""
    if (equipped := _EQUIPPED.fullmatch(words)) is not None:
        held = in_english(equipped["held"], names)
        return f"{in_english(equipped['holder'], names)} with {held}"
    if (seated := _SEATED.fullmatch(words)) is not None:
        return f"{in_english(seated['holder'], names)} with {_FEW.get(number := seated['number'].rstrip(), number)} {in_english(seated['held'], names)}"
    built = _WITH.fullmatch(words)
    thing = _WORDS.get(fold(built["holder"])) if built else None
    return f"the {thing} with {in_english(built['held'], names)}" if built and thing else None


_WHICH = re.compile(r"^[^\W\d_](?:[^\W\d_]|[ '’])* (?:kapsayan|içeren|barındıran|satan|üreten|yürüten|toplayan) (?=\S+ \S)")  # `sunucu yongalarını kapsayan veri merkezi bölümü`
_OF_WHAT = re.compile(r"^(?:çip|kart|yonga|kutu|cihaz) (?=anahtar kelime|konuşma|nesne|görüntü|görsel)")
_OF_MANY = re.compile(r"(?<=l[ae]r)[iı]n$|(?<=s[iuü])n[iuü]$")  # `gömülü ürünlerin`: in the genitive; `kümesini`: an object
_BRACKETED = re.compile(r"(?<=[가-힣])\([a-z&]{2,6}\)$")  # `반도체(DS) 부문`


def _glossed(words: str, names: Mapping[str, str]) -> str | None:
    words = _WHICH.sub("", words)
    folded = _OF_WHAT.sub("", fold(words))
    if folded in _PHRASES:
        return _PHRASES[folded]
    if _EXPECTED.fullmatch(folded):
        return EXPECTED
    if (place := _NUMBERED_PLACE.fullmatch(folded)) is not None:
        return next(f"{_PLACES[noun]} {number.upper()}" for noun, number in ((place["ko"], place["n"]), (place["block"], place["b"]), (place["tr"], place["t"])) if noun)
    if (fitted := _fitted(words, names)) is not None:
        return fitted
    if (who := _somebody(words, names)) is not None:
        return who
    if (owned := _OWNED.fullmatch(words)) is not None and (thing := _WORDS.get(fold(owned[2]))):
        return f"{in_english(owned[1], names)}'s {thing}"
    parts = [(part, _NANO.sub(r"\1-nm", part) if _NANO.fullmatch(part) else _PHASE.sub(r"phase \1", part) if _PHASE.fullmatch(part) else _SHEETS.sub(r"\1-card", part) if _SHEETS.fullmatch(part) else _WORDS.get(_OF_MANY.sub("", _BRACKETED.sub("", _LAYERS.sub("단", fold(part)))))) for part in words.split()]
    if len(parts) > 1 and not _HANGUL.search(words) and all(part[:1].isupper() for part, _ in parts) and not all(word is not None for _, word in parts):
        return None  # `Ege Otomotiv`: capitals all over are a name
    if len(parts) > 1 or parts[0][1]:
        known = [word for _, word in parts if word is not None]
        if known and (parts[-1][1] or len(known) > len(parts) // 2):  # what the words are is told by the last of them
            gloss = " ".join(filter(None, (_LAYERS.sub(r"\1-layer", part) if _LAYERS.fullmatch(part) else without_hangul(names.get(part, part)) if word is None else word for part, word in parts)))
            return gloss if gloss.startswith(_POINTING) else f"{'a' if gloss.startswith('competitor') else 'the'} {gloss}"
    return None


def _somebody(words: str, names: Mapping[str, str]) -> str | None:
    """An official, a title with a name, a name with a job; None where the words are none of these."""
    official = _OFFICIAL.fullmatch(words)
    if official and (sort := _SORTS_OF_FIRM.get(official[1].rpartition(" ")[2])):
        return f"an official of a {sort}"
    if official and (field := _DEPARTMENTS.get(official[1].rpartition(" ")[2])):
        return f"{'an' if field[0] in 'aeioI' else 'a'} {field} officer"
    if official:
        return f"an official of {_of_a_firm(official[1]) or in_english(official[1].rpartition(' ')[2], names)}"
    if (one := _ONE_OF_OURS.fullmatch(fold(words))) is not None:
        return f"one of {'our' if 'm' in one[2] else 'the'} {_PEOPLE[one[1]]}"
    if _ONE_CUSTOMER.fullmatch(words):
        return "a customer"
    if (side := _SIDE.fullmatch(words)) is not None:
        return in_english(side[1], names)
    if (titled := _TITLED.fullmatch(words)) is not None:
        return f"{_TITLES[titled[2]]} {in_english(titled[1], names)}"
    if (job := _WITH_JOB.fullmatch(words)) is not None:
        return _with_job(job[1], _JOBS[job[2]], names)
    return None


def _of_a_firm(words: str) -> str | None:
    """``클라우드 업체``: a firm of a kind, one among many."""
    firm = _SOME_FIRM.fullmatch(words)
    kind = [word for part in firm[1].split() if (word := _WORDS.get(fold(part)))] if firm else []
    return " ".join(["an" if kind and kind[0][0] in "aeioAEIO" else "a", *kind, "company"]) if firm else None


def _with_job(who: str, job: str, names: Mapping[str, str]) -> str:
    """``안나 베버 제품총괄``: a person without what they are; ``국립대 컴퓨터공학과 교수``: what they are, of whom nothing else is told."""
    last = who.rpartition(" ")[2]
    if who not in names and last in _SORTS_OF_FIRM:
        return f"{'an' if job[0] in 'aeio' else 'a'} {job} of a {_SORTS_OF_FIRM[last]}"
    if who not in names and (last in _FIELDS or _BODY.fullmatch(who)):
        called = "analyst" if job == "researcher" and last.endswith("증권") else job
        return f"{'an' if called[0] in 'aeio' else 'a'} {called} of {_FIELDS.get(last) or in_english(who, names)}"
    return romanise_person(who) if who not in names and len(who) <= PERSON else in_english(who, names)
