"""What happens to a table, as it is written down. A table is the sum of its events."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from questhall.kernel.match import Dealt

from ..protocol.messages.table import TableOptions
from .seats import Wished


class TableEvent(Struct, frozen=True, tag_field="event", omit_defaults=True, forbid_unknown_fields=True):
    """One entry of a table's list; `at` is in milliseconds since 1970."""

    at: int


class Created(TableEvent, frozen=True, tag="created"):
    """Always the first."""

    game: str
    settings: Any
    options: TableOptions
    seed: int
    host: str
    """The identity (guest or account) that may arrange and start."""
    moves: tuple[tuple[int, str, int | None], ...] = ()
    """A fork begins with the moves of another table: seat, notation, time."""
    forked_from: str = ""
    lesson: str | bool = ""
    """The name of the guided game; before there were several, whether it is one."""
    rules: str = ""
    """The version of the rules by which it is played."""
    packs: dict[str, str] = {}
    """The versions of the packs that lie on it."""
    campaign: str = ""
    """The campaign whose match it is."""
    dealt: Dealt | None = None
    """A fork of a game that is not over begins where its maker could have been: what they could not know is dealt
    anew."""
    time: int = 0
    """Milliseconds that were played before such a fork."""
    sandbox: bool = False
    """A table for practice: out of the lists, and soon removed."""


class Arranged(TableEvent, frozen=True, tag="arranged"):
    settings: Any
    options: TableOptions


class Invited(TableEvent, frozen=True, tag="invited"):
    """A link for this seat is out; only the hash of its secret is kept. `given`: by the person in the seat, or with
    their consent; any other one opens a seat only while nobody is there."""

    seat: int
    secret: str
    given: bool = False


class Claimed(TableEvent, frozen=True, tag="claimed"):
    """Somebody sits down; the link that led here is used up. `joined`: the same person from a second place.
    `stands_in`: until the person comes back who has gone away."""

    seat: int
    identity: str
    name: str = ""
    joined: bool = False
    stands_in: bool = False


class BotSat(TableEvent, frozen=True, tag="bot"):
    """A bot answers for this seat from now on; with an empty name the human does again. `stands_in`: until the
    person comes back who has gone away. `fits`: its level was chosen for the people at the table."""

    seat: int
    bot: str
    stands_in: bool = False
    fits: bool = False


class Vacated(TableEvent, frozen=True, tag="vacated"):
    """Nobody sits there any more. `kept`: the person has gone away, and has the seat again when they come back."""

    seat: int
    kept: bool = False


class SeatWished(TableEvent, frozen=True, tag="seat-wished"):
    """Somebody wants something done with the seat of a person who is there, and waits for their consent."""

    seat: int
    by: str
    to: Wished
    bot: str = ""
    name: str = ""
    secret: str = ""


class SeatAnswered(TableEvent, frozen=True, tag="seat-answered"):
    """The person in the seat has said yes or no; or whoever wished it has thought better of it."""

    seat: int
    yes: bool
    withdrawn: bool = False


class Missed(TableEvent, frozen=True, tag="missed"):
    """The person in the seat has not been there since a moment. A process at which they are contradicts."""

    seat: int
    since: int


class Returned(TableEvent, frozen=True, tag="returned"):
    """The person is there again. `again`: from now on the seat is theirs again, which others had meanwhile."""

    seat: int
    again: bool = False


class Started(TableEvent, frozen=True, tag="started"):
    seal: str = ""
    """By which the state is known again; here and below."""


class Answered(TableEvent, frozen=True, tag="answered"):
    """An answer that the rules took, in the notation of the game; `time` is the time it carries in."""

    seat: int
    answer: str
    time: int
    auto: bool = False
    seal: str = ""
    late: bool = False
    """The house has answered for a program that took too long."""


class UndoAsked(TableEvent, frozen=True, tag="undo-asked"):
    seat: int


class UndoAnswered(TableEvent, frozen=True, tag="undo-answered"):
    seat: int
    yes: bool


class Undone(TableEvent, frozen=True, tag="undone"):
    seat: int


class Redone(TableEvent, frozen=True, tag="redone"):
    pass


class Talked(TableEvent, frozen=True, tag="talked"):
    seat: int
    name: str
    text: str


class Upgraded(TableEvent, frozen=True, tag="upgraded"):
    """From here on it is played by another version of the rules. `moves`: so many were made by rules that could
    not be compared; what was before them can be read, but not played again."""

    rules: str
    moves: int = 0


class Uncovered(TableEvent, frozen=True, tag="uncovered"):
    """Somebody has seen more than a seat may see: everything there is, and all that is to come; or with `hands` what
    others hold, as somebody who looks on."""

    identity: str
    hands: bool = False


class PutAway(TableEvent, frozen=True, tag="put-away"):
    """Nobody has been here for long: it is out of the lists until somebody comes again."""


class TakenOut(TableEvent, frozen=True, tag="taken-out"):
    """Somebody has come again."""


class MovedOn(TableEvent, frozen=True, tag="moved-on"):
    """The rematch is played at another table."""

    table: str


AnyTableEvent = (
    Created
    | Arranged
    | Invited
    | Claimed
    | BotSat
    | Vacated
    | SeatWished
    | SeatAnswered
    | Missed
    | Returned
    | Started
    | Answered
    | UndoAsked
    | UndoAnswered
    | Undone
    | Redone
    | Talked
    | Upgraded
    | Uncovered
    | PutAway
    | TakenOut
    | MovedOn
)

Status = Literal["lobby", "playing", "over", "archived"]

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyTableEvent)


def encode(event: AnyTableEvent) -> bytes:
    return _encoder.encode(event)


def decode(body: bytes) -> AnyTableEvent:
    event: AnyTableEvent = _decoder.decode(body)
    return event
