"""How the house plays Star Quest: heroes who know what the mission wants, and keep to cover on the way to it."""

from .level import LEVELS, OCCASIONS, Level
from .player import StarQuestBot
from .weights import Weights

__all__ = ["LEVELS", "OCCASIONS", "Level", "StarQuestBot", "Weights"]
