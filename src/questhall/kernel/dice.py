"""Counter-based dice: the n-th number of a seed is a pure function of both."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1


def number(seed: int, counter: int) -> int:
    """64 well-mixed bits (splitmix64 at a given position)."""
    z = (seed + (counter + 1) * 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def permutation(seed: int, n: int) -> list[int]:
    """An order of n things: each draws 64 bits from the seed, and the smallest goes first."""
    bits = hashlib.shake_128(seed.to_bytes(8, "little")).digest(8 * n)
    return sorted(range(n), key=struct.unpack(f"<{n}Q", bits).__getitem__)


class Random:
    """A stream of numbers for players and samplers; never for the game itself, whose dice are state."""

    __slots__ = ("counter", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK
        self.counter = 0

    def below(self, n: int) -> int:
        self.counter += 1
        return (number(self.seed, self.counter) * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        self.counter += 1
        return tuple([items[i] for i in permutation(number(self.seed, self.counter), len(items))])


def commitment(seed: int) -> str:
    """What is published before the game, so that the dice can be checked after it."""
    return hashlib.sha256(f"questhall seed {seed}".encode()).hexdigest()
