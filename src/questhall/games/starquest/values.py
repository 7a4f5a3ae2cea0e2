"""Values of units, computed when asked for: what is printed, what was gained, what is lent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from . import vocabulary as v
from .entities import Arm, Hero, Model, Unit
from .space.measure import INCH

if TYPE_CHECKING:
    from .state import StarQuest

RADII = {25: 492, 32: 630, 40: 787, 50: 984, 60: 1181}
"""ST-240."""
HEIGHTS = {25: 1250, 32: 1250, 40: 2000, 50: 2000, 60: 2750}
ADVANCE, RUSH = 6 * INCH, 12 * INCH
LENT = ("regeneration", "furious", "fearless", "stealth")
"""Special rules that a mark can lend."""
ADDED = ("caster", "fear", "impact")
"""Special rules with an (X)."""


class Gun(Struct, frozen=True, gc=False):
    """A weapon as it is used: with the wares that are built into it."""

    weapon: v.Weapon
    attacks: int
    ap: int
    range: int
    """In thousandths; 0: melee."""
    sharp: bool = False

    @property
    def name(self) -> str:
        return self.weapon.id


# --- profiles --------------------------------------------------------------------------------------


def quality(g: StarQuest, unit: Unit) -> int:
    """What it tests; an eye injury is a modifier of the roll and not in here."""
    return unit.quality if isinstance(unit, Hero) else g.lore.units[unit.kind].quality


def defense(g: StarQuest, unit: Unit) -> int:
    return unit.defense if isinstance(unit, Hero) else g.lore.units[unit.kind].defense


def tough(g: StarQuest, unit: Unit) -> int:
    """Of each model (ST-219: without Tough it is 1)."""
    return unit.tough if isinstance(unit, Hero) else max(1, g.lore.units[unit.kind].tough)


def attribute(g: StarQuest, unit: Unit, name: v.Attribute) -> int:
    """Enemies have none and test Quality instead (ruling 24)."""
    return int(getattr(unit, name)) if isinstance(unit, Hero) else quality(g, unit)


def radius(g: StarQuest, unit: Unit) -> int:
    return size(g, unit)[0]


def height(g: StarQuest, unit: Unit) -> int:
    return size(g, unit)[1]


def size(g: StarQuest, unit: Unit) -> tuple[int, int]:
    """The radius and the height of each of its bodies (ST-240)."""
    known, scale, is_hero = g.lore.sizes, g.base_scale, isinstance(unit, Hero)
    key = unit.kind, is_hero, scale
    found = known.get(key)
    if found is None:
        tall = None if is_hero else g.lore.units[unit.kind].height
        base = g.lore.classes[unit.kind].base if is_hero else g.lore.units[unit.kind].base
        own = HEIGHTS[base] if tall is None else v.thousandths(tall)
        found = known[key] = RADII[base] * scale, own * scale
    return found


# --- special rules -----------------------------------------------------------------------------------


def rules_of(g: StarQuest, unit: Unit, model: Model) -> tuple[v.Rules, ...]:
    """From all sources."""
    if isinstance(unit, Hero):
        return (g.lore.classes[unit.kind].rules, *[g.lore.wares[ware].rules for ware in unit.wares])
    printed = g.lore.units[unit.kind]
    return (printed.rules,) if not model.member else (printed.rules, printed.members[model.member - 1].rules)


def rule_of(g: StarQuest, unit: Unit, model: Model, name: str) -> int:
    """What a rule is worth for a model: its X, 1 for a rule without one, 0 if it has it not. The same rule from two
    sources counts once, but the X of both add up (ST-210)."""
    if isinstance(unit, Hero):
        worth = worth_of(g, unit, model, name)
    else:
        key, known = (unit.kind, model.member, name), g.lore.worths
        found = known.get(key)
        worth = known[key] = worth_of(g, unit, model, name) if found is None else found
    return worth or int(name in LENT and unit.has(name))


def worth_of(g: StarQuest, unit: Unit, model: Model, name: str) -> int:
    """Of what is printed and worn."""
    worth = [int(getattr(rules, name)) for rules in rules_of(g, unit, model)]
    return (sum if name in ADDED else max)(worth)


def any_has(g: StarQuest, unit: Unit, name: str) -> int:
    """Whether one model has a rule; its highest X."""
    return max([rule_of(g, unit, model, name) for model in unit.models], default=0)


def all_have(g: StarQuest, unit: Unit, name: str) -> bool:
    """Regeneration and Stealth count only if all have them (ST-144, ST-154)."""
    return all(rule_of(g, unit, model, name) for model in unit.models)


# --- weapons -----------------------------------------------------------------------------------------


def guns(g: StarQuest, unit: Unit, model: Model) -> list[Gun]:
    """Everything that a model attacks with."""
    if isinstance(unit, Hero):
        return [armed(g, arm) for arm in unit.arms]
    printed = g.lore.units[unit.kind]
    names = printed.weapons if not model.member else printed.members[model.member - 1].weapons
    return [plain(g, name) for name in names]


def plain(g: StarQuest, name: str) -> Gun:
    found = g.lore.guns.get(name)
    if found is None:
        weapon = g.lore.weapons[name]
        found = g.lore.guns[name] = Gun(weapon, weapon.attacks, weapon.ap, v.thousandths(weapon.range))
    return found


def armed(g: StarQuest, arm: Arm) -> Gun:
    gun = plain(g, arm.weapon)
    for name in arm.wares:
        ware = g.lore.wares[name]
        further = v.thousandths(ware.range) if gun.range else 0
        sharp = gun.sharp or ware.sharp
        gun = Gun(gun.weapon, gun.attacks + ware.attacks, gun.ap + ware.ap, gun.range + further, sharp)
    return gun


# --- movement ------------------------------------------------------------------------------------------


def allowance(g: StarQuest, unit: Unit, action: str) -> int:
    """Of an action: Fast, Slow and a leg injury, then halved by Crippled; difficult ground caps it later (ST-237)."""
    if any_has(g, unit, "immobile"):
        return 0
    full, step = (ADVANCE, 2 * INCH) if action == "advance" else (RUSH, 4 * INCH)
    if all_have(g, unit, "fast"):
        full += step
    if any_has(g, unit, "slow"):
        full -= step
    if isinstance(unit, Hero):
        full -= step * ("leg" in unit.injuries)
        if action == "charge":
            full += unit.total("swift") * INCH
    return crippled(unit, max(0, full))


def crippled(unit: Unit, length: int) -> int:
    return length // 2 if "crippled" in unit.status else length
