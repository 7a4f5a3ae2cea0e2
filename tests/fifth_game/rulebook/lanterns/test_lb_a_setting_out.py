from __future__ import annotations

import pytest

from lanterns.entities import RED, WHITE
from lanterns.game import LANTERNS
from lanterns.settings import Settings
from questhall.kernel.game import BadSettingsError
from tests.fifth_game.cellar_table import CellarTable, at


@pytest.mark.rule("LB-A.1")
def test_the_quest_says_how_much_oil_there_is_and_where_one_begins() -> None:
    g = LANTERNS.start(Settings(quest="ledger"), 1)
    assert (g.oil, g.dread, g.revealed) == (20, 2, ("stairs",))


@pytest.mark.rule("LB-A.1")
def test_there_must_be_such_a_quest() -> None:
    with pytest.raises(BadSettingsError, match="no quest “dragon”"):
        LANTERNS.start(Settings(quest="dragon"), 1)


@pytest.mark.rule("LB-A.2")
def test_bearers_are_chosen_or_come_in_order() -> None:
    t = CellarTable(2, bearers=("piper", "diver"))
    assert [(b.bearer, b.body) for b in t.g.bearers] == [("piper", 3), ("diver", 5)]
    assert [b.bearer for b in CellarTable(3).g.bearers] == ["cooper", "diver", "clerk"]


@pytest.mark.rule("LB-A.2")
@pytest.mark.parametrize("bearers", [("piper",), ("piper", "piper"), ("piper", "king")])
def test_nobody_is_there_twice(bearers: tuple[str, ...]) -> None:
    with pytest.raises(BadSettingsError, match=r"LB-A\.2"):
        LANTERNS.start(Settings(heroes=2, bearers=bearers), 1)


@pytest.mark.rule("LB-A.2")
def test_a_gentle_game_gives_everybody_more_body() -> None:
    assert [b.body for b in CellarTable(2, gentle=True).g.bearers] == [5, 6]


@pytest.mark.rule("LB-A.3")
def test_the_plan_keeps_its_rules_whatever_the_seed() -> None:
    for seed in range(60):
        g = LANTERNS.start(Settings(), seed)
        squares = [thing.square for thing in g.hidden]
        assert len(set(squares)) == len(squares) == 7
        assert not set(squares) & g.cellar.doorsteps
        assert all(g.is_dark(each) for each in squares)
        assert {g.cellar.room_at[t.square] for t in g.hidden if t.kind == "treasure"} <= {"larder", "well"}


@pytest.mark.rule("LB-A.3")
def test_only_the_tide_sees_the_plan() -> None:
    g = CellarTable(master=True).g
    assert LANTERNS.view(g, 0).plan == g.hidden
    assert LANTERNS.view(g, 1).plan == LANTERNS.view(g, None).plan == ()
    assert [line.only for line in g.log or () if line.key == "log.plan"] == [(0,)]


@pytest.mark.rule("LB-A.4")
def test_the_dice_have_their_faces() -> None:
    assert LANTERNS.dice == (RED, WHITE)
    assert [RED.faces.count(face) for face in ("skull", "shield", "blank")] == [3, 1, 2]
    assert [WHITE.faces.count(face) for face in ("skull", "shield", "blank")] == [2, 2, 2]


@pytest.mark.rule("LB-A.3")
def test_squares_have_names() -> None:
    assert (at("A1"), at("L8")) == (0, 95)
