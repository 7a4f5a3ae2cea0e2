"""How time is taken: processor time of one pinned core."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Sequence
from time import process_time
from typing import TypeVar

Subject = TypeVar("Subject")

# The clock costs more than the cheapest thing we time, so it is read once per lap.
ROUNDS_PER_LAP = 8


def pin_to_one_core() -> bool:
    """Keep this process on one core; says whether the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    # Interrupts tend to land on the first core, so we take the last one.
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def rate(action: Callable[[Subject], object], subjects: Sequence[Subject], seconds: float) -> float:
    """How often per second `action` can be done to the subjects, taken in turn."""
    lap = list(subjects) * ROUNDS_PER_LAP
    for subject in subjects:
        action(subject)
    gc.collect()
    calls = 0
    start = process_time()
    while True:
        for subject in lap:
            action(subject)
        calls += len(lap)
        elapsed = process_time() - start
        if elapsed >= seconds:
            return calls / elapsed


def yardstick(seconds: float = 0.1) -> float:
    """Rounds per second of a fixed piece of work that no peer has a part in.

    It tells a slow peer from a machine that was busy while the peer ran.
    """

    def work(size: int) -> dict[int, str]:
        return {number: str(number * number) for number in range(size)}

    return rate(work, [100], seconds)
