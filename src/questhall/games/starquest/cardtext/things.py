"""The text of a whole thing: a skill, an ability, a spell, a kit, a ware, a find."""

from __future__ import annotations

from functools import singledispatch

from questhall.kernel.text import Phrasebook

from .. import vocabulary as v
from .effects import sentences
from .profiles import rules_text, weapon_text
from .voice import NAMELESS, Names, Voice

BESIDE = 3
"""A kit is for a hero so near (ST-201)."""
CHANGES = ("defense", "stamina", "tough", "attacks", "ap")


def text_of(thing: object, book: Phrasebook, names: Names = NAMELESS, halved: bool = False) -> str:
    """What the data of a thing mean; the names of kits that it mentions come from the packs."""
    return _text(thing, Voice(book, names, halved))


def effects_text(effects: v.Effects, book: Phrasebook, names: Names = NAMELESS, halved: bool = False) -> str:
    """What befalls a hero."""
    voice = Voice(book, names, halved)
    return voice.paragraph(sentences(voice, effects))


def skill_text(skill: v.Skill, book: Phrasebook, names: Names = NAMELESS, halved: bool = False) -> str:
    return _skill(skill, Voice(book, names, halved))


def ability_text(ability: v.Ability, book: Phrasebook, names: Names = NAMELESS, halved: bool = False) -> str:
    return _ability(ability, Voice(book, names, halved))


def spell_text(spell: v.Spell, book: Phrasebook, names: Names = NAMELESS, halved: bool = False) -> str:
    return _spell(spell, Voice(book, names, halved))


def kit_text(kit: v.Kit, book: Phrasebook, names: Names = NAMELESS, halved: bool = False) -> str:
    return _kit(kit, Voice(book, names, halved))


def ware_text(ware: v.Ware, book: Phrasebook, halved: bool = False) -> str:
    return _ware(ware, Voice(book, halved=halved))


def discovery_text(found: v.Discovery, book: Phrasebook, names: Names = NAMELESS, halved: bool = False) -> str:
    return _discovery(found, Voice(book, names, halved))


@singledispatch
def _text(thing: object, voice: Voice) -> str:
    raise TypeError(f"no text for {thing!r}")


@_text.register
def _weapon(weapon: v.Weapon, voice: Voice) -> str:
    return weapon_text(weapon, voice.book, voice.halved)


@_text.register
def _skill(skill: v.Skill, voice: Voice) -> str:
    voice.aim(skill.aim, skill.range, skill.sight, skill.targets)
    if skill.attribute is None:
        test = voice.say("test.value", n=skill.value or 0)
    else:
        test = voice.say("test.attribute", attribute=voice.book.say(f"attribute.{skill.attribute}"))
    return voice.paragraph([test, *sentences(voice, skill.effects)])


@_text.register
def _ability(ability: v.Ability, voice: Voice) -> str:
    voice.aim(ability.aim, ability.range, targets=ability.targets)
    return voice.paragraph([voice.say("once"), *sentences(voice, ability.effects)])


@_text.register
def _spell(spell: v.Spell, voice: Voice) -> str:
    voice.aim("enemy" if spell.harmful else "friend", spell.range, sight=True, targets=spell.targets)
    return voice.paragraph([voice.say("value", n=spell.value), *sentences(voice, spell.effects)])


@_text.register
def _kit(kit: v.Kit, voice: Voice) -> str:
    voice.aim("hero", BESIDE)
    return voice.paragraph([*sentences(voice, kit.effects), voice.say("used_up")])


@_text.register
def _discovery(found: v.Discovery, voice: Voice) -> str:
    first = [voice.say("trap")] if found.trap else []
    return voice.paragraph([*first, *sentences(voice, found.effects)])


@_text.register
def _ware(ware: v.Ware, voice: Voice) -> str:
    said = [voice.say(f"ware.{field}", n=n) for field in CHANGES if (n := getattr(ware, field))]
    if ware.range:
        said.append(voice.say("ware.range", inches=voice.inches(ware.range)))
    if ware.sharp:
        said.append(voice.say("ware.sharp"))
    said += [voice.say("ware.rule", rule=rule.name) for rule in rules_text(ware.rules, voice.book)]
    fits = voice.say(f"ware.fits.{ware.fits}")
    return voice.paragraph([voice.say("ware.all", fits=fits, changes=voice.joined("comma", said))])
