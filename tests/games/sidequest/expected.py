"""What stands in the rulebook of SideQuest."""

from __future__ import annotations

from tests.games.rulebooks import Expected

RULES_PER_CHAPTER = (14, 7, 12, 12, 13, 6, 9, 4, 3, 7, 25, 4)

RULEBOOK = Expected(
    "SideQuest",
    tuple(f"SQ-{c}.{r}" for c, last in enumerate(RULES_PER_CHAPTER, 1) for r in range(1, last + 1)),
    tuple(f"SQ-{chapter}" for chapter in range(1, 13)),
    """SQ-1.4 SQ-1.6 SQ-1.8 SQ-1.9 SQ-1.10 SQ-2.2 SQ-2.7 SQ-3.1 SQ-3.2 SQ-3.4 SQ-3.5 SQ-3.8 SQ-3.11 SQ-4.1
        SQ-4.6 SQ-5.4 SQ-5.6 SQ-5.10 SQ-5.12 SQ-5.13 SQ-6.3 SQ-7.2 SQ-7.3 SQ-7.9 SQ-8.2 SQ-8.4 SQ-9.3 SQ-10.1
        SQ-10.3 SQ-10.4 SQ-11.1 SQ-11.2 SQ-11.3 SQ-11.4 SQ-11.5 SQ-11.6 SQ-11.7 SQ-11.11 SQ-11.13 SQ-11.14
        SQ-11.15 SQ-11.17 SQ-11.19 SQ-11.20 SQ-12.1 SQ-12.2 SQ-12.4""",
    r"SQ-\d+(?:\.\d+)?",
    {
        "SQ-11.1": ("Brand", "Burn"),
        "SQ-11.7": ("Flink", "Nimble"),
        "SQ-11.16": ("Schleichend", "Stealth"),
        "SQ-11.19": ("Unantastbarkeit", "Untouchable"),
        "SQ-11.21": ("Wächter", "Warden"),
        "SQ-5.10": ("Einspringen", "Intervene"),
    },
)
