"""Rulebook and texts: both languages say the same, and nothing is missing or left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from lanterns.game import LANTERNS
from questhall.kernel.asks import QUESTIONS
from questhall.kernel.notation import tag_of
from questhall.kernel.rulebook import Rulebook
from questhall.kernel.text import Phrasebook, differences

FOLDER = LANTERNS.folder
BOOK = Rulebook.load(FOLDER / "rulebook")


def test_chapters_may_have_letters() -> None:
    assert [chapter.id for chapter in BOOK.chapters("de")] == [f"LB-{each}" for each in "ABC1234567"]
    assert [hit.rule.id for hit in BOOK.find("LB-C")] == ["LB-C.1", "LB-C.2", "LB-C.3", "LB-C.4"]
    assert [hit.rule.id for hit in BOOK.find("b.2", "de")] == ["LB-B.2"]
    assert BOOK.find("Schläfer", "de")[0].rule.id == "LB-B.3"


@pytest.mark.parametrize("rule", BOOK.ids)
def test_both_languages_name_the_same_numbers(rule: str) -> None:
    said = [re.findall(r"\d+", BOOK.rule(rule, lang).text) for lang in ("de", "en")]
    assert said[0] == said[1]


def test_every_rule_in_the_code_exists() -> None:
    for file in FOLDER.rglob("*.py"):
        for rule in re.findall(r"\bLB-[A-Z0-9]\.\d+\b", file.read_text(encoding="utf-8")):
            assert rule in BOOK.ids, (file.name, rule)


def test_both_languages_say_the_same() -> None:
    found = differences(Phrasebook.open(FOLDER / "lang", "de"), Phrasebook.open(FOLDER / "lang", "en"))
    assert [line for line in found if not line.startswith("field.")] == []


def written() -> Iterator[str]:
    """Every key of a log line or a refusal that the code names."""
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"(log|refusal)\.[\w-]+", str(node.value)):
                yield str(node.value)
    yield from ("log.carried", "log.fallen", "log.dark")


def test_log_and_refusals_have_words_and_no_words_are_left_over() -> None:
    book = LANTERNS.texts("en")
    keys = {key for key in book.keys() if key.startswith(("log.", "refusal."))}  # noqa: SIM118 - no mapping
    assert keys == set(written())


def test_every_question_and_every_move_has_words() -> None:
    book = LANTERNS.texts("de")
    asked = [name for name in QUESTIONS if name.startswith("lanterns.")]
    assert len(asked) == 6
    assert all(book.has(f"ask.{name}.{part}") for name in asked for part in ("title", "hint"))
    assert all(book.has(f"move.{tag_of(kind)}") for kind in LANTERNS.answers)
