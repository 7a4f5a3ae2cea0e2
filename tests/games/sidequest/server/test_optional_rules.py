"""The optional rules of SQ-12 at a live table: mistakes, names, the clock."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from questhall.server.protocol.messages import client as m
from tests.games.sidequest.server.tables import Parlour, played, state_of
from tests.server.tables import Someone

SEATS = {0: "cleo", 1: "ada", 2: "bob"}


async def people_at(parlour: Parlour, **settings: Any) -> dict[int, Someone]:
    room = await parlour.table(SEATS, settings=settings, pace=0)
    return {seat: await parlour.someone(room, who) for seat, who in SEATS.items()}


@pytest.mark.rule("SQ-12.1")
@played
async def test_a_refused_move_is_noted_for_the_gm_alone(parlour: Parlour) -> None:
    people = await people_at(parlour, judgment=True)
    people[2].forget()
    reply = await people[1].move(1, {"move": "create", "lp": 9, "strength": 9, "intelligence": 9})
    assert reply["type"] == "refused"
    assert people[0].screens[0].view["gm"]["claims"] == [{"id": 1, "seat": 1, "what": "refused"}]
    assert people[2].heard == []
    claim = msgspec.Raw(b'{"move":"claimmistake","claim":1}')
    assert (await people[0].ask(m.MoveMade, seat=0, answer=claim))["type"] == "done"
    assert people[2].screens[2].lines[-1]["key"] == "log.claimed"


@pytest.mark.rule("SQ-12.1")
@played
async def test_a_click_that_came_too_late_is_no_mistake(parlour: Parlour) -> None:
    people = await people_at(parlour, judgment=True)
    create = msgspec.Raw(b'{"move":"create","lp":2,"strength":2,"intelligence":2}')
    assert (await people[1].ask(m.MoveMade, seat=1, answer=create, ask=77))["type"] == "refused"
    assert people[0].screens[0].view["gm"]["claims"] == []


@pytest.mark.rule("SQ-12.2")
@played
async def test_who_calls_a_player_by_the_wrong_name_is_overheard(parlour: Parlour) -> None:
    people = await people_at(parlour, names=True)
    await people[1].ask(m.Say, seat=1, text="Bob, look out!")
    assert people[2].last("said")["line"]["text"] == "Bob, look out!"
    assert people[0].screens[0].view["gm"]["claims"] == [{"id": 1, "seat": 1, "what": "wrong-name"}]


@pytest.mark.rule("SQ-12.3")
@played
async def test_the_clock_ends_a_turn_that_takes_too_long(parlour: Parlour) -> None:
    people = await people_at(parlour, turn_limit=90_000)
    room = people[0].room

    await parlour.play(people, lambda: people[1].screens[1].clock is not None, 5000)
    clock, turn = people[1].screens[1].clock, state_of(room.table).turn
    assert clock is not None
    assert clock["rules"] == ["SQ-12.3"]
    assert 0 < clock["left"] <= 90_000
    assert people[0].screens[0].clock == clock
    await parlour.clock.pass_by(clock["left"] - 1)
    assert state_of(room.table).turn == turn
    assert state_of(room.table).phase != "end"
    await parlour.clock.pass_by(200)
    assert any(line["key"] == "log.time-is-up" for line in people[2].screens[2].lines)
