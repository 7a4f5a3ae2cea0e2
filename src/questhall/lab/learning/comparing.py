"""Decisions of many games at which answers were tried in the same worlds: by how much each beats the adviser's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from math import inf, sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Union

import msgspec
from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.kernel.answers import Answer
from questhall.kernel.company import MASTER_SEAT, Settings
from questhall.kernel.dice import Random, number
from questhall.kernel.game import AnyGame
from questhall.kernel.state import CLOCK
from questhall.players.effort import Effort
from questhall.players.halving import LEAST
from questhall.players.judge import judge_in
from questhall.players.player import AnySituation, Player, decided
from questhall.players.playouts import Playouts
from questhall.players.registry import make_player, makers_of, players_of
from questhall.players.search import SearchPlayer

from ..jobs import chunks, in_order
from .lessons import MOST_DECISIONS, table_of

PLAYOUTS = 24
"""So many are shared out among the answers of a decision."""
FEWEST, MOST = 2, 6
"""Worlds in which an answer is tried."""
HOPELESS = -0.03
"""Of the game: who is worse by so much in the first worlds is not tried in others."""
ONE_IN = 3
"""Of the decisions of a side one in so many is compared."""
LARGER = 3
"""Of the tables with more than the fewest heroes, one in so many is played."""
CLEAR = 2.0
"""Standard errors by which an answer must be better to be played instead of the player's own."""


class Compared(Struct, frozen=True, array_like=True):
    """A decision; the adviser's answer comes first."""

    at: int
    """So many answers of the game come before it."""
    field: tuple[msgspec.Raw, ...]
    gains: tuple[float, ...]
    """Of each answer over the adviser's, in shares of the game."""
    errors: tuple[float, ...]
    """A standard error of each."""


class Course(Struct, frozen=True):
    """A game from its start, with all that is needed to go through it once more."""

    n: int
    player: str
    """Who plays the side whose decisions were compared, where nothing is clearly better."""
    side: int
    """Whose decisions were compared: the master's seat, or any hero's."""
    answers: tuple[tuple[int, msgspec.Raw], ...]
    compared: tuple[Compared, ...]
    heroes_won: bool


class Comparer:
    """Tries answers for one seat."""

    def __init__(self, game: AnyGame, settings: Settings, seat: int, seed: int) -> None:
        maker = makers_of(game)[players_of(game)[-1]]
        self._playouts = Playouts(game, settings, seat, seed, maker, judge_in(game))
        self.adviser: Player = maker(game, settings, seat, seed)
        self._search = SearchPlayer(self.adviser, self._playouts, seed, Effort())

    def compared(self, now: AnySituation, random: Random) -> tuple[list[Answer], list[float], list[float]]:
        """The answers of the field in the same worlds, those without hope in few; the gain of each and its error."""
        advice = self.adviser.choose(now)
        assert advice is not None
        field = self._search.field(now, advice, random)
        pairs: list[list[float]] = [[] for _ in field]
        alive, playouts = list(range(len(field))), 0
        while len(alive) > 1 and self._goes_on(len(pairs[0]), playouts + len(alive)):
            world = now.possible(random)
            values = [self._playouts.value(world, field[n], lambda: inf) for n in alive]
            assert values[0] is not None
            for n, value in zip(alive, values, strict=True):
                assert value is not None
                pairs[n].append(value - values[0])
            playouts += len(alive)
            alive = [n for n in alive if n == 0 or len(pairs[n]) < FEWEST or fmean(pairs[n]) > HOPELESS]
        return field, [fmean(pair) for pair in pairs], [error_of(pair) for pair in pairs]

    def _goes_on(self, worlds: int, playouts: int) -> bool:
        """Whether there is one more world; with it there would be so many playouts."""
        return worlds < FEWEST or (worlds < MOST and playouts <= PLAYOUTS)


def error_of(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    mean = fmean(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (len(values) - 1) / len(values))


def course(name: str, player: str, n: int) -> Course | None:
    """The game of this number; None: it did not end, or there are too many of its kind.

    One side plays as the player, and better where a comparison is clear; the other as the adviser.
    """
    game, random = GAMES[name], Random(number(n, 4))
    settings = table_of(game, n)
    if n % LARGER and settings.heroes != game.company.heroes[0]:
        return None
    side = n % 2
    seats = game.seats(settings)
    noted = [seat for seat in seats if (seat != MASTER_SEAT) == bool(side)]
    others = players_of(game)[-1]
    players = {
        seat: make_player(player if seat in noted else others, game, settings, seat, number(n, 2)) for seat in seats
    }
    comparers = {seat: Comparer(game, settings, seat, number(n, 5)) for seat in noted}
    state = game.start(settings, number(n, 3))
    answers: list[tuple[int, msgspec.Raw]] = []
    found: list[Compared] = []
    while state.asks and len(answers) < MOST_DECISIONS:
        seat = min([ask.seat for ask in state.asks if ask.seat != CLOCK])
        now = game.situation(state, seat)
        answer = decided(players[seat], now)
        if seat in noted and len(now.options) > 1 and random.below(ONE_IN) == 0:
            field, gains, errors = comparers[seat].compared(now, random)
            written = tuple([raw(one) for one in field])
            found.append(Compared(len(answers), written, rounded(gains), rounded(errors)))
            best = max(range(len(field)), key=gains.__getitem__)
            own = gains[field.index(answer)] if answer in field else 0.0
            if gains[best] - own > max(LEAST, CLEAR * errors[best]):
                answer = field[best]
        refusal = state.answer(seat, answer)
        if refusal is not None:
            raise RuntimeError(f"{answer} of seat {seat} was refused: {refusal}")
        answers.append((seat, raw(answer)))
    outcome = game.outcome(state)
    if outcome is None:
        return None
    won = any(seat != MASTER_SEAT for seat in outcome.winners)
    return Course(n, player, side, tuple(answers), tuple(found), won)


def raw(answer: Answer) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(answer))


def rounded(numbers: Iterable[float]) -> tuple[float, ...]:
    return tuple([round(one, 4) for one in numbers])


def courses(name: str, player: str, numbers: range) -> list[Course | None]:
    """A portion of games, for one process."""
    return [course(name, player, n) for n in numbers]


def all_courses(name: str, player: str, numbers: range, jobs: int) -> Iterator[Course]:
    """In the order of their numbers, whatever the number of jobs."""
    work = partial(courses, name, player)
    for part in in_order(work, chunks(numbers.start, len(numbers), jobs), jobs):
        yield from [found for found in part if found is not None]


@cache
def answer_of_game(game: AnyGame) -> msgspec.json.Decoder[Any]:
    """Reads what somebody said. Any: which answers there are is known to the game alone."""
    return msgspec.json.Decoder(Union[game.answers])  # noqa: UP007 - there are as many as the game has


def gone_through(name: str, taken: Course, look: Callable[[AnySituation, list[Answer], Compared], None]) -> None:
    """Plays a game once more, and shows every decision that was compared."""
    game = GAMES[name]
    read = answer_of_game(game).decode
    state = game.start(table_of(game, taken.n), number(taken.n, 3))
    waiting = list(reversed(taken.compared))
    for at, (seat, answer) in enumerate(taken.answers):
        if waiting and waiting[-1].at == at:
            one = waiting.pop()
            look(game.situation(state, seat), [read(said) for said in one.field], one)
        state.answer(seat, read(answer))


def write_courses(path: Path, found: Iterable[Course]) -> None:
    """One line each, as they come."""
    with path.open("ab") as file:
        for one in found:
            file.write(msgspec.json.encode(one) + b"\n")
            file.flush()


def read_courses(paths: Iterable[Path]) -> Iterator[Course]:
    decoder = msgspec.json.Decoder(Course)
    for path in paths:
        with path.open("rb") as file:
            for line in file:
                yield decoder.decode(line)
