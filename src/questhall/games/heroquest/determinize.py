"""A full table that a seat could be sitting at."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.kernel.dice import Random

from . import vocabulary as v
from .dungeon.imagine import Known, imagine
from .dungeon.squares import nth_square, squares_of
from .entities import MASTER, Find
from .rules.deeds import Deciding, Happening
from .rules.effects import CarryOut
from .rules.effects_wills import Chooses
from .rules.looking import known_doors
from .state import HeroQuest
from .view import shown_flags

NEVER = v.OnFlag(flags=())
"""What is under way is set off by nothing; the plan that is made lists no event that waits for flags."""


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
    if not any(hero.unknown for hero in h.heroes) and not any(item.find is not None for item in h.dropped):
        return
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
    tags = frozenset([*[monster.tag for monster in g.monsters.values() if not monster.vanished], *g.killed])
    unsure = g.traps_found & ~g.traps_spent & ~g.traps_shown
    opened = g.chests_open | g.chests_safe
    h.plan = imagine(Known(g.plan, g.seen, doors, known, unsure, g.chests_known, opened, tags, under_way(h)), random)
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
    h.rubble, h.emptied, h.searched = h.rubble & g.seen, h.emptied & g.seen, h.searched & g.seen
    dark = h.plan.ground & ~g.seen or h.plan.ground
    for monster in h.monsters.values():
        if monster.led_by == MASTER:
            monster.spells, monster.stays = (), False
        if monster.vanished:  # HQ-8.9: nobody knows where it is
            monster.square = nth_square(dark, random.below(dark.bit_count()))
    return h


def under_way(h: HeroQuest) -> tuple[v.Event, ...]:
    """Of an event that takes its course, what is being decided or happens just now; the rest of it nobody knows."""
    events = h.plan.quest.events
    known: dict[int, tuple[v.Deed, ...]] = {}
    for frame in h.stack:
        if isinstance(frame, Happening):
            frame.leave()
        elif isinstance(frame, Deciding):
            known[frame.event] = only_asked(events[frame.event].do, frame.below)
        elif isinstance(frame, CarryOut | Chooses) and frame.origin.startswith("event:"):
            number = int(frame.origin.split(":")[1])
            known[number] = events[number].do
    return tuple([v.Event(when=NEVER, do=known.get(number, ())) for number in range(max(known, default=-1) + 1)])


def only_asked(deeds: tuple[v.Deed, ...], below: tuple[int, ...]) -> tuple[v.Deed, ...]:
    """The deeds down to a decision, whose options do nothing that anybody could foresee."""
    decision = deeds[below[0]]
    assert isinstance(decision, v.Decide)
    if len(below) == 1:
        options = [replace(option, do=()) for option in decision.options]
    else:
        options = [
            replace(option, do=only_asked(option.do, below[2:]) if number == below[1] else ())
            for number, option in enumerate(decision.options)
        ]
    return (*[v.Say(text={})] * below[0], replace(decision, options=tuple(options)))


def seen_traps(g: HeroQuest) -> int:
    """Traps that went off or were disarmed, as far as their squares were seen: everybody saw that."""
    mask = 0
    for number, trap in g.plan.traps.items():
        if g.seen >> trap.square & 1:
            mask |= 1 << number
    return mask
