"""Players who know Rush Out!."""

from .player import LEVELS, Level, RushOutBot

__all__ = ["LEVELS", "Level", "RushOutBot"]
