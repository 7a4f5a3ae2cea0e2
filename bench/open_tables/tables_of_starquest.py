"""Three new tables, the same for everybody."""

from __future__ import annotations

from random import Random

from bench.open_tables import Pair, Table
from bench.peers import SEED
from questhall.games.starquest.builder import new_plan
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.plan import SIDE
from questhall.games.starquest.settings import NEW_MISSION, Settings
from questhall.games.starquest.space.legs import why_not_stand
from questhall.games.starquest.space.net import net
from questhall.games.starquest.space.sight import Body, sight_points
from questhall.games.starquest.space.terrain import Ground, Piece, Spot, ground
from questhall.games.starquest.space.ways import shortest_alone
from questhall.games.starquest.values import RADII

COUNT = 3
PAIRS = 40
RADIUS = RADII[32]
TALL = 1_500


def walled(pieces: tuple[Piece, ...]) -> Ground:
    walls = [Piece(one.kind, one.outline, "solid", 10_000, impassable=True, blocking=True) for one in pieces]
    return ground(SIDE, SIDE, tuple(walls))


def tables() -> list[Table]:
    settings = Settings(heroes=4, mission=NEW_MISSION)
    plans = [new_plan(seed, settings, STARQUEST.lore) for seed in range(SEED, SEED + COUNT)]
    return [table(walled(plan.ground.pieces), Random(seed)) for seed, plan in enumerate(plans)]


def table(here: Ground, chance: Random) -> Table:
    ways, pairs = net(here, RADIUS), list[Pair]()
    while len(pairs) < PAIRS:
        one, other = [(chance.randrange(SIDE), chance.randrange(SIDE)) for _ in range(2)]
        if all(why_not_stand(here, point, RADIUS) is None for point in (one, other)):
            found = shortest_alone(ways, Spot(*one), Body(Spot(*other), 0, 0), -RADIUS)
            pairs += [] if found is None else [(one, other)]
    sights = sight_points(Body(Spot(0, 0), RADIUS, TALL))
    return Table(
        SIDE,
        tuple([piece.outline.corners for piece in here.pieces]),
        RADIUS,
        tuple([place.point for place in ways.places]),
        tuple(sights),
        tuple(pairs),
    )
