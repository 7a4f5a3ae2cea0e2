from __future__ import annotations

import pytest

from lanterns.campaign import LanternCampaign, Party, Told
from lanterns.game import LANTERNS
from lanterns.settings import Settings
from tests.fifth_game.cellar_table import CellarTable

AGREED = Settings(heroes=2, master=False, bearers=("cooper", "piper"))


def campaign() -> LanternCampaign:
    assert isinstance(LANTERNS.campaign, LanternCampaign)
    return LANTERNS.campaign


def after(winner: str, data: Party | None = None, quest: str = "clapper", bodies: tuple[int, int] = (4, 3)) -> Party:
    t = CellarTable(2, bearers=AGREED.bearers, quest=quest).put(winner=winner)
    for bearer, body in zip(t.g.bearers, bodies, strict=True):
        bearer.body = body
    return campaign().after(data or campaign().begin(AGREED), t.g)


@pytest.mark.rule("LB-C.1")
@pytest.mark.parametrize("winner", ["bearers", "tide"])
def test_a_quest_leads_to_the_next_won_or_lost(winner: str) -> None:
    data = after(winner)
    assert (data.quest, data.told) == ("ledger", (Told("clapper", winner == "bearers"),))
    assert after(winner, data, "valve").quest == ""


@pytest.mark.rule("LB-C.2")
def test_half_of_the_wounds_heal_and_the_fallen_come_along() -> None:
    data = after("bearers", bodies=(1, 0))
    assert data.wounds == (1, 1)
    g = LANTERNS.start(campaign().settings(data, AGREED), 3)
    assert [b.body for b in g.bearers] == [3, 2]


@pytest.mark.rule("LB-C.3")
def test_gold_becomes_oil_and_a_lost_quest_costs_half_of_it() -> None:
    data = after("bearers")
    assert (data.gold, data.oil) == (3, 1)
    assert LANTERNS.start(campaign().settings(data, AGREED), 3).oil == 20 + 1
    assert after("tide", data, "ledger").gold == 1


@pytest.mark.rule("LB-C.4")
def test_a_relic_helps_everybody_for_the_rest_of_the_campaign() -> None:
    data = after("bearers")
    assert data.relics == ("chain",)
    g = LANTERNS.start(campaign().settings(data, AGREED), 3)
    assert [g.has(b, "white") for b in g.bearers] == [3, 3]
    assert after("tide", data, "ledger").relics == ("chain",)
