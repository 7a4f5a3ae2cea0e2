"""HQ-13: fate."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.entities import MASTER
from questhall.games.heroquest.moves import Decline, EndTurn, LiftFate, RollFate
from tests.games.heroquest.scenario import SHIELD, SKULL, Table


def before_the_master(*cards: str, heroes: tuple[str, ...] = ("barbarian", "elf")) -> Table:
    """The first encounter is over, and the game master is asked about fate."""
    t = Table(*heroes)
    t.g.met, t.g.fates = True, cards
    for hero in t.g.heroes:
        t.set(hero, gold=100)
    return t.masters_turn()


@pytest.mark.rule("HQ-13.1")
def test_without_monsters_the_game_master_may_roll() -> None:
    t = before_the_master("thieving_paw")
    assert (t.asked, t.asked_seat, t.options()) == ("heroquest.fate", MASTER, [RollFate(), Decline()])
    t.roll(3).do(Decline())
    assert (t.g.fates, t.asked_seat) == (("thieving_paw",), 1)


@pytest.mark.rule("HQ-13.1")
def test_after_a_good_roll_the_game_master_may_lift_a_card_or_leave_it() -> None:
    t = before_the_master("thieving_paw").roll(1, 3).do(RollFate())
    assert (t.asked, t.asked_seat, t.options()) == ("heroquest.fate-card", MASTER, [LiftFate(), Decline()])
    t.do(Decline())
    assert (t.hero(1).gold, t.g.fates, t.asked_seat) == (100, ("thieving_paw",), 1)


@pytest.mark.rule("HQ-13.1")
def test_with_a_monster_there_is_no_roll() -> None:
    t = Table()
    t.put("orc", "H6")
    t.g.met = t.g.fate_open = True
    assert t.masters_turn().asked == "heroquest.master"


@pytest.mark.rule("HQ-13.1", "HQ-8.9")
def test_a_magician_gone_by_flight_still_is_a_monster_of_the_game_master_but_waits_unseen() -> None:
    t = Table()
    t.put("warlock", "N3", vanished=True)
    t.g.met = t.g.fate_open = True
    t.roll(3).do(EndTurn())
    assert (t.asked, t.asked_seat, t.g.round) == ("heroquest.turn", 1, 2), "neither fate nor a turn of his"


@pytest.mark.rule("HQ-13.1", "HQ-13.2")
@pytest.mark.parametrize(("rolled", "gold"), [(1, (70, 100)), (2, (100, 70)), (3, (100, 100)), (8, (100, 100))])
def test_at_most_the_number_of_heroes_draws_a_card_for_who_sits_so_many_places_away(
    rolled: int, gold: tuple[int, int]
) -> None:
    t = before_the_master("thieving_paw", "stillness").roll(rolled, 3, 3).do(RollFate())
    if rolled <= 2:
        t.do(LiftFate())
    assert (t.hero(1).gold, t.hero(2).gold) == gold
    assert len(t.g.fates) == (1 if rolled <= 2 else 2)


@pytest.mark.rule("HQ-13.3")
def test_before_the_end_of_the_first_encounter_there_is_no_roll() -> None:
    t = Table()
    t.put("orc", "C3")
    t.g.met = True
    assert t.masters_turn().asked == "heroquest.master"
    t = Table()
    t.roll(3, 3).do(EndTurn())
    assert t.asked_seat == 1, "nobody was met: no question"


@pytest.mark.rule("HQ-10.15")
def test_the_card_magic_blaze_goes_off_at_once() -> None:
    t = before_the_master("magic_blaze")
    t.set(t.hero(2), square=t.square("I3"))
    t.roll(1, SKULL, SKULL, SHIELD, SHIELD, SKULL, SKULL, 3).do(RollFate()).do(LiftFate())
    assert [hero.full_body - hero.body for hero in t.g.heroes] == [1, 0], "only in the area of whom it hits"


@pytest.mark.rule("HQ-B.10", "HQ-13.1")
def test_a_patrol_comes_out_of_the_dark_and_acts_in_its_own_turn() -> None:
    t = before_the_master("patrol").roll(1).do(RollFate()).do(LiftFate())
    assert len(t.g.monsters) == 2
    assert t.square("H3") in [monster.square for monster in t.g.monsters.values()], "before the door that is shut"
    assert t.asked == "heroquest.master"


@pytest.mark.rule("HQ-10.13", "HQ-13.1")
def test_a_new_pit_opens_where_it_can_be_jumped() -> None:
    t = before_the_master("new_pit")
    t.uncover()
    t.roll(1, 1, 3).do(RollFate()).do(LiftFate())
    assert t.g.pits == 1 << t.square("J1")


@pytest.mark.rule("HQ-13.1")
def test_a_distant_scream_opens_a_door_and_a_map_shows_a_room() -> None:
    t = before_the_master("distant_scream").roll(1, 3).do(RollFate()).do(LiftFate())
    assert t.g.opened == 1 << t.door()
    t = before_the_master("map_scrap").roll(1, 1, 3).do(RollFate()).do(LiftFate())
    assert t.g.seen >> t.square("M3") & 1
