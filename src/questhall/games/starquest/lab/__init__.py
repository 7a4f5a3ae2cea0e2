"""Star Quest in large numbers: what random games are checked for, and what missions are worth."""

from ..game import STARQUEST
from .checks import StarQuestChecks
from .experiment import StarQuestExperiment
from .practice import contest, practice
from .study import STUDY

CHECKS = StarQuestChecks(STARQUEST)
EXPERIMENT = StarQuestExperiment()

__all__ = ["CHECKS", "EXPERIMENT", "STUDY", "contest", "practice"]
