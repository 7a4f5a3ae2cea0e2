"""SideQuest's face in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from questhall.games.sidequest import moves as m
from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.narrate import Narrator
from questhall.games.sidequest.rules.gm_options import PHRASES
from questhall.games.sidequest.view import View
from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Ask
from questhall.kernel.rulebook import Rulebook
from questhall.kernel.state import Told
from questhall.kernel.text import Phrasebook

from .cards import card_lines
from .face import Named
from .sidequest_table import TableDrawing

DRAWING = "sidequest.draw"
REACTION = "sidequest.react"


@cache
def rulebook() -> Rulebook:
    return Rulebook.load(SIDEQUEST.folder / "rulebook")


class SideQuestFace:
    """Narrator, drawing and lookup, all from the view of one seat."""

    def __init__(self, book: Phrasebook, seat: int | None) -> None:
        self.book = book
        self.seat = seat
        self.narrator = Narrator(book, seat)
        self.names = self.narrator.names
        self.drawing = TableDrawing(book, self.names)

    @property
    def rulebook(self) -> Rulebook:
        return rulebook()

    # --- telling -------------------------------------------------------------------

    def see(self, view: View) -> None:
        self.narrator.see(view)

    def line(self, told: Told) -> str | None:
        return self.narrator.line(told)

    def refusal(self, refusal: Refusal) -> str:
        return self.narrator.refusal(refusal)

    def question(self, ask: Ask) -> tuple[str, str]:
        prompt = self.narrator.question(ask)
        return self.narrator.cited(prompt.title, prompt.rules), prompt.hint

    def option(self, answer: Answer) -> str:
        return self.narrator.option(answer)

    def is_pass(self, answer: Answer) -> bool:
        return isinstance(answer, m.Pass | m.Done)

    def obvious(self, view: View) -> Answer | None:
        """All cards that may be drawn (SQ-3.1); who does not want them says "auto ask"."""
        return max(view.options, key=_drawn) if view.ask is not None and view.ask.question == DRAWING else None

    def is_reaction(self, ask: Ask) -> bool:
        return ask.question == REACTION

    def table(self, view: View, width: int, rows: int) -> list[str]:
        return self.drawing.draw(view, width, rows)

    def turn(self, view: View) -> int:
        return view.turn

    def phrases(self) -> list[tuple[Answer, str]]:
        return [(m.Phrase(phrase), self.book.say(f"phrase.{phrase}")) for phrase in PHRASES]

    # --- looking up --------------------------------------------------------------------

    def seen(self) -> list[Named]:
        """Cards in the own hand, in play, on the stack and in open piles."""
        view = self.names.view
        if view is None:
            return []
        things: dict[str, tuple[int, ...]] = {}
        for thing in view.things.values():
            if thing.card:
                things[thing.card] = (*things.get(thing.card, ()), thing.id)
        own: tuple[str, ...] = ()
        if view.seat is not None:
            own = view.heroes[view.seat - 1].hand if view.seat else view.gm.hand
        piles = [*view.gm.discard, *[card for hero in view.heroes for card in hero.discard]]
        named = dict.fromkeys([*own, *things, *[item.card for item in view.chain], *piles])
        return [Named(self.names.plain(card), card, things.get(card, ())) for card in named]

    def all_cards(self) -> list[Named]:
        cards = [Named(self.names.plain(card), card, ()) for card in self.names.cards]
        decks = self.names.decks.values()
        return cards + [Named(self.names.translated(deck.name), deck.id, ()) for deck in decks]

    def card_lines(self, card: str) -> list[str]:
        """A card, or what is said about a deck."""
        spec = self.names.spec(card)
        if spec is not None:
            return card_lines(spec, self.book, self.names.plain)
        deck = self.names.decks[card]
        lines = [self.names.translated(deck.name)]
        if deck.stats is not None:
            lines.append(self.option(m.Create(*deck.stats)))
        return [*lines, self.names.translated(deck.advice)] if deck.advice else lines

    def about(self, answer: Answer) -> list[str]:
        """Card ids and ids of cards in play that stand in the fields of an answer."""
        found: list[str] = []
        for field in answer.__struct_fields__:
            value: Any = getattr(answer, field)
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, str) and (self.names.spec(one) is not None or one in self.names.decks):
                    found.append(one)
                elif isinstance(one, int) and one in self.names.known:
                    found.append(self.names.known[one])
        if isinstance(answer, m.Option) and self.names.view is not None and self.names.view.ask_card:
            found.append(self.names.view.ask_card)
        return list(dict.fromkeys(found))

    # --- why not ----------------------------------------------------------------------------

    def tries(self, named: Named) -> Sequence[Answer]:
        view = self.names.view
        if view is None or view.seat is None or self.names.spec(named.card) is None:
            return []
        targets = [*[hero.seat for hero in view.heroes], *view.things, *[item.id for item in view.chain]]
        found: list[Answer] = []
        own = view.heroes[view.seat - 1].hand if view.seat else view.gm.hand
        if named.card in own or not named.things:
            found += self.from_hand(named.card, targets)
        for i in named.things:
            found += self.from_play(i, view.seat, targets)
        return found

    def from_hand(self, card: str, targets: list[int]) -> list[Answer]:
        spec = self.names.spec(card)
        if hasattr(spec, "strength"):
            return [m.Equip(card)]
        if hasattr(spec, "atk"):
            return [m.Summon(card)]
        if getattr(spec, "target", None) is None:
            return [m.Cast(card)]
        return [m.Cast(card, target) for target in targets] or [m.Cast(card)]

    def from_play(self, thing: int, seat: int, targets: list[int]) -> list[Answer]:
        spec = self.names.spec(self.names.known.get(thing, ""))
        found: list[Answer] = []
        ask = self.names.view.ask if self.names.view is not None else None
        if ask is not None and ask.question == "sidequest.block":
            return [m.Block(thing)]
        view = self.names.view
        owner = view.things[thing].owner if view is not None and thing in view.things else GM
        if owner != seat:
            attackers = [t for t in targets if view is not None and t in view.things and view.things[t].owner == seat]
            if seat == GM:
                return [m.Declare(((attacker, thing),)) for attacker in attackers]
            return [m.Attack(attacker, thing) for attacker in (*attackers, seat)]
        for number in range(len(getattr(spec, "activated", ()))):
            found += [m.Activate(thing, number, target) for target in (0, *targets)]
        if getattr(spec, "partner", None) is not None:
            found.append(m.Bind(thing))
        if seat == GM:
            found += [m.Declare(((thing, target),)) for target in targets]
        else:
            found += [m.Attack(thing, target) for target in targets]
            found.append(m.Unequip(thing) if hasattr(spec, "strength") else m.Reveal(thing))
        return found


def _drawn(answer: Answer) -> int:
    return answer.cards if isinstance(answer, m.Draw) else 0
