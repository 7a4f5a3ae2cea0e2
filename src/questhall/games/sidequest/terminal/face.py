"""SideQuest's face in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questhall.kernel.answers import Answer
from questhall.terminal.face import Face, Named

from .. import moves as m
from ..game import SIDEQUEST
from ..teller import SideQuestTeller
from ..view import View
from .cards import card_lines
from .table import TableDrawing


class SideQuestFace(Face):
    """Teller, drawing and lookup, all from the view of one seat."""

    def start_over(self) -> None:
        self.teller: SideQuestTeller = SIDEQUEST.teller(self.book.lang, self.seat)
        self.names = self.teller.names
        self.drawing = TableDrawing(self.book, self.names)

    def table(self, view: View, width: int, rows: int) -> list[str]:
        return self.drawing.draw(view, width, rows)

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
        piles = [*view.gm.discard, *[card for hero in view.heroes for card in hero.discard]]
        named = dict.fromkeys([*self.own(view), *things, *[item.card for item in view.chain], *piles])
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
            lines.append(self.teller.option(m.Create(*deck.stats)))
        return [*lines, self.names.translated(deck.advice)] if deck.advice else lines

    def about(self, answer: Answer) -> list[str]:
        """Card ids and ids of cards in play that stand in the fields of an answer."""
        found: list[str] = []
        for field in answer.__struct_fields__:
            value: Any = getattr(answer, field)
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, str) and (self.names.spec(one) is not None or one in self.names.decks):
                    found.append(one)
                elif isinstance(one, int) and self.names.known(one):
                    found.append(self.names.known(one))
        if isinstance(answer, m.Option) and self.names.offer is not None and self.names.offer.thing:
            found.append(self.names.offer.thing)
        return list(dict.fromkeys(found))

    def tries(self, named: Named) -> Sequence[Answer]:
        """With the card in the hand, or that might be there, and with every such card in play."""
        view = self.names.view
        if view is None:
            return []
        from_hand = named.card in self.own(view) or not named.things
        whats: list[str | int] = [named.card] if from_hand else []
        ask = self.names.offer.ask if self.names.offer is not None else None
        return [answer for what in (*whats, *named.things) for answer in SIDEQUEST.windows.tries(view, ask, what)]

    @staticmethod
    def own(view: View) -> tuple[str, ...]:
        """The cards in the seat's hand."""
        if view.seat is None:
            return ()
        return view.heroes[view.seat - 1].hand if view.seat else view.gm.hand
