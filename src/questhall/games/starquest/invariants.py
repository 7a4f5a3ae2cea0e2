"""What is true of every table, whatever happens: random games are checked for it."""

from __future__ import annotations

from . import values
from .rules.moving import Moves
from .space.legs import why_not_stand
from .space.measure import square
from .state import StarQuest

MOST_TOKENS = 6
"""For spells (ST-111)."""


def broken(g: StarQuest) -> list[str]:
    if g.settings.visit == "camp" or not g.heroes:
        return [*heroes(g)]
    return [*bodies(g), *units(g), *heroes(g), *markers(g)]


def bodies(g: StarQuest) -> list[str]:
    """Everybody stands on the table, in nothing impassable, wholly on one level, and on nobody else; whoever is just
    on the way or falls may be anywhere for a moment."""
    if any(isinstance(frame, Moves) for frame in g.stack):
        return []
    found, stood = [], list[tuple[str, int, int, int]]()
    for unit in g.on_table:
        r = values.radius(g, unit)
        for model in unit.models:
            name = f"{unit.kind} {unit.id}.{model.n}"
            barred = why_not_stand(g.ground, model.spot.point, r)
            if barred is not None:
                found.append(f"{name} stands where nobody can: {barred.key} at {model.spot}")
            elif g.ground.level_at(model.spot.point, r) != model.spot.level:
                found.append(f"{name} floats: {model.spot}")
            for other, x, y, radius in stood:
                if square(model.spot.point, (x, y)) < (r + radius) ** 2:
                    found.append(f"{name} stands on {other}")
            stood.append((name, *model.spot.point, r))
    return found


def units(g: StarQuest) -> list[str]:
    found = []
    for unit in g.on_table:
        most = values.tough(g, unit)
        if not 0 < len(unit.models) <= unit.size:
            found.append(f"{unit.kind} has {len(unit.models)} models of {unit.size}")
        if any(not 0 <= model.wounds < most for model in unit.models):
            found.append(f"{unit.kind} has too many wounds: {[model.wounds for model in unit.models]}")
        if not 0 <= unit.tokens <= MOST_TOKENS:
            found.append(f"{unit.kind} has {unit.tokens} tokens")
        if len(set(unit.status)) < len(unit.status):
            found.append(f"{unit.kind} suffers the same twice: {unit.status}")
    return found


def heroes(g: StarQuest) -> list[str]:
    found = []
    for hero in g.heroes:
        if not 0 <= hero.stamina <= hero.full_stamina:
            found.append(f"{hero.kind} has {hero.stamina} stamina of {hero.full_stamina}")
        if hero.down and hero.model.wounds < hero.tough:
            found.append(f"{hero.kind} is down with {hero.model.wounds} wounds of {hero.tough}")
        if hero.actions < 0 or hero.skill_actions < 0:
            found.append(f"{hero.kind} has done too much")
        if any(kit not in g.lore.kits for kit in hero.kits):
            found.append(f"{hero.kind} carries something unknown: {hero.kits}")
    if g.credits < 0:
        found.append("the party owes credits")
    return found


def markers(g: StarQuest) -> list[str]:
    """What is carried is where its carrier is, and he is able to carry it."""
    found = []
    for marker in g.markers:
        if not marker.carrier:
            continue
        hero = g.hero(marker.carrier)
        if not hero.conscious or hero.shaken or marker.done:
            found.append(f"marker {marker.n} is carried by {hero.kind}, who cannot")
        elif marker.spot != hero.spot:
            found.append(f"marker {marker.n} is not where {hero.kind} is")
    spots = [token.spot for token in g.search]
    if len(set(spots)) < len(spots):
        found.append("two search tokens lie on one spot")
    return found
