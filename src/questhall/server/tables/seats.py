"""Who sits where, and by what right.

A seat belongs to its holders: identities of one person. Nobody takes it while that person is there, unless they agree.
Who has been missed for longer than the table's patience may be replaced, by a bot or by somebody else; the seat is kept
for them, and they have it again when they come back. Their own link hands a seat over for good: whoever opens it sits
down and the former holders get up. The same person joins from a second place by logging in there; the account is
noted beside the guest that sat down first. A bot may stand in for the holders; they keep the seat and take it back
whenever they like.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Literal

from msgspec import Struct

SeatKind = Literal["open", "human", "bot"]
Wished = Literal["me", "bot", "link", "open"]
PROGRAM = "r"
"""How the identity of a program begins; those of people begin otherwise."""


class SeatWish(Struct, frozen=True):
    """What somebody wants done with the seat of a person who is there; it waits for their consent."""

    by: str
    to: Wished
    bot: str = ""
    name: str = ""
    secret: str = ""
    """The hash of a link's secret; without consent it opens nothing."""


class SeatState(Struct):
    """One seat of a table."""

    seat: int
    role: str
    holders: tuple[str, ...] = ()
    name: str = ""
    bot: str = ""
    """The player that answers; for a held seat it stands in."""
    fits: bool = False
    """Its level was chosen for the people at the table."""
    link: str = ""
    """The hash of the secret that is out."""
    given: bool = False
    """The person in the seat has given the link, or has agreed to it."""
    used: str = ""
    """The link by which the holder came: for its opener it is no mistake to open it again."""
    missed: int = 0
    """Since when nobody of the holders has been there; 0: they are."""
    lent: bool = False
    """The bot stands in because its person went away, and leaves when they come back."""
    kept_for: tuple[str, ...] = ()
    """Whose seat it is, where somebody else sits until they come back."""
    kept_name: str = ""
    wish: SeatWish | None = None
    declined: int = 0
    """When the person last said no to a wish."""
    known: tuple[str, ...] = ()
    """Who has played here since the game began, and knows what the seat holds."""
    late: int = 0
    """Questions that the house has answered for the program that sits here, because it took too long."""

    @property
    def kind(self) -> SeatKind:
        if self.holders:
            return "human"
        return "bot" if self.bot else "open"

    @property
    def free(self) -> bool:
        return not self.holders and not self.bot

    @property
    def program(self) -> bool:
        """Whether a program sits here. It is asked as people are; but it has no wishes about its seat."""
        return bool(self.holders) and all(holder.startswith(PROGRAM) for holder in self.holders)

    @property
    def stands_in(self) -> bool:
        """Whether a bot or somebody else plays until the person comes back."""
        return self.lent or bool(self.kept_for)

    def played_by(self, identities: Collection[str]) -> None:
        """People see what the seat sees."""
        self.known = tuple(dict.fromkeys((*self.known, *identities)))

    def held_by(self, identities: Collection[str]) -> bool:
        return any(holder in identities for holder in self.holders)

    def is_kept_for(self, identities: Collection[str]) -> bool:
        return any(holder in identities for holder in self.kept_for)

    def belongs_to(self, identities: Collection[str]) -> bool:
        """Whether it is theirs, or will be when they come back."""
        return self.held_by(identities) or self.is_kept_for(identities)

    def opened_by(self, link: str) -> bool:
        """Whether a link is out for this seat; whether it gives the seat is another matter."""
        return link == self.link or (self.wish is not None and link == self.wish.secret)

    def sit(self, identity: str, name: str, keeps: bool) -> None:
        """Somebody else sits down; `keeps`: until the person comes back."""
        if keeps and not self.kept_for:
            self.kept_for, self.kept_name = self.holders, self.name
        self.holders, self.name = (identity,), name
        self.used = self.link or (self.wish.secret if self.wish is not None else "")
        self.bot = self.link = ""
        self.given = self.lent = False
        self.missed = self.declined = self.late = 0
        self.wish = None

    def come_back(self) -> None:
        """The person is there again. What others did in their absence is over."""
        if self.kept_for:
            self.sit(self.kept_for[0], self.kept_name, keeps=False)
            self.holders, self.kept_for, self.kept_name = self.kept_for, (), ""
        if self.lent:
            self.bot, self.lent = "", False
        if not self.given:
            self.link = ""
        self.missed = 0


def hashed(secret: str) -> str:
    """What is kept of a link's secret."""
    return hashlib.sha256(f"questhall seat {secret}".encode()).hexdigest()
