"""The tests here show rules."""

from tests.rulebook.shown import rules_shown

__all__ = ["rules_shown"]
