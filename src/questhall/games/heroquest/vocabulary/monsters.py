"""The bestiary (HQ-19)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Id, Text, Word

from .effects import Few

Trait = Literal[
    "adept",
    "packmaster",
    "chaos_magician",
    "demonic_save",
    "dragon_combat",
    "pass_through",
    "fireball",
    "fire_jet",
    "flying",
    "big_target",
    "immune",
    "incorporeal",
    "slow",
    "horned_rat",
    "whip",
    "regeneration",
    "sweep",
    "sling",
    "fast_fighter",
    "scream",
    "hard_to_control",
    "plague",
    "spear",
    "spider_attack",
    "many_armed",
    "push_back",
    "throwing_stars",
    "frenzy",
    "poison",
    "packed",
    "psychic",
    "blue_defence",
]
"""packed: giant rats, which a packmaster leads (HQ-19.46); psychic and blue_defence: only where a quest says so."""

Manner = Literal["brute", "pack", "second_row", "shooter", "coward", "guard", "caster", "big", "beast", "swarm"]
"""How the written game master plays it."""
Family = Literal[
    "goblin", "orc", "beast", "undead", "chaos", "troll", "ogre", "demon", "dragon", "spirit", "skaven", "folk"
]


class Profile(Word, frozen=True, kw_only=True):
    """The five values; an attack of several numbers is by facing."""

    attack: Annotated[tuple[Few, ...], Meta(min_length=1, max_length=3)]
    defence: Few
    tempo: Few
    """0: a D6, rolled each turn (HQ-19.43)."""
    body: Few
    mind: Few


class Monster(Profile, frozen=True, kw_only=True):
    """Its name stands in the table of names."""

    id: Id
    family: Family
    diagonal: Few = 0
    """Dice of a diagonal attack, where they are others (HQ-19.42)."""
    traits: tuple[Trait, ...] = ()
    values_in_quest: bool = False
    """The printed table has none: a quest gives all five, else these (HQ-19.40)."""
    manner: Manner = "brute"
    spells: Few = 0
    """How many a caster knows, where the quest does not say."""


class Name(Word, frozen=True):
    """The one table of display names: of heroes, monsters, lores and orders."""

    id: Id
    name: Text
    plural: Text | None = None
    the: dict[str, tuple[str, ...]] | None = None
    """By language, with the article: as subject, and where the language bends it, as object and as dative."""
