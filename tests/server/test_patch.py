"""A patch says what is different between two views, and leads from the one to the other."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Struct

from questhall.kernel.dice import Random
from questhall.server.telling.patch import patch
from tests.server.any_game import ANY, LEAST
from tests.server.tables import Screen


class Piece(Struct, frozen=True):
    name: str
    at: tuple[int, ...] = ()


class Board(Struct, frozen=True):
    turn: int = 1
    pieces: dict[int, Piece] = {}
    row: tuple[Piece, ...] = ()
    special: Piece | None = None


def test_equal_views_need_no_patch() -> None:
    assert patch(Board(row=(Piece("rook"),)), Board(row=(Piece("rook"),))) == []


def test_a_changed_field_is_named_by_its_path() -> None:
    before = Board(pieces={12: Piece("rook"), 13: Piece("owl")})
    after = Board(turn=2, pieces={12: Piece("rook", (1, 2)), 13: Piece("owl")})
    assert patch(before, after) == [[["turn"], 2], [["pieces", 12, "at"], (1, 2)]]


def test_what_is_gone_is_named_alone() -> None:
    before, after = Board(pieces={12: Piece("rook")}), Board(pieces={14: Piece("owl")})
    assert patch(before, after) == [[["pieces", 12]], [["pieces", 14], Piece("owl")]]


def test_rows_of_equal_length_are_compared_place_by_place() -> None:
    before = Board(row=(Piece("rook"), Piece("owl")))
    assert patch(before, Board(row=(Piece("rook"), Piece("elk")))) == [[["row", 1, "name"], "elk"]]
    assert patch(before, Board(row=(Piece("elk"),))) == [[["row"], (Piece("elk"),)]]


def test_something_instead_of_nothing_is_sent_whole() -> None:
    assert patch(Board(), Board(special=Piece("elk"))) == [[["special"], Piece("elk")]]
    assert patch(Board(special=Piece("elk")), Board()) == [[["special"], None]]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_patches_lead_through_a_whole_game(seat: int | None) -> None:
    """What a client has after each patch is the view that the server has."""
    g = ANY.start(ANY.settings(heroes=LEAST + 1), 7)
    random = Random(7)
    screen = Screen()
    before = ANY.view(g, seat)
    screen.view = plain(before)
    for number in range(300):
        if g.over:
            break
        asked = random.choice(g.asks).seat
        assert g.answer(asked, ANY.sample(g, asked, random)) is None
        after = ANY.view(g, seat)
        screen.take(plain({"base": number, "version": number + 1, "patch": patch(before, after)}))
        assert screen.view == plain(after)
        before = after


def plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))
