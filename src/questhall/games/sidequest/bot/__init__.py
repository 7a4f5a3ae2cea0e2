"""The heuristic player of SideQuest, for Hero and GM seats."""

from .player import SideQuestBot

__all__ = ["SideQuestBot"]
