"""How the house plays HeroQuest: heroes who stay together, and a game master who moves monsters by their manners."""

from .level import LEVELS, Level
from .player import HeroQuestBot
from .weights import Weights

__all__ = ["LEVELS", "HeroQuestBot", "Level", "Weights"]
