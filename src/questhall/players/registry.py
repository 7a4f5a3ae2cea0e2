"""Players by name, for any seat of any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame

from .effort import Effort, effort_of
from .level import level_in, of_level
from .player import Maker, Player
from .random import by_chance

WITHOUT_KNOWLEDGE: Mapping[str, Maker] = {"random": by_chance}
"""Who plays a game that brings no players of its own."""
AT_A_TABLE = Effort(seconds=0.4)
"""What somebody who thinks takes for an answer where nothing else is said. A game whose playouts take long brings its
own by the same name."""
AT = "@"
"""Between a name and an effort: `search@96`, `search@0.5s`."""

Thinking = Callable[[Effort], Maker]
"""Makes players that think so much."""


def makers_of(game: AnyGame) -> Mapping[str, Maker]:
    """The players that know a game and answer at once, weakest first: `PLAYERS` in what it brings for this room."""
    room = game.room("players")
    if room is None:
        return WITHOUT_KNOWLEDGE
    makers: Mapping[str, Maker] = room.PLAYERS
    return makers


def beside_of(game: AnyGame) -> Mapping[str, Maker]:
    """Those that answer at once too, and are stronger, but stand on no line: `BESIDE` in what it brings, if there are
    any. What a level means was measured without them."""
    makers: Mapping[str, Maker] = getattr(game.room("players"), "BESIDE", {})
    return makers


def thinkers_of(game: AnyGame) -> Mapping[str, Thinking]:
    """Those that take their time: `THINKERS` in what it brings, if there are any."""
    thinkers: Mapping[str, Thinking] = getattr(game.room("players"), "THINKERS", {})
    return thinkers


def at_a_table(game: AnyGame) -> Effort:
    effort: Effort = getattr(game.room("players"), "AT_A_TABLE", AT_A_TABLE)
    return effort


def players_of(game: AnyGame) -> tuple[str, ...]:
    """The names of all on the line, weakest first."""
    return tuple(makers_of(game))


def all_players_of(game: AnyGame) -> tuple[str, ...]:
    """With those beside the line and those who take their time; they are stronger."""
    return (*makers_of(game), *beside_of(game), *thinkers_of(game))


def is_player(game: AnyGame, name: str) -> bool:
    return _maker(game, name) is not None


def make_player(name: str, game: AnyGame, settings: Settings, seat: int, seed: int) -> Player:
    """A player for a seat; the same seed plays the same game, unless it thinks by the clock."""
    maker = _maker(game, name)
    if maker is None:
        raise ValueError(f"there is no player {name!r}; there are {', '.join(all_players_of(game))}")
    return maker(game, settings, seat, seed)


def _maker(game: AnyGame, name: str) -> Maker | None:
    makers = makers_of(game)
    known = {**makers, **beside_of(game)}
    if name in known:
        return known[name]
    level = level_in(name)
    if level is not None:
        return of_level(makers, level)
    plain, at, written = name.partition(AT)
    thinker = thinkers_of(game).get(plain)
    effort = effort_of(written) if at else at_a_table(game)
    return None if thinker is None or effort is None else thinker(effort)
