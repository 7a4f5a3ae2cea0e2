"""Which database: from its address to a store."""

from __future__ import annotations

import os
from pathlib import Path

from .base import Store, StoreError
from .postgres import PostgresStore
from .sqlite import SqliteStore

POSTGRES = ("postgresql://", "postgres://")


def open_store(url: str) -> Store:
    """A store that is still to be opened: "sqlite:PATH" or just a path, or "postgresql://...".

    StoreError if the address is of neither kind.
    """
    if url.startswith(POSTGRES):
        return PostgresStore(url)
    kind, separator, rest = url.partition("://")
    if separator and kind != "sqlite":
        raise StoreError(f'"{kind}" is no kind of database: give sqlite:PATH, a path, or postgresql://HOST/NAME')
    path = (rest if separator else url.removeprefix("sqlite:")).strip()
    if not path:
        raise StoreError("the address of the database names no file: give sqlite:PATH, for example sqlite:games.db")
    return SqliteStore(Path(path).expanduser())


def default_database() -> str:
    """A file in the user's own data folder."""
    data = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return f"sqlite:{folder / 'questhall' / 'questhall.db'}"
