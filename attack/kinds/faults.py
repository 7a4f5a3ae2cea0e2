"""Faults at random, for as long as one likes: kills, a full or slow disk, a machine that stands still, cut connections.

The disk is made slow by strace, which holds every write of the hall back.
"""

from __future__ import annotations

import asyncio
import os
import resource
import secrets
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from attack.figures import Figure
from attack.halls import hall
from attack.persistence import Siege
from tests.server.process import ServerProcess

LONGEST = 2.0
"""Seconds for which a disk is full or slow, or a machine stands still."""
SLOW = 100_000
"""Microseconds that a write takes on a slow disk."""
NO_LIMIT = resource.RLIM_INFINITY


def attack(seconds: float) -> Iterator[Figure]:
    seed = secrets.randbits(32)
    yield Figure("seed", str(seed))
    chance, struck = Random(seed), Counter[str]()
    with TemporaryDirectory(prefix="questhall-attack-") as path:
        file = Path(path) / "questhall.db"
        with hall(f"sqlite:{file}", complains=True) as server:
            siege = Siege([server], chance)

            async def blow() -> float:
                await asyncio.sleep(chance.uniform(0, 1))
                hit = asyncio.get_running_loop().time()
                name = chance.choice(tuple(FAULTS))
                struck[name] += 1
                await FAULTS[name](siege, server, file, chance.uniform(0.2, LONGEST))
                return hit

            siege.stand(seconds, blow)
        for name, count in sorted(struck.items()):
            yield Figure(name, f"{count:,}")
        yield from siege.figures(f"sqlite:{file}")


async def killed(siege: Siege, server: ServerProcess, file: Path, seconds: float) -> None:
    server.kill()
    await asyncio.to_thread(server.start)


async def disk_full(siege: Siege, server: ServerProcess, file: Path, seconds: float) -> None:
    """No file of the hall may become longer than the longest is now."""
    longest = max(part.stat().st_size for part in file.parent.iterdir())
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (longest, NO_LIMIT))
    await asyncio.sleep(seconds)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))


async def disk_slow(siege: Siege, server: ServerProcess, file: Path, seconds: float) -> None:
    writes = "fsync,fdatasync,pwrite64"
    delayed = [f"--trace={writes}", f"--inject={writes}:delay_enter={SLOW}"]
    strace = await asyncio.create_subprocess_exec(
        "strace", "-f", "-q", "-o", os.devnull, "-p", str(server.pid), *delayed, stderr=asyncio.subprocess.DEVNULL
    )
    await asyncio.sleep(seconds)
    if strace.returncode is not None:
        raise RuntimeError(f"strace could not slow the disk down (exit {strace.returncode})")
    strace.send_signal(signal.SIGINT)
    await strace.wait()


async def stands_still(siege: Siege, server: ServerProcess, file: Path, seconds: float) -> None:
    os.kill(server.pid, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    os.kill(server.pid, signal.SIGCONT)


async def cut_off(siege: Siege, server: ServerProcess, file: Path, seconds: float) -> None:
    for player in siege.players:
        player.cut()


FAULTS = {
    "kills": killed,
    "full disks": disk_full,
    "slow disks": disk_slow,
    "stands still": stands_still,
    "connections cut": cut_off,
}
