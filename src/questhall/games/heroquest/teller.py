"""HeroQuest in words: squares, figures, and the names of the packs."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Ask, Offer
from questhall.kernel.chance import Told
from questhall.kernel.plain_teller import PlainTeller
from questhall.kernel.telling import Prompt
from questhall.kernel.text import Argument, Phrase, Phrasebook

from .dungeon.squares import spot
from .entities import FACINGS, FIRST_MONSTER
from .lore import Lore, in_words
from .moves import Choose, Special
from .rules.carrying import UNKNOWN
from .town import prices
from .view import DecisionView, View

SQUARES = frozenset({"square", "to", "over", "start"})
FIGURES = frozenset({"figure", "target", "monster", "shooter"})
FORMS = ("nom", "acc", "dat")
SIDES = (*FACINGS, "north_east", "south_east", "south_west", "north_west")
"""Where a fire jet goes, by its number."""
VARIANTS = ("weapon", "kind", "facing", "clockwise", "passed", "injury", "point")


class HeroQuestTeller(PlainTeller[View]):
    def __init__(self, book: Phrasebook, seat: int | None, lore: Lore, marked: bool = False) -> None:
        super().__init__(book, seat, marked)
        self.lore = lore
        self.kinds: dict[int, str] = {}
        """Monsters by number, also those that are gone."""
        self.own_names: dict[int, str] = {}
        """Names that the quest gives to some of them."""
        self.named: dict[str, Any] = {
            "quest": lore.quests,
            "kind": lore.names,
            "thing": lore.things,
            "spell": lore.spells,
            "card": {**lore.treasures, **lore.fates},
            "furniture": lore.furniture,
            "lore": lore.names,
        }

    def argument(self, name: str, value: Any) -> Argument:
        """Any: what log lines, refusals and answers carry; what a quest says is there in all its languages."""
        if isinstance(value, dict):
            return in_words(value, self.book.lang)
        if name == "quest" and self.view is not None and value == self.view.quest:
            return in_words(self.view.title, self.book.lang)
        if name in SQUARES and isinstance(value, int):
            return spot(value, self.view.width) if self.view is not None else str(value)
        if name in FIGURES and isinstance(value, int):
            return self.figure(value)
        if name == "weapon" and value in self.lore.things:
            name = "thing"
        if name == "recipe" and value in self.lore.recipes:
            name, value = "thing", self.lore.recipes[value].potion
        if name == "ingredient":
            name = "thing"
        if name == "item" and isinstance(value, int):
            return self.lying(value)
        if name == "place" and isinstance(value, str):
            return self.at_place(value)
        if name == "hero" and isinstance(value, str):
            name = "kind"
        if name == "thing" and value in self.lore.spells:
            name = "spell"
        if name == "thing" and value == UNKNOWN:
            return self.book.say("thing.unknown")
        if name in self.named and value in self.named[name]:
            return self.marking(value, in_words(self.named[name][value].name, self.book.lang))
        return super().argument(name, value)

    def lying(self, number: int) -> Argument:
        """What lies on the floor, by its number."""
        dropped = self.view.dropped if self.view is not None else ()
        if number >= len(dropped):
            return str(number)
        item = dropped[number]
        if item.gold:
            return self.book.say("thing.gold", n=item.gold)
        thing = item.gear.thing if item.gear is not None else item.thing or item.scroll
        return self.argument("thing", thing) if thing else self.book.say("thing.unknown")

    def at_place(self, place: str) -> str:
        """What the hero whose seat is told carries there."""
        for hero in self.view.heroes if self.view is not None else ():
            gear = prices.at(hero, place) if hero.seat == self.seat else None
            if gear is not None:
                return str(self.argument("thing", gear.thing))
        return place

    def question(self, ask: Ask) -> Prompt:
        prompt, decision = super().question(ask), self.decision
        return prompt if decision is None else replace(prompt, title=in_words(decision.question, self.book.lang))

    @property
    def decision(self) -> DecisionView | None:
        """What the quest asks the heroes in its own words."""
        return self.view.decision if self.view is not None else None

    def see(self, view: View, offer: Offer | None = None) -> None:
        super().see(view, offer)
        self.kinds |= {hero.seat: hero.hero for hero in view.heroes}
        for monster in view.monsters:
            self.kinds[monster.id] = monster.monster
            if monster.name is not None:
                self.own_names[monster.id] = in_words(monster.name, self.book.lang)

    def figure(self, number: int) -> Argument:
        """A hero or a monster with its article or its own name, also one that is gone."""
        if number in self.own_names:
            return self.own_names[number]
        kind = self.kinds.get(number)
        if kind is not None:
            return self.the(kind)
        return self.player(number) if number < FIRST_MONSTER else self.book.phrase("figure.gone")

    def the(self, kind: str) -> Phrase:
        name = self.lore.names[kind]
        said = (name.the or {}).get(self.book.lang) or (in_words(name.name, self.book.lang),)
        forms = [self.with_article(kind, one) for one in said]
        return Phrase({"": forms[0], "nom": forms[0], "acc": forms[min(1, len(forms) - 1)], "dat": forms[-1]})

    def with_article(self, kind: str, told: str) -> str:
        """The article stands outside the mark, so that a sentence can begin with it."""
        article, space, name = told.partition(" ")
        return f"{article}{space}{self.marking(kind, name)}" if name else self.marking(kind, told)

    def marking(self, name: str, told: str) -> str:
        return f"⟦{name}|{told}⟧" if self.marked else told

    def player(self, seat: int) -> Phrase:
        """Heroes are called by their class."""
        kind = self.kinds.get(seat)
        if kind is not None:
            return self.the(kind)
        forms = {form: self.book.form("player.master" if seat == 0 else "player.hero", form, n=seat) for form in FORMS}
        return Phrase({"": forms["nom"], **forms})

    def option(self, answer: Answer) -> str:
        """Some answers are called by what it is done with: a weapon, a special attack, a side; the options of a
        decision by the quest's words."""
        if self.decision is not None and isinstance(answer, Choose):
            return in_words(self.decision.options[answer.n], self.book.lang)
        key = f"move.{answer.__struct_config__.tag}"
        if self.book.has(key):
            return super().option(answer)
        if isinstance(answer, Special) and answer.kind == "fire_jet":
            return self.book.say(f"{key}.fire_jet", side=self.argument("side", SIDES[answer.target]))
        fields = {name: getattr(answer, name) for name in answer.__struct_fields__}
        if self.book.has(f"{key}.alone"):
            return self.book.say(f"{key}.{self.aimed(fields)}", **self.arguments(fields))
        variant = next(f"{key}.{fields[name]}" for name in VARIANTS if self.book.has(f"{key}.{fields.get(name)}"))
        return self.book.say(variant, **self.arguments(fields))

    def aimed(self, fields: dict[str, Any]) -> str:
        """What a spell or an artifact is aimed at: nothing, a figure, a door, or squares. Any: fields of an answer."""
        spell = self.lore.spells.get(fields.get("spell", ""))
        if fields["target"]:
            return "at"
        if fields["squares"] and spell is not None and spell.aim in ("door", "enemy_or_door", "room"):
            return "door"
        return "there" if fields["squares"] else "alone"

    def line(self, told: Told) -> str | None:
        """A line that brings a monster onto the board says of which kind it is."""
        if "monster" in told.args and "kind" in told.args:
            self.kinds[int(str(told.args["monster"]))] = str(told.args["kind"])
        return super().line(told)
