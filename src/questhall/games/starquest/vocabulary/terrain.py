"""Kinds of terrain (ST-90 to ST-97, ST-243)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Id, Text, Word

from .words import Inches

Corner = tuple[Inches, Inches]
Turn = Annotated[int, Meta(ge=0, lt=360, multiple_of=15)]


class Terrain(Word, frozen=True, kw_only=True):
    """A kind of piece with its shapes, each around its own middle."""

    id: Id
    name: Text
    form: Literal["solid", "area", "gap"]
    height: Inches
    """Of the top; of a gap how deep it is."""
    impassable: bool = False
    blocking: bool = False
    cover: bool = False
    difficult: bool = False
    dangerous: bool = False
    shapes: Annotated[tuple[Annotated[tuple[Corner, ...], Meta(min_length=3)], ...], Meta(min_length=1)]
    share: Annotated[int, Meta(ge=0, le=20)] = 1
    """How often the builder takes it; 0: never."""
    look: Literal[
        "rock", "wall", "crate", "building", "hill", "trees", "reeds", "rubble", "water", "fire", "pit", "barrier",
        "machine", "crystal", "wreck", "ruin",
    ]  # fmt: skip
    """How it is drawn."""


class Piece(Word, frozen=True, kw_only=True):
    """A piece on the table of a mission."""

    terrain: Id
    at: Corner
    turn: Turn = 0
    shape: Annotated[int, Meta(ge=0, le=20)] = 0
    corners: tuple[Corner, ...] = ()
    """Instead of a shape of the kind: its own, around its middle."""
