"""Everything that a seat can say."""

from __future__ import annotations

from questhall.kernel.answers import Answer, Aside


class Walk(Answer, frozen=True):
    """To a square, by the safest of the shortest ways."""

    to: int


class Path(Answer, frozen=True):
    """The same square by square."""

    squares: tuple[int, ...]


class Attack(Answer, frozen=True):
    monster: int


class Search(Answer, frozen=True):
    """The room, for traps."""


class Lift(Answer, frozen=True):
    """The treasure."""


class Done(Answer, frozen=True):
    """Nothing more."""


class Again(Answer, frozen=True):
    """The whole roll once more."""


class Keep(Answer, frozen=True):
    """The roll as it lies."""


class Bite(Answer, frozen=True):
    """The monster attacks a bearer."""

    hero: int


class Shine(Answer, frozen=True):
    """The bearer turns up the lantern."""


class Listen(Answer, frozen=True):
    """The bearer stands still and listens."""


class Noise(Aside, frozen=True):
    """The Tide spends dread on a bearer, at any time."""

    hero: int
