"""Two people at a table over real connections, in a known game, where nothing happens that a test has not said."""

from __future__ import annotations

import asyncio
import copy
import secrets
import time
from random import Random
from typing import Any

from questhall.games.sidequest.game import SIDEQUEST
from questhall.kernel import notation
from questhall.players.player import decided
from questhall.players.registry import make_player
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.store.opening import open_store
from questhall.server.tables.events import Answered, AnyTableEvent, Claimed, Created, Started, encode
from questhall.server.tables.table import Table
from tests.server.house import Line, Person

GM, HERO = 0, 1
SETTINGS: dict[str, Any] = {
    "heroes": 1,
    "difficulty": "normal",
    "decks": ["wildheart"],
    "gm_deck": "what_the_light_left",
    "world_deck": "the_fallen_world",
    "bosses": ["saint_cinder", "ilvane"],
    "discovery": "preconstructed",
}
SLOW = TableOptions(pace=5000)

Lines = dict[int, Line]


# --- a game that has begun ----------------------------------------------------------------------


def table_of(database: str, ada: Person, bob: Person, reaction: bool = False) -> str:
    """Ada is the GM, Bob the Hero; on wish they are in the middle of a reaction."""
    table, people = secrets.token_hex(8), {GM: ada.identity, HERO: bob.identity}
    asyncio.run(written(database, table, story(people, reaction)))
    return table


def story(people: dict[int, str], reaction: bool) -> list[AnyTableEvent]:
    at = int(time.time() * 1000)
    events: list[AnyTableEvent] = [Created(at, "sidequest", SETTINGS, SLOW, 8, people[GM])]
    events += [Claimed(at, seat, identity, f"Player {seat}") for seat, identity in people.items()]
    events.append(Started(at))
    table = Table.load("", events)
    players = {seat: make_player("heuristic", SIDEQUEST, table.settings, seat, seat) for seat in people}
    while reaction and not all_react(table):
        seat = table.state.asks[0].seat
        events.append(Answered(at, seat, notation.write(decided(players[seat], table.situation(seat))), 0))
        table.apply(events[-1])
    return events


def all_react(table: Table) -> bool:
    """Whoever is asked is asked for a reaction and has a choice, so that nothing passes by itself."""
    asks = table.state.asks
    return all(SIDEQUEST.windows.is_reaction(ask) and len(table.state.options(ask.seat)) > 1 for ask in asks)


async def written(database: str, table: str, events: list[AnyTableEvent]) -> None:
    store = open_store(database)
    await store.open()
    await store.append(table, 1, [encode(event) for event in events])
    await store.close()


# --- playing ---------------------------------------------------------------------------------------


def seated(gm: Line, hero: Line) -> Lines:
    """Both want to be asked at every window, so that nothing passes by itself."""
    lines = {GM: gm, HERO: hero}
    for seat, line in lines.items():
        assert line.command("auto", seat=seat, mode="all")["type"] == "done"
    hear(gm, hero)
    return lines


def play(lines: Lines, chance: Random, moves: int) -> None:
    """So many moves by chance."""
    for _ in range(moves):
        seat = chance.choice(asked(lines))
        line = lines[seat]
        assert line.answer(seat, chance.randrange(len(line.prompt(seat)["options"])))["type"] == "done"
        hear(*lines.values())


def asked(lines: Lines) -> list[int]:
    return [seat for seat, line in lines.items() if line.prompts[seat] is not None]


def hear(*lines: Line) -> None:
    """Whatever was under way has arrived."""
    for line in lines:
        line.command("ping")


def shown(line: Line, seat: int) -> dict[str, Any]:
    """All that somebody sees of a seat."""
    return copy.deepcopy({"view": line.views[seat], "lines": line.lines[seat], "prompt": line.prompts[seat]})
