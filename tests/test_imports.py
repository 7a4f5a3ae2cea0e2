"""Imports go one way: kernel <- games <- players <- lab, envs, server, terminal <- cli."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "questhall"
FLOORS = {"kernel": 0, "games": 1, "players": 2, "lab": 3, "envs": 3, "server": 3, "terminal": 3, "cli": 4}
FILES = sorted(path for path in SOURCE.rglob("*.py") if path.name not in ("__init__.py", "__main__.py"))


SERVER = {"logs": 0, "protocol": 0, "store": 0, "tables": 1, "timing": 2, "telling": 3, "rooms": 4, "edge": 5}


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    """The rooms that a file imports from, by full name."""
    package = ["questhall", *path.relative_to(SOURCE).parts[:-1]]
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            names.add(".".join([*base, *([node.module] if node.module else [])]))
    return names


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_a_room_imports_only_from_rooms_below(path: Path) -> None:
    here = room(path)
    for name in imported(path):
        parts = name.split(".")
        if parts[0] == "questhall" and len(parts) > 1 and parts[1] != here:
            assert FLOORS[parts[1]] < FLOORS[here], f"{path.name} imports {name}"


@pytest.mark.parametrize("path", [p for p in FILES if room(p) == "server"], ids=lambda p: str(p.relative_to(SOURCE)))
def test_a_package_of_the_server_imports_only_from_packages_below(path: Path) -> None:
    here = path.relative_to(SOURCE).parts[1].removesuffix(".py")
    for name in imported(path):
        parts = name.split(".")
        if parts[:2] == ["questhall", "server"] and len(parts) > 2 and parts[2] != here:
            assert SERVER[parts[2]] < SERVER[here], f"{path} imports {name}"


@pytest.mark.parametrize("path", [p for p in FILES if room(p) == "games"], ids=lambda p: str(p.relative_to(SOURCE)))
def test_a_game_imports_no_other_game(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    if len(parts) < 3:
        return
    for name in imported(path):
        if name.startswith("questhall.games."):
            assert name.split(".")[2] == parts[1], f"{path} imports {name}"
