"""Exact expectations: how many wounds shots or a charge would do (ST-280)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from .entities import Unit
from .space.terrain import Spot

if TYPE_CHECKING:
    from .state import StarQuest

Stand = Mapping[int, Spot]
"""Where the models of a unit would stand, by their numbers; those that are not named stand where they are."""


def of_shots(g: StarQuest, unit: Unit, target: Unit, stand: Stand, moved: bool) -> Fraction:
    """The expected wounds of everything that the unit can fire at a target from there."""
    return Fraction(0)


def of_charge(g: StarQuest, unit: Unit, target: Unit) -> Fraction:
    """The expected wounds of a charge with all models that could strike, without the strike back."""
    return Fraction(0)
