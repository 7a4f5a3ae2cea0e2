"""What is the custom at a Rush Out! table: everybody at once, and the clock speaks too."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Ask
from questhall.kernel.manners import Talk, Timing, Windows

from . import moves as m
from .entities import ABSENCE
from .rules import clock, market
from .rules.asides import PHRASES, silenced
from .state import RushOut
from .view import View

RESTING = ("time", "asked")
"""What changes in a view when dice come to rest."""


class RushOutWindows(Windows[View, RushOut]):
    """Nobody passes in a race."""

    def turn(self, view: View) -> int:
        return view.round

    def tries(self, view: View, ask: Ask | None, what: str | int) -> Sequence[Answer]:
        """Every own die on every field of a place; a die by its number on every place."""
        if view.seat is None:
            return ()
        own = [number for number in view.dice if number // 10 == view.seat]
        found: list[Answer] = []
        for place in view.places:
            count = len(place.heroes if view.seat else place.wizard)
            for number in own:
                if what in (place.place, place.card, number):
                    found += [m.Place(place.place, ((number, field),)) for field in range(count)]
        return found


class RushOutTalk(Talk[RushOut]):
    """Of the heroes and the wizard."""

    def phrases(self) -> Sequence[Answer]:
        return [m.Phrase(phrase) for phrase in PHRASES]

    def may_talk(self, g: RushOut, seat: int) -> Refusal | None:
        """The curse of silence (RO-141)."""
        return Refusal("refusal.silence", ("RO-141",)) if silenced(g, seat) else None


class RushOutTiming(Timing[View, RushOut]):
    """Everybody at once, and the clock speaks too."""

    real_time = True
    patience = ABSENCE

    def unremarkable(self, view: View) -> Collection[str]:
        """Dice come to rest when their time is over; nobody has to be told."""
        return RESTING if view.phase == "race" else ()

    def deadline(self, g: RushOut) -> tuple[int, tuple[str, ...]] | None:
        if g.phase == "market":
            return market.closing(g) + g.paused, ("RO-196",)
        at = clock.next_strike(g) if g.phase == "race" and g.paused_at < 0 else None
        return None if at is None else (at + g.paused, ("RO-28",))

    def stands_still(self, g: RushOut) -> bool:
        return g.paused_at >= 0

    def agrees(self, g: RushOut, seat: int, alone: bool) -> Answer | None:
        """To a pause that somebody asks for; and nobody races on when all people are gone."""
        running = g.phase == "race" and g.paused_at < 0
        return m.Pause() if running and seat not in g.pausing and (g.pausing or alone) else None

    def goes_on(self, g: RushOut, seat: int) -> Answer | None:
        return m.Resume() if g.paused_at >= 0 else None

    def missing(self, g: RushOut, seat: int) -> tuple[int, Answer] | None:
        """Ruling 32."""
        return (ABSENCE, m.Absent(seat)) if g.phase == "race" and seat not in g.absent else None
