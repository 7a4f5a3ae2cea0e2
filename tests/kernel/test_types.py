"""The kernel says of which type things are; where it cannot, it says why."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import questhall.kernel

FILES = sorted(Path(questhall.kernel.__file__).parent.glob("*.py"))
MOST = 19
REASON = "Any:"
"""What the comment or docstring begins its reason with, so that it is not any sentence that happens to stand there."""


def uses(source: str) -> list[int]:
    """The lines where Any stands in an annotation or expression, once for each; imports do not count."""
    nodes = ast.walk(ast.parse(source))
    return sorted(
        node.lineno
        for node in nodes
        if (isinstance(node, ast.Name) and node.id == "Any") or (isinstance(node, ast.Attribute) and node.attr == "Any")
    )


def reasons(source: str) -> Iterator[range]:
    """The lines of every comment and docstring that gives a reason."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and REASON in token.string:
            yield range(token.start[0], token.end[0] + 1)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and REASON in str(node.value.value):
            yield range(node.lineno, (node.end_lineno or node.lineno) + 1)


def unexplained(source: str) -> list[int]:
    """The lines with Any that have no reason on the same or on a neighbouring line."""
    near = {line for lines in reasons(source) for line in range(lines.start - 1, lines.stop + 1)}
    return [line for line in uses(source) if line not in near]


def test_the_kernel_leaves_few_types_open() -> None:
    found = {path.name: len(uses(path.read_text("utf-8"))) for path in FILES}
    assert sum(found.values()) <= MOST, {name: count for name, count in found.items() if count}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_a_type_that_is_left_open_has_a_reason(path: Path) -> None:
    assert unexplained(path.read_text("utf-8")) == [], f"say why beside it: {REASON} ..."


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("from typing import Any\n", []),
        ("x: Any\n", [1]),
        ("x: typing.Any = 1\n", [1]),
        ("x: Any  # Any: of the type of the field\n", []),
        ("# Any: of the type of the field\nx: Any\n", []),
        ("# Any number of them.\nx: Any\n", [2]),
        ('def f(x: Any) -> None:\n    """Does it.\n\n    Any: nobody knows.\n    """\n', []),
        ('x: Any\n\n"""Any: too far away."""\n', [1]),
    ],
)
def test_only_a_reason_beside_it_counts(source: str, lines: list[int]) -> None:
    assert unexplained(source) == lines
