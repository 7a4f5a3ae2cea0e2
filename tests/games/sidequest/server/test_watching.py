"""Spectators who see the hands, but later than those who hold them."""

from __future__ import annotations

from questhall.server.protocol.messages import client as m
from tests.games.sidequest.server.tables import Parlour, played

HUMANS = {0: "heuristic", 1: "ada", 2: "bob"}


@played
async def test_hands_are_open_after_the_delay_and_not_before(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS, open_hands_after=60)
    people = {1: await parlour.someone(room, "ada"), 2: await parlour.someone(room, "bob")}
    eve = await parlour.someone(room, "eve")
    assert (await eve.ask(m.Watch, seat=1))["type"] == "done"
    ada = people[1]
    await parlour.play(people, lambda: ada.screens[1].view["phase"] == "main")
    hand = ada.screens[1].view["heroes"][0]["hand"]
    assert hand
    assert 1 not in eve.screens or eve.screens[1].view["heroes"][0]["hand"] == []
    await parlour.clock.pass_by(60_000)
    assert eve.screens[1].view["heroes"][0]["hand"] == hand
    assert eve.screens[1].prompt is None


@played
async def test_who_comes_late_sees_what_was_there_before_the_delay(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS, open_hands_after=60)
    people = {1: await parlour.someone(room, "ada"), 2: await parlour.someone(room, "bob")}
    await parlour.play(people, lambda: people[1].screens[1].view["phase"] == "main")
    await parlour.clock.pass_by(61_000)
    hand = people[1].screens[1].view["heroes"][0]["hand"]
    eve = await parlour.someone(room, "eve")
    await eve.ask(m.Watch, seat=1)
    assert eve.screens[1].view["heroes"][0]["hand"] == hand
    assert (await eve.ask(m.Refresh, seat=1))["type"] == "done"
    eve.forget()
    await eve.ask(m.Watch, seat=None)
    assert [each["seat"] for each in eve.heard if each["type"] == "update"] == [None]


@played
async def test_players_and_closed_hands_are_not_watched(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS, open_hands_after=60)
    ada = await parlour.someone(room, "ada")
    assert (await ada.ask(m.Watch, seat=2))["reason"]["key"] == "table.no-open-hands"
    closed = await parlour.table(HUMANS)
    eve = await parlour.someone(closed, "eve")
    assert (await eve.ask(m.Watch, seat=2))["reason"]["key"] == "table.no-open-hands"


@played
async def test_an_undo_is_seen_later_too(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS, open_hands_after=60)
    ada, eve = await parlour.someone(room, "ada"), await parlour.someone(room, "eve")
    await eve.ask(m.Watch, seat=1)
    await parlour.clock.pass_by(60_000)
    await ada.choose(1, "create")
    await ada.ask(m.Undo, seat=1)
    await parlour.clock.pass_by(60_000)
    assert eve.screens[1].asked == [1, 2]
