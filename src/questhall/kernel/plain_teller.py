"""A teller that any game can begin with: keys and arguments in, sentences out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from .answers import Answer, Refusal, Rolled
from .asks import Ask, Offer
from .chance import Told
from .domains import Pool
from .own_dice import ROLL
from .telling import Prompt
from .text import Argument, Phrase, Phrasebook

V = TypeVar("V")
SEATS = frozenset({"seat", "hero"})
"""Arguments that name a player, as far as they are numbers."""


class PlainTeller(Generic[V]):
    """Tells one seat in the language of a phrasebook. A game says what its own arguments mean."""

    def __init__(self, book: Phrasebook, seat: int | None, marked: bool = False) -> None:
        self.book = book
        self.seat = seat
        self.marked = marked
        self.view: V | None = None
        self.offer: Offer | None = None

    def see(self, view: V, offer: Offer | None = None) -> None:
        self.view = view
        self.offer = offer

    # --- the log ------------------------------------------------------------------------

    def line(self, told: Told) -> str | None:
        if told.only is not None and self.seat not in told.only:
            return None
        key = told.key
        if key == "kernel.threw":
            key = f"{key}-again" if told.args["repeated"] else key if told.args["seat"] is None else f"{key}-by"
        return self.book.say(key, **self.arguments(told.args))

    def shown(self, told: Told) -> dict[str, object]:
        return dict(told.args) if told.only is None or self.seat in told.only else {}

    def refusal(self, refusal: Refusal, cite: bool = True) -> str:
        text = self.book.say(refusal.key, **self.arguments(refusal.args))
        return self.cited(text, refusal.rules) if cite else text

    def cited(self, text: str, rules: tuple[str, ...]) -> str:
        return f"{text} ({', '.join(rules)})" if rules else text

    # --- questions and answers --------------------------------------------------------------

    def question(self, ask: Ask) -> Prompt:
        values: dict[str, Argument] = {}
        domain = self.offer.domain if self.offer is not None else None
        if ask.question == ROLL and isinstance(domain, Pool):
            values["purpose"] = self.argument("purpose", domain.purpose)
        key = f"ask.{ask.question}"
        return Prompt(self.book.say(f"{key}.title", **values), self.book.say(f"{key}.hint", **values), ask.rules)

    def option(self, answer: Answer) -> str:
        if isinstance(answer, Rolled) and answer.faces:
            return self.book.say("move.rolled_faces", faces=self.joined(list(map(str, answer.faces))))
        fields = {name: getattr(answer, name) for name in answer.__struct_fields__}
        return self.book.say(f"move.{answer.__struct_config__.tag}", **self.arguments(fields))

    def outcome(self, how: str) -> str:
        return self.book.say(f"outcome.{how}")

    # --- arguments ------------------------------------------------------------------------------

    def arguments(self, args: Mapping[str, object]) -> dict[str, Argument]:
        return {name: self.argument(name, value) for name, value in args.items()}

    def argument(self, name: str, value: object) -> Argument:
        """What an argument is in words: a player, a word of the section of its name, a list, or just itself."""
        if isinstance(value, tuple | list):
            single = name.removesuffix("s")
            return self.joined([self.plain(self.argument(single, each)) for each in value])
        if name in SEATS and isinstance(value, int):
            return self.player(value)
        key = f"{name}.{value}"
        if isinstance(value, str) and self.book.has(key):
            return self.book.phrase(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else str(value)

    def player(self, seat: int) -> Phrase:
        """A seat by its role."""
        return self.book.phrase("player.master") if seat == 0 else self.book.phrase("player.hero", n=seat)

    def joined(self, parts: Sequence[str]) -> str:
        return ", ".join(parts) if parts else "–"

    @staticmethod
    def plain(value: Argument) -> str:
        return value.form("nom") if isinstance(value, Phrase) else str(value)
