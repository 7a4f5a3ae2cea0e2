"""RO-108 to RO-123: coin trials, the market, and what coins do in a round."""

from __future__ import annotations

import pytest

from questhall.games.rushout.moves import Agree, Buy, Leave, Place, Refuse, Spend
from questhall.kernel.state import CLOCK
from tests.rulebook.rushout.table import Table, laid_out, wizard_deck


def market(hero_coins: int = 0, wizard_coins: int = 0, heroes: int = 2) -> Table:
    """The market after a round that the heroes have won: the marker is the wizard's."""
    t = Table("scenario2", heroes=heroes)
    t.set(hero_coins=("purse",) * hero_coins, wizard_coins=("sack",) * wizard_coins)
    return t.win()


def buy(t: Table, item: str, hero: int, seat: int = 1) -> Table:
    """A hero proposes, the others agree."""
    t.do(seat, Buy(item, hero))
    for other in t.g.heroes:
        if other.seat != seat:
            t.do(other.seat, Agree())
    return t


# --- set-up -----------------------------------------------------------------------------------------


@pytest.mark.rule("RO-108")
def test_scenario_2_adds_all_coin_trials() -> None:
    g = laid_out("scenario2")
    kinds = [g.catalog.trials[card].kind for card in g.trials + g.trial_stack]
    first = laid_out("exercise1")
    assert (kinds.count("standard"), kinds.count("coin")) == (len(first.trials + first.trial_stack), 4)


@pytest.mark.rule("RO-109", "RO-161")
def test_the_first_open_trials_are_standard_ones() -> None:
    for scenario in ("scenario2", "scenario5", "scenario6"):
        for seed in range(10):
            g = laid_out(scenario, seed=seed)
            assert {g.catalog.trials[card].kind for card in g.trials} == {"standard"}


@pytest.mark.rule("RO-110")
def test_the_wizards_deck_of_the_second_scenario() -> None:
    assert wizard_deck("scenario2") == {"confusion": 6, "summoning": 5, "dragon": 5, "weakness": 5}


@pytest.mark.rule("RO-111")
def test_goods_and_coin_marker_lie_in_the_middle() -> None:
    g = laid_out("scenario2")
    assert len(g.shelf) == 18
    assert g.coin_marker == ""
    assert laid_out("scenario1").shelf == ()


# --- coin trials -------------------------------------------------------------------------------------


@pytest.mark.rule("RO-112")
def test_the_wizard_places_dice_on_his_part_of_a_coin_trial() -> None:
    t = Table("scenario2").trials("purse", "two_swords").show(0, "water", "air").do(0, Place("t1", ((0, 0),)))
    assert t.on("t1") == [0]
    assert t.refused(0, Place("s1", ((1, 0),))) == ("RO-60",)
    assert t.refused(0, Place("t2", ((1, 0),))) == ("RO-76", "RO-112")


@pytest.mark.rule("RO-113")
def test_the_heroes_keep_a_coin_trial_that_they_complete_first() -> None:
    t = Table("scenario2").trials("purse").lay(0, "t1", 0).lay(1, "t1", 0).show(2, "key").fill(2, "t1")
    assert (t.g.hero_coins, t.g.wizard_coins) == (("purse",), ())
    assert t.g.trials[0] == ""


@pytest.mark.rule("RO-113", "RO-46")
def test_the_wizard_keeps_a_coin_trial_that_he_completes_first_and_the_heroes_draw_the_next() -> None:
    t = Table("scenario2").trials("purse").lay(1, "t1", 0).lay(0, "t1", 0).show(0, "air").fill(0, "t1")
    assert (t.g.hero_coins, t.g.wizard_coins) == ((), ("purse",))
    assert (t.loose(0), t.loose(1)) == (5, 3)
    stack = len(t.g.trial_stack)
    t.wait(400)
    assert t.g.trials[0] == "long"
    assert len(t.g.trial_stack) == stack - 1


@pytest.mark.rule("RO-113", "RO-81")
def test_neither_side_wins_a_coin_trial_under_the_dragon() -> None:
    t = Table("scenario2").set(dragon=1).trials("purse").show(0, "water", "air").fill(0, "t1")
    assert (t.g.wizard_coins, t.on("t1")) == ((), [0, 1])
    t.set(dragon=2)
    assert t.g.wizard_coins == ("purse",)


@pytest.mark.rule("RO-113", "RO-81")
def test_if_both_parts_are_full_when_the_dragon_leaves_the_heroes_come_first() -> None:
    t = Table("scenario2").set(dragon=1).trials("purse").lay(1, "t1", 0, 1).lay(0, "t1", 0, 1)
    assert (t.g.hero_coins, t.g.wizard_coins) == ((), ())
    t.set(dragon=2)
    assert (t.g.hero_coins, t.g.wizard_coins, t.loose(0)) == (("purse",), (), 5)


@pytest.mark.rule("RO-123")
@pytest.mark.parametrize(("seat", "side"), [(1, "trial_stack"), (0, "spell_stack")])
def test_two_won_coin_trials_remove_the_top_card_of_the_own_stack_unseen(seat: int, side: str) -> None:
    t = Table("scenario2").set(hero_coins=("purse", "sack"), wizard_coins=("purse", "sack"))
    before = getattr(t.g, side)
    t.do(seat, Spend())
    assert getattr(t.g, side) == before[:-1]
    assert (t.g.hero_coins if seat else t.g.wizard_coins) == ()
    assert t.told("log.turned-up") == 0


@pytest.mark.rule("RO-123")
def test_one_coin_trial_is_not_enough() -> None:
    t = Table("scenario2").set(hero_coins=("purse",))
    assert t.refused(1, Spend()) == ("RO-123",)


@pytest.mark.rule("RO-123", "RO-47")
def test_whoever_removes_the_last_card_of_the_own_stack_wins() -> None:
    t = Table("scenario2").set(hero_coins=("purse", "sack"), trial_stack=("long",)).do(1, Spend())
    assert t.g.trophies == ("heroes",)


# --- the market ---------------------------------------------------------------------------------------


@pytest.mark.rule("RO-114")
def test_the_loser_of_a_round_gets_the_coin_marker() -> None:
    assert Table("scenario2").win().g.coin_marker == "wizard"
    assert Table("scenario2").lose().g.coin_marker == "heroes"


@pytest.mark.rule("RO-115")
def test_between_rounds_heroes_buy_equipment_and_the_wizard_buys_scrolls() -> None:
    t = market(hero_coins=1)
    assert t.g.phase == "market"
    buy(t, "fire_cloak", 2)
    t.do(0, Buy("tide_scroll"))
    assert (t.g.players[2].items, t.g.wizard.items) == (("fire_cloak",), ("tide_scroll",))
    assert t.g.shelf.count("fire_cloak") == 1
    assert "tide_scroll" not in t.g.shelf


@pytest.mark.rule("RO-115")
def test_what_is_not_on_the_shelf_cannot_be_bought() -> None:
    t = market(hero_coins=2)
    assert t.refused(1, Buy("magic_carpet", 1)) == ("RO-115",)


@pytest.mark.rule("RO-116")
def test_coins_are_won_coin_trials_and_the_marker() -> None:
    t = market(hero_coins=1, wizard_coins=1)
    assert t.refused(1, Buy("brave_heart", 1)) == ("RO-116",)
    t.do(0, Buy("dew_scroll"))
    assert (t.g.coin_marker, t.g.wizard_coins) == ("", ())


@pytest.mark.rule("RO-117", "RO-118", "RO-119")
def test_after_the_market_no_coin_is_left_and_all_coin_trials_are_back() -> None:
    t = market(hero_coins=2, wizard_coins=1).do(0, Leave()).do(1, Leave()).do(2, Leave())
    g = t.g
    assert (g.hero_coins, g.wizard_coins, g.coin_marker, g.round) == ((), (), "", 2)
    coins = [card for card in g.trials + g.trial_stack if g.catalog.trials[card].kind == "coin"]
    assert len(coins) == sum(card.kind == "coin" for card in g.catalog.trials.values())


@pytest.mark.rule("RO-120")
def test_only_the_wizard_buys_scrolls_and_keeps_them_for_the_game() -> None:
    t = market(hero_coins=3)
    assert t.refused(1, Buy("tide_scroll", 1)) == ("RO-120",)
    t.do(0, Buy("tide_scroll")).do(1, Leave()).do(2, Leave())
    assert (t.g.round, t.g.wizard.items) == (2, ("tide_scroll",))


@pytest.mark.rule("RO-121")
def test_only_heroes_buy_equipment_and_say_who_gets_it() -> None:
    t = market(hero_coins=1)
    assert t.refused(0, Buy("fire_cloak")) == ("RO-121",)
    assert t.refused(1, Buy("fire_cloak", 0)) == ("RO-121",)
    assert t.refused(1, Buy("fire_cloak", 7)) == ("RO-121",)


@pytest.mark.rule("RO-121")
def test_the_heroes_agree_on_what_they_buy() -> None:
    t = market(hero_coins=1, heroes=3).do(1, Buy("fire_cloak", 1)).do(2, Agree()).do(3, Refuse())
    assert (t.told("log.not-bought"), t.g.hero_coins) == (1, ("purse",))
    buy(t, "fire_cloak", 1)
    assert t.g.players[1].items == ("fire_cloak",)


@pytest.mark.rule("RO-122", "RO-124")
def test_equipment_serves_its_owner_alone_for_the_rest_of_the_game() -> None:
    t = buy(market(hero_coins=1), "fire_cloak", 2).do(0, Leave())
    t.off().trials("one_of_each").show(1, "star").show(2, "star", "star")
    assert t.refused(1, Place("t1", ((10, 0),))) == ("RO-35", "RO-36")
    t.do(2, Place("t1", ((20, 0),)))
    assert t.g.round == 2


@pytest.mark.rule("RO-196")
def test_the_market_ends_when_nobody_can_afford_anything_more() -> None:
    t = market()
    assert {ask.seat for ask in t.g.asks} == {CLOCK, 0}
    t.do(0, Buy("wind_scroll"))
    assert (t.g.phase, t.g.round) == ("ready", 2)


@pytest.mark.rule("RO-196")
def test_the_market_ends_when_both_sides_have_what_they_want() -> None:
    t = market(hero_coins=2).do(0, Leave()).do(1, Leave())
    assert t.g.phase == "market"
    t.do(2, Leave())
    assert t.g.phase == "ready"


@pytest.mark.rule("RO-115", "RO-121")
def test_the_wizard_shops_on_while_the_heroes_are_asked_about_a_wish() -> None:
    t = market(hero_coins=1, wizard_coins=1)
    ticket = next(ask.number for ask in t.g.asks if ask.seat == 0)
    t.do(1, Buy("fire_cloak", 2))
    assert {ask.seat: ask.question[8:] for ask in t.g.asks if ask.seat != CLOCK} == {0: "shop", 2: "consent"}
    assert t.g.answer(0, Buy("tide_scroll"), ticket) is None
    t.do(0, Buy("wind_scroll")).do(2, Agree())
    assert (t.g.wizard.items, t.g.players[2].items) == (("tide_scroll", "wind_scroll"), ("fire_cloak",))


@pytest.mark.rule("RO-121")
def test_what_a_hero_said_about_one_wish_does_not_count_for_the_next() -> None:
    t = market(hero_coins=2, heroes=3).do(1, Buy("fire_cloak", 1))
    ticket = next(ask.number for ask in t.g.asks if ask.seat == 3)
    t.do(2, Refuse()).do(2, Buy("soft_shoes", 2))
    assert t.g.answer(3, Agree(), ticket) is not None


@pytest.mark.rule("RO-121")
def test_a_hero_who_says_nothing_for_ten_seconds_agrees() -> None:
    t = market(hero_coins=2, heroes=3).do(1, Buy("fire_cloak", 1)).do(3, Agree()).wait(9_999)
    assert t.told("log.bought") == 0
    t.wait(1)
    assert t.g.players[1].items == ("fire_cloak",)


@pytest.mark.rule("RO-196", "RO-119")
def test_the_market_closes_after_a_minute_and_a_half() -> None:
    t = market(hero_coins=2).wait(85_000).do(1, Buy("fire_cloak", 1)).wait(4_999)
    assert t.g.phase == "market"
    t.wait(1)
    assert (t.g.phase, t.g.players[1].items, t.g.hero_coins) == ("ready", ("fire_cloak",), ())


@pytest.mark.rule("RO-123", "RO-74")
def test_a_summoned_card_on_top_can_be_removed_like_any_other() -> None:
    t = Table("scenario2").set(hero_coins=("purse", "sack"), trial_stack=("long", "long", "imp")).do(2, Spend())
    assert t.g.trial_stack == ("long", "long")
