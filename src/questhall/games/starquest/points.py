"""What units and heroes are worth in points: a formula in whole thousandths of a point, rounded to fives at the end.

An enemy army is bought for a share of what the party is worth, so both are measured with the same rod. Its numbers are
fitted to fights that the lab lets players fight against one kind of enemy at a time: `questhall simulate starquest
--points` tells how far each is off.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from . import vocabulary as v

WHOLE = 1000
STEP = 5 * WHOLE
"""Points come in fives."""
BODY = 6_000
ARMOUR = {6: 1_000, 5: 1_230, 4: 1_530, 3: 1_810, 2: 2_280}
"""By Defense."""
STAYING = (
    0, 1000, 1879, 2718, 3531, 4326, 5106, 5875, 6635, 7385, 8128, 8865, 9595, 10320, 11040, 11756, 12467, 13174,
    13877, 14577, 15273, 15967, 16657, 17345, 18030, 18712, 19392, 20070, 20745, 21418, 22089,
)  # fmt: skip
MOST_TOUGH = len(STAYING) - 1
"""By Tough: its power 0.91, since the last wounds are seldom all needed."""
NERVE = 180
"""Of the body, for each step of Quality above 4+."""
REACH = ((9, 1_400), (12, 8_500), (18, 9_800))
FAR = 12_000
"""An attack that always hits, by the range of its weapon: up to so many inches, or farther."""
AT_HAND = 4_300
"""The same in melee."""
AP, BLAST, DEADLY = 330, 900, 600
"""Of the attack, for each step above none."""
TRAIT = 1_250
"""A weapon with one more rule is worth so much of it."""
LIMITED = 300
"""A weapon that works once."""
RULES = {
    "ambush": 300, "fast": 300, "fear": 4_200, "fearless": 1_500, "flying": 1_800, "furious": 1_200, "immobile": -1_000,
    "impact": 2_400, "regeneration": 4_800, "relentless": 1_200, "scout": 1_200, "strider": 1_800, "villain": 3_000,
}  # fmt: skip
"""Special rules, for each point of Tough. To be slow or stealthy is worth nothing: enemies come to those who wait."""
TOKENS = 9_500
"""Caster, for each spell token in a round."""
SKILL, STAMINA = 10 * WHOLE, 3 * WHOLE
LEVEL = 15
"""Points for each level above the first."""

TRAITS = ("bane", "counter", "indirect", "rending", "surge", "thrust", "unstoppable")
YARDSTICK = v.HeroClass(
    id="yardstick", name={}, about={}, quality=4, defense=6, strength=5, dexterity=5, willpower=5, stamina=6,
    weapons=("gun", "blade"), skills=(), ability="", points=0,
)  # fmt: skip
GUN = v.Weapon(id="gun", name={}, range=18, attacks=2)
BLADE = v.Weapon(id="blade", name={}, attacks=2)
"""Who wears a ware when it is measured."""

Weapons = Mapping[str, v.Weapon]


def points_of_unit(unit: v.Unit, weapons: Weapons) -> int:
    """All of its models, each with what it carries."""
    worth = unit.count * _model(unit, unit.weapons, weapons, _rules(unit.rules, unit.tough))
    for member in unit.members:
        rules = _rules(unit.rules, unit.tough) + _rules(member.rules, unit.tough)
        worth += member.count * _model(unit, member.weapons, weapons, rules)
    return in_fives(worth)


def points_of_class(hero: v.HeroClass, weapons: Weapons) -> int:
    """A hero of the first level."""
    return in_fives(_hero(hero, weapons))


def points_of_hero(first_level: int, level: int, wares: Sequence[v.Ware] = ()) -> int:
    """A hero who has grown: what the class is worth, the levels above the first, and what is worn or built in."""
    return first_level + LEVEL * (level - 1) + sum([ware.points for ware in wares])


def points_of_ware(ware: v.Ware) -> int:
    """What it adds to an ordinary hero; what fits several weapons counts where it does most."""
    plain = _hero(YARDSTICK, {"gun": GUN, "blade": BLADE})
    worn = [_hero(_wearing(ware), {"gun": gun, "blade": blade}) for gun, blade in _built_in(ware)]
    return in_fives(max(worn) - plain)


def in_fives(thousandths: int) -> int:
    """Rounded to the nearest five, and never nothing."""
    return max(1, (2 * thousandths + STEP) // (2 * STEP)) * 5


# --- the parts --------------------------------------------------------------------------------------


def _hero(hero: v.HeroClass, weapons: Weapons) -> int:
    worth = _model(hero, hero.weapons, weapons, _rules(hero.rules, hero.tough))
    return worth + SKILL * len(hero.skills) + STAMINA * hero.stamina


def _model(one: v.Unit | v.HeroClass, carried: Sequence[str], weapons: Weapons, rules: int) -> int:
    staying = STAYING[max(1, min(one.tough, MOST_TOUGH))]
    body = _part(BODY, ARMOUR[one.defense], staying, WHOLE + NERVE * (4 - one.quality))
    return body + sum([_weapon(weapons[name], one.quality) for name in carried]) + rules


def _weapon(weapon: v.Weapon, quality: int) -> int:
    hits = 7 - (2 if weapon.reliable else quality)
    worth = weapon.attacks * hits * _reach(weapon) // 6
    worth = _part(worth, WHOLE + AP * weapon.ap, _above_one(BLAST, weapon.blast), _above_one(DEADLY, weapon.deadly))
    for trait in TRAITS:
        if getattr(weapon, trait):
            worth = _part(worth, TRAIT)
    return _part(worth, LIMITED) if weapon.limited else worth


def _reach(weapon: v.Weapon) -> int:
    if weapon.melee:
        return AT_HAND
    return next((worth for most, worth in REACH if weapon.range <= most), FAR)


def _above_one(step: int, n: int) -> int:
    return WHOLE + step * max(0, n - 1)


def _rules(rules: v.Rules, tough: int) -> int:
    worth = sum([points for rule, points in RULES.items() if getattr(rules, rule)])
    return tough * worth + TOKENS * rules.caster


def _part(worth: int, *factors: int) -> int:
    for factor in factors:
        worth = worth * factor // WHOLE
    return worth


def _wearing(ware: v.Ware) -> v.HeroClass:
    hero = YARDSTICK
    return replace(
        hero,
        defense=hero.defense - ware.defense,
        tough=hero.tough + ware.tough,
        stamina=hero.stamina + ware.stamina,
        rules=ware.rules,
    )


def _built_in(ware: v.Ware) -> list[tuple[v.Weapon, v.Weapon]]:
    """The gun and the blade with the ware in one of them. Shots that ignore cover count like one more rule."""
    pairs = [] if ware.fits in ("ranged", "melee", "weapon") else [(GUN, BLADE)]
    if ware.fits in ("ranged", "weapon"):
        gun = replace(GUN, attacks=GUN.attacks + ware.attacks, ap=ware.ap, range=GUN.range + ware.range)
        pairs.append((replace(gun, indirect=ware.sharp), BLADE))
    if ware.fits in ("melee", "weapon"):
        pairs.append((GUN, replace(BLADE, attacks=BLADE.attacks + ware.attacks, ap=ware.ap)))
    return pairs
