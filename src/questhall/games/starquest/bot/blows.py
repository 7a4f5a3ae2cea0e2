"""What weapons are expected to do, before anybody stands anywhere: quick numbers for choosing places.

Where it is decided whom to shoot at or to charge, the exact odds of the rules are asked instead."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from .. import odds, values
from .. import vocabulary as v
from ..entities import Hero, Unit
from ..lore import Lore
from ..rules.blast import struck, times
from ..rules.hits import needed_to_block
from ..rules.salvos import REND, heeded, is_usable, needed_to_hit, own_modifiers
from ..rules.sighting import COVER
from ..rules.strikes import blades, salvos
from ..space.keeping import keep
from ..space.measure import INCH
from ..values import Gun

if TYPE_CHECKING:
    from ..state import StarQuest

FAR = 9 * INCH
"""Beyond it Stealth hides and Relentless counts (ST-146, ST-154)."""
KEPT = 2 / 3
"""How likely Regeneration does not ignore a wound (ST-145)."""
KEPT_BLOWS = 4_000
"""So many are kept, for all tables together."""
MANY = 1_000
"""More models than any Blast hits."""
T = TypeVar("T")
Likeness = tuple[Any, ...]
"""Any: values of a unit, only to be compared."""


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


# --- kept -------------------------------------------------------------------------------------------


def likeness(unit: Unit) -> Likeness:
    """All that its blows, and those that it takes, hang on, but for where anybody stands."""
    alike = (
        unit.kind,
        tuple([model.member for model in unit.models]),
        unit.marks,
        unit.fired,
        unit.fatigued,
        unit.shaken,
    )
    if not isinstance(unit, Hero):
        return alike
    return (*alike, unit.arms, unit.wares, unit.injuries, unit.quality, unit.defense, unit.tough)


def around(g: StarQuest, unit: Unit, target: Unit) -> int | None:
    """What shots hang on of where all stand: how many a Blast could hit."""
    return times(g, MANY, struck(g, unit, target)) if has_blast(g, unit, ranged=True) else 0


def beside(g: StarQuest, unit: Unit, target: Unit) -> int | None:
    """The same of strikes; None: whoever guards the target has to be near, and a Blast hits others too."""
    return None if target.has("guarded") or has_blast(g, unit, ranged=False) else 0


def has_blast(g: StarQuest, unit: Unit, ranged: bool) -> bool:
    if not isinstance(unit, Hero):
        return kind_has_blast(g.lore, unit.kind, ranged)
    return any(is_blast(g.lore, arm.weapon, ranged) for arm in unit.arms)


@lru_cache(maxsize=1_000)
def kind_has_blast(lore: Lore, kind: str, ranged: bool) -> bool:
    """Whether any of a kind of enemies has."""
    printed = lore.units[kind]
    names = [*printed.weapons, *[name for member in printed.members for name in member.weapons]]
    return any(is_blast(lore, name, ranged) for name in names)


def is_blast(lore: Lore, name: str, ranged: bool) -> bool:
    weapon = lore.weapons[name]
    return weapon.blast > 0 and (weapon.range > 0) == ranged


Reckon = Callable[["StarQuest", Unit, Unit], T]


def once(place: Reckon[int | None]) -> Callable[[Reckon[T]], Reckon[T]]:
    """What a unit does to another is reckoned once for all who are alike."""

    def kept(reckon: Reckon[T]) -> Reckon[T]:
        @lru_cache(maxsize=8)
        def known_of(lore: Lore) -> dict[tuple[Likeness, Likeness, int], T]:
            return {}

        def reckoned(g: StarQuest, unit: Unit, target: Unit) -> T:
            where = place(g, unit, target)
            if where is None:
                return reckon(g, unit, target)
            known, key = known_of(g.lore), (likeness(unit), likeness(target), where)
            if key not in known:
                keep(known, key, reckon(g, unit, target), KEPT_BLOWS)
            return known[key]

        return reckoned

    return kept


# --- shots ------------------------------------------------------------------------------------------


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
