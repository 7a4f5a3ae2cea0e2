"""What skills, spells, status effects, kits and finds say, in both languages."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from questhall.games.starquest import moves as m
from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules.casting import EnemyCasts
from questhall.games.starquest.rules.effects import CarryOut
from questhall.games.starquest.rules.statuses import StatusTests
from tests.games.starquest.scenario import Table

in_both_languages = pytest.mark.parametrize("lang", STARQUEST.languages)


def said(t: Table, lang: str) -> list[str]:
    """Every line of the log, the open question and its options."""
    teller = STARQUEST.teller(lang, 1)
    teller.see(STARQUEST.view(t.g, 1), t.g.offer(t.asked_seat))
    found = [teller.line(told) or "" for told in t.g.log or ()]
    prompt = teller.question(t.g.asks[0])
    return [*found, prompt.title, prompt.hint, *[teller.option(answer) for answer in t.options()]]


def clean(lines: list[str]) -> bool:
    return all(line and "{" not in line and "None" not in line for line in lines)


@in_both_languages
def test_an_activation_with_everything(lang: str) -> None:
    t = Table("listener", "mender", at=((10, 10), (12.5, 10)))
    t.hero().status, t.hero().kits = v.STATUSES, ("med_kit",)
    t.hero().models = (replace(t.hero().model, wounds=3),)
    t.token(10, 14)
    t.put("gnarl", (10, 16))
    t.activate(1)
    assert clean(said(t, lang)), "which status effect"
    for status in v.STATUSES[:3]:
        t.roll(6)
        t.do(m.TestStatus(status))
    assert clean(said(t, lang)), "whether to pay"
    t.do(m.Pay())
    assert clean(said(t, lang)), "what to do"
    t.roll(3)
    t.do(m.Cast("heartbeat", (2,)))
    t.do(m.Pay())
    t.roll(4, 5)
    t.do(m.Discover(1))
    t.do(m.UseKit("med_kit", 1))
    assert clean(said(t, lang))


@in_both_languages
@pytest.mark.parametrize("rolled", range(1, 7))
def test_whatever_is_found(lang: str, rolled: int) -> None:
    t = Table("listener", "mender")
    t.token(10, 10.5)
    t.activate(1)
    t.roll(rolled, 3, 3)
    t.do(m.Discover(1))
    assert clean(said(t, lang))


@in_both_languages
def test_every_mark(lang: str) -> None:
    t = Table("pilot", "mender")
    for origin, thing in [(f"skill:{name}", thing) for name, thing in t.g.lore.skills.items()]:
        if all(isinstance(effect, v.Lend) for effect in thing.effects):
            t.run(CarryOut(origin=origin, by=1, targets=(2,)))
    t.run(CarryOut(origin="ability:not_today", by=1, targets=(2,)))
    t.run(CarryOut(origin="ability:one_bullet", by=1, targets=(2,)))
    lent = {line.key for line in t.g.log or () if line.key.startswith("log.lent.")}
    assert lent == {f"log.lent.{mark}" for mark in get_args(v.MarkKind)}
    assert clean(said(t, lang))


@in_both_languages
def test_enemies_and_their_spells(lang: str) -> None:
    t = Table("listener", "mender")
    whisperer = t.put("whisperer", (10, 16))
    whisperer.tokens, whisperer.status = 3, v.STATUSES
    t.roll(4, 4, 4, 4)
    t.run(StatusTests(unit=whisperer.id))
    t.roll(2)
    t.run(EnemyCasts(unit=whisperer.id))
    assert clean(said(t, lang)), "whether to hinder it"
    t.roll(6)
    t.do(m.Hinder(2))
    whisperer.tokens = 1
    t.roll(6)
    t.run(EnemyCasts(unit=whisperer.id))
    assert clean(said(t, lang)), "too few tokens"


@in_both_languages
def test_every_refusal_has_its_words(lang: str) -> None:
    t = Table("listener", "mender", at=((10, 10), (40, 10)))
    t.token(30, 30)
    gnarl = t.put("gnarl", (10, 40))
    t.activate(1)
    teller = STARQUEST.teller(lang, 1)
    teller.see(STARQUEST.view(t.g, 1))
    answers = (
        m.Discover(1), m.Discover(7), m.Revive(2), m.UseKit("med_kit", 1), m.UseKit("resting_kit", 1),
        m.UseKit("resting_kit", 2), m.UseSkill("stitch_up"), m.UseSkill("inner_ear", (1,)), m.UseSkill("jarring_note"),
        m.UseSkill("jarring_note", (gnarl.id,)), m.UseAbility("all_hands"), m.Cast("discord"), m.Cast("heartbeat"),
        m.Cast("implosion", (gnarl.id,)), m.Cast("heartbeat", (1, 2)), m.Cast("heartbeat", (gnarl.id,)),
    )  # fmt: skip
    assert clean([teller.refusal(t.refused(answer)) for answer in answers])
