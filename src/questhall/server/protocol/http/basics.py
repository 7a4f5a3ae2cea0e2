"""What every body that is sent has in common, and what is told when something is wrong."""

from __future__ import annotations

from msgspec import Struct


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class Trouble(Struct, frozen=True):
    """Why a request was refused, in words; `place` is where the body is wrong."""

    code: str
    text: str
    place: str = ""
    rules: tuple[str, ...] = ()
