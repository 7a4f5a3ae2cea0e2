"""Tables: lists of them, new ones, and those that were played."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType, field
from msgspec.structs import replace

from questhall.kernel import matchfile

from ...protocol.http.replays import Replay
from ...protocol.http.tables import Fork, LessonWanted, NewTable, Table, Tables
from ...protocol.messages.basics import Seat
from ...rooms.new_tables import ImpossibleError
from ...rooms.room import Room
from ...store.base import TableCard
from ...tables import listing
from ...telling import replay
from ..limits import Attempts
from .hall import encoded_content, wanted_game
from .operation import ApiCall, Operation, Plain, Spoken
from .troubles import STATUS, TroubleError

LONGEST_LIST = 100


class ReplayQuery(Spoken, frozen=True):
    """Through whose eyes (nobody's: the public's) and from which step on."""

    seat: Seat | UnsetType = UNSET
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = field(default=0, name="from")


async def open_tables(call: ApiCall) -> Tables:
    """First where somebody is at this moment."""
    here = call.services.hall.visited(LONGEST_LIST)
    known = {card.id for card in here}
    others = await call.services.store.open_tables(LONGEST_LIST)
    return _listed(call, [*here, *[card for card in others if card.id not in known]][:LONGEST_LIST])


async def mine(call: ApiCall) -> Tables:
    found: dict[str, TableCard] = {}
    for identity in call.person.identities:
        for card in await call.services.store.tables_of(identity, LONGEST_LIST):
            found[card.id] = card
    newest = sorted(found.values(), key=lambda card: (-card.updated, card.id))
    return _listed(call, newest[:LONGEST_LIST])


def _listed(call: ApiCall, cards: list[TableCard]) -> Tables:
    return Tables(tuple(listing.summary(card, call.person.identities, call.lang) for card in cards))


async def create(call: ApiCall) -> Table:
    await count_tables(call)
    wanted: NewTable = call.body
    if call.person.program:
        # A program sits under the name of its token, and under no other.
        named = [replace(wish, name=call.person.program) if wish.to == "me" else wish for wish in wanted.seats]
        wanted = replace(wanted, seats=tuple(named))
    try:
        return _made(call, await call.services.hall.tables.create(wanted, call.person.identities, call.person.name))
    except ImpossibleError as problem:
        raise impossible(problem, call) from problem


def _made(call: ApiCall, table: str) -> Table:
    """Bots who play alone there share what the address may take."""
    call.services.hall.made(table, call.address)
    return Table(table)


async def lesson(call: ApiCall) -> Table:
    game = wanted_game(call)
    which = call.body.lesson
    if game.lesson(which) is None:
        raise TroubleError("no-lesson", name=game.name)
    await count_tables(call)
    try:
        return _made(
            call, await call.services.hall.tables.lesson(game.name, call.person.identities, call.person.name, which)
        )
    except ImpossibleError as problem:
        raise impossible(problem, call) from problem


async def fork(call: ApiCall) -> Table:
    room = await wanted_room(call)
    await count_tables(call)
    try:
        return _made(
            call, await call.services.hall.tables.fork(room, call.body, call.person.identities, call.person.name)
        )
    except ImpossibleError as problem:
        raise impossible(problem, call) from problem


async def watch_again(call: ApiCall) -> Replay:
    room = await wanted_room(call)
    query: ReplayQuery = call.query
    if room.table.match is None:
        raise TroubleError("not-started")
    seat = None if query.seat is UNSET else query.seat
    if seat not in replay.allowed_eyes(room.table, call.person.identities):
        raise TroubleError("not-allowed")
    owner = call.address
    recordings, services = call.services.hall.recordings, call.services
    found = await recordings.of(
        room.table, seat, call.lang, query.first, owner, lambda: count_attempts(services.replays_by_address, owner)
    )
    return replay.replay(room.table, seat, call.person.identities, found)


async def table_content(call: ApiCall) -> Plain:
    """Of the packs that lie on this table, which need not be those that a new one would have."""
    table = (await wanted_room(call)).table
    return Plain(encoded_content(table.game, call.lang), "application/json")


async def match_file(call: ApiCall) -> Plain:
    table = (await wanted_room(call)).table
    if table.match is None:
        raise TroubleError("not-started")
    if table.status != "over":
        raise TroubleError("not-over")
    return Plain(matchfile.write(table.match), filename=f"{table.game.name}-{table.id}.match")


async def wanted_room(call: ApiCall) -> Room:
    room = await call.services.room(call.path["id"])
    if room is None:
        raise TroubleError("no-table")
    return room


async def count_tables(call: ApiCall) -> None:
    """Nobody opens more tables than a person could play at."""
    services = call.services
    unfinished = await services.store.count_tables(call.person.identity, 0)
    if unfinished >= services.limits.unfinished_tables:
        raise TroubleError("too-many-tables", n=unfinished)
    seconds = services.tables_by_person.wait(call.person.identity)
    if seconds:
        headers = {"Retry-After": str(int(seconds) + 1)}
        hours = int(seconds / 3600) + 1
        raise TroubleError("too-many-today", headers=headers, n=services.limits.tables_a_day, hours=hours)
    count_attempts(services.tables_by_address, call.address)


def count_attempts(attempts: Attempts, whose: str) -> None:
    seconds = attempts.wait(whose)
    if seconds:
        wait = int(seconds) + 1
        raise TroubleError("too-many", headers={"Retry-After": str(wait)}, seconds=wait)


def impossible(problem: ImpossibleError, call: ApiCall) -> TroubleError:
    """Why there is no new table; so it is not counted as one."""
    call.services.tables_by_person.take_back(call.person.identity)
    return in_words(problem, call.lang)


def in_words(problem: ImpossibleError, lang: str) -> TroubleError:
    reason = problem.reason(lang)
    code = reason.key.removeprefix("table.")
    return TroubleError(code if code in STATUS else "bad-settings", problem.place, reason.rules, text=reason.text)


OPERATIONS = (
    Operation("GET", "/api/tables", "open-tables", "Open tables", open_tables, Tables),
    Operation(
        "POST", "/api/tables", "create-table", "A new table", create, Table,
        status=201, body=NewTable, troubles=(404, 429), greets=True,
    ),
    Operation("GET", "/api/mine", "my-tables", "My tables, newest first", mine, Tables),
    Operation(
        "POST", "/api/lessons/{game}", "lesson", "The guided first game", lesson, Table,
        status=201, body=LessonWanted, troubles=(404, 429), greets=True,
    ),
    Operation(
        "GET", "/api/tables/{id}/replay", "replay", "A game as one seat saw it", watch_again, Replay,
        query=ReplayQuery, troubles=(403, 404, 409, 429),
    ),
    Operation(
        "GET", "/api/tables/{id}/content", "table-content", "What a client needs to draw this table", table_content,
        Any, troubles=(404,), kept=True,
    ),
    Operation(
        "GET", "/api/tables/{id}/match", "match-file", "The match file, when the game is over", match_file,
        "text/plain", troubles=(404, 409),
    ),
    Operation(
        "POST", "/api/tables/{id}/fork", "fork", "A new table that begins at a moment of this one", fork, Table,
        status=201, body=Fork, troubles=(403, 404, 409, 429), greets=True,
    ),
)  # fmt: skip
