"""The wizard's mind: which spell, and whom it hits."""

from __future__ import annotations

from collections.abc import Callable

from questhall.kernel.answers import Answer

from .. import moves as m
from ..entities import DRAGON_PATH
from ..vocabulary import Spell
from .odds import needed
from .table import Sight

STAY = 1.3


class WizardMind:
    def __init__(self, sight: Sight, noise: Callable[[str], float]) -> None:
        self.sight = sight
        self.view = sight.view
        self.noise = noise

    def act(self) -> Answer | None:
        if self.view.aim is not None:
            return max(self.view.options, key=self.hits)
        turned = self.turn()
        if turned is not None:
            return turned
        for option in self.view.options:
            if isinstance(option, m.Spend) and self.view.spell_stack <= 1:
                return option
        return self.towards(self.goal())

    # --- which spell -------------------------------------------------------------------------------

    def goal(self) -> str:
        best, place = 0.0, ""
        for name in self.sight.places:
            if not self.sight.places[name].wizard:
                continue
            score = self.worth(name) / (0.6 + self.rolls(name)) * self.noise(self.sight.places[name].card or name)
            if name == self.sight.at:
                score *= STAY
            if score > best:
                best, place = score, name
        return place

    def rolls(self, name: str) -> float:
        sight = self.sight
        return needed(sight.free(name), sight.stars(0), 5 - sight.lying(name, 0))

    def worth(self, name: str) -> float:
        """A spell is one step towards the end of the stack, and what it does."""
        card = self.sight.places[name].card
        if name.startswith("r:"):
            scroll = self.sight.catalog.scrolls[card]
            return self.dragon(1) if scroll.effect == "dragon" else 0.9 * self.crowd()
        if card in self.sight.catalog.trials:
            return 0.6 if self.sight.catalog.trials[card].kind == "coin" else self.conflict()
        return 1.0 + self.effect(self.sight.catalog.spells[card])

    def effect(self, spell: Spell) -> float:
        view = self.view
        if spell.kind == "dragon":
            return self.dragon(spell.steps)
        if spell.kind == "confusion":
            return 0.7 * self.crowd() if spell.reach == "all" else 0.3 * self.crowd()
        if spell.kind == "summoning":
            return 0.9
        if spell.kind == "weakness":
            return 0.6 if spell.swirl else 0.4
        if spell.kind == "curse":
            return {"one_hand": 0.7, "clap": 0.35, "silence": 0.25}[spell.curse or "silence"]
        if spell.kind == "doom":
            wounded = sum(player.wounded for player in view.players)
            if not spell.souls:
                return 0.3
            taken = min(view.souls, wounded + 1)
            return 50.0 if taken == view.souls else 0.3 + 0.35 * taken
        return 0.15

    def dragon(self, steps: int) -> float:
        at = self.view.dragon + steps
        return 50.0 if at >= DRAGON_PATH else 0.5 + 0.5 * at

    def conflict(self) -> float:
        return 0.5 + (0.4 * (4 - self.view.lives) if self.view.lives < 4 else 0.0)

    def crowd(self) -> float:
        """How much the fullest place of the heroes is worth emptying."""
        return max([self.threat(place) for place in self.sight.on], default=0.0)

    def threat(self, place: str) -> float:
        """Many dice on it, and few fields still free."""
        sight = self.sight
        part = sight.places.get(place)
        if part is None or part.claimed or not part.heroes:
            return 0.0
        dice = sum(n >= 10 and die.field >= 0 for n, die in sight.on[place])
        return dice / 3 + (0.5 if dice and len(sight.free(place, 1)) == 1 else 0.0)

    # --- whom it hits --------------------------------------------------------------------------------

    def hits(self, option: Answer) -> float:
        sight, view = self.sight, self.view
        if isinstance(option, m.RemoveDice):
            return self.threat(option.place)
        if isinstance(option, m.RemoveDie):
            die = view.dice[option.die]
            return self.threat(die.place) + (0.2 if die.face != "star" else 0.1)
        if isinstance(option, m.Afflict):
            assert view.aim is not None
            spell = sight.catalog.spells[view.aim.card]
            worth = 0.0
            for seat in option.heroes:
                player = view.players[seat]
                worth += 0.3 * (spell.ban in sight.stars(seat)) - 0.2 * len(player.weak) + 0.3 * player.experience
            return worth
        return 0.0

    # --- how to get there --------------------------------------------------------------------------------

    def towards(self, goal: str) -> Answer | None:
        sight = self.sight
        lying = tuple([n for n, die in sight.mine if die.place]) if sight.at else ()
        if sight.at and goal != sight.at and m.Roll(lying) in self.view.options:
            return m.Roll(lying)
        fitting = [o for o in self.view.options if isinstance(o, m.Place) and o.place == (goal or sight.at)]
        if fitting:
            return max(fitting, key=lambda option: len(option.dice))
        return m.Roll() if m.Roll() in self.view.options else None

    def turn(self) -> Answer | None:
        """A scroll turns a loose die to a face that the place in hand still needs."""
        if not self.sight.at:
            return None
        free = self.sight.free(self.sight.at)
        have = [die.face for _, die in self.sight.loose]
        for option in self.view.options:
            if not isinstance(option, m.Turn) or self.view.dice[option.die].face in free:
                continue
            if have.count(option.face) < free.count(option.face):
                return option
        return None
