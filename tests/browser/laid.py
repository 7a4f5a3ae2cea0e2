"""Tables that are laid for a test: a game with a known seed, played by bots up to the moment that matters.

Such a table is written to the database of the running server as the server itself writes a fork.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.games.sidequest.entities import Settings
from questhall.kernel import notation
from questhall.kernel.game import Game
from questhall.kernel.match import Match
from questhall.players.player import decided
from questhall.players.registry import make_player
from questhall.server.protocol.messages import TableOptions
from questhall.server.store.base import Store
from questhall.server.store.opening import open_store
from questhall.server.tables import events as e
from questhall.server.tables.listing import card_of
from questhall.server.tables.table import Table
from tests.browser.person import Person

GAME = GAMES["sidequest"]
SEEDS = range(1, 200)
BOSSES = ("saint_cinder", "ilvane")
ALONE = Settings(1, "normal", ("wildheart",), BOSSES, "preconstructed")
TWO = Settings(2, "normal", ("wildheart", "vanguard"), BOSSES, "preconstructed")

T = TypeVar("T")
Moment = Callable[[Any], bool]
"""Whether what a seat sees is what the test is about."""
Moves = tuple[tuple[int, str, int | None], ...]


# --- moments -------------------------------------------------------------------------------


def over(view: Any) -> bool:
    """The game is played to its end."""
    return False


def asked(view: Any, question: str, *moves: str) -> bool:
    """Whether a question is asked that can be answered in all these ways."""
    offered = {type(option).__name__.lower() for option in view.options}
    return bool(view.ask.question == f"sidequest.{question}" and offered.issuperset(moves))


def main_phase(view: Any) -> bool:
    """A creature can be summoned, and there are cards that cannot be played."""
    if not asked(view, "hero-main", "summon", "done"):
        return False
    playable = {getattr(option, "card", "") for option in view.options}
    return bool(own_hand(view) - playable)


def reaction(view: Any) -> bool:
    """Something can be done in somebody else's turn."""
    return asked(view, "react", "pass") and len(view.options) > 1


def discovering(view: Any) -> bool:
    return asked(view, "beg-or-discover", "discover")


def fight(view: Any) -> bool:
    """An attack that can be blocked."""
    return asked(view, "block") and len(view.options) > 1


def own_hand(view: Any) -> set[str]:
    return {card for hero in view.heroes if hero.seat == view.seat for card in hero.hand}


@cache
def story(settings: Settings, seat: int, moment: Moment, seeds: range) -> tuple[int, Moves]:
    """The first game in which the moment comes for a seat: its seed, and the moves up to there."""
    for seed in seeds:
        moves = _played(settings, seed, seat, moment)
        if moves is not None:
            return seed, moves
    raise AssertionError(f"in no game it comes to {moment.__name__}")


def _played(settings: Settings, seed: int, seat: int, moment: Moment) -> Moves | None:
    match = Match(GAME, settings, seed)
    players = {each: make_player("heuristic", GAME, settings, each, seed) for each in GAME.seats(settings)}
    while asks := match.state.asks:
        asked = {ask.seat for ask in asks}
        if seat in asked and moment(GAME.view(match.state, seat)):
            return written(match)
        first = min(asked)
        refusal = match.answer(first, decided(players[first], GAME.view(match.state, first)))
        assert refusal is None, refusal
    return written(match) if moment is over else None


def written(match: Match) -> Moves:
    return tuple((move.seat, notation.write(move.answer), move.at) for move in match.moves)


def lay(
    database: str,
    seats: Mapping[int, Person],
    moment: Moment | None = None,
    settings: Settings = ALONE,
    asked: int = 1,
    pace: int = 0,
    seeds: range = SEEDS,
) -> str:
    """A running table; its id. Bots sit where nobody is named; the first who is named is the host.

    The moment has come for the seat that is `asked`; without one the game begins.
    """
    seed, moves = story(settings, asked, moment, seeds) if moment is not None else (seeds[0], ())
    return put(database, GAME, settings, seed, moves, seats, dict.fromkeys(GAME.seats(settings), "heuristic"), pace)


def put(
    database: str,
    game: Game[Any],
    settings: Struct,
    seed: int,
    moves: Moves,
    seats: Mapping[int, Person],
    bots: Mapping[int, str],
    pace: int = 0,
) -> str:
    """Writes a running table; its id. Where neither a person nor a bot is named nobody sits."""
    now = int(time.time() * 1000)
    host = next(iter(seats.values())).identity
    options = TableOptions(pace=pace)
    events: list[e.AnyTableEvent] = [
        e.Created(now, game.name, msgspec.to_builtins(settings), options, seed, host, moves)
    ]
    for seat in game.seats(settings):
        if seat in seats:
            events.append(e.Claimed(now, seat, seats[seat].identity, seats[seat].name))
        elif seat in bots:
            events.append(e.BotSat(now, seat, bots[seat]))
    events.append(e.Started(now))
    table = secrets.token_hex(8)

    async def write(store: Store) -> None:
        await store.append(table, 1, [e.encode(event) for event in events], card_of(Table.load(table, events)))

    _with_store(database, write)
    return table


def said(database: str, table: str) -> list[tuple[int, str]]:
    """Everything that was answered at a table since it was laid: seat and notation."""

    async def read(store: Store) -> list[bytes]:
        return await store.events(table)

    events = [e.decode(body) for body in _with_store(database, read)]
    return [(event.seat, event.answer) for event in events if isinstance(event, e.Answered)]


def _with_store(database: str, deed: Callable[[Store], Awaitable[T]]) -> T:
    async def do() -> T:
        store = open_store(database)
        await store.open()
        try:
            return await deed(store)
        finally:
            await store.close()

    # In this thread the loop of the browser is running already.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, do()).result()
