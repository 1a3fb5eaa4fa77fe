"""The window against an empty QML window: first frame, memory, wake-ups; and its longest turn.

A 12-player game of Odyssey is played at a real window, with the host and eleven bots in the same
process, while every turn of its event loop is timed. Drawing a frame is shown apart.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks_ui import EMPTY, GAME, QUIET, START

SLOT_GOAL_MS = 16.0
START_GOAL = 1.5
MEMORY_GOAL = 1.6
PICTURES_MB = 64.0
WAKE_UPS_GOAL = 2.0
STARTS = 5
ROOT = Path(__file__).resolve().parents[2]


def child(role: str, home: Path) -> tuple[dict[str, float], float]:
    """What a program of that role says of itself, and how long it ran."""
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home)}
    command = [sys.executable, str(Path(__file__).with_name("benchmarks_ui.py")), role]
    begin = perf_counter()
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True, timeout=300)
    seconds = perf_counter() - begin
    lines = (line.split() for line in done.stdout.splitlines())
    return {name: float(value) for name, value in lines}, seconds


def verdict(name: str, value: float, goal: float, unit: str = "") -> bool:
    print(f"{name:44} {value:8.2f}{unit} (goal {goal}{unit}) {'ok' if value <= goal else 'OVER'}")
    return value <= goal


def main() -> int:
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary)
        starts = [(child(START, home)[1], child(EMPTY, home)[1]) for _ in range(STARTS)]
        ours, empty = child(QUIET, home)[0], child(EMPTY, home)[0]
        game = child(GAME, home)[0]
    first = median(a for a, _ in starts) / median(b for _, b in starts)
    memory = max(0.0, ours["megabytes"] - PICTURES_MB) / empty["megabytes"]
    print(
        f"{'memory of our window, of an empty one':44} {ours['megabytes']:.0f} MB, "
        f"{empty['megabytes']:.0f} MB"
    )
    print(f"{'rounds played, turns timed':44} {game['rounds']:.0f}, {game['turns']:.0f}")
    print(f"{'longest frame (drawn without a GPU)':44} {game['longest_frame_ms']:.1f} ms")
    return (
        0
        if all(
            [
                verdict("first frame, times an empty window", first, START_GOAL),
                verdict(
                    f"memory less {PICTURES_MB:.0f} MB of pictures, times", memory, MEMORY_GOAL
                ),
                verdict("wake-ups a second when nothing happens", ours["wake_ups"], WAKE_UPS_GOAL),
                verdict(
                    "longest turn of a 12-player game", game["longest_turn_ms"], SLOT_GOAL_MS, " ms"
                ),
            ]
        )
        else 1
    )


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
