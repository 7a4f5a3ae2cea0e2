"""The golden games: who plays, with what, and how they are told.

Each game is stored twice: as a match file, which holds every answer, and as a story, which holds in English
what a spectator hears, with the rules behind every line. A change of the rules shows in both.
Which games these are stands in the folder of each game (tests/games/<game>/playthroughs/golden.py).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame
from questhall.kernel.match import Match
from questhall.kernel.state import CLOCK
from questhall.players.player import decided
from questhall.players.registry import make_player

FOLDER = Path(__file__).parents[1] / "games"
REGENERATE = "make playthroughs"
LONGEST = 30_000


class Golden(Struct, frozen=True):
    """One game: the players are of one kind, the seed is theirs and the game's."""

    name: str
    players: str
    settings: Settings
    seed: int


class Shelf(Struct, frozen=True):
    """The golden games of one game."""

    game: AnyGame
    folder: Path
    golden: tuple[Golden, ...]
    heading: Callable[[Any], str]
    """Stands in a story where a turn begins, by the view of a spectator."""

    def match_file(self, golden: Golden) -> Path:
        return self.folder / f"{golden.name}.match"

    def story_file(self, golden: Golden) -> Path:
        return self.folder / f"{golden.name}.story"


def shelf(game: AnyGame) -> Shelf | None:
    """What stands in the folder of a game, if anything does."""
    folder = FOLDER / game.name / "playthroughs"
    if not folder.is_dir():
        return None
    found = import_module(f"tests.games.{game.name}.playthroughs.golden")
    return Shelf(game, folder, found.GOLDEN, found.heading)


def shelves() -> list[Shelf]:
    return [found for game in GAMES.values() if (found := shelf(game)) is not None]


def play(game: AnyGame, golden: Golden) -> Match:
    """The game from start to end; whoever is asked and sits first answers first."""
    settings, seed = golden.settings, golden.seed
    match = Match(game, settings, seed)
    players = {seat: make_player(golden.players, game, settings, seat, seed) for seat in game.seats(settings)}
    for _ in range(LONGEST):
        asked = [ask.seat for ask in match.state.asks if ask.seat != CLOCK]
        if not asked:
            return match
        seat = min(asked)
        answer = decided(players[seat], game.situation(match.state, seat))
        refusal = match.answer(seat, answer)
        if refusal is not None:
            raise RuntimeError(f"{golden.name}: {answer} of seat {seat} was refused: {refusal}")
    raise RuntimeError(f"{golden.name} did not end within {LONGEST} decisions")


def story(match: Match, heading: Callable[[Any], str]) -> str:
    """What a spectator hears, told move by move as the table then stands."""
    game = match.game
    teller = game.teller("en", None)
    again = Match(game, match.settings, match.seed)
    lines, told, turn = list[str](), 0, 0
    for move in (None, *match.moves):
        if move is not None:
            again.answer(move.seat, move.answer, None, move.at)
        seen = game.view(again.state, None)
        teller.see(seen)
        if game.windows.turn(seen) != turn:
            turn = game.windows.turn(seen)
            lines += ["", f"--- {heading(seen)}, move {len(again.moves)} ---"]
        for line in again.log[told:]:
            text = teller.line(line)
            if text is not None:
                lines.append(f"{text} ({', '.join(line.rules)})" if line.rules else text)
        told = len(again.log)
    outcome = game.outcome(match.state)
    how = outcome.how if outcome is not None else "unfinished"
    return "\n".join([f"{len(match.moves)} moves, {how}", *lines, ""])
