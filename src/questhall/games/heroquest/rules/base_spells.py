"""The Wizard's base spells (HQ-1.13 to HQ-1.17, HQ-1.28, HQ-1.29, HQ-1.31, HQ-1.32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal
from questhall.kernel.dice import Die
from questhall.kernel.procedure import Procedure, step

from .. import vocabulary as v
from ..dice import BLACK, GREEN, MONSTER, SKULL, WHITE
from ..entities import Hero, Mark, Monster
from . import sight
from .effects_body import Harm, heals
from .resisting import resistances, untouched
from .shots import strays

if TYPE_CHECKING:
    from ..state import HeroQuest

SPELLS = ("fireball", "heal_base", "shield_base")
"""In the order in which they are counted."""
LEVELS = ((100, (BLACK, BLACK)), (60, (BLACK, WHITE)), (30, (WHITE, WHITE)), (10, (GREEN, WHITE)), (0, (GREEN, GREEN)))
"""Successful base spells that a level needs, and its dice (HQ-1.17)."""
SHIELDED = "shielded"
"""The mark of whoever bears the shield (HQ-1.14)."""


def left(hero: Hero) -> list[str]:
    """Base spells that can still be cast."""
    return [spell for spell, n in zip(SPELLS, hero.base, strict=True) if n]


def dice_of_level(hero: Hero) -> tuple[Die, ...]:
    return next(dice for needed, dice in LEVELS if hero.casts >= needed)


def why_not(g: HeroQuest, figure: Hero | Monster, spell: v.Spell, target: int) -> Refusal | None:
    """While the shield lasts it is not cast on the same figure again (HQ-1.14)."""
    bearer = g.figure(target)
    if spell.id == "shield_base" and bearer is not None and bearer.has(SHIELDED):
        return Refusal("refusal.shielded", ("HQ-1.14",), {"target": target})
    return None


class BaseSpell(Procedure):
    """Two dice of the magic level; each skull is a point of damage, of healing, or a defence die."""

    seat: int
    spell: str
    target: int
    faces: tuple[str, ...] = ()

    @step("HQ-1.13", "HQ-1.17")
    def rolls(self, g: HeroQuest) -> None:
        hero = g.hero(self.seat)
        g.tell("log.casts", ("HQ-1.13",), figure=self.seat, spell=self.spell)
        self.faces = g.throw("base_spell", dice_of_level(hero), seat=self.seat).faces

    @step("HQ-1.16", "HQ-1.29", "HQ-1.31")
    def is_noted(self, g: HeroQuest) -> None:
        """Two monster shields are a fumble: two castings are gone, and the turn is over."""
        hero = g.hero(self.seat)
        fumble = self.faces.count(MONSTER) == 2
        hero.base = spend(hero.base, SPELLS.index(self.spell), 2 if fumble else 1)
        hero.casts += SKULL in self.faces
        g.unsettled = True
        if fumble:
            hero.took += ("over",)
            g.tell("log.fumble", ("HQ-1.16",), seat=self.seat, spell=self.spell)
            self.leave()

    @step("HQ-1.15", "HQ-1.31", "HQ-4.3")
    def goes_astray(self, g: HeroQuest) -> Procedure | None:
        """An indirect fireball with a monster shield hits whatever is nearest in its path."""
        hero, target = g.hero(self.seat), g.figure(self.target)
        if target is None:
            self.leave()
        elif self.spell == "fireball" and MONSTER in self.faces and not sight.line_of_sight(g, hero, target):
            self.leave()
            return strays(g, hero, target, self.faces.count(MONSTER))
        elif SKULL not in self.faces:
            g.tell("log.no-skull", ("HQ-1.29",), spell=self.spell)
            self.leave()
        return None

    @step("HQ-1.11")
    def is_resisted(self, g: HeroQuest) -> list[Procedure] | None:
        target = g.figure(self.target)
        return resistances(g, self.seat, [target]) if target is not None else None

    @step("HQ-1.13", "HQ-1.14", "HQ-1.28")
    def works(self, g: HeroQuest) -> Procedure | None:
        target = g.figure(self.target)
        if target is None or untouched(g, g.lore.spells[self.spell], self.seat, [target]):
            return None
        skulls = self.faces.count(SKULL)
        if self.spell == "fireball":
            return Harm(figure=self.target, body=skulls, by=self.seat, spell=True)
        if self.spell == "heal_base":
            heals(g, target, skulls, cure=True)
        else:
            target.marks += (Mark("defence", "wound", skulls, self.seat), Mark(SHIELDED, "wound", skulls, self.seat))
            g.tell("log.shield", ("HQ-1.14",), figure=self.target, n=skulls)
        return None


def spend(base: tuple[int, int, int], which: int, n: int) -> tuple[int, int, int]:
    left = [max(0, charges - n) if i == which else charges for i, charges in enumerate(base)]
    return left[0], left[1], left[2]
