"""The words of a Rush Out! pack: trials, spells, items, heroes, scenarios."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Id, Text, Word

HeroSymbol = Literal["fire", "sword", "footprint", "key", "heart"]
WizardSymbol = Literal["plant", "water", "air", "lightning", "fire"]
HeroFields = Annotated[tuple[HeroSymbol, ...], Meta(max_length=6)]
WoundedFields = Annotated[tuple[HeroSymbol, ...], Meta(min_length=1, max_length=3)]
"""No more than a hero has dice, who can heal alone (RO-157)."""
WizardFields = Annotated[tuple[WizardSymbol, ...], Meta(max_length=5)]
SpellKind = Literal["confusion", "summoning", "dragon", "weakness", "curse", "doom", "drain"]
ByHeroes = dict[Literal["2", "3", "4"], Annotated[int, Meta(ge=1, le=20)]]
"""A number by the number of heroes."""


class Trial(Word, frozen=True):
    """A trial; `players` is the number on its back: it is used from so many players on (RO-25)."""

    id: Id
    name: Text
    heroes: HeroFields
    kind: Literal["standard", "coin", "conflict"] = "standard"
    players: Literal[3, 4, 5] = 3
    wizard: WizardFields = ()
    banner: WizardSymbol | None = None
    emblem: str = ""


class Spell(Word, frozen=True):
    """A spell; what stands beside its kind says what it does."""

    id: Id
    name: Text
    kind: SpellKind
    wizard: WizardFields
    heroes: HeroFields = ()
    banner: WizardSymbol | None = None
    reach: Literal["one", "all"] = "one"
    """Confusion and drain."""
    steps: Literal[1, 2] = 1
    """Of the dragon."""
    swirl: bool = False
    ban: HeroSymbol | None = None
    curse: Literal["silence", "one_hand", "clap"] | None = None
    wounds: Literal[1, 2] = 1
    souls: bool = True
    """Doom: one for each wounded hero."""
    emblem: str = ""


class Equipment(Word, frozen=True):
    """Stars count as a symbol, or as any."""

    id: Id
    name: Text
    star: HeroSymbol | Literal["any"]
    price: Annotated[int, Meta(ge=1, le=5)]
    copies: Annotated[int, Meta(ge=1, le=4)] = 1
    emblem: str = ""


class Scroll(Word, frozen=True):
    """What the wizard can buy; exactly one of the effects."""

    id: Id
    name: Text
    price: Annotated[int, Meta(ge=1, le=5)]
    turns: tuple[WizardSymbol, WizardSymbol] | None = None
    swaps: bool = False
    star: WizardSymbol | None = None
    fields: WizardFields = ()
    """Dice that it takes to use it."""
    effect: Literal["clear", "dragon"] | None = None
    emblem: str = ""


class Hero(Word, frozen=True):
    """A hero tile with its ability."""

    id: Id
    name: Text
    star: HeroSymbol
    wounded: WoundedFields
    ability: Literal["inspire", "cleanse", "repel", "heal"]
    price: Annotated[int, Meta(ge=1, le=5)]
    emblem: str = ""


class Scenario(Word, frozen=True):
    """An exercise or a scenario: its cards and what is in play."""

    id: Id
    name: Text
    about: Text
    spells: dict[SpellKind, Annotated[int, Meta(ge=0, le=8)]]
    trials: tuple[Literal["standard", "coin", "conflict"], ...] = ("standard",)
    rounds: Literal[1, 3] = 3
    dragon: bool = True
    souls: bool = False
    lives: bool = False
    abilities: bool = False


class TrialFile(Word, frozen=True):
    trials: tuple[Trial, ...]


class SpellFile(Word, frozen=True):
    spells: tuple[Spell, ...]


class ItemFile(Word, frozen=True):
    equipment: tuple[Equipment, ...] = ()
    scrolls: tuple[Scroll, ...] = ()


class TableFile(Word, frozen=True):
    """Heroes and scenarios; a pack that builds on no other also says what holds for the whole table."""

    heroes: tuple[Hero, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    dragon_tile: ByHeroes | None = None
    """Stars that drive the dragon back."""
    souls: ByHeroes | None = None
    lives: ByHeroes | None = None
