"""Doors (HQ-B.4, HQ-B.5): opened by whoever stands before them and says so; they stay open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.procedure import Procedure

from .. import moves as m
from ..entities import MASTER, Hero
from . import events, looking
from .acts import HeroAct

if TYPE_CHECKING:
    from ..state import HeroQuest


def why_not_open(g: HeroQuest, hero: Hero, number: int) -> Refusal | None:
    if not looking.is_known_door(g, number):
        return Refusal("refusal.no-door", ("HQ-B.4",))
    door = g.plan.doors[number]
    if g.opened >> number & 1:
        return Refusal("refusal.open-already", ("HQ-B.4",))
    if not door.ends >> hero.square & 1:
        return Refusal("refusal.not-at-door", ("HQ-B.4",))
    if door.kind == "locked" and not g.found >> number & 1 and not has_key(g, door.key):
        return Refusal("refusal.locked", ("HQ-B.4", "HQ-B.11"))
    return None


def has_key(g: HeroQuest, key: str) -> bool:
    """Whoever of the company carries it."""
    return bool(key) and any(key in hero.bag for hero in g.heroes)


def swing(g: HeroQuest, number: int) -> None:
    """A door stands open from now on, and so does the other half of a double one."""
    door = g.plan.doors[number]
    for each in (number, door.twin):
        if each >= 0 and not g.opened >> each & 1:
            half = g.plan.doors[each]
            g.opened |= 1 << each
            g.found |= 1 << each
            if half.other == half.one + 1:
                g.east |= 1 << half.one
            else:
                g.south |= 1 << half.one


def open_door(g: HeroQuest, number: int, seat: int = 0) -> None:
    """Opens it and shows what is behind it, on both sides; what opens in the dark nobody sees."""
    door = g.plan.doors[number]
    swing(g, number)
    square = door.other if g.seen >> door.one & 1 else door.one
    if not g.seen & door.ends:
        g.tell("log.door-opens", ("HQ-B.5",), (MASTER,), square=square)
    else:
        g.everybody_learns()
        if seat:
            g.tell("log.door", ("HQ-B.4", "HQ-B.5"), seat=seat, square=square)
        else:
            g.tell("log.door-opens", ("HQ-B.5",), square=square)
        for square in (door.one, door.other):
            look_behind(g, square)
    if door.id:
        events.opened(g, door.id, seat)


def look_behind(g: HeroQuest, square: int) -> None:
    """From the threshold: a room is seen whole, a corridor as far as one sees along it."""
    area = g.plan.areas[g.plan.area_of[square]]
    looking.uncover(g, area.squares if area.room else looking.corridor_view(g, square))


class OpensDoor(HeroAct):
    move = m.OpenDoor

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.OpenDoor(number) for number in g.plan.doors_at.get(figure.square, ()) if not g.opened >> number & 1]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.OpenDoor) -> Refusal | None:
        return why_not_open(g, figure, answer.door)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.OpenDoor) -> Procedure | None:
        open_door(g, answer.door, figure.seat)
        looking.sighted(g, figure)
        g.unsettled = True
        return None
