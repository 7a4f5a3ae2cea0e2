"""Sheets that somebody brings along: what no pack has is refused with its place, before anything is laid out."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from questhall.games.heroquest.entities import Dropped, Find, Gear
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.settings import Settings
from tests.games.heroquest.in_town import sheet


def place(settings: Settings) -> str:
    refusal = HEROQUEST.why_not(settings)
    assert refusal is not None
    for lang in ("de", "en"):
        assert HEROQUEST.texts(lang).say(refusal.key, **refusal.args)
    return str(refusal.args["place"])


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"weapons": (Gear("longsword"), Gear("excalibur"))}, "sheets.0.weapons.1"),
        ({"weapons": (Gear("helmet"),)}, "sheets.0.weapons.0"),
        ({"weapons": (Gear("longsword", fallen=-1),)}, "sheets.0.weapons.0.fallen"),
        ({"belt": Gear("nothing")}, "sheets.0.belt.0"),
        ({"armour": (Gear("dagger"),)}, "sheets.0.armour.0"),
        ({"surplus": (Gear("healing_2"),)}, "sheets.0.surplus.0"),
        ({"bag": ("healing_2", "grail")}, "sheets.0.bag.1"),
        ({"scrolls": ("dread",)}, "sheets.0.scrolls.0"),
        ({"ingredients": ("dagger",)}, "sheets.0.ingredients.0"),
        ({"unknown": (Find("dust"),)}, "sheets.0.unknown.0"),
        ({"guild": ("heal",)}, "sheets.0.guild.0"),
        ({"lores": ("cooking",)}, "sheets.0.lores.0"),
        ({"injuries": ("bored",)}, "sheets.0.injuries.0"),
        ({"body": 0}, "sheets.0.body"),
        ({"gold": -5}, "sheets.0.gold"),
    ],
)
def test_what_a_sheet_names_exists(changes: dict[str, Any], where: str) -> None:
    """Any: fields of a sheet."""
    assert place(Settings(heroes=1, sheets=(sheet(**changes),))) == where


@pytest.mark.parametrize(
    ("item", "where"),
    [
        (Dropped(-3, gold=5), "left.0.square"),
        (Dropped(3, gold=-5), "left.0.gold"),
        (Dropped(3, gear=Gear("excalibur")), "left.0.gear.0"),
        (Dropped(3, thing="grail"), "left.0.thing"),
        (Dropped(3, scroll="grail"), "left.0.scroll"),
        (Dropped(3, find=Find("dust")), "left.0.find"),
    ],
)
def test_what_was_left_behind_exists(item: Dropped, where: str) -> None:
    assert place(Settings(heroes=1, sheets=(sheet(),), left=(item,))) == where


def test_every_hero_sets_out_and_everything_of_the_packs_can_be_carried() -> None:
    for hero in HEROQUEST.lore.heroes:
        plain = sheet(hero)
        assert HEROQUEST.why_not(Settings(heroes=1, sheets=(replace(plain, bag=("healing_2", "tool_kit")),))) is None
