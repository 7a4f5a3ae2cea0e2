"""The games as environments for programs that learn, by the conventions of PettingZoo."""

from .extra import NEEDED
from .making import env, parallel_env
from .policy import Batch, ByChance, Policy
from .rollout import Played, Step, VectorRollout

__all__ = ["NEEDED", "Batch", "ByChance", "Played", "Policy", "Step", "VectorRollout", "env", "parallel_env"]
