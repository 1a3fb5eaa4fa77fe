"""`dev.py mutate PACKAGE [--sample N]`: see `devtools.mutation.running`."""

import sys
from pathlib import Path

from devtools.mutation.running import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Path(__file__).resolve().parents[1]))
