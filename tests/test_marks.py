"""Everything players read has one kind of apostrophe and one kind of quotation mark in each language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from ruamel.yaml import YAML

HOUSE = Path(__file__).parent.parent
SOURCES = HOUSE / "src" / "questhall"
WEB = HOUSE / "web" / "src"

STRAIGHT = r"""(?<![\d(])"|['´]"""
"""A mark behind a number is an inch, and so is the one in brackets that explains it."""

WRONG = {"en": re.compile(f"{STRAIGHT}|„|‚"), "de": re.compile(rf"{STRAIGHT}|”|“(?=\w)")}
PAIRS = {"en": ("“", "”"), "de": ("„", "“")}
TYPED = "typed"
"""What is typed into a terminal stands there as the keys give it."""


def texts(tree: object, path: str, lang: str = "") -> Iterator[tuple[str, str, str]]:
    """Each text with its place and its language: that of the file, or the name of its field."""
    if isinstance(tree, dict):
        for name, value in tree.items():
            if name != TYPED:
                yield from texts(value, f"{path} {name}", lang or (name if name in WRONG else ""))
    elif isinstance(tree, list):
        for number, value in enumerate(tree, 1):
            yield from texts(value, f"{path} {number}", lang)
    elif isinstance(tree, str) and lang:
        yield path, lang, tree


def read() -> Iterator[tuple[str, str, str]]:
    yaml = YAML(typ="safe")
    for lang in WRONG:
        for path in SOURCES.rglob(f"*_{lang}.yaml"):
            # What is said to those who write packs quotes words of their files, as files spell them.
            if not path.name.startswith("packs_"):
                yield from texts(yaml.load(path), path.name, lang)
        for path in WEB.rglob(f"words/{lang}/*.json"):
            yield from texts(json.loads(path.read_text(encoding="utf-8")), str(path.relative_to(WEB)), lang)
        for path in SOURCES.rglob(f"rulebook/{lang}.md"):
            lines = path.read_text(encoding="utf-8").splitlines()
            yield from texts(lines, str(path.relative_to(SOURCES)), lang)
    for path in SOURCES.glob("games/*/packs/**/*.yaml"):
        yield from texts(yaml.load(path), str(path.relative_to(SOURCES)))


@pytest.fixture(scope="module")
def everything() -> list[tuple[str, str, str]]:
    return list(read())


@pytest.mark.parametrize("lang", WRONG)
def test_apostrophes_and_quotation_marks_are_those_of_the_language(
    lang: str, everything: list[tuple[str, str, str]]
) -> None:
    said = [(place, text) for place, spoken, text in everything if spoken == lang]
    assert len(said) > 1000
    assert [(place, text) for place, text in said if WRONG[lang].search(text)] == []


@pytest.mark.parametrize("lang", WRONG)
def test_a_quotation_that_is_opened_is_closed(lang: str, everything: list[tuple[str, str, str]]) -> None:
    opening, closing = PAIRS[lang]
    uneven = [
        place for place, spoken, text in everything if spoken == lang and text.count(opening) != text.count(closing)
    ]
    assert uneven == []
