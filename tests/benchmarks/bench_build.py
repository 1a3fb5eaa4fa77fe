"""The built program compared with a plain PyInstaller build of an empty QML window, built
in the same run."""

import lzma
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

import build
from release import archive

ROOT = build.ROOT

SIZE_GOAL = 0.65
START_GOAL = 1.5
STARTS = 7
EMPTY_WINDOW = """
import sys
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

application = QGuiApplication(sys.argv)
engine = QQmlApplicationEngine()
engine.loadData(b"import QtQuick\\nWindow { width: 1366; height: 768; visible: true }")
window = engine.rootObjects()[0]
window.frameSwapped.connect(application.quit, Qt.ConnectionType.QueuedConnection)
sys.exit(application.exec())
"""


def naive_build(folder: Path) -> Path:
    script = folder / "empty.py"
    script.write_text(EMPTY_WINDOW, encoding="utf-8")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(folder / "dist"), "--workpath", str(folder / "work")]
    command += ["--specpath", str(folder), str(script)]
    subprocess.run(command, cwd=folder, check=True)
    return folder / "dist" / "empty"


def without_decks(program: Path, folder: Path) -> Path:
    """A copy without the decks' pictures, which an empty window doesn't have either."""
    copy = folder / program.name
    shutil.copytree(program, copy, symlinks=True)
    for decks in copy.rglob("_resources/decks"):
        shutil.rmtree(decks)
    return copy


def size(folder: Path) -> int:
    return sum(file.lstat().st_size for file in archive.files_below(folder))


def packed_size(folder: Path) -> int:
    """The size of one xz stream over all files, which is what an archive would weigh."""
    compressor = lzma.LZMACompressor(preset=2)
    total = 0
    for file in archive.files_below(folder):
        if not file.is_symlink():
            total += len(compressor.compress(file.read_bytes()))
    return total + len(compressor.flush())


def start_time(command: list[str], home: Path) -> float:
    env = {**build.empty_environment(home), "QT_QPA_PLATFORM": "offscreen"}
    begin = perf_counter()
    subprocess.run(command, env=env, check=True, timeout=60, capture_output=True)
    return perf_counter() - begin


def start_times(ours: list[str], empty: list[str]) -> tuple[float, float]:
    """The two programs start alternately, so that other load affects both alike."""
    with tempfile.TemporaryDirectory() as home:
        pairs = [
            (start_time(ours, Path(home)), start_time(empty, Path(home))) for _ in range(STARTS)
        ]
    return median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)


def report(name: str, ours: float, empty: float, unit: str, goal: float) -> bool:
    ratio = ours / empty
    verdict = "ok" if ratio <= goal else "OVER"
    print(
        f"{name:14} {ours:8.1f} {unit} / {empty:8.1f} {unit} = {ratio:.3f} (goal {goal}) {verdict}"
    )
    return ratio <= goal


def main() -> int:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        empty = naive_build(folder)
        program = build.freeze(build.OUT)
        bare = without_decks(program, folder / "ours")
        mega = 1e6
        good = [
            report("unpacked", size(bare) / mega, size(empty) / mega, "MB", SIZE_GOAL),
            report("archive", packed_size(bare) / mega, packed_size(empty) / mega, "MB", SIZE_GOAL),
        ]
        ours = [str(build.program_in(program)), "window", "--exit-after-first-frame"]
        times = start_times(ours, [str(empty / "empty")])
        good.append(report("first frame", times[0], times[1], "s ", START_GOAL))
    return 0 if all(good) else 1


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
