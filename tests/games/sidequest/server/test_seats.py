"""Who may sit where, and how seats are handed over at any decision."""

from __future__ import annotations

import msgspec

from questhall.server.protocol.messages import client as m
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.tables.events import decode
from tests.games.sidequest.server.tables import Parlour, played, state_of
from tests.server.tables import Someone

HUMANS = {0: "heuristic", 1: "ada", 2: "bob"}


@played
async def test_a_link_is_used_up_by_whoever_opens_it_first(parlour: Parlour) -> None:
    room = await parlour.table({1: "ada"}, start=False)
    ada = await parlour.someone(room, "ada")
    secret = (await ada.ask(m.GiveSeat, seat=2, to="link"))["secret"]
    assert ada.last("table")["table"]["seats"][2]["invited"]
    bob, eve = Someone(room, "bob"), Someone(room, "eve")
    await bob.enter(secret)
    await eve.enter(secret)
    assert bob.last("welcome")["seats"] == [2]
    assert eve.last("welcome")["seats"] == []


@played
async def test_secrets_are_not_kept(parlour: Parlour) -> None:
    room = await parlour.table({1: "ada"}, start=False)
    ada = await parlour.someone(room, "ada")
    secret = (await ada.ask(m.GiveSeat, seat=2, to="link"))["secret"]
    assert not any(secret.encode() in body for body in await parlour.store.events(room.id))


@played
async def test_at_an_open_table_anybody_takes_a_free_seat(parlour: Parlour) -> None:
    room = await parlour.table({1: "ada"}, start=False, open=True)
    bob = await parlour.someone(room, "bob")
    assert (await bob.ask(m.GiveSeat, seat=1, to="me"))["reason"]["key"] == "table.taken"
    assert (await bob.ask(m.GiveSeat, seat=2, to="me", name="Bob"))["type"] == "done"
    assert room.table.seats[2].name == "Bob"
    private = await parlour.table({1: "ada"}, start=False)
    eve = await parlour.someone(private, "eve")
    assert (await eve.ask(m.GiveSeat, seat=2, to="me"))["reason"]["key"] == "table.by-invitation"


@played
async def test_only_the_host_arranges_and_starts(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS, start=False)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    assert (await bob.ask(m.Start))["code"] == "not-host"
    assert (await bob.ask(m.GiveSeat, seat=0, to="open"))["code"] == "not-your-seat"
    assert (await ada.ask(m.GiveSeat, seat=0, to="open"))["type"] == "done"
    assert (await ada.ask(m.Start))["reason"]["key"] == "table.seats-free"
    assert (await ada.ask(m.GiveSeat, seat=0, to="bot", bot="genius"))["reason"]["key"] == "table.no-bot"
    assert (await ada.ask(m.GiveSeat, seat=0, to="bot", bot="random"))["type"] == "done"
    assert (await ada.ask(m.Start))["type"] == "done"


@played
async def test_a_bot_stands_in_and_its_person_takes_the_seat_back(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    await parlour.someone(room, "ada")
    bob = await parlour.someone(room, "bob")
    assert (await bob.ask(m.GiveSeat, seat=2, to="bot", bot="heuristic"))["type"] == "done"
    assert bob.prompt(2) is None
    assert bob.last("table")["seats"] == [2]
    assert (await bob.ask(m.GiveSeat, seat=2, to="me"))["type"] == "done"
    assert bob.prompt(2) is not None
    await parlour.clock.pass_by(5000)
    assert room.table.playing.moves == []


@played
async def test_a_seat_is_handed_over_in_the_middle_of_a_reaction(parlour: Parlour) -> None:
    room = await parlour.table({0: "heuristic", 1: "ada", 2: "heuristic"}, pace=0)
    ada = await parlour.someone(room, "ada")
    await ada.ask(m.Auto, seat=1, mode="all")
    await parlour.play({1: ada}, lambda: bool((ada.prompt(1) or {}).get("reaction")))
    moves = len(room.table.playing.moves)
    await ada.ask(m.GiveSeat, seat=1, to="bot", bot="heuristic")
    await parlour.clock.pass_by(0)
    assert room.table.playing.moves[moves].seat == 1
    assert ada.prompt(1) is None


@played
async def test_whoever_hands_the_seat_over_sees_nothing_hidden_any_more(parlour: Parlour) -> None:
    room = await parlour.table({0: "heuristic", 1: "ada", 2: "heuristic"}, pace=0)
    ada = await parlour.someone(room, "ada")
    await parlour.play({1: ada}, lambda: ada.screens[1].view["phase"] == "main")
    secret = (await ada.ask(m.GiveSeat, seat=1, to="link"))["secret"]
    ada.forget()
    cleo = Someone(room, "cleo")
    await cleo.enter(secret)
    assert cleo.screens[1].view["heroes"][0]["hand"]
    assert cleo.prompt(1) is not None
    assert ada.last("table")["seats"] == []
    assert ada.screens[None].view["heroes"][0]["hand"] == []
    await parlour.play({1: cleo}, lambda: state_of(room.table).round == 2)
    assert all(each["seat"] is None for each in ada.heard if each["type"] == "update")
    assert (await ada.ask(m.Suggest, seat=1))["code"] == "not-your-seat"


@played
async def test_the_own_link_changes_nothing_for_its_owner(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    ada = await parlour.someone(room, "ada")
    secret = (await ada.ask(m.GiveSeat, seat=1, to="link"))["secret"]
    again = Someone(room, "ada")
    await again.enter(secret)
    assert room.table.seats[1].holders == ("ada",)
    assert room.table.seats[1].link


@played
async def test_who_logs_in_finds_the_seats_of_the_guest_everywhere(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    assert (await parlour.someone(room, "account-ada", "ada")).last("welcome")["seats"] == [1]
    elsewhere = await parlour.someone(room, "account-ada", "another-browser")
    assert elsewhere.last("welcome")["seats"] == [1]
    assert decode((await parlour.store.events(room.id))[-1]).joined  # type: ignore[union-attr]


@played
async def test_one_browser_can_hold_several_seats(parlour: Parlour) -> None:
    room = await parlour.table({0: "heuristic", 1: "ada", 2: "ada"})
    ada = await parlour.someone(room, "ada")
    assert ada.last("welcome")["seats"] == [1, 2]
    assert set(ada.screens) == {1, 2}


@played
async def test_play_for_me_ends_with_the_turn(parlour: Parlour) -> None:
    room = await parlour.table({0: "heuristic", 1: "ada", 2: "heuristic"}, pace=0)
    ada = await parlour.someone(room, "ada")
    await parlour.play({1: ada}, lambda: ada.screens[1].view["phase"] == "main" and ada.prompt(1) is not None)
    turn = state_of(room.table).turn
    await ada.ask(m.PlayForMe, seat=1)
    assert ada.last("auto")["standing_in"]
    assert ada.prompt(1) is None
    for _ in range(200):
        await parlour.clock.pass_by(0)
    assert state_of(room.table).turn > turn
    assert not ada.last("auto")["standing_in"]
    assert ada.prompt(1) is not None


@played
async def test_settings_that_do_not_work_are_refused_in_the_words_of_the_game(parlour: Parlour) -> None:
    room = await parlour.table({1: "ada"}, start=False)
    ada = await parlour.someone(room, "ada")
    for settings, place in ((b'{"heroes":"many"}', "settings.heroes"), (b'{"parlour":1}', "settings.parlour")):
        reply = await ada.ask(m.Arrange, settings=msgspec.Raw(settings), options=TableOptions())
        assert (reply["code"], reply["place"]) == ("malformed", place)
    reply = await ada.ask(m.Arrange, settings=msgspec.Raw(b'{"heroes":7}'), options=TableOptions())
    assert reply["reason"]["text"] == "SideQuest is for 1 to 3 Heroes, not for 7."
    assert reply["reason"]["rules"] == ["SQ-1.1"]
    reply = await ada.ask(m.Arrange, settings=msgspec.Raw(b'{"heroes":3}'), options=TableOptions(open=True))
    assert reply["type"] == "done"
    assert len(ada.last("table")["table"]["seats"]) == 4
    assert [card.id for card in await parlour.store.open_tables(5)] == [room.id]


@played
async def test_while_others_play_nobody_takes_a_second_seat_to_look_into_its_hand(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    ada = await parlour.someone(room, "ada")
    assert (await ada.ask(m.GiveSeat, seat=0, to="me"))["reason"]["key"] == "table.second-seat"
    await parlour.clock.pass_by(60_000)
    secret = (await ada.ask(m.GiveSeat, seat=2, to="link"))["secret"]
    again = Someone(room, "ada")
    await again.enter(secret)
    assert again.last("welcome")["seats"] == [1]
    eve = Someone(room, "eve")
    await eve.enter(secret)
    assert eve.last("welcome")["seats"] == [2]
