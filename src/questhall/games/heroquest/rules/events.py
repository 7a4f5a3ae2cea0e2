"""The events of a quest (HQ-B.11): what happens on entering, seeing, opening, killing, searching, and by the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure

from ..entities import Hero, Monster

if TYPE_CHECKING:
    from ..state import HeroQuest


def entered(g: HeroQuest, hero: Hero) -> bool:
    """A hero has set foot on a square; says whether that set something off."""
    return False


def seen(g: HeroQuest, room: str) -> None:
    """A room was uncovered."""


def opened(g: HeroQuest, what: str, seat: int) -> None:
    """A door or a chest."""


def killed(g: HeroQuest, monster: Monster) -> None:
    """A monster died."""


def searched(g: HeroQuest, hero: Hero, kind: str, piece: str = "") -> bool:
    """A hero searches for treasure or for traps, or a piece of furniture by its id; says whether an event takes the
    place of the card or the roll."""
    return False


def way_out(g: HeroQuest) -> int:
    """Squares by which heroes leave."""
    return g.plan.stairs


def brought_out(g: HeroQuest, friend: Monster) -> None:
    """Somebody was brought to the way out."""


def round_begins(g: HeroQuest) -> None:
    """A round has begun."""


def goals_met(g: HeroQuest) -> bool:
    return False


class Happening(Procedure):
    """An event takes its course."""

    event: int
    seat: int
