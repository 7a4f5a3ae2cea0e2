"""Who may carry, wear and use what (HQ-3, HQ-6, HQ-1.8, HQ-1.23), and where a thing goes that changes hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Refusal

from .. import vocabulary as v
from ..entities import Dropped, Gear, Hero
from ..lore import Lore
from ..settings import Sheet
from .breaking import change, without_magic
from .sets import closes_book, opens_book
from .values import hand_weapon, lend_mind

if TYPE_CHECKING:
    from ..state import HeroQuest

Bearer = Hero | Sheet
"""In a quest, or in town."""
MOST_WEAPONS, MOST_ARMOUR = 2, 3
ARCHERS_BLADE, GHOST_SWORD = "short_sword", "ghost_sword"
"""What an Elf with a bow has in the hand (HQ-1.8)."""


# --- weapons -----------------------------------------------------------------------------------


def kind_of(bearer: Bearer) -> str:
    return bearer.kind if isinstance(bearer, Hero) else bearer.hero


def why_not_use(lore: Lore, bearer: Bearer, thing: str) -> Refusal | None:
    """What a class never uses: the Wizard other weapons than his own (HQ-6.6), the Battle mage more than three dice."""
    found, hero = lore.things[thing], lore.heroes[kind_of(bearer)]
    if hero.id in found.barred or (found.only and hero.id not in found.only):
        rules = ("HQ-6.6", "HQ-3.5") if "special_spells" in hero.abilities else ("HQ-3.5", "HQ-1.23")
        return Refusal("refusal.not-for-you", rules, {"thing": thing})
    if isinstance(found, v.Weapon) and found.dice > hero.most_attack:
        return Refusal("refusal.not-for-you", ("HQ-1.23",), {"thing": thing})
    return None


def why_not_carry(lore: Lore, bearer: Bearer, thing: str) -> Refusal | None:
    """As one of the two weapons, or as the dagger at the belt. What does not fit is surplus (HQ-6.3)."""
    refusal = why_not_use(lore, bearer, thing)
    if refusal is not None:
        return refusal
    weapon = lore.weapon(thing)
    if weapon.belt:
        return None if bearer.belt is None else Refusal("refusal.belt-taken", ("HQ-3.1",), {"thing": thing})
    carried = [lore.weapon(gear.thing) for gear in bearer.weapons]
    if len(carried) >= MOST_WEAPONS:
        return Refusal("refusal.two-weapons", ("HQ-3.1",), {"thing": thing})
    return why_not_beside(lore, bearer, weapon, carried)


def why_not_beside(lore: Lore, bearer: Bearer, weapon: v.Weapon, carried: list[v.Weapon]) -> Refusal | None:
    """Two-handed, ranged, shield (HQ-3.2, HQ-3.3); and the Elf's bow (HQ-1.8)."""
    both = [weapon, *carried]
    two_handed = any(one.hands == 2 for one in both)
    ranged = any(one.kind == "ranged" for one in both)
    if two_handed and ranged:
        return Refusal("refusal.two-hands", ("HQ-3.3",), {"thing": weapon.id})
    if (two_handed or ranged) and any(lore.armour(gear.thing).place == "arm" for gear in bearer.armour):
        return Refusal("refusal.shield", ("HQ-3.2", "HQ-3.3", "HQ-3.5"), {"thing": weapon.id})
    if "archer" in lore.heroes[kind_of(bearer)].abilities and any(is_bow(one) for one in both):
        others = [one for one in both if one.kind == "melee" and not is_archers(one)]
        if others:
            return Refusal("refusal.archer", ("HQ-1.8",), {"thing": others[0].id})
    return None


def is_archers(weapon: v.Weapon) -> bool:
    """A short sword, magic or not, or the Ghost Sword (HQ-1.8)."""
    return weapon.id == GHOST_SWORD or ARCHERS_BLADE in (weapon.id, weapon.ordinary)


def is_bow(weapon: v.Weapon) -> bool:
    """A crossbow is of metal, a bow is not."""
    return weapon.kind == "ranged" and not weapon.metal


# --- armour --------------------------------------------------------------------------------------


def why_not_wear(lore: Lore, bearer: Bearer, thing: str) -> Refusal | None:
    """With what is worn already (HQ-6.1, HQ-6.4) and with the weapons that are carried (HQ-3.2, HQ-3.3, HQ-3.5)."""
    refusal = why_not_use(lore, bearer, thing)
    if refusal is not None:
        return refusal
    if in_its_way(lore, bearer, thing):
        return Refusal("refusal.same-property", ("HQ-6.1", "HQ-6.4"), {"thing": thing})
    if len(bearer.armour) >= MOST_ARMOUR:
        return Refusal("refusal.three-pieces", ("HQ-6.1",), {"thing": thing})
    if lore.armour(thing).place == "arm":
        for gear in bearer.weapons:
            weapon = lore.weapon(gear.thing)
            if weapon.hands == 2 or weapon.kind == "ranged":
                rules = ("HQ-3.3", "HQ-3.5") if weapon.hands == 2 else ("HQ-3.2", "HQ-3.5")
                return Refusal("refusal.shield", rules, {"thing": gear.thing})
    return None


def in_its_way(lore: Lore, bearer: Bearer, thing: str) -> tuple[Gear, ...]:
    """Pieces of the same property: in the same place, or a cloak over mail where both raise the defence (HQ-6.4)."""
    piece = lore.armour(thing)
    found = []
    for gear in bearer.armour:
        worn = lore.armour(gear.thing)
        body = {worn.place, piece.place} == {"body", "cloak"} and worn.defence and piece.defence
        if worn.place == piece.place or body:
            found.append(gear)
    return tuple(found)


# --- what changes hands ----------------------------------------------------------------------------

UNKNOWN = "unknown"
"""How an ingredient is called that nobody has recognised."""


def carried_things(hero: Hero) -> list[str]:
    """Everything that can be handed over, once each; what nobody has recognised has no name."""
    gear = [*hero.weapons, *((hero.belt,) if hero.belt is not None else ()), *hero.surplus, *hero.armour]
    names = [*[piece.thing for piece in gear], *hero.bag, *hero.ingredients, *hero.scrolls]
    return list(dict.fromkeys([*names, UNKNOWN] if hero.unknown else names))


def lay_off(g: HeroQuest, hero: Hero, thing: str) -> Dropped | None:
    """Takes a thing from a hero: what is carried beyond use first, then what is in use."""
    for gear in (*hero.surplus, *hero.weapons[::-1], *((hero.belt,) if hero.belt is not None else ()), *hero.armour):
        if gear.thing == thing:
            hero.bare = hero.bare or gear == hand_weapon(g, hero)
            change(hero, gear, None)
            lend_mind(g, hero)
            return Dropped(hero.square, gear)
    for field in ("bag", "ingredients", "scrolls"):
        carried: tuple[str, ...] = getattr(hero, field)
        if thing in carried:
            i = carried.index(thing)
            setattr(hero, field, carried[:i] + carried[i + 1 :])
            lend_mind(g, hero)
            item = Dropped(hero.square, scroll=thing) if field == "scrolls" else Dropped(hero.square, thing=thing)
            return closes_book(g, hero, item) if hero.book and is_last_book(g, hero, thing) else item
    if thing == UNKNOWN and hero.unknown:
        find, hero.unknown = hero.unknown[0], hero.unknown[1:]
        return Dropped(hero.square, find=find)
    return None


def is_last_book(g: HeroQuest, hero: Hero, thing: str) -> bool:
    """Whether a hero has just laid off the spell book; of two the one that is written in stays to the last."""
    found = g.lore.things.get(thing)
    return isinstance(found, v.Artifact) and found.power == "spell_book" and thing not in hero.bag


def receive(g: HeroQuest, hero: Hero, item: Dropped) -> None:
    """Puts what was found, given or picked up where it belongs."""
    hero.gold += item.gold
    if item.gear is not None:
        stow(g, hero, item.gear)
    elif item.find is not None:
        hero.unknown += (item.find,)
    elif item.scroll:
        hero.scrolls += (item.scroll,)
    elif item.thing:
        keep(g, hero, item.thing)
        if item.lore and not hero.book:
            hero.book = item.lore
            opens_book(g, hero, item.spells)
    g.unsettled = True


def keep(g: HeroQuest, hero: Hero, thing: str) -> None:
    """A thing of the packs, as good as new."""
    found = g.lore.things[thing]
    if isinstance(found, v.Weapon | v.Armour):
        stow(g, hero, Gear(thing))
    elif isinstance(found, v.Ingredient):
        hero.ingredients += (thing,)
    else:
        hero.bag += (thing,)
        lend_mind(g, hero)


def stow(g: HeroQuest, hero: Hero, gear: Gear) -> None:
    """A weapon into the empty hand, on the back or to the belt; armour is put on; the rest is surplus (HQ-6.3)."""
    thing = g.lore.things[gear.thing]
    if isinstance(thing, v.Armour):
        if why_not_wear(g.lore, hero, gear.thing) is None:
            hero.armour += (gear,)
            lend_mind(g, hero)
            return
    elif why_not_carry(g.lore, hero, gear.thing) is None:
        assert isinstance(thing, v.Weapon)
        if thing.belt:
            hero.belt = gear
        elif thing.kind == "melee" and hand_weapon(g, hero) is None:
            hero.weapons = (gear, *hero.weapons)
            hero.bare = False
        else:
            hero.weapons += (gear,)
        return
    hero.surplus += (gear,)


def sets_aside(g: HeroQuest, hero: Hero) -> None:
    """What rust has made of a weapon may not fit any more: it is carried along, and the hand is bare (HQ-1.8)."""
    for gear in hero.weapons:
        rest = hero.__copy__()
        change(rest, gear, None)
        if g.lore.weapon(gear.thing).kind == "melee" and why_not_carry(g.lore, rest, gear.thing) is not None:
            hero.bare = hero.bare or gear == hand_weapon(g, hero)
            change(hero, gear, None)
            hero.surplus += (gear,)
            return


def magic_dies(g: HeroQuest, hero: Hero) -> None:
    """With a hero who is dead for good the magic of everything that was carried: magic gear is ordinary gear from now
    on, and other artifacts are nothing (HQ-9.6)."""
    hero.weapons, hero.armour, hero.surplus = [
        tuple([without_magic(g, gear) for gear in carried]) for carried in (hero.weapons, hero.armour, hero.surplus)
    ]
    hero.belt = None if hero.belt is None else without_magic(g, hero.belt)
    for thing in [thing for thing in hero.bag if g.lore.things[thing].artifact]:
        lay_off(g, hero, thing)
    lend_mind(g, hero)


def everything(g: HeroQuest, hero: Hero) -> tuple[Dropped, ...]:
    """All that a hero who is dead for good leaves behind."""
    magic_dies(g, hero)
    left: list[Dropped] = [Dropped(hero.square, gold=hero.gold)] if hero.gold else []
    hero.gold = 0
    for thing in carried_things(hero):
        while (item := lay_off(g, hero, thing)) is not None:
            left.append(item)
    return tuple([replace(item, of=hero.seat) for item in left])
