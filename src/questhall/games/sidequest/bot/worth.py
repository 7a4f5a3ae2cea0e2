"""What things are worth to a player; one unit is about one INT or one BP."""

from __future__ import annotations

from ..catalog import Card
from ..entities import FIRST_ID, GM, NEUTRAL
from ..view import HeroView, ThingView, View

KEYWORD_WORTH = {
    "trample": 0.6, "intimidating": 1.0, "flying": 0.7, "reach": 0.3, "nimble": 0.8, "fear": 0.3,
    "immunity": 0.5, "armored": 0.7, "stealth": 0.5, "empower": 2.2, "warden": 0.6, "tenacity": 2.0,
    "untouchable": 1.0, "thorns": 0.7, "resurrection": 1.0,
}  # fmt: skip


def of_card(card: Card) -> float:
    """A card before it is in play."""
    if card.is_weapon:
        return 1.1 * card.atk + 0.5 * card.defense
    if card.is_equipment:
        return 1.0 * card.arm + 0.3
    text = 0.5 * (len(card.triggered) + len(card.activated) + len(card.static))
    words = sum([KEYWORD_WORTH.get(word, 0.0) for word in card.keywords])
    if card.is_creature:
        return 0.9 * card.atk + 0.55 * card.defense + words + text
    return card.cost + 0.5


def of_thing(thing: ThingView, cards: dict[str, Card]) -> float:
    """A card in play, with the DEF it has left. A face-down one is worth a guess."""
    if not thing.card:
        return 3.0
    card = cards[thing.card]
    words = sum([KEYWORD_WORTH.get(word, 0.0) for word in thing.keywords])
    text = 0.5 * (len(card.triggered) + len(card.activated) + len(card.static))
    if card.is_armor:
        return 0.8 * thing.defense + text
    value = 0.9 * thing.atk + 0.4 * max(0, thing.defense) + words + text
    return value + 4.0 if card.kind == "boss" else value


def of_lp(hero: HeroView) -> float:
    """One LP of a Hero: dearer the fewer are left."""
    return 1.0 + 5.0 / max(1, hero.lp)


def loss_of_lp(hero: HeroView, n: int) -> float:
    """Losing so many LP; losing all of them is worse than anything else."""
    if n <= 0:
        return 0.0
    return 40.0 if n >= hero.lp else n * of_lp(hero)


def hits_for(view: View, target: int, n: int, cards: dict[str, Card]) -> float:
    """What damage to a target takes away from its side."""
    if n <= 0:
        return 0.0
    if target < FIRST_ID:
        return loss_of_lp(view.heroes[target - 1], n)
    thing = view.things.get(target)
    if thing is None:
        return 0.0
    whole = of_thing(thing, cards)
    if thing.id == view.boss and n >= thing.defense:
        return 200.0
    left = max(1, thing.defense)
    return whole + 0.5 if n >= left else whole * 0.6 * n / left


def friendly(seat: int, owner: int) -> bool:
    return owner != NEUTRAL and (seat == GM) == (owner == GM)


def weakest_arm(view: View, hero: HeroView, cards: dict[str, Card]) -> int:
    """The ARM that an attacker will name: the least of all pieces; 0 without armor."""
    arms = [view.things[i].defense for i in hero.equipment if cards[view.things[i].card].arm]
    if hero.partner:
        arms.append(max(0, view.things[hero.partner].defense))
    return min(arms) if arms else 0
