"""Verbs that bring something to light: rooms, traps, secret doors, and doors that open by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import vocabulary as v
from ..dungeon.squares import squares_of
from . import doors, looking, searching
from .effects import CarryOut, verb

if TYPE_CHECKING:
    from ..state import HeroQuest


@verb(v.Uncover)
def uncovers(g: HeroQuest, effect: v.Uncover, frame: CarryOut) -> None:
    if effect.what == "room":
        dark = [area.squares for area in g.plan.areas if area.room and not area.squares & g.seen]
        if dark:
            looking.uncover(g, dark[g.draw(len(dark)) - 1])
    elif effect.what == "chosen_room":
        for square in frame.squares[:1]:
            area = g.plan.areas[g.plan.area_of[square]] if g.plan.area_of[square] >= 0 else None
            if area is not None and area.room:
                looking.uncover(g, area.squares)
    else:
        centre = g.figure(frame.caster) or g.figure(frame.target)
        if centre is not None:
            searching.comes_to_light(g, centre.square, effect.what == "here")


@verb(v.OpenDoor)
def door_opens(g: HeroQuest, effect: v.OpenDoor, frame: CarryOut) -> None:
    """The one that was named; or by chance one that was seen and has no lock."""
    if effect.chosen:
        closed = [number for number in frame.squares[:1] if not g.opened >> number & 1]
    else:
        known = squares_of(looking.known_doors(g) & ~g.opened)
        closed = [n for n in known if g.plan.doors[n].kind != "locked" or g.found >> n & 1]
    if closed:
        number = closed[g.draw(len(closed)) - 1] if len(closed) > 1 else closed[0]
        doors.open_door(g, number, frame.caster)
        for hero in g.upright:
            looking.sighted(g, hero)
