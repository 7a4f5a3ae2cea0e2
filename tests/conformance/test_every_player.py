"""What must be true of whoever plays a game: it knows what its seat may know, and nothing else."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame, Game
from questhall.kernel.state import CLOCK
from questhall.players.player import answer_of
from questhall.players.registry import make_player, players_of
from tests.conformance.test_every_game import GAME_SETTINGS, every_game, prompts

MANY = 1_000
FEW = 120
EVERY = 12


GLANCED_AT = [(game, settings) for game, settings in GAME_SETTINGS if type(game).glance is not Game.glance]
"""The others' glance is the view itself."""


def read(glance: Any, view: Any) -> Any:
    """A glance, read from end to end as the view is made."""
    if isinstance(view, msgspec.Struct):
        parts = {name: read(getattr(glance, name), getattr(view, name)) for name in view.__struct_fields__}
        return type(view)(**parts)
    if isinstance(view, dict):
        assert list(glance) == list(glance.keys()) == [key for key, _ in glance.items()]
        assert len(glance) == len(list(glance.values()))
        assert all(key in glance and glance.get(key) == glance[key] for key in view)
        assert -1 not in glance
        assert glance.get(-1) is None
        return {key: read(glance[key], view.get(key)) for key in glance}
    if isinstance(view, tuple | list):
        assert len(glance) == len(view)
        return type(view)([read(one, other) for one, other in zip(glance, view, strict=True)])
    return glance


@pytest.mark.parametrize(("game", "settings"), GLANCED_AT)
def test_a_glance_shows_what_the_view_shows(game: AnyGame, settings: Any) -> None:
    for n, (g, _, _) in enumerate(islice(prompts(game, settings, 31), MANY)):
        if n % 4 == 0:
            for seat in game.seats(settings):
                view = game.view(g, seat)
                assert msgspec.json.encode(read(game.glance(g, seat), view)) == msgspec.json.encode(view)


@every_game
def test_a_player_decides_by_what_its_seat_may_know(game: AnyGame, settings: Any) -> None:
    """The same from the view, from a glance, and at another table at which it could be sitting."""

    def said(g: Any, seat: int, view: Any = None) -> Answer | None:
        player = make_player(players_of(game)[-1], game, settings, seat, 7)
        return answer_of(player, game.situation(g, seat, None if view is None else lambda: view))

    decided = 0
    for n, (g, _, _) in enumerate(islice(prompts(game, settings, 32), FEW)):
        if n % EVERY:
            continue
        for seat in [ask.seat for ask in g.asks if ask.seat != CLOCK]:
            answer = said(g, seat, game.view(g, seat))
            assert said(g, seat) == answer
            assert said(game.determinize(g, seat, Random(n)), seat) == answer
            decided += 1
    assert decided
