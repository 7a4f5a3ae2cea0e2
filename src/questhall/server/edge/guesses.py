"""How often somebody may try to log in, so that guessing is hopeless and nobody can lock another out."""

from __future__ import annotations

import time

from ..timing.buckets import Clock
from .limits import Attempts, Limits


class Guesses:
    """Strangers are counted by their address first, then by name and address, then by name alone.

    What is tried from everywhere under one name only slows strangers down: from each address the first try is heard
    all the same. A browser from which somebody has logged in under that name before is counted for itself, so
    whatever others try, even from the same address, does not touch it.
    """

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        window = limits.window
        self._by_address = Attempts(limits.logins_per_address, window, clock)
        self._by_name_there = Attempts(limits.logins_per_name, window, clock)
        self._first_there = Attempts(1, window, clock)
        self._by_name = Attempts(limits.logins_for_name, window, clock)
        self._by_device = Attempts(limits.logins_per_device, window, clock)

    def wait(self, name: str, address: str, device: str) -> float:
        """Seconds until the next try is allowed; 0 means that this one is, and it is counted. `name` is folded."""
        if device:
            return self._by_device.wait(device)
        there = f"{address} {name}"
        seconds = self._by_address.wait(address) or self._by_name_there.wait(there)
        if seconds:
            return seconds
        first = self._first_there.wait(there) == 0
        return 0.0 if first else self._by_name.wait(name)

    def right(self, name: str, address: str) -> None:
        """It was no guess."""
        self._by_name_there.forgive(f"{address} {name}")
