"""Every message of the WebSocket protocol, in both directions. docs/protocol.md tells their story.

The TypeScript types of the browser client are generated from here. Decoding is strict: an unknown
type, an unknown field or a wrong value is refused at the door and never reaches the rules.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from questhall.kernel.domains import AnyDomain

PROTOCOL = 1
"""Rises with every change that an older client would not survive."""

LONGEST_MESSAGE = 16_384
"""Bytes of one message from a client."""

Key = Annotated[str, Meta(max_length=64)]
Words = Annotated[str, Meta(max_length=400)]
Lang = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
Request = Annotated[int, Meta(ge=1, le=2**53 - 1)]
"""A number of the client's own; the reply to a command carries it."""
Seat = Annotated[int, Meta(ge=0, le=15)]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client says."""


class Command(FromClient, frozen=True):
    """What a client wants done; exactly one reply carries the same id."""

    id: Request


# --- coming and going ------------------------------------------------------------------------


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


# --- playing -----------------------------------------------------------------------------------


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


AutoMode = Literal["possible", "all", "turn", "always"]
"""possible: I am asked when I could do something. all: at every window. turn: I pass for the rest
of this turn. always: I pass until I say otherwise."""


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


# --- the table itself ----------------------------------------------------------------------------


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


# --- what is told about a table ----------------------------------------------------------------------


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
    """The player that answers for this seat; for a human seat one that stands in, or nothing."""
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


class Line(Struct, frozen=True):
    """One line of the log as a seat may read it."""

    n: int
    """Its place among the lines of this seat: the moment of a replay."""
    key: str
    args: dict[str, Any]
    """What the seat may know of it, for drawing: ids of things, cards, seats, numbers."""
    rules: tuple[str, ...]
    text: str
    """Names of cards stand between marks: ⟦pack_mule|Pack Mule⟧."""


class OptionInfo(Struct, frozen=True):
    """Something that may be answered."""

    answer: Any
    text: str


class PromptInfo(Struct, frozen=True):
    """What a seat is asked."""

    ask: int
    """Goes back with the answer; an old number is refused."""
    question: str
    title: str
    hint: str
    rules: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    """All answers, or sensible ones where the question is open and has no domain."""
    open: bool
    """Other answers than these are possible."""
    about: tuple[int, ...]
    domain: AnyDomain | None
    """What an answer to an open question is made of; then there are no options."""
    thing: str
    """The named thing that the question is about: a card, a monster."""
    reaction: bool
    """One of the windows that automatic passes are for."""


class ClockInfo(Struct, frozen=True):
    """A limit of time that is running."""

    left: int
    """Milliseconds when this was sent."""
    rules: tuple[str, ...]


class Reason(Struct, frozen=True):
    key: str
    text: str
    rules: tuple[str, ...]


# --- what the server says ------------------------------------------------------------------------------


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
