"""What cards, furniture and spells do to the dungeon, and what stays hidden."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Again, Disarm, Jump, Keep, SearchTreasure, Walk
from questhall.games.heroquest.rules import disasters
from questhall.games.heroquest.rules.effects import CarryOut
from tests.games.heroquest.scenario import DOORS, SHIELD, SKULL, Table

TRAPS = (v.Trap(kind="spear", at=(2, 2)), v.Trap(kind="rock", at=(4, 4)))


def happens(t: Table, origin: str, squares: tuple[int, ...] = ()) -> Table:
    """Something printed happens to the first hero."""
    t.g.interrupt(CarryOut(origin=origin, caster=1, target=1, squares=squares))
    t.g.run()
    return t


@pytest.mark.rule("HQ-B.12", "HQ-10.1")
def test_hidden_traps_and_secret_doors_change_nothing_that_heroes_see_or_may_do() -> None:
    secret = v.Door(at=(7, 4), to="east", kind="secret")
    plain, full = Table(), Table(traps=TRAPS, doors=(*DOORS, secret))
    assert HEROQUEST.view(plain.g, 1) == HEROQUEST.view(full.g, 1)
    assert plain.options() == full.options()


@pytest.mark.rule("HQ-10.1")
def test_a_spell_finds_traps_as_a_search_does() -> None:
    t = happens(Table(traps=TRAPS), "spell:star_gaze")
    assert t.g.traps_found.bit_count() == 2


@pytest.mark.rule("HQ-10.1", "HQ-12.1")
def test_a_throne_may_show_the_secret_doors_and_no_traps() -> None:
    secret = v.Door(at=(7, 4), to="east", kind="secret")
    t = happens(Table(traps=TRAPS, doors=(*DOORS, secret)), "furniture:throne:4")
    assert (t.g.found, t.g.traps_found) == (1 << t.door(2), 0)


@pytest.mark.rule("HQ-12.1")
def test_the_scroll_of_luck_draws_until_something_good_comes() -> None:
    t = Table()
    t.g.treasures = ("nothing", "wandering_monster", "gem")
    happens(t, "spell:treasure_luck")
    assert (t.hero().gold, sorted(t.g.treasures)) == (50, ["nothing", "wandering_monster"])


@pytest.mark.rule("HQ-12.1")
def test_a_quest_may_put_something_else_where_a_card_would_be(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table()
    t.g.treasures = ("gem",)
    monkeypatch.setattr("questhall.games.heroquest.rules.events.searched", lambda *_: True)
    t.do(SearchTreasure())
    assert (t.hero().gold, t.g.treasures) == (0, ("gem",))


@pytest.mark.rule("HQ-10.4")
def test_rubble_never_shuts_anybody_off() -> None:
    t = Table(rows=("AAAA", "AAAA"), doors=(), stairs=((3, 1),), at=("A1",))
    assert disasters.places_for_rubble(t.g, 0) == 1 << t.square("B1") | 1 << t.square("A2")
    t = Table(rows=("AAAA",), doors=(), stairs=((3, 0),), at=("A1",))
    assert disasters.places_for_rubble(t.g, 0) == 0


@pytest.mark.rule("HQ-18.1", "HQ-10.11")
@pytest.mark.parametrize(("answer", "spot"), [(Again(), "D3"), (Keep(), "C3")])
def test_whoever_may_repeat_a_roll_is_asked_at_a_jump(answer: Again | Keep, spot: str) -> None:
    t = Table(traps=TRAPS)
    t.g.traps_found = 1 << t.square("C3")
    t.mark(t.hero(), "repeat")
    t.roll(SKULL, SHIELD).do(Jump(34))
    assert t.asked == "heroquest.repeat-die"
    t.do(answer)
    assert t.hero().square == t.square(spot)


@pytest.mark.rule("HQ-10.8")
def test_disarming_needs_a_step_that_is_left() -> None:
    t = Table(traps=TRAPS, at=("B3",))
    t.g.traps_found = 1 << t.square("C3")
    t.set(t.hero(), left=1, square=t.square("A3"))
    t.do(Walk(t.square("B3")))
    assert t.refused(Disarm(t.square("C3"))) == ("HQ-10.8",)
