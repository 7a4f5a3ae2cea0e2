"""Hero skills, abilities, spells, and what finds and kits do (ST-78 to ST-80, ST-110 to ST-121, ST-201)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Id, Text, Word

from .effects import AnyEffect
from .words import Attribute, Few, Inches, Value

Aim = Literal["self", "hero", "other_hero", "fallen_hero", "enemy"]
"""Whom it may name: hero includes the one who does it."""
Effects = Annotated[tuple[AnyEffect, ...], Meta(min_length=1)]


class Skill(Word, frozen=True, kw_only=True):
    """A hero skill: a skill action and a test, after which it works in any case (ST-78 to ST-80)."""

    id: Id
    name: Text
    flavour: Text | None = None
    attribute: Attribute | None = None
    value: Value | None = None
    """Tested on the attribute, or on a value of its own: one of the two."""
    aim: Aim = "self"
    range: Inches = 0
    sight: bool = False
    targets: Few = 1
    """At the most."""
    effects: Effects


class Ability(Word, frozen=True, kw_only=True):
    """Once per mission, at any time of the own activation; neither an action nor a test."""

    id: Id
    name: Text
    flavour: Text | None = None
    aim: Aim = "self"
    range: Inches = 0
    targets: Few = 1
    effects: Effects


class Spell(Word, frozen=True, kw_only=True):
    """Its value is what it takes to cast it (ST-113)."""

    id: Id
    name: Text
    flavour: Text | None = None
    value: Annotated[int, Meta(ge=1, le=3)]
    harmful: bool
    """At enemies of the caster, or at the own side (the caster included)."""
    range: Inches
    targets: Few = 1
    effects: Effects


class Kit(Word, frozen=True, kw_only=True):
    """A skill action, for oneself or a hero within 3", and it is used up (ST-201)."""

    id: Id
    name: Text
    flavour: Text | None = None
    price: Few
    effects: Effects


class Discovery(Word, frozen=True, kw_only=True):
    """What a search token is. A pack has each number of the die once; one that builds on it may share its numbers."""

    id: Id
    name: Text
    flavour: Text | None = None
    rolls: Annotated[tuple[Annotated[int, Meta(ge=1, le=6)], ...], Meta(min_length=1)]
    trap: bool = False
    """It goes off at whoever reveals it, from afar as well; else it takes effect when it is collected."""
    effects: Effects
