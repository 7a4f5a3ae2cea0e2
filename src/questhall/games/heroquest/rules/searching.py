"""Searching for traps and secret doors (HQ-10.1), and what keeps anybody from searching at all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal

from .. import moves as m
from ..entities import Hero
from . import events
from .acts import HeroAct
from .testing import why_not_think

if TYPE_CHECKING:
    from ..state import HeroQuest


def why_not_search(g: HeroQuest, hero: Hero, rule: str) -> Refusal | None:
    """No monster and no fight in the visible area: whoever strikes at a hero there fights there. Statues and sleepers
    of the quest are no monsters yet."""
    here = g.region(hero.square)
    fighters = 0
    for other in g.upright:
        fighters |= 1 << other.square & here
    for foe in g.foes:
        if not foe.asleep and (here >> foe.square & 1 or g.beside(foe.square) & fighters):
            return Refusal("refusal.monsters-here", (rule,), {"monster": foe.id})
    return why_not_think(hero)


def place_of(g: HeroQuest, square: int) -> int:
    """The own room or corridor section, as far as it was uncovered."""
    return g.region(square) & g.seen


class SearchesForTraps(HeroAct):
    move = m.SearchTraps
    step = "act"

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.SearchTraps()] if place_of(g, figure.square) & ~g.searched else []

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.SearchTraps) -> Refusal | None:
        return why_not_search(g, figure, "HQ-10.1")

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.SearchTraps) -> None:
        g.tell("log.searches-traps", ("HQ-10.1",), seat=figure.seat)
        comes_to_light(g, figure.square)
        g.searched |= place_of(g, figure.square)
        events.searched(g, figure, "traps")
        g.unsettled = True


def comes_to_light(g: HeroQuest, square: int, with_traps: bool = True) -> None:
    """Traps are marked, but not of which kind they are; secret doors are doors from now on: those of the place that
    belongs to a square."""
    here = place_of(g, square)
    g.everybody_learns()
    found = 0
    for number, trap in g.plan.traps.items() if with_traps else ():
        if trap.spots & here and not (g.traps_found | g.traps_spent) >> number & 1:
            g.traps_found |= 1 << number
            found += 1
            g.tell("log.found-trap", ("HQ-10.1",), square=trap.square)
    for number, door in g.plan.doors.items():
        if door.kind == "secret" and door.ends & here and not (g.found | g.opened) >> number & 1:
            g.found |= 1 << number
            found += 1
            g.tell("log.secret-door", ("HQ-10.1",), square=door.one if here >> door.one & 1 else door.other)
    if not found:
        g.tell("log.nothing-found", ("HQ-10.1",))
