"""What can be answered to an open question, as data: a client draws it, a bot searches it.

A domain is exact where that is possible in a few numbers, and never narrower than what the question accepts.
Lists that belong together have the same length and the same order, which keeps two hundred squares small.
"""

from __future__ import annotations

from msgspec import Struct


class Domain(Struct, frozen=True, tag_field="domain", tag=str.lower):
    """What an answer is made of."""


class Squares(Domain, frozen=True):
    """Squares in reach, with what it costs to get there and how dangerous the way is (0: as far as one knows, not)."""

    squares: tuple[int, ...]
    costs: tuple[int, ...]
    risks: tuple[int, ...]
    budget: int
    """What may be spent in all."""


class Region(Domain, frozen=True):
    """Anywhere within a length of a point, in the smallest unit of the table; what is in the way is in the view."""

    x: int
    y: int
    length: int
    things: tuple[int, ...] = ()
    """Who may be moved there."""


class Budget(Domain, frozen=True):
    """A sum that is split: each part has a least and a most."""

    total: int
    parts: tuple[str, ...]
    least: tuple[int, ...]
    most: tuple[int, ...]
    whole: bool = True
    """Whether all of it must be spent."""


class Pairs(Domain, frozen=True):
    """Any of the first, each with one of its own second; each at most once."""

    firsts: tuple[int, ...]
    seconds: tuple[tuple[int, ...], ...]


class Pool(Domain, frozen=True):
    """Dice on somebody's own table: the kinds of dice, in the order in which their faces are told."""

    dice: tuple[str, ...]
    sides: tuple[int, ...]
    purpose: str


class InView(Domain, frozen=True):
    """Everything that is possible can be seen in the view, and changes with it all the time."""


AnyDomain = Squares | Region | Budget | Pairs | Pool | InView
