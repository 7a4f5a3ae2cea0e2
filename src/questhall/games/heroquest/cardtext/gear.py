"""What weapons, armour and goods say."""

from __future__ import annotations

from .. import vocabulary as v
from .voice import Voice


def say_weapon(voice: Voice, weapon: v.Weapon) -> list[str]:
    said = [voice.say(f"weapon.{weapon.kind}", dice=voice.dice(weapon.dice, weapon.colour))]
    if weapon.undead:
        said.append(voice.say("weapon.undead", n=weapon.undead))
    if weapon.foe:
        said.append(voice.say("weapon.foe", name=voice.person(weapon.foe)))
    if weapon.diagonal:
        said.append(voice.say("weapon.diagonal"))
    if weapon.hands == 2:
        said.append(voice.say("weapon.two_hands"))
    if weapon.thrown:
        said.append(voice.say("weapon.thrown", n=weapon.thrown))
    if weapon.belt:
        said.append(voice.say("weapon.belt"))
    if not weapon.metal:
        said.append(voice.say("weapon.wood"))
    if not weapon.oil and weapon.kind == "melee" and not weapon.magic:
        said.append(voice.say("weapon.no_oil"))
    if weapon.ordinary:
        said.append(voice.say("weapon.magic", name=voice.names.thing(weapon.ordinary)))
    return said


def say_armour(voice: Voice, armour: v.Armour) -> list[str]:
    place = voice.say(f"armour.{armour.place}")
    said = [voice.say("armour.defence" if armour.defence else "armour.worn", place=place, n=armour.defence)]
    if armour.mind:
        said.append(voice.say("armour.mind", n=armour.mind))
    if armour.slow:
        said.append(voice.say("armour.slow"))
    if armour.unseen:
        said.append(voice.say("armour.unseen"))
    if not armour.metal and armour.place != "cloak":
        said.append(voice.say("armour.soft"))
    if armour.damageable == "void":
        said.append(voice.say("armour.void"))
    return said


def say_good(voice: Voice, good: v.Good) -> list[str]:
    if good.kind == "tools" and good.once:
        return [voice.say("good.tools_once")]
    return [voice.say(f"good.{good.kind}")]
