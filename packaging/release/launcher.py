"""Where the frozen program begins."""

import sys

from dixit_qt.__main__ import main

sys.exit(main())
