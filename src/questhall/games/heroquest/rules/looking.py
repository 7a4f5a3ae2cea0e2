"""What is uncovered, and when (HQ-B.5): rooms at once, corridors as far as one sees along them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ..dungeon.plan import DoorSpot, Plan
from ..dungeon.sight import Field, seen_from
from ..dungeon.squares import mask_of
from ..entities import FACINGS, Hero, Monster
from . import events, packs

if TYPE_CHECKING:
    from .. import vocabulary as v
    from ..state import HeroQuest

KEPT = 64
"""Of some games at once: what the doors are like that one sees changes seldom."""


def uncover(g: HeroQuest, squares: int) -> bool:
    """Shows squares and whoever stands there; says whether a monster came to light."""
    plan = g.plan
    new = squares & ~g.seen
    if not new:
        return False
    g.seen |= new
    g.everybody_learns()
    for number in new_areas(g, new):
        area = plan.areas[number]
        if area.room:
            g.tell("log.room", ("HQ-B.5",), room=area.sign)
            events.seen(g, area.sign)
    hidden = [monster for monster in g.monsters.values() if monster.vanished and new >> monster.square & 1]
    for monster in hidden:
        reappears(g, monster)
    return place_foes(g, new) or bool(hidden)


def new_areas(g: HeroQuest, new: int) -> list[int]:
    """The areas of which something was uncovered."""
    return [number for number, area in enumerate(g.plan.areas) if area.squares & new]


def place_foes(g: HeroQuest, new: int) -> bool:
    met = False
    for number, spot in enumerate(g.plan.foes):
        if new >> spot.square & 1 and not g.placed >> number & 1:
            g.placed |= 1 << number
            met = stand(g, spot.foe, spot.square) is not None or met
    packs.lose_master(g)
    return met


def place(g: HeroQuest, foe: v.Foe, square: int) -> Monster | None:
    """A foe comes onto the board by itself."""
    monster = stand(g, foe, square)
    packs.lose_master(g)
    return monster


def stand(g: HeroQuest, foe: v.Foe, square: int) -> Monster | None:
    """A foe, and others with it, of whom one may be the master of another."""
    monster = Monster(
        id=g.next_id, kind=foe.kind, tag=foe.id, square=free_near(g, square, g.seen if g.seen >> square & 1 else -1)
    )
    if monster.square < 0:
        return None
    g.next_id += 1
    monster.facing = FACINGS.index(foe.facing)
    monster.stays, monster.asleep = foe.stays, foe.asleep and woken(foe.id) not in g.flags
    profile = g.profile(monster)
    monster.body, monster.mind = profile.body, profile.mind
    monster.spells = foe.spells or known_spells(g, monster)
    if foe.friend:
        monster.led_by = min([hero.seat for hero in g.upright], default=1)
    g.monsters[monster.id] = monster
    if foe.friend:
        g.tell("log.friend", ("HQ-B.11",), monster=monster.id, kind=monster.kind, square=monster.square)
        return None
    g.tell("log.foe", ("HQ-B.5",), monster=monster.id, kind=monster.kind, square=monster.square)
    g.met = g.met or not monster.asleep
    return monster


def woken(tag: str) -> str:
    """The flag by which a sleeper that nobody has seen yet will be awake."""
    return f"woken_{tag}"


def known_spells(g: HeroQuest, monster: Monster) -> tuple[str, ...]:
    """What a magician knows where the quest does not say: drawn in secret (HQ-19.2, HQ-19.4, HQ-19.15)."""
    school = ""
    if g.trait(monster, "chaos_magician"):
        school = "chaos"
    elif g.trait(monster, "adept") or g.trait(monster, "horned_rat"):
        school = "skaven"
    if not school:
        return ()
    known = g.lore.school(school)
    return g.shuffled(known)[: g.lore.monsters[monster.kind].spells]


def free_near(g: HeroQuest, square: int, within: int = -1) -> int:
    """The square itself, or the nearest free one that can be walked to from it; -1: none. Heroes who are thrown aside
    stay `within` what was uncovered."""
    free = g.free & within & ~g.plan.stairs & ~g.pits
    edge = seen = 1 << square
    while edge:
        if edge & free:
            return (edge & free & -(edge & free)).bit_length() - 1
        edge = g.step_from(edge) & g.plan.floor & ~seen
        seen |= edge
    return -1


def corridor_view(g: HeroQuest, square: int) -> int:
    """What is seen along the corridors from one of their squares; figures hide nothing (HQ-B.5)."""
    plan = g.plan
    area = plan.areas[plan.area_of[square]]
    rubble = g.rubble & area.squares
    found = plan.corridor_views.get((square, rubble))
    if found is None:
        field = Field(plan.width, plan.east, plan.south)
        found = seen_from(field, square, plan.tall | rubble, area.squares) | 1 << square
        plan.corridor_views[square, rubble] = found
    return found


def look_around(g: HeroQuest, square: int) -> bool:
    """From a square that a hero has come to; says whether a monster came to light."""
    area = g.plan.areas[g.plan.area_of[square]]
    if not area.room:
        return uncover(g, corridor_view(g, square))
    return not g.seen >> square & 1 and uncover(g, area.squares)


def sighted(g: HeroQuest, hero: Hero) -> None:
    """Who casts the Genie must have had the enemy in the visible area once (HQ-8.8)."""
    if not g.monsters:
        return
    region = g.region(hero.square) & g.seen
    for monster in [monster for monster in g.monsters.values() if region >> monster.square & 1]:
        if not g.side(monster):
            if monster.vanished:
                reappears(g, monster)
            notice(g, hero, monster)


def reappears(g: HeroQuest, monster: Monster) -> None:
    """Whoever is gone by Flight is seen again where somebody looks (HQ-8.9)."""
    free = free_near(g, monster.square)
    monster.square = free if free >= 0 else monster.square
    monster.vanished = False
    g.everybody_learns()
    g.tell("log.foe", ("HQ-8.9",), monster=monster.id, kind=monster.kind, square=monster.square)


def shows_itself(g: HeroQuest, monster: Monster) -> None:
    """A monster has come to a square: who has it in the visible area there?"""
    for hero in g.upright:
        if g.plan.region[hero.square] >> monster.square & 1:
            notice(g, hero, monster)


def notice(g: HeroQuest, hero: Hero, monster: Monster) -> None:
    if (hero.seat, monster.id) not in g.sighted:
        g.sighted += ((hero.seat, monster.id),)


def known_doors(g: HeroQuest) -> int:
    """Doors that everybody sees, by their numbers."""
    return doors_seen(g.plan, g.seen, g.found)


@lru_cache(KEPT)
def doors_seen(plan: Plan, seen: int, found: int) -> int:
    return mask_of([number for number, door in plan.doors.items() if is_seen(door, seen, found)])


def is_seen(door: DoorSpot, seen: int, found: int) -> bool:
    """A door on an uncovered square is seen, unless it is a secret one that nobody has found."""
    return bool(seen & door.ends) and (door.kind != "secret" or bool(found >> door.number & 1))


def is_known_door(g: HeroQuest, number: int) -> bool:
    door = g.plan.doors.get(number)
    return door is not None and is_seen(door, g.seen, g.found)
