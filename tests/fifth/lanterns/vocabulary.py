"""Everything that may stand in a pack of Lantern Bearers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Id, Text, Word

Dice = Annotated[int, Meta(ge=0, le=6)]
Few = Annotated[int, Meta(ge=1, le=12)]
Corner = Annotated[int, Meta(ge=0, le=11)]
Spot = tuple[Corner, Corner]
"""Column and row, counted from 0 at the upper left."""
Gift = Literal["red", "white", "steps", "body"]


class Room(Word, frozen=True):
    """A rectangle of squares."""

    id: Id
    name: Text
    at: tuple[Corner, Corner, Few, Few]
    """Column and row of its upper left square, width, height."""
    flooded: bool = False


class Door(Word, frozen=True):
    """Joins two squares of different rooms that lie side by side."""

    id: Id
    between: tuple[Spot, Spot]


class Figure(Word, frozen=True):
    """What bearers and monsters have in common."""

    id: Id
    name: Text
    red: Dice
    white: Dice
    body: Few
    steps: Few


class Bearer(Figure, frozen=True):
    pass


class Monster(Figure, frozen=True):
    pass


class Relic(Word, frozen=True):
    """Helps every bearer by one of something, for the rest of a campaign."""

    id: Id
    name: Text
    gives: Gift


class Quest(Word, frozen=True, kw_only=True):
    """What is sought, and what the dark hides."""

    id: Id
    name: Text
    about: Text
    begins: Id
    """The room with the stairs."""
    oil: Annotated[int, Meta(ge=4, le=60)]
    dread: Annotated[int, Meta(ge=0, le=6)] = 0
    treasure: Annotated[tuple[Id, ...], Meta(min_length=1)]
    """The rooms of which one hides it."""
    traps: Annotated[int, Meta(ge=0, le=12)] = 0
    sleepers: tuple[Id, ...] = ()
    gold: Annotated[int, Meta(ge=0, le=100)] = 0
    relic: Id | None = None
    then: Id | None = None
    """The quest that follows in a campaign."""
    won: Text
    lost: Text
    """What is told of it afterwards."""


class CellarFile(Word, frozen=True):
    rooms: tuple[Room, ...] = ()
    doors: tuple[Door, ...] = ()


class FolkFile(Word, frozen=True):
    bearers: tuple[Bearer, ...] = ()
    monsters: tuple[Monster, ...] = ()
    relics: tuple[Relic, ...] = ()


class QuestFile(Word, frozen=True):
    quests: tuple[Quest, ...] = ()
