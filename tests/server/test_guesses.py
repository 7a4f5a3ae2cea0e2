"""How often somebody may try a password."""

from __future__ import annotations

from questhall.server.edge.guesses import Guesses
from questhall.server.edge.limits import Limits

LIMITS = Limits(logins_per_address=30, logins_per_name=10, logins_for_name=50, logins_per_device=5, window=600)


class HandClock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def guesses(limits: Limits = LIMITS) -> tuple[Guesses, HandClock]:
    clock = HandClock()
    return Guesses(limits, clock), clock


def tries(door: Guesses, n: int, name: str = "ada", address: str = "eve's", device: str = "") -> int:
    """How many of so many tries are heard."""
    return sum(door.wait(name, address, device) == 0 for _ in range(n))


def test_from_one_address_a_name_can_be_tried_ten_times() -> None:
    door, clock = guesses()
    assert tries(door, 100) == 10
    clock.now = 601
    assert tries(door, 100) == 10


def test_the_address_comes_before_the_name() -> None:
    door, _ = guesses()
    assert sum(tries(door, 10, name=f"name {n}") for n in range(20)) == 30
    assert tries(door, 1, name="somebody else") == 0
    assert tries(door, 1, address="another") == 1, "what was refused by its address was not counted for the name"


def test_a_name_that_is_tried_from_everywhere_is_heard_once_from_each_address() -> None:
    door, _ = guesses()
    for n in range(20):
        tries(door, 10, address=f"address {n}")
    assert tries(door, 10, address="eve's") == 1
    assert tries(door, 1, address="ada's") == 1, "its owner comes in from anywhere with the right password"


def test_a_browser_that_has_been_here_is_counted_for_itself() -> None:
    door, _ = guesses()
    for n in range(20):
        tries(door, 40, address=f"address {n}")
    tries(door, 40, address="ada's")
    assert tries(door, 10, address="ada's", device="hers") == 5
    assert tries(door, 10, address="ada's", device="eve's own") == 5


def test_a_right_password_is_no_guess() -> None:
    door, _ = guesses()
    for _ in range(25):
        assert tries(door, 1) == 1
        door.right("ada", "eve's")
