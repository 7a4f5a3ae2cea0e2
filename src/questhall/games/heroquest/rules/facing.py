"""HQ-19.14 and HQ-19.45: only the giant spider and the dragon have a front, and how they turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.procedure import Procedure

from .. import moves as m
from ..dungeon.squares import mask_of, spread
from ..dungeon.ways import Reach
from ..entities import EAST, FACINGS, NORTH, SOUTH, WEST, Monster
from .acts import MonsterAct, Step

if TYPE_CHECKING:
    from ..state import HeroQuest


def has_front(g: HeroQuest, monster: Monster) -> bool:
    return g.trait(monster, "spider_attack") or g.trait(monster, "dragon_combat")


def is_slow(g: HeroQuest, monster: Monster) -> bool:
    return g.trait(monster, "slow") and has_front(g, monster)


def step_towards(g: HeroQuest, facing: int) -> int:
    """What one step to a side adds to a square."""
    return (-g.plan.width, 1, g.plan.width, -1)[facing % 4]


def side_of(g: HeroQuest, start: int, to: int) -> int:
    """The side on which a square lies, straight from another: the next one of a way, or the one behind a jump."""
    if (to - start) % g.plan.width:
        return EAST if to > start else WEST
    return SOUTH if to > start else NORTH


def struck_from(g: HeroQuest, monster: Monster) -> dict[int, int]:
    """Which number of its attack goes to which square.

    The spider's: ahead, diagonally ahead, the first square to each side (HQ-19.25). The dragon's: the bite in front, a
    claw to each side, the tail behind (HQ-19.6).
    """
    here, facing = monster.square, monster.facing
    ahead, right = step_towards(g, facing), step_towards(g, facing + 1)
    if g.trait(monster, "spider_attack"):
        return {here + ahead: 0, here + ahead - right: 1, here + ahead + right: 1, here - right: 2, here + right: 2}
    return {here + ahead: 0, here - right: 1, here + right: 1, here - ahead: 2}


# --- turning -----------------------------------------------------------------------------------


def faces(g: HeroQuest, monster: Monster, to: int) -> None:
    """Looks where it goes. A step straight ahead keeps the facing; any other turns it, which is a slow one's action."""
    if not has_front(g, monster):
        return
    monster.turned = False
    side = side_of(g, monster.square, to)
    if side != monster.facing:
        monster.facing = side
        if is_slow(g, monster):
            monster.took = ("act", *monster.took)


class Turns(MonsterAct):
    """On the spot: a slow one's action, for the dragon a part of its move that costs nothing."""

    move = m.Turn

    def takes(self, g: HeroQuest, figure: Monster, answer: m.Turn) -> Step:
        return "act" if g.trait(figure, "slow") else "move"

    def candidates(self, g: HeroQuest, figure: Monster) -> Iterable[Answer]:
        if figure.turned or not has_front(g, figure):
            return []
        return [m.Turn(side) for side in range(len(FACINGS)) if side != figure.facing]

    def why_not(self, g: HeroQuest, figure: Monster, answer: m.Turn) -> Refusal | None:
        if not has_front(g, figure) or not 0 <= answer.facing < len(FACINGS):
            return Refusal("refusal.no-front", ("HQ-19.45",))
        if answer.facing == figure.facing:
            return Refusal("refusal.faces-there", ("HQ-19.45",))
        if figure.turned:
            return Refusal("refusal.turned", ("HQ-19.45",))
        if figure.has("no_move"):
            return Refusal("refusal.held", ("HQ-8.1",))
        return None

    def carry_out(self, g: HeroQuest, figure: Monster, answer: m.Turn) -> Procedure | None:
        figure.facing, figure.turned = answer.facing, True
        rules = ("HQ-19.45", "HQ-19.14") if g.trait(figure, "slow") else ("HQ-19.45",)
        g.tell("log.turns", rules, monster=figure.id, kind=figure.kind, side=FACINGS[answer.facing])
        return None


# --- ways of a slow figure ---------------------------------------------------------------------------


class Straight(Reach, frozen=True):
    """Everything straight ahead, and what lies round one corner, if there is an action left to turn with."""

    ways: Mapping[int, tuple[int, ...]]

    def way_to(self, square: int) -> tuple[int, ...]:
        return self.ways.get(square, ())


def can_turn(monster: Monster) -> bool:
    """Turning is its action, and it has one."""
    return "act" not in monster.took and "fight" not in monster.took


def straight_ways(g: HeroQuest, monster: Monster, steps: int, allowed: int) -> Straight:
    ways: dict[int, tuple[int, ...]] = {monster.square: ()}
    ahead = line(g, monster.square, monster.facing, steps, allowed)
    routes = [ahead[:n] for n in range(1, len(ahead) + 1)]
    if can_turn(monster):
        for n in range(len(ahead) + 1):
            corner = ahead[n - 1] if n else monster.square
            for side in range(len(FACINGS)):
                if side != monster.facing:
                    turned = line(g, corner, side, steps - n, allowed)
                    routes += [ahead[:n] + turned[:k] for k in range(1, len(turned) + 1)]
    for route in routes:
        known = ways.get(route[-1])
        if known is None or len(route) < len(known):
            ways[route[-1]] = route
    rings = [0] * (1 + max([len(way) for way in ways.values()]))
    for square, way in ways.items():
        rings[len(way)] |= 1 << square
    return Straight(tuple(rings), mask_of(ways), steps, allowed, g.east, g.south, g.plan.width, ways)


def line(g: HeroQuest, start: int, side: int, steps: int, allowed: int) -> tuple[int, ...]:
    """Squares to one side, as far as one can walk."""
    squares: list[int] = []
    step_ = step_towards(g, side)
    while len(squares) < steps:
        following = start + step_
        beside = spread(1 << start, g.east, g.south, g.plan.width) & allowed
        if following < 0 or not beside >> following & 1:
            break
        squares.append(following)
        start = following
    return tuple(squares)


def why_not_way(g: HeroQuest, monster: Monster, path: Sequence[int]) -> Refusal | None:
    """A slow one turns once in a way, if it has its action."""
    here, facing, turns = monster.square, monster.facing, int(can_turn(monster))
    for square in path:
        side = side_of(g, here, square)
        turns -= side != facing
        if turns < 0:
            return Refusal("refusal.slow", ("HQ-19.14", "HQ-19.45"), {"square": square})
        here, facing = square, side
    return None
