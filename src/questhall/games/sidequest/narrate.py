"""Says in a language what happens, what is asked, and why something is not possible.

The narrator sits in one seat: it sees that seat's views and the log lines that the seat may read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from questhall.kernel.answers import Answer, Refusal, Rolled
from questhall.kernel.asks import Ask, Offer
from questhall.kernel.own_dice import ROLL
from questhall.kernel.plain_teller import PlainTeller
from questhall.kernel.state import Told
from questhall.kernel.telling import Prompt
from questhall.kernel.text import Argument, Phrase, Phrasebook

from .entities import FIRST_ID
from .library import Printed
from .narrate_moves import say_move
from .narrate_names import Names
from .view import View

ABOUT = {
    "sidequest.give": ("seat",),
    "sidequest.block": ("attacker",),
    "sidequest.intervene": ("attacker", "target"),
    "sidequest.armor": ("target",),
    "sidequest.may-trigger": ("source",),
    "sidequest.choose-target": ("source",),
    "sidequest.option": ("source",),
    "sidequest.may-return": ("thing",),
    "sidequest.choose-attack": ("source",),
    "sidequest.react": ("thing",),
}
"""What the things are that a question is about."""

NAMED_IN_BOOK = {
    "difficulty": "difficulty",
    "phase": "phase",
    "now": "phase",
    "own": "side",
    "turn": "side",
    "share": "flaw.share",
    "slot": "slot",
    "kind": "target_kind",
    "what": "mistake",
    "phrase": "phrase",
    "resource": "resource",
    "until": "until",
}
"""Arguments that are words of the game, and the section of the texts that has them."""


class Narrator(PlainTeller[View]):
    """Tells one seat in the language of a phrasebook."""

    def __init__(self, book: Phrasebook, seat: int | None, printed: Printed, marked: bool = False) -> None:
        super().__init__(book, seat, marked)
        self.names = Names(book, printed, marked)

    def see(self, view: View, offer: Offer | None = None) -> None:
        """What the seat sees now and what it is offered; lines, questions and answers are told from there."""
        super().see(view, offer)
        self.names.see(view, offer)

    # --- the log ---------------------------------------------------------------------

    def line(self, told: Told) -> str | None:
        """A log line; None if it is not for this seat. Lines are told in their order."""
        if not self.may_read(told):
            return None
        told = self.known_part(told)
        with self.names.telling(told):
            values = self.arguments(told.args)
            if told.args.get("card") == "":
                values["card"] = self.names.thing(told.args["thing"])
            tell = LINES.get(told.key)
            if tell is not None:
                values |= tell(self, told.args)
            return self.book.say(told.key, **values)

    def shown(self, told: Told) -> dict[str, Any]:
        """What the seat may know of a line, as plain data; nothing of a line that is not for it."""
        return dict(self.known_part(told).args) if self.may_read(told) else {}

    def may_read(self, told: Told) -> bool:
        return told.only is None or self.seat in told.only

    def known_part(self, told: Told) -> Told:
        """The line without what the seat cannot know: nobody else learns which card goes back into a hand."""
        if told.key != "log.bounced" or self.names.known(told.args["thing"]):
            return told
        return Told(told.key, told.rules, {**told.args, "card": ""}, told.only)

    def refusal(self, refusal: Refusal, cite: bool = True) -> str:
        """Why something is not possible, with the numbers of its rules."""
        args = refusal.args
        values = self.arguments(args)
        if "cost" in args:
            values["resource"] = self.names.resource(args.get("seat", 1))
            values["what"] = values.get("card", values.get("thing", ""))
        if "seats" in args:
            values["seats"] = self.names.joined([self.names.player(seat).form("nom") for seat in args["seats"]])
        text = self.book.say(refusal.key, **values)
        return self.cited(text, refusal.rules) if cite else text

    def cited(self, text: str, rules: tuple[str, ...]) -> str:
        return self.book.say("name.cited", text=text, rules=", ".join(rules)) if rules else text

    # --- questions and answers -----------------------------------------------------------

    def question(self, ask: Ask) -> Prompt:
        """What is asked, in a title and one line of explanation."""
        if ask.question == ROLL:
            return super().question(ask)
        values: dict[str, Argument] = {}
        for name, target in zip(ABOUT.get(ask.question, ()), ask.about, strict=False):
            values[name] = self.names.thing(target)
        card = self.names.asking_card or (self.names.known(ask.about[0]) if ask.about else "")
        if "source" in ABOUT.get(ask.question, ()):
            values["source"] = Phrase(self.names.card(card)) if card else self.book.phrase("ask.effect")
        values["text"] = self.names.asking_text(card, ask)
        key = f"ask.{ask.question}"
        if ask.question == "sidequest.react" and ask.about:
            key = f"{key}-to"
        return Prompt(self.book.say(f"{key}.title", **values), self.book.say(f"{key}.hint", **values), ask.rules)

    def option(self, answer: Answer) -> str:
        """An answer as something to choose."""
        if isinstance(answer, Rolled):
            return super().option(answer)
        return say_move(self.names, answer)

    # --- arguments -------------------------------------------------------------------------

    def arguments(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        return {name: self.argument(name, value) for name, value in args.items()}

    def argument(self, name: str, value: Any) -> Argument:
        if name in NAMED_IN_BOOK:
            key = f"{NAMED_IN_BOOK[name]}.{value}"
            return self.book.say(key) if self.book.has(key) else str(value)
        convert = CONVERT.get(name)
        if convert is not None:
            return convert(self, value)
        return value if isinstance(value, int) else str(value)

    def keyword(self, keyword: str) -> str:
        return self.book.say(f"keyword.{keyword}.name")

    def purpose(self, purpose: str) -> str:
        """What a die was thrown for: a rule, or a card."""
        kind, _, card = purpose.partition(":")
        return self.names.card(card) if card else self.book.say(f"roll.{kind}")


# --- lines that say more than their arguments -------------------------------------------------


def _attack(narrator: Narrator, args: Mapping[str, Any]) -> dict[str, Argument]:
    if args["weapon"]:
        return {"with": narrator.book.say("part.with", weapon=narrator.names.thing(args["weapon"]))}
    bare = args["attacker"] < FIRST_ID
    return {"with": narrator.book.say("part.bare_hands") if bare else ""}


def _damage(narrator: Narrator, args: Mapping[str, Any]) -> dict[str, Argument]:
    """How the damage came about: "2 ATK + 2 Empower (rolled 2)"."""
    book, text = narrator.book, ""
    for what, n in args["parts"]:
        key = f"part.{what}" if what in ("atk", "partner", "bonus", "empower") else "part.by_card"
        part = book.say(key, n=abs(n) if text else n, card=narrator.names.card(what))
        text = book.say("part.minus" if n < 0 else "part.plus", first=text, next=part) if text else part
    values: dict[str, Argument] = {"parts": text}
    if args["weapon"]:
        who, weapon = narrator.names.thing(args["attacker"]), narrator.names.thing(args["weapon"])
        values["attacker"] = Phrase(book.say("part.wielding", who=who, weapon=weapon))
    return values


def _boost(narrator: Narrator, args: Mapping[str, Any]) -> dict[str, Argument]:
    changes = [("atk", args["atk"]), ("def", args["defense"])]
    parts = [
        narrator.book.say("part.change", n=f"{n:+}".replace("-", "−"), stat=narrator.book.say(f"stat.{stat}"))
        for stat, n in changes
        if n
    ]
    return {"change": narrator.names.joined(parts)}


def _encounter(narrator: Narrator, args: Mapping[str, Any]) -> dict[str, Argument]:
    if args["n"] > args["of"]:
        return {"what": narrator.book.say("part.boss_encounter")}
    return {"what": narrator.book.say("part.encounter", n=args["n"], of=args["of"])}


def _cast(narrator: Narrator, args: Mapping[str, Any]) -> dict[str, Argument]:
    return {"at": narrator.names.at(args["target"], args.get("second", 0))}


LINES: dict[str, Callable[[Narrator, Mapping[str, Any]], dict[str, Argument]]] = {
    "log.attack": _attack,
    "log.attack-damage": _damage,
    "log.boost": _boost,
    "log.encounter": _encounter,
    "log.cast": _cast,
}


CONVERT: dict[str, Callable[[Narrator, Any], Argument]] = {
    "seat": lambda narrator, seat: narrator.names.player(seat),
    "to": lambda narrator, seat: narrator.names.player(seat),
    "thing": lambda narrator, thing: narrator.names.thing(thing),
    "attacker": lambda narrator, thing: narrator.names.thing(thing),
    "target": lambda narrator, thing: narrator.names.thing(thing),
    "card": lambda narrator, card: narrator.names.card(card),
    "cards": lambda narrator, cards: narrator.names.all_cards(cards),
    "keyword": Narrator.keyword,
    "purpose": Narrator.purpose,
}
"""Arguments that have names."""
