"""Settings that no table can be laid for are refused with the rule, in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.registry import GAMES
from questhall.games.sidequest.entities import Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.kernel import matchfile
from questhall.kernel.match import Match
from questhall.kernel.snapshot import SnapshotError
from tests.games.refusing import refused_settings

CASES: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"heroes": 4},
        "SQ-1.1",
        "SideQuest ist für 1 bis 3 Helden, nicht für 4.",
        "SideQuest is for 1 to 3 Heroes, not for 4.",
    ),
    ({"decks": ("vanguard", "vanguard")}, "SQ-1.3", "1 Held braucht 1 Deck, nicht 2.", "1 Hero needs 1 deck, not 2."),
    (
        {"decks": ("horde",)},
        "SQ-1.3",
        "Ein Helden-Deck „horde“ gibt es nicht. Es gibt: lampwright, vanguard, wildheart.",
        "There is no Hero deck “horde”. There are: lampwright, vanguard, wildheart.",
    ),
    (
        {"gm_deck": "vanguard"},
        "SQ-1.4",
        "Ein GM-Deck „vanguard“ gibt es nicht. Es gibt: what_the_light_left.",
        "There is no GM deck “vanguard”. There are: what_the_light_left.",
    ),
    (
        {"world_deck": "horde"},
        "SQ-1.6",
        "Ein Welt-Deck „horde“ gibt es nicht. Es gibt: the_fallen_world.",
        "There is no World Deck “horde”. There are: the_fallen_world.",
    ),
    (
        {"bosses": ("x", "x")},
        "SQ-1.5",
        "Der Sekundärboss muss ein anderer sein als der Hauptboss.",
        "The Secondary Boss must differ from the Main Boss.",
    ),
    ({"bosses": ("x", "y")}, "SQ-1.5", "Einen Boss „x“ gibt es nicht. Es", "There is no Boss “x”. There"),
    ({"turn_limit": -1}, "SQ-12.3", "Das Zeitlimit kann nicht negativ sein.", "The time limit cannot be negative."),
]


@pytest.mark.parametrize(("settings", "rule", "german", "english"), CASES)
def test_a_table_that_cannot_be_laid_is_refused(settings: dict[str, Any], rule: str, german: str, english: str) -> None:
    assert refused_settings(SIDEQUEST, Settings(**settings), german, english) == (rule,)


def test_a_match_file_with_such_settings_is_refused_too() -> None:
    text = matchfile.write(Match(SIDEQUEST, Settings(heroes=1), 1)).replace('"heroes":1', '"heroes":9')
    with pytest.raises(SnapshotError, match=r"line 5: SideQuest is for 1 to 3 Heroes, not for 9\. \(SQ-1\.1\)"):
        matchfile.read(text, GAMES)
