"""Who was ahead of whom on an MLPerf benchmark, by the words around both sides of a comparison."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit

HEAD = {"ko": "MLPerf 훈련 결과 정리\n\n", "tr": "MLPerf Training sonuçları\n\n"}


def verdicts(store, document) -> set[str]:
    store.add(document)
    run_audit(store)
    return {
        verdict
        for (verdict,) in store.sql(
            "SELECT v.verdict FROM verifications AS v JOIN claims AS c USING (claim_id) WHERE v.check_name = 'reference' AND c.type = 'comparison' AND v.verdict <> 'inconclusive'"
        ).fetchall()
    }


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("ko", "MLPerf 0.7 라운드다. 후지쯔도 V100 8장으로 ResNet-50을 클로즈드 부문에 냈는데 엔비디아 DGX-1보다는 빨랐습니다.", "supported"),
        ("ko", "MLPerf 0.7 라운드다. 후지쯔도 V100 8장으로 ResNet-50을 클로즈드 부문에 냈는데 엔비디아 DGX-1보다는 느렸습니다.", "conflicting"),
        ("ko", "MLPerf 4.0에서 후지쯔와 레노버가 L40S 8장으로 맞붙었는데, ResNet-50에서 후지쯔가 레노버보다 빨랐다.", "supported"),
        ("ko", "MLPerf 4.0의 3D U-Net에서도 H200이 H100보다 앞섰다.", "supported"),
        ("tr", "MLPerf Training 4.0'da 384 L40S'li küme Llama 2 70B'yi 64 H100'lü kümeden daha kısa sürede bitirdi.", "conflicting"),
        ("tr", "MLPerf Training 4.0'da 64 H100'lü küme Llama 2 70B'yi 384 L40S'li kümeden daha kısa sürede bitirdi.", "supported"),
        ("ko", "MLPerf 2.1 라운드다. 가우디2 8개로 낸 BERT 결과에서는 파이토치가 텐서플로보다 빨랐다.", "conflicting"),
        ("tr", "MLPerf Training 2.1'de sekiz Gaudi2, BERT'i TensorFlow ve PyTorch ile ayrı ayrı eğitti, TensorFlow sürümü daha kısa sürdü.", "supported"),
        ("ko", "MLPerf에서 엑스퓨전은 L4 여섯 장으로 ResNet-50을 170.4분에 마쳤다. 이 ResNet-50 기록은 v3.0과 v3.1이 똑같습니다.", "supported"),
        ("ko", "MLPerf에서 엑스퓨전은 L4 여섯 장으로 BERT를 138.6분에 마쳤다. 이 BERT 기록은 v3.0과 v3.1이 똑같습니다.", "conflicting"),
        ("tr", "MLPerf Training v3.1. Intel'in 16 düğümlü Xeon kümesinin BERT süresi bir önceki tura göre hiç değişmemiş.", "supported"),
        ("tr", "MLPerf Training v3.1. Intel'in 16 düğümlü Xeon kümesinin BERT süresi bir önceki turdakinden farklı, hiç değişmedi denemez.", None),
        ("tr", "MLPerf Training 2.0'da Bow Pod16, hem ResNet-50'de hem de BERT'te DGX A100'ün önündedir.", "conflicting"),
        ("tr", "MLPerf Training 3.1'de sekiz L40S, BERT'te on L40'tan daha hızlı; ResNet-50'de ise on kartlı L40 yapısı önde.", "supported"),
        ("ko", "MLPerf에서 DGX-1의 GNMT 시간은 v0.5 때보다 v0.6에서 더 빨라졌다.", "conflicting"),
        ("ko", "MLPerf 0.6 라운드다. 구글은 TPU v3 1,024칩으로 ResNet-50을 1.28분에 끝냈다. 엔비디아의 최대 구성(DGX-2H 96대)은 그보다 조금 느렸다.", "supported"),
        ("tr", "MLPerf Training 3.0'da sekiz Gaudi2 ile 3D U-Net 20,5 dakika sürdü. NVIDIA'nın sekiz H100'lük sonucu bundan daha yavaş.", "conflicting"),
        ("ko", "MLPerf 3.0에서 에이수스는 H100 PCIe 8개로 ResNet-50에서 20.8분을 기록했다. 델의 SXM 서버보다 54% 더 걸린 것이다.", "supported"),
    ],
)
def test_rows_of_both_sides_decide(store, read, language, words, said):
    assert verdicts(store, read(HEAD[language] + words + "\n", language)) == ({said} if said else set())


@pytest.mark.parametrize(("share", "said"), [("%29,6", {"supported"}), ("%74,6", {"conflicting"})])
def test_what_one_side_did_in_two_rounds(store, read, share, said):
    words = f"On altı TPU v3 yongasında ResNet-50 süresi v0.5'ten v0.6'ya {share} azaldı."
    assert verdicts(store, read(HEAD["tr"] + words + "\n", "tr")) == said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("tr", "MLPerf Training 0.7'de ResNet-50'de DGX-2H, 35,3 dakika ile tek DGX A100'den öndedir."),  # one machine, not two
        ("ko", "MLPerf 4.0에서 누리칩은 ResNet-50에서 레노버보다 느렸다."),  # of nobody in the rows
        ("ko", "MLPerf 4.0에서 후지쯔는 ResNet-50에서 레노버보다 느릴 것으로 보인다."),  # no fact
    ],
)
def test_other_words_are_in_no_conflict(store, read, language, words):
    assert "conflicting" not in verdicts(store, read(HEAD[language] + words + "\n", language))
