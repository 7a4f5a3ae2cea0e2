"""Imports go one way: kernel <- games <- players <- lab, server, terminal <- envs <- commands <- cli.

In circles they go nowhere. What a game brings for a room stands on the floor of that room.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "questhall"
FLOORS = {
    "kernel": 0, "games": 1, "players": 2, "lab": 3, "server": 3, "terminal": 3, "envs": 4, "commands": 5, "cli": 6,
}  # fmt: skip
FILES = sorted(path for path in SOURCE.rglob("*.py") if path.name != "__main__.py")
IN_LAYERS = ("kernel", "games", "players", "lab", "terminal", "server", "envs", "commands")


SERVER = {
    "logs": 0, "protocol": 0, "store": 0, "tables": 1, "backroom": 2, "timing": 3, "telling": 4, "rooms": 5, "edge": 6,
}  # fmt: skip


BROUGHT = ("players", "lab", "terminal", "envs")
"""Rooms for which a game may bring something: the package of that name in its folder."""


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def brought_for(parts: Sequence[str]) -> str:
    """The room for which a part of a game is brought, from the parts of its name: games, the game, the room."""
    return parts[2] if len(parts) > 2 and parts[0] == "games" and parts[2] in BROUGHT else ""


def floor(parts: Sequence[str]) -> str:
    """The room on whose floor something stands."""
    return brought_for(parts) or parts[0]


def imported(path: Path) -> set[str]:
    """The modules that a file imports from, and what it imports from them, by full name."""
    package = ["questhall", *path.relative_to(SOURCE).parts[:-1]]
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            names |= {source, *[f"{source}.{alias.name}" for alias in node.names]}
    return names


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_a_room_imports_only_from_rooms_below(path: Path) -> None:
    """What a game brings for a room stands on the floor of that room, and is imported from nowhere below it."""
    here = floor(path.relative_to(SOURCE).with_suffix("").parts)
    for name in imported(path):
        parts = name.split(".")
        there = floor(parts[1:]) if parts[0] == "questhall" and len(parts) > 1 else here
        if there != here:
            assert FLOORS[there] < FLOORS[here], f"{path} imports {name}"


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_only_a_game_itself_imports_what_it_brings(path: Path) -> None:
    """The rooms ask for it by the name of the room, so that they know no game."""
    own = path.relative_to(SOURCE).parts[:2]
    for name in imported(path):
        parts = name.split(".")[1:]
        assert not brought_for(parts) or tuple(parts[:2]) == own, f"{path} imports {name}"


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_outside_of_a_game_nobody_imports_it(path: Path) -> None:
    """Games are found by the registry; players, lab, terminal and the command line know none by name."""
    if room(path) not in (*BROUGHT, "commands", "cli"):
        return
    for name in imported(path):
        parts = name.split(".")
        if parts[:2] == ["questhall", "games"] and len(parts) > 2:
            assert not (SOURCE / "games" / parts[2]).is_dir(), f"{path} imports {name}"


def test_the_command_line_knows_no_command() -> None:
    """Each is found by being there, so that a new one is a new file and nothing else."""
    below = {name for name in imported(SOURCE / "cli.py") if name.startswith("questhall.")}
    assert {name.split(".")[1] for name in below} <= {"kernel", "terminal", "commands"}
    assert {name for name in below if name.startswith("questhall.commands")} == {
        "questhall.commands", "questhall.commands.command", "questhall.commands.command.Commands",
        "questhall.commands.command.Run",
    }  # fmt: skip


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


def module(path: Path) -> str:
    parts = ["questhall", *path.relative_to(SOURCE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module(path): path for path in sorted(SOURCE.rglob("*.py"))}


def running(node: ast.AST) -> Iterator[ast.AST]:
    """Everything that is ever run, bodies of functions too; not what only the type checker reads."""
    if isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from running(child)


def needed(path: Path) -> set[str]:
    """The modules of the house that a file needs; `from . import stack` needs stack, not its package."""
    package = ["questhall", *path.relative_to(SOURCE).parts[:-1]]
    names: set[str] = set()
    for node in running(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            inside = [f"{source}.{alias.name}" for alias in node.names]
            names |= {full if full in MODULES else source for full in inside}
    return names & MODULES.keys()


@pytest.mark.parametrize("name", IN_LAYERS)
def test_the_modules_of_a_room_form_layers(name: str) -> None:
    graph = {here: needed(path) for here, path in MODULES.items() if room(path) == name}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle = " <- ".join(error.args[1])
        pytest.fail(f"a circle of imports: {circle}")
