"""Whom a monster can harm, and how much a blow would do."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ..dice import MONSTER, SHIELD
from ..entities import MASTER
from ..lore import Lore
from ..view_figures import HeroView, MonsterView
from . import odds
from .map import Map
from .weights import Weights


class Prey(Struct, frozen=True):
    id: int
    square: int
    body: int
    mind: int
    defence: tuple[str, ...]
    blocking: tuple[str, ...]
    strikes: frozenset[str]
    """How it can strike back: straight, diagonal."""
    captive: bool = False
    """Somebody whom the heroes came for; their keepers want them alive."""

    def blow(self, dice: int, colour: str = "white") -> odds.Spread:
        return odds.wounds((colour,) * max(0, dice), self.defence, self.blocking)

    def stays_up(self, weights: Weights) -> float:
        """Body points and the shields that it may roll (facts 11.2.2)."""
        return self.body + weights.shields * odds.mean(odds.faces(self.defence, self.blocking))

    def can_fall(self, dice: int) -> bool:
        """Expected skulls minus expected shields are enough."""
        shields = odds.mean(odds.faces(self.defence, self.blocking))
        return odds.mean(odds.faces(("white",) * max(0, dice), ("skull",))) - shields >= self.body


def hidden(figure: HeroView | MonsterView, board: Map) -> bool:
    """Nobody can attack it."""
    return any(mark.kind in ("invisible", "hidden") for mark in figure.marks) or figure.square in board.view.shadows


def of_hero(hero: HeroView, lore: Lore) -> Prey:
    hand = next((lore.weapon(gear.thing) for gear in hero.weapons if lore.weapon(gear.thing).kind == "melee"), None)
    slanted = hand is not None and hand.diagonal
    return Prey(
        hero.seat, hero.square, max(1, hero.body), hero.mind, hero.defence, (SHIELD,),
        frozenset(("straight", "diagonal") if slanted else ("straight",)),
    )  # fmt: skip


def of_monster(monster: MonsterView, blocking: tuple[str, ...]) -> Prey:
    defence = () if monster.asleep else ("white",) * monster.defence
    captive = bool(monster.tag) and monster.led_by != MASTER
    strikes = frozenset(("straight",) if monster.attack else ())
    return Prey(monster.id, monster.square, monster.body, monster.mind, defence, blocking, strikes, captive)


def of_master(board: Map, lore: Lore, fallen: bool = False) -> list[Prey]:
    """For the game master's monsters: heroes on their feet, and whoever goes with them."""
    struck = board.present if fallen else board.upright
    heroes = [of_hero(hero, lore) for hero in struck if hero.state != "dead" and not hidden(hero, board)]
    friends = [of_monster(friend, (SHIELD,)) for friend in board.friends if not hidden(friend, board)]
    return heroes + [friend for friend in friends if not friend.captive or not heroes]


def of_heroes(board: Map, but: int = 0) -> list[Prey]:
    """For whatever fights on the heroes' side."""
    return [of_monster(foe, (MONSTER,)) for foe in board.foes if foe.id != but and not hidden(foe, board)]


def nearest_first(prey: Sequence[Prey], board: Map, square: int, passable: int) -> list[Prey]:
    """By the way that one would have to go."""
    rings = board.rings(1 << square, passable | 1 << square)
    return sorted(prey, key=lambda one: (min_steps(board, rings.rings, one.square), one.id))


def min_steps(board: Map, rings: tuple[int, ...], square: int) -> int:
    beside = board.beside(square) | 1 << square
    return next((n for n, ring in enumerate(rings) if ring & beside), 99)
