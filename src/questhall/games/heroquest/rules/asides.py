"""What may be said although nobody asked: the game master improvises, within what the table has agreed on.

Every edict is told as one, can be taken back like any move, and replays exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Aside, Refusal

from .. import moves as m
from .. import vocabulary as v
from ..dungeon.plan import door_number
from ..entities import MASTER, Dropped
from . import ending, looking
from .decreed import plan_after
from .rolling import RollAsked
from .traps import trap_on

if TYPE_CHECKING:
    from ..state import HeroQuest

LONGEST_TEXT = 600
MOST_GOLD = 1000
MOST_DICE = 8
TRAPS = ("spear", "pit", "rock", "tomb", "blaze")
"""What can be laid on a single square."""


def why_not(g: HeroQuest, seat: int, answer: Aside) -> Refusal | None:
    if not isinstance(answer, m.Edict):
        return Refusal("refusal.not-now", ("HQ-B.1",))
    if seat != MASTER:
        return Refusal("refusal.only-master", ("HQ-B.1",))
    if not g.settings.edicts:
        return Refusal("refusal.no-edicts", ("HQ-4.6",))
    if g.over:
        return Refusal("kernel.over", ())
    if not g.heroes:
        return Refusal("refusal.not-now", ("HQ-1.1",))
    return WHY_NOT[type(answer)](g, answer)


def take(g: HeroQuest, seat: int, answer: Aside) -> None:
    """Any: each edict its own function."""
    CARRY_OUT[type(answer)](g, answer)


# --- why not ---------------------------------------------------------------------------------


def square_is_free(g: HeroQuest, square: int) -> Refusal | None:
    if not 0 <= square < g.plan.width * g.plan.height or not g.free & g.seen & ~g.plan.stairs & 1 << square:
        return Refusal("refusal.edict-square", ("HQ-B.4",), {"square": square})
    return None


def why_not_monster(g: HeroQuest, edict: m.PlaceMonster) -> Refusal | None:
    if edict.kind not in g.lore.monsters:
        return Refusal("refusal.edict-kind", ("HQ-19.1",), {"name": edict.kind})
    return square_is_free(g, edict.square)


def why_not_remove(g: HeroQuest, edict: m.RemoveMonster) -> Refusal | None:
    """The one that is acting finishes first: a turn never loses its figure."""
    if edict.monster not in g.monsters:
        return Refusal("refusal.nobody", ("HQ-B.6",))
    if edict.monster == g.acting or any(edict.monster in ask.about for ask in g.asks):
        return Refusal("refusal.edict-acting", ("HQ-B.1",), {"monster": edict.monster})
    return None


def why_not_treasure(g: HeroQuest, edict: m.PlaceTreasure) -> Refusal | None:
    if edict.thing and edict.thing not in g.lore.things:
        return Refusal("refusal.edict-thing", ("HQ-12.1",), {"name": edict.thing})
    if not 0 <= edict.gold <= MOST_GOLD or not (edict.gold or edict.thing):
        return Refusal("refusal.edict-gold", ("HQ-12.1",), {"most": MOST_GOLD})
    inside = 0 <= edict.square < g.plan.width * g.plan.height
    if not inside or not g.plan.floor & g.seen & ~g.solid & 1 << edict.square:
        return Refusal("refusal.edict-square", ("HQ-B.4",), {"square": edict.square})
    return None


def why_not_trap(g: HeroQuest, edict: m.PlaceTrap) -> Refusal | None:
    """Also where nobody has been yet; but not under somebody's feet, not upon another, and not in an open pit."""
    if edict.kind not in TRAPS:
        return Refusal("refusal.edict-kind", ("HQ-10.2",), {"name": edict.kind})
    inside = 0 <= edict.square < g.plan.width * g.plan.height
    if not inside or not g.free & ~g.plan.stairs & ~g.pits & 1 << edict.square or trap_on(g, edict.square) >= 0:
        return Refusal("refusal.edict-square", ("HQ-10.1",), {"square": edict.square})
    return None


def why_not_disarm(g: HeroQuest, edict: m.RemoveTrap) -> Refusal | None:
    if trap_on(g, edict.square) < 0:
        return Refusal("refusal.edict-no-trap", ("HQ-10.1",), {"square": edict.square})
    return None


def why_not_door(g: HeroQuest, edict: m.PlaceDoor) -> Refusal | None:
    one, other = sorted((edict.one, edict.other))
    size, width = g.plan.width * g.plan.height, g.plan.width
    beside = other - one == width or (other - one == 1 and other % width)
    if not 0 <= one < size or not 0 <= other < size or not beside:
        return Refusal("refusal.edict-door", ("HQ-B.4",))
    floor = g.plan.floor >> one & 1 and g.plan.floor >> other & 1
    if not floor or door_number(one, other) in g.plan.doors or g.plan.area_of[one] == g.plan.area_of[other]:
        return Refusal("refusal.edict-door", ("HQ-B.4",))
    return None


def why_not_hero(g: HeroQuest, edict: Any) -> Refusal | None:
    """Any: several edicts name a hero."""
    if 1 <= edict.hero <= len(g.heroes):
        return None
    return Refusal("refusal.nobody", ("HQ-B.1",))


def why_not_gold(g: HeroQuest, edict: m.GrantGold) -> Refusal | None:
    if not 0 < abs(edict.n) <= MOST_GOLD:
        return Refusal("refusal.edict-gold", ("HQ-B.11",), {"most": MOST_GOLD})
    return why_not_hero(g, edict)


def why_not_roll(g: HeroQuest, edict: m.AskRoll) -> Refusal | None:
    if not edict.mind and not 1 <= edict.dice <= MOST_DICE:
        return Refusal("refusal.edict-dice", ("HQ-B.7",), {"most": MOST_DICE})
    return why_not_hero(g, edict)


def why_not_speak(g: HeroQuest, edict: m.Speak) -> Refusal | None:
    if not 0 < len(edict.text) <= LONGEST_TEXT:
        return Refusal("refusal.edict-text", (), {"most": LONGEST_TEXT})
    return why_not_hero(g, edict) if edict.hero else None


def why_not_note(g: HeroQuest, edict: m.ReadNote) -> Refusal | None:
    events = g.plan.quest.events
    if 0 <= edict.n < len(events) and any(isinstance(deed, v.Say) for deed in events[edict.n].do):
        return None
    return Refusal("refusal.edict-note", ("HQ-B.11",), {"n": edict.n})


def why_not_wandering(g: HeroQuest, edict: m.ChangeWandering) -> Refusal | None:
    if edict.kind in g.lore.monsters:
        return None
    return Refusal("refusal.edict-kind", ("HQ-B.10",), {"name": edict.kind})


def why_not_shot(g: HeroQuest, edict: m.AllowShot | m.DenyShot) -> Refusal | None:
    if g.figure(edict.shooter) is None or g.figure(edict.target) is None:
        return Refusal("refusal.nobody", ("HQ-4.6",))
    return None


def always(g: HeroQuest, edict: Aside) -> Refusal | None:
    return None


WHY_NOT: dict[type[Aside], Callable[[HeroQuest, Any], Refusal | None]] = {
    m.PlaceMonster: why_not_monster,
    m.RemoveMonster: why_not_remove,
    m.PlaceTreasure: why_not_treasure,
    m.PlaceTrap: why_not_trap,
    m.RemoveTrap: why_not_disarm,
    m.PlaceDoor: why_not_door,
    m.GrantGold: why_not_gold,
    m.AskRoll: why_not_roll,
    m.Speak: why_not_speak,
    m.ReadNote: why_not_note,
    m.ChangeWandering: why_not_wandering,
    m.EndQuest: always,
    m.AllowShot: why_not_shot,
    m.DenyShot: why_not_shot,
}


# --- what happens -------------------------------------------------------------------------------


def place_monster(g: HeroQuest, edict: m.PlaceMonster) -> None:
    g.tell("log.edict-monster", ("HQ-B.1",), kind=edict.kind, square=edict.square)
    looking.place(g, v.Foe(kind=edict.kind, at=(0, 0)), edict.square)
    shown(g)


def remove_monster(g: HeroQuest, edict: m.RemoveMonster) -> None:
    monster = g.monsters.pop(edict.monster)
    g.tell("log.edict-gone", ("HQ-B.1",), monster=monster.id, kind=monster.kind)
    shown(g)


def place_treasure(g: HeroQuest, edict: m.PlaceTreasure) -> None:
    if edict.gold:
        g.dropped += (Dropped(edict.square, gold=edict.gold),)
    if edict.thing:
        g.dropped += (Dropped(edict.square, thing=edict.thing),)
    g.tell("log.edict-treasure", ("HQ-B.1",), square=edict.square)
    shown(g)


def place_trap(g: HeroQuest, edict: m.PlaceTrap) -> None:
    """It may take the place of one that is spent."""
    fresh = ~(1 << g.plan.trapped.get(edict.square, edict.square))
    g.traps_found, g.traps_shown, g.traps_spent = g.traps_found & fresh, g.traps_shown & fresh, g.traps_spent & fresh
    change_plan(g, edict)
    g.tell("log.edict-trap", ("HQ-B.1",), (MASTER,), square=edict.square)


def remove_trap(g: HeroQuest, edict: m.RemoveTrap) -> None:
    number = trap_on(g, edict.square)
    g.traps_spent |= 1 << number
    secret = not g.traps_found >> number & 1
    g.tell("log.edict-no-trap", ("HQ-B.1",), (MASTER,) if secret else None, square=edict.square)
    if not secret:
        shown(g)


def place_door(g: HeroQuest, edict: m.PlaceDoor) -> None:
    change_plan(g, edict)
    secret = not g.seen & (1 << edict.one | 1 << edict.other)
    g.tell("log.edict-door", ("HQ-B.1",), (MASTER,) if secret else None)
    if not secret:
        shown(g)


def change_plan(g: HeroQuest, edict: m.PlaceTrap | m.PlaceDoor) -> None:
    g.decreed += (edict,)
    g.plan = plan_after(g.plan, edict)


def grant_gold(g: HeroQuest, edict: m.GrantGold) -> None:
    hero = g.hero(edict.hero)
    hero.gold = max(0, hero.gold + edict.n)
    key = "log.edict-gold" if edict.n > 0 else "log.edict-takes"
    g.tell(key, ("HQ-B.1",), seat=edict.hero, n=abs(edict.n))
    shown(g)


def ask_roll(g: HeroQuest, edict: m.AskRoll) -> None:
    g.tell("log.edict-roll", ("HQ-B.1",), seat=edict.hero)
    g.interrupt(RollAsked(seat=edict.hero, dice=edict.dice, mind=edict.mind))


def speak(g: HeroQuest, edict: m.Speak) -> None:
    g.tell("log.edict-speaks", ("HQ-B.1",), (MASTER, edict.hero) if edict.hero else None, text=edict.text)
    g.learns(*((edict.hero,) if edict.hero else [hero.seat for hero in g.heroes]))


def read_note(g: HeroQuest, edict: m.ReadNote) -> None:
    for deed in g.plan.quest.events[edict.n].do:
        if isinstance(deed, v.Say):
            g.tell("log.note", ("HQ-B.11",), text=deed.text)
    shown(g)


def change_wandering(g: HeroQuest, edict: m.ChangeWandering) -> None:
    g.wandering = edict.kind
    g.tell("log.edict-wandering", ("HQ-B.10",), (MASTER,), kind=edict.kind)


def end_quest(g: HeroQuest, edict: m.EndQuest) -> None:
    g.tell("log.edict-ends", ("HQ-B.11",))
    g.interrupt()
    ending.end(g, "heroes" if edict.passed else "master", "passed" if edict.passed else "left")
    g.asks = ()


def allow_shot(g: HeroQuest, edict: m.AllowShot) -> None:
    line = (edict.shooter, edict.target)
    g.allowed, g.denied = (*g.allowed, line), tuple([one for one in g.denied if one != line])
    g.tell("log.edict-shot", ("HQ-4.6",), figure=edict.shooter, target=edict.target)
    shown(g)


def deny_shot(g: HeroQuest, edict: m.DenyShot) -> None:
    line = (edict.shooter, edict.target)
    g.denied, g.allowed = (*g.denied, line), tuple([one for one in g.allowed if one != line])
    g.tell("log.edict-no-shot", ("HQ-4.6",), figure=edict.shooter, target=edict.target)
    shown(g)


def shown(g: HeroQuest) -> None:
    """Everybody sees it, and what follows from it happens at once."""
    g.everybody_learns()
    g.unsettled = True


CARRY_OUT: dict[type[Aside], Callable[[HeroQuest, Any], None]] = {
    m.PlaceMonster: place_monster,
    m.RemoveMonster: remove_monster,
    m.PlaceTreasure: place_treasure,
    m.PlaceTrap: place_trap,
    m.RemoveTrap: remove_trap,
    m.PlaceDoor: place_door,
    m.GrantGold: grant_gold,
    m.AskRoll: ask_roll,
    m.Speak: speak,
    m.ReadNote: read_note,
    m.ChangeWandering: change_wandering,
    m.EndQuest: end_quest,
    m.AllowShot: allow_shot,
    m.DenyShot: deny_shot,
}
