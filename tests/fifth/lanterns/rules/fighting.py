"""LB-4: red dice against white dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.dice import Throw
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import RED, WHITE
from . import wounds

if TYPE_CHECKING:
    from ..state import Lanterns

NOTHING = Throw("", (), ())


class OnceMore(Question["Lanterns", "BearerAttack"]):
    name = "lanterns.again"

    def options(self, g: Lanterns, frame: BearerAttack, seat: int) -> Sequence[Answer]:
        return [m.Again(), m.Keep()]


class BearerAttack(Procedure):
    """A bearer against a monster."""

    seat: int
    monster: int
    red: Throw = NOTHING

    @step("LB-4.1")
    def rolls(self, g: Lanterns) -> None:
        self.red = g.throw("attack", (RED,) * g.has(g.bearer(self.seat), "red"), self.seat)

    @step("LB-4.4")
    def may_repeat(self, g: Lanterns) -> Asking | None:
        if not g.bearer(self.seat).fresh:
            self.go_to("monster_defends")
            return None
        return ask(self.seat, OnceMore, (self.monster,))

    @step("LB-4.4")
    def repeats(self, g: Lanterns) -> None:
        if isinstance(g.answers[0][1], m.Again):
            g.bearer(self.seat).fresh = False
            self.red = g.repeat(self.red, (RED,) * len(self.red.dice))

    @step("LB-4.2", "LB-4.3")
    def monster_defends(self, g: Lanterns) -> None:
        monster = g.monsters[self.monster]
        white = g.throw("defence", (WHITE,) * g.printed(monster).white, g.tide)
        lost = max(0, self.red.count("skull") - white.count("shield"))
        g.tell("log.hits", ("LB-4.3",), seat=self.seat, monster=monster.kind, wounds=lost)
        wounds.strike(g, monster, lost)


class MonsterAttack(Procedure):
    """A monster against a bearer."""

    monster: int
    seat: int

    @step("LB-4.1", "LB-4.2", "LB-4.3")
    def bites(self, g: Lanterns) -> None:
        monster, bearer = g.monsters[self.monster], g.bearer(self.seat)
        red = g.throw("attack", (RED,) * g.printed(monster).red, g.tide)
        white = g.throw("defence", (WHITE,) * g.has(bearer, "white"), self.seat)
        lost = max(0, red.count("skull") - white.count("shield"))
        g.tell("log.bites", ("LB-4.3",), monster=monster.kind, seat=self.seat, wounds=lost)
        wounds.hurt(g, bearer, lost)
