"""A mission on its table: the ground, the corner of the heroes, and the places of the mission frame (ST-289)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from . import vocabulary as v
from .space.measure import INCH, Point
from .space.net import Net, net
from .space.shapes import outline
from .space.terrain import Ground, Piece, ground

SIDE = 48 * INCH
"""4 x 4 ft (ST-14)."""
CORNER = 4 * INCH
"""A place "within 6 inches of a corner" is so far from both edges (ST-289)."""
QUARTER = 12 * INCH
"""The centre of a quarter is so far from two edges (ST-290)."""
CENTRE: Point = (SIDE // 2, SIDE // 2)
CORNERS: dict[v.TableCorner, Point] = {
    "north_west": (0, 0),
    "north_east": (SIDE, 0),
    "south_east": (SIDE, SIDE),
    "south_west": (0, SIDE),
}
"""x runs east, y runs south."""
QUARTERS: tuple[v.TableCorner, ...] = ("north_west", "north_east", "south_east", "south_west")
"""In the order of the die."""
SINES = (0, 258_819, 500_000, 707_107, 866_025, 965_926, 1_000_000)
"""Of 0, 15, 30 ... 90 degrees, in millionths."""
MILLION = 1_000_000
KEPT_PLANS = 256
"""Of built missions: whoever plays on at another table finds its ways as they were. One takes about 5 MB in a bot's
head, and a thought without it twenty times as long.
"""


Shunned = Literal["", "dangerous", "difficult"]


class Plan(Struct, frozen=True, eq=False):
    mission: v.Mission
    ground: Ground
    nets: dict[tuple[int, Shunned], Net]
    """By the radius of the base and by what is gone around, made when they are first needed."""
    shown: list[Any]
    """The pieces as a view shows them, made when they are first needed. Any: a view knows the plan."""

    def net(self, radius: int, shunned: Shunned = "") -> Net:
        """The ways of a base; some ground may be shunned as if it were impassable."""
        found = self.nets.get((radius, shunned))
        if found is None:
            here = self.ground
            if shunned:
                pieces = [
                    replace(piece, impassable=True) if is_shunned(piece, shunned) else piece for piece in here.pieces
                ]
                here = ground(here.width, here.height, tuple(pieces))
            found = self.nets[radius, shunned] = net(here, radius)
        return found

    @property
    def corner(self) -> Point:
        """Of the table, where the heroes come from."""
        return CORNERS[self.mission.corner]


def is_shunned(piece: Piece, shunned: Shunned) -> bool:
    return piece.dangerous if shunned == "dangerous" else piece.difficult


def plan_of(mission: v.Mission, terrain: Mapping[str, v.Terrain]) -> Plan:
    pieces = tuple([piece_of(piece, terrain[piece.terrain]) for piece in mission.terrain])
    return Plan(mission, ground(SIDE, SIDE, pieces), {}, [])


def piece_of(piece: v.Piece, kind: v.Terrain) -> Piece:
    shape = piece.corners or kind.shapes[piece.shape]
    x, y = v.thousandths(piece.at[0]), v.thousandths(piece.at[1])
    turned = [turn((v.thousandths(a), v.thousandths(b)), piece.turn) for a, b in shape]
    height = v.thousandths(kind.height)
    return Piece(
        kind.id,
        outline(tuple([(x + a, y + b) for a, b in turned])),
        kind.form,
        -height if kind.form == "gap" else height,
        kind.impassable,
        kind.blocking,
        kind.cover,
        kind.difficult,
        kind.dangerous,
    )


def turn(p: Point, degrees: int) -> Point:
    """Around the middle, clockwise as one looks at the table, in whole numbers."""
    x, y = p
    quarters, rest = divmod(degrees, 90)
    for _ in range(quarters):
        x, y = -y, x
    sine, cosine = SINES[rest // 15], SINES[6 - rest // 15]
    return (x * cosine - y * sine) // MILLION, (x * sine + y * cosine) // MILLION


def quarter(name: v.TableCorner) -> Point:
    x, y = CORNERS[name]
    return QUARTER if not x else SIDE - QUARTER, QUARTER if not y else SIDE - QUARTER


def near_corner(name: v.TableCorner) -> Point:
    x, y = CORNERS[name]
    return CORNER if not x else SIDE - CORNER, CORNER if not y else SIDE - CORNER
