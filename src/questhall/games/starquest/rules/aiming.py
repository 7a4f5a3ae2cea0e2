"""Whom skills, abilities, spells and kits may name: who it is for, how far, in sight, and whether it is of any use."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from msgspec import Struct

from questhall.kernel.answers import Refusal

from .. import vocabulary as v
from ..entities import Hero, Unit
from ..measuring import nearest_first, units_apart, units_within
from .effects import is_of_use
from .sighting import sees

if TYPE_CHECKING:
    from ..state import StarQuest

MOST_CHOICES = 6
"""So many ways to name several targets are offered; where there are more, the nearest."""

Targets = tuple[int, ...]


class Aim(Struct, frozen=True):
    """What may be named, and what it is for."""

    who: Sequence[Unit]
    most: int
    range: int
    sight: bool
    effects: v.Effects
    rules: tuple[str, ...]
    alone: bool = False
    """It works on whoever does it, and nobody is named."""


# --- what is aimed -----------------------------------------------------------------------------------


def of_skill(g: StarQuest, hero: Hero, skill: v.Skill) -> Aim:
    return Aim(
        whom(g, hero, skill.aim),
        skill.targets,
        v.thousandths(skill.range),
        skill.sight,
        skill.effects,
        ("ST-78",),
        skill.aim == "self",
    )


def of_ability(g: StarQuest, hero: Hero, ability: v.Ability) -> Aim:
    return Aim(
        whom(g, hero, ability.aim),
        ability.targets,
        v.thousandths(ability.range),
        False,
        ability.effects,
        ("ST-78",),
        ability.aim == "self",
    )


def of_spell(g: StarQuest, unit: Unit, spell: v.Spell) -> Aim:
    """A target in sight (ST-115); the caster may be one of a spell that helps."""
    who = g.foes_of(unit) if spell.harmful else g.friends_of(unit)
    return Aim(who, spell.targets, v.thousandths(spell.range), True, spell.effects, ("ST-115",))


def whom(g: StarQuest, hero: Hero, aim: v.Aim) -> Sequence[Unit]:
    if aim == "self":
        return [hero]
    if aim == "enemy":
        return list(g.units.values())
    if aim == "fallen_hero":
        return [other for other in g.heroes if other.down]
    return [other for other in g.conscious if aim == "hero" or other is not hero]


# --- whether it may be named ------------------------------------------------------------------------


def why_not(g: StarQuest, unit: Unit, aim: Aim, targets: Targets) -> Refusal | None:
    """Why these cannot be named together."""
    if aim.alone:
        if targets:
            return Refusal("refusal.only-oneself", aim.rules)
        return why_no_use(g, aim, unit)
    if not targets:
        return Refusal("refusal.no-target", aim.rules)
    if len(targets) > aim.most or len(set(targets)) != len(targets):
        return Refusal("refusal.too-many-targets", aim.rules, {"n": aim.most})
    for number in targets:
        refusal = why_not_one(g, unit, aim, number)
        if refusal is not None:
            return refusal
    return None


def why_not_one(g: StarQuest, unit: Unit, aim: Aim, number: int) -> Refusal | None:
    target = g.unit(number)
    if target is None or all(other is not target for other in aim.who):
        return Refusal("refusal.wrong-target", aim.rules)
    return why_out_of_reach(g, unit, aim, target) or why_no_use(g, aim, target)


def why_out_of_reach(g: StarQuest, unit: Unit, aim: Aim, target: Unit) -> Refusal | None:
    """Range and sight; whoever does it always reaches himself."""
    if target is unit:
        return None
    if not units_within(g, unit, target, aim.range):
        args = {"target": target.id, "inches": units_apart(g, unit, target), "most": aim.range}
        return Refusal("refusal.target-too-far", aim.rules, args)
    if aim.sight and not sees(g, unit, target):
        return Refusal("refusal.target-unseen", aim.rules, {"target": target.id})
    return None


def why_no_use(g: StarQuest, aim: Aim, target: Unit) -> Refusal | None:
    if is_of_use(g, aim.effects, target):
        return None
    if isinstance(target, Hero) and target.down:
        return Refusal("refusal.unconscious", (*aim.rules, "ST-234"), {"target": target.id})
    return Refusal("refusal.no-use", aim.rules, {"target": target.id})


# --- what is worth offering -------------------------------------------------------------------------


def choices(g: StarQuest, unit: Unit, aim: Aim) -> list[Targets]:
    """Each target alone, and as many together as it may be. All of them are possible (`why_not`)."""
    if aim.alone:
        return [] if why_no_use(g, aim, unit) else [()]
    fit = [other for other in aim.who if why_not_one(g, unit, aim, other.id) is None]
    found: list[Targets] = [(other.id,) for other in fit]
    most = min(aim.most, len(fit))
    if most > 1:
        near = [other.id for _, other in nearest_first(g, unit, fit)]
        found += list(combinations(near, most)) if comb(len(near), most) <= MOST_CHOICES else [tuple(near[:most])]
    return found
