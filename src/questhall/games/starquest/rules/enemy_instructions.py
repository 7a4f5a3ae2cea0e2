"""Beside a real table the people move the figures and roll the dice: one line says all that they have to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..entities import NOBODY, Instruction, Unit
from .enemy_aims import Shot
from .salvos import Salvo
from .shots import shots
from .strikes import charge, could_strike

if TYPE_CHECKING:
    from ..state import StarQuest

Rolls = tuple[tuple[int, int], ...]
"""So many dice, each of which needs so much to hit."""


def instruct(g: StarQuest, what: str, unit: Unit, target: int = NOBODY, rolls: Rolls | None = None, **way: Any) -> None:
    """`way` is how far it goes, and in which direction. Any: arguments of a line."""
    if not g.settings.beside:
        return
    told: dict[str, Any] = {"unit": unit.id, **way}
    if target != NOBODY:
        told["target"] = target
    if rolls is not None:
        told["rolls"] = tuple([f"{n} × {need}+" for n, need in rolls])
    g.tell(f"log.ai-instruction.{what}", ("ST-13",), **told)
    inches, bearing = way.get("inches", 0), way.get("bearing", "")
    g.instructions += (Instruction(what, unit.id, target, inches, bearing, rolls or ()),)


def of_shots(g: StarQuest, unit: Unit, shot: Shot) -> Rolls:
    """The dice of all shots, and what they need."""
    if not g.settings.beside:
        return ()
    return rolls(shots(g, unit, g.sure(shot.target), shot.moved, shot.stand))


def of_charge(g: StarQuest, unit: Unit, charged: Unit) -> Rolls:
    return rolls(charge(g, unit, charged, could_strike(g, unit, charged))) if g.settings.beside else ()


def rolls(salvos: Sequence[Salvo]) -> Rolls:
    return tuple([(dice.n, dice.need) for salvo in salvos for dice in salvo.dice])
