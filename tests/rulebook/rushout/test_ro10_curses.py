"""RO-138 to RO-146: curses, and what becomes of hands and voices."""

from __future__ import annotations

import pytest

from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.moves import Afflict, CaughtYou, Clap, Cleanse, Phrase, Place, Roll, Veto
from tests.rulebook.rushout.table import Table, wizard_deck


@pytest.mark.rule("RO-138")
def test_the_wizards_deck_of_the_third_scenario() -> None:
    assert wizard_deck("scenario3") == {"confusion": 5, "summoning": 4, "dragon": 5, "weakness": 4, "curse": 4}


@pytest.mark.rule("RO-139")
def test_a_curse_lies_beside_the_board_and_not_on_the_stack() -> None:
    t = Table("scenario3")
    before = t.g.trial_stack
    t.cast("hush")
    assert (t.g.curses, t.g.trial_stack) == (("hush",), before)
    assert t.g.spells[0] == ""


@pytest.mark.rule("RO-140")
def test_a_curse_lasts_until_the_heroes_complete_it_like_a_trial() -> None:
    t = Table("scenario3", heroes=3).set(curses=("hush",))
    assert all(t.refused(seat, Phrase("hurry")) == ("RO-141",) for seat in (1, 2, 3))
    t.lay(1, "c:hush", 0).show(2, "heart").fill(2, "c:hush")
    assert (t.g.curses, t.loose(1), t.loose(2)) == ((), 3, 3)
    t.do(3, Phrase("hurry"))


@pytest.mark.rule("RO-141")
def test_silenced_heroes_may_not_talk_but_the_wizard_may() -> None:
    t = Table("scenario3").set(curses=("hush",))
    assert t.refused(1, Phrase("thanks")) == ("RO-141",)
    assert RUSHOUT.talk.may_talk(t.g, 1) is not None
    assert RUSHOUT.talk.may_talk(t.g, 0) is None
    t.do(0, Phrase("too-late"))


@pytest.mark.rule("RO-141", "RO-121")
def test_silence_ends_with_the_round_so_that_the_heroes_can_agree_at_the_market() -> None:
    t = Table("scenario3").set(curses=("hush",), hero_coins=("purse",)).lose()
    assert t.g.phase == "market"
    assert RUSHOUT.talk.may_talk(t.g, 1) is None
    t.do(1, Phrase("thanks"))


@pytest.mark.rule("RO-142")
def test_with_one_hand_dice_are_placed_one_by_one() -> None:
    t = Table("scenario3").set(curses=("sling",)).trials("two_swords").show(1, "sword", "sword")
    assert t.refused(1, Place("t1", ((10, 0), (11, 1)))) == ("RO-142",)
    t.do(1, Place("t1", ((10, 0),)), Place("t1", ((11, 1),)))
    assert t.told("log.trial-done") == 1


@pytest.mark.rule("RO-142")
def test_with_one_hand_a_heros_roll_takes_a_third_longer() -> None:
    t = Table("scenario3").set(curses=("sling",)).do(0, Roll()).do(1, Roll()).wait(1_000)
    assert (t.can(0, Roll()), t.can(1, Roll())) == (True, False)
    t.wait(300)
    assert t.can(1, Roll())


@pytest.mark.rule("RO-142")
def test_the_wizard_has_both_hands() -> None:
    t = Table("scenario3").set(curses=("sling",)).spells("mixed").show(0, "water", "air")
    t.do(0, Place("s1", ((0, 0), (1, 1))))
    assert t.on("s1") == [0, 1]


@pytest.mark.rule("RO-143")
def test_a_pair_claps_before_the_dice_come_back() -> None:
    t = Table("scenario3").set(curses=("cheer",)).trials("sword_key").lay(1, "t1", 0).show(2, "key").fill(2, "t1")
    assert t.g.trials[0] == "sword_key"
    t.do(2, Clap("t1"))
    assert t.on("t1") == [10, 20]
    t.do(1, Clap("t1"))
    assert (t.on("t1"), t.g.trials[0]) == ([], "")


@pytest.mark.rule("RO-143")
def test_a_hero_alone_claps_too() -> None:
    t = Table("scenario3").set(curses=("cheer",)).trials("two_swords").show(1, "sword", "sword").fill(1, "t1")
    assert t.on("t1") == [10, 11]
    t.do(1, Clap("t1"))
    assert t.told("log.trial-done") == 1


@pytest.mark.rule("RO-143")
def test_nobody_claps_for_others_or_for_nothing() -> None:
    t = Table("scenario3").set(curses=("cheer",)).trials("two_swords").show(1, "sword", "sword").fill(1, "t1")
    assert not t.can(2, Clap("t1"))
    assert not t.can(1, Clap("t2"))
    t.do(1, Clap("t1"))
    assert not t.can(1, Clap("t1"))


@pytest.mark.rule("RO-143")
def test_after_six_seconds_the_dice_come_back_without_hands() -> None:
    t = Table("scenario3").set(curses=("cheer",)).trials("two_swords").show(1, "sword", "sword").fill(1, "t1")
    t.wait(5_999)
    assert (t.on("t1"), t.g.trials[0]) == ([10, 11], "two_swords")
    t.wait(1)
    assert (t.on("t1"), t.g.trials[0]) == ([], "")


@pytest.mark.rule("RO-143", "RO-51")
def test_the_wizard_may_leave_a_card_that_waits_for_hands() -> None:
    t = Table("scenario5").set(curses=("cheer",)).trials("duel").lay(0, "t1", 0)
    t.lay(1, "t1", 0).show(2, "key").fill(2, "t1").do(0, Roll((0,)))
    assert t.on("t1") == [10, 20]


@pytest.mark.rule("RO-144")
@pytest.mark.parametrize("place", ["t1", "t2", "w:no_fire", "c:hush", "dragon", "h2"])
def test_dice_on_every_kind_of_card_and_tile_wait_for_hands(place: str) -> None:
    t = (
        Table("scenario5")
        .set(curses=("hush", "cheer"), dragon=3)
        .trials("imp", "duel")
        .hero(2, weak=("no_fire",), wounded=True)
    )
    symbols = {"dragon": ("star",) * 3, "h2": ("heart", "heart", "footprint"), "c:hush": ("sword", "heart")}
    shown = symbols.get(place, ("sword", "key"))
    t.show(1, *shown).fill(1, place)
    assert len(t.on(place)) == len(shown)
    t.do(1, Clap(place))
    assert t.on(place) == []


@pytest.mark.rule("RO-143", "RO-91")
def test_a_full_dragon_tile_drives_the_dragon_back_before_anybody_has_clapped() -> None:
    t = Table("scenario3").set(curses=("cheer",), dragon=3).show(1, "star", "star", "star").fill(1, "dragon")
    assert (t.g.dragon, len(t.on("dragon"))) == (2, 3)
    t.do(1, Clap("dragon"))
    assert (t.g.dragon, t.on("dragon")) == (2, [])


@pytest.mark.rule("RO-143", "RO-158", "RO-152")
def test_a_hero_is_healed_before_anybody_has_clapped_and_can_be_wounded_anew() -> None:
    t = Table("scenario4").set(curses=("cheer",)).hero(2, wounded=True)
    t.show(1, "heart", "heart", "footprint").fill(1, "h2")
    assert (t.g.players[2].wounded, t.on("h2")) == (False, [10, 11, 12])
    t.cast("wound").do(0, Afflict((2,)))
    assert (t.g.players[2].wounded, t.g.souls) == (True, 6)
    t.do(1, Clap("h2"))
    assert (t.g.players[2].wounded, t.on("h2")) == (True, [])


@pytest.mark.rule("RO-143", "RO-165", "RO-166")
def test_a_conflict_costs_the_last_life_before_anybody_has_clapped() -> None:
    t = Table("scenario5").set(curses=("cheer",), lives=2).trials("duel").show(1, "sword", "key").fill(1, "t1")
    assert (t.g.lives, t.on("t1")) == (1, [10, 11])
    t.do(1, Clap("t1")).show(1, "sword", "key").fill(1, "t1")
    assert (t.g.trophies, t.g.how) == (("heroes",), "lives")


@pytest.mark.rule("RO-143", "RO-164", "RO-169")
def test_the_wizard_goes_on_with_his_part_of_a_conflict_that_waits_for_hands() -> None:
    t = Table("scenario5").set(curses=("cheer",)).trials("duel").show(1, "sword", "key").fill(1, "t1")
    t.show(0, "lightning", "fire").fill(0, "t1")
    assert (t.g.owed, t.on("t1"), t.g.trials[0]) == ((), [], "")


@pytest.mark.rule("RO-143", "RO-102", "RO-107")
def test_a_ban_ends_before_anybody_has_clapped() -> None:
    t = Table("scenario3").set(curses=("cheer",)).hero(2, weak=("no_fire",)).trials("one_of_each")
    t.show(1, "sword", "key").fill(1, "w:no_fire").show(2, "fire")
    t.do(2, Place("t1", ((20, 0),)))
    assert t.on("w:no_fire") == [10, 11]


@pytest.mark.rule("RO-143", "RO-140")
def test_a_curse_ends_before_anybody_has_clapped() -> None:
    t = Table("scenario3").set(curses=("hush", "cheer")).show(1, "sword", "heart").fill(1, "c:hush")
    assert t.on("c:hush") == [10, 11]
    t.do(2, Phrase("thanks")).do(1, Clap("c:hush"))
    assert t.g.curses == ("cheer",)


@pytest.mark.rule("RO-140", "RO-143")
def test_nobody_claps_for_the_curse_that_makes_them_clap() -> None:
    t = Table("scenario3").set(curses=("cheer",)).show(1, "sword", "heart").fill(1, "c:cheer")
    assert (t.g.curses, t.loose(1)) == ((), 3)


@pytest.mark.rule("RO-182", "RO-140")
def test_a_curse_that_only_waits_for_hands_is_not_removed_again() -> None:
    t = Table("scenario6", heroes=3).set(curses=("hush", "cheer")).hero(2, learned=("long", "long"))
    t.show(1, "sword", "heart").fill(1, "c:hush")
    assert t.refused(2, Cleanse("hush")) == ("RO-182",)


@pytest.mark.rule("RO-143", "RO-113", "RO-81")
def test_a_coin_of_the_heroes_that_waits_for_hands_is_not_the_wizards_although_his_part_is_full() -> None:
    """Both parts were filled under the dragon. It leaves, and the heroes come first."""
    t = Table("scenario3").set(curses=("cheer",), dragon=1).trials("purse").lay(1, "t1", 0, 1).lay(0, "t1", 0, 1)
    t.set(dragon=2)
    assert (t.g.wizard_coins, t.on("t1")) == ((), [0, 1, 10, 11])
    t.do(1, Clap("t1"))
    assert (t.g.hero_coins, t.g.wizard_coins, t.on("t1")) == (("purse",), (), [])


@pytest.mark.rule("RO-143", "RO-113")
def test_a_coin_that_waits_for_hands_when_the_round_ends_is_the_heroes() -> None:
    t = Table("scenario3").set(curses=("cheer",)).trials("purse").show(1, "sword", "key").fill(1, "t1").lose()
    assert t.g.phase == "market"
    assert RUSHOUT.view(t.g, 1).hero_coins == 2


@pytest.mark.rule("RO-144", "RO-145")
def test_when_the_curse_ends_what_waits_for_hands_needs_none() -> None:
    t = Table("scenario3").set(curses=("cheer",)).trials("two_swords").show(1, "sword", "sword").fill(1, "t1")
    t.show(2, "sword", "heart").fill(2, "c:cheer")
    assert t.told("log.trial-done") == 1
    assert t.g.owed == ()


@pytest.mark.rule("RO-145")
@pytest.mark.parametrize(("first", "second", "kind"), [("hush", "gag", "silence"), ("sling", "cuff", "one_hand"),
                                                        ("cheer", "encore", "clap")])  # fmt: skip
def test_of_two_equal_curses_both_must_go(first: str, second: str, kind: str) -> None:
    t = Table("scenario3").set(curses=(first, second))
    for curse, left in ((first, True), (second, False)):
        t.show(1, "heart", "sword")
        t.do(1, Place(f"c:{curse}", ((10, 1),)), Place(f"c:{curse}", ((11, 0),)))
        if kind == "clap" and left:
            t.do(1, Clap(f"c:{curse}"))
        assert t.g.cursed(kind) is left


# --- honour ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-146")
def test_where_the_rules_are_enforced_nobody_is_caught() -> None:
    t = Table("scenario3").set(curses=("hush",))
    assert t.refused(0, CaughtYou()) == ("RO-146",)


@pytest.mark.rule("RO-146")
def test_by_honour_the_wizard_who_catches_the_heroes_removes_his_top_card_unseen() -> None:
    t = Table("scenario3", honour=True).set(curses=("hush",)).wait(3_000).do(0, CaughtYou()).do(1, Veto())
    before = t.g.spell_stack
    t.wait(4_999)
    assert t.g.spell_stack == before
    t.wait(1)
    assert t.g.spell_stack == before[:-1]
    assert t.told("log.turned-up") == 0


@pytest.mark.rule("RO-146")
def test_a_majority_of_the_heroes_can_object() -> None:
    t = Table("scenario3", heroes=3, honour=True).set(curses=("hush",)).do(0, CaughtYou()).do(1, Veto()).do(2, Veto())
    assert t.refused(2, Veto()) == ("RO-146",)
    t.wait(5_000)
    assert len(t.g.spell_stack) == 6


@pytest.mark.rule("RO-146")
def test_the_wizard_catches_only_cursed_heroes_and_only_once_in_twenty_seconds() -> None:
    t = Table("scenario3", honour=True)
    assert t.refused(0, CaughtYou()) == ("RO-146",)
    t.set(curses=("hush",)).do(0, CaughtYou())
    assert t.refused(0, CaughtYou()) == ("RO-146",)
    assert t.refused(1, CaughtYou()) == ("RO-146",)
    t.do(1, Roll()).wait(19_999)
    t.do(1, Roll()).wait(1_000)
    assert t.can(0, CaughtYou())


@pytest.mark.rule("RO-146", "RO-67")
def test_the_last_card_that_a_forgotten_curse_removes_wins_the_round() -> None:
    t = Table("scenario3", honour=True).set(curses=("hush",), spell_stack=("slow",)).do(0, CaughtYou())
    t.wait(5_000)
    assert t.g.trophies == ("wizard",)


@pytest.mark.rule("RO-143", "RO-48", "RO-81")
def test_the_dragon_comes_too_late_for_a_card_that_only_waits_for_hands() -> None:
    t = Table("scenario3").set(curses=("cheer",)).trials("two_swords").show(1, "sword", "sword").fill(1, "t1")
    t.cast("crawl").do(1, Clap("t1"))
    assert (t.g.dragon, t.told("log.trial-done")) == (1, 1)
