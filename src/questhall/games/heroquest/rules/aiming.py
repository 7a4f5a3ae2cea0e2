"""What a spell, a scroll or an artifact can be aimed at (HQ-8.1, HQ-8.6, HQ-8.8, HQ-8.9, HQ-19.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal

from .. import vocabulary as v
from ..dungeon.squares import squares_of
from ..entities import Hero, Monster
from . import looking, sight
from .effects import CarryOut, Named, all_targets, why_not_effects
from .effects_conjuring import tile_places, wall_squares

if TYPE_CHECKING:
    from ..state import HeroQuest

Aimed = v.Spell | v.Artifact
Aims = list[tuple[int, tuple[int, ...]]]
"""Figures and squares."""
FIGURES = ("hero", "ally", "enemy", "figure", "enemy_or_door")
"""Aims by which a figure is named."""


def is_hostile(card: Aimed) -> bool:
    return card.hostile if isinstance(card, v.Spell) else card.aim == "enemy"


def sight_of(card: Aimed) -> str:
    if isinstance(card, v.Spell):
        return card.sight
    return "line" if card.aim == "enemy" else "area"


# --- what could be named ---------------------------------------------------------------------------


def aims(g: HeroQuest, figure: Hero | Monster, card: Aimed) -> Aims:
    """All that is worth a look; `why_not_aim` decides."""
    aim = card.aim
    if aim in ("none", "self"):
        return [(0, ())]
    if aim in FIGURES:
        named: Aims = [(other.id, ()) for other in g.figures() if aim == "figure" or is_of(g, figure, other, aim)]
        return named + doors(g) if aim == "enemy_or_door" else named
    if aim == "door":
        return doors(g)
    if aim == "room":
        return [(0, (square,)) for square in behind_doors(g)]
    if aim == "direction":
        return [(0, (square,)) for square in squares_of(g.around(figure.square) & g.seen)]
    region = g.region(figure.square)
    if aim == "two_squares":
        return pairs(g, wall_squares(g, region))
    if any(isinstance(effect, v.ShadowTile) for effect in card.effects):
        return [(0, (square,)) for square in squares_of(tile_places(g, region))]
    return [(0, (square,)) for square in squares_of(g.free & g.seen)]


def is_of(g: HeroQuest, figure: Hero | Monster, other: Hero | Monster, aim: str) -> bool:
    if isinstance(other, Hero) and other.state == "dead":
        return False
    if aim == "hero":
        return isinstance(other, Hero)
    if aim == "ally":
        return not g.enemies(figure, other) or other is figure
    return aim == "figure" or (other is not figure and g.enemies(figure, other))


def closed_doors(g: HeroQuest) -> int:
    """Doors that one knows of, and that are shut."""
    return looking.known_doors(g) & ~g.opened


def doors(g: HeroQuest) -> Aims:
    return [(0, (number,)) for number in squares_of(closed_doors(g))]


def behind_doors(g: HeroQuest) -> list[int]:
    """Squares behind shut doors that nobody has seen yet: so a room is named of which one knows the door alone."""
    ends = 0
    for number in squares_of(closed_doors(g)):
        ends |= g.plan.doors[number].ends
    return list(squares_of(ends & ~g.seen))


def pairs(g: HeroQuest, free: int) -> Aims:
    """Two squares beside each other, the lower number first."""
    width = g.plan.width
    found: Aims = [(0, (square, square + 1)) for square in squares_of(free & free >> 1 & g.east)]
    return found + [(0, (square, square + width)) for square in squares_of(free & free >> width & g.south)]


def line(g: HeroQuest, start: int, first: int, reach: int) -> tuple[int, ...]:
    """Squares in a straight or diagonal line, up to the first wall or closed door, or so far as it reaches."""
    width = g.plan.width
    along, solid = first - start, g.rubble | g.walls | g.plan.tall
    squares: tuple[int, ...] = ()
    here = start
    while (not reach or len(squares) < reach) and here + along >= 0:
        there = here + along
        if not g.around(here) & g.seen & g.plan.floor & ~solid & 1 << there:
            break
        if abs(there % width - here % width) > 1:
            break
        squares += (there,)
        here = there
    return squares


# --- why not -----------------------------------------------------------------------------------------


def why_not_aim(
    g: HeroQuest, figure: Hero | Monster, card: Aimed, target: int, squares: tuple[int, ...]
) -> Refusal | None:
    named = Named(g.figure(target) if target else None, squares)
    return (
        why_not_named(g, figure, card, named)
        or why_not_effects(g, card.effects, figure, named)
        or why_not_anybody(g, figure, card, target, squares)
    )


def why_not_named(g: HeroQuest, figure: Hero | Monster, card: Aimed, named: Named) -> Refusal | None:
    aim = card.aim
    if isinstance(card, v.Spell) and card.rooms and not g.plan.areas[g.plan.area_of[figure.square]].room:
        return Refusal("refusal.rooms-only", ("HQ-8.1",))
    if aim in FIGURES and (named.target is not None or not named.squares or aim != "enemy_or_door"):
        return why_not_figure(g, figure, card, named.target) if not named.squares else NOTHING_SUCH
    if named.target is not None:
        return NOTHING_SUCH
    squares = named.squares
    if aim in ("none", "self"):
        return NOTHING_SUCH if squares else None
    if aim in ("door", "enemy_or_door"):
        return None if len(squares) == 1 and squares[0] >= 0 and closed_doors(g) >> squares[0] & 1 else NO_DOOR
    if aim == "room":
        return None if len(squares) == 1 and squares[0] in behind_doors(g) else NO_DOOR
    if aim == "direction":
        near = len(squares) == 1 and squares[0] >= 0 and g.around(figure.square) >> squares[0] & 1
        return None if near else Refusal("refusal.no-direction", ("HQ-8.1",))
    return None


NOTHING_SUCH = Refusal("refusal.wrong-aim", ("HQ-8.1",))
NO_DOOR = Refusal("refusal.no-door", ("HQ-B.4",))


def why_not_figure(g: HeroQuest, figure: Hero | Monster, card: Aimed, target: Hero | Monster | None) -> Refusal | None:
    if target is None or (isinstance(target, Hero) and (not target.present or target.state == "dead")):
        return Refusal("refusal.nobody", ("HQ-8.1",))
    if isinstance(target, Monster) and target.vanished:
        return Refusal("refusal.nobody", ("HQ-8.9",))
    if not is_of(g, figure, target, card.aim):
        return Refusal("refusal.wrong-target", ("HQ-8.1", "HQ-8.10"), {"target": target.id})
    if isinstance(target, Hero) and target.state == "down" and not is_hostile(card) and not wakes_up(card):
        return Refusal("refusal.lies-unconscious", ("HQ-9.2",), {"target": target.id})
    if target is not figure and (target.has("invisible") or (is_hostile(card) and g.shadows >> target.square & 1)):
        return Refusal("refusal.hidden", ("HQ-8.6",))
    if getattr(card, "influence", False) and g.trait(target, "immune"):
        return Refusal("refusal.immune", ("HQ-19.12",), {"target": target.id})
    return why_not_sight(g, figure, card, target)


def wakes_up(card: Aimed) -> bool:
    return any(isinstance(effect, v.Heal | v.Cure) for effect in card.effects)


def why_not_sight(g: HeroQuest, figure: Hero | Monster, card: Aimed, target: Hero | Monster) -> Refusal | None:
    """HQ-8.1; who casts board-wide must have had the enemy in the visible area once (HQ-8.8)."""
    if target is figure:
        return None
    seen = sight_of(card)
    if seen == "area":
        return sight.why_not_area(g, figure, target)
    if seen == "line":
        if indirect(card) and sight.indirect_line(g, figure, target):
            return None
        return sight.why_not_line(g, figure, target)
    known = not isinstance(figure, Hero) or (figure.seat, target.id) in g.sighted or g.in_view(figure, target)
    if is_hostile(card) and not known:
        return Refusal("refusal.never-seen", ("HQ-8.8",), {"target": target.id})
    return None


def indirect(card: Aimed) -> bool:
    """The Wizard's own fireball alone goes past figures (HQ-1.15)."""
    return isinstance(card, v.Spell) and card.school == "base"


def why_not_anybody(
    g: HeroQuest, figure: Hero | Monster, card: Aimed, target: int, squares: tuple[int, ...]
) -> Refusal | None:
    """A spell on all enemies around needs at least one."""
    if card.aim in ("none", "self", "direction") and is_hostile(card):
        frame = framed(g, figure, card, target, squares)
        if not [other for other in touched(g, card.effects, frame) if g.enemies(figure, other)]:
            return Refusal("refusal.nobody-there", ("HQ-8.1",))
    return None


# --- whom it touches ------------------------------------------------------------------------------------


def framed(g: HeroQuest, figure: Hero | Monster, card: Aimed, target: int, squares: tuple[int, ...]) -> CarryOut:
    """The effects, ready to be carried out."""
    kind = "spell" if isinstance(card, v.Spell) else "artifact"
    if card.aim == "direction":
        squares = line(g, figure.square, squares[0], card.reach if isinstance(card, v.Spell) else 0)
    aimed = target or (figure.id if card.aim == "self" else 0)
    return CarryOut(origin=f"{kind}:{card.id}", caster=figure.id, target=aimed, squares=squares)


def touched(g: HeroQuest, effects: v.Effects, frame: CarryOut) -> list[Hero | Monster]:
    """Everybody on whom a spell is cast, each once; what the caster does to himself is no matter here."""
    found: list[Hero | Monster] = []
    for effect in effects:
        if isinstance(effect, v.Choice):
            others = [figure for option in effect.options for figure in touched(g, option, frame)]
        else:
            on: v.On = getattr(effect, "on", "target")
            others = [] if on == "self" else all_targets(g, on, frame)
        found += [figure for figure in others if figure not in found]
    return found
