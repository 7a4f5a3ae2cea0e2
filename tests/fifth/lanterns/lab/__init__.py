"""Lantern Bearers in large numbers: what random games are checked for. The experiment is the plain one."""

from ..game import LANTERNS
from .checks import LanternsChecks

CHECKS = LanternsChecks(LANTERNS)

__all__ = ["CHECKS"]
