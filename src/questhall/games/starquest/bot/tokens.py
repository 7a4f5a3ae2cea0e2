"""Search tokens: taken along where they lie in the way, and looked for while there is nothing better to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import moves as m
from ..measuring import unit_near
from ..rules.discovering import AT_HAND, Discovers
from .gifts import Gift

if TYPE_CHECKING:
    from .scene import Scene

WORTH = 0.5
"""A find, less what it may be as a trap."""
KNOWN = 0.9
"""A find that was seen from afar."""


def gifts(scene: Scene) -> list[Gift]:
    g, me = scene.g, scene.me
    act, found = Discovers(), []
    for token in g.search:
        if unit_near(g, me, token.spot, AT_HAND) and act.why_not(g, me, m.Discover(token.n)) is None:
            found.append(Gift(m.Discover(token.n), KNOWN if token.found else WORTH, False, False))
    return found
