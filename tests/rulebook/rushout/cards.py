"""Plain cards and tiles for the rule tests: few fields, easy to reckon with, apart from the printed set."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any

import msgspec

from questhall.games.rushout import vocabulary as v
from questhall.games.rushout.catalog import Catalog
from questhall.games.rushout.game import RUSHOUT

TRIALS: dict[str, dict[str, Any]] = {
    "two_swords": {"heroes": ["sword", "sword"]},
    "sword_key": {"heroes": ["sword", "key"]},
    "sword_heart": {"heroes": ["sword", "heart"]},
    "one_of_each": {"heroes": ["fire", "sword", "footprint", "key", "heart"]},
    "water_banner": {"heroes": ["heart", "heart", "heart", "heart"], "banner": "water"},
    "air_banner": {"heroes": ["heart", "heart", "heart", "heart"], "banner": "air"},
    "long": {"heroes": ["heart", "heart", "heart", "heart", "heart", "heart"]},
    "purse": {"kind": "coin", "heroes": ["sword", "key"], "wizard": ["water", "air"]},
    "sack": {"kind": "coin", "heroes": ["heart", "key"], "wizard": ["fire", "air"]},
    "duel": {"kind": "conflict", "heroes": ["sword", "key"], "wizard": ["lightning", "fire"]},
}
SPELLS: dict[str, dict[str, Any]] = {
    "slow": {"kind": "confusion", "wizard": ["plant"] * 5},
    "wet": {"kind": "confusion", "wizard": ["water", "water", "water"]},
    "mixed": {"kind": "confusion", "wizard": ["water", "air", "plant"]},
    "jinx": {"kind": "confusion", "wizard": ["plant", "air"]},
    "gale": {"kind": "confusion", "wizard": ["plant", "air"], "reach": "all"},
    "imp": {"kind": "summoning", "wizard": ["plant", "water"], "heroes": ["sword", "key"], "banner": "fire"},
    "ogre": {"kind": "summoning", "wizard": ["plant", "water"], "heroes": ["heart", "key"]},
    "crawl": {"kind": "dragon", "wizard": ["fire"]},
    "leap": {"kind": "dragon", "wizard": ["fire", "fire"], "steps": 2},
    "mire": {"kind": "weakness", "wizard": ["water"], "heroes": ["sword", "key"], "swirl": True},
    "bog": {"kind": "weakness", "wizard": ["water"], "heroes": ["fire", "heart"], "swirl": True},
    "no_fire": {"kind": "weakness", "wizard": ["water"], "heroes": ["sword", "key"], "ban": "fire"},
    "no_sword": {"kind": "weakness", "wizard": ["water"], "heroes": ["fire", "key"], "ban": "sword"},
    "no_footprint": {"kind": "weakness", "wizard": ["water"], "heroes": ["sword", "key"], "ban": "footprint"},
    "no_key": {"kind": "weakness", "wizard": ["water"], "heroes": ["sword", "heart"], "ban": "key"},
    "dread": {"kind": "weakness", "wizard": ["water"], "heroes": ["sword", "footprint", "heart"], "ban": "key"},
    "hush": {"kind": "curse", "wizard": ["air"], "heroes": ["sword", "heart"], "curse": "silence"},
    "gag": {"kind": "curse", "wizard": ["air"], "heroes": ["sword", "heart"], "curse": "silence"},
    "sling": {"kind": "curse", "wizard": ["air"], "heroes": ["sword", "heart"], "curse": "one_hand"},
    "cuff": {"kind": "curse", "wizard": ["air"], "heroes": ["sword", "heart"], "curse": "one_hand"},
    "cheer": {"kind": "curse", "wizard": ["air"], "heroes": ["sword", "heart"], "curse": "clap"},
    "encore": {"kind": "curse", "wizard": ["air"], "heroes": ["sword", "heart"], "curse": "clap"},
    "wound": {"kind": "doom", "wizard": ["lightning"]},
    "two_wounds": {"kind": "doom", "wizard": ["lightning"], "wounds": 2, "souls": False},
    "fade": {"kind": "drain", "wizard": ["plant"]},
    "oblivion": {"kind": "drain", "wizard": ["plant"], "reach": "all"},
}


def named(cards: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"id": card, "name": {"en": card}, **words} for card, words in cards.items()]


@cache
def plain_catalog() -> Catalog:
    """The plain cards beside those that are shipped; tiles, scenarios and numbers are the shipped ones."""
    core = RUSHOUT.packs[0]
    trials = msgspec.convert(named(TRIALS), tuple[v.Trial, ...])
    spells = msgspec.convert(named(SPELLS), tuple[v.Spell, ...])
    more = dataclasses.replace(
        core,
        trials={**core.trials, **{trial.id: trial for trial in trials}},
        spells={**core.spells, **{spell.id: spell for spell in spells}},
    )
    return Catalog((more,))
