"""What a walk leads to, as far as everybody sees it: the squares that are left, and who could strike whom then.

It is reckoned on a copy of the table by the rules themselves, without what the heroes cannot see; so it is exact,
and it betrays nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.chance import Told

from .. import moves as m
from ..dungeon.squares import squares_of
from ..entities import FACINGS, Hero, Monster
from .acts import MONSTER_ACTS
from .dangers import dangers
from .facing import has_front
from .moving import ends, ways

if TYPE_CHECKING:
    from ..state import HeroQuest

FARTHEST_ROLL = 6
"""A tempo that is rolled may be so much (HQ-19.43)."""
CERTAIN = 1000
STRIKES = (m.Attack, m.Special)


def after_walk(g: HeroQuest, figure: Hero | Monster, to: int) -> Sequence[tuple[Told, int]]:
    """A hero learns who could strike on the new square, a monster whom it could strike from there."""
    left = figure.left - ways(g, figure).steps_to(to)
    told = [Told("foresee.left", ("HQ-B.4",), {"n": left})]
    after = g.clone()
    moved = after.figure(figure.id)
    assert moved is not None
    moved.square = to
    if isinstance(moved, Hero):
        after.monsters = {number: one for number, one in after.monsters.items() if not one.vanished}
        threats = [foe for foe in after.foes if could_strike(after, foe, moved)]
        told += [Told("foresee.threat", ("HQ-B.9",), {"monster": foe.id}) for foe in threats]
        if after.foes and not threats:
            told.append(Told("foresee.safe", ("HQ-B.9",), {}))
    else:
        prey = [hero for hero in after.present if strikes(after, moved, hero)]
        told += [Told("foresee.reaches", ("HQ-B.9",), {"target": hero.id}) for hero in prey]
    return [(line, CERTAIN) for line in told]


def into_danger(g: HeroQuest, figure: Hero | Monster, path: Sequence[int]) -> Sequence[tuple[Told, int]]:
    """Whoever walks into something that everybody sees."""
    known = [square for square in path if dangers(g, figure) >> square & 1]
    lines = [
        (Told("foresee.pit" if g.pits >> square & 1 else "foresee.trap", ("HQ-10.1",), {"square": square}), CERTAIN)
        for square in known
    ]
    return lines or after_walk(g, figure, path[-1])


def could_strike(g: HeroQuest, monster: Monster, hero: Hero) -> bool:
    """Whether it could get at a hero in its next turn, if nobody else moved."""
    if monster.asleep or monster.has("misses"):
        return False
    monster.took, monster.struck = (), ()
    monster.left = g.profile(monster).tempo or FARTHEST_ROLL
    here, found = monster.square, False
    for square in squares_of(ways(g, monster).squares & ends(g, monster) | 1 << here):
        monster.square = square
        found = found or strikes(g, monster, hero)
    monster.square = here
    return found


def strikes(g: HeroQuest, monster: Monster, hero: Hero) -> bool:
    """Whether it could strike a hero from where it stands, whichever way it turns."""
    for facing in range(len(FACINGS)) if has_front(g, monster) else (monster.facing,):
        monster.facing = facing
        for kind in STRIKES:
            act = MONSTER_ACTS[kind]
            for answer in act.candidates(g, monster):
                if answer.target == hero.id and act.why_not(g, monster, answer) is None:  # type: ignore[attr-defined]
                    return True
    return False
