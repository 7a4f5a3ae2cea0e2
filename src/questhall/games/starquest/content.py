"""What a client needs to draw the table, in one language: names, numbers, and texts made from the data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from questhall.kernel.text import Phrasebook

from . import vocabulary as v
from .cardtext import (
    Names,
    Said,
    names_of,
    rules_of,
    rules_text,
    status_text,
    text_of,
    weapon_rules_text,
    weapon_text,
)
from .cardtext.profiles import WEAPON_RULES, Side
from .library import Pack
from .lore import Lore, in_words, lore
from .values import HEIGHTS, RADII


class PointInfo(Struct, frozen=True):
    """A special rule, a status effect, an injury: in words."""

    id: str
    name: str
    text: str
    rules: tuple[str, ...]


class WeaponInfo(Struct, frozen=True):
    id: str
    name: str
    range: int
    """In thousandths of an inch; 0: melee."""
    attacks: int
    ap: int
    text: str
    """Its profile in a line."""
    rules: tuple[PointInfo, ...]


class ClassInfo(Struct, frozen=True):
    id: str
    name: str
    about: str
    quality: int
    defense: int
    tough: int
    strength: int
    dexterity: int
    willpower: int
    stamina: int
    radius: int
    weapons: tuple[str, ...]
    skills: tuple[str, ...]
    learns: tuple[str, ...]
    ability: str
    spells: tuple[str, ...]
    kits: tuple[str, ...]
    rules: tuple[PointInfo, ...]
    points: int


class MemberInfo(Struct, frozen=True):
    count: int
    weapons: tuple[str, ...]
    rules: tuple[PointInfo, ...]


class UnitInfo(Struct, frozen=True):
    id: str
    faction: str
    name: str
    plural: str
    about: str
    role: str
    quality: int
    defense: int
    tough: int
    radius: int
    tall: int
    weapons: tuple[str, ...]
    count: int
    members: tuple[MemberInfo, ...]
    rules: tuple[PointInfo, ...]
    points: int


class FactionInfo(Struct, frozen=True):
    id: str
    name: str
    about: str
    spells: tuple[str, ...]


class DeedInfo(Struct, frozen=True):
    """A skill, an ability, a spell, a kit, a ware or a find."""

    id: str
    name: str
    kind: str
    text: str
    flavour: str
    rules: tuple[str, ...]
    range: int
    value: int
    """Of a spell what it takes, of a kit or a ware its price; else 0."""
    fits: str
    """Of a ware where it belongs: hero, ranged, melee or weapon; else nothing."""


class TerrainInfo(Struct, frozen=True):
    id: str
    name: str
    form: str
    look: str
    height: int
    impassable: bool
    blocking: bool
    cover: bool
    difficult: bool
    dangerous: bool


class MissionInfo(Struct, frozen=True):
    id: str
    name: str
    briefing: str
    chapter: int
    difficulty: int
    primary: str


class Content(Struct, frozen=True):
    classes: tuple[ClassInfo, ...]
    units: tuple[UnitInfo, ...]
    factions: tuple[FactionInfo, ...]
    weapons: tuple[WeaponInfo, ...]
    deeds: tuple[DeedInfo, ...]
    terrain: tuple[TerrainInfo, ...]
    missions: tuple[MissionInfo, ...]
    statuses: tuple[PointInfo, ...]
    injuries: tuple[PointInfo, ...]


@cache
def content(packs: tuple[Pack, ...], book: Phrasebook) -> Content:
    made = Words(lore(packs), book, names_of(packs, book.lang))
    known = made.lore
    return Content(
        classes=tuple(map(made.hero, known.classes.values())),
        units=tuple(map(made.unit, known.units.values())),
        factions=tuple(
            [FactionInfo(f.id, made.say(f.name), made.say(f.about), f.spells) for f in known.factions.values()]
        ),
        weapons=tuple(map(made.weapon, known.weapons.values())),
        deeds=tuple(made.deeds()),
        terrain=tuple(map(made.terrain, known.terrain.values())),
        missions=tuple(map(made.mission, known.missions.values())),
        statuses=tuple([made.point(status, status_text(status, book)) for status in v.STATUSES]),
        injuries=tuple([made.injury(injury) for injury in v.INJURIES]),
    )


class Words:
    """Everything of the packs in the words of one language."""

    def __init__(self, known: Lore, book: Phrasebook, names: Names) -> None:
        self.lore = known
        self.book = book
        self.names = names

    def say(self, text: v.Story | None) -> str:
        return "" if text is None else in_words(text, self.book.lang)

    def point(self, name: str, said: Said) -> PointInfo:
        return PointInfo(name, said.name, said.text, said.rules)

    def rules(self, rules: v.Rules, side: Side) -> tuple[PointInfo, ...]:
        given = [name for name in rules.__struct_fields__ if getattr(rules, name)]
        return tuple(map(self.point, given, rules_text(rules, self.book, side)))

    def injury(self, injury: v.Injury) -> PointInfo:
        said = Said(self.book.say(f"injury.{injury}.name"), self.book.say(f"injury.{injury}.text"), ("ST-197",))
        return self.point(injury, said)

    def hero(self, hero: v.HeroClass) -> ClassInfo:
        return ClassInfo(
            hero.id,
            self.say(hero.name),
            self.say(hero.about),
            hero.quality,
            hero.defense,
            hero.tough,
            hero.strength,
            hero.dexterity,
            hero.willpower,
            hero.stamina,
            RADII[hero.base],
            hero.weapons,
            hero.skills,
            hero.learns,
            hero.ability,
            hero.spells,
            hero.kits,
            self.rules(hero.rules, "hero"),
            hero.points,
        )

    def unit(self, unit: v.Unit) -> UnitInfo:
        return UnitInfo(
            unit.id,
            unit.faction,
            self.say(unit.name),
            self.say(unit.plural or unit.name),
            self.say(unit.about),
            unit.role,
            unit.quality,
            unit.defense,
            unit.tough,
            RADII[unit.base],
            HEIGHTS[unit.base] if unit.height is None else v.thousandths(unit.height),
            unit.weapons,
            unit.count,
            tuple([MemberInfo(one.count, one.weapons, self.rules(one.rules, "enemy")) for one in unit.members]),
            self.rules(unit.rules, "enemy"),
            unit.points,
        )

    def weapon(self, weapon: v.Weapon) -> WeaponInfo:
        length = v.thousandths(weapon.range)
        given = [name for name in WEAPON_RULES if getattr(weapon, name)]
        rules = tuple(map(self.point, given, weapon_rules_text(weapon, self.book)))
        text = weapon_text(weapon, self.book)
        return WeaponInfo(weapon.id, self.say(weapon.name), length, weapon.attacks, weapon.ap, text, rules)

    def deeds(self) -> Sequence[DeedInfo]:
        spaces = ("skills", "abilities", "spells", "kits", "wares", "discoveries")
        kinds = ("skill", "ability", "spell", "kit", "ware", "found")
        return [
            DeedInfo(
                thing.id,
                self.say(thing.name),
                kind,
                text_of(thing, self.book, self.names),
                self.say(thing.flavour),
                rules_of(thing),
                v.thousandths(getattr(thing, "range", 0)),
                getattr(thing, "price", 0) or getattr(thing, "value", 0) or 0,
                getattr(thing, "fits", ""),
            )
            for space, kind in zip(spaces, kinds, strict=True)
            for thing in getattr(self.lore, space).values()
        ]

    def terrain(self, kind: v.Terrain) -> TerrainInfo:
        return TerrainInfo(
            kind.id,
            self.say(kind.name),
            kind.form,
            kind.look,
            v.thousandths(kind.height),
            kind.impassable,
            kind.blocking,
            kind.cover,
            kind.difficult,
            kind.dangerous,
        )

    def mission(self, mission: v.Mission) -> MissionInfo:
        name, briefing = self.say(mission.name), self.say(mission.briefing)
        return MissionInfo(mission.id, name, briefing, mission.chapter, mission.difficulty, mission.primary)
