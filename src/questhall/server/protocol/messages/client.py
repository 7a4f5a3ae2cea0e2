"""What a client says."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from .basics import PROTOCOL, AutoMode, Key, Lang, Request, Seat
from .table import TableOptions


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client says."""


class Command(FromClient, frozen=True):
    """What a client wants done; exactly one reply carries the same id."""

    id: Request


# --- coming and going -----------------------------------------------------------------------------


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. Seats come from the cookie of the browser and from the secrets named here."""

    table: Key
    lang: Lang
    secrets: Annotated[tuple[Key, ...], Meta(max_length=16)] = ()
    watch: Seat | None = None
    """For spectators of a table with delayed open hands: whose hand. None is the public view."""
    protocol: int = PROTOCOL


class Speak(Command, frozen=True, tag="speak"):
    """From now on everything is told in another language."""

    lang: Lang


class Watch(Command, frozen=True, tag="watch"):
    """A spectator looks through other eyes (delayed) or the public's (None)."""

    seat: Seat | None


class Refresh(Command, frozen=True, tag="refresh"):
    """Send the whole view again: a patch did not fit."""

    seat: Seat | None


class Ping(Command, frozen=True, tag="ping"):
    pass


class Echo(FromClient, frozen=True, tag="echo"):
    """The answer to a call, at once; nothing comes back."""

    n: int


# --- playing --------------------------------------------------------------------------------------


class MoveMade(Command, frozen=True, tag="move"):
    """An answer to an open ask; or (with no ask) something said aside, or an action in a race."""

    seat: Seat
    answer: Raw
    ask: int | None = None


class Why(Command, frozen=True, tag="why"):
    """Why can't I? `what` is a named thing (a card of the hand), or the id of a thing on the table; or an `answer`
    is asked about, as it would be given."""

    seat: Seat
    what: Key | int | UnsetType = UNSET
    answer: Raw | UnsetType = UNSET


class Try(Command, frozen=True, tag="try"):
    """What would this answer be? Nothing changes, and nothing is told that the seat could not know."""

    seat: Seat
    answer: Raw


class Undo(Command, frozen=True, tag="undo"):
    seat: Seat


class Redo(Command, frozen=True, tag="redo"):
    seat: Seat


class Agree(Command, frozen=True, tag="agree"):
    """To the undo that somebody asks for."""

    seat: Seat
    yes: bool


class Auto(Command, frozen=True, tag="auto"):
    """Automatic passes of a seat. A thing set to False is never a reason to ask, to True always one."""

    seat: Seat
    mode: AutoMode = "possible"
    things: Annotated[dict[Key, bool], Meta(max_length=200)] = {}


class Suggest(Command, frozen=True, tag="suggest"):
    seat: Seat


class PlayForMe(Command, frozen=True, tag="play-for-me"):
    """A bot answers for this seat until the turn ends (or until on is False)."""

    seat: Seat
    on: bool = True


class Say(Command, frozen=True, tag="say"):
    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=400)]


# --- the table itself -----------------------------------------------------------------------------


class Arrange(Command, frozen=True, tag="arrange"):
    """Before the start the host changes what is played and how."""

    settings: Raw
    options: TableOptions


class GiveSeat(Command, frozen=True, tag="give-seat"):
    """me: I sit down (again). bot: a bot plays. link: a secret for somebody else. open: nobody sits there."""

    seat: Seat
    to: Literal["me", "bot", "link", "open"]
    bot: Key = ""
    name: Annotated[str, Meta(max_length=24)] = ""


class Consent(Command, frozen=True, tag="consent"):
    """The person in a seat agrees to what somebody wants done with it, or does not; whoever wants it may withdraw."""

    seat: Seat
    yes: bool


class OpenLink(Command, frozen=True, tag="open-link"):
    """A link for a seat is opened by somebody who is at the table already."""

    secret: Key


class Start(Command, frozen=True, tag="start"):
    pass


class Rematch(Command, frozen=True, tag="rematch"):
    """A new table with the same people and settings; everybody is told its id."""


ClientMessage = (
    Hello
    | Speak
    | Watch
    | Refresh
    | Ping
    | Echo
    | MoveMade
    | Why
    | Try
    | Undo
    | Redo
    | Agree
    | Auto
    | Suggest
    | PlayForMe
    | Say
    | Arrange
    | GiveSeat
    | Consent
    | OpenLink
    | Start
    | Rematch
)
