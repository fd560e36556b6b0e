"""Who brought what to MLPerf Training, against the rows of the results."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit

HEAD = {"ko": "MLPerf 훈련 결과 정리\n\n", "tr": "MLPerf Training sonuçları\n\n"}


def standings(store, document) -> list[str]:
    store.add(document)
    run_audit(store)
    return [standing for (standing,) in store.sql("SELECT standing FROM submission_standings ORDER BY submission_id").fetchall()]


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("ko", "MLPerf 2.0 라운드다. 바이두는 Bow Pod64에서 패들패들로 BERT 결과를 제출했다.", "supported"),
        ("ko", "MLPerf 2.0 라운드다. 바이두는 Bow Pod64에서 텐서플로로 BERT 결과를 제출했다.", "conflicting"),
        ("ko", "MLPerf 2.0 라운드다. 그래프코어는 오픈 부문에 RNN-T 결과를 냈다.", "supported"),
        ("ko", "MLPerf 2.0 라운드다. 그래프코어는 클로즈드 부문에 RNN-T 결과를 냈다.", "conflicting"),
        ("ko", "MLPerf 4.0 라운드다. MI300X로 ResNet-50 결과를 낸 곳은 없다.", "supported"),
        ("ko", "MLPerf 4.0 라운드다. 델은 ResNet-50 결과를 내지 않았다.", "conflicting"),
        ("ko", "MLPerf 2.1 라운드다. ResNet-50 결과를 A40으로 낸 곳은 인스퍼뿐이다.", "supported"),
        ("ko", "MLPerf 4.0 라운드다. 델이 제출한 크레이 XD670은 BERT를 3분대에 끝냈다.", "conflicting"),
        ("ko", "MLPerf 4.0 라운드다. 레노버는 BERT 결과만 제출했다.", "conflicting"),
        ("ko", "MLPerf 4.0 라운드다. 레노버는 ResNet-50 결과만 제출했다.", "unchecked"),  # the table holds some workloads alone
        ("ko", "MLPerf 2.0 라운드다. 그래프코어는 클로즈드 부문에 자연어 처리 결과를 냈다.", "supported"),
        ("ko", "MLPerf 2.0 라운드다. 그래프코어는 오픈 부문에 비전 결과를 제출했다.", "conflicting"),
        ("tr", "MLPerf Training 2.0 turunda Graphcore kapalı bölüme konuşma tanıma sonucu gönderdi.", "conflicting"),
        ("tr", "MLPerf Training 2.0 turunda Dell açık bölüme görüntü işleme sonucu gönderdi.", "unchecked"),  # the table holds some of its workloads alone
        ("tr", "MLPerf Training 4.0 turunda Lenovo yalnızca ResNet-50 sonucu gönderdi.", "unchecked"),
        ("tr", "MLPerf Training 4.0 turunda Dell yalnızca ResNet-50 sonucu gönderdi.", "conflicting"),
        ("tr", "MLPerf Training 2.1 turunda MosaicML kapalı bölüme BERT sonucu gönderdi.", "conflicting"),
        ("tr", "MLPerf Training 2.1 turunda MosaicML açık bölüme BERT sonucu gönderdi.", "supported"),
        ("tr", "MLPerf Training 4.0 turunda HPE, ResNet-50'de TensorFlow kullandı.", "conflicting"),
        ("tr", "MLPerf Training 3.1 turunda Google, GPT-3 sonucunu PAX ile aldı.", "supported"),
        ("tr", "MLPerf Training 2.1 turunda Graphcore BERT sonucu göndermedi.", "supported"),
        ("tr", "MLPerf Training 4.0 turunda Karayel K2 ile ResNet-50 sonucu gönderen tek kuruluş Dell oldu.", "unchecked"),
    ],
)
def test_rows_decide(store, read, language, words, said):
    assert standings(store, read(HEAD[language] + words + "\n", language))[0] == said


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("ko", "MLPerf 2.0 라운드에 그래프코어가 결과를 냈다. 파트너사가 폐쇄형 부문에 언어 모델을 제출하기도 했다.", "supported"),
        ("ko", "MLPerf 2.0 라운드에 그래프코어가 결과를 냈다. 파트너사가 개방형 부문에 언어 모델을 제출하기도 했다.", "conflicting"),
        ("tr", "MLPerf Training 2.0 turunda Graphcore sonuç gönderdi. Bir iş ortağı dil modeli sonucunu kapalı bölüme gönderdi.", "supported"),
        ("tr", "MLPerf Training 2.0 turunda NVIDIA sonuç gönderdi. Bir iş ortağı öneri modeli sonucunu açık bölüme gönderdi.", "unchecked"),  # not all of theirs have rows
    ],
)
def test_a_partner_is_whoever_else_brought_the_chips_of_a_firm(store, read, language, words, said):
    assert standings(store, read(HEAD[language] + words + "\n", language))[-1] == said


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("tr", "MLPerf Training 4.0 turunda GPT-3 testini en hızlı bitiren NVIDIA oldu.", "supported"),
        ("tr", "MLPerf Training 4.0 turunda GPT-3'te en kısa süre Google'a ait.", "conflicting"),
        ("tr", "MLPerf Training 1.1 turunda NVIDIA 4.320 A100 ile BERT'i 13,6 saniyede eğitti. Bu, kapalı bölümün en hızlı BERT sonucuydu.", "supported"),
        ("tr", "MLPerf Training 2.0 turunda sekiz hızlandırıcılı sistemler arasında BERT'te en hızlısı NVIDIA'ydı.", "conflicting"),
        ("ko", "MLPerf 4.0 라운드에서 GPT-3를 가장 빨리 학습한 곳은 엔비디아였다.", "supported"),
        ("ko", "MLPerf 4.0 라운드의 GPT-3에서 가장 빠른 시스템은 구글의 TPU v5p 6144개 구성이었다.", "conflicting"),
        ("ko", "MLPerf 0.6 라운드다. 클로즈드 부문 ResNet-50에서 가장 짧은 시간을 기록한 곳은 엔비디아다.", "conflicting"),
        ("ko", "MLPerf 1.0 라운드다. 인스퍼가 8개 GPU 시스템 가운데 ResNet-50에서 가장 빨랐다.", "supported"),
    ],
)
def test_who_was_fastest(store, read, language, words, said):
    assert standings(store, read(HEAD[language] + words + "\n", language))[-1] == said


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("ko", "MLPerf 2.0 라운드다. A100 1,024장이 BERT를 22초에 마쳤다. 이 결과는 클로즈드 부문에 올랐다.", "conflicting"),
        ("tr", "MLPerf Training 2.0 turunda 1.024 A100, BERT'i 22 saniyede bitirdi. Sonuç açık bölümde yayımlandı.", "supported"),
        ("tr", "MLPerf Training 2.1 turunda MosaicML kapalı bölümde sekiz A100 ile BERT'i 7,9 dakikada eğitti.", "conflicting"),
        ("ko", "MLPerf 2.1 라운드다. 오픈 부문에서 모자이크ML은 A100 8장으로 BERT를 7.9분에 끝냈다.", "supported"),
        ("tr", "MLPerf Training 1.1 turu. Habana'nın o turdaki sonuçlarının hepsi TensorFlow ile.", "supported"),
        ("tr", "MLPerf Training 2.1 turu. Habana'nın Gaudi2 ile gönderdiği sonuçların hepsi PyTorch ile alındı.", "conflicting"),
    ],
)
def test_divisions_and_all_results(store, read, language, words, said):
    assert standings(store, read(HEAD[language] + words + "\n", language))[0] == said


def test_deleting_a_document_takes_its_submissions_along(store, read):
    document = read(HEAD["tr"] + "MLPerf Training 2.1 turunda Graphcore BERT sonucu göndermedi.\n", "tr")
    assert standings(store, document) == ["supported"]
    store.delete(document.article.doc_id)
    for table in ("submissions", "verifications", "policy_standings"):
        assert store.sql(f"SELECT count(*) FROM {table}").fetchone() == (0,)


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("ko", "MLPerf 2.0 라운드다. 구글과 인텔은 결과를 내지 않았다.", ["conflicting", "conflicting"]),
        ("ko", "MLPerf 2.1 라운드다. 구글과 그래프코어는 결과를 내지 않았다.", ["supported", "supported"]),
        ("ko", "MLPerf 2.1 라운드다. A30으로 BERT 결과를 낸 곳은 델과 엑스퓨전뿐이다.", ["supported", "supported"]),
        ("ko", "MLPerf 2.1 라운드다. A30으로 BERT 결과를 낸 곳은 델과 레노버뿐이다.", ["conflicting", "conflicting"]),
        ("ko", "MLPerf 2.0 라운드다. 그래프코어는 BERT 결과를 냈다. 벨리온은 BERT를 텐서플로로 학습시켰다.", ["supported", "unchecked"]),
        ("ko", "MLPerf 2.0 라운드다. 인텔은 3세대 가우디로 BERT 결과를 제출했다.", ["unchecked"]),
        ("tr", "MLPerf Training 2.0 turunda Google ile Intel sonuç göndermedi.", ["conflicting", "conflicting"]),
        ("tr", "MLPerf Training 2.1 turunda Google ile Graphcore sonuç göndermedi.", ["supported", "supported"]),
        ("tr", "MLPerf Training 2.1 turunda yalnızca Dell ve xFusion A30 ile BERT sonucu gönderdi.", ["supported", "supported"]),
        ("tr", "MLPerf Training 2.1 turunda yalnızca Dell, Lenovo ve xFusion A30 ile BERT sonucu gönderdi.", ["supported", "unchecked", "supported"]),
        ("tr", "MLPerf Training 2.1 turunda yalnızca Dell ve Lenovo A30 ile BERT sonucu gönderdi.", ["conflicting", "conflicting"]),
        ("tr", "MLPerf Training 2.0 turunda Graphcore BERT sonucu gönderdi. Velinor, BERT için TensorFlow kullandı.", ["supported", "unchecked"]),
        ("tr", "MLPerf Training 2.0 turunda Intel üçüncü nesil Gaudi ile BERT sonucu gönderdi.", ["unchecked"]),
    ],
)  # fmt: skip
def test_several_firms_and_firms_without_rows(store, read, language, words, said):
    assert standings(store, read(HEAD[language] + words + "\n", language)) == said


@pytest.mark.parametrize(
    ("language", "words", "objected"),
    [
        ("ko", "보우 Pod16은 MLPerf 1.1 라운드에서 BERT 학습을 37% 빠르게 끝냈다.", True),
        ("ko", "보우 Pod16은 BERT 학습을 지난해 'MLPerf 1.1' 때 제출분과 견줘 37% 빠르게 끝냈다.", False),
        ("tr", "Bow Pod16, BERT eğitimini MLPerf 1.1 turuna göre yüzde 37 daha kısa sürede bitirdi.", False),
    ],
)
def test_a_round_that_something_is_held_against_is_not_its_own(store, read, language, words, objected):
    store.add(read(HEAD[language] + words + "\n", language))
    run_audit(store)
    [(found,)] = store.sql("SELECT count(*) FROM verifications WHERE method = 'round' AND verdict = 'conflicting'").fetchall()
    assert bool(found) == objected
