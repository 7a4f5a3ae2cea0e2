"""The small table is the large one, shown halved: the same answers lead to the same mission (ST-16)."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.settings import NEW_MISSION, Settings
from questhall.kernel.dice import Random

MISSIONS = ["quay_nine", "garden_deck", NEW_MISSION]
STEPS = 40
LENGTH = re.compile(r"(\d+(?:\.\d+)?)″")


@pytest.mark.rule("ST-16", "ST-239")
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_same_answers_lead_to_the_same_mission(mission: str) -> None:
    large = Settings(heroes=2, mission=mission, company=("shade", "longeye"), partial=True)
    one, two = (STARQUEST.start(chosen, 7, log=True) for chosen in (large, replace(large, small=True)))
    random, compared = Random(7), 0
    for n in range(STEPS):
        if not one.asks:
            break
        seat = random.choice(one.asks).seat
        assert n % 8 or list(one.options(seat)) == list(two.options(seat))
        answer = STARQUEST.sample(one, seat, random)
        assert one.answer(seat, answer) is two.answer(seat, answer) is None
        assert (one.units, one.heroes, one.markers) == (two.units, two.heroes, two.markers)
    tellers = [STARQUEST.teller("en", None) for _ in "ab"]
    for teller, g in zip(tellers, (one, two), strict=True):
        teller.see(STARQUEST.view(g, None))
    for told in one.log or ():
        whole, half = ([float(n) for n in LENGTH.findall(teller.line(told) or "")] for teller in tellers)
        assert [abs(a / 2 - b) <= 0.01 for a, b in zip(whole, half, strict=True)] == [True] * len(whole)
        compared += len(whole)
    assert one.log == two.log
    assert compared
