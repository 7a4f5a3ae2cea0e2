"""Random games of every scenario and number of heroes: at no moment is a table wrong."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from questhall.games.rushout.entities import Die, Settings
from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.invariants import broken, inventory
from questhall.games.rushout.moves import Absent, CaughtYou, Pause, Resume, Veto
from questhall.games.rushout.state import RushOut
from questhall.kernel.answers import Aside
from questhall.kernel.dice import Random
from questhall.kernel.state import CLOCK

SCENARIOS = ("exercise1", "exercise2", "scenario1", "scenario2", "scenario3", "scenario4", "scenario5", "scenario6")
CHARACTERS = ("ranger", "bard", "paladin", "warrior")
LONGEST = 30_000


def start(scenario: str, heroes: int, seed: int = 1) -> RushOut:
    settings = Settings(heroes=heroes, scenario=scenario, characters=CHARACTERS[:heroes], honour=True)  # type: ignore[arg-type]
    return RUSHOUT.start(settings, seed)


def moments(g: RushOut, random: Random, rounds: int = 3) -> Iterator[None]:
    """A random game in which the wizard is slow, so that heroes get somewhere; now and then somebody interrupts."""
    for _ in range(LONGEST):
        if g.over or g.round > rounds:
            return
        seat = g.asks[random.below(len(g.asks))].seat
        if seat == 0 and g.phase == "race" and random.below(3):
            continue
        if random.below(40) == 0:
            interrupt(g, random)
            yield
            continue
        assert g.answer(seat, RUSHOUT.sample(g, seat, random), at=g.now + random.below(300)) is None
        yield
    raise AssertionError(f"a random game did not end within {LONGEST} moments")


def interrupt(g: RushOut, random: Random) -> None:
    """Somebody's connection is lost, the wizard catches the heroes, or all take a short pause."""
    seats = [player.seat for player in g.players]
    said: list[tuple[int, Aside]] = [(CLOCK, Absent(random.choice(seats))), (0, CaughtYou())]
    said += [(seat, Veto()) for seat in seats if random.below(2)]
    said += [(seat, Pause()) for seat in seats]
    for seat, aside in said:
        if g.refuse(seat, aside) is None:
            assert g.answer(seat, aside, at=g.now + 10) is None
    if g.paused_at >= 0:
        assert g.answer(seats[-1], Resume(), at=g.now + 5_000) is None


@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_at_no_moment_of_a_round_is_a_table_wrong(scenario: str, heroes: int) -> None:
    g = start(scenario, heroes)
    for _ in moments(g, Random(heroes), rounds=1):
        assert broken(g) == []
    assert g.winner or g.trophies


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_cards_and_dice_are_there_from_the_start(scenario: str) -> None:
    g = start(scenario, 4)
    assert inventory(g).total() == 47 + 29
    assert len(g.dice) == 17
    assert broken(g) == []


def test_a_table_of_which_a_seat_cannot_tell_the_difference_is_not_wrong_either() -> None:
    random = Random(5)
    g = start("scenario6", 3)
    for n, _ in enumerate(moments(g, random)):
        if n % 50 == 0:
            other = RUSHOUT.determinize(g, 1, random)
            assert broken(other) == []
            for seat in (None, 0, 1, 2, 3):
                assert msgspec.json.encode(RUSHOUT.view(other, seat)) == msgspec.json.encode(RUSHOUT.view(g, seat))
    assert g.winner


def race(scenario: str = "scenario6") -> RushOut:
    g = start(scenario, 3)
    assert g.answer(0, RUSHOUT.sample(g, 0, Random(1))) is None
    return g


def test_a_missing_card_is_found() -> None:
    g = race()
    g.spell_stack = g.spell_stack[1:]
    assert "is there 0 times" in broken(g)[0]


def test_a_missing_item_is_found() -> None:
    g = race()
    g.shelf = g.shelf[1:]
    assert "the goods are" in broken(g)[0]


def test_a_lost_die_is_found() -> None:
    g = race()
    del g.dice[12]
    assert "the dice are" in broken(g)[0]


def test_dice_on_two_places_and_on_wrong_fields_are_found() -> None:
    g = race()
    g.dice[10] = Die("star", "dragon", 0)
    g.dice[11] = Die("heart", "dragon", 1)
    g.dice[12] = Die("star", "t1", 0)
    found = "; ".join(broken(g))
    assert "the dice of seat 1 lie on ['dragon', 't1']" in found
    assert "die 11 shows heart on star" in found


def test_three_colours_and_a_field_with_two_dice_are_found() -> None:
    g = race()
    for number in (10, 20, 30):
        g.dice[number] = Die("star", "dragon", 0)
    found = "; ".join(broken(g))
    assert "three colours lie on dragon" in found
    assert "die 20 lies on dragon, field 0" in found


def test_a_placed_die_that_may_be_placed_again_is_found() -> None:
    g = race()
    g.dice[10] = replace(Die("star", "dragon", 0), rolled=True)
    assert "may be placed again" in broken(g)[0]


def test_an_empty_swirl_an_empty_stack_and_an_empty_slot_are_found() -> None:
    g = race()
    swirl = next(card.id for card in g.catalog.spells.values() if card.swirl)
    g.players[1].weak = (swirl,)
    g.trials = ("", *g.trials[1:])
    g.trial_stack = ()
    found = "; ".join(broken(g))
    for wrong in ("has swirls", "t1 is empty", "a stack is empty"):
        assert wrong in found


def test_wrong_counts_are_found() -> None:
    g = race("scenario5")
    g.dragon, g.souls, g.trophies = 5, 9, ("heroes",) * 3
    g.players[1].learned = g.removed[:1]
    g.removed = g.removed[1:]
    found = "; ".join(broken(g))
    for wrong in ("the dragon stands at 5", "9 souls", "the trophies are", "has experience"):
        assert wrong in found
