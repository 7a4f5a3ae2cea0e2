"""What levels are worth, as the lab has measured it: how often heroes of one level win against a master of another.

`strengths.json` in what a game brings for this room holds the games that were counted and a model fitted to them
(questhall lab strengths). Nobody knows what other settings would give, so nothing is said about those.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame

FILE = "strengths.json"
Scalar = bool | int | str
Curve = tuple[tuple[int, float], ...]
"""Levels and what they are worth, in logits; between two it is a straight line, and beyond the ends it goes on."""


class Count(Struct, frozen=True):
    """Games between two levels."""

    heroes: int
    master: int | None
    """None: nobody plays against the heroes."""
    won: int
    """By the heroes."""
    games: int


class Cell(Struct, frozen=True):
    """What was measured of one party with one agreement."""

    settings: Mapping[str, Scalar]
    base: float
    """The logit of the heroes' wins where both sides have level 0."""
    heroes: float
    """By how much the heroes' levels are worth more here than elsewhere, from 0 to 100."""
    master: float
    error: float
    """The standard error of the logit between middling players."""
    counts: tuple[Count, ...]

    @property
    def games(self) -> int:
        return sum([count.games for count in self.counts])


class Strengths(Struct, frozen=True):
    """The tables of one game."""

    game: str
    rules: str
    packs: Mapping[str, str]
    code: str
    """What the games were played by."""
    seed: int
    heroes: Curve
    master: Curve
    """Empty: nobody plays against the heroes."""
    cells: tuple[Cell, ...]

    @property
    def factors(self) -> frozenset[str]:
        """The settings that tell cells apart."""
        return frozenset([name for cell in self.cells for name in cell.settings])

    def chance(self, cell: Cell, heroes: Sequence[float], master: float | None) -> float:
        """How often heroes of these levels win; a party is worth the mean of what its heroes are worth, not what their
        mean level would be: the curve is bent."""
        logit = cell.base + mean([worth(self.heroes, hero) + cell.heroes * hero / 100 for hero in heroes])
        if master is not None and self.master:
            logit -= worth(self.master, master) + cell.master * master / 100
        return 1 / (1 + math.exp(-logit))


def worth(curve: Curve, level: float) -> float:
    """On the straight line between two points, or beyond the last."""
    after = next((at for at, (point, _) in enumerate(curve) if level <= point), len(curve) - 1)
    (left, below), (right, above) = curve[max(after, 1) - 1], curve[max(after, 1)]
    return below + (above - below) * (level - left) / (right - left)


def strengths_of(game: AnyGame) -> Strengths | None:
    """The measured tables of a game; None: nobody has measured it."""
    return tables_in(game.folder / "players" / FILE)


@cache
def tables_in(path: Path) -> Strengths | None:
    """Read once: they do not change while the house is open."""
    return msgspec.json.decode(path.read_bytes(), type=Strengths) if path.is_file() else None


def cell_of(game: AnyGame, settings: Settings) -> Cell | None:
    """What was measured for a table with these settings. Whatever was not varied must be as usual; only who the heroes
    are, and whose dice are rolled, is left to the table, as it was in the lab."""
    found = strengths_of(game)
    if found is None or unlike(game, settings):
        return None
    here = {name: getattr(settings, name) for name in found.factors}
    return next((cell for cell in found.cells if cell.settings == here), None)


def unlike(game: AnyGame, settings: Settings) -> tuple[str, ...]:
    """The settings by which a table differs from all that were measured."""
    found = strengths_of(game)
    if found is None:
        return ()
    left_open = {"own_dice", *[one.name for one in game.agreements() if one.seats == "heroes"]}
    usual = msgspec.structs.asdict(game.settings())
    return tuple(
        [
            name
            for name, value in msgspec.structs.asdict(settings).items()
            if name not in left_open
            and value not in ([cell.settings[name] for cell in found.cells] if name in found.factors else [usual[name]])
        ]
    )


def mean(levels: Sequence[float]) -> float:
    return sum(levels) / len(levels)
