"""What magic brings into being: walls of stone, shadows, monsters, servants of bone (HQ-8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal
from questhall.kernel.procedure import Procedure

from .. import vocabulary as v
from ..dungeon.squares import mask_of, squares_of
from ..entities import MASTER, Hero, Monster
from . import looking
from .effects import CarryOut, Named, fits, verb
from .master_turn import MonsterTurn

if TYPE_CHECKING:
    from ..state import HeroQuest


# --- walls ---------------------------------------------------------------------------------------


def wall_squares(g: HeroQuest, region: int) -> int:
    """Where a wall can stand."""
    return g.free & g.seen & region & ~g.plan.stairs & ~g.pits


@fits(v.StoneWall)
def wall_fits(g: HeroQuest, effect: v.StoneWall, caster: Hero | Monster, named: Named) -> Refusal | None:
    if len(named.squares) == 2:
        one, other = named.squares
        free = wall_squares(g, g.region(caster.square))
        if min(one, other) >= 0 and free >> one & 1 and free >> other & 1 and g.beside(one) >> other & 1:
            return None
    return Refusal("refusal.no-room-for-wall", ("HQ-8.1",))


@verb(v.StoneWall)
def stone_wall(g: HeroQuest, effect: v.StoneWall, frame: CarryOut) -> None:
    one, other = frame.squares
    g.walls |= 1 << one | 1 << other
    g.raised += ((one, other),)
    g.tell("log.wall", ("HQ-8.1",), square=one, to=other)


# --- shadows -----------------------------------------------------------------------------------------


def tile(g: HeroQuest, square: int) -> tuple[int, ...]:
    """Two by two squares, by the upper left one."""
    return square, square + 1, square + g.plan.width, square + g.plan.width + 1


def tile_places(g: HeroQuest, region: int) -> int:
    """Upper left squares of tiles that lie in one piece in a visible area."""
    east, south, width = g.east, g.south, g.plan.width
    floor = region & g.plan.floor & g.seen
    across = floor & floor >> 1 & east
    return across & across >> width & south & (south >> 1)


@fits(v.ShadowTile)
def tile_fits(g: HeroQuest, effect: v.ShadowTile, caster: Hero | Monster, named: Named) -> Refusal | None:
    places = tile_places(g, g.region(caster.square))
    if len(named.squares) == 1 and named.squares[0] >= 0 and places >> named.squares[0] & 1:
        return None
    return Refusal("refusal.no-room-for-shadow", ("HQ-8.1",))


@verb(v.ShadowTile)
def shadow_tile(g: HeroQuest, effect: v.ShadowTile, frame: CarryOut) -> None:
    g.shadows |= mask_of(tile(g, frame.squares[0]))
    g.tell("log.shadow", ("HQ-8.1",), square=frame.squares[0])


# --- monsters --------------------------------------------------------------------------------------------


@verb(v.Summon)
def summon(g: HeroQuest, effect: v.Summon, frame: CarryOut) -> list[Procedure] | None:
    """Around whoever calls them, or whom they come for; a table of several rows is rolled on."""
    centre = g.figure(frame.caster) or g.figure(frame.target)
    assert centre is not None
    rolled = g.roll("summon", seat=centre.seat if isinstance(centre, Hero) else MASTER) if len(effect.rows) > 1 else 6
    row = next(row for row in effect.rows if rolled <= row.upto)
    come = [looking.place(g, v.Foe(kind=kind, at=(0, 0)), beside(g, centre.square)) for kind in row.kinds]
    there = [monster for monster in come if monster is not None]
    for monster in there:
        monster.done = True
    return [MonsterTurn(monster=monster.id) for monster in there] if effect.acts else None


def beside(g: HeroQuest, square: int) -> int:
    """A free square around; if there is none, the place itself, from which the nearest is sought."""
    free = g.around(square) & g.free & g.seen & ~g.plan.stairs
    return next(squares_of(free), square)


@fits(v.Raise)
def raise_fits(g: HeroQuest, effect: v.Raise, caster: Hero | Monster, named: Named) -> Refusal | None:
    return None if g.corpses else Refusal("refusal.nobody-killed", ("HQ-8.1",))


@verb(v.Raise)
def raises(g: HeroQuest, effect: v.Raise, frame: CarryOut) -> None:
    """The last one that was killed in this turn rises, for as many rounds as a D6 shows."""
    caster = g.figure(frame.caster)
    assert caster is not None
    square, _ = g.corpses[-1]
    seat = caster.seat if isinstance(caster, Hero) else MASTER
    monster = looking.place(g, v.Foe(kind=effect.kind, at=(0, 0)), square)
    if monster is None:
        return
    g.corpses = g.corpses[:-1]
    monster.led_by, monster.done = seat, True
    monster.rounds = g.roll("rounds", seat=seat)
