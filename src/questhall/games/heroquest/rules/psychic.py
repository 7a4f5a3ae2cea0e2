"""Psychic combat (HQ-16.1): mind against mind, and the body pays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal
from questhall.kernel.procedure import Procedure

from ..entities import Monster
from . import sight
from .fighting import Attack
from .monster_attacks import foes_of, why_not_target
from .specials import SpecialAttack
from .values import mind_dice

if TYPE_CHECKING:
    from ..state import HeroQuest


class Psychic(SpecialAttack):
    """As many dice as the magician has mind points, against as many as the victim has; armour does not count."""

    kind, trait, rules = "psychic", "psychic", ("HQ-16.1",)

    def aims(self, g: HeroQuest, monster: Monster) -> Iterable[int]:
        return [foe.id for foe in foes_of(g, monster, g.seen)]

    def why_not(self, g: HeroQuest, monster: Monster, target: int) -> Refusal | None:
        victim = g.figure(target)
        refusal = why_not_target(g, monster, victim)
        if refusal is not None or victim is None:
            return refusal
        if not mind_dice(monster, "attack"):
            return Refusal("refusal.no-dice", ("HQ-16.1", "HQ-19.44"))
        return sight.why_not_line(g, monster, victim)

    def carry_out(self, g: HeroQuest, monster: Monster, target: int) -> Procedure:
        dice = tuple([die.kind for die in mind_dice(monster, "attack")])
        return Attack(attacker=monster.id, target=target, dice=dice, how="special", defence="mind")
