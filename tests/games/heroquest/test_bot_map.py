"""The dungeon as bots know it is the dungeon of the rules, as far as it was uncovered."""

import pytest

from questhall.games.heroquest.bot.map import FAR, Map
from questhall.games.heroquest.dungeon.squares import mask_of, squares_of
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import OpenDoor
from questhall.games.heroquest.rules import moving, reach, sight
from questhall.games.heroquest.settings import Settings
from questhall.games.heroquest.state import HeroQuest
from questhall.kernel.dice import Random
from tests.games.heroquest.scenario import Table


def some_table(seed: int, decisions: int = 120) -> HeroQuest:
    quests = tuple(HEROQUEST.lore.quests)
    g = HEROQUEST.start(Settings(heroes=4, quest=quests[seed % len(quests)]), seed)
    random = Random(seed)
    for _ in range(decisions):
        if g.asks:
            seat = g.asks[0].seat
            assert g.answer(seat, HEROQUEST.sample(g, seat, random)) is None
    return g


@pytest.mark.parametrize("seed", range(12))
def test_what_one_can_walk_and_strike_is_as_the_rules_say(seed: int) -> None:
    g = some_table(seed)
    board = Map(HEROQUEST.view(g, 1))
    known = g.seen & g.plan.floor
    assert board.floor == known & ~g.solid
    for square in squares_of(known):
        assert board.beside(square) == g.beside(square) & g.seen
        assert board.around(square) & known == g.around(square) & known
        assert board.slants(square) & known == reach.blows(g, square) & known


@pytest.mark.parametrize("seed", range(6))
def test_lines_are_as_the_rules_say(seed: int) -> None:
    """In one visible area exactly; across what nobody has seen a bot is never surer than it may be."""
    g = some_table(seed)
    board = Map(HEROQUEST.view(g, 1))
    squares = list(squares_of(g.seen & g.plan.floor))
    random = Random(seed)
    for _ in range(200):
        one, other = random.choice(squares), random.choice(squares)
        taken = sight.in_the_way(g) & ~(1 << one | 1 << other)
        free = sight.has_line(g, one, other, taken)
        assert free or not board.line(one, other), (one, other)
        if g.region(one) >> other & 1 and not g.region(one) & ~g.seen:
            assert board.line(one, other) == free, (one, other)


def test_a_room_is_a_visible_area_and_nothing_is_known_of_the_dark() -> None:
    t = Table("barbarian")
    board = Map(HEROQUEST.view(t.g, 1))
    assert board.region(t.square("B3")) == t.g.region(t.square("B3"))
    assert not board.ground.floor >> t.square("M3") & 1


def test_steps_go_round_monsters_and_through_friends() -> None:
    t = Table("barbarian", "dwarf", at=("A1", "B1"))
    t.put("orc", "C1")
    board = Map(HEROQUEST.view(t.g, 1))
    rings = board.rings(1 << t.square("A1"), board.heroes_pass)
    assert rings.to(t.square("D1")) == 5
    assert rings.to(t.square("M3")) == FAR
    assert moving.ways(t.g, t.hero(1)).steps_to(t.square("D1")) == 5


def test_an_open_door_is_a_way_and_a_straight_line() -> None:
    t = Table("barbarian", at=("H3",))
    t.do(OpenDoor(t.door()))
    board = Map(HEROQUEST.view(t.g, 1))
    assert board.beside(t.square("H3")) >> t.square("I3") & 1
    assert board.line(t.square("H3"), t.square("J3"))
    assert not board.line(t.square("F2"), t.square("J3"))
    assert board.rings(mask_of([t.square("G3")]), board.floor).to(t.square("I3")) == 2
