"""What a client needs to draw the dungeon, in one language: names, numbers, and texts made from the data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from questhall.kernel.text import Phrasebook

from . import vocabulary as v
from .cardtext import ability_text, names_of, rules_of, text_of, trait_text
from .library import Pack
from .lore import Lore, in_words, lore


class PointInfo(Struct, frozen=True):
    """Something that a figure can do, in words."""

    id: str
    name: str
    text: str
    rules: tuple[str, ...]


class HeroInfo(Struct, frozen=True):
    id: str
    name: str
    body: int
    mind: int
    defence: int
    move: int
    weapon: str
    abilities: tuple[PointInfo, ...]


class MonsterInfo(Struct, frozen=True):
    id: str
    name: str
    family: str
    attack: tuple[int, ...]
    defence: int
    tempo: int
    body: int
    mind: int
    traits: tuple[PointInfo, ...]


class ThingInfo(Struct, frozen=True):
    """A weapon, a piece of armour, a potion, an artifact ..."""

    id: str
    name: str
    kind: str
    text: str
    rules: tuple[str, ...]
    price: int
    artifact: bool
    dice: int
    """Of a weapon, or what armour adds."""
    colour: str
    place: str
    """melee, ranged, belt; head, arm, body, cloak."""
    only: tuple[str, ...]


class CardInfo(Struct, frozen=True):
    """A spell or a card of the decks."""

    id: str
    name: str
    school: str
    text: str
    flavour: str
    rules: tuple[str, ...]
    aim: str
    sight: str
    hostile: bool
    price: int
    """What the guild asks for teaching it; 0: it is not taught."""


class FurnitureInfo(Struct, frozen=True):
    id: str
    name: str
    tall: bool
    brews: bool


class NameInfo(Struct, frozen=True):
    id: str
    name: str


class QuestInfo(Struct, frozen=True):
    id: str
    name: str
    briefing: str
    aim: str
    level: int


class Content(Struct, frozen=True):
    heroes: tuple[HeroInfo, ...]
    monsters: tuple[MonsterInfo, ...]
    things: tuple[ThingInfo, ...]
    spells: tuple[CardInfo, ...]
    cards: tuple[CardInfo, ...]
    furniture: tuple[FurnitureInfo, ...]
    names: tuple[NameInfo, ...]
    quests: tuple[QuestInfo, ...]


@cache
def content(packs: tuple[Pack, ...], book: Phrasebook) -> Content:
    made = Words(packs, book)
    known = made.lore
    return Content(
        heroes=tuple(map(made.hero, known.heroes.values())),
        monsters=tuple(map(made.monster, known.monsters.values())),
        things=tuple(map(made.thing, known.things.values())),
        spells=tuple(map(made.spell, known.spells.values())),
        cards=(*map(made.card, known.treasures.values()), *map(made.card, known.fates.values())),
        furniture=tuple(
            [
                FurnitureInfo(piece.id, made.say(piece.name), piece.tall, piece.brews)
                for piece in known.furniture.values()
            ]
        ),
        names=tuple([NameInfo(name.id, made.say(name.name)) for name in known.names.values()]),
        quests=tuple(map(made.quest, known.quests.values())),
    )


class Words:
    """Everything of the packs in the words of one language."""

    def __init__(self, packs: Sequence[Pack], book: Phrasebook) -> None:
        self.lore: Lore = lore(tuple(packs))
        self.book = book
        self.names = names_of(packs, book.lang)

    def say(self, text: v.Story | None) -> str:
        return "" if text is None else in_words(text, self.book.lang)

    def name(self, name: str) -> str:
        return self.say(self.lore.names[name].name)

    def hero(self, hero: v.Hero) -> HeroInfo:
        points = []
        for ability in hero.abilities:
            said = ability_text(ability, self.book)
            points.append(PointInfo(ability, said.name, said.text, said.rules))
        return HeroInfo(
            hero.id, self.name(hero.id), hero.body, hero.mind, hero.defence, hero.move, hero.weapon, tuple(points)
        )

    def monster(self, monster: v.Monster) -> MonsterInfo:
        points = []
        for trait in monster.traits:
            said = trait_text(trait, self.book)
            points.append(PointInfo(trait, said.name, said.text, said.rules))
        return MonsterInfo(
            monster.id,
            self.name(monster.id),
            monster.family,
            monster.attack,
            monster.defence,
            monster.tempo,
            monster.body,
            monster.mind,
            tuple(points),
        )

    def thing(self, thing: v.AnyThing) -> ThingInfo:
        place = ""
        dice, colour = 0, ""
        if isinstance(thing, v.Weapon):
            place, dice, colour = "belt" if thing.belt else thing.kind, thing.dice, thing.colour
        elif isinstance(thing, v.Armour):
            place, dice = thing.place, thing.defence
        return ThingInfo(
            thing.id,
            self.say(thing.name),
            type(thing).__name__.lower(),
            text_of(thing, self.book, self.names),
            rules_of(thing),
            thing.price,
            thing.artifact,
            dice,
            colour,
            place,
            thing.only,
        )

    def spell(self, spell: v.Spell) -> CardInfo:
        text = text_of(spell, self.book, self.names)
        flavour, rules = self.say(spell.flavour), rules_of(spell)
        return CardInfo(
            spell.id,
            self.say(spell.name),
            spell.school,
            text,
            flavour,
            rules,
            spell.aim,
            spell.sight,
            spell.hostile,
            spell.price,
        )

    def card(self, card: v.Treasure | v.FateCard) -> CardInfo:
        text, school = text_of(card, self.book, self.names), "fate" if isinstance(card, v.FateCard) else "treasure"
        return CardInfo(
            card.id, self.say(card.name), school, text, self.say(card.flavour), rules_of(card), "none", "self", False, 0
        )

    def quest(self, quest: v.Quest) -> QuestInfo:
        return QuestInfo(quest.id, self.say(quest.name), self.say(quest.briefing), self.say(quest.aim), quest.level)
