"""The painting library lives beside the pictures and has dependencies of its own."""

import sys
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "resources" / "atelier"))

if find_spec("skia") is None:
    collect_ignore_glob = ["test_*.py"]
