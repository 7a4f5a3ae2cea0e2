"""HQ-B.1 and HQ-B.9: the game master moves all monsters, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask, ask_first
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..dice import MONSTER, WHITE
from ..entities import FIRST_MONSTER, MASTER, Monster
from . import fate, packs, traps
from .acts import MONSTER_ACTS, MonsterAct, take_step
from .hero_turn import one_less
from .turn_question import TurnQuestion

if TYPE_CHECKING:
    from ..state import HeroQuest


# --- which monster -----------------------------------------------------------------------------


class WhoActs(Question["HeroQuest", Any]):
    """Any monster that has not acted in this turn."""

    name = "heroquest.master"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (*[m.Act(monster.id) for monster in waiting(g)], m.EndMaster())


def waiting(g: HeroQuest) -> list[Monster]:
    return [monster for monster in g.foes if not monster.done and not monster.asleep]


class MasterTurn(Procedure):
    @step("HQ-B.1")
    def begins(self, g: HeroQuest) -> None:
        g.turn = MASTER
        for monster in g.monsters.values():
            monster.done = False
        for figure in g.figures():
            if figure.marks:
                casters = {mark.by for mark in figure.marks if mark.by == MASTER or mark.by >= FIRST_MONSTER}
                for by in casters:
                    figure.ends("caster_turn", by)

    @step("HQ-10.7")
    def blazes_go_off(self, g: HeroQuest) -> list[Procedure] | None:
        return traps.blazes_go_off(g)

    @step("HQ-13.1", "HQ-13.3")
    def fate(self, g: HeroQuest) -> Procedure | None:
        """Statues and sleepers of the quest are not at the game master's command yet; who is gone by Flight still is
        one of the monsters (HQ-8.9)."""
        if any(monster.led_by == MASTER and not monster.asleep for monster in g.monsters.values()):
            return None
        g.fate_open = g.fate_open or g.met
        return fate.Fate() if g.fate_open else None

    @step("HQ-B.1", "HQ-B.9")
    def who_acts(self, g: HeroQuest) -> Asking | None:
        if not waiting(g):
            self.go_to("ends")
            return None
        return ask(MASTER, WhoActs)

    @step("HQ-B.1", "HQ-B.9")
    def it_acts(self, g: HeroQuest) -> Procedure | None:
        answer = g.answers[0][1]
        if not isinstance(answer, m.Act):
            return None
        self.go_to("who_acts")
        return MonsterTurn(monster=answer.monster)

    @step("HQ-B.1")
    def ends(self, g: HeroQuest) -> None:
        g.acting = 0
        g.allowed = g.denied = ()
        g.corpses = ()
        g.unsettled = True


# --- what it does -----------------------------------------------------------------------------------


class WhatDoesItDo(TurnQuestion):
    name = "heroquest.monster"
    acts = MONSTER_ACTS
    done = m.Rest()

    def figure(self, g: HeroQuest, frame: Any) -> Monster:
        return g.monsters[frame.monster]


class MonsterTurn(Procedure):
    """A move and an attack in either order (HQ-B.9), by the game master or whoever leads it."""

    monster: int

    @step("HQ-B.9")
    def begins(self, g: HeroQuest) -> None:
        monster = g.monsters.get(self.monster)
        if monster is None:
            self.leave()
            return
        g.acting = self.monster
        monster.took, monster.left, monster.struck = (), 0, ()
        monster.turned = monster.lent = monster.runs_on = False
        if monster.has("misses"):
            monster.marks = one_less(monster, "misses")
            g.tell("log.monster-misses-turn", ("HQ-8.1",), monster=monster.id, kind=monster.kind)
            self.go_to("ends")
        elif monster.has("asleep") and g.roll("asleep", by=MASTER) != 6:
            self.go_to("ends")
        else:
            monster.unmark("asleep")

    @step("HQ-19.22")
    def is_hard_to_control(self, g: HeroQuest) -> None:
        """On a black shield the heroes play its whole turn."""
        monster = g.monsters[self.monster]
        if g.trait(monster, "hard_to_control") and monster.led_by == MASTER:
            monster.lent = g.throw("control", (WHITE,), by=MASTER).count(MONSTER) > 0 and bool(g.upright)
            if monster.lent:
                g.tell("log.heroes-lead", ("HQ-19.22",), monster=monster.id, kind=monster.kind)

    @step("HQ-19.43", "HQ-B.9")
    def how_far(self, g: HeroQuest) -> None:
        monster = g.monsters[self.monster]
        monster.left = g.profile(monster).tempo or g.roll("tempo", by=MASTER)
        if monster.has("tailwind"):
            monster.left += g.roll("move", seat=monster.led_by)

    @step("HQ-B.9", "HQ-19.22")
    def what_now(self, g: HeroQuest) -> Asking | None:
        monster = g.monsters.get(self.monster)
        if monster is None or "over" in monster.took:
            self.go_to("ends")
            return None
        if monster.lent:
            return ask_first([hero.seat for hero in g.upright], WhatDoesItDo, (self.monster,))
        return ask(monster.led_by, WhatDoesItDo, (self.monster,))

    @step("HQ-B.9")
    def does_it(self, g: HeroQuest) -> Procedure | list[Procedure] | None:
        monster, answer = g.monsters[self.monster], g.answers[0][1]
        act = MONSTER_ACTS[type(answer)]
        took = act.takes(g, monster, answer)
        self.go_to("what_now")
        follows = act.carry_out(g, monster, answer)
        take_step(monster, took)
        after_action(g, monster)
        return follows

    @step("HQ-B.9")
    def ends(self, g: HeroQuest) -> None:
        monster = g.monsters.get(self.monster)
        if monster is not None:
            monster.done, monster.left, monster.lent, monster.runs_on = True, 0, False, False
            for until in ("turn", "own_turn", "move"):
                monster.ends(until)
            monster.comes("next_move", "move")
            crumbles(g, monster)
        g.acting = 0
        g.unsettled = True


def crumbles(g: HeroQuest, monster: Monster) -> None:
    """What was raised stays for so many rounds."""
    if monster.rounds:
        monster.rounds -= 1
        if not monster.rounds:
            del g.monsters[monster.id]
            g.tell("log.crumbles", ("HQ-8.1",), monster=monster.id, kind=monster.kind, square=monster.square)


def after_action(g: HeroQuest, monster: Monster) -> None:
    """An action ends the move before it, as with heroes (HQ-B.2); giant rats may have another (HQ-19.46)."""
    if "move" in monster.took and monster.took[-1] != "move":
        monster.left = 0
        if packs.runs_on(g, monster):
            monster.runs_on = True
            monster.left = g.profile(monster).tempo


class Rests(MonsterAct):
    move = m.Rest

    def candidates(self, g: HeroQuest, figure: Monster) -> Iterable[Answer]:
        return (m.Rest(),)

    def carry_out(self, g: HeroQuest, figure: Monster, answer: m.Rest) -> Procedure | None:
        figure.took += ("over",)
        return None
