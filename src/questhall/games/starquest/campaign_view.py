"""A party between two matches, as the page of its campaign draws it, and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from questhall.kernel.campaign import Sheet as SheetInWords
from questhall.kernel.text import Phrasebook

from .camp.levels import next_level
from .entities import Arm
from .lore import Lore, in_words
from .rules.sheets import all_wares, defense_of, worn, worth
from .settings import NEW_MISSION, Sheet

if TYPE_CHECKING:
    from .campaign import Party


WON = ("passed", "passed_all")


class StationView(Struct, frozen=True):
    """A mission that was played, and how it ended."""

    mission: str
    how: str
    title: dict[str, str]
    text: dict[str, str]
    chapter: int
    """Counted from 1."""


class MemberView(Struct, frozen=True, kw_only=True):
    hero: str
    name: str
    level: int
    xp: int
    next_level: int
    """At so much experience; 0: there is none above."""
    points: int
    quality: int
    defense: int
    tough: int
    wounds: int
    strength: int
    dexterity: int
    willpower: int
    stamina: int
    arms: tuple[Arm, ...]
    wares: tuple[str, ...]
    skills: tuple[str, ...]
    spells: tuple[str, ...]
    kits: tuple[str, ...]
    status: tuple[str, ...]
    injuries: tuple[str, ...]


class CampaignView(Struct, frozen=True):
    done: tuple[StationView, ...]
    next: str
    """The mission that comes; none: the road has come to its end."""
    chapter: int
    """Of the next mission, counted from 1."""
    in_camp: bool
    """Before it there is a camp."""
    shopping: bool
    """In which things are sold, because a chapter has ended."""
    ahead: tuple[int, ...]
    """The chapter of each mission behind the next one; of a course that was not rolled yet nobody knows."""
    credits: int
    heroes: tuple[MemberView, ...]


def campaign_view(data: Party, lore: Lore) -> CampaignView:
    return CampaignView(
        done=stations(data, lore),
        next=data.mission,
        chapter=chapter_of(data, data.mission, data.passed, lore),
        in_camp=data.visit == "camp",
        shopping=data.shopping,
        ahead=behind(data, lore),
        credits=data.credits,
        heroes=tuple([member(sheet, lore) for sheet in data.sheets]),
    )


def stations(data: Party, lore: Lore) -> tuple[StationView, ...]:
    """In the order in which they were played: what was lost is there once more."""
    found, passed = list[StationView](), 0
    for told in data.told:
        found.append(
            StationView(told.mission, told.how, told.title, told.text, chapter_of(data, told.mission, passed, lore))
        )
        passed += told.mission == NEW_MISSION and told.how in WON
    return tuple(found)


def chapter_of(data: Party, mission: str, passed: int, lore: Lore) -> int:
    """Of a mission before which so many new ones were passed."""
    if mission == NEW_MISSION:
        ends = [sum(data.course[:n]) for n in range(1, len(data.course))]
        return 1 + len([end for end in ends if end <= passed])
    return lore.missions[mission].chapter if mission in lore.missions else 0


def behind(data: Party, lore: Lore) -> tuple[int, ...]:
    """The missions that follow the next one, as the packs chain them or the dice have said."""
    if data.mission == NEW_MISSION:
        return tuple([chapter_of(data, NEW_MISSION, n, lore) for n in range(data.passed + 1, sum(data.course))])
    mission, seen = data.mission, [data.mission]
    while mission and (mission := lore.missions[mission].then) and mission not in seen:
        seen.append(mission)
    return tuple([lore.missions[one].chapter for one in seen[1:]])


def member(sheet: Sheet, lore: Lore) -> MemberView:
    wares = worn(lore, sheet.wares)
    printed = lore.classes[sheet.hero]
    return MemberView(
        hero=sheet.hero,
        name=sheet.name,
        level=sheet.level,
        xp=sheet.xp,
        next_level=next_level(sheet.level),
        points=worth(lore, sheet.hero, sheet),
        quality=sheet.quality,
        defense=defense_of(printed, wares),
        tough=sheet.tough + sum([ware.tough for ware in wares]),
        wounds=sheet.wounds,
        strength=sheet.strength,
        dexterity=sheet.dexterity,
        willpower=sheet.willpower,
        stamina=sheet.full_stamina + sum([ware.stamina for ware in wares]),
        arms=sheet.arms,
        wares=sheet.wares,
        skills=sheet.skills,
        spells=sheet.spells,
        kits=sheet.kits,
        status=sheet.status,
        injuries=sheet.injuries,
    )


def in_words_of(sheet: Sheet, lore: Lore, book: Phrasebook) -> SheetInWords:
    """A hero for whoever has no page to draw: a label and a value in each line."""
    seen = member(sheet, lore)

    def listed(names: list[str]) -> str:
        return ", ".join(names) or "–"

    def plus(value: int) -> str:
        return f"{value}+"

    fields = [
        ("level", str(seen.level)),
        ("xp", str(seen.xp)),
        ("quality", plus(seen.quality)),
        ("defense", plus(seen.defense)),
        ("strength", plus(seen.strength)),
        ("dexterity", plus(seen.dexterity)),
        ("willpower", plus(seen.willpower)),
        ("wounds", f"{seen.wounds}/{seen.tough}"),
        ("stamina", str(seen.stamina)),
        ("arms", listed([in_words(lore.weapons[arm.weapon].name, book.lang) for arm in seen.arms])),
        ("wares", listed([in_words(ware.name, book.lang) for ware in worn(lore, all_wares(sheet))])),
        ("skills", listed([in_words(lore.skills[name].name, book.lang) for name in seen.skills])),
        ("kits", listed([in_words(lore.kits[name].name, book.lang) for name in seen.kits])),
        ("injuries", listed([book.say(f"injury.{name}.name") for name in seen.injuries])),
    ]
    title = sheet.name or in_words(lore.classes[sheet.hero].name, book.lang)
    return SheetInWords(title, tuple([(book.say(f"sheet.{field}"), value) for field, value in fields]))
