"""Small articles of ours with one planted error each, and their clean twins. ``cause``: causes that name the error rightly."""

from __future__ import annotations

from typing import NamedTuple


class Planted(NamedTuple):
    name: str
    language: str
    clean: str
    wrong: tuple[str, str]  # what stands in the clean text, what in the planted one
    causes: frozenset[str]

    @property
    def planted(self) -> str:
        assert self.clean.count(self.wrong[0]) >= 1, self.name
        return self.clean.replace(self.wrong[0], self.wrong[1], 1)


def case(name: str, language: str, clean: str, wrong: tuple[str, str], causes: str) -> Planted:
    return Planted(name, language, clean, wrong, frozenset(causes.split()))


PLANTED: tuple[Planted, ...] = (
    case("ko-from-to", "ko",
         "한빛반도체 실적\n\n한빛반도체의 3분기 매출은 200억 원에서 300억 원으로 50% 증가했다. 회사는 수출이 늘었다고 설명했다.\n",
         ("50% 증가", "80% 증가"), "ratio"),
    case("tr-from-to", "tr",
         "Boğaziçi Çip büyüdü\n\nŞirketin sevkiyatı 400 bin adetten 500 bin adede çıkarak yüzde 25 arttı. Yönetim memnun.\n",
         ("yüzde 25", "yüzde 45"), "ratio"),
    case("ko-product", "ko",
         "서버 소개\n\n누리 N8 서버에는 가속기 8개가 들어간다. 가속기는 개당 32GB 메모리를 갖고 있어 총 256GB를 쓸 수 있다.\n",
         ("총 256GB", "총 320GB"), "wrong_total"),
    case("tr-product", "tr",
         "Sunucu tanıtıldı\n\nDemir-4 sunucusunda 4 hızlandırıcı var. Her bir hızlandırıcı 48 GB bellek taşıyor, toplam 192 GB bellek ediyor.\n",
         ("toplam 192 GB", "toplam 144 GB"), "wrong_total"),
    case("ko-sum", "ko",
         "물량 배정\n\n회사는 총 900개를 공급하며 국내 500개, 일본 250개, 대만 150개로 나눴다. 공급은 내달 시작한다.\n",
         ("총 900개", "총 1100개"), "wrong_total"),
    case("tr-sum", "tr",
         "Dağıtım\n\nŞirket toplam 600 kart gönderdi: 300 kart Ankara'ya, 200 kart İzmir'e, 100 kart Bursa'ya gitti.\n",
         ("100 kart Bursa", "180 kart Bursa"), "wrong_total"),
    case("ko-conversion", "ko",
         "임대 요금\n\n클라우드 한 대의 요금은 월 7,300달러(시간당 10달러)다. 저장 공간은 따로 받는다.\n",
         ("시간당 10달러", "시간당 25달러"), "conversion"),
    case("tr-conversion", "tr",
         "Ekran\n\nYeni panelin köşegeni 50 cm (19,7 inç) olarak açıklandı. Panel ekimde geliyor.\n",
         ("19,7 inç", "27,5 inç"), "conversion"),
    case("ko-unit", "ko",
         "신형 가속기\n\n가람 G3의 동작 클럭은 1.8GHz, 메모리 용량은 96GB다. 소비전력은 350W 수준이다.\n",
         ("클럭은 1.8GHz", "클럭은 1.8GB"), "unit_error"),
    case("tr-unit", "tr",
         "Yeni yonga\n\nToros T2 yongasının güç tüketimi 250 W. Bellek kapasitesi 64 GB olarak verildi.\n",
         ("güç tüketimi 250 W", "güç tüketimi 250 GB"), "unit_error"),
    case("ko-thing", "ko",
         "연구실 장비\n\n연구진은 A100 GPU 8개를 장착한 서버에서 모델을 학습했다. 학습은 사흘 걸렸다.\n",
         ("A100 GPU 8개", "A100 CPU 8개"), "unit_error"),
    case("tr-thing", "tr",
         "Deney düzeni\n\nDeneyde sekiz V100 GPU kullanıldı. Eğitim üç gün sürdü.\n",
         ("sekiz V100 GPU", "sekiz V100 CPU"), "unit_error"),
    case("ko-impossible", "ko",
         "인식률\n\n새 모델의 분류 정확도는 97.3%로 나타났다. 기존 모델은 95.1%였다.\n",
         ("97.3%", "197.3%"), "impossible"),
    case("tr-impossible", "tr",
         "Pazar payı\n\nŞirketin pazar payı yüzde 82 olarak hesaplandı. Rakibi geride kaldı.\n",
         ("yüzde 82", "yüzde 182"), "impossible"),
    case("ko-headline", "ko",
         "가온 K2, 추론 속도 40% 향상\n\n가온테크는 5일 K2를 공개했다. K2의 추론 속도는 이전 세대보다 40% 향상됐다. 가격은 정해지지 않았다.\n",
         ("추론 속도 40% 향상\n", "추론 속도 60% 향상\n"), "headline_differs contradiction"),
    case("ko-contradiction", "ko",
         "새 칩 발표\n\n가온테크는 K2 칩을 공개했다. K2의 메모리 용량은 96GB다.\n\n업계는 반겼다. 시험 결과도 좋았다.\n\nK2의 메모리 용량은 96GB로 경쟁 제품보다 크다.\n",
         ("메모리 용량은 96GB로", "메모리 용량은 128GB로"), "contradiction"),
    case("tr-contradiction", "tr",
         "Lodos L5 tanıtıldı\n\nL5 yongasının bellek kapasitesi 80 GB. Şirket bunu yeterli buluyor.\n\nUzmanlar temkinli.\n\nL5 yongasının bellek kapasitesi 80 GB olduğu için büyük modeller sığıyor.\n",
         ("bellek kapasitesi 80 GB olduğu", "bellek kapasitesi 48 GB olduğu"), "contradiction"),
    case("ko-reference", "ko",
         "그래픽카드 정리\n\n지포스 RTX 4090의 메모리는 24GB다. 게임보다 학습에 쓰는 사람이 많다.\n",
         ("24GB", "42GB"), "reference_differs"),
    case("tr-reference", "tr",
         "Kart incelemesi\n\nGeForce GTX 1080 Ti kartının belleği 11 GB. Yaşına göre hâlâ iyi.\n",
         ("11 GB", "21 GB"), "reference_differs"),
    case("ko-spelled-out", "ko",
         "계산\n\n모듈 구성은 8 × 16GB = 128GB다. 확장은 되지 않는다.\n",
         ("= 128GB", "= 192GB"), "product"),
    case("ko-flip", "ko",
         "비교 시험\n\nResNet-50에서 도담 D1은 초당 3,000장을, 라온 R2는 초당 2,000장을 처리했다. 도담 D1이 라온 R2보다 50% 빨랐다.\n",
         ("도담 D1이 라온 R2보다 50% 빨랐다", "라온 R2가 도담 D1보다 50% 빨랐다"), "wrong_side"),
    case("tr-ratio", "tr",
         "Karşılaştırma\n\nResNet-50'de Toros T2 saniyede 4.000 görüntü, Yıldız Y1 saniyede 2.500 görüntü işledi. Toros T2, Yıldız Y1'den yüzde 60 daha hızlı.\n",
         ("yüzde 60", "yüzde 95"), "ratio"),
)  # fmt: skip
