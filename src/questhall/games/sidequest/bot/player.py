"""The player: hears a question, weighs the answers, says the best."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.situation import Situation

from .. import moves as m
from ..catalog import Catalog
from ..entities import GM, Settings
from ..state import SideQuest
from ..view import View
from .effects import Appraisal
from .gm import GmMind
from .hero import HeroMind

DECLARE = "sidequest.declare"
MANY = 256
"""Decks of more packs than anybody plays with at once."""
BEFORE_THE_GAME = frozenset(
    f"sidequest.{question}"
    for question in (
        "create", "deck", "level", "world-deck", "discovery-deck", "ten-cards", "gm-mulligan", "bosses", "mulligan"
    )
)  # fmt: skip


@lru_cache(MANY)
def lore(book: Catalog, deck: str) -> float:
    """The share of INT in what the cards of a deck ask for."""
    listed = [(book.cards[card], copies) for card, copies in book.decks[deck].cards.items()]
    needs_int = sum([n * max(card.cost, card.keywords.get("magic", 0)) for card, n in listed])
    needs_str = sum([n * max(card.strength, card.partner_cost) for card, n in listed])
    return needs_int / max(1, needs_int + needs_str)


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
        self.lore = lore(book, wanted)

    def choose(self, now: Situation[View, SideQuest]) -> Answer:
        options, question = now.options, now.ask.question
        if len(options) == 1 and question != DECLARE:
            return options[0]
        if question in BEFORE_THE_GAME:
            return self.set_up(question, now)
        if question == DECLARE:
            return GmMind(now.glance, self.cards).declare()
        return max(options, key=self.weighs(now))

    def weighs(self, now: Situation[View, SideQuest]) -> Score:
        """How good it thinks each answer is, of all questions but those before the game and who attacks whom."""
        mind: GmMind | HeroMind
        if self.seat == GM:
            mind = GmMind(now.glance, self.cards)
            score = AS_GM.get(now.ask.question)
            if score is not None:
                return score(mind)
        else:
            mind = HeroMind(now.glance, self.seat, self.cards, self.lore)
            judged = AS_HERO.get(now.ask.question)
            if judged is not None:
                return judged(mind)
        return self.common(now.ask.question, mind.appraise, now)

    def thinks(self, view: View) -> None:
        """As long as the table wants: nothing in SideQuest is a matter of speed."""
        return

    # --- before the game --------------------------------------------------------------

    def set_up(self, question: str, now: Situation[View, SideQuest]) -> Answer:
        if question == "sidequest.create":
            return m.Create(*(self.deck.stats or (2, 2, 2)))
        if question == "sidequest.deck" and self.seat != GM:
            return m.TakeDeck(self.deck.id)
        if question == "sidequest.bosses":
            return self.random.choice(now.options)
        return self.mulligan(now.glance) if question == "sidequest.mulligan" else now.options[0]

    def mulligan(self, view: View) -> Answer:
        """Keep what can be played in the first rounds."""
        me = view.heroes[self.seat - 1]
        soon = [
            c for c in me.hand
            if self.cards[c].cost <= me.int_max + 2 and self.cards[c].strength <= me.str_max + 2
        ]  # fmt: skip
        return m.Keep() if len(soon) >= 2 or len(me.hand) <= 5 else m.Mulligan()

    # --- which judgement answers which question -----------------------------------------------

    def common(self, question: str, appraise: Appraisal, now: Situation[View, SideQuest]) -> Score:
        """Questions that both sides are asked."""
        if question == "sidequest.draw":
            return lambda a: float(a.cards)
        if question == "sidequest.may-return":
            return lambda a: 1.0 if isinstance(a, m.Yes) else 0.0
        if question in ("sidequest.reclaim", "sidequest.revive"):
            return lambda a: float(self.cards[a.card].cost + self.cards[a.card].atk)
        if question == "sidequest.choose-attack":
            return lambda a: float(appraise.view.things[a.target].atk)
        if question == "sidequest.who-reveals":
            return lambda a: float(appraise.view.heroes[a.hero - 1].lp) * (1 if self.seat else -1)
        if question in ("sidequest.choose-target", "sidequest.may-trigger", "sidequest.option"):
            return self.about_ability(question, appraise, now)
        return lambda a: 0.0

    def about_ability(self, question: str, appraise: Appraisal, now: Situation[View, SideQuest]) -> Score:
        """The ability in question, read with the answer filled in."""
        source = now.ask.about[0] if now.ask.about else 0
        card = self.cards.get(now.thing)
        if card is None:
            return lambda a: 0.0
        aims = question == "sidequest.choose-target"
        abilities = [ability.do for ability in card.triggered if ability.target or not aims]
        effects = card.do or (abilities[0] if abilities else ())
        if aims:
            return lambda a: appraise.of(effects, a.target, source)
        if question == "sidequest.may-trigger":
            worthwhile = appraise.of(effects, 0, source) >= 0
            return lambda a: float(isinstance(a, m.Yes) == worthwhile)
        return lambda a: float(-a.number)


Score = Callable[[Any], float]
"""How good an answer is; of equals the first is given. Any: a question is answered by answers of its own kind."""


def cheapest(mind: HeroMind | GmMind) -> Score:
    return lambda a: -float(mind.cards[mind.things[a.target].card].cost)


AS_HERO: dict[str, Callable[[HeroMind], Score]] = {
    "sidequest.react": lambda mind: mind.react,
    "sidequest.hero-main": lambda mind: mind.play,
    "sidequest.hero-end": lambda mind: mind.play,
    "sidequest.beg-or-discover": lambda mind: mind.play,
    "sidequest.hero-attacks": lambda mind: mind.attack,
    "sidequest.block": lambda mind: mind.block,
    "sidequest.grow": lambda mind: mind.grow,
    "sidequest.give": lambda mind: mind.give,
    "sidequest.discard": lambda mind: mind.discard,
    "sidequest.sacrifice": cheapest,
    "sidequest.intervene": lambda mind: lambda a: mind.intervene() if isinstance(a, m.Intervene) else 0.0,
}
AS_GM: dict[str, Callable[[GmMind], Score]] = {
    "sidequest.react": lambda mind: mind.react,
    "sidequest.world": lambda mind: mind.world,
    "sidequest.armor": lambda mind: mind.armor,
    "sidequest.discard": lambda mind: mind.discard,
    "sidequest.sacrifice": cheapest,
    "sidequest.card-or-world": lambda mind: lambda a: 1.0 if isinstance(a, m.ExtraCard) else 0.0,
    "sidequest.gm-main": lambda mind: mind.play,
    "sidequest.gm-end": lambda mind: mind.play,
}
"""Which judgement answers which question; the rest is common to both sides."""
