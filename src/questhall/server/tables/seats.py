"""Who sits where, and by what right.

A seat belongs to its holders: identities of one person. A link hands the seat over: whoever opens it
sits down and the former holders get up, unless the opener is one of them already. The same person joins
from a second place by logging in there; the account is noted beside the guest that sat down first.
A bot may stand in for the holders; they keep the seat and take it back whenever they like.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Literal

from msgspec import Struct

SeatKind = Literal["open", "human", "bot"]


class SeatState(Struct):
    """One seat of a table."""

    seat: int
    role: str
    holders: tuple[str, ...] = ()
    name: str = ""
    bot: str = ""
    """The player that answers; for a held seat it stands in."""
    link: str = ""
    """The hash of the secret that is out."""

    @property
    def kind(self) -> SeatKind:
        if self.holders:
            return "human"
        return "bot" if self.bot else "open"

    @property
    def free(self) -> bool:
        return not self.holders and not self.bot

    def held_by(self, identities: Collection[str]) -> bool:
        return any(holder in identities for holder in self.holders)


def hashed(secret: str) -> str:
    """What is kept of a link's secret."""
    return hashlib.sha256(f"questhall seat {secret}".encode()).hexdigest()
