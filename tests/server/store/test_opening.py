"""Addresses of databases."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.server.store.base import StoreError
from questhall.server.store.opening import default_database, open_store
from questhall.server.store.postgres import PostgresStore
from questhall.server.store.sqlite import SqliteStore


@pytest.mark.parametrize("url", ["sqlite:{}", "sqlite://{}", "{}"])
def test_a_path_is_a_file(url: str, tmp_path: Path) -> None:
    store = open_store(url.format(tmp_path / "games.db"))
    assert isinstance(store, SqliteStore)
    assert store.path == tmp_path / "games.db"


def test_a_path_can_begin_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    store = open_store("sqlite:~/games.db")
    assert isinstance(store, SqliteStore)
    assert store.path == tmp_path / "games.db"


@pytest.mark.parametrize("url", ["postgresql://host/games", "postgres://anna@host:5432/games"])
def test_an_address_can_name_a_postgresql_database(url: str) -> None:
    assert isinstance(open_store(url), PostgresStore)


@pytest.mark.parametrize("url", ["", "sqlite:", "sqlite://", "  ", "mysql://host/games", "http://host"])
def test_anything_else_is_refused_in_words(url: str) -> None:
    with pytest.raises(StoreError, match="sqlite:PATH"):
        open_store(url)


def test_the_default_is_a_file_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert default_database() == f"sqlite:{tmp_path}/.local/share/questhall/questhall.db"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_database() == f"sqlite:{tmp_path}/data/questhall/questhall.db"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert default_database() == f"sqlite:{tmp_path}/.local/share/questhall/questhall.db"
