"""`python -m questhall` is the command `questhall`."""

import sys

from questhall.cli import main

sys.exit(main())
