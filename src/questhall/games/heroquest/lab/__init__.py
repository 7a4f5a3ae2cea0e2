"""HeroQuest in large numbers: what random games are checked for, and what quests are worth."""

from ..game import HEROQUEST
from .checks import HeroQuestChecks
from .experiment import HeroQuestExperiment
from .practice import contest, practice
from .study import STUDY

CHECKS = HeroQuestChecks(HEROQUEST)
EXPERIMENT = HeroQuestExperiment()

__all__ = ["CHECKS", "EXPERIMENT", "STUDY", "contest", "practice"]
