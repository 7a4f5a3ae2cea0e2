"""HeroQuest with the HQ-Cooperation rules: a few heroes, a dungeon, and a game master who knows its plan."""
