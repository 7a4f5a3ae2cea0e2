"""Attacks and morale are told in every language, and no words are left over."""

from __future__ import annotations

import pytest
from ruamel.yaml import YAML

from questhall.games.starquest import moves as m
from questhall.games.starquest import odds
from questhall.games.starquest.entities import Arm, Mark
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules.shooting import fires_volley
from questhall.games.starquest.rules.wounds import TakesWounds
from questhall.games.starquest.vocabulary import Volley
from questhall.kernel.chance import Told
from tests.games.starquest.attacking import ends, facing, fights, fires, shoots
from tests.games.starquest.core import GAME, LANGUAGES
from tests.games.starquest.scenario import Table


def log_of(t: Table) -> list[Told]:
    return list(t.g.log or ())


def a_battle() -> list[Told]:
    """Everything that can happen in attacks."""
    t = facing("machinist", "bulwark", by=(12, 11))
    t.hero().marks = (Mark("guarded", "defended", 1, 2), Mark("hidden", "revealed"))
    one, two = t.put("sentinel", (18, 10)), t.put("sentinel", (18, 13))
    shoots(t, ("blasting_charge", one.id), dice=(6, 1, 1))
    fires(t, one, dice=(6, 6, 6, 1, 1, 1))
    t.run(fires_volley(t.g, t.hero(), two, Volley(attacks=2, quality=4)))
    flails = t.put("penitent", (10, 11.26))
    fights(t, flails, t.hero(), 6, 1, 1, 1, 6, 6, 1, 1, 1)
    sled = t.put("sled_rider", (10 - 0.63 - 1.181, 10))
    fights(t, sled, t.hero(), *[1] * 9)
    fights(t, t.put("sled_rider", (12 + 0.63 + 1.181, 11)), t.hero(2), *[1] * 9)
    t.do(m.Exert())
    t.do(m.Hold())
    t.do(m.HoldFire())
    told = odds.expects_charge(t.g, t.hero(), one)
    return [*log_of(t), *[line for line, _ in told], *some_morale()]


def some_morale() -> list[Told]:
    t = facing("pilot")
    t.hero().arms = (Arm("signal_pistol"),)
    brave, bell, drone = t.put("sentinel", (20, 10)), t.put("bell_bearer", (20, 20)), t.put("lamp_drone", (30, 30))
    t.put("castellan", (34, 30))
    for unit, wounds in ((brave, 2), (bell, 5), (drone, 2), (t.hero(), 5)):
        t.run(TakesWounds(unit=unit.id, n=wounds))
    ends(t, t.hero(), 1)
    t.roll(1, 4, 1, 1, 1)
    t.do(m.Pay())
    ends(t, drone, 1, 1, 4, 1, 1)
    return log_of(t)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_attacks_and_morale_has_words_and_none_is_left_over(lang: str) -> None:
    told = a_battle()
    teller = STARQUEST.teller(lang, 1)
    for line in told:
        words = teller.line(line)
        assert words is None or "{" not in words
    known = YAML(typ="safe").load((GAME / "lang" / f"attacks_{lang}.yaml").read_text(encoding="utf-8"))["log"]
    assert {f"log.{key}" for key in known} <= {line.key for line in told}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shots_and_splits_are_offered_in_words(lang: str) -> None:
    t = facing("machinist")
    one = t.put("sentinel", (18, 10))
    t.put("mites", (18, 13), (18, 14), (18, 15.5), (18, 16.6), (18, 17.7))
    t.activate(1)
    t.do(m.Hold())
    teller = STARQUEST.teller(lang, 1)
    said = []
    for _ in range(2):
        teller.see(STARQUEST.view(t.g, 1), t.g.offer(1))
        said += [teller.option(answer) for answer in t.options()]
        teller.question(t.g.asks[0])
        t.roll(6)
        if t.asked == "starquest.shoot":
            t.do(m.Shoot((("blasting_charge", one.id),)))
    name = STARQUEST.lore.units["sentinel"].name[lang]
    assert any(words.startswith(f"{name} A 2, ") for words in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refused_shots_are_explained(lang: str) -> None:
    t = facing("machinist")
    near, far = t.put("sentinel", (18, 10)), t.put("sentinel", (40, 10))
    t.activate(1)
    t.do(m.Hold())
    teller = STARQUEST.teller(lang, 1)
    teller.see(STARQUEST.view(t.g, 1), t.g.offer(1))
    wrong = ((), (("carbine", far.id),), (("wrench", near.id),), (("carbine", 99),), (("carbine", near.id),) * 2)
    said = [teller.refusal(t.refused(m.Shoot(at))) for at in wrong]
    assert len(set(said)) == len(wrong)
