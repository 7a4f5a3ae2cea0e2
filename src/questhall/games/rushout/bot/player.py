"""The player: sees the table of one seat, takes a moment, and acts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.situation import Situation

from .. import moves as m
from ..catalog import Catalog
from ..entities import MARKET_TIME, WIZARD, Settings
from ..state import RushOut
from ..view import View
from .company import Company
from .hero import HeroMind
from .table import Sight
from .wizard import WizardMind


class Level(Struct, frozen=True):
    """How fast and how well somebody plays."""

    cycle: int
    """Milliseconds from one roll to the next, all looking, deciding and placing included, at a roll time of 1 s."""
    noise: float
    """How far off the worth of things may be judged."""
    slips: int = 0
    """Per cent of the decisions in which something is overlooked: dice that fit, the best target."""
    reaction: int = 250
    """Milliseconds: nobody reacts faster, whatever there is to do."""


LEVELS = {
    "slow": Level(5_000, 0.9, 40),
    "easy": Level(3_600, 0.6, 24),
    "normal": Level(2_800, 0.3, 10),
    "hard": Level(2_200, 0.05, 0),
}
"""Weakest first."""
SPREAD = 40
"""Per cent: no two decisions take the same time."""
LOOKING, ROLLING_ON = 80, 40
"""Per cent of the time between two rolls: until something is placed or rolled, and from placing to the next roll;
in about every other cycle something is placed."""
PATIENCE = 2
"""Cycles for which a hero waits where nobody comes."""
SILENT = 120
"""Per cent of the usual time that heroes need when they may not talk."""
CLAP = 1_000, 201
LAST_CALL = 30_000
"""Milliseconds before the market closes in which heroes of the house buy what people have left."""
START, CALM = 4_000, 1_500
"""Milliseconds before the start signal, when everybody looks at the cards, and for a purchase."""


class RushOutBot:
    """Sees the view of one seat and nothing else."""

    def __init__(
        self, catalog: Catalog, settings: Settings, seat: int, seed: int, level: str | Level = "normal"
    ) -> None:
        self.settings = settings
        self.seat = seat
        self.level = LEVELS[level] if isinstance(level, str) else level
        self.random = Random(seed * 31 + seat)
        self.catalog = catalog
        self.placed = False
        self.talked = False
        self.company = Company(seat, PATIENCE * self.level.cycle)
        self.swapped = ""
        self.moods: dict[str, float] = {}
        self.wished: set[tuple[int, m.Buy]] = set()
        """By round; whatever the others did not want is not asked for again."""
        self.looks: dict[int, int] = {}
        """At the market, by round."""

    def thinks(self, view: View) -> int:
        """Milliseconds until this player answers: as long as a person of this strength takes."""
        if view.phase != "race":
            return START if view.phase == "ready" else CALM
        if self.talked:
            return self.level.reaction  # one talks and plays on
        if any(owed.what == "clap" and self.seat in owed.heroes for owed in view.owed):
            return CLAP[0] + self.random.below(CLAP[1])
        mean = (self.level.cycle - 1_000) * (ROLLING_ON if self.placed else LOOKING) // 100
        if self.seat != WIZARD and view.curses and Sight(view, (), self.seat, self.catalog).silent:
            mean = mean * SILENT // 100
        spread = self.random.below(2 * SPREAD + 1) - SPREAD
        return max(self.level.reaction, mean * (100 + spread) // 100)

    def choose(self, now: Situation[View, RushOut]) -> Answer | None:
        """None: better wait and look again."""
        question = now.ask.question.removeprefix("rushout.")
        self.placed = self.talked = False
        if question == "act":
            answer = self.act(Sight(now.view, now.options, self.seat, self.catalog), now.people)
            self.placed, self.talked = isinstance(answer, m.Place), isinstance(answer, m.Phrase)
            return answer
        if len(now.options) == 1:
            return now.options[0]
        if question == "shop" and self.leaves_it_to_people(now.view, now.people):
            return None
        if question == "shop":
            return self.shop(now.view, now.options)
        if question == "consent":
            return m.Agree()
        return self.random.choice(now.options)

    def act(self, sight: Sight, people: frozenset[int]) -> Answer | None:
        if self.seat != WIZARD:
            self.company.look(sight, people)
            answer = HeroMind(sight, self.noise, self.company).act()
            return self.company.says(answer) or self.slip(sight, answer)
        answer = self.slip(sight, WizardMind(sight, self.noise, self.swapped).act())
        if isinstance(answer, m.Swap):
            self.swapped = sight.view.spells[answer.slot - 1]
        return answer

    def slip(self, sight: Sight, answer: Answer | None) -> Answer | None:
        """Now and then the eye passes over something: a die that fits, or whom a spell would hurt most."""
        if self.random.below(100) >= self.level.slips:
            return answer
        if self.seat == WIZARD and sight.view.aim is not None:
            return self.random.choice(sight.options)
        if isinstance(answer, m.Place):
            if len(answer.dice) > 1:
                return m.Place(answer.place, answer.dice[:1])
            return m.Roll()
        return answer

    def noise(self, what: str) -> float:
        """A factor around 1 by which something is misjudged, and stays so: who wavers gets nothing done."""
        if what not in self.moods:
            self.moods[what] = 1 + self.level.noise * (self.random.below(2001) - 1000) / 1000
        return self.moods[what]

    def leaves_it_to_people(self, view: View, people: frozenset[int]) -> bool:
        """A hero of the house proposes nothing while people among the heroes still shop, unless time runs out; while
        nobody speaks the table does not say how late it is, so it counts its own looks."""
        self.looks[view.round] = self.looks.get(view.round, 0) + 1
        shopping = people & set(view.asked) - {WIZARD, self.seat}
        late = self.looks[view.round] * CALM > MARKET_TIME - LAST_CALL
        return self.seat != WIZARD and bool(shopping) and not late

    def shop(self, view: View, options: Sequence[Answer]) -> Answer:
        """The dearest thing one can afford; a hero takes what the own tile does not have already."""
        best: tuple[float, Answer] = (0.0, m.Leave())
        for option in options:
            if isinstance(option, m.Buy) and (view.round, option) not in self.wished:
                worth = self.worth(view, option)
                if worth > best[0]:
                    best = (worth, option)
        if isinstance(best[1], m.Buy):
            self.wished.add((view.round, best[1]))
        return best[1]

    def worth(self, view: View, buy: m.Buy) -> float:
        item = self.catalog.items[buy.item]
        if buy.hero == WIZARD:
            return item.price + (0.5 if getattr(item, "star", None) else 0.0)
        player = view.players[buy.hero]
        has = {self.catalog.heroes[player.character].star, *(self.catalog.equipment[i].star for i in player.items)}
        star = self.catalog.equipment[buy.item].star
        if star in has or "any" in has:
            return 0.0
        return item.price + 0.5 - 0.2 * len(player.items)
