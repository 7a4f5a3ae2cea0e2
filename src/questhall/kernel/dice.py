"""Dice are things: kinds with faces and a colour, and counter-based chance behind them.

The n-th number of a seed is a pure function of both.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")
MASK = (1 << 64) - 1


class Die(Struct, frozen=True, gc=False):
    """A kind of die. A face may be there several times; its word stands in the game's texts."""

    kind: str
    colour: str
    faces: tuple[str, ...]


D6 = Die("d6", "ivory", ("1", "2", "3", "4", "5", "6"))


class Throw(Struct, frozen=True, gc=False):
    """Dice that were rolled together for one purpose, and what they show."""

    purpose: str
    dice: tuple[str, ...]
    """Their kinds."""
    faces: tuple[str, ...]
    seat: int | None = None
    repeated: bool = False

    def count(self, *faces: str) -> int:
        """How many dice show one of these faces."""
        return sum([face in faces for face in self.faces])


class RepeatedTwiceError(ValueError):
    """A roll is repeated as a whole and never twice; a rule that wants more is wrong."""


class RollWanted(Exception):  # noqa: N818 - it is no error: somebody has to roll
    """Dice of a seat that rolls its own are needed to go on."""

    def __init__(self, seat: int, purpose: str, dice: tuple[str, ...], sides: tuple[int, ...]) -> None:
        self.seat = seat
        self.purpose = purpose
        self.dice = dice
        self.sides = sides


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


def before_all_dice(seed: int) -> Random:
    """A stream for what is made of the seed of a match, such as a map. Dice are the numbers 0, 1, 2 ... of the seed;
    none of them is in it, or whoever sees the map could read the dice to come there."""
    digest = hashlib.sha256(f"before all dice of {seed}".encode()).digest()
    return Random(int.from_bytes(digest[:8], "big"))


def commitment(seed: int) -> str:
    """What is published before the game, so that the dice can be checked after it."""
    return hashlib.sha256(f"questhall seed {seed}".encode()).hexdigest()
