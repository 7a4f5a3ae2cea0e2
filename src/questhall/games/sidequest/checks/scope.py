"""What an effect may talk about, which depends on the card and the ability it stands in."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from questhall.games.sidequest.vocabulary import Choose

Side = Literal["hero", "gm", "world", "neutral"]

SIDES: dict[str, Side] = {
    "creature": "hero",
    "weapon": "hero",
    "armor": "hero",
    "series": "hero",
    "sorcery": "hero",
    "instant": "hero",
    "lasting": "hero",
    "discovery_event": "hero",
    "gm_creature": "gm",
    "boss": "gm",
    "gm_sorcery": "gm",
    "gm_instant": "gm",
    "gm_lasting": "gm",
    "world": "world",
    "discovery_creature": "neutral",
}
"""Who controls a card of a type. The Hero who reveals a Discovery event counts as its controller."""

CREATURES = frozenset({"creature", "gm_creature", "boss", "discovery_creature"})
EQUIPMENT = frozenset({"weapon", "armor"})

_UNBLOCKED = frozenset({"trample", "stealth"})
IDLE_KEYWORDS: dict[str, frozenset[str]] = {
    "creature": _UNBLOCKED,
    "weapon": _UNBLOCKED,
    "gm_creature": frozenset({"warden"}),
    "boss": frozenset({"warden"}),
    "discovery_creature": _UNBLOCKED | {"warden", "reach", "empower"},
}
"""Keywords that can do nothing on a card of a type: the GM never blocks and has no LP (SQ-5.9, SQ-3.10), a neutral
creature neither attacks nor blocks (SQ-8.3)."""

ATTACK_TRIGGERS = frozenset({"attacks", "attacked", "blocks", "hits", "damaged", "hero_attacks", "hero_damaged"})
THAT_TRIGGERS = frozenset(
    {
        "ally_summoned",
        "ally_destroyed",
        "enemy_summoned",
        "enemy_destroyed",
        "spell_cast",
        "enemy_spell_cast",
        "discovered",
        "equip_action",
    }
)
SPELL_TRIGGERS = frozenset({"spell_cast", "enemy_spell_cast"})


class Scope(Struct, frozen=True, kw_only=True):
    """The surroundings of one ability, spell or static."""

    type: str
    target: Choose | None = None
    second: Choose | None = None
    trigger: str | None = None
    attack: bool = False
    """Whether an attack is going on."""
    spell: bool = False
    """Whether a spell may be waiting on the stack."""

    def chosen(self, ref: object) -> Choose | None:
        """The choice that a reference means."""
        return self.target if ref == "target" else self.second if ref == "second" else None

    @property
    def side(self) -> Side:
        return SIDES[self.type]

    @property
    def that(self) -> bool:
        return self.trigger in THAT_TRIGGERS

    @property
    def is_a_card_in_play(self) -> bool:
        return self.type in CREATURES | EQUIPMENT | {"lasting", "gm_lasting"}
