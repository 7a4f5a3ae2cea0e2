"""A table is the sum of its events: who sits there, what is agreed, and the match."""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Iterable
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.kernel import notation, snapshot
from questhall.kernel.answers import Answer, Aside, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.game import AnyGame, Outcome
from questhall.kernel.kept import Kept
from questhall.kernel.match import Match, Prepared
from questhall.kernel.situation import Situation
from questhall.kernel.state import State

from ..protocol.messages.server import SaidLine
from ..protocol.messages.table import TableOptions
from . import events as e
from .seats import SeatState, SeatWish

LONGEST_TALK = 200
"""Lines of table talk that are kept at hand."""


class UndoRequest(Struct, frozen=True):
    """Somebody wants to take a move back and waits for others."""

    seat: int
    needs: tuple[int, ...]


class TableError(Exception):
    """Events that do not make a table: it was written by other rules, or damaged."""


class DifferentError(TableError):
    """The same answers lead somewhere else than they did: the rules or the cards are others now."""

    def __init__(self, table: str, moves: int) -> None:
        super().__init__(f"table {table}: move {moves + 1} does not lead where it led")
        self.moves = moves
        """So many moves still lead to the same states."""


class Archive(Struct):
    """What is left of a table that cannot go on: its story, and why it ended."""

    why: Refusal
    moves: int
    lines: Kept[Told]


class Restored(Protocol):
    """What is kept of a table beside its match."""

    @property
    def options(self) -> TableOptions: ...
    @property
    def status(self) -> e.Status: ...
    @property
    def rules(self) -> str: ...
    @property
    def updated(self) -> int: ...
    @property
    def began(self) -> int: ...
    @property
    def host(self) -> str: ...
    @property
    def people(self) -> tuple[str, ...]: ...
    @property
    def next(self) -> str: ...
    @property
    def away(self) -> bool: ...
    @property
    def uncovered(self) -> tuple[str, ...]: ...
    @property
    def onlookers(self) -> tuple[str, ...]: ...
    @property
    def seats(self) -> tuple[SeatState, ...]: ...
    @property
    def talk(self) -> tuple[SaidLine, ...]: ...


def _lesson_of(created: e.Created, game: AnyGame) -> str:
    """The name of the guided game that a table is; tables of old times had only one."""
    if isinstance(created.lesson, str):
        return created.lesson
    first = game.lesson() if created.lesson else None
    return first.name if first is not None else ""


class Table:
    """Folds events. It neither reads nor writes anything else."""

    def __init__(self, table: str, created: e.Created, game: AnyGame | None = None) -> None:
        """`game` is the one with the packs that lie on the table; without it, with those that a new one would have."""
        self.id = table
        self.number = 1
        self.creation = created
        self.game = game or GAMES[created.game]
        self.settings: Any = msgspec.convert(created.settings, self.game.settings)
        self.rules = created.rules or self.game.rules_version
        self.packs = created.packs or self.game.versions
        self.campaign = created.campaign
        self.away = False
        self.archive: Archive | None = None
        self.options = created.options
        self.host = created.host
        self.created = created.at
        self.updated = created.at
        self.lesson = _lesson_of(created, self.game)
        self.sandbox = created.sandbox
        self.forked_from = created.forked_from
        self.status: e.Status = "lobby"
        self.match: Match | None = None
        self.undo: UndoRequest | None = None
        self.undoers: list[tuple[int, tuple[int, ...]]] = []
        """For each undo that can be played again: who took back, and who had to agree."""
        self.talk: list[SaidLine] = []
        self.people: tuple[str, ...] = (created.host,)
        self.uncovered: tuple[str, ...] = ()
        """Who knows everything, because they played alone and looked."""
        self.onlookers: tuple[str, ...] = ()
        """Who has looked into hands."""
        self.next = ""
        self.seats: dict[int, SeatState] = {}
        self.watched: Collection[int | None] = ()
        """The seats whose views are wanted after every move."""
        self._seed = created.seed
        self._moves = created.moves
        self._began = 0
        self._views: dict[int | None, Any] = {}
        self._arrange_seats()

    @classmethod
    def load(cls, table: str, events: Iterable[e.AnyTableEvent], game: AnyGame | None = None) -> Table:
        every = iter(events)
        first = next(every, None)
        if not isinstance(first, e.Created):
            raise TableError(f"table {table} does not begin with its creation")
        loaded = cls(table, first, game)
        for event in every:
            loaded.apply(event)
        return loaded

    def apply(self, event: e.AnyTableEvent, prepared: Prepared | None = None) -> None:
        """The next event; a move that was prepared for it needs not be carried out again."""
        if isinstance(event, e.Answered):
            self._answered(event, prepared)
        else:
            FOLD[type(event)](self, event)
        self.number += 1
        self.updated = event.at

    def restore(self, number: int, kept: Restored, settings: Any, match: Match | None) -> None:
        """As it was put down after so many events."""
        self.number, self.settings, self.match = number, settings, match
        self.options, self.status, self.rules = kept.options, kept.status, kept.rules
        self.updated, self._began, self.host = kept.updated, kept.began, kept.host
        self.people, self.next, self.away = kept.people, kept.next, kept.away
        self.uncovered, self.onlookers = kept.uncovered, kept.onlookers
        self.seats = {seat.seat: seat for seat in kept.seats}
        self.talk = list(kept.talk)
        self._moves = ()

    def preview(self, events: Iterable[e.AnyTableEvent]) -> Table | None:
        """How the seats and the status will be after these events; None if they change nothing of it."""
        changing = [event for event in events if isinstance(event, SEATING)]
        if not changing:
            return None
        later = copy.copy(self)
        later.seats = {number: copy.copy(seat) for number, seat in self.seats.items()}
        for event in changing:
            if isinstance(event, e.Started):
                later.status = "playing"
            else:
                FOLD[type(event)](later, event)
            later.updated = event.at
        return later

    # --- what can be asked ---------------------------------------------------------------

    @property
    def seed(self) -> int:
        return self._seed

    @property
    def began(self) -> int:
        """When the match began, in milliseconds since 1970."""
        return self._began

    @property
    def state(self) -> State:
        return self.playing.state

    @property
    def playing(self) -> Match:
        """The match of a table that has begun."""
        if self.match is None:
            raise TableError(f"table {self.id} has not begun")
        return self.match

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.match.state) if self.match is not None else None

    def view(self, seat: int | None) -> Any:
        """What a seat sees, made once for every move."""
        view = self._views.get(seat)
        if view is None:
            # In real time the players of the house look at what everybody sees, all the time.
            seats = (None, *self.watched) if self.game.timing.real_time else self.watched
            if seat in seats:
                self._views.update(self.game.views(self.playing.state, seats))
            else:
                self._views[seat] = self.game.view(self.playing.state, seat)
            view = self._views[seat]
        return view

    def situation(self, seat: int) -> Situation[Any, Any]:
        """What a player in this seat gets that is asked."""
        return self.game.situation(self.state, seat, lambda: self._sight(seat), self.seats_of_people)

    @property
    def seats_of_people(self) -> frozenset[int]:
        """The seats in which people sit and play themselves."""
        return frozenset([number for number, one in self.seats.items() if one.holders and not one.bot])

    def _sight(self, seat: int) -> Any:
        if self.game.timing.real_time:
            return self.game.beside(self.state, seat, self.view(None))
        return self.view(seat)

    @property
    def seated(self) -> int:
        """How many seats are people's, be they there or away."""
        return sum(bool(seat.holders or seat.kept_for) for seat in self.seats.values())

    def held(self, identities: Collection[str]) -> tuple[int, ...]:
        """The seats of somebody."""
        return tuple([seat.seat for seat in self.seats.values() if seat.held_by(identities)])

    def is_host(self, identities: Collection[str]) -> bool:
        return self.host in identities

    def others_play(self, identities: Collection[str]) -> bool:
        """Whether somebody else sits here too, or will again."""
        return any(
            (seat.holders and not seat.held_by(identities)) or (seat.kept_for and not seat.is_kept_for(identities))
            for seat in self.seats.values()
        )

    def known_to(self, seat: SeatState) -> tuple[int, ...]:
        """The seats of others who have played this one before, while it is somebody's."""
        if self.status != "playing" or not seat.holders:
            return ()
        others = [other for other in self.seats.values() if not other.held_by(seat.holders)]
        return tuple([other.seat for other in others if other.held_by(seat.known)])

    def others_played(self, identities: Collection[str]) -> bool:
        """Whether somebody else sits here, or has sat here: what they held is not for others to see before the end."""
        return self.others_play(identities) or any(person not in identities for person in self.people)

    @property
    def patience(self) -> int:
        """Milliseconds after which somebody who is away may be replaced."""
        agreed, most = 1000 * self.options.patience, self.game.timing.patience
        return min(agreed, most) if most else agreed

    def is_there(self, seat: SeatState, now: int) -> bool:
        """Whether a person sits here whom nobody may replace: they are there, or have not been away for long."""
        return bool(seat.holders) and not (seat.missed and now - seat.missed >= self.patience)

    def time(self, now: int) -> int:
        """The time of the game at a moment, in milliseconds; it never goes back."""
        return max(now - self._began, 0)

    def moment(self, time: int) -> int:
        """When a time of the game is, in milliseconds since 1970."""
        return time + self._began

    @property
    def latest(self) -> int:
        """The last moment that the table knows of, in milliseconds since 1970."""
        return self.updated if self.match is None else max(self.updated, self.moment(self.match.state.now))

    def undo_needs(self, seat: int) -> tuple[int, ...]:
        """Who must be asked before a seat takes its last move back; bots and programs agree to everything."""
        asked = [self.seats[other] for other in self.playing.undo_needs(seat)]
        return tuple(sorted(other.seat for other in asked if other.holders and not other.bot and not other.program))

    # --- before the start ------------------------------------------------------------------

    def _arrange_seats(self) -> None:
        """As many seats as the settings say; whoever sat at one that stays keeps it."""
        wanted = self.game.seats(self.settings)
        role = self.game.company.role
        self.seats = {seat: self.seats.get(seat) or SeatState(seat, role(seat)) for seat in wanted}

    def _arranged(self, event: e.Arranged) -> None:
        self.settings = msgspec.convert(event.settings, self.game.settings)
        self.options = event.options
        self._arrange_seats()

    def _started(self, event: e.Started) -> None:
        self.match = Match(self.game, self.settings, self._seed, dealt=self.creation.dealt)
        self._began = event.at - self.creation.time
        for seat, text, time in self._moves:
            self._take(seat, notation.read(text, self.game.answers), time, auto=False)
            self._began = min(self._began, event.at - (time or 0))
        self._moves = ()
        self._compare(event.seal, 0)
        for each in self.seats.values():
            each.played_by(each.holders)
        self._changed()

    # --- seats -----------------------------------------------------------------------------

    def _invited(self, event: e.Invited) -> None:
        seat = self.seats[event.seat]
        seat.link, seat.given = event.secret, event.given

    def _claimed(self, event: e.Claimed) -> None:
        seat = self.seats[event.seat]
        if event.joined:
            seat.holders = tuple(dict.fromkeys((*seat.holders, event.identity)))
            seat.name = event.name or seat.name
        else:
            seat.sit(event.identity, event.name, event.stands_in)
        if self.match is not None:
            seat.played_by(seat.holders)
        self.people = tuple(dict.fromkeys((*self.people, event.identity)))
        self.away = False

    def _bot_sat(self, event: e.BotSat) -> None:
        seat = self.seats[event.seat]
        seat.bot, seat.lent, seat.fits, seat.wish = event.bot, event.stands_in, event.fits, None
        if event.bot:
            self._agreed(event.seat)

    def _vacated(self, event: e.Vacated) -> None:
        before = self.seats[event.seat]
        after = self.seats[event.seat] = SeatState(event.seat, before.role, known=before.known)
        if event.kept:
            whose = (before.kept_for, before.kept_name) if before.kept_for else (before.holders, before.name)
            after.kept_for, after.kept_name = whose
        self._agreed(event.seat)

    def _seat_wished(self, event: e.SeatWished) -> None:
        wish = SeatWish(event.by, event.to, event.bot, event.name, event.secret)
        self.seats[event.seat].wish = wish

    def _seat_answered(self, event: e.SeatAnswered) -> None:
        seat = self.seats[event.seat]
        seat.wish = None
        if not event.yes and not event.withdrawn:
            seat.declined = event.at

    def _missed(self, event: e.Missed) -> None:
        self.seats[event.seat].missed = event.since

    def _returned(self, event: e.Returned) -> None:
        self.seats[event.seat].come_back()

    # --- playing ---------------------------------------------------------------------------

    def _answered(self, event: e.Answered, prepared: Prepared | None) -> None:
        if prepared is not None and self.playing.adopt(prepared):
            answer = prepared.move.answer
        else:
            answer = notation.read(event.answer, self.game.answers)
            self._take(event.seat, answer, event.time, event.auto)
            self._compare(event.seal, len(self.playing.moves) - 1)
        if not isinstance(answer, Aside):
            self.undo = None
        if event.late:
            self.seats[event.seat].late += 1
        self.undoers.clear()
        self._changed()

    def _take(self, seat: int, answer: Answer, time: int | None, auto: bool) -> None:
        refusal = self.playing.answer(seat, answer, None, time, auto)
        if refusal is not None:
            raise DifferentError(self.id, len(self.playing.moves))

    def _compare(self, seal: str, moves: int) -> None:
        """Never a state that is silently another one."""
        if seal and snapshot.seal(self.state) != seal:
            raise DifferentError(self.id, moves)

    def _undo_asked(self, event: e.UndoAsked) -> None:
        self.undo = UndoRequest(event.seat, self.undo_needs(event.seat))

    def _undo_answered(self, event: e.UndoAnswered) -> None:
        if event.yes:
            self._agreed(event.seat)
        else:
            self.undo = None

    def _agreed(self, seat: int) -> None:
        """Nobody waits for this seat any more."""
        if self.undo is not None:
            self.undo = UndoRequest(self.undo.seat, tuple([other for other in self.undo.needs if other != seat]))

    def _undone(self, event: e.Undone) -> None:
        asked = self.undo_needs(event.seat)
        refusal = self.playing.undo(event.seat, frozenset(self.seats))
        if refusal is not None:
            raise TableError(f"table {self.id}: an undo is refused: {refusal.key}")
        self.undo = None
        self.undoers.append((event.seat, asked))
        self._changed()

    def _redone(self, event: e.Redone) -> None:
        self.playing.redo()
        self.undo = None
        self.undoers.pop()
        self._changed()

    def _talked(self, event: e.Talked) -> None:
        self.talk.append(SaidLine(event.seat, event.name, event.text, event.at))
        del self.talk[:-LONGEST_TALK]

    def _moved_on(self, event: e.MovedOn) -> None:
        self.next = event.table

    def _upgraded(self, event: e.Upgraded) -> None:
        self.rules = event.rules

    def _uncovered(self, event: e.Uncovered) -> None:
        if event.hands:
            self.onlookers = tuple(dict.fromkeys((*self.onlookers, event.identity)))
        else:
            self.uncovered = tuple(dict.fromkeys((*self.uncovered, event.identity)))

    def _put_away(self, event: e.PutAway) -> None:
        self.away = True

    def _taken_out(self, event: e.TakenOut) -> None:
        self.away = False

    def _changed(self) -> None:
        self._views.clear()
        self.status = "over" if self.playing.state.over else "playing"


SEATING = (e.Arranged, e.Claimed, e.BotSat, e.Vacated, e.Returned, e.Started, e.PutAway, e.TakenOut)
"""Events by which the lobby's knowledge of a table changes."""

FOLD: dict[type[Any], Callable[[Table, Any], None]] = {
    e.Arranged: Table._arranged,
    e.Started: Table._started,
    e.Invited: Table._invited,
    e.Claimed: Table._claimed,
    e.BotSat: Table._bot_sat,
    e.Vacated: Table._vacated,
    e.SeatWished: Table._seat_wished,
    e.SeatAnswered: Table._seat_answered,
    e.Missed: Table._missed,
    e.Returned: Table._returned,
    e.UndoAsked: Table._undo_asked,
    e.UndoAnswered: Table._undo_answered,
    e.Undone: Table._undone,
    e.Redone: Table._redone,
    e.Talked: Table._talked,
    e.MovedOn: Table._moved_on,
    e.Upgraded: Table._upgraded,
    e.Uncovered: Table._uncovered,
    e.PutAway: Table._put_away,
    e.TakenOut: Table._taken_out,
}
