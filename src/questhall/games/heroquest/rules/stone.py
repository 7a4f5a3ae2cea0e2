"""Walls that magic has raised, and how they break (HQ-8.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..dice import BY_KIND, SHIELD, SKULL, WHITE
from ..dungeon.squares import squares_of
from ..entities import MASTER, Hero, Monster
from . import striking
from .acts import AnyAct
from .fighting import roller
from .values import attack_dice, monster_attack_dice, monster_values

if TYPE_CHECKING:
    from ..state import HeroQuest

WALL_DICE = 6


def dice_against(g: HeroQuest, figure: Hero | Monster) -> tuple[str, ...]:
    if isinstance(figure, Hero):
        dice = attack_dice(g, figure, striking.usable(g, figure, "hand"))
    else:
        dice = monster_attack_dice(g, figure, monster_values(g, figure)[0])
    return tuple([die.kind for die in dice])


class SmashesWall(AnyAct):
    move = m.Smash
    step = "fight"

    def candidates(self, g: HeroQuest, figure: Hero | Monster) -> Iterable[Answer]:
        if not g.walls:
            return []
        return [m.Smash(square) for square in squares_of(g.walls & g.beside(figure.square))]

    def why_not(self, g: HeroQuest, figure: Hero | Monster, answer: m.Smash) -> Refusal | None:
        if answer.square < 0 or not g.walls & g.beside(figure.square) & 1 << answer.square:
            return Refusal("refusal.no-wall", ("HQ-8.1", "HQ-B.8"), {"square": answer.square})
        if isinstance(figure, Hero):
            refusal = striking.why_not_fight(g, figure)
            if refusal is not None:
                return refusal
        elif figure.has("no_attack") or g.shadows >> figure.square & 1:
            return Refusal("refusal.cannot-attack", ("HQ-8.1",))
        return None if dice_against(g, figure) else Refusal("refusal.no-dice", ("HQ-B.14",))

    def carry_out(self, g: HeroQuest, figure: Hero | Monster, answer: m.Smash) -> Procedure:
        return Smashing(figure=figure.id, square=answer.square, dice=dice_against(g, figure))


class Smashing(Procedure):
    """The wall defends with six dice and white shields; one hit breaks it."""

    figure: int
    square: int
    dice: tuple[str, ...]

    @step("HQ-8.1", "HQ-B.6")
    def strikes(self, g: HeroQuest) -> None:
        figure = g.figure(self.figure)
        assert figure is not None
        hits = g.throw("attack", [BY_KIND[kind] for kind in self.dice], seat=roller(figure)).count(SKULL)
        if hits and hits > g.throw("wall", (WHITE,) * WALL_DICE, by=MASTER).count(SHIELD):
            breaks(g, self.square)
        else:
            g.tell("log.wall-holds", ("HQ-8.1",), square=self.square)


def breaks(g: HeroQuest, square: int) -> None:
    """Both squares of the wall are free again."""
    wall = next(wall for wall in g.raised if square in wall)
    g.raised = tuple([other for other in g.raised if other is not wall])
    g.walls &= ~(1 << wall[0] | 1 << wall[1])
    g.tell("log.wall-breaks", ("HQ-8.1",), square=square)
    g.unsettled = True
