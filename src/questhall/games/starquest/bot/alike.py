"""What a unit does to another is reckoned once for all who are alike, on whatever table they meet."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from ..entities import Hero, Unit
from ..lore import Lore
from ..rules.blast import struck, times
from ..space.keeping import keep

if TYPE_CHECKING:
    from ..state import StarQuest

KEPT = 4_000
"""So much is kept of each kind of blows, for all tables together."""
MANY = 1_000
"""More models than any Blast hits."""
T = TypeVar("T")
Reckon = Callable[["StarQuest", Unit, Unit], T]
Likeness = tuple[Any, ...]
"""Any: values of a unit, only to be compared."""


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
                keep(known, key, reckon(g, unit, target), KEPT)
            return known[key]

        return reckoned

    return kept
