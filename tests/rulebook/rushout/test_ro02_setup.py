"""RO-15 to RO-27: tiles, colours, stacks."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.rushout.entities import Settings
from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.moves import Take
from questhall.games.rushout.state import RushOut
from tests.rulebook.rushout.table import laid_out


def all_trials(g: RushOut) -> tuple[str, ...]:
    return g.trials + g.trial_stack


def marks(g: RushOut) -> set[int]:
    return {g.catalog.trials[card].players for card in all_trials(g)}


@pytest.mark.rule("RO-15")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_there_is_one_player_more_than_heroes(heroes: int) -> None:
    assert len(RUSHOUT.seats(Settings(heroes=heroes))) == heroes + 1


@pytest.mark.rule("RO-15")
def test_one_hero_or_five_are_refused() -> None:
    for heroes in (1, 5):
        with pytest.raises(ValueError, match="RO-15"):
            RUSHOUT.start(Settings(heroes=heroes), 1)


@pytest.mark.rule("RO-16")
def test_an_exercise_or_a_scenario_is_chosen() -> None:
    for scenario in ("exercise1", "scenario6"):
        assert laid_out(scenario).scenario.id == scenario
    with pytest.raises(ValueError, match="RO-16"):
        RUSHOUT.start(Settings(scenario="scenario9"), 1)  # type: ignore[arg-type]


@pytest.mark.rule("RO-17", "RO-19")
def test_each_hero_takes_a_tile_and_a_colour_that_nobody_else_has() -> None:
    g = RUSHOUT.start(Settings(heroes=2), 1)
    assert g.answer(2, Take("bard", "blue")) is None
    for taken in (Take("bard", "green"), Take("ranger", "blue")):
        refusal = g.answer(1, taken)
        assert refusal is not None
        assert refusal.rules == ("RO-17", "RO-19")
    assert g.answer(1, Take("ranger", "white")) is None
    assert [(hero.character, hero.wounded) for hero in g.heroes] == [("ranger", False), ("bard", False)]


@pytest.mark.rule("RO-17")
def test_tiles_that_are_agreed_before_are_different_and_exist() -> None:
    for characters in (("bard", "bard"), ("bard",), ("bard", "cook")):
        with pytest.raises(ValueError, match="RO-17"):
            RUSHOUT.start(Settings(heroes=2, characters=characters), 1)


@pytest.mark.rule("RO-19", "RO-197")
def test_a_hero_has_three_dice_and_the_marker_of_one_colour() -> None:
    view = RUSHOUT.view(laid_out("exercise1", heroes=3), None)
    assert [player.colour for player in view.players] == ["", "green", "brown", "blue"]
    assert sorted(view.dice) == [*range(5), 10, 11, 12, 20, 21, 22, 30, 31, 32]


@pytest.mark.rule("RO-20", "RO-21", "RO-68")
def test_three_trials_lie_open_and_the_rest_is_a_stack() -> None:
    g = laid_out("exercise1")
    assert len(g.trials) == 3
    assert len(set(all_trials(g))) == len(all_trials(g)) > 6
    assert {g.catalog.trials[card].kind for card in all_trials(g)} == {"standard"}
    assert all_trials(g) != all_trials(laid_out("exercise1", seed=12))


@pytest.mark.rule("RO-22", "RO-23")
def test_three_spells_lie_open_and_the_rest_is_a_stack() -> None:
    g = laid_out("exercise1")
    assert len(g.spells) == 3
    assert len({*g.spells, *g.spell_stack}) == 15


@pytest.mark.rule("RO-24")
def test_of_a_kind_that_is_used_in_part_the_cards_are_drawn_at_random() -> None:
    used = set()
    for seed in range(12):
        g = laid_out("exercise2", seed=seed)
        confusion = [card for card in g.spells + g.spell_stack if g.catalog.spells[card].kind == "confusion"]
        assert len(confusion) == 6
        used |= set(confusion)
    assert len(used) == 8


@pytest.mark.rule("RO-25", "RO-26")
@pytest.mark.parametrize(("heroes", "left"), [(2, {3}), (3, {3, 4}), (4, {3, 4, 5})])
def test_trials_with_a_higher_number_on_the_back_are_left_out(heroes: int, left: set[int]) -> None:
    assert marks(laid_out("exercise1", heroes)) == left
    assert marks(laid_out("scenario5", heroes)) == left


@pytest.mark.rule("RO-25", "RO-26", "RO-20")
@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("scenario", RUSHOUT.catalog.scenarios)
def test_the_trials_of_every_scenario_are_those_whose_number_is_not_too_high(scenario: str, heroes: int) -> None:
    g = laid_out(scenario, heroes)
    kinds = g.scenario.trials
    fitting = [card for card in RUSHOUT.catalog.trials.values() if card.kind in kinds and card.players <= heroes + 1]
    assert sorted(all_trials(g)) == sorted(card.id for card in fitting)
    assert g.dropped == ()


@pytest.mark.rule("RO-27")
def test_two_unknown_trials_are_left_out_for_inexperienced_heroes() -> None:
    easier, full = laid_out("scenario2", handicap=2), laid_out("scenario2")
    assert len(all_trials(easier)) == len(all_trials(full)) - 2
    assert len(easier.trials) == 3
    with pytest.raises(ValueError, match="RO-27"):
        laid_out("scenario2", handicap=3)


@pytest.mark.rule("RO-27", "RO-108")
def test_the_trials_that_are_left_out_can_be_of_any_kind() -> None:
    kinds = Counter[str]()
    for seed in range(20):
        g = laid_out("scenario5", seed=seed, handicap=2)
        kinds.update(g.catalog.trials[card].kind for card in g.dropped)
    assert set(kinds) == {"standard", "coin", "conflict"}
    assert kinds.total() == 40
