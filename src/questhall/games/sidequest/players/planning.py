"""What could be done together in one turn: who fells what, and what can be paid for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property


class Plans:
    """Attacks of one Hero, one after the other."""

    def __init__(self, blows: Mapping[int, int], own: set[int], targets: Mapping[int, tuple[int, float]]) -> None:
        """How hard each attacker strikes, which of them are the Hero's own (only one of these strikes), and what is
        left of each target and what it is worth."""
        self.blows = blows
        self.own = own
        self.targets = targets
        self.known: dict[tuple[int, bool, int], float] = {}

    @cached_property
    def best(self) -> float:
        return max([self.after(attacker, target) for attacker in self.blows for target in self.targets], default=0.0)

    def after(self, attacker: int, target: int) -> float:
        """What falls in this turn if this attack is the first and the others do what they can."""
        key = (self.blows[attacker], attacker in self.own, target)
        known = self.known.get(key)
        if known is None:
            self.known[key] = known = self._felled(attacker, target)
        return known

    def _felled(self, attacker: int, target: int) -> float:
        others = [blow for i, blow in self.blows.items() if i != attacker and i not in self.own]
        if attacker not in self.own and self.own:
            others.append(max([self.blows[i] for i in self.own]))
        others.sort()
        total = 0.0
        for i, (left, worth) in sorted(self.targets.items(), key=lambda found: -found[1][1]):
            if i == target:
                left -= self.blows[attacker]
            if left <= 0 or self._spent(others, left):
                total += worth
        return total

    @staticmethod
    def _spent(blows: list[int], left: int) -> bool:
        """Takes what is needed from the blows, weakest first of those that are enough; else the strongest together."""
        enough = next((at for at, blow in enumerate(blows) if blow >= left), None)
        if enough is not None:
            del blows[enough]
            return True
        if sum(blows) < left:
            return False
        while left > 0:
            left -= blows.pop()
        return True


class Budget:
    """The best that the cards of a hand come to for what can be paid."""

    def __init__(self, cards: Sequence[tuple[str, int, float]], free: int) -> None:
        """Each with its price and its worth."""
        self.cards = cards
        self.free = free

    @cached_property
    def best(self) -> float:
        return most(self.cards, self.free)

    def with_left(self, left: int, without: str) -> float:
        """What is left buys, beside a card that is played."""
        at = next((n for n, (card, _, _) in enumerate(self.cards) if card == without), None)
        return most([*self.cards[:at], *self.cards[at + 1 :]] if at is not None else self.cards, left)


def most(cards: Sequence[tuple[str, int, float]], free: int) -> float:
    """The greatest worth that can be paid for."""
    if free <= 0:
        return 0.0
    bought = [0.0] * (free + 1)
    for _, price, worth in cards:
        for purse in range(free, price - 1, -1):
            bought[purse] = max(bought[purse], bought[purse - price] + worth)
    return bought[free]
