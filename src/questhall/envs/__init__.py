"""The games as environments for programs that learn, by the conventions of PettingZoo."""

from .extra import NEEDED
from .making import env, parallel_env

__all__ = ["NEEDED", "env", "parallel_env"]
