"""The bodies of the HTTP API. docs/protocol.md lists the addresses; /api/openapi.json has them as data.

GET    /api/hall                            Hall: games, languages, players, who I am
GET    /api/games/{game}/content?lang=      content of the game for the client (cards, decks, words)
GET    /api/games/{game}/rules?lang=        Rules: the whole rulebook
GET    /api/tables                          Tables: open tables
POST   /api/tables                          NewTable -> Table (201)
GET    /api/mine                            Tables: my tables and my history
POST   /api/lessons/{game}                  LessonWanted -> Table (201): a guided first game
GET    /api/tables/{id}/replay?seat=&lang=&from=  Replay
GET    /api/tables/{id}/lookback?lang=      LookBack: where a game turned that is over, or how far that is
POST   /api/tables/{id}/lookback?lang=      LookBack: the same, and it is thought out if it was not
GET    /api/tables/{id}/content?lang=       content of the game as it lies on this table
GET    /api/tables/{id}/match               the match file (text), when the game is over
POST   /api/tables/{id}/fork                Fork -> Table (201)
POST   /api/tables/{id}/reports             ReportWanted -> Reported (201)
GET    /api/campaigns                       Campaigns: mine
POST   /api/campaigns                       NewCampaign -> CampaignMade (201)
POST   /api/campaigns/file                  CampaignFile -> CampaignMade (201): one that was taken along
GET    /api/campaigns/{id}?lang=            CampaignPage
POST   /api/campaigns/{id}/match            NextMatch -> Table (201): the next match, or the last one again
GET    /api/campaigns/{id}/file             the campaign file (text)
GET    /api/reports/{report}                the report as one file (text)
POST   /api/accounts                        Credentials -> Me (201): a new account; the guest's tables come along
POST   /api/session                         Credentials -> Me
DELETE /api/session                         -> 204
DELETE /api/sessions                        -> 204: in every browser
GET    /api/programs                        Programs: mine
POST   /api/programs                        NewProgram -> ProgramMade (201): a token, told once
DELETE /api/programs/{id}                   -> 204: its token opens nothing any more
POST   /api/sandbox                         Sandbox -> Table (201): a table for practice, for programs
GET    /api/standings                       Standings: how well I play, as far as the hall knows
POST   /api/standings/{game}                StandingWanted -> StandingInfo
POST   /api/odds                            NewTable -> Chances: which bots would fit; nothing is made
GET    /api/openapi.json                    this API as data
GET    /healthz                             ok
WS     /ws                                  the protocol of messages.py

Every error is a Trouble with a fitting status.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .messages import Key, Line, Seat, TableOptions


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class Trouble(Struct, frozen=True):
    """Why a request was refused, in words; `place` is where the body is wrong."""

    code: str
    text: str
    place: str = ""
    rules: tuple[str, ...] = ()


class BotInfo(Struct, frozen=True):
    """A player of the house."""

    name: str
    title: str
    about: str
    takes_time: bool
    """For every answer; who is chosen by default does not."""


class ValueInfo(Struct, frozen=True):
    value: str | int
    label: str
    about: str


class AgreementInfo(Struct, frozen=True):
    """Something that people may agree on before a game: a field of its settings."""

    kind: Literal["choice", "switch", "number"]
    name: str
    label: str
    about: str
    rule: str
    optional: bool
    """Not for a first evening: shown apart."""
    seats: Literal["table", "heroes"]
    """heroes: each hero has one, and the field holds a list in the order of the seats."""
    values: tuple[ValueInfo, ...]
    usual: str | int | bool | None
    """None: the table asks, unless it is chosen before."""
    newcomer: str | None
    unit: Literal["", "minutes"]


class PackInfo(Struct, frozen=True):
    """A pack that lies in the hall. One that has errors is never played with."""

    id: str
    name: str
    version: str
    needs: tuple[str, ...]
    core: bool
    """It comes with the game."""
    errors: tuple[str, ...] = ()


class FaceInfo(Struct, frozen=True):
    face: str
    label: str


class DieInfo(Struct, frozen=True):
    """A kind of die, to be drawn."""

    kind: str
    colour: str
    faces: tuple[FaceInfo, ...]


class LessonInfo(Struct, frozen=True):
    """A guided first game."""

    name: str
    title: str
    about: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    settings: Any
    """JSON Schema of its settings."""
    heroes: tuple[int, int]
    """The least and the most."""
    master: Literal["always", "never", "agreed"]
    """Whether somebody plays against the heroes, in seat 0; agreed: the setting `master` says so."""
    together: Literal["open", "covered", "apart"]
    """One person's seats are seen side by side, behind covers one after the other, or one may have only one."""
    secrets: bool
    """Whether some seat sees what others do not."""
    real_time: bool
    roles: dict[str, str]
    """What a seat plays, in words; a word may hold the place of its number: "Hero {n}"."""
    master_role: str
    hero_role: str
    bots: tuple[BotInfo, ...]
    """Weakest first."""
    agreements: tuple[AgreementInfo, ...]
    optional: str
    """The heading of the agreements that are shown apart, and a sentence about them."""
    optional_about: str
    packs: tuple[PackInfo, ...]
    dice: tuple[DieInfo, ...]
    own_dice: bool
    """Whether people may roll dice on their own table (the setting `own_dice` names their seats)."""
    own_dice_about: str
    """What the game has to say to that, and the rule behind it."""
    own_dice_rule: str
    lessons: tuple[LessonInfo, ...]
    """From the one that a newcomer should take first."""
    campaign: bool
    looks_back: bool
    """Whether the hall can tell after a game where it turned."""
    credits: str
    fields: dict[str, str]
    """What the fields of a view are called, for a client that has no board for the game."""


class Me(Struct, frozen=True):
    """Who the server thinks you are. A guest has no name."""

    account: str
    guest: bool
    program: str = ""
    """The name of the program that this is."""


class Hall(Struct, frozen=True):
    games: tuple[GameInfo, ...]
    langs: tuple[str, ...]
    me: Me
    version: str


class SeatSummary(Struct, frozen=True):
    seat: int
    role: str
    kind: str
    name: str


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: tuple[SeatSummary, ...]
    free: int
    created: int
    updated: int
    heroes: int
    outcome: str = ""
    """How it ended, in words."""
    yours: tuple[int, ...] = ()
    campaign: str = ""
    asked: tuple[int, ...] = ()
    """The seats whose people the table waits for; told to those who sit at it."""
    won: bool | None = None
    """Whether one of your seats has won; nothing while nobody has, or where you have none."""


class Tables(Struct, frozen=True):
    tables: tuple[TableSummary, ...]


class SeatWanted(Body, frozen=True):
    """How a seat of a new table is filled: me, a bot, or nobody yet."""

    seat: Seat
    to: Annotated[str, Meta(pattern="^(me|bot|open)$")]
    bot: Key = ""
    name: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Body, frozen=True):
    game: Key
    settings: dict[str, Any] = {}
    options: TableOptions = TableOptions()
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=16)] = ()
    start: bool = False
    """At once, if nobody is missing."""


class Table(Struct, frozen=True):
    id: str


class NewProgram(Body, frozen=True):
    """A program that is to take seats here."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


class ProgramInfo(Struct, frozen=True):
    id: str
    name: str
    created: int


class Programs(Struct, frozen=True):
    programs: tuple[ProgramInfo, ...]
    most: int
    """So many may one person have."""


class ProgramMade(Struct, frozen=True):
    """The token is told this once; the house keeps only its hash."""

    id: str
    name: str
    token: str


class Sandbox(Body, frozen=True):
    """A table for practice: the program in some seats, bots of the house in all others, and it begins at once."""

    game: Key
    settings: dict[str, Any] = {}
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=16)] = (1,)
    bot: Key = ""
    """Who plays the others; nothing: the strongest that answers at once."""
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    """The same seed and the same answers give the same game; none: by chance."""
    program_seconds: Annotated[int, Meta(ge=1, le=3600)] = 30


class SeatLevel(Struct, frozen=True):
    seat: int
    level: int


class Chances(Struct, frozen=True):
    """What would come of the wish for wins (`options.wins`) at a table that is planned, for its people; per cent."""

    own: int
    """Where you stand on the line from 0 to 100; some stand beyond its end."""
    levels: tuple[SeatLevel, ...]
    """Of the bots called `level`."""
    dialled: Literal["", "master", "heroes", "fellows"]
    """Whose level was chosen for it: that of whoever plays against you, of the heroes against you, or of those beside
    you."""
    chance: int
    least: int
    most: int
    """As rarely and as often as you could win here, with the strongest and the weakest of them."""
    error: int
    """The standard error of `chance`, from the number of games in the lab: what is not known of you comes on top."""
    why: Literal["", "nobody", "no-bots", "both-sides", "not-measured"]
    """Why nothing can be promised: no person sits there, no bot does whose level is open, people sit on both sides, or
    the lab has not played such tables. Then those bots play as well as you."""


class StandingInfo(Struct, frozen=True):
    """How well you play a game. Nobody else is told."""

    game: str
    level: int
    doubt: int
    """The standard deviation."""
    games: int
    """It rests on so many of your games."""
    adapt: bool
    """Whether your results count."""
    assumed: int
    """What you were taken for before the first game."""
    measured: bool
    """Whether the lab knows anything about this game at all."""


class Standings(Struct, frozen=True):
    standings: tuple[StandingInfo, ...]


class StandingWanted(Body, frozen=True):
    adapt: bool
    assumed: Annotated[int, Meta(ge=0, le=100)]
    forget: bool = False
    """The games that were counted so far."""


class LessonWanted(Body, frozen=True):
    lesson: Key = ""
    """By its name; none: the first."""


class Fork(Body, frozen=True):
    """A new table that begins at a moment of a replay (a step as one seat saw it)."""

    seat: Seat | None
    step: Annotated[int, Meta(ge=0, le=1_000_000)]


class Step(Struct, frozen=True):
    """One moment of a replay: how the view changed and what was told."""

    patch: list[Any]
    lines: tuple[Line, ...]
    by: int | None
    """Whose move it was, where everybody saw it."""
    at: int | None
    """The time of the move in the game, in milliseconds."""
    text: str


class Replay(Struct, frozen=True):
    """A game as one seat saw it: the view at step `first`, and the steps behind it."""

    table: str
    game: str
    settings: Any
    seats: tuple[SeatSummary, ...]
    allowed: tuple[int | None, ...]
    """Through whose eyes it may be watched."""
    over: bool
    seat: int | None
    first: int
    total: int
    view: Any
    lines: tuple[Line, ...]
    steps: tuple[Step, ...]
    may_fork: bool
    may_download: bool


class Standing(Struct, frozen=True):
    """How it stood at a step of a replay: so many games in a hundred are won by the heroes from there."""

    step: int
    heroes: int


class Swing(Struct, frozen=True):
    """A turn in which that changed much; `step` is where it began, `turn` its place in the curve."""

    turn: int
    step: int
    before: int
    after: int


class MissedMove(Struct, frozen=True):
    """Somebody could have done better, by what they knew. `step` is the moment before, as this seat saw it."""

    seat: int
    turn: int
    """The place in the curve before it."""
    step: int
    asked: str
    done: str
    better: str
    points: int
    """So many games in a hundred more are won with what is better."""


class LookBack(Struct, frozen=True):
    """Where a game turned, as far as that is known."""

    status: Literal["none", "waiting", "thinking", "ready", "failed"]
    """none: nobody has asked for it. waiting: others come first."""
    share: int = 0
    """How far it is, in a hundred."""
    seat: int | None = None
    """Through whose eyes the steps of the curve are counted."""
    curve: tuple[Standing, ...] = ()
    """At the beginning, after every turn, and at the end; nothing where the game has no judge."""
    swings: tuple[Swing, ...] = ()
    missed: tuple[MissedMove, ...] = ()
    """The largest three at most, in the order of the game."""


class ReportWanted(Body, frozen=True):
    notes: Annotated[str, Meta(max_length=4000)]
    seat: Seat | None = None
    view: dict[str, Any] | None = None
    """What the client shows."""


class Reported(Struct, frozen=True):
    id: str
    ready: bool
    """Whether the file can be had now; while others still play it waits, since everybody's cards are in it."""


class Credentials(Body, frozen=True):
    name: Annotated[str, Meta(min_length=2, max_length=24)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


# --- campaigns ---------------------------------------------------------------------------------


class NewCampaign(Body, frozen=True):
    game: Key
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    settings: dict[str, Any] = {}
    """What is agreed for all matches."""
    retry: bool = False
    """A match that was lost or given up may be played again from its beginning."""


class CampaignMade(Struct, frozen=True):
    id: str


class NextMatch(Body, frozen=True):
    """Who plays the next match. `again`: the last one from its beginning, where that was agreed."""

    options: TableOptions = TableOptions()
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=16)] = ()
    again: bool = False
    start: bool = False


class SheetInfo(Struct, frozen=True):
    title: str
    fields: tuple[tuple[str, str], ...]


class NextInfo(Struct, frozen=True):
    title: str
    about: str


class MatchInfo(Struct, frozen=True):
    """A match of a campaign."""

    table: str
    title: str
    status: Literal["playing", "won", "lost", "ended", "again", "gone"]
    """ended: nobody could win or lose it. again: it was played once more from its beginning. gone: its table is not
    here (the campaign came as a file)."""
    at: int


class CampaignPage(Struct, frozen=True):
    """A campaign as somebody reads it."""

    id: str
    game: str
    name: str
    settings: Any
    heroes: int
    retry: bool
    host: bool
    """Whether this person may go on with it."""
    sheets: tuple[SheetInfo, ...]
    story: tuple[str, ...]
    matches: tuple[MatchInfo, ...]
    next: NextInfo | None
    """None: it has ended."""
    playing: str
    """The table of the match that is being played."""
    may_retry: bool
    shown: Any = None
    """What a client that knows the game draws of it."""
    why: str = ""
    """Why it cannot go on here, if it cannot."""


class CampaignSummary(Struct, frozen=True):
    id: str
    game: str
    name: str
    matches: int
    ended: bool
    updated: int


class Campaigns(Struct, frozen=True):
    campaigns: tuple[CampaignSummary, ...]


class CampaignFile(Body, frozen=True):
    """A campaign that was taken along from elsewhere."""

    file: Annotated[str, Meta(max_length=2_000_000)]


# --- the rulebook --------------------------------------------------------------------------------


class RuleInfo(Struct, frozen=True):
    id: str
    title: str
    text: str
    rulings: tuple[str, ...]


class ChapterInfo(Struct, frozen=True):
    id: str
    title: str
    intro: str
    rules: tuple[RuleInfo, ...]


class Rules(Struct, frozen=True):
    preface: str
    chapters: tuple[ChapterInfo, ...]
