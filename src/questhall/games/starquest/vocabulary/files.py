"""The files of a pack."""

from __future__ import annotations

from questhall.kernel.pack_words import Word

from .enemies import Faction, Unit
from .heroes import HeroClass, Ware
from .missions import Mission
from .profiles import Weapon
from .skills import Ability, Discovery, Kit, Skill, Spell
from .terrain import Terrain


class WeaponsFile(Word, frozen=True):
    weapons: tuple[Weapon, ...] = ()


class HeroesFile(Word, frozen=True):
    classes: tuple[HeroClass, ...] = ()
    skills: tuple[Skill, ...] = ()
    abilities: tuple[Ability, ...] = ()


class SpellsFile(Word, frozen=True):
    spells: tuple[Spell, ...] = ()


class GearFile(Word, frozen=True):
    kits: tuple[Kit, ...] = ()
    wares: tuple[Ware, ...] = ()
    discoveries: tuple[Discovery, ...] = ()


class FactionsFile(Word, frozen=True):
    factions: tuple[Faction, ...] = ()
    units: tuple[Unit, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    spells: tuple[Spell, ...] = ()


class TerrainFile(Word, frozen=True):
    terrain: tuple[Terrain, ...] = ()


class MissionsFile(Word, frozen=True):
    missions: tuple[Mission, ...] = ()
