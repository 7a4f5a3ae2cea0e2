"""The printed text of everything in a pack, made from the data that the engine executes."""

from .names import Names, names_of
from .rules import rules_of
from .things import effects_text, text_of
from .traits import Said, ability_text, trait_text

__all__ = ["Names", "Said", "ability_text", "effects_text", "names_of", "rules_of", "text_of", "trait_text"]
