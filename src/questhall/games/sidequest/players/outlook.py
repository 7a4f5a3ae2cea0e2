"""The table of SideQuest in numbers, as one seat sees it in the middle of a turn."""

from __future__ import annotations

from collections.abc import Mapping

from ..bot.worth import Worth
from ..catalog import Card
from ..entities import GM, LEVELS
from ..view import HeroView, ThingView, View

ME = ("lp", "int", "int_free", "str", "str_free", "hand", "deck", "prizes", "creatures", "atk", "def", "ready_atk",
      "guards", "weapon", "arm", "partner", "lasting", "burn", "attacked", "acted", "threat", "danger",
      "deadly")  # fmt: skip
MASTER = ("bp", "spent", "bound", "hand", "deck", "creatures", "hidden", "atk", "def", "least_def", "ready_atk",
          "lasting", "boss", "boss_atk", "boss_def")  # fmt: skip
HAND = ("cards", "creatures", "weapons", "armour", "sorceries", "instants", "payable", "dear", "price")
TABLE = ("two", "three", *LEVELS, "heroes_turn", "round", "completed", "to_come", "fighting", "world", "zone",
         "discovery", "chain", "main", "end")  # fmt: skip
ATTACK = ("attack", "amount", "at_me", "at_hero", "deadly", "coming", "coming_atk")
NAMES = (
    *[f"hero.{name}" for name in ME],
    *[f"others.{name}" for name in ME],
    *[f"master.{name}" for name in MASTER],
    *[f"hand.{name}" for name in HAND],
    *TABLE,
    *ATTACK,
)


class Outlook:
    """Heroes look at themselves and at the others; the GM looks at the Hero who is nearest to the ground."""

    def __init__(self, view: View, seat: int, cards: Mapping[str, Card], worth: Worth) -> None:
        self.view = view
        self.seat = seat
        self.cards = cards
        self.things = view.things
        self.worth = worth
        there = [hero for hero in view.heroes if not hero.out] or list(view.heroes)
        self.hero = view.heroes[seat - 1] if seat != GM else min(there, key=lambda hero: hero.lp)
        self.others = [hero for hero in there if hero.seat != self.hero.seat]

    def numbers(self) -> list[float]:
        """In the order of their names."""
        parts = [self.of_hero(hero) for hero in self.others]
        others = [sum(values) / len(parts) for values in zip(*parts, strict=True)] if parts else [0.0] * len(ME)
        return [*self.of_hero(self.hero), *others, *self.master(), *self.hand(), *self.table(), *self.attack()]

    def of_hero(self, hero: HeroView) -> list[float]:
        creatures = [self.things[i] for i in hero.creatures]
        weapons = [thing.atk for thing in [self.things[i] for i in hero.equipment] if self.cards[thing.card].is_weapon]
        return [
            hero.lp / 6,
            hero.int_max / 6,
            hero.int_free / 6,
            hero.str_max / 6,
            hero.str_free / 6,
            hero.hand_size / 5,
            hero.deck / 30,
            hero.prizes / 4,
            len(creatures) / 3,
            sum([thing.atk for thing in creatures]) / 6,
            sum([max(0, thing.defense) for thing in creatures]) / 6,
            sum([thing.atk for thing in creatures if is_ready(thing)]) / 6,
            sum([not (thing.blocks or thing.paralyzed or thing.face_down) for thing in creatures]) / 3,
            max([1, *weapons]) / 4,
            self.worth.weakest_arm(hero) / 3,
            float(hero.partner > 0),
            len(hero.lasting) / 2,
            hero.burn / 2,
            float(hero.attacked),
            float(hero.acted),
            *self.threat(hero, len(creatures)),
        ]

    def threat(self, hero: HeroView, guards: int) -> list[float]:
        """What would come through if all of the GM's creatures struck this Hero: at all, past those that can block, and
        whether that would be the end."""
        own = [self.things[i] for i in self.view.gm.creatures]
        arm = self.worth.weakest_arm(hero)
        blows = sorted([max(0, thing.atk - arm) for thing in own if not thing.paralyzed], reverse=True)
        unblocked = sum(blows[guards:])
        return [sum(blows) / 6, unblocked / 6, float(unblocked >= hero.lp)]

    def master(self) -> list[float]:
        gm, n = self.view.gm, len(self.view.heroes)
        creatures = [self.things[i] for i in gm.creatures]
        boss = self.things.get(self.view.boss)
        return [
            gm.bp / (8 * n),
            gm.spent / (8 * n),
            gm.bound / (8 * n),
            gm.hand_size / 6,
            gm.deck / 30,
            len(creatures) / (3 * n),
            sum([thing.face_down for thing in creatures]) / 2,
            sum([thing.atk for thing in creatures]) / (6 * n),
            sum([max(0, thing.defense) for thing in creatures]) / (6 * n),
            min([max(0, thing.defense) for thing in creatures], default=0) / 5,
            sum([thing.atk for thing in creatures if is_ready(thing)]) / (6 * n),
            len(gm.lasting) / 2,
            float(boss is not None),
            0.0 if boss is None else boss.atk / (4 * n),
            0.0 if boss is None else max(0, boss.defense) / (12 * n),
        ]

    def hand(self) -> list[float]:
        """The own one."""
        mine, free = (self.view.gm, self.view.gm.bp) if self.seat == GM else (self.hero, self.hero.int_free)
        cards = [self.cards[card] for card in mine.hand]
        costs = [mine.costs[card] for card in mine.hand]
        return [
            len(cards) / 6,
            sum([card.is_creature for card in cards]) / 4,
            sum([card.is_weapon for card in cards]) / 2,
            sum([card.is_armor for card in cards]) / 2,
            sum([card.is_spell and not card.is_instant for card in cards]) / 2,
            sum([card.is_instant for card in cards]) / 2,
            sum([cost <= free for cost in costs]) / 5,
            max([cost for cost in costs if cost <= free], default=0) / 6,
            sum(costs) / 20,
        ]

    def table(self) -> list[float]:
        view = self.view
        return [
            float(len(view.heroes) == 2),
            float(len(view.heroes) == 3),
            *[float(view.difficulty == level) for level in LEVELS],
            float(view.side == "heroes"),
            view.round / 10,
            view.completed / 4,
            (view.encounters - view.completed) / 4,
            float(view.fighting),
            float(view.world > 0),
            len(view.zone) / 3,
            view.discovery_deck / 20,
            len(view.chain) / 2,
            float(view.phase == "main"),
            float(view.phase == "end"),
        ]

    def attack(self) -> list[float]:
        attack, me = self.view.attack, self.hero
        coming = [self.things[a].atk for a, _ in self.view.coming if a in self.things]
        if attack is None:
            return [0.0, 0.0, 0.0, 0.0, 0.0, len(coming) / 3, sum(coming) / 6]
        struck = attack.blocker or attack.target
        return [
            1.0,
            attack.amount / 4,
            float(struck == me.seat),
            float(struck < len(self.view.heroes) + 1),
            float(struck == me.seat and attack.amount - self.worth.weakest_arm(me) >= me.lp),
            len(coming) / 3,
            sum(coming) / 6,
        ]


def is_ready(thing: ThingView) -> bool:
    return not (thing.attacked or thing.paralyzed or thing.face_down)
