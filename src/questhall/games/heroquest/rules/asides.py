"""What may be said although nobody asked: the game master's edicts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Aside, Refusal

if TYPE_CHECKING:
    from ..state import HeroQuest


def why_not(g: HeroQuest, seat: int, answer: Aside) -> Refusal | None:
    return Refusal("refusal.not-now", ("HQ-B.1",))


def take(g: HeroQuest, seat: int, answer: Aside) -> None:
    raise NotImplementedError
