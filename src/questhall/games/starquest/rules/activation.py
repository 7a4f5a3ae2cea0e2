"""ST-20 to ST-23, ST-228: the activation of a hero, an action and a skill action in either order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.chance import Told
from questhall.kernel.dice import Random
from questhall.kernel.domains import Region
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import values
from ..entities import NOBODY, Hero
from . import dangers, objectives
from .acts import ACTS, Act, Follows, options, take_slot, why_not, why_not_slot
from .morale import MoraleTests
from .statuses import StatusTests

if TYPE_CHECKING:
    from ..state import StarQuest

DRAWS = 3
"""So often somebody who plays by chance thinks of something before giving up."""


class Ends(Act):
    """Actions are options, unless a rule says must (ST-202)."""

    move = m.EndActivation

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return (m.EndActivation(),)

    def expects(self, g: StarQuest, hero: Hero, answer: m.EndActivation) -> Sequence[tuple[Told, int]]:
        """What others do then is not foreseen."""
        return ()

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.EndActivation) -> Follows:
        hero.over = True
        return None


class WhatNow(Question["StarQuest", Any]):
    """Open, because a way can lead anywhere. Any: the procedure that asks knows nothing that is needed here."""

    name = "starquest.activation"
    finite = False

    def options(self, g: StarQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return options(g, g.hero(seat))

    def domain(self, g: StarQuest, frame: Any, seat: int) -> Region:
        hero = g.hero(seat)
        length = values.allowance(g, hero, "rush") if why_not_slot(hero, "action") is None else 0
        return Region(hero.spot.x, hero.spot.y, length, (seat,))

    def beside(self, g: StarQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return options(g, g.hero(seat), {move: act for move, act in ACTS.items() if not act.open})

    def refuse(self, g: StarQuest, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        return why_not(g, g.hero(seat), answer)

    def price(self, g: StarQuest, frame: Any, seat: int, answer: Answer) -> dict[str, int]:
        return ACTS[type(answer)].price(g, g.hero(seat), answer)

    def expects(self, g: StarQuest, frame: Any, seat: int, answer: Answer) -> Sequence[tuple[Told, int]] | None:
        return ACTS[type(answer)].expects(g, g.hero(seat), answer)

    def sample(self, g: StarQuest, frame: Any, seat: int, random: Random) -> Answer:
        hero = g.hero(seat)
        acts = [act for act in ACTS.values() if why_not_slot(hero, act.slot) is None]
        for _ in range(DRAWS):
            found = random.choice(acts).sample(g, hero, random)
            if found is not None:
                return found
        return m.EndActivation()


class HeroActivation(Procedure):
    seat: int
    shaken: bool = False
    """From its start, so that this activation ends it (ST-231)."""

    @step("ST-20", "ST-208")
    def begins(self, g: StarQuest) -> None:
        hero = g.hero(self.seat)
        begin(g, hero)
        hero.actions = hero.skill_actions = 1
        hero.exerted = hero.begun = hero.attacked = hero.over = False
        hero.tried = ()
        self.shaken = hero.shaken
        g.tell("log.activated", ("ST-17",), unit=self.seat)

    @step("ST-94", "ST-228")
    def stands_in_danger(self, g: StarQuest) -> list[Procedure]:
        return dangers.where_it_stands(g, g.hero(self.seat))

    @step("ST-228")
    def status_effects(self, g: StarQuest) -> Procedure | None:
        hero = g.hero(self.seat)
        return StatusTests(unit=self.seat) if hero.status and not hero.down else None

    @step("ST-66", "ST-231")
    def is_shaken(self, g: StarQuest) -> None:
        if g.hero(self.seat).shaken:
            g.tell("log.idle", ("ST-66",), unit=self.seat)
            self.go_to("tests_morale")

    @step("ST-20", "ST-21", "ST-23")
    def what_now(self, g: StarQuest) -> Asking | None:
        hero = g.hero(self.seat)
        if hero.over or hero.down or hero.shaken:
            self.go_to("tests_morale")
            return None
        return ask(self.seat, WhatNow)

    @step("ST-20", "ST-229")
    def does_it(self, g: StarQuest) -> Follows:
        hero, answer = g.hero(self.seat), g.answers[0][1]
        act = ACTS[type(answer)]
        self.go_to("what_now")
        follows = act.carry_out(g, hero, answer)
        take_slot(hero, act.slot)
        return follows

    @step("ST-62", "ST-236")
    def tests_morale(self, g: StarQuest) -> Procedure | None:
        return MoraleTests(unit=self.seat) if g.wounded else None

    @step("ST-70", "ST-231")
    def ends(self, g: StarQuest) -> None:
        hero = g.hero(self.seat)
        if self.shaken and hero.shaken:
            hero.shaken = False
            g.tell("log.steady", ("ST-70",), unit=self.seat)
        objectives.activation_ends(g, hero)
        end(g, hero)


def begin(g: StarQuest, unit: Any) -> None:
    """What heroes and enemies have in common. Any: a hero or an enemy."""
    g.active = unit.id
    g.braved, g.wounded = (), ()
    unit.activated = True
    unit.ends("own_activation")


def end(g: StarQuest, unit: Any) -> None:
    """Any: a hero or an enemy."""
    g.active = NOBODY
    g.braved, g.wounded = (), ()
    for other in (*g.heroes, *g.units.values()):
        other.hurt = other.feared = 0
        other.ends("activation")
    g.unsettled = True
