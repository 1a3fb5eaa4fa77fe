"""The window appears before the game's modules are imported."""

import os
import subprocess
import sys

READ = """
import atexit, sys
atexit.register(lambda: print(*sys.modules))
sys.argv = ["dixit-qt", "window", "--exit-after-first-frame"]
from dixit_qt.__main__ import main
sys.exit(main())
"""


def test_rules_and_protocol_are_imported_only_after_the_first_frame(tmp_path):
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": ""}
    done = subprocess.run(
        [sys.executable, "-c", READ],
        env={**os.environ, **home, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    read = set(done.stdout.split())
    assert "dixit_qt.app.windows" in read
    assert not {"dixit_qt.rules", "dixit_qt.wire", "dixit_qt.host", "msgspec"} & read
