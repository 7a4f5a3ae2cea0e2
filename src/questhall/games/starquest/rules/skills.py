"""ST-78 to ST-80: hero skills, and what a class can do once per mission."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import Hero
from . import aiming
from .acts import Act, Follows
from .aiming import Targets
from .effects import CarryOut
from .stamina import Pays
from .testing import AttributeTest, attribute_chance, chance, result, succeeds, went

if TYPE_CHECKING:
    from ..state import StarQuest

EFFORT = 1
"""What a skill whose test failed costs (ST-80, ST-186)."""


# --- skills --------------------------------------------------------------------------------------------


class UsesSkill(Act):
    """The same one twice in an activation is possible (ruling 39)."""

    move = m.UseSkill
    slot = "skill"

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return [
            m.UseSkill(name, targets)
            for name in hero.skills
            for targets in aiming.choices(g, hero, aiming.of_skill(g, hero, g.lore.skills[name]))
        ]

    def offered(self, g: StarQuest, hero: Hero) -> list[Answer]:
        return list(self.candidates(g, hero))

    def why_not(self, g: StarQuest, hero: Hero, answer: m.UseSkill) -> Refusal | None:
        if answer.skill not in hero.skills:
            return Refusal("refusal.no-such-skill", ("ST-78",))
        return aiming.why_not(g, hero, aiming.of_skill(g, hero, g.lore.skills[answer.skill]), answer.targets)

    def expects(self, g: StarQuest, hero: Hero, answer: m.UseSkill) -> Sequence[tuple[Told, int]]:
        free = skill_chance(g, hero, g.lore.skills[answer.skill])
        args = {"seat": hero.seat, "skill": answer.skill}
        return [
            (Told("log.skill-works", ("ST-79",), args), free),
            (Told("log.skill-costs", ("ST-80",), {**args, "n": EFFORT}), 1000 - free),
        ]

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.UseSkill) -> Follows:
        g.tell("log.skill", ("ST-78",), seat=hero.seat, skill=answer.skill)
        return TriesSkill(seat=hero.seat, skill=answer.skill, targets=answer.targets or (hero.id,))


def skill_chance(g: StarQuest, hero: Hero, skill: v.Skill) -> int:
    """That it costs nothing, in thousandths."""
    if skill.value is not None:
        return chance(skill.value)
    return attribute_chance(g, hero, attribute_of(skill))


def attribute_of(skill: v.Skill) -> v.Attribute:
    assert skill.attribute is not None, skill.id
    return skill.attribute


class TriesSkill(Procedure):
    """It works in any case; failed, it costs stamina first (ST-80), even if the hero falls unconscious by it."""

    seat: int
    skill: str
    targets: Targets

    @step("ST-78", "ST-230")
    def tests(self, g: StarQuest) -> Procedure | None:
        """A value of its own is no attribute, and nothing is added to it."""
        skill = g.lore.skills[self.skill]
        if skill.value is None:
            return AttributeTest(unit=self.seat, attribute=attribute_of(skill), purpose="skill", buyable=False)
        rolled = g.roll("skill", by=self.seat)
        g.passed = succeeds(rolled, skill.value)
        g.tell(
            "log.rolls", ("ST-78",), seat=self.seat, rolled=result(rolled, 0), value=skill.value, went=went(g.passed)
        )
        return None

    @step("ST-79", "ST-80", "ST-186")
    def pays(self, g: StarQuest) -> Procedure | None:
        if g.passed:
            g.tell("log.skill-works", ("ST-79",), seat=self.seat, skill=self.skill)
            return None
        g.tell("log.skill-costs", ("ST-80",), seat=self.seat, skill=self.skill, n=EFFORT)
        return Pays(seat=self.seat, n=EFFORT)

    @step("ST-79", "ST-80")
    def takes_effect(self, g: StarQuest) -> Procedure:
        return CarryOut(origin=f"skill:{self.skill}", by=self.seat, targets=self.targets)


# --- once per mission --------------------------------------------------------------------------------------


class UsesAbility(Act):
    """At any time of the own activation, neither an action nor a test."""

    move = m.UseAbility
    between = True

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        ability = g.lore.abilities[ability_of(g, hero)]
        if ability.id in hero.used:
            return ()
        found = aiming.choices(g, hero, aiming.of_ability(g, hero, ability))
        return [m.UseAbility(ability.id, targets) for targets in found]

    def offered(self, g: StarQuest, hero: Hero) -> list[Answer]:
        return list(self.candidates(g, hero))

    def why_not(self, g: StarQuest, hero: Hero, answer: m.UseAbility) -> Refusal | None:
        if answer.ability != ability_of(g, hero):
            return Refusal("refusal.no-such-ability", ("ST-78",))
        if answer.ability in hero.used:
            return Refusal("refusal.ability-used", ("ST-78",), {"ability": answer.ability})
        return aiming.why_not(g, hero, aiming.of_ability(g, hero, g.lore.abilities[answer.ability]), answer.targets)

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.UseAbility) -> Follows:
        hero.used += (answer.ability,)
        hero.begun = True
        g.tell("log.ability", ("ST-78",), seat=hero.seat, ability=answer.ability)
        return CarryOut(origin=f"ability:{answer.ability}", by=hero.id, targets=answer.targets or (hero.id,))


def ability_of(g: StarQuest, hero: Hero) -> str:
    return g.lore.classes[hero.kind].ability
