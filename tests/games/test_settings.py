"""Settings that no table can be laid for are refused with the rule, in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.game import BadSettingsError

CASES: list[tuple[str, dict[str, Any], str, str, str]] = [
    (
        "sidequest",
        {"heroes": 4},
        "SQ-1.1",
        "SideQuest ist für 1 bis 3 Helden, nicht für 4.",
        "SideQuest is for 1 to 3 Heroes, not for 4.",
    ),
    (
        "sidequest",
        {"decks": ("vanguard", "vanguard")},
        "SQ-1.3",
        "1 Held braucht 1 Deck, nicht 2.",
        "1 Hero needs 1 deck, not 2.",
    ),
    (
        "sidequest",
        {"decks": ("horde",)},
        "SQ-1.3",
        "Ein Helden-Deck „horde“ gibt es nicht. Es gibt: lampwright, vanguard, wildheart.",
        "There is no Hero deck “horde”. There are: lampwright, vanguard, wildheart.",
    ),
    (
        "sidequest",
        {"bosses": ("x", "x")},
        "SQ-1.5",
        "Der Sekundärboss muss ein anderer sein als der Hauptboss.",
        "The Secondary Boss must differ from the Main Boss.",
    ),
    ("sidequest", {"bosses": ("x", "y")}, "SQ-1.5", "Einen Boss „x“ gibt es nicht. Es", "There is no Boss “x”. There"),
    (
        "sidequest",
        {"turn_limit": -1},
        "SQ-12.3",
        "Das Zeitlimit kann nicht negativ sein.",
        "The time limit cannot be negative.",
    ),
    (
        "rushout",
        {"heroes": 5},
        "RO-15",
        "Rush Out! ist für 2 bis 4 Helden, nicht für 5.",
        "Rush Out! is for 2 to 4 heroes, not for 5.",
    ),
    (
        "rushout",
        {"scenario": "no"},
        "RO-16",
        "Ein Szenario „no“ gibt es nicht. Es gibt: exercise1",
        "There is no scenario “no”. There are: exercise1",
    ),
    (
        "rushout",
        {"characters": ("bard", "bard")},
        "RO-17",
        "2 Helden brauchen 2 verschiedene Plättchen.",
        "2 heroes need 2 different tiles.",
    ),
    (
        "rushout",
        {"characters": ("bard", "cook")},
        "RO-17",
        "Ein Heldenplättchen „cook“ gibt es nicht. Es gibt: warrior, ranger, bard, paladin.",
        "There is no hero tile “cook”. There are: warrior, ranger, bard, paladin.",
    ),
    (
        "rushout",
        {"roll_time": 1},
        "RO-30",
        "Ein Wurf dauert 500 bis 5000 Millisekunden, nicht 1.",
        "A roll takes 500 to 5000 milliseconds, not 1.",
    ),
    (
        "rushout",
        {"handicap": 3},
        "RO-27",
        "Weglassen lassen sich 0 bis 2 Prüfungen, nicht 3.",
        "0 to 2 trials may be removed, not 3.",
    ),
]


@pytest.mark.parametrize(("name", "settings", "rule", "german", "english"), CASES)
def test_bad_settings_are_refused(name: str, settings: dict[str, Any], rule: str, german: str, english: str) -> None:
    game = GAMES[name]
    with pytest.raises(BadSettingsError) as caught:
        game.start(game.settings(**settings), 0)
    refusal = caught.value.refusal
    assert refusal.rules == (rule,)
    assert game.teller("de", None).refusal(refusal, cite=False).startswith(german)
    assert game.teller("en", None).refusal(refusal, cite=False).startswith(english)
    assert str(caught.value).startswith(english)
    assert str(caught.value).endswith(f"({rule})")
