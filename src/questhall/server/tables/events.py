"""What happens to a table, as it is written down. A table is the sum of its events."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from ..protocol.messages import TableOptions


class Event(Struct, frozen=True, tag_field="event", omit_defaults=True, forbid_unknown_fields=True):
    """One entry of a table's list; `at` is in milliseconds since 1970."""

    at: int


class Created(Event, frozen=True, tag="created"):
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
    lesson: bool = False


class Arranged(Event, frozen=True, tag="arranged"):
    settings: Any
    options: TableOptions


class Invited(Event, frozen=True, tag="invited"):
    """A link for this seat is out; only the hash of its secret is kept."""

    seat: int
    secret: str


class Claimed(Event, frozen=True, tag="claimed"):
    """Somebody sits down; the link that led here is used up. `joined`: the same person from a second place."""

    seat: int
    identity: str
    name: str = ""
    joined: bool = False


class BotSat(Event, frozen=True, tag="bot"):
    """A bot answers for this seat from now on; with an empty name the human does again."""

    seat: int
    bot: str


class Vacated(Event, frozen=True, tag="vacated"):
    """Nobody sits there any more."""

    seat: int


class Started(Event, frozen=True, tag="started"):
    pass


class Answered(Event, frozen=True, tag="answered"):
    """An answer that the rules took, in the notation of the game; `time` is the time it carries in."""

    seat: int
    answer: str
    time: int
    auto: bool = False


class UndoAsked(Event, frozen=True, tag="undo-asked"):
    seat: int


class UndoAnswered(Event, frozen=True, tag="undo-answered"):
    seat: int
    yes: bool


class Undone(Event, frozen=True, tag="undone"):
    seat: int


class Redone(Event, frozen=True, tag="redone"):
    pass


class Talked(Event, frozen=True, tag="talked"):
    seat: int
    name: str
    text: str


class MovedOn(Event, frozen=True, tag="moved-on"):
    """The rematch is played at another table."""

    table: str


AnyEvent = (
    Created
    | Arranged
    | Invited
    | Claimed
    | BotSat
    | Vacated
    | Started
    | Answered
    | UndoAsked
    | UndoAnswered
    | Undone
    | Redone
    | Talked
    | MovedOn
)

Status = Literal["lobby", "playing", "over"]

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)


def encode(event: AnyEvent) -> bytes:
    return _encoder.encode(event)


def decode(body: bytes) -> AnyEvent:
    event: AnyEvent = _decoder.decode(body)
    return event
