"""The text of a whole thing: a spell, a potion, a card, a piece of furniture, a weapon."""

from __future__ import annotations

from functools import singledispatch

from questhall.kernel.text import Phrasebook

from .. import vocabulary as v
from .effects import sentences
from .gear import say_armour, say_good, say_weapon
from .names import Names
from .traits import trait_text
from .voice import Voice

NAMELESS = Names()
OF_HEROES = ("base", "special", "guild", "scroll", *v.LORES)


def text_of(thing: object, book: Phrasebook, names: Names = NAMELESS) -> str:
    """What the data of a thing mean; the names of others whom it mentions come from the packs."""
    return _text(thing, book, names)


def effects_text(effects: v.Effects, book: Phrasebook, names: Names = NAMELESS) -> str:
    """What befalls a hero: a row of furniture, a trap of a chest, what an event does."""
    voice = Voice(book, names)
    return voice.paragraph(sentences(voice, effects))


@singledispatch
def _text(thing: object, book: Phrasebook, names: Names) -> str:
    raise TypeError(f"no text for {thing!r}")


@_text.register
def _spell(spell: v.Spell, book: Phrasebook, names: Names) -> str:
    voice = Voice(book, names, spell)
    parts = []
    if spell.school == "base":
        parts.append(voice.say("base"))
    if spell.aim == "direction":
        parts.append(voice.say("direction.far", n=spell.reach) if spell.reach else voice.say("direction.wall"))
    parts += _base(voice, spell) if spell.school == "base" else sentences(voice, spell.effects)
    if spell.aim == "enemy_or_door":
        parts.append(voice.say("seen_before"))
    if spell.influence and spell.school in OF_HEROES:
        parts.append(voice.say("immune"))
    return voice.paragraph(parts)


def _base(voice: Voice, spell: v.Spell) -> list[str]:
    """Its strength is rolled, so that the numbers of its effects say nothing."""
    if any(isinstance(effect, v.Mark) for effect in spell.effects):
        return [voice.say("effect.mark_base", who=voice.who("target"))]
    return sentences(voice, spell.effects)


@_text.register
def _potion(potion: v.Potion, book: Phrasebook, names: Names) -> str:
    voice = Voice(book, names, aim=potion.aim)
    parts = sentences(voice, potion.effects)
    parts += [voice.say("use.action")] if potion.action else []
    return voice.paragraph([*parts, *_wearers(voice, potion)])


@_text.register
def _artifact(artifact: v.Artifact, book: Phrasebook, names: Names) -> str:
    voice = Voice(book, names, aim=artifact.aim)
    parts = [voice.say(f"power.{artifact.power}", n=artifact.n)] if artifact.power else []
    parts += sentences(voice, artifact.effects) if artifact.effects else []
    parts += [voice.say("use.action")] if artifact.action else []
    parts += [] if artifact.uses == "always" else [voice.say(f"use.{artifact.uses}")]
    return voice.paragraph([*parts, *_wearers(voice, artifact)])


@_text.register
def _weapon(weapon: v.Weapon, book: Phrasebook, names: Names) -> str:
    voice = Voice(book, names)
    return voice.paragraph([*say_weapon(voice, weapon), *_wearers(voice, weapon)])


@_text.register
def _armour(armour: v.Armour, book: Phrasebook, names: Names) -> str:
    voice = Voice(book, names)
    return voice.paragraph([*say_armour(voice, armour), *_wearers(voice, armour)])


@_text.register
def _good(good: v.Good, book: Phrasebook, names: Names) -> str:
    voice = Voice(book, names)
    return voice.paragraph([*say_good(voice, good), *_wearers(voice, good)])


@_text.register
def _ingredient(ingredient: v.Ingredient, book: Phrasebook, names: Names) -> str:
    voice = Voice(book, names)
    return voice.paragraph([voice.say("ingredient"), *_wearers(voice, ingredient)])


def _wearers(voice: Voice, thing: v.Thing) -> list[str]:
    said = [("only", thing.only), ("barred", thing.barred)]
    return [
        voice.say(f"use.{how}", names=voice.joined("comma", [voice.person(hero) for hero in heroes]))
        for how, heroes in said
        if heroes
    ]


@_text.register
def _treasure(card: v.Treasure, book: Phrasebook, names: Names) -> str:
    voice = Voice(book, names)
    return voice.paragraph([*sentences(voice, card.effects), *([voice.say("use.back")] if card.back else [])])


@_text.register
def _fate(card: v.FateCard, book: Phrasebook, names: Names) -> str:
    return effects_text(card.effects, book, names)


@_text.register
def _furniture(piece: v.Furniture, book: Phrasebook, names: Names) -> str:
    """A line for each face of the die."""
    voice = Voice(book, names)
    rows = [
        voice.say("text.row", n=face, text=effects_text(row, book, names)) for face, row in enumerate(piece.table, 1)
    ]
    lines = rows or [voice.paragraph([voice.say("furniture.plain")])]
    return "\n".join([*lines, *([voice.paragraph([voice.say("furniture.brews")])] if piece.brews else [])])


@_text.register
def _chest(chest: v.Chest, book: Phrasebook, names: Names) -> str:
    """Only its trap: what it holds is nobody's business before it is open."""
    voice = Voice(book, names)
    if not chest.trap:
        return voice.paragraph([voice.say("chest.safe")])
    return voice.paragraph([voice.say("chest.trap", text=voice.joined("together", sentences(voice, chest.trap)))])


@_text.register
def _recipe(recipe: v.Recipe, book: Phrasebook, names: Names) -> str:
    voice = Voice(book, names)
    how = "different" if recipe.different else "any"
    return voice.paragraph([voice.say(f"recipe.{how}", n=recipe.ingredients, name=names.thing(recipe.potion))])


@_text.register
def _monster(monster: v.Monster, book: Phrasebook, names: Names) -> str:
    """A line for each ability."""
    voice = Voice(book, names)
    lines = [f"{said.name}: {said.text}" for said in (trait_text(trait, book) for trait in monster.traits)]
    if monster.diagonal:
        lines.append(voice.paragraph([voice.say("monster.diagonal", dice=voice.dice(monster.diagonal))]))
    if monster.values_in_quest:
        lines.append(voice.paragraph([voice.say("monster.quest")]))
    return "\n".join(lines)
