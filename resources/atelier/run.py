"""`dev.py deck …`: the atelier's own command line, from any folder."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from workshop.commands import main

sys.exit(main(sys.argv[1:]))
