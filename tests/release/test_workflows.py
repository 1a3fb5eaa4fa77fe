import re
from pathlib import Path

import pytest

import dev
from devtools import project, workflows

PIN = "0123456789abcdef0123456789abcdef01234567"
GOOD = f"""\
permissions: {{}}
jobs:
  one:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@{PIN} # v5.0.0
  many:
    runs-on: ${{{{ matrix.system }}}}
    strategy:
      matrix:
        system: [ubuntu-latest, windows-2025]
"""


@pytest.fixture
def forge(tmp_path: Path) -> Path:
    (tmp_path / workflows.FOLDER).mkdir(parents=True)
    (tmp_path / workflows.RUNNERS).write_text("[ubuntu-latest]\n[windows-2025]\n", "utf-8")
    return tmp_path


def faults(forge: Path, text: str) -> list[str]:
    (forge / workflows.FOLDER / "a.yml").write_text(text, encoding="utf-8")
    return workflows.faults(forge)


def test_a_correct_workflow_has_no_faults(forge: Path):
    assert faults(forge, GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("windows-2025", "macos-13", "there is no runner macos-13"),
        ("runs-on: ubuntu-latest", "runs-on: ubuntu-16.04", "there is no runner ubuntu-16.04"),
        (PIN, "v5", "actions/checkout@v5 is not pinned by the hash of a commit"),
        (" # v5.0.0", "", f"actions/checkout@{PIN} does not say which version it is"),
        ("permissions: {}\n", "", "it has rights before its jobs ask for them"),
    ],
)
def test_each_planted_fault_of_a_workflow_is_reported(forge: Path, old: str, new: str, fault: str):
    assert faults(forge, GOOD.replace(old, new)) == [f"a.yml: {fault}"]


def test_our_workflows_have_no_faults():
    assert len(workflows.workflows(project.ROOT)) == 2
    assert workflows.faults(project.ROOT) == []


def test_every_check_of_the_workflows_reads_all_of_them():
    ran: list[tuple[str, ...]] = []

    def run(*command: str) -> bool:
        ran.append(command)
        return True

    assert all(passes() for _, passes in workflows.checks(project.ROOT, run))
    assert [command[0] for command in ran] == ["check-jsonschema", "zizmor"]
    assert all(command[-1].endswith("test.yml") for command in ran)


def test_every_supported_python_is_tried_by_the_workflows_from_the_oldest_on():
    table = project.pyproject()["project"]
    supported = workflows.supported_pythons(table["classifiers"])
    assert workflows.tried_pythons(project.ROOT) == supported
    assert table["requires-python"] == f">={supported[0]}"
    assert supported[0] == ".".join(map(str, dev.OLDEST_PYTHON))


def test_ci_plays_before_it_tests():
    """As for a newcomer: the packages for tests aren't installed yet."""
    for file in (project.ROOT / ".ci" / "run", project.ROOT / workflows.FOLDER / "test.yml"):
        commands = re.findall(r"packaging/dev\.py ([a-z]+)", file.read_text(encoding="utf-8"))
        assert commands[:2] == ["play", "test"], file
