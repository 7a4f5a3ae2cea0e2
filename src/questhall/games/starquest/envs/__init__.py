"""Star Quest as an environment for programs that learn."""

SLOTS = 128
"""Options that can be chosen by their number. In random games and games of bots there were at most 90."""
