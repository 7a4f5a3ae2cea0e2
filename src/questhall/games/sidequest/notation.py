"""SideQuest's answers as short lines: `summon moss_wolf`, `attack 12 14`, `declare 12>1 13>15`, `done`."""

from __future__ import annotations

from questhall.kernel import notation
from questhall.kernel.answers import Answer

from .game import SIDEQUEST

write = notation.write


def read(text: str) -> Answer:
    """The answer that a line means; raises notation.NotationError."""
    return notation.read(text, SIDEQUEST.answers)


__all__ = ["read", "write"]
