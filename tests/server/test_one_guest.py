"""One guest must not stop the hall: nothing is told twice, everything has a price and an end."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from questhall.server.edge.limits import Limits
from questhall.server.protocol.messages import client as m
from questhall.server.rooms.hall import ALONE_AT_ONCE
from questhall.server.rooms.room import Room
from questhall.server.telling.replay import recorded
from questhall.server.telling.story import Story
from questhall.server.timing.allowance import Allowance
from tests.server.any_game import ANY, BOT, LEAST, seats_for
from tests.server.house import PATIENCE, House
from tests.server.tables import Parlour, played

HOUR = 3_600_000
QUICK = Limits(head_within=0.3, body_within=0.3)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every line that is put into words."""
    lines: list[object] = []
    tell = Story._tell

    def noted(story: Story, told: object) -> None:
        lines.append(told)
        tell(story, told)  # type: ignore[arg-type]

    monkeypatch.setattr(Story, "_tell", noted)
    return lines


@contextmanager
def house(tmp_path: Path, limits: Limits) -> Iterator[House]:
    with House(f"sqlite:{tmp_path / 'house.db'}", limits) as opened:
        yield opened


# --- what was told -----------------------------------------------------------------------------------


def test_what_was_told_once_is_not_put_into_words_again(tmp_path: Path, told: list[object]) -> None:
    with house(tmp_path, Limits()) as opened, opened.person() as ada, ada.at(ada.table()) as line:
        line.command("speak", lang="de")
        line.command("speak", lang="en")
        said = len(told)
        for lang in ("de", "en"):
            assert line.command("speak", lang=lang)["type"] == "done"
            assert line.command("refresh", seat=1)["type"] == "done"
        assert said
        assert len(told) == said


@played
async def test_what_is_told_again_is_what_was_told_before(parlour: Parlour) -> None:
    room = await parlour.table({0: BOT, 1: "ada", 2: BOT}, pace=0)
    ada = await parlour.someone(room, "ada")
    await parlour.play({1: ada}, lambda: len(ada.screens[1].lines) > 30 and ada.prompt(1) is not None)
    before = list(ada.screens[1].lines)
    await ada.ask(m.Refresh, seat=1)
    assert ada.screens[1].lines == before
    late = await parlour.someone(room, "ada")
    assert late.screens[1].lines == before
    assert (await ada.ask(m.Undo, seat=1))["type"] == "done"
    assert late.screens[1].lines == ada.screens[1].lines == before[: len(ada.screens[1].lines)]
    again = await parlour.someone(room, "ada")
    assert again.screens[1].lines == ada.screens[1].lines


# --- what a connection may say --------------------------------------------------------------------------


def test_a_message_that_is_much_work_costs_more_than_a_move(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=0.001, burst=12)
    with house(tmp_path, limits) as opened, opened.person() as ada, ada.at(ada.table()) as line:
        assert [line.command("refresh", seat=1)["type"] for _ in range(2)] == ["done", "done"]
        refused = line.command("refresh", seat=1)
        assert (refused["type"], refused["code"]) == ("problem", "too-many")


def test_a_flood_ends_the_connection_although_some_of_it_is_heard(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=50, burst=6, flood=20)
    with house(tmp_path, limits) as opened, opened.person() as ada, ada.at(ada.table()) as line:
        for n in range(1, 400):
            line.tell(type="ping", id=n)
        heard = [message["type"] for message in line.rest()]
        assert "pong" in heard[heard.index("problem") :]
        assert heard.count("problem") == 20
        assert line.end() == 1008


def test_frames_that_are_no_messages_end_a_connection_if_they_are_many(tmp_path: Path) -> None:
    limits = Limits(burst=5, frames_per_second=0.001)
    with house(tmp_path, limits) as opened, opened.person() as ada, ada.line() as line:
        with suppress(
            ConnectionClosed
        ):  # one more than is allowed, and nothing after that: the line may be shut by then
            for _ in range(6):
                line.ping()
        assert line.end() == 1008


def test_from_one_address_come_only_so_many(tmp_path: Path) -> None:
    with house(tmp_path, Limits(connections_per_address=2)) as opened, opened.person("de") as ada:
        table = ada.table()
        with ada.at(table), ada.at(table), ada.line(**{"Accept-Language": "de"}) as third:
            refused = third.next()
            assert refused["code"] == "too-many"
            assert "schon 2 Verbindungen" in refused["text"]
            assert third.end() == 1013
        with ada.at(table) as again:
            assert again.command("ping")["type"] == "pong"


def test_a_full_table_still_lets_in_who_plays_there(tmp_path: Path) -> None:
    with house(tmp_path, Limits(connections_per_table=1)) as opened, opened.person() as ada, opened.person() as eve:
        table = ada.table()
        with eve.at(table), opened.person("de") as bob, bob.line() as late, ada.at(table) as player:
            late.tell(type="hello", table=table, lang="de")
            assert "schauen schon 1 zu" in late.next()["text"]
            assert player.command("ping")["type"] == "pong"


def test_a_connection_that_has_ended_leaves_no_garbage(tmp_path: Path) -> None:
    with house(tmp_path, Limits()) as opened, opened.person() as ada:
        table = ada.table()
        with ada.at(table):
            pass
        connections = opened.services.metrics.connections

        def wait() -> None:
            until = time.monotonic() + PATIENCE
            while connections._value.get() and time.monotonic() < until:
                time.sleep(0.01)

        wait()
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            with ada.at(table) as line:
                line.command("ping")
            wait()
            gc.collect()
            ours = [each for each in gc.garbage if type(each).__module__.startswith(("questhall.server", "uvicorn"))]
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()
        assert ours == []


# --- requests --------------------------------------------------------------------------------------------


def said_to(opened: House, *parts: bytes) -> bytes:
    """What the hall answers to these bytes before it closes the line."""
    host, _, port = opened.host.partition(":")
    answer = b""
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        for part in parts:
            line.sendall(part)
        try:
            while piece := line.recv(65_536):
                answer += piece
        except ConnectionError:
            pass
    return answer


HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nAccept-Language: de\r\n"


@pytest.mark.parametrize(
    ("sent", "status", "words"),
    [
        (HEAD + b"X-More", b"408", "nicht rechtzeitig"),
        (HEAD + b"X-Long: " + b"x" * 50_000, b"431", "Kopf dieser Anfrage"),
        (HEAD + b"X-Many: x\r\n" * 5000, b"431", "Kopf dieser Anfrage"),
        (b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\n\r\n", b"414", "address is too long"),
        (b"GET /" + b"x" * 20_000, b"414", "address is too long"),
        (HEAD.replace(b"GET", b"POST") + b"Content-Length: 9\r\n\r\n1", b"40", ""),
        (
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 99\r\n\r\n{",
            b"408",
            "did not arrive",
        ),
    ],
)
def test_a_request_is_bounded_and_comes_to_an_end(tmp_path: Path, sent: bytes, status: bytes, words: str) -> None:
    with house(tmp_path, QUICK) as opened:
        answer = said_to(opened, sent)
        assert answer.startswith(b"HTTP/1.1 " + status)
        assert words in answer.decode()


@pytest.mark.parametrize("sent", [b"", b"\r\n", b"\r\n\r\n"])
def test_a_line_on_which_no_request_begins_is_closed(tmp_path: Path, sent: bytes) -> None:
    with house(tmp_path, QUICK) as opened:
        assert b"HTTP/1.1 200" not in said_to(opened, sent)


def test_after_an_answer_a_line_stays_open_for_a_moment_and_no_longer(tmp_path: Path) -> None:
    with house(tmp_path, QUICK) as opened:
        assert said_to(opened, HEAD + b"\r\n", b"\r\n").count(b"HTTP/1.1 200") == 1


def test_nobody_asks_hundreds_of_times_before_the_first_answer(tmp_path: Path) -> None:
    with house(tmp_path, Limits()) as opened:
        assert b"HTTP/1.1 429" in said_to(opened, (HEAD + b"\r\n") * 500)


def test_what_follows_a_body_is_bounded_too(tmp_path: Path) -> None:
    chunked = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n"
    with house(tmp_path, Limits()) as opened:
        began = time.monotonic()
        said_to(opened, chunked + b"X-Long: " + b"x" * 200_000)
        assert time.monotonic() - began < Limits().body_within


def test_many_unfinished_requests_are_gone_after_their_time(tmp_path: Path) -> None:
    with house(tmp_path, QUICK) as opened:
        host, _, port = opened.host.partition(":")
        lines = [socket.create_connection((host, int(port)), PATIENCE) for _ in range(100)]
        for line in lines:
            line.sendall(HEAD)
        ends = [line.recv(65_536)[:12] for line in lines]
        for line in lines:
            line.close()
        assert set(ends) == {b"HTTP/1.1 408"}


# --- games once more -----------------------------------------------------------------------------------------


def test_a_replay_is_played_again_only_once_and_has_a_price(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    async def noted(*args: object) -> object:
        made.append(args)
        return await recorded(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("questhall.server.telling.recordings.recorded", noted)
    with house(tmp_path, Limits(replays_per_address=2)) as opened, opened.person() as ada:
        address = f"/api/tables/{ada.table(SOLO)}/replay"
        found = [ada.http.get(address, params={"seat": 1}) for _ in range(5)]
        assert {answer.status_code for answer in found} == {200}
        assert len({answer.content for answer in found}) == len(made) == 1
        assert ada.http.get(address).status_code == 200
        refused = ada.http.get(address, params={"lang": "de"})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert ada.http.get(address).status_code == 200


SOLO = {
    "game": ANY.name,
    "settings": {"heroes": LEAST},
    "seats": [{"seat": seat, "to": "me"} for seat in seats_for(LEAST)],
    "start": True,
}


# --- bots alone -------------------------------------------------------------------------------------------------


@played
async def test_bots_wait_for_their_turn_where_nobody_waits_for_them(parlour: Parlour) -> None:
    alone = await parlour.table(dict.fromkeys(seats_for(LEAST + 1), BOT), pace=1000)
    room = await parlour.table({0: BOT, 1: "ada", 2: BOT}, pace=1000)
    await parlour.someone(room, "ada")
    for _ in range(ALONE_AT_ONCE):
        await parlour.hall.alone.begin("eve")
    async with room.unhurried():
        pass
    moves = len(alone.table.playing.moves)
    alone.spawn(parlour.clock.pass_by(1000))
    await asyncio.sleep(0.05)
    assert parlour.hall.alone.waiting == 1
    assert len(alone.table.playing.moves) == moves
    parlour.hall.alone.end(0)
    while len(alone.table.playing.moves) == moves:
        await asyncio.sleep(0.01)


def moves_of(room: Room) -> int:
    return len(room.table.playing.moves)


async def bots_alone(parlour: Parlour, address: str) -> Room:
    room = await parlour.table(dict.fromkeys(seats_for(LEAST + 1), BOT), pace=1000)
    parlour.hall.made(room.id, address)
    return room


def allow(parlour: Parlour, a_day: int, of_all: int = 10**6) -> None:
    clock = parlour.clock
    parlour.hall.allowance = Allowance(lambda: clock.now() / 1000, a_day, of_all)


@played
async def test_bots_alone_rest_when_they_have_written_enough_for_a_day(parlour: Parlour) -> None:
    allow(parlour, a_day=24)
    first, second = await bots_alone(parlour, "here"), await bots_alone(parlour, "here")
    other = await bots_alone(parlour, "there")
    await parlour.clock.pass_by(60_000)
    assert (moves_of(first) + moves_of(second), moves_of(other)) == (24, 24)
    await parlour.clock.pass_by(2 * HOUR)
    assert moves_of(first) + moves_of(second) == 26


@played
async def test_all_bots_of_a_hall_have_an_allowance_together(parlour: Parlour) -> None:
    allow(parlour, a_day=24, of_all=30)
    rooms = [await bots_alone(parlour, address) for address in ("here", "there")]
    await parlour.clock.pass_by(60_000)
    assert sum(map(moves_of, rooms)) == 30


@played
async def test_bots_that_rest_go_on_at_once_when_somebody_sits_down(parlour: Parlour) -> None:
    allow(parlour, a_day=5)
    room = await bots_alone(parlour, "here")
    await parlour.clock.pass_by(60_000)
    assert moves_of(room) == 5
    ada = await parlour.someone(room, "ada")
    assert (await ada.ask(m.GiveSeat, seat=1, to="me", name="Ada"))["type"] == "done"
    await parlour.clock.pass_by(60_000)
    assert moves_of(room) > 5
