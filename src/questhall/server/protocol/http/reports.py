"""Problems that somebody reports."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ..messages.basics import Seat
from .basics import Body


class ReportWanted(Body, frozen=True):
    notes: Annotated[str, Meta(max_length=4000)]
    seat: Seat | None = None
    view: dict[str, Any] | None = None
    """What the client shows."""


class Reported(Struct, frozen=True):
    id: str
    ready: bool
    """Whether the file can be had now; while others still play it waits, since everybody's cards are in it."""
