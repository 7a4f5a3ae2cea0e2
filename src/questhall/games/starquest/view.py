"""What a seat may know: everything lies open on the table but the dice to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from . import values
from .camp.shown import CampView, camp_view
from .entities import Arm, Enemy, Hero, Instruction, Mark, Marker, Token, Unit
from .plan import SIDE, Plan
from .rules.objectives import GoalView, goal_view
from .space.measure import Point

if TYPE_CHECKING:
    from .state import StarQuest


class PieceView(Struct, frozen=True):
    """A piece of terrain; its kind says what it does."""

    terrain: str
    corners: tuple[Point, ...]
    height: int
    """Of its top in thousandths of an inch; of a gap a negative depth."""


class ModelView(Struct, frozen=True):
    n: int
    x: int
    y: int
    level: int
    wounds: int
    member: int


class UnitView(Struct, frozen=True, kw_only=True):
    """What heroes and enemies have in common."""

    unit: int
    kind: str
    models: tuple[ModelView, ...]
    size: int
    radius: int
    tall: int
    tough: int
    fatigued: bool
    shaken: bool
    status: tuple[str, ...]
    marks: tuple[Mark, ...]
    tokens: int
    activated: bool
    fired: tuple[str, ...]


class EnemyView(UnitView, frozen=True, kw_only=True):
    wave: int


class HeroView(UnitView, frozen=True, kw_only=True):
    seat: int
    name: str
    level: int
    quality: int
    defense: int
    strength: int
    dexterity: int
    willpower: int
    stamina: int
    full_stamina: int
    advance: int
    rush: int
    charge: int
    arms: tuple[Arm, ...]
    wares: tuple[str, ...]
    skills: tuple[str, ...]
    spells: tuple[str, ...]
    kits: tuple[str, ...]
    injuries: tuple[str, ...]
    used: tuple[str, ...]
    down: bool
    aside: bool
    carries: tuple[int, ...]
    """Markers, by their numbers."""
    actions: int
    skill_actions: int
    exerted: bool
    kills: int


class WaitingView(Struct, frozen=True):
    kind: str
    round: int


class View(Struct, frozen=True):
    """The table; lengths are thousandths of an inch, x from the west edge, y from the north edge."""

    seat: int | None
    mission: str
    title: dict[str, str]
    briefing: dict[str, str]
    round: int
    phase: str
    active: int
    """The unit that is activated."""
    asked: tuple[int, ...]
    """Seats that have to answer something."""
    side: int
    """Of the table."""
    small: bool
    """Every distance is shown halved (ST-16)."""
    beside: bool
    instructions: tuple[Instruction, ...]
    """Beside a real table: what is to be done with figures, one after another."""
    corner: str
    """Where the heroes come from."""
    pieces: tuple[PieceView, ...]
    company: tuple[str, ...]
    """While heroes are chosen: who has taken whom; nothing: not yet."""
    heroes: tuple[HeroView, ...]
    enemies: tuple[EnemyView, ...]
    came: tuple[str, ...]
    """The kinds of all enemies that ever came, in the order of their numbers, which begin with 11."""
    waiting: tuple[WaitingView, ...]
    """Enemies in Ambush, and when they come."""
    markers: tuple[Marker, ...]
    tokens: tuple[Token, ...]
    """Search tokens."""
    goals: tuple[GoalView, ...]
    """The objectives and how far they are."""
    alertness: int
    waves: int
    credits: int
    xp: int
    visit: str
    """mission, or camp."""
    ready: tuple[int, ...]
    """Who has broken camp."""
    camp: CampView | None
    how: str


def view(g: StarQuest, seat: int | None) -> View:
    mission = g.plan.mission
    return View(
        seat=seat,
        mission=mission.id,
        title=mission.name,
        briefing=mission.briefing,
        round=g.round,
        phase=g.phase,
        active=g.active,
        asked=tuple([ask.seat for ask in g.asks]),
        side=SIDE,
        small=g.settings.small,
        beside=g.settings.beside,
        instructions=g.instructions,
        corner=mission.corner,
        pieces=pieces(g.plan),
        company=g.company if not g.heroes else (),
        heroes=tuple([hero_view(g, hero) for hero in g.heroes]),
        enemies=tuple([enemy_view(g, unit) for unit in g.units.values()]),
        came=g.came,
        waiting=tuple([WaitingView(waiting.kind, waiting.round) for waiting in g.waiting]),
        markers=g.markers,
        tokens=g.search,
        goals=goal_view(g),
        alertness=g.alertness,
        waves=g.waves,
        credits=g.credits,
        xp=g.xp,
        visit=g.settings.visit,
        ready=g.ready,
        camp=camp_view(g, seat) if g.settings.visit == "camp" else None,
        how=g.how,
    )


def pieces(plan: Plan) -> tuple[PieceView, ...]:
    """The same in every view of a mission, so they are made once."""
    if not plan.shown:
        plan.shown.extend([PieceView(p.kind, p.outline.corners, p.height) for p in plan.ground.pieces])
    return tuple(plan.shown)


def common(g: StarQuest, unit: Unit) -> dict[str, object]:
    return {
        "unit": unit.id,
        "kind": unit.kind,
        "models": tuple([ModelView(m.n, m.spot.x, m.spot.y, m.spot.level, m.wounds, m.member) for m in unit.models]),
        "size": unit.size,
        "radius": values.radius(g, unit),
        "tall": values.height(g, unit),
        "tough": values.tough(g, unit),
        "fatigued": unit.fatigued,
        "shaken": unit.shaken,
        "status": unit.status,
        "marks": unit.marks,
        "tokens": unit.tokens,
        "activated": unit.activated,
        "fired": unit.fired,
    }


def enemy_view(g: StarQuest, unit: Enemy) -> EnemyView:
    return EnemyView(**common(g, unit), wave=unit.wave)  # type: ignore[arg-type]


def hero_view(g: StarQuest, hero: Hero) -> HeroView:
    return HeroView(
        **common(g, hero),  # type: ignore[arg-type]
        seat=hero.seat,
        name=hero.name,
        level=hero.level,
        quality=hero.quality,
        defense=hero.defense,
        strength=hero.strength,
        dexterity=hero.dexterity,
        willpower=hero.willpower,
        stamina=hero.stamina,
        full_stamina=hero.full_stamina,
        advance=values.allowance(g, hero, "advance"),
        rush=values.allowance(g, hero, "rush"),
        charge=values.allowance(g, hero, "charge"),
        arms=hero.arms,
        wares=hero.wares,
        skills=hero.skills,
        spells=hero.spells,
        kits=hero.kits,
        injuries=hero.injuries,
        used=hero.used,
        down=hero.down,
        aside=hero.aside,
        carries=tuple([marker.n for marker in g.markers if marker.carrier == hero.seat]),
        actions=hero.actions,
        skill_actions=hero.skill_actions,
        exerted=hero.exerted,
        kills=hero.kills,
    )
