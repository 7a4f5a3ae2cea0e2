"""One game of the ladder: who played, who won, how long the answers took."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from msgspec import Struct

from questhall.kernel.company import MASTER_SEAT, Settings
from questhall.kernel.game import AnyGame
from questhall.players.player import Player
from questhall.players.registry import make_player

from ..cell import Cell
from ..jobs import chunks, in_order, with_progress
from ..study import Sides, study_of
from .times import Timed, Times


class Pairing(Struct, frozen=True):
    """Who meets whom. `master` is empty where nobody plays against the heroes."""

    heroes: str
    master: str = ""


class Bout(Struct, frozen=True):
    """A game that was played."""

    pairing: Pairing
    number: int
    """Games of the same number have the same dice in every pairing."""
    heroes_won: bool
    heroes: Times
    master: Times


Contest = Callable[[Cell, int], Bout]
"""Plays game number n of a cell. It is sent to other processes, so it stands in a module."""


def play_here(cell: Cell, n: int) -> Bout:
    """Between players of the house."""
    heroes, master = Times(), Times()

    def timed(name: str, game: AnyGame, settings: Settings, seat: int, seed: int) -> Player:
        return Timed(make_player(name, game, settings, seat, seed), master if seat == MASTER_SEAT else heroes)

    game = cell.table
    result = study_of(game).play(game, cell.agreed, cell.sides, cell.seed, n, make=timed)
    return Bout(Pairing(cell.sides.heroes, cell.sides.master), n, result.heroes_won, heroes, master)


class Ladder(Struct, frozen=True):
    """What is played: a table, and everybody who sits down at it."""

    table: Cell
    """Its sides are nobody's yet."""
    heroes: tuple[str, ...]
    masters: tuple[str, ...]
    """Nobody, where the game has none."""
    games: int
    """Of each pairing."""
    labels: Mapping[str, str] = {}
    """What those are called who come from elsewhere."""

    @property
    def pairings(self) -> list[Pairing]:
        return [Pairing(one, other) for one in self.heroes for other in self.masters or ("",)]

    def cell(self, pairing: Pairing) -> Cell:
        sides = Sides(pairing.heroes, pairing.master)
        return Cell(self.table.game, self.table.settings, sides, self.table.seed, self.table.packs)


def play_portion(ladder: Ladder, contest: Contest, task: tuple[Pairing, Sequence[int]]) -> list[Bout]:
    pairing, numbers = task
    cell = ladder.cell(pairing)
    return [contest(cell, n) for n in numbers]


def play_all(
    ladder: Ladder, known: Sequence[Bout] = (), jobs: int = 1, contest: Contest = play_here, title: str = ""
) -> Iterator[Bout]:
    """Whatever is not known yet, one portion of every pairing after the other, so that none is far behind."""
    there = {(bout.pairing, bout.number) for bout in known}
    tasks: list[tuple[Pairing, Sequence[int]]] = []
    for portion in chunks(0, ladder.games, jobs):
        for pairing in ladder.pairings:
            missing = [n for n in portion if (pairing, n) not in there]
            if missing:
                tasks.append((pairing, missing))
    parts = in_order(partial(play_portion, ladder, contest), tasks, jobs)
    yield from with_progress(parts, sum([len(numbers) for _, numbers in tasks]), title)
