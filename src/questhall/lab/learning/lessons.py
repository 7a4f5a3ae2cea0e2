"""Positions of many games in numbers, each with whether the heroes won in the end."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.kernel.company import MASTER_SEAT, Settings
from questhall.kernel.dice import Random, number
from questhall.kernel.game import AnyGame
from questhall.kernel.state import CLOCK
from questhall.players.judge import reader_of
from questhall.players.player import Player, decided
from questhall.players.registry import make_player

from ..checks import checks_of
from ..jobs import chunks, in_order, with_progress

MOST_DECISIONS = 6_000
WHIMS = (0, 30, 10)
"""Until everything is upset, one decision in so many is made by chance (0: none, and nothing is upset), so that
positions are seen that good players avoid."""
UPSET = (8, 24, 72)
"""Turns within which that happens, in every other game with a shake. What was before is not noted: its end would say
what the upset was worth, not the position."""


class Lesson(Struct, frozen=True):
    """The positions of one game, one after the other, from which it was played as well as anybody could."""

    positions: bytes
    """Numbers of 32 bits."""
    heroes_won: bool


def lesson(name: str, player: str, n: int) -> Lesson | None:
    """Of the game of this number; None: it did not end, or ended before there was anything to note."""
    game, random = GAMES[name], Random(number(n, 1))
    settings = table_of(game, n)
    players = {seat: make_player(player, game, settings, seat, number(n, 2)) for seat in game.seats(settings)}
    reader = reader_of(game)
    whim = WHIMS[n % len(WHIMS)]
    turn, upset = 0, 1 + random.below(random.choice(UPSET)) if whim else 0
    state, noted, clock = game.start(settings, number(n, 3)), array("f"), -1
    for _ in range(MOST_DECISIONS):
        if not state.asks:
            outcome = game.outcome(state)
            won = outcome is not None and any(seat != MASTER_SEAT for seat in outcome.winners)
            return Lesson(noted.tobytes(), won) if noted else None
        if reader.clock(state) > clock:
            clock = reader.clock(state)
            turn += 1
            if turn == upset and n % 2:
                reader.shake(state, random)
                state.offers = {}
            if turn >= upset:
                noted.extend(reader.features(state))
        _decide(game, state, players, random, whim if turn < upset else 0)
    return None


def tables_of(game: AnyGame, kind: str) -> Callable[..., Settings]:
    """What is played in the game of a number, as the game says in what it brings for this room: `practice`, tables of
    all kinds, or `contest`, those at which usual players win about every other game; if the bots can learn something
    for an occasion, such tables too."""
    deal: Callable[..., Settings] = getattr(game.room("lab"), kind, checks_of(game).settings_of)
    return deal


def table_of(game: AnyGame, n: int) -> Settings:
    """To practise at."""
    return tables_of(game, "practice")(n)


def _decide(game: AnyGame, state: Any, players: dict[int, Player], random: Random, whim: int) -> None:
    seat = min([ask.seat for ask in state.asks if ask.seat != CLOCK])
    if whim and random.below(whim) == 0:
        answer = game.sample(state, seat, random)
    else:
        answer = decided(players[seat], game.situation(state, seat))
    refusal = state.answer(seat, answer)
    if refusal is not None:
        raise RuntimeError(f"{answer} of seat {seat} was refused: {refusal}")


def lessons(name: str, player: str, numbers: range) -> list[Lesson | None]:
    """A portion of games, for one process."""
    return [lesson(name, player, n) for n in numbers]


def all_lessons(name: str, player: str, games: int, jobs: int) -> Iterator[Lesson]:
    """In the order of their numbers, whatever the number of jobs."""
    parts = in_order(partial(lessons, name, player), chunks(0, games, jobs), jobs)
    for found in with_progress(parts, games, name):
        if found is not None:
            yield found
