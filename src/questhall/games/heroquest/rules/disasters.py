"""Verbs that change the dungeon: rubble, pits that open, and magic fire (HQ-10.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure

from .. import vocabulary as v
from ..dungeon.jumps import can_be_jumped
from ..dungeon.squares import mask_of, squares_of
from . import pits, traps
from .acts import Follows
from .effects import CarryOut, targets, verb

if TYPE_CHECKING:
    from ..state import HeroQuest


@verb(v.Blaze)
def magic_blaze(g: HeroQuest, effect: v.Blaze, frame: CarryOut) -> list[Procedure]:
    """At once, so that nobody can leave first; or when the game master's turn comes."""
    squares = [figure.square for figure in targets(g, "target", frame)]
    if effect.at_once:
        return [flame for square in squares for flame in traps.flames(g, square, effect.dice)]
    g.blazes += tuple(squares)
    return []


@verb(v.Block)
def blocks(g: HeroQuest, effect: v.Block, frame: CarryOut) -> Follows:
    if effect.what == "pit_corridor":
        square = by_chance(g, places_for_a_pit(g))
        if square >= 0:
            opens(g, square)
        return None
    falls: list[Procedure] = []
    for figure in targets(g, "target", frame):
        if effect.what == "rubble":
            buries(g, by_chance(g, places_for_rubble(g, figure.square)))
        elif not g.plan.stairs >> figure.square & 1:
            opens(g, figure.square)
            falls.append(pits.falls_in(g, figure, -1))
    return falls


def by_chance(g: HeroQuest, mask: int) -> int:
    """One of the squares; -1: there is none."""
    squares = list(squares_of(mask))
    return squares[g.draw(len(squares)) - 1] if squares else -1


def opens(g: HeroQuest, square: int) -> None:
    g.pits |= 1 << square
    g.everybody_learns()
    g.tell("log.pit-opens", ("HQ-10.3",), square=square)


def buries(g: HeroQuest, square: int) -> None:
    if square >= 0:
        g.rubble |= 1 << square
        g.everybody_learns()
        g.tell("log.buried", ("HQ-10.4",), square=square)


# --- where ---------------------------------------------------------------------------------------


def waiting_traps(g: HeroQuest) -> int:
    return mask_of([square for square, number in g.plan.trapped.items() if not g.traps_spent >> number & 1])


def places_for_a_pit(g: HeroQuest) -> int:
    """Free squares of the corridors that were uncovered and can be jumped straight over (HQ-10.13)."""
    corridors = 0
    for area in g.plan.areas:
        corridors |= 0 if area.room else area.squares
    free = corridors & g.seen & g.free & ~g.plan.stairs & ~g.pits & ~waiting_traps(g)
    return mask_of([square for square in squares_of(free) if can_be_jumped(g.plan, 1 << square)])


def places_for_rubble(g: HeroQuest, square: int) -> int:
    """Free squares beside one whose loss shuts nobody off from anything."""
    free = g.beside(square) & g.free & g.seen & ~g.plan.stairs & ~g.pits
    return mask_of([each for each in squares_of(free) if not cuts_off(g, each)])


def cuts_off(g: HeroQuest, square: int) -> bool:
    """Whether somebody could not get past any more: before a door, at the edge of the dark, or between two parts."""
    around = g.beside(square) & g.plan.floor
    if square in g.plan.doors_at or around & ~g.seen:
        return True
    floor = g.plan.floor & g.seen & ~g.solid & ~(1 << square)
    beside = around & floor
    reached = edge = beside & -beside
    while edge:
        edge = g.step_from(edge) & floor & ~reached
        reached |= edge
    return bool(beside & ~reached)
