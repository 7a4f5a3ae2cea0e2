"""Paired shares, tried on everything that could come out."""

from __future__ import annotations

from itertools import product
from math import factorial, prod

import pytest

from questhall.kernel.dice import Random
from questhall.lab.paired import Pairs, counted, holm, quantile
from questhall.lab.plan import Plan, Stop
from questhall.lab.sequential import ALPHA, Course, course_of
from questhall.lab.shares import Z95


def test_mcnemar_counts_how_uneven_it_could_have_been() -> None:
    assert Pairs(10, 1, 9, 10).chance == pytest.approx(2 * (1 + 10) / 2**10)
    assert Pairs(0, 5, 5, 0).chance == 1.0
    assert Pairs(40, 0, 0, 40).chance == 1.0
    assert Pairs(0, 0, 3000, 0).chance == pytest.approx(0.0)


@pytest.mark.parametrize("chances", [(0.4, 0.1, 0.2, 0.3), (0.2, 0.3, 0.3, 0.2), (0.6, 0.02, 0.1, 0.28)])
def test_the_interval_holds_the_true_difference_in_95_of_100_cases(chances: tuple[float, ...]) -> None:
    """All that could come of 30 pairs, each as likely as it is."""
    n, true = 30, chances[2] - chances[1]
    covered = 0.0
    for a in range(n + 1):
        for b in range(n + 1 - a):
            for c in range(n + 1 - a - b):
                pairs = Pairs(a, b, c, n - a - b - c)
                low, high = pairs.interval()
                if low <= true <= high:
                    ways = factorial(n)
                    for count in (a, b, c, pairs.neither):
                        ways //= factorial(count)
                    counts = zip(chances, (a, b, c, pairs.neither), strict=True)
                    covered += ways * prod(chance**count for chance, count in counts)
    assert 0.94 < covered < 0.98


@pytest.mark.parametrize(
    ("pairs", "low", "high"), [(Pairs(36, 2, 12, 0), 0.0569, 0.3404), (Pairs(4, 1, 3, 5), -0.1556, 0.4209)]
)
def test_the_interval_is_that_of_newcombe(pairs: Pairs, low: float, high: float) -> None:
    """His own example, and one with an odd number of pairs, reckoned apart from this code."""
    assert pairs.interval() == pytest.approx((low, high), abs=1e-4)


def test_nothing_that_differed_leaves_little_room() -> None:
    low, high = Pairs(500, 0, 0, 500).interval()
    assert low == pytest.approx(-high)
    assert high < 0.01
    assert Pairs().interval() == (-1.0, 1.0)


def test_pairs_are_told_apart_by_who_won() -> None:
    assert counted(product((True, False), (True, False))) == Pairs(1, 1, 1, 1)
    assert counted([(False, True)] * 3) == Pairs(second=3)
    assert counted([(False, True)] * 3).difference == 1.0


def test_many_comparisons_need_more() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert quantile(0.05) == pytest.approx(Z95)


def test_all_looks_together_spend_what_there_is() -> None:
    stop = Stop(games=1000, round=100)
    course = course_of(Plan("nim", {}, {}, {}, (None,) * 6, stop, 0, margin=5))  # type: ignore[arg-type]
    assert (course.looks, course.margin) == ((100, 200, 400, 800, 1000), 0.05)
    assert 3 * sum(course.spent(look) for look in range(5)) == pytest.approx(ALPHA)


@pytest.mark.parametrize(
    ("pairs", "kind"),
    [
        (Pairs(20, 20, 40, 20), "open"),
        (Pairs(20, 10, 50, 20), "clear"),
        (Pairs(450, 5, 5, 540), "same"),
        (Pairs(0, 500, 500, 0), "open"),
    ],
)
def test_a_verdict_needs_a_clear_difference_or_a_clearly_small_one(pairs: Pairs, kind: str) -> None:
    verdict = Course(1, (100, 1000), 0.05).judged(pairs)
    assert verdict.kind == kind
    assert kind == "clear" or verdict.low <= 0 <= verdict.high


def test_what_the_test_excludes_does_not_stand_in_the_interval() -> None:
    for pairs in (Pairs(0, 0, 12, 38), Pairs(0, 12, 0, 38)):
        verdict = Course(1, (50, 5000), 0.05).judged(pairs)
        assert verdict.kind == "clear"
        assert verdict.low * verdict.high >= 0


def test_who_was_stopped_between_two_looks_spends_no_more_than_at_the_next() -> None:
    course = Course(1, (100, 200), 0.05)
    alike = [course.judged(Pairs(0, 0, 6, n)).kind for n in (94, 144, 194)]
    assert alike == ["open"] * 3
    assert Course(1, (), 0.05).judged(Pairs(0, 0, 6, 94)).kind == "clear"


def test_two_ways_that_are_alike_are_rarely_called_different() -> None:
    """However often one looks: among 400 comparisons at most 5 % and what chance adds to that."""
    course, wrong = Course(1, (50, 100, 200, 400), 0.05), 0
    for seed in range(400):
        random = Random(seed)
        games = [(random.below(2) == 0, random.below(2) == 0) for _ in range(400)]
        wrong += any(course.judged(counted(games[:look])).kind == "clear" for look in course.looks)
    assert 0 < wrong < 0.07 * 400
