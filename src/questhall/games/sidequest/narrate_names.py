"""How cards, cards in play and players are called, by somebody who knows what one seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from questhall.kernel.text import Phrase, Phrasebook

from . import vocabulary as v
from .cardtext import card_text
from .cardtext.abilities import say_activated
from .cardtext.cards import noun_of, side_of
from .cardtext.effects import instructions
from .cardtext.voice import Voice
from .entities import FIRST_ID, GM
from .library import Pack, core_pack
from .view import View


class Names:
    """It remembers what it was shown: a card that has left play still has its name."""

    def __init__(self, book: Phrasebook, packs: tuple[Pack, ...] | None = None) -> None:
        self.book = book
        self.view: View | None = None
        self.cards: dict[str, v.CardSpec] = {}
        self.decks: dict[str, v.DeckSpec] = {}
        for pack in packs if packs is not None else (core_pack(),):
            self.cards |= pack.cards
            self.decks |= pack.decks
        self.known: dict[int, str] = {}
        self.hidden: set[int] = set()

    def see(self, view: View) -> None:
        self.view = view
        for thing in view.things.values():
            self.meet(thing.id, thing.card)
            if not thing.card:
                self.hidden.add(thing.id)
        for item in view.chain:
            self.known[item.id] = item.card

    def meet(self, thing: int, card: str) -> None:
        """This card in play is that one, as everybody knows now."""
        if card:
            self.known[thing] = card
            self.hidden.discard(thing)

    # --- cards -------------------------------------------------------------------

    def spec(self, card: str) -> v.CardSpec | None:
        """What a card is; one that came back by Resurrection has marks behind its id."""
        return self.cards.get(card.rstrip("+"))

    def cost(self, card: str) -> int:
        """What a card of the own hand costs now; otherwise what is printed."""
        view = self.view
        mine = None if view is None or view.seat is None else view.heroes[view.seat - 1] if view.seat else view.gm
        spec = self.spec(card)
        printed: int = getattr(spec, "cost", getattr(spec, "size", 0))
        return mine.costs.get(card, printed) if mine is not None else printed

    def plain(self, card: str) -> str:
        """The printed name."""
        spec = self.spec(card)
        return self.translated(spec.name) if spec is not None else card

    def translated(self, text: v.Text) -> str:
        return text[self.book.lang] if self.book.lang in text else next(iter(text.values()))

    def card(self, card: str) -> str:
        """The name in a sentence."""
        return self.book.say("name.card", name=self.plain(card))

    def all_cards(self, cards: Iterable[str]) -> str:
        return self.joined([self.card(card) for card in cards])

    def joined(self, parts: list[str]) -> str:
        text = parts[0] if parts else "–"
        for part in parts[1:]:
            text = self.book.say("part.list", first=text, next=part)
        return text

    def text(self, card: str) -> str:
        """The rules text in one line."""
        spec = self.spec(card)
        return " · ".join(card_text(spec, self.book, self.plain)) if spec is not None else ""

    def ability(self, thing: int, number: int) -> str:
        """What an activated ability of a card in play says."""
        spec = self.spec(self.known.get(thing, ""))
        if spec is None:
            return ""
        bound = self.view is not None and thing in self.view.things and self.view.things[thing].zone == "partner"
        partner = getattr(spec, "partner", None)
        abilities = partner.activated if bound and partner is not None else getattr(spec, "activated", ())
        if not 0 <= number < len(abilities):
            return ""
        return say_activated(Voice(self.book, side_of(spec), noun_of(spec)), abilities[number])

    def choice(self, card: str, number: int) -> str:
        """One of the things that a card lets its player choose from; empty if it is not clear which."""
        spec = self.spec(card)
        found = list(choices_in(spec)) if spec is not None else []
        if spec is None or len(found) != 1 or not 0 <= number < len(found[0].options):
            return ""
        voice = Voice(self.book, side_of(spec), noun_of(spec))
        return self.book.say("text.paragraph", text=instructions(voice, found[0].options[number]))

    # --- cards in play, players -------------------------------------------------------

    def thing(self, target: int) -> Phrase:
        """A card in play, a waiting spell, a Hero."""
        if target < FIRST_ID:
            return self.player(target)
        copies = self.copies(target)
        if target in self.known:
            name = self.plain(self.known[target])
            return (
                self.book.phrase("name.copy", name=name, id=target) if copies else Phrase(self.card(self.known[target]))
            )
        if target in self.hidden:
            return self.book.phrase("name.face_down_copy", id=target) if copies else self.book.phrase("name.face_down")
        return self.book.phrase("name.unknown", id=target)

    def copies(self, thing: int) -> bool:
        """Whether another card in play is called the same."""
        card = self.known.get(thing, "")
        others = self.view.things.values() if self.view is not None else ()
        return any(other.card == card and other.id != thing and other.zone != "set" for other in others)

    def player(self, seat: int) -> Phrase:
        if seat == GM:
            return self.book.phrase("player.gm")
        heroes = self.view.heroes if self.view is not None else ()
        name = heroes[seat - 1].name if 0 < seat <= len(heroes) else ""
        return Phrase(name) if name else self.book.phrase("player.hero", n=seat)

    def resource(self, seat: int) -> str:
        """What a player pays with."""
        return self.book.say("resource.bp" if seat == GM else "resource.int")


def choices_in(part: object) -> Iterator[v.OneOf]:
    """Every "choose one" of a card."""
    if isinstance(part, v.OneOf):
        yield part
    elif isinstance(part, Struct):
        for name in part.__struct_fields__:
            yield from choices_in(getattr(part, name))
    elif isinstance(part, tuple | list):
        for inner in part:
            yield from choices_in(inner)
