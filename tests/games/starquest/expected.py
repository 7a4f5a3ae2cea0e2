"""What stands in the rulebook of Star Quest."""

from __future__ import annotations

from itertools import pairwise

from tests.games.rulebooks import Expected

FIRST_OF_CHAPTER = (
    1, 8, 17, 20, 31, 34, 36, 49, 60, 72, 81, 90, 98, 110, 122, 164, 172, 185, 191, 202, 207, 211, 228, 239, 247, 256,
    262, 271, 276, 287, 298,
)  # fmt: skip
OPEN_IN_PRINT = (
    1, 4, 5, 8, 13, 16, 19, 23, 32, 33, 34, 45, 47, 48, 60, 62, 67, 71, 74, 75, 77, 78, 79, 83, 84, 85, 86, 88, 90, 91,
    97, 108, 115, 117, 121, 123, 124, 129, 133, 164, 167, 169, 170, 171, 174, 175, 179, 180, 191, 193, 195, 196, 197,
    198, 200,
)  # fmt: skip
"""Printed rules, and rules of the campaign, with decisions of ours."""
OURS = range(207, 298)
"""Rules that only settle what the print leaves open."""

RULEBOOK = Expected(
    "Star Quest",
    tuple(f"ST-{n}" for n in range(1, 298)),
    tuple(f"ST-{a}–{b - 1}" for a, b in pairwise(FIRST_OF_CHAPTER)),
    " ".join(f"ST-{n}" for n in (*OPEN_IN_PRINT, *OURS)),
    r"ST-\d+|\d+(?:[.,]\d+)?",
    {
        "ST-33": ("Überanstrengung", "Overexertion"),
        "ST-75": ("Huschen", "Scurry"),
        "ST-131": ("Furchtlos", "Fearless"),
        "ST-175": ("Sprungtests", "Jump tests"),
        "ST-197": ("Verletzungen", "Injuries"),
        "ST-241": ("Entfernung", "Distance"),
        "ST-296": ("Wachsamkeit", "Alertness"),
    },
)
