"""A race over a real connection: calls and echoes, actions without an ask, the replay with its times."""

from __future__ import annotations

from typing import Any

from questhall.server.timing.fairness import SAMPLES
from tests.games.rushout.server.races import RACE
from tests.server.house import House, Person

WIZARD: dict[str, Any] = {
    "game": "rushout",
    "settings": RACE,
    "seats": [{"seat": 0, "to": "me", "name": "Ada"}, {"seat": 1, "to": "bot"}, {"seat": 2, "to": "bot"}],
    "start": True,
}


def test_the_server_calls_until_it_knows_how_far_away_somebody_is(house: House, ada: Person) -> None:
    table = ada.table(WIZARD)
    with ada.at(table) as line:
        numbers = []
        for _ in range(SAMPLES):
            numbers.append(line.until("call")["n"])
            line.tell(type="echo", n=numbers[-1])
        assert numbers == list(range(1, SAMPLES + 1))
        assert line.command("ping")["type"] == "pong"
        line.tell(type="echo", n=4711)
        assert line.command("ping")["type"] == "pong"


def test_an_echo_before_hello_is_out_of_place(ada: Person) -> None:
    with ada.line() as line:
        line.tell(type="echo", n=1)
        problem = line.next()
        assert problem["code"] == "hello-first"
        assert problem["id"] is None


def test_a_race_is_begun_watched_and_seen_again(ada: Person, bob: Person) -> None:
    table = ada.table(WIZARD)
    with ada.at(table) as line, bob.at(table) as watching:
        assert line.command("move", seat=0, answer={"move": "roll"})["type"] == "done"
        while watching.views.get(None, {}).get("phase") != "race":
            watching.next()
        while (prompt := line.prompts.get(0)) is None or prompt["question"] != "rushout.act":
            line.next()
        assert (prompt["options"], prompt["open"]) == ([], True)
        reply = line.command("move", seat=0, answer={"move": "roll"}, ask=prompt["ask"])
        assert reply["type"] == "done"
        reply = line.command("move", seat=0, answer={"move": "roll"})
        assert reply["reason"]["key"] == "kernel.not-asked"
        assert line.command("undo", seat=0)["reason"]["key"] == "table.no-way-back"
    seen = ada.http.get(f"/api/tables/{table}/replay?seat=0").json()
    assert seen["total"] == len(seen["steps"]) >= 3
    times = [step["at"] for step in seen["steps"]]
    assert times == sorted(times)
