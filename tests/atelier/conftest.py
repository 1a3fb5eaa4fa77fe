"""The painting code lies beside the pictures; measuring decks needs no painting packages."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "resources" / "atelier"))
