"""One combat die decides: at a trap, a jump, a lock. Whoever may repeat a roll is asked (HQ-18.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..dice import SKULL, WHITE
from ..entities import Hero
from . import fighting, repeating
from .acts import Follows

if TYPE_CHECKING:
    from ..state import HeroQuest

THOUSAND = 1000


class RepeatDie(Question["HeroQuest", Any]):
    """HQ-18.1: once. It is about whether the die as it lies is a bad one."""

    name = "heroquest.repeat-die"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.Again(), m.Keep())


class OneDie(Procedure):
    """A figure rolls a white die; what comes of it is said by each kind."""

    figure: int
    face: str = ""
    purpose: ClassVar[str] = ""

    @step("HQ-B.7")
    def rolls(self, g: HeroQuest) -> None:
        figure = g.figure(self.figure)
        assert figure is not None
        self.face = g.throw(self.purpose, (WHITE,), seat=fighting.roller(figure)).faces[0]

    @step("HQ-18.1")
    def may_repeat(self, g: HeroQuest) -> Asking | None:
        figure = g.figure(self.figure)
        if isinstance(figure, Hero) and repeating.can_repeat(figure, self.purpose):
            return ask(figure.seat, RepeatDie, (int(self.fails(g)),))
        self.go_to("is_decided")
        return None

    @step("HQ-18.1")
    def repeats(self, g: HeroQuest) -> None:
        if isinstance(g.answers[0][1], m.Again):
            repeating.spend_repeat(g.hero(self.figure), self.purpose)
            self.rolls(g)

    @step("HQ-B.7")
    def is_decided(self, g: HeroQuest) -> Follows:
        return self.comes_out(g)

    def failing(self, g: HeroQuest) -> str:
        """The face that is bad for whoever rolls."""
        return SKULL

    def fails(self, g: HeroQuest) -> bool:
        return self.face == self.failing(g)

    def comes_out(self, g: HeroQuest) -> Follows:
        raise NotImplementedError


def share(face: str) -> int:
    """How often in a thousand a white die shows a face."""
    return WHITE.faces.count(face) * THOUSAND // len(WHITE.faces)
