"""Ten thousand messages that nobody should send: each one is refused, nothing changes, the server lives."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from questhall.server.protocol.messages.basics import LONGEST_MESSAGE
from tests.server.any_game import ANY, LEAST
from tests.server.house import GENEROUS, House, Line

HOW_MANY = 10_000
AT_ONCE = 50
TWO_PEOPLE: dict[str, Any] = {
    "game": ANY.name,
    "settings": {"heroes": LEAST},
    "options": {"open": True, "pace": 0},
    "seats": [{"seat": 1, "to": "me", "name": "Ada"}, *({"seat": n, "to": "bot"} for n in range(2, LEAST + 1))],
}


class Vandal:
    """Somebody at seat 1 with a table's worth of valid messages to spoil."""

    def __init__(self, seed: int, stale: dict[str, Any], ask: int) -> None:
        self.random = random.Random(seed)
        self.stale = stale
        self.ask = ask
        self.number = 1_000_000

    def next(self) -> str | bytes:
        ways: list[Callable[[], str | bytes]] = [
            self.cut_off, self.garbage, self.odd_value, self.field_too_many, self.field_too_few, self.unknown_type,
            self.too_long, self.bytes_instead, self.deep, self.old_answer, self.foreign_seat, self.not_offered,
            self.no_such_answer, self.no_such_seat, self.hello_again, self.at_the_wrong_time,
        ]  # fmt: skip
        return self.random.choice(ways)()

    def id(self) -> int:
        self.number += 1
        return self.number

    def valid(self) -> dict[str, Any]:
        return {"type": "move", "id": self.id(), "seat": 1, "answer": self.stale, "ask": 1}

    def text(self, message: Any) -> str:
        return msgspec.json.encode(message).decode()

    def cut_off(self) -> str:
        whole = self.text(self.valid())
        return whole[: self.random.randrange(len(whole))]

    def garbage(self) -> str:
        return "".join(chr(self.random.randrange(1, 0xD7FF)) for _ in range(self.random.randrange(1, 40)))

    def odd_value(self) -> str:
        odd: Any = self.random.choice([None, -1, 2**70, 1.5, "1", [], {}, True, "\x00", -(2**63)])
        field = self.random.choice(["id", "seat"])
        return self.text({**self.valid(), field: odd})

    def field_too_many(self) -> str:
        return self.text({**self.valid(), self.random.choice(["admin", "Seat", "", "__proto__"]): 1})

    def field_too_few(self) -> str:
        message = self.valid()
        del message[self.random.choice(["type", "id", "seat", "answer"])]
        return self.text(message)

    def unknown_type(self) -> str:
        return self.text({**self.valid(), "type": self.random.choice(["done", "update", "MOVE", "", "x" * 300])})

    def too_long(self) -> str:
        return self.text({"type": "say", "id": self.id(), "seat": 1, "text": "x" * (LONGEST_MESSAGE + 1)})

    def bytes_instead(self) -> bytes:
        return self.text(self.valid()).encode()

    def deep(self) -> str:
        return '{"type":"arrange","id":5,"options":{},"settings":' + "[" * self.random.randrange(1, 8000)

    def old_answer(self) -> str:
        return self.text(self.valid())

    def foreign_seat(self) -> str:
        fields: dict[str, Any] = {"id": self.id(), "seat": 0}
        message: dict[str, Any] = self.random.choice(
            [
                {"type": "move", "answer": self.stale, "ask": self.ask},
                {"type": "move", "answer": self.stale, "ask": None},
                {"type": "why", "what": 1},
                {"type": "undo"},
                {"type": "redo"},
                {"type": "agree", "yes": True},
                {"type": "auto", "mode": "always"},
                {"type": "suggest"},
                {"type": "play-for-me"},
                {"type": "say", "text": "It is I, the game master."},
                {"type": "refresh"},
                {"type": "watch"},
            ]
        )
        return self.text({**message, **fields})

    def not_offered(self) -> str:
        answer = self.random.choice([self.stale, {"move": "tick"}])
        return self.text({**self.valid(), "answer": answer, "ask": self.random.choice([self.ask, None, self.ask + 1])})

    def no_such_answer(self) -> str:
        answer = self.random.choice([{}, [], 7, {"move": "fly"}, {"move": None}, {**self.stale, "more": 1}])
        return self.text({**self.valid(), "answer": answer, "ask": self.ask})

    def no_such_seat(self) -> str:
        return self.text({**self.valid(), "seat": self.random.choice([14, 15, 16, 999])})

    def hello_again(self) -> str:
        return self.text({"type": "hello", "table": "x", "lang": "en", "secrets": ["guess"]})

    def at_the_wrong_time(self) -> str:
        message: dict[str, Any] = self.random.choice(
            [
                {"type": "start"},
                {"type": "rematch"},
                {"type": "arrange", "settings": {"heroes": ANY.company.heroes[1]}, "options": {}},
                {"type": "speak", "lang": "tlh"},
                {"type": "give-seat", "seat": 1, "to": "bot", "bot": "grandmaster"},
                {"type": "agree", "seat": 1, "yes": True},
            ]
        )
        return self.text({**message, "id": self.id()})


def refusals(line: Line, vandal: Vandal, how_many: int) -> Counter[str]:
    """Sends so many and hears exactly as many times no, and nothing else."""
    heard: Counter[str] = Counter()
    for _ in range(how_many // AT_ONCE):
        messages = [vandal.next() for _ in range(AT_ONCE)]
        for message in messages:
            line.raw(message)
        for message in messages:
            answer = line.next()
            assert answer["type"] in ("problem", "refused"), (message, answer)
            heard[answer.get("code") or answer["reason"]["key"]] += 1
    return heard


def until_asked(hero: Line, gm: Line) -> dict[str, Any]:
    """The question to the one; the other answers until it comes."""
    while hero.command("ping") and hero.prompts.get(1) is None:
        if gm.command("ping") and gm.prompts.get(0) is not None:
            assert gm.answer(0)["type"] == "done"
    return hero.prompt(1)


def test_ten_thousand_messages_are_refused_and_nothing_changes(tmp_path: Path) -> None:
    with (
        House(f"sqlite:{tmp_path / 'house.db'}", GENEROUS) as house,
        house.person() as ada,
        house.person() as bob,
        ada.at(table := ada.table(TWO_PEOPLE)) as hero,
    ):
        bob.http.get("/api/hall")
        with bob.at(table) as gm:
            assert gm.command("give-seat", seat=0, to="me")["type"] == "done"
            assert hero.command("start")["type"] == "done"
            first = until_asked(hero, gm)["options"][0]["answer"]
            hero.answer(1)
            ask = until_asked(hero, gm)["ask"]
            assert hero.command("ping")["type"] == gm.command("ping")["type"] == "pong"
            before = house.events(table)
            heard = refusals(hero, Vandal(1, first, ask), HOW_MANY)
            assert house.events(table) == before
            assert heard.total() == HOW_MANY
            assert {"malformed", "unknown-type", "too-long", "not-your-seat", "kernel.stale"} <= heard.keys()
            assert "server" not in heard
            assert gm.command("ping")["type"] == "pong"
            assert hero.answer(1)["type"] == "done"
        assert house.events(table)[: len(before)] == before
        assert ada.http.get("/healthz").status_code == 200
