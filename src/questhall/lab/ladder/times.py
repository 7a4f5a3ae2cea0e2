"""How long answers take: the median and the worst of very many, kept in little room."""

from __future__ import annotations

from math import log10
from time import thread_time
from typing import Any

from msgspec import Struct

from questhall.kernel.answers import Answer
from questhall.players.player import AnySituation, Player

STEPS = 20
"""So many steps to a factor of ten: neighbours differ by 12 %."""
SHORTEST = 1e-6


class Times(Struct):
    """Answers, counted by how long they took."""

    counts: dict[int, int] = {}
    worst: float = 0.0
    """Seconds."""
    late: int = 0
    """Questions that the house has answered, because a program took too long."""

    def add(self, seconds: float) -> None:
        step = round(STEPS * log10(max(seconds, SHORTEST)))
        self.counts[step] = self.counts.get(step, 0) + 1
        self.worst = max(self.worst, seconds)

    def take(self, other: Times) -> None:
        for step, n in other.counts.items():
            self.counts[step] = self.counts.get(step, 0) + n
        self.worst = max(self.worst, other.worst)
        self.late += other.late

    @property
    def answers(self) -> int:
        return sum(self.counts.values())

    @property
    def median(self) -> float:
        """Seconds, as near as the steps are."""
        before, half = 0, (self.answers + 1) / 2
        for step in sorted(self.counts):
            before += self.counts[step]
            if before >= half:
                return float(10 ** (step / STEPS))
        return 0.0


class Timed:
    """A player with somebody beside it who holds a watch, which stands while the machine does something else."""

    def __init__(self, player: Player, times: Times) -> None:
        self._player = player
        self._times = times

    def choose(self, now: AnySituation) -> Answer | None:
        began = thread_time()
        answer = self._player.choose(now)
        self._times.add(thread_time() - began)
        return answer

    def thinks(self, view: Any) -> int | None:
        return self._player.thinks(view)
