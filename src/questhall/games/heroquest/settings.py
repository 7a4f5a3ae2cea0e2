"""What is agreed before a quest, and what no table can be laid for."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from questhall.kernel import company
from questhall.kernel.answers import Refusal

from .entities import Dropped, Find, Gear
from .lore import Lore

NEW_DUNGEON = "new_dungeon"
"""The quest that is made from the seed of the match."""
ORDERS = {
    "order_jade": "life",
    "order_amber": "beasts",
    "order_heaven": "heaven",
    "order_light": "light",
    "order_grey": "shadows",
    "order_amethyst": "death",
}
"""HQ-1.20."""


class Sheet(Struct, frozen=True, kw_only=True):
    """A hero between two quests; a new one has what HQ-1.1 gives."""

    hero: str
    name: str = ""
    body: int
    mind: int
    points: int = 0
    """Quest points (HQ-7.1)."""
    passed: int = 0
    gold: int = 0
    weapons: tuple[Gear, ...] = ()
    belt: Gear | None = None
    surplus: tuple[Gear, ...] = ()
    armour: tuple[Gear, ...] = ()
    bag: tuple[str, ...] = ()
    scrolls: tuple[str, ...] = ()
    ingredients: tuple[str, ...] = ()
    unknown: tuple[Find, ...] = ()
    order: str = ""
    casts: int = 0
    guild: tuple[str, ...] = ()
    """Guild spells that were learned (HQ-8.3)."""
    lores: tuple[str, ...] = ()
    """Further lores: the Battle mage's second one (HQ-1.22)."""
    book: str = ""
    """The lore that is written in a spell book in the bag (HQ-8.11)."""
    sets: tuple[str, ...] = ()
    """Lores of which a set was found, and is not all cast yet (HQ-8.11)."""
    spells: tuple[str, ...] = ()
    """What is left of those sets."""
    injuries: tuple[str, ...] = ()
    """Lasting ones that nobody has cured yet (HQ-14.9)."""


class Settings(company.Settings, frozen=True, kw_only=True):
    quest: str = "mill"
    """By its id; nothing: the first of the packs."""
    company: tuple[str, ...] = ()
    """The classes of the heroes, in the order of the seats; none: the table asks (HQ-1.1)."""
    order: str = "order_light"
    """Of the Battle mage (HQ-1.20)."""
    threat: Literal["easy", "normal", "hard"] = "normal"
    """How dangerous a new dungeon is."""
    sheets: tuple[Sheet, ...] = ()
    """Heroes that have lived through something; none: new ones."""
    visit: Literal["quest", "town"] = "quest"
    """Between two quests of a campaign the company is in town."""
    shop: bool = True
    potions: int = 12
    """How many the shop has of each kind (HQ-14.12)."""
    fallen: tuple[int, ...] = ()
    """Seats whose hero is dead for good and waits for a successor (HQ-9.15)."""
    left: tuple[Dropped, ...] = ()
    """Lost equipment that still lies where its bearer died (HQ-9.6)."""
    shaker: bool = False
    consent: bool = False
    slanted: bool = False
    deep_sleep: bool = False
    lasting_magic: bool = False
    edicts: bool = True


def level(settings: Settings) -> int:
    """What the heroes have been through, from 1: one more for every two quests that they have passed on average."""
    passed = [sheet.passed for sheet in settings.sheets]
    return 1 + min(11, sum(passed) // max(1, len(passed)) // 2)


def why_not(settings: Settings, lore: Lore) -> Refusal | None:
    """Why no table can be laid; the number of heroes is all right."""
    if settings.quest and settings.quest != NEW_DUNGEON and settings.quest not in lore.quests:
        known = {"quest": settings.quest, "known": ", ".join(lore.quests)}
        return Refusal("refusal.settings-quest", ("HQ-B.11",), known)
    classes = tuple([sheet.hero for sheet in settings.sheets]) or settings.company
    nobody = [seat for seat in settings.fallen if not 1 <= seat <= settings.heroes]
    if nobody or (classes and (len(classes) != settings.heroes or len(set(classes)) != len(classes))):
        return Refusal("refusal.settings-company", ("HQ-B.1",), {"n": settings.heroes})
    for hero in classes:
        if hero not in lore.heroes:
            return Refusal("refusal.settings-hero", ("HQ-1.1",), {"name": hero, "known": ", ".join(lore.heroes)})
    for order in (settings.order, *[sheet.order for sheet in settings.sheets if sheet.order]):
        if order not in ORDERS:
            return Refusal("refusal.settings-order", ("HQ-1.20",), {"name": order, "known": ", ".join(ORDERS)})
    return None
