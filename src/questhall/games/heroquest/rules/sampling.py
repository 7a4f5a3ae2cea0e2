"""An answer by chance in a turn: some kind of act first, then one of its answers.

Spelling out everything that is possible would take long, and most of it would be walking. After a while the company
turns homewards, because random games must end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random

from .. import moves as m
from ..dungeon.squares import nth_square, spread, squares_of
from ..entities import Hero
from . import doors, goals, looking, moving
from .acts import Act, why_not_step

if TYPE_CHECKING:
    from ..state import HeroQuest

TRIES = 4
OFTEN = (m.Walk, m.Attack)
"""What is tried most often; else nobody would ever come to blows."""
SELDOM = {m.EndTurn: 2, m.Rest: 2, m.Leave: 12}
"""What ends a turn or leads away is passed over most times: one in so many is meant."""
LONG_ENOUGH = 25
"""Rounds after which random heroes go home."""


def hat(acts: Mapping[type[Answer], Act]) -> tuple[Act, ...]:
    """Out of which acts are drawn: every one is in it once, and what is tried often as many times as all others."""
    often = tuple([acts[kind] for kind in OFTEN])
    return tuple(acts.values()) + often * (len(acts) // len(often))


def sample(g: HeroQuest, acts: Sequence[Act], figure: Any, random: Random, otherwise: Answer) -> Answer:
    """Any: a hero or a monster."""
    if g.round > LONG_ENOUGH and isinstance(figure, Hero) and random.below(3):
        homewards = home(g, figure)
        if homewards is not None:
            return homewards
        if g.round > 2 * LONG_ENOUGH and not random.below(4):
            return m.GiveUp()
    for _ in range(TRIES):
        act = acts[random.below(len(acts))]
        if act.is_spent(g, figure) or (act.move in SELDOM and random.below(SELDOM[act.move])):
            continue
        answer = walk(g, figure, random) if act.move is m.Walk else drawn(act, g, figure, random)
        if answer is None:
            continue
        taken = None if act.always else why_not_step(g, figure, act.takes(g, figure, answer))
        if taken is None and (act.sure or act.why_not(g, figure, answer) is None):
            return answer
    return otherwise


def drawn(act: Act, g: HeroQuest, figure: Any, random: Random) -> Answer | None:
    """Any: a hero or a monster."""
    found = list(act.candidates(g, figure))
    return found[random.below(len(found))] if found else None


def walk(g: HeroQuest, figure: Any, random: Random) -> Answer | None:
    """To any square in reach. Any: a hero or a monster."""
    if figure.left <= 0:
        return None
    squares = moving.destinations(g, figure)
    return m.Walk(nth_square(squares, random.below(squares.bit_count()))) if squares else None


def home(g: HeroQuest, hero: Hero) -> Answer | None:
    """Out, or a good deal nearer to the way out; where nobody has seen one, through the next closed door."""
    exits = goals.way_out(g) & g.seen
    if exits >> hero.square & 1:
        return m.Leave()
    if not exits:
        closed = looking.known_doors(g) & ~g.opened
        for number in squares_of(closed):
            exits |= g.plan.doors[number].ends & g.seen
            if doors.why_not_open(g, hero, number) is None:
                return m.OpenDoor(number)
    if why_not_step(g, hero, "move") is not None or hero.left <= 0:
        return None
    within = moving.destinations(g, hero)
    ring = seen = exits
    while ring:
        if ring & within:
            return m.Walk(next(squares_of(ring & within)))
        if ring >> hero.square & 1:
            return None
        ring = spread(ring, g.east, g.south, g.plan.width) & g.plan.floor & g.seen & ~seen
        seen |= ring
    return None
