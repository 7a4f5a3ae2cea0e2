"""Markers that are carried (ST-295)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..entities import NOBODY, Hero, Marker

if TYPE_CHECKING:
    from ..state import StarQuest


def carried(g: StarQuest, hero: Hero) -> list[Marker]:
    return [marker for marker in g.markers if marker.carrier == hero.seat]


def drops(g: StarQuest, hero: Hero) -> None:
    """Shaken or unconscious, within an inch: where he stands."""
    for marker in carried(g, hero):
        change(g, replace(marker, carrier=NOBODY, spot=hero.spot))
        g.tell("log.drops", ("ST-295", "ST-233"), seat=hero.seat, marker=marker.n)


def drop_what_cannot_be_held(g: StarQuest) -> None:
    """However it came that a carrier is Shaken or unconscious."""
    for hero in g.heroes:
        if hero.shaken or hero.down:
            drops(g, hero)


def change(g: StarQuest, marker: Marker) -> None:
    """A marker as it is now."""
    g.markers = tuple([marker if other.n == marker.n else other for other in g.markers])
    g.unsettled = True


def follows(g: StarQuest, hero: Hero) -> None:
    """It moves with its carrier."""
    for marker in carried(g, hero):
        change(g, replace(marker, spot=hero.spot))
