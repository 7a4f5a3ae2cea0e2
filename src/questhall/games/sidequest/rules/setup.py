"""Before the first round (SQ-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.asks import Asking, ask, ask_all
from questhall.kernel.procedure import Procedure, step

from ..entities import GM, LEVELS, Hero
from ..moves import Bosses, Create, DeckChosen, DiscoveryDeck, Level, Mulligan, OwnDeck, TakeDeck, TenCards
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

    @step("SQ-1.3")
    def choose_decks(self, g: SideQuest) -> Asking | None:
        if g.settings.decks:
            for hero, deck in zip(g.heroes, g.settings.decks, strict=True):
                self.take(g, hero, TakeDeck(deck))
            return None
        return ask_all([hero.seat for hero in g.heroes], questions.WhichDeck)

    @step("SQ-1.3")
    def decks_are_chosen(self, g: SideQuest) -> None:
        for seat, answer in g.all_said(DeckChosen):
            self.take(g, g.hero(seat), answer)

    def take(self, g: SideQuest, hero: Hero, answer: DeckChosen) -> None:
        """Cards above 80 cost 1 starting LP each."""
        if isinstance(answer, TakeDeck):
            hero.deck_id = answer.deck
            hero.deck = g.catalog.lists[answer.deck]
        elif isinstance(answer, OwnDeck):
            hero.deck = tuple(sorted(answer.cards))
        hero.lp -= max(0, len(hero.deck) - 80)

    @step("SQ-1.4", "SQ-1.6")
    def gm_decks(self, g: SideQuest) -> None:
        g.gm.deck = g.catalog.lists[g.catalog.decks_of("gm")[0].id]
        g.world_deck = g.shuffled(g.catalog.lists[g.catalog.decks_of("world")[0].id])

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
    def gm_mulligan(self, g: SideQuest) -> None:
        """Without a creature of size below 4 the GM redraws seven until there is one."""
        if not small(g, g.gm.hand + g.gm.deck):
            return
        while not small(g, g.gm.hand):
            g.gm.deck = g.shuffled(g.gm.deck + g.gm.hand)
            g.gm.hand = g.gm.seen = ()
            draw(g, GM, 7)
            if g.log is not None:
                g.tell("log.gm-mulligan", ("SQ-1.13",))

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


def small(g: SideQuest, cards: tuple[str, ...]) -> bool:
    return any(g.cards[c].is_creature and g.cards[c].cost < 4 for c in cards)
