"""Star Quest in the terminal: a coarse map with measures."""

from .face import StarQuestFace
from .packs import StarQuestPackTools

FACE = StarQuestFace
PACKS = StarQuestPackTools

__all__ = ["FACE", "PACKS"]
