"""What stands in the rulebook of Rush Out!"""

from __future__ import annotations

from itertools import pairwise

from tests.games.rulebooks import Expected

FIRST_OF_CHAPTER = (1, 11, 15, 28, 43, 49, 62, 68, 78, 95, 98, 108, 138, 147, 160, 173, 188, 200)

RULEBOOK = Expected(
    "Rush Out!",
    tuple(f"RO-{n}" for n in range(1, 200)),
    tuple(f"RO-{a}–{b - 1}" for a, b in pairwise(FIRST_OF_CHAPTER)),
    """RO-9 RO-10 RO-27 RO-28 RO-29 RO-30 RO-31 RO-34 RO-46 RO-48 RO-49 RO-53 RO-55 RO-64 RO-66 RO-70 RO-74 RO-79
        RO-81 RO-86 RO-87 RO-90 RO-101 RO-104 RO-105 RO-106 RO-107 RO-112 RO-113 RO-115 RO-118 RO-119 RO-121 RO-123
        RO-130 RO-132 RO-141 RO-142 RO-143 RO-144 RO-146 RO-151 RO-152 RO-153 RO-154 RO-166 RO-177 RO-178 RO-181 RO-185
        RO-193 RO-196 RO-199""",
    r"RO-\d+|\d+(?:[.,]\d+)?",
    {
        "RO-36": ("Stern eines Helden", "star of a hero"),
        "RO-74": ("Beschwörung", "Summoning"),
        "RO-80": ("Drachenkunde", "Dragon lore"),
        "RO-104": ("Wirbel", "swirl"),
        "RO-115": ("Markt", "market"),
        "RO-141": ("Schweigen", "Silence"),
        "RO-148": ("Seelen", "Souls"),
        "RO-177": ("Erfahrung", "Experience"),
        "RO-181": ("Barde", "Bard"),
    },
)
