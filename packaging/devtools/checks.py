"""The checks behind `dev.py lint` and `dev.py test`."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from devtools import coverage_pairs, desktop, project, qml, qml_style, workflows

ATELIER = project.ROOT / "resources" / "atelier" / "run.py"
ISSUE_FORM = (
    *("--builtin-schema", "vendor.github-issue-config"),
    ".github/ISSUE_TEMPLATE/config.yml",
)
CORES = os.cpu_count() or 1
COVERAGE_REPORT = project.ROOT / ".cache" / "coverage.json"


@dataclass(frozen=True)
class Check:
    name: str
    passes: Callable[[], bool]


def program(name: str, *arguments: str, folder: Path = project.ROOT, **extra_env: str) -> bool:
    """Run a program of the project's environment in the project's folder, or another."""
    command = [str(project.venv_program(name)), *arguments]
    env = {**project.environment(), **extra_env}
    return subprocess.run(command, cwd=folder, env=env, check=False).returncode == 0


def fixes(root: Path) -> list[Check]:
    """Mend what the linters can mend by themselves, in Python and QML."""
    return [
        Check(
            "ruff, fixes", lambda: program("ruff", "check", "--fix-only", "--quiet", folder=root)
        ),
        Check("ruff, formatting", lambda: program("ruff", "format", "--quiet", folder=root)),
        *(Check(name, passes) for name, passes in qml.fixes(root)),
    ]


def static_checks() -> list[Check]:
    return [
        Check("ruff check", lambda: program("ruff", "check", "--quiet")),
        Check("ruff format", lambda: program("ruff", "format", "--check")),
        Check("mypy", lambda: program("mypy")),
        Check("import-linter", lambda: program("lint-imports", "--cache-dir", ".cache/imports")),
        *(Check(name, passes) for name, passes in qml.checks(project.ROOT)),
        *(Check(name, passes) for name, passes in workflows.checks(project.ROOT, program)),
        Check("issue form", lambda: program("check-jsonschema", *ISSUE_FORM)),
        *(Check(name, passes) for name, passes in desktop.checks(project.ROOT)),
        Check("deck check", lambda: program("python", str(ATELIER), "check")),
        Check("QML style", lambda: qml_style.is_in_its_place(project.ROOT)),
        Check("two wheels", two_equal_wheels),
    ]


def two_equal_wheels() -> bool:
    """Compare two wheels. Without git it's unknown which files are sources, so the check is
    skipped."""
    if not (project.ROOT / ".git").exists():
        print("These sources are no clone.")
        return True
    script = project.ROOT / "packaging" / "release" / "reproducible.py"
    return program("python", str(script), "--wheel", "--untried")


def test_checks(arguments: Sequence[str]) -> list[Check]:
    """Coverage is measured only if all tests run."""
    if arguments:
        return [Check("pytest", lambda: pytest(arguments))]
    pairs = coverage_pairs.read(project.ROOT)
    return [
        Check("pytest, measured", lambda: pytest(measured_tests(pairs))),
        Check("coverage pairs", lambda: coverage_pairs.check(project.ROOT, COVERAGE_REPORT)),
        Check("pytest, the others", lambda: pytest(other_tests(pairs))),
    ]


def measured_tests(pairs: Sequence[Mapping[str, str]]) -> list[str]:
    """Measuring doubles the time of a test, so only the tests of coverage pairs are measured."""
    COVERAGE_REPORT.unlink(missing_ok=True)
    spread = ["--numprocesses", str(CORES), "--durations", "10"]
    return [*spread, "--cov", f"--cov-report=json:{COVERAGE_REPORT}", *coverage_pairs.tests(pairs)]


def other_tests(pairs: Sequence[Mapping[str, str]]) -> list[str]:
    """Keep the collected order, in which the slowest tests begin first, and use one process more
    than there are cores."""
    spread = ["--numprocesses", str(CORES + 1), "--dist", "loadscope", "--no-loadscope-reorder"]
    measured = [f"--ignore={name}" for name in coverage_pairs.tests(pairs)]
    return [*spread, "--durations", "10", *measured]


def pytest(arguments: Sequence[str]) -> bool:
    """Compile the sources whatever the environment says: hundreds of processes read them."""
    platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    command = ("python", "-m", "pytest", *arguments)
    return program(*command, QT_QPA_PLATFORM=platform, PYTHONDONTWRITEBYTECODE="")


@contextmanager
def lint_beside() -> Iterator[Check]:
    """Run the static checks in a process beside the tests. The returned check has its result."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        command = [sys.executable, str(project.ROOT / "packaging" / "dev.py"), "lint"]
        running = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT)

        def passes() -> bool:
            code = running.wait()
            said.seek(0)
            print(said.read())
            return code == 0

        try:
            yield Check("lint", passes)
        finally:
            running.terminate()
            running.wait()


def run_all(checks: Sequence[Check]) -> int:
    """Run every check, even after one has failed."""
    broken = [check.name for check in checks if not run_one(check)]
    if broken:
        print("\nNot in order:", ", ".join(broken))
    return 1 if broken else 0


def run_one(check: Check) -> bool:
    print(f"\n== {check.name}", flush=True)
    start = time.perf_counter()
    good = check.passes()
    print(f"== {check.name}: {'ok' if good else 'NOT OK'}, {time.perf_counter() - start:.1f} s")
    return good
