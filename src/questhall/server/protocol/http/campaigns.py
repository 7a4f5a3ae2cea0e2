"""Campaigns: chains of matches."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ..messages.basics import Key
from ..messages.table import TableOptions
from .basics import Body
from .tables import SeatWanted


class NewCampaign(Body, frozen=True):
    game: Key
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    settings: dict[str, Any] = field(default_factory=dict)
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
