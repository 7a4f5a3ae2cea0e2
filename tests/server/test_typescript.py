"""The browser client's types are those of the server."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Literal

import pytest
from msgspec import UNSET, Struct, UnsetType

from questhall.games.registry import GAMES
from questhall.kernel.game import AnyGame
from questhall.server.protocol import http, messages
from questhall.server.protocol.typescript import BODIES, MESSAGES, Writer, generated, of_game, protocol, structs_of


class Tagged(Struct, tag="tagged", tag_field="type"):
    """One line."""

    n: int
    """What it counts."""
    names: tuple[str | None, ...]
    pair: tuple[int, bool]
    by_id: dict[int, Other]
    mood: Literal["good", "bad"] = "good"
    maybe: int | UnsetType | None = UNSET


class Other(Struct):
    pass


def test_every_file_of_the_client_is_what_would_be_generated() -> None:
    for path, text in generated().items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m questhall.server.protocol.typescript"


def test_every_message_is_there_with_its_tag() -> None:
    text = "\n".join(protocol())
    for kind in structs_of(*MESSAGES, *BODIES):
        assert f"export interface {kind.__name__} {{" in text
        if kind.__struct_config__.tag:
            assert f'type: "{kind.__struct_config__.tag}";' in text


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_answer_of_a_game_is_in_its_union(game: AnyGame) -> None:
    text = "\n".join(of_game(game))
    for kind in game.answers:
        assert f'move: "{kind.__struct_config__.tag}";' in text
        assert f"  | {kind.__name__}Answer" in text


def test_only_games_with_a_folder_in_the_client_get_a_file(tmp_path: Path) -> None:
    name = next(iter(GAMES))
    (tmp_path / "games" / name).mkdir(parents=True)
    assert list(generated(tmp_path)) == [tmp_path / "lib" / "protocol.ts", tmp_path / "games" / name / "protocol.ts"]


@pytest.mark.parametrize(("package", "modules"), [(messages, MESSAGES), (http, BODIES)], ids=["messages", "bodies"])
def test_no_file_of_messages_is_forgotten(package: ModuleType, modules: tuple[ModuleType, ...]) -> None:
    found = [import_module(f"{package.__name__}.{one.name}") for one in iter_modules(package.__path__)]
    assert {module for module in found if list(structs_of(module))} == set(modules)


def test_the_protocol_names_no_game() -> None:
    text = "\n".join(protocol()).lower()
    assert [name for name in GAMES if name in text] == []


def test_a_struct_becomes_an_interface() -> None:
    writer = Writer({})
    writer.struct(Tagged)
    assert writer.written[Tagged].splitlines() == [
        "/** One line. */",
        "export interface Tagged {",
        '  type: "tagged";',
        "  /** What it counts. */",
        "  n: number;",
        "  names: (string | null)[];",
        "  pair: [number, boolean];",
        "  by_id: Record<string, Other>;",
        '  mood: "good" | "bad";',
        "  maybe?: number | null;",
        "}",
    ]
    assert writer.written[Other] == "export interface Other {}"


def test_what_only_clients_send_may_leave_out_what_has_a_default() -> None:
    assert Writer({}, frozenset({Tagged})).struct(Tagged) == "Tagged"
    writer = Writer({}, frozenset({Tagged}))
    writer.struct(Tagged)
    assert '  mood?: "good" | "bad";' in writer.written[Tagged]


def test_a_type_without_a_word_is_refused() -> None:
    with pytest.raises(TypeError, match="no word for"):
        Writer({}).type(complex)
