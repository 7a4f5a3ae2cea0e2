"""Skills, abilities, spells, kits and finds: whom they are aimed at, and what they do there."""

from __future__ import annotations

from questhall.kernel.pack_errors import Findings, wrong

from .. import vocabulary as v
from .effects import Side, check_effects

SIDES: dict[v.Aim, Side] = {
    "self": "friend",
    "hero": "friend",
    "other_hero": "friend",
    "fallen_hero": "fallen",
    "enemy": "foe",
}


def check_skill(skill: v.Skill) -> Findings:
    if (skill.attribute is None) == (skill.value is None):
        yield wrong((), "flaw.test", "ST-78")
    if skill.aim == "self" and skill.sight:
        yield wrong(("sight",), "flaw.at-oneself", field="sight")
    yield from _aimed(skill)


def check_ability(ability: v.Ability) -> Findings:
    yield from _aimed(ability)


def check_spell(spell: v.Spell) -> Findings:
    if spell.range <= 0:
        yield wrong(("range",), "flaw.range", "ST-115")
    if not spell.targets:
        yield wrong(("targets",), "flaw.no-target")
    yield from check_effects(spell.effects, "foe" if spell.harmful else "friend")
    for n, effect in enumerate(spell.effects):
        if isinstance(effect, v.Lend) and effect.mark == "guarded":
            yield wrong(("effects", n), "flaw.guards")


def check_kit(kit: v.Kit) -> Findings:
    yield from check_effects(kit.effects, "friend")


def check_discovery(discovery: v.Discovery) -> Findings:
    yield from check_effects(discovery.effects, "trap" if discovery.trap else "found")


def _aimed(skill: v.Skill | v.Ability) -> Findings:
    """A range where somebody else is meant, and none where it is oneself."""
    if not skill.targets:
        yield wrong(("targets",), "flaw.no-target")
    if skill.aim == "self":
        for field, plain in (("range", 0), ("targets", 1)):
            if getattr(skill, field) > plain:
                yield wrong((field,), "flaw.at-oneself", field=field)
    elif skill.range <= 0:
        yield wrong(("range",), "flaw.range")
    yield from check_effects(skill.effects, SIDES[skill.aim])
    for n, effect in enumerate(skill.effects):
        if isinstance(effect, v.Lend) and effect.mark == "guarded" and skill.aim != "other_hero":
            yield wrong(("effects", n), "flaw.guards")
    if skill.aim == "fallen_hero" and not any(isinstance(effect, v.Raise) for effect in skill.effects):
        yield wrong(("effects",), "flaw.still-fallen", "ST-45")
