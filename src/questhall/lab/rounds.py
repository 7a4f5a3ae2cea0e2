"""Playing an experiment in rounds: who plays what, and when it is enough.

Whether to go on is decided only between rounds, by games counted in the order of their numbers. So it does not matter
who played them, how many at a time, and how often the whole was interrupted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic

from msgspec import Struct

from .cell import Cell
from .code import code_of
from .jobs import CHUNKS_PER_JOB, LARGEST_CHUNK, Crew
from .journal import Journal, RoundOver
from .plan import Plan, Stop
from .shares import Share
from .study import Result

Wanted = list[tuple[int, range]]
"""Games of a round, by cell."""
Chooser = Callable[[Sequence[Sequence[Result]]], Wanted]
"""Which games are played next, from all games so far by cell; none: it is enough."""


class Task(Struct, frozen=True):
    """Some games of one cell, for somebody who has nothing else to do."""

    cell: int
    numbers: tuple[int, ...]
    code: str
    """What it must be played by."""


class OtherHouseError(RuntimeError):
    """A machine has another version, so its games would be others."""


def play_task(cells: Sequence[Cell], task: Task) -> list[Result]:
    """Wherever it is done, the same games."""
    cell = cells[task.cell]
    if code_of(cell.game) != task.code:
        raise OtherHouseError(f"the code here is {code_of(cell.game)}, wanted is {task.code}")
    return [cell.play(n) for n in task.numbers]


def until_enough(plan: Plan) -> Chooser:
    """The next round of every cell that has not been played often enough."""
    stop = plan.stop

    def choose(games: Sequence[Sequence[Result]]) -> Wanted:
        return [
            (cell, range(len(games[cell]), min(len(games[cell]) + stop.round, stop.games)))
            for cell in range(len(plan.places))
            if len(games[cell]) < stop.games and not narrow(stop, games[cell])
        ]

    return choose


def each_its_own(plan: Plan) -> Chooser:
    """The same, but no two cells share a seed: where shares are wanted rather than differences, the luck of a few seeds
    must not be that of all cells."""
    usual = until_enough(plan)

    def choose(games: Sequence[Sequence[Result]]) -> Wanted:
        apart = [(cell, cell * plan.stop.games, numbers) for cell, numbers in usual(games)]
        return [(cell, range(first + numbers.start, first + numbers.stop)) for cell, first, numbers in apart]

    return choose


def narrow(stop: Stop, games: Sequence[Result]) -> bool:
    """Whether the interval is as narrow as was wanted."""
    if stop.width is None or not games:
        return False
    low, high = won(games).interval
    return 100 * (high - low) <= stop.width


def won(games: Sequence[Result]) -> Share:
    return Share(sum([game.heroes_won for game in games]), len(games))


def play_rounds(journal: Journal, crew: Crew, choose: Chooser, tell: Callable[[int], None]) -> None:
    """Until it is enough. What stands in the journal is not played again; `tell` hears of every new game."""
    cells, seconds = journal.plan.cells, journal.plan.stop.seconds
    counted: list[list[Result]] = [[] for _ in cells]
    began, before = monotonic(), journal.rounds[-1].seconds if journal.rounds else 0.0
    over = 0
    while wanted := choose(counted):
        if over and journal.rounds[over - 1].stopped:
            break
        missing = [(cell, [n for n in numbers if n not in journal.games[cell]]) for cell, numbers in wanted]
        tasks = portioned(missing, crew.hands, cells)
        for place, games in crew.finished(partial(play_task, cells), tasks):
            journal.add(tasks[place].cell, games)
            tell(len(games))
        for cell, numbers in wanted:
            counted[cell] += [journal.games[cell][n] for n in numbers]
        over += 1
        if over > len(journal.rounds):
            passed = before + monotonic() - began
            journal.over(RoundOver(round(passed, 3), seconds is not None and passed >= seconds))


def portioned(missing: Sequence[tuple[int, Sequence[int]]], hands: int, cells: Sequence[Cell]) -> list[Task]:
    """Large enough to be worth sending, small enough to keep everybody busy."""
    total = sum([len(numbers) for _, numbers in missing])
    size = max(1, min(LARGEST_CHUNK, total // (CHUNKS_PER_JOB * hands)))
    return [
        Task(cell, tuple(numbers[at : at + size]), code_of(cells[cell].game))
        for cell, numbers in missing
        for at in range(0, len(numbers), size)
    ]
