"""The window compared with an empty QML window: first frame, memory, wake-ups, and blocking of its
thread.

A 12-player game of Odyssey is played in a real window, with the host and eleven bots in the same
process, while a watchdog looks for what blocks the thread. Time for drawing frames is shown
separately.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks_ui import EMPTY, GAME, QUIET

SLOT_GOAL_MS = 16.0
START_GOAL = 1.5
MEMORY_GOAL = 1.75
"""What bots know takes some 10 MB of it: 23,000 words of a language with their meanings, and what
is seen on 126 cards. A denser table would cost the processor more than the memory is worth."""
PICTURES_MB = 64.0
WAKE_UPS_GOAL = 2.0
STARTS = 5
ROOT = Path(__file__).resolve().parents[2]


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home)}


def child(role: str, home: Path) -> dict[str, float]:
    """The measurements that a program of that role prints about itself."""
    command = [sys.executable, str(Path(__file__).with_name("benchmarks_ui.py")), role]
    done = subprocess.run(
        command, env=environment(home), check=True, capture_output=True, text=True, timeout=300
    )
    lines = (line.split() for line in done.stdout.splitlines())
    return {name: float(value) for name, value in lines}


def first_frame(command: Sequence[str], home: Path) -> float:
    """Seconds from the start of a program that exits after its first frame."""
    begin = time.perf_counter()
    subprocess.run(
        [sys.executable, *command], env=environment(home), check=True, capture_output=True
    )
    return time.perf_counter() - begin


def first_frames(home: Path) -> float:
    """Our time divided by that of an empty window, measured by turns; the best of each."""
    ours = ("-m", "dixit_qt", "window", "--exit-after-first-frame")
    empty = (str(Path(__file__).with_name("benchmarks_ui.py")), EMPTY)
    pairs = [(first_frame(ours, home), first_frame(empty, home)) for _ in range(STARTS)]
    return min(pair[0] for pair in pairs) / min(pair[1] for pair in pairs)


def verdict(name: str, value: float, goal: float, unit: str = "") -> bool:
    print(f"{name:44} {value:8.2f}{unit} (goal {goal}{unit}) {'ok' if value <= goal else 'OVER'}")
    return value <= goal


def main() -> int:
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary)
        first = first_frames(home)
        ours, empty = child(QUIET, home), child(EMPTY, home)
        game = child(GAME, home)
    memory = max(0.0, ours["megabytes"] - PICTURES_MB) / empty["megabytes"]
    print(
        f"{'memory of our window, of an empty one':44} {ours['megabytes']:.0f} MB, "
        f"{empty['megabytes']:.0f} MB"
    )
    print(f"{'rounds played, beats of the watchdog':44} {game['rounds']:.0f}, {game['beats']:.0f}")
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
                    "longest hold-up in a 12-player game",
                    game["longest_hold_up_ms"],
                    SLOT_GOAL_MS,
                    " ms",
                ),
            ]
        )
        else 1
    )


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
