"""RO-1 to RO-14: what is in the box, what the words mean, and who wins."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from questhall.games.rushout.determinize import determinize
from questhall.games.rushout.entities import COLOURS, HERO_FACES, WIZARD_FACES
from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.moves import Place, Roll
from questhall.games.rushout.view import thickness
from questhall.kernel.dice import Random
from tests.rulebook.rushout.table import Table, laid_out


@pytest.mark.rule("RO-1")
def test_four_heroes_have_three_dice_each_in_four_colours() -> None:
    g = laid_out("exercise1", heroes=4)
    assert [len(g.own(hero.seat)) for hero in g.heroes] == [3, 3, 3, 3]
    assert {hero.colour for hero in g.heroes} == {"green", "brown", "blue", "white"} == set(COLOURS)
    assert len(HERO_FACES) == len(set(HERO_FACES)) == 6


@pytest.mark.rule("RO-2", "RO-18")
def test_the_wizard_has_five_dice_of_his_own() -> None:
    g = laid_out("exercise1")
    assert len(g.own(0)) == 5
    assert len(WIZARD_FACES) == len(set(WIZARD_FACES)) == 6


@pytest.mark.rule("RO-3")
def test_there_are_47_spells_of_seven_kinds() -> None:
    assert Counter(spell.kind for spell in RUSHOUT.catalog.spells.values()) == {
        "confusion": 8, "summoning": 7, "dragon": 7, "weakness": 6, "curse": 6, "doom": 7, "drain": 6,
    }  # fmt: skip


@pytest.mark.rule("RO-4")
def test_there_are_29_trials_of_three_kinds() -> None:
    kinds = Counter(trial.kind for trial in RUSHOUT.catalog.trials.values())
    assert kinds == {"standard": 20, "coin": 4, "conflict": 5}


@pytest.mark.rule("RO-5")
def test_there_are_ten_pieces_of_equipment_and_eight_scrolls() -> None:
    assert sum(item.copies for item in RUSHOUT.catalog.equipment.values()) == 10
    assert len(RUSHOUT.catalog.scrolls) == 8


@pytest.mark.rule("RO-6")
def test_tiles_and_markers_are_as_many_as_in_the_box() -> None:
    core = RUSHOUT.catalog
    assert len(core.heroes) == len({hero.ability for hero in core.heroes.values()}) == 4
    assert max(core.souls.values()) == 8
    assert max(core.lives.values()) == 6
    assert set(core.dragon_tile) == {2, 3, 4}


@pytest.mark.rule("RO-7")
def test_a_card_is_complete_when_every_field_holds_a_die() -> None:
    t = Table().trials("two_swords").show(1, "sword", "sword")
    t.do(1, Place("t1", ((10, 0),)))
    assert t.told("log.trial-done") == 0
    t.do(1, Place("t1", ((11, 1),)))
    assert t.told("log.trial-done") == 1


@pytest.mark.rule("RO-8", "RO-38")
def test_the_colour_of_a_die_is_that_of_its_body_whatever_it_shows() -> None:
    t = Table(heroes=3).trials("one_of_each").lay(1, "t1", 0, 1).lay(2, "t1", 2)
    t.show(1, "key").show(3, "key")
    assert t.can(1, Place("t1", ((12, 3),)))
    assert t.refused(3, Place("t1", ((30, 3),))) == ("RO-38", "RO-89")


@pytest.mark.rule("RO-9")
def test_removed_cards_are_neither_seen_nor_counted() -> None:
    t = Table().set(removed=("two_swords", "jinx"), dropped=("sword_key",), surplus=("gale",))
    for seat in (None, 0, 1, 2):
        seen = msgspec.json.encode(RUSHOUT.view(t.g, seat))
        t.set(removed=(), dropped=(), surplus=())
        assert msgspec.json.encode(RUSHOUT.view(t.g, seat)) == seen


@pytest.mark.rule("RO-10")
def test_a_stack_shows_only_how_thick_it_is_in_four_steps() -> None:
    assert [thickness(cards, 12) for cards in (12, 10, 9, 7, 6, 4, 3, 1, 0)] == [4, 4, 3, 3, 2, 2, 1, 1, 0]
    t = Table().set(trial_stack=("long",) * 6, trial_size=8)
    seen = msgspec.json.encode(RUSHOUT.view(t.g, 1))
    t.set(trial_stack=("two_swords", "sword_key", "purse", "duel", "long"))
    assert msgspec.json.encode(RUSHOUT.view(t.g, 1)) == seen


@pytest.mark.rule("RO-10")
def test_a_stack_with_summoned_cards_never_looks_thicker_than_at_the_start() -> None:
    assert thickness(14, 12) == 4


@pytest.mark.rule("RO-9", "RO-10", "RO-24")
def test_whoever_guesses_deals_other_cards_of_the_same_kinds() -> None:
    g = laid_out("scenario1")
    guesses = [determinize(g, 1, Random(n)) for n in range(5)]
    kinds = Counter(g.catalog.spells[card].kind for card in g.spell_stack)
    for other in guesses:
        assert Counter(g.catalog.spells[card].kind for card in other.spell_stack) == kinds
        assert msgspec.json.encode(RUSHOUT.view(other, 1)) == msgspec.json.encode(RUSHOUT.view(g, 1))
    assert len({frozenset(other.spell_stack) for other in guesses}) > 1


@pytest.mark.rule("RO-10", "RO-74")
def test_a_summoned_card_shows_its_back_on_top_of_the_stack() -> None:
    t = Table().set(trial_stack=("long", "two_swords", "ogre", "imp"))
    assert RUSHOUT.view(t.g, 1).next_trial == "imp"
    assert determinize(t.g, 1, Random(1)).trial_stack[-2:] == ("ogre", "imp")
    t.set(trial_stack=("imp", "two_swords"))
    assert RUSHOUT.view(t.g, 1).next_trial == ""


@pytest.mark.rule("RO-11", "RO-47")
def test_a_side_wins_by_turning_up_the_last_card_of_its_stack() -> None:
    t = Table().trials("two_swords").set(trial_stack=("long",)).show(1, "sword", "sword").fill(1, "t1")
    assert t.g.round_winner == ""
    t.wait(400)
    assert (t.g.winner, t.g.how) == ("heroes", "stack")


@pytest.mark.rule("RO-12")
def test_one_way_to_win_is_enough() -> None:
    t = Table("exercise2").set(dragon=3).cast("crawl")
    assert (t.g.winner, t.g.how) == ("wizard", "dragon")
    assert len(t.g.spell_stack) == 6


@pytest.mark.rule("RO-13")
def test_the_wizard_wins_alone() -> None:
    t = Table(heroes=4).set(spell_stack=("slow",)).lay(1, "t1", 0).cast("jinx").wait(400)
    outcome = RUSHOUT.outcome(t.g)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.rule("RO-14")
def test_heroes_win_together() -> None:
    t = Table(heroes=3).trials("two_swords").set(trial_stack=("long",)).show(1, "sword", "sword")
    outcome = RUSHOUT.outcome(t.fill(1, "t1").wait(400).g)
    assert outcome is not None
    assert outcome.winners == (1, 2, 3)


@pytest.mark.rule("RO-14", "RO-49")
def test_nobody_is_asked_when_the_game_is_over() -> None:
    t = Table().trials("two_swords").set(trial_stack=("long",)).show(1, "sword", "sword").fill(1, "t1").wait(400)
    assert t.g.over
    refusal = t.g.answer(0, Roll())
    assert refusal is not None
    assert refusal.key == "kernel.over"
