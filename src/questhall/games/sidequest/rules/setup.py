"""Before the first round (SQ-1)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, ask, ask_all
from questhall.kernel.procedure import Procedure, step

from ..checks.decks import LARGEST_DECK, SMALLEST_DECK, unusual_mix, unusual_size
from ..entities import GM, LEVELS, Hero
from ..moves import Bosses, Create, DeckChosen, DiscoveryDeck, Level, Mulligan, No, OwnDeck, TakeDeck, TenCards
from . import setup_questions as questions
from .zones import draw

if TYPE_CHECKING:
    from ..state import SideQuest


class Setup(Procedure):
    """From the choice of difficulty to the first hands."""

    own_discoveries: bool = False

    @step("SQ-1.8")
    def choose_difficulty(self, g: SideQuest) -> Asking | None:
        if g.settings.difficulty is not None:
            g.difficulty = g.settings.difficulty
            return None
        return ask(GM, questions.WhichLevel)

    @step("SQ-1.8")
    def difficulty_is_chosen(self, g: SideQuest) -> None:
        if g.answers:
            answer = g.said(Level)
            g.difficulty = answer.difficulty
        if g.log is not None:
            g.tell("log.difficulty", ("SQ-1.8",), difficulty=g.difficulty)

    @step("SQ-1.2")
    def create_heroes(self, g: SideQuest) -> Asking | None:
        return ask_all([hero.seat for hero in g.heroes], questions.CreateHero)

    @step("SQ-1.2", "SQ-1.10")
    def heroes_are_created(self, g: SideQuest) -> None:
        """The base LP of the level and six points; the starting INT and STR are available at once."""
        for seat, answer in g.all_said(Create):
            hero = g.hero(seat)
            hero.lp = LEVELS[g.difficulty].lp + answer.lp
            hero.str_max = answer.strength
            hero.int_max = answer.intelligence
            hero.name = answer.name.strip()
            if g.log is not None:
                g.tell("log.created", ("SQ-1.2",), seat=seat, lp=hero.lp, str=hero.str_max, int=hero.int_max)

    @step("SQ-1.3", "SQ-1.4")
    def choose_decks(self, g: SideQuest) -> Asking | None:
        """The Heroes and the GM at once, each unseen by the others."""
        agreed = dict(zip([hero.seat for hero in g.heroes], g.settings.decks, strict=False))
        if g.settings.gm_deck is not None:
            agreed[GM] = g.settings.gm_deck
        for seat, deck in agreed.items():
            self.take(g, seat, TakeDeck(deck))
        return ask_all([seat for seat in range(len(g.heroes) + 1) if seat not in agreed], questions.WhichDeck)

    @step("SQ-1.3", "SQ-1.4")
    def decks_are_chosen(self, g: SideQuest) -> None:
        for seat, answer in g.all_said(DeckChosen):
            self.take(g, seat, answer)

    def take(self, g: SideQuest, seat: int, answer: DeckChosen) -> None:
        """Cards above 80 cost a Hero 1 starting LP each; the GM is warned at most."""
        player = g.player(seat)
        player.deck = cards_of(g, answer)
        if isinstance(player, Hero):
            player.deck_id = answer.deck if isinstance(answer, TakeDeck) else ""
            player.lp -= max(0, len(player.deck) - LARGEST_DECK)
        elif g.log is not None:
            warn_gm(g)

    @step("SQ-1.6")
    def choose_world_deck(self, g: SideQuest) -> Asking | None:
        return ask(GM, questions.WhichWorldDeck) if g.settings.world_deck is None else None

    @step("SQ-1.6")
    def world_deck_is_chosen(self, g: SideQuest) -> None:
        answer = TakeDeck(g.settings.world_deck) if g.settings.world_deck is not None else g.said(DeckChosen)
        g.world_deck = g.shuffled(cards_of(g, answer))

    @step("SQ-1.5")
    def choose_bosses(self, g: SideQuest) -> Asking | None:
        if g.settings.bosses is not None:
            g.gm.main_boss, g.gm.second_boss = g.settings.bosses
            return None
        return ask(GM, questions.WhichBosses)

    @step("SQ-1.5")
    def bosses_are_chosen(self, g: SideQuest) -> None:
        if g.answers:
            answer = g.said(Bosses)
            g.gm.main_boss, g.gm.second_boss = answer.main, answer.secondary
        g.gm.deck += (g.gm.second_boss,)

    @step("SQ-1.7")
    def choose_discovery(self, g: SideQuest) -> Asking | None:
        return ask(GM, questions.WhichDiscovery) if g.settings.discovery is None else None

    @step("SQ-1.7")
    def discovery_is_chosen(self, g: SideQuest) -> None:
        kind = g.said(DiscoveryDeck).kind if g.answers else g.settings.discovery
        self.own_discoveries = kind == "own"
        if not self.own_discoveries:
            pile: tuple[str, ...] = ()
            for deck in (*g.catalog.decks_of("gm_discovery"), *g.catalog.decks_of("hero_discovery")):
                pile += g.catalog.lists[deck.id]
            g.discovery_deck = pile[:40]

    @step("SQ-1.7")
    def ten_cards_each(self, g: SideQuest) -> Asking | None:
        """The first Hero speaks for the Heroes; both sides choose unseen by the other."""
        return ask_all([GM, 1], questions.WhichTen) if self.own_discoveries else None

    @step("SQ-1.7")
    def discovery_deck(self, g: SideQuest) -> None:
        for _, answer in g.all_said(TenCards):
            g.discovery_deck += tuple(sorted(answer.cards))
        g.discovery_deck = g.shuffled(g.discovery_deck)

    @step("SQ-1.9", "SQ-1.11")
    def prizes_and_hands(self, g: SideQuest) -> None:
        """Prize Cards come off the shuffled deck before the hand."""
        for hero in g.heroes:
            hero.deck = g.shuffled(hero.deck)
            prizes = g.level().encounters
            hero.prizes, hero.deck = hero.deck[-prizes:], hero.deck[:-prizes]
            draw(g, hero.seat, 7)
        g.gm.deck = g.shuffled(g.gm.deck)
        draw(g, GM, 7)

    @step("SQ-1.13")
    def gm_may_redraw(self, g: SideQuest) -> Asking | None:
        """Only without a creature of size below 4 in hand, as long as the deck has one."""
        if small(g, g.gm.hand) or not small(g, g.gm.deck):
            self.go_to("may_mulligan")
            return None
        return ask(GM, questions.MayRedraw)

    @step("SQ-1.13")
    def gm_redraws(self, g: SideQuest) -> None:
        """Seven new cards, as often as the GM wants until such a creature is there."""
        if isinstance(g.said(Answer), No):
            return
        g.gm.deck = g.shuffled(g.gm.deck + g.gm.hand)
        g.gm.hand = g.gm.seen = ()
        draw(g, GM, 7)
        if g.log is not None:
            g.tell("log.gm-mulligan", ("SQ-1.13",))
        self.go_to("gm_may_redraw")

    @step("SQ-1.12")
    def may_mulligan(self, g: SideQuest) -> Asking | None:
        return ask_all([h.seat for h in g.heroes if h.mulligans >= 0 and h.hand], questions.MayMulligan)

    @step("SQ-1.12")
    def mulligan(self, g: SideQuest) -> None:
        """Shuffle the hand back and draw one card less each time."""
        for seat, answer in g.answers:
            hero = g.hero(seat)
            if isinstance(answer, Mulligan):
                hero.mulligans += 1
                hero.deck = g.shuffled(hero.deck + hero.hand)
                hero.hand = hero.seen = ()
                draw(g, seat, 7 - hero.mulligans)
                if g.log is not None:
                    g.tell("log.mulligan", ("SQ-1.12",), seat=seat, n=7 - hero.mulligans)
                self.go_to("may_mulligan")
            else:
                hero.mulligans = -1 - hero.mulligans


def cards_of(g: SideQuest, chosen: DeckChosen) -> tuple[str, ...]:
    """The cards of a deck, one entry per copy, in the order of their ids."""
    if isinstance(chosen, TakeDeck):
        return g.catalog.lists[chosen.deck]
    assert isinstance(chosen, OwnDeck)
    return tuple(sorted(chosen.cards))


def warn_gm(g: SideQuest) -> None:
    """SQ-1.4 recommends and forbids nothing. How high the deck is everybody sees; what is in it the GM alone knows."""
    deck = g.gm.deck
    if unusual_size(len(deck)):
        g.tell("log.gm-deck-size", ("SQ-1.4",), n=len(deck), least=SMALLEST_DECK, most=LARGEST_DECK)
    printed = {card: g.cards[card].spec for card in deck}
    for share, wanted, percent in unusual_mix(Counter(deck), printed):
        g.tell("log.gm-deck-mix", ("SQ-1.4",), (GM,), share=share, wanted=wanted, percent=percent)


def small(g: SideQuest, cards: tuple[str, ...]) -> bool:
    return any(g.cards[c].is_creature and g.cards[c].cost < 4 for c in cards)
