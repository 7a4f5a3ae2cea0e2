"""HQ-B.1 and HQ-B.9: the game master moves all monsters, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask, ask_first
from questhall.kernel.chance import Told
from questhall.kernel.dice import Random
from questhall.kernel.domains import Squares
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..dice import MONSTER, WHITE
from ..entities import MASTER, Hero, Monster
from . import fate, odds, traps
from .acts import MONSTER_ACTS, MonsterAct, Step, options, take_step, why_not
from .fighting import Attack
from .hero_turn import one_less, sample, squares_in_reach
from .reach import reaches
from .values import monster_attack_dice, monster_values

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
        g.corpses = ()
        for monster in g.monsters.values():
            monster.done = False
        for figure in g.figures():
            figure.ends("caster_turn", MASTER)

    @step("HQ-10.7")
    def blazes_go_off(self, g: HeroQuest) -> list[Procedure] | None:
        return traps.blazes_go_off(g)

    @step("HQ-13.1", "HQ-13.3")
    def fate(self, g: HeroQuest) -> Procedure | None:
        if g.met and not g.foes:
            g.fate_open = True
        return fate.Fate() if g.fate_open and not g.foes else None

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
        g.allowed = ()
        g.unsettled = True


# --- what it does -----------------------------------------------------------------------------------


class WhatDoesItDo(Question["HeroQuest", Any]):
    """The same as a hero's question, for a monster."""

    name = "heroquest.monster"
    finite = False

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return options(g, MONSTER_ACTS, g.monsters[frame.monster])

    def domain(self, g: HeroQuest, frame: Any, seat: int) -> Squares:
        return squares_in_reach(g, g.monsters[frame.monster])

    def beside(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return [answer for answer in g.options(seat) if not isinstance(answer, m.Walk)]

    def refuse(self, g: HeroQuest, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        return why_not(g, MONSTER_ACTS, g.monsters[frame.monster], answer)

    def expects(self, g: HeroQuest, frame: Any, seat: int, answer: Answer) -> Sequence[tuple[Told, int]] | None:
        return MONSTER_ACTS[type(answer)].expects(g, g.monsters[frame.monster], answer)

    def sample(self, g: HeroQuest, frame: Any, seat: int, random: Random) -> Answer:
        return sample(g, MONSTER_ACTS, g.monsters[frame.monster], random, m.Rest())


class MonsterTurn(Procedure):
    """A move and an attack in either order (HQ-B.9), by the game master or whoever leads it."""

    monster: int
    heroes_lead: bool = False

    @step("HQ-B.9", "HQ-19.43")
    def begins(self, g: HeroQuest) -> None:
        monster = g.monsters[self.monster]
        g.acting = self.monster
        monster.took, monster.left = (), 0
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
            self.heroes_lead = g.throw("control", (WHITE,), by=MASTER).count(MONSTER) > 0
            if self.heroes_lead:
                g.tell("log.heroes-lead", ("HQ-19.22",), monster=monster.id, kind=monster.kind)

    @step("HQ-19.43", "HQ-B.9")
    def how_far(self, g: HeroQuest) -> None:
        monster = g.monsters[self.monster]
        monster.left = g.profile(monster).tempo or g.roll("tempo", by=MASTER)

    @step("HQ-B.9")
    def what_now(self, g: HeroQuest) -> Asking | None:
        monster = g.monsters.get(self.monster)
        if monster is None or "over" in monster.took:
            self.go_to("ends")
            return None
        if self.heroes_lead:
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
        if took in ("fight", "act") and "move" in monster.took:
            monster.left = 0
        return follows

    @step("HQ-B.9")
    def ends(self, g: HeroQuest) -> None:
        monster = g.monsters.get(self.monster)
        if monster is not None:
            monster.done, monster.left = True, 0
            for until in ("turn", "own_turn", "move"):
                monster.ends(until)
        g.acting = 0
        g.unsettled = True


class Rests(MonsterAct):
    move = m.Rest

    def candidates(self, g: HeroQuest, figure: Monster) -> Iterable[Answer]:
        return (m.Rest(),)

    def carry_out(self, g: HeroQuest, figure: Monster, answer: m.Rest) -> Procedure | None:
        figure.took += ("over",)
        return None


class MonsterAttacks(MonsterAct):
    """The plain attack, diagonally with a spear or a whip (HQ-3.8, HQ-19.16, HQ-19.24)."""

    move = m.Attack
    step = "fight"

    def takes(self, g: HeroQuest, figure: Monster, answer: m.Attack) -> Step:
        return "fight"

    def candidates(self, g: HeroQuest, figure: Monster) -> Iterable[Answer]:
        return [m.Attack(other.id) for other in g.figures() if g.enemies(figure, other)]

    def why_not(self, g: HeroQuest, figure: Monster, answer: m.Attack) -> Refusal | None:
        target = g.figure(answer.target)
        if target is None or not g.enemies(figure, target) or (isinstance(target, Hero) and not target.present):
            return Refusal("refusal.nobody", ("HQ-B.6",))
        if isinstance(target, Hero) and target.state == "dead":
            return Refusal("refusal.nobody", ("HQ-9.1",))
        if figure.has("no_attack"):
            return Refusal("refusal.cannot-attack", ("HQ-8.1",))
        if target.has("invisible") or g.shadows >> target.square & 1 or g.shadows >> figure.square & 1:
            return Refusal("refusal.hidden", ("HQ-8.6",))
        diagonal = g.trait(figure, "spear") or g.trait(figure, "whip")
        if not reaches(g, figure, target, diagonal):
            return Refusal("refusal.out-of-reach", ("HQ-B.8",), {"target": answer.target})
        return None

    def carry_out(self, g: HeroQuest, figure: Monster, answer: m.Attack) -> Attack:
        target = g.figure(answer.target)
        assert target is not None
        dice = monster_values(g, figure)[0]
        if reaches(g, figure, target, True) == "diagonal":
            dice = g.lore.monsters[figure.kind].diagonal or dice
        kinds = tuple([die.kind for die in monster_attack_dice(g, figure, dice, target)])
        return Attack(attacker=figure.id, target=answer.target, dice=kinds)

    def expects(self, g: HeroQuest, figure: Monster, answer: m.Attack) -> Sequence[tuple[Told, int]]:
        return odds.of_attack(g, self.carry_out(g, figure, answer))
