"""Which rule each keyword and effect term stands in (SQ-11)."""

from __future__ import annotations

from collections.abc import Iterator

from . import vocabulary as v

RULE_OF: dict[str, str] = {
    "burn": "SQ-11.1",
    "thorns": "SQ-11.2",
    "trample": "SQ-11.3",
    "intimidating": "SQ-11.4",
    "flying": "SQ-11.5",
    "reach": "SQ-11.6",
    "nimble": "SQ-11.7",
    "fear": "SQ-11.8",
    "immunity": "SQ-11.9",
    "counter": "SQ-11.10",
    "magic": "SQ-11.11",
    "sacrifice": "SQ-11.12",
    "armored": "SQ-11.13",
    "paralyzed": "SQ-11.14",
    "partner": "SQ-11.15",
    "stealth": "SQ-11.16",
    "empower": "SQ-11.17",
    "inertia": "SQ-11.18",
    "untouchable": "SQ-11.19",
    "hidden": "SQ-11.20",
    "warden": "SQ-11.21",
    "per_hero": "SQ-11.22",
    "resurrection": "SQ-11.23",
    "tenacity": "SQ-11.24",
    "discover": "SQ-11.25",
}
"""The rule behind each keyword and each term of effects."""


def printed(keywords: v.Keywords) -> Iterator[tuple[str, int]]:
    """The keywords that stand on a card, each with its number, 0 where it has none."""
    for word in keywords.__struct_fields__:
        n = getattr(keywords, word)
        if n is True or (word == "hidden" and n is not False and n == 0):
            yield word, 0
        elif n:
            yield word, int(n)
