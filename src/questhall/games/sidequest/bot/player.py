"""The player: hears a question, weighs the answers, says the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.situation import Situation

from .. import moves as m
from ..catalog import Card, Catalog
from ..entities import GM, Settings
from ..state import SideQuest
from ..view import View
from .effects import Appraisal
from .gm import GmMind
from .hero import HeroMind


class SideQuestBot:
    """Sees the view of one seat and nothing else."""

    def __init__(self, book: Catalog, settings: Settings, seat: int, seed: int) -> None:
        self.settings = settings
        self.seat = seat
        self.random = Random(seed * 31 + seat)
        self.cards = book.cards
        decks = book.decks_of("hero")
        wanted = settings.decks[seat - 1] if seat and settings.decks else decks[(seat - 1) % len(decks)].id
        self.deck = book.decks[wanted]
        needs_int = sum([n * max(c.cost, c.keywords.get("magic", 0)) for c, n in self.listed()])
        needs_str = sum([n * max(c.strength, c.partner_cost) for c, n in self.listed()])
        self.lore = needs_int / max(1, needs_int + needs_str)

    def listed(self) -> list[tuple[Card, int]]:
        return [(self.cards[card], copies) for card, copies in self.deck.cards.items()]

    def choose(self, now: Situation[View, SideQuest]) -> Answer:
        options, question = now.options, now.ask.question.removeprefix("sidequest.")
        if len(options) == 1 and question != "declare":
            return options[0]
        view = now.glance
        early = self.set_up(question, view, options)
        if early is not None:
            return early
        if self.seat == GM:
            mind = GmMind(view, self.cards)
            if question == "declare":
                return mind.declare()
            return self.best(options, self.gm_score(question, mind, now))
        return self.best(options, self.hero_score(question, HeroMind(view, self.seat, self.cards, self.lore), now))

    def thinks(self, view: View) -> None:
        """As long as the table wants: nothing in SideQuest is a matter of speed."""
        return

    def best(self, options: Sequence[Answer], score: Callable[[Any], float]) -> Answer:
        """The highest score; of equals the first."""
        return max(options, key=score)

    # --- before the game --------------------------------------------------------------

    def set_up(self, question: str, view: View, options: Sequence[Answer]) -> Answer | None:
        if question == "create":
            return m.Create(*(self.deck.stats or (2, 2, 2)))
        if question == "deck" and self.seat != GM:
            return m.TakeDeck(self.deck.id)
        if question in ("level", "deck", "world-deck", "discovery-deck", "ten-cards", "gm-mulligan"):
            return options[0]
        if question == "bosses":
            return self.random.choice(options)
        if question == "mulligan":
            return self.mulligan(view)
        return None

    def mulligan(self, view: View) -> Answer:
        """Keep what can be played in the first rounds."""
        me = view.heroes[self.seat - 1]
        soon = [
            c for c in me.hand
            if self.cards[c].cost <= me.int_max + 2 and self.cards[c].strength <= me.str_max + 2
        ]  # fmt: skip
        return m.Keep() if len(soon) >= 2 or len(me.hand) <= 5 else m.Mulligan()

    # --- which judgement answers which question -----------------------------------------------

    def gm_score(self, question: str, mind: GmMind, now: Situation[View, SideQuest]) -> Callable[[Any], float]:
        if question == "react":
            return mind.react
        if question == "world":
            return mind.world
        if question == "armor":
            return mind.armor
        if question in ("discard", "sacrifice"):
            return mind.discard if question == "discard" else self.cheapest(mind.view)
        if question == "card-or-world":
            return lambda a: 1.0 if isinstance(a, m.ExtraCard) else 0.0
        if question in ("gm-main", "gm-end"):
            return mind.play
        return self.common(question, mind.appraise, now)

    def hero_score(self, question: str, mind: HeroMind, now: Situation[View, SideQuest]) -> Callable[[Any], float]:
        table: dict[str, Callable[[Any], float]] = {
            "react": mind.react,
            "hero-main": mind.play,
            "hero-end": mind.play,
            "beg-or-discover": mind.play,
            "hero-attacks": mind.attack,
            "block": mind.block,
            "grow": mind.grow,
            "give": mind.give,
            "discard": mind.discard,
            "sacrifice": self.cheapest(mind.view),
            "intervene": lambda a: mind.intervene() if isinstance(a, m.Intervene) else 0.0,
        }
        return table.get(question) or self.common(question, mind.appraise, now)

    def common(self, question: str, appraise: Appraisal, now: Situation[View, SideQuest]) -> Callable[[Any], float]:
        """Questions that both sides are asked."""
        if question == "draw":
            return lambda a: float(a.cards)
        if question == "may-return":
            return lambda a: 1.0 if isinstance(a, m.Yes) else 0.0
        if question in ("reclaim", "revive"):
            return lambda a: float(self.cards[a.card].cost + self.cards[a.card].atk)
        if question == "choose-attack":
            return lambda a: float(appraise.view.things[a.target].atk)
        if question == "who-reveals":
            return lambda a: float(appraise.view.heroes[a.hero - 1].lp) * (1 if self.seat else -1)
        if question in ("choose-target", "may-trigger", "option"):
            return self.about_ability(question, appraise, now)
        return lambda a: 0.0

    def about_ability(
        self, question: str, appraise: Appraisal, now: Situation[View, SideQuest]
    ) -> Callable[[Any], float]:
        """The ability in question, read with the answer filled in."""
        source = now.ask.about[0] if now.ask.about else 0
        card = self.cards.get(now.thing)
        if card is None:
            return lambda a: 0.0
        abilities = [ability.do for ability in card.triggered if question != "choose-target" or ability.target]
        effects = card.do or (abilities[0] if abilities else ())
        if question == "choose-target":
            return lambda a: appraise.of(effects, a.target, source)
        if question == "may-trigger":
            worthwhile = appraise.of(effects, 0, source) >= 0
            return lambda a: float(isinstance(a, m.Yes) == worthwhile)
        return lambda a: float(-a.number)

    def cheapest(self, view: View) -> Callable[[Any], float]:
        return lambda a: -float(self.cards[view.things[a.target].card].cost)
