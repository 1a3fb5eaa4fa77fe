"""The self-test of the program, run as people and builds run it."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Every PySide6.QtCore.Property counts as uncollectable when the interpreter exits.
WARNINGS = ("-W", "error", "-W", "ignore:gc:ResourceWarning")


def test_the_program_plays_two_games_against_itself_in_an_empty_home(tmp_path: Path):
    env = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    if sys.platform == "win32":
        env |= {"SYSTEMROOT": os.environ["SYSTEMROOT"], "LOCALAPPDATA": str(tmp_path)}
    result = subprocess.run(
        [sys.executable, *WARNINGS, "-m", "dixit_qt", "selftest"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stderr == ""
    assert "The program works." in result.stdout
