"""Dice: a seed and a counter, nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from questhall.kernel.dice import Random, before_all_dice, commitment, number
from questhall.kernel.state import State, Told

CHI_SQUARE_5 = 20.5
"""Beyond it lies one fair die in a thousand (5 degrees of freedom)."""


def dice(seed: int = 1, **fields: tuple[int, ...]) -> State:
    return State(seed=seed, stack=[], listeners={}, **fields)  # type: ignore[arg-type]


def test_the_nth_number_is_a_pure_function_of_seed_and_counter() -> None:
    forward = [number(42, n) for n in range(100)]
    backward = [number(42, n) for n in reversed(range(100))]
    assert forward == backward[::-1]
    assert len({number(seed, n) for seed in range(50) for n in range(50)}) == 2500


def test_the_numbers_are_the_same_on_every_machine() -> None:
    assert [number(0, n) for n in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_a_roll_depends_on_the_counter_only() -> None:
    g = dice()
    rolled = [g.roll("test") for _ in range(20)]
    later = dice()
    later.rolls = 15
    assert [later.roll("test") for _ in range(5)] == rolled[15:]


def test_a_clone_rolls_the_same() -> None:
    g = dice()
    clone = g.clone()
    assert [g.roll("test") for _ in range(9)] == [clone.roll("test") for _ in range(9)]


@pytest.mark.parametrize("sides", [4, 6, 20])
def test_every_side_of_a_die_comes_up_and_no_other(sides: int) -> None:
    g = dice()
    assert {g.roll("test", sides) for _ in range(400)} == set(range(1, sides + 1))


def test_a_die_is_fair() -> None:
    g = dice(seed=2024)
    seen = Counter(g.roll("test") for _ in range(60_000))
    assert sum((seen[side] - 10_000) ** 2 / 10_000 for side in range(1, 7)) < CHI_SQUARE_5


def test_one_roll_says_nothing_about_the_next() -> None:
    g = dice(seed=2025)
    rolls = [g.roll("test") for _ in range(60_001)]
    after_a_six = Counter(b for a, b in pairwise(rolls) if a == 6)
    expected = after_a_six.total() / 6
    assert sum((after_a_six[side] - expected) ** 2 / expected for side in range(1, 7)) < CHI_SQUARE_5


def test_scripted_dice_come_first_and_count_like_others() -> None:
    g, plain = dice(scripted=(6, 1)), dice()
    assert [g.roll("test"), g.roll("test")] == [6, 1]
    assert [plain.roll("test") for _ in range(3)][2] == g.roll("test")


def test_a_roll_tells_its_purpose_to_all() -> None:
    g = dice()
    g.log = []
    result = g.roll("fate")
    assert g.log == [Told("kernel.rolled", (), {"purpose": "fate", "result": result, "by": None})]
    assert g.learned == ~0


@pytest.mark.parametrize("size", [0, 1, 2, 60])
def test_a_shuffle_spends_one_counter_whatever_the_size(size: int) -> None:
    g = dice()
    pile = tuple(range(size))
    assert sorted(g.shuffled(pile)) == list(pile)
    assert g.rolls == 1


def test_a_shuffle_tells_nobody_anything() -> None:
    g = dice()
    g.shuffled((1, 2, 3))
    assert g.learned == 0


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    g = dice(seed=7)
    orders = Counter(g.shuffled((1, 2, 3)) for _ in range(60_000))
    assert len(orders) == 6
    assert sum((n - 10_000) ** 2 / 10_000 for n in orders.values()) < CHI_SQUARE_5


def test_a_players_chance_is_a_stream_of_its_own() -> None:
    one, same, other = Random(3), Random(3), Random(4)
    first = [one.below(100) for _ in range(50)]
    assert first == [same.below(100) for _ in range(50)]
    assert first != [other.below(100) for _ in range(50)]
    assert set(one.shuffled("abc")) == set("abc")
    assert one.choice([7]) == 7


def test_a_map_is_made_of_none_of_the_numbers_that_dice_are() -> None:
    for seed in range(20):
        random, dice = before_all_dice(seed), {number(seed, at) for at in range(500)}
        assert dice.isdisjoint([random.below(1 << 64) for _ in range(500)])
        assert before_all_dice(seed).below(6) == before_all_dice(seed).below(6)


def test_the_seed_is_promised_without_being_told() -> None:
    assert commitment(1) == commitment(1)
    assert commitment(1) != commitment(2)
    assert "12345" not in commitment(12345)
