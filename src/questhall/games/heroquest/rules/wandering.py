"""HQ-B.10: wandering monsters come beside the searcher and attack at once, or out of the dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure

from .. import moves as m
from .. import vocabulary as v
from ..dungeon.squares import squares_of
from ..entities import Hero, Monster
from . import looking
from .acts import MONSTER_ACTS, Follows
from .effects import CarryOut, targets, verb

if TYPE_CHECKING:
    from ..state import HeroQuest


@verb(v.Wander)
def wanders(g: HeroQuest, effect: v.Wander, frame: CarryOut) -> Follows:
    count = (len(g.present) + 1) // 2 if effect.per_two_heroes else effect.count
    for hero in targets(g, "target", frame):
        if isinstance(hero, Hero):
            if effect.where == "beside":
                return comes(g, hero, count)
            out_of_the_dark(g, hero, count)
    return None


def comes(g: HeroQuest, hero: Hero, count: int) -> list[Procedure]:
    """On a free square beside the hero, if there is one; adjacent, or near, if not."""
    attacks: list[Procedure] = []
    for _ in range(count):
        free = g.free & g.seen & ~g.plan.stairs & ~g.pits
        near = g.beside(hero.square) & free or g.around(hero.square) & free
        monster = appears(g, next(squares_of(near), hero.square))
        if monster is not None:
            attacks += attacks_at_once(g, monster, hero)
    return attacks


def appears(g: HeroQuest, square: int) -> Monster | None:
    """The wandering monster of the quest, on a square or the nearest free one."""
    if not g.wandering:
        return None
    g.everybody_learns()
    g.unsettled = True
    g.tell("log.wanders", ("HQ-B.10",), kind=g.wandering)
    return looking.place(g, v.Foe(kind=g.wandering, at=(0, 0)), square)


def attacks_at_once(g: HeroQuest, monster: Monster, hero: Hero) -> list[Procedure]:
    """If it reaches the hero."""
    act, answer = MONSTER_ACTS[m.Attack], m.Attack(hero.seat)
    if act.why_not(g, monster, answer) is not None:
        return []
    follows = act.carry_out(g, monster, answer)
    return follows if isinstance(follows, list) else [follows] if follows is not None else []


def out_of_the_dark(g: HeroQuest, hero: Hero, count: int) -> None:
    """At the edge of what was uncovered that is nearest to the hero; they act in their own turn."""
    for _ in range(count):
        appears(g, edge_of_the_dark(g, hero.square))


def edge_of_the_dark(g: HeroQuest, start: int) -> int:
    """The nearest free square before a closed door that was seen, or before what nobody has seen; else the farthest."""
    dark = g.step_from(g.plan.floor & ~g.seen)
    for number in squares_of(looking.known_doors(g) & ~g.opened):
        dark |= g.plan.doors[number].ends
    floor = g.plan.floor & g.seen & ~g.solid
    free = g.free & ~g.plan.stairs & ~g.pits
    ring = reached = 1 << start
    farthest = start
    while ring:
        if ring & free:
            farthest = next(squares_of(ring & free))
            if ring & free & dark:
                return next(squares_of(ring & free & dark))
        ring = g.step_from(ring) & floor & ~reached
        reached |= ring
    return farthest
