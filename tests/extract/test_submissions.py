"""Who brought results to a benchmark, with which software, in which division; who brought none, who alone did."""

from __future__ import annotations

import pytest

HEAD = {"ko": "MLPerf 훈련 3.0 라운드 결과\n\n", "tr": "MLPerf Training 3.0 turu sonuçları\n\n"}


def told(read, words: str, language: str):
    return read(HEAD[language] + words + "\n", language).submissions


@pytest.mark.parametrize(
    ("language", "words", "kind", "statement"),
    [
        ("ko", "바이두는 패들패들로 BERT 결과를 제출했다.", "submitted", "Baidu submitted BERT results with PaddlePaddle on MLPerf Training v3.0."),
        ("ko", "그래프코어는 오픈 부문에 RNN-T 결과도 냈다.", "submitted", "Graphcore submitted RNN-T results on MLPerf Training v3.0 in the open division."),
        ("ko", "레노버는 BERT 결과를 내지 않았다.", "none", "Lenovo has no BERT result on MLPerf Training v3.0."),
        ("ko", "RTX 4090로 ResNet-50 결과를 낸 곳은 없다.", "none", "RTX 4090 has no ResNet-50 result on MLPerf Training v3.0."),
        ("ko", "L4로 ResNet-50 결과를 제출한 기업은 엑스퓨전뿐이다.", "only", "xFusion is the only one with ResNet-50 results with L4 on MLPerf Training v3.0."),
        ("ko", "델은 ResNet-50을 파이토치로 학습시켰다.", "used", "Dell used PyTorch for ResNet-50 on MLPerf Training v3.0."),
        ("ko", "레노버가 엔비디아 GPU를 활용한 결과를 제출했다.", "submitted", "Lenovo submitted results with NVIDIA GPU on MLPerf Training v3.0."),
        ("ko", "슈퍼마이크로는 ResNet-50에 H100 시스템만 제출했다.", "submitted", "Supermicro submitted ResNet-50 results with H100 only on MLPerf Training v3.0."),
        ("ko", "시스코는 이번에 BERT 결과만 제출했다.", "submitted", "Cisco submitted BERT results only on MLPerf Training v3.0."),
        ("ko", "시스코는 ResNet-50 한 종목에만 결과를 냈다.", "submitted", "Cisco submitted ResNet-50 results only on MLPerf Training v3.0."),
        ("ko", "BERT 결과를 시스코만 제출했다.", "only", "Cisco is the only one with BERT results on MLPerf Training v3.0."),
        ("tr", "Cisco bu turda yalnızca BERT sonucu gönderdi.", "submitted", "Cisco submitted BERT results only on MLPerf Training v3.0."),
        ("tr", "Cisco bu turda sadece L40S ile sonuç sundu.", "submitted", "Cisco submitted results with L40S only on MLPerf Training v3.0."),
        ("tr", "Baidu, Bow Pod64 üzerinde PaddlePaddle ile BERT sonucu gönderdi.", "submitted", "Baidu submitted BERT results with Bow Pod64 with PaddlePaddle on MLPerf Training v3.0."),
        ("tr", "Fujitsu, NVIDIA GPU'larını kullanarak sonuç gönderdi.", "submitted", "Fujitsu submitted results with NVIDIA GPU on MLPerf Training v3.0."),
        ("tr", "MosaicML kapalı bölüme bir BERT sonucu sundu.", "submitted", "MosaicML submitted BERT results on MLPerf Training v3.0 in the closed division."),
        ("tr", "Oracle'ın bu turda BERT sonucu yok.", "none", "Oracle has no BERT result on MLPerf Training v3.0."),
        ("tr", "Google ResNet-50 için sonuç göndermedi.", "none", "Google has no ResNet-50 result on MLPerf Training v3.0."),
        ("tr", "A40 ile ResNet-50 sonucu gönderen tek kuruluş Inspur oldu.", "only", "Inspur is the only one with ResNet-50 results with A40 on MLPerf Training v3.0."),
        ("tr", "HPE, ResNet-50'de TensorFlow kullanmıştır.", "used", "HPE used TensorFlow for ResNet-50 on MLPerf Training v3.0."),
    ],
)  # fmt: skip
def test_a_submission_and_its_statement(read, language, words, kind, statement):
    [one] = told(read, words, language)
    assert (one.kind, one.statement) == (kind, statement)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ko", "엔비디아는 다음 라운드에 블랙웰 결과를 제출할 계획이다."),  # a plan
        ("ko", "국내 업체 가운데 결과를 낸 곳은 없다."),  # nobody in particular
        ("ko", "구글과 엔비디아 등이 참여하고 있다."),  # what the suite is
        ("ko", "인텔은 엔비디아 GPU와 겨루는 결과를 제출했다."),  # not with them
        ("tr", "Intel, NVIDIA GPU'larına rakip sonuçlar gönderdi."),
        ("tr", "NVIDIA önümüzdeki turda Blackwell sonucu gönderecek."),
        ("tr", "Graphcore sistemlerini aynı fiyattan sundu."),  # offered, not submitted
    ],
)
def test_what_is_none(read, language, words):
    assert told(read, words, language) == ()


@pytest.mark.parametrize(
    ("language", "words", "statements"),
    [
        ("ko", "그래프코어는 자연어 처리 결과를 제출했다.", ["Graphcore submitted natural language processing results on MLPerf Training v3.0."]),
        ("ko", "그래프코어도 결과를 냈다. 협력사가 개방형 부문에 언어 모델을 제출하기도 했다.", ["Graphcore submitted results on MLPerf Training v3.0.", "A partner of Graphcore submitted language model results on MLPerf Training v3.0 in the open division."]),
        ("ko", "그래프코어도 결과를 냈다. 협력사인 가람텍은 BERT 결과를 제출했다.", ["Graphcore submitted results on MLPerf Training v3.0."]),  # somebody with a name
        ("ko", "그래프코어가 만났다. 협력사가 서류를 관청에 제출했다.", []),
        ("tr", "Graphcore doğal dil işleme sonucu gönderdi.", ["Graphcore submitted natural language processing results on MLPerf Training v3.0."]),
        ("tr", "Graphcore sonuç gönderdi. Bir iş ortağımız da dil modeli sonucunu açık bölüme gönderdi.", ["Graphcore submitted results on MLPerf Training v3.0.", "A partner of Graphcore submitted language model results on MLPerf Training v3.0 in the open division."]),
        ("tr", "Graphcore sonuç gönderdi. İş ortağı Karayel BERT sonucu gönderdi.", ["Graphcore submitted results on MLPerf Training v3.0."]),
    ],
)  # fmt: skip
def test_a_field_of_work_and_a_partner_without_a_name(read, language, words, statements):
    assert [one.statement for one in told(read, words, language) if not one.method.endswith("unknown_submitter")][: len(statements) + 1] == statements


@pytest.mark.parametrize(
    ("language", "words", "statements"),
    [
        (
            "ko",
            "그래프코어 인터뷰\n\n그래프코어는 결과를 냈다.\n\nQ. 어느 부문인가?\nA. 우리가 참가한 종목은 개방형이 아닌 폐쇄형이다. 이미지 분류와 자연어 처리에 해당한다.",
            ["Graphcore submitted results on MLPerf Training v3.0 in the closed division.", "Graphcore submitted vision and natural language processing results on MLPerf Training v3.0 in the closed division."],
        ),
        (
            "tr",
            "Graphcore söyleşisi\n\nGraphcore sonuç gönderdi.\n\nSoru: Hangi bölüm?\nCevap: Bizim katıldığımız bölüm açık bölüm değil, kapalı bölüm. Görüntü sınıflandırma ve doğal dil işleme alanlarına giriyor.",
            ["Graphcore submitted results on MLPerf Training v3.0 in the closed division.", "Graphcore submitted vision and natural language processing results on MLPerf Training v3.0 in the closed division."],
        ),
        ("ko", "그래프코어 이야기\n\n기자가 찾은 곳은 폐쇄형 전시장이다. 비전과 자연어 처리에 해당한다.", []),
    ],
)
def test_whoever_answers_tells_of_its_own_division(read, language, words, statements):
    found = [one.statement for one in told(read, words, language)]
    assert [s for s in statements if s in found] == statements if statements else found == []


def test_articles_about_no_suite_have_none(read):
    assert read("델은 새 서버를 출품했다.\n\n델은 파이토치로 모델을 학습시켰다.\n", "ko").submissions == ()


def test_two_in_one_sentence(read):
    found = told(read, "HPE ResNet-50'yi getirmiş, BERT'te ise sonucu yok.", "tr")
    assert [(one.subject, one.kind, one.benchmark[0], one.ordinal) for one in found] == [("HPE", "submitted", "ResNet-50", 0), ("HPE", "none", "BERT", 1)]


def test_each_software_with_its_workload(read):
    found = told(read, "NVIDIA ResNet-50 için MXNet'i, BERT için PyTorch'u çalıştırdı.", "tr")
    assert [(one.software, one.benchmark[0]) for one in found] == [(("MXNet",), "ResNet-50"), (("PyTorch",), "BERT")]


def test_who_is_told_in_the_sentence_before(read):
    found = told(read, "슈퍼마이크로는 가우디2 8개 서버로 ResNet-50을 16.4분에 끝냈다. 사용한 프레임워크는 파이토치다.", "ko")
    assert [(one.subject, one.kind, one.system, one.software) for one in found][-1] == ("Supermicro", "used", "Gaudi 2", ("PyTorch",))


def test_another_software_instead_is_not_used(read):
    [one] = told(read, "Google'ın 3D U-Net girişleri TensorFlow'la değil JAX'la yapıldı.", "tr")
    assert one.software == ("JAX",)


@pytest.mark.parametrize(
    ("language", "words", "statement"),
    [
        ("ko", "ResNet-50을 가장 빨리 학습한 곳은 후지쯔였다.", "Fujitsu has the fastest ResNet-50 result on MLPerf Training v3.0."),
        ("ko", "클로즈드 부문의 BERT에서는 레노버가 가장 빨랐다.", "Lenovo has the fastest BERT result on MLPerf Training v3.0 in the closed division."),
        ("tr", "BERT'te en kısa süre Lenovo'ya ait.", "Lenovo has the fastest BERT result on MLPerf Training v3.0."),
        ("tr", "Dört kartlı sistemler arasında BERT'te en hızlısı Fujitsu'ydu.", "Fujitsu has the fastest BERT result on MLPerf Training v3.0 with 4 chips."),
    ],
)
def test_who_has_the_shortest_time(read, language, words, statement):
    assert statement in [one.statement for one in told(read, words, language) if one.kind == "fastest"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ko", "후지쯔의 가장 빠른 BERT 기록은 9.2분이다."),  # its own best
        ("ko", "가장 빠른 델과 가장 느린 애저의 BERT 차이는 2분이다."),  # among those told
        ("ko", "BERT에서는 델이 자사 시스템 가운데 가장 빠른 기록을 냈다."),
        ("tr", "BERT'te Lenovo'nun en hızlı sonucu 9,2 dakika oldu."),
        ("tr", "Dell kendi sistemleri arasında BERT'te en hızlı sonucu XE8545 ile aldı."),
        ("tr", "Üniversiteler içinde BERT'te en hızlı sonucu Clemson aldı."),
    ],
)
def test_the_best_of_some_is_not_the_best_of_all(read, language, words):
    assert not [one for one in told(read, words, language) if one.kind == "fastest"]


@pytest.mark.parametrize(
    ("language", "words", "division"),
    [
        ("ko", "레노버는 클로즈드 부문에서 A30 4장으로 BERT를 91분에 끝냈다.", "closed"),
        ("tr", "Lenovo açık bölümde dört A30 ile BERT'i 91 dakikada eğitti.", "open"),
        ("tr", "Lenovo dört A30 ile BERT'i 91 dakikada eğitti. Sonuç kapalı değil açık bölümde.", "open"),
    ],
)
def test_a_time_told_with_its_division(read, language, words, division):
    assert [one.division for one in told(read, words, language)] == [division]


@pytest.mark.parametrize(
    ("language", "words", "firms", "kind"),
    [
        ("ko", "레노버와 인스퍼는 결과를 내지 않았다.", ["Lenovo", "Inspur"], "none"),
        ("ko", "레노버도 인스퍼도 BERT 결과를 내지 않았다.", ["Lenovo", "Inspur"], "none"),
        ("ko", "HPE, 시스코, 레노버가 L40S 결과를 제출했다.", ["HPE", "Cisco", "Lenovo"], "submitted"),
        ("ko", "HPE와 시스코는 BERT를 파이토치로 학습시켰다.", ["HPE", "Cisco"], "used"),
        ("ko", "L40S로 BERT 결과를 낸 곳은 HPE, 레노버, 시스코 세 곳뿐이다.", ["HPE", "Lenovo", "Cisco"], "only"),
        ("ko", "HPE와 레노버만 L40S로 BERT 결과를 냈다.", ["HPE", "Lenovo"], "only"),
        ("ko", "HPE와 레노버 말고는 L40S로 BERT 결과를 낸 곳이 없다.", ["HPE", "Lenovo"], "only"),
        ("ko", "HPE, 레노버, 시스코 세 회사만 BERT 결과를 냈다.", ["HPE", "Lenovo", "Cisco"], "only"),
        ("tr", "BERT'te yalnızca üç şirket, HPE, Lenovo ve Cisco sonuç gönderdi.", ["HPE", "Lenovo", "Cisco"], "only"),
        ("tr", "BERT sonucu gönderen sadece iki şirket var: HPE ve Cisco.", ["HPE", "Cisco"], "only"),
        ("tr", "Lenovo ile Inspur sonuç göndermedi.", ["Lenovo", "Inspur"], "none"),
        ("tr", "Ne Lenovo ne de Inspur BERT sonucu gönderdi.", ["Lenovo", "Inspur"], "none"),
        ("tr", "HPE, Cisco ve Lenovo L40S sonuçlarını gönderdi.", ["HPE", "Cisco", "Lenovo"], "submitted"),
        ("tr", "HPE ile Cisco BERT'i PyTorch ile eğitti.", ["HPE", "Cisco"], "used"),
        ("tr", "BERT sonucunu yalnızca HPE, Lenovo ve Cisco L40S ile gönderdi.", ["HPE", "Lenovo", "Cisco"], "only"),
        ("tr", "HPE ve Lenovo'dan başka kimse L40S ile BERT sonucu göndermedi.", ["HPE", "Lenovo"], "only"),
        ("ko", "HPE가 아니라 레노버가 BERT 결과를 제출했다.", ["Lenovo"], "submitted"),
        ("ko", "HPE와 달리 레노버는 BERT 결과를 제출했다.", ["Lenovo"], "submitted"),
        ("ko", "HPE뿐만 아니라 레노버도 BERT 결과를 제출했다.", ["Lenovo"], "submitted"),
        ("ko", "레노버는 엔비디아와 함께 BERT 결과를 제출했다.", ["Lenovo"], "submitted"),
        ("tr", "HPE değil Lenovo BERT sonucu gönderdi.", ["Lenovo"], "submitted"),
        ("tr", "Lenovo, NVIDIA L40S ile BERT sonucu gönderdi.", ["Lenovo"], "submitted"),
        ("tr", "Lenovo yalnızca BERT sonucu gönderdi.", ["Lenovo"], "submitted"),
    ],
)  # fmt: skip
def test_firms_that_are_named_together(read, language, words, firms, kind):
    assert [(one.subject, one.kind) for one in told(read, words, language)] == [(firm, kind) for firm in firms]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ko", "L40S로 BERT 결과를 낸 곳은 HPE, 레노버 등 세 곳뿐이다."),  # not all are named
        ("ko", "L40S로 BERT 결과를 낸 곳은 HPE와 벨리온뿐이다."),
        ("ko", "인텔은 좋은 성적을 내지 못했다."),  # a bad one
        ("tr", "Yalnızca HPE ve Velinor L40S ile BERT sonucu gönderdi."),
    ],
)
def test_what_is_not_told_of_firms_alone(read, language, words):
    assert told(read, words, language) == ()


def test_only_those_together(read):
    statements = {one.statement for one in told(read, "HPE와 레노버만 L40S로 BERT 결과를 냈다.", "ko")}
    assert statements == {"HPE and Lenovo are the only ones with BERT results with L40S on MLPerf Training v3.0."}


def test_what_one_of_them_brought_is_not_told_of_the_other(read):
    assert {one.system for one in told(read, "엔비디아와 구글은 H100과 TPU v5p로 BERT 결과를 냈다.", "ko")} == {None}


@pytest.mark.parametrize(
    ("language", "words", "firm"),
    [
        ("ko", "레노버는 BERT 결과를 제출했다. 벨리온은 ResNet-50 결과를 내지 않았다.", "벨리온"),
        ("ko", "레노버는 BERT 결과를 제출했다. 벨리온은 엔비디아 H100으로 ResNet-50 결과를 제출했다.", "벨리온"),
        ("ko", "레노버는 BERT 결과를 냈다. ResNet-50 결과를 낸 곳은 벨리온뿐이다.", "벨리온"),
        ("ko", "레노버는 BERT 결과를 제출했다. ResNet-50 결과는 내지 않았다.", "Lenovo"),
        ("ko", "레노버는 BERT 결과를 제출했다. 이 회사는 ResNet-50 결과는 내지 않았다.", "Lenovo"),
        ("ko", "레노버는 BERT 결과를 제출했다. 사용한 프레임워크는 파이토치다.", "Lenovo"),
        ("tr", "Lenovo, BERT sonucu gönderdi. Velinor, ResNet-50 sonucu göndermedi.", "Velinor"),
        ("tr", "Lenovo, BERT sonucu gönderdi. Velinor'un ResNet-50 sonucu yok.", "Velinor"),
        ("tr", "Lenovo, BERT sonucu gönderdi. Bu turda Velinor NVIDIA H100 ile ResNet-50 sonucu gönderdi.", "Velinor"),
        ("tr", "Lenovo, BERT sonucu gönderdi. Ardından ResNet-50 sonucu da gönderdi.", "Lenovo"),
        ("tr", "Lenovo, BERT sonucu gönderdi. Şirket ResNet-50 sonucu göndermedi.", "Lenovo"),
    ],
)
def test_a_firm_that_nobody_knows_is_not_the_one_before(read, language, words, firm):
    assert told(read, words, language)[-1].subject == firm


@pytest.mark.parametrize(
    ("language", "words", "system"),
    [
        ("ko", "인텔은 3세대 가우디로 BERT 결과를 제출했다.", "Gaudi 3"),
        ("ko", "인텔은 가우디 3로 BERT 결과를 제출했다.", "Gaudi 3"),
        ("ko", "인텔은 1세대 가우디로 BERT 결과를 제출했다.", "Gaudi"),
        ("tr", "Intel üçüncü nesil Gaudi ile BERT sonucu gönderdi.", "Gaudi 3"),
        ("tr", "Intel, Gaudi 3 ile BERT sonucu gönderdi.", "Gaudi 3"),
        ("tr", "Intel, Gaudi ile BERT sonucu gönderdi.", "Gaudi"),
    ],
)
def test_generations_are_other_chips(read, language, words, system):
    assert [one.system for one in told(read, words, language)] == [system]


@pytest.mark.parametrize(
    ("language", "words", "metrics"),
    [
        ("ko", "인텔은 결과 4개를 보냈다.", {"result_count"}),
        ("ko", "델은 고객에게 서버 4000개를 보냈다.", {"shipments"}),
        ("tr", "Lenovo, BERT sonuçlarını dört A30 ile gönderdi.", {"chip_count"}),
        ("tr", "Lenovo BERT'te 8 A30'la sonuç göndermedi.", {"chip_count"}),
        ("tr", "Lenovo müşterilerine 2.000 sunucu gönderdi.", {"shipments"}),
    ],
)
def test_results_that_are_sent_in_are_no_shipments(read, language, words, metrics):
    assert {claim.metric for claim in read(HEAD[language] + words + "\n", language).claims} == metrics


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ko", "왜 레노버는 BERT 결과를 내지 않았나?"),  # asked, not told
        ("ko", "A40은 8나노에 코어가 6개뿐이었다."),  # of cores
        ("ko", "레노버는 A40을 썼다. 참가 기업의 절반이 BERT 결과를 제출했다."),  # not of whom was spoken of
        ("tr", "Lenovo yeni turda BERT ile yarışacak. Şirket sonucu mayısta duyuracağını dile getirdi."),
        ("tr", "Tura 31 firma katıldı ve katılımcıların 12'si BERT sonucu gönderdi."),
        ("tr", "Lenovo A40 kullandı. Katılımcıların yarısı BERT sonucu gönderdi."),
    ],
)
def test_what_is_told_of_nobody(read, language, words):
    assert not [one for one in told(read, words, language) if one.kind != "used"]


@pytest.mark.parametrize(
    ("language", "words", "statements"),
    [
        ("ko", "레노버와 시스코가 처음으로 폐쇄 부문에 결과를 냈다.", ["Lenovo submitted results on MLPerf Training v3.0 in the closed division.", "Cisco submitted results on MLPerf Training v3.0 in the closed division."]),
        ("ko", "시스코는 A30 두 장을 썼다. 회사는 개방 부문에도 냈으며, 여기서는 41분이 걸렸다.", ["Cisco submitted results on MLPerf Training v3.0 in the open division."]),
        ("ko", "이번에 처음 결과를 낸 시스코는 A30을 썼다.", ["Cisco submitted results with A30 on MLPerf Training v3.0."]),
        ("ko", "L40S로 BERT 결과를 낸 곳은 HPE와 레노버 두 곳뿐이다.", ["HPE and Lenovo are the only ones with BERT results with L40S on MLPerf Training v3.0."] * 2),
        ("tr", "Turun yenisi, ilk kez sonuç bildiren Tayvanlı Cisco oldu.", ["Cisco submitted results on MLPerf Training v3.0."]),
        ("tr", "Açık bölümde Lenovo, A30 ile saniyede 4.100 token aldığını bildirdi.", ["Lenovo submitted results with A30 on MLPerf Training v3.0 in the open division."]),
        ("tr", "Lenovo BERT sonucu gönderdi. v4.0 turunda 20 dakikayı hedefliyor.", ["Lenovo submitted BERT results on MLPerf Training v3.0."]),
    ],
)  # fmt: skip
def test_divisions_and_who_came_first(read, language, words, statements):
    assert [one.statement for one in told(read, words, language)] == statements


@pytest.mark.parametrize(
    ("language", "table", "statements"),
    [
        ("ko", "| 제출사 | 가속기 | BERT (분) | ResNet-50 (분) |\n|---|---|---|---|\n| 레노버 | 4 x A30 | 41 | 88 |\n| 시스코 | 8 x L40S | 19 | - |", ["Lenovo submitted BERT and ResNet-50 results with A30 on MLPerf Training v3.0.", "Cisco submitted BERT results with L40S on MLPerf Training v3.0."]),
        ("tr", "| Katılımcı | Kart | BERT (dk) |\n|---|---|---|\n| Lenovo | 4 × A30 | 41 |\n| Cisco | 8 × L40S | 19 |", ["Lenovo submitted BERT results with A30 on MLPerf Training v3.0.", "Cisco submitted BERT results with L40S on MLPerf Training v3.0."]),
        ("tr", "| Üretici | Kart | BERT (dk) |\n|---|---|---|\n| Lenovo | 4 × A30 | 41 |\n| Cisco | 8 × L40S | 19 |", []),
    ],
)  # fmt: skip
def test_rows_under_a_head_for_those_who_submit(read, language, table, statements):
    found = told(read, table, language)
    assert [one.statement for one in found] == statements
    assert [one.chips for one in found] == [4, 8][: len(statements)]


SUITES = [
    ("ko", "MLPerf 트레이닝 3.0 결과가 나왔다.\n\nHPE는 MLPerf 3.0에서 BERT 결과를 냈다.", "HPE submitted BERT results on MLPerf Training v3.0."),
    ("ko", "MLPerf 3.0 라운드 결과가 나왔다.\n\nHPE는 MLPerf 3.0에서 BERT 결과를 냈다.", "HPE submitted BERT results on MLPerf 3.0."),
    ("tr", "MLPerf Training sonuçları açıklandı.\n\nHPE, MLPerf 3.0 turunda BERT sonucu gönderdi.", "HPE submitted BERT results on MLPerf Training v3.0."),
    ("tr", "MLPerf sonuçları açıklandı.\n\nHPE, MLPerf 3.0 turunda BERT sonucu gönderdi.", "HPE submitted BERT results on MLPerf 3.0."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "statement"), SUITES)
def test_the_one_suite_that_the_article_names_is_said(read, language, text, statement):
    assert statement in [one.statement for one in read(text, language).submissions]


def test_a_claim_says_the_suite_too(read):
    (claim,) = [c for c in read("MLPerf Training sonuçları açıklandı. L40S, MLPerf 3.0'da BERT'i 41 dakikada eğitti.", "tr").claims if c.value == 41]
    assert claim.statement == "L40S trains BERT in 41 minutes on MLPerf Training v3.0."


ONLY_ALONE = [
    ("ko", "MLPerf 훈련 3.0 결과가 나왔다.\n\n이 라운드에 결과를 낸 곳은 HPE, 레노버, 후지쯔뿐이다.", 3),
    ("ko", "MLPerf 훈련 3.0 결과가 나왔다.\n\n이 라운드에 결과를 낸 곳은 HPE, 레노버 등 여섯 곳뿐이다.", 0),  # not all are named
    ("ko", "MLPerf 훈련 3.0 결과가 나왔다.\n\n새 서버를 낸 곳은 HPE, 레노버, 후지쯔뿐이다.", 0),  # no results
    ("tr", "MLPerf Training 3.0 sonuçları açıklandı.\n\nBu turda sonuç gönderenler yalnızca HPE, Lenovo ve Fujitsu oldu.", 3),
    ("tr", "MLPerf Training 3.0 sonuçları açıklandı.\n\nBu turda sonuç gönderen şirketler sadece HPE, Lenovo ve Fujitsu.", 3),
    ("tr", "MLPerf Training 3.0 sonuçları açıklandı.\n\nYeni sunucu çıkaranlar yalnızca HPE, Lenovo ve Fujitsu oldu.", 0),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "firms"), ONLY_ALONE)
def test_who_alone_brought_results_in_a_round(read, language, text, firms):
    statement = "HPE, Lenovo and Fujitsu are the only ones with a result on MLPerf Training v3.0."
    assert [(one.kind, one.statement) for one in read(text, language).submissions] == [("only", statement)] * firms
