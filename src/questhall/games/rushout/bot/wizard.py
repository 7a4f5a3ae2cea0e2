"""The wizard's mind: which spell, and whom it hits."""

from __future__ import annotations

from collections.abc import Callable

from questhall.kernel.answers import Answer

from .. import moves as m
from ..entities import DRAGON_PATH, WIZARD, WIZARD_DICE
from ..vocabulary import Spell
from .odds import COMPLETING, needed
from .table import LAST_ROUND, Sight

STAY = 1.25
"""Only what is better by so much is worth taking dice back."""
WINS = 50.0
RISK = (0.0, 6.0, 2.2, 0.9, 0.4)
"""What a conflict that the heroes may win again is worth ending, by lives left."""
SLOW = 6.0
"""Rolls: if every open spell takes longer, another one may be quicker."""


class WizardMind:
    """`swapped` is the spell that he put back last: while it is the next to come, swapping brings nothing new."""

    def __init__(self, sight: Sight, noise: Callable[[str], float], swapped: str = "") -> None:
        self.sight = sight
        self.view = sight.view
        self.noise = noise
        self.swapped = swapped

    def act(self) -> Answer | None:
        view, sight = self.view, self.sight
        if view.aim is not None:
            return max(sight.options, key=self.hits)
        for option in sight.options:
            if isinstance(option, m.Spend) and (view.spell_stack <= 1 or view.round == LAST_ROUND):
                return option
        goal = self.goal()
        scroll = (self.turn(sight.at or goal) or self.swap(goal)) if goal else None
        if scroll is not None:
            return scroll
        if sight.at and goal != sight.at:
            return m.Roll(tuple([number for number, _ in sight.on[sight.at] if number < 10]))
        if goal in sight.fitting:
            return sight.fitting[goal]
        return m.Roll() if sight.loose[WIZARD] else None

    # --- which spell -------------------------------------------------------------------------------

    def goal(self) -> str:
        at = self.sight.at
        best, goal = (STAY * self.score(at), at) if at else (0.0, "")
        for name, place in self.sight.places.items():
            if place.wizard and name != at:
                score = self.score(name)
                if score > best:
                    best, goal = score, name
        return goal

    def score(self, name: str) -> float:
        return self.worth(name) / (COMPLETING + self.rolls(name)) * self.noise(self.sight.places[name].card)

    def rolls(self, name: str) -> float:
        sight = self.sight
        free = sight.free(name, heroes=False)
        if sight.at and name != sight.at:
            return needed(tuple(free), sight.stars[WIZARD], WIZARD_DICE)
        left = sight.after(name, free)
        return needed(tuple(left), sight.stars[WIZARD], sight.loose[WIZARD] - (len(free) - len(left)))

    def worth(self, name: str) -> float:
        """A spell is one step towards the end of the stack, and what it does."""
        catalog = self.sight.catalog
        card = self.sight.places[name].card
        if name.startswith("r:"):
            scroll = catalog.scrolls[card]
            return self.dragon(1) if scroll.effect == "dragon" else 0.9 * self.crowd()
        if card in catalog.trials:
            if self.sight.under_dragon(name):
                return 0.0  # nobody completes it there (RO-81)
            return self.coin(name) if catalog.trials[card].kind == "coin" else self.conflict(name)
        return 1.0 + self.effect(catalog.spells[card])

    def effect(self, spell: Spell) -> float:
        view = self.view
        if spell.kind == "dragon":
            return self.dragon(spell.steps)
        if spell.kind == "confusion":
            return (0.7 if spell.reach == "all" else 0.25) * self.crowd()
        if spell.kind == "summoning":
            return 0.25 + 0.1 * len(spell.heroes)
        if spell.kind == "weakness":
            return 0.6 if spell.swirl else 0.3
        if spell.kind == "curse":
            return {"one_hand": 0.6, "clap": 0.3, "silence": 0.25}[spell.curse or "silence"]
        if spell.kind == "doom":
            wounded = sum(player.wounded for player in view.players)
            if not spell.souls:
                return 0.4
            taken = min(view.souls, wounded + 1)
            return WINS if taken == view.souls else 0.3 + 0.3 * taken
        return 0.15

    def dragon(self, steps: int) -> float:
        at = self.view.dragon + steps
        return WINS if at >= DRAGON_PATH else 0.4 + 0.5 * at

    def coin(self, name: str) -> float:
        """For the market, and so that the heroes do not get it; their dice fly off too."""
        return 0.5 + 0.4 * self.threat(name)

    def conflict(self, name: str) -> float:
        """It helps the heroes to a new trial: only to save his lives, the sooner the fewer are left."""
        return 0.2 + (1.0 + self.threat(name)) * RISK[min(self.view.lives, len(RISK) - 1)]

    def crowd(self) -> float:
        """How much the fullest place of the heroes is worth emptying."""
        return max([self.threat(place) for place in self.sight.on], default=0.0)

    def threat(self, place: str) -> float:
        """Many dice on it, and few fields still free."""
        sight = self.sight
        part = sight.places.get(place)
        if part is None or part.claimed or not part.heroes:
            return 0.0
        free = len(sight.free(place, heroes=True))
        dice = len(part.heroes) - free
        return dice / 3 + (0.5 if dice and free == 1 else 0.0)

    # --- whom it hits --------------------------------------------------------------------------------

    def hits(self, option: Answer) -> float:
        sight, view = self.sight, self.view
        if isinstance(option, m.RemoveDice):
            return self.threat(option.place)
        if isinstance(option, m.RemoveDie):
            die = view.dice[option.die]
            stars = die.face == "star" or sight.places[die.place].heroes[die.field] in sight.stars[option.die // 10]
            return self.threat(die.place) + (0.0 if stars else 0.2)
        worth = 0.0
        if isinstance(option, m.Afflict) and view.aim is not None:
            spell = sight.catalog.spells[view.aim.card]
            for seat in option.heroes:
                player = view.players[seat]
                worth += 0.3 * (spell.ban in sight.stars[seat]) - 0.2 * len(player.weak) + 0.3 * player.experience
        return worth

    # --- scrolls -----------------------------------------------------------------------------------------

    def turn(self, place: str) -> Answer | None:
        """A loose die to a face that the place still needs when everything that fits is placed.

        What is left of a roll that went to another card fits nowhere, whatever it shows (RO-53).
        """
        if self.view.players[WIZARD].spot not in ("", f"{place}/{self.sight.places[place].card}"):
            return None
        free = self.sight.free(place, heroes=False)
        left = self.sight.after(place, free)
        fitting = self.sight.fitting.get(place)
        used = {number for number, _ in fitting.dice} if fitting else set()
        for option in self.sight.options:
            if isinstance(option, m.Turn) and option.die not in used and option.face in left:
                return option
        return None

    def swap(self, goal: str) -> Answer | None:
        """The slowest spell, while no dice lie and nothing is quick."""
        view = self.view
        known = self.swapped and self.swapped not in view.spells
        if known or self.sight.at or self.rolls(goal) < SLOW:
            return None
        swaps = [option for option in self.sight.options if isinstance(option, m.Swap)]
        return min(swaps, key=lambda option: self.score(f"s{option.slot}"), default=None)
