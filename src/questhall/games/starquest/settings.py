"""What is agreed before a mission, and what no table can be laid for."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from questhall.kernel import company
from questhall.kernel.answers import Refusal

from . import vocabulary as v
from .entities import Arm
from .lore import Lore

NEW_MISSION = "new_mission"
"""The mission that the builder makes from the seed of the match."""


AnyDifficulty = Annotated[int, Meta(ge=0, le=3)]
"""0: it was not agreed."""


class Sheet(Struct, frozen=True, kw_only=True):
    """A hero between two missions; a new one has what the class gives."""

    hero: str
    name: str = ""
    level: int = 1
    xp: int = 0
    quality: int
    tough: int
    strength: int
    dexterity: int
    willpower: int
    full_stamina: int
    wounds: int = 0
    """Healed between chapters only (ST-198)."""
    arms: tuple[Arm, ...] = ()
    wares: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    kits: tuple[str, ...] = ()
    status: tuple[v.Status, ...] = ()
    """From a travel event (ST-192)."""
    injuries: tuple[v.Injury, ...] = ()
    """Until the chapter ends (ST-197)."""
    grown: tuple[v.Growth, ...] = ()


class Settings(company.Settings, frozen=True, kw_only=True):
    heroes: int = 3
    mission: str = "quay_nine"
    """By its id; nothing: the first of the packs."""
    company: tuple[str, ...] = ()
    """The classes, in the order of the seats; none: the table asks."""
    sheets: tuple[Sheet, ...] = ()
    """Heroes that have lived through something; none: new ones."""
    visit: Literal["mission", "camp"] = "mission"
    """Between two missions of a campaign the party is in camp."""
    threat: Literal["easy", "normal", "hard"] = "normal"
    """How dangerous a new mission is."""
    primary: Literal["any"] | v.Primary = "any"
    """Of a new mission; any: the die decides."""
    faction: str = ""
    """Of a new mission; nothing: the seed decides."""
    difficulty: AnyDifficulty = 0
    """What objectives are multiplied by (ST-193); 0: as the mission says, and before a chapter of new missions the
    table is asked (ST-191)."""
    small: bool = False
    """A table of 2 x 2 ft: every distance is shown and told halved (ST-16)."""
    master: bool = False
    """A person plays the enemies."""
    beside: bool = False
    """The house plays the enemies of a table with miniatures: figures are moved by hand, and it waits for it."""
    partial: bool = False
    """Overexertion costs only what is missing."""
    travel: bool = False
    """The mission is one of a campaign: on the way to it something may happen (ST-192)."""
    course: tuple[int, ...] = ()
    """How many missions each chapter of a campaign of new missions has; none: not rolled yet (ST-191)."""
    credits: int = 0
    """What the party owns."""
    shopping: bool = False
    """A chapter has ended: the camp heals and sells (ST-198)."""


def why_not(settings: Settings, lore: Lore) -> Refusal | None:
    """Why no table can be laid; the number of heroes is all right (ST-12)."""
    if settings.mission and settings.mission != NEW_MISSION and settings.mission not in lore.missions:
        known = {"mission": settings.mission, "known": ", ".join(lore.missions)}
        return Refusal("refusal.settings-mission", ("ST-8",), known)
    if settings.faction and settings.faction not in lore.factions:
        known = {"name": settings.faction, "known": ", ".join(lore.factions)}
        return Refusal("refusal.settings-faction", ("ST-13",), known)
    classes = tuple([sheet.hero for sheet in settings.sheets]) or settings.company
    if classes and (len(classes) != settings.heroes or len(set(classes)) != len(classes)):
        return Refusal("refusal.settings-company", ("ST-12",), {"n": settings.heroes})
    for hero in classes:
        if hero not in lore.classes:
            return Refusal("refusal.settings-hero", ("ST-12",), {"name": hero, "known": ", ".join(lore.classes)})
    return None
