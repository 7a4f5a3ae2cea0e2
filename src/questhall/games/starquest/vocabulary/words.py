"""Small words that every file of a pack uses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Few = Annotated[int, Meta(ge=0, le=30)]
Value = Annotated[int, Meta(ge=2, le=6)]
"""What a die must show: Quality, Defense, an attribute (ST-2)."""
Inches = Annotated[float, Meta(ge=-12, le=48)]
"""As people write it; the rules know whole thousandths of an inch only (`thousandths`)."""
Story = dict[str, Annotated[str, Meta(max_length=1600)]]
"""Longer texts, one per language of the pack."""

Attribute = Literal["strength", "dexterity", "willpower"]
ATTRIBUTES: tuple[Attribute, ...] = ("strength", "dexterity", "willpower")
Status = Literal["afflicted", "crippled", "diseased", "impaired"]
STATUSES: tuple[Status, ...] = ("afflicted", "crippled", "diseased", "impaired")
"""In the order of the rulebook, which is the one in which AI units test them (ST-228)."""
Base = Literal[25, 32, 40, 50, 60]
"""Of a round base, in millimetres (ST-240)."""


def thousandths(inches: float) -> int:
    """The only place where a number of a pack becomes a length of the rules."""
    return round(inches * 1000)
