"""Instants at any time, at a table of people: who could is told alone, who does comes first, the question returns."""

from __future__ import annotations

import msgspec

from questhall.server.protocol.messages import client as m
from tests.games.sidequest.server.tables import Parlour, played, state_of
from tests.server.tables import Someone

PEOPLE = {0: "heuristic", 1: "ada", 2: "bob"}
BLANKET = {"move": "castnow", "card": "smothering_blanket", "target": 2, "second": 0}


async def both_are_asked_what_grows(parlour: Parlour) -> tuple[Someone, Someone]:
    """And the first of them holds an Instant."""
    room = await parlour.table(PEOPLE)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    await parlour.play({1: ada, 2: bob}, lambda: len(room.table.state.asks) == 2 and state_of(room.table).round == 1)
    assert (ada.prompt(1) or {}).get("question") == (bob.prompt(2) or {}).get("question") == "sidequest.grow"
    hero = state_of(room.table).hero(1)
    hero.hand, hero.int_max, hero.int_spent = ("smothering_blanket",), 5, 0
    for each in (ada, bob):
        each.forget()
    thanks = msgspec.Raw(b'{"move":"phrase","phrase":"thanks"}')
    assert (await bob.ask(m.MoveMade, seat=2, answer=thanks))["type"] == "done"
    return ada, bob


@played
async def test_only_the_seat_itself_is_told_what_it_could_play(parlour: Parlour) -> None:
    ada, bob = await both_are_asked_what_grows(parlour)
    assert BLANKET in [each["answer"] for each in ada.last("update")["asides"]]
    assert not any(b"castnow" in body for body in bob.bodies)


@played
async def test_an_instant_comes_first_and_then_the_question_is_the_same(parlour: Parlour) -> None:
    ada, bob = await both_are_asked_what_grows(parlour)
    before = (ada.prompt(1) or {})["ask"], (bob.prompt(2) or {})["ask"]
    assert (await ada.ask(m.MoveMade, seat=1, answer=msgspec.Raw(msgspec.json.encode(BLANKET))))["type"] == "done"
    assert "log.cast" in [line["key"] for line in bob.screens[2].lines]
    await parlour.clock.pass_by(10_000)
    assert ((ada.prompt(1) or {})["ask"], (bob.prompt(2) or {})["ask"]) == before
    assert ada.last("update").get("asides", []) == []
