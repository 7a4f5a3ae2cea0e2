"""How cards, cards in play and players are called, by somebody who knows what one seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from msgspec import Struct

from questhall.kernel.asks import Ask, Offer
from questhall.kernel.state import Told
from questhall.kernel.text import Phrase, Phrasebook

from . import vocabulary as v
from .cardtext import card_text
from .cardtext.abilities import say_activated, say_triggered
from .cardtext.cards import noun_of, side_of
from .cardtext.effects import instructions
from .cardtext.voice import Voice
from .entities import FIRST_ID, GM
from .library import Printed
from .narrate_story import Story
from .view import View

MARKS = "⟦", "|", "⟧"
"""Around the name of a card for a client that can show it: ⟦pack_mule|Pack Mule⟧."""
WITHOUT_MARKS = str.maketrans({MARKS[0]: "", MARKS[2]: ""})
"""What a person chose as a name marks no card."""


class Names:
    """It remembers what it was shown and told: a card that has left play still has its name."""

    def __init__(self, book: Phrasebook, printed: Printed, marked: bool = False) -> None:
        self.book = book
        self.marked = marked
        self.view: View | None = None
        self.offer: Offer | None = None
        self.cards = printed.cards
        self.decks = printed.decks
        self.seen: dict[int, str] = {}
        self.hidden: set[int] = set()
        self.story = Story()
        self.in_story = False

    def see(self, view: View, offer: Offer | None = None) -> None:
        self.view = view
        self.offer = offer
        for thing in view.things.values():
            if thing.card:
                self.seen[thing.id] = thing.card
                self.hidden.discard(thing.id)
            else:
                self.hidden.add(thing.id)
        for item in view.chain:
            self.seen[item.id] = item.card

    @property
    def asking_card(self) -> str:
        """The card whose line asks."""
        return self.offer.thing if self.offer is not None else ""

    @contextmanager
    def telling(self, told: Told) -> Iterator[None]:
        """While a line is told, the story knows better than the table, which has moved on."""
        self.story.hear(told)
        self.in_story = True
        try:
            yield
        finally:
            self.in_story = False
            self.story.heard(told)

    def known(self, thing: int) -> str:
        """The card that a thing is; empty if the seat does not know."""
        told, seen = self.story.known.get(thing, ""), self.seen.get(thing, "")
        if not self.in_story:
            return seen or told
        return "" if thing in self.story.hidden else told or seen

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
        return translated(text, self.book.lang)

    def marked_name(self, card: str) -> str:
        """The printed name, between marks if they are wanted."""
        name = self.plain(card)
        if not self.marked or self.spec(card) is None:
            return name
        before, between, behind = MARKS
        return f"{before}{card.rstrip('+')}{between}{name}{behind}"

    def card(self, card: str) -> str:
        """The name in a sentence."""
        return self.book.say("name.card", name=self.marked_name(card))

    def all_cards(self, cards: Iterable[str]) -> str:
        return self.joined([self.card(card) for card in cards])

    def joined(self, parts: list[str]) -> str:
        text = parts[0] if parts else "–"
        for part in parts[1:]:
            text = self.book.say("part.list", first=text, next=part)
        return text

    def at(self, target: int, second: int = 0) -> str:
        """What something is cast or used on; empty if it needs no target."""
        if second:
            return self.book.say("part.at_both", target=self.thing(target), second=self.thing(second))
        return self.book.say("part.at", target=self.thing(target)) if target else ""

    def text(self, card: str) -> str:
        """The rules text in one line."""
        spec = self.spec(card)
        return " · ".join(card_text(spec, self.book, self.plain)) if spec is not None else ""

    def is_bound(self, thing: int) -> bool:
        """Whether a card in play is somebody's partner."""
        return self.view is not None and thing in self.view.things and self.view.things[thing].zone == "partner"

    def ability(self, thing: int, number: int) -> str:
        """What an activated ability of a card in play says."""
        spec = self.spec(self.known(thing))
        if spec is None:
            return ""
        partner = getattr(spec, "partner", None)
        abilities = getattr(spec, "activated", ())
        abilities += partner.activated if self.is_bound(thing) and partner is not None else ()
        if not 0 <= number < len(abilities):
            return ""
        return say_activated(Voice(self.book, side_of(spec), noun_of(spec)), abilities[number])

    def asking_text(self, card: str, ask: Ask) -> str:
        """What the card says that makes it ask: whether to use an ability, or at whom; else all of its text."""
        spec = self.spec(card)
        partner = getattr(spec, "partner", None) if self.is_bound(ask.about[0] if ask.about else 0) else None
        triggered: list[v.Triggered] = [each for part in (spec, partner) for each in getattr(part, "triggered", ())]
        asks = {"sidequest.may-trigger": lambda one: one.may, "sidequest.choose-target": lambda one: one.target}
        asking = [each for each in triggered if ask.question in asks and asks[ask.question](each)]
        if spec is None or not asking:
            return self.text(card)
        voice = Voice(self.book, side_of(spec), noun_of(spec))
        return " · ".join([say_triggered(voice, each) for each in asking])

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
        card, copies = self.known(target), self.copies(target)
        if card:
            if copies:
                return self.book.phrase("name.copy", name=self.marked_name(card), id=target)
            return Phrase(self.card(card))
        if target in self.hidden or target in self.story.hidden:
            return self.book.phrase("name.face_down_copy", id=target) if copies else self.book.phrase("name.face_down")
        return self.book.phrase("name.unknown", id=target)

    def copies(self, thing: int) -> bool:
        """Whether another card in play is called the same."""
        if self.in_story and (thing in self.story.known or thing in self.story.hidden):
            return self.story.copies(thing)
        card = self.known(thing)
        others = self.view.things.values() if self.view is not None else ()
        return any(other.card == card and other.id != thing and other.zone != "set" for other in others)

    def player(self, seat: int) -> Phrase:
        if seat == GM:
            return self.book.phrase("player.gm")
        heroes = self.view.heroes if self.view is not None else ()
        name = heroes[seat - 1].name if 0 < seat <= len(heroes) else ""
        if not name:
            return self.book.phrase("player.hero", n=seat)
        return Phrase(name.translate(WITHOUT_MARKS) if self.marked else name)

    def resource(self, seat: int) -> str:
        """What a player pays with."""
        return self.book.say("resource.bp" if seat == GM else "resource.int")


def translated(text: v.Text, lang: str) -> str:
    """In the language, else in the first that there is."""
    return text[lang] if lang in text else next(iter(text.values()))


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
