"""What decides in many games at once, and what it is shown."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]


class Batch(NamedTuple):
    """Decisions that are wanted now, each in another game or of another seat."""

    views: Floats
    """A line for each decision."""
    rows: Floats
    """The options of the first decision, then those of the second, and so on. Where time runs, the first row of each
    decision is all zeros: to wait."""
    starts: Whole
    """Where the rows of each decision begin, and at the end where the last ones end."""
    draws: NDArray[np.float64]
    """A number from 0 to 1 for each decision, by the chance of its own game."""
    seats: Whole

    @property
    def counts(self) -> Whole:
        """How many options each decision has."""
        return np.diff(self.starts)


class Policy(Protocol):
    """Chooses an action for each decision: its number among the rows of the decision. For several processes it has to
    be something that can be sent to them."""

    def choose(self, batch: Batch) -> Whole: ...


class ByChance:
    """Every option is as good as any other."""

    def choose(self, batch: Batch) -> Whole:
        return (batch.draws * batch.counts).astype(np.int64)
