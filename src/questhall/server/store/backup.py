"""A copy of a hall, and a hall from a copy. PostgreSQL has tools of its own for that."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path

from .opening import POSTGRES, open_store
from .sqlite import SqliteStore
from .sqlite_file import APPLICATION, VERSION

PAGES = 1000
"""Pages that are copied before the hall gets its turn."""
PATIENCE = 10.0


class BackupError(Exception):
    """Why it cannot be done: a text key and its words."""

    def __init__(self, key: str, **words: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.words = words


def backup(url: str, file: Path) -> int:
    """Copies a hall, running or not, as it stands at one moment; the size of the copy."""
    path = _file_of(url)
    if not path.is_file():
        raise BackupError("no-database", path=str(path))
    if file.exists():
        raise BackupError("exists", path=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        _copy(path, part)
        _check(part)
        part.rename(file)
    except (sqlite3.Error, OSError) as problem:
        raise BackupError("failed", reason=str(problem)) from problem
    finally:
        part.unlink(missing_ok=True)
    return file.stat().st_size


def restore(file: Path, url: str, replace: bool = False) -> Path | None:
    """Brings a copy back; what was there before is kept beside it. Where: None if there was nothing."""
    path = _file_of(url)
    if not file.is_file():
        raise BackupError("no-file", path=str(file))
    _check(file)
    before: Path | None = None
    try:
        if path.exists() and path.stat().st_size:
            if not replace:
                raise BackupError("in-use", path=str(path))
            before = path.with_name(f"{path.name}.before-{int(time.time())}")
            _copy(path, before)
        path.parent.mkdir(parents=True, exist_ok=True)
        _copy(file, path)
    except (sqlite3.Error, OSError) as problem:
        raise BackupError("failed", reason=str(problem)) from problem
    return before


def _file_of(url: str) -> Path:
    if url.startswith(POSTGRES):
        raise BackupError("postgres")
    store = open_store(url)
    assert isinstance(store, SqliteStore)
    return store.path


def _copy(source: Path, target: Path) -> None:
    """By SQLite itself, page by page: whoever writes meanwhile is waited for and not disturbed."""
    with (
        contextlib.closing(sqlite3.connect(source, timeout=PATIENCE)) as here,
        contextlib.closing(sqlite3.connect(target, timeout=PATIENCE)) as there,
    ):
        here.backup(there, pages=PAGES)
    target.chmod(0o600)


def _check(file: Path) -> None:
    """A copy that is not whole, or not of a hall, is worth nothing."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as copy:
            (application,) = copy.execute("PRAGMA application_id").fetchone()
            (version,) = copy.execute("PRAGMA user_version").fetchone()
            (sound,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error as problem:
        raise BackupError("no-hall", path=str(file), reason=str(problem)) from problem
    if application != APPLICATION:
        raise BackupError("not-ours", path=str(file))
    if version > VERSION:
        raise BackupError("later", path=str(file), made=version, here=VERSION)
    if sound != "ok":
        raise BackupError("damaged", path=str(file), reason=str(sound))
