"""A house for every test that needs one, in a folder of its own, and people in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import GENEROUS, House, Person


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(f"sqlite:{tmp_path / 'house.db'}", GENEROUS) as running:
        yield running


@pytest.fixture
def ada(house: House) -> Iterator[Person]:
    with house.person() as person:
        yield person


@pytest.fixture
def bob(house: House) -> Iterator[Person]:
    with house.person("de") as person:
        yield person
