"""The tests that need no window and no Linux, run on Windows."""

from wine import sources
from wine.machine import Machine, WindowsTrialFailed

PACKAGES = (
    *("rules", "decks", "bots", "wire", "host", "client", "store", "net", "commands"),
    *("diagnosis", "tables"),
)


def run(machine: Machine) -> None:
    sources.copy(machine)
    pytest = ("-m", "pytest", "--quiet", "--numprocesses", "2")
    tests = [f"tests/{package}" for package in PACKAGES]
    said = sources.python(machine, *pytest, *tests, check=False, WINEQT_QPA_PLATFORM="offscreen")
    last = said.strip().splitlines()[-1]
    print(last, flush=True)
    if "failed" in last or "error" in last or "passed" not in last:
        raise WindowsTrialFailed(said[-20000:])
