"""HQ-B.2: a hero's turn, a move and an action in either order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, ask, ask_first
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import MASTER, Hero
from . import looking, moving, successors
from .acts import HERO_ACTS, HeroAct, take_step, why_not_step
from .effects_lasting import breaks_free
from .falling import gets_up, thieves
from .turn_question import TurnQuestion

if TYPE_CHECKING:
    from ..state import HeroQuest


HOLDS = ("asleep", "paralysed", "commanded", "frightened")
"""Marks of spells that hold a mind."""


class Ends(HeroAct):
    move = m.EndTurn

    def candidates(self, g: HeroQuest, figure: Hero) -> Sequence[Answer]:
        return (m.EndTurn(),)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.EndTurn) -> Procedure | None:
        figure.took += ("over",)
        return None


class WhatNow(TurnQuestion):
    name = "heroquest.turn"
    acts = HERO_ACTS
    done = m.EndTurn()

    def figure(self, g: HeroQuest, frame: Any) -> Hero:
        return g.hero(frame.seat)


class HeroTurn(Procedure):
    seat: int

    @step("HQ-B.2")
    def begins(self, g: HeroQuest) -> None:
        hero = g.hero(self.seat)
        g.turn = self.seat
        hero.took, hero.left, hero.dexterous = (), 0, False
        g.corpses = ()
        for figure in g.figures():
            figure.ends("caster_turn", self.seat)
        if hero.state in ("dead", "out"):
            self.leave()

    @step("HQ-9.15")
    def may_go_on(self, g: HeroQuest) -> Asking | None:
        hero = g.hero(self.seat)
        if successors.may_come(hero):
            return ask(self.seat, successors.Successor)
        self.go_to("lies_unconscious")
        return None

    @step("HQ-9.15")
    def goes_on(self, g: HeroQuest) -> list[Procedure] | None:
        hero, answer = g.hero(self.seat), g.answers[0][1]
        if isinstance(answer, m.NewHero):
            return successors.comes(g, hero, answer.hero)
        successors.decline(hero)
        return None

    @step("HQ-9.2")
    def lies_unconscious(self, g: HeroQuest) -> None:
        """Only whoever rolled a 6 gets up again, after a round (HQ-9.2)."""
        hero = g.hero(self.seat)
        if hero.state == "up":
            return
        if hero.woken_by == "rest":
            hero.woken_by = "rising"
        elif hero.woken_by == "rising":
            gets_up(g, hero, 1)
            return
        self.leave()

    @step("HQ-8.5", "HQ-8.1")
    def is_held(self, g: HeroQuest) -> None:
        hero = g.hero(self.seat)
        if not hero.marks:
            return
        if hero.has("misses"):
            hero.marks = one_less(hero, "misses")
            g.tell("log.misses-turn", ("HQ-8.1",), seat=self.seat)
            self.go_to("ends")
        elif any(hero.has(kind) for kind in HOLDS):
            self.struggles(g, hero)

    def struggles(self, g: HeroQuest, hero: Hero) -> None:
        """Each spell that holds the mind can be broken now; asleep or paralysed, nobody does anything."""
        for kind in HOLDS:
            if hero.has(kind):
                if breaks_free(g, hero, kind):
                    hero.unmark(kind)
                    g.tell("log.wakes" if kind == "asleep" else "log.is-free", ("HQ-8.5",), figure=self.seat)
                elif kind in ("asleep", "paralysed"):
                    self.go_to("ends")

    @step("HQ-2.1", "HQ-2.2")
    def rolls_to_move(self, g: HeroQuest) -> None:
        hero = g.hero(self.seat)
        begin_move(g, hero)
        looking.sighted(g, hero)

    @step("HQ-B.2", "HQ-B.3")
    def what_now(self, g: HeroQuest) -> Asking | None:
        hero = g.hero(self.seat)
        if "over" in hero.took or not hero.upright:
            self.go_to("ends")
            return None
        return ask_first(leaders(g, hero), WhatNow, (self.seat,))

    @step("HQ-B.2", "HQ-B.3")
    def does_it(self, g: HeroQuest) -> Procedure | list[Procedure] | None:
        hero, answer = g.hero(self.seat), g.answers[0][1]
        act = HERO_ACTS[type(answer)]
        took = act.takes(g, hero, answer)
        self.go_to("what_now")
        follows = act.carry_out(g, hero, answer)
        take_step(hero, took)
        if took in ("fight", "act"):
            self.after_action(g, hero)
        return follows

    def after_action(self, g: HeroQuest, hero: Hero) -> None:
        """An action ends the move that has begun; a second move of the nimble Elf gets its own die (HQ-1.7)."""
        if "move" in hero.took and not hero.has("split_move"):
            hero.left = 0
            if hero.dexterous and why_not_step(g, hero, "move") is None:
                moves_on(g, hero)

    @step("HQ-B.2")
    def ends(self, g: HeroQuest) -> None:
        hero = g.hero(self.seat)
        hero.left, hero.cast = 0, ()
        for until in ("turn", "own_turn", "move"):
            hero.ends(until)
        hero.comes("next_move", "move")
        if hero.state in ("up", "out"):
            thieves(g)
        g.unsettled = True


def leaders(g: HeroQuest, hero: Hero) -> tuple[int, ...]:
    """Whose turn it is to say what the hero does: the game master for one who is commanded; the others lead whoever
    has lost the mind (HQ-17.1)."""
    if hero.has("commanded"):
        return (MASTER,)
    others = () if hero.mind > 0 else tuple([other.seat for other in g.upright if other.mind > 0])
    return others or (hero.seat,)


def moves_on(g: HeroQuest, hero: Hero) -> None:
    """A second move in the same turn, with a die of its own; what was to last for one move is over (HQ-1.7)."""
    hero.ends("move")
    hero.comes("next_move", "move")
    begin_move(g, hero)


def begin_move(g: HeroQuest, hero: Hero) -> None:
    """A D6 and what the people give (HQ-2.1); impaired, what the people give alone (HQ-2.2)."""
    dice = 0 if moving.impaired(g, hero) else 2 if hero.has("tailwind") else 1
    hero.thrown = sum([g.roll("move", seat=hero.seat) for _ in range(dice)])
    hero.left = g.lore.heroes[hero.kind].move + hero.thrown


def one_less(hero: Any, kind: str) -> tuple[Any, ...]:
    """A mark that counts down. Any: of heroes and monsters."""
    left = []
    for mark in hero.marks:
        if mark.kind != kind:
            left.append(mark)
        elif mark.n > 1:
            left.append(type(mark)(mark.kind, mark.until, mark.n - 1, mark.by))
    return tuple(left)
