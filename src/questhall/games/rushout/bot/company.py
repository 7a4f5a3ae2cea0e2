"""A hero among companions: hears what they say, loses patience where nobody comes, and says what it does."""

from __future__ import annotations

from questhall.kernel.answers import Answer

from .. import moves as m
from ..entities import DRAGON_TILE, WIZARD, Said
from .table import Sight

HEARD = 8_000
"""Milliseconds for which something that was said is remembered."""
CALLED = 3.0
"""How much more a place is worth to which somebody calls."""
LEFT_TO_YOU = 0.15
"""What is left of its worth where somebody wants to be alone."""
WITH_PEOPLE = 1.6
"""How much rather one helps a person than begins something else."""
AGAIN = 10_000
"""Milliseconds until a card is tried again to which nobody came."""
TIRED = 0.3
"""What is left of its worth until then."""
TALK_EVERY = 4_000
"""Milliseconds between two phrases."""
SAME_AGAIN = 15_000
"""Milliseconds until the same is said about the same place again."""

HERE = ("need-help", "last-field", "leave-it")
"""Phrases about the place on which the speaker's dice lie."""


class Company:
    """What one hero remembers of the others, and of having waited for them."""

    def __init__(self, seat: int, patience: int) -> None:
        self.seat = seat
        self.patience = patience
        """Milliseconds for which it waits for somebody to come."""
        self.people: frozenset[int] = frozenset()
        self.waits: tuple[str, int] | None = None
        """Where it can do nothing but wait for others, and since when."""
        self.given_up: dict[str, int] = {}
        """By place and card, when it has left."""
        self.spoke = -TALK_EVERY
        self.spoken: dict[tuple[str, str], int] = {}

    def look(self, sight: Sight, people: frozenset[int]) -> None:
        """Before every decision: who is there, and whether one waits in vain."""
        self.sight = sight
        self.people = people - {WIZARD, self.seat}
        self.calls = [
            said
            for said in sight.view.spoken
            if said.seat not in (WIZARD, self.seat) and sight.view.time - said.at <= HEARD
        ]
        at = sight.at
        alone = bool(at) and not sight.loose[self.seat] and sight.heroes_on(at) == {self.seat}
        spot = sight.spot(at) if alone and not sight.places[at].claimed else ""
        if not spot or self.is_awaited(at):
            self.waits = None
        elif self.waits is None or self.waits[0] != spot:
            self.waits = spot, sight.view.time

    def is_awaited(self, at: str) -> bool:
        """Somebody has said that they come, and has not laid dice anywhere else since."""
        where = self.sight.where
        return bool(at) and any(said.phrase == "with-you" and not where[said.seat] for said in self.calls)

    @property
    def waited(self) -> float:
        """The share of its patience that is used up."""
        return (self.sight.view.time - self.waits[1]) / self.patience if self.waits is not None else 0.0

    def hope(self) -> float:
        """How likely somebody still comes to where it waits, compared with the beginning."""
        return max(0.0, 1.0 - self.waited)

    def urge(self, name: str) -> float:
        """How much more, or less, a place is worth for the sake of the others."""
        sight = self.sight
        urge = 1.0
        others = sight.heroes_on(name) - {self.seat}
        if others & self.people:
            urge *= WITH_PEOPLE
        for said in self.calls:
            if name == self.meant(said):
                urge *= LEFT_TO_YOU if said.phrase == "leave-it" else CALLED
        left = self.given_up.get(sight.spot(name))
        if left is not None and not others and sight.view.time - left < AGAIN:
            urge *= TIRED
        return urge

    def meant(self, said: Said) -> str:
        """The place that somebody calls to, or wants for themselves; empty: none."""
        places = {"take-the-dragon": DRAGON_TILE, "heal-me": f"h{said.seat}"}
        return self.sight.where[said.seat] if said.phrase in HERE else places.get(said.phrase, "")

    # --- what it says --------------------------------------------------------------------------------

    def says(self, answer: Answer | None) -> m.Phrase | None:
        """What it tells the people before it does this; None if there is nothing to say or nobody to hear it."""
        sight = self.sight
        if isinstance(answer, m.Roll) and answer.back and self.waits is not None:
            self.given_up[sight.spot(sight.at)] = sight.view.time
        phrase, place = self.about(answer)
        time = sight.view.time
        lately = self.spoken.get((phrase, place), -SAME_AGAIN)
        if not phrase or not self.people or sight.silent or time - self.spoke < TALK_EVERY:
            return None
        if time - lately < SAME_AGAIN:
            return None
        self.spoke = self.spoken[phrase, place] = time
        return m.Phrase(phrase)

    def about(self, answer: Answer | None) -> tuple[str, str]:
        """A phrase, and the place that it is about."""
        sight = self.sight
        if isinstance(answer, m.Place) and answer.place != sight.at:
            if answer.place == DRAGON_TILE:
                return "on-the-dragon", answer.place
            if answer.place.startswith("h") and answer.place != f"h{self.seat}":
                return "healing", answer.place
            if sight.heroes_on(answer.place) & self.people:
                return "with-you", answer.place
        if isinstance(answer, m.Roll) and answer.back and self.waits is not None:
            return "moving-on", sight.at
        if answer is None and self.waits is not None:
            return ("last-field" if len(sight.free(sight.at, True)) == 1 else "need-help"), sight.at
        return "", ""
