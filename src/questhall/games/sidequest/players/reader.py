"""A position of SideQuest in numbers, as the Heroes would see it."""

from __future__ import annotations

from questhall.kernel.dice import Random

from ..entities import LEVELS, InPlay
from ..state import SideQuest
from ..values import atk, defense

HEROES = ("lp", "least_lp", "int", "str", "hand", "deck", "prizes", "out", "creatures", "atk", "def", "arms", "armour",
          "partner", "lasting")  # fmt: skip
MASTER = ("bp", "free_bp", "hand", "deck", "creatures", "atk", "def", "lasting", "boss", "boss_atk", "boss_def")
TABLE = ("two", "three", *LEVELS, "heroes_turn", "round", "encounter", "fighting", "completed", "second_fell", "world",
         "zone", "discovery")  # fmt: skip


class SideQuestReader:
    names = (*[f"heroes.{name}" for name in HEROES], *[f"master.{name}" for name in MASTER], *TABLE)

    def clock(self, g: SideQuest) -> int:
        return g.turn

    def horizon(self, g: SideQuest) -> int:
        """The same side begins its next turn."""
        return g.turn + 2

    def shake(self, g: SideQuest, random: Random) -> None:
        """LP, BP and hands as they might have been."""
        for hero in g.living():
            hero.lp = max(1, hero.lp - random.below(3))
            lost = random.below(len(hero.hand) + 1) // 2
            hero.hand, hero.discard = hero.hand[lost:], hero.discard + hero.hand[:lost]
        lost = random.below(len(g.gm.hand) + 1) // 2
        g.gm.hand, g.gm.discard = g.gm.hand[lost:], g.gm.discard + g.gm.hand[:lost]

    def features(self, g: SideQuest) -> list[float]:
        return [*self.heroes(g), *self.master(g), *self.table(g)]

    def heroes(self, g: SideQuest) -> list[float]:
        """Means of all Heroes; whoever is out adds nothing."""
        there = g.living()
        n = len(g.heroes)
        things = g.things
        creatures = [things[i] for hero in there for i in hero.creatures]
        worn = [things[i] for hero in there for i in hero.equipment]
        weapons = [thing for thing in worn if g.cards[thing.card].is_weapon]
        armour = [thing for thing in worn if g.cards[thing.card].is_armor]
        return [
            sum([hero.lp for hero in there]) / (6 * n),
            min([hero.lp for hero in there], default=0) / 6,
            sum([hero.int_max for hero in there]) / (6 * n),
            sum([hero.str_max for hero in there]) / (6 * n),
            sum([len(hero.hand) for hero in there]) / (5 * n),
            sum([len(hero.deck) for hero in there]) / (30 * n),
            sum([len(hero.prizes) for hero in there]) / (4 * n),
            (n - len(there)) / n,
            len(creatures) / (3 * n),
            sum([atk(g, thing) for thing in creatures]) / (6 * n),
            sum([max(0, defense(g, thing)) for thing in creatures]) / (6 * n),
            sum([atk(g, thing) for thing in weapons]) / (4 * n),
            sum([defense(g, thing) for thing in armour]) / (4 * n),
            sum([hero.partner > 0 for hero in there]) / n,
            sum([len(hero.lasting) for hero in there]) / (2 * n),
        ]

    def master(self, g: SideQuest) -> list[float]:
        gm, n = g.gm, len(g.heroes)
        creatures = [g.things[i] for i in gm.creatures if i != g.boss]
        boss: InPlay | None = g.things.get(g.boss)
        return [
            gm.bp / (8 * n),
            (gm.bp - gm.spent - gm.bound) / (8 * n),
            len(gm.hand) / 6,
            len(gm.deck) / 30,
            len(creatures) / (3 * n),
            sum([atk(g, thing) for thing in creatures]) / (6 * n),
            sum([max(0, defense(g, thing)) for thing in creatures]) / (6 * n),
            len(gm.lasting) / 2,
            float(boss is not None),
            0.0 if boss is None else atk(g, boss) / (4 * n),
            0.0 if boss is None else max(0, defense(g, boss)) / (12 * n),
        ]

    def table(self, g: SideQuest) -> list[float]:
        return [
            float(len(g.heroes) == 2),
            float(len(g.heroes) == 3),
            *[float(g.difficulty == level) for level in LEVELS],
            float(g.side == "heroes"),
            g.round / 10,
            g.encounter / 4,
            float(g.fighting),
            g.completed / 4,
            float(g.second_fell),
            float(g.world > 0),
            len(g.zone) / 3,
            len(g.discovery_deck) / 20,
        ]


READER = SideQuestReader()
