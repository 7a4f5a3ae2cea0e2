"""Beside a real table the people move the figures and roll the dice: one line says all that they have to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..entities import Unit
from .enemy_aims import Shot
from .salvos import Salvo
from .shots import shots
from .strikes import charge, could_strike

if TYPE_CHECKING:
    from ..state import StarQuest


def instruct(g: StarQuest, what: str, **args: Any) -> None:
    """Any: arguments of a line."""
    if g.settings.beside:
        g.tell(f"log.ai-instruction.{what}", ("ST-13",), **args)


def of_shots(g: StarQuest, unit: Unit, shot: Shot) -> tuple[str, ...]:
    """The dice of all shots, and what they need."""
    if not g.settings.beside:
        return ()
    return rolls(shots(g, unit, g.sure(shot.target), shot.moved, shot.stand))


def of_charge(g: StarQuest, unit: Unit, charged: Unit) -> tuple[str, ...]:
    return rolls(charge(g, unit, charged, could_strike(g, unit, charged))) if g.settings.beside else ()


def rolls(salvos: Sequence[Salvo]) -> tuple[str, ...]:
    return tuple([f"{dice.n} × {dice.need}+" for salvo in salvos for dice in salvo.dice])
