"""How monsters fight hand to hand: once, or as often as their nature lets them (HQ-B.9, HQ-3.8, HQ-19)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure

from .. import moves as m
from ..entities import Figure, Hero, Monster
from . import facing, odds
from .acts import MonsterAct, Step
from .fighting import Attack
from .reach import reaches
from .values import monster_attack_dice, monster_values

if TYPE_CHECKING:
    from ..state import HeroQuest

TAIL = 2
"""The third number of a dragon's attack."""


# --- whom ------------------------------------------------------------------------------------


def is_foe(g: HeroQuest, monster: Monster, other: Hero | Monster) -> bool:
    """The other side; whoever plays a monster that is hard to control lets it strike anybody (HQ-19.22)."""
    return other is not monster and (monster.lent or g.enemies(monster, other))


def foes_of(g: HeroQuest, monster: Monster, squares: int) -> list[Hero | Monster]:
    """Whom it can harm on some squares; the dead are left in peace."""
    if not squares & g.stood_on_without(monster):
        return []
    return [other for other in g.living() if squares >> other.square & 1 and is_foe(g, monster, other)]


def is_dead(figure: Figure) -> bool:
    return isinstance(figure, Hero) and figure.state in ("dead", "lost", "out")


def why_not_target(g: HeroQuest, monster: Monster, target: Hero | Monster | None) -> Refusal | None:
    if target is None or not is_foe(g, monster, target) or (isinstance(target, Monster) and target.vanished):
        return Refusal("refusal.nobody", ("HQ-B.6",))
    if is_dead(target):
        return Refusal("refusal.nobody", ("HQ-9.1",))
    if target.has("invisible") or g.shadows >> target.square & 1 or g.shadows >> monster.square & 1:
        return Refusal("refusal.hidden", ("HQ-8.6",))
    return None


# --- how often -------------------------------------------------------------------------------


def strikes_again(g: HeroQuest, monster: Monster) -> bool:
    """It has attacked in this turn, and its nature lets it go on.

    The spider and the dragon strike each square once (HQ-19.6, HQ-19.25), others strike twice; only the fast fighter
    may move in between (HQ-19.20, HQ-19.26).
    """
    if not monster.struck:
        return False
    in_one = monster.took[-1:] == ("fight",)
    if facing.has_front(g, monster):
        return in_one
    twice = g.trait(monster, "fast_fighter") or monster.has("two_attacks")
    twice = twice or (in_one and g.trait(monster, "many_armed"))
    return twice and len(monster.struck) == 1


# --- with how many dice ------------------------------------------------------------------------


def number_of(g: HeroQuest, monster: Monster, target: Figure) -> int:
    """Which number of the attack a target gets, where it depends on the facing; -1: none."""
    if reaches(g, monster, target, g.trait(monster, "spider_attack")):
        return facing.struck_from(g, monster).get(target.square, -1)
    return -1


def dice_against(g: HeroQuest, monster: Monster, target: Figure) -> tuple[str, ...]:
    """The kinds of dice of a blow."""
    dice = monster_values(g, monster)[0]
    if facing.has_front(g, monster):
        numbers = g.profile(monster).attack
        dice = numbers[min(number_of(g, monster, target), len(numbers) - 1)]
    elif reaches(g, monster, target, True) == "diagonal":
        dice = g.lore.monsters[monster.kind].diagonal or dice
    return tuple([die.kind for die in monster_attack_dice(g, monster, dice, target)])


class MonsterAttacks(MonsterAct):
    """The plain attack, diagonally with a spear or a whip (HQ-3.8, HQ-19.16, HQ-19.24)."""

    move = m.Attack

    def takes(self, g: HeroQuest, figure: Monster, answer: m.Attack) -> Step:
        return "free" if strikes_again(g, figure) else "fight"

    def candidates(self, g: HeroQuest, figure: Monster) -> Iterable[Answer]:
        return [m.Attack(other.id) for other in foes_of(g, figure, g.around(figure.square))]

    def why_not(self, g: HeroQuest, figure: Monster, answer: m.Attack) -> Refusal | None:
        target = g.figure(answer.target)
        refusal = why_not_target(g, figure, target)
        if refusal is not None or target is None:
            return refusal
        if figure.has("no_attack") or figure.has("invisible"):
            return Refusal("refusal.cannot-attack", ("HQ-8.1", "HQ-8.6"))
        refusal = why_not_reach(g, figure, target)
        if refusal is None and not dice_against(g, figure, target):
            return Refusal("refusal.no-dice", ("HQ-B.14",))
        return refusal

    def carry_out(self, g: HeroQuest, figure: Monster, answer: m.Attack) -> Procedure:
        target = g.figure(answer.target)
        assert target is not None
        if strikes_again(g, figure):
            figure.took += ("fight",)
        figure.struck += (target.square,)
        return self.attack(g, figure, target)

    def attack(self, g: HeroQuest, figure: Monster, target: Hero | Monster) -> Attack:
        tail = g.trait(figure, "dragon_combat") and number_of(g, figure, target) == TAIL
        dice = dice_against(g, figure, target)
        return Attack(attacker=figure.id, target=target.id, dice=dice, poison=tail and g.trait(figure, "poison"))

    def expects(self, g: HeroQuest, figure: Monster, answer: m.Attack) -> Sequence[tuple[Told, int]] | None:
        target = g.figure(answer.target)
        return None if target is None else odds.of_attack(g, self.attack(g, figure, target))


def why_not_reach(g: HeroQuest, monster: Monster, target: Hero | Monster) -> Refusal | None:
    if facing.has_front(g, monster):
        rule = "HQ-19.25" if g.trait(monster, "spider_attack") else "HQ-19.6"
        if number_of(g, monster, target) < 0:
            return Refusal("refusal.out-of-reach", ("HQ-B.8", rule), {"target": target.id})
        if target.square in monster.struck:
            return Refusal("refusal.struck-already", (rule,), {"target": target.id})
        return None
    diagonal = g.trait(monster, "spear") or g.trait(monster, "whip")
    if reaches(g, monster, target, diagonal):
        return None
    return Refusal("refusal.out-of-reach", ("HQ-B.8", "HQ-3.8"), {"target": target.id})
