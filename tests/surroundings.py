"""What processes need to know that tests start: where the house is, and the fifth game beside it."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTHONPATH = os.pathsep.join([str(ROOT / "src"), str(ROOT), str(ROOT / "tests" / "fifth")])
SURROUNDINGS = os.environ | {"PYTHONPATH": PYTHONPATH}
