"""Monsters that fight from afar: sling, throwing stars, and the demon's fireball (HQ-19.8, HQ-19.19, HQ-19.28)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.answers import Refusal
from questhall.kernel.procedure import Procedure, step

from ..entities import Hero, Monster
from . import sight
from .fighting import Attack
from .monster_attacks import foes_of, why_not_target
from .resisting import has_resisted, resistances
from .specials import SpecialAttack
from .striking import why_not_shoot
from .values import monster_attack_dice

if TYPE_CHECKING:
    from ..state import HeroQuest


class Missile(SpecialAttack):
    """A shot under the rules of heroes' shots (HQ-19.54): no adjacent square, a free line, or past others."""

    dice: ClassVar[int]

    def aims(self, g: HeroQuest, monster: Monster) -> Iterable[int]:
        return [foe.id for foe in foes_of(g, monster, g.seen & ~g.around(monster.square))]

    def why_not(self, g: HeroQuest, monster: Monster, target: int) -> Refusal | None:
        victim = g.figure(target)
        refusal = why_not_target(g, monster, victim)
        if refusal is not None or victim is None:
            return refusal
        return why_not_shoot(g, monster, victim)

    def carry_out(self, g: HeroQuest, monster: Monster, target: int) -> Procedure:
        victim = g.figure(target)
        assert victim is not None
        dice = self.dice - sight.is_slanted(g, monster.square, victim.square)
        kinds = tuple([die.kind for die in monster_attack_dice(g, monster, dice)])
        how = "shot" if sight.line_of_sight(g, monster, victim) else "indirect"
        return Attack(attacker=monster.id, target=target, dice=kinds, how=how)


class Sling(Missile):
    kind, trait, rules, dice = "sling", "sling", ("HQ-19.19", "HQ-19.54"), 2


class Stars(Missile):
    kind, trait, rules, dice = "stars", "throwing_stars", ("HQ-19.28", "HQ-19.54"), 3


class Fireball(SpecialAttack):
    """Instead of its bite: two dice, normal defence. It is a spell (HQ-1.25), so it needs a line of sight (HQ-8.1)."""

    kind, trait, rules, spell = "fireball", "fireball", ("HQ-19.8", "HQ-19.55"), True

    def aims(self, g: HeroQuest, monster: Monster) -> Iterable[int]:
        return [foe.id for foe in foes_of(g, monster, g.seen)]

    def why_not(self, g: HeroQuest, monster: Monster, target: int) -> Refusal | None:
        victim = g.figure(target)
        refusal = why_not_target(g, monster, victim)
        if refusal is not None or victim is None:
            return refusal
        if monster.has("no_cast"):
            return Refusal("refusal.cannot-cast", ("HQ-8.1",))
        return sight.why_not_line(g, monster, victim)

    def carry_out(self, g: HeroQuest, monster: Monster, target: int) -> list[Procedure]:
        victim = g.figure(target)
        assert victim is not None
        ball = Ball(attacker=monster.id, target=target, dice=("white", "white"), how="spell", magic=True)
        return [*resistances(g, monster.id, [victim]), ball]


class Ball(Attack):
    """The Dwarf's resistance meets it (HQ-1.25)."""

    @step("HQ-B.6", "HQ-1.25")
    def rolls(self, g: HeroQuest) -> None:
        target = g.figure(self.target)
        if isinstance(target, Hero) and has_resisted(target):
            self.leave()
        else:
            super().rolls(g)
