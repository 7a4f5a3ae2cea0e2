"""Disarming traps (HQ-10.8, HQ-10.16): say so, step onto the square, and roll."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure

from .. import moves as m
from .. import vocabulary as v
from ..dice import MONSTER, SHIELD, SKULL
from ..dungeon.squares import squares_of
from ..entities import Hero
from . import dangers, looking, moving, traps
from .acts import Follows, HeroAct
from .one_die import OneDie, share

if TYPE_CHECKING:
    from ..state import HeroQuest

RULES = ("HQ-10.8", "HQ-10.16")


def tools(g: HeroQuest, hero: Hero) -> str:
    """The tools that a hero would use: those that last before those that serve once; the Dwarf needs none."""
    if g.able(hero, "disarm"):
        return ""
    found = [(good.once, thing) for thing in hero.bag if isinstance(good := g.lore.things[thing], v.Good)
             and good.kind == "tools"]  # fmt: skip
    return min(found)[1] if found else ""


def failing_face(g: HeroQuest, hero: Hero) -> str:
    if g.able(hero, "disarm"):
        return MONSTER
    return SHIELD if tools(g, hero) else SKULL


def square_of(g: HeroQuest, hero: Hero, trap: int) -> int:
    """The square of the trap that is beside the hero; -1: none is."""
    beside = g.beside(hero.square) & g.plan.traps[trap].spots
    return (beside & -beside).bit_length() - 1


class Disarms(HeroAct):
    """Stepping onto the square takes a step of the move that is left. The tomb is not entered (HQ-10.6); but that it is
    one nobody knows before (HQ-10.1), so that everything else is as with any trap."""

    move = m.Disarm
    step = "act"

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.Disarm(number) for number in squares_of(dangers.known_traps(g)) if square_of(g, figure, number) >= 0]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Disarm) -> Refusal | None:
        if answer.trap < 0 or not dangers.known_traps(g) >> answer.trap & 1:
            return Refusal("refusal.no-trap", ("HQ-10.1",))
        square = square_of(g, figure, answer.trap)
        if square < 0:
            return Refusal("refusal.not-at-trap", ("HQ-10.8",), {"square": g.plan.traps[answer.trap].square})
        if figure.has("no_move"):
            return Refusal("refusal.held", ("HQ-8.1",))
        if figure.left < 1:
            return Refusal("refusal.far", ("HQ-10.8",), {"square": square})
        return moving.why_not_enter(g, figure, square) or moving.why_not_stop(g, figure, square)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Disarm) -> Procedure:
        square = square_of(g, figure, answer.trap)
        if g.plan.traps[answer.trap].kind == "tomb":
            g.traps_shown |= 1 << answer.trap
            g.everybody_learns()
            g.tell("log.tries-tomb", ("HQ-10.6",), seat=figure.seat, square=square)
            return traps.Tomb(figure=figure.seat, square=square)
        before, figure.square = figure.square, square
        figure.left -= 1
        figure.pit = False
        looking.look_around(g, square)
        g.unsettled = True
        return Disarming(figure=figure.seat, trap=answer.trap, before=before)

    def expects(self, g: HeroQuest, figure: Hero, answer: m.Disarm) -> Sequence[tuple[Told, int]] | None:
        if g.traps_shown >> answer.trap & 1:
            return None
        fails = share(failing_face(g, figure))
        args = {"seat": figure.seat, "square": square_of(g, figure, answer.trap)}
        return [(Told("log.disarmed", RULES, args), 1000 - fails), (Told("log.disarm-fails", RULES, args), fails)]


class Disarming(OneDie, kw_only=True):
    trap: int
    before: int
    purpose: ClassVar[str] = "disarm"

    def failing(self, g: HeroQuest) -> str:
        return failing_face(g, g.hero(self.figure))

    def comes_out(self, g: HeroQuest) -> Follows:
        hero = g.hero(self.figure)
        failed = self.fails(g)
        wear_out(g, hero)
        if failed:
            g.tell("log.disarm-fails", RULES, seat=hero.seat, square=hero.square)
            return traps.spring(g, self.trap, hero, self.before)
        g.traps_spent |= 1 << self.trap
        g.unsettled = True
        g.tell("log.disarmed", RULES, seat=hero.seat, square=hero.square)
        return None


def wear_out(g: HeroQuest, hero: Hero) -> None:
    """Tools that serve only once are gone."""
    used = tools(g, hero)
    good = g.lore.things.get(used)
    if isinstance(good, v.Good) and good.once:
        at = hero.bag.index(used)
        hero.bag = hero.bag[:at] + hero.bag[at + 1 :]
        g.tell("log.tools-gone", ("HQ-10.8",), seat=hero.seat, thing=used)
