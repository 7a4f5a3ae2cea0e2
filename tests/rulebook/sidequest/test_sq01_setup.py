"""SQ-1: what happens before the first round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from questhall.games.sidequest.catalog import Card
from questhall.games.sidequest.checks.decks import check_deck, deck_warnings
from questhall.games.sidequest.entities import GM, Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.moves import (
    Bosses,
    Create,
    DiscoveryDeck,
    Keep,
    Level,
    Mulligan,
    No,
    OwnDeck,
    Summon,
    TakeDeck,
    TenCards,
    Yes,
)
from questhall.games.sidequest.rules.setup import Setup
from questhall.games.sidequest.state import SideQuest
from questhall.games.sidequest.vocabulary import DeckSpec
from questhall.kernel.answers import Answer
from questhall.kernel.message import message
from tests.games.sidequest.scenario import PLAIN, Table, spec

DECKS = ("vanguard", "lampwright", "wildheart")
BOX: dict[str, Any] = {"gm_deck": "what_the_light_left", "world_deck": "the_fallen_world"}
HERO_TYPES = {"weapon", "armor", "creature", "sorcery", "instant", "lasting"}


def begin(heroes: int = 1, **settings: Any) -> SideQuest:
    """A new game, at its first question."""
    return SIDEQUEST.start(Settings(heroes=heroes, **settings), 11, log=True)


def agreed(heroes: int = 1, difficulty: str = "normal", **settings: Any) -> SideQuest:
    """A new game in which all is settled except for the Heroes' points and hands."""
    words = {"bosses": ("ilvane", "saint_cinder"), "discovery": "preconstructed", **BOX, **settings}
    return begin(heroes, **{"difficulty": difficulty, "decks": DECKS[:heroes], **words})


def say(g: SideQuest, *answers: tuple[int, Answer]) -> SideQuest:
    for seat, answer in answers:
        assert g.answer(seat, answer) is None, (answer, g.asks)
    return g


def created(heroes: int = 1, difficulty: str = "normal", **settings: Any) -> SideQuest:
    g = agreed(heroes, difficulty, **settings)
    return say(g, *((hero.seat, Create(2, 2, 2)) for hero in g.heroes))


def refused(g: SideQuest, seat: int, answer: Answer) -> tuple[str, ...]:
    refusal = g.answer(seat, answer)
    assert refusal is not None, f"{answer} was accepted"
    return refusal.rules


def asked(g: SideQuest, seat: int) -> str:
    ask = g.ask_of(seat)
    return ask.question.removeprefix("sidequest.") if ask else ""


def fitting(g: SideQuest, n: int) -> tuple[str, ...]:
    """n Hero cards, two copies of each."""
    ids = sorted(c.id for c in g.cards.values() if c.kind in HERO_TYPES and not c.discovery and "+" not in c.id)
    return tuple(card for card in ids for _ in range(2))[:n]


def choosing_decks(lp: int = 0) -> SideQuest:
    """One Hero with 6 + lp LP is asked for a deck."""
    return say(begin(difficulty="normal", **BOX), (1, Create(lp, 6 - lp, 0)))


# --- who plays ------------------------------------------------------------------------


@pytest.mark.rule("SQ-1.1")
@pytest.mark.parametrize("heroes", [1, 2, 3])
def test_one_gm_faces_one_to_three_heroes(heroes: int) -> None:
    g = agreed(heroes)
    assert [hero.seat for hero in g.heroes] == [1, 2, 3][:heroes]
    assert SIDEQUEST.seats(g.settings) == (GM, 1, 2, 3)[: heroes + 1]


@pytest.mark.rule("SQ-1.1")
@pytest.mark.parametrize("heroes", [0, 4])
def test_no_table_is_laid_for_no_hero_or_four(heroes: int) -> None:
    with pytest.raises(ValueError, match=r"SQ-1\.1"):
        begin(heroes)


@pytest.mark.rule("SQ-1.1", "SQ-4.2", "SQ-4.5")
def test_h_stays_when_a_hero_is_knocked_out() -> None:
    t = Table(heroes=2, dice=(3,))
    t.hero(2, out=True, lp=0)
    t.gm(hand=["ghoul"], bp=2, bound=17).at("gm", "growth_phase")
    assert t.g.gm.bp == 4
    t.put("ghoul")
    t.at("gm", "main_phase").do(GM, Summon("ghoul"))
    assert t.g.gm.bound == 19


# --- the Heroes --------------------------------------------------------------------------


@pytest.mark.rule("SQ-1.2")
def test_a_hero_has_six_lp_and_spreads_six_points() -> None:
    hero = say(agreed(), (1, Create(1, 3, 2))).hero(1)
    assert (hero.lp, hero.str_max, hero.int_max) == (7, 3, 2)


@pytest.mark.rule("SQ-1.2")
@pytest.mark.parametrize("points", [(2, 2, 1), (3, 3, 1), (7, 0, -1), (-2, 4, 4)])
def test_the_points_are_exactly_six_and_none_is_negative(points: tuple[int, int, int]) -> None:
    assert refused(agreed(), 1, Create(*points)) == ("SQ-1.2",)


@pytest.mark.rule("SQ-1.2", "SQ-1.10")
def test_lp_have_no_maximum_but_growth_stops_at_twenty() -> None:
    t = Table(dice=(6,))
    hero = t.hero(lp=30, int_max=20, str_max=20)
    t.at("hero", "growth_phase")
    assert t.asked(1) == "beg-or-discover"
    assert (hero.lp, hero.int_max, hero.str_max) == (30, 20, 20)


@pytest.mark.rule("SQ-1.10")
def test_the_starting_int_and_str_are_available_at_once() -> None:
    hero = say(agreed(), (1, Create(0, 4, 2))).hero(1)
    assert (hero.str_free, hero.int_free) == (4, 2)


# --- decks -----------------------------------------------------------------------------------


@pytest.mark.rule("SQ-1.3")
def test_a_hero_takes_a_preconstructed_deck() -> None:
    g = say(choosing_decks(), (1, TakeDeck("wildheart")))
    assert len(g.hero(1).deck) == 60
    assert g.hero(1).deck_id == "wildheart"


@pytest.mark.rule("SQ-1.3")
def test_an_unknown_deck_is_refused() -> None:
    assert refused(choosing_decks(), 1, TakeDeck("the_fallen_world")) == ("SQ-1.3",)


@pytest.mark.rule("SQ-1.3")
@pytest.mark.parametrize("size", [60, 80])
def test_a_deck_of_sixty_to_eighty_cards_costs_nothing(size: int) -> None:
    g = choosing_decks()
    say(g, (1, OwnDeck(fitting(g, size))))
    assert (len(g.hero(1).deck), g.hero(1).lp) == (size, 6)


@pytest.mark.rule("SQ-1.3")
def test_each_card_above_eighty_costs_one_starting_lp() -> None:
    g = choosing_decks(lp=1)
    say(g, (1, OwnDeck(fitting(g, 84))))
    assert g.hero(1).lp == 7 - 4


@pytest.mark.rule("SQ-1.3")
def test_a_deck_that_would_cost_the_last_lp_is_refused() -> None:
    g = choosing_decks()
    assert refused(g, 1, OwnDeck(fitting(g, 86))) == ("SQ-1.3",)
    say(g, (1, OwnDeck(fitting(g, 85))))
    assert g.hero(1).lp == 1


@pytest.mark.rule("SQ-1.3")
def test_fifty_nine_cards_are_too_few() -> None:
    g = choosing_decks()
    assert refused(g, 1, OwnDeck(fitting(g, 59))) == ("SQ-1.3",)


@pytest.mark.rule("SQ-1.3")
def test_a_third_copy_of_a_card_is_refused() -> None:
    g = choosing_decks()
    sixty = fitting(g, 60)
    assert refused(g, 1, OwnDeck((*sixty, sixty[0]))) == ("SQ-1.3",)


@pytest.mark.rule("SQ-1.3")
@pytest.mark.parametrize("kind", ["gm_creature", "gm_instant", "boss", "world", "discovery_event", "series"])
def test_only_equipment_spells_and_creatures_go_into_a_hero_deck(kind: str) -> None:
    g = choosing_decks()
    stranger = next(card.id for card in g.cards.values() if card.kind == kind)
    assert refused(g, 1, OwnDeck((*fitting(g, 60), stranger))) == ("SQ-1.3",)


@pytest.mark.rule("SQ-1.3", "SQ-1.7")
def test_discovery_equipment_does_not_go_into_a_hero_deck() -> None:
    g = choosing_decks()
    g.cards = {**g.cards, "relic": Card(spec("relic", PLAIN["relic"]), 1)}
    assert refused(g, 1, OwnDeck((*fitting(g, 60), "relic"))) == ("SQ-1.3",)


@pytest.mark.rule("SQ-1.3")
def test_a_card_that_does_not_exist_is_refused() -> None:
    g = choosing_decks()
    assert refused(g, 1, OwnDeck((*fitting(g, 60), "excalibur"))) == ("SQ-1.3",)


def pile(kind: Any = "gm", **copies: int) -> DeckSpec:
    return DeckSpec(id="pile", kind=kind, name={"de": "Stapel", "en": "Pile"}, cards=copies)


CARDS = {card_id: spec(card_id, words) for card_id, words in PLAIN.items()} | {
    "giant": spec("giant", {"type": "gm_creature", "size": 7, "atk": 6, "def": 9}),
}


@pytest.mark.rule("SQ-1.4")
def test_a_gm_deck_of_the_recommended_mix_raises_no_warning() -> None:
    """Early 50 %, medium creatures and effects 30 %, powerful 20 %."""
    deck = pile(ghoul=30, brute=9, gm_bolt=9, giant=12)
    assert list(deck_warnings(deck, CARDS)) == []


@pytest.mark.rule("SQ-1.4")
@pytest.mark.parametrize("times", [1, 3])
def test_a_gm_deck_of_unusual_size_is_warned_about_not_refused(times: int) -> None:
    deck = pile(ghoul=15 * times, brute=9 * times, giant=6 * times)
    assert [w.rules for w in deck_warnings(deck, CARDS)] == [("SQ-1.4",)]
    assert list(check_deck(deck, CARDS, ("de", "en"))) == []


@pytest.mark.rule("SQ-1.4")
@pytest.mark.parametrize(("size", "share"), [(1, "early"), (3, "early"), (4, "medium"), (6, "medium"), (7, "powerful")])
def test_early_is_up_to_size_three_medium_up_to_six_powerful_above(size: int, share: str) -> None:
    cards = {"beast": spec("beast", {"type": "gm_creature", "size": size, "atk": 1, "def": 1})}
    warnings = [warning.message.args for warning in deck_warnings(pile(beast=60), cards)]
    assert [args["cards"] for args in warnings if args["percent"] == 100] == [message(f"flaw.share.{share}")]


@pytest.mark.rule("SQ-1.4")
@pytest.mark.parametrize("stranger", ["wolf", "sword", "spark", "plain", "chest"])
def test_a_gm_deck_holds_gm_cards_only(stranger: str) -> None:
    findings = list(check_deck(pile(ghoul=59, **{stranger: 1}), CARDS, ("de", "en")))
    assert [f.rules for f in findings] == [("SQ-1.4",)]


def bringing(question: str = "deck") -> SideQuest:
    """Everything is agreed but the GM's decks; the GM is asked for one of them."""
    g = created(gm_deck=None, world_deck=None)
    if question == "world-deck":
        say(g, (GM, TakeDeck("what_the_light_left")))
    assert asked(g, GM) == question
    return g


def warned(g: SideQuest, key: str) -> list[tuple[tuple[int, ...] | None, dict[str, Any]]]:
    """Who is warned, and of what."""
    return [(line.only, line.args) for line in g.log or [] if line.key == f"log.gm-deck-{key}"]


@pytest.mark.rule("SQ-1.4")
def test_the_gm_chooses_a_deck_while_the_heroes_choose_theirs() -> None:
    g = say(begin(difficulty="normal"), (1, Create(2, 2, 2)))
    assert (asked(g, GM), asked(g, 1)) == ("deck", "deck")
    say(g, (GM, TakeDeck("what_the_light_left")), (1, TakeDeck("wildheart")))
    assert g.gm.deck == g.catalog.lists["what_the_light_left"]


@pytest.mark.rule("SQ-1.4", "SQ-1.5")
def test_the_gm_brings_an_own_deck_and_the_secondary_boss_comes_on_top() -> None:
    g = bringing()
    own = ("shaft_rat",) * 31 + ("gutter_crawler",) * 29
    say(g, (GM, OwnDeck(own)), (GM, TakeDeck(BOX["world_deck"])))
    assert sorted(g.gm.deck + g.gm.hand) == sorted((*own, "saint_cinder"))


@pytest.mark.rule("SQ-1.4")
@pytest.mark.parametrize("n", [59, 81])
def test_a_gm_deck_outside_sixty_to_eighty_is_played_with_a_warning_to_all(n: int) -> None:
    g = say(bringing(), (GM, OwnDeck(("shaft_rat",) * n)))
    assert warned(g, "size") == [(None, {"n": n, "least": 60, "most": 80})]
    assert asked(g, GM) == "world-deck"


@pytest.mark.rule("SQ-1.4")
def test_the_gm_alone_is_warned_of_an_unusual_mix() -> None:
    """What is in the deck is the GM's secret."""
    g = say(bringing(), (GM, OwnDeck(("shaft_rat",) * 60)))
    assert warned(g, "size") == []
    assert warned(g, "mix") == [
        ((GM,), {"share": "early", "wanted": 50, "percent": 100}),
        ((GM,), {"share": "medium", "wanted": 30, "percent": 0}),
        ((GM,), {"share": "powerful", "wanted": 20, "percent": 0}),
    ]


@pytest.mark.rule("SQ-1.4")
def test_nobody_is_warned_of_the_deck_in_the_box() -> None:
    g = created()
    assert warned(g, "size") == warned(g, "mix") == []


@pytest.mark.rule("SQ-1.4", "SQ-1.5")
@pytest.mark.parametrize("stranger", ["pack_mule", "ilvane", "shaft_rat+", "excalibur", "ash_wind"])
def test_only_gm_creatures_and_gm_spells_are_brought(stranger: str) -> None:
    assert refused(bringing(), GM, OwnDeck((*["shaft_rat"] * 60, stranger))) == ("SQ-1.4",)


@pytest.mark.rule("SQ-1.4", "SQ-10.1")
@pytest.mark.parametrize("cards", [(), ("snuff_out",) * 60])
def test_a_gm_deck_without_a_creature_cannot_be_played(cards: tuple[str, ...]) -> None:
    assert refused(bringing(), GM, OwnDeck(cards)) == ("SQ-1.4", "SQ-10.1")


@pytest.mark.rule("SQ-1.4", "SQ-1.6")
@pytest.mark.parametrize(("question", "other"), [("deck", "wildheart"), ("world-deck", "what_the_light_left")])
def test_the_gm_takes_no_deck_of_another_kind(question: str, other: str) -> None:
    assert refused(bringing(question), GM, TakeDeck(other)) == ("SQ-1.4" if question == "deck" else "SQ-1.6",)


# --- bosses, worlds, discoveries -----------------------------------------------------------------


@pytest.mark.rule("SQ-1.5")
def test_the_main_boss_waits_and_another_is_shuffled_into_the_pile() -> None:
    g = begin(difficulty="normal", decks=("vanguard",), discovery="preconstructed", **BOX)
    say(g, (1, Create(2, 2, 2)), (GM, Bosses("ilvane", "saint_cinder")))
    drawn_from = g.gm.deck + g.gm.hand
    assert (g.gm.main_boss, g.gm.second_boss) == ("ilvane", "saint_cinder")
    assert Counter(drawn_from)["saint_cinder"] == 1
    assert "ilvane" not in drawn_from


@pytest.mark.rule("SQ-1.5")
@pytest.mark.parametrize("pair", [("ilvane", "ilvane"), ("ilvane", "vanguard")])
def test_the_secondary_boss_is_a_different_boss(pair: tuple[str, str]) -> None:
    g = say(begin(difficulty="normal", decks=("vanguard",), **BOX), (1, Create(2, 2, 2)))
    assert refused(g, GM, Bosses(*pair)) == ("SQ-1.5",)
    with pytest.raises(ValueError, match=r"SQ-1\.5"):
        begin(bosses=pair)


@pytest.mark.rule("SQ-1.6")
def test_the_world_deck_holds_world_cards_only() -> None:
    g = created()
    assert {g.cards[card].kind for card in g.world_deck} == {"world"}
    findings = list(check_deck(pile("world", plain=1, ghoul=1), CARDS, ("de", "en")))
    assert [f.rules for f in findings] == [("SQ-1.6",)]


@pytest.mark.rule("SQ-1.6")
def test_the_gm_brings_an_own_world_deck() -> None:
    g = bringing("world-deck")
    own = ("ash_wind", "ash_wind", "glass_rain")
    say(g, (GM, OwnDeck(own)))
    assert Counter(g.world_deck) == Counter(own)


@pytest.mark.rule("SQ-1.6")
@pytest.mark.parametrize("stranger", ["shaft_rat", "excalibur"])
def test_nothing_but_world_cards_is_brought(stranger: str) -> None:
    assert refused(bringing("world-deck"), GM, OwnDeck(("ash_wind", "glass_rain", stranger))) == ("SQ-1.6",)


@pytest.mark.rule("SQ-1.6", "SQ-9.2")
def test_the_gm_must_have_two_world_cards_to_look_at() -> None:
    assert refused(bringing("world-deck"), GM, OwnDeck(("ash_wind",))) == ("SQ-1.6", "SQ-9.2")


def ten_each() -> SideQuest:
    """Both sides are asked for ten Discovery cards."""
    g = begin(2, difficulty="normal", decks=DECKS[:2], bosses=("ilvane", "saint_cinder"), **BOX)
    say(g, (1, Create(2, 2, 2)), (2, Create(2, 2, 2)))
    return say(g, (GM, DiscoveryDeck("own")))


def pool(g: SideQuest, kind: str) -> tuple[str, ...]:
    return tuple(sorted({card for deck in g.catalog.decks_of(kind) for card in deck.cards}))


@pytest.mark.rule("SQ-1.7")
def test_heroes_and_gm_shuffle_ten_discovery_cards_each() -> None:
    g = ten_each()
    ours, theirs = pool(g, "hero_discovery")[:10], pool(g, "gm_discovery")[:5] * 2
    say(g, (1, TenCards(ours)), (GM, TenCards(theirs)))
    assert sorted(g.discovery_deck) == sorted(ours + theirs)


@pytest.mark.rule("SQ-1.7")
@pytest.mark.parametrize("n", [9, 11])
def test_ten_means_ten(n: int) -> None:
    g = ten_each()
    assert refused(g, 1, TenCards(pool(g, "hero_discovery")[:n])) == ("SQ-1.7",)


@pytest.mark.rule("SQ-1.7")
@pytest.mark.parametrize("stranger", ["ilvane", "excalibur"])
def test_only_discovery_cards_go_into_the_discovery_deck(stranger: str) -> None:
    g = ten_each()
    assert refused(g, GM, TenCards((*pool(g, "gm_discovery")[:9], stranger))) == ("SQ-1.7",)
    assert refused(g, 1, TenCards((*pool(g, "hero_discovery")[:9], stranger))) == ("SQ-1.7",)


@pytest.mark.rule("SQ-1.7")
def test_the_preconstructed_discovery_deck_has_twenty_to_forty_cards_of_both_sides() -> None:
    g = created()
    assert 20 <= len(g.discovery_deck) <= 40
    assert all(g.cards[card].discovery for card in g.discovery_deck)
    assert {"discovery_event", "discovery_creature", "weapon"} <= {g.cards[c].kind for c in g.discovery_deck}


# --- difficulty -----------------------------------------------------------------------------------


@pytest.mark.rule("SQ-1.8")
def test_the_difficulty_is_chosen_before_hands_are_drawn() -> None:
    g = begin()
    assert asked(g, GM) == "level"
    assert g.gm.hand == g.hero(1).hand == ()
    assert refused(g, GM, Level("nightmare")) == ("SQ-1.8",)
    assert say(g, (GM, Level("hard"))).difficulty == "hard"


@pytest.mark.rule("SQ-1.8", "SQ-1.9")
@pytest.mark.parametrize(
    ("difficulty", "base", "most_cards", "lp", "encounters"),
    [("normal", 2, 1, 6, 4), ("hard", 3, 1, 6, 4), ("extreme", 3, 2, 6, 5), ("impossible", 4, 2, 3, 6)],
)
def test_what_a_difficulty_means(difficulty: str, base: int, most_cards: int, lp: int, encounters: int) -> None:
    g = created(2, difficulty)
    assert (g.hero(2).lp, len(g.hero(2).prizes)) == (lp + 2, encounters)
    t = Table(heroes=2, difficulty=difficulty, dice=(4,)).at("gm", "draw_phase")
    assert max(o.cards for o in t.g.options(GM)) == most_cards  # type: ignore[attr-defined]
    t.at("gm", "growth_phase")
    assert t.g.gm.bp == base


@pytest.mark.rule("SQ-1.8", "SQ-1.2")
def test_on_impossible_the_free_points_are_still_six() -> None:
    assert refused(agreed(difficulty="impossible"), 1, Create(3, 3, 3)) == ("SQ-1.2",)
    assert say(agreed(difficulty="impossible"), (1, Create(6, 0, 0))).hero(1).lp == 9


# --- prize cards and hands ---------------------------------------------------------------------------


@pytest.mark.rule("SQ-1.9")
def test_prize_cards_come_off_the_deck_before_the_hand() -> None:
    """The shuffled deck is laid out again from where the cards went: prizes lay on top of the hand."""
    t = Table(difficulty="extreme")
    order = tuple(sorted(fitting(t.g, 20)))
    hero = t.hero(deck=order, prizes=(), hand=())
    shuffled = t.g.clone().shuffled(order)
    setup = Setup()
    setup.go_to("prizes_and_hands")
    t.run(setup)
    assert hero.prizes == shuffled[-5:]
    assert hero.hand == shuffled[-12:-5][::-1]
    assert hero.deck == shuffled[:-12]


@pytest.mark.rule("SQ-1.11")
def test_everyone_draws_seven_cards() -> None:
    g = created(3)
    assert [len(g.player(seat).hand) for seat in range(4)] == [7, 7, 7, 7]


@pytest.mark.rule("SQ-1.11")
def test_nobody_is_told_what_another_has_drawn() -> None:
    g = created(2)
    named = [line for line in g.log or [] if "cards" in line.args]
    assert {line.only for line in named} == {(GM,), (1,), (2,)}
    assert all(line.args["cards"] == g.player(line.only[0]).hand for line in named[-2:] if line.only)


# --- mulligans ------------------------------------------------------------------------------------------


@pytest.mark.rule("SQ-1.12")
def test_a_mulligan_costs_a_card_each_time_to_the_bitter_end() -> None:
    g = created()
    sizes = []
    while asked(g, 1) == "mulligan":
        say(g, (1, Mulligan()))
        sizes.append(len(g.hero(1).hand))
    assert sizes == [6, 5, 4, 3, 2, 1, 0]
    assert len(g.hero(1).deck) == 60 - 4


@pytest.mark.rule("SQ-1.12")
def test_a_mulligan_shuffles_the_hand_back() -> None:
    g = created()
    hero = g.hero(1)
    before = sorted(hero.deck + hero.hand)
    say(g, (1, Mulligan()))
    assert sorted(hero.deck + hero.hand) == before


@pytest.mark.rule("SQ-1.12")
def test_who_keeps_is_not_asked_again_while_others_go_on() -> None:
    g = created(2)
    kept = g.hero(1).hand
    say(g, (1, Keep()), (2, Mulligan()))
    assert (asked(g, 1), asked(g, 2)) == ("", "mulligan")
    say(g, (2, Mulligan()), (2, Keep()))
    assert g.hero(1).hand == kept
    assert (len(g.hero(2).hand), g.round) == (5, 1)


def gm_draws_from(*deck: str) -> Table:
    """The first hands are drawn; the GM's deck is this."""
    t = Table().gm(deck=list(deck))
    setup = Setup()
    setup.go_to("prizes_and_hands")
    return t.run(setup)


def redraws(t: Table) -> Table:
    """The GM draws seven new cards as long as that is offered."""
    while t.asked(GM) == "gm-mulligan":
        t.do(GM, Yes())
    return t


@pytest.mark.rule("SQ-1.13")
def test_the_gm_redraws_seven_until_a_creature_of_size_below_four_comes() -> None:
    t = redraws(gm_draws_from(*["brute"] * 200, "ghoul"))
    assert "ghoul" in t.g.gm.hand
    assert len(t.g.gm.hand) == 7
    assert t.told("gm-mulligan")


@pytest.mark.rule("SQ-1.13")
def test_size_four_is_not_below_four_and_a_cheap_spell_is_no_creature() -> None:
    t = redraws(gm_draws_from(*["brute"] * 20, *["gm_veto"] * 20, "ghoul"))
    assert "ghoul" in t.g.gm.hand


@pytest.mark.rule("SQ-1.13")
def test_the_gm_may_keep_a_hand_without_a_small_creature() -> None:
    t = gm_draws_from(*["slag_giant"] * 200, "shaft_rat")
    assert t.asked(GM) == "gm-mulligan"
    t.do(GM, No())
    assert (t.g.gm.hand, t.told("gm-mulligan")) == (("slag_giant",) * 7, [])
    assert t.asked(1) == "mulligan"


@pytest.mark.rule("SQ-1.13")
def test_otherwise_the_gm_keeps() -> None:
    t = gm_draws_from(*["ghoul"] * 20)
    assert t.told("gm-mulligan") == []
    assert t.asked(GM) == ""


@pytest.mark.rule("SQ-1.13")
def test_a_gm_deck_without_any_small_creature_does_not_redraw_for_ever() -> None:
    t = gm_draws_from(*["brute"] * 20)
    assert t.g.gm.hand == ("brute",) * 7


# --- the box ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SQ-1.14")
def test_the_box_holds_what_the_rulebook_promises() -> None:
    sizes: dict[str, list[int]] = {}
    for deck in SIDEQUEST.packs[0].decks.values():
        sizes.setdefault(deck.kind, []).append(sum(deck.cards.values()))
    assert sizes == {
        "gm": [60],
        "hero": [60] * 3,
        "world": [14],
        "gm_discovery": [10],
        "hero_discovery": [7] * 3,
    }
    assert len(created().catalog.bosses) >= 4
