"""What everything in a pack says, made from the data that the engine executes."""

from .profiles import Said, rules_text, special_text, status_text, weapon_rules_text, weapon_text
from .rules import rules_of
from .things import (
    ability_text,
    discovery_text,
    effects_text,
    kit_text,
    skill_text,
    spell_text,
    text_of,
    ware_text,
)
from .voice import Names, names_of

__all__ = [
    "Names",
    "Said",
    "ability_text",
    "discovery_text",
    "effects_text",
    "kit_text",
    "names_of",
    "rules_of",
    "rules_text",
    "skill_text",
    "special_text",
    "spell_text",
    "status_text",
    "text_of",
    "ware_text",
    "weapon_rules_text",
    "weapon_text",
]
