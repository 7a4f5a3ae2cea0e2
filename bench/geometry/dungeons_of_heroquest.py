"""Three dungeons of the generator, the same for everybody, with their monsters where they begin."""

from __future__ import annotations

from random import Random

from bench.geometry import Dungeon, Pair
from bench.peers import SEED
from questhall.games.heroquest.dungeon.generator import new_plan
from questhall.games.heroquest.dungeon.plan import Plan
from questhall.games.heroquest.dungeon.squares import distance, mask_of, squares_of
from questhall.games.heroquest.dungeon.ways import reach
from questhall.games.heroquest.game import HEROQUEST

COUNT = 3
PAIRS = 40
FAR = 12
"""Squares between two of whom it is asked whether they see each other; farther apart almost nobody does."""


def dungeons() -> list[Dungeon]:
    plans = [new_plan(seed, "normal", 4, 1, HEROQUEST.lore) for seed in range(SEED, SEED + COUNT)]
    return [dungeon(plan, Random(seed)) for seed, plan in enumerate(plans)]


def dungeon(plan: Plan, chance: Random) -> Dungeon:
    east, south = plan.east, plan.south
    for door in plan.doors.values():
        if door.other == door.one + 1:
            east |= 1 << door.one
        else:
            south |= 1 << door.one
    floor = plan.floor & ~plan.furnished
    steps = [(square, square + 1) for square in squares_of(east & floor & floor >> 1)]
    steps += [(square, square + plan.width) for square in squares_of(south & floor & floor >> plan.width)]
    start = next(squares_of(plan.stairs & floor))
    whole = reach(start, plan.width * plan.height, floor, east, south, plan.width).squares
    taken = mask_of([foe.square for foe in plan.foes])
    free = list(squares_of(whole & ~taken))
    pairs: list[Pair] = []
    while len(pairs) < PAIRS:
        one, other = chance.choice(free), chance.choice(free)
        if one != other and distance(one, other, plan.width) <= FAR:
            pairs.append((one, other))
    return Dungeon(
        plan.width, plan.height, tuple(squares_of(floor)), tuple(steps), tuple(squares_of(taken)), tuple(pairs)
    )
