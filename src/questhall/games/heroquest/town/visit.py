"""A visit to town: everybody does what there is to do, until all are ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask_first
from questhall.kernel.dice import Random
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import Hero
from ..rules import carrying
from ..rules.acts import TOWN_ACTS, options, why_not

if TYPE_CHECKING:
    from ..state import HeroQuest


class WhatInTown(Question["HeroQuest", Any]):
    name = "heroquest.town"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return options(g, TOWN_ACTS, g.hero(seat))

    def refuse(self, g: HeroQuest, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        return why_not(g, TOWN_ACTS, g.hero(seat), answer)

    def sample(self, g: HeroQuest, frame: Any, seat: int, random: Random) -> Answer:
        """Most often whoever is ready says so: a random visit must end."""
        found = self.options(g, frame, seat)
        if m.Ready() in found and random.below(4) == 0:
            return m.Ready()
        lighter = [a for a in found if isinstance(a, m.Sell | m.LayDown)]
        return random.choice(lighter) if lighter and random.below(2) else random.choice(found)


class Town(Procedure):
    @step("HQ-B.11", "HQ-17.3", "HQ-9.6")
    def arrives(self, g: HeroQuest) -> None:
        """Body and mind are whole again (the sheet says so); who is dead for good needs a successor, and what was
        carried home with the body is for the others, without its magic (HQ-9.6)."""
        g.tell("log.town", ("HQ-B.11",))
        for seat in g.settings.fallen:
            g.hero(seat).state = "lost"
            carrying.magic_dies(g, g.hero(seat))

    @step("HQ-14.12", "HQ-5.1")
    def what_now(self, g: HeroQuest) -> Asking | None:
        return ask_first([hero.seat for hero in g.heroes if hero.seat not in g.ready], WhatInTown)

    @step("HQ-14.12")
    def does_it(self, g: HeroQuest) -> Procedure | list[Procedure] | None:
        seat, answer = g.answers[0]
        hero = g.hero(seat)
        follows = TOWN_ACTS[type(answer)].carry_out(g, hero, answer)
        if len(g.ready) < len(g.heroes):
            self.go_to("what_now")
        return follows

    @step("HQ-B.11")
    def sets_out(self, g: HeroQuest) -> None:
        g.winner, g.how = "heroes", "ready"
        g.stack.clear()
        g.tell("log.ends-ready", ("HQ-B.11",))


def is_dead(hero: Hero) -> bool:
    return hero.state == "lost"
