"""How new tables are made: as wished, for a lesson, from a moment of another one, or for the same people again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from questhall.games.registry import GAMES
from questhall.kernel import notation
from questhall.kernel.answers import Refusal
from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame, BadSettingsError
from questhall.players.level import LEVEL, level_in
from questhall.players.registry import players_of

from ..logs import log
from ..protocol.decoding import wrong
from ..protocol.http.campaigns import NextMatch
from ..protocol.http.programs import Sandbox
from ..protocol.http.tables import Fork, NewTable, SeatWanted
from ..protocol.messages.play import Reason
from ..protocol.messages.table import TableOptions
from ..store.base import ConflictError
from ..tables import decisions, seating
from ..tables import events as e
from ..tables.decisions import Denied
from ..tables.listing import card_of
from ..tables.table import Table
from ..telling import replay
from ..telling.words import fitting_language, reason, server_texts
from ..timing.bots import strongest
from .room import Room

if TYPE_CHECKING:
    from .hall import Hall


class ImpossibleError(Exception):
    """A table cannot be made as wished; `place` is where the wish is wrong."""

    def __init__(self, why: Refusal | msgspec.MsgspecError, place: str = "", game: AnyGame | None = None) -> None:
        """`game` is the one whose refusal it is, if it is not the house's."""
        self.why = why
        self.place = self._within = place
        self.game = game
        super().__init__(why.key if isinstance(why, Refusal) else str(why))

    def reason(self, lang: str) -> Reason:
        """Why, in words."""
        if isinstance(self.why, Refusal):
            if self.game is not None:
                return reason(self.why, lang, self.game.teller(fitting_language(lang), None))
            return Reason(self.why.key, server_texts(lang).say(self.why.key, **self.why.args), self.why.rules)
        found = wrong(self.why, server_texts(lang), self._within)
        self.place = found.place
        return Reason("table.settings", found.text, ())


class NewTables:
    """Makes the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._packed: set[str] = set()
        """Digests of the packs that the store has for sure."""

    async def create(self, wanted: NewTable, identities: tuple[str, ...], name: str = "") -> str:
        """A new table; its id. `name` is for a seat that its person has not named. Raises ImpossibleError."""
        return await self._create(wanted_game_of(wanted.game), wanted.settings, wanted, identities, name)

    async def create_for(
        self, campaign: str, game: str, settings: dict[str, Any], wanted: NextMatch, who: tuple[str, ...], name: str
    ) -> str:
        """The table of a match of a campaign. Raises ImpossibleError."""
        return await self._create(wanted_game_of(game), settings, wanted, who, name, campaign)

    async def _create(
        self,
        wanted_game: AnyGame,
        agreed: dict[str, Any],
        wanted: NewTable | NextMatch,
        identities: tuple[str, ...],
        name: str,
        campaign: str = "",
    ) -> str:
        game, settings = self.laid_for(wanted_game, agreed)
        created = self.created(game, settings, wanted.options, identities[0])
        now = created.at
        events: list[e.AnyTableEvent] = [msgspec.structs.replace(created, campaign=campaign)]
        seats = game.seats(settings)
        own = next((wish for wish in wanted.seats if wish.to == "me"), None)
        for place, wish in enumerate(wanted.seats):
            known_as = name if wish is own else ""
            events += _seated(game, seats, wish, identities[0], known_as, now, f"seats.{place}")
        filled = [wish.seat for wish in wanted.seats]
        for seat in filled:
            if filled.count(seat) > 1:
                raise ImpossibleError(Refusal("table.seat-twice", (), {"seat": seat}), "seats")
        if wanted.start:
            laid = Table.load("", events, game)
            ready = decisions.start(laid, identities, now, await self.hall.levels(laid, identities))
            if isinstance(ready, Refusal | Denied):
                raise ImpossibleError(ready if isinstance(ready, Refusal) else Refusal("table.fixed"), "start")
            events += ready
        return await self.add(events, game)

    async def sandbox(self, wanted: Sandbox, identity: str, name: str) -> str:
        """A program in some seats and bots in the others, at once and without a pause. Raises ImpossibleError.

        Whoever gives the seed could know all that is to come, so nobody else can sit down there.
        """
        game, settings = self.laid_for(wanted_game_of(wanted.game), wanted.settings)
        options = TableOptions(pace=0, program_seconds=wanted.program_seconds)
        created = self.created(game, settings, options, identity)
        seed = created.seed if wanted.seed is None else wanted.seed
        events: list[e.AnyTableEvent] = [msgspec.structs.replace(created, seed=seed, sandbox=True)]
        seats = game.seats(settings)
        for place, seat in enumerate(wanted.seats):
            events += _seated(game, seats, SeatWanted(seat, "me"), identity, name, created.at, f"seats.{place}")
        for seat in seats:
            if seat not in wanted.seats:
                wish = SeatWanted(seat, "bot", wanted.bot)
                events += _seated(game, seats, wish, identity, "", created.at, "")
        return await self.add([*events, e.Uncovered(created.at, identity), e.Started(created.at)], game)

    async def lesson(self, game: str, identities: tuple[str, ...], name: str = "", which: str = "") -> str:
        """A guided first game: a person against the strongest players; where seconds count, against the slowest.

        Raises ImpossibleError.
        """
        taught = wanted_game_of(game)
        lesson = taught.lesson(which)
        if lesson is None:
            raise ImpossibleError(Refusal("table.no-lesson"))
        created = msgspec.structs.replace(
            self.created(taught, lesson.settings, TableOptions(), identities[0]), seed=lesson.seed, lesson=lesson.name
        )
        seats = taught.seats(lesson.settings)
        bot = players_of(taught)[0] if taught.timing.real_time else strongest(taught)
        return await self.add(_alone(created, bot, seats, lesson.seat, identities[0], name), taught)

    async def fork(self, room: Room, wanted: Fork, identities: tuple[str, ...], name: str = "") -> str:
        """A new table that begins at a moment of this one; bots take the other seats. Raises ImpossibleError.

        Of a game that is not over nobody takes more with them than they know.
        """
        table = room.table
        if not replay.may_fork(table, identities):
            raise ImpossibleError(Refusal("table.no-fork"))
        if wanted.seat not in replay.allowed_eyes(table, identities):
            raise ImpossibleError(Refusal("table.no-replay"), "seat")
        async with self.hall.patience.turn(identities[0]) as give_way:
            count = await replay.moves_at(table, wanted.seat, wanted.step, give_way)
        if count is None:
            raise ImpossibleError(Refusal("table.no-step"), "step")
        options = TableOptions(spectators=table.options.spectators, pace=table.options.pace)
        created = msgspec.structs.replace(
            self.created(table.game, table.settings, options, identities[0]), forked_from=table.id
        )
        held = table.held(identities)
        mine = wanted.seat if wanted.seat is not None else held[0] if held else max(table.seats)
        moves = table.playing.moves[:count]
        over = table.status == "over"
        dealt = None if over else table.playing.fork(count).dealt_anew(mine, created.seed)
        if dealt is not None:
            time = max([move.at for move in moves if move.at is not None], default=0)
            created = msgspec.structs.replace(created, dealt=dealt, time=time)
        else:
            if not over and await room.uncover(identities) is not None:
                raise ImpossibleError(Refusal("table.no-fork"))
            written = tuple([(move.seat, notation.write(move.answer), move.at) for move in moves])
            created = msgspec.structs.replace(created, seed=table.seed, moves=written)
        alone = _alone(created, strongest(table.game), tuple(table.seats), mine, identities[0], name)
        return await self.add(alone, table.game)

    async def rematch(self, table: Table) -> str:
        """The same people and bots at a new table; it begins at once if nobody is missing."""
        now = self.hall.schedule.now()
        game, settings = self.laid_for(GAMES[table.game.name], msgspec.to_builtins(table.settings))
        events: list[e.AnyTableEvent] = [self.created(game, settings, table.options, table.host)]
        for seat in table.seats.values():
            for number, holder in enumerate(seat.holders):
                events.append(e.Claimed(now, seat.seat, holder, seat.name, joined=number > 0))
            if seat.bot:
                fits = table.options.wins and level_in(seat.bot) is not None
                events.append(e.BotSat(now, seat.seat, LEVEL if fits else seat.bot, seat.lent))
        if not any(seat.free for seat in table.seats.values()):
            laid = Table.load("", events, game)
            events += decisions.fitted(laid, await self.hall.levels(laid, ()), now)
            events.append(e.Started(now))
        return await self.add(events, game)

    def laid_for(self, game: AnyGame, wanted: dict[str, Any], place: str = "settings") -> tuple[AnyGame, Settings]:
        """A game with the packs that the settings name, and the settings, which stand at a place of what was sent.

        Raises ImpossibleError.
        """
        laid, settings = self.understood(game, wanted, place)
        refusal = decisions.refuse_settings(laid, settings)
        if refusal is not None:
            raise ImpossibleError(refusal, place, laid)
        return laid, settings

    def understood(self, game: AnyGame, wanted: dict[str, Any], place: str = "settings") -> tuple[AnyGame, Settings]:
        """The same, without a table being laid to try it out. Raises ImpossibleError."""
        try:
            settings = msgspec.convert(wanted, game.settings)
            laid = self.hall.shelf.game_for(game, settings)
        except msgspec.ValidationError as error:
            raise ImpossibleError(error, place) from error
        except BadSettingsError as error:
            raise ImpossibleError(error.refusal, place, game) from error
        refusal = laid.why_not(settings)
        if refusal is not None:
            raise ImpossibleError(refusal, place, laid)
        return laid, settings

    def created(self, game: AnyGame, settings: Settings, options: TableOptions, host: str) -> e.Created:
        """With the versions of everything that gives it meaning."""
        return e.Created(
            self.hall.schedule.now(),
            game.name,
            msgspec.to_builtins(settings),
            options,
            self.hall.draw(63),
            host,
            rules=game.rules_version,
            packs=dict(game.versions),
        )

    async def add(self, events: list[e.AnyTableEvent], game: AnyGame) -> str:
        """A table from its first events; its id."""
        await self._keep_packs(game)
        bodies = [e.encode(event) for event in events]
        while True:
            fresh = f"{self.hall.draw(64):016x}"
            try:
                await self.hall.store.append(fresh, 1, bodies, card_of(Table.load(fresh, events, game)))
            except ConflictError:
                log().warning("a table of this id is there already", table=fresh)
                continue
            if any(isinstance(event, e.Started) for event in events):
                await self.hall.room(fresh)  # where bots play by themselves, they begin
            return fresh

    async def _keep_packs(self, game: AnyGame) -> None:
        """A pack that changes, changes no table that is being played: the store has it as it was."""
        for digest, files in self.hall.shelf.files(game).items():
            if digest not in self._packed:
                await self.hall.store.put_pack(digest, game.name, files.packed())
                self._packed.add(digest)


def wanted_game_of(name: str) -> AnyGame:
    game = GAMES.get(name)
    if game is None:
        raise ImpossibleError(Refusal("table.no-game", (), {"name": name, "known": ", ".join(sorted(GAMES))}), "game")
    return game


def _seated(
    game: AnyGame, seats: tuple[int, ...], wish: SeatWanted, identity: str, name: str, now: int, place: str
) -> list[e.AnyTableEvent]:
    """How one seat of a new table is filled."""
    if wish.seat not in seats:
        raise ImpossibleError(Refusal("table.no-seat"), f"{place}.seat")
    if wish.to == "me":
        return [e.Claimed(now, wish.seat, identity, seating.plain_name(wish.name) or name)]
    if wish.to == "bot":
        bot = wish.bot or strongest(game)
        unknown = seating.unknown_bot(game, bot)
        if unknown is not None:
            raise ImpossibleError(unknown, f"{place}.bot")
        return [e.BotSat(now, wish.seat, bot)]
    return []


def _alone(
    created: e.Created, bot: str, seats: tuple[int, ...], mine: int, identity: str, name: str
) -> list[e.AnyTableEvent]:
    """A person in one seat, bots in the others, and off they go."""
    now = created.at
    events: list[e.AnyTableEvent] = [created, e.Claimed(now, mine, identity, name)]
    events += [e.BotSat(now, seat, bot) for seat in seats if seat != mine]
    return [*events, e.Started(now)]
