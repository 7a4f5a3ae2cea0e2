"""The games of the house: whatever is installed and registers itself.

A distribution names its games in the entry-point group `questhall.games`; each entry is a `Game`.
"""

from __future__ import annotations

from importlib.metadata import entry_points

from questhall.kernel.game import AnyGame, Game

GROUP = "questhall.games"

BROKEN: dict[str, str] = {}
"""Games that are installed but cannot be played, and why: one of them must not close the house."""


def installed() -> dict[str, AnyGame]:
    """By name, in the order in which the hall shows them."""
    found: list[AnyGame] = []
    for entry in entry_points(group=GROUP):
        try:
            game = entry.load()
        except Exception as error:
            BROKEN[entry.name] = f"{type(error).__name__}: {error}"
            continue
        if isinstance(game, Game) and game.name == entry.name:
            found.append(game)
        else:
            BROKEN[entry.name] = f"{entry.value} is no game that is called {entry.name}"
    return {game.name: game for game in sorted(found, key=lambda game: (game.rank, game.name))}


GAMES: dict[str, AnyGame] = installed()
