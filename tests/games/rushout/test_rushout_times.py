"""The times that the rulebook names are those of the game."""

from __future__ import annotations

import pytest

from questhall.games.rushout import entities
from questhall.games.rushout.game import RUSHOUT
from questhall.kernel.rulebook import Rulebook


@pytest.mark.parametrize(
    ("rule_id", "milliseconds"),
    [
        ("RO-46", entities.REFILL),
        ("RO-64", entities.AIM_TIME),
        ("RO-106", entities.SWIRL_TIME),
        ("RO-143", entities.CLAP_TIME),
        ("RO-146", entities.VETO_TIME),
        ("RO-146", entities.CAUGHT_EVERY),
        ("RO-178", entities.LEARN_TIME),
        ("RO-121", entities.CONSENT_TIME),
        ("RO-196", entities.MARKET_TIME),
    ],
)
def test_a_time_in_the_rulebook_is_that_of_the_game(rule_id: str, milliseconds: int) -> None:
    said = " ".join(Rulebook.load(RUSHOUT.folder / "rulebook").rule(rule_id, "en").rulings)
    assert f"{milliseconds / 1000:g} seconds" in said
