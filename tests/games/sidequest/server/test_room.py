"""A live table: sitting down, playing, talking, coming back."""

from __future__ import annotations

import msgspec

from questhall.players.player import Thought
from questhall.server.protocol.messages import client as m
from tests.games.sidequest.server.tables import Parlour, played
from tests.server.tables import Someone

HUMANS = {0: "heuristic", 1: "ada", 2: "bob"}


@played
async def test_a_move_is_acknowledged_and_everybody_sees_it(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob", lang="de")
    bob.forget()
    assert (await ada.choose(1, "create"))["type"] == "done"
    assert bob.kinds() == ["update"]
    assert bob.screens[2].asked == [2]
    await bob.choose(2, "create")
    assert any(line["text"].startswith("Hero 2") for line in ada.screens[1].lines)
    assert any(line["text"].startswith("Held 2") for line in bob.screens[2].lines)


@played
async def test_a_move_is_on_disk_before_it_is_acknowledged(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    ada = await parlour.someone(room, "ada")
    before = len(await parlour.store.events(room.id))
    assert (await ada.choose(1, "create"))["type"] == "done"
    assert len(await parlour.store.events(room.id)) == before + 1


@played
async def test_a_refused_move_changes_nothing_and_cites_its_rule(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    bob.forget()
    reply = await ada.move(1, {"move": "create", "lp": 9, "strength": 9, "intelligence": 9})
    assert reply["type"] == "refused"
    assert reply["reason"]["rules"] == ["SQ-1.2"]
    assert bob.heard == []
    assert room.table.playing.moves == []


@played
async def test_an_old_ticket_a_foreign_seat_and_nonsense_are_refused(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    ada = await parlour.someone(room, "ada")
    create = msgspec.Raw(b'{"move":"create","lp":2,"strength":2,"intelligence":2}')
    assert (await ada.ask(m.MoveMade, seat=1, answer=create, ask=99))["reason"]["key"] == "kernel.stale"
    assert (await ada.ask(m.MoveMade, seat=1, answer=create))["reason"]["key"] == "kernel.stale"
    assert (await ada.ask(m.MoveMade, seat=2, answer=create, ask=2))["code"] == "not-your-seat"
    assert (await ada.ask(m.MoveMade, seat=9, answer=create, ask=2))["code"] == "not-your-seat"
    nonsense = await ada.ask(m.MoveMade, seat=1, answer=msgspec.Raw(b'{"move":"create","lp":"x"}'), ask=1)
    assert (nonsense["code"], nonsense["place"]) == ("malformed", "answer.lp")
    assert room.table.playing.moves == []


@played
async def test_nothing_is_sent_to_a_seat_for_which_nothing_changed(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    version = bob.screens[2].version
    bob.forget()
    await ada.ask(m.Why, seat=1, what="pack_mule")
    await ada.ask(m.Auto, seat=1, mode="all")
    await ada.ask(m.Refresh, seat=1)
    assert bob.heard == []
    assert bob.screens[2].version == version


@played
async def test_two_browsers_in_one_seat_see_the_same(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    here, there = await parlour.someone(room, "ada"), await parlour.someone(room, "ada")
    here.forget()
    there.forget()
    await here.choose(1, "create")
    assert here.bodies[1:] == there.bodies
    assert here.screens[1].prompt is there.screens[1].prompt is None


@played
async def test_whoever_comes_back_sees_the_same_table(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    people = {1: await parlour.someone(room, "ada"), 2: await parlour.someone(room, "bob")}
    await parlour.play(people, lambda: people[1].screens[1].view["round"] == 2)
    again = await parlour.someone(room, "ada")
    was, now = people[1].screens[1], again.screens[1]
    assert (now.view, now.version, now.prompt, now.asked) == (was.view, was.version, was.prompt, was.asked)
    assert [line["args"] for line in now.lines] == [line["args"] for line in was.lines]


@played
async def test_the_language_changes_at_once(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    ada = await parlour.someone(room, "ada")
    assert ada.prompt(1)["title"] == "Create your Hero"  # type: ignore[index]
    assert (await ada.ask(m.Speak, lang="de"))["type"] == "done"
    assert "Held" in ada.prompt(1)["title"]  # type: ignore[index]
    refused = await ada.ask(m.Speak, lang="tlh")
    assert refused["reason"]["key"] == "table.no-lang"
    assert "Sprache" in refused["reason"]["text"]


@played
async def test_spectators_see_what_lies_open_unless_the_table_is_private(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    eve = await parlour.someone(room, "eve")
    assert list(eve.screens) == [None]
    assert eve.last("welcome")["seats"] == []
    closed = await parlour.table(HUMANS, spectators=False)
    mallory = Someone(closed, "mallory")
    assert not await mallory.enter()
    assert mallory.last("problem")["code"] == "not-welcome"


@played
async def test_why_not_and_suggestions(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    people = {1: await parlour.someone(room, "ada"), 2: await parlour.someone(room, "bob")}
    ada = people[1]
    await parlour.play(people, lambda: ada.screens[1].view["phase"] == "main" and ada.prompt(1) is not None)
    hero = ada.screens[1].view["heroes"][0]
    dear = max(hero["hand"], key=lambda card: hero["costs"][card])
    reasons = (await ada.ask(m.Why, seat=1, what=dear))["reasons"]
    assert reasons
    assert all(reason["rules"] and reason["text"] for reason in reasons)
    suggestion = await ada.ask(m.Suggest, seat=1)
    assert suggestion["answer"] in [option["answer"] for option in ada.prompt(1)["options"]]  # type: ignore[index]


@played
async def test_a_suggestion_says_what_looking_ahead_has_found(parlour: Parlour) -> None:
    """How much better it is than what a usual player does, or that nothing is; and nothing where nobody has looked."""
    room = await parlour.table(HUMANS)
    people = {1: await parlour.someone(room, "ada"), 2: await parlour.someone(room, "bob")}
    ada = people[1]
    await parlour.play(people, lambda: ada.screens[1].view["phase"] == "main" and ada.prompt(1) is not None)
    first, second = room.table.state.options(1)[:2]
    same = Thought(first, first, 0.0, 40)
    thoughts = [Thought(second, first, 0.09, 40), same, Thought(first, first, 0.0, 2), Thought(first)]
    said = []
    for thought in thoughts:

        async def think(*_: object, thought: Thought = thought) -> Thought:
            return thought

        room.bots.think = think  # type: ignore[method-assign, assignment]
        said.append(await ada.ask(m.Suggest, seat=1))
    told = [(each["better"], bool(each["than"]), each["tried"]) for each in said]
    assert told == [(9, True, 40), (0, False, 40), (0, False, 0), (0, False, 0)]


@played
async def test_talk_is_heard_by_everybody_and_told_to_whoever_comes_later(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS, start=False)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    assert (await ada.ask(m.Say, seat=1, text="Hello there"))["type"] == "done"
    assert bob.last("said")["line"]["text"] == "Hello there"
    assert (await bob.ask(m.Say, seat=1, text="I am Ada"))["code"] == "not-your-seat"
    late = await parlour.someone(room, "eve")
    assert [line["text"] for line in late.last("welcome")["said"]] == ["Hello there"]


@played
async def test_a_phrase_is_said_aside_and_does_not_disturb(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    before = bob.prompt(2)
    phrase = msgspec.Raw(b'{"move":"phrase","phrase":"thanks"}')
    assert (await ada.ask(m.MoveMade, seat=1, answer=phrase))["type"] == "done"
    assert bob.screens[2].lines[-1]["key"] == "log.phrase"
    assert bob.prompt(2) is before


@played
async def test_bots_play_a_whole_game_and_the_seed_is_told_at_its_end(parlour: Parlour) -> None:
    room = await parlour.table({0: "heuristic", 1: "heuristic", 2: "heuristic"}, pace=0)
    eve = await parlour.someone(room, "eve")
    assert eve.last("welcome")["table"]["seed"] == ""
    for _ in range(3000):
        await parlour.clock.pass_by(0)
        if room.table.status == "over":
            break
    end = eve.last("table")["table"]
    assert end["status"] == "over"
    assert int(end["seed"]) == room.table.seed
    assert end["outcome"]["winners"]
    card = (await parlour.store.tables_of("ada", 1))[0]
    assert card.status == "over"


@played
async def test_a_rematch_is_told_to_everybody_and_has_the_same_people(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS, pace=0)
    people = {1: await parlour.someone(room, "ada"), 2: await parlour.someone(room, "bob")}
    assert (await people[1].ask(m.Rematch))["reason"]["key"] == "table.not-over"
    await parlour.play(people, lambda: room.table.status == "over", 3000)
    reply = await people[1].ask(m.Rematch)
    assert people[2].last("next-table")["table"] == reply["table"]
    again = await parlour.room(reply["table"])
    assert again.table.status == "playing"
    assert again.table.seats[2].holders == ("bob",)
    assert (await people[2].ask(m.Rematch))["table"] == reply["table"]


@played
async def test_a_table_survives_a_restart(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    people = {1: await parlour.someone(room, "ada"), 2: await parlour.someone(room, "bob")}
    await parlour.play(people, lambda: people[1].screens[1].view["round"] == 2)
    await parlour.restart()
    again = await parlour.someone(await parlour.room(room.id), "ada")
    assert again.screens[1].view == people[1].screens[1].view
