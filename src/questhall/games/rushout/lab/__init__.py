"""Rush Out! in large numbers."""

from ..game import RUSHOUT
from .checks import RushOutChecks
from .experiment import RushOutExperiment
from .study import STUDY

EXPERIMENT = RushOutExperiment()
CHECKS = RushOutChecks(RUSHOUT)

__all__ = ["CHECKS", "EXPERIMENT", "STUDY"]
