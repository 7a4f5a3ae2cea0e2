"""A leg of a move as data: how it is gone, what it costs, or why it cannot be gone (ST-247 to ST-253)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .measure import INCH, Point
from .sight import Body
from .terrain import Spot

How = Literal["walk", "climb", "vault", "jump", "fly", "slide"]
"""Who slides is pushed, or steps back."""
CLIMB = 3 * INCH
"""What can be climbed as part of a move (ST-173)."""
JUMP = 6 * INCH
"""What can be jumped (ST-174)."""
NARROW = INCH
"""A gap that is simply stepped over (ST-172)."""


class Jump(Struct, frozen=True, gc=False):
    """The part of a leg that is jumped."""

    off: Point
    """The last place wholly on this side."""
    on: Point
    """The first place wholly on the other."""
    fall: int
    """How deep whoever fails falls (ST-274)."""
    foot: int
    """The level where he lands."""
    piece: int
    """Beside which, or in which, by its number (ST-180)."""


class Leg(Struct, frozen=True, gc=False):
    """A leg that can be gone."""

    how: How
    end: Spot
    cost: int
    """What it takes of the move; of a leg with a jump what is walked before and after it."""
    distance: int = 0
    """Of a jump, by which its tests are counted (ST-175); of a climb the height."""
    jump: Jump | None = None


class Barred(Struct, frozen=True, gc=False):
    """Why a leg cannot be gone: a key of a refusal, and the rules behind it."""

    key: str
    rules: tuple[str, ...]
    inches: int = 0
    """A length that it speaks of."""


class Way(Struct, frozen=True, gc=False):
    """Legs, one after another, and what they cost together."""

    legs: tuple[Leg, ...]
    cost: int

    @property
    def end(self) -> Spot:
        return self.legs[-1].end


class Walker(Struct, frozen=True, gc=False):
    """Who moves, and who is in the way."""

    radius: int
    others: tuple[Body, ...] = ()
    """Models of other units, those who lie there unconscious left out (ST-234)."""
    apart: int = INCH
    """How far one stays away from them; 0 in a charge (ST-34)."""
    flies: bool = False
    jumps: bool = True
    """AI models never do (ST-250)."""


TABLE_EDGE = Barred("refusal.table-edge", ("ST-246",))
IMPASSABLE = Barred("refusal.impassable", ("ST-247",))
TOO_HIGH = Barred("refusal.too-high", ("ST-174", "ST-247"))
TOO_WIDE = Barred("refusal.too-wide", ("ST-174",))
OVERHANG = Barred("refusal.overhang", ("ST-245",))
TOO_NEAR = Barred("refusal.too-near", ("ST-34", "ST-248"), INCH)
IN_THE_WAY = Barred("refusal.base-in-the-way", ("ST-247",))
NO_PLACE = Barred("refusal.no-place-to-stand", ("ST-245",))
NEVER_JUMPS = Barred("refusal.never-jumps", ("ST-250",))
