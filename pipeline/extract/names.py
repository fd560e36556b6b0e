"""Names without a dictionary: shape, apposition, quotes, the other script in parentheses, company endings, case.

Every finder yields ``Found`` spans cut clean of particles, suffixes and makers. They may overlap; ``mentions`` picks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from pipeline.extract.designators import FAIRS
from pipeline.languages import grammar_of
from pipeline.languages.grammar import RoleGrammar
from pipeline.languages.korean.everyday import EVERYDAY_NOUNS
from pipeline.languages.korean.nouns import COMMON_NOUNS
from pipeline.languages.korean.sounds import takes
from pipeline.languages.turkish.words import is_common, is_inflected
from schemas.records import EntityType, Figure

TypeRows = tuple[tuple[EntityType, re.Pattern[str]], ...]


@dataclass(slots=True, unsafe_hash=True)  # made by the thousand, and to freeze one takes longer than to make it
class Found:
    """A name in the text. ``name`` is canonical; ``strength`` orders competing readings of the same words."""

    start: int
    end: int
    name: str
    type: EntityType
    rule: str
    strength: int
    vendor: str | None = None


UNITS = "GB|TB|MB|KB|GHz|MHz|Hz|Gbps|Tbps|Mbps|TFLOPS|PFLOPS|GFLOPS|TOPS|FLOPS?|kW|MW|GW|W|Wh|kWh|TWh|nm|mm|cm|ms|USD|KRW|TRY|EUR|TL|FPS|fps|px|MP|dB|mAh|V|A|K|M|B|J"
GENERIC_LATIN = frozenset(
    "ai gpu cpu npu tpu ipu dpu soc ap ram vram dram ssd hdd it ict iot llm ml dl api sdk os pc ui ux ceo cto cfo coo kpi roi esg cuda fps tdp tgp asp pcie nvlink usb hdmi oled lcd led rgb"
    " q&a vs x d cctv sk lg kt us eu uk un url pdf doi html the and of for in on to a an by with is are what how new open closed deep learning training inference memory cloud data center server"
    " performance power energy efficiency interconnect chiplet gen part lecture table figure step q a ps tip note faq update edit high low many several good can do benchmark communication framework"
    " iso asil rohs fcc jedec ieee ocp cmos moe nas dsp fhd qhd uhd raw atx itx tts stt risc lpddr mlcc isp mcu phy noc sdram usb nvme rag lora eda ip ar vr xr ott crm erp vpn tcp http gui cli ide fab oem odm csp r&d"
    " programming model train time bottleneck ces gtc mwc ifa wwdc computex isscc bios ddr pue auc mfu bps sram hpc hbm asic fpga euv tsv cpo ipo r&d png jpg january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday"
    " finfet gaa fd-soi risc-v cisc displayport ucie cxl ar-ge gguf gptq awq kdv ötv çed favök bae kvkk vlsi euv dna rna sql json yaml html lisans apache bt mr ea bios uefi sata nfc gps imei qr vpn wlan ssl api emea rgb cmyk hdr"
    " nfs mtu numa raid smb dns ssh sql json xml yaml csv pdf ascii utf rpm ppm mtbf mtbr tbw dwpd tlc qlc slc mlc iops qps tps rps sla slo kv moe fft gemm blas api cc by-sa nc-nd arm64 efi uefi acpi jtag gpio uart spi i2c can lvds mipi csi dsi poe hdr sdr rgbw kvm pd gan sic igbt bms ess ups pdu"
    " fomc fed gdp cpi ppi per pbr eps ebitda mou loi rfp poc mvp qa pr hr ir cs b2b b2c d2c saas paas iaas fomo diy as ae".split()
)
_HANGUL_DESIGNATOR = re.compile(r"(?<![가-힣A-Za-z])([가-힣]{2,7}) ?([A-Z]{1,4}-?\d+[A-Za-z]{0,3}|[A-Z]{1,2}(?=[가-힣]|[ ,.'’)]|$)|(?<=[가-힣])-?\d{1,4}[A-Z]?)(?![A-Za-z0-9]|[.,]\d|[조억만천년월일시분초개장배%위명원곳종단회번층대세차]|나노|기가|와트|테라)")
_NO_THINGS = FAIRS | {"ISO"}
_HYPHENATED = re.compile(r"-(?<=[가-힣]-)([A-Z][A-Za-z]{0,2}\d{0,4}|\d{1,4}[A-Za-z]{0,2})(?![A-Za-z0-9-])")
_LAST_HANGUL = re.compile(r"(?<![가-힣A-Za-z0-9-])[가-힣]{2,8}$")
_LATIN_HANGUL = re.compile(r"(?<![가-힣A-Za-z])([A-Z]{1,4}-\d{1,4}[A-Z]?) ([가-힣]{2,6})(?=[은는이가을를의도와과로에 ,.'’)]|$)")
_QUOTED = re.compile(r"['‘]([^'‘’\n]{2,24})['’]")
_MARKED_QUOTE = re.compile(r"(?:\([^)]*\))?(?:은|는|이|가|을|를|의|이다|다|였|로|와|과|보다|에 비해)(?![가-힣]{2})")
_NOT_QUOTED_NAME = re.compile(r"(?:기|화|성|적|력|론|설|급|식|형|자|다|요|까|함|음|임|전략|시장|경쟁|전쟁|효과|이유|문제|위기|시대|변수|자리|반도체|칩|기술)$")
_OWNER_BEFORE = re.compile(r"[가-힣A-Za-z0-9](?:의|사|가 만든|이 만든) $")
_QUOTED_NOUN = re.compile(r"[가-힣]{2,6}")
_BRACKETED_DESIGNATOR = re.compile(r"(?<![가-힣A-Za-z])([가-힣]{2,8}) ?\(([A-Z][A-Za-z]+)\) ?((?:[A-Z][A-Za-z]*)?-?\d+[A-Za-z]{0,3})(?![A-Za-z0-9])")
_HEADED = re.compile(r"의 (?:[가-힣A-Za-z0-9]+ ){0,2}?(NPU|GPU|CPU|칩|가속기|반도체|프로세서|언어모델) ([가-힣]{2,6})(?=[ ,.]|$)")
_VERBAL = re.compile(r"(?:다|한|된|는|며|고|해|돼|할|될|등|및|중|간|용|형|급|당|시장|업체|기업|사업|개발|설계|생산|제조|기술|성능|가격|수출|시리즈|출하|양산)$|^(?:시장|업체|기업|개발|설계|생산|제조|기술|성능|가격|수출|코어|서버|제품|모델|카드|하나|대신|수천|여러|모두|사용|탑재|기반|구매|확보|분야|부문|사업|수요|공급|출시)")
_PAREN = re.compile(r"(?<![가-힣A-Za-z])((?:[가-힣A-Za-z0-9]+ ){0,2}?[가-힣][가-힣A-Za-z0-9·]*) ?\(([A-Z][A-Za-z0-9 .&\-]{1,30}?)(?:[,·] ?[^)]{1,20})?\)")
_COMPANY_END = (
    "칩스|전자|반도체|세미컨덕터|컨덕터|쿨링|시스|텍|닉스|네트|텔레콤|포토닉스|인터내셔널|엔지니어링|이노베이션|게임즈|웍스|디바이시스|서킷|테크|테크놀로지|클라우드|시스템즈|시스템스|랩스|랩|로직스|로직|마이크로|소프트|네트웍스|네트웍|모터스|실리콘|세미|세미콘|하이텍|일렉트로닉스|머티리얼즈|컴퓨팅|다이내믹스|솔루션|솔루션즈|인더스트리|모빌리티|로보틱스|에너지|바이오|홀딩스|그룹|파운드리|디바이스|비전|신경망"
)
_WEAK_COMPANY_END = "코어|텐서|프로세서|컴퓨트|컴퓨터|파워|디자인|공방|노드"  # common nouns too, which a word of no list before them makes a firm's
_BODY_END = "리서치|증권|연구원|연구소|협회|컨설팅|인사이트|경제|일보|뉴스|통신|미디어|대학교|대학|투자|파트너스|캐피탈|벤처스|학회"
_KO_COMPANY = re.compile(rf"(?<![가-힣A-Za-z])([가-힣A-Z][가-힣A-Za-z]{{1,8}}?(?:(?P<company>{_COMPANY_END}|(?P<weak>{_WEAK_COMPANY_END}))|(?P<body>{_BODY_END})))(?=(?:은|는|이|가|을|를|의|에|와|과|도|측|로|사|에서|에게|이라는|라는|이라고|라고|이?다|입니다|보다|만|처럼|부터|까지|이?란|인데)(?![가-힣])|[^가-힣A-Za-z]|$)")
_KO_COMPANY_STOP = frozenset(
    "AI반도체 차세대반도체 시스템반도체 메모리반도체 인공지능반도체 국산반도체 비메모리 전력반도체 차량용반도체 가전전자 소프트 마이크로 퍼블릭클라우드 하이브리드클라우드 빅테크 핀테크 프라이빗클라우드 재생에너지 신재생에너지 온실리콘 공동연구소 자율주행 국내증권 신에너지 첨단반도체 한국경제 세계경제 국가경제"
    " 디지털경제 이동통신 무선통신 유선통신 데이터통신 광통신 위성통신 고속통신 설비투자 시설투자 해외투자 신규투자 대규모투자 공동투자 지분투자 벤처투자 선제투자 주식투자 추가투자 직접투자 인공지능신경망 분산에너지 청정에너지 수소에너지 태양에너지 화석에너지 열에너지 전기에너지 잉여에너지 인공신경망 합성곱신경망 심층신경망 컴퓨터비전 공과대학 주요그룹 글로벌그룹 오늘의뉴스".split()
)
TITLE = "분과장|위원장|사무총장|단장|처장|총장|지사장|공장장|재무책임자|기술책임자|운영책임자|책임자|대변인|국장|과장|부장|원장|청장|대표이사|대표|최고경영자|최고기술책임자|ceo|cto|cfo|coo|사장|부사장|회장|부회장|상무|전무|이사|본부장|팀장|실장|센터장|그룹장|부문장|교수|박사|연구원|선임연구원|수석연구원|책임연구원|수석|책임|애널리스트|연구위원|소장|총괄|의장|기자|특파원|장관|위원|매니저|엔지니어|개발자"
_KO_PERSON = re.compile(rf"(?<![가-힣])((?:[가-힣]{{2,5}} )?[가-힣]{{2,4}}) (?:([가-힣a-z&]{{1,6}}) ?)?(?:{TITLE})(?![가-힣](?<![은는이가을를의도와과로님]))", re.IGNORECASE)
_PERSON_OF_BODY = re.compile(rf"(?<![가-힣])([김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도석선설마길연위표명기반왕금옥육인맹제모탁국어은편용][가-힣]{{2}}) [가-힣A-Z]{{3,12}}(?<=[대원소권회사단행부교]) (?:{TITLE})(?![가-힣](?<![은는이가을를의도와과로님]))")  # `한도윤 한국전자기술연구원 교수`
_KO_FULL_NAME = re.compile(r"[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용][가-힣]{2}(?= )")
_HOUSE_END = frozenset("대칩텍사원실과팀부스국측의를")  # with which words for firms, schools and offices end, or a particle
_BEFORE_TITLE = frozenset("전현신부겸총")  # one syllable of an office: ``전 대표``
_FIELDS_OF_WORK = frozenset("마케팅 엔지니어링 비즈니스 솔루션 파운드리 인프라 클라우드 데이터센터 글로벌 아키텍처 소프트웨어 하드웨어 메모리 네트워크 테크니컬 시니어 수석 책임 선임 최고 공동 대외협력 디자인 프로덕트 플랫폼".split())
_FIELD_END = frozenset("부팀실과국단소원장부문용술품발업계략무보영")  # with which words for departments and fields of work end
FEWEST_SURNAME, MOST_SURNAME = 3, 6  # syllables of a foreign surname that is told from a field of work
MOST_GIVEN = 5  # syllables that no given name before a surname has
INTRODUCED_PERSON = 4  # surname, given name and title: stronger than a frame that finds firms beside an office
FINAL_SS = 20  # ㅆ among the 28 finals of a Hangul syllable
_PAST = re.compile(f"[{''.join(chr(code) for code in range(ord('가') + FINAL_SS, ord('힣') + 1, 28))}]")
_VERB_ENDING = re.compile(r"(?:느라|려고|지만|니까|면서|[만모끝보오나]난|[가-힣]던|아서|어서|에서|으며|하는|되는|있는|없는|[가-힣]에만|[가-힣]에는)$")
_FORMAT = re.compile(r"(?:fp|bf|tf|int|nvfp|mxfp|q|w|u?int|float|bfloat)\d+\w*|\d+(?:[.,]\d)?[kKpPdD]|[xX](?:86|64)|[A-Z]\d?(?:-\d+)?\.|\d+U|PCIe.*|USB.*|HDMI.*|[0-9]+(?:GB|TB|MB|nm|W|bit|bps|Hz)|[0-9.]+(?:나노(?:미터)?급?|차원|비트급?|층|단계)", re.IGNORECASE)
_MODEL_LIKE = re.compile(r"[QqWw]\d{1,4}")
_LATIN_SEQUENCE = re.compile(r"(?<![A-Za-z0-9_./@$#-])[A-Z][A-Za-z0-9]+(?:[ -][A-Z][A-Za-z0-9]+){0,3}(?![A-Za-z0-9_/@]|\.[a-z])")
_TR_DEFINED = re.compile(r"(?m)(?:^|[.!?] )([A-ZÇĞİÖŞÜ][A-Za-zÇĞİÖŞÜçğıöşü]{3,}), (?:[^.!?,\n]* )?(?:(?:avuç|tek|bir) )?(?:şirket(?:i|ten biri|lerden biri|lerinden biri)?|girişim(?:i|lerden biri)?|firma(?:si|lardan biri|sı)?)(?:dir|dır)?(?=[.,]| olan)")
_KO_DEFINED = re.compile(r"(?m)(?:^|[.!?\"”] )([가-힣]{3,9}[은는]) [^.!?\n]{2,60} (?:회사|기업|스타트업|업체|팹리스)(?:다|이다|입니다|인데|로)(?=[., ])")
TR_LOWER = str.maketrans("İI", "ii")
TR_COMMON = frozenset(
    "ben sen biz siz bu şu o bir ve ile ama ancak fakat oysa peki yani ise de da için göre ne kim nasil neden niye hangi her hiç çok daha en evet hayir şimdi bugün dün yarin geçen önce sonra son ilk ikinci üçüncü iki üç dört beş alti yedi sekiz dokuz on"
    " şirket kart yonga çip işlemci bellek güç fiyat test sonuç tablo şekil soru cevap özet özetle kaynak kaynaklar not güncelleme editör haber yazan konu başlik giriş sonuçlar bulgular kurulum performans model veri eğitim çikarim yapay zekâ zeka"
    " türkiye abd çin avrupa japonya tayvan kore hindistan istanbul ankara izmir ocak şubat mart nisan mayis haziran temmuz ağustos eylül ekim kasim aralik pazartesi sali çarşamba perşembe cuma cumartesi pazar"
    " üst alt yeni eski büyük küçük güncel genel ayni diğer bazi tüm bütün bunun bunlar burada orada böyle öyle şöyle özellikle ayrica üstelik nitekim hatta belki elbette tabii aslinda donanim yazilim rakip rakipler üretici üreticiler"
    " toplam ortalama yaklaşik yüzde saniyede dakikada saatte ayda yilda gecikme hiz maliyet enerji elektrik sürüm nesil seri ürün cihaz sistem sunucu bulut ağ depolama kapasite çekirdek frekans saat boyut ekran pil kamera bağlanti"
    " yazarlar araştirmacilar uzmanlar analistler yetkililer kullanicilar müşteriler geliştiriciler mühendisler gazeteciler aynca kisaca kabaca dikkat uyari ipucu adim bölüm part lecture çeyrek dönem yil ay gün hafta kurucu ceo cto doç dr prof bey hanim hocam"
    " çorlu suçlu eleştirim donanim karşilaştirma eskiden kurumun taze bağimsiz öte listeye testi yerli kendi depolama bitğinde arkasinda sahadaki uluslararasi sizinti peki fiyat hiz çinli bellek".split()
)
KO_STOP = frozenset(
    "번째 첫째 둘째 셋째 달리 차기작 후속작 가운데 드디어 마침내 비로소 이윽고 과연 역시 당장 곧바로 곧장 도대체 하필 차라리 오히려 도리어 그나마 애초 애당초 일찌감치 뒤늦게 한사코 기어이 끝내 급기야 아뿔싸 글쎄 카드 칩 모델 서버 시스템 제품 프로세서 가속기 최신 신형 차세대 버전 전용 기반 세대 인스턴스 플랫폼 그래픽카드 노트북 메모리 코어 클럭 반도체 한국 미국 중국 일본 대만 유럽 영국 독일 인공지능 기준 최대 최소 평균 상위 하위 총 약 초당 시간당 분당 월 연 하루 오전 오후 지난 이번 다음 올해 내년 작년 이날"
    " 그림 사진 표 예제 단계 강의 그래프 버스 규격 표준 공정 배치 입력 출력 해상도 프레임 쿼드 듀얼 옥타 헥사 싱글 멀티 가격 성능 전력 대역폭 용량 무게 두께 화면 크기 속도 점수 결과 테스트 벤치마크 시리즈 라인업 상용 국산 외산 온라인 오프라인 그리고 하지만 다만 또 및 등 중 전 후 상 하 각 매 소프트웨어 하드웨어 드라이버 그중 이상 이하 미만 초과 정도 가량 수준 당시 현재"
    " 업계 시장 기업 회사 업체 고객 사용자 개발자 연구진 관계자 전문가 정부 데이터센터 클라우드 스마트폰 자동차 로봇 서비스 기술 아키텍처 게임 영상 이미지 음성 텍스트 언어 추론 학습 훈련 연산 정밀도 엔진 보드 랙 노드 클러스터 소비자 반정밀도 단정밀도 배정밀도 컨텍스트 회계연도 구형 기존 동급 신제품 후속 상반기 하반기 분기 월간 주간 국내 해외 글로벌 우리 자사 타사 경쟁사 당사 본사 전작 후속작 파이썬 윈도우 우분투 도커 드라이브".split()
)
_PARTICLE_TAIL = re.compile(r"(?:으로|에서|에는|보다|까지|부터|하는|하며|하고|있는|되는|된|한|할|인|의|은|는|을|를|와|과|도|만|서|며|고|면|지만|대비|용|당|형|짜리)$")


def guess_type(before: str, after: str, grammar: RoleGrammar) -> EntityType | None:
    """What a name is by the noun right after it, else right before it; both folded and short."""
    ahead, behind = _type_patterns(grammar.code)
    return next((kind for kind, pattern in ahead if pattern.match(after)), None) or next((kind for kind, pattern in behind if pattern.search(before)), None)


@cache
def _type_patterns(code: str) -> tuple[TypeRows, TypeRows]:
    """The nouns that tell types, as they stand right after a name and right before one."""
    rows = grammar_of(code).type_heads
    return (
        tuple((kind, re.compile(rf"['’\"”)]? ?(?:(?!ve |ile |veya )[a-z0-9]+ )?(?:{pattern.pattern})")) for kind, pattern in rows),
        tuple((kind, re.compile(rf"(?:{pattern.pattern}) ?(?:인 |\(|['‘\"“])?$")) for kind, pattern in rows),
    )


def _strip_particles(word: str) -> str:
    """A Hangul word without its final particle, never shorter than two syllables."""
    return re.sub(r"(?<=..)(?:으로|에서|에는|에게|보다|까지|부터|이라는|[은는이가을를의도와과로에])$", "", word)


def has_past(word: str) -> bool:
    """Whether a syllable closes with ㅆ, as only verb forms do (``샀고``, ``있던``, ``갔는데``)."""
    return _PAST.search(word) is not None


def is_marked(word: str) -> bool:
    """Whether a Hangul word ends in a particle or ending; two syllables may be a name (``노을``) unless a bare noun is marked."""
    if has_past(word):
        return True
    return bool(_PARTICLE_TAIL.search(word)) and (len(word) > 2 or word[0] in "칩값램랩팀폰판것때수점만든신또더이그저")


def other_script(text: str) -> Iterator[tuple[str, str, int, int]]:
    """``보우(Bow)``: (Hangul, Latin, start, end of the Hangul part) for names that give the other script in parentheses."""
    for match in _PAREN.finditer(text):
        hangul, latin = match[1].strip(), match[2].strip()
        if latin.lower() in GENERIC_LATIN or not re.search(r"[A-Za-z]{2}", latin):
            continue
        words = hangul.split(" ")
        keep = len(words)
        while keep > 1 and (_PARTICLE_TAIL.search(words[-keep]) or words[-keep] in KO_STOP or keep > len(latin.split(" ")) + 1):
            keep -= 1
        kept = " ".join(words[-keep:])
        yield kept, latin, match.end(1) - len(kept), match.end(1)


def korean_names(text: str, folded: str, grammar: RoleGrammar) -> Iterator[Found]:
    """Names in Korean text by shape, quotes, endings and titles."""
    yield from _korean_designators(text)
    yield from _headed_names(text)
    yield from _quoted_names(text, folded, grammar)
    if "**" in text:
        yield from _bold_names(text)
    yield from _companies(text)
    yield from _people(text)
    yield from _latin_names(text, folded, grammar)


def _korean_designators(text: str) -> Iterator[Found]:
    """``타이드 X4``, ``보우(Bow) Pod16``, ``RX-7 에이스``."""
    for match in _HANGUL_DESIGNATOR.finditer(text):
        word, code = match[1], match[2]
        if _KO_COMPANY.match(word + " ") and len(word) > 3:
            continue
        if not (word in KO_STOP or _is_plain(word) or no_head(word) or is_marked(word) or _strays(text, word, code) or _describes(text, match.start(), word, code) or _acts(text, word, code) or _is_somebody(text, match[0]) or _governs(text, match.start(), match[0], word) or re.fullmatch(UNITS, code) or code.lower() in GENERIC_LATIN or is_format(match[0])):
            yield Found(match.start(), match.end(), match[0], "chip", "hangul_designator", 5)
    yield from _everyday_designators(text)
    for match in _HYPHENATED.finditer(text):
        head = _LAST_HANGUL.search(text, max(0, match.start() - 9), match.start())
        if head and head[0] not in KO_STOP and not _is_plain(head[0]):
            yield Found(head.start(), match.end(), text[head.start() : match.end()], "chip", "hangul_designator", 5)
    for match in _BRACKETED_DESIGNATOR.finditer(text):
        yield Found(match.start(), match.end(), f"{match[2]} {match[3]}", "chip", "bracketed_designator", 7)
    for match in _LATIN_HANGUL.finditer(text):
        word = _strip_particles(match[2])
        if word not in KO_STOP and not _SPOKEN_END.search(match[2]):
            yield Found(match.start(), match.start(2) + len(word), f"{match[1]} {word}", "chip", "latin_hangul", 6)


def _strays(text: str, word: str, code: str) -> bool:
    """``매장에 가면 C5가``, ``렌더로 P8을``: a word that ends as verbs and adverbs do, once before a code that stands elsewhere without it."""
    return word[-1] in "로면서고며니" and text.count(f"{word} {code}") == 1 < text.count(code) and len(re.findall(rf"(?<![A-Za-z0-9]){re.escape(code)}(?![A-Za-z0-9])", text)) > 1


def _describes(text: str, start: int, word: str, code: str) -> bool:
    """``대역폭이 넓은 K7이``, ``차이가 줄어 K7이``: a word that closes as verbs and adjectives do, once before a code that has stood behind another word before (``가람 K7``)."""
    if not (ends_as_verb(word) and text.count(f"{word} {code}") == 1 and _MARKED_BEFORE.search(text, max(0, start - 4), start)):
        return False
    before = re.search(rf"(?<![가-힣A-Za-z0-9])(?P<word>[가-힣]{{2,7}}) {re.escape(code)}(?![A-Za-z0-9])", text)
    return before is not None and before.start() < start and before["word"] != word and not ends_as_verb(before["word"]) and not (_KO_COMPANY.match(before["word"] + " ") or _is_plain(before["word"]))


def ends_as_verb(word: str) -> bool:
    """``넓은``, ``줄어``, ``빨라져``: whether a Hangul word closes with ㄴ, or as verbs do before another clause."""
    return "가" <= word[-1] <= "힣" and ((ord(word[-1]) - _HANGUL) % _FINALS == _FINAL_N or _JOINING.search(word) is not None)


_MARKED_BEFORE = re.compile(r"(?:[가-힣][이가을를]|[0-9]%) $")
_JOINING = re.compile(r"[가-힣](?:[어아여져려러켜쳐겨뎌해]|[빨달올갈]라|[가-힣](?:와|워))$")


def _is_somebody(text: str, name: str) -> bool:
    """``모래성77님이``: whether a text honours a name as one does people."""
    honoured = f"{name}님" in text or f"{name} 님" in text
    return honoured and re.search(rf"{re.escape(name)} ?님(?![가-힣]{{2}})", text) is not None


def _acts(text: str, word: str, code: str) -> bool:
    """``솔마루가 SM-2 32개를``: a word with the particle of a subject, which stands elsewhere without it, or before a code that does."""
    stem, particle = word[:-1], word[-1]
    if particle not in "이가" or len(stem) < LEAST_SYLLABLES or not takes(stem, particle) or text.count(f"{word} {code}") > 1:
        return False
    if text.count(stem) > 1 and re.search(rf"(?<![가-힣]){stem}(?:[은는을를의와과에도]|로|으로)?(?![가-힣])", text):
        return True
    return particle == "가" and (text.count(code) > 1 or word + code in text) and len(re.findall(rf"(?<![A-Za-z0-9가-힣] )(?<![A-Za-z0-9-]){re.escape(code)}(?![A-Za-z0-9])", text)) > 0


LEAST_SYLLABLES = 2  # of a name
_GOVERNED = re.compile(r"[가-힣A-Za-z0-9%](?:을|를|로) $")
_HANGUL, _FINALS, _FINAL_N = 0xAC00, 28, 4


def _governs(text: str, start: int, name: str, word: str) -> bool:
    """``파라미터를 1조 개로 키운 v5를``: whether a word before a code is a verb that closes with ㄴ and has its object or goal before it, told but once."""
    return "가" <= word[-1] <= "힣" and (ord(word[-1]) - _HANGUL) % _FINALS == _FINAL_N and text.count(name) == 1 and bool(_GOVERNED.search(text, max(0, start - 4), start))


_EVERYDAY_DESIGNATOR = re.compile(r"(?<![가-힣A-Za-z0-9])(?P<word>[가-힣]{2,5}) (?P<code>[A-Z]{1,2}-?\d{1,4}[A-Z]?|[A-Z](?=은|는|이|가|을|를|의|도|와|과|보다| |,|\())(?![A-Za-z0-9]|[.,]\d)")
_OWNED_BEFORE = re.compile(r"(?:[가-힣A-Za-z]의|\n|['‘“\"<『「]) ?$|^$")


def _everyday_designators(text: str) -> Iterator[Found]:
    """``처마전자의 풍경 S``, ``가마솥 H8``: an everyday noun with a code, where an owner or the head of a line stands before it, or it comes back with another code or with the same."""
    places: dict[str, list[re.Match[str]]] = {}
    for match in _EVERYDAY_DESIGNATOR.finditer(text):
        word = match["word"]
        if (word in EVERYDAY_NOUNS or word[:-1] in EVERYDAY_NOUNS) and word not in COMMON_NOUNS and word not in KO_STOP and word not in PLAIN_WORDS and word[-1] not in _MARKED_ENDS and match["code"].lower() not in GENERIC_LATIN and not is_format(match["code"]):
            places.setdefault(word, []).append(match)
    for found in places.values():
        lettered = all(len(match["code"]) == 1 for match in found)
        owned = any(_OWNED_BEFORE.search(text, max(0, match.start() - 4), match.start()) for match in found)
        if owned or len(found) > 1 + lettered:
            for match in found:
                yield Found(match.start(), match.end(), match[0], "chip", "hangul_designator", 5)


_SPOKEN_END = re.compile(r"(?:[가-힣]던데요?|[다라]는데요?|다며|다면서|[다라]네요?|답니다|습니다|거든요?|니까|[가-힣]지만|[다라]고|[아어해]요)$")  # `HX-16 나온다던데`
_MARKED_ENDS = frozenset("은는이가을를의에도만와과로서고며면한된할든인")
PLAIN_WORDS = frozenset(
    "센서 모뎀 패널 카메라 모듈 칩셋 칩렛 단말기 기기 소자 장비 부품 설비 디스플레이 스피커 그래픽카드 메인보드 펌웨어 커널 맡은 쓰는 얹은 갖춘 나온 만든 내는 넣은 받은 찾은 같은 높은 낮은 적은 많은 작은 좋은 묶은 담은 얻은 잡은 막는 파는 사는 짓는 재는 드는 뽑은 꽂은 심은 붙은 들은 새로 바로 모두 역시 다시 에는 에서 그냥 쪽은 쪽이 쪽의 이런 그런 저런 어떤 어느 무슨 여러 오직 단지 겨우 고작 무려 거의 매우 아주 몹시 이제 지금 벌써 이미 아직 물론 만약 아마 설마 아니라 아닌 아니고 말고 없이 들어 따라 걸쳐 이어 더해 합쳐 나눠 넘어 들여 통해 위해 대해 관해 이어서 이에 여기에 다달이 이리 그리 저리".split()
)


_CLAUSE_END = re.compile(r"(?:쓰고|이고|하고|되고|가고|보고|오고|있고|없고|내고|나와|중인|어제|오늘|내일|대신)$")


def _is_plain(word: str) -> bool:
    """Whether the word before a code is no part of its name: a verb's form, an adverb, a common noun with or without a particle (``인스턴스가 P5en``)."""
    stem = word[:-1] if word[-1] in "은는이가을를의에도만와과" else word
    called = word[:-1] if word[-1] == "인" else ""  # `블로어 팬인 R7`: a noun that the code is said to be
    return word in PLAIN_WORDS or word in EVERYDAY_NOUNS or stem in EVERYDAY_NOUNS or (stem != word and stem in COMMON_NOUNS) or called in COMMON_NOUNS or called in EVERYDAY_NOUNS or bool(_CLAUSE_END.search(word))


_CONVERB = re.compile(r"(?P<noun>[가-힣]{2,})(?:해|하여|돼|되어|하면)$")
_RELATIVE_PLACE = re.compile(r"(?:후|전|중|뒤|위|밑|앞|옆|안|밖|끝|곁)에(?:는|도)?$")
_PHRASE_END = re.compile(r"(?:니까|으니|^[가오보주두쓰켜]니|[가-힣]{2}에|[아어]서|려고|면서|지만|[은는인]데|에선|에서|까지|한테|에게|처럼|마다|[하되있없였했쓰]던|(?:다니|돌리|놔두|빌리)던|[형용급]인|[가-힣](?:될|할)|^(?:나올|나갈|내놓을|들어갈|들어설|뒤이을|이어질|선보일|쓰일|맞설|겨룰|바꿀|낼|쓸)|거느린|드러나|나타나|일어나|벗어나)$|[가-힣]던데$|(?:팔|밀|열|늘|올|내|걸|돌|몰|알|울|실|날|풀|살|불|들|달|흘|갈|끌|눌|벌|쏠|깔|빨|굴|틀)려$|[가-힣](?:져|켜|혀|겨|춰|눠)$|^[가-힣](?:[는던]|에[는도]?)$")
_ADVERBS = frozenset("특히 또한 다만 결국 사실 실제 실제로 아예 오히려 당장 그리고 그러나 하지만 한편 반면 이후 이전 최근 곧 다음 이번".split())


def no_head(word: str) -> bool:
    """Whether a Hangul word is no part of the name of the code behind it: a noun with a particle, a verb's form, an adverb (``시간은 v4``, ``소화해 E3``, ``특히 MS``)."""
    if not re.fullmatch(r"[가-힣]+", word):
        return False
    verb = _CONVERB.fullmatch(word)
    if verb and (verb["noun"] in COMMON_NOUNS or verb["noun"] in EVERYDAY_NOUNS):
        return True
    if _PHRASE_END.search(word):
        return True
    marked = word[-1] in "은는이가을를에의로도" and (word[:-1] in COMMON_NOUNS or word[:-1] in EVERYDAY_NOUNS)
    return marked or word in _ADVERBS or word in PLAIN_WORDS or bool(_RELATIVE_PLACE.fullmatch(word))


def _headed_names(text: str) -> Iterator[Found]:
    """``리벨리온의 NPU 아톰``: a Hangul name right after the noun that says what it is."""
    for match in _HEADED.finditer(text):
        name = _strip_particles(match[2])
        if len(name) > 1 and name not in KO_STOP and name not in EVERYDAY_NOUNS and name not in COMMON_NOUNS and not _VERBAL.search(match[2]) and not is_marked(match[2]):
            yield Found(match.start(2), match.start(2) + len(name), name, "model" if "모델" in match[1] else "chip", "headed", 3)


_EVENT_BEFORE = re.compile(r"(?:행사|키노트|콘퍼런스|컨퍼런스|포럼|전시회|박람회|학회|서밋|대회|축제|발표회|간담회|세미나|심포지엄|프로젝트|캠페인|프로그램|공모전|시상식)(?:인)? ?['‘]?$")
_EVENT_AFTER = re.compile(r"['’]? ?(?:행사|키노트|콘퍼런스|컨퍼런스|포럼|전시회|박람회|서밋|대회|발표회|세미나|심포지엄|기조연설|개막|부스|현장|무대|전시장|프로젝트|캠페인|공모전)(?![가-힣]{3})|['’]?에서 (?:[가-힣A-Za-z0-9]+ ){0,4}?(?:공개|발표|시연|전시|소개|선보)")


def is_event(folded: str, start: int, end: int) -> bool:
    """``개발자 행사 '선라이즈 26'``, ``키노트``: whether the words around a name make it a meeting, which is no thing."""
    return bool(_EVENT_BEFORE.search(folded, max(0, start - 12), start) or _EVENT_AFTER.match(folded, end))


_BOLD = re.compile(r"\*\*([가-힣][가-힣 ]{1,10}[가-힣](?:[ -]?[A-Z]?[0-9]{1,3})?)\*\*(?= ?[—–:-])")


def _bold_names(text: str) -> Iterator[Found]:
    """``**여울솔** — 서버 칩``: an item of a list that begins with a bold noun."""
    for match in _BOLD.finditer(text):
        words = match[1].split(" ")
        if len(words) < 3 and not any(word in KO_STOP or word in COMMON_NOUNS or word in EVERYDAY_NOUNS or is_marked(word) for word in words) and not _NOT_QUOTED_NAME.search(match[1]):
            yield Found(match.start(1), match.end(1), match[1], "product", "quoted", 4)


def _quoted_names(text: str, folded: str, grammar: RoleGrammar) -> Iterator[Found]:
    """``'아톰' 칩``, ``슈퍼컴 '누리온'은``: a quoted noun with a telling head, a Latin letter or digit, or a case particle."""
    for match in _QUOTED.finditer(text):
        inner = match[1].strip()
        if _says_only(inner):
            continue
        if is_event(folded, match.start(), match.end()):
            yield Found(match.start(1), match.end(1), inner, "organisation", "event", 4)
            continue
        kind = guess_type(folded[max(0, match.start() - 14) : match.start()], folded[match.end() : match.end() + 14], grammar)
        proper = re.search(r"[A-Z0-9]", inner) and not re.search(r"[다요까죠]$", inner)
        owned = _OWNER_BEFORE.search(text, max(0, match.start() - 8), match.start()) and (match.end() >= len(text) or text[match.end()] in "(.,") and _QUOTED_NOUN.fullmatch(inner) and not _NOT_QUOTED_NAME.search(inner) and inner not in EVERYDAY_NOUNS and inner not in COMMON_NOUNS
        if kind is None and owned:
            yield Found(match.start(1), match.end(1), inner, "product", "quoted", 4)
            continue
        marked = _MARKED_QUOTE.match(text, match.end()) and re.fullmatch(r"[가-힣]{2,8}", inner) and not _NOT_QUOTED_NAME.search(inner)
        if kind is None and marked and inner not in KO_STOP:
            yield Found(match.start(1), match.end(1), inner, _type_around(folded, match.start(), match.end()), "quoted", 4)
        elif (kind and not re.search(r"[다요까죠자기는한된]$", inner) and inner.count(" ") < 3) or (proper and inner.count(" ") < 4):
            yield Found(match.start(1), match.end(1), inner, kind or "chip", "quoted", 4)


def _says_only(words: str) -> bool:
    """``국산 1위 칩``, ``문서 요약 AI``, ``TOPS``: quoted words that are common nouns, ranks and units, and name nothing."""
    return bool(re.search(r"[A-Z0-9]", words)) and all((len(word) > 1 and (re.fullmatch(UNITS, word) or word.lower() in GENERIC_LATIN)) or _RANK.fullmatch(word) or _is_noun(_GENERIC_HEAD.sub("", word)) for word in words.split(" "))


def _is_noun(word: str) -> bool:
    return word in COMMON_NOUNS or word in EVERYDAY_NOUNS or word in KO_STOP


_RANK = re.compile(r"\d+(?:위|호|등|배|년|월|일|개|장|만|억|원|세대|차|번|%)?")
_GENERIC_HEAD = re.compile(r"^(?:AI|GPU|NPU|CPU)(?=[가-힣])")


def _type_around(folded: str, start: int, end: int) -> EntityType:
    """What a name without a head of its own is, by the nouns around it."""
    around = folded[max(0, start - 40) : end + 30]
    if re.search(r"슈퍼컴|시스템|서버|컴퓨터|클러스터", around):
        return "system"
    return "chip" if re.search(r"칩|gpu|npu|프로세서|가속기|카드", around) else "product"


def _companies(text: str) -> Iterator[Found]:
    """``새결칩스``, ``가온리서치``: by the ending."""
    for match in _KO_COMPANY.finditer(text):
        if match["weak"] and (len(head := match[1][: -len(match["weak"])]) < 2 or head in COMMON_NOUNS or head in EVERYDAY_NOUNS or head in KO_STOP):
            continue
        if match[1] not in _KO_COMPANY_STOP and match[1] not in EVERYDAY_NOUNS and match[1] not in KO_STOP and len(match[1]) > 3:
            yield Found(match.start(1), match.end(1), match[1], "vendor" if match["company"] else "organisation", "company_ending", 3)


def _people(text: str) -> Iterator[Found]:
    """``한도윤 대표``, ``한도윤 한국전자기술연구원 교수``: by the title after the name, with the body between at most."""
    for match in _PERSON_OF_BODY.finditer(text):
        if match[1] not in COMMON_NOUNS and match[1] not in EVERYDAY_NOUNS and match[1] not in KO_STOP and match[1][-1] not in _HOUSE_END:
            yield Found(*match.span(1), match[1], "person", "person_title", INTRODUCED_PERSON)
    for match in _KO_PERSON.finditer(text):
        if named := _full_name(text, match):
            yield Found(*named, text[slice(*named)], "person", "person_title", INTRODUCED_PERSON)
            continue
        start, name = match.start(1), match[1]
        inner = _KO_FULL_NAME.match(text, match.end(1) + 1)
        if inner and _VERB_ENDING.search(name):  # `만난 조은빛 CTO`
            start, name = inner.start(), inner[0]
        if has_past(name) or _VERB_ENDING.search(name):
            continue
        first, _, last = name.rpartition(" ")
        if first and (first in COMMON_NOUNS or _KO_FULL_NAME.match(last + " ") or _KO_COMPANY.match(first + " ") or first in KO_STOP or _PARTICLE_TAIL.search(first) or first[-1] in "대원팀사"):
            start, name = start + len(first) + 1, last
        if _is_surname(text, match, name):
            name = text[start : match.end(2)]
        if name in COMMON_NOUNS or name in EVERYDAY_NOUNS:
            continue  # `한 증권사 연구원은`
        if not any(word in KO_STOP or _PARTICLE_TAIL.search(word) for word in name.split(" ")):
            yield Found(start, start + len(name), name, "person", "person_title", 2)


def _is_surname(text: str, match: re.Match[str], given: str) -> bool:
    """``페드로 벨루치 이사``: a word before the title that is no field of work, behind a word that is no Korean's full name."""
    word = match[2] or ""
    if match.end(1) + 1 != match.start(2) or text[match.end(2) : match.end(2) + 1] != " " or not FEWEST_SURNAME <= len(word) <= MOST_SURNAME:
        return False
    return not (" " in given or _KO_FULL_NAME.match(given + " ") or _is_noun(given) or _is_noun(word) or word in _FIELDS_OF_WORK or word[-1] in _FIELD_END or _PARTICLE_TAIL.search(word) or not re.fullmatch(r"[가-힣]+", word))


def _full_name(text: str, match: re.Match[str]) -> tuple[int, int] | None:
    """The word nearest to the title that is surname and given name and no house: ``은하대 도한결 교수``, ``도한결 은하대 교수``; or ``루시 한 애널리스트``."""
    words = list(re.finditer(r"\S+(?= )", text[match.start() : match.end()]))
    for word in reversed(words):
        name = word[0]
        if len(name) == 1 and name not in _BEFORE_TITLE and (given := next((one for one in words if one.end() + 1 == word.start() and 1 < len(one[0]) < MOST_GIVEN), None)):
            return match.start() + given.start(), match.start() + word.end()
        if _KO_FULL_NAME.match(name + " ") and name[-1] not in _HOUSE_END and not (name in COMMON_NOUNS or name[:-1] in COMMON_NOUNS or name in KO_STOP or name in EVERYDAY_NOUNS or has_past(name) or _VERB_ENDING.search(name)):
            return match.start() + word.start(), match.start() + word.end()
    return None


def _latin_names(text: str, folded: str, grammar: RoleGrammar) -> Iterator[Found]:
    """Latin words with a capital in Korean text."""
    for match in _LATIN_SEQUENCE.finditer(text):
        name = match[0]
        if len(name) < 3 or re.fullmatch(UNITS, name) or all(word.lower() in GENERIC_LATIN for word in re.split(r"[ -]", name)):
            continue
        head, _, rest = name.partition(" ")
        if rest and head.lower() in GENERIC_LATIN and rest[0].isupper() and any(c.isdigit() for c in rest):  # `미니PC N100`
            continue
        kind = guess_type(folded[max(0, match.start() - 12) : match.start()], folded[match.end() : match.end() + 14], grammar)
        yield Found(match.start(), match.end(), name, kind or ("chip" if any(c.isdigit() for c in name) else "product"), "latin_sequence", 1)


def defined_makers(text: str, grammar: RoleGrammar) -> Iterator[Found]:
    """``Bulutbey, … GPU kiralayan bir şirket``, ``두레넷은 … 회사다``: a sentence that says what firm its first word names."""
    for match in (_TR_DEFINED if grammar.code == "tr" else _KO_DEFINED).finditer(text):
        name = match[1] if grammar.code == "tr" else _strip_particles(match[1])
        if name not in KO_STOP and name.lower() not in TR_COMMON | GENERIC_LATIN and not is_marked(name):
            yield Found(match.start(1), match.start(1) + len(name), name, "vendor", "defined", 4)


def is_format(name: str) -> bool:
    """``FP8``, ``Q4``, ``W8`` name a number format; after a word of its own, ``Q7`` is a model (``Velorin Q7``)."""
    word, _, last = name.rpartition(" ")
    return bool(_FORMAT.fullmatch(last)) and not (word and _MODEL_LIKE.fullmatch(last))


_PART_NUMBER = re.compile(r"(?:[Bb]elge|[Ss]eri|[Üü]rün|[Kk]atalog|[Ss]tok|[İi]lan|[Dd]osya|[Bb]arkod|[Dd]ers|[Kk]arar)(?: no| numarası| kodu|no)\.?:? ?$")
_ROOM = re.compile(r"['’]?[a-zçğıöşü]{0,3} (?:laboratuvar|amfi|salon|derslik|sınıf|oda|blok|kapı|stan[td]|peron|hol(?=[ üu]|$))|면(?=[ ,에의은을'\"“‘「『(])")
_F1_SCORE = re.compile(r"(?<![A-Za-z0-9])F1[- ]?(?:['’][a-z]{1,3} )?(?:skor|puan|değer|sonu[cç]|ortalama|score|점수|스코어|값|는|이|가)|\d F1(?![A-Za-z0-9])")
_WAY_BEHIND = re.compile(r"['’]?[a-zçğıöşü]{0,3} (?:algoritmas|yöntem[il]|tekniğ|dönüşüm|ayrıştırmas|evrişim|buluşsal)|(?:의)? ?(?:알고리즘|기법|변환|합성곱|분해|커널|휴리스틱)")
_KERNEL_BEHIND = re.compile(r" (?:çekirdeğ|çekirdekleri)")
_STANDARD = re.compile(r"IP[56]\d|[2-6]G|SXM\d|AVX-?\d+|L[1-4](?= önbell| cache| 캐시)|\d+M|FD-SOI|SVE\d|[A-Z]{2,4} ?\d{3,4}(?= [–—-] )|N\d[A-Z]?(?=['’, ][^.]{0,14}(?:süre[cç]|nm|nanometre|düğüm|공정))", re.ASCII)


def is_no_thing(text: str, start: int, end: int) -> bool:
    """``Belge no: AYD-0417``, ``B12 laboratuvarı``, ``B4면``, ``F1 skoru``, ``IP67``, ``Strassen algoritması``, ``스트라센 알고리즘``: letters and digits that number papers and rooms, or name a measure, a standard or a way to compute."""
    if _PART_NUMBER.search(text, max(0, start - 18), start) or _ROOM.match(text, end):
        return True
    if text[start:end] == "F1" and _F1_SCORE.search(text):
        return True
    if text[start:end].isalpha() and (_WAY_BEHIND.match(text, end) or (_KERNEL_BEHIND.match(text, end) and text.count(text[start:end]) == 1)):
        return True
    standard = _STANDARD.match(text, start)
    return bool(standard and standard.end() == end)


def _only_begins(text: str, start: int, word: str) -> bool:
    """``Yazıda Alageyik A7``: a word whose capital comes from the sentence it begins."""
    folded = word.translate(TR_LOWER).lower()
    return folded in TR_COMMON or (is_common(folded.replace("ı", "i")) and starts_sentence(text, start))


def starts_sentence(text: str, start: int) -> bool:
    """Whether a word stands at the head of a sentence, a line or an item of a list (``1) Haberde …``)."""
    head = text[max(0, start - 3) : start].strip(" \"“'‘(-•*#\t")
    return not head or head[-1] in ".!?:\n…" or _ITEM.search(text, max(0, start - _ITEM_REACH), start) is not None


_ITEM = re.compile(r"(?:^|\n)[ \t*]*\(?(?:[0-9]{1,2}|[a-zçğıöşü])\)[ \t*]*$")
_ITEM_REACH = 12  # code points


_SERIES_BEFORE = re.compile(r"(?<![A-Za-z0-9])[A-Z]{2,4}:$")
_LINE_HEAD = re.compile(r"(?:^|\n)[ #*>-]*$")
_ENUMERATED = re.compile(r"\*{0,2}(?:[.):]| ?[—–-] |\n|$)")


_NUMBERED_WORD = re.compile(r"(?P<word>[^\W\d_]{3,}) (?P<number>\d{1,2})")
_NUMBERED_LINE = re.compile(rf"(?m)^[ #*>-]*{_NUMBERED_WORD.pattern}(?={_ENUMERATED.pattern})")
_FEWEST_PARTS = 3


def numbers_parts(text: str, name: str) -> bool:
    """``**Hakem 2:** …``, ``Kazık 3: …``, ``의심 2 — …``: whether a word and its number head one of the lines that so begin, from the first on."""
    match = _NUMBERED_WORD.fullmatch(name)
    if match is None:
        return False
    numbers = {int(head["number"]) for head in _NUMBERED_LINE.finditer(text) if head["word"] == match["word"]}
    if int(match["number"]) not in numbers:
        return False
    plain = is_common(match["word"].translate(TR_LOWER).lower().replace("ı", "i")) or _is_noun(match["word"])
    return numbers >= set(range(1, 1 + (_FEWEST_PARTS - plain)))


def designators(text: str, figures: tuple[Figure, ...]) -> Iterator[Found]:
    """Figures of kind ``name``, widened to the capitalised word before them in the same name (``Karayel K2``)."""
    for figure in figures:
        if figure.kind != "name" or figure.surface.partition(" ")[0] in _NO_THINGS:
            continue
        start = figure.start
        series = _SERIES_BEFORE.search(text, max(0, start - 6), start)
        if series:  # `EXE:5200B`
            yield Found(series.start(), figure.end, text[series.start() : figure.end], "chip", "designator", 2)
            continue
        before = re.search(r"(?:[A-ZÇĞİÖŞÜ][A-Za-zÇĞİÖŞÜçğıöşüâîû]+[ -]){1,2}$", text[max(0, start - 30) : start])
        if before:
            start -= len(before[0])
            first = re.match(r"[^ -]+ ", before[0])
            start += len(first[0]) if first and _only_begins(text, start, first[0][:-1]) else 0
            while start < figure.start and (sort := re.match(r"([A-Z]{2,4}) ", text[start : figure.start])) and sort[1].lower() in GENERIC_LATIN and figure.surface[0].isalpha():
                start += sort.end()  # `미니PC N100`, `GPU B200`
        lead, _, code = text[start : figure.end].rpartition(" ")
        if (lead in COMMON_NOUNS or lead in EVERYDAY_NOUNS) and _ENUMERATED.match(text, figure.end) and _LINE_HEAD.search(text, max(0, start - 6), start):
            continue  # `**의심 2** — 라이저`
        if lead and (no_head(lead) or _governs(text, start, text[start : figure.end], lead)):  # `시간은 v4`, `초안 v3`, `1조 개로 키운 v5`
            if not re.search(r"[A-Za-z]", code):
                continue
            start = figure.end - len(code)
        if figure.rule == "numbered_word" and is_inflected(figure.surface.partition(" ")[0].translate(TR_LOWER).lower().replace("ı", "i")):
            continue  # `Kadromuz 96'dan 131'e büyüdü`
        if text[figure.start].islower() and before is None and not re.fullmatch(r"[a-zçğıöşü]{4,}-\d", figure.surface):
            continue  # a login, a file, a precision
        if re.search(r"[A-Za-zÇĞİÖŞÜçğıöşü가-힣]{2}|[A-Z]\d|\d[A-Z]$", text[start : figure.end]) and not re.fullmatch(r"[A-Z]\d[A-Z]", figure.surface):
            yield Found(start, figure.end, text[start : figure.end], "chip", "designator", 2)
