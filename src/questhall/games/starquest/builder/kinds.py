"""Kinds of terrain by what they are good for on a table, and how much of each a table wants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from questhall.kernel.dice import Random

from .. import vocabulary as v

Use = Literal["tall", "low", "hole", "hiding", "rough", "hazard"]
MIX: Mapping[Use, tuple[int, int]] = {
    "tall": (10, 3),
    "hole": (0, 3),
    "hiding": (5, 3),
    "rough": (3, 2),
    "hazard": (1, 2),
    "low": (5, 3),
}
"""How many at least, and how many different numbers there are. About half of a table blocks sight, a third gives cover,
a third is hard to cross, and a piece or two are dangerous. They are laid in this order, the small ones last."""
TALL = 2
"""Inches: from there on nobody of the usual size looks over it."""
MOST_OF_A_KIND = 4
BUILT = frozenset({"wall", "crate", "building", "barrier", "machine", "ruin"})
"""What was put up along the same lines; the rest lies as it fell."""


def use_of(kind: v.Terrain) -> Use:
    if kind.form == "gap":
        return "hole"
    if kind.form == "solid":
        return "tall" if kind.height >= TALL else "low"
    if kind.dangerous:
        return "hazard"
    return "hiding" if kind.cover or kind.blocking else "rough"


class Stock:
    """What a table is made of. Some kinds are seen more often than others, so each table has a character."""

    def __init__(self, random: Random, kinds: Sequence[v.Terrain]) -> None:
        self.random = random
        self.by_use: dict[Use, list[tuple[v.Terrain, int]]] = {}
        self.taken: dict[str, int] = {}
        for kind in kinds:
            if kind.share:
                share = kind.share * (1, 1, 4)[random.below(3)]
                self.by_use.setdefault(use_of(kind), []).append((kind, share))

    def draw(self, use: Use) -> v.Terrain | None:
        """One kind for a use, as long as there is a choice not too much of the same; None: there is none."""
        among = self.by_use.get(use, [])
        left = [(kind, n) for kind, n in among if self.taken.get(kind.id, 0) < MOST_OF_A_KIND] or among
        if not left:
            return None
        ticket = self.random.below(sum([n for _, n in left]))
        for kind, n in left:
            if ticket < n:
                return kind
            ticket -= n
        return None

    def take(self, kind: v.Terrain) -> None:
        self.taken[kind.id] = self.taken.get(kind.id, 0) + 1
