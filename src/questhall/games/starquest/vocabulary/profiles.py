"""What heroes and enemies have in common: weapons and special rules (ST-98 to ST-163)."""

from __future__ import annotations

from questhall.kernel.pack_words import Id, Text, Word

from .words import Few, Inches


class Weapon(Word, frozen=True, kw_only=True):
    id: Id
    name: Text
    range: Inches = 0
    """0: for melee."""
    attacks: Few
    ap: Few = 0
    blast: Few = 0
    deadly: Few = 0
    bane: bool = False
    counter: bool = False
    indirect: bool = False
    limited: bool = False
    reliable: bool = False
    rending: bool = False
    surge: bool = False
    thrust: bool = False
    unstoppable: bool = False

    @property
    def melee(self) -> bool:
        return not self.range


class Rules(Word, frozen=True, kw_only=True):
    """Special rules of a unit; a number is the X of the rule."""

    ambush: bool = False
    caster: Few = 0
    fast: bool = False
    fear: Few = 0
    fearless: bool = False
    flying: bool = False
    furious: bool = False
    immobile: bool = False
    impact: Few = 0
    regeneration: bool = False
    relentless: bool = False
    scout: bool = False
    slow: bool = False
    stealth: bool = False
    strider: bool = False
    villain: bool = False


PLAIN = Rules()
