"""HQ-1.1: where nothing was agreed before, the table asks who takes which hero; all at once, and each hero once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask_first
from questhall.kernel.company import UNDECIDED, WHOEVER_IS_LEFT, filled_up
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..dungeon.squares import squares_of
from .looking import corridor_view

if TYPE_CHECKING:
    from ..state import HeroQuest


def is_open(g: HeroQuest) -> bool:
    """Whether nobody has said yet who goes down."""
    return g.settings.visit == "quest" and not g.settings.company and not g.settings.sheets


def suggested(g: HeroQuest) -> tuple[str, ...]:
    """The usual company, in the order of the seats: a bit of everything."""
    return tuple(g.lore.heroes)[: g.settings.heroes]


class WhichHero(Question["HeroQuest", "ChoosesHeroes"]):
    """Whoever is left comes first: who does not mind lets the others choose."""

    name = "heroquest.hero"

    def options(self, g: HeroQuest, frame: ChoosesHeroes, seat: int) -> Sequence[Answer]:
        return [m.TakeWhoIsLeft(), *[m.TakeHero(hero) for hero in g.lore.heroes if hero not in g.company]]

    def refuse(self, g: HeroQuest, frame: ChoosesHeroes, seat: int, answer: Answer) -> Refusal | None:
        if isinstance(answer, m.TakeHero) and answer.hero in g.company:
            return Refusal("refusal.hero-taken", ("HQ-B.1",), {"kind": answer.hero})
        return None


class ChoosesHeroes(Procedure):
    @step("HQ-B.1")
    def nobody_yet(self, g: HeroQuest) -> None:
        """All they see is where the stairway ends."""
        g.company = (UNDECIDED,) * g.settings.heroes
        for square in squares_of(g.plan.stairs):
            area = g.plan.areas[g.plan.area_of[square]]
            g.seen |= area.squares if area.room else corridor_view(g, square)

    @step("HQ-1.1", "HQ-B.1")
    def who_takes_whom(self, g: HeroQuest) -> Asking | None:
        return ask_first([seat for seat, hero in enumerate(g.company, start=1) if hero == UNDECIDED], WhichHero)

    @step("HQ-1.1", "HQ-B.1")
    def takes(self, g: HeroQuest) -> None:
        seat, answer = g.answers[0]
        hero = answer.hero if isinstance(answer, m.TakeHero) else WHOEVER_IS_LEFT
        g.company = (*g.company[: seat - 1], hero, *g.company[seat:])
        if isinstance(answer, m.TakeHero):
            g.tell("log.takes-hero", ("HQ-1.1",), seat=seat, kind=hero)
        if UNDECIDED in g.company:
            self.go_to("who_takes_whom")

    @step("HQ-1.1", "HQ-B.1")
    def the_rest(self, g: HeroQuest) -> None:
        g.company = filled_up(g.company, suggested(g), tuple(g.lore.heroes))
        g.seen = 0  # The first look comes later, with all that follows from it.
