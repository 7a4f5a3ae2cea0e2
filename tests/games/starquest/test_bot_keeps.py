"""What bots keep of a table, and of who strikes whom: never anything that could have changed."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.games.starquest.bot import blows
from questhall.games.starquest.bot.chart import Chart
from questhall.games.starquest.bot.deeds import Deeds
from questhall.games.starquest.bot.level import LEVELS
from questhall.games.starquest.bot.scene import Scene
from questhall.games.starquest.entities import Mark
from questhall.games.starquest.space.measure import INCH
from questhall.games.starquest.space.terrain import Spot
from questhall.kernel.dice import Random
from tests.games.starquest.scenario import Table, box

WALLS = [box(20, 0, 1, 30, height=5), box(8, 20, 6, 6, height=2), box(30, 30, 8, 8, "area", 0, difficult=True)]


def test_distances_are_the_same_in_whatever_order_they_are_asked() -> None:
    goal, barred = Spot(40 * INCH, 8 * INCH), frozenset(range(40, 60))
    asked: list[list[float]] = []
    for seed in range(3):
        t = Table(terrain=WALLS)
        chart = Chart(t.g.plan, 630)
        field, spots = chart.field(goal, INCH, barred), tuple(chart.spots)
        found = {spot: chart.distance(spot, field) for spot in Random(seed).shuffled(spots)}
        asked.append([found[spot] for spot in spots])
    assert asked[0] == asked[1] == asked[2]


def test_the_best_deed_comes_first_and_so_on() -> None:
    t = Table("pilot", "longeye", terrain=WALLS)
    t.put("husks", (16, 14))
    t.marker(30, 20)
    t.activate()
    scene = Scene(t.g, 1, LEVELS["cunning"])
    deeds = list(Deeds(scene, True).best_first())
    assert len(deeds) > 20
    assert [deed.value for deed in deeds] == sorted([deed.value for deed in deeds], reverse=True)
    walked = deeds[0]
    hoped = {deed.answer: (deed, attacks) for deed, attacks in Deeds(scene, True).walks()}
    deed, attacks = hoped[walked.answer]
    assert walked == replace(deed, value=deed.value - scene.peril(deed.spot, attacks))


def test_wherever_a_plain_shooter_stands_its_shots_are_reckoned_once() -> None:
    t = Table("pilot", "longeye")
    foe = t.put("husks", (30, 30))
    first = blows.shots_at(t.g, t.hero(1), foe)
    t.move(t.hero(1), (40, 40))
    assert blows.shots_at(t.g, t.hero(1), foe) is first


def test_what_is_lent_to_somebody_is_not_overlooked() -> None:
    t = Table("pilot", "longeye")
    foe = t.put("husks", (30, 30))
    before = blows.shots_at(t.g, t.hero(1), foe)
    foe.marks = (Mark("defense", "mission", 2),)
    assert sum([shot.open for shot in blows.shots_at(t.g, t.hero(1), foe)]) < sum([shot.open for shot in before])


def test_a_blast_is_reckoned_by_who_stands_around() -> None:
    t = Table("pilot", "longeye", at=((10, 10), (30, 30)))
    bloom = t.put("bloom", (20, 10))
    alone = sum([shot.open for shot in blows.shots_at(t.g, bloom, t.hero(1))])
    t.move(t.hero(2), (12, 10))
    assert sum([shot.open for shot in blows.shots_at(t.g, bloom, t.hero(1))]) > alone
