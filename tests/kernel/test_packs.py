"""Packs are read strictly: plain YAML 1.2, every error with file, line and reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from questhall.kernel.pack_yaml import YamlRefused, read_yaml
from tests.kernel.garden import Garden, Plant, Stone, draft_of, errors_of


def test_a_good_file_becomes_its_type(tmp_path: Path) -> None:
    draft = draft_of(tmp_path, "things:\n  - {type: stone, id: a, weight: 3}\n  - {type: plant, id: b}\n")
    assert draft.errors == []
    assert draft.documents["garden.yaml"].content == Garden((Stone("a", 3), Plant("b")))


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
        ("things:\n  - {type: stone}\n", "garden.yaml:2: things 1: the field 'id' is missing"),
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
