"""A long list whose older part is fetched only when somebody looks at it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.kernel.kept import Kept


def fetch_nothing() -> list[int]:
    raise AssertionError("nobody should look")


def test_its_length_and_its_end_are_known_without_looking() -> None:
    kept = Kept([7, 8], 1000, fetch_nothing)
    kept.append(9)
    assert (len(kept), kept[-1], kept[1000], kept[1001:]) == (1003, 9, 7, [8, 9])


def test_it_is_cut_at_its_end_without_looking() -> None:
    kept = Kept([7, 8], 1000, fetch_nothing)
    kept.cut(1001)
    assert len(kept) == 1001


@given(st.lists(st.integers(), max_size=12), st.lists(st.integers(), max_size=12), st.data())
def test_it_is_the_same_as_a_plain_list(older: list[int], tail: list[int], data: st.DataObject) -> None:
    kept, plain = Kept(list(tail), len(older), lambda: list(older)), older + tail
    for _ in range(4):
        place = st.integers(-len(plain) - 1, len(plain) + 1)
        first, last = data.draw(place), data.draw(place)
        assert kept[first:last] == plain[first:last]
        assert list(kept) == plain
        if plain:
            at = data.draw(st.integers(-len(plain), len(plain) - 1))
            assert kept[at] == plain[at]
        length = data.draw(st.integers(0, len(plain)))
        kept.cut(length)
        del plain[length:]
        kept.append(1)
        plain.append(1)
    assert kept == plain


def test_what_is_beyond_its_end_is_not_there() -> None:
    with pytest.raises(IndexError):
        Kept([1], 0)[1]
