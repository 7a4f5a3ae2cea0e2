"""HeroQuest as an environment for programs that learn."""

SLOTS = 512
"""Options that can be chosen by their number. In random games and games of bots there were at most 455."""
