"""So much at once, and then so much a second."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]
"""Seconds."""

MOST_KEYS = 20_000
"""So many addresses, names and the like are remembered, those that were here last."""


class TokenBucket:
    """So many a second, with bursts."""

    __slots__ = ("_clock", "_most", "_rate", "_then", "_tokens")

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._most = float(burst)
        self._tokens = float(burst)
        self._clock = clock
        self._then = clock()

    def has(self, price: int = 1) -> bool:
        now = self._clock()
        self._tokens = min(self._most, self._tokens + (now - self._then) * self._rate)
        self._then = now
        return self._tokens >= price

    def take(self, price: int = 1) -> bool:
        if not self.has(price):
            return False
        self._tokens -= price
        return True

    def wait(self, price: int = 1) -> float:
        """Seconds until so much is allowed; 0 means that it is, and it is taken."""
        return 0.0 if self.take(price) else (price - self._tokens) / self._rate

    @property
    def calm(self) -> bool:
        """Whether at least half a burst was left when it was last asked."""
        return self._tokens >= self._most / 2


class Buckets:
    """A bucket for each key."""

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def wait(self, key: str, price: int = 1) -> float:
        """Seconds until so much is allowed; 0 means that it is, and it is taken."""
        return self._bucket(key).wait(price)

    def has(self, key: str, price: int = 1) -> bool:
        return self._bucket(key).has(price)

    def _bucket(self, key: str) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
