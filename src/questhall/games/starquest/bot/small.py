"""Everything that is asked beside activations: where to stand, what to pay for, what to choose."""

from __future__ import annotations

from math import hypot

from questhall.kernel.answers import Answer
from questhall.kernel.situation import Situation

from .. import moves as m
from ..entities import Hero
from ..plan import QUARTERS
from ..rules import jumping, morale
from ..rules.ambush import why_not_come
from ..rules.casting import Casting
from ..rules.falling import MayFall
from ..rules.given_moves import MayGo
from ..rules.interacting import AT_HAND
from ..rules.jobs import current, markers_of
from ..rules.places import centre_of
from ..rules.statuses import Impairment, StatusTest
from ..rules.testing import AttributeTest
from ..space.measure import INCH
from ..space.terrain import Spot
from ..state import StarQuest
from ..view import View
from . import breath, gifts
from .chart import FAR
from .deeds import Deeds
from .reaching import Reaching
from .scene import Scene

Now = Situation[View, StarQuest]
LAST_ROUND_IN_AMBUSH = 4
SHAKEN = 2.2
"""What it costs to be Shaken: an activation, and whatever one carries."""
FALL = 0.9
JUMPS = 1.5
"""What a jump is worth that succeeds after all."""


# --- where to stand -----------------------------------------------------------------------------------


def deploys(now: Now, scene: Scene) -> Answer:
    """As near as possible to what is to be done; whoever can waits in Ambush, to come where he is needed."""
    places = [option for option in now.options if isinstance(option, m.Deploy)]
    if not places or any(isinstance(option, m.WaitInAmbush) for option in now.options):
        return next((option for option in now.options if isinstance(option, m.WaitInAmbush)), now.options[0])
    goals = goals_of(scene.g)
    if not goals:
        return places[len(places) // 2]
    fields = [scene.chart.field(goal, AT_HAND) for goal in goals]
    index = scene.me.seat % len(fields)

    def far(place: m.Deploy) -> float:
        spot = Spot(*place.to, scene.g.ground.level_at(place.to, scene.radius) or 0)
        return scene.chart.distance(spot, fields[index])

    return min(places, key=far)


def goals_of(g: StarQuest) -> list[Spot]:
    of = current(g)
    return [] if of is None else [marker.spot for marker in markers_of(g, of, "goal", "parcel") if not marker.carrier]


def ambush(now: Now, scene: Scene) -> Answer:
    """At a marker that is far from all others, if nobody watches it; else somewhere with something to shoot at."""
    g, me = scene.g, scene.me
    of = current(g)
    goals = [] if of is None else [mk for mk in markers_of(g, of, "goal", "parcel") if not mk.carrier and not mk.armed]
    best, value = None, -FAR
    for marker in goals:
        others = [scene.plans.distance(hero, marker.spot, AT_HAND) for hero in g.conscious]
        saved = min(min(others, default=30.0 * INCH), 30.0 * INCH) / INCH
        for spot in [*scene.chart.around(marker.spot, AT_HAND), *near(scene, marker.spot, 9 * INCH)]:
            if why_not_come(g, me, spot.point) is None:
                missing = hypot(spot.x - marker.spot.x, spot.y - marker.spot.y) / INCH
                worth = 0.25 * (saved - missing) - scene.peril(spot) + (scene.plans.prize if missing < 1.5 else 0.0)
                if worth > value:
                    best, value = spot, worth
    if best is not None and value > 0.5:
        return m.Deploy(best.point)
    options = [option for option in now.options if isinstance(option, m.Deploy)]
    if not options or (g.round < LAST_ROUND_IN_AMBUSH and not goals):
        return m.WaitInAmbush()
    friends = [hero.spot for hero in g.conscious] or [Spot(*g.plan.corner)]

    def stance(option: m.Deploy) -> float:
        spot = Spot(*option.to, g.ground.level_at(option.to, scene.radius) or 0)
        alone = min([hypot(spot.x - friend.x, spot.y - friend.y) for friend in friends]) / INCH
        return scene.shot(spot)[0] - scene.peril(spot) - 0.08 * alone

    return max(options, key=stance)


def near(scene: Scene, spot: Spot, far: int) -> list[Spot]:
    return [scene.chart.spots[n] for n in scene.chart.near(spot.point, far)]


def goes(now: Now, scene: Scene) -> Answer:
    """A move that was given: to where one would like to be."""
    frame = scene.g.stack[-1]
    most, over = now.ask.about[0] if now.ask.about else 0, isinstance(frame, MayGo) and frame.over
    deeds = Deeds(scene, False)
    here, best = deeds.stay(), None
    around = scene.chart.around(scene.errand.spot, scene.errand.near)
    steps = Reaching(scene.g, scene.me, scene.chart, over).steps(most, around)
    ranked = sorted([(standing(scene, deeds, step.spot) - hurt(scene, step.danger), step.path) for step in steps[1:]])
    for value, path in reversed(ranked[-6:]):
        answer = m.Go(path)
        if value > here and not now.refuses(answer):
            best = answer
            break
    return best or m.Stay()


def standing(scene: Scene, deeds: Deeds, spot: Spot) -> float:
    return deeds.at(spot) + 0.6 * scene.shot(spot)[0] - scene.peril(spot)


def hurt(scene: Scene, danger: bool) -> float:
    return scene.me.tough / 6 if danger else 0.0


def lands(now: Now, scene: Scene) -> Answer:
    options = [option for option in now.options if isinstance(option, m.LandAt)]

    def value(option: m.LandAt) -> float:
        return -scene.peril(Spot(*option.to, scene.g.ground.level_at(option.to, scene.radius) or 0))

    return max(options, key=value)


# --- what to pay for ------------------------------------------------------------------------------------


def pays(now: Now, scene: Scene) -> Answer:
    """Stamina, if what it buys is worth more."""
    g, me = scene.g, scene.me
    n = now.ask.about[0] if now.ask.about else 2
    worth = bought(scene, me)
    return m.Pay() if worth > breath.price(g, me, n, scene.plans) else m.Decline()


def bought(scene: Scene, me: Hero) -> float:
    frames = scene.g.stack
    frame, below = frames[-1], frames[-2] if len(frames) > 1 else None
    match frame:
        case AttributeTest(purpose="marker-test"):
            return scene.plans.prize
        case AttributeTest() if isinstance(below, StatusTest):
            return gifts.AILS[below.status] * (1.0 if below.status == "afflicted" or scene.errand.weight > 0.2 else 0.5)
        case AttributeTest(purpose="scurry"):
            return 2 * scene.errand.weight
        case AttributeTest() if isinstance(below, jumping.Jumps):
            return JUMPS
        case MayFall():
            return FALL
        case morale.MoraleTest():
            carries = any(marker.carrier == me.id for marker in scene.g.markers)
            return SHAKEN + (2.0 if carries or scene.errand.kind == "hold" else 0.0)
        case Impairment():
            return gifts.AILS["impaired"]
        case Casting():
            effects = scene.g.lore.spells[frame.spell].effects
            return gifts.sum_of(scene, effects, frame.targets)
    return 0.3


# --- what to choose --------------------------------------------------------------------------------------


def hinders(now: Now, scene: Scene) -> Answer:
    """Two tokens at the most, if the spell is aimed at somebody who matters."""
    most = max([option.tokens for option in now.options if isinstance(option, m.Hinder)], default=0)
    return m.Hinder(min(2, most))


def quarter(now: Now, scene: Scene) -> Answer:
    """Markers and tokens near to where the heroes come from, enemies far away."""
    frame, corner = scene.g.stack[-1], scene.g.plan.corner
    options = [option for option in now.options if isinstance(option, m.Quarter)]

    def far(option: m.Quarter) -> float:
        x, y = centre_of(option.quarter) if option.quarter in (*QUARTERS, "centre") else corner
        return hypot(x - corner[0], y - corner[1])

    sentry = getattr(frame, "purpose", "") == "sentry"
    return (max if sentry else min)(options, key=far)


def splits(now: Now, scene: Scene) -> Answer:
    """Our own hits where they count, those of the enemies where they hurt least."""
    g, units = scene.g, now.ask.about
    options = [option for option in now.options if isinstance(option, m.Split)]

    def value(option: m.Split) -> float:
        total = 0.0
        for number, hits in zip(units, option.hits, strict=True):
            unit = g.unit(number)
            if isinstance(unit, Hero):
                total -= hits / max(1, unit.tough - unit.model.wounds)
            elif unit is not None:
                total += min(hits, scene.foe(number).left) * scene.foe(number).worth
        return total

    return max(options, key=value)


def status(now: Now, scene: Scene) -> Answer:
    """The worst first, while there is stamina to pay for it."""
    options = [option for option in now.options if isinstance(option, m.TestStatus)]
    return max(options, key=lambda option: gifts.AILS[option.status])


def cure(now: Now, scene: Scene) -> Answer:
    options = [option for option in now.options if isinstance(option, m.Choose)]
    return max(options, key=lambda option: gifts.AILS.get(option.what, 0.0))


def find(now: Now, scene: Scene) -> Answer:
    """Whatever is needed most."""
    g, me = scene.g, scene.me
    options = [option for option in now.options if isinstance(option, m.Choose)]

    def value(option: m.Choose) -> float:
        return 0.01 * ("heal" in option.what) + gifts.sum_of(scene, g.lore.kits[option.what].effects, (me.id,))

    return max(options, key=value)
