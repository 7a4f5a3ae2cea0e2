"""Star Quest in large numbers: what random games are checked for, and what missions are worth."""

from ..game import STARQUEST
from .checks import StarQuestChecks
from .experiment import StarQuestExperiment
from .practice import practice

CHECKS = StarQuestChecks(STARQUEST)
EXPERIMENT = StarQuestExperiment()

__all__ = ["CHECKS", "EXPERIMENT", "practice"]
