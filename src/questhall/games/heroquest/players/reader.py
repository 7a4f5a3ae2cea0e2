"""A position of HeroQuest in numbers, as the heroes would see it: what they have not uncovered counts for nothing."""

from __future__ import annotations

from questhall.kernel.dice import Random

from ..dungeon.squares import distance
from ..entities import Hero, Monster
from ..state import HeroQuest

NEAR, FAR = 2, 6
"""Steps within which a monster strikes soon, and within which it comes."""
HEROES = ("many", "up", "down", "dead", "out", "body", "least_body", "mind", "spells", "bag", "scrolls", "points",
          "marks", "pit")  # fmt: skip
MASTER = ("foes", "body", "attack", "defence", "casters", "near", "near_attack", "coming_attack", "asleep", "friends")
TABLE = ("round", "seen", "goals", "goal_met", "killed", "masters_turn", "doors", "traps", "deaths", "treasures")


class HeroQuestReader:
    names = (*[f"heroes.{name}" for name in HEROES], *[f"master.{name}" for name in MASTER], *TABLE)

    def clock(self, g: HeroQuest) -> int:
        turns = len(g.order) or 1
        return g.round * turns + (g.order.index(g.turn) if g.turn in g.order else 0)

    def horizon(self, g: HeroQuest) -> int:
        """The same figure's next turn."""
        return self.clock(g) + (len(g.order) or 1)

    def shake(self, g: HeroQuest, random: Random) -> None:
        """Body points, bags and spells as they might have been."""
        for hero in g.upright:
            hero.body = max(1, hero.body - random.below(3))
            hero.bag = tuple([thing for thing in hero.bag if random.below(3)])
            hero.scrolls = tuple([scroll for scroll in hero.scrolls if random.below(3)])
            hero.spells = tuple([spell for spell in hero.spells if random.below(3)])
        for monster in g.foes:
            monster.body = max(1, monster.body - random.below(2))

    def features(self, g: HeroQuest) -> list[float]:
        return [*self.heroes(g), *self.master(g), *self.table(g)]

    def heroes(self, g: HeroQuest) -> list[float]:
        n = len(g.heroes) or 1
        up, out = g.upright, _count(g, "out")
        return [
            n / 5,
            len(up) / n,
            _count(g, "down") / n,
            (_count(g, "dead") + _count(g, "lost")) / n,
            out / n,
            sum([hero.body for hero in up]) / (6 * n),
            min([hero.body / max(1, hero.full_body) for hero in up], default=0.0) * (len(up) + out == n),
            sum([hero.mind for hero in up]) / (4 * n),
            sum([len(hero.spells) + sum(hero.base) for hero in up]) / (6 * n),
            sum([len(hero.bag) for hero in up]) / (4 * n),
            sum([len(hero.scrolls) for hero in up]) / (2 * n),
            sum([hero.points for hero in up]) / (20 * n),
            sum([len(hero.marks) for hero in up]) / (2 * n),
            sum([hero.pit for hero in up]) / n,
        ]

    def master(self, g: HeroQuest) -> list[float]:
        n = len(g.heroes) or 1
        foes = [monster for monster in g.foes if not monster.asleep and g.seen >> monster.square & 1]
        up = g.upright
        distances = [(_nearest(g, monster, up), monster) for monster in foes]
        near = [monster for steps, monster in distances if steps <= NEAR]
        coming = [monster for steps, monster in distances if NEAR < steps <= FAR]
        return [
            len(foes) / (2 * n),
            sum([monster.body for monster in foes]) / (4 * n),
            _attack(g, foes) / (6 * n),
            sum([g.profile(monster).defence for monster in foes]) / (6 * n),
            sum([bool(monster.spells) for monster in foes]) / n,
            len(near) / (2 * n),
            _attack(g, near) / (6 * n),
            _attack(g, coming) / (6 * n),
            (len(g.foes) - len(foes)) / (2 * n),
            len(g.friends) / n,
        ]

    def table(self, g: HeroQuest) -> list[float]:
        goals = len(g.plan.quest.goals) or 1
        return [
            g.round / 30,
            g.seen.bit_count() / 300,
            sum([flag.startswith("goal_") for flag in g.flags]) / goals,
            float(g.goal_met),
            len(g.killed) / 10,
            float(g.turn == 0),
            g.opened.bit_count() / 10,
            g.traps_found.bit_count() / 5,
            g.deaths / 2,
            len(g.treasures) / 40,
        ]


def _count(g: HeroQuest, state: str) -> int:
    return sum([hero.state == state for hero in g.heroes])


def _attack(g: HeroQuest, foes: list[Monster]) -> int:
    return sum([g.profile(monster).attack[0] for monster in foes])


def _nearest(g: HeroQuest, monster: Monster, heroes: list[Hero]) -> int:
    """Squares as the crow flies."""
    return min([distance(monster.square, hero.square, g.plan.width) for hero in heroes], default=99)


READER = HeroQuestReader()
