"""The giant spider and the dragon: they strike where their front shows, so they choose place and facing (HQ-19.45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from .. import moves as m
from ..dungeon.squares import squares_of
from . import odds

if TYPE_CHECKING:
    from .monster import MonsterMind

SIDES = range(4)
JET = (4, 3, 2, 1)
DIRECTIONS = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))


def front(mind: MonsterMind) -> Answer | None:
    if not mind.front or not mind.prey:
        return None
    return spider(mind) if "slow" in mind.traits else dragon(mind)


def struck_from(mind: MonsterMind, square: int, facing: int) -> dict[int, int]:
    """Which number of its attack goes to which square."""
    width = mind.board.width
    steps = (-width, 1, width, -1)
    ahead, right = steps[facing % 4], steps[(facing + 1) % 4]
    if "spider_attack" in mind.traits:
        return {square + ahead: 0, square + ahead - right: 1, square + ahead + right: 1,
                square - right: 2, square + right: 2}  # fmt: skip
    return {square + ahead: 0, square - right: 1, square + right: 1, square - ahead: 2}


def blows(mind: MonsterMind, square: int, facing: int) -> tuple[float, int]:
    """What all its blows together can be expected to do, and the target of the strongest; 0: nobody is there."""
    numbers = mind.kind.attack
    where = struck_from(mind, square, facing)
    reach = mind.board.beside(square)
    if "spider_attack" in mind.traits:
        reach |= mind.board.slants(square)
    worth, best = 0.0, (9, 0)
    for prey in mind.prey:
        number = where.get(prey.square, -1)
        if number < 0 or not reach >> prey.square & 1:
            continue
        spread = prey.blow(numbers[min(number, len(numbers) - 1)])
        worth += odds.useful(spread, prey.body) + odds.at_least(spread, prey.body)
        best = min(best, (number, prey.id))
    return worth, best[1]


def spider(mind: MonsterMind) -> Answer | None:
    """To turn is its action: it strikes from where it looks, walks straight on, or turns towards somebody."""
    facing = mind.me.facing
    width = mind.board.width
    step = (-width, 1, width, -1)[facing]
    ahead = [mind.me.square]
    while ahead[-1] + step in mind.costs and mind.can_move:
        ahead.append(ahead[-1] + step)
    worth, square = max([(blows(mind, square, facing)[0], -n) for n, square in enumerate(ahead)])
    if worth > 0:
        at = ahead[-square]
        return m.Walk(at) if at != mind.me.square else m.Attack(blows(mind, at, facing)[1])
    turned = max(SIDES, key=lambda side: blows(mind, mind.me.square, side)[0])
    if blows(mind, mind.me.square, turned)[0] > 0:
        return m.Turn(turned)
    return None


def dragon(mind: MonsterMind) -> Answer | None:
    """It turns for nothing as part of its move. Fire goes farther."""
    best = (0.0, mind.me.square, mind.me.facing)
    near = 0
    for prey in mind.prey:
        near |= mind.board.beside(prey.square)
    for square in squares_of(near & mind.reach):
        for side in SIDES if mind.can_move else (mind.me.facing,):
            worth = blows(mind, square, side)[0] - 0.01 * mind.costs[square] - 0.01 * (side != mind.me.facing)
            if worth > best[0]:
                best = worth, square, side
    fire = jet(mind)
    if fire is not None and fire[0] >= best[0]:
        return fire[1]
    worth, square, side = best
    if worth <= 0:
        return None
    if square != mind.me.square:
        return m.Walk(square)
    if side != mind.me.facing and not mind.now.refuses(m.Turn(side)):
        return m.Turn(side)
    return m.Attack(blows(mind, square, mind.me.facing)[1])


def jet(mind: MonsterMind) -> tuple[float, Answer] | None:
    """The direction in which the fire does most from here."""
    if "fire_jet" not in mind.traits:
        return None
    at = {prey.square: prey for prey in mind.prey}
    width, region, here = mind.board.width, mind.board.region(mind.me.square), mind.me.square
    best: tuple[float, Answer] | None = None
    for number, (across, down) in enumerate(DIRECTIONS):
        column, row, worth, hit = here % width, here // width, 0.0, 0
        while True:
            column, row = column + across, row + down
            square = row * width + column
            if not (0 <= column < width and row >= 0) or not region >> square & 1 or hit == len(JET):
                break
            prey = at.get(square)
            if prey is not None:
                spread = prey.blow(JET[hit])
                worth += odds.useful(spread, prey.body) + odds.at_least(spread, prey.body)
                hit += 1
        if worth > (best[0] if best is not None else 0.0):
            best = worth, m.Special("fire_jet", number)
    return best
