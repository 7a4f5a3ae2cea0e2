"""LB-3: a bearer's turn, and the one thing that may be done after the walk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import NOT_OFFERED, Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import NOWHERE, Bearer
from . import odds
from .fighting import BearerAttack
from .walking import Walking, WhereTo, bearer_ways, path_of

if TYPE_CHECKING:
    from ..state import Lanterns


class WhatToDo(Question["Lanterns", "BearerTurn"]):
    name = "lanterns.act"

    def options(self, g: Lanterns, frame: BearerTurn, seat: int) -> Sequence[Answer]:
        bearer = g.bearer(seat)
        wishes: list[Answer] = [m.Attack(number) for number in g.monsters]
        return [each for each in (*wishes, m.Search(), m.Lift()) if why_not(g, bearer, each) is None] + [m.Done()]

    def refuse(self, g: Lanterns, frame: BearerTurn, seat: int, answer: Answer) -> Refusal | None:
        return why_not(g, g.bearer(seat), answer)

    def expects(self, g: Lanterns, frame: BearerTurn, seat: int, answer: Answer) -> Sequence[tuple[Told, int]] | None:
        return odds.of_attack(g, g.bearer(seat), g.monsters[answer.monster]) if isinstance(answer, m.Attack) else None


def why_not(g: Lanterns, bearer: Bearer, answer: Answer) -> Refusal | None:
    if isinstance(answer, m.Attack):
        return why_not_attack(g, bearer, answer.monster)
    if isinstance(answer, m.Search):
        searched = g.cellar.room_at[bearer.square] in g.searched
        return Refusal("refusal.searched", ("LB-3.2",)) if searched else None
    if isinstance(answer, m.Lift):
        return None if bearer.square == g.treasure else Refusal("refusal.lift", ("LB-3.3",))
    return None if isinstance(answer, m.Done) else NOT_OFFERED


def why_not_attack(g: Lanterns, bearer: Bearer, number: int) -> Refusal | None:
    monster = g.monsters.get(number)
    if monster is None:
        return Refusal("refusal.nobody", ("LB-3.1",))
    if monster.square not in g.cellar.next_to[bearer.square]:
        return Refusal("refusal.reach", ("LB-3.1",), {"monster": monster.kind})
    return None


class BearerTurn(Procedure):
    """First a walk, then one deed (LB-1.2)."""

    seat: int

    @step("LB-2.1", "LB-2.2")
    def where_to(self, g: Lanterns) -> Asking:
        return ask(self.seat, WhereTo)

    @step("LB-2.1")
    def walks(self, g: Lanterns) -> Procedure:
        answer = g.answers[0][1]
        assert isinstance(answer, m.Walk | m.Path)
        return Walking(self.seat, path_of(bearer_ways(g, g.bearer(self.seat)), answer))

    @step("LB-3.1", "LB-3.2", "LB-3.3", "LB-3.4")
    def what_to_do(self, g: Lanterns) -> Asking | None:
        if not g.bearer(self.seat).upright:
            self.leave()
            return None
        return ask(self.seat, WhatToDo)

    @step("LB-3.1", "LB-3.2", "LB-3.3", "LB-3.4")
    def does_it(self, g: Lanterns) -> Procedure | None:
        answer, bearer = g.answers[0][1], g.bearer(self.seat)
        if isinstance(answer, m.Attack):
            return BearerAttack(self.seat, answer.monster)
        if isinstance(answer, m.Search):
            search(g, bearer)
        elif isinstance(answer, m.Lift):
            g.carrier, g.treasure = bearer.seat, NOWHERE
            g.tell("log.lifts", ("LB-3.3",), seat=bearer.seat)
            g.unsettled = True
        return None


def search(g: Lanterns, bearer: Bearer) -> None:
    """All traps of the room are found (LB-3.2)."""
    room = g.cellar.room_at[bearer.square]
    found = [thing for thing in g.hidden if thing.kind == "trap" and g.cellar.room_at[thing.square] == room]
    g.searched += (room,)
    g.traps += tuple([thing.square for thing in found])
    g.hidden = tuple([thing for thing in g.hidden if thing not in found])
    g.everybody_learns()
    g.tell("log.searches", ("LB-3.2",), seat=bearer.seat, room=room, n=len(found))
