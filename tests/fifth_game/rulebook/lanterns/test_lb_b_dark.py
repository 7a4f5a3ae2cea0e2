from __future__ import annotations

import pytest

from lanterns.determinize import determinize
from lanterns.game import LANTERNS
from lanterns.moves import Done, Path, Walk
from questhall.kernel.dice import Random
from tests.fifth_game.cellar_table import CellarTable, at


@pytest.mark.rule("LB-B.1")
def test_bearers_see_what_was_entered_and_the_tide_sees_all() -> None:
    g = CellarTable(master=True).g
    assert LANTERNS.view(g, 1).rooms == ("stairs",)
    assert [thing.what for thing in LANTERNS.view(g, 0).plan] == ["treasure"]


@pytest.mark.rule("LB-B.2")
def test_the_first_step_into_the_dark_shows_the_room_but_no_traps() -> None:
    t = CellarTable(dice=(2,)).hide(("treasure", "treasure", "F5"), ("sleeper", "eel", "D3"), ("trap", "trap", "E5"))
    t.do(1, Walk(at("D4")))
    assert t.g.revealed == ("stairs", "hall")
    assert (t.g.treasure, [m.square for m in t.g.monsters.values()]) == (at("F5"), [at("D3")])
    assert [thing.kind for thing in t.g.hidden] == ["trap"]


@pytest.mark.rule("LB-B.2")
def test_nobody_walks_on_in_the_dark() -> None:
    t = CellarTable().stand(1, "C4")
    assert t.refused(1, Walk(at("E4"))) == ("LB-B.2",)
    assert t.refused(1, Path((at("D4"), at("E4")))) == ("LB-B.2",)


@pytest.mark.rule("LB-B.3")
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_sleeper_sleeps_as_long_as_was_drawn_in_secret(depth: int) -> None:
    t = CellarTable(dice=(depth,)).hide(("treasure", "treasure", "G8"), ("sleeper", "bloat", "G6"))
    t.do(1, Walk(at("D4")), Done())
    for _ in range(depth - 1):
        assert not t.told("wakes")
        t.do(1, Walk(at("C4")), Done())
    assert t.told("wakes")


@pytest.mark.rule("LB-B.3")
def test_a_bearer_cannot_know_how_deeply_something_sleeps() -> None:
    t = CellarTable(master=True)
    eel = t.monster("eel", "G6", awake=False, depth=3)
    assert [m.depth for m in LANTERNS.view(t.g, 0).monsters] == [3]
    assert [m.depth for m in LANTERNS.view(t.g, 1).monsters] == [0]
    eel.slept = 1
    assert {determinize(t.g, 1, Random(n)).monsters[eel.id].depth for n in range(30)} == {2, 3}


@pytest.mark.rule("LB-A.3", "LB-B.1")
def test_what_a_bearer_has_seen_is_never_dealt_elsewhere() -> None:
    t = CellarTable().hide(("treasure", "treasure", "G8"), ("trap", "trap", "E5")).stand(1, "D4")
    t.put(clear=(at("D3"),), searched=("stairs", "larder"), revealed=("stairs", "hall", "larder"))
    worlds = [determinize(t.g, 1, Random(n)).hidden for n in range(80)]
    assert {t.g.cellar.room_at[h.square] for world in worlds for h in world if h.kind == "treasure"} == {"well"}
    traps = {h.square for world in worlds for h in world if h.kind == "trap"}
    assert at("D3") not in traps
    assert "larder" not in {t.g.cellar.room_at[trap] for trap in traps}
