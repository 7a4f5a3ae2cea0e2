"""Every rule has a test, and every rulebook test says which rules it shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.games.registry import GAMES
from tests.rulebook.coverage import Coverage, cited_in, compare, measure, report

SAMPLE = """
import pytest

@pytest.mark.rule("TQ-1.1", "TQ-1.2")
def test_two_rules(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("TQ-1.3"))])
def test_a_marked_parameter(n): ...

@pytest.mark.rule("TQ-2.1")
class TestMany:
    def test_inherits(self): ...

@pytest.mark.slow
def test_unmarked(): ...

def helper(): ...
"""


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    folder = tmp_path / "tea"
    folder.mkdir()
    (folder / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    assert measure(game).untested == ()


@pytest.mark.parametrize("game", GAMES)
def test_no_mark_cites_an_unknown_rule(game: str) -> None:
    assert measure(game).unknown == ()


@pytest.mark.parametrize("game", GAMES)
def test_no_rulebook_test_is_without_a_mark(game: str) -> None:
    assert measure(game).unmarked == ()


def test_marks_are_read_from_functions_parameters_and_classes(sample: Path) -> None:
    assert [cited.ids for cited in cited_in(sample)] == [("TQ-1.1", "TQ-1.2"), ("TQ-1.3",), ("TQ-2.1",), ()]


def test_a_mark_on_the_module_holds_for_all_its_tests(sample: Path) -> None:
    marked = 'import pytest\npytestmark = [pytest.mark.rule("TQ-9.1")]\ndef test_one(): ...\n'
    (sample / "test_sample.py").write_text(marked, encoding="utf-8")
    assert [cited.ids for cited in cited_in(sample)] == [("TQ-9.1",)]


def test_gaps_unknown_ids_and_unmarked_tests_are_reported(sample: Path) -> None:
    coverage = compare("tea", ("TQ-1.1", "TQ-1.2", "TQ-1.3", "TQ-4.1"), cited_in(sample))
    assert coverage.untested == ("TQ-4.1",)
    assert coverage.unknown == ("TQ-2.1 (tea/test_sample.py:12 test_inherits)",)
    assert coverage.unmarked == ("tea/test_sample.py:15 test_unmarked",)
    assert not coverage.complete


def test_the_report_lists_what_is_wrong() -> None:
    text = report(Coverage("tea", 3, untested=("TQ-1.1",), unknown=("TQ-9.9 (there)",), unmarked=()))
    assert text.splitlines() == [
        "tea: 2 of 3 rules have a test",
        "  rules without a test:",
        "    TQ-1.1",
        "  marks with an unknown id:",
        "    TQ-9.9 (there)",
    ]


def test_a_rulebook_with_a_test_for_each_rule_is_complete(sample: Path) -> None:
    tests = [cited for cited in cited_in(sample) if cited.ids]
    assert compare("tea", ("TQ-1.1", "TQ-1.2", "TQ-1.3", "TQ-2.1"), tests).complete
