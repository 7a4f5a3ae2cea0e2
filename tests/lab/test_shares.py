import pytest

from questhall.lab.shares import Share, Spread, spread


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (1, 3, 0.0615, 0.7923),
        (500, 1000, 0.4691, 0.5309),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_interval_is_wilsons(hits: int, of: int, low: float, high: float) -> None:
    assert Share(hits, of).interval == pytest.approx((low, high), abs=5e-5)


def test_without_games_everything_is_possible() -> None:
    assert Share().interval == (0.0, 1.0)
    assert Share().value is None


def test_a_share_counts_games_and_hits() -> None:
    assert Share(1, 2) + True == Share(2, 3)
    assert Share(1, 2) + False == Share(1, 3)
    assert Share(1, 4).value == 0.25


def test_numbers_spread_by_quartiles() -> None:
    assert spread([5, 1, 4, 2, 3]) == Spread(1, 2, 3, 4, 5)
    assert spread([1, 2, 3, 4]) == Spread(1, 1.75, 2.5, 3.25, 4)
    assert spread([7]) == Spread(7, 7, 7, 7, 7)
    assert spread([]) is None
