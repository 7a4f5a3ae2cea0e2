"""The board of a quest: squares, the walls between them, and who sees whom."""
