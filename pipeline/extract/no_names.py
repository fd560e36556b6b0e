"""Words, units and Latin letters that name nothing by themselves."""

from __future__ import annotations

from pipeline.languages.korean.everyday import EVERYDAY_NOUNS
from pipeline.languages.korean.nouns import COMMON_NOUNS

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
PLAIN_WORDS = frozenset(
    "센서 모뎀 패널 카메라 모듈 칩셋 칩렛 단말기 기기 소자 장비 부품 설비 디스플레이 스피커 그래픽카드 메인보드 펌웨어 커널 맡은 쓰는 얹은 갖춘 나온 만든 내는 넣은 받은 찾은 같은 높은 낮은 적은 많은 작은 좋은 묶은 담은 얻은 잡은 막는 파는 사는 짓는 재는 드는 뽑은 꽂은 심은 붙은 들은 새로 바로 모두 역시 다시 에는 에서 그냥 쪽은 쪽이 쪽의 이런 그런 저런 어떤 어느 무슨 여러 오직 단지 겨우 고작 무려 거의 매우 아주 몹시 이제 지금 벌써 이미 아직 물론 만약 아마 설마 아니라 아닌 아니고 말고 없이 들어 따라 걸쳐 이어 더해 합쳐 나눠 넘어 들여 통해 위해 대해 관해 이어서 이에 여기에 다달이 이리 그리 저리".split()
)


def is_noun(word: str) -> bool:
    """Whether a Korean word is a common noun or another word that names nothing."""
    return word in COMMON_NOUNS or word in EVERYDAY_NOUNS or word in KO_STOP
