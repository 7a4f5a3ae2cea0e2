"""What stands in the cellar, what lies hidden in it, and the dice."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from questhall.kernel.dice import Die
from questhall.kernel.entity import Entity

TIDE = 0
"""The seat of the Tide, where somebody plays it."""
NOWHERE = -1
DEEPEST = 3
"""Rounds that a sleeper sleeps at most (LB-B.3)."""

RED = Die("red", "red", ("skull", "skull", "skull", "shield", "blank", "blank"))
WHITE = Die("white", "white", ("shield", "shield", "skull", "skull", "blank", "blank"))


class Bearer(Entity):
    """Of a hero's seat."""

    seat: int
    bearer: str
    square: int = NOWHERE
    body: int = 0
    """What is left; at 0 the bearer has fallen (LB-4.5)."""
    fresh: bool = True
    """May still repeat a roll (LB-4.4)."""

    @property
    def upright(self) -> bool:
        return self.body > 0


class Monster(Entity):
    """One that lies or stands in the light."""

    id: int
    kind: str
    square: int
    body: int
    depth: int
    """After so many rounds it wakes; the bearers do not know (LB-B.3)."""
    slept: int = 0
    awake: bool = False


class Hidden(Struct, frozen=True, gc=False, order=True):
    """Something that nobody has seen yet."""

    kind: Literal["sleeper", "trap", "treasure"]
    what: str
    square: int
