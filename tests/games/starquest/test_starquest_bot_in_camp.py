"""Bots between two missions: they grow, take what is free, buy, and set out again."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.game import STARQUEST
from questhall.kernel.answers import Answer
from questhall.players.player import decided
from questhall.players.registry import make_player
from tests.games.starquest.in_camp import Visit, sheet


def bots_visit(**changes: object) -> tuple[Visit, list[Answer]]:
    """Everything that bots do in a camp until they leave it."""
    camp = Visit(sheet("pilot", xp=11), sheet("longeye", xp=3), credits=60, **changes)
    players = {seat: make_player("cunning", STARQUEST, camp.g.settings, seat, 1) for seat in (1, 2)}
    done: list[Answer] = []
    while camp.g.asks:
        seat = camp.g.asks[0].seat
        done.append(decided(players[seat], STARQUEST.situation(camp.g, seat)))
        camp.do(done[-1], seat)
    return camp, done


@pytest.mark.rule("ST-198")
def test_at_the_end_of_a_chapter_every_bot_takes_a_kit_and_they_buy() -> None:
    camp, done = bots_visit(shopping=True)
    assert len([one for one in done if isinstance(one, m.Choose)]) == 2
    assert any(isinstance(one, m.Buy) for one in done)
    assert camp.g.how == "camp"


@pytest.mark.rule("ST-193", "ST-198")
def test_within_a_chapter_they_only_grow() -> None:
    camp, done = bots_visit()
    assert [type(one) for one in done] == [m.Grow, m.Grow, m.BreakCamp, m.BreakCamp]
    assert camp.hero(1).level == 3
