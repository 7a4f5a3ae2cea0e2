"""The player: hears a question and hands it to whoever knows about it; it knows one seat at one moment, no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random, number
from questhall.kernel.situation import Situation

from .. import moves as m
from ..entities import MASTER
from ..lore import Lore
from ..state import StarQuest
from ..view import View
from . import camp, home, shooting, slips, small
from .hero import HeroMind
from .level import LEVELS, Level
from .scene import Scene

Now = Situation[View, StarQuest]
ANSWERS: Mapping[str, Callable[[Now, Scene], Answer]] = {
    "starquest.shoot": shooting.shoots,
    "starquest.deploy": small.deploys,
    "starquest.ambush": small.ambush,
    "starquest.go": small.goes,
    "starquest.land": small.lands,
    "starquest.pay": small.pays,
    "starquest.hinder": small.hinders,
    "starquest.quarter": small.quarter,
    "starquest.split": small.splits,
    "starquest.status": small.status,
    "starquest.cure": small.cure,
    "starquest.find": small.find,
}


class StarQuestBot:
    """A hero, or whoever plays the enemies, by the seat. Its chance hangs on the question alone, so that it answers the
    same in whichever process it thinks, and however often it was asked before."""

    def __init__(self, lore: Lore, seat: int, seed: int, level: str | Level = "cunning") -> None:
        self.lore = lore
        self.seat = seat
        self.level = LEVELS[level] if isinstance(level, str) else level
        self.seed = seed * 31 + seat
        self.spoke_of_home = 0
        """The last round in which it wanted to go home: once in a round is often enough to say so."""

    def choose(self, now: Now) -> Answer:
        question = now.ask.question
        if self.seat == MASTER:
            return self.enemies(now)
        random = Random(number(self.seed, now.ask.number))
        g = now.possible(random)
        match question:
            case "starquest.activation":
                return self.activation(now, g, random)
            case "starquest.onward":
                return m.TakeOn() if home.is_fit(g, self.level.weights_in(g)) else m.GoHome()
            case "starquest.home":
                return m.GoHome() if home.is_enough(g, self.level.weights_in(g)) or g.primary_done else m.TakeOn()
            case "starquest.camp":
                return camp.visits(now, g, self.seat)
            case "starquest.hero":
                return self.hero(now, g)
        answers = ANSWERS.get(question)
        return now.options[0] if answers is None else answers(now, Scene(g, self.seat, self.level))

    def thinks(self, view: View) -> None:
        """As long as the table wants: nothing here is a matter of speed."""
        return

    def activation(self, now: Now, g: StarQuest, random: Random) -> Answer:
        scene = Scene(g, self.seat, self.level)
        if self.level.slips and random.below(self.level.slips) == 0:
            return slips.slip(now, scene, random)
        if g.round > self.spoke_of_home and home.is_time(scene):
            self.spoke_of_home = g.round
            return m.GoHome()
        return HeroMind(now, scene).choose()

    def hero(self, now: Now, g: StarQuest) -> Answer:
        """The usual hero of the seat, as long as nobody has taken it."""
        usual = tuple(g.lore.classes)[self.seat - 1]
        return m.TakeHero(usual) if not now.refuses(m.TakeHero(usual)) else m.TakeWhoIsLeft()

    def enemies(self, now: Now) -> Answer:
        """Whoever plays the enemies does what is written."""
        return m.Written() if now.ask.question == "starquest.enemy" else now.options[0]
