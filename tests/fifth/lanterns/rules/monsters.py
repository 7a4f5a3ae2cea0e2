"""LB-5: the monsters' turn, by the will of the Tide or by a written procedure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import NOT_OFFERED, Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.dice import Random
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import TIDE, Bearer, Monster
from .fighting import MonsterAttack
from .walking import Ways, WhereTo, path_of, ways

if TYPE_CHECKING:
    from ..state import Lanterns


def monster_ways(g: Lanterns, monster: Monster, steps: int | None = None) -> Ways:
    """Water does not slow them; they stay in the light and share no square (LB-5.4)."""

    def price(at: int) -> tuple[int, int] | None:
        blocked = g.is_dark(at) or g.bearer_at(at) is not None or g.monster_at(at) is not None
        return None if blocked else (1, 0)

    return ways(g, monster.square, g.printed(monster).steps if steps is None else steps, price, lambda at: False)


def in_reach(g: Lanterns, monster: Monster) -> list[Bearer]:
    return [bearer for bearer in g.upright if bearer.square in g.cellar.next_to[monster.square]]


# --- somebody plays the Tide ---------------------------------------------------------------


class WhereItGoes(WhereTo):
    """As bearers walk, only the monster's way."""

    name = "lanterns.prowl"

    def ways(self, g: Lanterns, frame: Any, seat: int) -> Ways:
        return monster_ways(g, g.monsters[frame.monster])

    def budget(self, g: Lanterns, frame: Any, seat: int) -> int:
        return g.printed(g.monsters[frame.monster]).steps

    def refuse(self, g: Lanterns, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        if not isinstance(answer, m.Walk):
            return NOT_OFFERED
        if answer.to in self.ways(g, frame, seat):
            return None
        return Refusal("refusal.prowl", ("LB-5.4",), {"square": answer.to})

    def sample(self, g: Lanterns, frame: Any, seat: int, random: Random) -> Answer:
        return random.choice(self.options(g, frame, seat))


class WhomItBites(Question["Lanterns", "TideMoves"]):
    name = "lanterns.bite"

    def options(self, g: Lanterns, frame: TideMoves, seat: int) -> Sequence[Answer]:
        return [*[m.Bite(bearer.seat) for bearer in in_reach(g, g.monsters[frame.monster])], m.Done()]

    def refuse(self, g: Lanterns, frame: TideMoves, seat: int, answer: Answer) -> Refusal | None:
        return Refusal("refusal.bite", ("LB-3.1",)) if isinstance(answer, m.Bite) else NOT_OFFERED


class TideMoves(Procedure):
    """The Tide says where a monster goes and whom it attacks (LB-5.2)."""

    monster: int

    @step("LB-5.2", "LB-5.4")
    def where_it_goes(self, g: Lanterns) -> Asking:
        return ask(TIDE, WhereItGoes, (self.monster,))

    @step("LB-5.2")
    def goes(self, g: Lanterns) -> None:
        monster = g.monsters[self.monster]
        prowl(g, monster, path_of(monster_ways(g, monster), g.said(m.Walk)))

    @step("LB-5.2")
    def whom_it_bites(self, g: Lanterns) -> Asking | None:
        if not in_reach(g, g.monsters[self.monster]):
            self.leave()
            return None
        return ask(TIDE, WhomItBites, (self.monster,))

    @step("LB-5.2")
    def bites(self, g: Lanterns) -> Procedure | None:
        answer = g.answers[0][1]
        return MonsterAttack(self.monster, answer.hero) if isinstance(answer, m.Bite) else None


# --- nobody does ---------------------------------------------------------------------------


class MonsterTurn(Procedure):
    """What is written in LB-5.3, line by line."""

    monster: int

    @step("LB-5.3")
    def goes_to_the_nearest(self, g: Lanterns) -> None:
        """The nearest bearer, of these the weakest, of these the one in the lowest seat."""
        monster = g.monsters[self.monster]
        steps, reached = g.printed(monster).steps, monster_ways(g, monster, len(g.cellar.room_at))
        beside = [
            (way.cost, bearer.body, bearer.seat, way.path)
            for bearer in g.upright
            for at, way in reached.items()
            if bearer.square in g.cellar.next_to[at]
        ]
        if beside:
            prowl(g, monster, min(beside)[3][:steps])

    @step("LB-5.3")
    def attacks_the_weakest(self, g: Lanterns) -> Procedure | None:
        prey = min(in_reach(g, g.monsters[self.monster]), key=lambda bearer: (bearer.body, bearer.seat), default=None)
        return None if prey is None else MonsterAttack(self.monster, prey.seat)


def prowl(g: Lanterns, monster: Monster, path: Sequence[int]) -> None:
    if path:
        monster.square = path[-1]
        g.tell("log.prowls", ("LB-5.4",), monster=monster.kind, square=monster.square)
