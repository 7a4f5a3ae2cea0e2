"""What is the custom at a SideQuest table: passing, what goes without saying, mistakes, the clock."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Ask
from questhall.kernel.dice import Random
from questhall.kernel.manners import Talk, Timing, Windows
from questhall.kernel.situation import Situation
from questhall.kernel.state import CLOCK

from . import moves as m
from .library import Printed
from .rules.gm_options import PHRASES
from .state import SideQuest
from .tries import tries
from .view import View

DRAWING = "sidequest.draw"
REACTION = "sidequest.react"
DEFENDING = ("sidequest.intervene", "sidequest.block", "sidequest.armor")
USED = ("source", "attacker", "creature", "piece", "blocker")
"""The fields of answers that hold a card in play which does something."""


class SideQuestWindows(Windows[View, SideQuest]):
    """Reactions, and what goes without saying."""

    def __init__(self, printed: Callable[[], Printed]) -> None:
        self._printed = printed

    def passing(self, now: Situation[View, SideQuest]) -> Answer | None:
        return next((option for option in now.options if isinstance(option, m.Pass)), None)

    def is_reaction(self, ask: Ask) -> bool:
        return ask.question == REACTION

    def matters(self, now: Situation[View, SideQuest], option: Answer) -> bool:
        """After a summoning, an activation or equipping: what is done to those it is about. All else can be done at
        any time by whoever wants it (SQ-7.2)."""
        about = now.ask.about
        if not about or not self.is_reaction(now.ask):
            return True
        return getattr(option, "target", 0) in about

    def may_let_happen(self, ask: Ask, own: bool) -> bool:
        """Reactions; and what others could do about an attack, or with one (SQ-5.12)."""
        return self.is_reaction(ask) or (not own and ask.question in DEFENDING)

    def lets_happen(self, now: Situation[View, SideQuest], random: Random) -> Answer | None:
        """Nobody reacts, intervenes or blocks; which piece of armor an attacker names is anybody's guess."""
        if now.ask.question == "sidequest.armor":
            return random.choice(now.options)
        return m.Block() if now.ask.question == "sidequest.block" else self.passing(now)

    def obvious(self, now: Situation[View, SideQuest]) -> Answer | None:
        """All cards that may be drawn (SQ-3.1); and a phase in which nothing can be done is done."""
        if now.ask.question == DRAWING:
            return max(now.options, key=_drawn)
        alone = now.options[0] if len(now.options) == 1 else None
        return alone if isinstance(alone, m.Done) else None

    def turn(self, view: View) -> int:
        return view.turn

    def things(self, view: View, answer: Answer) -> tuple[str, ...]:
        found = [getattr(answer, "card", "")]
        for field in USED:
            thing = view.things.get(getattr(answer, field, 0))
            found.append(thing.card if thing is not None else "")
        return tuple(dict.fromkeys([card.rstrip("+") for card in found if card]))

    def tries(self, view: View, ask: Ask | None, what: str | int) -> Sequence[Answer]:
        return tries(view, ask, what, self._printed().cards)


class SideQuestTalk(Talk[SideQuest]):
    """Quick phrases (SQ-12.4), and mistakes that the GM may claim (SQ-12.1, SQ-12.2)."""

    def phrases(self) -> Sequence[Answer]:
        return [m.Phrase(phrase) for phrase in PHRASES]

    def refused(self, g: SideQuest, seat: int) -> Answer | None:
        """Only a Hero's mistakes are worth something to the GM (SQ-12.1)."""
        return m.Mistake(seat, "refused") if g.settings.judgment and is_hero(g, seat) else None

    def overheard(self, g: SideQuest, seat: int, text: str, names: Sequence[tuple[int, str]]) -> Sequence[Answer]:
        """A card of the own hand by its name (SQ-12.1), a companion by the player's instead of the Hero's (SQ-12.2)."""
        if not is_hero(g, seat):
            return ()
        found: list[Answer] = []
        if g.settings.judgment and any(says(text, name) for name in names_of_hand(g, seat)):
            found.append(m.Mistake(seat, "named-card"))
        if g.settings.names and any(says(text, name) for name in wrong_names(g, seat, names)):
            found.append(m.Mistake(seat, "wrong-name"))
        return found


class SideQuestTiming(Timing[View, SideQuest]):
    """The clock of the Boss (SQ-12.3)."""

    def deadline(self, g: SideQuest) -> tuple[int, tuple[str, ...]] | None:
        if g.ask_of(CLOCK) is None:
            return None
        return g.turn_began + g.settings.turn_limit, ("SQ-12.3",)


def is_hero(g: SideQuest, seat: int) -> bool:
    return 0 < seat <= len(g.heroes)


def names_of_hand(g: SideQuest, seat: int) -> list[str]:
    """Of every card in a Hero's hand, in every language."""
    held = dict.fromkeys([card.rstrip("+") for card in g.hero(seat).hand])
    return [name for card in held for name in g.cards[card].spec.name.values()]


def wrong_names(g: SideQuest, seat: int, names: Sequence[tuple[int, str]]) -> list[str]:
    """What the players of the other Heroes are called, unless a Hero is called so too."""
    right = {hero.name.casefold() for hero in g.heroes}
    return [name for other, name in names if other != seat and is_hero(g, other) and name.casefold() not in right]


def says(text: str, name: str) -> bool:
    """Whether a name stands in a text as words of its own."""
    return bool(name) and re.search(rf"(?<!\w){re.escape(name.casefold())}(?!\w)", text.casefold()) is not None


def _drawn(answer: Answer) -> int:
    return answer.cards if isinstance(answer, m.Draw) else 0
