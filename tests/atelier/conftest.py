"""The workshop lies beside the pictures; what measures decks needs nothing heavy."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "resources" / "atelier"))
