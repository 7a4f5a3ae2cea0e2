"""Jumping over pits and traps (HQ-10.9, HQ-10.11): straight, and with enough movement for the square behind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure

from .. import moves as m
from .. import vocabulary as v
from ..dice import MONSTER, SKULL
from ..dungeon.squares import squares_of
from ..entities import Figure, Hero, Monster
from . import dangers, facing, moving
from .acts import AnyAct, Follows
from .one_die import OneDie, share
from .pits import beyond, whole_pit

if TYPE_CHECKING:
    from ..state import HeroQuest

RULES = ("HQ-10.9", "HQ-10.11")


def jumpable(g: HeroQuest, figure: Figure) -> int:
    """Squares beside that can be jumped: open pits, and for heroes the traps that were found."""
    known = g.pits | dangers.known(g) if isinstance(figure, Hero) else g.pits
    return g.beside(figure.square) & known if known else 0


def cost(g: HeroQuest, over: int, start: int, landing: int) -> int:
    """One for each square, the landing square among them."""
    return abs(landing - start) // abs(over - start)


def why_not_jump(g: HeroQuest, figure: Figure, over: int) -> Refusal | None:
    if figure.has("no_move"):
        return Refusal("refusal.held", ("HQ-8.1",))
    if over < 0 or not jumpable(g, figure) >> over & 1:
        return Refusal("refusal.nothing-to-jump", RULES)
    if moving.barred(g, figure) & whole_pit(g, over):
        return Refusal("refusal.in-the-way", ("HQ-B.4",), {"square": over})
    if not g.pits >> over & 1 and (taken := moving.why_not_stop(g, figure, over)) is not None:
        return taken
    if isinstance(figure, Monster) and facing.is_slow(g, figure):
        refusal = facing.why_not_way(g, figure, (over,))
        if refusal is not None:
            return refusal
    landing = beyond(g, figure.square, over)
    if landing < 0:
        return Refusal("refusal.no-landing", RULES, {"square": over})
    if dangers.dangers(g, figure) >> landing & 1:
        return Refusal("refusal.known-trap", RULES, {"square": landing})
    if cost(g, over, figure.square, landing) > figure.left:
        return Refusal("refusal.far", ("HQ-10.11",), {"square": landing})
    return moving.why_not_enter(g, figure, landing) or moving.why_not_stop(g, figure, landing)


class Jumps(AnyAct):
    move = m.Jump
    step = "move"

    def candidates(self, g: HeroQuest, figure: Figure) -> Iterable[Answer]:
        return [m.Jump(square) for square in squares_of(jumpable(g, figure))] if figure.left > 1 else []

    def why_not(self, g: HeroQuest, figure: Figure, answer: m.Jump) -> Refusal | None:
        return why_not_jump(g, figure, answer.over)

    def carry_out(self, g: HeroQuest, figure: Hero | Monster, answer: m.Jump) -> Procedure:
        if figure.has("sure_jump"):
            return lands(g, figure, answer.over)
        return Leap(figure=figure.id, over=answer.over)

    def expects(self, g: HeroQuest, figure: Hero | Monster, answer: m.Jump) -> Sequence[tuple[Told, int]]:
        fails = 0 if figure.has("sure_jump") else share(failing_face(g, figure))
        args = {"figure": figure.id, "over": answer.over}
        return [(Told("log.jumps", RULES, args), 1000 - fails), (Told("log.falls-short", RULES, args), fails)]


def failing_face(g: HeroQuest, figure: Figure) -> str:
    """A skull; with the boots made for it only a monster shield."""
    return MONSTER if isinstance(figure, Hero) and has_power(g, figure, "jump") else SKULL


def has_power(g: HeroQuest, hero: Hero, power: str) -> bool:
    """Whether an artifact in the bag works by itself in this way."""
    for thing in hero.bag:
        artifact = g.lore.things[thing]
        if isinstance(artifact, v.Artifact) and artifact.power == power:
            return True
    return False


class Leap(OneDie, kw_only=True):
    """Whoever falls short is on the square after all, with everything that it does."""

    over: int
    purpose: ClassVar[str] = "jump"

    def failing(self, g: HeroQuest) -> str:
        figure = g.figure(self.figure)
        assert figure is not None
        return failing_face(g, figure)

    def comes_out(self, g: HeroQuest) -> Follows:
        figure = g.figure(self.figure)
        assert figure is not None
        if not self.fails(g):
            return lands(g, figure, self.over)
        g.tell("log.falls-short", RULES, figure=self.figure, over=self.over)
        return moving.Moving(figure=self.figure, path=(self.over,))


def lands(g: HeroQuest, figure: Hero | Monster, over: int) -> Procedure:
    landing = beyond(g, figure.square, over)
    figure.left -= cost(g, over, figure.square, landing) - 1
    g.tell("log.jumps", RULES, figure=figure.id, over=over)
    return moving.Moving(figure=figure.id, path=(landing,))
