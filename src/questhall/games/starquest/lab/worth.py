"""What enemies are worth: what they do to a party before they are gone, beside what they cost in points.

One kind of enemy stands on a table without waves, for the same share of what the party is worth.
If the points were exact, each kind would do the same harm for each point. Twice as many enemies do four times the
harm, for they do it together and for twice as long; so a kind that does four times the harm for its points is worth
twice as many. How far the points are off is the error of the formula.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import log, sqrt
from statistics import fmean, stdev

from msgspec import Struct
from msgspec.structs import replace

from questhall.kernel.dice import number
from questhall.lab.jobs import in_order, with_progress
from questhall.lab.packs import on_table
from questhall.players.player import decided
from questhall.players.registry import make_player

from .. import vocabulary as v
from ..game import STARQUEST, StarQuestGame
from ..plan import Plan
from ..settings import Settings
from ..state import StarQuest
from .felled import felled
from .series import Series, settings_of

SHARE = 50
"""Percent of what the party is worth, in enemies."""
TABLE = "halm_beacon"
"""There is something in its middle that both sides want, so nobody hides."""
LAST_ROUND = 12
"""Whoever is still there has fled or cannot be reached."""
LEAST = 0.1
"""Harm that is taken for granted, so that nobody is worth nothing."""
FALL = 3
"""A hero who falls counts as so many more wounds: somebody has to get him up again."""


class Yard(StarQuestGame):
    """The same game with one kind of enemy, and nobody else comes."""

    def __init__(self, kind: str) -> None:
        super().__init__(on_table(STARQUEST).packs)
        self.kind = kind

    def plan_for(self, settings: Settings, seed: int) -> Plan:
        plan = self.lore.plan(TABLE)
        alone, nobody = v.Force(percent=SHARE, units=(self.kind,)), v.Force(percent=0, units=(self.kind,))
        return replace(plan, mission=replace(plan.mission, sentries=alone, waves=(nobody,), secondary=None))


class Fight(Struct, frozen=True):
    """One of many."""

    kind: str
    points: int
    harm: int


class Worth(Struct, frozen=True):
    """What many fights say about one kind of enemy."""

    kind: str
    points: int
    """Of one unit."""
    harm: float
    """For a hundred points."""
    error: float
    """The standard error of that."""
    fair: float
    """Points that it should cost to do as much harm for them as others."""


class Worths(Struct, frozen=True):
    units: tuple[Worth, ...]
    mean: float
    """Harm for a hundred points, of all kinds together."""
    error: float
    """By how much the points of a kind are off, in the root mean square, as a share of them."""


def fight(player: str, seed: int, task: tuple[str, int]) -> Fight:
    kind, n = task
    game = Yard(kind)
    settings = settings_of(Series(mission=TABLE, level=0))
    players = {seat: make_player(player, STARQUEST, settings, seat, number(seed, n)) for seat in game.seats(settings)}
    g = game.start(settings, number(seed + 1, n), log=True)
    points = 0
    while g.asks and g.round <= LAST_ROUND and not is_won(g):
        points = max(points, g.lore.units[kind].points * (len(g.units) + len(g.waiting)))
        seat = min([ask.seat for ask in g.asks])
        refusal = g.answer(seat, decided(players[seat], game.situation(g, seat)))
        assert refusal is None
    harm = felled(g.log or ())
    return Fight(kind, points, harm.wounds + FALL * sum(harm.by.values()))


def is_won(g: StarQuest) -> bool:
    return g.round > 0 and not g.units and not g.waiting


def fights(player: str, seed: int, games: int, jobs: int, title: str) -> Iterator[Fight]:
    """All kinds of enemies in turn."""
    tasks = [(kind, n) for n in range(games) for kind in on_table(STARQUEST).lore.units]
    parts = ([one] for one in in_order(partial(fight, player, seed), tasks, jobs))
    yield from with_progress(parts, len(tasks), title)


def worths_of(found: Sequence[Fight]) -> Worths:
    units = on_table(STARQUEST).lore.units
    harms = {kind: [100 * one.harm / one.points for one in found if one.kind == kind] for kind in units}
    mean = fmean([fmean(harm) for harm in harms.values()])
    worths = tuple([worth_of(kind, units[kind].points, harm, mean) for kind, harm in harms.items()])
    return Worths(worths, mean, sqrt(fmean([log(one.points / one.fair) ** 2 for one in worths])))


def worth_of(kind: str, points: int, harms: Sequence[float], mean: float) -> Worth:
    harm, error = fmean(harms), stdev(harms) / sqrt(len(harms)) if len(harms) > 1 else 0.0
    return Worth(kind, points, harm, error, points * sqrt(max(harm, LEAST) / mean))
