"""Who and what, how much, and under which condition."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel import pack_words

TimesH = Annotated[str, Meta(pattern="^[1-9][0-9]?H$")]
Value = Annotated[int, Meta(ge=0, le=99)] | TimesH
"""A printed number; "2H" is two times the number of Heroes (SQ-11.22)."""
Small = Annotated[int, Meta(ge=1, le=9)]
Signed = Annotated[int, Meta(ge=-20, le=20)]


SHORT = {"defense": "def", "strength": "str", "intelligence": "int", "condition": "if"}
"""Cards say def, str, int and if, which are taken words in Python."""


class Word(pack_words.Word, frozen=True, rename=SHORT):
    """Base of everything that may stand in a card file."""


# --- who and what -----------------------------------------------------------

Ref = Literal["target", "second", "self", "you", "attacker", "defender", "that"]
"""target: the chosen target. second: the other one, where a spell chooses two.
self: this card. you: the controlling (or revealing) Hero.
attacker/defender: the two ends of the current attack. that: the card the trigger is about."""

Kind = Literal[
    "gm_creature",
    "hero_creature",
    "own_creature",
    "enemy_creature",
    "neutral_creature",
    "creature",
    "hero",
    "other_hero",
    "weapon",
    "armor",
    "equipment",
    "own_weapon",
    "own_armor",
    "own_equipment",
    "spell",
    "own_card",
    "attackable",
]
"""What can be chosen or counted. own/enemy are seen from the controller. spell: a spell or
effect waiting on the stack. attackable: a creature of the other side, or (for the GM) a Hero."""

Who = Literal["you", "each_hero", "other_heroes", "gm", "target", "owner"]
"""Which players. you: the controller. target: the chosen Hero. owner: the target card's owner."""

Keyword = Literal[
    "trample",
    "intimidating",
    "flying",
    "reach",
    "nimble",
    "fear",
    "immunity",
    "armored",
    "stealth",
    "empower",
    "warden",
    "tenacity",
    "untouchable",
    "thorns",
]
"""Keywords that effects may grant."""

CardKind = Literal["creature", "spell", "sorcery", "instant", "equipment", "weapon", "armor", "any"]


class Filter(Word, frozen=True):
    """Narrows a Kind down."""

    keyword: Keyword | None = None
    max_cost: int | None = None
    max_def: int | None = None
    damaged: bool = False
    burning: bool = False
    paralyzed: bool = False
    other: bool = False


class Each(Word, frozen=True):
    """All cards of a kind: nobody chooses, so it is no target."""

    each: Kind
    where: Filter | None = None


class Choose(Word, frozen=True):
    """One chosen target (SQ-7.9). The two targets of a spell are never the same."""

    choose: Kind
    where: Filter | None = None


To = Ref | Each


# --- amounts ----------------------------------------------------------------


class Count(Word, frozen=True, tag_field="by", tag="count"):
    """The number of cards of a kind."""

    of: Each
    times: int = 1
    most: int | None = None


class Roll(Word, frozen=True, tag_field="by", tag="roll"):
    """A D6, plus something."""

    plus: int = 0


class StatOf(Word, frozen=True, tag_field="by", tag="stat"):
    """A value of a card."""

    stat: Literal["atk", "def", "cost"]
    of: Ref


class Encounters(Word, frozen=True, tag_field="by", tag="encounters"):
    """The number of completed Encounters."""

    times: int = 1
    plus: int = 0


Amount = Value | Count | Roll | StatOf | Encounters


# --- conditions -------------------------------------------------------------


class CountIs(Word, frozen=True, tag_field="is", tag="count"):
    of: Each
    at_least: int | None = None
    at_most: int | None = None


class LpIs(Word, frozen=True, tag_field="is", tag="lp"):
    """Your LP."""

    at_least: int | None = None
    at_most: int | None = None


class HandIs(Word, frozen=True, tag_field="is", tag="hand"):
    """The number of cards in your hand."""

    at_least: int | None = None
    at_most: int | None = None


class HasKeyword(Word, frozen=True, tag_field="is", tag="keyword"):
    of: Ref
    keyword: Keyword


class Damaged(Word, frozen=True, tag_field="is", tag="damaged"):
    of: Ref


class Partnered(Word, frozen=True, tag_field="is", tag="partnered"):
    """You have a partner bound to you."""


class Armed(Word, frozen=True, tag_field="is", tag="equipped"):
    """You have such a piece equipped."""

    what: Literal["weapon", "armor", "equipment"]


class BossEncounter(Word, frozen=True, tag_field="is", tag="boss_encounter"):
    """The Main Boss is in play."""


class EncountersAre(Word, frozen=True, tag_field="is", tag="encounters"):
    at_least: int


Condition = CountIs | LpIs | HandIs | HasKeyword | Damaged | Partnered | Armed | BossEncounter | EncountersAre

Until = Literal["turn", "round", "encounter", "game"]
