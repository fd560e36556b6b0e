"""Set-ups of experiments, counts and events: whom a number belongs to, and which numbers claim nothing."""

from __future__ import annotations

import pytest


def claims_at(document, surface):
    """The claims on the figures that read ``surface``, in order."""
    starts = [f.start for f in document.figures if f.surface == surface]
    return [c for c in document.claims if c.figure in starts]


SUBJECTS = [
    ("ko", "가온 K3의 성능은 X2의 세 배를 목표로 하고 있다.", "세 배", "가온 K3"),
    ("ko", "가온 K3는 누리 10의 3배 빠르다.", "3배", "가온 K3"),
    ("tr", "Deneyde A100 kullandık (EPYC 7742@2.25GHz 64 çekirdek, 512 GB bellek).", "2.25GHz", "EPYC 7742"),
    ("tr", "Deneyde A100 kullandık (EPYC 7742@2.25GHz 64 çekirdek, 512 GB bellek).", "64 çekirdek", "EPYC 7742"),
    ("ko", "A100을 시험했다(EPYC 7742@2.25GHz 64코어, 메모리 512GB).", "64코어", "EPYC 7742"),
    ("tr", "Kümeyi iki L40S kartıyla (her biri 48 GB belleğe sahip) kurduk.", "48 GB", "L40S"),
    ("tr", "Sunucudaki altı A100'ü karşılaştırmak için altı L40S taktık.", "altı", "A100,L40S"),
    ("tr", "Sunucudaki iki NVIDIA A100 çok ısınıyor.", "iki", "A100"),
    ("tr", "Poyraz P3'ü ImageNet üzerinde eğittik. 512 parti boyutu seçtik.", "512", "Poyraz P3"),
    ("ko", "새벽 N7로 ImageNet을 학습했다. 배치 크기는 512다.", "512", "새벽 N7"),
    ("tr", "Deneyde A100 (EPYC 7742@2.25GHz) vardı, öbüründe H100 (EPYC@2.4GHz 32 çekirdekli).", "32 çekirdek", "EPYC"),
    ("ko", "새벽 N7은 2021년에 공개한 샛별 X2의 후속 칩이다.", "2021년", "샛별 X2"),
    ("tr", "Poyraz P3, Rüzgâr Yonga'nın 2019'da tanıttığı Karayel K1'in ikinci kuşağıdır.", "2019", "Karayel K1"),
    ("ko", "새벽반도체는 칩을 만든다. 최근 제품은 TSMC 5나노다.", "5나노", "최근 제품"),
    ("ko", "누리 500을 내년 출시한다. 청주 신공장은 월 6만 장 규모로 2026년 말 가동에 들어간다.", "2026년", "청주 신공장"),
    ("tr", "TL-8800 iyi satıyor. Gebze fabrikası 2026 başında açılacak.", "2026", "Gebze fabrikası"),
    ("ko", "나래 N2와 L40S를 쓴다. 구름 G4의 대여도 있다. 이 대여는 월 300달러다.", "300달러", "구름 G4"),
    ("tr", "Poyraz P3'ü L40S ile sınadık. AWS'de p3.8xlarge sunucusunun kiralaması var. Bu kiralama dolar başına 300 görüntü veriyor.", "300 görüntü", "p3.8xlarge"),
    ("ko", "엑사급 연산을 하려면 IPU-POD 하나에 IPU를 4,096개까지 잇는다.", "4,096개", "IPU-POD"),
    ("tr", "Modeli CIFAR-100 ile eğittik. Görev, resimleri 100 kategoriye ayırmak.", "100 kategori", "CIFAR-100"),
    ("ko", "수피 200은 192GB 메모리를 갖춘 AMD MI300X보다 40% 저렴하다.", "192GB", "MI300X"),
    ("tr", "Supi 200, 192 GB bellek taşıyan MI300X'ten yüzde 40 daha ucuz.", "192 GB", "MI300X"),
]


@pytest.mark.parametrize(("language", "text", "figure", "subjects"), SUBJECTS)
def test_subject(read, language, text, figure, subjects):
    assert [c.subject for c in claims_at(read(text, language), figure)] == subjects.split(",")


METRICS = [
    ("ko", "누리 300은 와트당 성능은 H100보다 40% 앞섰지만 첫 토큰 지연시간은 12ms로 더 길다.", "40%", "energy_efficiency"),
    ("ko", "누리 300의 용량은 192GB로 H100의 2.4배이고, 대역폭도 5.3TB/s로 높다.", "2.4배", "memory_capacity"),
    ("ko", "CUDA 개발자는 500만 명에 이른다.", "500만 명", "developer_count"),
    ("tr", "Poyraz P3 Llama 3 8B'de saniyede 120 token verdi (FP16, batch 1).", "1", "batch_size"),
    ("ko", "새벽 N7은 1,800개 이상의 코어에서 명령을 나눠 돌린다.", "1,800개", "core_count"),
    ("ko", "새벽 N7은 코어가 6개이며 많으면 12개다.", "12개", "core_count"),
    ("ko", "새벽 N7 CPU는 6~16개의 스레드를 함께 돌린다.", "6~16개", "thread_count"),
    ("ko", "새벽 N7은 한 번에 16가지 일을 처리한다.", "16가지", "thread_count"),
    ("tr", "Poyraz P3 aynı anda 16 görev yürütüyor.", "16 görev", "thread_count"),
    ("ko", "처리량은 새벽 N7과 L40S가 차이가 없다. 새벽 N7이 2% 앞선다.", "2%", "throughput"),
    ("tr", "Poyraz P3 ile L40S arasında işlem hacminde fark yok. Poyraz P3 %2 önde.", "%2", "throughput"),
    ("ko", "샛별 X2 구성으로 최대 4,096개의 NPU를 연결해 쓴다.", "4,096개", "scale_limit"),
    ("tr", "Poyraz P3 ile en fazla 4.096 NPU birbirine bağlanabiliyor.", "4.096 NPU", "scale_limit"),
    ("tr", "Poyraz P3 modeli 40 eğitim dönemi boyunca çalıştırdı.", "40 eğitim dönemi", "epochs"),
    ("tr", "Poyraz P3'ün aynı doğruluk için yalnızca 40 model eğitim dönemine ihtiyacı var.", "40 model eğitim dönemi", "convergence_epochs"),
    ("tr", "L40S saniyede 900 görüntü işliyor. Poyraz P3 ondan %4 daha hızlı.", "%4", "throughput"),
    ("ko", "새벽 N7은 초당 900장의 이미지를 처리한다. L40S보다 4% 더 빠르다.", "4%", "throughput"),
    ("tr", "Poyraz P3, ResNet-50'yi %74,9 doğruluğa 6 saatte eğitip 40 dolar harcatıyor, %75,8 için 60 dolar istiyor.", "%75,8", "accuracy"),
    ("ko", "새벽 N7은 2021년 처음 공개된 칩이다.", "2021년", "release_date"),
    ("ko", "새벽 N7은 2021년 3월에 나온 칩이다.", "2021년 3월", "release_date"),
    ("tr", "2021'de Rüzgâr Yonga özel bir yonga geliştirdi, Poyraz P3.", "2021", "release_date"),
]


@pytest.mark.parametrize(("language", "text", "figure", "metric"), METRICS)
def test_metric(read, language, text, figure, metric):
    assert [c.metric for c in claims_at(read(text, language), figure)] == [metric]


WORKLOADS = [
    ("tr", "Poyraz P3'ü ResNet-50 ile denedik.\n\nKart sessizdi.\n\nParti boyutu 256 seçildi.", "256", ()),
    ("ko", "새벽 N7을 ResNet-50으로 시험했다.\n\n소음은 없었다.\n\n배치 크기는 256으로 했다.", "256", ()),
    ("ko", "새벽 N7로 ResNet-50을 돌렸다.\n\n소음은 없었다.\n\n두 라이브러리를 썼다. TensorFlow는 MXNet보다 3% 느렸다.", "3%", ("ResNet-50",)),
    ("tr", "Poyraz P3'ü HellaSwag ile sınadık. Eğitim süresi 12 saat oldu.", "12 saat", ()),
    ("ko", "새벽 N7을 HellaSwag로 시험했다. 훈련 시간은 12시간이다.", "12시간", ()),
    ("tr", "Poyraz P3 ve Ascend 910B yarıştı. 910B kartında performans, Poyraz P3'ün yüzde 80'i.", "yüzde 80", ()),
    ("ko", "새벽 N7과 어센드 910B를 견줬다. 910B의 성능은 새벽 N7의 80% 수준이다.", "80%", ()),
    ("tr", "Poyraz P3 ile ResNet-50'yi eğitmek 90 dolara mal oldu.", "90 dolar", ("ResNet-50",)),
    ("ko", "새벽 N7로 ResNet-50을 학습하는 비용은 90달러였다.", "90달러", ("ResNet-50",)),
]


@pytest.mark.parametrize(("language", "text", "figure", "benchmark"), WORKLOADS)
def test_benchmark(read, language, text, figure, benchmark):
    assert [c.benchmark for c in claims_at(read(text, language), figure)] == [benchmark]


@pytest.mark.parametrize(
    ("language", "text", "figure"),
    [("tr", "Poyraz P3, A100'den iyidir ve %74,9'luk en yüksek doğruluğa ulaştı.", "%74,9"), ("ko", "새벽 N7은 A100보다 낫다. 정확도는 74.9%로 가장 높았다.", "74.9%")],
)
def test_a_superlative_compares_with_nothing_in_particular(read, language, text, figure):
    assert [c.comparator for c in claims_at(read(text, language), figure)] == [None]


@pytest.mark.parametrize(
    ("language", "text", "figure"),
    [
        ("ko", "새벽 N7과 샛별 X2는 3가지가 다르다.", "3가지"),
        ("ko", "새벽 N7과 샛별 X2의 코어를 1:1로 견주기는 어렵다.", "1:1"),
        ("tr", "Poyraz P3'ün birinci sıradaki doğruluk oranı arttı.", "birinci sıra"),
    ],
)
def test_claims_nothing(read, language, text, figure):
    document = read(text, language)
    assert figure in {f.surface for f in document.figures}
    assert not claims_at(document, figure)


@pytest.mark.parametrize(
    ("language", "text", "figure"),
    [
        ("ko", "새벽 N7은 초당 4,120토큰을 처리해 샛별 X2(2,985토큰)보다 38% 빠르다.", "2,985토큰"),
        ("tr", "Poyraz P3, saniyede 4.120 jetonla Lodos L2'den (2.985 jeton) yüzde 38 daha hızlı.", "2.985 jeton"),
    ],
)
def test_what_stands_in_a_rivals_parenthesis_is_the_rivals(read, language, text, figure):
    assert [c.subject for c in claims_at(read(text, language), figure)] == ["샛별 X2" if language == "ko" else "Lodos L2"]


@pytest.mark.parametrize("said", ['원이 될 것"이라고 말했다', '원이 될 것"이라며 웃었다', "원이 될 것이다"])
def test_what_somebody_says_will_be_is_planned(read, said):
    text = f'새벽 N7이 나왔다. 한지우 대표는 "가격은 640만 {said}.'
    assert [c.modality for c in claims_at(read(text, "ko"), "640만 원")] == ["planned"]


def test_what_somebody_expects_is_hedged(read):
    text = '새벽 N7이 나왔다. 한 연구원은 "가격은 640만 원이 될 것"이라고 내다봤다.'
    assert [c.modality for c in claims_at(read(text, "ko"), "640만 원")] == ["hedged"]


def test_library_against_the_other_one(read):
    """What a library gains, right after the text has set it beside one other, it gains on that."""
    document = read("행렬곱에 ROCm을 쓴 것과 CUDA를 쓴 것이다. 평균적으로 ROCm이 2배 빨라졌다.", "ko")
    assert [c.comparator for c in claims_at(document, "2배")] == ["CUDA"]


OTHER_SIDES = [
    ("ko", "새벽 N7은 H100보다 30% 느립니다.", "30%", "H100", "worse"),
    ("ko", "새벽 N7은 H100을 30% 앞지르겠다고 공언했다.", "30%", "H100", "better"),
    ("ko", "새벽 N7의 전력은 H100의 45%다.", "45%", "H100", "lower"),
    ("ko", "새벽반도체의 지난달 매출은 8% 내린 50억 원이다.", "8%", "previous", "lower"),
    ("ko", "새벽 N7의 가격은 40% 오를 것으로 봤다.", "40%", "previous", "higher"),
    ("tr", "Poyraz P3, H100'ü %9 geçip birinci oldu.", "%9", "H100", "better"),
    ("tr", "Poyraz P3'ün fiyatı yüzde 40 düşecek.", "yüzde 40", "previous", "lower"),
]


@pytest.mark.parametrize(("language", "text", "figure", "rival", "direction"), OTHER_SIDES)
def test_other_side(read, language, text, figure, rival, direction):
    assert [(c.comparator, c.direction) for c in claims_at(read(text, language), figure)] == [(rival, direction)]


@pytest.mark.parametrize(
    ("language", "before", "after", "model"),
    [
        ("ko", "새벽 N7로 ResNet-50을 돌렸다.", "새벽 N7의 처리량은 초당 900장이다.", "ResNet-50"),
        ("tr", "Poyraz P3 ile ResNet-50'yi çalıştırdık.", "Poyraz P3 saniyede 900 görüntü işliyor.", "ResNet-50"),
    ],
)
def test_the_one_model_of_a_text_is_what_it_measures_on_where_it_is_told_early(read, language, before, after, model):
    filler = "\n\n".join(["Bina Ankara'da." if language == "tr" else "건물은 대전에 있다."] * 8)
    early = read(f"{before}\n\n{filler}\n\n{after}\n\n{filler}", language)
    late = read(f"{filler}\n\n{after}\n\n{filler}\n\n{before}", language)
    assert [next(c.benchmark for c in document.claims if c.metric == "throughput") for document in (early, late)] == [(model,), ()]
