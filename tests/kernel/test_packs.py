"""Packs are read strictly: plain YAML 1.2, every error with file, line and reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from questhall.kernel.pack_yaml import YamlRefused, read_yaml
from questhall.kernel.packs import PackErrors, PackFolder


class Stone(msgspec.Struct, tag_field="type", tag="stone", forbid_unknown_fields=True):
    id: str
    weight: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    colour: Literal["grey", "green"] = "grey"
    marks: dict[str, int] = {}


class Plant(msgspec.Struct, tag_field="type", tag="plant", forbid_unknown_fields=True):
    id: str
    fruits: tuple[Stone, ...] = ()
    size: tuple[int, int] = (1, 1)


class Garden(msgspec.Struct, forbid_unknown_fields=True):
    things: tuple[Stone | Plant, ...]
    owner: str = ""


def read(folder: Path, text: str | bytes) -> Garden:
    data = text.encode() if isinstance(text, str) else text
    (folder / "garden.yaml").write_bytes(data)
    pack = PackFolder(folder, ("garden.yaml", "more/*.yaml"))
    document = pack.read("garden.yaml", Garden)
    pack.raise_errors()
    assert document is not None
    return document.content


def errors_of(folder: Path, text: str | bytes) -> list[str]:
    with pytest.raises(PackErrors) as caught:
        read(folder, text)
    assert str(caught.value) == "\n".join(str(error) for error in caught.value.errors)
    return [str(error) for error in caught.value.errors]


def test_a_good_file_becomes_its_type(tmp_path: Path) -> None:
    garden = read(tmp_path, "things:\n  - {type: stone, id: a, weight: 3}\n  - {type: plant, id: b}\n")
    assert garden == Garden((Stone("a", 3), Plant("b")))


def test_every_bad_entry_of_a_list_is_reported_with_its_own_line(tmp_path: Path) -> None:
    text = """things:
  - {type: stone, id: a, weight: 10}
  - {type: stone, id: good}
  - {type: ston, id: b}
  - type: plant
    id: c
    fruits:
      - {type: stone, id: d, colour: gren}
"""
    assert errors_of(tmp_path, text) == [
        "garden.yaml:2: things a, weight: must be at most 9, got 10",
        "garden.yaml:4: things b, type: unknown type 'ston'; did you mean 'stone'? Known: plant, stone",
        "garden.yaml:8: things c, fruits d, colour: unknown colour 'gren'; did you mean 'green'? Known: green, grey",
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("things: []\nownr: x\n", "garden.yaml:2: ownr: unknown field 'ownr'; did you mean 'owner'?"),
        ("owner: x\n", "garden.yaml:1: the field 'things' is missing"),
        ("things: []\nowner: 5\n", "garden.yaml:2: owner: expected text, got a whole number"),
        ("things: []\nowner: 2020-01-31\n", "got a date (put it in quotes)"),
        ("things: []\nowner: true\n", "expected text, got true or false"),
        ("things: 5\n", "garden.yaml:1: things: expected a list, got a whole number"),
        ("things:\n  - 5\n", "garden.yaml:2: things 1: expected a mapping, got a whole number"),
        ("things:\n - {type: plant, id: a, size: [1]}\n", "size: needs exactly 2 entries, got 1"),
        ("things:\n - {type: plant, id: a, size: [1, b]}\n", "size 2: expected a whole number, got text"),
        ("things:\n - {id: a}\n", "garden.yaml:2: things a: the field 'type' is missing"),
        (
            "things:\n - type: stone\n   id: a\n   marks:\n     x: 1\n     y: z\n",
            "garden.yaml:6: things a, marks, y: expected a whole number, got text",
        ),
    ],
)
def test_what_does_not_fit_is_said_in_words(tmp_path: Path, text: str, message: str) -> None:
    [error] = errors_of(tmp_path, text)
    assert message in error


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "the file is empty"),
        ("- a\n- b\n", 1, "must be a mapping"),
        ("things: []\nthings: []\n", 2, "'things' is given twice"),
        ("things: &x []\n", 1, "anchors and aliases"),
        ("things: []\nowner: *x\n", 2, "anchors and aliases"),
        ("things: []\nowner: !!str 5\n", 2, "tags"),
        ("things: []\nowner: !python/object:os.system x\n", 2, "tags"),
        ("things: []\n<<: {owner: x}\n", 2, "merge keys"),
        ("things: []\n---\nthings: []\n", 2, "one document"),
        ("%YAML 1.1\n---\nthings: []\n", 1, "directives"),
        ("things: []\n5: x\n", 2, "keys must be text"),
        ("things: []\n? [a]\n: x\n", 2, "keys must be text"),
        ("things: []\nowner: [a\n", 3, "not readable as YAML"),
        ("things: []\nowner: a: b\n", 2, "not readable as YAML"),
        ("things: []\nowner: a\x07b\n", 2, "control character"),
        ("things: []\nowner: " + "9" * 5000, 2, "not a usable value"),
        ("things: []\nowner: 2020-13-45\n", 2, "not a usable value"),
        ("things: " + "[" * 31 + "]" * 31, 1, "nested deeper than 30 levels"),
        (b"things: []\nowner: \xff\n", 2, "not UTF-8"),
        ("things: []\n".encode("utf-16"), 1, "not UTF-8"),
    ],
)
def test_everything_but_plain_yaml_is_refused(tmp_path: Path, text: str | bytes, line: int, message: str) -> None:
    [error] = errors_of(tmp_path, text)
    assert error.startswith(f"garden.yaml:{line}: ")
    assert message in error


def test_a_bomb_of_aliases_is_refused_before_it_grows(tmp_path: Path) -> None:
    rows = ["a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    rows += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
    [error] = errors_of(tmp_path, "\n".join(rows))
    assert "anchors and aliases" in error


def test_a_bomb_of_brackets_is_refused(tmp_path: Path) -> None:
    [error] = errors_of(tmp_path, "things: " + "[" * 900_000)
    assert "nested deeper" in error


def test_a_huge_file_is_refused_by_its_size_without_being_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (tmp_path / "garden.yaml").open("wb") as file:
        file.truncate(50_000_000)
    monkeypatch.delattr(Path, "read_bytes")
    pack = PackFolder(tmp_path, ("garden.yaml",))
    assert pack.read("garden.yaml", Garden) is None
    assert [str(error) for error in pack.errors] == ["garden.yaml:1: the file is larger than 1000000 bytes"]


def test_a_huge_pack_is_refused_by_its_size_alone(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    for number in range(9):
        (tmp_path / "more" / f"{number}.yaml").write_bytes(b"#" * 950_000)
    assert errors_of(tmp_path, "things: []") == [".:1: the pack is larger than 8000000 bytes"]


def test_a_pack_of_very_many_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    for number in range(1_001):
        (tmp_path / "more" / f"{number}.yaml").touch()
    assert errors_of(tmp_path, "things: []") == [".:1: the pack has more than 1000 files"]


def test_a_link_must_not_leave_the_pack(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("things: []")
    pack = tmp_path / "pack"
    (pack / "more").mkdir(parents=True)
    (pack / "more" / "x.yaml").symlink_to(tmp_path / "secret.txt")
    assert errors_of(pack, "things: []") == ["more/x.yaml:1: the file is a link that leaves the pack"]


def test_a_link_inside_the_pack_is_fine(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "x.yaml").symlink_to(tmp_path / "garden.yaml")
    assert read(tmp_path, "things: []") == Garden(())


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "more" / "x.yaml").mkdir(parents=True)
    assert errors_of(tmp_path, "things: []") == ["more/x.yaml:1: this is not a file"]


def test_a_yaml_file_that_nobody_would_read_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "mroe").mkdir()
    (tmp_path / "mroe" / "x.yml").touch()
    (tmp_path / "README.md").touch()
    (tmp_path / ".hidden.yaml").touch()
    assert errors_of(tmp_path, "things: []") == [
        "mroe/x.yml:1: a pack has no such file; it reads garden.yaml, more/*.yaml"
    ]


def test_a_missing_file_and_a_missing_folder_are_errors(tmp_path: Path) -> None:
    pack = PackFolder(tmp_path, ("garden.yaml",))
    assert pack.read("garden.yaml", Garden) is None
    with pytest.raises(PackErrors, match=r"garden.yaml:1: the file is missing"):
        pack.raise_errors()
    with pytest.raises(PackErrors, match="there is no such pack folder"):
        PackFolder(tmp_path / "nowhere", ("garden.yaml",))


def test_very_many_errors_are_cut_off(tmp_path: Path) -> None:
    assert len(errors_of(tmp_path, "things:\n" + "  - {type: x}\n" * 500)) == 50


SCALARS = """yes no on off true True TRUE ~ null Null NULL 0 -0 +5 010 0o17 0x1F 0b11 1_000 1e3 1.5 .5 5.
.inf -.INF .nan. 1:30 2020-01-31 2001-12-14t21:59:43 = - x 'a' "b" a-b 1a 0o8 +.5 12e03 _1 1_ 0x"""


@pytest.mark.parametrize("scalar", SCALARS.split())
def test_scalars_mean_what_the_safe_loader_of_yaml_1_2_says(scalar: str) -> None:
    def outcome(reader: Callable[[str], Any]) -> str:
        try:
            return repr(reader(f"a: {scalar}"))
        except (YamlRefused, YAMLError, ValueError):
            return "refused"

    assert outcome(lambda text: read_yaml(text)[0]) == outcome(YAML(typ="safe", pure=True).load)


@given(st.text(alphabet="ab: -[]{},&*!|>'\"%@`#?\n\t01\\~<.", max_size=60))
def test_any_text_is_either_read_or_refused_with_a_line_of_it(text: str) -> None:
    try:
        used = set(read_yaml(text)[1].values())
    except YamlRefused as refused:
        used = {refused.line}
    assert used <= set(range(1, text.count("\n") + 2))
