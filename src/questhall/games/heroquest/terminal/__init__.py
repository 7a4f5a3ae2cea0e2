"""HeroQuest in the terminal: the dungeon in characters."""

from .face import HeroQuestFace
from .packs import HeroQuestPackTools

FACE = HeroQuestFace
PACKS = HeroQuestPackTools

__all__ = ["FACE", "PACKS"]
