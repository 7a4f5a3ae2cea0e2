"""Missions: the table, the objectives, the enemies, and what is told (ST-8, ST-9, ST-193 to ST-200)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Id, Text, Word

from .terrain import Corner, Piece
from .words import Story

Primary = Literal["clean_sweep", "target_defence", "retrieval", "investigation", "area_search", "delivery"]
PRIMARIES: tuple[Primary, ...] = (
    "clean_sweep", "target_defence", "retrieval", "investigation", "area_search", "delivery",
)  # fmt: skip
Secondary = Literal["interrogate", "safeguard", "capture", "sabotage", "scavenge", "escort"]
SECONDARIES: tuple[Secondary, ...] = ("interrogate", "safeguard", "capture", "sabotage", "scavenge", "escort")
"""Both in the order of the die."""
Difficulty = Annotated[int, Meta(ge=1, le=3)]
Percent = Annotated[int, Meta(ge=0, le=300)]
TableCorner = Literal["north_west", "north_east", "south_east", "south_west"]


class Force(Word, frozen=True, kw_only=True):
    """Enemies for a share of what the party is worth."""

    percent: Percent
    units: Annotated[tuple[Id, ...], Meta(min_length=1)]
    """What is drawn from; the same unit may stand there several times."""
    always: tuple[Id, ...] = ()
    """Those who come in any case, out of the same budget."""


class Tale(Word, frozen=True, kw_only=True):
    """Something that is told once: when a round begins, a wave comes, the primary objective is met, or a hero falls."""

    when: Literal["round", "wave", "primary", "fallen", "marker", "half"]
    n: Annotated[int, Meta(ge=0, le=20)] = 0
    """Which round, wave or marker."""
    text: Story


class Mission(Word, frozen=True, kw_only=True):
    id: Id
    name: Text
    briefing: Story
    won: Story
    lost: Story
    chapter: Annotated[int, Meta(ge=1, le=9)] = 1
    difficulty: Difficulty = 1
    corner: TableCorner = "south_west"
    """Where the heroes come from (ST-287)."""
    terrain: tuple[Piece, ...]
    primary: Primary
    markers: tuple[Corner, ...] = ()
    """Of the primary objective, where the mission fixes them; else the dice do."""
    secondary: Secondary | None = None
    """None: the die decides (ST-200)."""
    tokens: tuple[Corner, ...] | None = None
    """Search tokens, where the mission fixes them; else D3+2 by the dice (ST-195)."""
    sentries: Force
    posts: tuple[Corner, ...] = ()
    """Where the sentries stand, in order, where the mission fixes it; else at random quarters (ST-196)."""
    waves: Annotated[tuple[Force, ...], Meta(min_length=1)]
    """The first, the second ...; the last one comes again and again."""
    tales: tuple[Tale, ...] = ()
    reward: Annotated[int, Meta(ge=0, le=50)] = 0
    """Credits beside those of the rule."""
    lesson: bool = False
    """It teaches the game."""
    then: Id | Literal[""] = ""
    """The mission that follows."""
