"""What was acknowledged is on disk, whatever happens to the process that wrote it."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from questhall.server.store.opening import open_store
from tests.server.store.appender import TABLES, body

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parent.parent.parent.parent
KILLS = 3


def start(url: str, **more: Any) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "tests.server.store.appender", url]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, **more)


def acknowledged(lines: list[str]) -> list[tuple[str, int]]:
    """The last line may have been cut off by the kill."""
    whole = [line.split() for line in lines if line.endswith("\n") and not line.startswith("StoreError")]
    return [(table, int(number)) for table, number in whole]


async def assert_all_there(url: str, promised: list[tuple[str, int]]) -> None:
    store = open_store(url)
    await store.open()
    for table in TABLES:
        events = await store.events(table)
        assert events == [body(table, number) for number in range(1, len(events) + 1)]
        assert max((number for name, number in promised if name == table), default=0) <= len(events)
    await store.close()


async def test_killing_a_process_again_and_again_loses_nothing_acknowledged(database: str) -> None:
    promised: list[tuple[str, int]] = []
    for kill in range(KILLS):
        child = start(database)
        assert child.stdout is not None
        lines = [child.stdout.readline()]
        time.sleep(0.2 + 0.05 * kill)
        child.kill()
        lines += child.stdout.readlines()
        child.stdout.close()
        child.wait()
        assert len(lines) > 20, "it was killed while it was writing"
        promised += acknowledged(lines)
        await assert_all_there(database, promised)


async def test_a_full_disk_is_an_error_and_loses_nothing_acknowledged(tmp_path: Path) -> None:
    url = f"sqlite:{tmp_path / 'questhall.db'}"
    most = 400_000

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    child = start(url, preexec_fn=little_room)
    output, _ = child.communicate(timeout=60)
    lines = output.splitlines(keepends=True)
    assert any(line.startswith("StoreError") and "the disk" in line for line in lines)
    promised = acknowledged(lines)
    assert len(promised) > 100
    await assert_all_there(url, promised)
