"""A small network: numbers in, one share out. In plain Python, because it is so small."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from pathlib import Path

import msgspec
from msgspec import Struct


class Layer(Struct, frozen=True):
    weights: tuple[tuple[float, ...], ...]
    """Of each cell, one for each number that comes in."""
    bias: tuple[float, ...]


class Network(Struct, frozen=True):
    """All layers but the last let only what is above zero through."""

    inputs: tuple[str, ...]
    """What the numbers are that come in."""
    layers: tuple[Layer, ...]
    about: dict[str, str | int | float] = {}
    """How it was made."""

    def share(self, numbers: Sequence[float]) -> float:
        """Between 0 and 1."""
        *hidden, last = self.layers
        for layer in hidden:
            sums = [sum(map(mul, row, numbers)) + bias for row, bias in zip(layer.weights, layer.bias, strict=True)]
            numbers = [number if number > 0.0 else 0.0 for number in sums]
        reached = sum(map(mul, last.weights[0], numbers)) + last.bias[0]
        return 1.0 / (1.0 + exp(-reached)) if reached > -30.0 else 0.0


def read_network(path: Path) -> Network:
    return msgspec.json.decode(path.read_bytes(), type=Network)
