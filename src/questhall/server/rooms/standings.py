"""How well people play, as far as the hall knows; and the bots that fit to it.

What is kept is theirs alone: which games they have finished, at most so many, and whether the hall may learn from them.
"""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from questhall.kernel.company import MASTER_SEAT, Settings
from questhall.kernel.game import AnyGame
from questhall.players.dial import Found, Sitting, dialled
from questhall.players.level import LEVEL, STRONGEST, place_of
from questhall.players.registry import makers_of
from questhall.players.standing import NEWCOMER, Played, Standing, standing
from questhall.players.strengths import cell_of, strengths_of

from ..protocol.http.standings import StandingWanted
from ..protocol.http.tables import SeatWanted
from ..tables.table import Table

if TYPE_CHECKING:
    from .hall import Hall

EVEN = 50
"""Per cent of wins where nobody has said how many."""
MOST_GAMES = 200
"""So many are remembered, the latest."""


class Kept(Struct, frozen=True):
    """What is kept of one person and one game."""

    adapt: bool = True
    """Whether their results count."""
    assumed: int = NEWCOMER
    """The level that they are taken for before the first game."""
    since: int = 0
    """Games that ended before are forgotten."""
    games: tuple[Played, ...] = ()

    @property
    def counted(self) -> tuple[Played, ...]:
        return self.games if self.adapt else ()


_decode = msgspec.json.Decoder(Kept).decode


class Standings:
    """Reads and keeps them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._writing = Lock()
        """What is kept is read and then written: nobody else writes in between."""

    async def of(self, identities: Sequence[str], game: AnyGame) -> tuple[Kept, Standing]:
        """What is known of somebody. Who was a guest before has played as that guest too."""
        found = [await self._kept(identity, game) for identity in identities]
        first = next((kept for kept in found if kept != Kept(games=kept.games)), Kept())
        games = {one.table: one for kept in found for one in kept.games if one.at > first.since}
        whole = replace(first, games=tuple(sorted(games.values(), key=lambda one: one.at))[-MOST_GAMES:])
        return whole, standing(strengths_of(game), whole.counted, whole.assumed)

    async def change(self, identities: Sequence[str], game: AnyGame, wanted: StandingWanted) -> None:
        """As the person wishes, under every name that they have had."""
        now = self.hall.schedule.now()
        async with self._writing:
            known, _ = await self.of(identities, game)
            adapt = known.adapt if wanted.adapt is None else wanted.adapt
            assumed = known.assumed if wanted.assumed is None else wanted.assumed
            for place, identity in enumerate(identities):
                kept = await self._kept(identity, game)
                wished = replace(kept, adapt=adapt, assumed=assumed) if place == 0 or kept != Kept() else kept
                if wanted.forget:
                    wished = replace(wished, games=(), since=now)
                if wished != kept:
                    await self._keep(identity, game, wished)

    async def note(self, table: Table) -> None:
        """A game is over: each of its people has one more, if it says anything about them."""
        async with self._writing:
            for identity, played in _played(table).items():
                kept = await self._kept(identity, table.game)
                if played.at > kept.since and all(one.table != table.id for one in kept.games):
                    games = (*kept.games, played)[-MOST_GAMES:]
                    await self._keep(identity, table.game, replace(kept, games=games))

    async def levels(self, table: Table, who: Collection[str]) -> Mapping[int, int]:
        """At which levels the bots begin that are to fit; evenly, unless the table wishes otherwise. `who` asks."""
        seats = table.seats.values()
        if not any(seat.bot == LEVEL for seat in seats):
            return {}
        people = {}
        for seat in seats:
            if not seat.bot:
                known = tuple(who) if seat.held_by(who) else seat.holders
                people[seat.seat] = (await self.of(known, table.game))[1].level
        bots = {seat.seat: seat.bot for seat in seats if seat.bot}
        wins = table.options.wins or EVEN
        return dialled(table.game, table.settings, sitting(table.game, people, bots), wins).levels

    async def foreseen(
        self, game: AnyGame, settings: Settings, seats: Iterable[SeatWanted], wins: int, who: Sequence[str]
    ) -> tuple[Standing, Found]:
        """What would come of a table that is only planned. Friends who are not there yet are taken for new ones."""
        own = (await self.of(who, game))[1]
        wished = {seat.seat: seat for seat in seats if seat.seat in game.seats(settings)}
        people = {seat: own.level if one.to == "me" else NEWCOMER for seat, one in wished.items() if one.to != "bot"}
        bots = {seat: one.bot for seat, one in wished.items() if one.to == "bot"}
        return own, dialled(game, settings, sitting(game, people, bots), wins)

    async def _kept(self, identity: str, game: AnyGame) -> Kept:
        body = (await self.hall.store.standings_of(identity)).get(game.name)
        return _decode(body) if body is not None else Kept()

    async def _keep(self, identity: str, game: AnyGame, kept: Kept) -> None:
        await self.hall.store.put_standing(identity, game.name, msgspec.json.encode(kept))


def sitting(game: AnyGame, people: Mapping[int, float], bots: Mapping[int, str]) -> Sitting:
    """Whoever takes time to think is taken for the strongest on the line."""
    makers = makers_of(game)
    places = {seat: place_of(makers, bot) for seat, bot in bots.items() if bot != LEVEL}
    given = {seat: STRONGEST if place is None else place for seat, place in places.items()}
    return Sitting(people, given, tuple([seat for seat, bot in bots.items() if bot == LEVEL]))


def _played(table: Table) -> dict[str, Played]:
    """What a finished game says about each of its people; nothing where people played against each other, where a bot
    of unknown strength sat, or where nobody has measured."""
    outcome, measured = table.outcome, strengths_of(table.game)
    cell = cell_of(table.game, table.settings)
    people = table.seats_of_people
    if outcome is None or measured is None or cell is None or table.lesson or table.forked_from or not people:
        return {}
    makers = makers_of(table.game)
    places = {number: place_of(makers, seat.bot) for number, seat in table.seats.items() if number not in people}
    as_master = MASTER_SEAT in people
    if None in places.values() or (as_master and len(people) > 1):
        return {}
    heroes = tuple([places.get(seat) for seat in table.seats if seat != MASTER_SEAT])
    master = places.get(MASTER_SEAT)
    found = {}
    for seat in people:
        won = seat in outcome.winners
        played = Played(table.id, dict(cell.settings), heroes, master, as_master, won, table.updated)
        found.update(dict.fromkeys(table.seats[seat].holders, played))
    return found
