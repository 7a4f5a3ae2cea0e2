"""What the server says."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from .basics import PROTOCOL, AutoMode
from .play import ClockInfo, Line, OptionInfo, PromptInfo, Reason
from .table import TableInfo


class FromServer(Struct, frozen=True, tag_field="type", omit_defaults=False):
    """What the server says."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to hello. An update with the whole view of every held seat follows."""

    table: TableInfo
    seats: tuple[int, ...]
    """Those that this connection may play for."""
    langs: tuple[str, ...]
    said: tuple[SaidLine, ...]
    protocol: int = PROTOCOL
    back: tuple[int, ...] = ()
    """Seats that others had while this person was away, and that are theirs again."""


class TableChanged(FromServer, frozen=True, tag="table"):
    """Somebody came, went or sat down; the game began or ended. Who is asked from then on stands in updates."""

    table: TableInfo
    seats: tuple[int, ...]


class Update(FromServer, frozen=True, tag="update", omit_defaults=True):
    """What has changed for a seat (None: the public). Either `view` is whole or `patch` leads from
    version `base` to `version`; a patch is a list of [path, value], or [path] for what is gone."""

    seat: int | None
    version: int
    base: int | UnsetType = UNSET
    view: Any | UnsetType = UNSET
    patch: list[Any] | UnsetType = UNSET
    lines_from: int | UnsetType = UNSET
    """Lines from this place on are replaced by `lines` (an undo takes lines back)."""
    lines: tuple[Line, ...] | UnsetType = UNSET
    prompt: PromptInfo | UnsetType | None = UNSET
    """None: the seat is not asked. Not there: as it was."""
    clock: ClockInfo | UnsetType | None = UNSET
    asked: tuple[int, ...] | UnsetType = UNSET
    """Every seat that is asked, as everybody may know. Not there: as it was."""
    asides: tuple[OptionInfo, ...] | UnsetType = UNSET
    """What the seat may do now although nobody asks it for that. Not there: as it was."""


class SaidLine(Struct, frozen=True):
    seat: int
    name: str
    text: str
    at: int


class Said(FromServer, frozen=True, tag="said"):
    """Table talk."""

    line: SaidLine


class AutoState(FromServer, frozen=True, tag="auto"):
    """How a seat passes by itself, and how often it did since its last own decision."""

    seat: int
    mode: AutoMode
    things: dict[str, bool]
    passed: int
    standing_in: bool
    """A bot plays this turn for the seat."""


class Done(FromServer, frozen=True, tag="done"):
    """The command was carried out and is on disk."""

    id: int


class Refused(FromServer, frozen=True, tag="refused"):
    """The rules or the table say no; nothing has changed."""

    id: int
    reason: Reason


class Problem(FromServer, frozen=True, tag="problem"):
    """The message was not understood or not allowed; nothing has changed. `place` is where it is wrong."""

    code: Literal[
        "malformed", "unknown-type", "too-long", "too-many", "not-welcome", "no-table", "hello-first",
        "wrong-protocol", "not-your-seat", "not-host", "bad-token", "too-late", "server"
    ]  # fmt: skip
    text: str
    place: str = ""
    id: int | None = None


class Suggestion(FromServer, frozen=True, tag="suggestion"):
    id: int
    seat: int
    answer: Any
    text: str
    better: int = 0
    """So many games in a hundred more are won with it than with `than`, as far as one can look ahead; 0: nothing
    is clearly better, or nobody knows (see `tried`)."""
    than: str = ""
    """What a usual player would have done."""
    tried: int = 0
    """So often other answers were tried out beside it; 0: nobody has looked ahead."""
    why: str = ""
    """What a player of the house has in mind with it, in words; empty: nobody says so."""


class Reasons(FromServer, frozen=True, tag="reasons"):
    """What stands in the way; no reasons: `possible` tells what can be done."""

    id: int
    seat: int
    reasons: tuple[Reason, ...]
    possible: tuple[OptionInfo, ...]


class Odds(Struct, frozen=True):
    """Something that may happen, and how often it did in a thousand."""

    text: str
    share: int


class Drawn(Struct, frozen=True):
    """Something that is foreseen, for drawing: a way, a line of sight, what is hit."""

    key: str
    args: dict[str, Any]
    share: int


class Forecast(FromServer, frozen=True, tag="forecast"):
    """What an answer would be, as far as the seat can know."""

    id: int
    seat: int
    refusal: Reason | None
    """Why it is not possible; then there is nothing else."""
    price: dict[str, int]
    """What it costs, by the names of what is spent."""
    certain: tuple[str, ...]
    """What happens in any case."""
    odds: tuple[Odds, ...]
    """What may happen, the likeliest first."""
    tries: int
    """In how many possible worlds it was tried; 0 where the odds are exact."""
    drawn: tuple[Drawn, ...] = ()
    """The same for a board that draws it, where the odds are exact; a line without words is only here."""
    unopposed: bool = False
    """It is so if nobody does anything about it, and somebody could."""


class Link(FromServer, frozen=True, tag="link"):
    """A secret for a seat: whoever opens /table/ID#SECRET may take it."""

    id: int
    seat: int
    secret: str


class NextTable(FromServer, frozen=True, tag="next-table"):
    """The rematch is at another table."""

    id: int | None
    table: str


class Pong(FromServer, frozen=True, tag="pong"):
    id: int


class Call(FromServer, frozen=True, tag="call"):
    """To be answered by an echo with the same number, at once: so the server knows how far away a client is."""

    n: int


ServerMessage = (
    Welcome
    | TableChanged
    | Update
    | Said
    | AutoState
    | Done
    | Refused
    | Problem
    | Suggestion
    | Reasons
    | Forecast
    | Link
    | NextTable
    | Pong
    | Call
)
