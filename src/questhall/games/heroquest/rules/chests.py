"""HQ-11: chests. Whoever stands beside one asks at once whether it is trapped: asking costs nothing (HQ-11.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure

from .. import moves as m
from ..dice import MONSTER
from ..dungeon.squares import squares_of
from ..entities import Hero
from . import events
from .acts import Follows, HeroAct
from .effects import CarryOut
from .one_die import OneDie, share
from .pits import ends_turn
from .testing import why_not_think

if TYPE_CHECKING:
    from ..state import HeroQuest


def look_at(g: HeroQuest) -> None:
    """Chests beside which a hero stands: all know from now on whether there is a trap."""
    unknown = g.plan.chest_squares & ~g.chests_known
    if not unknown & g.seen:
        return
    beside = 0
    for hero in g.upright:
        beside |= g.beside(hero.square)
    for number in squares_of(beside & unknown):
        chest = g.plan.chests[number]
        g.chests_known |= 1 << number
        g.everybody_learns()
        g.tell("log.chest-trapped" if chest.trap else "log.chest-plain", ("HQ-11.2",), square=chest.square)


def is_trapped(g: HeroQuest, number: int) -> bool:
    return bool(g.plan.chests[number].trap) and not g.chests_safe >> number & 1


def beside(g: HeroQuest, hero: Hero) -> list[int]:
    """Chests in base contact that are still shut."""
    return list(squares_of(g.beside(hero.square) & g.plan.chest_squares & ~g.chests_open))


def why_not_handle(g: HeroQuest, hero: Hero, number: int) -> Refusal | None:
    """Not at the chest, or it stands open. Whether it is trapped shows only when somebody was beside it."""
    if number in beside(g, hero):
        return why_not_think(hero) if g.chests_known >> number & 1 else Refusal("refusal.not-asked-yet", ("HQ-11.2",))
    if number in g.plan.chests and g.chests_open >> number & 1:
        return Refusal("refusal.chest-open", ("HQ-11.2",))
    return Refusal("refusal.not-at-chest", ("HQ-11.2",))


class DisarmsChest(HeroAct):
    """No action, and the same chances for all (HQ-11.1, HQ-11.4)."""

    move = m.DisarmChest

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.DisarmChest(number) for number in beside(g, figure)]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.DisarmChest) -> Refusal | None:
        refusal = why_not_handle(g, figure, answer.chest)
        if refusal is None and not is_trapped(g, answer.chest):
            return Refusal("refusal.no-chest-trap", ("HQ-11.1",))
        return refusal

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.DisarmChest) -> Procedure:
        return ChestDisarming(figure=figure.seat, chest=answer.chest)

    def expects(self, g: HeroQuest, figure: Hero, answer: m.DisarmChest) -> Sequence[tuple[Told, int]]:
        fails = share(MONSTER)
        good, bad = chest_told("log.chest-disarmed", figure.seat), chest_told("log.chest-fails", figure.seat)
        return [(good, 1000 - fails), (bad, fails)]


def chest_told(key: str, seat: int) -> Told:
    return Told(key, ("HQ-11.1",), {"seat": seat})


class ChestDisarming(OneDie, kw_only=True):
    """Only a monster shield fails; either way the trap is spent (HQ-11.3)."""

    chest: int
    purpose: ClassVar[str] = "chest"

    def failing(self, g: HeroQuest) -> str:
        return MONSTER

    def comes_out(self, g: HeroQuest) -> Follows:
        hero = g.hero(self.figure)
        g.chests_safe |= 1 << self.chest
        g.unsettled = True
        if not self.fails(g):
            g.tell("log.chest-disarmed", ("HQ-11.1",), seat=hero.seat)
            return None
        g.tell("log.chest-fails", ("HQ-11.1",), seat=hero.seat)
        ends_turn(hero)
        return CarryOut(origin=f"chest-trap:{self.chest}", caster=hero.seat, target=hero.seat)


class OpensChest(HeroAct):
    move = m.OpenChest

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.OpenChest(number) for number in beside(g, figure)]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.OpenChest) -> Refusal | None:
        refusal = why_not_handle(g, figure, answer.chest)
        if refusal is None and is_trapped(g, answer.chest) and not figure.has("safe_chest"):
            return Refusal("refusal.chest-trapped", ("HQ-11.1",))
        return refusal

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.OpenChest) -> Procedure:
        """A key that was found spares one trap."""
        if is_trapped(g, answer.chest):
            figure.unmark("safe_chest")
            g.chests_safe |= 1 << answer.chest
        chest = g.plan.chests[answer.chest]
        g.chests_open |= 1 << answer.chest
        g.everybody_learns()
        g.unsettled = True
        g.tell("log.chest-opened" if chest.holds else "log.chest-empty", ("HQ-11.2",), seat=figure.seat)
        if chest.id:
            events.opened(g, chest.id, figure.seat)
        return CarryOut(origin=f"chest:{answer.chest}", caster=figure.seat, target=figure.seat)
