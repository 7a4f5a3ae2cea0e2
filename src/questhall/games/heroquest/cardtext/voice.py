"""Who speaks of whom: the caster of a spell, or the hero who drank, found or was hit."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.kernel.text import Argument, Phrase, Phrasebook

from .. import vocabulary as v
from .names import Names

FIGURES: tuple[v.Aim, ...] = ("hero", "ally", "enemy", "figure")
"""Aims that name somebody; the others name a place or nobody."""


class Voice:
    """Speaks one text. It remembers whom it has named: first "an enemy in line of sight", later "that enemy"."""

    def __init__(self, book: Phrasebook, names: Names, spell: v.Spell | None = None, aim: v.Aim = "self") -> None:
        """Without a spell it speaks of the hero with the card; `aim` is whom else a potion or an artifact is for."""
        self.book = book
        self.names = names
        self.spell = spell
        self.aim = aim if spell is None else spell.aim
        self.sight = ("line" if aim == "enemy" else "area") if spell is None else spell.sight
        self.met: set[str] = set()

    def say(self, key: str, /, **args: Argument) -> str:
        return self.book.say(f"card.{key}", **args)

    def phrase(self, key: str, /, **args: Argument) -> Phrase:
        return self.book.phrase(f"card.{key}", **args)

    def has(self, key: str) -> bool:
        return self.book.has(f"card.{key}")

    # --- figures ---

    @property
    def own(self) -> str:
        return "finder" if self.spell is None else "caster"

    def who(self, on: v.On) -> Phrase:
        role: str = on
        if on == "self":
            role = self.own
        elif on == "target":
            role = self._target()
        mention = "then" if role in self.met else "first"
        self.met.add(role)
        sight = self.say(f"sight.{self.sight}")
        return self.phrase(f"who.{role}.{mention}", sight=sight)

    def _target(self) -> str:
        if self.aim == "enemy_or_door":
            return "enemy"
        return self.aim if self.aim in FIGURES else self.own

    # --- numbers ---

    def points(self, kind: str, n: int, die: bool = False) -> str:
        if not die:
            return self.say(kind, n=n)
        amount = self.say("die_plus", n=n) if n else self.say("die")
        return self.say(kind, n=amount)

    def dice(self, n: int, colour: v.Colour = "white") -> Phrase:
        return self.phrase(f"dice.{colour}", n=n)

    def faces(self, low: int, high: int) -> str:
        return str(low) if low == high else f"{low}–{high}"

    # --- lists ---

    def counted(self, kinds: Sequence[str]) -> str:
        """ "2 skeletons and 1 zombie", in the order in which they are first named."""
        counts = {kind: kinds.count(kind) for kind in kinds}
        return self.joined("and", [self.say("text.counted", n=n, name=self.person(k, n)) for k, n in counts.items()])

    def person(self, kind: str, n: int = 1) -> str:
        return self.names.person(kind, n)

    def joined(self, how: str, parts: Sequence[str]) -> str:
        text = parts[0]
        for part in parts[1:]:
            text = self.say(f"text.{how}", first=text, next=part)
        return text

    def paragraph(self, parts: Sequence[str]) -> str:
        return " ".join([self.say("text.sentence", text=part) for part in parts])
