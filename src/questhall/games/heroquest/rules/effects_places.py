"""Magic that moves figures: a push, a step through the shadows, a flight, the way home (HQ-8.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal
from questhall.kernel.procedure import Procedure, step

from .. import vocabulary as v
from ..dungeon.squares import distance, squares_of
from ..entities import Hero, Monster
from . import looking, moving, sight
from .acts import Follows
from .effects import CarryOut, Named, fits, targets, verb
from .wounds import Loses

if TYPE_CHECKING:
    from ..state import HeroQuest


def arrives(g: HeroQuest, figure: Hero | Monster, before: int) -> Follows:
    """Whoever comes to a square by magic sees what is there, and sets off what lies there."""
    figure.pit = False
    g.unsettled = True
    return moving.entered(g, moving.Moving(figure=figure.id, path=()), figure, before)


# --- a push --------------------------------------------------------------------------------------


@verb(v.Push)
def push(g: HeroQuest, effect: v.Push, frame: CarryOut) -> list[Procedure]:
    caster = g.figure(frame.caster)
    assert caster is not None
    return [
        IsBlown(
            figure=figure.id, by=caster.id, along=away(g, caster.square, figure.square), left=effect.squares,
            stopped=effect.stopped,
        )
        for figure in targets(g, effect.on, frame)
        if figure is not caster
    ]  # fmt: skip


def away(g: HeroQuest, start: int, square: int) -> int:
    """The step that leads away in a straight line, along the longer side."""
    width = g.plan.width
    across, down = square % width - start % width, square // width - start // width
    if abs(across) >= abs(down):
        return 1 if across > 0 else -1
    return width if down > 0 else -width


def can_be_pushed(g: HeroQuest, figure: Hero | Monster, square: int) -> bool:
    if square < 0 or not g.beside(figure.square) >> square & 1 or not g.free >> square & 1:
        return False
    return isinstance(figure, Hero) or not g.plan.stairs >> square & 1


class IsBlown(Procedure):
    """Square by square; whoever is stopped by a wall or a figure loses body points."""

    figure: int
    by: int
    along: int
    left: int
    stopped: int

    @step("HQ-8.1")
    def next_square(self, g: HeroQuest) -> Follows:
        figure = g.figure(self.figure)
        if figure is None or not self.left or (isinstance(figure, Hero) and figure.state != "up"):
            return None
        square = figure.square + self.along
        self.left -= 1
        if not can_be_pushed(g, figure, square):
            self.left = 0
            g.tell("log.is-stopped", ("HQ-8.1",), figure=figure.id, square=figure.square)
            return Loses(figure=figure.id, n=self.stopped, by=self.by, spell=True)
        self.again()
        before, figure.square = figure.square, square
        g.tell("log.is-blown", ("HQ-8.1",), figure=figure.id, square=square)
        follows = arrives(g, figure, before)
        if figure.pit:
            self.left = 0
        return follows


# --- a step ------------------------------------------------------------------------------------------


@fits(v.Step)
def step_fits(g: HeroQuest, effect: v.Step, caster: Hero | Monster, named: Named) -> Refusal | None:
    if len(named.squares) != 1 or not g.free & g.seen & landing(g, caster) & 1 << max(0, named.squares[0]):
        return Refusal("refusal.no-free-square", ("HQ-8.1",))
    to = named.squares[0]
    if effect.within and distance(caster.square, to, g.plan.width) > effect.within:
        return Refusal("refusal.too-far-to-step", ("HQ-8.1",), {"n": effect.within})
    taken = sight.in_the_way(g) & ~(1 << caster.square)
    if effect.seen and not sight.has_line(g, caster.square, to, taken):
        return Refusal("refusal.no-line", ("HQ-4.2",), {"square": to})
    return None


def landing(g: HeroQuest, figure: Hero | Monster) -> int:
    return g.plan.floor if g.side(figure) else g.plan.floor & ~g.plan.stairs


@verb(v.Step)
def steps(g: HeroQuest, effect: v.Step, frame: CarryOut) -> Follows:
    for figure in targets(g, effect.on, frame):
        before, figure.square = figure.square, frame.squares[0]
        g.tell("log.steps", ("HQ-8.1",), figure=figure.id, square=figure.square)
        return arrives(g, figure, before)
    return None


# --- flight, and the way home ----------------------------------------------------------------------------


@verb(v.Vanish)
def vanish(g: HeroQuest, effect: v.Vanish, frame: CarryOut) -> None:
    """To the secret place of the quest; if it names none, to one that nobody has in sight, drawn in secret."""
    for figure in targets(g, "self", frame):
        if isinstance(figure, Monster):
            g.tell("log.vanishes", ("HQ-8.9",), monster=figure.id, kind=figure.kind, square=figure.square)
            figure.square = hiding_place(g, figure)
            figure.vanished = True
            figure.took += ("over",)


def hiding_place(g: HeroQuest, monster: Monster) -> int:
    foe = g.plan.named.get(monster.tag)
    watched = 0
    for hero in g.present:
        watched |= g.region(hero.square)
    places = list(squares_of(g.free & ~watched & ~g.plan.stairs))
    drawn = g.draw(max(1, len(places)))
    secret = looking.free_near(g, g.plan.square(foe.flees_to)) if foe is not None and foe.flees_to is not None else -1
    if secret >= 0:
        return secret
    return places[drawn - 1] if places else monster.square


@verb(v.Return)
def returns(g: HeroQuest, effect: v.Return, frame: CarryOut) -> None:
    stairs = list(squares_of(g.plan.stairs))
    for n, hero in enumerate(targets(g, "heroes_here", frame)):
        hero.square, hero.pit = stairs[n % len(stairs)], False
        g.tell("log.returns", ("HQ-8.1",), figure=hero.id, square=hero.square)
