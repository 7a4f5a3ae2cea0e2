"""What every pack of every game has: ids, texts, and a manifest."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{1,39}$")]
Text = dict[str, Annotated[str, Meta(max_length=400)]]
"""One string per language of the pack."""


class Word(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that may stand in a file of a pack."""


class Manifest(Word, frozen=True):
    """pack.yaml."""

    id: Id
    game: str
    version: Annotated[str, Meta(pattern=r"^\d+\.\d+\.\d+$")]
    name: Text
    languages: Annotated[tuple[str, ...], Meta(min_length=1)]
    licence: str
    needs: tuple[Id, ...] = ()
    """Packs that this one builds on: its decks may hold their cards, and it repeats nothing of theirs."""
