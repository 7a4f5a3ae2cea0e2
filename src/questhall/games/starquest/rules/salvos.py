"""The dice of an attack: how many, what they need, and what their hits are worth. The rules roll these dice, and the
odds reckon with the very same (ST-38, ST-211 to ST-213)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from .. import values
from ..entities import Hero, Unit
from ..values import Gun
from .testing import natural

if TYPE_CHECKING:
    from ..state import StarQuest

RELIABLE = 2
"""ST-148."""
SIX = 6
REND = 4
"""What a natural 6 adds to the AP of a rending weapon (ST-150)."""
Kind = Literal["shot", "strike", "impact", "volley"]
Modifiers = tuple[tuple[str, int], ...]
"""What is added to a roll, and why."""


class Dice(Struct, frozen=True, gc=False):
    """Dice of one weapon that are alike in everything."""

    n: int
    need: int
    """The lowest face that hits."""
    ap: int = 0
    cover: int = 0
    """What cover adds to the Defense rolls against their hits."""
    extra: int = 0
    """Further hits of a natural 6 (ST-213)."""
    rend: int = 0
    """AP that the first hit of a natural 6 has on top (ST-150)."""
    modifiers: Modifiers = ()
    """What made them need that, to be told."""


class Salvo(Struct, frozen=True, gc=False):
    """Everything that a unit throws at a target with weapons of one name."""

    kind: Kind
    weapon: str
    dice: tuple[Dice, ...]
    blast: int = 0
    deadly: int = 1
    bane: bool = False
    no_regeneration: bool = False
    less: int = 0
    """Hits that are taken away: of Impact by Counter (ST-123)."""
    fear: tuple[tuple[int, int], ...] = ()
    """Models whose Fear counts if they wound somebody, and its X (ST-129)."""

    @property
    def rank(self) -> int:
        """Deadly weapons first, then Impact, then the rest (ST-211)."""
        return 0 if self.deadly > 1 else 1 if self.kind == "impact" else 2


class Aim(Struct, frozen=True, gc=False):
    """A salvo, and the unit that it is meant for."""

    target: int
    salvo: Salvo


def salvo_of(
    kind: Kind, gun: Gun, dice: Sequence[Dice], deadly: int = 0, fear: Sequence[tuple[int, int]] = ()
) -> Salvo:
    """With the rules of the weapon; what is lent adds to its Deadly(X) (ST-210)."""
    weapon = gun.weapon
    return Salvo(
        kind,
        weapon.id,
        alike(dice),
        weapon.blast,
        max(1, weapon.deadly + deadly),
        weapon.bane,
        weapon.rending or weapon.unstoppable,
        fear=tuple(fear),
    )


def alike(dice: Sequence[Dice]) -> tuple[Dice, ...]:
    """Those of several models that need the same are counted together."""
    found: dict[Dice, int] = {}
    for some in dice:
        key = replace(some, n=0)
        found[key] = found.get(key, 0) + some.n
    return tuple([replace(key, n=n) for key, n in found.items()])


def is_usable(unit: Unit, gun: Gun) -> bool:
    """Limited weapons work once in a mission (ST-143)."""
    return not gun.weapon.limited or gun.name not in unit.fired


# --- what a die needs --------------------------------------------------------------------------------


def own_modifiers(unit: Unit) -> list[tuple[str, int]]:
    """Of every roll to hit: what is lent, and an injured eye (ST-197)."""
    found = [("lent", mark.n) for mark in unit.marks if mark.kind == "hit"]
    if isinstance(unit, Hero) and "eye" in unit.injuries:
        found.append(("injury", -1))
    return found


def heeded(gun: Gun, modifiers: Sequence[tuple[str, int]]) -> Modifiers:
    """Unstoppable weapons know no minus (ST-161, ST-221)."""
    return tuple([pair for pair in modifiers if pair[1] > 0 or not gun.weapon.unstoppable])


def needed_to_hit(g: StarQuest, unit: Unit, gun: Gun, modifiers: Modifiers, fatigued: bool = False) -> int:
    """Reliable, then the modifiers; fatigue overrules both (ST-212)."""
    if fatigued:
        return SIX
    value = RELIABLE if gun.weapon.reliable else values.quality(g, unit)
    return natural(value, sum([n for _, n in modifiers]))
