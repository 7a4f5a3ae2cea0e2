"""A link that is passed on says what it leads to, and nothing that only those at the table may know."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from questhall.server.edge.services import Services
from questhall.server.telling.games import game_info
from tests.server.any_game import ANY
from tests.server.house import GENEROUS, House, Person

TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html><head></head><body></body>", encoding="utf-8")
    with House(f"sqlite:{tmp_path / 'house.db'}", GENEROUS, client=client) as running:
        yield running


def shown(person: Person, address: str) -> dict[str, str]:
    return {name: html.unescape(value) for name, value in TAG.findall(person.http.get(address).text)}


def title_of(services: Services, lang: str) -> str:
    return game_info(ANY, services.hall.shelf, lang).title


def test_a_link_to_the_house_has_a_title_a_text_and_a_picture(house: House, ada: Person) -> None:
    tags = shown(ada, "/")
    assert tags["og:title"].startswith("Questhall")
    assert tags["og:image"] == f"{house.url}/preview.jpg"
    assert tags["description"] == tags["og:description"] != ""
    assert "robots" not in tags


def test_a_link_to_a_table_names_its_game_in_the_language_of_who_looks(house: House, ada: Person, bob: Person) -> None:
    table = ada.table({"game": ANY.name, "seats": [{"seat": 1, "to": "me", "name": "Ada Lovelace"}]})
    for person in (ada, bob):
        tags = shown(person, f"/table/{table}")
        assert title_of(house.services, person.lang) in tags["og:title"]
        assert tags["robots"] == "noindex"
        assert not any("Lovelace" in value or table in value for value in tags.values())
    assert shown(ada, f"/table/{table}") != shown(bob, f"/table/{table}")


def test_a_table_that_is_closed_looks_like_one_that_is_not_there(ada: Person) -> None:
    table = ada.table({"game": ANY.name, "options": {"spectators": False}})
    assert shown(ada, f"/table/{table}") == shown(ada, "/table/nowhere")


def test_a_link_to_the_rules_names_the_game(house: House, ada: Person) -> None:
    assert title_of(house.services, "en") in shown(ada, f"/rules/{ANY.name}")["og:title"]
    assert shown(ada, "/rules/chess")["og:title"] == shown(ada, "/")["og:title"]


def test_what_stands_in_an_address_does_not_come_into_the_page(ada: Person) -> None:
    for headers in ({}, {"Host": 'evil"><script>'}):
        page = ada.http.get("/cards?game=%22%3E%3Cscript%3E", headers=headers)
        assert "<script" not in page.text
