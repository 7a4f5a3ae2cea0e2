"""What the lab notes about SideQuest."""

from ..game import SIDEQUEST
from .checks import SideQuestChecks
from .experiment import SideQuestExperiment
from .practice import practice
from .study import STUDY

EXPERIMENT = SideQuestExperiment()
CHECKS = SideQuestChecks(SIDEQUEST)

__all__ = ["CHECKS", "EXPERIMENT", "STUDY", "practice"]
