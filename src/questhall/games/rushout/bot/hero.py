"""A hero's mind: where to help, whom to join, when to let go."""

from __future__ import annotations

from collections.abc import Callable

from questhall.kernel.answers import Answer

from .. import moves as m
from ..entities import DICE
from .company import Company
from .odds import COMPLETING, needed
from .table import Sight
from .uses import use
from .worth import worth

LONELY = 0.5
"""The chance that somebody joins a card that one cannot complete alone."""
WAIT_FREE, WAIT_BUSY = 1.5, 4.0
"""Rolls until somebody joins: somebody without dice on a card, or somebody who has to finish another first."""
STAY = 1.6
"""Only what is better by so much is worth taking dice back."""


class HeroMind:
    """Every hero weighs how much sooner a place is completed with the own dice than without them."""

    def __init__(self, sight: Sight, noise: Callable[[str], float], company: Company) -> None:
        self.sight = sight
        self.company = company
        self.view = sight.view
        self.seat = sight.seat
        self.noise = noise
        others = [player.seat for player in self.view.players[1:] if player.seat != self.seat]
        self.wait = WAIT_FREE if any(not sight.where[seat] for seat in others) else WAIT_BUSY

    def act(self) -> Answer | None:
        """None: better wait for the others."""
        used = use(self.sight)
        if used is not None:
            return used
        sight = self.sight
        goal = self.goal()
        if sight.at and goal != sight.at:
            # Dice that fit the new goal cannot go there while others of the colour lie elsewhere.
            return m.Roll(tuple([n for n, die in sight.on[sight.at] if n // 10 == self.seat]))
        if goal in sight.fitting:
            return sight.fitting[goal]
        return m.Roll() if sight.loose[self.seat] else None

    # --- where to go ---------------------------------------------------------------------------

    def goal(self) -> str:
        sight = self.sight
        at = sight.at
        if at and sight.places[at].claimed:
            return at
        best, goal = 0.0, at
        if at:
            best = STAY * self.gain(at)
        for name in sight.places:
            if name != at:
                gain = self.gain(name)
                if gain > best:
                    best, goal = gain, name
        return goal

    def gain(self, name: str) -> float:
        """How much more of this place gets done per roll with the own dice than without."""
        sight = self.sight
        value = worth(sight, name)
        if value <= 0.0:
            return 0.0
        crew = {seat: sight.loose[seat] for seat in sight.heroes_on(name) if seat != self.seat}
        if len(crew) > 1:
            return 0.0
        free = sight.free(name, True)
        if name == sight.at or not sight.at:
            left = sight.after(name, free)
            mine = sight.loose[self.seat] - (len(free) - len(left))
        else:
            left, mine = free, sight.usable(self.seat)
        hope = self.company.hope() if name == sight.at else 1.0
        together = self.pace({**crew, self.seat: mine}, left, hope)
        alone = self.pace(crew, sight.free(name, True, without=self.seat)) if crew else 0.0
        return (together - alone) * value * self.company.urge(name) * self.noise(sight.places[name].card or name)

    def pace(self, crew: dict[int, int], free: list[str], hope: float = 1.0) -> float:
        """One through the rolls until these heroes have filled these fields with their loose dice; what one cannot
        fill alone depends on the hope that somebody comes."""
        sight = self.sight
        dice = sum(crew.values())
        stars = frozenset[str]().union(*[sight.stars[seat] for seat in crew])
        if len(free) <= dice and self.allowed(crew, free):
            return 1 / (COMPLETING + needed(tuple(free), stars, dice))
        if len(crew) > 1 or len(free) > dice + DICE:
            return 0.0
        return hope * LONELY / (COMPLETING + self.wait + needed(tuple(free), stars, dice + DICE))

    def allowed(self, crew: dict[int, int], free: list[str]) -> bool:
        """What one of them must not fill, the other has dice for."""
        bans = self.sight.bans
        for seat in crew:
            if bans[seat]:
                barred = sum([symbol in bans[seat] for symbol in free])
                if barred > sum([dice for other, dice in crew.items() if other != seat]):
                    return False
        return True
