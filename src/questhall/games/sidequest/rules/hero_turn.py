"""The shared Hero turn (SQ-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.asks import AnyQuestion, Asking, ask_all, ask_first, ask_still
from questhall.kernel.procedure import Procedure, step
from questhall.kernel.state import CLOCK, Tick

from ..moves import Done, Draw, Grow
from . import hero_actions
from . import hero_questions as questions
from .afflictions import EndOfTurn, StartOfTurn
from .choices import DiscardCards, DownToLimit
from .discovery import Discovering
from .draw_phase import MayDraw
from .zones import draw

if TYPE_CHECKING:
    from ..state import SideQuest


Result = Asking | Procedure | list[Procedure] | None


class HeroTurn(Procedure):
    """Draw, Growth, Beg or Discover, Main, Attack, End: the Heroes act in parallel (SQ-2.4)."""

    done: tuple[int, ...] = ()
    waiting: bool = False
    """Somebody is only done: the others' asks still stand."""
    rolls: tuple[tuple[int, int], ...] = ()

    @step("SQ-2.1")
    def begins(self, g: SideQuest) -> Procedure:
        g.side = "heroes"
        g.phase = "start"
        g.turn += 1
        g.turn_began = g.now
        if g.log is not None:
            g.tell("log.hero-turn", ("SQ-2.1",), round=g.round)
        return StartOfTurn()

    @step("SQ-3.1", "SQ-2.2")
    def draw_phase(self, g: SideQuest) -> Asking | None:
        g.phase = "draw"
        if g.round == 1:
            self.go_to("growth_phase")
            return None
        return ask_all([h.seat for h in g.living()], MayDraw)

    @step("SQ-3.1")
    def heroes_draw(self, g: SideQuest) -> None:
        for seat, answer in g.all_said(Draw):
            draw(g, seat, answer.cards)

    @step("SQ-3.2", "SQ-3.3")
    def growth_phase(self, g: SideQuest) -> None:
        """STR spent for one-time effects is back; then everybody rolls."""
        g.phase = "growth"
        for hero in g.living():
            hero.str_spent = 0
            self.rolls += ((hero.seat, g.roll("fate", seat=hero.seat)),)

    @step("SQ-3.2")
    def what_grows(self, g: SideQuest) -> Asking | None:
        return ask_all([h.seat for h in g.living() if h.int_max < 20 or h.str_max < 20], questions.WhatGrows)

    @step("SQ-3.2", "SQ-3.3")
    def grow(self, g: SideQuest) -> None:
        for seat, answer in g.all_said(Grow):
            hero = g.hero(seat)
            hero.int_max += answer.intelligence
            hero.str_max += answer.strength
            if g.log is not None:
                g.tell("log.grow", ("SQ-3.2",), seat=seat, int=hero.int_max, str=hero.str_max)
        for hero in g.living():
            hero.int_spent = 0

    @step("SQ-3.2")
    def ill_fate(self, g: SideQuest) -> list[Procedure] | None:
        """A 1 costs a hand card and reveals a Discovery card; what one reveals may knock out the next."""
        unlucky = [seat for seat, result in self.rolls if result == 1 and not g.hero(seat).out]
        if not unlucky:
            self.rolls = ()
            return None
        seat = unlucky[0]
        self.rolls = tuple([roll for roll in self.rolls if roll[0] != seat])
        self.again()
        return [DiscardCards(seat, 1), Discovering(seat)]

    @step("SQ-3.5", "SQ-2.3")
    def forced_discovery(self, g: SideQuest) -> list[Procedure] | None:
        """No GM creature in play and none could be summoned: every Hero must Discover."""
        g.phase = "beg"
        if not g.gm_stuck or g.gm.creatures:
            return None
        g.gm_stuck = False
        for hero in g.living():
            hero.acted = True
        return [Discovering(hero.seat) for hero in g.living()]

    @step("SQ-3.4")
    def beg_or_discover(self, g: SideQuest) -> Asking | None:
        acting = [h.seat for h in g.living() if not h.acted and h.seat not in self.done]
        return self.ask(g, acting, questions.BegOrDiscover, "main_phase")

    @step("SQ-3.4")
    def begs_or_discovers(self, g: SideQuest) -> Result:
        return self.hear(g, "beg_or_discover")

    @step("SQ-3.6")
    def main_phase(self, g: SideQuest) -> None:
        g.phase = "main"
        self.done = ()

    @step("SQ-3.6")
    def main_action(self, g: SideQuest) -> Asking | None:
        return self.ask(g, self.busy(g), questions.HeroMain, "attack_phase")

    @step("SQ-3.6", "SQ-2.4")
    def acts(self, g: SideQuest) -> Result:
        return self.hear(g, "main_action")

    @step("SQ-3.7")
    def attack_phase(self, g: SideQuest) -> None:
        g.phase = "attack"
        self.done = ()

    @step("SQ-3.7", "SQ-3.8", "SQ-3.9")
    def declare(self, g: SideQuest) -> Asking | None:
        return self.ask(g, self.busy(g), questions.HeroAttacks, "end_phase")

    @step("SQ-3.7")
    def attacks(self, g: SideQuest) -> Result:
        return self.hear(g, "declare")

    @step("SQ-3.11")
    def end_phase(self, g: SideQuest) -> None:
        g.phase = "end"
        self.done = ()

    @step("SQ-3.11")
    def last_action(self, g: SideQuest) -> Asking | None:
        return self.ask(g, self.busy(g), questions.HeroEnd, "hand_limit")

    @step("SQ-3.11")
    def acts_last(self, g: SideQuest) -> Result:
        return self.hear(g, "last_action")

    @step("SQ-3.11", "SQ-3.12")
    def hand_limit(self, g: SideQuest) -> list[Procedure]:
        return [DownToLimit(h.seat) for h in g.living()]

    @step("SQ-7.7")
    def ends(self, g: SideQuest) -> Procedure:
        return EndOfTurn()

    # --- asking in parallel -------------------------------------------------------

    def busy(self, g: SideQuest) -> list[int]:
        return [h.seat for h in g.heroes if not h.out and h.seat not in self.done]

    def ask(self, g: SideQuest, seats: list[int], question: type[AnyQuestion], then: str) -> Asking | None:
        """Whoever is not done may act; when nobody is left, the next phase."""
        if not seats:
            self.waiting = False
            self.go_to(then)
            return None
        timed = g.settings.turn_limit and g.boss > 0
        asked = [*seats, CLOCK] if timed else seats
        return ask_still(asked, question) if self.waiting else ask_first(asked, question)

    def hear(self, g: SideQuest, again: str) -> Result:
        """One Hero acts; then everybody still busy is asked again. To be done changes nothing for the others."""
        seat, answer = g.answers[0]
        self.waiting = isinstance(answer, Done)
        self.go_to(again)
        if self.waiting:
            self.done += (seat,)
            return None
        if isinstance(answer, Tick):
            # Impatient Power: what was declared has been resolved, so the turn may end (SQ-12.3).
            if g.now - g.turn_began >= g.settings.turn_limit:
                g.tell("log.time-is-up", ("SQ-12.3",))
                self.go_to("hand_limit")
            return None
        return hero_actions.act(g, g.hero(seat), answer)
