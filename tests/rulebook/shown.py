"""Rulebook tests cite the rules they show; a test that fails prints those rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from questhall import games
from questhall.games.registry import GAMES
from questhall.kernel.rulebook import Rulebook

FOLDER = "rulebook"


@cache
def rulebook_of(game: str) -> Rulebook:
    """Also of a game that is still being built and not registered yet."""
    folder = GAMES[game].folder if game in GAMES else Path(games.__file__).parent / game
    return Rulebook.load(folder / "rulebook")


@pytest.fixture(autouse=True)
def rules_shown(request: pytest.FixtureRequest) -> None:
    """The marked rules of a test in a game's folder: there must be some, and they must exist."""
    parts = request.path.parts
    inside = parts[len(parts) - parts[::-1].index(FOLDER) :]
    if len(inside) == 1:
        return
    ids = [rule_id for mark in request.node.iter_markers("rule") for rule_id in mark.args]
    if not ids:
        pytest.fail("a rulebook test needs a mark with the rules it shows", pytrace=False)
    book = rulebook_of(inside[0])
    unknown = [rule_id for rule_id in ids if rule_id not in book.ids]
    if unknown:
        pytest.fail(f"marked with rules that do not exist: {', '.join(unknown)}", pytrace=False)
    shown = [book.rule(rule_id, "en") for rule_id in ids]
    text = "\n".join(f"{rule.id} {rule.title}: {' '.join((rule.text, *rule.rulings))}" for rule in shown)
    request.node.add_report_section("setup", "rules", text)
