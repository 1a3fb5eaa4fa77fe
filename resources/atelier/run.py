"""`dev.py deck …`: the atelier's own command line, from any folder."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from atelier.__main__ import main

sys.exit(main(sys.argv[1:]))
