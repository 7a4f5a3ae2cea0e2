"""What a mission has to tell on its way (vocabulary: Tale)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import StarQuest


def tell(g: StarQuest, when: str, n: int = 0) -> None:
    """Each once."""
    for number, tale in enumerate(g.plan.mission.tales):
        if number not in g.told and tale.when == when and tale.n == n:
            g.told += (number,)
            g.tell("log.story", ("ST-8",), text=tale.text)
