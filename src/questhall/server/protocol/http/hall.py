"""What can be played here, and with what."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .people import Me


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


class Hall(Struct, frozen=True):
    games: tuple[GameInfo, ...]
    langs: tuple[str, ...]
    me: Me
    version: str
