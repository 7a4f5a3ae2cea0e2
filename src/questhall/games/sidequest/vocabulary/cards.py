"""Abilities, cards, decks and packs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Id, Text

from .effects import Effect, Effects
from .selectors import CardKind, Choose, Condition, Count, Keyword, Signed, Small, To, Value, Word

Trigger = Literal[
    "summoned",
    "attacks",
    "attacked",
    "blocks",
    "hits",
    "damaged",
    "destroyed",
    "equipped",
    "revealed",
    "turn_start",
    "turn_end",
    "enemy_turn_start",
    "encounter_start",
    "encounter_end",
    "hero_attacks",
    "hero_damaged",
    "ally_summoned",
    "ally_destroyed",
    "enemy_summoned",
    "enemy_destroyed",
    "spell_cast",
    "enemy_spell_cast",
    "discovered",
    "equip_action",
]
"""summoned..revealed are about this card itself (a weapon "attacks" when its wearer attacks with it;
"hits" = it dealt attack damage). turn_start/turn_end: of the controller's side. hero_attacks,
hero_damaged, equip_action: the controlling Hero makes a Hero attack, takes damage from an attack,
equips or unequips. ally_*/enemy_*: another card; "that" is that card. discovered: any Discovery."""


class Triggered(Word, frozen=True):
    """When something happens, something follows (SQ-7.7)."""

    when: Trigger
    do: Effects
    condition: Condition | None = None
    target: Choose | None = None
    may: bool = False
    once: Literal["turn", "encounter"] | None = None


class Cost(Word, frozen=True):
    """What activating costs; at least one thing."""

    intelligence: Annotated[int, Meta(ge=0, le=20)] = 0
    strength: Annotated[int, Meta(ge=0, le=20)] = 0
    bp: Annotated[int, Meta(ge=0, le=30)] = 0
    lp: Annotated[int, Meta(ge=0, le=9)] = 0
    discard: Annotated[int, Meta(ge=0, le=3)] = 0
    sacrifice: Literal["self", "creature"] | None = None


class Activated(Word, frozen=True):
    """Pay, then something happens; a process of its own (SQ-7.7)."""

    pay: Cost
    do: Effects
    condition: Condition | None = None
    target: Choose | None = None
    once: Literal["turn", "encounter"] | None = "turn"
    instant: bool = False


class StatBonus(Word, frozen=True, tag_field="gives", tag="stat"):
    stat: Literal["atk", "def", "arm"]
    amount: Signed | Count
    to: To
    condition: Condition | None = None


class KeywordBonus(Word, frozen=True, tag_field="gives", tag="keyword"):
    keyword: Keyword
    to: To
    n: Small = 1
    condition: Condition | None = None


class CostBonus(Word, frozen=True, tag_field="gives", tag="cost"):
    """Cards of one side cost more or less; never below 1."""

    kind: CardKind
    amount: Signed
    side: Literal["you", "heroes", "gm"]
    condition: Condition | None = None


class SideBonus(Word, frozen=True, tag_field="gives", tag="side"):
    """hero_attack: damage of every Hero attack. hand_limit: of each Hero (or the controller).
    income: BP in each GM Growth Phase. draw: cards in each Draw Phase."""

    what: Literal["hero_attack", "hand_limit", "income", "draw"]
    amount: Signed
    side: Literal["you", "heroes", "gm"]
    condition: Condition | None = None


Static = StatBonus | KeywordBonus | CostBonus | SideBonus


class Keywords(Word, frozen=True):
    """The printed keywords of SQ-11."""

    trample: bool = False
    intimidating: bool = False
    flying: bool = False
    reach: bool = False
    nimble: bool = False
    fear: Annotated[int, Meta(ge=0, le=5)] = 0
    immunity: bool = False
    armored: bool = False
    stealth: bool = False
    empower: bool = False
    warden: bool = False
    tenacity: bool = False
    untouchable: Annotated[int, Meta(ge=0, le=5)] = 0
    hidden: Annotated[int, Meta(ge=0, le=3)] | bool = False
    resurrection: Annotated[int, Meta(ge=0, le=5)] = 0
    thorns: Annotated[int, Meta(ge=0, le=9)] = 0
    magic: Annotated[int, Meta(ge=0, le=20)] = 0
    inertia: Annotated[int, Meta(ge=0, le=5)] = 0


# --- cards ------------------------------------------------------------------


class Partner(Word, frozen=True):
    """Partner (STR N): what the bound creature gives (SQ-11.15)."""

    strength: Annotated[int, Meta(ge=1, le=20)]
    static: tuple[Static, ...] = ()
    triggered: tuple[Triggered, ...] = ()
    activated: tuple[Activated, ...] = ()


class CardWords(Word, frozen=True, kw_only=True):
    """What every card has."""

    id: Id
    name: Text
    flavour: Text
    emblem: str = ""


class Rules(CardWords, frozen=True, kw_only=True):
    """A card that stays in play and does things there."""

    keywords: Keywords = Keywords()
    static: tuple[Static, ...] = ()
    triggered: tuple[Triggered, ...] = ()
    activated: tuple[Activated, ...] = ()


class Creature(Rules, frozen=True, kw_only=True, tag_field="type", tag="creature"):
    cost: Annotated[int, Meta(ge=0, le=20)]
    atk: Value
    defense: Value
    partner: Partner | None = None


class GmCreature(Rules, frozen=True, kw_only=True, tag_field="type", tag="gm_creature"):
    size: Annotated[int, Meta(ge=1, le=30)]
    atk: Value
    defense: Value


class Boss(Rules, frozen=True, kw_only=True, tag_field="type", tag="boss"):
    size: Annotated[int, Meta(ge=1, le=30)]
    atk: Value
    defense: Value


class Weapon(Rules, frozen=True, kw_only=True, tag_field="type", tag="weapon"):
    strength: Annotated[int, Meta(ge=0, le=20)]
    atk: Value
    defense: Value
    hands: Literal[1, 2] = 1
    series: Id | None = None
    discovery: bool = False


class Armor(Rules, frozen=True, kw_only=True, tag_field="type", tag="armor"):
    strength: Annotated[int, Meta(ge=0, le=20)]
    arm: Value
    slot: Literal["head", "body", "accessory"]
    series: Id | None = None
    discovery: bool = False


class Series(Rules, frozen=True, kw_only=True, tag_field="type", tag="series"):
    """The set effect of an equipment series (SQ-6.5)."""


class Sorcery(CardWords, frozen=True, kw_only=True, tag_field="type", tag="sorcery"):
    """It costs INT, and STR if it says so (SQ-6.6); it may choose a target, or two."""

    cost: Annotated[int, Meta(ge=0, le=20)]
    do: Effects
    strength: Annotated[int, Meta(ge=0, le=20)] = 0
    target: Choose | None = None
    second: Choose | None = None


class Instant(CardWords, frozen=True, kw_only=True, tag_field="type", tag="instant"):
    """Always at least 1 INT, which everybody sees: whoever has none left is not asked to react."""

    cost: Annotated[int, Meta(ge=1, le=20)]
    do: Effects
    strength: Annotated[int, Meta(ge=0, le=20)] = 0
    target: Choose | None = None
    second: Choose | None = None
    timing: Literal["any", "attack", "spell"] = "any"


class Lasting(Rules, frozen=True, kw_only=True, tag_field="type", tag="lasting"):
    """A Sorcery that stays in play (SQ-7.6), until the Encounter ends or for good."""

    cost: Annotated[int, Meta(ge=0, le=20)]
    until: Literal["encounter", "game"]


class GmSorcery(CardWords, frozen=True, kw_only=True, tag_field="type", tag="gm_sorcery"):
    cost: Annotated[int, Meta(ge=0, le=30)]
    do: Effects
    target: Choose | None = None
    second: Choose | None = None


class GmInstant(CardWords, frozen=True, kw_only=True, tag_field="type", tag="gm_instant"):
    cost: Annotated[int, Meta(ge=1, le=30)]
    do: Effects
    target: Choose | None = None
    second: Choose | None = None
    timing: Literal["any", "attack", "spell"] = "any"


class GmLasting(Rules, frozen=True, kw_only=True, tag_field="type", tag="gm_lasting"):
    cost: Annotated[int, Meta(ge=0, le=30)]
    until: Literal["encounter", "game"]


class World(Rules, frozen=True, kw_only=True, tag_field="type", tag="world"):
    """Applies until replaced; each_turn is resolved in every World Phase (SQ-4.7)."""

    each_turn: tuple[Effect, ...] = ()


class Event(CardWords, frozen=True, kw_only=True, tag_field="type", tag="discovery_event"):
    """A Discovery card that simply happens; "you" is the revealing Hero."""

    do: Effects
    target: Choose | None = None


class Neutral(Rules, frozen=True, kw_only=True, tag_field="type", tag="discovery_creature"):
    """A neutral creature of the Discovery Zone (SQ-8.3)."""

    atk: Value
    defense: Value


CardSpec = (
    Creature
    | GmCreature
    | Boss
    | Weapon
    | Armor
    | Series
    | Sorcery
    | Instant
    | Lasting
    | GmSorcery
    | GmInstant
    | GmLasting
    | World
    | Event
    | Neutral
)


# --- packs ------------------------------------------------------------------


class DeckSpec(Word, frozen=True):
    """A preconstructed deck: card ids and copies."""

    id: Id
    kind: Literal["hero", "gm", "world", "hero_discovery", "gm_discovery"]
    name: Text
    cards: dict[Id, Annotated[int, Meta(ge=1, le=9)]]
    advice: Text | None = None
    stats: tuple[int, int, int] | None = None


class CardFile(Word, frozen=True):
    """A file in cards/."""

    cards: tuple[CardSpec, ...]


class DeckFile(Word, frozen=True):
    """decks.yaml."""

    decks: tuple[DeckSpec, ...]
