"""What is told about a table: how it is run, who sits where, how it ended."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run, beside the settings of its game."""

    open: bool = False
    """Listed in the lobby, and anybody may take a free seat; else by link only."""
    spectators: bool = True
    open_hands_after: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds after which spectators may see the hands; 0 is never."""
    pace: Annotated[int, Meta(ge=0, le=5000)] = 400
    """Milliseconds that a bot takes for an answer."""
    patience: Annotated[int, Meta(ge=10, le=30 * 86_400)] = 60
    """Seconds after which somebody who is away may be replaced, until they come back."""
    program_seconds: Annotated[int, Meta(ge=1, le=3600)] = 30
    """Seconds that a program has for an answer; then the house answers for it. Not in real time."""
    wins: Annotated[int, Meta(ge=0, le=95)] = 0
    """About how often, in per cent, its people want to win: bots called `level` get one that fits when the game begins.
    0: nobody has said, and half of the games is what they get."""


class WishInfo(Struct, frozen=True):
    """What somebody wants done with the seat of a person who is there and has to agree."""

    seat: int | None
    """Whose wish it is; None: the host's, who has no seat."""
    to: Literal["me", "bot", "link", "open"]
    bot: str
    yours: bool
    """This connection wished it, and may withdraw it."""


class SeatInfo(Struct, frozen=True):
    """Who sits where."""

    seat: int
    role: str
    """A word of the game: gm, hero."""
    kind: Literal["open", "human", "bot"]
    name: str
    bot: str
    """The player that answers for this seat; for a human seat one that stands in, or nothing. One that was chosen to
    fit to several people is called `level` until the end."""
    online: bool
    asked: bool
    yours: bool
    invited: bool
    """A link for this seat is out."""
    away: int | None = None
    """For how many milliseconds the person had been missed when this was sent."""
    stands_in: bool = False
    """A bot or somebody else plays here until the person comes back."""
    absent: str = ""
    """The name of that person, where somebody else sits in their place."""
    wish: WishInfo | None = None
    known_to: tuple[int, ...] = ()
    """Seats of others who have played here before, and know what this one holds."""
    program: bool = False
    """A program sits here, under the name of its token."""
    late: int = 0
    """Questions that the house has answered for it, because it took too long."""


class UndoInfo(Struct, frozen=True):
    """Somebody asks to take a move back."""

    seat: int
    needs: tuple[int, ...]
    """Those who have not agreed yet."""
    text: str = ""
    """The move, as far as this connection could see it."""


class OutcomeInfo(Struct, frozen=True):
    winners: tuple[int, ...]
    text: str


class TableInfo(Struct, frozen=True):
    """A table as one connection sees it."""

    id: str
    game: str
    settings: Any
    options: TableOptions
    status: Literal["lobby", "playing", "over", "archived"]
    host: bool
    """Whether this connection may arrange, start and hand over seats."""
    seats: tuple[SeatInfo, ...]
    spectators: int
    created: int
    """Milliseconds since 1970."""
    commitment: str
    """The promise about the dice (a hash of the seed); empty before the start."""
    seed: str
    """The seed, when the game is over."""
    outcome: OutcomeInfo | None = None
    undo: UndoInfo | None = None
    lesson: str = ""
    """The name of the guided game that this is."""
    next: str = ""
    """The table of the rematch."""
    forked_from: str = ""
    campaign: str = ""
    """The campaign whose match this is."""
    archive: ArchiveInfo | None = None
    patience: int = 0
    """Milliseconds after which somebody who is away may be replaced."""
    sandbox: bool = False
    """For practice: out of the lists, and soon removed."""


class ArchiveInfo(Struct, frozen=True):
    """A table that cannot go on, since the rules or the cards are others now: it can be read."""

    why: str
    moves: int
    """So many moves were made."""
    again: int
    """So many of them can be watched again."""
