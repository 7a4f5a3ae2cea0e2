"""ST-12: where nothing was agreed before, the table asks who takes which hero; all at once, and each class once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask_first
from questhall.kernel.company import UNDECIDED, WHOEVER_IS_LEFT, filled_up
from questhall.kernel.procedure import Procedure, step

from .. import moves as m

if TYPE_CHECKING:
    from ..state import StarQuest


def is_open(g: StarQuest) -> bool:
    """Whether nobody has said yet who goes."""
    return g.settings.visit == "mission" and not g.settings.company and not g.settings.sheets


def company_of(g: StarQuest) -> tuple[str, ...]:
    return g.company or g.settings.company or suggested(g)


def suggested(g: StarQuest) -> tuple[str, ...]:
    """The usual party, in the order of the seats."""
    return tuple(g.lore.classes)[: g.settings.heroes]


class WhichHero(Question["StarQuest", "ChoosesHeroes"]):
    """Whoever is left comes first: who does not mind lets the others choose."""

    name = "starquest.hero"

    def options(self, g: StarQuest, frame: ChoosesHeroes, seat: int) -> Sequence[Answer]:
        return [m.TakeWhoIsLeft(), *[m.TakeHero(hero) for hero in g.lore.classes if hero not in g.company]]

    def refuse(self, g: StarQuest, frame: ChoosesHeroes, seat: int, answer: Answer) -> Refusal | None:
        if isinstance(answer, m.TakeHero) and answer.hero in g.company:
            return Refusal("refusal.hero-taken", ("ST-12",), {"kind": answer.hero})
        return None


class ChoosesHeroes(Procedure):
    @step("ST-12")
    def nobody_yet(self, g: StarQuest) -> None:
        g.company = (UNDECIDED,) * g.settings.heroes

    @step("ST-12")
    def who_takes_whom(self, g: StarQuest) -> Asking | None:
        return ask_first([seat for seat, hero in enumerate(g.company, start=1) if hero == UNDECIDED], WhichHero)

    @step("ST-12")
    def takes(self, g: StarQuest) -> None:
        seat, answer = g.answers[0]
        hero = answer.hero if isinstance(answer, m.TakeHero) else WHOEVER_IS_LEFT
        g.company = (*g.company[: seat - 1], hero, *g.company[seat:])
        if isinstance(answer, m.TakeHero):
            g.tell("log.takes-hero", ("ST-12",), seat=seat, kind=hero)
        if UNDECIDED in g.company:
            self.go_to("who_takes_whom")

    @step("ST-12")
    def the_rest(self, g: StarQuest) -> None:
        g.company = filled_up(g.company, suggested(g), tuple(g.lore.classes))
