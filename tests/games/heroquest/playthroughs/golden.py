"""The golden quests of HeroQuest: the first quest, a dungeon that nobody has written, a visit to town."""

from __future__ import annotations

from questhall.games.heroquest.settings import Settings
from questhall.games.heroquest.view import View
from tests.games.heroquest.in_town import sheet
from tests.playthroughs.golden import Golden

SHOPPERS = (sheet("barbarian", gold=600), sheet("wizard", gold=500))

GOLDEN = (
    Golden("mill_with_three", "cunning", Settings(heroes=3, quest="mill"), 82),
    Golden("alone_in_a_new_dungeon", "cunning", Settings(heroes=1, quest="new_dungeon", threat="easy"), 19),
    Golden("a_visit_to_town", "cunning", Settings(heroes=2, quest="mill", sheets=SHOPPERS, visit="town"), 3),
)


def heading(view: View) -> str:
    return f"round {view.round}, {view.visit}"
