"""The dungeon as a player knows it, from the view alone: what can be walked, seen and struck, in masks of squares."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from questhall.kernel.glance import Part

from ..dungeon.sections import regions
from ..dungeon.sight import Field, sees, straight
from ..dungeon.squares import corners, mask_of, spread, squares_of, unlisted
from ..entities import MASTER
from ..view import DARK, View
from ..view_figures import HeroView, MonsterView

CORRIDOR = "."
FAR = 99
"""Steps to what cannot be reached."""


class Ground(Struct, frozen=True, gc=False):
    """Walls and floor as far as they were uncovered. It changes only when something comes to light."""

    width: int
    height: int
    floor: int
    corridor: int
    east: int
    south: int
    region: dict[int, int]
    """For each square the room or the corridor sections that it belongs to."""
    fringe: int
    """The floor beside which nothing was uncovered yet."""


@lru_cache(maxsize=32)
def ground(rows: tuple[str, ...]) -> Ground:
    """No wall stands between two squares with the same sign."""
    width, height = len(rows[0]), len(rows)
    signs = "".join(rows)
    last = mask_of([row * width + width - 1 for row in range(height)])
    floor = east = south = corridor = 0
    region: dict[int, int] = {}
    for sign in set(signs) - {DARK}:
        mask = mask_of([i for i, found in enumerate(signs) if found == sign])
        floor |= mask
        across, down = mask & (mask >> 1) & ~last, mask & (mask >> width)
        east, south = east | across, south | down
        if sign == CORRIDOR:
            corridor = mask
            region |= regions(mask, across, down, width)
        else:
            region |= whole_rooms(mask, across, down, width)
    dark = (1 << width * height) - 1 & ~floor
    fringe = floor & (dark >> width | dark << width | dark >> 1 & ~last | (dark & ~last) << 1)
    return Ground(width, height, floor, corridor, east, south, region, fringe)


def whole_rooms(mask: int, east: int, south: int, width: int) -> dict[int, int]:
    """Squares of one sign that hang together."""
    found: dict[int, int] = {}
    left = mask
    while left:
        room = edge = left & -left
        while edge:
            edge = spread(edge, east, south, width) & mask & ~room
            room |= edge
        for square in squares_of(room):
            found[square] = room
        left &= ~room
    return found


class Rings(Struct, frozen=True, gc=False):
    """How far everything is from some squares: `rings[n]` takes n steps and no fewer."""

    rings: tuple[int, ...]

    def to(self, square: int) -> int:
        for n, ring in enumerate(self.rings):
            if ring >> square & 1:
                return n
        return FAR

    def nearest(self, among: int) -> int:
        """Those of some squares that are nearest; none of them may be in reach."""
        for ring in self.rings:
            if ring & among:
                return ring & among
        return 0

    def within(self, steps: int) -> int:
        whole = 0
        for ring in self.rings[: steps + 1]:
            whole |= ring
        return whole


@lru_cache(maxsize=512)
def rings(start: int, passable: int, east: int, south: int, width: int, most: int) -> Rings:
    """Ring by ring over passable squares. Of one turn it is asked again and again, for everybody who walks there."""
    ring = start
    found = [ring]
    left = passable & ~ring
    for _ in range(most):
        # As `spread` says it; to call it for every ring would take as long again.
        ring = ((ring & east) << 1 | ring >> 1 & east | (ring & south) << width | ring >> width & south) & left
        if not ring:
            break
        left ^= ring
        found.append(ring)
    return Rings(tuple(found))


class Map:
    """One view, looked at by a player."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.ground = base = ground(view.rows)
        self.width = base.width
        east, south = base.east, base.south
        shot_east, shot_south = east, south
        wide_east, wide_south = east, south
        for door in view.doors:
            if not door.open:
                continue
            bit = 1 << door.one
            if door.other == door.one + 1:
                east |= bit
                shot_east |= bit if door.kind != "secret" else 0
                wide_east |= bit if door.kind == "double" else 0
            else:
                south |= bit
                shot_south |= bit if door.kind != "secret" else 0
                wide_south |= bit if door.kind == "double" else 0
        self.east, self.south = east, south
        self.shot_edges = shot_east, shot_south
        self.wide_edges = wide_east, wide_south
        """Through which one can strike diagonally (HQ-3.7)."""
        furnished = 0
        for piece in view.furniture:
            furnished |= unlisted(piece.squares)
        for chest in view.chests:
            furnished |= 1 << chest.square
        self.furnished = furnished
        self.solid = furnished | unlisted(view.rubble) | unlisted(view.walls) | unlisted(view.blocked)
        self.floor = base.floor & ~self.solid
        self.pits = unlisted(view.pits)
        traps = 0
        for trap in view.traps:
            traps |= unlisted(trap.squares)
        self.traps = traps
        self.stairs = unlisted(view.stairs)
        self.present = [hero for hero in view.heroes if hero.state not in ("out", "lost")]
        self.upright = [hero for hero in self.present if hero.state == "up"]
        self.foes = [monster for monster in view.monsters if monster.led_by == MASTER]
        self.friends = [monster for monster in view.monsters if monster.led_by != MASTER]
        self.at: dict[int, HeroView | MonsterView] = {}
        for hero in self.present:
            self.at[hero.square] = hero
        for monster in view.monsters:
            self.at[monster.square] = monster
        self.stood = mask_of(self.at)
        self.free = self.floor & ~self.stood

    # --- figures ---------------------------------------------------------------------------------

    def hero(self, seat: int) -> HeroView:
        return self.view.heroes[seat - 1]

    def monster(self, number: int) -> MonsterView | None:
        for monster in self.view.monsters:
            if monster.id == number:
                return monster
        return None

    def figure(self, number: int) -> HeroView | MonsterView | None:
        return self.hero(number) if 1 <= number <= len(self.view.heroes) else self.monster(number)

    @Part
    def hero_squares(self) -> int:
        return mask_of([hero.square for hero in self.upright])

    @Part
    def foe_squares(self) -> int:
        return mask_of([foe.square for foe in self.foes])

    # --- squares -----------------------------------------------------------------------------------

    def beside(self, square: int) -> int:
        return spread(1 << square, self.east, self.south, self.width)

    def around(self, square: int) -> int:
        orthogonal = self.beside(square)
        return orthogonal | spread(orthogonal, self.east, self.south, self.width) & corners(square, self.width)

    def slants(self, square: int) -> int:
        """Squares that can be struck diagonally."""
        east, south = self.wide_edges
        first = spread(1 << square, east, south, self.width)
        return spread(first, east, south, self.width) & corners(square, self.width)

    def region(self, square: int) -> int:
        return self.ground.region.get(square, 1 << square)

    def spread(self, mask: int) -> int:
        return spread(mask, self.east, self.south, self.width)

    # --- ways -----------------------------------------------------------------------------------------

    def rings(self, start: int, passable: int, most: int = FAR) -> Rings:
        """From all squares of a mask at once, whatever stands on them."""
        return rings(start, passable, self.east, self.south, self.width, most)

    @Part
    def heroes_pass(self) -> int:
        """What heroes can cross: not foes, and not what they know to be dangerous."""
        return self.floor & ~self.foe_squares & ~self.pits & ~self.traps

    @Part
    def foes_pass(self) -> int:
        others = mask_of([hero.square for hero in self.present]) | mask_of([friend.square for friend in self.friends])
        return self.floor & ~others & ~self.stairs & ~self.pits

    # --- sight ------------------------------------------------------------------------------------------

    @Part
    def in_the_way(self) -> int:
        return self.stood | self.solid

    @Part
    def tall(self) -> int:
        """What an indirect shot does not pass: anything that cannot be looked over."""
        return self.solid & ~self.furnished

    def line(self, one: int, other: int, taken: int | None = None) -> bool:
        """Whether a direct line connects two squares: anywhere in one area, through doors only straight (HQ-4.4)."""
        if taken is None:
            taken = self.in_the_way
        taken &= ~(1 << one | 1 << other)
        base = self.ground
        if self.same_area(one, other):
            return sees(Field(self.width, base.east, base.south), one, other, taken)
        between = straight(Field(self.width, *self.shot_edges), one, other)
        return between is not None and not taken & mask_of(between)

    def same_area(self, one: int, other: int) -> bool:
        if self.ground.corridor >> one & 1:
            return bool(self.ground.corridor >> other & 1)
        return bool(self.region(one) >> other & 1)
