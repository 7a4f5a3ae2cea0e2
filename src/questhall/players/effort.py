"""How much somebody thinks before an answer, and how that is said in a name: `search@96`, `search@0.5s`."""

from __future__ import annotations

import math
import re

from msgspec import Struct

WRITTEN = re.compile(r"(?P<playouts>[1-9]\d{0,5})|(?P<seconds>\d{1,2}(\.\d{1,3})?)s")


class Effort(Struct, frozen=True):
    """Whichever is used up first. What is counted is the same on every machine, what is timed is not."""

    playouts: float = math.inf
    seconds: float = math.inf


def effort_of(written: str) -> Effort | None:
    """None: that says nothing about an effort."""
    found = WRITTEN.fullmatch(written)
    if found is None:
        return None
    if found["playouts"]:
        return Effort(playouts=int(found["playouts"]))
    return Effort(seconds=float(found["seconds"]))
