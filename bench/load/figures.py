"""What is counted while tables play."""

from __future__ import annotations

import os
import re
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time

TICKS = os.sysconf("SC_CLK_TCK")
MOVES = re.compile(r"^questhall_moves_total (\S+)$", re.MULTILINE)


@dataclass
class Figures:
    """Noted by the tables, but only while it is measured."""

    on: bool = False
    moves: int = 0
    refused: int = 0
    unchanged: int = 0
    """Screens on which a move left everything as it was."""
    messages: int = 0
    updates: int = 0
    """Those of them that change a screen."""
    size: int = 0
    """Bytes of the updates."""
    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move to its arrival, for every screen; in a race from the moment at which it counts."""
    replies: list[float] = field(default_factory=list)
    """Seconds from sending a move to its acknowledgement."""
    late: list[float] = field(default_factory=list)
    """How much later than planned the generator itself got to act."""


def part(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else float("nan")


@dataclass
class Moment:
    """What the processes have used up so far."""

    at: float
    server: float
    """Seconds of processor time."""
    ours: float
    moves: int
    """As the server counts them: those of people, of bots, and automatic ones."""

    @staticmethod
    def now(pid: int, metrics: str) -> Moment:
        return Moment(perf_counter(), processor(pid), process_time(), counted(metrics) if metrics else 0)


def processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Kilobytes that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def counted(metrics: str) -> int:
    with urllib.request.urlopen(metrics, timeout=30) as answer:
        found = MOVES.search(answer.read().decode())
    return int(float(found[1])) if found else 0
