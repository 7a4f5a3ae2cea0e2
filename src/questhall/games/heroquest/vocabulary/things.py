"""Heroes, and what they carry: weapons, armour, potions, artifacts, ingredients, goods."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Id, Text, Word

from .effects import Aim, Colour, Effects, Few

Price = Annotated[int, Meta(ge=0, le=5000)]
Ability = Literal[
    "raging",
    "sweep",
    "stamina",
    "herbs",
    "dexterity",
    "archer",
    "talent",
    "disarm",
    "resistance",
    "constitution",
    "base_spells",
    "special_spells",
    "every_order",
    "order",
    "regain",
]


class Hero(Word, frozen=True, kw_only=True):
    """A class of heroes; its name stands in the table of names."""

    id: Id
    unarmed: Few
    """Green dice (HQ-1.2)."""
    defence: Few
    mind: Few
    body: Few
    weapon: Id
    move: Few
    """What is added to the D6 (HQ-2.1)."""
    most_body: Few
    most_mind: Few
    casts_from: Few = 0
    """Mind points that casting needs (HQ-8.4); 0: never casts."""
    most_attack: Few = 5
    abilities: tuple[Ability, ...] = ()
    lores: tuple[Id, ...] = ()
    """Lores of which sets may be found; none: no sets."""
    sets: tuple[Few, ...] = ()
    """How many spell sets the hero can have, from the mind points on that casting needs (HQ-8.2)."""


class Thing(Word, frozen=True, kw_only=True):
    """Base of everything that can be carried."""

    id: Id
    name: Text
    price: Price = 0
    """In the shop; 0: never sold there."""
    artifact: bool = False
    only: tuple[Id, ...] = ()
    """Heroes who alone can use it; none: all who are not barred."""
    barred: tuple[Id, ...] = ()


class Weapon(Thing, frozen=True, kw_only=True):
    dice: Few
    colour: Colour = "white"
    """Black: magic (HQ-15.5)."""
    hands: Literal[1, 2] = 1
    kind: Literal["melee", "ranged"] = "melee"
    diagonal: bool = False
    thrown: Few = 0
    """How many squares far (HQ-4.5)."""
    metal: bool = True
    belt: bool = False
    """Hangs at the belt and is not counted (HQ-3.1)."""
    oil: bool = True
    """Can be oiled (HQ-15.4)."""
    undead: Few = 0
    """Dice more against undead."""
    foe: Id = ""
    """Kind of monster that it strikes twice."""
    ordinary: Id = ""
    """What is left of it without its magic (HQ-15.5, HQ-9.6)."""

    @property
    def magic(self) -> bool:
        return self.colour == "black" or bool(self.ordinary)


class Armour(Thing, frozen=True, kw_only=True):
    place: Literal["head", "arm", "body", "cloak"]
    defence: Few = 1
    mind: Few = 0
    metal: bool = True
    slow: bool = False
    """Moves without the die."""
    damageable: Literal["blue", "void"] = "blue"
    """A damaged piece: one blue die for a white one, or none at all (HQ-15.3, HQ-15.12)."""
    unseen: bool = False
    """Invisible for one turn in each quest."""


class Potion(Thing, frozen=True, kw_only=True):
    """Drunk in passing, by oneself or given to somebody beside one."""

    effects: Effects
    aim: Aim = "self"
    """self: whoever drinks it; an enemy: it is thrown or poured at one in line of sight."""
    action: bool = False
    """Takes the action of the turn."""
    healing: bool = False
    """Noted on the sheet and not counted (HQ-5.1); revives the unconscious (HQ-9.2)."""


class Artifact(Thing, frozen=True, kw_only=True):
    """Something magic that is neither weapon nor armour."""

    effects: Effects = ()
    aim: Aim = "self"
    action: bool = False
    """Takes the action of the turn."""
    uses: Literal["once", "quest", "always"] = "once"
    """always: it works by itself, and `power` says how."""
    power: Literal["", "mind", "two_spells", "double_spell", "fire_ring", "antidote", "jump", "spell_book"] = ""
    n: Few = 0


class Ingredient(Thing, frozen=True, kw_only=True):
    pass


class Good(Thing, frozen=True, kw_only=True):
    """Neither worn nor drunk: the tool kit, weapon oil, things that a quest is about."""

    kind: Literal["tools", "oil", "quest"]
    once: bool = False


AnyThing = Weapon | Armour | Potion | Artifact | Ingredient | Good
