"""A position of HeroQuest in numbers, as the heroes would see it: what they have not uncovered counts for nothing."""

from __future__ import annotations

from questhall.kernel.dice import Random
from questhall.players.judge import NOT_YET

from .. import vocabulary as v
from ..bot import odds
from ..dice import MONSTER as BLACK_SHIELD
from ..dice import SHIELD
from ..dungeon.squares import distance
from ..entities import Hero, Monster
from ..rules.values import attack_dice, defence_dice, hand_weapon, monster_values, ranged_weapon
from ..state import HeroQuest

NEAR, FAR = 2, 6
"""Steps within which a monster strikes soon, and within which it comes."""
MORTAL = 1.5
"""Wounds in a round, as a share of the body: more than that fells nobody more."""
MOST_BLOWS = 8.0
HEROES = ("many", "up", "down", "dead", "out", "body", "least_body", "mind", "spells", "bag", "scrolls", "points",
          "marks", "pit", "attack", "shot", "defence", "potions", "heals", "full_body", "hurt", "pressed",
          "most_pressed")  # fmt: skip
MASTER = ("foes", "body", "attack", "defence", "casters", "near", "near_attack", "coming_attack", "asleep", "friends",
          "blows", "strongest")  # fmt: skip
TABLE = ("round", "seen", "goals", "goal_met", "killed", "masters_turn", "doors", "traps", "deaths", "treasures")


class HeroQuestReader:
    names = (*[f"heroes.{name}" for name in HEROES], *[f"master.{name}" for name in MASTER], *TABLE)

    def clock(self, g: HeroQuest) -> int:
        """Turns. While heroes are chosen nobody stands in the dungeon, and nothing says how it goes."""
        if not g.round:
            return NOT_YET
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
        pressed = [_pressed(g, hero) for hero in up]
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
            sum([len(attack_dice(g, hero, hand_weapon(g, hero))) for hero in up]) / (4 * n),
            sum([len(attack_dice(g, hero, gear)) for hero in up if (gear := ranged_weapon(g, hero))]) / (4 * n),
            sum([len(defence_dice(g, hero)) for hero in up]) / (5 * n),
            sum([_heals(g, thing) for hero in up for thing in hero.bag]) / (2 * n),
            sum([hero.base[1] + ("heal" in hero.spells) for hero in up]) / (2 * n),
            sum([hero.full_body for hero in g.heroes]) / (7 * n),
            sum([hero.body <= 2 for hero in up]) / n,
            sum(pressed) / n,
            max(pressed, default=0.0),
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
            sum([monster_values(g, monster)[1] for monster in foes]) / (6 * n),
            sum([bool(monster.spells) for monster in foes]) / n,
            len(near) / (2 * n),
            _attack(g, near) / (6 * n),
            _attack(g, coming) / (6 * n),
            (len(g.foes) - len(foes)) / (2 * n),
            len(g.friends) / n,
            sum([_blows(g, monster, up) for monster in foes]) / (8 * n),
            max([monster.body + _attack(g, [monster]) for monster in foes], default=0) / 8,
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
    return sum([monster_values(g, monster)[0] for monster in foes])


def _heals(g: HeroQuest, thing: str) -> bool:
    card = g.lore.things[thing]
    return isinstance(card, v.Potion) and card.healing


def _pressed(g: HeroQuest, hero: Hero) -> float:
    """The wounds that those who get at a hero can be expected to do in a turn, as a share of what is left of the
    body."""
    defence, width = tuple([die.kind for die in defence_dice(g, hero)]), g.plan.width
    wounds = 0.0
    for foe in g.foes:
        if not foe.asleep and g.seen >> foe.square & 1:
            steps = distance(foe.square, hero.square, width)
            if steps <= g.profile(foe).tempo + 1:
                dice = (odds.WHITE,) * max(0, monster_values(g, foe)[0])
                share = 1.0 if steps == 1 else 0.5
                wounds += share * odds.mean(odds.wounds(dice, defence, (SHIELD,)))
    return min(MORTAL, wounds / max(1, hero.body))


def _blows(g: HeroQuest, monster: Monster, heroes: list[Hero]) -> float:
    """So many blows of an average hero it takes until a monster falls."""
    if not heroes:
        return MOST_BLOWS
    dice = round(sum([len(attack_dice(g, hero, hand_weapon(g, hero))) for hero in heroes]) / len(heroes))
    defence = (odds.WHITE,) * max(0, monster_values(g, monster)[1])
    wounds = odds.mean(odds.wounds((odds.WHITE,) * dice, defence, (BLACK_SHIELD,)))
    return min(MOST_BLOWS, monster.body / max(0.1, wounds))


def _nearest(g: HeroQuest, monster: Monster, heroes: list[Hero]) -> int:
    """Squares as the crow flies."""
    return min([distance(monster.square, hero.square, g.plan.width) for hero in heroes], default=99)


READER = HeroQuestReader()
