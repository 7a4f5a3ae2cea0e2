"""What levels are worth, from the games of an experiment whose players are levels.

logit of the heroes' wins = cell + worth of the heroes' level - worth of the master's level. A cell is the sum of what
its settings are worth; what a level is worth is a curve through the levels that were played, the same for all cells.
From both each cell may differ a little: the fewer games, the less.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from questhall.games.registry import GAMES
from questhall.kernel.game import AnyGame
from questhall.players.level import MIDDLE, STRONGEST, level_in
from questhall.players.strengths import Cell, Count, Curve, Scalar, Strengths

from .journal import Journal, WrongFolderError
from .logistic import Fit, Row, Seen, fitted
from .plan import Place

PLAN = "strengths.yaml"
"""In what a game brings for this room: the experiment that is played for it."""
OF_SETTINGS, OF_CURVES, OF_CELLS, OF_BENDS = 4.0, 4.0, 0.4, 0.7
"""Standard deviations, in logits, of what may be expected before anything was played."""


def plan_of(game: AnyGame) -> Path:
    """WrongFolderError if nobody has said what would have to be played."""
    path: Path = game.folder / "lab" / PLAN
    if not path.is_file():
        raise WrongFolderError("no-strengths", game=game.name)
    return path


def measured(journal: Journal) -> Strengths:
    """The tables of all games that have been played so far."""
    plan, made = journal.plan, journal.made
    game = GAMES[plan.game]
    counts: dict[str, list[Count]] = {}
    settings: dict[str, dict[str, Scalar]] = {}
    for at, place in enumerate(plan.places):
        games = journal.results(at)
        if games:
            agreed = {name: value for name, value in place.settings.items() if not isinstance(value, tuple)}
            key = str(sorted(agreed.items()))
            settings[key] = agreed
            won = sum([one.heroes_won for one in games])
            counts.setdefault(key, []).append(Count(*levels_of(place), won, len(games)))
    heroes, master, cells = modelled([(settings[key], tuple(counts[key])) for key in counts])
    return Strengths(
        game=plan.game,
        rules=game.rules_version,
        packs=made.versions[0],
        code=made.code,
        seed=plan.seed,
        heroes=heroes,
        master=master,
        cells=cells,
    )


def levels_of(place: Place) -> tuple[int, int | None]:
    """WrongFolderError if somebody plays who is no level."""
    heroes, master = level_in(place.sides.heroes), level_in(place.sides.master)
    if heroes is None or (master is None and place.sides.master):
        raise WrongFolderError("no-levels", players=f"{place.sides.heroes} {place.sides.master}".strip())
    return heroes, master


def modelled(seen: Sequence[tuple[dict[str, Scalar], tuple[Count, ...]]]) -> tuple[Curve, Curve, tuple[Cell, ...]]:
    """Both curves, and the cells."""
    every = [count for _, counts in seen for count in counts]
    model = _Model(
        [settings for settings, _ in seen],
        sorted({count.heroes for count in every}),
        sorted({count.master for count in every if count.master is not None}),
    )
    fit = fitted(
        [
            Seen(model.row(at, count.heroes, count.master), count.won, count.games)
            for at, (_, counts) in enumerate(seen)
            for count in counts
        ],
        model.doubts,
    )
    cells = tuple([model.cell(fit, at, settings, counts) for at, (settings, counts) in enumerate(seen)])
    return model.curve(fit, model.heroes, 0), model.curve(fit, model.masters, len(model.heroes)), cells


class _Model:
    """Which number of the fit is what: the worth of each level that was played, then of each value of a setting, then
    for each cell how it differs and how much it bends either curve."""

    def __init__(self, cells: Sequence[dict[str, Scalar]], heroes: Sequence[int], masters: Sequence[int]) -> None:
        self.heroes = tuple(heroes)
        self.masters = tuple(masters)
        self.cells = tuple(cells)
        levels = len(self.heroes) + len(self.masters)
        values = dict.fromkeys([value for cell in cells for value in cell.items()])
        self.values = {value: levels + at for at, value in enumerate(values)}
        self.first = levels + len(values)

    @property
    def doubts(self) -> list[float]:
        levels = self.first - len(self.values)
        of_cells = [OF_CELLS, OF_BENDS, OF_BENDS] * len(self.cells)
        return [OF_CURVES] * levels + [OF_SETTINGS] * len(self.values) + of_cells

    def row(self, cell: int, heroes: float, master: float | None) -> Row:
        at = self.first + 3 * cell
        row = [(self.values[value], 1.0) for value in self.cells[cell].items()]
        row += [(at, 1.0), (at + 1, heroes / STRONGEST), *_between(self.heroes, heroes, 0, 1.0)]
        if master is not None and self.masters:
            row += [(at + 2, -master / STRONGEST), *_between(self.masters, master, len(self.heroes), -1.0)]
        return row

    def curve(self, fit: Fit, levels: Sequence[int], first: int) -> Curve:
        """The weakest level is worth nothing: what it would be worth stands in the cells."""
        base = fit.numbers[first] if levels else 0.0
        return tuple([(level, round(fit.numbers[first + at] - base, 4)) for at, level in enumerate(levels)])

    def cell(self, fit: Fit, cell: int, settings: dict[str, Scalar], counts: tuple[Count, ...]) -> Cell:
        at = self.first + 3 * cell
        base = fit.numbers[at] + sum([fit.numbers[self.values[value]] for value in settings.items()])
        base += fit.numbers[0] - (fit.numbers[len(self.heroes)] if self.masters else 0.0)
        middle = self.row(cell, MIDDLE, MIDDLE if self.masters else None)
        heroes, master = fit.numbers[at + 1], fit.numbers[at + 2]
        return Cell(settings, round(base, 4), round(heroes, 4), round(master, 4), round(fit.error(middle), 4), counts)


def _between(levels: Sequence[int], level: float, first: int, sign: float) -> list[tuple[int, float]]:
    """Of which two levels of a curve this one is made up."""
    above = next((at for at, each in enumerate(levels) if level <= each), len(levels) - 1)
    if above == 0 or level == levels[above]:
        return [(first + above, sign)]
    share = (level - levels[above - 1]) / (levels[above] - levels[above - 1])
    return [(first + above - 1, sign * (1 - share)), (first + above, sign * share)]


def written(strengths: Strengths) -> bytes:
    """One line for each cell, so that a change shows in a diff."""
    whole = msgspec.to_builtins(strengths)
    cells = whole.pop("cells")
    head = msgspec.json.format(msgspec.json.encode(whole), indent=0).decode().rstrip("}")
    lines = ",\n  ".join([msgspec.json.encode(cell).decode() for cell in cells])
    return f'{head},"cells": [\n  {lines}\n]}}\n'.encode()
