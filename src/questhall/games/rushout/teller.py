"""Tells Rush Out! to one seat in any language that the game has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Offer
from questhall.kernel.plain_teller import PlainTeller
from questhall.kernel.state import Told
from questhall.kernel.text import Argument, Phrase, Phrasebook, game_texts

from .cardtext import card_text
from .catalog import Catalog
from .entities import DRAGON_TILE, WIZARD
from .tell_moves import say_move
from .view import View

FOLDER = Path(__file__).parent / "lang"
LANGUAGES = Phrasebook.languages(FOLDER)
WORDS = {"colour": "colour", "symbol": "symbol", "face": "symbol", "phrase": "phrase", "how": "how"}
"""Arguments that are words of the game, and the section of the texts that has them."""


def phrasebook(lang: str) -> Phrasebook:
    """The words of the game."""
    return game_texts(FOLDER, lang)


class RushOutTeller(PlainTeller[View]):
    """Nothing that is told is secret: only the stacks are, and nobody tells them."""

    def __init__(self, lang: str, seat: int | None, catalog: Catalog, marked: bool = False) -> None:
        super().__init__(phrasebook(lang), seat, marked)
        self.catalog = catalog
        self.characters: dict[int, str] = {}
        self.trials: tuple[str, ...] = ()
        self.spells: tuple[str, ...] = ()

    def see(self, view: View, offer: Offer | None = None) -> None:
        super().see(view, offer)
        self.trials, self.spells = view.trials, view.spells
        self.characters = {player.seat: player.character for player in view.players}

    # --- names ------------------------------------------------------------------------------

    def translated(self, text: Mapping[str, str]) -> str:
        return text[self.book.lang] if self.book.lang in text else next(iter(text.values()))

    def card(self, card: str) -> str:
        """A card or an item by its name."""
        catalog = self.catalog
        spec = catalog.trials.get(card) or catalog.spells.get(card) or catalog.items.get(card)
        name = self.book.say("name.card", name=self.translated(spec.name)) if spec is not None else card
        return f"⟦{card}|{name}⟧" if self.marked and spec is not None else name

    def character(self, hero: str) -> str:
        spec = self.catalog.heroes.get(hero)
        return self.translated(spec.name) if spec is not None else hero

    def player(self, seat: int) -> Phrase:
        if seat == WIZARD:
            return self.book.phrase("player.wizard")
        character = self.characters.get(seat, "")
        return Phrase(self.character(character)) if character else self.book.phrase("player.hero", n=seat)

    def place(self, place: str) -> Phrase:
        if place == DRAGON_TILE:
            return self.book.phrase("place.dragon")
        if place.startswith("h"):
            return self.book.phrase("place.tile", hero=self.player(int(place[1:])))
        slots = self.trials if place.startswith("t") else self.spells
        card = place[2:] if place[1:2] == ":" else slots[int(place[1:]) - 1] if slots else ""
        return Phrase(self.card(card)) if card else self.book.phrase("place.empty")

    def joined(self, parts: Sequence[str]) -> str:
        text = parts[0] if parts else "–"
        for i, part in enumerate(parts[1:], start=2):
            text = self.book.say("part.and" if i == len(parts) else "part.list", first=text, next=part)
        return text

    def die(self, number: int) -> str:
        """A die by what it shows."""
        die = self.view.dice.get(number) if self.view is not None else None
        return self.book.say(f"symbol.{die.face}") if die is not None else str(number)

    # --- the log ------------------------------------------------------------------------------

    def line(self, told: Told) -> str | None:
        self.hear(told)
        return self.book.say(told.key, **self.arguments(told.args))

    def hear(self, told: Told) -> None:
        """A log that is told again from its first line knows the tiles by its own lines."""
        if told.key == "log.tile":
            self.characters[told.args["seat"]] = told.args["hero"]

    def arguments(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        values = {name: self.argument(name, value) for name, value in args.items() if name != "on"}
        if args.get("on"):
            # What lay there when it was told; by now another card may.
            values["place"] = Phrase(self.card(args["on"]))
        return values

    def argument(self, name: str, value: Any) -> Argument:
        if name in WORDS:
            key = f"{WORDS[name]}.{value}"
            return self.book.say(key) if self.book.has(key) else str(value)
        if name == "hero":
            return self.character(value) if isinstance(value, str) else self.player(value)
        if name == "ability":
            return self.book.say(f"text.ability_{value}")
        convert = CONVERT.get(name)
        if convert is not None:
            return convert(self, value)
        return value if isinstance(value, int) else str(value)

    # --- questions and answers ------------------------------------------------------------------

    def option(self, answer: Answer) -> str:
        return say_move(self, answer)

    def outcome(self, how: str) -> str:
        return self.book.say(f"log.{how}")

    def about(self, card: str) -> str:
        """What a card does."""
        catalog = self.catalog
        spec = catalog.trials.get(card) or catalog.spells.get(card) or catalog.items.get(card) or catalog.heroes[card]
        return card_text(spec, self.book)


def _all_of(teller: RushOutTeller, seats: Iterable[int]) -> str:
    return teller.joined([teller.player(seat).form("nom") for seat in seats])


CONVERT: dict[str, Callable[[RushOutTeller, Any], Argument]] = {
    "seat": RushOutTeller.player,
    "card": RushOutTeller.card,
    "item": RushOutTeller.card,
    "place": RushOutTeller.place,
    "side": lambda teller, side: teller.book.phrase(f"side.{side}"),
    "heroes": _all_of,
    "seats": _all_of,
}
"""Arguments that have names."""
