"""The golden games of SideQuest."""

from __future__ import annotations

from questhall.games.sidequest.entities import Settings
from questhall.games.sidequest.view import View
from tests.playthroughs.golden import Golden

GOLDEN = (
    Golden("alone", "heuristic", Settings(heroes=1, difficulty="normal"), 23),
    Golden("two_on_hard", "heuristic", Settings(heroes=2, difficulty="hard"), 12),
    Golden("three_on_extreme", "heuristic", Settings(heroes=3, difficulty="extreme", discovery="own"), 26),
    Golden("two_on_impossible", "heuristic", Settings(heroes=2, difficulty="impossible", judgment=True), 14),
    Golden("alone_by_chance", "random", Settings(heroes=1), 15),
    Golden("three_by_chance", "random", Settings(heroes=3, discovery="own", names=True), 16),
)


def heading(view: View) -> str:
    return f"round {view.round}, {view.side}"
