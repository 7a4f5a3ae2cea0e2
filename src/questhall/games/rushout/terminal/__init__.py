"""What the terminal knows about Rush Out!: its packs. It is played in the browser."""

from .packs import RushOutPacks

PACKS = RushOutPacks

__all__ = ["PACKS"]
