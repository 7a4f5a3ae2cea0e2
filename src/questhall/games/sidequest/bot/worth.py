"""What things are worth to a player; one unit is about one INT or one BP."""

from __future__ import annotations

from functools import lru_cache

from ..catalog import Card
from ..entities import FIRST_ID, GM, NEUTRAL
from ..view import HeroView, ThingView, View

MANY = 4096
"""Cards of more packs than anybody plays with at once."""

KEYWORD_WORTH = {
    "trample": 0.6, "intimidating": 1.0, "flying": 0.7, "reach": 0.3, "nimble": 0.8, "fear": 0.3,
    "immunity": 0.5, "armored": 0.7, "stealth": 0.5, "empower": 2.2, "warden": 0.6, "tenacity": 2.0,
    "untouchable": 1.0, "thorns": 0.7, "resurrection": 1.0,
}  # fmt: skip


@lru_cache(MANY)
def of_text(card: Card) -> float:
    """What stands on a card beside its values."""
    return 0.5 * (len(card.triggered) + len(card.activated) + len(card.static))


@lru_cache(MANY)
def of_card(card: Card) -> float:
    """A card before it is in play."""
    if card.is_weapon:
        return 1.1 * card.atk + 0.5 * card.defense
    if card.is_equipment:
        return 1.0 * card.arm + 0.3
    words = sum([KEYWORD_WORTH.get(word, 0.0) for word in card.keywords])
    if card.is_creature:
        return 0.9 * card.atk + 0.55 * card.defense + words + of_text(card)
    return card.cost + 0.5


def of_lp(hero: HeroView) -> float:
    """One LP of a Hero: dearer the fewer are left."""
    return 1.0 + 5.0 / max(1, hero.lp)


def loss_of_lp(hero: HeroView, n: int) -> float:
    """Losing so many LP; losing all of them is worse than anything else."""
    if n <= 0:
        return 0.0
    return 40.0 if n >= hero.lp else n * of_lp(hero)


def friendly(seat: int, owner: int) -> bool:
    return owner != NEUTRAL and (seat == GM) == (owner == GM)


class Worth:
    """What lies on the table is worth at one moment; what was reckoned once is kept."""

    def __init__(self, view: View, cards: dict[str, Card]) -> None:
        self.view = view
        self.things = view.things
        self.cards = cards
        self.known: dict[int, float] = {}
        self.arms: dict[int, int] = {}

    def of(self, thing: ThingView) -> float:
        """A card in play, with the DEF it has left. A face-down one is worth a guess."""
        known = self.known.get(thing.id)
        if known is None:
            self.known[thing.id] = known = self.reckon(thing)
        return known

    def reckon(self, thing: ThingView) -> float:
        if not thing.card:
            return 3.0
        card = self.cards[thing.card]
        if card.is_armor:
            return 0.8 * thing.defense + of_text(card)
        words = sum([KEYWORD_WORTH.get(word, 0.0) for word in thing.keywords])
        value = 0.9 * thing.atk + 0.4 * max(0, thing.defense) + words + of_text(card)
        return value + 4.0 if card.kind == "boss" else value

    def hits_for(self, target: int, n: int) -> float:
        """What damage to a target takes away from its side."""
        if n <= 0:
            return 0.0
        if target < FIRST_ID:
            return loss_of_lp(self.view.heroes[target - 1], n)
        if target not in self.things:
            return 0.0
        thing = self.things[target]
        left = thing.defense
        if target == self.view.boss and n >= left:
            return 200.0
        left = max(1, left)
        whole = self.of(thing)
        return whole + 0.5 if n >= left else whole * 0.6 * n / left

    def weakest_arm(self, hero: HeroView) -> int:
        """The ARM that an attacker will name: the least of all pieces; 0 without armor."""
        known = self.arms.get(hero.seat)
        if known is None:
            worn = [self.things[i] for i in hero.equipment]
            arms = [thing.defense for thing in worn if self.cards[thing.card].arm]
            if hero.partner:
                arms.append(max(0, self.things[hero.partner].defense))
            self.arms[hero.seat] = known = min(arms) if arms else 0
        return known
