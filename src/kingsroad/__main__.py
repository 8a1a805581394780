"""``python -m kingsroad`` is the command ``kingsroad``."""

import sys

from kingsroad.cli.main import main

sys.exit(main())
