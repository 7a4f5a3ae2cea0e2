"""What is agreed before a game of Lantern Bearers, and what no table can be laid for."""

from __future__ import annotations

from questhall.kernel import company
from questhall.kernel.answers import Refusal

from .cellar import Cellar

MOST_OIL = 12
"""Flasks that may be taken along beyond those of the quest."""


class Settings(company.Settings, frozen=True, kw_only=True):
    master: bool = True
    quest: str = "clapper"
    bearers: tuple[str, ...] = ()
    """In the order of the seats; none: the first ones of the packs (LB-A.2)."""
    gentle: bool = False
    oil: int = 0
    wounds: tuple[int, ...] = ()
    """That the bearers bring from an earlier quest."""
    relics: tuple[str, ...] = ()


def why_not(settings: Settings, cellar: Cellar) -> Refusal | None:
    """Why no table can be laid; the number of heroes is all right."""
    if settings.quest not in cellar.quests:
        known = {"quest": settings.quest, "known": ", ".join(cellar.quests)}
        return Refusal("refusal.settings-quest", ("LB-A.1",), known)
    chosen = settings.bearers
    if chosen and (len(chosen) != settings.heroes or len(set(chosen)) != len(chosen)):
        return Refusal("refusal.settings-bearers", ("LB-A.2",), {"n": settings.heroes})
    for bearer in chosen:
        if bearer not in cellar.bearers:
            known = {"name": bearer, "known": ", ".join(cellar.bearers)}
            return Refusal("refusal.settings-bearer", ("LB-A.2",), known)
    if not 0 <= settings.oil <= MOST_OIL:
        return Refusal("refusal.settings-oil", ("LB-1.3",), {"n": settings.oil, "most": MOST_OIL})
    if any(relic not in cellar.relics for relic in settings.relics):
        return Refusal("refusal.settings-relics", ("LB-C.4",), {"known": ", ".join(cellar.relics)})
    if settings.wounds and (len(settings.wounds) != settings.heroes or min(settings.wounds) < 0):
        return Refusal("refusal.settings-wounds", ("LB-C.2",), {"n": settings.heroes})
    return None
