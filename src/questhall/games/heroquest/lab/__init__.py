"""HeroQuest in large numbers: what random games are checked for, and what quests are worth."""

from ..game import HEROQUEST
from .checks import HeroQuestChecks

CHECKS = HeroQuestChecks(HEROQUEST)

__all__ = ["CHECKS"]
