"""Rush Out! as an environment for programs that learn."""

SLOTS = 64
"""Options that can be chosen by their number. In random games and games of bots there were at most 46."""
