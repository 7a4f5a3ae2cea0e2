"""What the measurement asks of a peer.

A module in this folder offers `peer()`, which imports the peer and returns it in this shape.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

Game = TypeVar("Game")

SEED = 20


@dataclass(frozen=True)
class Peer(Generic[Game]):
    """One game of one library, driven by its shortest public way from decision to decision."""

    version: str
    begin: Callable[[], Game]
    """A new game, set up and dealt, standing at its first decision."""
    play: Callable[[Game, int], int]
    """Random decisions until the end or the given number; returns how many. Chance is not counted."""
    over: Callable[[Game], bool]
    options: Callable[[Game], int]
    """How many options the present decision has."""
    clone: Callable[[Game], Game]
    view: Callable[[Game], object] | None = None
    """What the player to decide may see; none where nothing is hidden or the peer has no such thing."""
    snapshot: Callable[[Game], Any] | None = None
    """The state as text or bytes that another process could read."""
    restore: Callable[[Any], object] | None = None
