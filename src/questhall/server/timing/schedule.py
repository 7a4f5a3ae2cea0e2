"""When something is due. Tests put their own clock here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

Deadline = tuple[int, tuple[str, ...]] | None
"""The time of the game at which the clock runs out, and by which rules."""


class Timer(Protocol):
    """Something that is due later."""

    def cancel(self) -> None: ...


class Schedule(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""

    def later(self, delay: int, call: Callable[[], None]) -> Timer:
        """Calls after so many milliseconds."""


class LoopSchedule:
    """By the clock of the machine and the running event loop."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def later(self, delay: int, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(delay / 1000, call)
