"""What nobody needs to be asked at a table of Star Quest."""

from __future__ import annotations

from questhall.games.starquest import moves as m
from questhall.games.starquest.game import STARQUEST
from tests.games.starquest.scenario import Table


def test_only_the_last_hero_of_a_round_begins_without_being_asked() -> None:
    t = Table("pilot", "mender")
    assert STARQUEST.windows.obvious(STARQUEST.situation(t.g, 1)) is None
    t.activate(1)
    t.do(m.EndActivation())
    assert STARQUEST.windows.obvious(STARQUEST.situation(t.g, 2)) == m.Activate()
