"""Is it true? Somebody of a known level wishes to win so often, bots are chosen from the measured tables, and games on
fresh seeds tell how often it comes to pass."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from questhall.games.registry import GAMES
from questhall.kernel.company import MASTER_SEAT
from questhall.kernel.text import Phrasebook
from questhall.players.dial import Found, Sitting, dialled
from questhall.players.level import named
from questhall.players.strengths import Scalar, Strengths

from .cell import Cell
from .journal import WrongFolderError
from .numbers import Numbers
from .series import play_series
from .shares import Share
from .study import Sides
from .tables import Table

WISHES = (30, 50, 70)
PERSON = 1
"""The seat of whoever wishes."""
NEAR = 2.0
"""Points by which a wish may be missed before it counts as out of reach: where a line is steep, two levels beside each
other are three points apart."""


class Trial(Struct, frozen=True):
    """One wish at one table, and what came of it."""

    settings: Mapping[str, Scalar]
    wins: int
    found: Found
    won: Share


def trials(measured: Strengths, level: int, wishes: Sequence[int], games: int, seed: int, jobs: int) -> Iterator[Trial]:
    """What is out of reach is not played."""
    game = GAMES[measured.game]
    for cell in measured.cells:
        table = Cell(measured.game, cell.settings, Sides("", ""), seed)
        others = [seat for seat in game.seats(table.agreed) if seat != PERSON]
        for wins in wishes:
            found = dialled(game, table.agreed, Sitting({PERSON: level}, {}, tuple(others)), wins)
            won = Share()
            if abs(found.chance - wins) <= NEAR:
                fellows = [at for seat, at in found.levels.items() if seat != MASTER_SEAT] or [level]
                master = found.levels.get(MASTER_SEAT)
                sides = Sides(named(level), "" if master is None else named(master), named(fellows[0]))
                played = Cell(measured.game, cell.settings, sides, seed)
                for result in play_series(played, games, jobs, title(cell.settings)):
                    won += result.heroes_won
            yield Trial(cell.settings, wins, found, won)


def title(settings: Mapping[str, Scalar]) -> str:
    return ", ".join([f"{name}: {value}" for name, value in settings.items()])


def told(tried: Sequence[Trial], level: int, book: Phrasebook) -> Table:
    numbers = Numbers(book)
    heads = tuple([book.say(f"targets.{head}") for head in ("cell", "wish", "bots", "expected", "won", "off")])
    rows = []
    for one in tried:
        share = one.won.value
        bots = one.found.levels[max(one.found.levels) if one.found.dialled == "fellows" else min(one.found.levels)]
        off = numbers.number(100 * share - one.wins) if share is not None else book.say("targets.out-of-reach")
        rows.append(
            (
                title(one.settings),
                numbers.percent(one.wins / 100, 0),
                str(bots),
                numbers.percent(one.found.chance / 100, 0),
                numbers.interval(one.won, 0) if share is not None else "-",
                off,
            )
        )
    most = max([one.won.of for one in tried], default=0)
    return Table(book.say("targets.title", level=level, games=most), heads, tuple(rows))


def only(measured: Strengths, wanted: Sequence[str]) -> Strengths:
    """The cells in which a setting has this value: `heroes=2`. WrongFolderError if there is no such cell."""
    for one in wanted:
        name, _, value = one.partition("=")
        if not any(str(cell.settings.get(name)) == value for cell in measured.cells):
            known = {f"{key}={there}": None for cell in measured.cells for key, there in cell.settings.items()}
            raise WrongFolderError("not-among", said=one, known=", ".join(known))
    pairs = [one.partition("=")[::2] for one in wanted]
    cells = [cell for cell in measured.cells if all(str(cell.settings.get(name)) == value for name, value in pairs)]
    return replace(measured, cells=tuple(cells))
