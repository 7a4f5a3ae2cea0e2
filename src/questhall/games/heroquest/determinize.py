"""A full table that a seat could be sitting at."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.kernel.dice import Random

from . import vocabulary as v
from .dungeon.imagine import Known, imagine
from .dungeon.squares import squares_of
from .entities import MASTER, Find
from .rules.looking import known_doors
from .state import HeroQuest
from .view import shown_flags


def determinize(g: HeroQuest, seat: int, random: Random) -> HeroQuest:
    """The dice to come and the order of the decks are nobody's; to heroes the plan is hidden (HQ-B.12).

    Heroes do not know what was set aside for the quest, so it may be anywhere in the deck (HQ-8.13)."""
    h = g.clone()
    h.seed = random.below(1 << 62)
    h.scripted = ()
    h.offers = {}
    h.treasures = random.shuffled(tuple(sorted(h.treasures)))
    h.fates = random.shuffled(tuple(sorted(h.fates)))
    if seat != MASTER:
        h.scrolls, h.aside = h.scrolls + h.aside, ()
    h.scrolls = random.shuffled(tuple(sorted(h.scrolls)))
    unrecognised(h, random)
    return h if seat == MASTER else forgotten(g, h, random)


def unrecognised(h: HeroQuest, random: Random) -> None:
    """What nobody has recognised may be any ingredient (HQ-14.1)."""
    known = [thing.id for thing in h.lore.things.values() if isinstance(thing, v.Ingredient)]

    def imagined(find: Find) -> Find:
        return Find(random.choice(known), find.tried)

    for hero in h.heroes:
        hero.unknown = tuple([imagined(find) for find in hero.unknown])
    h.dropped = tuple([replace(i, find=imagined(i.find)) if i.find is not None else i for i in h.dropped])


def forgotten(g: HeroQuest, h: HeroQuest, random: Random) -> HeroQuest:
    """Everything that the heroes have not found out is made anew."""
    doors = known_doors(g)
    known = g.traps_found | g.traps_spent & seen_traps(g)
    tags = frozenset([monster.tag for monster in g.monsters.values() if not monster.vanished])
    unsure = g.traps_found & ~g.traps_spent & ~g.traps_shown
    h.plan = imagine(Known(g.plan, g.seen, doors, known, unsure, g.chests_known, tags), random)
    h.quest_seed, h.decreed = 0, ()
    h.opened, h.found = g.opened & doors, g.found & doors
    h.east, h.south = h.plan.east, h.plan.south
    for number in squares_of(h.opened):
        door = h.plan.doors[number]
        if door.other == door.one + 1:
            h.east |= 1 << door.one
        else:
            h.south |= 1 << door.one
    h.placed = 0
    h.flags = shown_flags(g)
    h.flag_rounds = tuple([n for flag, n in zip(g.flags, g.flag_rounds, strict=True) if flag in h.flags])
    h.events_done, h.pending, h.wandering = 0, (), h.plan.quest.wandering
    h.traps_spent &= known
    h.chests_safe &= h.chests_known
    h.dropped = tuple([item for item in h.dropped if g.seen >> item.square & 1])
    for monster in h.monsters.values():
        if monster.led_by == MASTER:
            monster.spells = ()
    return h


def seen_traps(g: HeroQuest) -> int:
    """Traps that went off or were disarmed, as far as their squares were seen: everybody saw that."""
    mask = 0
    for number, trap in enumerate(g.plan.traps):
        if g.seen >> trap.square & 1:
            mask |= 1 << number
    return mask
