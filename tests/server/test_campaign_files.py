"""Campaign files: what was taken along comes back, and whatever is broken is refused in words that say where."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from questhall.games.registry import GAMES
from questhall.kernel.game import AnyGame
from questhall.kernel.snapshot import digest
from questhall.server.edge.limits import Limits
from tests.server.house import Person

CHAINED: AnyGame = next(game for game in GAMES.values() if game.campaign is not None)


def begun(person: Person) -> str:
    """A campaign of this person."""
    wanted = {"game": CHAINED.name, "name": "Below", "settings": {"heroes": CHAINED.company.heroes[0]}}
    answer = person.http.post("/api/campaigns", json=wanted)
    assert answer.status_code == 201, answer.text
    made: str = answer.json()["id"]
    return made


def file_of(person: Person) -> str:
    return person.http.get(f"/api/campaigns/{begun(person)}/file").text


def retold(file: str, **changes: Any) -> str:
    """The file with changes to its campaign, and with a digest that fits. Any: fields of a campaign."""
    plain = msgspec.json.decode(file)
    plain["campaign"] |= changes
    plain["digest"] = digest(plain["campaign"])
    return msgspec.json.encode(plain).decode()


def brings(person: Person, file: str, lang: str = "en") -> tuple[int, str, str]:
    """How the house answers: status, place, and text; and nothing that was there is lost or changed."""
    before = person.http.get("/api/campaigns").json()
    answer = person.http.post(f"/api/campaigns/file?lang={lang}", json={"file": file})
    trouble = answer.json()
    assert person.http.get("/api/campaigns").json() == before
    return answer.status_code, trouble["place"], trouble["text"]


def test_a_file_comes_back_as_it_went(ada: Person, bob: Person) -> None:
    file = file_of(ada)
    answer = bob.http.post("/api/campaigns/file", json={"file": file})
    assert answer.status_code == 201
    assert bob.http.get(f"/api/campaigns/{answer.json()['id']}").json()["name"] == "Below"


@pytest.mark.parametrize("file", ["", "Once upon a time", "[1, 2]", '{"a": 1}', "{" * 5000, '"\udcff"', "\x00"])
def test_what_is_no_campaign_file(ada: Person, file: str) -> None:
    begun(ada)
    text = "This is not a campaign file. What can be read is a file saved on the page of a campaign."
    assert brings(ada, file.encode("utf-8", "replace").decode()) == (409, "file", text)


def test_a_file_that_was_cut_off_says_where(ada: Person) -> None:
    file = file_of(ada)
    lines = file.splitlines()
    for kept in (3, len(lines) // 2, len(lines) - 1):
        cut = "\n".join(lines[:kept])
        assert brings(ada, cut) == (409, "file", f"The campaign file is incomplete: it breaks off in line {kept}.")
    assert brings(ada, file[: len(file) // 2], "de")[2].startswith("Die Kampagnendatei ist unvollständig")


def test_a_file_that_is_garbled_says_where(ada: Person) -> None:
    lines = file_of(ada).splitlines()
    lines[4] = "??" + lines[4]
    assert brings(ada, "\n".join(lines)) == (409, "file", "The campaign file cannot be read in line 5.")


def test_a_file_of_another_format(ada: Person) -> None:
    file = file_of(ada).replace('"questhall_campaign": 1', '"questhall_campaign": 7')
    assert brings(ada, file) == (409, "file", "This is a campaign file of format 7; format 1 is read here.")


def test_a_file_that_somebody_has_changed(ada: Person) -> None:
    status, place, text = brings(ada, file_of(ada).replace('"Below"', '"Above"'))
    assert (status, place) == (409, "file")
    assert "damaged" in text


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"name": 7}, "campaign.name"),
        ({"matches": [{"table": "", "status": "dreamt", "at": 0, "before": {}}]}, "campaign.matches[0].status"),
    ],
)
def test_a_file_that_is_no_campaign_inside_names_the_place(ada: Person, changes: dict[str, Any], where: str) -> None:
    """Any: fields of a campaign."""
    text = f"At {where} the campaign file has something that is not a campaign."
    assert brings(ada, retold(file_of(ada), **changes)) == (409, "file", text)


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"data": {}}, "campaign.data"),
        ({"data": "heroes"}, "campaign.data"),
        ({"agreed": {"heroes": "many"}}, "campaign.agreed"),
        ({"agreed": {"heroes": 99}}, "campaign.agreed"),
        ({"matches": [{"table": "", "status": "won", "at": 0, "before": 7}]}, "campaign.matches.0.before"),
    ],
)
def test_what_the_game_cannot_read_names_the_place(ada: Person, changes: dict[str, Any], where: str) -> None:
    """Any: fields of a campaign."""
    status, place, text = brings(ada, retold(file_of(ada), **changes))
    assert status == 422
    assert place.startswith(where)
    assert text


def test_a_quest_that_nobody_knows_is_named(ada: Person) -> None:
    file = file_of(ada)
    data = msgspec.json.decode(file)["campaign"]["data"] | {"quest": "atlantis"}
    status, place, text = brings(ada, retold(file, data=data))
    assert (status, place) == (409, "file")
    assert "campaign.data" in text
    assert "atlantis" in text


def test_other_rules_and_other_games(ada: Person) -> None:
    file = file_of(ada)
    assert "0.1" in brings(ada, retold(file, rules="0.1", data={}))[2]
    assert "chess" in brings(ada, retold(file, game="chess"))[2]


def test_a_file_that_is_too_long(ada: Person) -> None:
    begun(ada)
    status, place, _ = brings(ada, "x" * 2_000_001)
    assert (status, place) == (422, "file")
    assert brings(ada, "x" * Limits().file)[0] == 413


def test_a_long_campaign_is_not_too_long(ada: Person) -> None:
    """Longer than any other request may be."""
    file = file_of(ada)
    before = msgspec.json.decode(file)["campaign"]["data"]
    played = [{"table": "", "status": "won", "at": 0, "before": before}] * 500
    longer = retold(file, matches=played)
    assert len(longer) > Limits().body
    assert ada.http.post("/api/campaigns/file", json={"file": longer}).status_code == 201
