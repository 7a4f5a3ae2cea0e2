"""A table survives its server: people sit at it, the server goes and comes, and they play on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

from tests.games.sidequest.server.two_at_a_table import GM, HERO, asked, hear, play, seated, shown, table_of
from tests.server.any_game import ALONE
from tests.server.house import Person
from tests.server.process import ServerProcess

COME_AGAIN = 1012


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(f"sqlite:{tmp_path / 'questhall.db'}", tmp_path / "errors") as running:
        yield running


@pytest.fixture
def ada(server: ServerProcess) -> Iterator[Person]:
    with Person(server, "en") as person:
        yield person


@pytest.fixture
def bob(server: ServerProcess) -> Iterator[Person]:
    with Person(server, "de") as person:
        yield person


def test_a_table_survives_a_restart_in_the_middle_of_a_reaction(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    """Killed or stopped, with people at the table: they come again and find the question they were asked."""
    for end in (server.kill, server.stop):
        table = table_of(server.database, ada, bob, reaction=True)
        with ada.at(table) as gm, bob.at(table) as hero:
            hear(gm, hero)
            before = shown(gm, GM), shown(hero, HERO)
            end()
            server.start()
        with ada.at(table) as gm, bob.at(table) as hero:
            hear(gm, hero)
            assert (shown(gm, GM), shown(hero, HERO)) == before
            lines = seated(gm, hero)
            seat = asked(lines)[0]
            assert lines[seat].prompt(seat)["reaction"]
            play(lines, Random(3), 8)


def test_a_polite_stop_tells_everybody_to_come_again(server: ServerProcess, ada: Person) -> None:
    with ada.at(ada.table()) as line:
        line.prompt(HERO)
        server.stop()
        assert line.end() == COME_AGAIN


def test_what_was_taken_back_stays_taken_back(server: ServerProcess, ada: Person, bob: Person) -> None:
    table = table_of(server.database, ada, bob, reaction=True)
    with ada.at(table) as gm, bob.at(table) as hero:
        lines = seated(gm, hero)
        before = shown(gm, GM), shown(hero, HERO)
        seat = asked(lines)[0]
        assert lines[seat].answer(seat)["type"] == "done"
        assert lines[seat].command("undo", seat=seat)["type"] == "done"
        hear(gm, hero)
        if gm.table["undo"] is not None:
            assert lines[GM + HERO - seat].command("agree", seat=GM + HERO - seat, yes=True)["type"] == "done"
        server.kill()
        server.start()
    with ada.at(table) as gm, bob.at(table) as hero:
        hear(gm, hero)
        assert without_ticket(shown(gm, GM)) == without_ticket(before[0])
        assert without_ticket(shown(hero, HERO)) == without_ticket(before[1])
        play(seated(gm, hero), Random(3), 5)


def without_ticket(screen: dict[str, Any]) -> dict[str, Any]:
    """The number of a question is never told twice, not even after an undo."""
    prompt = screen["prompt"]
    return screen | {"prompt": prompt and prompt | {"ask": 0}}


def test_bots_go_on_when_somebody_comes_back(server: ServerProcess, ada: Person) -> None:
    """A bot that was about to move when the server went moves when the table is opened again."""
    slow = ALONE | {"options": {"pace": 1500}, "seats": [{"seat": 0, "to": "bot"}, {"seat": 1, "to": "me"}]}
    table = ada.table(slow)
    with ada.at(table) as line:
        end = monotonic() + 20
        while line.command("ping") and line.prompts[HERO] is not None and monotonic() < end:
            line.answer(HERO)
            sleep(0.06)
        assert line.prompts[HERO] is None, "the GM is to move"
        server.kill()
        server.start()
    with ada.at(table) as line:
        assert line.prompt(HERO)["options"]
