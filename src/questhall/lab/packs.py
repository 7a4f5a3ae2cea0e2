"""What the lab plays with: the packs that come with a game, and those in folders that were added."""

from questhall.games.shelf import on_table

__all__ = ["on_table"]
