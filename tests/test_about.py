import json
import subprocess
import sys
from pathlib import Path

import pytest

from dixit_qt import __version__, about


def test_a_build_reports_its_recorded_origin(tmp_path: Path) -> None:
    record = {"commit": "0123456789ab", "kind": "linux-x86_64"}
    (tmp_path / "build.json").write_text(json.dumps(record), encoding="utf-8")
    assert about.read_build(tmp_path) == about.Build("0123456789ab", "linux-x86_64")


def test_sources_without_git_do_not_know_their_commit(tmp_path: Path) -> None:
    assert about.read_build(tmp_path / "resources") == about.Build("", about.SOURCE)


def test_a_clone_reports_its_commit_and_whether_files_were_changed(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    (tmp_path / "file").write_text("one")
    git("add", "file")
    git("commit", "-m", "one")
    commit = about.read_build(tmp_path / "resources").commit
    assert len(commit) == 12
    (tmp_path / "file").write_text("two")
    assert about.read_build(tmp_path / "resources").commit == commit + "+"


def test_the_facts_name_version_qt_and_python(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = about.facts()
    assert facts["Dixit Qt"] == __version__
    assert facts["Qt"] == about.qt_version()
    assert facts["Python"] == sys.version.split()[0]
    assert about.facts_text().splitlines()[0] == f"Dixit Qt {__version__}"
    monkeypatch.setattr(about, "read_build", lambda _resources: about.Build("", "wheel"))
    assert about.facts()["Commit"] == "unknown"
