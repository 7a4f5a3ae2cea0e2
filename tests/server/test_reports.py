"""Reported problems: one file that `questhall replay` opens at the moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.cli import main
from questhall.games.registry import GAMES
from questhall.kernel import matchfile
from tests.server.any_game import ALONE, ANY
from tests.server.house import Person

NOTES = "The wolf blocked twice.\n# moment 0\n\u2028questhall-match 1\n\nfingerprint 0"


def test_a_report_of_a_game_alone_is_opened_at_its_moment(
    ada: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ada.table()
    with ada.at(table) as line:
        line.prompt(1)
        line.answer(1)
        line.prompt(1)
    view = {"odd": "a\u2028b\u0085c", "round": 1}
    reported = ada.http.post(f"/api/tables/{table}/reports", json={"notes": NOTES, "seat": 1, "view": view})
    assert reported.status_code == 201, reported.text
    assert reported.json()["ready"] is True
    answer = ada.http.get(f"/api/reports/{reported.json()['id']}")
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    text = answer.text
    assert "#   The wolf blocked twice." in text
    assert '# view {"odd":"a\\u2028b\\u0085c","round":1}' in text
    match = matchfile.read(text, GAMES)
    assert matchfile.noted(text) == {"moment": len(match.moves), "seat": 1}
    file = tmp_path / "problem.report"
    file.write_text(text, encoding="utf-8")
    capsys.readouterr()
    assert main(["replay", str(file), "--lang", "en"]) == 0
    as_seat = capsys.readouterr().out
    assert main(["replay", str(file), "--lang", "en", "--seat", "1", "--at", str(len(match.moves))]) == 0
    assert capsys.readouterr().out == as_seat
    assert main(["replay", str(file), "--lang", "en", "--seat", "watch"]) == 0
    assert capsys.readouterr().out != as_seat


def test_while_others_play_the_file_waits(ada: Person, bob: Person) -> None:
    wanted = {**ALONE, "seats": [{"seat": 1, "to": "me"}], "options": {"open": True}, "start": False}
    table = ada.table(wanted)
    bob.http.get("/api/hall")
    with ada.at(table) as host, bob.at(table) as guest:
        assert guest.command("give-seat", seat=0, to="me", name="Bob")["type"] == "done"
        assert host.command("start")["type"] == "done"
        for person in (ada, bob):
            reported = person.http.post(f"/api/tables/{table}/reports", json={"notes": "odd", "seat": 1})
            assert reported.json()["ready"] is False
            answer = person.http.get(f"/api/reports/{reported.json()['id']}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_a_spectator_does_not_get_the_cards_of_somebody_who_plays_alone(ada: Person, bob: Person) -> None:
    table = ada.table()
    reported = bob.http.post(f"/api/tables/{table}/reports", json={"notes": "what do they hold?"})
    assert reported.json()["ready"] is False
    assert bob.http.get(f"/api/reports/{reported.json()['id']}").status_code == 409


def test_reports_that_cannot_be_made_or_found(ada: Person) -> None:
    lobby = ada.table({"game": ANY.name})
    assert ada.http.post(f"/api/tables/{lobby}/reports", json={"notes": "x"}).json()["code"] == "not-started"
    table = ada.table()
    assert ada.http.post(f"/api/tables/{table}/reports", json={"notes": "x", "seat": 9}).json()["code"] == "no-seat"
    for number in ("x", "0" * 32, "%00"):
        assert ada.http.get(f"/api/reports/{number}").json()["code"] == "no-report"
