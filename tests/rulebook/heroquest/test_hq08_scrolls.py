"""HQ-8.7 and HQ-8.13: scrolls."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.entities import Dropped
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import EndTurn, OpenChest, Read, TakeUp, Walk
from questhall.games.heroquest.rules.effects import CarryOut
from questhall.games.heroquest.rules.minds import loses_mind
from questhall.kernel.dice import Random
from tests.games.heroquest.scenario import Table


@pytest.mark.rule("HQ-8.7")
@pytest.mark.parametrize("hero", ["barbarian", "elf", "dwarf", "wizard", "battle_mage"])
def test_every_hero_with_two_mind_points_reads_scrolls_and_they_are_spent(hero: str) -> None:
    t = Table(hero)
    t.set(t.hero(), scrolls=("heal", "courage"), mind=2, body=1)
    t.roll().do(Read("heal", 1))
    assert (t.hero().body, t.hero().scrolls) == (min(5, t.hero().full_body), ("courage",))
    assert t.refused(Read("courage", 1)) == ("HQ-B.2",), "it is the action of the turn"


@pytest.mark.rule("HQ-8.7")
def test_at_one_mind_point_they_stay_where_he_stands_and_others_may_take_them() -> None:
    t = Table("barbarian", "elf")
    t.set(t.hero(), scrolls=("heal", "courage"))
    loses_mind(t.g, t.hero(), 1)
    t.g.interrupt()
    t.g.run()
    assert t.hero().scrolls == ()
    assert [(one.square, one.scroll) for one in t.g.dropped] == [(t.square("B3"), "heal"), (t.square("B3"), "courage")]
    t.roll(3).do(EndTurn()).do(TakeUp(0))
    assert t.hero(2).scrolls == ("heal",)


@pytest.mark.rule("HQ-8.7")
def test_with_one_mind_point_none_is_read_or_taken() -> None:
    t = Table("barbarian")
    t.set(t.hero(), mind=1, scrolls=("heal",))
    assert t.refused(Read("heal", 1)) == ("HQ-8.7",)
    t.set(t.hero(), scrolls=())
    t.g.dropped = (Dropped(t.square("B3"), scroll="heal"),)
    assert t.refused(TakeUp(0))


@pytest.mark.rule("HQ-8.7", "HQ-8.4")
def test_a_magician_who_can_cast_no_more_still_reads() -> None:
    t = Table("wizard")
    t.set(t.hero(), mind=2, scrolls=("heal",), body=1)
    t.do(Read("heal", 1))
    assert t.hero().body == 4


@pytest.mark.rule("HQ-8.13")
def test_a_found_scroll_is_the_top_card_of_the_deck() -> None:
    t = Table()
    t.g.scrolls = ("tempest", "sleep")
    t.g.interrupt(CarryOut(origin="treasure:found_scroll", caster=1, target=1))
    t.g.run()
    assert t.hero().scrolls == ("tempest",)
    assert len(t.g.scrolls) == 1


@pytest.mark.rule("HQ-8.13")
def test_sixteen_scrolls_and_one_that_the_quest_needs_is_taken_out_before() -> None:
    assert len(Table().g.scrolls) == 16
    t = Table(scrolls=("scroll_troll_bane",))
    assert (len(t.g.scrolls), t.g.scrolls.count("scroll_troll_bane")) == (15, 1)


BANE = v.Give(scroll="scroll_troll_bane")


@pytest.mark.rule("HQ-8.13")
def test_a_chest_hands_out_the_scroll_that_was_set_aside_for_it() -> None:
    t = Table(scrolls=("scroll_troll_bane",), chests=(v.Chest(at=(2, 1), holds=(BANE,)),))
    t.do(Walk(t.square("C3"))).do(OpenChest(t.square("C2")))
    assert (t.hero().scrolls, len(t.g.scrolls)) == (("scroll_troll_bane",), 15)


@pytest.mark.rule("HQ-8.13", "HQ-B.11")
def test_an_event_hands_it_out_and_only_once() -> None:
    """There is one card of it: whoever comes next gets nothing, and the deck is not touched."""
    steps = v.Entering(squares=((2, 2), (3, 2)))
    event = v.Event(when=steps, do=(v.Happens(effects=(BANE,)),), repeats=True)
    t = Table(scrolls=("scroll_troll_bane",), events=(event,))
    t.do(Walk(t.square("C3"))).do(Walk(t.square("D3")))
    assert (t.hero().scrolls, len(t.g.scrolls)) == (("scroll_troll_bane",), 15)
    assert len(t.told("log.scroll-handed-out")) == 1


@pytest.mark.rule("HQ-8.13", "HQ-B.12")
def test_heroes_cannot_tell_what_was_set_aside() -> None:
    t = Table(scrolls=("scroll_troll_bane",))
    imagined = HEROQUEST.determinize(t.g, 1, Random(1))
    assert (len(imagined.scrolls), imagined.aside) == (16, ())
    assert HEROQUEST.determinize(t.g, 0, Random(1)).aside == ("scroll_troll_bane",)
