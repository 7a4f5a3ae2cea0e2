"""What makes no sense in a pack of HeroQuest, beyond the types of its files."""

from .entries import check_entry
from .quests import warn_of_quests
from .whole import Whole

__all__ = ["Whole", "check_entry", "warn_of_quests"]
