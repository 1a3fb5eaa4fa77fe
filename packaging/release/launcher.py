"""The entry point of the frozen program."""

import sys

from dixit_qt.__main__ import main

sys.exit(main())
