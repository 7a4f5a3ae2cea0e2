"""Whether effects make sense where they stand: do they do anything, and is there somebody for them?"""

from __future__ import annotations

from typing import Literal

from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_words import Word
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v

Side = Literal["friend", "fallen", "foe", "found", "trap"]
"""Whom effects are for: the own side, an unconscious hero, enemies, the hero who finds something, or who is trapped."""
FOR_FRIENDS: tuple[type[Word], ...] = (v.Heal, v.Restore, v.Tokens, v.Cure, v.Lend)
FOR_FOES: tuple[type[Word], ...] = (v.Hits, v.Volley, v.Inflict, v.Lend)
FOR: dict[Side, tuple[type[Word], ...]] = {
    "friend": (*FOR_FRIENDS, v.Run),
    "fallen": (v.Raise, *FOR_FRIENDS),
    "foe": (*FOR_FOES, v.Push),
    "found": (*FOR_FRIENDS, v.Credits, v.Find),
    "trap": FOR_FOES,
}
COUNTED: tuple[v.MarkKind, ...] = ("hit", "defense", "attribute")
"""Marks that add to rolls; only these can hinder anybody."""
LEAST: dict[v.MarkKind, int] = {"swift": 1, "deadly": 2}
"""Marks with a number, and the smallest that means something."""
WHILE: tuple[v.Until, ...] = ("activation", "own_activation", "round", "mission")
ONCE: dict[v.MarkKind, v.Until] = {
    "hit": "attack",
    "defense": "defended",
    "attribute": "test",
    "regeneration": "defended",
    "furious": "attack",
    "fearless": "test",
    "stealth": "defended",
    "swift": "attack",
    "sharp": "attack",
    "deadly": "attack",
    "hidden": "revealed",
    "guarded": "defended",
    "sure_hands": "test",
    "unhurt": "defended",
}
"""When a mark is used up; every mark can also last for a while."""


def check_effects(effects: v.Effects, side: Side) -> Findings:
    for n, effect in enumerate(effects):
        at: Steps = ("effects", n)
        if not isinstance(effect, FOR[side]):
            yield wrong(at, f"flaw.nobody-for.{side}", effect=tag(effect), known=tuple(map(tag, FOR[side])))
        if is_idle(effect):
            yield wrong(at, "flaw.does-nothing")
        if isinstance(effect, v.Hits) and effect.deadly == 1:
            yield wrong((*at, "deadly"), "flaw.one-is-none", "ST-124", rule="deadly")
        if isinstance(effect, v.Find) and effect.kit and effect.random:
            yield wrong((*at, "random"), "flaw.find")
        if isinstance(effect, v.Lend):
            yield from _mark(effect, at, side)


def tag(effect: Word | type[Word]) -> str:
    return str(effect.__struct_config__.tag)


def is_idle(effect: v.AnyEffect) -> bool:
    match effect:
        case v.Hits() | v.Heal() | v.Restore() | v.Tokens() | v.Raise():
            return not effect.n
        case v.Volley():
            return not effect.attacks
        case v.Run() | v.Push():
            return effect.inches <= 0
        case v.Credits():
            return not (effect.n or effect.d3)
        case v.Lend():
            return not effect.n and effect.mark in COUNTED
    return False


def _mark(lend: v.Lend, at: Steps, side: Side) -> Findings:
    if side in ("foe", "trap") and (lend.mark not in COUNTED or lend.n > 0):
        yield wrong(at, "flaw.hinders", known=COUNTED)
    elif lend.mark in LEAST and lend.n < LEAST[lend.mark]:
        yield wrong(at, "flaw.mark-least", mark=lend.mark, n=LEAST[lend.mark])
    elif lend.mark not in COUNTED and lend.mark not in LEAST and lend.n != 1:
        yield wrong((*at, "n"), "flaw.mark-uncounted", mark=lend.mark)
    once = ONCE.get(lend.mark)
    possible = WHILE if once is None else (once, *WHILE)
    if lend.until not in possible:
        yield wrong((*at, "until"), "flaw.until", mark=lend.mark, until=lend.until, known=possible)
