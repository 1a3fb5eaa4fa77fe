"""`dev.py shots`: every screen and phase in both languages and all sizes, also with large text.

The pictures are written to `build/shots/<renderer>/<language>/`. Words after the command select the
scenes whose names contain one of them.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "shots"
DISPLAY_SIZE = "3840x2160x24"
RENDERERS = ("software", "opengl", "browser")


def stage(renderer: str, words: Sequence[str]) -> int:
    """One run of the program on one renderer, or of the page in a browser, in its own process."""
    if renderer == "browser":
        from browser_stage import photograph

        return photograph(OUT / renderer, words)
    from shots_stage import Photographer

    with tempfile.TemporaryDirectory() as folder:
        return Photographer(Path(folder), OUT / renderer, words).run()


def run_renderer(renderer: str, words: Sequence[str]) -> int:
    command = [sys.executable, str(Path(__file__)), "--renderer", renderer, *words]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    if renderer == "opengl":
        if sys.platform == "linux" and shutil.which("xvfb-run") and "DISPLAY" not in env:
            command = ["xvfb-run", "-a", "-s", f"-screen 0 {DISPLAY_SIZE}", *command]
        env.pop("QT_QPA_PLATFORM")
    return subprocess.run(command, env=env, cwd=ROOT, check=False).returncode


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py shots", description=__doc__)
    parser.add_argument("--renderer", choices=RENDERERS, help=argparse.SUPPRESS)
    parser.add_argument("--only", choices=RENDERERS, help="take the pictures of one renderer")
    parser.add_argument("words", nargs="*")
    args = parser.parse_args(argv)
    if args.renderer is not None:
        return stage(args.renderer, args.words)
    wanted = RENDERERS if args.only is None else (args.only,)
    codes = [run_renderer(renderer, args.words) for renderer in wanted]
    print(f"The pictures are in {OUT.relative_to(ROOT)}.")
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
