"""Whether a table can be laid for settings."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.kernel.answers import Refusal

from .entities import Settings
from .library import Pack

FASTEST, SLOWEST = 500, 5_000
"""Milliseconds of a roll."""
MOST_REMOVED = 2
"""Trials (RO-27)."""


def why_not(settings: Settings, packs: Sequence[Pack]) -> Refusal | None:
    """Why no table can be laid for these settings with these cards."""
    if not 2 <= settings.heroes <= 4:
        return Refusal("refusal.settings-heroes", ("RO-15",), {"n": settings.heroes})
    scenarios = [scenario for pack in packs for scenario in pack.scenarios]
    if settings.scenario not in scenarios:
        args = {"scenario": settings.scenario, "known": ", ".join(scenarios)}
        return Refusal("refusal.settings-scenario", ("RO-16",), args)
    if settings.characters:
        tiles = [hero for pack in packs for hero in pack.heroes]
        if len(settings.characters) != settings.heroes or len(set(settings.characters)) != settings.heroes:
            return Refusal("refusal.settings-tiles", ("RO-17",), {"n": settings.heroes})
        for character in settings.characters:
            if character not in tiles:
                args = {"tile": character, "known": ", ".join(tiles)}
                return Refusal("refusal.settings-tile", ("RO-17",), args)
    if not FASTEST <= settings.roll_time <= SLOWEST:
        times = {"n": settings.roll_time, "fastest": FASTEST, "slowest": SLOWEST}
        return Refusal("refusal.settings-roll-time", ("RO-30",), times)
    if not 0 <= settings.handicap <= MOST_REMOVED:
        return Refusal("refusal.settings-handicap", ("RO-27",), {"n": settings.handicap})
    return None
