"""What people may agree on before a game: typed, with words, limits and defaults.

An agreement is a field of the game's settings. Its words stand in the game's texts (agree.<name>.label, .about,
.value.<value>), unless its values come from a pack, which brings names of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct


class Value(Struct, frozen=True):
    """One of several things that can be chosen; by language, where a pack names it."""

    id: str
    label: Mapping[str, str] = {}
    about: Mapping[str, str] = {}


class Agreement(Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower):
    """What all of them have."""

    name: str
    """The field of the settings."""
    rule: str = ""
    optional: bool = False
    """Not for a first evening: it is shown apart."""
    seats: Literal["table", "heroes"] = "table"
    """heroes: each hero has one, and the field holds them in the order of the seats; an empty field leaves all open."""


class Choice(Agreement, frozen=True, kw_only=True):
    """One of some values. Without a usual one the table asks for it, if nobody has chosen."""

    values: tuple[Value, ...]
    usual: str | None = None
    newcomer: str | None = None
    """What a first game is played with."""


class Switch(Agreement, frozen=True, kw_only=True):
    """Yes or no."""

    usual: bool = False


class Number(Agreement, frozen=True, kw_only=True):
    """A whole number between two limits; the values are those worth offering."""

    least: int
    most: int
    usual: int
    values: tuple[int, ...]
    unit: Literal["", "minutes"] = ""
    """minutes: the field holds milliseconds, and so do the numbers here."""


AnyAgreement = Choice | Switch | Number
