"""Search for bytes that break a decoder: `dev.py fuzz http --minutes 10`.

Guided by coverage (atheris, which is downloaded on the first run and needs Linux or macOS). A find
is written beside the corpus as `crash-…`; reduce it, name it, and keep it in the corpus as a test.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CORPUS = Path(__file__).parent / "corpus"
FOUND = ROOT / ".cache" / "fuzz"
TOOL = FOUND / "tool"
PIN = ROOT / "packaging" / "pins" / "fuzz.txt"
LONGEST = 4096
ALONE = "--alone"


def parse(argv: Sequence[str], names: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py fuzz", description=__doc__)
    parser.add_argument("target", nargs="*", choices=[*names, []], metavar="TARGET")
    parser.add_argument("--minutes", type=float, default=1.0, help="for each target (default: 1)")
    return parser.parse_args(argv)


def get_tool() -> None:
    """Installed outside of `.venv`: nothing else needs it."""
    if not TOOL.is_dir():
        pip = (sys.executable, "-m", "pip", "install", "--no-deps", "--target", str(TOOL))
        subprocess.run([*pip, "--requirement", str(PIN)], check=True)


def fuzz_alone(name: str, seconds: int) -> None:
    """Doesn't return: libFuzzer ends the process."""
    sys.path.append(str(TOOL))
    import atheris

    with atheris.instrument_imports(
        include=["dixit_qt", "tests.fuzz", "h11", "wsproto", "zipfile"]
    ):
        from tests.fuzz.targets import TARGETS
    grown = FOUND / name
    grown.mkdir(parents=True, exist_ok=True)
    options = (f"-max_total_time={seconds}", f"-max_len={LONGEST}", "-timeout=10", "-verbosity=0")
    kept = (str(grown), str(CORPUS / name), f"-artifact_prefix={grown.parent}/{name}-")
    atheris.Setup([sys.argv[0], *options, "-print_final_stats=1", *kept], TARGETS[name])
    atheris.Fuzz()


def main(argv: Sequence[str]) -> int:
    if argv[:1] == [ALONE]:
        fuzz_alone(argv[1], int(argv[2]))
    from tests.fuzz.targets import TARGETS

    args = parse(argv, list(TARGETS))
    get_tool()
    faulty = []
    for name in args.target or TARGETS:
        print(name, flush=True)
        seconds = str(round(args.minutes * 60))
        command = [sys.executable, str(Path(__file__)), ALONE, name, seconds]
        if subprocess.run(
            command, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)}
        ).returncode:
            faulty.append(name)
    print("faults in:", ", ".join(faulty) or "none")
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
