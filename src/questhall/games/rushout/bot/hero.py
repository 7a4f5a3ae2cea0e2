"""A hero's mind: where to help, whom to join, when to turn to the dragon."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from questhall.kernel.answers import Answer

from .. import moves as m
from .odds import NEVER, needed
from .table import Sight

DRAGON = (0.0, 0.5, 1.6, 5.0)
"""What driving the dragon back is worth, by where it stands."""


WAITING = 7.0
"""A card that one cannot complete is worth beginning only if there is nothing else to do."""


class HeroMind:
    def __init__(self, sight: Sight, noise: Callable[[str], float]) -> None:
        self.sight = sight
        self.view = sight.view
        self.seat = sight.seat
        self.noise = noise

    def act(self) -> Answer | None:
        options = self.view.options
        for option in options:
            if isinstance(option, m.Clap):
                return option
        urgent = self.ability()
        if urgent is not None:
            return urgent
        swirls = [option for option in options if isinstance(option, m.Swirl)]
        if swirls:
            return min(swirls, key=lambda option: self.view.dice[option.die].order)
        learn = [option for option in options if isinstance(option, m.Learn)]
        if learn:
            return min(learn, key=lambda option: self.view.players[option.hero].experience)
        goal = self.goal()
        return self.towards(goal)

    # --- where to go ---------------------------------------------------------------------------

    def goal(self) -> str:
        """The own part of the best plan for all: every hero sees the same table and plans alike."""
        found: dict[tuple[str, tuple[int, ...]], float] = {}
        names = [name for name in self.sight.places if self.worth(name) > 0]
        noise = {name: self.noise(self.sight.places[name].card or name) for name in names}
        heroes = [player.seat for player in self.view.players[1:]]

        def score(name: str, crew: tuple[int, ...]) -> float:
            if (name, crew) not in found:
                found[name, crew] = self.worth(name) * noise[name] / (0.8 + self.rolls(name, crew))
            return found[name, crew]

        best, plan = -1.0, dict.fromkeys(heroes, "")
        for chosen in product(names, repeat=len(heroes)):
            crews: dict[str, tuple[int, ...]] = {}
            for seat, name in zip(heroes, chosen, strict=True):
                crews[name] = (*crews.get(name, ()), seat)
            if any(len(crew) > 2 for crew in crews.values()):
                continue
            total = sum(score(name, crew) for name, crew in crews.items())
            if total > best:
                best, plan = total, dict(zip(heroes, chosen, strict=True))
        return plan[self.seat]

    def worth(self, name: str) -> float:
        """What completing this place is worth to the heroes."""
        sight, view = self.sight, self.view
        place = sight.places[name]
        if not place.heroes or place.claimed:
            return 0.0
        if sight.is_dragon(name):
            return DRAGON[min(view.dragon, 3)]
        if name.startswith("h"):
            wounded = sum(player.wounded for player in view.players)
            return 0.5 + (2.0 if view.souls <= 2 * wounded + 1 else 0.3 * wounded)
        if name.startswith("c:"):
            return {"one_hand": 1.0, "clap": 0.5, "silence": 0.3}[sight.catalog.spells[place.card].curse or "silence"]
        if name.startswith("w:"):
            spell = sight.catalog.spells[place.card]
            own = place.card in view.players[self.seat].weak
            return (1.0 if spell.swirl else 0.45) + (0.15 if own else 0.0)
        if sight.under_dragon(name):
            return 0.35
        if place.card in sight.catalog.trials:
            kind = sight.catalog.trials[place.card].kind
            if kind == "conflict":
                return 0.7 + (0.5 * (6 - view.lives) if view.lives < 3 else 0.0)
            return 1.25 if kind == "coin" else 1.0
        return 1.0

    def rolls(self, name: str, crew: tuple[int, ...]) -> float:
        """How long it takes this crew; dice that lie elsewhere have to be taken back first."""
        sight = self.sight
        free = sight.free(name)
        stars: set[str] = set()
        barred = sight.bans(crew[0])
        dice = 0
        late = 0.0
        for seat in crew:
            stars |= sight.stars(seat)
            barred &= sight.bans(seat)
            dice += sight.usable(seat) - sight.lying(name, seat)
            elsewhere = sight.lying_elsewhere(name, seat)
            late += 1.2 * elsewhere
        strangers = sight.heroes_on(name) - set(crew)
        if len(strangers) + len(crew) > 2:
            late += 3.0
        fitting = [symbol for symbol in free if symbol not in barred]
        if len(fitting) > dice or len(fitting) < len(free):
            if len(crew) > 1 or not fitting:
                return NEVER
            # The rest is for somebody who joins later.
            return WAITING * (1 + needed(fitting[:dice], stars, dice) + late)
        return needed(free, stars, dice) + late / len(crew)

    # --- how to get there -------------------------------------------------------------------------

    def towards(self, goal: str) -> Answer | None:
        sight = self.sight
        lying = tuple([n for n, die in sight.mine if die.place == sight.at and die.field >= 0]) if sight.at else ()
        if sight.at and goal != sight.at and m.Roll(lying) in self.view.options:
            # Dice that fit the new goal cannot go there while others of the colour lie elsewhere.
            return m.Roll(lying)
        fitting = [o for o in self.view.options if isinstance(o, m.Place) and o.place == (goal or sight.at)]
        if fitting:
            return max(fitting, key=self.good_use)
        return m.Roll() if m.Roll() in self.view.options else None

    def good_use(self, option: m.Place) -> tuple[int, int]:
        """Many dice, and few stars: they fit elsewhere too."""
        stars = sum(self.view.dice[n].face == "star" for n, _ in option.dice)
        return len(option.dice), -stars

    def ability(self) -> Answer | None:
        view = self.view
        for option in view.options:
            if isinstance(option, m.Repel) and view.dragon >= 2:
                return option
            if isinstance(option, m.Heal) and view.souls <= 4:
                return option
            if isinstance(option, m.Cleanse):
                spell = self.sight.catalog.spells[option.card]
                if spell.swirl or spell.curse == "one_hand":
                    return option
            if isinstance(option, m.Inspire) and self.completes(option.die):
                return option
            if isinstance(option, m.Spend):
                return option if view.trial_stack <= 1 else None
        return None

    def completes(self, number: int) -> bool:
        """A star would fill the last field of the place where the owner of the die lies, or the dragon tile."""
        sight = self.sight
        owner = number // 10
        at = next((die.place for n, die in self.view.dice.items() if n // 10 == owner and die.field >= 0), "")
        if not at or sight.places[at].claimed:
            return False
        free = sight.free(at)
        stars = sight.stars(owner)
        return len(free) == 1 and (free[0] in stars or free[0] == "star" or "any" in stars)
