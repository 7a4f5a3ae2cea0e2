"""SideQuest in the terminal."""

from .face import SideQuestFace
from .packs import SideQuestPacks

FACE = SideQuestFace
PACKS = SideQuestPacks

__all__ = ["FACE", "PACKS"]
