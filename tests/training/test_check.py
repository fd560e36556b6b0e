"""The checker of training passages."""

from __future__ import annotations

import json
from pathlib import Path

from training.check import faults_of, golden_of, main
from training.markup import read_passage

GOOD = "voice: haber\n@k/chip = Kıyı K2 : Kıyı\n---\nKıyı «K2|n», «75 W|q:75 W;S k power» çeker.\n===\n"


def _file(tmp_path, text):
    folder = tmp_path / "tr"
    folder.mkdir()
    path = folder / "haber.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_digits_without_a_mark_are_found():
    passage = read_passage(["@k/chip = Kıyı", "---", "Kıyı 75 W çeker."])
    assert list(faults_of(passage)) == ["digits without a mark: 'Kıyı 75 W çeker.'"]


def test_digits_of_the_title_need_no_mark():
    passage = read_passage(["title: Kıyı K2 tanıtıldı", "@k/chip = Kıyı", "---", "Kıyı güzel."])
    assert not list(faults_of(passage))


def test_a_name_that_stands_nowhere_is_found():
    passage = read_passage(["@k/chip = Kıyı, Kıyı K2", "@z/vendor = Zirve", "---", "KIYI güzel, kıyı değil."])
    assert list(faults_of(passage)) == ["@z does not stand in the text: Zirve"]


def test_good_passages_pass(tmp_path, capsys):
    assert main([str(_file(tmp_path, GOOD))]) == 0
    assert capsys.readouterr().out == "1 passages, 2 figures, 1 claims, 20 characters, 0 faults\n"


def test_faults_are_shown_with_file_and_line(tmp_path, capsys):
    path = _file(tmp_path, GOOD + "---\n3 kart\n")
    assert main([str(path)]) == 1
    assert capsys.readouterr().out.startswith(f"{path}:6: digits without a mark: '3 kart")


def test_a_folder_without_passages_fails(tmp_path, capsys):
    assert main([str(tmp_path)]) == 1
    assert "0 passages" in capsys.readouterr().out


def test_passages_become_documents_with_goldens(tmp_path):
    written = tmp_path / "out"
    assert main([str(_file(tmp_path, GOOD)), "--write", str(written)]) == 0
    golden = json.loads((written / "tr-haber-0001.json").read_text(encoding="utf-8"))
    text = (written / "tr-haber-0001.txt").read_text(encoding="utf-8")
    claim = golden["claims"][0]
    assert text[claim["figure"] :].startswith("75 W")
    assert (claim["subject"], claim["metric"], golden["language"]) == (["Kıyı K2"], "power", "tr")


def test_what_the_lexicon_knows_in_hangul_has_its_latin_name_too():
    lines = ["@e/vendor = 엔비디아", "@a/chip = 젯슨 나노 : 엔비디아", "@l/vendor = LG전자", "---", "엔비디아의 젯슨 나노는 «40W|q:40 W;S a power by=l»라고 LG전자가 밝혔다."]
    (claim,) = golden_of(Path("ko/haber.txt"), read_passage(lines)).claims
    assert claim.subject == ["젯슨 나노", "Jetson Nano"]
    assert claim.vendor == "NVIDIA"
    assert claim.attributed_to == ["LG전자"]


def test_latin_names_stay_as_they_are_written():
    lines = ["@a/vendor = AWS", "@k/chip = Trainium2 : AWS", "---", "AWS'in Trainium2'si «500 W|q:500 W;S k power» çeker."]
    (claim,) = golden_of(Path("tr/haber.txt"), read_passage(lines)).claims
    assert (claim.subject, claim.vendor) == (["Trainium2"], "AWS")
