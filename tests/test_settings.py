"""What is read with where nothing is said."""

import subprocess
import sys


def test_the_learned_extractor_is_heard_unless_one_says_otherwise() -> None:
    code = "from pipeline import Pipeline; print(Pipeline().settings.model)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "default\n"
