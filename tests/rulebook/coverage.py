"""Which rules have a test? `python -m tests.rulebook.coverage` says, and fails if one has none.

The tests are read, not run: what counts is the rule mark on a test in a folder rulebook/<game>/,
wherever in tests/ that is.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.kernel.rulebook import Rulebook

TESTS = Path(__file__).resolve().parents[1]


class Cited(Struct, frozen=True):
    """A test, by file and line, and the rules it is marked with."""

    where: str
    ids: tuple[str, ...]


class Coverage(Struct, frozen=True):
    game: str
    rules: int
    untested: tuple[str, ...]
    unknown: tuple[str, ...]
    unmarked: tuple[str, ...]

    @property
    def complete(self) -> bool:
        return not (self.untested or self.unknown or self.unmarked)


def measure(game: str) -> Coverage:
    tests = [cited for folder in sorted(TESTS.glob(f"**/rulebook/{game}")) for cited in cited_in(folder)]
    return compare(game, Rulebook.load(GAMES[game].folder / "rulebook").ids, tests)


def compare(game: str, ids: tuple[str, ...], tests: Iterable[Cited]) -> Coverage:
    tests = tuple(tests)
    cited = {rule_id for test in tests for rule_id in test.ids}
    return Coverage(
        game,
        rules=len(ids),
        untested=tuple(rule_id for rule_id in ids if rule_id not in cited),
        unknown=tuple(f"{rule_id} ({t.where})" for t in tests for rule_id in t.ids if rule_id not in ids),
        unmarked=tuple(test.where for test in tests if not test.ids),
    )


def cited_in(folder: Path) -> Iterator[Cited]:
    for file in sorted(folder.rglob("test_*.py")):
        module = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for line, name, ids in _tests(module.body, _module_marks(module)):
            yield Cited(f"{file.relative_to(folder.parent)}:{line} {name}", ids)


def _tests(body: list[ast.stmt], inherited: tuple[str, ...]) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node.body, inherited + _marks(node.decorator_list))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield node.lineno, node.name, inherited + _marks(node.decorator_list)


def _module_marks(module: ast.Module) -> tuple[str, ...]:
    return _marks(
        node.value
        for node in module.body
        if isinstance(node, ast.Assign)
        and any(isinstance(name, ast.Name) and name.id == "pytestmark" for name in node.targets)
    )


def _marks(expressions: Iterable[ast.expr]) -> tuple[str, ...]:
    """The ids of all rule marks, also of those that stand on single parameters of a test."""
    calls = (
        node
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
    )
    return tuple(_literal(argument) for call in calls for argument in call.args)


def _literal(argument: ast.expr) -> str:
    # Anything but a plain string comes out as its source text and is then reported as an unknown id.
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ast.unparse(argument)


def report(coverage: Coverage) -> str:
    tested = coverage.rules - len(coverage.untested)
    lines = [f"{coverage.game}: {tested} of {coverage.rules} rules have a test"]
    for heading, entries in (
        ("rules without a test", coverage.untested),
        ("marks with an unknown id", coverage.unknown),
        ("tests without a rule mark", coverage.unmarked),
    ):
        if entries:
            lines += [f"  {heading}:", *(f"    {entry}" for entry in entries)]
    return "\n".join(lines)


def main() -> int:
    measured = [measure(game) for game in GAMES]
    for coverage in measured:
        print(report(coverage))
    return 0 if all(coverage.complete for coverage in measured) else 1


if __name__ == "__main__":
    sys.exit(main())
