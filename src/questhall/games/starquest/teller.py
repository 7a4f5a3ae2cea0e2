"""Star Quest in words: inches, units, and the names of the packs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Ask, Offer
from questhall.kernel.chance import Told
from questhall.kernel.plain_teller import PlainTeller
from questhall.kernel.telling import Prompt
from questhall.kernel.text import Argument, Phrase, Phrasebook

from .bearings import bearing
from .entities import FIRST_ENEMY
from .lengths import in_inches
from .lore import Lore, in_words
from .moves import Buy, Pay, Split
from .rules.ambush import AWAY, WhereToCome
from .rules.deploying import ZONE, WhereToDeploy
from .space.measure import INCH, leg
from .view import View

UNITS = frozenset({"unit", "target", "enemy"})
LENGTHS = frozenset({"inches", "most", "range"})
DRAWN = "draw."
"""What is foreseen for a board that draws it, without words: ways, lines of sight."""
HUNDREDTHS = frozenset({"hundredths", "by_charge", "by_shots"})
FORMS = ("nom", "acc", "dat")
HINTED: Mapping[str, Mapping[str, int]] = {
    WhereToDeploy.name: {"most": ZONE, "inches": INCH},
    WhereToCome.name: {"inches": AWAY},
}
"""Lengths that the hint of a question names; on the small table they are halved like all others (ST-16)."""


class StarQuestTeller(PlainTeller[View]):
    def __init__(self, book: Phrasebook, seat: int | None, lore: Lore, marked: bool = False) -> None:
        super().__init__(book, seat, marked)
        self.lore = lore
        self.kinds: dict[int, str] = {}
        """Units by number, also those that are gone."""
        self.halved = False
        self.named: dict[str, Mapping[str, Any]] = {
            "weapon": lore.weapons,
            "arm": lore.weapons,
            "skill": lore.skills,
            "ability": lore.abilities,
            "spell": lore.spells,
            "kit": lore.kits,
            "ware": lore.wares,
            "found": lore.discoveries,
            "faction": lore.factions,
            "terrain": lore.terrain,
            "mission": lore.missions,
            "kind": {**lore.classes, **lore.units},
            "what": {**lore.kits, **lore.wares},
        }

    def see(self, view: View, offer: Offer | None = None) -> None:
        super().see(view, offer)
        self.halved = view.small
        self.kinds |= {hero.unit: hero.kind for hero in view.heroes}
        self.kinds |= {FIRST_ENEMY + n: kind for n, kind in enumerate(view.came)}

    def argument(self, name: str, value: Any) -> Argument:
        """Any: what log lines, refusals and answers carry; what a mission says is there in all its languages."""
        if isinstance(value, dict):
            return in_words(value, self.book.lang)
        if name in UNITS and isinstance(value, int):
            return self.figure(value)
        if name in LENGTHS and isinstance(value, int):
            return self.length(value)
        if name in HUNDREDTHS:
            return self.decimals(int(value))
        if name == "to" or (name == "path" and value):
            return self.place(value if name == "to" else value[-1])
        if name == "hero" and isinstance(value, str):
            name = "kind"
        if name == "injury":
            return self.book.say(f"injury.{value}.name")
        if name in self.named and value in self.named[name]:
            return self.marking(value, in_words(self.named[name][value].name, self.book.lang))
        return super().argument(name, value)

    def length(self, thousandths: int) -> str:
        return in_inches(thousandths, self.book, self.halved)

    def decimals(self, hundredths: int) -> str:
        """A number with as few decimals as it takes."""
        whole, rest = divmod(hundredths, 100)
        told = f"{rest:02d}".rstrip("0")
        return f"{whole}{self.book.say('unit.point') + told if told else ''}"

    def place(self, point: tuple[int, int]) -> str:
        """From the hero of the seat, if he is on the table; else from the north-west corner."""
        here = (
            next((hero for hero in self.view.heroes if hero.seat == self.seat and not hero.aside), None)
            if self.view
            else None
        )
        if here is None:
            return self.book.say("place", x=self.length(point[0]), y=self.length(point[1]))
        start = (here.models[0].x, here.models[0].y)
        way = self.book.say(f"bearing.{bearing(start, point)}")
        return self.book.say("place-from-here", inches=self.length(leg(start, point)), bearing=way)

    def figure(self, number: int) -> Argument:
        """A hero or an enemy, also one that is gone."""
        kind = self.kinds.get(number)
        if number < FIRST_ENEMY:
            return self.player(number)
        return self.book.phrase("figure.gone") if kind is None else self.called(number, kind)

    def called(self, number: int, kind: str) -> Phrase:
        """Several units of a kind are told apart by letters, in the order in which they came."""
        same = sorted([unit for unit, other in self.kinds.items() if other == kind])
        name = self.marking(kind, in_words(self.lore.units[kind].name, self.book.lang))
        letter = chr(ord("A") + same.index(number) % 26)
        said = self.book.say("figure.letter", name=name, letter=letter)
        return Phrase({"": said, **dict.fromkeys(FORMS, said)})

    def player(self, seat: int) -> Phrase:
        """Heroes are called by their class, or by a name of their own."""
        if self.view is not None:
            for hero in self.view.heroes:
                if hero.seat == seat:
                    said = hero.name or in_words(self.lore.classes[hero.kind].name, self.book.lang)
                    return Phrase({"": said, **dict.fromkeys(FORMS, said)})
        forms = {form: self.book.form("player.master" if seat == 0 else "player.hero", form, n=seat) for form in FORMS}
        return Phrase({"": forms["nom"], **forms})

    def marking(self, name: str, told: str) -> str:
        return f"⟦{name}|{told}⟧" if self.marked else told

    def question(self, ask: Ask) -> Prompt:
        if ask.question not in HINTED:
            return super().question(ask)
        lengths = {name: self.length(n) for name, n in HINTED[ask.question].items()}
        key = f"ask.{ask.question}"
        return Prompt(self.book.say(f"{key}.title"), self.book.say(f"{key}.hint", **lengths), ask.rules)

    def option(self, answer: Answer) -> str:
        """Some answers are said in several ways, by what they are aimed at."""
        key = f"move.{answer.__struct_config__.tag}"
        fields = {name: getattr(answer, name) for name in answer.__struct_fields__}
        if self.book.has(f"{key}.alone"):
            variant = "at" if fields.get("targets") or fields.get("arm") else "alone"
            said = self.arguments(fields)
            if "targets" in fields:
                said["targets"] = self.joined([self.plain(self.figure(n)) for n in fields["targets"]])
            if isinstance(answer, Buy):
                said["n"] = (self.lore.kits.get(answer.what) or self.lore.wares[answer.what]).price
            return self.book.say(f"{key}.{variant}", **said)
        if "at" in fields:
            pairs = [
                f"{self.argument('weapon', weapon)} → {self.plain(self.figure(unit))}" for weapon, unit in fields["at"]
            ]
            return self.book.say(key, at=self.joined(pairs))
        if isinstance(answer, Pay) and self.offer is not None:
            (n,) = self.offer.ask.about
            payer = next((hero for hero in self.view.heroes if hero.seat == self.seat), None) if self.view else None
            return self.book.say(f"pays.{'wounds' if payer is not None and payer.stamina < n else 'stamina'}", n=n)
        if isinstance(answer, Split) and self.offer is not None:
            shares = zip(self.offer.ask.about, answer.hits, strict=True)
            return self.book.say(key, hits=self.joined([f"{self.plain(self.figure(unit))} {n}" for unit, n in shares]))
        return super().option(answer)

    def line(self, told: Told) -> str | None:
        """A line that brings a unit onto the table says of which kind it is; one that begins the activation of an
        enemy, how near it is to a hero (ST-19)."""
        if told.key.startswith(DRAWN):
            return None
        if "unit" in told.args and "kind" in told.args:
            self.kinds[int(str(told.args["unit"]))] = str(told.args["kind"])
        if told.key == "log.activated" and "inches" in told.args:
            told = replace(told, key="log.activated-near")
        return super().line(told)
