"""Past what bars the way: pits are jumped, traps disarmed or jumped, and only if there is no other way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from .. import moves as m
from ..dungeon.squares import mask_of, squares_of

if TYPE_CHECKING:
    from .hero import HeroMind


def gets_across(mind: HeroMind, goals: list[int]) -> Answer | None:
    """The way with the dangers in it; up to the first of them, then over it."""
    board = mind.board
    dangers = board.pits | board.traps
    goal = 0
    for squares in goals:
        goal |= squares
    if not dangers or not goal:
        return None
    rings = board.rings(goal, board.heroes_pass | dangers | 1 << mind.me.square)
    if rings.to(mind.me.square) >= 99:
        return None
    reach = board.rings(1 << mind.me.square, board.heroes_pass)
    edge = board.spread(dangers) & reach.within(99) | 1 << mind.me.square
    before = [square for square in squares_of(edge) if leads_on(mind, square, rings.rings, dangers)]
    if not before:
        return None
    if mind.me.square in before:
        return over(mind, rings.rings, dangers)
    return mind.walk_towards(mask_of(before))


def leads_on(mind: HeroMind, square: int, rings: tuple[int, ...], dangers: int) -> bool:
    """Whether the next step towards the goal goes into a danger; for whoever has got nowhere, whether it has to."""
    n = next((n for n, ring in enumerate(rings) if ring >> square & 1), 0)
    following = mind.board.beside(square) & rings[n - 1] if n else 0
    return bool(following & dangers) and not (mind.daring and following & ~dangers)


def over(mind: HeroMind, rings: tuple[int, ...], dangers: int) -> Answer | None:
    here = mind.me.square
    n = next((n for n, ring in enumerate(rings) if ring >> here & 1), 0)
    for square in squares_of(mind.board.beside(here) & rings[n - 1] & dangers):
        trap = next((trap for trap in mind.board.view.traps if square in (trap.square, *trap.squares)), None)
        skilled = "disarm" in mind.kind.abilities or "tool_kit" in mind.me.bag
        tries: list[Answer] = [m.Jump(square)]
        if trap is not None and trap.kind != "tomb":
            tries.insert(0 if skilled else 1, m.Disarm(trap.trap))
        if mind.board.pits >> square & 1 and (mind.me.body > 1 or mind.daring):
            tries.append(m.Path((square,)))
        for answer in tries:
            if mind.may(answer):
                return answer
    return None
