"""What heroes can do besides: sweep (HQ-1.4, HQ-19.18), herbs (HQ-1.6, HQ-1.27), dexterity (HQ-1.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.procedure import Procedure

from .. import moves as m
from ..entities import NOWHERE, Hero, Mark, Monster
from . import striking
from .acts import AnyAct, HeroAct, Step, why_not_third
from .effects_body import heals
from .fighting import Attack
from .hero_turn import moves_on
from .monster_attacks import is_dead, strikes_again
from .reach import blows
from .values import sweep_dice, wields_magic

if TYPE_CHECKING:
    from ..state import HeroQuest

ROUND = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
"""The squares around, clockwise from the upper left one: columns and rows."""
SWEPT = NOWHERE
"""Among the squares that a monster has struck: all around."""


# --- sweep ---------------------------------------------------------------------------------------


def way_round(g: HeroQuest, square: int, start: int, clockwise: bool) -> list[int]:
    """The eight squares in the order of the blow; those beyond the edge of the board are left out."""
    width = g.plan.width
    column, row = square % width, square // width
    order = ROUND if clockwise else tuple(reversed(ROUND))
    around = [
        square + dx + dy * width for dx, dy in order if 0 <= column + dx < width and 0 <= row + dy < g.plan.height
    ]
    at = around.index(start) if start in around else 0
    return around[at:] + around[:at]


def struck(g: HeroQuest, figure: Hero | Monster, squares: Iterable[int]) -> list[Hero | Monster]:
    """Everybody there but the dead, friends and the unconscious too; no blow goes through a wall, and HQ-3.7 holds."""
    reached = g.beside(figure.square) | blows(g, figure.square)
    found = [other for square in squares if reached >> square & 1 for other in g.all_at(square)]
    return [
        other
        for other in found
        if not is_dead(other) and not other.has("invisible") and not g.shadows >> other.square & 1
    ]


class Sweeps(AnyAct):
    """In place of one attack, also of the two of whoever attacks twice (HQ-19.26)."""

    move = m.Sweep

    def takes(self, g: HeroQuest, figure: Hero | Monster, answer: m.Sweep) -> Step:
        return "free" if attacks_again(g, figure) else "fight"

    def candidates(self, g: HeroQuest, figure: Hero | Monster) -> Iterable[Answer]:
        """Each order that hits somebody first."""
        if not sweeps(g, figure):
            return []
        around = way_round(g, figure.square, -1, True)
        starts = dict.fromkeys([other.square for other in struck(g, figure, around)])
        return [m.Sweep(start, clockwise) for start in starts for clockwise in (True, False)]

    def why_not(self, g: HeroQuest, figure: Hero | Monster, answer: m.Sweep) -> Refusal | None:
        if not sweeps(g, figure):
            return Refusal("refusal.no-sweep", ("HQ-1.4", "HQ-19.18"))
        if isinstance(figure, Hero):
            refusal = striking.why_not_fight(g, figure)
            if refusal is not None:
                return refusal
        elif figure.has("no_attack") or figure.has("invisible") or g.shadows >> figure.square & 1:
            return Refusal("refusal.cannot-attack", ("HQ-8.1",))
        elif SWEPT in figure.struck:
            return Refusal("refusal.acted", ("HQ-19.18", "HQ-19.26"))
        around = way_round(g, figure.square, answer.start, answer.clockwise)
        if answer.start not in around:
            return Refusal("refusal.not-around", ("HQ-1.4",), {"square": answer.start})
        foes = [other for other in struck(g, figure, around) if g.enemies(figure, other)]
        if not foes:
            return Refusal("refusal.nobody-around", ("HQ-1.4",))
        return None if any(sweep_dice(g, figure, foe) for foe in foes) else Refusal("refusal.no-dice", ("HQ-B.14",))

    def carry_out(self, g: HeroQuest, figure: Hero | Monster, answer: m.Sweep) -> list[Procedure]:
        around = way_round(g, figure.square, answer.start, answer.clockwise)
        g.tell("log.sweeps", ("HQ-1.4", "HQ-19.18"), figure=figure.id, start=answer.start)
        aimed = [(other.id, sweep_dice(g, figure, other)) for other in struck(g, figure, around)]
        figure.marks = no_longer_hindered(figure)
        magic = False
        if isinstance(figure, Hero):
            figure.last, magic = "hand", wields_magic(g, figure)
            if striking.second_attack(figure):
                figure.unmark("two_attacks")
        else:
            figure.took += ("fight",) if attacks_again(g, figure) else ()
            figure.struck += (SWEPT,)
        return [
            Attack(attacker=figure.id, target=other, dice=tuple([die.kind for die in dice]), how="sweep", magic=magic)
            for other, dice in aimed
            if dice
        ]


def attacks_again(g: HeroQuest, figure: Hero | Monster) -> bool:
    """Whether it has attacked in this turn and may once more."""
    return striking.second_attack(figure) if isinstance(figure, Hero) else strikes_again(g, figure)


def no_longer_hindered(figure: Hero | Monster) -> tuple[Mark, ...]:
    """What takes dice from the next attack was taken from the sweep; what adds some waits for a plain attack."""
    return tuple(
        [mark for mark in figure.marks if not (mark.kind == "attack" and mark.until == "attack" and mark.n < 0)]
    )


def sweeps(g: HeroQuest, figure: Hero | Monster) -> bool:
    return g.able(figure, "sweep") if isinstance(figure, Hero) else g.trait(figure, "sweep")


# --- herbs -----------------------------------------------------------------------------------------


class UsesHerbs(HeroAct):
    """Neither a spell nor a potion: nobody resists it, and it wakes nobody (HQ-1.27)."""

    move = m.Herbs
    step = "act"

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        if not g.able(figure, "herbs") or "herbs" in figure.used:
            return []
        return [m.Herbs(hero.seat) for hero in g.upright]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Herbs) -> Refusal | None:
        if not g.able(figure, "herbs"):
            return Refusal("refusal.no-herbs", ("HQ-1.6",))
        if "herbs" in figure.used:
            return Refusal("refusal.once-a-quest", ("HQ-1.6",))
        target = g.figure(answer.target)
        if not isinstance(target, Hero) or not target.upright:
            return Refusal("refusal.herbs-wake-nobody", ("HQ-1.6", "HQ-1.27"))
        if not (g.beside(figure.square) | 1 << figure.square) >> target.square & 1:
            return Refusal("refusal.not-beside", ("HQ-1.6", "HQ-B.15"), {"hero": answer.target})
        return None

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Herbs) -> Procedure | None:
        figure.used += ("herbs",)
        g.tell("log.herbs", ("HQ-1.6",), seat=figure.seat, target=answer.target)
        heals(g, g.hero(answer.target), g.roll("herbs", seat=figure.seat), cure=False)
        return None


# --- dexterity ---------------------------------------------------------------------------------------


class IsNimble(HeroAct):
    """Three steps in this turn; announced before the first."""

    move = m.Dexterity

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.Dexterity()] if g.able(figure, "dexterity") and "dexterity" not in figure.used else []

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Dexterity) -> Refusal | None:
        if not g.able(figure, "dexterity"):
            return Refusal("refusal.not-nimble", ("HQ-1.7",))
        if "dexterity" in figure.used:
            return Refusal("refusal.once-a-quest", ("HQ-1.7",))
        if figure.took:
            return Refusal("refusal.too-late", ("HQ-1.7",))
        return None

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Dexterity) -> Procedure | None:
        figure.used += ("dexterity",)
        figure.dexterous = True
        g.tell("log.nimble", ("HQ-1.7",), seat=figure.seat)
        return None


class MovesAgain(HeroAct):
    """A second move right behind the first, with a die of its own; what is left of the first is given up."""

    move = m.MoveAgain

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.MoveAgain()] if figure.dexterous else []

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.MoveAgain) -> Refusal | None:
        if not figure.dexterous:
            return Refusal("refusal.not-nimble", ("HQ-1.7",))
        if figure.took[-1:] != ("move",):
            return Refusal("refusal.not-moved-yet", ("HQ-1.7",))
        return why_not_third(figure.took, "move")

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.MoveAgain) -> Procedure | None:
        figure.took += ("move",)
        moves_on(g, figure)
        return None
