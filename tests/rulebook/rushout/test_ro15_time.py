"""What happens by itself and when: order, refills, pauses, absence."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.moves import Absent, Afflict, Leave, Pause, Place, Resume, Roll, Strike, Swirl
from questhall.games.rushout.rules import clock
from questhall.kernel.answers import Answer
from questhall.kernel.state import CLOCK
from tests.rulebook.rushout.table import Table


def say(t: Table, answer: Answer, seats: Sequence[int]) -> Table:
    for seat in seats:
        t.do(seat, answer)
    return t


@pytest.mark.rule("RO-28")
def test_what_falls_due_happens_in_the_order_of_time() -> None:
    t = Table().trials("two_swords", "two_swords").set(trial_stack=("long", "sword_key", "sword_heart"))
    t.show(1, "sword", "sword").fill(1, "t2")
    start = t.g.time
    t.g.now = start + 100
    t.show(2, "sword", "sword").fill(2, "t1")
    t.g.now = start + 1_000
    t.do(CLOCK, Strike(start + 400))
    assert t.g.trials[:2] == ("sword_key", "sword_heart")


@pytest.mark.rule("RO-28", "RO-46")
def test_a_free_slot_has_its_next_card_after_four_tenths_of_a_second() -> None:
    t = Table().trials("two_swords").show(1, "sword", "sword").fill(1, "t1")
    assert clock.next_strike(t.g) == t.g.time + 400
    assert t.refused(1, Place("t1", ((12, 0),))) == ("RO-34",)


@pytest.mark.rule("RO-28")
def test_when_everybody_wants_it_time_stands_still() -> None:
    t = Table().do(1, Roll())
    say(t, Pause(), (0, 1))
    assert t.can(2, Roll())
    t.do(2, Pause())
    assert t.refused(2, Roll()) == ("RO-28",)
    assert t.refused(CLOCK, Strike(t.g.time + 1_000)) == ("RO-28",)
    t.g.now += 60_000
    t.do(2, Resume())
    due = t.g.time + 1_000
    assert RUSHOUT.timing.deadline(t.g) == (due + 60_000, ("RO-28",))


@pytest.mark.rule("RO-28")
def test_a_pause_holds_even_for_whoever_has_just_looked_at_the_options() -> None:
    t = Table()
    assert Roll() in t.g.options(1)
    say(t, Pause(), (0, 1, 2))
    assert t.refused(1, Roll()) == ("RO-28",)


@pytest.mark.rule("RO-28")
def test_a_pause_is_asked_for_once_and_ended_only_if_there_is_one() -> None:
    t = Table().do(1, Pause())
    assert t.refused(1, Pause()) == t.refused(1, Resume()) == ("RO-28",)


@pytest.mark.rule("RO-28", "RO-37")
def test_the_dice_of_an_absent_hero_come_back_and_block_nobody() -> None:
    t = Table(heroes=3).trials("one_of_each").lay(1, "t1", 0).lay(2, "t1", 1).show(3, "key")
    t.do(CLOCK, Absent(1))
    assert (t.on("t1"), t.loose(1)) == ([20], 3)
    t.do(3, Place("t1", ((30, 3),)))


@pytest.mark.rule("RO-28", "RO-48")
def test_a_complete_card_of_an_absent_hero_still_counts() -> None:
    t = Table("scenario3").set(curses=("cheer",)).trials("two_swords").show(1, "sword", "sword").fill(1, "t1")
    t.do(CLOCK, Absent(1))
    assert t.on("t1") == [10, 11]
    t.wait(6_000)
    assert t.told("log.trial-done") == 1


@pytest.mark.rule("RO-28", "RO-104")
def test_the_swirl_keeps_the_die_of_an_absent_hero() -> None:
    t = Table("scenario1").show(1, "sword", "key").cast("mire").do(0, Afflict((1,))).do(1, Swirl(10))
    t.do(CLOCK, Absent(1))
    assert t.on("w:mire") == [10]


@pytest.mark.rule("RO-28", "RO-64")
def test_a_spell_whose_only_targets_go_with_an_absent_hero_is_lost() -> None:
    t = Table().trials("one_of_each").lay(1, "t1", 0, 1).cast("jinx").do(CLOCK, Absent(1))
    assert (t.g.aim, t.told("log.no-effect")) == (None, 1)
    t.do(0, Roll()).wait(400)
    assert all(t.g.spells)


@pytest.mark.rule("RO-28")
def test_those_who_are_there_may_pause_without_the_absent() -> None:
    t = Table(heroes=3).do(0, Pause()).do(1, Pause()).do(2, Pause())
    assert t.g.paused_at < 0
    t.do(CLOCK, Absent(3))
    assert t.g.paused_at >= 0


@pytest.mark.rule("RO-28", "RO-115")
def test_a_wish_for_a_pause_ends_with_the_round() -> None:
    t = Table("scenario2").set(hero_coins=("purse",)).do(0, Pause()).do(1, Pause()).win().do(CLOCK, Absent(2))
    assert (t.g.phase, t.g.paused_at) == ("market", -1)
    t.do(0, Leave()).do(1, Leave()).do(2, Leave()).off().do(1, Pause())
    assert t.g.paused_at < 0


@pytest.mark.rule("RO-28")
def test_whoever_acts_is_there_again() -> None:
    t = Table().do(CLOCK, Absent(1)).do(CLOCK, Absent(0))
    assert t.refused(CLOCK, Absent(1)) == ("RO-28",)
    t.do(1, Roll()).do(0, Roll())
    assert t.g.absent == ()


@pytest.mark.rule("RO-28")
def test_only_the_clock_says_who_is_absent() -> None:
    t = Table()
    assert t.refused(1, Absent(2)) == t.refused(CLOCK, Absent(9)) == ("RO-28",)
