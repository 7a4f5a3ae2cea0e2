"""Brings every file in which acts register (see `acts`)."""

from ..town import acts as town
from . import doors, hero_turn, master_turn, moving, striking

__all__ = ["doors", "hero_turn", "master_turn", "moving", "striking", "town"]
