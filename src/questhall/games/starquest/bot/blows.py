"""What weapons are expected to do, before anybody stands anywhere: quick numbers for choosing places.

Where it is decided whom to shoot at or to charge, the exact odds of the rules are asked instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .. import odds, values
from .. import vocabulary as v
from ..entities import Unit
from ..rules.blast import struck, times
from ..rules.hits import needed_to_block
from ..rules.salvos import REND, heeded, is_usable, needed_to_hit, own_modifiers
from ..rules.sighting import COVER
from ..rules.strikes import blades, salvos
from ..space.measure import INCH
from ..values import Gun
from .alike import around, beside, once

if TYPE_CHECKING:
    from ..state import StarQuest

FAR = 9 * INCH
"""Beyond it Stealth hides and Relentless counts (ST-146, ST-154)."""
KEPT = 2 / 3
"""How likely Regeneration does not ignore a wound (ST-145)."""


class Shot(Struct, frozen=True, gc=False):
    """What all weapons of one name do to a target within their range."""

    range: int
    open: float
    """Expected wounds in the open."""
    covered: float
    blind: bool = False
    """It needs no sight (ST-141)."""
    far: float = 1.0
    """How much of it is left beyond 9 inches."""


@once(around)
def shots_at(g: StarQuest, unit: Unit, target: Unit) -> list[Shot]:
    """Everything that a unit can fire at a target, whatever is between them."""
    guns: dict[str, tuple[Gun, int]] = {}
    for model in unit.models:
        for gun in values.guns(g, unit, model):
            if gun.range and is_usable(unit, gun):
                guns[gun.name] = gun, guns.get(gun.name, (gun, 0))[1] + 1
    return [shot_of(g, unit, target, gun, n) for gun, n in guns.values()]


def shot_of(g: StarQuest, unit: Unit, target: Unit, gun: Gun, n: int) -> Shot:
    near = wounds_of(g, unit, target, gun, 0, False) * n
    if gun.weapon.blast or gun.sharp or unit.has("sharp"):
        covered = near
    else:
        covered = wounds_of(g, unit, target, gun, COVER, False) * n
    far = wounds_of(g, unit, target, gun, 0, True) * n
    return Shot(gun.range, near, covered, gun.weapon.indirect, far / near if near else 1.0)


def wounds_of(g: StarQuest, unit: Unit, target: Unit, gun: Gun, cover: int, far: bool) -> float:
    """Of one weapon."""
    weapon, modifiers = gun.weapon, own_modifiers(unit)
    if far and not unit.has("sharp") and values.all_have(g, target, "stealth"):
        modifiers.append(("stealth", -1))
    need = needed_to_hit(g, unit, gun, heeded(gun, modifiers))
    extra = weapon.surge + (far and bool(values.any_has(g, unit, "relentless")))
    plain = pierced(g, target, gun.ap, cover, weapon.bane)
    six = pierced(g, target, gun.ap + REND, cover, weapon.bane) if weapon.rending else plain
    wounds = gun.attacks * ((6 - need + extra) * plain + six) / 6
    deadly = min(max(1, weapon.deadly, unit.total("deadly")), values.tough(g, target))
    many = times(g, weapon.blast, struck(g, unit, target)) if weapon.blast else 1
    ignored = weapon.bane or weapon.rending or weapon.unstoppable
    kept = KEPT if not ignored and values.all_have(g, target, "regeneration") else 1.0
    return wounds * deadly * many * kept


def pierced(g: StarQuest, target: Unit, ap: int, cover: int, bane: bool = False) -> float:
    """How likely a hit is not blocked; against Bane a 6 is rolled again (ST-105)."""
    blocked = (7 - needed_to_block(g, target, ap, cover)) / 6
    return 1 - (blocked - 1 / 6 + blocked / 6 if bane else blocked)


def of_hits(g: StarQuest, target: Unit, n: int, ap: int, bane: bool = False, deadly: int = 0) -> float:
    """Hits that a spell, a skill or a trap deals: cover does not help (ST-222)."""
    return n * pierced(g, target, ap, 0, bane) * max(1, min(deadly, values.tough(g, target)))


def of_effects(g: StarQuest, effects: v.Effects, target: Unit) -> float:
    """Wounds that a spell or a skill does to a target."""
    wounds = 0.0
    for effect in effects:
        match effect:
            case v.Hits():
                wounds += of_hits(g, target, effect.n, effect.ap, effect.bane, effect.deadly)
            case v.Volley():
                hit = (7 - effect.quality) / 6
                wounds += effect.attacks * hit * pierced(g, target, effect.ap, 0)
    return wounds


# --- at close quarters -------------------------------------------------------------------------------


@once(beside)
def of_charge(g: StarQuest, unit: Unit, target: Unit) -> float:
    if not any(blades(g, unit, model) for model in unit.models):
        return 0.0
    return float(odds.of_charge(g, unit, target))


@once(beside)
def struck_back(g: StarQuest, unit: Unit, foe: Unit) -> float:
    """What a unit does in return when it is charged, if all of it gets at the foe."""
    return float(odds.expected(g, unit, foe, salvos(g, unit, unit.models, charging=False)))


# --- what somebody has left ----------------------------------------------------------------------------


def left(g: StarQuest, unit: Unit) -> int:
    """Wounds until it is out."""
    tough = values.tough(g, unit)
    return sum([tough - model.wounds for model in unit.models])
