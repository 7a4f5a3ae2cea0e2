"""Settings that no race can be laid for are refused with the rule, in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.rushout.entities import Settings
from questhall.games.rushout.game import RUSHOUT
from tests.games.refusing import refused_settings

CASES: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"heroes": 5},
        "RO-15",
        "Rush Out! ist für 2 bis 4 Helden, nicht für 5.",
        "Rush Out! is for 2 to 4 heroes, not for 5.",
    ),
    (
        {"scenario": "no"},
        "RO-16",
        "Ein Szenario „no“ gibt es nicht. Es gibt: exercise1",
        "There is no scenario “no”. There are: exercise1",
    ),
    (
        {"characters": ("bard", "bard")},
        "RO-17",
        "2 Helden brauchen 2 verschiedene Plättchen.",
        "2 heroes need 2 different tiles.",
    ),
    (
        {"characters": ("bard", "cook")},
        "RO-17",
        "Ein Heldenplättchen „cook“ gibt es nicht. Es gibt: warrior, ranger, bard, paladin.",
        "There is no hero tile “cook”. There are: warrior, ranger, bard, paladin.",
    ),
    (
        {"roll_time": 1},
        "RO-30",
        "Ein Wurf dauert 500 bis 5000 Millisekunden, nicht 1.",
        "A roll takes 500 to 5000 milliseconds, not 1.",
    ),
    (
        {"handicap": 3},
        "RO-27",
        "Weglassen lassen sich 0 bis 2 Prüfungen, nicht 3.",
        "0 to 2 trials may be removed, not 3.",
    ),
]


@pytest.mark.parametrize(("settings", "rule", "german", "english"), CASES)
def test_a_race_that_cannot_be_laid_is_refused(settings: dict[str, Any], rule: str, german: str, english: str) -> None:
    assert refused_settings(RUSHOUT, Settings(**settings), german, english) == (rule,)
