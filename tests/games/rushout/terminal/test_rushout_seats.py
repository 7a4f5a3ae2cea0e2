"""Where one sits, by the words of the game."""

from __future__ import annotations

import pytest

from questhall.games.rushout.game import RUSHOUT
from questhall.terminal.seats import seat_of
from questhall.terminal.texts import all_texts


@pytest.mark.parametrize(("said", "seat"), [("wizard", 0), ("Zauberer", 0), ("master", 0), ("2", 2), ("watch", None)])
def test_a_seat_has_a_number_or_the_name_of_a_role(said: str, seat: int | None) -> None:
    assert seat_of(RUSHOUT, said, all_texts(RUSHOUT, "de")) == seat
