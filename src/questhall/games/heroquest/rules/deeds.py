"""What an event of a quest does (HQ-B.11), one function for each kind of deed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask_first
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..dungeon.plan import Plan
from ..entities import MASTER
from . import doors, ending, looking, packs
from .acts import Follows
from .effects import CarryOut

if TYPE_CHECKING:
    from ..state import HeroQuest

F = TypeVar("F", bound=Callable[..., Follows])
DEEDS: dict[type[v.Deed], Callable[..., Follows]] = {}


class Doing(Struct, frozen=True):
    """A deed that is being done: of which event, by whom it was set off, and where in the event it stands."""

    event: int
    seat: int
    at: tuple[int, ...]

    @property
    def origin(self) -> str:
        """As `effects.effects_of` reads it."""
        return ":".join(["event", str(self.event), *map(str, self.at)])


def does(deed: type[v.Deed]) -> Callable[[F], F]:
    def register(function: F) -> F:
        DEEDS[deed] = function
        return function

    return register


def carry_out(g: HeroQuest, deed: v.Deed, doing: Doing) -> Follows:
    return DEEDS[type(deed)](g, deed, doing)


# --- what is said and decided --------------------------------------------------------------------


@does(v.Say)
def says(g: HeroQuest, deed: v.Say, doing: Doing) -> None:
    g.everybody_learns()
    g.tell("log.story", ("HQ-B.11",), text=deed.text)


@does(v.SetFlag)
def sets_flag(g: HeroQuest, deed: v.SetFlag, doing: Doing) -> None:
    g.set_flag(deed.flag)


@does(v.Decide)
def decides(g: HeroQuest, deed: v.Decide, doing: Doing) -> Procedure:
    return Deciding(event=doing.event, seat=doing.seat, below=doing.at)


class WhatToDecide(Question["HeroQuest", Any]):
    """The options of the decision, by their numbers."""

    name = "heroquest.decide"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return [m.Choose(number) for number in range(len(frame.decision(g).options))]


class Deciding(Procedure):
    """The heroes choose; the first who answers decides for all."""

    event: int
    seat: int
    below: tuple[int, ...]

    def decision(self, g: HeroQuest) -> v.Decide:
        deed = deeds_at(g.plan, self.event, self.below[:-1])[self.below[-1]]
        assert isinstance(deed, v.Decide)
        return deed

    @step("HQ-B.11")
    def what_to_do(self, g: HeroQuest) -> Asking | None:
        able = g.upright or g.present
        return ask_first([hero.seat for hero in able], WhatToDecide)

    @step("HQ-B.11")
    def so_be_it(self, g: HeroQuest) -> Procedure:
        seat, answer = g.said_by(m.Choose)
        option = self.decision(g).options[answer.n]
        g.tell("log.decided", ("HQ-B.11",), seat=seat, text=option.text)
        g.everybody_learns()
        return Happening(event=self.event, seat=seat, below=(*self.below, answer.n))


# --- who appears, and what opens -------------------------------------------------------------------


@does(v.Place)
def places(g: HeroQuest, deed: v.Place, doing: Doing) -> None:
    """Nobody appears in the dark: where they come from is uncovered."""
    if deed.most and len(g.foes) >= deed.most:
        return
    for foe in [foe for foe in deed.foes if foe.heroes <= len(g.heroes)]:
        square = g.plan.square(foe.at)
        if not g.seen >> square & 1:
            doors.look_behind(g, square)
        looking.stand(g, foe, square)
    packs.lose_master(g)
    g.everybody_learns()


@does(v.Wake)
def wakes(g: HeroQuest, deed: v.Wake, doing: Doing) -> None:
    """Also those that nobody has seen yet: they will be awake (`looking.stand`)."""
    for monster in g.monsters.values():
        if monster.tag in deed.what and monster.asleep:
            monster.asleep = False
            g.met = True
            g.tell("log.awakes", ("HQ-B.11",), monster=monster.id, kind=monster.kind, square=monster.square)
    for tag in deed.what:
        g.set_flag(looking.woken(tag))


@does(v.Unlock)
def unlocks(g: HeroQuest, deed: v.Unlock, doing: Doing) -> None:
    for number, door in g.plan.doors.items():
        if door.id in deed.what and not g.opened >> number & 1:
            g.found |= 1 << number
            if deed.open:
                doors.open_door(g, number, doing.seat)
            elif g.seen & door.ends:
                g.everybody_learns()
                g.tell("log.unlocked", ("HQ-B.11",), square=door.one if g.seen >> door.one & 1 else door.other)


@does(v.Show)
def shows(g: HeroQuest, deed: v.Show, doing: Doing) -> None:
    looking.uncover(g, g.plan.room(deed.room))


@does(v.Bury)
def buries(g: HeroQuest, deed: v.Bury, doing: Doing) -> None:
    """Whoever stands there is pushed aside by the stones."""
    for spot in deed.squares:
        square = g.plan.square(spot)
        g.rubble |= 1 << square
        seen = g.seen >> square & 1
        if seen:
            g.everybody_learns()
        g.tell("log.buried", ("HQ-B.11",), None if seen else (MASTER,), square=square)
    for figure in list(g.figures()):
        if g.rubble >> figure.square & 1:
            free = looking.free_near(g, figure.square)
            figure.square, figure.pit = (free if free >= 0 else figure.square), False


@does(v.Wanders)
def wanders(g: HeroQuest, deed: v.Wanders, doing: Doing) -> None:
    g.wandering = deed.kind


# --- what befalls the heroes, and the end -----------------------------------------------------------


@does(v.Happens)
def happens(g: HeroQuest, deed: v.Happens, doing: Doing) -> list[Procedure]:
    seats = [doing.seat] if deed.on == "hero" else [hero.seat for hero in g.upright]
    return [CarryOut(origin=doing.origin, caster=seat, target=seat) for seat in seats if seat]


@does(v.Ends)
def ends(g: HeroQuest, deed: v.Ends, doing: Doing) -> None:
    if deed.passed:
        ending.end(g, "heroes", "passed")
    else:
        ending.end(g, "master", "failed")


class Happening(Procedure):
    """An event takes its course, deed by deed."""

    event: int
    seat: int
    below: tuple[int, ...] = ()
    """The decision and the option to which these deeds belong, and those around it."""
    n: int = 0

    @step("HQ-B.11")
    def next_deed(self, g: HeroQuest) -> Follows:
        row = deeds_at(g.plan, self.event, self.below)
        if self.n >= len(row):
            g.unsettled = True
            return None
        self.again()
        number, self.n = self.n, self.n + 1
        return carry_out(g, row[number], Doing(self.event, self.seat, (*self.below, number)))


def deeds_at(plan: Plan, event: int, below: tuple[int, ...]) -> tuple[v.Deed, ...]:
    """The deeds of an event, or those of an option of a decision in it."""
    row = plan.quest.events[event].do
    for number, option in zip(below[::2], below[1::2], strict=True):
        decision = row[number]
        assert isinstance(decision, v.Decide)
        row = decision.options[option].do
    return row
