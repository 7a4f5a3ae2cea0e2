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


def running_clock() -> int:
    """Nanoseconds on a clock that nobody sets: it runs on while the machine sleeps, as the hours do."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)


class LoopSchedule:
    """By the running event loop. The clock on the wall is looked at once: who sets it later changes nothing."""

    def __init__(self) -> None:
        self._began = time.time_ns() - running_clock()

    def now(self) -> int:
        return (self._began + running_clock()) // 1_000_000

    def later(self, delay: int, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(delay / 1000, call)


class TableClock:
    """The schedule of one table, whose own time never runs backwards.

    Its events may be from a later time than it is here: the wall clock was set back before the house was opened
    again, or another house at the same database has a clock that is ahead. Then the table's clock goes on from there.
    """

    def __init__(self, schedule: Schedule, moment: int) -> None:
        """`moment` is that of the table's last event."""
        self._schedule = schedule
        self._ahead = 0
        self.not_before(moment)

    def now(self) -> int:
        return self._schedule.now() + self._ahead

    def later(self, delay: int, call: Callable[[], None]) -> Timer:
        return self._schedule.later(delay, call)

    def not_before(self, moment: int) -> None:
        """It is at least so late."""
        self._ahead = max(self._ahead, moment - self._schedule.now())
