"""Groups stay together (ST-88, ST-89)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..entities import Model, Unit
from ..measuring import within
from ..space.measure import INCH
from ..space.sight import Body

if TYPE_CHECKING:
    from ..state import StarQuest

NEXT, ALL = INCH, 3 * INCH


def is_together(g: StarQuest, unit: Unit, models: Sequence[Model]) -> bool:
    return bodies_together([g.body(unit, model) for model in models])


def bodies_together(bodies: Sequence[Body]) -> bool:
    """Each within 1 inch of another and within 3 inches of all; two pairs apart are legal (ST-251)."""
    if len(bodies) < 2:
        return True
    for one in bodies:
        others = [other for other in bodies if other is not one]
        if not any(within(one, other, NEXT) for other in others):
            return False
        if not all(within(one, other, ALL) for other in others):
            return False
    return True
