"""Who speaks of whom: the hero with a skill, the caster of a spell, or whoever finds something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from questhall.kernel.text import Argument, Phrasebook

from .. import vocabulary as v
from ..lengths import in_inches
from ..library import Pack, together
from ..lore import in_words

Whom = Literal["self", "hero", "other_hero", "fallen_hero", "enemy", "friend"]
"""The aims of skills, and the own side of a spell."""
Names = Mapping[str, str]
"""What the packs call their kits; one without a name here is called by its id."""
NAMELESS: Names = {}
DISTANCES = (1, 2, 3, 4, 6, 9, 12, 18)
"""Those that texts about rules speak of: a text has them as in1, in2 ..."""


def names_of(packs: Sequence[Pack], lang: str) -> Names:
    return {kit.id: in_words(kit.name, lang) for kit in together(packs, "kits").values()}


class Voice:
    """Speaks one text. It remembers whether it has named its target: first "another hero", later "that hero"."""

    def __init__(self, book: Phrasebook, names: Names = NAMELESS, halved: bool = False) -> None:
        self.book = book
        self.names = names
        self.halved = halved
        self.lengths = {f"in{n}": self.inches(n) for n in DISTANCES}
        self.whom: Whom = "self"
        self.several = 1
        self.where = ""
        self.met = False

    def aim(self, whom: Whom, reach: float = 0, sight: bool = False, targets: int = 1) -> None:
        """Whom the text is about."""
        self.whom = whom
        self.several = targets
        self.where = self.say("within", inches=self.inches(reach)) if reach else ""
        self.where += self.say("sight") if sight else ""

    def say(self, key: str, /, **args: Argument) -> str:
        return self.book.say(f"card.{key}", **self.lengths, **args)

    def has(self, key: str) -> bool:
        return self.book.has(f"card.{key}")

    def who(self) -> str:
        number = "one" if self.several == 1 else "several"
        mention = "then" if self.met else "first"
        self.met = True
        return self.say(f"who.{self.whom}.{number}.{mention}", k=self.several, where=self.where)

    def does(self, key: str, /, **args: Argument) -> str:
        """What happens to the target, or what it does; k says how many they are."""
        return self.say(key, who=self.who(), k=self.several, **args)

    def inches(self, n: float) -> str:
        return in_inches(v.thousandths(n), self.book, self.halved)

    def joined(self, how: str, parts: Sequence[str]) -> str:
        text = parts[0]
        for part in parts[1:]:
            text = self.say(f"text.{how}", first=text, next=part)
        return text

    def paragraph(self, parts: Sequence[str]) -> str:
        return " ".join([self.say("text.sentence", text=part) for part in parts])
