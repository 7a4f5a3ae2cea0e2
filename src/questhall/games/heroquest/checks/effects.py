"""Whether effects make sense where they stand: do they do anything, and can they know whom or what they are about?"""

from __future__ import annotations

from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_walk import words
from questhall.kernel.pack_words import Word
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v

BY_ITSELF = (
    v.LoseSpell, v.LosePotion, v.Notch, v.DamageArmour, v.Poison, v.GoldPieces, v.Give, v.RegainSpell, v.MindTest,
    v.Flee, v.Frenzy, v.TrollBane, v.Slay, v.Lead,
)  # fmt: skip
"""Effects on whoever the spell is aimed at, without saying so."""
SOMEBODY: tuple[v.Aim, ...] = ("self", "hero", "ally", "enemy", "figure", "enemy_or_door")
CASTERS_ONLY = (v.Step, v.Vanish, v.Raise, v.StoneWall, v.ShadowTile, v.Lead, v.Flee, v.Frenzy)
"""Effects that need somebody who casts them."""


def check_effects(value: object) -> Findings:
    """Everything that can be said about effects wherever they stand."""
    for at, word in words(value):
        if isinstance(word, v.Effect):
            yield from _empty(word, at)
        if isinstance(word, v.Give) and [word.thing, word.scroll, word.random].count("") != 2:
            yield wrong(at, "flaw.give")
        if isinstance(word, v.Summon):
            yield from _rows(word, at)


def check_aim(spell: v.Spell) -> Findings:
    """What the caster names is what the effects are about (HQ-8.1)."""
    for at, word in words(spell):
        if not isinstance(word, v.Effect):
            continue
        needs = _needs(word)
        if needs and spell.aim not in needs:
            yield wrong(at, "flaw.aim", "HQ-8.1", effect=_tag(word), aims=needs, aim=spell.aim)


def check_found(value: object, at: Steps = ()) -> Findings:
    """What befalls a hero has no caster who could name a square, a direction or a door."""
    for place, word in words(value, at):
        if isinstance(word, CASTERS_ONLY) or _named(word):
            yield wrong(place, "flaw.no-caster", "HQ-8.1", effect=_tag(word))


def _named(word: Word) -> bool:
    if isinstance(word, v.OpenDoor):
        return word.chosen
    if isinstance(word, v.Uncover):
        return word.what == "chosen_room"
    return isinstance(word, v.Effect) and getattr(word, "on", "") == "line"


def _tag(word: Word) -> str:
    return str(word.__struct_config__.tag)


def _needs(effect: v.Effect) -> tuple[str, ...]:
    """The aims with which an effect can be; none: any."""
    match effect:
        case v.StoneWall():
            return ("two_squares",)
        case v.ShadowTile():
            return ("square",)
        case v.Step():
            return ("square",) if effect.on == "self" else ()
        case v.OpenDoor():
            return ("door", "enemy_or_door") if effect.chosen else ()
        case v.Uncover():
            return ("room",) if effect.what == "chosen_room" else ()
        case v.Block():
            return SOMEBODY if effect.what == "pit_here" else ()
    on = getattr(effect, "on", "target" if isinstance(effect, BY_ITSELF) else "")
    return {"target": SOMEBODY, "line": ("direction",)}.get(on, ())


def _empty(effect: v.Effect, at: Steps) -> Findings:
    """A base spell rolls its strength, so that its effects may be without one; the caller leaves it out."""
    match effect:
        case v.Heal():
            empty = not (effect.body or effect.mind or effect.die)
        case v.Hurt():
            empty = not (effect.body or effect.dice)
        case v.Poison():
            empty = not (effect.body or effect.injury)
        case v.GoldPieces():
            empty = not effect.n
        case v.Push():
            empty = not effect.squares
        case v.MindTest():
            empty = not effect.fails
        case v.Choice():
            empty = not all(effect.options)
        case v.Slay():
            empty = not effect.kinds
        case v.Mark():
            empty = not effect.n and effect.mark in ("attack", "defence")
        case _:
            empty = False
    if empty:
        yield wrong(at, "flaw.does-nothing")


def _rows(summon: v.Summon, at: Steps) -> Findings:
    faces = tuple(row.upto for row in summon.rows)
    if list(faces) != sorted(set(faces)) or not faces or faces[-1] != 6:
        yield wrong((*at, "rows"), "flaw.rows", rows=faces)
