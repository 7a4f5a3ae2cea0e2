"""Players who know Rush Out!."""

from .player import LEVELS, RushOutBot

__all__ = ["LEVELS", "RushOutBot"]
