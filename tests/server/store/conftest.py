"""A store of each kind, empty, on a real database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from questhall.server.store.base import Store
from questhall.server.store.opening import open_store
from tests.server.postgres import fresh_database


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:{tmp_path / 'questhall.db'}"
    else:
        with fresh_database() as url:
            yield url


@pytest.fixture
def postgres() -> Iterator[str]:
    with fresh_database() as url:
        yield url


@pytest.fixture
async def store(anyio_backend: str, database: str) -> AsyncIterator[Store]:
    store = open_store(database)
    await store.open()
    yield store
    await store.close()
