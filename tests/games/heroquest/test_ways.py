"""Ways over the squares, against a search that goes from square to square; and the sections of the corridors."""

from __future__ import annotations

from collections import deque
from random import Random

import pytest

from questhall.games.heroquest.dungeon.sections import sections
from questhall.games.heroquest.dungeon.squares import mask_of, nth_square, squares_of
from questhall.games.heroquest.dungeon.ways import Reach, reach
from questhall.games.heroquest.entities import MASTER, Hero, Mark, Monster
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import PlaceMonster
from questhall.games.heroquest.rules.moving import destinations, ends, ways
from questhall.games.heroquest.rules.turn_question import TurnQuestion
from questhall.games.heroquest.settings import Settings
from questhall.games.heroquest.state import HeroQuest
from questhall.kernel.asks import QUESTIONS
from questhall.kernel.dice import Random as Sampler
from tests.games.heroquest.scenario import Table

SEEDS = range(60)
MARKS = ("invisible", "veil", "flying")
SECTIONS = {
    "outer north": (0, 0, 26, 1),
    "outer south": (0, 18, 26, 1),
    "outer west": (0, 0, 1, 19),
    "outer east": (25, 0, 1, 19),
    "inner north": (9, 6, 8, 1),
    "inner south": (9, 12, 8, 1),
    "inner west": (9, 6, 1, 7),
    "inner east": (16, 6, 1, 7),
    "cross north": (12, 0, 2, 7),
    "cross south": (12, 12, 2, 7),
    "cross west": (0, 9, 10, 1),
    "cross east": (16, 9, 10, 1),
}
"""The corridors of the classic board: column, row, width and height (shared facts, HQ-4.2)."""


def neighbours(square: int, east: int, south: int, width: int) -> list[int]:
    """Said once more, without shifting masks."""
    x = square % width
    found = []
    if x < width - 1 and east >> square & 1:
        found.append(square + 1)
    if x > 0 and east >> square - 1 & 1:
        found.append(square - 1)
    if south >> square & 1:
        found.append(square + width)
    if square >= width and south >> square - width & 1:
        found.append(square - width)
    return found


def searched(start: int, steps: int, passable: set[int], east: int, south: int, width: int) -> dict[int, int]:
    """How many steps everything in reach takes."""
    found, queue = {start: 0}, deque([start])
    while queue:
        square = queue.popleft()
        if found[square] == steps:
            continue
        for other in neighbours(square, east, south, width):
            if other in passable and other not in found:
                found[other] = found[square] + 1
                queue.append(other)
    return found


def agree(found: Reach, expected: dict[int, int], passable: set[int]) -> None:
    """The same squares at the same costs, and every way is one of the shortest."""
    assert {square: found.steps_to(square) for square in squares_of(found.squares)} == expected
    for square, steps in expected.items():
        way = found.way_to(square)
        assert len(way) == steps
        assert not steps or way[-1] == square
        start = next(s for s, n in expected.items() if not n)
        for before, after in zip((start, *way), way, strict=False):
            assert after in neighbours(before, found.east, found.south, found.width)
            assert after in passable


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_in_reach_is_what_a_plain_search_finds(seed: int) -> None:
    random = Random(seed)
    width, height = random.randint(1, 9), random.randint(1, 9)
    size = width * height
    wall = random.choice((0.1, 0.3, 0.6))
    east = mask_of(s for s in range(size) if s % width < width - 1 and random.random() > wall)
    south = mask_of(s for s in range(size - width) if random.random() > wall)
    start, steps = random.randrange(size), random.randint(0, 14)
    passable = {s for s in range(size) if random.random() > 0.2}
    found = reach(start, steps, mask_of(passable), east, south, width)
    agree(found, searched(start, steps, passable, east, south, width), passable)


def crowded(seed: int) -> tuple[HeroQuest, Random]:
    """A room, a corridor and another room, with open and closed doors, pits, rubble, walls and figures."""
    random = Random(seed)
    t = Table("barbarian", "elf", "dwarf")
    g = t.g
    t.uncover() if random.random() < 0.6 else t.uncover("I1", "I2", "I3", "J3")
    free = list(squares_of(g.plan.floor & ~g.plan.stairs))
    random.shuffle(free)
    for hero in g.heroes:
        hero.square, hero.left = free.pop(), random.randint(0, 12)
        if random.random() < 0.2:
            hero.marks = (Mark(random.choice(MARKS), "quest"),)
        if random.random() < 0.2:
            hero.state = "down"
    for _ in range(random.randint(0, 6)):
        monster = t.put(random.choice(("orc", "goblin", "wight", "giant_bat")), "A1", square=free.pop())
        monster.left = random.randint(0, 10)
        monster.led_by = random.choice((0, 0, 0, 1))
        if random.random() < 0.2:
            monster.marks = (Mark(random.choice(MARKS), "quest"),)
    for number, door in g.plan.doors.items():
        if random.random() < 0.6:
            g.opened |= 1 << number
            g.east |= 1 << door.one
    g.pits = mask_of(free.pop() for _ in range(random.randint(0, 3)))
    g.rubble = mask_of(free.pop() for _ in range(random.randint(0, 3)))
    g.walls = mask_of(free.pop() for _ in range(random.randint(0, 2)))
    return g, random


def stands_in_the_way(g: HeroQuest, figure: Hero | Monster, other: Hero | Monster) -> bool:
    """HQ-B.4: nobody passes those of the other side, unless one of the two is out of the world."""
    if other is figure or g.side(figure) == g.side(other) or other.has("invisible"):
        return False
    if figure.has("veil") or figure.has("flying") or g.trait(figure, "flying"):
        return isinstance(other, Monster) and not g.side(figure)
    return not (isinstance(other, Hero) and g.trait(figure, "pass_through"))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_figure_goes_where_a_plain_search_goes_round_everything_in_its_way(seed: int) -> None:
    g, _ = crowded(seed)
    for figure in g.figures():
        taken = {other.square for other in g.figures() if stands_in_the_way(g, figure, other)}
        flies = figure.has("flying") or g.trait(figure, "flying")
        closed = taken | set(squares_of((0 if flies else g.pits) | g.rubble | g.walls | g.plan.furnished))
        passable = set(squares_of(g.plan.floor & g.seen)) - closed
        if isinstance(figure, Monster):
            passable -= set(squares_of(g.plan.stairs))
        expected = searched(figure.square, figure.left, passable, g.east, g.south, g.plan.width)
        agree(ways(g, figure), expected, passable)


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_ends_where_somebody_else_stands(seed: int) -> None:
    g, _ = crowded(seed)
    for figure in g.figures():
        for other in g.figures():
            if other is not figure:
                assert not ends(g, figure) >> other.square & 1


@pytest.mark.parametrize("seed", range(4))
def test_what_is_kept_of_the_ways_is_what_would_be_found_anew(seed: int) -> None:
    """A game by chance, with a monster that the game master puts in the way now and then."""
    g, random = HEROQUEST.start(Settings(heroes=3, quest="mill"), seed), Sampler(seed)
    for n in range(300):
        if not g.asks:
            break
        ask, frame = g.asks[0], g.stack[-1]
        question = QUESTIONS[ask.question]
        if isinstance(question, TurnQuestion):
            figure = question.figure(g, frame)
            answer = question.sample(g, frame, ask.seat, random)
            kept = destinations(g, figure)
            if n % 20 == 0 and kept:
                g.answer(MASTER, PlaceMonster("goblin", nth_square(kept, 0)))
                answer, kept = question.done, destinations(g, figure)
            g.walks = g.reach = None
            assert kept == destinations(g, figure)
        else:
            answer = question.sample(g, frame, ask.seat, random)
        assert g.answer(ask.seat, answer) is None


def test_the_corridors_of_the_classic_board_have_twelve_sections() -> None:
    board = next(b for b in HEROQUEST.lore.boards.values() if (len(b.rows[0]), len(b.rows)) == (26, 19))
    corridors = {y * 26 + x for y, row in enumerate(board.rows) for x, sign in enumerate(row) if sign == "."}
    east = mask_of(s for s in corridors if s + 1 in corridors and s % 26 < 25)
    south = mask_of(s for s in corridors if s + 26 in corridors)
    expected = {
        name: mask_of((y + j) * 26 + x + i for i in range(wide) for j in range(high))
        for name, (x, y, wide, high) in SECTIONS.items()
    }
    found = sections(mask_of(corridors), east, south, 26)
    assert len(found) == len(SECTIONS)
    assert set(found) == set(expected.values())
