"""What skills, abilities, spells and kits are worth now, effect by effect, so that those of any pack are understood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from questhall.kernel.answers import Answer

from .. import moves as m
from .. import values
from .. import vocabulary as v
from ..entities import Enemy, Hero, Unit
from ..rules import aiming
from ..rules.casting import WORKS
from ..rules.effects_body import MOST_TOKENS
from ..rules.hero_casting import WORTH_IT, why_not_spell
from ..rules.kits import NEAR as AT_HAND
from ..rules.skills import EFFORT, ability_of, skill_chance
from ..rules.testing import attribute_chance, chance
from . import blows, breath
from .lines import COVERED, UNSEEN

if TYPE_CHECKING:
    from .scene import Scene

SPARE = 4
"""More spell tokens than that are worth nothing."""
AILS = {"afflicted": 0.9, "crippled": 1.1, "diseased": 0.9, "impaired": 0.5}
HINDERS = {"afflicted": 0.3, "crippled": 0.3, "diseased": 0.0, "impaired": 0.05}
"""What a status effect costs a hero, and of an enemy's harm."""
LATE = frozenset({"hidden", "defense", "regeneration", "stealth", "unhurt", "guarded", "fearless"})
"""Marks that wait until the hero has done what he does."""


class Gift(Struct, frozen=True):
    answer: Answer
    value: float
    late: bool
    """It is for the time after the hero's own actions."""
    free: bool
    """It takes nothing out of the activation."""


def gifts(scene: Scene) -> list[Gift]:
    """Everything that can be done here and now, and is worth something."""
    return [gift for gift in (*skills(scene), *kits(scene), *abilities(scene), *spells(scene)) if gift.value > 0.02]


def skills(scene: Scene) -> list[Gift]:
    g, me = scene.g, scene.me
    found = []
    for name in me.skills:
        skill = g.lore.skills[name]
        if not any(is_promising(effect) for effect in skill.effects):
            continue
        fails = 1.0 - skill_chance(g, me, skill) / 1000
        effort = fails * (
            breath.price(g, me, EFFORT, scene.plans) + (scene.weights.runner if scene.is_under_way else 0.0)
        )
        late = is_late(skill.effects)
        for targets in aiming.choices(g, me, aiming.of_skill(g, me, skill)):
            value = sum_of(scene, skill.effects, targets or (me.id,)) - effort
            found.append(Gift(m.UseSkill(name, targets), value, late, False))
    return found


def kits(scene: Scene) -> list[Gift]:
    g, me = scene.g, scene.me
    found = []
    for name in dict.fromkeys(me.kits):
        effects = g.lore.kits[name].effects
        aim = aiming.Aim([hero for hero in g.heroes if hero.present], 1, AT_HAND, False, effects, ())
        for targets in aiming.choices(g, me, aim):
            value = sum_of(scene, effects, targets)
            found.append(Gift(m.UseKit(name, targets[0]), value - 0.8, False, False))
    return found


def abilities(scene: Scene) -> list[Gift]:
    g, me = scene.g, scene.me
    ability = g.lore.abilities[ability_of(g, me)]
    if ability.id in me.used:
        return []
    late, found = is_late(ability.effects), []
    for targets in aiming.choices(g, me, aiming.of_ability(g, me, ability)):
        value = sum_of(scene, ability.effects, targets or (me.id,))
        wanted = scene.weights.once if scene.plans.rounds > 1.5 else scene.weights.once / 2
        found.append(Gift(m.UseAbility(ability.id, targets), value - wanted, late, True))
    return found


def spells(scene: Scene) -> list[Gift]:
    g, me = scene.g, scene.me
    found = []
    for name in me.spells:
        if why_not_spell(g, me, name, 0) is not None:
            continue
        spell = g.lore.spells[name]
        for targets in aiming.choices(g, me, aiming.of_spell(g, me, spell)):
            value = sum_of(scene, spell.effects, targets)
            for boost in range(min(WORTH_IT, me.tokens - spell.value) + 1):
                tokens = spell.value + boost
                spare = max(0, me.tokens - SPARE)
                paid = scene.weights.token * max(0, tokens - spare)
                works = chance(WORKS, boost) / 1000
                found.append(Gift(m.Cast(name, targets, boost), value * works - paid, is_late(spell.effects), True))
    return found


def is_late(effects: v.Effects) -> bool:
    return all(isinstance(effect, v.Lend) and effect.mark in LATE and effect.n > 0 for effect in effects)


def is_promising(effect: v.AnyEffect) -> bool:
    """Worth looking for targets at all."""
    return not isinstance(effect, v.Push) and not (isinstance(effect, v.Lend) and effect.mark == "phasing")


# --- effects ------------------------------------------------------------------------------------------


def sum_of(scene: Scene, effects: v.Effects, targets: tuple[int, ...]) -> float:
    units = [unit for unit in [scene.g.unit(number) for number in targets] if unit is not None]
    return sum([value_of(scene, effect, unit) for unit in units for effect in effects])


def value_of(scene: Scene, effect: v.AnyEffect, target: Unit) -> float:
    if isinstance(target, Hero):
        return on_hero(scene, effect, target)
    assert isinstance(target, Enemy)
    return on_enemy(scene, effect, target)


def on_enemy(scene: Scene, effect: v.AnyEffect, target: Enemy) -> float:
    foe = scene.foe(target.id)
    match effect:
        case v.Hits() | v.Volley():
            return foe.gain(blows.of_effects(scene.g, (effect,), target))
        case v.Inflict():
            return HINDERS[effect.status] * foe.harm
        case v.Lend(mark="hit"):
            share = min(1.0, -effect.n / (7 - values.quality(scene.g, target)))
            return 0.8 * share * foe.harm if is_engaged(scene, target) else 0.0
        case v.Lend(mark="defense"):
            return 0.25 * scene.shot(scene.me.spot)[0] if effect.n < 0 else 0.0
    return 0.0


def is_engaged(scene: Scene, target: Enemy) -> bool:
    """It sees somebody, so that it is going to attack."""
    body = scene.foe(target.id).body
    return not target.shaken and any(
        scene.lines.look(body, scene.body(hero.spot)) != UNSEEN for hero in scene.g.conscious
    )


def on_hero(scene: Scene, effect: v.AnyEffect, hero: Hero) -> float:
    match effect:
        case v.Heal():
            return healed(scene, hero, effect.n)
        case v.Restore():
            return breath.regained(hero, effect.n, scene.plans)
        case v.Tokens():
            return scene.weights.token * 1.5 * min(effect.n, MOST_TOKENS - hero.tokens)
        case v.Cure():
            ails = [AILS[status] for status in hero.status]
            return (sum if effect.all else max)(ails) if ails else 0.0
        case v.Run():
            view = scene.of(hero)
            far = min(effect.inches, view.missing(hero.spot))
            return 0.8 * far * view.errand.weight
        case v.Raise():
            return scene.weights.revived
        case v.Lend():
            return lent(scene, effect, hero)
    return 0.0


def healed(scene: Scene, hero: Hero, n: int) -> float:
    """Wounds that would let somebody fall soon are worth more."""
    wounds = min(n, hero.model.wounds)
    left = hero.tough - hero.model.wounds
    return wounds * (0.75 if 2 * left > hero.tough else 1.0) + (0.8 if left <= 3 and wounds > 1 else 0.0)


def lent(scene: Scene, effect: v.Lend, hero: Hero) -> float:
    """A mark, for a hero."""
    view, mine = scene.of(hero), hero is scene.me
    if hero.has(effect.mark):
        return 0.0
    danger = 0.0 if hero.has("hidden") else view.danger(hero.spot)
    match effect.mark:
        case "hit":
            later = 0.6 if hero.activated and not mine else 1.0
            return later * view.shot(hero.spot)[0] * effect.n / (7 - hero.quality)
        case "defense":
            return 0.17 * effect.n * danger * (0.6 if effect.until == "defended" else 1.0)
        case "regeneration":
            return danger / 3
        case "stealth":
            return 0.25 * danger
        case "hidden":
            return 0.8 * danger
        case "unhurt":
            return 0.7 * danger
        case "guarded":
            return guarded(scene, view, danger)
        case "sharp":
            return sharpened(view) if mine else 0.0
        case "deadly":
            return killing(view, effect.n) if mine else 0.0
        case "furious" | "swift":
            return charged(view, effect) if mine else 0.0
        case "fearless":
            return 0.15 if danger > 1 and 2 * (hero.tough - hero.model.wounds) <= hero.tough + danger else 0.0
        case "sure_hands" | "attribute":
            return steadied(view, effect)
    return 0.0


def guarded(scene: Scene, view: Scene, danger: float) -> float:
    """Hits are better taken by whoever has more left."""
    me, hero = scene.me, view.me
    mine, his = me.tough - me.model.wounds, hero.tough - hero.model.wounds
    return view.feared(danger) - scene.feared(danger) if mine > his + 2 else 0.0


def sharpened(view: Scene) -> float:
    """The best target is in cover."""
    spot = view.me.spot
    gain, whom = view.shot(spot)
    if not whom or view.lines.look(view.body(spot), view.foe(whom).body) != COVERED:
        return 0.0
    shots = next(shots for foe, shots in view.aims if foe.unit.id == whom)
    open_, covered = sum([s.open for s in shots]), sum([s.covered for s in shots])
    return gain * (open_ / covered - 1) if covered else 0.0


def killing(view: Scene, n: int) -> float:
    gain, whom = view.shot(view.me.spot)
    return gain * (min(n, values.tough(view.g, view.foe(whom).unit)) - 1) if whom else 0.0


def charged(view: Scene, effect: v.Lend) -> float:
    """An extra hit on each 6, or two inches more to somebody who is just out of reach."""
    if view.errand.kind in ("work", "carry", "revive"):
        return 0.0
    reach = values.allowance(view.g, view.me, "charge")
    near = [foe for foe in view.foes if foe.gap(view.me.spot, view.radius) <= reach]
    if effect.mark == "furious":
        gains = [foe.gain(blows.of_charge(view.g, view.me, foe.unit)) for foe in near]
        return 0.3 * max(gains, default=0.0)
    if near:
        return 0.0
    further = [foe for foe in view.foes if foe.gap(view.me.spot, view.radius) <= reach + effect.n * 1000]
    return 0.4 * max([foe.gain(blows.of_charge(view.g, view.me, foe.unit)) for foe in further], default=0.0)


def steadied(view: Scene, effect: v.Lend) -> float:
    """The test at a marker that is to be made soon."""
    errand, job, me = view.errand, view.plans.job, view.me
    if errand.kind != "work" or job is None or view.missing(me.spot) > values.allowance(view.g, me, "rush") / 1000:
        return 0.0
    if me.has(effect.mark):
        return 0.0
    fails = 1.0 - attribute_chance(view.g, me, job.attribute) / 1000
    saved = fails if effect.mark == "sure_hands" else min(fails, effect.n / 6)
    return saved * min(3.0, breath.price(view.g, me, 2, view.plans))
