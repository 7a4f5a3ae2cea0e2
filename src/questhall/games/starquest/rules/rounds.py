"""ST-17, ST-18, ST-208, ST-288: a round, the heroes first and then the enemies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask_first, ask_still
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from . import alertness, ambush, casting, objectives, tales
from .activation import HeroActivation
from .enemies import EnemyPhase

if TYPE_CHECKING:
    from ..state import StarQuest


def waiting(g: StarQuest) -> list[int]:
    """The heroes who have not been activated in this round."""
    return [hero.seat for hero in g.conscious if not hero.activated]


class WhoNext(Question["StarQuest", "Round"]):
    """All who have not been activated may begin; whoever says so first does, and whoever likes lets others (ST-17)."""

    name = "starquest.next"

    def options(self, g: StarQuest, frame: Round, seat: int) -> Sequence[Answer]:
        return (m.Activate(), m.AfterYou()) if len(waiting(g)) > 1 else (m.Activate(),)


class Round(Procedure):
    let_others: tuple[int, ...] = ()
    """The heroes who wait until somebody else has been activated."""

    @step("ST-208", "ST-288")
    def begins(self, g: StarQuest) -> None:
        g.round += 1
        g.phase = "heroes"
        g.sighted = g.shots = False
        for unit in (*g.heroes, *g.units.values()):
            unit.activated = False
        g.tell("log.round", ("ST-208",), round=g.round)
        tales.tell(g, "round", g.round)

    @step("ST-110", "ST-111", "ST-288")
    def spell_tokens(self, g: StarQuest) -> None:
        casting.gain_tokens(g)

    @step("ST-99", "ST-288", "ST-293")
    def heroes_in_ambush(self, g: StarQuest) -> list[Procedure]:
        return ambush.heroes_may_come(g)

    @step("ST-100", "ST-288")
    def enemies_in_ambush(self, g: StarQuest) -> list[Procedure]:
        return ambush.enemies_come(g)

    @step("ST-17", "ST-235")
    def who_is_next(self, g: StarQuest) -> Asking | None:
        heroes = waiting(g)
        if not heroes:
            self.go_to("the_enemies")
            return None
        if not self.let_others:
            return ask_first(heroes, WhoNext)
        return ask_still([seat for seat in heroes if seat not in self.let_others], WhoNext)

    @step("ST-17")
    def is_activated(self, g: StarQuest) -> Procedure | None:
        self.go_to("who_is_next")
        seat, answer = g.answers[0]
        if isinstance(answer, m.AfterYou):
            self.let_others += (seat,)
            if set(waiting(g)) <= set(self.let_others):
                self.let_others = ()
            return None
        self.let_others = ()
        return HeroActivation(seat=seat)

    @step("ST-18", "ST-19")
    def the_enemies(self, g: StarQuest) -> Procedure:
        g.phase = "enemies"
        return EnemyPhase()

    @step("ST-288", "ST-294")
    def markers(self, g: StarQuest) -> None:
        g.phase = "end"
        objectives.round_ends(g)

    @step("ST-288", "ST-291", "ST-296")
    def waves(self, g: StarQuest) -> list[Procedure]:
        return alertness.round_ends(g)

    @step("ST-56", "ST-57", "ST-288")
    def fatigue_ends(self, g: StarQuest) -> None:
        for unit in (*g.heroes, *g.units.values()):
            unit.fatigued = False
            unit.ends("round")
        g.unsettled = True
