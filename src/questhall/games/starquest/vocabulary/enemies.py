"""Factions and their units."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Id, Text, Word

from .profiles import PLAIN, Rules
from .words import Base, Few, Inches, Value

Role = Literal["line", "swarm", "shooter", "support", "flanker", "flier", "bruiser", "caster", "monster", "villain"]


class Member(Word, frozen=True, kw_only=True):
    """Some of a group are armed otherwise, or have rules beside those of the unit."""

    count: Annotated[int, Meta(ge=1, le=10)]
    weapons: tuple[Id, ...]
    rules: Rules = PLAIN


class Faction(Word, frozen=True, kw_only=True):
    id: Id
    name: Text
    about: Text
    spells: tuple[Id, ...] = ()
    """Those of its casters."""


class Unit(Word, frozen=True, kw_only=True):
    """One model, or a group; all of it shares Quality, Defense, Tough and base."""

    id: Id
    faction: Id
    name: Text
    plural: Text | None = None
    about: Text | None = None
    role: Role
    quality: Value
    defense: Value
    tough: Few = 1
    base: Base = 32
    height: Inches | None = None
    """Where it is another than that of its base (ST-240)."""
    weapons: tuple[Id, ...] = ()
    count: Annotated[int, Meta(ge=1, le=10)] = 1
    """How many models carry those weapons; more may come as members."""
    members: tuple[Member, ...] = ()
    rules: Rules = PLAIN
    points: Annotated[int, Meta(ge=5, le=900)]
