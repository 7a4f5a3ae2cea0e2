"""HQ-11, read once more: what everybody knows of a chest stays so in every guess."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.determinize import determinize
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Walk
from questhall.kernel.dice import Random
from tests.games.heroquest.scenario import Table


@pytest.mark.rule("HQ-11.2", "HQ-B.12")
def test_a_chest_that_is_known_to_be_trapped_is_trapped_in_every_guess() -> None:
    t = Table("elf", "dwarf", chests=(v.Chest(at=(5, 3), trap=(v.Hurt(body=2),)),), dice=(6,))
    t.do(Walk(t.square("E4")))
    guess = determinize(t.g, 1, Random(3))
    assert HEROQUEST.view(guess, 1) == HEROQUEST.view(t.g, 1)
    assert guess.options(1) == t.options()
    assert guess.plan.chests[t.square("F4")].trap != t.g.plan.chests[t.square("F4")].trap, "what it does nobody knows"
