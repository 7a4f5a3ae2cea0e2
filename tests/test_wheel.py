"""What is installed from a wheel is complete, and a wheel is never built without the browser client."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from questhall.games.registry import GAMES

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "questhall"
BUILT = "questhall/server/client"
DATA = {".yaml", ".yml", ".md", ".json", ".sql", ".py", ".qh", ".txt"}


def build(target: str, source: Path, into: Path, path: str | None = None) -> subprocess.CompletedProcess[str]:
    """Builds by the backend itself, as an installer does, with the packages of this environment."""
    script = f"from hatchling.build import build_{target}; print(build_{target}({str(into)!r}))"
    environment = {**os.environ, "PATH": os.environ["PATH"] if path is None else path}
    return subprocess.run(
        [sys.executable, "-c", script], cwd=source, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names in a wheel of this tree."""
    folder = tmp_path_factory.mktemp("wheel")
    done = build("wheel", ROOT, folder)
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as opened:
        return set(opened.namelist())


def test_a_wheel_holds_the_built_client(wheel: set[str]) -> None:
    assert f"{BUILT}/index.html" in wheel
    assert f"{BUILT}/licences.txt" in wheel
    built = {
        path.relative_to(PACKAGE.parent).as_posix() for path in (PACKAGE / "server/client").rglob("*") if path.is_file()
    }
    assert built <= wheel
    assert any(name.endswith(".woff2") for name in wheel)


def test_a_wheel_holds_every_language_and_data_file(wheel: set[str]) -> None:
    needed = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.suffix in DATA and path.is_file() and "__pycache__" not in path.parts
    }
    assert needed
    assert needed <= wheel
    ours = [game.name for game in GAMES.values() if game.folder.is_relative_to(PACKAGE)]
    assert {f"questhall/games/{name}/packs/core/pack.yaml" for name in ours} <= wheel


def test_a_wheel_holds_nothing_of_the_workshop(wheel: set[str]) -> None:
    assert all(name.startswith(("questhall/", "questhall-")) for name in wheel)
    assert not [name for name in wheel if "__pycache__" in name or "node_modules" in name]


def test_an_sdist_builds_a_wheel_without_node(wheel: set[str], tmp_path: Path) -> None:
    done = build("sdist", ROOT, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(file) as opened:
        opened.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    again = build("wheel", source, tmp_path, path="")
    assert again.returncode == 0, again.stdout + again.stderr
    (packed,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(packed) as opened_wheel:
        assert set(opened_wheel.namelist()) == wheel


def test_without_client_and_without_node_the_build_says_what_is_missing(tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        bare.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, bare / name)
    leave_out = shutil.ignore_patterns("node_modules", "client", "__pycache__", "generated")
    shutil.copytree(ROOT / "web", bare / "web", ignore=leave_out)
    shutil.copytree(PACKAGE, bare / "src" / "questhall", ignore=leave_out)
    done = build("wheel", bare, tmp_path, path="")
    assert done.returncode != 0
    assert "needs Node" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_an_editable_installation_does_not_build_the_client(tmp_path: Path) -> None:
    done = build("editable", ROOT, tmp_path, path="")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "client" not in done.stdout
