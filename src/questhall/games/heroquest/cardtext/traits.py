"""What monsters and heroes can do, each in one sentence."""

from __future__ import annotations

from typing import NamedTuple

from questhall.kernel.text import Phrasebook

from .. import vocabulary as v
from .rules import RULE_OF_ABILITY, RULE_OF_TRAIT


class Said(NamedTuple):
    name: str
    text: str
    rules: tuple[str, ...]


def trait_text(trait: v.Trait, book: Phrasebook) -> Said:
    return Said(book.say(f"trait.{trait}.name"), book.say(f"trait.{trait}.text"), RULE_OF_TRAIT[trait])


def ability_text(ability: v.Ability, book: Phrasebook) -> Said:
    return Said(book.say(f"ability.{ability}.name"), book.say(f"ability.{ability}.text"), RULE_OF_ABILITY[ability])
