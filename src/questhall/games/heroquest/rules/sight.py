"""Who sees whom: the visible area, lines of sight, and shots through doors (HQ-4.1 to HQ-4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal

from ..dungeon.sight import Field, sees, straight
from ..dungeon.sightline import crossed
from ..dungeon.squares import distance, mask_of, squares_of
from ..entities import Figure

if TYPE_CHECKING:
    from ..state import HeroQuest


def field_of(g: HeroQuest) -> Field:
    """Walls alone: a shot never bends through a door (HQ-4.4)."""
    return Field(g.plan.width, g.plan.east, g.plan.south)


def in_the_way(g: HeroQuest, low: bool = True) -> int:
    """Squares that block a line: figures and tall things; low furniture blocks a direct line only."""
    taken = g.stood_on | g.plan.tall | g.rubble | g.walls
    return taken | g.plan.furnished if low else taken


def has_line(g: HeroQuest, one: int, other: int, taken: int) -> bool:
    """Whether a direct line of sight connects two squares."""
    plan = g.plan
    if plan.area_of[one] == plan.area_of[other]:
        return sees(field_of(g), one, other, taken)
    doors = Field(plan.width, *without_secret(g))
    if g.settings.slanted:
        return sees(doors, one, other, taken)
    between = straight(doors, one, other)
    return between is not None and not taken & mask_of(between)


def without_secret(g: HeroQuest) -> tuple[int, int]:
    """Edges that a shot can pass: those without a wall, and open doors that are not secret (HQ-4.4)."""
    east, south = g.east, g.south
    for number in squares_of(g.opened):
        door = g.plan.doors[number]
        if door.kind == "secret":
            if door.other == door.one + 1:
                east &= ~(1 << door.one)
            else:
                south &= ~(1 << door.one)
    return east, south


def too_dark(g: HeroQuest, one: Figure, other: Figure) -> bool:
    """In magic darkness one sees only so far, but nothing hides a dragon (HQ-19.11)."""
    dark = one.mark("sight")
    if dark is None or g.trait(other, "big_target"):
        return False
    return distance(one.square, other.square, g.plan.width) > dark.n


def line_of_sight(g: HeroQuest, one: Figure, other: Figure) -> bool:
    """HQ-4.2; a big target is always seen in the visible area (HQ-19.11), and the game master overrules (HQ-4.6)."""
    ids = (getattr(one, "id", 0), getattr(other, "id", 0))
    if ids in g.allowed:
        return True
    if ids in g.denied or too_dark(g, one, other):
        return False
    if g.trait(other, "big_target") and g.in_view(one, other):
        return True
    return has_line(g, one.square, other.square, in_the_way(g) & ~(1 << one.square) & ~(1 << other.square))


def indirect_line(g: HeroQuest, one: Figure, other: Figure) -> bool:
    """Past figures and over low furniture (HQ-4.3): walls and tall things alone are in the way."""
    if too_dark(g, one, other):
        return False
    taken = (g.plan.tall | g.rubble | g.walls) & ~(1 << one.square) & ~(1 << other.square)
    return has_line(g, one.square, other.square, taken)


def nearest_in_path(g: HeroQuest, one: Figure, other: Figure) -> int:
    """The first square from the shooter that is taken on the line from centre to centre (HQ-4.7); -1: none."""
    taken = mask_of([figure.square for figure in g.living()]) | g.plan.furnished
    for square in crossed(g.plan.width, one.square, other.square):
        if taken >> square & 1:
            return square
    return -1


def is_slanted(g: HeroQuest, one: int, other: int) -> bool:
    """Through a door, and not straight (HQ-4.4)."""
    plan = g.plan
    if plan.area_of[one] == plan.area_of[other]:
        return False
    return one % plan.width != other % plan.width and one // plan.width != other // plan.width


def why_not_line(g: HeroQuest, one: Figure, other: Figure) -> Refusal | None:
    if line_of_sight(g, one, other):
        return None
    return Refusal("refusal.no-line", ("HQ-4.2",), {"square": other.square})


def why_not_area(g: HeroQuest, one: Figure, other: Figure) -> Refusal | None:
    if g.in_view(one, other) and not too_dark(g, one, other):
        return None
    return Refusal("refusal.not-in-area", ("HQ-4.2", "HQ-8.1"), {"square": other.square})
