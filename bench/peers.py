"""Environments of their own for peers whose pins would not live with ours."""

from __future__ import annotations

import subprocess
import venv
from pathlib import Path

BUILD = Path("build")


def ask(name: str, requirements: list[str], script: str, question: str) -> str:
    """What ``script`` prints when it is given ``question`` on standard input, run in the environment ``build/NAME``."""
    python = BUILD / name / "bin" / "python"
    if not python.exists():
        venv.create(BUILD / name, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *requirements], check=True)
    answer = subprocess.run([python, "-c", script], input=question, capture_output=True, text=True, check=True)
    return answer.stdout
